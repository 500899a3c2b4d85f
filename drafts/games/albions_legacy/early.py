"""Faster: tiles that lie outside from the beginning, and land that grows by itself (R234, R236)."""

from __future__ import annotations

from inglenook.engine.kit import hexes
from inglenook.engine.kit.hexes import Hex
from inglenook.engine.rulebook import rule

from .content import OUTER, TILES
from .holdings import everybody
from .landing import fits, outer_region, put, region_for, safe_turns
from .options import EACH, NO, TOTAL
from .places import chart
from .state import Albion, ALTable

SIX = 6


@rule("AL-R234", "AL-Q18")
def ready_land(t: ALTable) -> None:
    """Six tiles lie in every region at the start, or six in all; they draw no cards."""
    s = t.state
    if s.agreed.ready_land == NO:
        return
    each = SIX if s.agreed.ready_land == EACH else SIX // len(OUTER)
    assert s.agreed.ready_land in (EACH, TOTAL)
    for _ in range(each):
        for region in OUTER:
            grow(t, region, rule="AL-R234")


@rule("AL-R236")
def land_grows(t: ALTable) -> None:
    """If the table wants it faster, a tile is laid in every region after each Key-Turn; it draws no card."""
    if t.state.agreed.land_grows:
        for region in OUTER:
            grow(t, region, rule="AL-R236")


@rule("AL-Q45")
def grow(t: ALTable, region: str, *, rule: str) -> None:
    """Draw tiles until one fits, and lay it by chance where a region can grow."""
    s = t.state
    passed: list[str] = []
    while s.stack.layers:
        tile = s.stack.draw(t.chance, everybody(t))
        ways = openings(s, tile, region) if region in TILES[tile].backs or fits(s, tile, region) else []
        if ways:
            hex, sixths = t.chance.pick(ways)
            s.stack.lay_under(passed, everybody(t))
            put(t, tile, hex, sixths, region_for(s, tile, region), rule=rule)
            return
        passed.append(tile)
    s.stack.lay_under(passed, everybody(t))


def openings(s: Albion, tile: str, region: str) -> list[tuple[Hex, int]]:
    """Every way to lay a tile at an Open Path of a region, once."""
    map = chart(s)
    found: dict[tuple[Hex, int], None] = {}
    for at, sides in map.open.items():
        if outer_region(s, at) == region:
            for side in sides:
                hex = hexes.beyond(map.at[at], side)
                for turn in safe_turns(s, tile, hex, hexes.opposite(side), region_for(s, tile, region)):
                    found[hex, turn.sixths] = None
    return list(found)
