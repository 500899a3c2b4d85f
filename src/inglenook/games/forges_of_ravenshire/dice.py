"""Dice: a letter for the colour and a digit for the face, `m5`."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .content import COLOURS, COLUMN, RAVEN
from .state import FRTable

SIDES = 6
STARTERS = "mha"
"""One die of each colour."""
RUNS = {letter: COLUMN[name] for letter, name in COLOURS.items() if name in COLUMN}
"""The column in which a die runs a guild; the Raven's is chosen."""


def face(die: str) -> int:
    """What a die shows."""
    return int(die[1])


def roll(t: FRTable, colour: str) -> str:
    """Roll a die of this colour."""
    return f"{colour}{t.chance.roll(SIDES)}"


@rule("FR-B15")
def band(die: str) -> int:
    """Whether a face is low, mid or high: 1-2, 3-4, 5-6."""
    return (int(die[1]) - 1) // 2


@rule("FR-B38")
def turned(die: str, by: int) -> str:
    """The die turned by so much, or nothing where it would go past 6 or below 1: there is no way round."""
    shows = int(die[1]) + by
    return f"{die[0]}{shows}" if 1 <= shows <= SIDES else ""


def turns(dice: list[str]) -> list[tuple[str, str]]:
    """Every useful way to turn one of these dice by one: which die, and `+1` or `-1`."""
    return [(die, way) for die in dict.fromkeys(dice) for way in ("+1", "-1") if turned(die, int(way))]


@rule("FR-Q11")
def is_raven(die: str) -> bool:
    """Were there two Ravens, the same would hold for each."""
    return die[0] == RAVEN
