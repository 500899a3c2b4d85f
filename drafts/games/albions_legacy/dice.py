"""The die that Relics and some encounters roll."""

from __future__ import annotations

from .names import card_name
from .state import ALTable
from .telling import tell

BAD, SMALL, LARGE = 0, 1, 2
"""What a Relic makes of 1-2, 3-4 and 5-6."""


def roll_die(t: ALTable, who: int, card: str) -> int:
    """Roll the die for a card, from 1 to 6, where everybody sees it."""
    number = t.chance.roll(6)
    t.reveal()
    tell(t, who, "al-log-relic-die", rule="AL-R199", lights=(f"card:{card}",), card=card_name(card), n=number)
    return number


def fortune(t: ALTable, who: int, relic: str) -> int:
    """What a Relic is pleased to do: something bad, something small, something large."""
    return (roll_die(t, who, relic) - 1) // 2
