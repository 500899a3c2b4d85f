"""What each General Threat does, in its own words."""

from __future__ import annotations

from typing import Any

import pytest
from inglenook.games.albions_legacy.cards import blocked
from inglenook.games.albions_legacy.challenge import begin
from inglenook.games.albions_legacy.commands import speed
from inglenook.games.albions_legacy.fights import trial_of
from inglenook.games.albions_legacy.moving import movement
from inglenook.games.albions_legacy.places import FOE, adjacent
from inglenook.games.albions_legacy.state import Albion
from inglenook.games.albions_legacy.stones import ENEMY, stones_for

from .perils import moves
from .stage import Ride, facing, ride

FAR = [dict(tile="stables")] * 3


def scene(threat: str, *players: dict[str, Any], foes: dict[str, str] | None = None, **more: Any) -> Ride:
    """A threat is in play, with enemies who are nobody's neighbours unless a test says so."""
    return ride(*(players or FAR), fields={"threats": [threat], "foes": dict(foes or {})}, **more)


def facing_foe(s: Albion, token: str, who: int = 0, attribute: str = "") -> Albion:
    """As if a player had begun to challenge an enemy."""
    begin(s, who, trial_of(token), kind=ENEMY, subject=token).attribute = attribute
    return s


def stones(s: Albion, token: str, attribute: str, who: int = 0) -> int:
    """How many Stones a player rolls against an enemy."""
    facing_foe(s, token, who, attribute)
    assert s.contest is not None
    return sum(gain.n for gain in stones_for(s, s.contest))


def fewer(threat: str, token: str, attribute: str, *players: dict[str, Any], land: Any = ()) -> int:
    """How many Stones a threat takes away from the first player's roll against an enemy."""
    without = ride(*(players or FAR), land=land).s
    return stones(without, token, attribute) - stones(scene(threat, *players, land=land).s, token, attribute)


def test_saxon_landing_is_felt_on_river_tiles_against_saxons_only() -> None:
    land = [("v9", 3, 0, 0, "river"), ("m9", 0, -3, 0, "mountain")]
    there, away = dict(tile="v9"), dict(tile="m9")
    assert fewer("the-saxon-landing", "saxon.1", "prowess", there, *FAR[1:], land=land) == 1
    assert fewer("the-saxon-landing", "saxon.1", "prowess", away, *FAR[1:], land=land) == 0
    assert fewer("the-saxon-landing", "dragon.1", "prowess", there, *FAR[1:], land=land) == 0


def test_long_ships_close_the_waterways_while_a_saxon_is_on_the_docks() -> None:
    land = [("v1", 9, 9, 0, "river")]
    assert "v1" in adjacent(scene("long-ships-low-tide", land=land).s, "docks")
    s = scene("long-ships-low-tide", foes={"saxon.1": "docks"}, land=land).s
    assert "v1" not in adjacent(s, "docks") and "docks" not in adjacent(s, "v1") and "v1" not in adjacent(s, "docks", FOE)
    assert "v1" in adjacent(scene("long-ships-low-tide", foes={"traitor.1": "docks"}, land=land).s, "docks")


@pytest.mark.parametrize(
    ("foes", "tile", "no"),
    [
        ({"traitor.1": "chapel"}, "stables", True),
        ({"saxon.1": "chapel"}, "stables", False),
        ({"traitor.1": "m9"}, "stables", False),
    ],
)
def test_whispers_end_trade_in_camelot_while_a_traitor_is_there(foes: dict[str, str], tile: str, no: bool) -> None:
    play = scene(
        "whispers-in-the-kitchen", dict(tile=tile, cards=["oak-mail"]), *FAR[1:], foes=foes, land=[("m9", 0, -3, 0, "mountain")]
    )
    assert bool(blocked(play.s, "trade", 0)) is no and (play.does("trade") == []) is no


def test_whispers_do_not_reach_the_land() -> None:
    land = [("m9", 0, -3, 0, "mountain")]
    s = scene("whispers-in-the-kitchen", dict(tile="m9"), *FAR[1:], foes={"traitor.1": "chapel"}, land=land).s
    assert not blocked(s, "trade", 0) and blocked(s, "trade", 1)


