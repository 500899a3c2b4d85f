"""What each Severe Threat does, in its own words."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.cards import blocked
from inglenook.games.albions_legacy.challenge import begin
from inglenook.games.albions_legacy.commands import plan, speed
from inglenook.games.albions_legacy.content import NAMED, THREATS
from inglenook.games.albions_legacy.fights import trial_of
from inglenook.games.albions_legacy.state import Albion
from inglenook.games.albions_legacy.stones import ENEMY, rating_of

from .perils import abilities
from .stage import Ride, ride

FAR = [dict(tile="stables")] * 3


def scene(threat: str, at: str, *players: dict[str, Any], foes: dict[str, str] | None = None, **more: Any) -> Ride:
    """A threat is in play and its named enemy on a tile."""
    fields = {"threats": [threat], "foes": {THREATS[threat].named: at, **(foes or {})}}
    return ride(*(players or FAR), fields=fields, **more)


def key(threat: str, at: str, *players: dict[str, Any], foes: dict[str, str] | None = None, **more: Any) -> Ride:
    """The abilities act in the Key-Turn, and nobody moves."""
    leader = THREATS[threat].named
    fields = {"threats": [threat], "foes": {leader: at, **(foes or {})}, **more.pop("fields", {})}
    return abilities(*(players or FAR), fields=fields, **more)


def facing_foe(s: Albion, token: str) -> Albion:
    """As if the first player had begun to challenge an enemy."""
    begin(s, 0, trial_of(token), kind=ENEMY, subject=token, named=token in NAMED)
    return s


# -- what they forbid -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("threat", "what", "not_what"),
    [
        ("a-blow-for-a-blow", "repair", "healing"),
        ("the-tomb-at-corbin", "relic", "armoury"),
        ("the-tomb-at-corbin", "relics", "repair"),
        ("the-vale-of-grief", "healing", "repair"),
        ("the-king-of-the-border", "armoury", "relic"),
        ("the-lady-of-the-chapel", "virtue", "item"),
    ],
)
@pytest.mark.rule("AL-R148")
def test_what_a_threat_closes(threat: str, what: str, not_what: str) -> None:
    s = scene(threat, "docks").s
    assert blocked(s, what, 0, "stables") == threat and not blocked(s, not_what, 0, "stables")
    s.beaten = {threat: 0}
    assert not blocked(s, what, 0, "stables")


def test_the_blow_leaves_broken_what_is_broken() -> None:
    hurt = dict(tile="smithy", cards=["oak-mail"], broken=["oak-mail"])
    assert ride(hurt).can("activate") and not scene("a-blow-for-a-blow", "docks", hurt, *FAR[1:]).can("activate")


def test_maleagant_lets_nobody_go_from_his_region() -> None:
    fields = dict(tile="h-n", cards=["oak-mail"])
    land = [("mf1", 0, -3, 0, "mountain")]
    s = facing_foe(scene("the-sword-bridge", "chapel", fields, *FAR[1:]).s, "maleagant")
    assert blocked(s, "escape", 0, "h-n") and blocked(s, "escort", 0, "h-n")
    s = scene("the-sword-bridge", "mf1", fields, *FAR[1:], land=land).s
    assert not blocked(s, "escape", 0, "h-n") and not blocked(s, "escort", 0, "h-n")


@pytest.mark.parametrize(("foes", "rating"), [({"witch.1": "docks"}, 5), ({"hellawes": "docks"}, 4), ({}, 4)])
def test_accolon_loses_no_blood_while_a_witch_is_in_play(foes: dict[str, str], rating: int) -> None:
    s = facing_foe(scene("the-stolen-scabbard", "chapel", foes=foes).s, "accolon")
    assert s.contest is not None and rating_of(s, s.contest) == rating
    other = facing_foe(scene("the-stolen-scabbard", "chapel", foes={**foes, "saxon.1": "docks"}).s, "saxon.1")
    assert other.contest is not None and rating_of(other, other.contest) == 3


def test_hengists_saxons_have_long_oars() -> None:
    s = scene("the-oxhide-bargain", "docks", foes={"saxon.1": "docks", "witch.1": "docks"}).s
    assert [speed(s, token) for token in s.foes] == [2, 2, 1]


def test_saxons_cross_walls_on_the_knife_of_osla() -> None:
    at = [dict(tile="chapel")] * 3
    s = scene("the-knife-across-the-river", "drawbridge", *at, foes={"witch.1": "drawbridge"}).s
    assert plan(s, "osla-bigknife").first == ("chapel",) and plan(s, "witch.1").first == ("h-n",)


@pytest.mark.parametrize(("tile", "no"), [("stables", True), ("round-table", False)])
def test_where_iddawg_is_about_one_trades_at_the_round_table_only(tile: str, no: bool) -> None:
    both = [dict(tile=tile, cards=["oak-mail"]), dict(tile=tile), dict(tile=tile)]
    assert (scene("the-churn-of-britain", "docks", *both).does("trade") == []) is no


@pytest.mark.parametrize(("token", "no"), [("cath-palug", True), ("saxon.1", False)])
def test_armour_is_no_help_against_the_cat(token: str, no: bool) -> None:
    s = facing_foe(scene("the-cat-of-mon", "docks", foes={"saxon.1": "docks"}).s, token)
    assert bool(blocked(s, "break-armour", 0, "stables")) is no and not blocked(s, "break-weapon", 0, "stables")
    assert speed(s, "cath-palug") == 2 and speed(s, "saxon.1") == 1


@pytest.mark.parametrize(("pips", "encounter"), [(2, True), (3, False)])
def test_the_birds_see_a_scout_coming(pips: int, encounter: bool) -> None:
    decks = {"encounter": ["the-empty-chair"]}
    play = scene(
        "the-birds-of-pellitus", "docks", dict(tile="drawbridge", destiny=0), *FAR[1:], stack=["m9"], decks=decks, luck=[pips]
    )
    play.do("scout:0")
    assert (play.s.despair == 1) is encounter and (play.me.destiny == 1) is encounter and play.asked == "lay"


# -- what they do in the Key-Turn -----------------------------------------------------------------------------------------


def test_rion_takes_destiny_in_his_region() -> None:
    land = [("mf1", 0, -3, 0, "mountain"), ("mr1", 0, -4, 0, "mountain")]
    play = key("a-cloak-of-beards", "mf1", dict(tile="mr1"), dict(tile="stables"), dict(tile="mr1", destiny=0), land=land)
    assert [player.destiny for player in play.s.players] == [2, 5, 0]


@pytest.mark.parametrize(("pips", "despair"), [(1, 1), (2, 1), (3, 0)])
def test_ash_on_the_snow(pips: int, despair: int) -> None:
    play = key("the-white-one-wakes", "docks", luck=[pips])
    assert play.s.despair == despair and play.s.discards["virtue"] == []


@pytest.mark.parametrize(("tile", "lost"), [("h-nw", 0), ("stables", 1)])
def test_gorlois_wants_somebody_near(tile: str, lost: int) -> None:
    play = key("the-lord-of-the-sea-tower", "drawbridge", dict(tile=tile), *FAR[1:])
    assert len(play.s.discards["virtue"]) == lost


@pytest.mark.parametrize(("threat", "tile"), [("the-churn-of-britain", "drawbridge"), ("a-list-of-names", "round-table")])
def test_who_stands_at_the_wrong_place_costs_a_plaque(threat: str, tile: str) -> None:
    assert len(key(threat, tile).s.discards["virtue"]) == 1 and key(threat, "docks").s.discards["virtue"] == []


def test_claudas_in_the_armoury_breaks_a_card_of_everybody() -> None:
    one, two = dict(tile="stables", cards=["oak-mail"]), dict(tile="stables", cards=["ash-hilt-blade", "quilted-coat"])
    play = key("the-king-of-the-border", "armoury", one, two, dict(tile="stables", cards=["hearth-mead.1"]))
    assert play.asked == "card" and play.seat == 1 and play.me.broken == ["oak-mail"]
    play.do("card:quilted-coat")
    assert play.you.broken == ["quilted-coat"] and play.s.players[2].broken == []
    assert key("the-king-of-the-border", "docks", one, *FAR[1:]).me.broken == []


def test_frocin_takes_from_whoever_has_most() -> None:
    play = key("the-stars-of-frocin", "docks")
    assert [player.destiny for player in play.s.players] == [3, 4, 3] and play.asked == "act"
    tie = key("the-stars-of-frocin", "docks", FAR[0], dict(tile="stables", destiny=3), FAR[2])
    assert tie.asked == "player" and tie.options == ["hero:0", "hero:1", "hero:2"]
    tie.do("hero:2")
    assert [player.destiny for player in tie.s.players] == [3, 3, 2]
    nothing = [dict(tile="stables", destiny=0)] * 3
    assert key("the-stars-of-frocin", "docks", *nothing).asked == "act"


@pytest.mark.parametrize(("n", "born"), [(2, 1), (3, 0)])
def test_the_litter_of_twrch_trwyth(n: int, born: int) -> None:
    foes = {f"magic-creature.{one}": "chapel" for one in range(1, n + 1)}
    play = key("the-kings-bristles", "docks", foes=foes)
    assert sum(at == "docks" for at in play.s.foes.values()) == 1 + born and len(play.s.foes) == 1 + n + born


def test_morholt_takes_an_item_or_captives_or_hope() -> None:
    rich = dict(tile="stables", cards=["hearth-mead.1"], tokens=["saxon.1"])
    also = dict(tile="stables", tokens=["saxon.2"])

    def due() -> Ride:
        return key("the-champions-tribute", "docks", rich, also, FAR[2])

    play = due()
    assert play.asked == "tribute" and play.options == ["item:hearth-mead.1", "tokens", "refuse"]
    play.do("item:hearth-mead.1")
    assert play.me.cards == [] and play.s.despair == 0 and play.me.tokens == ["saxon.1"]
    play = due().do("tokens")
    while play.asked == "token":
        play.do(play.options[0])
    assert play.me.tokens == play.you.tokens == [] and play.me.cards == ["hearth-mead.1"] and play.s.despair == 0
    assert due().do("refuse").s.despair == 1


def test_morholt_takes_hope_where_there_is_nothing_else() -> None:
    play = key("the-champions-tribute", "docks", dict(tile="stables", tokens=["saxon.1"]), *FAR[1:])
    assert play.asked == "act" and play.s.despair == 1 and play.me.tokens == ["saxon.1"]


@pytest.mark.parametrize(("face", "dooms"), [("loyalty", []), ("blank", ["seduction"])])
def test_rowena_drinks_with_the_nearest(face: str, dooms: list[str]) -> None:
    near = dict(tile="h-n", destiny=0)
    play = key("the-golden-cup", "great-hall", FAR[0], near, dict(tile="docks"), luck=[face] * 3)
    while play.asked in ("challenge", "reroll"):
        play.do("stop" if play.asked == "reroll" else play.options[0])
    assert play.you.dooms == dooms and play.me.dooms == []


def test_rowena_elsewhere_drinks_alone_and_leaves_the_doomed_in_peace() -> None:
    assert key("the-golden-cup", "docks").asked == "act"
    doomed = [dict(tile="h-n", dooms=["seduction"])] * 3
    play = key("the-golden-cup", "great-hall", *doomed)
    assert play.s.contest is None or play.s.contest.subject != "the-golden-cup"
