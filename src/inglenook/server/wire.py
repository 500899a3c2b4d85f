"""What goes over the wire, as strict structs: the only words server and clients share.

TypeScript types are generated from these. Texts are messages (an id and arguments), never sentences. A seat is its number at
the table, from 0; a spectator has none.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from inglenook.engine.scene import AnyPart, LogLine, Prompt, Scene, Side, UndoView, WishView
from inglenook.engine.scene_end import Ending
from inglenook.engine.theme import Theme as Theme
from inglenook.engine.words import Msg

from .wire_tables import *  # noqa: F403 - all of it is `wire.…` to whoever uses it
from .wire_tables import (
    AnswerGiven,
    ChatLine,
    ConsentGiven,
    Given,
    Id,
    Key,
    SayGiven,
    SeatNumber,
    TableInfo,
    UndoGiven,
    Wire,
    WishGiven,
)

# -- the socket: from the client ------------------------------------------------------------------------------------------


class Hello(Given, frozen=True, kw_only=True, tag="hello"):
    """The first message. `since` is the number of the last event this client has seen, if it comes back.

    `seat` is the seat it wants to look from; None is any seat of its own, else a spectator's.
    """

    since: Annotated[int, msgspec.Meta(ge=0)] | None = None
    boot: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """The `boot` of the welcome it got then: event numbers count within one life of a live table."""
    seat: SeatNumber | None = None
    token: Annotated[str, msgspec.Meta(max_length=128)] = ""
    """A watch token or a program's bearer token, for clients that cannot send cookies or headers."""
    follow: bool = False
    """Whether it follows what others do line by line."""


class Answer(AnswerGiven, frozen=True, kw_only=True, tag="answer"):
    pass


class Wish(WishGiven, frozen=True, kw_only=True, tag="wish"):
    pass


class Undo(UndoGiven, frozen=True, kw_only=True, tag="undo"):
    pass


class Consent(ConsentGiven, frozen=True, kw_only=True, tag="consent"):
    pass


class Say(SayGiven, frozen=True, kw_only=True, tag="say"):
    pass


class Why(Given, frozen=True, kw_only=True, tag="why"):
    id: Id
    seat: SeatNumber
    thing: Key


class WantHint(Given, frozen=True, kw_only=True, tag="hint"):
    id: Id
    seat: SeatNumber


class Follow(Given, frozen=True, kw_only=True, tag="follow"):
    """From now on this window follows what others do line by line, or no longer."""

    on: bool


class Look(Given, frozen=True, kw_only=True, tag="look"):
    """Look from another of my seats (hot-seat): the server answers with a fresh welcome."""

    id: Id
    seat: SeatNumber | None = None


class Ping(Given, frozen=True, kw_only=True, tag="ping"):
    t: float = 0.0


FromClient = Hello | Answer | Wish | Undo | Consent | Say | Why | WantHint | Follow | Look | Ping


# -- the socket: from the server ------------------------------------------------------------------------------------------


class Ask(Wire, frozen=True, kw_only=True):
    """An undo beyond what is free, that waits for the other people."""

    ask: int
    seat: int
    to: int
    waiting: tuple[int, ...]


class Welcome(Wire, frozen=True, kw_only=True, tag="welcome"):
    """Where things stand: everything a client needs to draw the table. Also sent to resync after a gap."""

    n: int
    boot: str
    table: TableInfo
    scene: Scene | None
    """None while the table waits for people."""
    chat: tuple[ChatLine, ...] = ()
    ask: Ask | None = None


