"""The state of a chase: a KeyForge table with a ship, a wind and a place."""

from __future__ import annotations

from typing import Any

from inglenook.engine.data import state
from inglenook.engine.table import Table
from inglenook.games.keyforge.state import SIDES, Crucible

from .content import SHIP

HEADWIND, TAILWIND = "headwind", "tailwind"


@state
class Voyage(Crucible):
    """The last side is the ship's; the others are the team's."""

    wind: str
    here: str
    middle: list[str]
    """Locations that may still come, in no order."""
    ahead: int
    """How many of them will come before the stretch."""
    pace: int
    """Adventure cards in each turn of the ship."""
    order: list[int]
    """The seats in the order of their turns."""
    blustery: bool
    seasoned: bool
    lost: bool
    breath: bool
    open_hands: bool
    drawn: int
    """Cards of the ship's turn that are still to be drawn."""
    waiting: list[str]
    """Archived cards that will be played first in this turn of the ship."""
    ended: str


RFTable = Table[Any]
"""A table whose state is a Voyage; the rules of the Crucible run on it too."""


def ship_side(s: Crucible) -> int:
    """The ship's side: always the last."""
    return len(s.sides) - 1


def ship_id(s: Crucible) -> str:
    """The ship's card."""
    return f"{SHIP}.{SIDES[ship_side(s)]}0"


def players(s: Crucible) -> list[int]:
    """The team's sides, which are also their seats."""
    return list(range(len(s.sides) - 1))


def chests(s: Crucible) -> int:
    """Treasure chests on the ship: they are its forged keys."""
    return len(s.sides[ship_side(s)].keys)
