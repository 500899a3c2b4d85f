"""Giving again what was given before: the answers of a record, secret answers still waiting, and standing ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from . import anybody
from .chance import ReplayMismatch
from .log import Move
from .words import msg

if TYPE_CHECKING:
    from .table import Table


def play_moves(t: Table[Any], moves: Sequence[Move], first: int | None = None) -> None:
    """Give recorded answers again, checking each against its fingerprint. `first`: how many moves lie before them.

    A moment in which nobody can act is on the record by itself. Standing answers say nothing here: the record does.
    """
    first = t.length if first is None else first
    wishes, t.wishes = t.wishes, {}
    for number, move in enumerate(moves, start=1):
        if t.length < first + number and not _plays(t, move):
            raise ReplayMismatch(msg("replay-answer", number=number, seat=move.seat + 1, key=move.key))
        if t.length < first + number:  # a secret answer, which waits for others
            continue
        found = t.moves[first + number - 1 - t.past.moves]
        if (found.seat, found.key) != (move.seat, move.key):
            raise ReplayMismatch(msg("replay-answer", number=number, seat=move.seat + 1, key=move.key))
        if move.fingerprint and found.fingerprint and move.fingerprint != found.fingerprint:
            raise ReplayMismatch(msg("replay-mark", number=number, key=move.key))
    t.wishes = wishes
    if t.opening is not None:
        anybody.go_on(t)


def _plays(t: Table[Any], move: Move) -> bool:
    """Give one answer again, if it can be given."""
    if t.opening is not None:
        return anybody.play_again(t, move)
    decision = t.asked(move.seat)
    if decision is None or move.key not in decision.keys:
        return False
    t.take(decision, move.key)
    return True


def play_pending(t: Table[Any], pending: Iterable[tuple[int, str]], wishes: Iterable[tuple[int, str]]) -> None:
    """Leave standing answers again, and give secret answers again that wait for others."""
    for seat, what in wishes:
        t.wishes.setdefault(seat, set()).add(what)
    if t.opening is not None:
        anybody.go_on(t)
    waiting = dict(pending)
    while (decision := next((d for d in t.open if d.seat in waiting), None)) is not None:
        t.submit(waiting.pop(decision.seat), decision.seat)
