"""Whose turn it is: what waits for a process, in a fair order.

What is quick goes before what is slow, and where only bots play goes last. Among equals the guests take turns, one piece of
work each: whoever asks for twenty things at once waits for nineteen of them behind everybody else's first.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Collection
from typing import Any, Literal

Kind = Literal["quick", "slow", "long"]
"""Quick thoughts (hints, simple bots), slow ones (bots that think ahead), and long work on records."""
RANK: dict[Kind, int] = {"quick": 0, "slow": 1, "long": 2}


class Turn:
    """One piece of work that waits, or is being done."""

    def __init__(
        self,
        kind: Kind,
        guest: str = "",
        *,
        alone: bool = False,
        urgent: bool = False,
        told: Callable[[int], None] | None = None,
    ) -> None:
        self.kind, self.guest = kind, guest
        self.urgent = urgent
        """A whole table waits for it."""
        self.alone = alone
        """It is for a table where only bots play."""
        self.told = told
        """Is told how many are before it, whenever that changes."""
        self.work: Callable[[], Any]
        self.done: asyncio.Future[Any]
        self.place = 0


class Turns:
    """Everything that waits for one of the processes."""

    def __init__(self) -> None:
        self.waiting: list[Turn] = []
        self.running: list[Turn] = []
        self._served: dict[str, int] = {}
        """When a guest was last served, counted in turns."""
        self._count = 0

    def add(self, turn: Turn) -> None:
        self.waiting.append(turn)

    def drop(self, turn: Turn) -> None:
        """Nobody waits for it any more. What is being done already is done to its end."""
        if turn in self.waiting:
            self.waiting.remove(turn)

    def take(self, kinds: Collection[Kind]) -> Turn | None:
        """The next piece of work for a process that does these kinds."""
        found = next((turn for turn in self.order() if turn.kind in kinds), None)
        if found is not None:
            self.waiting.remove(found)
            self.running.append(found)
            self._count += 1
            self._served[found.guest] = self._count
            if found.place and found.told is not None:
                found.told(0)
        return found

    def waits(self, kind: Kind, guest: str | None = None) -> int:
        """How much of a kind waits, of one guest or of all."""
        return sum(turn.kind == kind and guest in (None, turn.guest) for turn in self.waiting)

    def end(self, turn: Turn) -> None:
        """It is done."""
        self.running.remove(turn)
        known = {one.guest for one in (*self.waiting, *self.running)}
        self._served = {guest: when for guest, when in self._served.items() if guest in known or when > self._count - 64}

    def order(self) -> list[Turn]:
        """All that waits, the next first."""
        ours = Counter((turn.guest, RANK[turn.kind]) for turn in self.running)
        keys: dict[int, tuple[int, ...]] = {}
        for number, turn in enumerate(self.waiting):
            of = (turn.guest, RANK[turn.kind])
            keys[id(turn)] = (turn.alone, RANK[turn.kind], not turn.urgent, ours[of], self._served.get(turn.guest, 0), number)
            ours[of] += 1
        return sorted(self.waiting, key=lambda turn: keys[id(turn)])

    def tell(self) -> None:
        """Tell everybody whose place has changed how many are before them: those who wait, and those whose turn it is."""
        before = Counter(turn.kind for turn in self.running)
        for turn in self.order():
            place, turn.place = turn.place, before[turn.kind]
            before[turn.kind] += 1
            if turn.told is not None and turn.place != place:
                turn.told(turn.place)
