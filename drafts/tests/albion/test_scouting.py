"""Scouting and placing (D), and what options change of it (R)."""

from __future__ import annotations

import pytest
from inglenook.games.albions_legacy import GAME
from inglenook.games.albions_legacy.content import DOCKS, DRAWBRIDGE, OUTER, TILES
from inglenook.games.albions_legacy.landing import cuts_off, place_enemy_tile, place_road, region_for, sites, turns
from inglenook.games.albions_legacy.places import chart, region_of
from inglenook.games.albions_legacy.scouting import awaken
from inglenook.games.albions_legacy.state import ALTable, Laid

from .stage import Ride, facing, opening, ride

GATE: Laid = facing("m1", 0, -3, "mountain", open=(3, 0))


def scouting(*stack: str, **more: object) -> Ride:
    """At the Drawbridge, before the mountains."""
    return ride(dict(tile=DRAWBRIDGE), stack=stack, **more)  # type: ignore[arg-type]


def bottom(play: Ride, n: int) -> list[str]:
    """The tiles that lie undermost."""
    return [tile for bag in play.s.stack.layers for tile in bag][-n:]


@pytest.mark.rule("AL-R61", "AL-R63")
def test_scouting_moves_nobody_and_costs_nothing() -> None:
    play = scouting("m9")
    play.do("scout:0", "lay:0")
    assert play.me.tile == DRAWBRIDGE and play.s.turn.steps == 4 and play.asked == "act" and play.seat == 0
    assert "m9" in chart(play.s).at


@pytest.mark.rule("AL-R62")
@pytest.mark.parametrize(("steps", "sides"), [(1, ["0"]), (0, [])])
def test_a_scout_has_a_step_left(steps: int, sides: list[str]) -> None:
    play = scouting(turn={"steps": steps})
    assert (play.does("scout") if play.asked == "act" else []) == sides


@pytest.mark.rule("AL-R64")
def test_one_scouts_by_an_open_path_of_the_own_tile() -> None:
    play = ride(dict(tile="m1"), land=[GATE])
    assert play.does("scout") == [str(side) for side in chart(play.s).open["m1"]]


@pytest.mark.rule("AL-R65", "AL-R66")
def test_tiles_are_drawn_until_one_fits_and_the_others_go_under() -> None:
    play = scouting("f1", "v1", "m9", "f2")
    play.do("scout:0", "lay:0")
    assert [tile for tile, *_ in play.s.land] == ["m9"]
    assert sorted(bottom(play, 2)) == ["f1", "v1"] and play.s.stack.layers[0] == ("f2",)


@pytest.mark.rule("AL-R38")
def test_the_back_says_where_a_tile_fits() -> None:
    play = scouting("fr1", "mf1")
    play.do("scout:0")
    assert [tile for tile, *_ in play.s.land] == ["mf1"] and region_of(play.s, "mf1") == "mountain"


@pytest.mark.rule("AL-Q48")
def test_a_tile_of_two_regions_belongs_to_the_one_it_was_found_in() -> None:
    s = scouting().s
    assert region_for(s, "mf1", "forest") == "forest" and region_for(s, "mf1", "mountain") == "mountain"


@pytest.mark.rule("AL-R67")
def test_the_tile_lies_behind_the_path_it_was_found_by() -> None:
    play = scouting("m9")
    play.do("scout:0")
    assert play.asked == "lay" and play.s.ghost is not None and (play.s.ghost.q, play.s.ghost.r) == (0, -3)
    play.do("lay:0")
    assert chart(play.s).at["m9"] == (0, -3) and play.s.ghost is None


@pytest.mark.rule("AL-R68")
def test_every_turn_in_which_path_meets_path_and_no_other() -> None:
    play = scouting("m5")
    play.do("scout:0")
    assert play.options == ["lay:1", "lay:2"]  # its two walls lie opposite each other: of equal turns there is one
    assert play.refused("lay:0").rule == "AL-R68"
    assert [turn.joins for turn in turns(play.s, "m5", (0, -3), 3)] == [(3,), (3,)]


