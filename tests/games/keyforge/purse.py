"""Æmber by double entry: what lies on a table changes by what its verbs have written down, and by nothing else (KF-K37).

The log says what came from the supply and what went back. What leaves in silence is noted where it happens: æmber on an
artifact that leaves play, and a key’s price that somebody else is given.
"""

from __future__ import annotations

import functools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from inglenook.engine.table import Table
from inglenook.games.keyforge import forge, zones
from inglenook.games.keyforge.query import said
from inglenook.games.keyforge.state import Crucible, face

FLOWS = {"kf-log-gain": 1, "kf-log-exalt": 1, "kf-log-lose": -1, "kf-log-forge": -1}
"""Lines of the log -> whether their number came from the supply or went there."""
PAYING = ("purse", "mix")
"""Questions in the middle of a payment: a part of it is on its way."""
PACKAGE = "inglenook.games."


def lying(s: Crucible) -> tuple[int, int]:
    """All æmber in pools and on cards, and how much of it is dark."""
    pools = sum(side.amber for side in s.sides), sum(side.dark for side in s.sides)
    return pools[0] + sum(s.amber.values()), pools[1] + sum(s.dark.values())


class Purse:
    """The books of one table."""

    def __init__(self, quiet: dict[int, int]) -> None:
        self.quiet = quiet
        self.lines = 0
        self.sum: int | None = None

    def check(self, t: Table[Any]) -> None:
        """The æmber on the table is what was there before, and what has been written down since."""
        if t.over is not None or (t.decision is not None and t.decision.kind in PAYING):
            return
        amber, dark = lying(t.state)
        new = t.log[self.lines :]
        moved = sum(FLOWS.get(entry.text.id, 0) * int(str(entry.text.args.get("n", 0))) for entry in new)
        expected = amber if self.sum is None else self.sum + moved + self.quiet.pop(id(t), 0)
        assert amber == expected, f"{amber} æmber on the table, {expected} by the books"
        assert dark == 0, "dark æmber in a duel"
        self.lines, self.sum = len(t.log), amber


@contextmanager
def books() -> Iterator[Callable[[], Purse]]:
    """While this lasts, what leaves in silence is noted; a new purse for every table."""
    quiet: dict[int, int] = {}

    def note(t: Table[Any], n: int) -> None:
        if t.loud:  # copies on which something is only tried have no books
            quiet[id(t)] = quiet.get(id(t), 0) + n

    def begin() -> Purse:
        quiet.clear()  # a table that is gone may have had the same place in memory
        return Purse(quiet)

    def remove(real: Any) -> Any:
        @functools.wraps(real)
        async def watched(t: Table[Any], id: str, *args: Any, **more: Any) -> Any:
            if face(t.state, id).type != "creature":
                note(t, -t.state.amber.get(id, 0))
            return await real(t, id, *args, **more)

        return watched

    def strip(real: Any) -> Any:
        @functools.wraps(real)
        async def watched(t: Table[Any], card: str) -> Any:
            note(t, -t.state.amber.get(card, 0))
            return await real(t, card)

        return watched

    def spend(real: Any) -> Any:
        @functools.wraps(real)
        async def watched(t: Table[Any], side: int, cost: int) -> Any:
            if any(taker is not None for taker in said(t.state, "forge-goes-to", side)):
                note(t, cost)
            return await real(t, side, cost)

        return watched

    wrapped = {zones.remove: remove(zones.remove), zones.strip: strip(zones.strip), forge.spend: spend(forge.spend)}
    _swap(wrapped)
    try:
        yield begin
    finally:
        _swap({after: before for before, after in wrapped.items()})


def _swap(functions: dict[Any, Any]) -> None:
    """Put functions into the place of others wherever the games know them by name."""
    for name, module in list(sys.modules.items()):
        if name.startswith(PACKAGE):
            for key, value in list(vars(module).items()):
                if callable(value) and getattr(value, "__hash__", None) and value in functions:
                    setattr(module, key, functions[value])
