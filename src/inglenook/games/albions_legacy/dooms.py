"""Doom Effects and Seduction (R194-R196)."""

from __future__ import annotations

from .state import ALTable


async def turn_starts(t: ALTable, who: int) -> None:
    """What Doom Effects do, and how they are cured, when a turn begins."""


async def turn_ends(t: ALTable, who: int) -> None:
    """How Doom Effects are cured when a turn ends, by where it ends."""
