"""What random chases are watched for besides what must hold of every game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from inglenook.engine.table import Table
from tests.games.keyforge import memory


@contextmanager
def watching() -> Iterator[Callable[[], Callable[[Table[Any]], None]]]:
    """The same watcher for every table: what it remembers is true. Æmber has no books here, for dark æmber leaks in silence."""

    def check(t: Table[Any]) -> None:
        memory.check(t.state)

    yield lambda: check
