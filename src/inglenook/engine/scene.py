"""Scene: all that one seat may see of a table, as parts a client can draw without knowing the game.

A game's `parts(view)` makes them and is the only code that hides things. Text is a message, never a sentence; state is words
("exhausted", "lit"), never colours or angles. A client that meets a kind of part it does not know lists it by name.

Nothing here can be changed once it is made, so nothing can lead back to itself: the garbage collector is told not to look
(`gc=False`). A server with a thousand tables would otherwise stand still for it.
"""

from __future__ import annotations

from typing import Literal

import msgspec

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


class Ground(Part, frozen=True, kw_only=True, tag="ground"):
    """A named piece of a board's ground, as a rectangle in the board's own units. State: open, closed, hidden."""

    x: float
    y: float
    w: float
    h: float
    texture: str = ""
    """What it looks like; the game's theme may say what that is made of."""


class Space(Part, frozen=True, kw_only=True, tag="space"):
    """A place a piece can stand. `kind` chooses the shape, `badge` is what is printed on it ("2").

    Where the game has words for a badge (`badge-R`), they are shown in its place.
    """

    kind: str
    x: float
    y: float
    ground: str = ""
    badge: str = ""


class Edge(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A road between two spaces. Kind: road, seam, one-way."""

    a: str
    b: str
    kind: str = "road"


class Board(Part, frozen=True, kw_only=True, tag="board"):
    """A drawn board. `view` is its frame (x, y, width, height)."""

    kind: Literal["graph", "hex", "map", "rows"]
    view: tuple[float, float, float, float]
    grounds: tuple[Ground, ...] = ()
    spaces: tuple[Space, ...] = ()
    edges: tuple[Edge, ...] = ()


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


class Zone(Part, frozen=True, kw_only=True, tag="zone"):
    """A place for cards. `owner` is a seat, or None for the table."""

    kind: Literal["row", "pile", "fan", "grid", "stack"] = "row"
    owner: int | None = None
    count: int = 0


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


class Track(Part, frozen=True, kw_only=True, tag="track"):
    """A row of numbered cells with markers, each (seat, cell)."""

    cells: tuple[Msg, ...] = ()
    markers: tuple[tuple[int, int], ...] = ()


class Mat(Part, frozen=True, kw_only=True, tag="mat"):
    """What lies before one seat. State: asked, active, own, bot, away, winner."""

    seat: int
    role: Msg | None = None
    shape: str = ""
    """A sign of its own; without one a seat has the sign of its number."""
    status: Msg | None = None
    status_icon: str = ""
    counters: tuple[Counter, ...] = ()


class Change(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Something that changed a rolled result: "+2" by the axe."""

    by: str
    """With its sign."""
    name: Msg
    icon: str = ""


class Die(Part, frozen=True, kw_only=True, tag="die"):
    """A die that lies on the table. `face` is empty until it is rolled. State: rolled, success, fail, kept, resting."""

    face: str = ""
    faces: tuple[str, ...] = ()
    owner: int | None = None
    sum: Msg | None = None
    """The result written out: "3 + 2 = 5"."""
    changes: tuple[Change, ...] = ()
    total: str = ""
    """What the face and all changes come to."""


AnyPart = Board | Piece | Card | Zone | Track | Mat | Die


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


class Select(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The answer is several of the options at once: at least `least`, at most `most`."""

    least: int
    most: int
    usual: tuple[str, ...] = ()
    """What most people would take; the client's first button."""


class Prompt(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The open question as the asked seat sees it. Others see who is asked and what about, without options."""

    seat: int
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


class LogLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A sentence of the log that this seat may read. `at` is the position in the record it belongs to."""

    seq: int
    text: Msg
    seat: int | None = None
    rule: str = ""
    lights: tuple[str, ...] = ()
    at: int = 0
    heading: bool = False


class UndoView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Whether the last answer can be taken back; if not, why."""

    allowed: bool
    label: Msg


class Ending(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """How the game ended."""

    winners: tuple[int, ...]
    reason: Msg
    scores: tuple[int, ...] = ()


class Scene(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """Everything a client needs to draw the table for one seat (None: a spectator, who sees no more than any seat)."""

    game: str
    seat: int | None
    title: Msg
    phase: Msg | None = None
    parts: tuple[AnyPart, ...] = ()
    prompt: Prompt | None = None
    log: tuple[LogLine, ...] = ()
    undo: UndoView | None = None
    ending: Ending | None = None
    version: int = 0
    """Number of answers given so far."""
