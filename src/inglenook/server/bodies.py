"""What the rows of a table say: everything that happens there is one row, and a table is the fold over its rows.

Row 0 is `Opened`. A row says what was done, not what came of it; only the moves of an answer are written down too (picks,
draws, fingerprints), so that the record can be checked, exported and carried over to later rules.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from inglenook.engine.log import Entry, Move
from inglenook.engine.save import Save

Control = Literal["human", "bot", "open"]


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat and who holds it."""

    control: Control
    holder: str = ""
    """The guest it belongs to. Of an open seat: the guest it is kept for."""
    name: str = ""
    bot: str = ""
    """The strength of the bot that plays it, also of one that stands in for its holder."""
    nonce: str = ""

    @property
    def plays(self) -> str:
        """The strength of the bot that answers for this seat now; empty if a person does."""
        return self.bot if self.control != "open" else ""

    @property
    def standing_in(self) -> bool:
        return self.control == "human" and bool(self.bot)


class Body(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="row"):
    """What every row is."""


class Opened(Body, frozen=True, kw_only=True, tag="opened"):
    """Somebody opened the table. The key of its luck is here and nowhere else."""

    game: str
    rules_version: int
    content_hash: str
    options: dict[str, str]
    chairs: tuple[Chair, ...]
    key: str
    host: str
    name: str = ""
    public: bool = False
    invite: str = ""
    watch: str = ""
    created: float = 0.0
    brought: Save | None = None
    """The game so far, of a table that was brought from a file."""
    before: str = ""
    """The table this is the rematch of."""


class Joined(Body, frozen=True, kw_only=True, tag="joined"):
    """Somebody took an open seat."""

    seat: int
    chair: Chair


class Left(Body, frozen=True, kw_only=True, tag="left"):
    """A holder gave a seat up: before the game it is open again, later a bot plays it on."""

    seat: int
    bot: str = ""


class Begun(Body, frozen=True, kw_only=True, tag="begun"):
    """The game began, with bots in the seats that were still open."""

    chairs: tuple[Chair, ...]
    setup: Move


class Answered(Body, frozen=True, kw_only=True, tag="answered"):
    """A whole answer. `moves` is what it put on the record: nothing yet for a secret answer while others are still asked."""

    seat: int
    keys: tuple[str, ...]
    moves: tuple[Move, ...] = ()
    bot: bool = False
    group: bool = False
    """It was the last of several secret answers; `moves` has those of all of them."""


class Wished(Body, frozen=True, kw_only=True, tag="wished"):
    """A person left a standing answer to moments in which anybody may act, or took one back.

    `moves` is what that put on the record, if the moment passed with it.
    """

    seat: int
    wish: str
    on: bool
    moves: tuple[Move, ...] = ()


class Way(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """How far an undo went: the length of the record then, secret answers that are open again, and the note in the log."""

    length: int
    pending: tuple[tuple[int, str], ...] = ()
    note: Entry | None = None


class Undone(Body, frozen=True, kw_only=True, tag="undone"):
    """A seat took its last answer back."""

    seat: int
    way: Way


class Asked(Body, frozen=True, kw_only=True, tag="asked"):
    """A seat asked the others whether it may take back what is not free to take back; the row's number names the question."""

    seat: int


class Consented(Body, frozen=True, kw_only=True, tag="consented"):
    """A person said yes or no to it. With the last yes it is taken back."""

    seat: int
    yes: bool
    way: Way | None = None


class Given(Body, frozen=True, kw_only=True, tag="given"):
    """A bot plays for the holder of a seat from now on; with no bot, the holder plays again."""

    seat: int
    bot: str = ""


class Renamed(Body, frozen=True, kw_only=True, tag="renamed"):
    """The holder of a seat is called something else from now on."""

    seat: int
    name: str


class Rematched(Body, frozen=True, kw_only=True, tag="rematched"):
    """The same people play again at another table."""

    table: str


class Branched(Body, frozen=True, kw_only=True, tag="branched"):
    """Somebody at the table plays on from a moment of it at another one."""

    seat: int
    table: str
    at: int


class Carried(Body, frozen=True, kw_only=True, tag="carried"):
    """The game was carried over to later rules: from here on this is its record. Before it began there is none."""

    rules_version: int
    content_hash: str
    save: Save | None = None


AnyBody = (
    Opened
    | Joined
    | Left
    | Begun
    | Answered
    | Wished
    | Undone
    | Asked
    | Consented
    | Given
    | Renamed
    | Rematched
    | Branched
    | Carried
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyBody] = msgspec.json.Decoder(AnyBody)


def pack(body: Body) -> bytes:
    """A row as it is stored."""
    return _encoder.encode(body)


def pack_brought(body: Opened, save: msgspec.Raw) -> bytes:
    """The first row of a table that was brought from a file, whose record is written already."""
    return b"%s,\"brought\":%s}" % (pack(body)[:-1], bytes(save))


def unpack(raw: bytes) -> AnyBody:
    """A stored row."""
    return _decoder.decode(raw)
