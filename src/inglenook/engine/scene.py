"""Scene: all that one seat may see of a table, as parts a client can draw without knowing the game.

A game's `parts(view)` makes them and is the only code that hides things. Text is a message, never a sentence; state is words
("exhausted", "lit"), never colours or angles. A client that meets a kind of part it does not know lists it by name.

Nothing here can be changed once it is made, so nothing can lead back to itself: the garbage collector is told not to look
(`gc=False`). A server with a thousand tables would otherwise stand still for it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from .scene_end import Ending
from .words import Msg


class Part(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="part", gc=False):
    """What every part has: an id unique in the scene, a name, an icon, words for its state, and text for a closer look."""

    id: str
    name: Msg
    icon: str = ""
    state: tuple[str, ...] = ()
    text: tuple[Msg, ...] = ()
    """Lines shown on inspection, the first one a short summary."""
    rules: tuple[str, ...] = ()


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A short line written on a card, a site or a mat: a reward for a band of results, a skill, what is missing.

    State: pays (this one would count now), met, missing, closed.
    """

    text: Msg | None = None
    """None: the note, or its numbers, say it all."""
    note: Msg | None = None
    """What stands behind it: "3-4" has "2 steel"."""
    icon: str = ""
    state: tuple[str, ...] = ()
    counts: tuple[Counter, ...] = ()
    """The same as the note, as numbers with their signs: a reward, a price. Whoever has signs draws these."""


