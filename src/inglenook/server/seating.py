"""What the rows of a table say without any rules: who sits there, what waits for consent, which rows there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from inglenook.engine.words import Msg, msg

from . import record
from .people import others_of
from .record import Chair

BRANCHES = 8


class Damaged(Exception):
    """The rows do not play: the rules have changed, or somebody changed the rows."""

    def __init__(self, reason: Msg) -> None:
        super().__init__(reason)
        self.reason = reason


class Written(Protocol):
    """A row, as far as its table needs to know it. A worker reads rows too, and has no store to import."""

    @property
    def seq(self) -> int: ...
    @property
    def at(self) -> float: ...
    @property
    def body(self) -> bytes: ...


class OpenAsk(msgspec.Struct, frozen=True):
    """An undo that waits for the consent of others."""

    ask: int
    seat: int
    waiting: tuple[int, ...]


class Seating:
    """The people of a table, as far as its rows say. Those who know of the game too build on this."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.seq = -1
        """Number of the last row."""
        self.changed = 0.0
        self.opened: record.Opened
        self.chairs: tuple[Chair, ...] = ()
        self.ask: OpenAsk | None = None
        self.rematch = ""
        self.branches: tuple[record.Branched, ...] = ()
        """Where people played on from a moment of this table, the last few."""
        self.dropped = 0
        """Answers that were taken back, and how often; so that the version never comes back to a number it had."""
        self.rules = (0, "")
        """Version and content of the rules it is played by."""
        self.begun = False

    @property
    def nonces(self) -> tuple[str, ...]:
        return tuple(chair.nonce for chair in self.chairs)

    def add(self, row: Written) -> record.AnyBody:
        """Take in the next stored row."""
        if row.seq != self.seq + 1:
            raise Damaged(msg("srv-row-missing", row=self.seq + 1))
        try:
            body = record.unpack(row.body)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Damaged(msg("srv-row-unreadable", row=row.seq)) from error
        self.seq = row.seq
        self.changed = row.at
        self.do(body)
        return body

    def do(self, body: record.AnyBody) -> None:
        """Let what a row says happen."""
        DO[type(body)](self, body)

    # -- people -----------------------------------------------------------------------------------------------------------

    def open(self, body: record.Opened) -> None:
        self.opened, self.chairs = body, body.chairs
        self.rules = (body.rules_version, body.content_hash)

    def join(self, body: record.Joined) -> None:
        self.sit(body.seat, body.chair)

    def leave(self, body: record.Left) -> None:
        chair = self.chairs[body.seat]
        if not self.begun:
            self.sit(body.seat, Chair(control="open"))
            return
        self.sit(body.seat, Chair(control="bot", name=chair.name, bot=body.bot, nonce=chair.nonce))
        if self.ask is not None and (body.seat in self.ask.waiting or body.seat == self.ask.seat):
            self.ask = None  # nobody waits for the consent of somebody who left; whoever wants it asks again

    def give(self, body: record.Given) -> None:
        self.sit(body.seat, msgspec.structs.replace(self.chairs[body.seat], bot=body.bot))

    def rename(self, body: record.Renamed) -> None:
        self.sit(body.seat, msgspec.structs.replace(self.chairs[body.seat], name=body.name))

    def match(self, body: record.Rematched) -> None:
        self.rematch = body.table

    def branch(self, body: record.Branched) -> None:
        self.branches = (*self.branches, body)[-BRANCHES:]

    def sit(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    # -- asking -----------------------------------------------------------------------------------------------------------

    def ask_undo(self, body: record.Asked, number: int | None = None) -> None:
        """A seat asks the others; the number of the row names the question."""
        waiting = others_of(self.chairs, body.seat)
        self.ask = OpenAsk(self.seq if number is None else number, body.seat, waiting)

    def consent(self, body: record.Consented) -> int | None:
        """One of the others has said yes or no, for all seats of that person. The seat that may now take its answer back."""
        assert self.ask is not None
        holder = self.chairs[body.seat].holder
        waiting = tuple(seat for seat in self.ask.waiting if self.chairs[seat].holder != holder)
        seat = self.ask.seat
        if body.yes and waiting:
            self.ask = OpenAsk(self.ask.ask, seat, waiting)
            return None
        self.ask = None
        return seat if body.yes else None

    # -- the game, for those who know of it -------------------------------------------------------------------------------

    def begin_again(self, body: record.Begun) -> None:
        raise NotImplementedError

    def answer_again(self, body: record.Answered) -> None:
        raise NotImplementedError

    def undo_again(self, body: record.Undone) -> None:
        raise NotImplementedError

    def consent_again(self, body: record.Consented) -> None:
        raise NotImplementedError

    def carry(self, body: record.Carried) -> None:
        raise NotImplementedError


def _do(name: str) -> Callable[[Seating, Any], None]:
    def call(seating: Seating, body: Any) -> None:
        getattr(seating, name)(body)

    return call


DO: dict[type[record.Body], Callable[[Seating, Any], None]] = {
    record.Opened: _do("open"),
    record.Joined: _do("join"),
    record.Left: _do("leave"),
    record.Begun: _do("begin_again"),
    record.Answered: _do("answer_again"),
    record.Undone: _do("undo_again"),
    record.Asked: _do("ask_undo"),
    record.Consented: _do("consent_again"),
    record.Given: _do("give"),
    record.Renamed: _do("rename"),
    record.Rematched: _do("match"),
    record.Branched: _do("branch"),
    record.Carried: _do("carry"),
}
