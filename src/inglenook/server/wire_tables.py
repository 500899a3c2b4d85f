"""Games, people and tables as they go over the wire, and what is asked of them over HTTP; `wire` has all of it by name."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from inglenook.engine.options import Conflict, OptionField, OptionGroup, Preset
from inglenook.engine.theme import Theme
from inglenook.engine.words import Msg

__all__ = [
    "AnswerGiven", "Branch", "Chapter", "ChatLine", "ConsentGiven", "Control", "DeviceLink", "DeviceRow", "Done",
    "Draws", "Found", "GameInfo", "Given", "Health", "HintInfo", "Icon", "Id", "Invitation", "Joining", "Key", "Keys",
    "Me", "Name", "NewTable", "PlayOn", "ProgramToken", "Rename", "RuleText", "RulesPage", "SayGiven", "SeatGiven",
    "SeatInfo", "SeatNumber", "SeatWish", "Small", "TableInfo", "Tables", "Token", "TokenInfo", "Trouble",
    "UndoGiven", "WhyInfo", "Wire", "WishGiven",
]  # fmt: skip

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Small = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=15)]
Token = Annotated[str, msgspec.Meta(min_length=8, max_length=128)]


class Wire(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something the server sends."""


class Given(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a client sends; anything that is not exactly this is refused."""


# -- games ----------------------------------------------------------------------------------------------------------------


class GameInfo(Wire, frozen=True, kw_only=True):
    """A game on the shelf."""

    id: str
    prefix: str
    title: Msg
    about: Msg
    least: int
    most: int
    minutes: int
    modes: tuple[str, ...] = ()
    """Any of rivals, team, solo, bots; the client has words and icons for them."""
    options: tuple[OptionField, ...] = ()
    groups: tuple[OptionGroup, ...] = ()
    """Of options, in the order of the form; those in none of them come first."""
    presets: tuple[Preset, ...] = ()
    conflicts: tuple[Conflict, ...] = ()
    """Which options cannot be played together."""
    bots: tuple[str, ...] = ()
    usual_seats: int = 2
    theme: Theme = Theme()
    words: dict[str, str] = {}
    """Address of its catalogue by language; it changes with the words, so it may be kept for ever."""


class RuleText(Wire, frozen=True, kw_only=True):
    """One rule in a player's words. A ruling on a gap of the rulebook says so by its id (a D or a G)."""

    id: str
    title: str = ""
    text: str


class Chapter(Wire, frozen=True, kw_only=True):
    title: str
    rules: tuple[RuleText, ...]


class RulesPage(Wire, frozen=True, kw_only=True):
    """A game's rules and its page "How to play" (Markdown) in one language."""

    game: str
    lang: str
    chapters: tuple[Chapter, ...]
    howto: str


class Icon(Wire, frozen=True, kw_only=True):
    """A drawn sign: paths on a square of this size."""

    size: int
    paths: tuple[str, ...]


# -- people and tables ----------------------------------------------------------------------------------------------------


class Me(Wire, frozen=True, kw_only=True):
    """Who this browser is: a guest with a chosen name."""

    id: str
    """A public handle, not the secret."""
    name: str


class Rename(Given, frozen=True, kw_only=True):
    name: Name


Control = Literal["human", "bot", "open"]


class SeatInfo(Wire, frozen=True, kw_only=True):
    """Who sits there. `mine`: this client may answer for it. `away`: its holder has no open window on the table."""

    seat: int
    control: Control
    name: str = ""
    bot: str = ""
    """The strength of the bot, also of one that sits in for its holder."""
    mine: bool = False
    away: bool = False
    standing_in: bool = False
    """A bot plays for the holder until the holder takes the seat back."""


class Branch(Wire, frozen=True, kw_only=True):
    """A table at which whoever sat in `seat` plays on from when `at` answers had been given here."""

    table: str
    at: int
    seat: int


class TableInfo(Wire, frozen=True, kw_only=True):
    """A table as lists and headings show it."""

    id: str
    game: str
    name: str
    seats: tuple[SeatInfo, ...]
    stage: Literal["waiting", "playing", "over"]
    public: bool = False
    host: bool = False
    """This client opened it."""
    to_move: tuple[int, ...] = ()
    version: int = 0
    created: float = 0.0
    changed: float = 0.0
    """When something last happened, in seconds since 1970."""
    options: dict[str, str] = {}
    invite: str = ""
    """The address that lets others join; only for people at the table, while it has open seats."""
    invite_reach: Msg | None = None
    """What to do when that address cannot be reached by others."""
    watch: str = ""
    """The address for spectators; only for people at the table."""
    rematch: str = ""
    """The table on which the same people play again."""
    branches: tuple[Branch, ...] = ()
    """Where people of this table play on from a moment of it; only for them."""
    read_only: Msg | None = None
    """Why this table can only be looked at."""
    trouble: Msg | None = None
    """What goes wrong here just now: rules that broke, a bot that cannot answer. Nothing is lost by it."""
    commitment: str = ""
    """SHA-256 of the luck's key, shown before the first draw."""


class SeatWish(Given, frozen=True, kw_only=True):
    """A seat of a new table: `me`, `open` (anybody with the link), or `bot:<strength>`."""

    who: Annotated[str, msgspec.Meta(max_length=40)]
    name: Annotated[str, msgspec.Meta(max_length=40)] = ""


class NewTable(Given, frozen=True, kw_only=True):
    game: Id
    seats: Annotated[tuple[SeatWish, ...], msgspec.Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    """By name, as one would type them; `preset` stands for those of a preset."""
    public: bool = False
    name: Annotated[str, msgspec.Meta(max_length=60)] = ""


class PlayOn(Given, frozen=True, kw_only=True):
    """Go on from when `at` answers had been given; `alone`: for the seats of other people too."""

    at: Small
    alone: bool = False


class Joining(Given, frozen=True, kw_only=True):
    """Take an open seat. The token is that of the invite link; a public table needs none."""

    token: Annotated[str, msgspec.Meta(max_length=128)] = ""
    seat: SeatNumber | None = None
    nonce: Annotated[str, msgspec.Meta(max_length=64)] = ""
    """The joiner's own share in the table's luck; the server adds one if it is empty."""


class Found(Wire, frozen=True, kw_only=True):
    """What an invite link or code leads to, before anybody joins."""

    table: TableInfo
    free: tuple[int, ...]
    may_watch: bool = False


class Invitation(Wire, frozen=True, kw_only=True):
    """The link to send, and its QR code as the path data on a square of `qr_size` units; empty when nobody is waited for."""

    url: str = ""
    qr: str = ""
    qr_size: int = 0
    reach: Msg | None = None


class Tables(Wire, frozen=True, kw_only=True):
    mine: tuple[TableInfo, ...] = ()
    open: tuple[TableInfo, ...] = ()


class ProgramToken(Wire, frozen=True, kw_only=True):
    """A bearer token with which a program answers for one seat."""

    id: str
    name: str
    table: str
    seat: int
    token: str


class TokenInfo(Wire, frozen=True, kw_only=True):
    """A program's token that is still good; the token itself is not kept."""

    id: str
    name: str
    table: str
    seat: int
    created: float
    used: float = 0.0
    """When it was last used, give or take ten minutes; 0 if never."""


class DeviceLink(Wire, frozen=True, kw_only=True):
    """A personal link: whoever opens it goes on as you. The picture is its QR code."""

    id: str
    url: str
    qr: str
    """Path data of the QR code on a square of `qr_size` units."""
    qr_size: int
    reach: Msg | None = None


class DeviceRow(Wire, frozen=True, kw_only=True):
    """A personal link that is still good; the link itself is not kept."""

    id: str
    created: float
    used: float = 0.0
    """When somebody who came by it was last here, give or take ten minutes; 0 if never."""
    here: bool = False
    """This browser came by it."""


class ChatLine(Wire, frozen=True, kw_only=True):
    n: int
    who: str
    text: str
    when: float
    seat: int | None = None


class Draws(Wire, frozen=True, kw_only=True):
    """What is needed to check the luck of a table: the commitment at once, the key when the game is over."""

    commitment: str
    nonces: tuple[str, ...]
    key: str = ""
    draws: tuple[tuple[int, int], ...] = ()
    """Every draw of the game as (n, outcome); only when it is over."""
    first: int = 0
    """The number of the first of them: a game that was brought from a file had draws before, by another key."""


class HintInfo(Wire, frozen=True, kw_only=True):
    keys: tuple[str, ...]
    reason: Msg


class WhyInfo(Wire, frozen=True, kw_only=True):
    text: Msg
    rule: str = ""


class Trouble(Wire, frozen=True, kw_only=True):
    """Every refusal over HTTP: what was wrong, in a message, with the rule if a rule says so."""

    reason: Msg
    rule: str = ""
    version: int | None = None


class Health(Wire, frozen=True, kw_only=True):
    """The server works."""

    ok: bool
    version: str


# -- answers over HTTP ----------------------------------------------------------------------------------------------------

Keys = Annotated[tuple[Key, ...], msgspec.Meta(max_length=200)]


class AnswerGiven(Given, frozen=True, kw_only=True):
    """A whole answer to the question of `version`. The id makes a resend harmless."""

    id: Id
    seat: SeatNumber
    version: Small
    keys: Keys


class WishGiven(Given, frozen=True, kw_only=True):
    """A standing answer to moments in which anybody may act (one of the scene's `wishes`): left, or taken back."""

    id: Id
    seat: SeatNumber
    wish: Key
    on: bool


class UndoGiven(Given, frozen=True, kw_only=True):
    id: Id
    seat: SeatNumber
    version: Small


class ConsentGiven(Given, frozen=True, kw_only=True):
    """Yes or no to an undo another seat has asked for."""

    id: Id
    seat: SeatNumber
    ask: Small
    yes: bool


class SayGiven(Given, frozen=True, kw_only=True):
    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class SeatGiven(Given, frozen=True, kw_only=True):
    """Let a bot play for a seat, or take it back (`bot` empty)."""

    bot: Annotated[str, msgspec.Meta(max_length=40)] = ""


class Done(Wire, frozen=True, kw_only=True):
    """An answer was taken and is kept; the table now stands at `version`."""

    version: int
