"""How good a position is, and what the lab writes down."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.ending import Course, Told, cell
from inglenook.engine.facts import Fact, Facts
from inglenook.engine.scene_end import EndColumn, EndFact
from inglenook.engine.table import Table
from inglenook.engine.words import msg

from .state import Probe, points, seats


def estimate(s: Probe) -> Sequence[float]:
    """Each seat's share of all points."""
    worth = [max(points(s, seat), 0) + 1.0 for seat in seats(s)]
    return [one / sum(worth) for one in worth]


def ending(t: Table[Probe]) -> Told:
    """What is told of the end: gold, fame and wounds of everybody, the fame of the rival."""
    s = t.state
    rival = len(s.gold)
    cells = {seat: [cell(n) for n in (points(s, seat), s.gold[seat], s.fame[seat], s.wounds[seat])] for seat in seats(s)}
    return Told(
        headline=None if t.over and t.over.winners else msg("pr-end-headline"),
        facts=[
            EndFact(value=cell(s.round), name=msg("pr-end-played"), icon="hourglass"),
            EndFact(value=cell(len(s.tiles)), name=msg("pr-end-tiles"), icon="hexes"),
            EndFact(value=cell(sum(map(len, s.shop))), name=msg("pr-end-contracts"), icon="scroll-unfurled"),
            EndFact(value=cell(s.flames), name=msg("pr-end-flames"), icon="candle-flame"),
        ],
        columns=[EndColumn(name=msg(id)) for id in ("pr-end-points", "pr-gold", "pr-fame", "pr-end-wounds")],
        cells={**cells, rival: [cell(2 * s.rival), cell("-"), cell(s.rival), cell("-")]},
        notes={**{seat: msg(f"pr-hero-{seat}") for seat in seats(s)}, rival: msg("pr-rival-role")},
    )


COURSE: Course[Probe] = Course(
    name=msg("pr-end-points"),
    round=lambda s: s.round,
    values=lambda s: {**{seat: points(s, seat) for seat in seats(s)}, len(s.gold): 2 * s.rival},
)


def facts(t: Table[Probe]) -> Facts:
    """What the lab tabulates."""
    s = t.state
    of_seats: list[dict[str, Fact]] = [{"gold": s.gold[seat], "fame": s.fame[seat]} for seat in seats(s)]
    return Facts(game={"rounds": s.round, "tiles": len(s.tiles)}, seats=of_seats)
