"""Hexes with walls: tiles that lie in a field of flat-topped hexes, are turned, joined, and walked over.

A tile is six signs from north clockwise, `#` a wall and `.` a path, as a scene spells them. A field is a dict from a hex to
the tile that lies there, turned as it lies. A border is open if neither of its two tiles has a wall there.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from math import sqrt
from typing import NamedTuple

from . import routes

Hex = tuple[int, int]
"""Axial coordinates (q, r): q grows to the east, r to the south."""
Field = Mapping[Hex, str]
Warps = Mapping[Hex, Iterable[Hex]]
"""Hexes that count as neighbours although they lie apart, as a hex leads to them."""

WALL, PATH = "#", "."
SIDES = range(6)
"""North, north-east, south-east, south, south-west, north-west."""
DIRECTIONS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))


def spelled(walls: Iterable[bool]) -> str:
    """A tile from six facts: is there a wall, from north clockwise."""
    tile = "".join(WALL if wall else PATH for wall in walls)
    if len(tile) != len(SIDES):
        raise ValueError(f"a hex has six sides, not {len(tile)}")
    return tile


def opposite(side: int) -> int:
    """The same border, seen from beyond."""
    return (side + 3) % 6


def beyond(hex: Hex, side: int) -> Hex:
    """The hex on the other side of a border."""
    q, r = DIRECTIONS[side]
    return hex[0] + q, hex[1] + r


def neighbours(hex: Hex) -> tuple[Hex, ...]:
    """The six hexes around, from north clockwise."""
    return tuple(beyond(hex, side) for side in SIDES)


def side_towards(hex: Hex, other: Hex) -> int | None:
    """The side of a hex on which another lies; None if they do not touch."""
    step = (other[0] - hex[0], other[1] - hex[1])
    return DIRECTIONS.index(step) if step in DIRECTIONS else None


def apart(hex: Hex, other: Hex) -> int:
    """How many hexes it is from one to another, walls or not."""
    q, r = other[0] - hex[0], other[1] - hex[1]
    return max(abs(q), abs(r), abs(q + r))


def turned(tile: str, sixths: int) -> str:
    """A tile turned clockwise by so many sixths."""
    by = sixths % 6
    return tile[6 - by :] + tile[: 6 - by]


def passable(field: Field, hex: Hex, side: int) -> bool:
    """Whether one can go over this border: two tiles meet there, and a wall on either would close it."""
    other = field.get(beyond(hex, side))
    return other is not None and hex in field and field[hex][side] == PATH and other[opposite(side)] == PATH


def ways(field: Field, hex: Hex, warps: Warps | None = None) -> tuple[Hex, ...]:
    """Where one can go from a hex: over open borders from north clockwise, then by warps to what lies on the field."""
    found = {beyond(hex, side): None for side in SIDES if passable(field, hex, side)}
    if warps:
        found.update({other: None for other in warps.get(hex, ()) if other in field and other != hex})
    return tuple(found)


def open_paths(field: Field, hex: Hex, closed: Container[Hex] = ()) -> tuple[int, ...]:
    """The sides of a tile without a wall that lead to nothing yet; on a closed hex nothing will ever lie."""
    tile = field[hex]
    return tuple(
        side for side in SIDES if tile[side] == PATH and beyond(hex, side) not in field and beyond(hex, side) not in closed
    )


# -- laying a tile --------------------------------------------------------------------------------------------------------


class Turn(NamedTuple):
    """A way to lay a tile: turned clockwise by so many sixths, as it then lies, and the sides on which it is joined."""

    sixths: int
    tile: str
    joins: tuple[int, ...]


def joins(field: Field, hex: Hex, tile: str) -> tuple[int, ...]:
    """The sides on which a tile laid here would meet a path with a path."""
    return tuple(
        side
        for side in SIDES
        if tile[side] == PATH and (other := field.get(beyond(hex, side))) is not None and other[opposite(side)] == PATH
    )


def legal_turns(field: Field, hex: Hex, tile: str, towards: int | None = None) -> list[Turn]:
    """All different ways to lay a tile on an empty hex so that a path meets a path: on side `towards`, if one is named.

    Turns that look the same are one, the least turned of them.
    """
    if hex in field:
        return []
    found: dict[str, Turn] = {}
    for sixths in SIDES:
        lying = turned(tile, sixths)
        joined = joins(field, hex, lying)
        if joined and (towards is None or towards in joined):
            found.setdefault(lying, Turn(sixths, lying, joined))
    return list(found.values())


# -- regions --------------------------------------------------------------------------------------------------------------


def joined_regions(field: Field, regions: Mapping[Hex, str]) -> list[list[str]]:
    """The regions in groups: those between which a border is open are one, and a third that joins one joins both.

    Hexes of no region join nothing, though one may walk over them.
    """
    leads: dict[str, list[str]] = {region: [] for region in regions.values()}
    for hex, region in regions.items():
        leads[region] += [regions[other] for other in ways(field, hex) if other in regions]
    return routes.parts(leads, leads.__getitem__)


def cut_off(field: Field, regions: Mapping[Hex, str], closed: Container[Hex] = ()) -> list[list[str]]:
    """The groups of regions that can grow no more: none of their tiles has an open path left."""
    growing = {region: None for hex, region in regions.items() if open_paths(field, hex, closed)}
    return [group for group in joined_regions(field, regions) if not any(region in growing for region in group)]


# -- walking --------------------------------------------------------------------------------------------------------------


def away(
    field: Field,
    start: Hex,
    *,
    furthest: int | None = None,
    warps: Warps | None = None,
    shut: routes.Asked[Hex] = routes.never,
) -> dict[Hex, int]:
    """How many steps each tile is away through open borders, the near ones first."""
    return routes.away(lambda hex: ways(field, hex, warps), start, furthest, shut)


def nearest(
    field: Field,
    start: Hex,
    goals: Container[Hex],
    *,
    warps: Warps | None = None,
    shut: routes.Asked[Hex] = routes.never,
    off_start: bool = False,
) -> routes.Nearest | None:
    """The goals that are nearest through open borders, all that are equally near, and all first steps towards any."""
    return routes.nearest(lambda hex: ways(field, hex, warps), start, goals, shut=shut, off_start=off_start)


# -- drawing --------------------------------------------------------------------------------------------------------------


def centre(hex: Hex, size: float = 1.0) -> tuple[float, float]:
    """Where the middle of a flat-topped hex lies, x to the east and y to the south; `size` is from the middle to a corner."""
    q, r = hex
    return size * 1.5 * q, size * sqrt(3) * (r + q / 2)
