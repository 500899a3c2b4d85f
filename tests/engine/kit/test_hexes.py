"""Hexes with walls: what is joined, what is open, what is near; against looking at every pair of tiles."""

from __future__ import annotations

from itertools import product
from math import dist, isclose, sqrt

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from inglenook.engine.kit import hexes
from inglenook.engine.kit.hexes import Hex, Turn

tiles = st.text(alphabet="#.", min_size=6, max_size=6)
around = [hex for hex in product(range(-2, 3), range(-2, 3)) if hexes.apart((0, 0), hex) <= 2]
fields = st.dictionaries(st.sampled_from(around), tiles, max_size=12)
OPEN = "......"
SHUT = "######"


def test_sides_go_from_north_clockwise() -> None:
    """On the screen: each next direction is a sixth of a turn further, and y grows to the south."""
    centres = [hexes.centre(hex) for hex in hexes.neighbours((0, 0))]
    expected = [(0, -sqrt(3)), (1.5, -sqrt(3) / 2), (1.5, sqrt(3) / 2), (0, sqrt(3)), (-1.5, sqrt(3) / 2), (-1.5, -sqrt(3) / 2)]
    assert all(isclose(x, u) and isclose(y, v, abs_tol=1e-12) for (x, y), (u, v) in zip(centres, expected, strict=True))


def test_centres_grow_with_the_size() -> None:
    assert hexes.centre((2, -1), 10) == (30, 0)


@given(st.sampled_from(around), st.sampled_from(around))
def test_neighbours_are_those_one_hex_apart_and_touch_on_the_screen(one: Hex, other: Hex) -> None:
    near = other in hexes.neighbours(one)
    assert near == (hexes.apart(one, other) == 1) == (hexes.side_towards(one, other) is not None)
    assert near == isclose(dist(hexes.centre(one), hexes.centre(other)), sqrt(3))
    if near:
        side = hexes.side_towards(one, other)
        assert side is not None and hexes.beyond(one, side) == other
        assert hexes.beyond(other, hexes.opposite(side)) == one


def test_a_tile_is_spelled_as_a_scene_spells_it() -> None:
    assert hexes.spelled([True, True, False, False, False, True]) == "##...#"
    with pytest.raises(ValueError, match="six sides"):
        hexes.spelled([True])


def test_turning_is_clockwise() -> None:
    assert hexes.turned("#.....", 1) == ".#...."
    assert hexes.turned("##.#..", 2) == "..##.#"


@given(tiles, st.integers(-7, 7), st.integers(-7, 7))
def test_turns_add_up_and_six_are_none(tile: str, some: int, more: int) -> None:
    assert hexes.turned(hexes.turned(tile, some), more) == hexes.turned(tile, some + more)
    assert hexes.turned(tile, 6) == tile and hexes.turned(tile, some).count("#") == tile.count("#")


@given(fields, st.sampled_from(around), st.sampled_from(hexes.SIDES))
def test_a_wall_on_either_side_closes_a_border(field: dict[Hex, str], hex: Hex, side: int) -> None:
    q, r = hexes.DIRECTIONS[side]
    other = (hex[0] + q, hex[1] + r)
    both = hex in field and other in field
    assert hexes.passable(field, hex, side) == (both and field[hex][side] + field[other][(side + 3) % 6] == "..")
    assert hexes.passable(field, hex, side) == hexes.passable(field, other, (side + 3) % 6)


@given(fields)
def test_each_side_is_a_wall_or_a_way_or_open_or_a_border_shut_from_beyond(field: dict[Hex, str]) -> None:
    for hex, tile in field.items():
        open_sides = hexes.open_paths(field, hex)
        for side in hexes.SIDES:
            other = hexes.beyond(hex, side)
            assert (side in open_sides) == (tile[side] == "." and other not in field)
            assert (other in hexes.ways(field, hex)) == hexes.passable(field, hex, side)


def test_what_the_board_keeps_closed_is_no_open_path() -> None:
    assert hexes.open_paths({(0, 0): ".#####"}, (0, 0)) == (0,)
    assert hexes.open_paths({(0, 0): ".#####"}, (0, 0), closed=[(0, -1)]) == ()


