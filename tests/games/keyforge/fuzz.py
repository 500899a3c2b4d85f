"""What random duels are watched for besides what must hold of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from inglenook.engine.table import Table
from tests.games.keyforge import memory
from tests.games.keyforge.purse import books


@contextmanager
def watching() -> Iterator[Callable[[], Callable[[Table[Any]], None]]]:
    """A new watcher for every table: what it remembers is true, and its æmber is in the books."""
    with books() as new_purse:

        def begin() -> Callable[[Table[Any]], None]:
            purse = new_purse()

            def check(t: Table[Any]) -> None:
                memory.check(t.state)
                purse.check(t)

            return check

        yield begin
