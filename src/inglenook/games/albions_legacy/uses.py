"""Using Inventory Cards, plaques and Special Abilities on one's own turn (R198, R202, R203, R119)."""

from __future__ import annotations

from .actions import Action
from .state import Albion, ALTable


def use_keys(s: Albion, who: int) -> list[str]:
    """What can be used now."""
    return []


async def use(t: ALTable, who: int, key: str) -> None:
    """Use it."""


USE = Action("use", use_keys, use)
