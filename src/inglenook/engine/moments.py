"""Moments: the table as a seat saw it at every line of the log, also inside one answer.

They are a function of the record, so nothing is kept for them while a game is played. Whoever wants to see the moments of some
answers cuts these out of the table, with the step they begin in, and has them given again on a copy, with the draws they met;
whenever a line is written that the seat may read, the one funnel (the game's `parts`) is asked what it sees just then.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import msgspec

from .again import play_moves
from .back import Forgotten
from .chance import Draw, Recorded
from .decide import NATURE
from .game import Game, View
from .log import Entry, Move, Past
from .scene import LogLine, Scene
from .table import Checkpoint, Seat, Table
from .view import Memo, as_lines, forgotten, read_log, view_of


class Stretch(msgspec.Struct, kw_only=True):
    """A few answers of a game, with all that is needed to give them again."""

    seats: tuple[Seat, ...]
    state: msgspec.Raw
    """The start of the step in which they begin."""
    moves_then: int
    base: int
    """Answers and draws before that step."""
    draws: list[Draw]
    moves: list[Move]


class Reader(msgspec.Struct, kw_only=True):
    """One seat that reads along from an answer on."""

    seat: int | None
    first: int
    """The answer from which on the moments are wanted; earlier ones of the same step are only given again."""
    log: tuple[LogLine, ...]
    """The newest lines the seat could read before it."""
    number: int
    """The number of the first line of the step, as the seat counts them."""
    notes: list[int]
    """Where lines about answers that were taken back stand between the others."""


class Glance(msgspec.Struct, array_like=True):
    """At which lines of some answers who wants to see the table. The lines a seat may read are counted from 0."""

    first: int
    """The first of these answers."""
    lines: list[tuple[int | None, tuple[int, ...]]]


def cut(t: Table[Any], first: int, last: int) -> Stretch:
    """The answers `first` to `last` of a loud table (0 is the set-up). Forgotten if it does not remember as far back."""
    point, past = _before(t, first), t.past
    moves = t.moves[: min(last, t.length - 1) + 1 - past.moves]
    return Stretch(
        seats=t.seats,
        state=msgspec.Raw(msgspec.json.encode(point.state)),
        moves_then=point.moves,
        base=point.base,
        draws=[draw for move in moves for draw in move.draws][point.base - past.draws :],
        moves=moves[point.moves - past.moves :],
    )


def reader(t: Table[Any], seat: int | None, first: int, lines: int) -> Reader:
    """A seat that reads along from an answer on, with so many of the lines before it."""
    point, past, log = _before(t, first), t.past, t.log
    until = next((i for i, entry in enumerate(log) if entry.at > first), len(log))
    notes = [note.at for note in t.notes if note.visible_to(seat)]
    number = forgotten(t, seat) + sum(entry.visible_to(seat) for entry in log[: point.lines - past.lines])
    here = number + sum(entry.visible_to(seat) for entry in log[point.lines - past.lines : until])
    here += sum(at <= first for at in notes)
    earlier = tuple(line for line in read_log(t, seat) if line.seq < here) if lines else ()
    return Reader(seat=seat, first=first, log=earlier[-lines:] if lines else (), number=number, notes=notes)


def _before(t: Table[Any], first: int) -> Checkpoint[Any]:
    """The last step that began before an answer; before the set-up, the very first."""
    points: list[Checkpoint[Any]] = t.checkpoints
    if first < 1:
        found = [point for point in points[:1] if not point.lines and point.moves == 1]
    else:
        found = [point for point in points if point.moves <= first]
    if not found:
        raise Forgotten
    return found[-1]


def play(game: Game[Any], stretch: Stretch, reader: Reader, most: int | None = None) -> list[Scene]:
    """What the seat saw at each line it may read, in order; the log of each is that line alone.

    With `most`, it ends after the answer in which so many lines have been told. ReplayMismatch if the record does not play.
    """
    witness = Witness(stand(game, stretch), reader)
    for _ in given_again(witness.t, stretch, witness):
        if most is not None and len(witness.found) >= most:
            break
    return witness.found


def follow(game: Game[Any], stretch: Stretch, glance: Glance) -> list[list[Scene]]:
    """For each seat: the table as it stood before these answers, and at each line at which it is wanted; without any log.

    What all seats see alike at a moment is made once.
    """
    onlooker = Onlooker(stand(game, stretch), glance)
    for number in given_again(onlooker.t, stretch, onlooker):
        if number == glance.first:
            onlooker.begin()
    return onlooker.found


class Hears(Protocol):
    """Looks on while answers are given again."""

    def hear(self, entry: Entry, ahead: bool) -> None: ...
    def settle(self) -> None: ...


def given_again(t: Table[Any], stretch: Stretch, listener: Hears) -> Iterator[int]:
    """Give answers again while somebody looks on: the number of each before it is given, after the last that of the next."""
    t.hear = listener.hear
    t.run_from(t.state)
    listener.settle()
    for number, move in enumerate(stretch.moves, start=stretch.moves_then):
        yield number
        play_moves(t, (move,), number)
        listener.settle()
    yield stretch.moves_then + len(stretch.moves)


class Witness:
    """Looks on for one seat, at every line it may read."""

    def __init__(self, t: Table[Any], reader: Reader) -> None:
        self.t, self.seat, self.first, self.notes = t, reader.seat, reader.first, reader.notes
        self.number = reader.number
        self.found: list[Scene] = []
        self._ahead: tuple[LogLine, ...] = ()
        """A line that was told before it was done: it is seen when the next is told, or everything rests."""

    def hear(self, entry: Entry, ahead: bool) -> None:
        """A line is written. One that the seat may not read leaves no moment."""
        self.settle()
        if not entry.visible_to(self.seat):
            return
        lines = as_lines((entry,), self.number + sum(at < entry.at for at in self.notes))
        self.number += 1
        if entry.at <= self.first:
            return
        if ahead:
            self._ahead = lines
        else:
            self.found.append(seen(self.t, self.seat, lines))

    def settle(self) -> None:
        """What was told ahead has been done by now."""
        if self._ahead:
            self.found.append(seen(self.t, self.seat, self._ahead))
            self._ahead = ()


class Onlooker:
    """Looks on for several seats, at some lines."""

    def __init__(self, t: Table[Any], glance: Glance) -> None:
        self.t, self.glance = t, glance
        self.found: list[list[Scene]] = []
        self._read: list[int] = []
        """So many lines each seat could read so far."""
        self._ahead: Sequence[int] = ()
        """For which of them a line was told before it was done."""

    def begin(self) -> None:
        """From here on it is about these answers."""
        memo: Memo = {}
        self.found = [[_shown(self.t, view_of(self.t, seat, memo))] for seat, _ in self.glance.lines]
        self._read = [0 for _ in self.found]

    def hear(self, entry: Entry, ahead: bool) -> None:
        """A line is written."""
        self.settle()
        wanted: list[int] = []
        for who, (seat, lines) in enumerate(self.glance.lines if self.found else ()):
            if entry.visible_to(seat):
                if self._read[who] in lines:
                    wanted.append(who)
                self._read[who] += 1
        self._ahead = wanted
        if not ahead:
            self.settle()

    def settle(self) -> None:
        """What was told ahead has been done by now."""
        wanted, self._ahead = self._ahead, ()
        memo: Memo = {}
        for who in wanted:
            seat = self.found[who][0].seat
            self.found[who].append(_shown(self.t, _in_between(self.t, seat, memo)))


def stand(game: Game[Any], stretch: Stretch) -> Table[Any]:
    """A copy that stands where the step begins, and remembers nothing before it."""
    state = msgspec.json.decode(bytes(stretch.state), type=game.state)
    luck = Recorded(stretch.draws, first=stretch.base)
    t: Table[Any] = Table(game, state, luck, seats=stretch.seats, loud=True)
    t.past = Past(moves=stretch.moves_then - 1)
    t.moves = [Move(NATURE, "")]
    t.chance.base, t.chance.sink = stretch.base, t.moves[-1].draws
    t.checkpoints = [Checkpoint(state, stretch.moves_then, stretch.base, 0)]
    return t


def seen(t: Table[Any], seat: int | None, log: tuple[LogLine, ...]) -> Scene:
    """What the game shows a seat at a line."""
    shown = _shown(t, _in_between(t, seat, {}))
    return msgspec.structs.replace(shown, log=log, version=log[-1].at - 1)


def _in_between(t: Table[Any], seat: int | None, memo: Memo) -> View:
    """In the middle of things nobody is asked anything."""
    trail = tuple(what for _, what in t.trail)
    return View(state=t.state, seat=seat, seats=t.seats, asked=(), decision=None, trail=trail, memo=memo)


def _shown(t: Table[Any], view: View) -> Scene:
    """What lies on the table, without any question."""
    return Scene(
        game=t.game.id,
        seat=view.seat,
        title=t.game.title,
        phase=t.game.phase(t.state),
        parts=tuple(t.game.parts(view)),
        sides=view.once("sides", lambda: t.game.sides_of(t.state, len(t.seats))) if t.game.sides is not None else (),
    )


def of(t: Table[Any], seat: int | None, first: int, last: int) -> list[Scene]:
    """The moments of these answers."""
    return play(t.game, cut(t, first, last), reader(t, seat, first, 0))
