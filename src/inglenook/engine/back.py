"""The way back: taking an answer back, exactly to where the table stood before it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from .again import play_moves
from .anybody import PASS, pass_again
from .chance import Draw, Recorded
from .decide import Refused
from .log import Back, Entry, Move
from .words import Msg, msg

if TYPE_CHECKING:
    from .table import Checkpoint, Table


class Forgotten(Exception):
    """The way back leads to where this table has forgotten; it must be built again from its whole record."""


def last_answer(t: Table[Any], seat: int) -> Back | None:
    """Where this seat's last answer stands, and what has happened since."""
    place = _place(t, seat)
    if place is not None:
        return since(t.moves[place:], Back(t.past.moves + place, t.moves[place].key), seat)
    known = t.past.backs.get(seat)
    return since(t.moves, known, seat) if known is not None else None


def last_key(t: Table[Any], seat: int) -> str | None:
    """The key of this seat's last answer."""
    place = _place(t, seat)
    if place is not None:
        return t.moves[place].key if t.moves[place].seat == seat else PASS
    known = t.past.backs.get(seat)
    return known.key if known is not None else None


def _place(t: Table[Any], seat: int) -> int | None:
    """Where among the moves this seat's last answer stands, if it has not been forgotten."""
    first, moves = t.past.moves, t.moves
    for mark in reversed(t.marks):
        place = mark - first
        if 0 <= place < len(moves) and (moves[place].seat == seat or seat in moves[place].passed):
            return place
    return None


def since(moves: Sequence[Move], known: Back, seat: int) -> Back:
    """What is known of an answer of this seat, with what these further moves add to it."""
    others, luck, news = known.others, known.luck, known.news
    for move in moves:
        others = others or move.seat != seat
        luck = luck or bool(move.draws)
        news = news or move.news
    return Back(known.mark, known.key, others, luck, news)


def back_to(t: Table[Any], seat: int) -> int | None:
    found = last_answer(t, seat)
    return found.mark if found is not None else None


def refusal(t: Table[Any], seat: int, free: bool | None) -> Msg | None:
    if _waits(t, seat):
        return None
    found = last_answer(t, seat)
    if found is None:
        return msg("undo-nothing")
    if free if free is not None else len(t.people) == 1:
        return None
    if found.others:
        return msg("undo-others")
    if found.luck:
        return msg("undo-luck")
    return msg("undo-news") if found.news else None


def _waits(t: Table[Any], seat: int) -> bool:
    """Whether an answer of this seat waits for those of others; one that is the only one was never given by anybody."""
    return seat in t.pending and (t.opening is not None or any(d.seat == seat and len(d.keys) > 1 for d in t.group))


def undo(t: Table[Any], seat: int, free: bool | None, crossing: str) -> None:
    refused = refusal(t, seat, free)
    if refused is not None:
        raise Refused(refused)
    if _waits(t, seat):
        del t.pending[seat]
        asked = t.opening.asked if t.opening is not None else t.group
        t.decision = next(d for d in asked if d.seat not in t.pending)
        return
    found = last_answer(t, seat)
    assert found is not None
    place = max(found.mark - t.past.moves, 0)
    later = t.moves[place + 1 :]
    passed = t.moves[place].passed if t.moves[place:] else ()
    rewind(t, found.mark)
    pass_again(t, seat, passed)
    for move in later:  # secret answers of others to the same question had been given
        if not t.group or move.seat == seat or t.asked(move.seat) is None:
            break
        t.submit(move.key, move.seat)
    id = crossing if found.others or found.luck or found.news else "log-undo"
    t.notes = [_at_most(note, found.mark) for note in t.notes]
    t.notes.append(Entry(text=msg(id, who=t.name(seat)), seat=seat, at=found.mark))


def _at_most(note: Entry, at: int) -> Entry:
    return msgspec.structs.replace(note, at=min(note.at, at))


def rewind(t: Table[Any], length: int) -> None:
    place = next((i for i in reversed(range(len(t.checkpoints))) if t.checkpoints[i].moves <= length), None)
    if place is None:
        raise Forgotten
    point = t.checkpoints[place]
    kept = t.moves[: length - t.past.moves]
    draws = [draw for move in kept for draw in move.draws]
    answers = kept[point.moves - t.past.moves :]
    t.moves = kept[: point.moves - t.past.moves]
    t.moves[-1].draws = _draws_before(t, point, draws)
    t.marks = [mark for mark in t.marks if mark < length]
    del t.checkpoints[place + 1 :]
    source, explicit = t.chance.source, t.chance.explicit
    t.chance.source, t.chance.explicit = Recorded(draws, source, t.past.draws), False
    _stand_at(t, point)
    play_moves(t, answers, point.moves)
    t.chance.source, t.chance.explicit = source, explicit


def _draws_before(t: Table[Any], point: Checkpoint[Any], draws: list[Draw]) -> list[Draw]:
    """The draws after the last move that lie before the checkpoint; the rest are drawn again."""
    earlier = sum(len(move.draws) for move in t.moves[:-1])
    return draws[earlier : point.base - t.past.draws]


def _stand_at(t: Table[Any], point: Checkpoint[Any]) -> None:
    """Begin the step of a checkpoint again."""
    t.tape = []
    t.chance.tape, t.chance.base = [], point.base
    t.chance.sink = t.moves[-1].draws
    t.group, t.opening, t.pending, t.over = [], None, {}, None
    del t.log[point.lines - t.past.lines :]
    t.course = [mark for mark in t.course if mark.at <= point.moves]
    t.run_from(point.state)
    t.sign()
