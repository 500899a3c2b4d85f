"""Where everything lies: the castle, the tiles around it, walls, paths, warps and regions.

What follows from the tiles alone is worked out once for each map and remembered (`Chart`).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache

from inglenook.engine.kit import hexes, routes
from inglenook.engine.kit.hexes import Hex
from inglenook.engine.rulebook import rule

from .cards import blocked
from .content import CAMELOT, CASTLE, DOCKS, EXITS, HALLWAYS, SALLY_PORT, THREATS, TILES
from .state import Albion, Laid

MAGIC, SECRET, WATER = "magic-path", "secret-path", "waterways"
WALLED = "######"
FOE = -2
"""Who goes, where it is an enemy."""


@rule("AL-R39")
def as_laid(tile: str, turn: int) -> str:
    """The front of a tile, turned as it lies: its walls are where they are printed."""
    return hexes.turned(TILES[tile].walls, turn)


@rule("AL-R42")
def open_sides(field: hexes.Field, hex: Hex) -> tuple[int, ...]:
    """Open Paths: sides without a Wall that lead to no other tile yet, nor into the board."""
    return hexes.open_paths(field, hex)


class Chart:
    """A map, worked out: where each tile lies, how it lies, where it leads, and its open paths."""

    def __init__(self, land: tuple[Laid, ...]) -> None:
        self.at: dict[str, Hex] = {id: (tile.q, tile.r) for id, tile in CASTLE.items()}
        self.field: dict[Hex, str] = {(tile.q, tile.r): tile.walls for tile in CASTLE.values()}
        self.region: dict[str, str] = dict.fromkeys(CASTLE, CAMELOT)
        for id, q, r, turn, region in land:
            self.at[id] = (q, r)
            self.field[q, r] = as_laid(id, turn) or WALLED
            self.region[id] = region
        self.tile: dict[Hex, str] = {hex: id for id, hex in self.at.items()}
        self.ways: dict[str, tuple[str, ...]] = {
            id: tuple(self.tile[to] for to in hexes.ways(self.field, hex)) for id, hex in self.at.items()
        }
        """Over open borders, without warps."""
        self.beside: dict[str, tuple[str, ...]] = {
            id: tuple(self.tile[to] for to in hexes.neighbours(hex) if to in self.tile) for id, hex in self.at.items()
        }
        """Side by side, walls or not."""
        self.open: dict[str, tuple[int, ...]] = {id: open_sides(self.field, hex) or () for id, hex in self.at.items()}
        self.groups: list[list[str]] = hexes.joined_regions(self.field, self.regions())
        """Regions that are joined."""
        self.warps: dict[str, tuple[str, ...]] = {}
        for type in (MAGIC, SECRET, WATER):
            self.warps[type] = tuple(id for id in self.at if TILES[id].type == type)
        self._linked: dict[str, list[str]] = {}
        self._away: dict[str, dict[str, int]] = {}

    def linked(self, tile: str) -> list[str]:
        """Where one can go from a tile if no way is shut."""
        if tile not in self._linked:
            self._linked[tile] = linked(self, tile, ()) or []
        return self._linked[tile]

    def away(self, tile: str) -> dict[str, int]:
        """How many steps every tile is away if no way is shut."""
        if tile not in self._away:
            self._away[tile] = routes.away(self.linked, tile)
        return self._away[tile]

    def regions(self) -> dict[Hex, str]:
        """The outer regions by hex, each with the exit it begins at."""
        found = {self.at[exit]: region for region, exit in EXITS.items() if exit in self.at}
        found |= {self.at[id]: region for id, region in self.region.items() if region != CAMELOT}
        return found


@lru_cache(maxsize=4096)
def chart_of(land: tuple[Laid, ...]) -> Chart:
    return Chart(land)


def chart(s: Albion) -> Chart:
    """The map as it is now."""
    return chart_of(s.land)


def in_play(s: Albion, tile: str) -> bool:
    """Whether a tile lies on the table."""
    return tile in chart(s).at


@rule("AL-R23")
def region_of(s: Albion, tile: str) -> str:
    """The region a tile lies in; the spaces of the castle are the Camelot Region."""
    return chart(s).region[tile]


def tiles_of(s: Albion, type: str) -> list[str]:
    """All tiles in play of a type."""
    return [id for id in chart(s).at if TILES[id].type == type]


def with_banner(s: Albion, banner: str) -> list[str]:
    """All tiles in play with a banner of this colour."""
    return [id for id in chart(s).at if TILES[id].banner == banner]


def hallways(s: Albion) -> list[str]:
    """The Hallways of Camelot."""
    return list(HALLWAYS)


# -- going ----------------------------------------------------------------------------------------------------------------


@rule("AL-R55")
def magic_ways(map: Chart, tile: str) -> tuple[str, ...]:
    """Magic Path tiles are all adjacent to each other."""
    return map.warps[MAGIC] if TILES[tile].type == MAGIC else ()


@rule("AL-R56", "AL-R58")
def secret_ways(map: Chart, tile: str) -> tuple[str, ...]:
    """Secret Path tiles are adjacent to the Sally Port, not to one another."""
    return map.warps[SECRET] if tile == SALLY_PORT else (SALLY_PORT,) if TILES[tile].type == SECRET else ()


@rule("AL-R57", "AL-R58")
def water_ways(map: Chart, tile: str) -> tuple[str, ...]:
    """Waterways tiles are adjacent to the Docks, not to one another."""
    return map.warps[WATER] if tile == DOCKS else (DOCKS,) if TILES[tile].type == WATER else ()


WARPS = {MAGIC: magic_ways, SECRET: secret_ways, WATER: water_ways}


@rule("AL-R40", "AL-R41", "AL-R84")
def linked(map: Chart, tile: str, shut: Collection[str]) -> list[str]:
    """Where one can go from a tile, characters and enemies alike: along Paths, and by warps that nobody has shut."""
    warps = (to for type, ways in WARPS.items() if type not in shut for to in ways(map, tile) or () if to != tile)
    return list(dict.fromkeys((*map.ways[tile], *warps)))


def unclosed(s: Albion) -> bool:
    """Whether no threat in play could close a way."""
    return not any(THREATS[id].closes for id in s.threats)


def adjacent(s: Albion, tile: str, who: int = -1) -> list[str]:
    """Where one can go from a tile now; `who` is `FOE` for an enemy."""
    if unclosed(s):
        return chart(s).linked(tile)
    return linked(chart(s), tile, [type for type in WARPS if blocked(s, type, who, tile)]) or []


def distances(s: Albion, tile: str, furthest: int | None = None) -> dict[str, int]:
    """How many steps every tile is away."""
    if furthest is None and unclosed(s):
        return chart(s).away(tile)
    return routes.away(lambda one: adjacent(s, one), tile, furthest)


def within(s: Albion, tile: str, steps: int) -> list[str]:
    """Tiles that are at most so many steps away, the tile itself with them."""
    return list(distances(s, tile, steps))


# -- who is where ---------------------------------------------------------------------------------------------------------


def players_on(s: Albion, tile: str) -> list[int]:
    """The players whose character stands on a tile."""
    return [who for who, player in enumerate(s.players) if player.tile == tile]


def foes_on(s: Albion, tile: str) -> list[str]:
    """The enemy tokens on a tile."""
    return [token for token, at in s.foes.items() if at == tile]


def escorts_on(s: Albion, tile: str) -> list[str]:
    """The Escorts that stand on a tile by themselves."""
    return [escort for escort, at in s.escorts.items() if at == tile]


def occupied(s: Albion) -> Mapping[str, None]:
    """The tiles with a character."""
    return {player.tile: None for player in s.players if player.tile}
