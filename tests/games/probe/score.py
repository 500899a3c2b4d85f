"""How good a position is, and what the lab writes down."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.facts import Fact, Facts
from inglenook.engine.table import Table

from .state import Probe, points, seats


def estimate(s: Probe) -> Sequence[float]:
    """Each seat's share of all points."""
    worth = [max(points(s, seat), 0) + 1.0 for seat in seats(s)]
    return [one / sum(worth) for one in worth]


def facts(t: Table[Probe]) -> Facts:
    """What the lab tabulates."""
    s = t.state
    of_seats: list[dict[str, Fact]] = [{"gold": s.gold[seat], "fame": s.fame[seat]} for seat in seats(s)]
    return Facts(game={"rounds": s.round, "tiles": len(s.tiles)}, seats=of_seats)
