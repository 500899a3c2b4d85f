"""The end of a game: who is in which place, why, and how it went.

A game says what is its own (`Game.ending`, `Game.course`); places, progress and moments follow from the outcome and the record.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from .log import Entry
from .scene_end import EndColumn, EndFact, Ending, EndLine, EndMoment, EndRow, Progress
from .sides import numbers, ranks
from .words import Arg, Msg, msg

if TYPE_CHECKING:
    from .table import Table

S = TypeVar("S", bound=Any)

FACTS, COLUMNS, MOMENTS = 4, 4, 5
"""How many of each there are at most."""
WEIGHTY = 2
"""A line of the log of this weight may be a moment of the game."""


@dataclass(frozen=True, kw_only=True)
class Told:
    """What a game tells of its end; whatever is left out is not shown, or follows from the outcome."""

    headline: Msg | None = None
    facts: Sequence[EndFact] = ()
    columns: Sequence[EndColumn] = ()
    cells: Mapping[int, Sequence[Msg]] = field(default_factory=dict)
    """For each seat and each side nobody sits at, by its number: what stands in its columns."""
    notes: Mapping[int, Msg] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Course(Generic[S]):
    """How a game goes forward: the round it is in, and one value for seats and sides nobody sits at, by their numbers."""

    name: Msg
    round: Callable[[S], int]
    values: Callable[[S], Mapping[int, int]]


def cell(value: Arg) -> Msg:
    """A number or a word in a table."""
    return msg("plain", text=str(value)) if not isinstance(value, Msg) else value


def ending_of(t: Table[Any]) -> Ending:
    """Everything there is to tell of a finished game."""
    assert t.over is not None
    sides = t.game.sides_of(t.state, len(t.seats))
    places = ranks(sides, t.over)
    first = tuple(sorted(number for number, place in places.items() if place == 1))
    told = t.game.ending(t)
    if not told.columns and len(set(t.over.scores)) > 1 and max(t.over.scores) > 1:
        told = _by_score(told, t.over.scores)
    rows = [
        EndRow(side=number, rank=places[number], cells=tuple(told.cells.get(number, ())), note=told.notes.get(number))
        for side in sides
        for number in numbers(side)
    ]
    return Ending(
        winners=first,
        headline=told.headline or _headline(t, first),
        why=t.over.reason,
        facts=tuple(told.facts[:FACTS]),
        columns=tuple(told.columns[:COLUMNS]),
        rows=tuple(sorted(rows, key=lambda row: row.rank)) if len(rows) > 1 or told.columns else (),
        progress=_progress(t),
        moments=_moments(t),
    )


def _headline(t: Table[Any], first: Sequence[int]) -> Msg:
    names = [cell(t.called(number)) for number in first]
    return msg("end-won", who=names, count=len(names)) if names else msg("end-nobody")


def _by_score(told: Told, scores: Sequence[int]) -> Told:
    cells = {number: [cell(score)] for number, score in enumerate(scores)}
    return replace(told, columns=[EndColumn(name=msg("end-score"))], cells=cells)


def _progress(t: Table[Any]) -> Progress | None:
    course = t.game.course
    if course is None or len(t.course) < 2:
        return None
    end = course.values(t.state)
    lines = [EndLine(side=n, values=(*(mark.values.get(n, 0) for mark in t.course), end[n])) for n in end]
    return Progress(name=course.name, rounds=tuple(mark.round for mark in t.course), lines=tuple(lines))


def _moments(t: Table[Any]) -> tuple[EndMoment, ...]:
    return tuple(_moment(t, line) for line in mattered([*t.past.high, *t.log]))


def _moment(t: Table[Any], line: Entry) -> EndMoment:
    round = max((mark.round for mark in t.course if mark.at < line.at), default=0)
    return EndMoment(text=line.text, at=line.at, weight=line.weight, seat=line.seat, round=round)


def mattered(lines: Sequence[Entry]) -> list[Entry]:
    """The few lines that mattered most and everybody may read, in their order; of equals the later ones, for they decided."""
    weighty = [line for line in lines if line.weight >= WEIGHTY and line.to is None]
    best = sorted(range(len(weighty)), key=lambda n: (-weighty[n].weight, -n))[:MOMENTS]
    return [weighty[n] for n in sorted(best)]
