"""Encounter Cards (R193)."""

from __future__ import annotations

from .state import ALTable


async def draw_encounter(t: ALTable, who: int, tile: str = "") -> None:
    """A player draws an Encounter Card, which acts at once; without a tile, by a card."""
    raise NotImplementedError
