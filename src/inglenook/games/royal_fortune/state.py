"""The state of a chase: a KeyForge table with a ship, a wind and a place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from inglenook.engine.data import state
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table
from inglenook.games.keyforge.content import SET_HOUSES
from inglenook.games.keyforge.state import SIDES, Crucible

from .content import FORTUNE, SHIP

HEADWIND, TAILWIND = "headwind", "tailwind"
SHIPS = tuple(f"{SHIP}.{letter}0" for letter in SIDES)
"""The ship's card by the side it is on."""


@state
class Voyage(Crucible):
    """The last side is the ship's; the others are the team's."""

    wind: str
    here: str
    middle: list[str]
    """Locations that may still come, in no order; more of them than will, unless one is lost at sea."""
    ahead: int
    """How many locations still lie in their deck."""
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
    deeds: dict[str, int]
    """What the whole chase remembers for the lab: chests `made` and `broken`, escapes `held`."""
    ended: str
    """How it ended: `won`, `escaped`, or not yet."""

    @rule("RF-R85", "RF-R134", "RF-R135", "RF-G17", "RF-G27")
    def foe_of(self, side: int) -> int:
        """The opponent of everybody in the team is the ship, and the ship's is the active player."""
        last = len(self.sides) - 1
        if side == last:
            return self.active if self.active != last else self.chooser
        return last

    @rule("RF-R54")
    def mates_of(self, side: int) -> Sequence[int]:
        """The tide is the same for the whole team, and the other way for the ship."""
        last = len(self.sides) - 1
        return () if side == last else range(last)

    def houses_there(self) -> tuple[str, ...]:
        """The ship's house is there besides those of the team."""
        return (*SET_HOUSES, FORTUNE)


RFTable = Table[Any]
"""A table whose state is a Voyage; the rules of the Crucible run on it too."""


def ship_side(s: Crucible) -> int:
    """The ship's side: always the last."""
    return len(s.sides) - 1


def ship_id(s: Crucible) -> str:
    """The ship's card."""
    return SHIPS[len(s.sides) - 1]


def remember(s: Voyage, deed: str) -> None:
    """Count something for the whole chase."""
    s.deeds[deed] = s.deeds.get(deed, 0) + 1


@rule("RF-R145")
def players(s: Crucible) -> list[int]:
    """Each player: the team's sides, which are also their seats; the ship is none of them."""
    return list(range(len(s.sides) - 1))


def chests(s: Crucible) -> int:
    """Treasure chests on the ship: they are its forged keys."""
    return len(s.sides[ship_side(s)].keys)
