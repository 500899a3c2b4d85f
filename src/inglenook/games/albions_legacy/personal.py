"""Personal Quests and Artifacts (R209, R22)."""

from __future__ import annotations

from .actions import Action
from .state import Albion, ALTable


def personal_keys(s: Albion, who: int) -> list[str]:
    """Whether the Personal Quest can be tried here and now: `personal`."""
    return []


async def try_personal(t: ALTable, who: int, key: str) -> None:
    """Try it."""


PERSONAL = Action("personal", personal_keys, try_personal)
