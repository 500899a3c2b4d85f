"""The board: two portions that fold, four regions, the roads one can see."""

from __future__ import annotations

from functools import cache

from inglenook.engine.rulebook import rule

from .content import CASTLE, REGIONS, ROADS, SPACES
from .state import Kingdom

PORTIONS = ("west", "east")
STOPS = frozenset(id for id, space in SPACES.items() if space.kind in ("whirlpool", "key", "minor"))
"""Spaces that cut a move short."""
CASTLE_SPACES = tuple(CASTLE)
GARDEN = tuple(id for id, space in CASTLE.items() if space.section == "garden")
KEEP = tuple(id for id, space in CASTLE.items() if space.section == "keep")
THRONE = "throne"
PORTION_OF = {id: REGIONS[space.region].portion for id, space in SPACES.items() if space.region in REGIONS}

Fold = tuple[bool, bool]
"""Is the west open, is the east open."""


def fold_of(s: Kingdom) -> Fold:
    return s.opened["west"], s.opened["east"]


@rule("KK-R33", "KK-R35")
def visible_regions(fold: Fold) -> list[str]:
    """Each portion shows one of its two faces, whatever the other portion shows."""
    shown = dict(zip(PORTIONS, fold, strict=True))
    return [id for id, region in REGIONS.items() if (region.state == "open") == shown[region.portion]]


def region_of(space: str) -> str:
    """The region a space lies in; the castle is none."""
    return SPACES[space].region if space in SPACES else ""


def visible(s: Kingdom, space: str) -> bool:
    """Whether a space of the kingdom can be stood on now."""
    return region_of(space) in visible_regions(fold_of(s))


def in_castle(space: str) -> bool:
    return space in CASTLE


@rule("KK-R15", "KK-R84")
def seams_meet(fold: Fold) -> list[tuple[str, str]]:
    """The dotted paths that join the two portions as they lie now: those between two regions that are both in view."""
    shown = visible_regions(fold)
    return [(road.a, road.b) for road in ROADS.values() if road.seam and {region_of(road.a), region_of(road.b)} <= {*shown}]


@rule("KK-R83")
def shut_to_walkers(space: str) -> bool:
    """Nobody walks into a void: what joins it to the road leads out of it only."""
    return SPACES[space].kind == "void"


@rule("KK-R37")
@cache
def roads(fold: Fold) -> dict[str, tuple[str, ...]]:
    """Where each space in view leads to, on foot; what is hidden leads nowhere and cannot be reached."""
    shown = visible_regions(fold)
    ways: dict[str, list[str]] = {id: [] for id, space in SPACES.items() if space.region in shown}
    joined = [(road.a, road.b) for road in ROADS.values() if not road.seam]
    joined += seams_meet(fold)
    for a, b in joined:
        if a in ways and b in ways:
            ways[a].append(b)
            ways[b].append(a)
    return {a: tuple(b for b in bs if not shut_to_walkers(b)) for a, bs in ways.items()}


def occupied_by(s: Kingdom, space: str) -> list[int]:
    """The seats whose figures stand on a space."""
    return [seat for seat, at in enumerate(s.at) if at == space]
