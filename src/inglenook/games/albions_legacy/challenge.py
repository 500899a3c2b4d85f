"""Challenges: Stones of Chance are rolled, set aside and rolled again (R104-R118)."""

from __future__ import annotations

from .content import Trial
from .state import ALTable


async def challenge(t: ALTable, who: int, trial: Trial, *, kind: str, subject: str) -> bool:
    """A player tries a Challenge that is no enemy's, once, with all re-rolls; True if it is passed."""
    raise NotImplementedError