@pytest.mark.rule("AL-R204")
@pytest.mark.parametrize(("foes", "partners"), [({"traitor.1": "chapel"}, ["1"]), ({"saxon.1": "chapel"}, ["1", "2"])])
def test_who_is_under_whispers_is_no_partner_from_afar_either(foes: dict[str, str], partners: list[str]) -> None:
    land = [("m9", 0, -3, 0, "mountain")]
    three = (dict(tile="m9", cards=["oak-mail"]), dict(tile="m9"), dict(tile="stables"))
    play = scene("whispers-in-the-kitchen", *three, foes=foes, land=land, far_trade=True)
    assert play.does("trade") == partners


def test_the_stewards_are_faster_on_roads() -> None:
    foes = {"traitor.1": "mf1", "traitor.2": "h-n", "saxon.1": "mf1"}
    s = scene("the-stewards-flight", foes=foes, land=[("mf1", 0, -3, 0, "mountain")]).s
    assert [speed(s, token) for token in foes] == [2, 1, 1]


@pytest.mark.parametrize(
    ("threat", "token"),
    [("the-stewards-flight", "traitor.1"), ("old-men-walking", "druid.1"), ("a-price-on-the-weather", "witch.1")],
)
def test_the_first_who_leaves_albion_costs_despair(threat: str, token: str) -> None:
    kind = token.partition(".")[0]
    foes = {token: "docks", f"{kind}.2": "docks", f"{kind}.3": "h-se"}
    play = moves(*FAR, fields={"threats": [threat], "foes": foes})
    assert play.s.despair == 1 and play.s.foes == {f"{kind}.3": "docks"}
    again = moves(*FAR, fields={"threats": [threat], "foes": {token: "docks", f"{kind}.3": "h-se"}, "gone": [threat]})
    assert again.s.despair == 0


def test_hounds_are_fast() -> None:
    s = scene("hounds-with-red-ears", foes={"magic-creature.1": "h-n", "saxon.1": "h-n"}).s
    assert speed(s, "magic-creature.1") == 2 and speed(s, "saxon.1") == 1


def test_two_eggs_make_dragons_fast() -> None:
    s = scene("two-eggs-both-empty", foes={"dragon.1": "h-n", "white-dragon": "h-n", "saxon.1": "h-n"}).s
    assert [speed(s, token) for token in s.foes] == [2, 2, 1]


@pytest.mark.parametrize(("token", "no"), [("magic-creature.1", True), ("saxon.1", False)])
def test_from_the_orchard_nobody_escapes(token: str, no: bool) -> None:
    play = scene("something-in-the-orchard", dict(tile="h-n", cards=["oak-mail"]), *FAR[1:], foes={token: "h-n"})
    assert play.asked == "challenge" and play.can("escape:oak-mail") is not no


@pytest.mark.parametrize(
    ("threat", "what", "types"),
    [
        ("something-in-the-orchard", "escape", ["magic-creature"]),
        ("three-at-the-ford", "second", ["witch"]),
        ("old-men-walking", "favoured", ["druid"]),
        ("a-gate-left-open", "break-weapon", ["saxon", "traitor"]),
        ("the-wolf-coats", "favoured", ["saxon", "magic-creature"]),
        ("the-calendar-quarrel", "reroll", ["druid"]),
    ],
)
def test_what_a_threat_forbids_against_its_types(threat: str, what: str, types: list[str]) -> None:
    for type in ("saxon", "traitor", "witch", "druid", "dragon", "magic-creature"):
        s = facing_foe(scene(threat).s, f"{type}.1")
        assert bool(blocked(s, what, 0, "stables")) is (type in types), type
    assert not blocked(scene(threat).s, what, 0, "stables")  # no Challenge is on


def test_three_at_the_ford_leave_no_second_attribute() -> None:
    play = scene("three-at-the-ford", dict(tile="h-n"), *FAR[1:], foes={"witch.1": "h-n"}, luck=["blank"] * 5)
    play.do("roll:loyalty")
    assert play.asked == "reroll" and not any(key.startswith("destiny:wisdom") for key in play.options)


def test_the_calendar_quarrel_leaves_no_rerolls() -> None:
    play = scene("the-calendar-quarrel", dict(tile="h-n"), *FAR[1:], foes={"druid.1": "h-n"}, luck=["blank"] * 4)
    play.do("roll:altruism")
    assert play.asked != "reroll" and play.me.destiny == 3


def test_the_wolf_coats_do_not_care_whose_favourite_they_are() -> None:
    assert fewer("the-wolf-coats", "saxon.1", "prowess") == 1  # Arthur's
    assert fewer("the-wolf-coats", "dragon.1", "prowess") == 0


