"""The tiles of Albion: their walls, types, banners and regions, and the castle with its doors."""

from __future__ import annotations

from collections import Counter

import pytest
from inglenook.games.albions_legacy.content import (
    ATTRIBUTES,
    CASTLE,
    DOCKS,
    DRAWBRIDGE,
    ENEMY_TILES,
    EXITS,
    HALLWAYS,
    OUTER,
    REALM,
    ROUND_TABLE,
    SALLY_PORT,
    TILES,
)

from inglenook.engine.kit import hexes, routes

FIELD = {(tile.q, tile.r): tile.walls for tile in CASTLE.values()}
AT = {(tile.q, tile.r): id for id, tile in CASTLE.items()}
STEPS = {
    "round-table": 0, "h-n": 1, "h-ne": 2, "h-se": 1, "h-s": 2, "h-sw": 1, "h-nw": 2, "hall-7": 2, "hall-8": 3,
    "drawbridge": 2, "docks": 2, "sally-port": 2, "dungeon": 3, "stables": 3, "armoury": 3, "chapel": 3, "smithy": 2,
    "great-hall": 2, "courtyard": 2,
}  # fmt: skip
"""How far each room is from the Round Table."""


def away(room: str) -> dict[str, int]:
    """How many steps every room is from one."""
    start = (CASTLE[room].q, CASTLE[room].r)
    return {AT[hex]: n for hex, n in routes.away(lambda hex: hexes.ways(FIELD, hex), start).items()}


def tally(tiles: tuple[str, ...], what: str) -> Counter[str]:
    return Counter(getattr(TILES[id], what) for id in tiles)


# -- outside --------------------------------------------------------------------------------------------------------------


def test_every_tile_has_six_sides_and_a_path() -> None:
    assert [id for id, tile in TILES.items() if len(tile.walls) != 6 or set(tile.walls) - {"#", "."}] == []
    assert [id for id, tile in TILES.items() if "." not in tile.walls] == []


def test_walls_are_spread_over_the_tiles() -> None:
    assert Counter(TILES[id].walls.count("#") for id in REALM) == {0: 4, 1: 6, 2: 12, 3: 12, 4: 6, 5: 2}
    assert Counter(TILES[id].walls.count(".") for id in ENEMY_TILES) == {1: 2, 2: 3, 3: 3}


def test_every_type_is_as_often_there_as_designed() -> None:
    assert tally(REALM, "type") == {
        "roaming-threat": 11, "encounter": 7, "attribute": 4, "magic-path": 3, "secret-path": 2, "waterways": 2, "armoury": 1,
        "healing": 2, "item": 2, "relic": 2, "repair": 1, "virtue": 1, "road": 4,
    }  # fmt: skip
    assert tally(ENEMY_TILES, "type") == {"roaming-threat": 8}
    assert sorted(TILES[id].attribute for id in REALM if TILES[id].type == "attribute") == sorted(ATTRIBUTES)
    assert [id for id, tile in TILES.items() if bool(tile.attribute) != (tile.type == "attribute")] == []


def test_roads_are_open_on_every_side() -> None:
    roads = [tile for tile in TILES.values() if tile.type == "road"]
    assert {tile.walls for tile in roads} == {"......"}
    assert all(any(region in tile.backs for tile in roads) for region in OUTER)


def test_banners_hang_outside_the_castle_only() -> None:
    assert tally(REALM, "banner") == {"red": 10, "blue": 11, "green": 11, "yellow": 10}
    assert tally(ENEMY_TILES, "banner") == {"red": 2, "blue": 2, "green": 2, "yellow": 2}
    assert {tile.banner for tile in CASTLE.values()} == {""}


def test_backs_show_one_region_or_more() -> None:
    backs = Counter(TILES[id].backs for id in REALM)
    m, f, r = OUTER
    assert backs == {(m,): 10, (f,): 10, (r,): 10, (m, f): 4, (f, r): 4, (m, r): 3, (m, f, r): 1}
    assert [sum(region in TILES[id].backs for id in REALM) for region in OUTER] == [18, 19, 18]
    assert [TILES[id].backs for id in ENEMY_TILES] == [(f,), (m,), (f, r), (f,), (r,), (m, r), (m, f), (m,)]


# -- the castle -----------------------------------------------------------------------------------------------------------


def test_the_castle_is_a_hexagon_of_nineteen_rooms() -> None:
    assert set(AT) == {(q, r) for q in range(-2, 3) for r in range(-2, 3) if abs(q + r) <= 2}
    assert len(CASTLE) == len(AT) == 19 and {tile.backs for tile in CASTLE.values()} == {("camelot",)}
    assert (CASTLE[ROUND_TABLE].q, CASTLE[ROUND_TABLE].r) == (0, 0)


def test_a_wall_of_one_room_is_a_wall_of_the_next() -> None:
    for hex, walls in FIELD.items():
        for side in hexes.SIDES:
            other = hexes.beyond(hex, side)
            if other in FIELD:
                assert walls[side] == FIELD[other][hexes.opposite(side)], f"{AT[hex]} and {AT[other]}"
    assert sum(len(hexes.ways(FIELD, hex)) for hex in FIELD) == 2 * 26


def test_every_room_is_as_far_from_the_round_table_as_designed() -> None:
    assert away(ROUND_TABLE) == STEPS


@pytest.mark.parametrize(
    ("exit", "region", "side"),
    [
        pytest.param(DRAWBRIDGE, "mountain", 0, marks=pytest.mark.rule("AL-R26")),
        pytest.param(SALLY_PORT, "forest", 4, marks=pytest.mark.rule("AL-R27")),
        pytest.param(DOCKS, "river", 2, marks=pytest.mark.rule("AL-R28")),
    ],
)
def test_each_exit_has_the_one_open_path_to_its_region(exit: str, region: str, side: int) -> None:
    room = CASTLE[exit]
    assert EXITS[region] == exit
    assert hexes.open_paths(FIELD, (room.q, room.r)) == (side,)


def test_only_the_three_exits_lead_out_and_they_lie_four_steps_apart() -> None:
    assert {AT[hex] for hex in FIELD if hexes.open_paths(FIELD, hex)} == set(EXITS.values())
    exits = list(EXITS.values())
    assert {away(one)[other] for one in exits for other in exits if one != other} == {4}


@pytest.mark.rule("AL-R30")
def test_the_castle_has_active_rooms() -> None:
    active = {id: tile.type for id, tile in CASTLE.items() if tile.type not in ("", "attribute")}
    assert active == {"armoury": "armoury", "chapel": "virtue", "smithy": "repair", "stables": "stables"}


@pytest.mark.rule("AL-R31")
def test_eight_rooms_are_hallways_where_nothing_happens() -> None:
    assert len(HALLWAYS) == 8 and {CASTLE[id].type for id in HALLWAYS} == {""}
