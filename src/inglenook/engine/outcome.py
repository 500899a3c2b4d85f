"""How a game ends: who won, why, and in which places."""

from __future__ import annotations

import msgspec

from .words import Msg


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """Which seats won, why, and each seat's score (1 for a winner and 0 for a loser unless the game counts)."""

    winners: tuple[int, ...]
    reason: Msg
    scores: tuple[int, ...] = ()


class Outcome(Result, frozen=True, kw_only=True):
    """How a game ended, for every side."""

    ranks: tuple[int, ...] = ()
    """The place of each seat, then of each side nobody sits at; equals share one. Without them it follows from the result."""

    @property
    def result(self) -> Result:
        """What a fingerprint covers; the places follow from it and the state."""
        return Result(winners=self.winners, reason=self.reason, scores=self.scores)


class GameOver(Exception):
    """Raised by the rule that ends the game; it unwinds whatever is being resolved."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.reason.id)
        self.outcome = outcome
