"""A table from its last step on: to put it away small, and to stand it up again without playing the whole record.

`forget` keeps a long game small in memory; `pack` writes down as much as `forget` would keep. What was forgotten can be had
again only by playing the whole record; the way back says so (`Forgotten`) when it leads there.
"""

from __future__ import annotations

from typing import Any

import msgspec

from .again import play_pending
from .back import since
from .chance import Draw, ReplayMismatch, Source
from .ending import mattered
from .game import Game
from .log import Back, Entry, Milestone, Move, Past, press
from .table import Checkpoint, Seat, Table
from .words import msg

LEAST_PRESSED = 12
"""Fewer lines than this are not worth pressing."""


class Step(msgspec.Struct, kw_only=True):
    """The current step: the state it began with, and the answers and draws since."""

    state: msgspec.Raw
    base: int
    """Draws before it."""
    tape: list[str]
    draws: list[Draw]


class Standing(msgspec.Struct, kw_only=True):
    """A loud table from its last step on, with the newest part of its record and log."""

    step: Step
    moves_then: int
    lines_then: int
    """Length of record and log when the step began."""
    past: Past
    moves: list[Move]
    marks: list[int]
    notes: list[Entry]
    log: list[Entry]
    pending: list[tuple[int, str]]
    wishes: list[tuple[int, str]] = []
    course: list[Milestone] = []


def step_of(t: Table[Any]) -> Step:
    """The current step of a table that keeps checkpoints."""
    start = t.start
    if start is None:
        raise ValueError("this table keeps no checkpoints, so it cannot be packed")
    # Not `encode`, which sorts keys: in which order things came into a dict may show.
    return Step(state=msgspec.Raw(msgspec.json.encode(start)), base=t.chance.base, tape=t.tape, draws=t.chance.tape)


def pack(t: Table[Any]) -> Standing:
    """A loud table as it stands; it shares its lists with the table, so encode it before the table goes on."""
    point = t.checkpoints[-1]
    return Standing(
        step=step_of(t),
        moves_then=point.moves,
        lines_then=point.lines,
        past=t.past,
        moves=t.moves,
        marks=t.marks,
        notes=t.notes,
        log=t.log,
        pending=sorted(t.pending.items()),
        wishes=[(seat, what) for seat, held in sorted(t.wishes.items()) for what in sorted(held)],
        course=t.course,
    )


def stand(game: Game[Any], kept: Standing, source: Source, seats: tuple[Seat, ...]) -> Table[Any]:
    """The table that was packed. ReplayMismatch if it does not come to stand where it stood."""
    t: Table[Any] = Table(game, _start(game, kept.step), source, seats=seats, loud=True)
    t.past, t.moves, t.marks, t.notes, t.log = kept.past, kept.moves, kept.marks, kept.notes, kept.log
    t.course = kept.course
    t.checkpoints = [Checkpoint(t.state, kept.moves_then, kept.step.base, kept.lines_then)]
    t.chance.sink = t.moves[-1].draws
    signed = t.moves[-1].fingerprint
    _run(t, kept.step)
    if signed and t.fingerprint() != signed:
        raise ReplayMismatch(msg("replay-mark", number=t.length - 1, key=t.moves[-1].key))
    play_pending(t, kept.pending, kept.wishes)
    return t


def stand_quiet(game: Game[Any], step: Step, source: Source, seats: tuple[Seat, ...]) -> Table[Any]:
    """A table at the same question that can be copied, but has no record: enough for a bot to think about."""
    t: Table[Any] = Table(game, _start(game, step), source, seats=seats)
    _run(t, step)
    return t


def _start(game: Game[Any], step: Step) -> Any:
    return msgspec.json.decode(bytes(step.state), type=game.state)


def _run(t: Table[Any], step: Step) -> None:
    t.tape, t.chance.tape, t.chance.base = step.tape, step.draws, step.base
    t.run_from(t.state)


def forget(t: Table[Any], *, steps: int, lines: int) -> None:
    """Keep only the newest steps to go back to, the moves since, and at least so many lines of the log, older ones pressed."""
    del t.checkpoints[:-steps]
    oldest = t.checkpoints[0]
    _forget_moves(t, oldest.moves - 1 - t.past.moves)
    _press_lines(t, oldest.lines - t.past.lines, lines)


def _forget_moves(t: Table[Any], count: int) -> None:
    if count <= 0:
        return
    past, gone = t.past, t.moves[:count]
    first = past.moves
    last = {seat: mark for mark in t.marks if 0 <= mark - first < count for seat in _answered(gone[mark - first])}
    backs = {seat: since(gone, back, seat) for seat, back in past.backs.items() if seat not in last}
    for seat, mark in last.items():
        backs[seat] = since(gone[mark - first :], Back(mark, gone[mark - first].key), seat)
    t.marks = [mark for mark in t.marks if mark >= first + count]
    draws = past.draws + sum(len(move.draws) for move in gone)
    t.past = msgspec.structs.replace(past, moves=first + count, draws=draws, backs=backs)
    t.moves = t.moves[count:]


def _answered(move: Move) -> tuple[int, ...]:
    return (move.seat, *move.passed)


def _press_lines(t: Table[Any], count: int, lines: int) -> None:
    """Whole answers only: lines of one answer, and the notes between answers, stay together."""
    while 0 < count < len(t.log) and t.log[count - 1].at == t.log[count].at:
        count -= 1
    if count < LEAST_PRESSED or count >= len(t.log):
        return
    first_kept = t.log[count].at
    old = [*t.log[:count], *(note for note in t.notes if note.at < first_kept)]
    old.sort(key=lambda entry: entry.at)
    seen = {seat: t.past.seen.get(seat, 0) for seat in range(-1, len(t.seats))}
    for entry in old:
        for seat in seen:
            seen[seat] += entry.visible_to(seat if seat >= 0 else None)
    packed = [*t.past.packed, press(old)]
    kept = sum(number for number, _ in packed) + len(t.log) - count
    while packed and kept - packed[0][0] >= lines:
        kept -= packed.pop(0)[0]
    t.notes = [note for note in t.notes if note.at >= first_kept]
    high = mattered([*t.past.high, *t.log[:count]])
    t.past = msgspec.structs.replace(t.past, lines=t.past.lines + count, seen=seen, packed=packed, high=high)
    t.log = t.log[count:]
