"""What goes into the store and comes out of it, and how it says no."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Literal

import msgspec

from inglenook.engine.words import Arg, Msg, Problem, Words, catalogue, msg

CHANNEL = "inglenook"
"""Where processes on one PostgreSQL tell each other what they wrote."""
EVERYTHING = -1
"""As the seq of a change, with no table: the wire to the database was cut, so anything may have changed; read again."""
CHAT = -2
"""As the seq of a change: somebody said something at that table."""
ENDED = -3
"""As the seq of a change, with a guest in place of the table: something that let this guest in does so no longer."""


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """What lists need to know of a table. It is kept in the same transaction as the row it comes with."""

    id: str
    game: str
    name: str
    stage: str
    public: bool = False
    host: str = ""
    seats: bytes = b"[]"
    holders: tuple[str, ...] = ()
    """The guests at the table."""
    to_move: tuple[int, ...] = ()
    """The seats that are asked; after -1 if that is not for everybody to know."""
    version: int = 0
    created: float = 0.0
    changed: float = 0.0
    rules_version: int = 0
    content_hash: str = ""
    invite: str = ""
    watch: str = ""
    rematch: str = ""


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """One thing that happened at a table. `ref` is the client's message id, empty where there is none."""

    seq: int
    at: float
    ref: str
    body: bytes


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody with a cookie and a chosen name."""

    id: str
    name: str
    created: float
    epoch: int = 0
    """How often they have signed out everywhere; a cookie is good in its own epoch only."""


TokenKind = Literal["device", "program"]


class TokenRow(msgspec.Struct, frozen=True, kw_only=True):
    """A token, known only by its hash: a device's lets its bearer be that guest, a program's answers for one seat."""

    hash: str
    kind: TokenKind
    guest: str
    table: str = ""
    seat: int = -1
    label: str = ""
    created: float = 0.0
    device: str = ""
    """The hash of the device link by which its maker had come; empty for a browser that came by none."""
    used: float = 0.0
    """When it was last seen in use, roughly; 0 if never."""


class Maker(msgspec.Struct, frozen=True, kw_only=True):
    """By what somebody is here who makes a token: the device link they came by, if any, and the epoch of their cookie."""

    device: str = ""
    epoch: int = 0


class Said(msgspec.Struct, frozen=True, kw_only=True):
    """A line of chat. `seat` is None for somebody who only watches."""

    n: int
    who: str
    guest: str
    text: str
    when: float
    seat: int | None = None
    ref: str = ""


class Lost(Exception):
    """Another writer has this seq (or the one before it is not there): read the fresh rows and judge again."""


class Ended(Exception):
    """Whoever wants this was let in by something that has ended meanwhile; nothing was changed."""


class Again(Exception):
    """A row with this ref is already there: it was done before, and was not done again."""

    def __init__(self, row: Row) -> None:
        super().__init__(row.seq)
        self.row = row


TOLD = {
    "srv-store-full": "srv-store-told-full",
    "srv-store-busy": "srv-store-told-busy",
    "srv-store-unsure": "srv-store-told-unsure",
}
"""What players are told of a problem; of any other, that it does not work just now."""


class StoreProblem(Problem):
    """The store cannot do that, and whatever was to be written has not been written.

    Its reason is for those who keep the server: it says where everything is kept. Players are told `public`.
    """

    status = 503
    headers: ClassVar[dict[str, str]] = {"retry-after": "5"}

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(msg(id, **args))

    @property
    def public(self) -> Msg:
        """The reason without where anything is kept."""
        return msg(TOLD.get(self.reason.id, "srv-store-told-not-now"))

    def __str__(self) -> str:
        return _english().say(self.reason)


class Unsure(StoreProblem):
    """The wire to the database was cut in the middle of a commit: the row may be there, or not. Read the table again.

    Sending the same ref again is harmless.
    """


def _english() -> Words:
    return catalogue("en", Path(__file__).parents[1] / "words")
