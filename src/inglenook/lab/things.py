"""Figures for every single thing: how often it was there, how often it was taken, and how often its side won.

Where many things are looked at, some will look lucky. So the intervals are wider the more things of a kind there are
(Bonferroni): all of them together hold with 95 % confidence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from .play import Played
from .stats import apart, wilson


class Figures(msgspec.Struct, frozen=True, kw_only=True):
    """One thing of a run. A chance is one side in one game, however many of its seats had the thing."""

    kind: str
    id: str
    seen: int
    taken: int
    won_seen: float
    won_taken: float
    """Wins of the sides that had it before them, and of those that took it."""
    low: float
    high: float
    """Where the rate of wins of those that took it lies."""
    stands_out: Literal["", "above", "below"] = ""
    """The interval leaves out what sides win on average."""


def figures(played: Sequence[Played]) -> list[Figures]:
    """All things of all kinds, the best of each kind first."""
    counts: dict[tuple[str, str], dict[tuple[int, int], tuple[bool, float]]] = {}
    sides: dict[tuple[int, int], float] = {}
    for one in played:
        of_seat = [(int(row["team"] or 0), float(row["won"] or 0)) for row in one.seats]
        sides |= {(one.index, team): won for team, won in of_seat}
        for thing in one.things:
            team, won = of_seat[thing.seat]
            trials = counts.setdefault((thing.kind, thing.id), {})
            taken = thing.taken or trials.get((one.index, team), (False, 0.0))[0]
            trials[one.index, team] = (taken, won)
    usual = sum(sides.values()) / len(sides) if sides else 0.0
    kinds: dict[str, int] = {}
    for kind, _ in counts:
        kinds[kind] = kinds.get(kind, 0) + 1
    found = [_figure(kind, id, list(trials.values()), usual, kinds[kind]) for (kind, id), trials in counts.items()]
    return sorted(found, key=lambda one: (one.kind, -(one.won_taken / one.taken if one.taken else 0.0), one.id))


def _figure(kind: str, id: str, trials: list[tuple[bool, float]], usual: float, many: int) -> Figures:
    taken = [won for was, won in trials if was]
    low, high = wilson(sum(taken), len(taken), apart(many))
    return Figures(
        kind=kind,
        id=id,
        seen=len(trials),
        taken=len(taken),
        won_seen=sum(won for _, won in trials),
        won_taken=sum(taken),
        low=low,
        high=high,
        stands_out="above" if low > usual else "below" if high < usual else "",
    )