def test_a_turn_that_is_forced_is_not_asked() -> None:
    play = scouting("mf1")
    play.do("scout:0")
    assert play.asked == "act" and play.s.land == (("mf1", 0, -3, 0, "mountain"),)


DEAD_END = "mf3"
"""A tile with one path."""


@pytest.mark.rule("AL-R69")
def test_a_tile_that_would_cut_a_region_off_goes_under() -> None:
    play = scouting(DEAD_END, "m9")
    play.do("scout:0", "lay:0")
    assert [tile for tile, *_ in play.s.land] == ["m9"] and bottom(play, 1) == [DEAD_END]


@pytest.mark.rule("AL-Q52")
def test_of_a_tile_only_turns_that_cut_nothing_off_are_offered() -> None:
    land = [facing("m9", 0, -3, "mountain", open=(3, 5)), ("mf1", -1, -3, 0, "mountain")]
    s = ride(land=land).s
    hex = (0, -4)
    for turn in turns(s, "m6", hex, -1):
        assert cuts_off(s, "m6", hex, turn, "mountain") is False
    shut = ride(land=[facing("m9", 0, -3, "mountain", open=(3, 1))]).s
    legal = turns(shut, "m2", (1, -4), 4)
    assert [cuts_off(shut, "m2", (1, -4), turn, "mountain") for turn in legal].count(True) < len(legal)


@pytest.mark.rule("AL-R72")
def test_what_was_found_is_entered_before_one_scouts_again() -> None:
    play = ride(dict(tile="m1"), land=[GATE], stack=["mf1"])
    first, *others = play.does("scout")
    assert others
    play.do(f"scout:{first}")
    assert play.does("scout") == [] and play.refused(f"scout:{others[0]}").rule == "AL-R72"


@pytest.mark.rule("AL-R74")
def test_having_entered_it_one_scouts_on() -> None:
    play = scouting("mf1", "a1")
    play.do("scout:0", "go:mf1")
    assert "0" in play.does("scout")
    play.do("scout:0")
    assert len(play.s.land) == 2 and play.s.turn.steps == 3


@pytest.mark.rule("AL-R73")
def test_a_tile_without_an_open_path_need_not_be_entered() -> None:
    play = ride(dict(tile="mf1"), land=[("mf1", 0, -3, 0, "mountain")], stack=[DEAD_END])
    play.do("scout:0")
    assert play.s.land[-1][0] == DEAD_END and play.does("scout") == ["1", "2", "4", "5"]


@pytest.mark.rule("AL-R59", "AL-R76")
def test_only_a_scouted_threat_tile_draws_a_card() -> None:
    play = scouting()
    awaken(play.table, 0, "m5")
    awaken(play.table, 0, "m9")
    assert play.s.agenda == ["threat:0:"]
    grown = opening(ready_land="each")
    assert any(TILES[tile].type == "roaming-threat" for tile, *_ in grown.s.land) and grown.s.agenda == []


@pytest.mark.rule("AL-Q15")
def test_where_nothing_fits_nothing_is_placed() -> None:
    play = scouting()
    play.s.stack.layers = [["f1"], ["v1"]]
    play.do("scout:0")
    assert play.s.land == () and play.asked == "act" and play.s.turn.steps == 4 and play.s.turn.found == ""
    assert sorted(bottom(play, 2)) == ["f1", "v1"]


@pytest.mark.rule("AL-Q55")
def test_nobody_looks_twice_in_a_turn_where_nothing_can_be_laid() -> None:
    play = ride(dict(tile="mf1"), dict(tile="mf1"), land=[("mf1", 0, -3, 0, "mountain")])
    play.s.stack.layers = [["v1"], ["v2"]]
    before = play.does("scout")
    play.do(f"scout:{before[0]}")
    assert play.does("scout") == before[1:] != [] and play.why_not(f"scout:{before[0]}").rule == "AL-Q55"
    play.do("end")
    assert play.s.turn.who == 1 and play.does("scout") == before, "whoever comes after may look there again"


