"""A table as far as its rows say: who sits there, what has been asked, and the game itself.

Nothing here waits, stores or sends. `Live` makes a change here, writes the row that says so, and only then tells anybody.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from inglenook.engine import options as schema
from inglenook.engine import view
from inglenook.engine.decide import Refused
from inglenook.engine.game import Game, game
from inglenook.engine.log import Move
from inglenook.engine.table import Table
from inglenook.engine.words import Msg, msg

from . import record
from .luck import TableLuck
from .people import others_of, table_seats
from .record import Chair
from .store import Row


class Damaged(Exception):
    """The rows do not play: the rules have changed, or somebody changed the rows."""

    def __init__(self, reason: Msg) -> None:
        super().__init__(reason.id)
        self.reason = reason


class OpenAsk(msgspec.Struct, frozen=True):
    """An undo that waits for the consent of others."""

    ask: int
    seat: int
    waiting: tuple[int, ...]


class Fold:
    """One table: its rows, folded."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = -1
        """Number of the last row."""
        self.changed = 0.0
        self.opened: record.Opened
        self.chairs: tuple[Chair, ...] = ()
        self.table: Table[Any] | None = None
        self.ask: OpenAsk | None = None
        self.rematch = ""
        self.dropped = 0
        """Answers that were taken back, and how often; so that the version never comes back to a number it had."""
        self.rules = (0, "")
        """Version and content of the rules it is played by."""

    # -- what it is -------------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game[Any]:
        return game(self.opened.game)

    @property
    def stage(self) -> str:
        if self.table is None:
            return "waiting"
        return "over" if self.table.over is not None else "playing"

    @property
    def version(self) -> int:
        """Counts answers and undos; it only grows, so an answer to an older question is always known as such."""
        return len(self.table.moves) - 1 + self.dropped if self.table is not None else 0

    @property
    def to_move(self) -> tuple[int, ...]:
        return view.to_move(self.table) if self.table is not None else ()

    @property
    def nonces(self) -> tuple[str, ...]:
        return tuple(chair.nonce for chair in self.chairs)

    def playing(self) -> Table[Any]:
        """The game, if it has begun."""
        if self.table is None:
            raise Refused(msg("srv-not-begun"))
        return self.table

    # -- rows -------------------------------------------------------------------------------------------------------------

    def add(self, row: Row) -> record.AnyBody:
        """Take in the next stored row."""
        body = record.unpack(row.body)
        if row.seq != self.seq + 1:
            raise Damaged(msg("srv-row-missing", row=self.seq + 1))
        self.seq = row.seq
        DO[type(body)](self, body)
        self.changed = row.at
        return body

    def open(self, body: record.Opened) -> None:
        self.opened, self.chairs = body, body.chairs
        self.rules = (body.rules_version, body.content_hash)

    def join(self, body: record.Joined) -> None:
        self._sit(body.seat, body.chair)

    def leave(self, body: record.Left) -> None:
        chair = self.chairs[body.seat]
        if self.table is None:
            self._sit(body.seat, Chair(control="open"))
        else:
            self._sit(body.seat, Chair(control="bot", name=chair.name, bot=body.bot, nonce=chair.nonce))
            self._without(body.seat)

    def give(self, body: record.Given) -> None:
        self._sit(body.seat, msgspec.structs.replace(self.chairs[body.seat], bot=body.bot))

    def match(self, body: record.Rematched) -> None:
        self.rematch = body.table

    def _sit(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])
        if self.table is not None:
            self.table.seats = table_seats(self.chairs)

    # -- the game ---------------------------------------------------------------------------------------------------------

    def begin(self, chairs: tuple[Chair, ...]) -> Move:
        """The game begins with these people and bots."""
        self.chairs = chairs
        luck = TableLuck(bytes.fromhex(self.opened.key), self.nonces)
        options = schema.read(self.game.options, self.opened.options)
        seats = table_seats(chairs)
        self.table = self.game.table(len(seats), luck, options=options, seats=seats, loud=True)
        return self.table.moves[0]

    def begin_again(self, body: record.Begun) -> None:
        """The same, from its row."""
        self._compare([self.begin(body.chairs)], [body.setup])

    def answer(self, seat: int, keys: Sequence[str], *, bot: bool = False) -> tuple[Move, ...]:
        """A seat answers; what that puts on the record. A bot gives one pick at a time."""
        t = self.playing()
        before = len(t.moves)
        if bot:
            t.submit(keys[0], seat)
        else:
            t.answer(seat, keys)
        if len(t.moves) > before:
            self.ask = None
        return tuple(t.moves[before:])

    def answer_again(self, body: record.Answered) -> None:
        """The same, from its row."""
        try:
            moves = self.answer(body.seat, body.keys, bot=body.bot)
        except Refused as refused:
            raise Damaged(refused.reason) from refused
        self._compare(moves, body.moves)

    @staticmethod
    def _compare(found: Sequence[Move], kept: Sequence[Move]) -> None:
        if list(found) != list(kept):
            raise Damaged(msg("srv-row-differs"))

    # -- the way back -----------------------------------------------------------------------------------------------------

    def free(self, seat: int) -> bool:
        """Whether nobody else has a say in what this seat takes back."""
        return not others_of(self.chairs, seat)

    def undo(self, seat: int, *, agreed: bool = False) -> None:
        """A seat takes its last answer back."""
        t = self.playing()
        before = len(t.moves)
        secret = seat in t.pending
        t.undo(seat, free=agreed or self.free(seat), crossing="log-undo-agreed" if agreed else "log-undo-crossed")
        if not secret:
            self.dropped += before - len(t.moves) + 1
            self.ask = None

    def undo_again(self, body: record.Undone) -> None:
        self.undo(body.seat)

    def ask_undo(self, body: record.Asked) -> None:
        """A seat asks the others; the number of the row names the question."""
        self.ask = OpenAsk(self.seq, body.seat, others_of(self.chairs, body.seat))

    def consent(self, body: record.Consented) -> None:
        """One of the others has said yes or no, for all seats of that person."""
        assert self.ask is not None
        holder = self.chairs[body.seat].holder
        waiting = tuple(seat for seat in self.ask.waiting if self.chairs[seat].holder != holder)
        if not body.yes:
            self.ask = None
        elif waiting:
            self.ask = OpenAsk(self.ask.ask, self.ask.seat, waiting)
        else:
            self.undo(self.ask.seat, agreed=True)

    def _without(self, seat: int) -> None:
        """Somebody left: nobody waits for their consent."""
        if self.ask is not None and (seat in self.ask.waiting or seat == self.ask.seat):
            self.ask = None


DO: dict[type[record.Body], Callable[[Fold, Any], None]] = {
    record.Opened: Fold.open,
    record.Joined: Fold.join,
    record.Left: Fold.leave,
    record.Begun: Fold.begin_again,
    record.Answered: Fold.answer_again,
    record.Undone: Fold.undo_again,
    record.Asked: Fold.ask_undo,
    record.Consented: Fold.consent,
    record.Given: Fold.give,
    record.Rematched: Fold.match,
}
