"""The Challenge of an Encounter Card, and what is told of how it went."""

from __future__ import annotations

from .challenge import challenge
from .content import ENCOUNTERS
from .state import ALTable
from .telling import tell


async def tried(t: ALTable, who: int, id: str, kind: str = "encounter") -> bool:
    """Whether a player passes the Challenge of an encounter."""
    trial = ENCOUNTERS[id].trial
    assert trial is not None
    won = await challenge(t, who, trial, kind=kind, subject=id)
    tell(t, who, f"al-encounter-{'passed' if won else 'failed'}-{id}", rule="AL-R193")
    return won
