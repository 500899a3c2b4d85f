"""What the rows of a table say without any rules: who sits there, what waits for consent, which rows there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from inglenook.engine.words import Msg, msg

from . import bodies
from .bodies import Chair
from .people import others_of

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
        self.opened: bodies.Opened
        self.chairs: tuple[Chair, ...] = ()
        self.ask: OpenAsk | None = None
        self.rematch = ""
        self.branches: tuple[bodies.Branched, ...] = ()
        """Where people played on from a moment of this table, the last few."""
        self.dropped = 0
        """Answers that were taken back, and how often; so that the version never comes back to a number it had."""
        self.rules = (0, "")
        """Version and content of the rules it is played by."""
        self.begun = False

    @property
    def nonces(self) -> tuple[str, ...]:
        return tuple(chair.nonce for chair in self.chairs)

    def add(self, row: Written) -> bodies.AnyBody:
        """Take in the next stored row."""
        if row.seq != self.seq + 1:
            raise Damaged(msg("srv-row-missing", row=self.seq + 1))
        try:
            body = bodies.unpack(row.body)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Damaged(msg("srv-row-unreadable", row=row.seq)) from error
        self.seq = row.seq
        self.changed = row.at
        self.do(body)
        return body

    def do(self, body: bodies.AnyBody) -> None:
        """Let what a row says happen."""
        DO[type(body)](self, body)

    # -- people -----------------------------------------------------------------------------------------------------------

    def open(self, body: bodies.Opened) -> None:
        self.opened, self.chairs = body, body.chairs
        self.rules = (body.rules_version, body.content_hash)

    def join(self, body: bodies.Joined) -> None:
        self.sit(body.seat, body.chair)

    def leave(self, body: bodies.Left) -> None:
        chair = self.chairs[body.seat]
        if not self.begun:
            self.sit(body.seat, Chair(control="open"))
            return
        self.sit(body.seat, Chair(control="bot", name=chair.name, bot=body.bot, nonce=chair.nonce))
        if self.ask is not None and (body.seat in self.ask.waiting or body.seat == self.ask.seat):
            self.ask = None  # nobody waits for the consent of somebody who left; whoever wants it asks again

    def give(self, body: bodies.Given) -> None:
        self.sit(body.seat, msgspec.structs.replace(self.chairs[body.seat], bot=body.bot))

    def rename(self, body: bodies.Renamed) -> None:
        self.sit(body.seat, msgspec.structs.replace(self.chairs[body.seat], name=body.name))

    def match(self, body: bodies.Rematched) -> None:
        self.rematch = body.table

    def branch(self, body: bodies.Branched) -> None:
        self.branches = (*self.branches, body)[-BRANCHES:]

    def sit(self, seat: int, chair: Chair) -> None:
        self.chairs = (*self.chairs[:seat], chair, *self.chairs[seat + 1 :])

    # -- asking -----------------------------------------------------------------------------------------------------------

    def ask_undo(self, body: bodies.Asked, number: int | None = None) -> None:
        """A seat asks the others; the number of the row names the question."""
        waiting = others_of(self.chairs, body.seat)
        self.ask = OpenAsk(self.seq if number is None else number, body.seat, waiting)

    def consent(self, body: bodies.Consented) -> int | None:
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

    def begin_again(self, body: bodies.Begun) -> None:
        raise NotImplementedError

    def wish_again(self, body: bodies.Wished) -> None:
        raise NotImplementedError

    def answer_again(self, body: bodies.Answered) -> None:
        raise NotImplementedError

    def undo_again(self, body: bodies.Undone) -> None:
        raise NotImplementedError

    def consent_again(self, body: bodies.Consented) -> None:
        raise NotImplementedError

    def carry(self, body: bodies.Carried) -> None:
        raise NotImplementedError


def _do(name: str) -> Callable[[Seating, Any], None]:
    def call(seating: Seating, body: Any) -> None:
        getattr(seating, name)(body)

    return call


DO: dict[type[bodies.Body], Callable[[Seating, Any], None]] = {
    bodies.Opened: _do("open"),
    bodies.Joined: _do("join"),
    bodies.Left: _do("leave"),
    bodies.Begun: _do("begin_again"),
    bodies.Answered: _do("answer_again"),
    bodies.Wished: _do("wish_again"),
    bodies.Undone: _do("undo_again"),
    bodies.Asked: _do("ask_undo"),
    bodies.Consented: _do("consent_again"),
    bodies.Given: _do("give"),
    bodies.Renamed: _do("rename"),
    bodies.Rematched: _do("match"),
    bodies.Branched: _do("branch"),
    bodies.Carried: _do("carry"),
}