def test_warps_lead_to_tiles_that_lie_there() -> None:
    field = {(0, 0): SHUT, (2, 0): SHUT}
    warps = {(0, 0): [(0, 0), (2, 0), (5, 5)]}
    assert hexes.ways(field, (0, 0), warps) == ((2, 0),)
    assert hexes.ways(field, (2, 0), warps) == ()
    assert hexes.ways(field, (0, 0)) == ()


# -- laying a tile --------------------------------------------------------------------------------------------------------


@given(fields, st.sampled_from(around), tiles, st.sampled_from([None, *hexes.SIDES]))
def test_turns_are_legal_different_and_all_there_are(field: dict[Hex, str], hex: Hex, tile: str, towards: int | None) -> None:
    found = hexes.legal_turns(field, hex, tile, towards)
    if hex in field:
        assert found == []
        return
    expected: dict[str, Turn] = {}
    for sixths in range(6):
        lying = "".join(tile[(side - sixths) % 6] for side in range(6))
        laid = {**field, hex: lying}
        joined = tuple(side for side in range(6) if hexes.passable(laid, hex, side))
        if joined and (towards is None or towards in joined) and lying not in expected:
            expected[lying] = Turn(sixths, lying, joined)
    assert found == list(expected.values())


@pytest.mark.parametrize(
    ("tile", "turns"), [(OPEN, [0]), ("#.#.#.", [0]), ("#..#..", [0, 1]), ("#####.", [0]), (".#####", [5]), (SHUT, [])]
)
def test_turns_that_look_the_same_are_one(tile: str, turns: list[int]) -> None:
    """To the south-east of an open tile: a path must look north-west."""
    assert [turn.sixths for turn in hexes.legal_turns({(0, 0): OPEN}, (1, 0), tile)] == turns


def test_the_chosen_path_must_be_met_not_just_any() -> None:
    field = {(0, 0): OPEN, (1, -1): OPEN}
    assert len(hexes.legal_turns(field, (1, 0), "#####.")) == 2
    assert hexes.legal_turns(field, (1, 0), "#####.", towards=5) == [Turn(0, "#####.", (5,))]
    assert hexes.legal_turns(field, (1, 0), "#####.", towards=0) == [Turn(1, ".#####", (0,))]


# -- regions --------------------------------------------------------------------------------------------------------------


@given(fields, st.lists(st.sampled_from("MFR-"), min_size=len(around), max_size=len(around)))
def test_regions_join_and_are_cut_off(field: dict[Hex, str], names: list[str]) -> None:
    regions = {hex: name for hex, name in zip(around, names, strict=True) if hex in field and name != "-"}
    group = {name: name for name in regions.values()}
    for _ in range(4):  # the least name of each group spreads over all that is joined
        for hex, side in product(regions, range(6)):
            other = hexes.beyond(hex, side)
            if other in regions and hexes.passable(field, hex, side):
                least = min(group[regions[hex]], group[regions[other]])
                group[regions[hex]] = group[regions[other]] = least
    expected = sorted(sorted(name for name in group if group[name] == least) for least in {*group.values()})
    assert hexes.joined_regions(field, regions) == expected
    stuck = [names for names in expected if not any(regions[hex] in names and hexes.open_paths(field, hex) for hex in regions)]
    assert hexes.cut_off(field, regions) == stuck


def test_the_last_open_path_of_a_region() -> None:
    field = {(0, 0): ".#####"}
    regions = {(0, 0): "forest"}
    assert hexes.cut_off(field, regions) == []
    dead_end = field | {(0, -1): "###.##"}
    assert hexes.cut_off(dead_end, regions | {(0, -1): "forest"}) == [["forest"]]
    saved = dead_end | {(0, -1): "#.#.##"}
    assert hexes.cut_off(saved, regions | {(0, -1): "forest"}) == []


def test_a_region_joined_to_one_that_grows_is_not_cut_off() -> None:
    field = {(0, 0): "###.##", (0, 1): ".##.##"}
    assert hexes.cut_off(field, {(0, 0): "forest", (0, 1): "river"}) == []
    assert hexes.cut_off(field | {(0, 1): "###.##"}, {(0, 0): "forest", (0, 1): "river"}) == [["forest"]]