def test_borrowed_faces_confuse_the_loyal() -> None:
    assert fewer("the-borrowed-faces", "witch.1", "loyalty") == 1 and fewer("the-borrowed-faces", "witch.1", "wisdom") == 0
    assert fewer("the-borrowed-faces", "traitor.1", "loyalty") == 0


def test_smoke_over_the_sheepfolds_is_bad_against_dragons() -> None:
    assert fewer("smoke-over-the-sheepfolds", "dragon.1", "prowess") == 1
    assert fewer("smoke-over-the-sheepfolds", "saxon.1", "prowess") == 0


def test_the_older_claim_takes_tiles_under_a_druid() -> None:
    land = [("m1", 0, -3, 0, "mountain")]
    s = scene("the-older-claim", foes={"druid.1": "m1"}, land=land).s
    assert (
        blocked(s, "attribute", 0, "m1")
        and not blocked(s, "attribute", 0, "great-hall")
        and not blocked(s, "virtue", 0, "chapel")
    )
    s = scene("the-older-claim", foes={"druid.1": "chapel"}).s
    assert blocked(s, "virtue", 0, "chapel") and not blocked(s, "armoury", 0, "armoury")
    assert not blocked(scene("the-older-claim", foes={"saxon.1": "chapel"}).s, "virtue", 0, "chapel")


@pytest.mark.parametrize(("token", "slowed"), [("dragon.1", 1), ("saxon.1", 0)])
def test_who_fails_against_a_dragon_is_slower_in_the_next_turn(token: str, slowed: int) -> None:
    foes = {token: "h-n"}
    play = scene(
        "the-prow-that-breathed", dict(tile="h-n", destiny=0), *FAR[1:], foes=foes, luck=["blank"] * (5 + (token == "saxon.1"))
    )
    play.do("roll:prowess")
    while play.asked == "reroll":
        play.do("stop")
    assert play.me.slowed == slowed and play.you.slowed == 0 and play.me.wounds == 1


@pytest.mark.parametrize(
    ("token", "pips", "claimed"), [("traitor.1", 1, False), ("traitor.1", 2, True), ("saxon.1", None, True)]
)
def test_at_the_wedding_some_slip_away(token: str, pips: int | None, claimed: bool) -> None:
    luck = ["loyalty"] * (6 if token == "saxon.1" else 5) + ([pips] if pips else [])
    fields = {"witch.9": "chapel"}
    play = scene("a-wedding-at-short-notice", dict(tile="h-n"), *FAR[1:], foes={token: "h-n", **fields}, luck=luck)
    play.do("roll:loyalty")
    if play.asked == "claim":
        play.do("claim")
    assert (token in play.me.tokens) is claimed and token not in play.s.foes


@pytest.mark.parametrize(("other", "less"), [("stables", 1), ("h-n", 0)])
def test_the_grey_mothers_hunt_whoever_is_alone(other: str, less: int) -> None:
    players = [dict(tile="h-n"), dict(tile=other), dict(tile="stables")]
    assert fewer("the-grey-mothers-hunt", "witch.1", "loyalty", *players) == less
    assert fewer("the-grey-mothers-hunt", "magic-creature.1", "prowess", *players) == 0


@pytest.mark.parametrize(
    ("foes", "cards", "steps"),
    [
        ({"witch.1": "h-n"}, ["moor-pony"], 4),
        ({}, ["moor-pony"], 5),
        ({"witch.1": "h-n"}, [], 4),
        ({"saxon.1": "h-n"}, ["moor-pony"], 5),
    ],
)
def test_the_weather_slows_mounts_while_a_witch_is_in_play(foes: dict[str, str], cards: list[str], steps: int) -> None:
    assert movement(scene("a-price-on-the-weather", dict(tile="stables", cards=cards), *FAR[1:], foes=foes).s, 0) == steps


def test_the_walking_grove_holds_characters_who_would_leave_by_magic() -> None:
    land = [facing("m10", 0, -3, "mountain", open=(3,)), ("f1", 9, 9, 0, "forest")]
    s = scene("the-walking-grove", foes={"druid.1": "drawbridge"}, land=land).s
    assert "f1" not in adjacent(s, "m10") and "f1" in adjacent(s, "m10", FOE) and "m10" in adjacent(s, "f1")
    free = scene("the-walking-grove", foes={"saxon.1": "drawbridge", "druid.1": "h-s"}, land=land).s
    assert "f1" in adjacent(free, "m10")