class Change(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Something that makes a number another one: "+2" by the axe."""

    by: str
    """With its sign."""
    name: Msg
    icon: str = ""
    part: str = ""
    """The thing that does it, where it lies on the table: its name shows it."""


class Counter(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A named number on a mat: "6 of 9 items", "red key: yes"."""

    id: str
    name: Msg
    icon: str = ""
    value: int = 0
    most: int | None = None
    state: tuple[str, ...] = ()
    badge: str = ""
    """A letter that stands for it, as on a space."""
    note: Msg | None = None
    """What stands under it: why it is so much, or what it does."""
    zone: str = ""
    """The place whose cards it counts: where that is drawn, the number is not told twice."""
    usual: int | None = None
    """What `most` is by itself, where `changes` make it another."""
    changes: tuple[Change, ...] = ()


class Suit(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """What cards belong to: a house, a clan. The game's theme paints it by its id. State: active (it acts now)."""

    id: str
    name: Msg
    icon: str = ""
    state: tuple[str, ...] = ()


class Ground(Part, frozen=True, kw_only=True, tag="ground"):
    """A named piece of a board's ground, as a rectangle in the board's own units. State: open, closed, hidden."""

    x: float
    y: float
    w: float
    h: float
    texture: str = ""
    """What it looks like; the game's theme may say what that is made of."""
    shape: str = ""
    """Its outline as an SVG path in the board's units, for land in a sea; without one it is the rectangle."""


class Space(Part, frozen=True, kw_only=True, tag="space"):
    """A place a piece can stand. `kind` chooses the shape, `badge` is what is printed on it ("2").

    Where the game has words for a badge (`badge-R`), they are shown in its place.
    """

    kind: str
    x: float
    y: float
    ground: str = ""
    badge: str = ""
    walls: str = ""
    """Of a hex, six signs from north clockwise: `#` a wall, `.` a path. Without them ways say where one can pass."""
    turn: int = 0
    """By how many sixths a tile is turned, clockwise. One that is still being turned has the state `ghost`."""
    banner: str = ""
    """A cloth that hangs on it: what kind; the game's theme says what that looks like."""
    sign: str = ""
    """Of a hex, a small sign at its rim: what it does. `icon` is its picture."""


class Edge(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A road between two spaces. Kind: road, seam, one-way."""

    a: str
    b: str
    kind: str = "road"


class Route(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A way drawn on the board: where a piece went, goes or will go next, space by space.

    Kind: done, now, next, tie (one of several that are equally likely).
    """

    id: str
    spaces: tuple[str, ...]
    kind: Literal["done", "now", "next", "tie"] = "next"
    piece: str = ""
    note: Msg | None = None


class Board(Part, frozen=True, kw_only=True, tag="board"):
    """A drawn board. `view` is its frame (x, y, width, height)."""

    kind: Literal["graph", "hex", "map", "rows"]
    view: tuple[float, float, float, float]
    grounds: tuple[Ground, ...] = ()
    spaces: tuple[Space, ...] = ()
    edges: tuple[Edge, ...] = ()
    routes: tuple[Route, ...] = ()


class Plate(Part, frozen=True, kw_only=True, tag="plate"):
    """Counters that lie in a corner of the board, for everybody: flames that burn down, coins that were found."""

    corner: Literal["nw", "ne", "sw", "se"] = "nw"
    counters: tuple[Counter, ...] = ()


class Piece(Part, frozen=True, kw_only=True, tag="piece"):
    """Something standing on a space or lying in a zone. State: own, active, down, ghost."""

    at: str
    kind: Literal["hero", "enemy", "token"] = "hero"
    seat: int | None = None
    count: int = 1


class Card(Part, frozen=True, kw_only=True, tag="card"):
    """A card or a token with faces. State: active, exhausted, face-down, used, stunned...; numbers are named badges."""

    at: str
    kind: str = "card"
    role: Msg | None = None
    """What it is, in a few words: "creature: giant". Where there is one, a small face shows it in place of the text."""
    slot: int = 0
    badges: dict[str, str] = {}
    lines: tuple[Line, ...] = ()
    """What is written on it line by line, and is to be read without a closer look: reward, cost, what one misses."""


class Zone(Part, frozen=True, kw_only=True, tag="zone"):
    """A place for cards. `owner` is a seat, or None for the table."""

    kind: Literal["row", "pile", "fan", "grid", "stack"] = "row"
    owner: int | None = None
    count: int = 0
    note: Msg | None = None
    """What holds for the whole row, beside its name: "opens at 4". State: open, closed."""


class Site(Part, frozen=True, kw_only=True, tag="site"):
    """A place with slots in which dice, pieces and cards lie: those whose `at` is its id, each in its `slot`.

    A card behind the last slot stands there for itself: with its price if it has one, with its name where it has lines.
    State: full, closed. Sites with the same `group` stand together, in the order of the scene. One without slots is a store:
    each of its lines is a thing and how much there is of it.
    """

    kind: str = ""
    owner: int | None = None
    """None: it is everybody's and stands in the middle; else it is drawn with that side's things."""
    badge: str = ""
    slots: int = 0
    lines: tuple[Line, ...] = ()
    group: str = ""
    status: Msg | None = None
    """One word on it: "full", "opens at 4"."""


class Cell(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One cell of a track. State: gate (something opens there), end, done, danger."""

    label: Msg
    note: Msg | None = None
    """What whoever reaches it gets, or what opens."""
    icon: str = ""
    gift: Counter | None = None
    """What whoever reaches it gets, as a number with its sign; the note says it in words."""
    worth: Msg | None = None
    """What it counts for at the end."""
    state: tuple[str, ...] = ()


class Track(Part, frozen=True, kw_only=True, tag="track"):
    """A row of cells with markers, each (side, cell); sides are the seats, then those nobody sits at."""

    cells: tuple[Cell, ...] = ()
    markers: tuple[tuple[int, int], ...] = ()
    owner: int | None = None


class Portrait(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A face made of icons: a head, what it holds, and what is faint behind it."""

    head: str
    prop: str = ""
    far: str = ""


class Side(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Who wins and loses together: a seat, several as a team, or something nobody sits at (an opponent, a faction, a ship)."""

    number: int = -1
    """Of its first seat; where nobody sits, it comes after the seats. The engine counts."""
    seats: tuple[int, ...] = ()
    name: Msg | None = None
    """A seat goes by the name of who sits there."""
    portrait: Portrait | None = None
    icon: str = ""
    shape: str = ""
    """A sign of its own; without one, where nobody sits it is a cog, then a shield, then a crown."""


class Mat(Part, frozen=True, kw_only=True, tag="mat"):
    """What lies before one side: a seat, or one nobody sits at. State: asked, active, own, bot, away, winner."""

    seat: int
    """The number of its side: the seats come first."""
    portrait: Portrait | None = None
    place: Msg | None = None
    """Where on the board it is, in a word."""
    role: Msg | None = None
    shape: str = ""
    """A sign of its own; without one a seat has the sign of its number."""
    status: Msg | None = None
    status_icon: str = ""
    counters: tuple[Counter, ...] = ()
    suits: tuple[Suit, ...] = ()
    """What its cards belong to."""
    skills: tuple[Counter, ...] = ()
    """What one tests: a few named numbers side by side. State: used (by the test that is on)."""
    lines: tuple[Line, ...] = ()
    """What it can do or wants, line by line: powers, a plan, titles."""


class Die(Part, frozen=True, kw_only=True, tag="die"):
    """A die that lies on the table. `face` is empty until it is rolled. State: rolled, success, fail, kept, resting."""

    face: str = ""
    """A number, or a word; a die with pictures shows `icon` for a word."""
    faces: tuple[str, ...] = ()
    owner: int | None = None
    sum: Msg | None = None
    """The result written out: "3 + 2 = 5"."""
    changes: tuple[Change, ...] = ()
    total: str = ""
    """What the face and all changes come to."""
    at: str = ""
    """The site, mat, space or test in which it lies; without one it lies in the tray."""
    slot: int = 0


class DiceTest(Part, frozen=True, kw_only=True, tag="test"):
    """A test of a pool of dice: the dice are those whose `at` is its id. State: passed, failed.

    A die that counts has the state `success`, one that was set aside `kept`, one that may be rolled again `free`.
    """

    skill: Msg
    target: Msg | None = None
    """What a die must show to count: "5 or more"."""
    need: int = 0
    got: int = 0
    pool: tuple[Change, ...] = ()
    """How many dice, as a sum: 5 by prowess, +1 by a friend."""
    passes: Msg | None = None
    """What passing brings, and failing."""
    fails: Msg | None = None
    seat: int | None = None


AnyPart = Board | Plate | Piece | Card | Zone | Site | Track | Mat | Die | DiceTest


class Place(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A place between the cards of a zone: before the one at `index`, or behind the last."""

    zone: str
    index: int


class Reach(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The best thing an answer reaches."""

    text: Msg
    icon: str = ""


class Odds(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The exact chance to pass, from 0 to 1: with this answer alone, and with the best play of all that is left."""

    now: float
    best: float | None = None


class OptionView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """One legal answer: what it is, what it does, and what it lights on the table."""

    key: str
    label: Msg
    note: Msg | None = None
    """The consequence: "restore 2 items", "West folds shut"."""
    icon: str = ""
    lights: tuple[str, ...] = ()
    path: tuple[str, ...] = ()
    reach: tuple[str, ...] = ()
    """Spaces it would open to the next answer; shown while this one is in focus."""
    group: Msg | None = None
    final: bool = False
    """It gives something up for good."""
    fact: Msg | None = None
    """One thing more, shown in bold: "second die, then full"."""
    way: bool = False
    """One of several ways to what its label says: those of the same group and label are shown as one, which opens them."""
    result: int | None = None
    """The result it leads to, where the question is which one: answers with results are shown as a ruler."""
    verdict: Literal["", "passes", "fails", "further"] = ""
    cost: int = 0
    """What it costs, to tell the cheapest of several ways to one result."""
    goal: Reach | None = None
    odds: Odds | None = None
    place: Place | None = None
    source: str = ""
    """An arrow goes from this part to `target` while it is looked at."""
    target: str = ""
    turn: int | None = None
    """By how many sixths it turns the tile it lights, and which tiles it would join."""
    joins: tuple[str, ...] = ()


def folded(options: Sequence[OptionView]) -> list[list[OptionView]]:
    """The answers as they are numbered: several ways to one thing are one of them."""
    found: list[list[OptionView]] = []
    first: dict[bytes, list[OptionView]] = {}
    for option in options:
        thing = msgspec.json.encode((option.group, option.label)) if option.way else b""
        ways = first.get(thing)
        if ways is not None:
            ways.append(option)
            continue
        found.append([option])
        if thing:
            first[thing] = found[-1]
    return found


class Select(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The answer is several of the options at once: at least `least`, at most `most`."""

    least: int
    most: int
    usual: tuple[str, ...] = ()
    """What most people would take; the client's first button."""


class Prompt(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The open question as the asked seat sees it. Others see who is asked and what about, without options."""

    seat: int
    """Who is asked; -1 in a moment in which anybody may act, to whoever is not asked."""
    kind: str
    question: Msg
    step: Msg | None = None
    step_number: int = 0
    step_count: int = 0
    steps: tuple[Msg, ...] = ()
    """The names of all steps in their order, where the question is one of a row."""
    help: Msg | None = None
    rules: tuple[str, ...] = ()
    trail: tuple[Msg, ...] = ()
    """What is being resolved, outermost first: the breadcrumb of a question inside an effect inside a turn."""
    options: tuple[OptionView, ...] = ()
    usual: str = ""
    """The key of the answer that is the usual one, if there is one."""
    select: Select | None = None
    waiting: tuple[int, ...] = ()
    """Seats that still have to answer the same question in secret."""
    need: int | None = None
    """What it takes, and what there is: a result to pass, the price of a key. Only answers with results are a ruler."""
    have: int | None = None


class LogLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A sentence of the log that this seat may read. `at` is the position in the record it belongs to."""

    seq: int
    text: Msg
    seat: int | None = None
    rule: str = ""
    lights: tuple[str, ...] = ()
    at: int = 0
    heading: bool = False
    weight: int = 1
    """How much it matters: 0 is folded away, 2 gets a flag, 3 a ribbon."""


class UndoView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Whether the last answer can be taken back; if not, why."""

    allowed: bool
    label: Msg


class WishView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A standing answer to moments in which anybody may act: one's own, or one that can be left now."""

    id: str
    label: Msg
    on: bool = False


class Scene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Everything a client needs to draw the table for one seat (None: a spectator, who sees no more than any seat)."""

    game: str
    seat: int | None
    title: Msg
    phase: Msg | None = None
    parts: tuple[AnyPart, ...] = ()
    prompt: Prompt | None = None
    sides: tuple[Side, ...] = ()
    """Who wins together, and what plays that nobody sits at; nothing where every seat plays for itself."""
    log: tuple[LogLine, ...] = ()
    undo: UndoView | None = None
    wishes: tuple[WishView, ...] = ()
    ending: Ending | None = None
    version: int = 0
    """Number of answers given so far."""

    def __repr__(self) -> str:
        asks = self.prompt.kind if self.prompt is not None else "over" if self.ending is not None else "nothing"
        return f"<Scene {self.game} {self.version} for {self.seat}: {asks}, {len(self.parts)} parts>"
