"""What every bot is made of: its protocol, its luck, and how it values a position."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Protocol

from inglenook.engine.chance import Source
from inglenook.engine.decide import Decision
from inglenook.engine.table import Outcome, Table
from inglenook.engine.words import Problem


class BadBot(Problem):
    """There is no bot of this name; the sentence says which there are."""


class Bot(Protocol):
    """Somebody who answers for a seat, one key at a time."""

    name: str

    def choose(self, t: Table[Any], seat: int) -> str:
        """One key of the question this seat is asked; `done` ends a choice of several."""
        ...


class Seeded:
    """A bot with a seed: the same seed at the same table gives the same answer."""

    name = ""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._answers = 0

    def luck(self, t: Table[Any], decision: Decision) -> bytes:
        """Thirty-two bytes of luck for this question.

        A loud table says how far it has come. A quiet one does not, so the bot counts its own answers there: else a question
        that comes round again would get the same answer for ever.
        """
        self._answers += 1
        turn = t.length if t.loud else -self._answers
        text = f"{self.seed}/{turn}/{decision.seat}/{decision.kind}/{len(decision.picked)}"
        return hashlib.blake2b(text.encode(), digest_size=32).digest()


def question(t: Table[Any], seat: int) -> Decision:
    """What this seat is asked now; it is a mistake to let a bot answer for a seat that is not asked."""
    decision = t.asked(seat)
    if decision is None:
        raise ValueError(f"seat {seat} is not asked anything")
    return decision


def seen_by(t: Table[Any], seat: int, source: Source) -> Table[Any]:
    """A copy in which everything this seat may not know has been dealt anew, ready to be looked at."""
    twin = t.clone(source, for_seat=seat)
    twin.present()
    return twin


def worth(outcome: Outcome, seats: int) -> list[float]:
    """A finished game for each seat: a shared victory is a victory."""
    return [1.0 if seat in outcome.winners else 0.0 for seat in range(seats)]


def best(keys: Sequence[str], worths: Sequence[float]) -> str:
    """The key worth most; of equals the one listed first."""
    top = 0
    for place in range(1, len(keys)):
        if worths[place] > worths[top]:
            top = place
    return keys[top]