# -- walking --------------------------------------------------------------------------------------------------------------


@given(fields, st.sampled_from(around), st.lists(st.sampled_from(around), max_size=3))
def test_how_far_and_the_nearest(field: dict[Hex, str], start: Hex, goals: list[Hex]) -> None:
    assume(start in field)
    far = {start: 0}
    for steps in range(1, len(field) + 1):
        for hex, side in product([hex for hex, at in far.items() if at == steps - 1], range(6)):
            if hexes.passable(field, hex, side):
                far.setdefault(hexes.beyond(hex, side), steps)
    assert hexes.away(field, start) == far
    found = hexes.nearest(field, start, goals)
    there = [far[goal] for goal in goals if goal in far]
    if not there:
        assert found is None
        return
    assert found is not None and found.steps == min(there)
    assert list(found.goals) == sorted({goal for goal in goals if far.get(goal) == found.steps})
    for first in hexes.ways(field, start):
        after = hexes.away(field, first)
        leads = any(after.get(goal) == found.steps - 1 for goal in found.goals)
        assert (first in found.first) == (found.steps > 0 and leads)


def test_two_equally_near_and_two_ways_to_one_of_them() -> None:
    ring = {hex: OPEN for hex in hexes.neighbours((0, 0))}
    found = hexes.nearest(ring, (0, -1), [(0, 1)])
    assert found is not None and found.steps == 3 and found.first == ((-1, 0), (1, -1))
    both = hexes.nearest(ring, (0, -1), [(1, 0), (-1, 1)])
    assert both is not None and both.goals == ((-1, 1), (1, 0))


def test_a_way_round_what_is_shut_or_none() -> None:
    ring = {hex: OPEN for hex in hexes.neighbours((0, 0))}
    found = hexes.nearest(ring, (0, -1), [(1, 0)], shut=lambda hex: hex == (1, -1))
    assert found is not None and (found.steps, found.first) == (4, ((-1, 0),))
    assert hexes.nearest(ring, (0, -1), [(1, 0)], shut=lambda hex: hex in ((1, -1), (-1, 1))) is None


def test_a_warp_is_one_step() -> None:
    field = {(0, 0): SHUT, (2, 0): OPEN, (2, 1): OPEN}
    assert hexes.away(field, (0, 0), warps={(0, 0): [(2, 0)]}) == {(0, 0): 0, (2, 0): 1, (2, 1): 2}


CASTLE = {
    "table": (0, 0), "n": (0, -1), "ne": (1, -1), "se": (1, 0), "s": (0, 1), "sw": (-1, 1), "nw": (-1, 0), "seven": (1, 1),
    "eight": (-1, 2), "bridge": (0, -2), "docks": (2, 0), "port": (-2, 2), "dungeon": (0, 2), "stables": (-2, 0),
}  # fmt: skip
DOORS = (
    "table-n", "table-se", "table-sw", "n-ne", "n-nw", "n-bridge", "ne-se", "se-s", "se-docks", "se-seven", "s-sw",
    "s-dungeon", "sw-nw", "sw-port", "nw-stables", "seven-docks", "seven-dungeon", "eight-port", "eight-dungeon",
)  # fmt: skip


def test_a_castle_is_as_far_as_its_plan_says() -> None:
    walls = {hex: [True] * 6 for hex in CASTLE.values()}
    for door in DOORS:
        one, other = (CASTLE[name] for name in door.split("-"))
        side = hexes.side_towards(one, other)
        assert side is not None
        walls[one][side] = walls[other][hexes.opposite(side)] = False
    walls[CASTLE["bridge"]][0] = False
    field = {hex: hexes.spelled(sides) for hex, sides in walls.items()}
    steps = hexes.away(field, CASTLE["table"])
    assert {name: steps[hex] for name, hex in CASTLE.items()} == {
        "table": 0, "n": 1, "se": 1, "sw": 1, "ne": 2, "s": 2, "nw": 2, "seven": 2, "eight": 3, "bridge": 2, "docks": 2,
        "port": 2, "dungeon": 3, "stables": 3,
    }  # fmt: skip
    assert [name for name, hex in CASTLE.items() if hexes.open_paths(field, hex)] == ["bridge"]
