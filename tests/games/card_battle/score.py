"""How good a position is, and what the lab writes down."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.ending import Course, Told, cell
from inglenook.engine.facts import Fact, Facts
from inglenook.engine.scene_end import EndColumn, EndFact
from inglenook.engine.table import Table
from inglenook.engine.words import msg

from .content import HEALTH, POWER
from .state import Battle

SPELL_WORTH = {"bolt": 1.5, "volley": 1.5, "curse": 0.5, "rally": 1.0, "spy": 0.2, "barter": 0.1}


def strength(s: Battle, seat: int) -> float:
    """Life, creatures, coins and cards on one scale."""
    if not s.life[seat]:
        return 0.0
    line = sum(POWER[card] + 0.5 * HEALTH[card] for card in s.lines[seat])
    return s.life[seat] + line + 0.4 * s.coins[seat] + 0.5 * len(s.hands[seat])


def estimate(s: Battle) -> Sequence[float]:
    """Each seat's share of all strength."""
    worth = [strength(s, seat) for seat in range(len(s.life))]
    total = sum(worth) or 1.0
    return [one / total for one in worth]


def ending(t: Table[Battle]) -> Told:
    """What is told of the end: life, coins and creatures."""
    s = t.state
    cells = {seat: [cell(n) for n in (s.life[seat], s.coins[seat], len(s.lines[seat]))] for seat in range(len(s.life))}
    return Told(
        facts=[
            EndFact(value=cell(s.round), name=msg("end-rounds", n=s.round)),
            EndFact(value=cell(s.shuffles), name=msg("end-shuffles", n=s.shuffles)),
        ],
        columns=[EndColumn(name=msg(f"counter-{what}")) for what in ("life", "coins")] + [EndColumn(name=msg("end-line"))],
        cells=cells,
    )


COURSE: Course[Battle] = Course(name=msg("counter-life"), round=lambda s: s.round, values=lambda s: dict(enumerate(s.life)))


def facts(t: Table[Battle]) -> Facts:
    """What the lab tabulates."""
    s = t.state
    seats: list[dict[str, Fact]] = [
        {"life": s.life[seat], "coins": s.coins[seat], "line": len(s.lines[seat])} for seat in range(len(s.life))
    ]
    return Facts(game={"rounds": s.round, "shuffles": s.shuffles}, seats=seats)