@pytest.mark.rule("AL-R232")
def test_a_coin_turns_up_two_tiles() -> None:
    play = scouting("m9", "f1", "mf1", fields={"coins": 1}, choose_tile=True)
    assert play.does("scout") == ["0", "0.coin"]
    play.do("scout:0.coin")
    assert play.asked == "find" and play.options == ["find:m9", "find:mf1"] and play.s.coins == 0
    play.do("find:mf1")
    assert [tile for tile, *_ in play.s.land] == ["mf1"] and sorted(bottom(play, 2)) == ["f1", "m9"]


@pytest.mark.rule("AL-R232")
@pytest.mark.parametrize(("coins", "option"), [(0, True), (1, False)])
def test_without_coin_or_option_there_is_no_such_choice(coins: int, option: bool) -> None:
    assert scouting(fields={"coins": coins}, choose_tile=option).does("scout") == ["0"]


# -- tiles that cards bring -----------------------------------------------------------------------------------------------


async def bring(t: ALTable) -> None:
    """A step in which an enemy tile comes into play."""
    await place_enemy_tile(t, 0, "e2")
    t.state.step = "act"


async def pave(t: ALTable) -> None:
    """A step in which a road is laid."""
    await place_road(t, 0)
    t.state.step = "act"


def staged(step: object, monkeypatch: pytest.MonkeyPatch, *players: dict[str, object], **more: object) -> Ride:
    """A ride whose first step is this one."""
    monkeypatch.setitem(GAME.steps, "staged", step)  # type: ignore[call-overload]
    return ride(*players, step="staged", **more)  # type: ignore[arg-type]


@pytest.mark.rule("AL-R75")
def test_a_road_comes_first_where_an_enemy_tile_would_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    play = staged(bring, monkeypatch)
    assert sites(ride().s, "e2") == {}  # its one path would be the mountains' only one
    while play.asked in ("site", "lay"):
        play.do(play.options[0])
    laid = [tile for tile, *_ in play.s.land]
    assert len(laid) == 2 and TILES[laid[0]].type == "road" and laid[1] == "e2"
    assert laid[0] not in [tile for bag in play.s.stack.layers for tile in bag]


@pytest.mark.rule("AL-Q46")
def test_an_enemy_tile_that_fits_nowhere_is_not_laid(monkeypatch: pytest.MonkeyPatch) -> None:
    roads = ("mf1", "mr1", "a1", "fr1")
    play = staged(bring, monkeypatch, land=[(road, 20 + 3 * n, 0, 0, "river") for n, road in enumerate(roads)])
    assert "e2" not in chart(play.s).at and play.asked == "act"


def test_a_road_is_laid_at_the_own_tile(monkeypatch: pytest.MonkeyPatch) -> None:
    play = staged(pave, monkeypatch, dict(tile=DOCKS))
    assert [TILES[tile].type for tile, *_ in play.s.land] == ["road"] and play.s.land[0][1:3] == (3, 0)


# -- faster ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AL-R234", "AL-Q18", "AL-Q45")
@pytest.mark.parametrize(("land", "each"), [("no", 0), ("each", 6), ("total", 2)])
def test_land_that_was_found_before(land: str, each: int) -> None:
    s = opening(ready_land=land).s
    assert [sum(one[4] == region for one in s.land) for region in OUTER] == [each] * 3 and s.agenda == []


@pytest.mark.rule("AL-R236")
@pytest.mark.parametrize(("grows", "tiles"), [(True, 3), (False, 0)])
def test_land_that_grows_after_the_key_turn(grows: bool, tiles: int) -> None:
    play = ride(step="round", land_grows=grows, luck=["#0"] * 3 * grows)
    assert len(play.s.land) == tiles and play.s.round == 2 and play.s.agenda == []


@pytest.mark.rule("AL-Q15")
def test_a_scout_that_places_nothing_costs_no_coin_and_no_choice() -> None:
    play = scouting(fields={"coins": 1}, choose_tile=True, turn={"choice": 3})
    play.s.stack.layers = [["f1"]]
    play.do("scout:0.coin")
    assert play.s.coins == 1 and play.s.turn.choice == 3 and play.s.land == ()