class Patch(Wire, frozen=True, kw_only=True):
    """What changed in a scene: parts by id; everything else is sent whole when it changed, and left out when it did not."""

    parts: tuple[AnyPart, ...] = ()
    """New and changed parts. A board is sent whole only when it changed itself."""
    gone: tuple[str, ...] = ()
    order: tuple[str, ...] | None = None
    """The ids of all parts in their order, when that changed."""
    phase: Msg | msgspec.UnsetType | None = msgspec.UNSET
    sides: tuple[Side, ...] | msgspec.UnsetType = msgspec.UNSET
    prompt: Prompt | msgspec.UnsetType | None = msgspec.UNSET
    undo: UndoView | msgspec.UnsetType | None = msgspec.UNSET
    wishes: tuple[WishView, ...] | msgspec.UnsetType = msgspec.UNSET
    ending: Ending | msgspec.UnsetType | None = msgspec.UNSET
    """Null when there is none now."""
    log: tuple[LogLine, ...] = ()
    """Lines to put in place of those from number `log_from` on."""
    log_from: int = 0


class Moments(Wire, frozen=True, kw_only=True):
    """The table at every line of the log that some answers wrote, as one seat saw it: the first whole, the others as changes.

    Nobody is asked anything in the middle of things, so none has a question.
    """

    first: int
    last: int
    """The answers these are the moments of (0 is the set-up); fewer than were asked for where that would be too much."""
    base: Scene | None = None
    """At the first line, with the log until then; None if no line was written."""
    steps: tuple[Patch, ...] = ()
    """One for every further line, which it has as its log."""


class Event(Wire, frozen=True, kw_only=True, tag="event"):
    """Something happened at the table. Numbers follow one another; after a gap, say hello again.

    Exactly one of `scene` and `patch` is set when the scene changed.
    """

    n: int
    version: int
    to_move: tuple[int, ...] = ()
    scene: Scene | None = None
    patch: Patch | None = None
    table: TableInfo | None = None
    """Set when people came or went, or the stage changed."""
    chat: ChatLine | None = None
    ask: Ask | None = None
    asked: bool = False
    """The open undo request was settled (when `ask` is not set)."""
    cause: Literal["", "answer", "undo", "seats", "chat", "ask", "begin"] = ""
    by: int | None = None
    follow: tuple[int, ...] = ()
    """The numbers of the new lines whose `steps` come after it, to windows that follow."""


class Ack(Wire, frozen=True, kw_only=True, tag="ack"):
    """The message of this id is done and kept. `again`: it had been done before."""

    id: str
    n: int = 0
    version: int = 0
    again: bool = False
    ask: int | None = None
    """The undo now waits for the consent of others under this number."""


class Refusal(Wire, frozen=True, kw_only=True, tag="refusal"):
    """The message of this id was not done; nothing changed. `stale`: the question it answers is no longer open."""

    id: str
    reason: Msg
    rule: str = ""
    stale: bool = False
    version: int = 0


class WhyAnswer(Wire, frozen=True, kw_only=True, tag="why"):
    id: str
    text: Msg
    rule: str = ""


class HintAnswer(Wire, frozen=True, kw_only=True, tag="hint"):
    id: str
    keys: tuple[str, ...]
    reason: Msg


class Steps(Wire, frozen=True, kw_only=True, tag="steps"):
    """To windows that follow: the table at single lines of an event, after which it comes as soon as it is made.

    Each is what changed since the one before, the first since the event before this one. Nobody is asked anything meanwhile.
    """

    n: int
    """The event."""
    lines: tuple[int, ...]
    """Their numbers in the log."""
    steps: tuple[Patch, ...]
    """One for each of them."""


class Thinking(Wire, frozen=True, kw_only=True, tag="thinking"):
    """A bot is to answer for a seat, or (with `id`) to give the hint that was asked for, and so many are before it."""

    ahead: int
    seat: int
    version: int = 0
    id: str = ""


class Pong(Wire, frozen=True, kw_only=True, tag="pong"):
    t: float = 0.0
    n: int = 0


class Bye(Wire, frozen=True, kw_only=True, tag="bye"):
    """The server closes this socket, and why (shutdown, too many messages, seat taken elsewhere...)."""

    reason: Msg
    again: bool = True
    """Whether it makes sense to come back."""


FromServer = Welcome | Event | Ack | Refusal | WhyAnswer | HintAnswer | Steps | Thinking | Pong | Bye
