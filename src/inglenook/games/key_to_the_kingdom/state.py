"""What lies on the table of Key to the Kingdom."""

from __future__ import annotations

from inglenook.engine.chance import Deck
from inglenook.engine.data import state
from inglenook.engine.table import Table

NOBODY = -1


@state
class Roll:
    """The last roll, as it lies on the table: the face, what changed it, and what it had to be."""

    seat: int
    what: str
    """move, event, adventure or castle."""
    die: str
    face: int
    used: list[str]
    """Signed things that changed it: `+sword`, `-axe`, `+stair-goat`."""
    change: int
    """What those come to in all."""
    total: int
    fate: str
    """Empty while it is open or has nothing to prove; then pass or fail."""
    again: bool
    """The hero's own power has rolled it again already."""


@state
class Trek:
    """An adventure under way: how many of its spaces are reached, and the last rolled result."""

    adventure: str
    reached: int
    last: int | None


@state
class Kingdom:
    """The whole table."""

    step: str
    turn: int
    active: int
    heroes: list[str]
    """By seat."""
    at: list[str]
    """By seat: the space its figure stands on, in the kingdom or in the castle."""
    spent: list[list[str]]
    """By seat: the items that lie on their grey side, magic ones too."""
    pieces: list[list[str]]
    """By seat: the colours of its key pieces."""
    supply: dict[str, int]
    """Key pieces left, by colour."""
    magic: dict[str, int]
    """Magic items that have an owner; the others lie at the side."""
    companions: dict[str, int]
    """Companion cards that have an owner."""
    opened: dict[str, bool]
    """By portion."""
    throne: int
    """The seat whose hero die lies on the throne; NOBODY while the demon die lies there."""
    deck: Deck
    discard: list[str]
    resolving: list[str]
    """Event cards drawn and not yet done with; a card may draw others."""
    face_down: dict[str, list[str]]
    """Castle tokens nobody has seen, by section; which lies where is not settled before it is turned up."""
    face_up: dict[str, str]
    """Castle tokens turned up, by space."""
    roll: Roll | None
    trek: Trek | None
    owed: list[int]
    """Seats that draw an event when this turn is over."""
    rerolled: list[str]
    """Companions that have had a die rolled again this turn."""
    again: bool
    """The active hero takes another turn after this one."""
    tally: dict[str, int]
    """Counts for the lab: `0.naps`, `1.tried.red1`."""


KTable = Table[Kingdom]


def seats_from(s: Kingdom, seat: int) -> list[int]:
    """All seats, clockwise from this one."""
    number = len(s.heroes)
    return [(seat + i) % number for i in range(number)]
