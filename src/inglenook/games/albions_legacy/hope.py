"""Despair and the Flames of Hope (R96, R103, R188)."""

from __future__ import annotations

from .state import ALTable


async def add_despair(t: ALTable, n: int = 1, *, by: str = "") -> None:
    """Place Despair Tokens; `by` is the card or enemy that does it, and nothing for the first step of the Key-Turn."""
    raise NotImplementedError


def remove_despair(t: ALTable, n: int = 1) -> None:
    """Take Despair Tokens away: Flames burn again."""
    raise NotImplementedError
