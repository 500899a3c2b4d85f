"""Relics: each is asked by a roll of the die, 1-2 bad, 3-4 small, 5-6 large; once per round."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.challenge import on
from inglenook.games.albions_legacy.places import distances

from .deeds import FAR, fall, fight
from .perils import key_turn
from .stage import Ride, ride

MEAD = "hearth-mead.1"


def uses(
    relic: str, *luck: int | str, others: Any = FAR[:2], fields: Any = None, land: Any = (), decks: Any = None, **me: Any
) -> Ride:
    """Somebody uses a Relic on the own turn."""
    me = {"tile": "stables", **me, "cards": [relic, *me.get("cards", [])]}
    return ride(me, *others, luck=luck, fields=fields, land=land, decks=decks).do(f"use:{relic}")


@pytest.mark.parametrize("relic", [
    "horn-of-bran-galed", "cauldron-of-dyrnwch", "gwyddnos-hamper", "mantle-of-gwen", "morgans-chariot", "second-mirror",
])  # fmt: skip
def test_a_relic_is_used_once_per_round_and_not_at_all_under_the_lid_of_the_tomb(relic: str) -> None:
    play = ride(dict(tile="stables", cards=[relic], used=[relic]), *FAR)
    assert not play.can(f"use:{relic}") and play.why_not(f"use:{relic}").rule == "AL-R102"
    play = ride(dict(tile="stables", cards=[relic]), *FAR, fields={"threats": ["the-tomb-at-corbin"]})
    assert not play.can(f"use:{relic}") and play.why_not(f"use:{relic}").rule == "AL-R148"


@pytest.mark.parametrize(
    ("die", "destiny"), [(1, (0, 0, 0)), (2, (0, 0, 0)), (3, (2, 0, 0)), (4, (2, 0, 0)), (5, (3, 1, 0)), (6, (3, 1, 0))]
)
def test_the_horn_of_bran_galed(die: int, destiny: tuple[int, ...]) -> None:
    others = [{**FAR[0], "destiny": 0}, {**FAR[1], "destiny": 0, "tile": "docks"}]
    play = uses("horn-of-bran-galed", die, others=others, destiny=1)
    assert tuple(player.destiny for player in play.s.players) == destiny


@pytest.mark.parametrize(("die", "wounds", "over"), [(2, (1, 1, 1), True), (3, (1, 0, 1), False), (6, (0, 0, 0), False)])
def test_the_cauldron_of_dyrnwch(die: int, wounds: tuple[int, ...], over: bool) -> None:
    others = [{**FAR[0], "wounds": 1}, {**FAR[1], "wounds": 1, "tile": "docks"}]
    play = uses("cauldron-of-dyrnwch", die, others=others, wounds=1)
    if die == 3:
        assert play.options == ["hero:0", "hero:1"]
        play.do("hero:1")
    assert tuple(player.wounds for player in play.s.players) == wounds and (play.s.turn.who == 1) is over


def test_gwyddnos_hamper() -> None:
    play = uses("gwyddnos-hamper", 1, cards=[MEAD])
    assert play.me.cards == ["gwyddnos-hamper"] and play.me.broken == ["gwyddnos-hamper"]
    assert uses("gwyddnos-hamper", 2).me.broken == ["gwyddnos-hamper"]  # no Item to lose
    deck = {"item": ["marsh-tonic.1", "hares-knot.1", "drovers-map.1"]}
    play = uses("gwyddnos-hamper", 4, decks=deck).do("keep:marsh-tonic.1")
    assert play.me.cards == ["gwyddnos-hamper", "marsh-tonic.1"] and play.me.broken == ["gwyddnos-hamper"]
    play = uses("gwyddnos-hamper", 5, decks=deck).do("keep:marsh-tonic.1", "keep:hares-knot.1")
    assert play.me.cards == ["gwyddnos-hamper", "marsh-tonic.1", "hares-knot.1"]


@pytest.mark.parametrize(("die", "successes", "broken"), [(1, 0, True), (3, 1, False), (6, 2, False)])
def test_tudwals_whetstone(die: int, successes: int, broken: bool) -> None:
    play = fight("dragon.1", cards=["tudwals-whetstone"], luck=[*fall(of=5), die]).do("roll:prowess", "use:tudwals-whetstone")
    assert on(play.s).bonus == successes and (play.me.broken != []) is broken and not play.can("use:tudwals-whetstone")
    play = fight("dragon.1", cards=["tudwals-whetstone"], luck=[*fall("prowess", of=5), 6]).do(
        "roll:prowess", "use:tudwals-whetstone"
    )
    assert play.s.foes == {}


@pytest.mark.parametrize(("die", "reach"), [(3, 2), (5, 4)])
def test_the_mantle_of_gwen(die: int, reach: int) -> None:
    assert uses("mantle-of-gwen", 1).s.turn.steps == 2
    play = uses("mantle-of-gwen", die, fields={"foes": {"saxon.1": "h-nw"}})
    assert play.can("tile:h-nw") and play.can("tile:h-n") and play.can("tile:round-table") is (reach == 4)
    play.do("tile:h-n")
    assert play.me.tile == "h-n" and play.s.turn.steps == 4 and play.s.foes == {"saxon.1": "h-nw"}  # nothing was met between
    assert uses("mantle-of-gwen", die).do("none").me.tile == "stables"


@pytest.mark.parametrize(("die", "stones"), [(2, 4), (4, 6), (6, 8)])
def test_dyrnwyn(die: int, stones: int) -> None:
    play = fight("dragon.1", cards=["dyrnwyn"], luck=[die, *fall(of=min(6, stones))]).do("use:dyrnwyn", "roll:prowess")
    assert len(on(play.s).pool.faces) + on(play.s).free == stones and play.me.used == ["dyrnwyn"]


def test_morgans_chariot() -> None:
    play = uses("morgans-chariot", 2)
    assert play.me.tile == "round-table" and play.s.turn.who == 1
    assert uses("morgans-chariot", 3).s.turn.steps == 6
    play = uses("morgans-chariot", 6, fields={"foes": {"saxon.1": "docks"}})
    assert play.can("tile:dungeon") and not play.can("tile:docks")
    assert play.do("tile:dungeon").me.tile == "dungeon" and play.s.turn.steps == 4


def rings(*luck: int | str) -> Ride:
    """Before enemies move, with one next to the bell and one at the other end of the castle."""
    foes = {"saxon.1": "courtyard", "saxon.2": "docks"}
    me = dict(tile="stables", cards=["tongueless-bell"])
    far = [{**one, "tile": "chapel"} for one in FAR[:2]]
    return key_turn(me, *far, stage=3, fields={"foes": foes}, luck=luck)


def gone(play: Ride) -> list[int]:
    """How far the two have come from where they were."""
    return [distances(play.s, start)[play.s.foes[token]] for token, start in (("saxon.1", "courtyard"), ("saxon.2", "docks"))]


def test_the_tongueless_bell() -> None:
    play = rings(4, *["#0"] * 4)
    assert play.asked == "way" and play.options == ["yes", "no"]
    assert gone(play.do("yes")) == [0, 1]  # the near one stays
    assert gone(rings(6).do("yes")) == [0, 0]
    further = rings(1, *["#0"] * 6).do("yes")
    assert further.asked == "challenge" and gone(further) == [1, 2]  # the near one has come, the other goes further


def test_the_tongueless_bell_may_be_left_alone() -> None:
    left = rings(*["#0"] * 4).do("no")
    assert gone(left) == [1, 1] and left.me.used == []


def test_the_listening_stone() -> None:
    stack = ["m1", "m2", "m3", "m4", "m5"]
    me: dict[str, Any] = dict(tile="drawbridge", cards=["listening-stone"])
    play = ride(me, *FAR, luck=[1], stack=stack, decks={"encounter": ["the-empty-chair"]}).do("use:listening-stone")
    assert play.s.despair == 1 and play.s.turn.choice == 0
    for die, turned in ((3, 2), (6, 4)):
        me = dict(tile="drawbridge", cards=["listening-stone"])
        play = ride(me, *FAR, luck=[die], stack=stack).do("use:listening-stone", "scout:0")
        assert play.does("find") == stack[:turned]
    assert not ride(dict(tile="h-n", cards=["listening-stone"]), *FAR).can("use:listening-stone")


def test_the_singing_head() -> None:
    def sings(*luck: int | str) -> Ride:
        others = [{**FAR[0], "destiny": 0}, {**FAR[1], "destiny": 0, "tile": "docks"}]
        me = dict(tile="stables", cards=["the-singing-head"], destiny=1)
        return key_turn(me, *others, stage=1, fields={"despair": 4}, luck=luck)

    play = sings(1)
    plaques = len(play.s.decks["virtue"])
    assert len(play.do("yes").s.decks["virtue"]) == plaques - 1 and play.s.despair == 5
    play = sings(4).do("yes")
    assert [player.destiny for player in play.s.players] == [2, 1, 0]
    play = sings(5).do("yes")
    assert play.s.despair == 4 and play.me.cards == [] and play.s.discards["relic"] == ["the-singing-head"]
    assert sings().do("no").s.despair == 5


def test_the_second_mirror() -> None:
    assert uses("second-mirror", 2).me.dooms == ["seduction"]
    others = [{**FAR[0], "dooms": ["cold-feet"]}, {**FAR[1], "dooms": ["the-rust"], "tile": "docks"}]
    play = uses("second-mirror", 3, others=others, dooms=["the-wolf-at-heel"])
    assert play.options == ["doom:0:the-wolf-at-heel", "doom:1:cold-feet"]
    play.do("doom:1:cold-feet")
    assert [player.dooms for player in play.s.players] == [["the-wolf-at-heel"], [], ["the-rust"]]
    others = [{**FAR[0], "dooms": ["cold-feet"]}, {**FAR[1], "dooms": ["the-rust"], "tile": "docks"}]
    play = uses("second-mirror", 6, others=others, dooms=["the-wolf-at-heel", "seduction"], destiny=1)
    assert all(player.dooms == [] for player in play.s.players) and play.me.destiny == 2


@pytest.mark.parametrize(("die", "wounds", "broken"), [(1, 1, True), (3, 0, True), (5, 0, False)])
def test_padarns_coat(die: int, wounds: int, broken: bool) -> None:
    play = fight("dragon.1", cards=["padarns-coat"], destiny=0, luck=[*fall(of=5), die]).do("roll:prowess")
    play.do("use:0.padarns-coat")
    assert play.me.wounds == wounds and (play.me.broken == ["padarns-coat"]) is broken
