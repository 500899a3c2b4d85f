"""Of a scene, the end of the game: places, numbers, how it went and the moments that mattered. `ending` makes it."""

from __future__ import annotations

import msgspec

from .words import Msg


class EndFact(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A number worth telling of the whole game: "16" over "rounds"."""

    value: Msg
    name: Msg
    icon: str = ""


class EndColumn(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What is compared at the end."""

    name: Msg
    icon: str = ""


class EndRow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A seat or a side nobody sits at: its place, a cell for each column, and a note."""

    side: int
    rank: int
    cells: tuple[Msg, ...] = ()
    note: Msg | None = None


class EndLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """How far one of them had come at the beginning of each round, and at the end."""

    side: int
    values: tuple[int, ...]


class Progress(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The one value by which a game goes forward, round by round."""

    name: Msg
    rounds: tuple[int, ...]
    """The numbers of the rounds; the last value is that of the end, after the last of them."""
    lines: tuple[EndLine, ...]


class EndMoment(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A line of the log that mattered. `at` is its position in the record, `round` the round it fell into."""

    text: Msg
    at: int
    weight: int = 2
    seat: int | None = None
    round: int = 0


class Ending(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """How the game ended. What a game has nothing to say of is left out."""

    winners: tuple[int, ...]
    """Whoever is in the first place: seats, and sides nobody sits at."""
    headline: Msg
    why: Msg
    facts: tuple[EndFact, ...] = ()
    columns: tuple[EndColumn, ...] = ()
    rows: tuple[EndRow, ...] = ()
    """From the first place to the last."""
    progress: Progress | None = None
    moments: tuple[EndMoment, ...] = ()
    """The few lines of the log that mattered most, in their order."""
