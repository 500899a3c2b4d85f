"""What random games in Ravenshire are watched for besides what must hold of every game: what AO may never lose or change."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from inglenook.engine.table import Table
from inglenook.games.forges_of_ravenshire.state import Ao


class Memory:
    """AO as it was at the last decision."""

    def __init__(self) -> None:
        self.gold = self.reputation = self.season = 0
        self.finish = ""
        self.taken: Counter[str] = Counter()

    def check(self, t: Table[Any]) -> None:
        ao: Ao | None = t.state.ao
        if ao is None:
            return
        assert ao.gold >= self.gold and ao.reputation >= self.reputation, "AO's Gold and reputation never fall"
        assert self.finish in ("", ao.finish), "AO keeps the Finish it began with"
        if 0 < self.season < t.state.season:
            assert Counter(ao.dice) <= self.taken, "AO's dice of a Season are those it took in the last"
        self.gold, self.reputation, self.season, self.finish = ao.gold, ao.reputation, t.state.season, ao.finish
        self.taken = Counter(die for column in ao.columns for die in column)


@contextmanager
def watching() -> Iterator[Callable[[], Callable[[Table[Any]], None]]]:
    """A new memory for every table."""
    yield lambda: Memory().check
