"""Escorts (R176-R181)."""

from __future__ import annotations

from .actions import Action
from .state import Albion, ALTable


def escort_keys(s: Albion, who: int) -> list[str]:
    """Whom one can take or leave here: `escort:take.mererid`, `escort:leave.mererid`."""
    return []


async def carry(t: ALTable, who: int, key: str) -> None:
    """Take or leave an Escort."""


async def carrier_wounded(t: ALTable, who: int) -> None:
    """A player has taken a Wound while carrying (R179)."""


def left_behind(t: ALTable, who: int) -> None:
    """A carrier retires: the Escorts stand on the tile."""


async def reach_goals(t: ALTable) -> None:
    """Escorts who are where they want to go have arrived."""


ESCORT = Action("escort", escort_keys, carry)
