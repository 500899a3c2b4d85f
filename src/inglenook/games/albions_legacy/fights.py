"""Challenging enemies (R120-R132)."""

from __future__ import annotations

from .state import Albion, ALTable


def next_fight(s: Albion) -> str:
    """A tile on which a character and an enemy stand; nothing if there is none."""
    return ""


async def fight(t: ALTable, tile: str) -> None:
    """One Challenge of an enemy on this tile, from the choice of who and whom until success, escape or retiring."""
    raise NotImplementedError
