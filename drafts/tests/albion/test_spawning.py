"""Threat Cards and spawning (J, R)."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.content import HALLWAYS, THREATS, TOKENS
from inglenook.games.albions_legacy.spawning import draw_threat, pool, spawn
from inglenook.games.albions_legacy.state import ALTable, Laid

from .perils import NORTH, happens
from .stage import Ride, facing, ride

RED: tuple[Laid, ...] = (
    facing("m1", 0, -4, "mountain", open=(3,)), facing("m5", 1, -4, "mountain", open=(4,)), ("fr1", 0, -3, 0, "mountain"),
)  # fmt: skip
"""Three red banners in the mountains: a road, and two tiles behind it."""


def drawn(deck: str, card: str, *players: dict[str, Any], **more: Any) -> Ride:
    """Somebody draws this from the deck that the token shows."""
    fields = {"agenda": ["threat:0:"], "approaching": deck, **more.pop("fields", {})}
    return ride(*players, decks={deck: [card]}, fields=fields, **more)


def places(play: Ride, type: str) -> list[str]:
    """Where the enemies of a type are."""
    return [at for token, at in play.s.foes.items() if token.startswith(f"{type}.")]


# -- drawing --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R133")
def test_the_first_threat_is_severe_and_the_next_general() -> None:
    decks = {"severe": ["the-champions-tribute"], "general": ["three-at-the-ford"]}
    play = ride(dict(tile="stables"), decks=decks, fields={"agenda": ["threat:0:", "threat:0:"]})
    assert play.s.threats == ["the-champions-tribute", "three-at-the-ford"] and play.s.approaching == "severe"


@pytest.mark.rule("AL-R134")
@pytest.mark.parametrize(("lies", "goes"), [("severe", "general"), ("general", "severe")])
def test_the_token_goes_to_the_other_deck(lies: str, goes: str) -> None:
    cards = {"severe": "the-champions-tribute", "general": "three-at-the-ford"}
    play = drawn(lies, cards[lies])
    assert play.s.threats == [cards[lies]] and play.s.approaching == goes


@pytest.mark.rule("AL-Q72")
@pytest.mark.parametrize(("deck", "lies"), [("general", "general"), ("", "severe")])
def test_only_a_deck_that_is_named_leaves_the_token_where_it_is(deck: str, lies: str) -> None:
    decks = {"general": ["three-at-the-ford"]}
    play = ride(dict(tile="stables"), decks=decks, fields={"agenda": [f"threat:0:{deck}"], "approaching": "general"})
    assert play.s.threats == ["three-at-the-ford"] and play.s.approaching == lies


@pytest.mark.rule("AL-Q3")
def test_an_empty_deck_is_helped_out_by_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    async def empty(t: ALTable) -> None:
        t.state.decks["severe"].layers.clear()
        await draw_threat(t, 0)

    play = happens(monkeypatch, empty, decks={"general": ["three-at-the-ford"]})
    assert play.s.threats == ["three-at-the-ford"]


@pytest.mark.rule("AL-Q3")
def test_two_empty_decks_give_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    async def empty(t: ALTable) -> None:
        for deck in ("severe", "general"):
            t.state.decks[deck].layers.clear()
        await draw_threat(t, 0)

    play = happens(monkeypatch, empty)
    assert play.s.threats == [] and play.s.foes == {} and "al-log-no-threat" in play.said()


@pytest.mark.rule("AL-R135")
@pytest.mark.parametrize("tile", ["dungeon", "stables"])
def test_a_night_at_the_dungeon_draws_one(tile: str) -> None:
    play = ride(dict(tile=tile), decks={"severe": ["the-champions-tribute"]})
    play.do("end")
    assert play.s.threats == (["the-champions-tribute"] if tile == "dungeon" else [])


@pytest.mark.rule("AL-R136")
def test_a_card_says_who_comes_how_they_move_and_what_they_can_do() -> None:
    play = drawn("general", "hounds-with-red-ears")
    assert play.s.threats == ["hounds-with-red-ears"] and len(play.s.foes) == 3
    assert THREATS["hounds-with-red-ears"].command == "aggressive" and "al-log-threat" in play.said()
    assert "hounds-with-red-ears" not in [card for bag in play.s.decks["general"].layers for card in bag]


# -- those with a name ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R138")
def test_a_severe_threat_brings_its_named_enemy_and_others() -> None:
    play = drawn("severe", "the-lady-of-the-chapel")
    assert play.s.foes["hellawes"] == "chapel" and len(places(play, "witch")) == 1 and len(places(play, "druid")) == 1


@pytest.mark.rule("AL-R140")
def test_a_named_enemy_appears_where_its_tile_lies() -> None:
    play = drawn("severe", "a-blow-for-a-blow", land=[("fr1", -3, 3, 0, "forest"), facing("e1", -4, 4, "forest", open=(1,))])
    assert play.asked == "act" and play.s.foes == {"green-knight": "e1"} and len(play.s.land) == 2


@pytest.mark.rule("AL-R139")
def test_its_tile_is_laid_if_it_is_not_there() -> None:
    play = drawn("severe", "a-blow-for-a-blow", land=[("fr1", -3, 3, 0, "forest")])
    assert "e1" in play.s.enemy_tiles and play.asked == "site"
    while play.asked != "act":
        play.do(play.options[0])
    assert play.s.foes == {"green-knight": "e1"} and [tile for tile, *_ in play.s.land] == ["fr1", "e1"]
    assert "e1" not in play.s.enemy_tiles and play.s.land[1][4] == "forest"


@pytest.mark.rule("AL-Q46")
def test_without_room_it_appears_at_the_exit() -> None:
    roads = [(road, 20 + 3 * n, 0, 0, "river") for n, road in enumerate(("mf1", "mr1", "a1", "fr1"))]
    play = drawn("severe", "the-tomb-at-corbin", land=roads)
    assert play.s.foes == {"serpent-of-corbin": "drawbridge"} and "e2" in play.s.enemy_tiles


@pytest.mark.rule("AL-R216")
@pytest.mark.parametrize(("option", "threats"), [(True, 2), (False, 1)])
def test_a_laid_threat_tile_brings_company_if_the_table_says_so(option: bool, threats: int) -> None:
    play = drawn("severe", "a-blow-for-a-blow", land=[("fr1", -3, 3, 0, "forest")], double_threats=option)
    while play.asked in ("site", "lay"):
        play.do(play.options[0])
    assert len(play.s.threats) == threats and play.s.approaching == "general"


@pytest.mark.rule("AL-R216")
def test_a_tile_that_lies_there_already_brings_no_company() -> None:
    land = [("fr1", -3, 3, 0, "forest"), facing("e1", -4, 4, "forest", open=(1,))]
    assert drawn("severe", "a-blow-for-a-blow", land=land, double_threats=True).s.threats == ["a-blow-for-a-blow"]


# -- those without --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R137")
def test_a_general_threat_brings_enemies_of_its_types() -> None:
    play = drawn("general", "the-wolf-coats", dict(tile="stables"))
    assert sorted(play.s.foes) == ["magic-creature.1", "saxon.1", "saxon.2"]


@pytest.mark.rule("AL-R141")
def test_they_appear_under_their_banner() -> None:
    play = drawn("general", "two-eggs-both-empty", land=[*NORTH, ("mf3", 1, -5, 0, "mountain")])
    assert sorted(places(play, "dragon")) == ["a1", "mf3"] and play.asked == "act"


@pytest.mark.rule("AL-R142")
def test_one_to_a_tile_whoever_lies_there() -> None:
    foes = {"saxon.1": "fr1", "dragon.1": "m1"}
    play = drawn("general", "the-borrowed-faces", dict(tile="stables"), land=RED, fields={"foes": foes})
    assert sorted(places(play, "witch")) == ["fr1", "m1", "m5"] and play.s.foes["saxon.1"] == "fr1"


@pytest.mark.rule("AL-R142")
def test_one_of_a_card_to_a_tile_its_named_enemy_too() -> None:
    land = [*RED, ("mf1", 0, -5, 0, "mountain"), facing("e2", 1, -5, "mountain", open=(4,))]
    play = drawn("severe", "the-white-one-wakes", dict(tile="stables"), land=land)
    assert play.asked == "spawn" and "spawn:e2" not in play.options


@pytest.mark.rule("AL-R143")
def test_where_more_tiles_fit_the_players_choose() -> None:
    play = drawn("severe", "the-churn-of-britain", dict(tile="stables"), land=[*RED, ("e6", 9, 9, 0, "mountain")])
    assert play.asked == "spawn" and play.decision.least == play.decision.most == 2
    assert play.options == ["spawn:m1", "spawn:m5"]  # the last cannot come first
    play.pick("spawn:m1", "spawn:fr1")
    assert sorted(places(play, "traitor")) == ["fr1", "m1"]


@pytest.mark.rule("AL-R143")
def test_where_no_more_fit_nobody_is_asked() -> None:
    play = drawn("general", "the-borrowed-faces", dict(tile="stables"), land=RED)
    assert play.asked == "act" and len(places(play, "witch")) == 3


@pytest.mark.rule("AL-R143")
def test_it_is_said_why_a_tile_cannot_be_chosen() -> None:
    play = drawn("severe", "the-churn-of-britain", dict(tile="stables"), land=[*RED, *NORTH[:1], ("e6", 9, 9, 0, "mountain")])
    assert play.why_not("tile:chapel").rule == "AL-R141" and play.why_not("tile:e6").rule == "AL-R142"


@pytest.mark.rule("AL-R144")
def test_the_others_come_into_the_hallways() -> None:
    play = drawn("general", "the-borrowed-faces", dict(tile="stables"), land=RED[:1])
    assert places(play, "witch")[0] == "m1"
    assert all(place in HALLWAYS for place in places(play, "witch")[1:]) and len(dict.fromkeys(places(play, "witch"))) == 3


@pytest.mark.rule("AL-Q4")
def test_when_the_hallways_are_full_the_rest_stay_in_the_pool(monkeypatch: pytest.MonkeyPatch) -> None:
    async def flood(t: ALTable) -> None:
        assert len(await spawn(t, 0, "saxon", 10, banner="red")) == len(HALLWAYS)

    play = happens(monkeypatch, flood, *[dict(tile="stables")] * 3)
    assert sorted(play.s.foes.values()) == sorted(HALLWAYS) and len(pool(play.s, "saxon")) == 12 - len(HALLWAYS)


@pytest.mark.rule("AL-R145")
def test_a_short_pool_gives_what_it_has() -> None:
    mine = [token for token in TOKENS if token.startswith("witch.")][:8]
    cells = [token for token in TOKENS if token.startswith("witch.")][8:11]
    play = drawn("general", "the-borrowed-faces", dict(tile="stables", tokens=mine), fields={"dungeon": cells})
    assert list(play.s.foes) == ["witch.12"] and play.s.threats == ["the-borrowed-faces"]


@pytest.mark.rule("AL-R146")
def test_a_card_that_brings_nobody_is_discarded_without_a_coin() -> None:
    mine = [token for token in TOKENS if token.startswith("witch.")]
    play = drawn("general", "the-borrowed-faces", dict(tile="stables", tokens=mine))
    assert play.s.threats == [] and play.s.discards["general"] == ["the-borrowed-faces"]
    assert play.s.coins == 0 and play.s.foes == {}


@pytest.mark.rule("AL-R147", "AL-Q11")
def test_who_appears_on_a_character_is_challenged_at_once() -> None:
    play = drawn("general", "three-at-the-ford", dict(tile=HALLWAYS[0]), fields={"agenda": ["threat:0:", "encounter:0:"]})
    assert play.asked == "challenge" and play.s.contest is not None and play.s.contest.subject == "witch.1"
    assert play.s.agenda == ["encounter:0:"] and len(play.s.foes) == 3  # all have come, and nothing else has happened


@pytest.mark.rule("AL-R147")
def test_who_appears_elsewhere_is_not() -> None:
    assert drawn("general", "three-at-the-ford", dict(tile="stables")).asked == "act"
