"""Wounds and retiring (R170-R175)."""

from __future__ import annotations

from .state import ALTable


async def take_wound(t: ALTable, who: int, *, by: str = "") -> bool:
    """A player would take a Wound, from an enemy token or a card; cards may avoid it. True if it was taken."""
    raise NotImplementedError


async def retire(t: ALTable, who: int) -> None:
    """The character leaves the game; the player chooses another when the next turn begins."""
    raise NotImplementedError
