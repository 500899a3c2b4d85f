"""Defeating Roaming Threat Cards: coins and Spoils (R159-R169)."""

from __future__ import annotations

from collections.abc import Sequence

from .state import ALTable


async def beaten(t: ALTable, who: int, token: str) -> None:
    """A player has beaten an enemy, which has left the map: whatever falls with it."""
    raise NotImplementedError


async def removed(t: ALTable, tokens: Sequence[str]) -> None:
    """Enemies have left the map without a Challenge (Q28)."""
    raise NotImplementedError
