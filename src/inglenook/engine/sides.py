"""Sides: who wins and loses together, and in which place each of them ends.

Every seat has a number, and after the seats every side nobody sits at has one: an automated opponent, a faction, a ship. Mats,
markers on tracks, lines of the log and the outcome go by these numbers. A team is a side of several seats.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from .scene import Side
from .table import Outcome

SIGNS = ("cog", "shield", "crown")
"""Of sides nobody sits at; clients have a colour for each of them that no seat has."""


def alone(count: int) -> list[Side]:
    """Everybody for themselves."""
    return [Side(seats=(seat,)) for seat in range(count)]


def together(count: int) -> list[Side]:
    """All seats are one team."""
    return [Side(seats=tuple(range(count)))]


def numbered(sides: Sequence[Side]) -> tuple[Side, ...]:
    """The sides with their numbers: that of the first seat, or, where nobody sits, the next after the seats, with a sign."""
    count = sum(len(side.seats) for side in sides)
    found, others = [], 0
    for side in sides:
        if side.seats:
            found.append(msgspec.structs.replace(side, number=side.seats[0]))
        else:
            shape = side.shape or SIGNS[others % len(SIGNS)]
            found.append(msgspec.structs.replace(side, number=count + others, shape=shape))
            others += 1
    return tuple(found)


def numbers(side: Side) -> tuple[int, ...]:
    """All numbers that stand for a side."""
    return side.seats or (side.number,)


def ranks(sides: Sequence[Side], over: Outcome) -> dict[int, int]:
    """The place in which each seat and each side nobody sits at has ended; equals share one.

    What a game does not say follows: the winners come first, the others by their scores. Where no seat wins, those have won
    that nobody sits at; if there are none, the first place stays empty.
    """
    if over.ranks:
        return dict(enumerate(over.ranks))
    worths = [_worth(side, over) for side in sides]
    first = 1 if any(won for won, _ in worths) else 2
    return {
        number: first + sum(other > worth for other in worths)
        for side, worth in zip(sides, worths, strict=True)
        for number in numbers(side)
    }


def _worth(side: Side, over: Outcome) -> tuple[bool, int]:
    won = any(seat in over.winners for seat in side.seats) if side.seats else not over.winners
    return won, sum(over.scores[number] for number in numbers(side) if number < len(over.scores))
