"""The printed things of Key to the Kingdom: dice, heroes, items, board, codex, events, castle.

The records are read once, at import, into dictionaries keyed by id; a table never copies them.
Names and texts are in the catalogues under `words/`; here stand numbers and kinds only.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from inglenook.engine.content import Record, load

FOLDER = Path(__file__).parent / "content"

Colour = Literal["red", "green", "blue"]
DieId = Literal["hero", "demon"]
Portion = Literal["west", "east"]
RollKind = Literal["move", "event", "adventure", "castle"]
"""What a roll is for: `adventure` covers key and minor ones, `castle` the keep and the throne."""

PowerKind = Literal["two-items", "event-bonus", "reroll-low", "better-nap", "stride"]
CompanionKind = Literal["plus-on", "nap-more", "restore-more", "reroll", "consolation"]
MagicEffect = Literal["restore-others", "assign-demon-die", "draw-event-after-move"]
TestKind = Literal["at-least", "at-most", "odd", "even"]
ChallengeKind = Literal["rising", "falling", "alternate", "at-least", "at-most", "between"]
SpaceKind = Literal["boring", "restore", "event", "demon", "start", "landing", "void", "whirlpool", "key", "minor"]
MinorKind = Literal["restore-gamble", "assign-demon-die", "fold-other", "genie", "exhaust-for-events", "back-door"]
EffectKind = Literal[
    "move-to-boring",
    "swap-places",
    "restore",
    "exhaust",
    "gain-magic",
    "take-magic",
    "swap-magic",
    "recall-companion",
    "assign-demon-die",
    "fold",
    "draw",
    "nap",
    "another-turn",
    "reveal-token",
    "enter-castle",
]


class _Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of a record that has no name of its own."""


class Test(_Part, frozen=True, kw_only=True):
    """What one result has to be; `n` counts for the first two kinds."""

    kind: TestKind
    n: int = 0


class Effect(_Part, frozen=True, kw_only=True):
    """One thing that happens, to `who`; `n` is how many, `portion` which half folds, seen from the hero."""

    do: EffectKind
    n: int = 0
    who: Literal["you", "rival", "each-rival"] = "you"
    portion: Literal["own", "other"] = "own"


class Die(Record, frozen=True, kw_only=True):
    """A die and its faces, each as likely as the others."""

    faces: tuple[int, ...]


class Hero(Record, frozen=True, kw_only=True):
    """A hero card: the look of the figure and one passive power with its number."""

    colour: str
    icon: str
    power: PowerKind
    amount: int
    limit: int = 0
    """The highest value that a second item on the same roll may have."""


class Item(Record, frozen=True, kw_only=True):
    """One of the eight item types that every hero owns."""

    value: int
    icon: str


class Magic(Record, frozen=True, kw_only=True):
    """A magic item; `effect` fires whenever it is exhausted."""

    value: int
    icon: str
    effect: MagicEffect | None = None
    amount: int = 0


class Region(Record, frozen=True, kw_only=True):
    """One face of a portion; `arrival` is where heroes stand when a fold without its own entry shows it."""

    portion: Portion
    state: Literal["closed", "open"]
    size: Literal["small", "large"]
    arrival: str


class Space(Record, frozen=True, kw_only=True):
    """A place on the kingdom board; `value` is what a restore space restores, `entry` a codex id."""

    region: str
    kind: SpaceKind
    x: int
    y: int
    value: int = 0
    entry: str | None = None


class Road(Record, frozen=True, kw_only=True):
    """A way between two spaces, there only while both are visible; a seam road joins the two portions."""

    a: str
    b: str
    seam: bool = False


class Challenge(_Part, frozen=True, kw_only=True):
    """What the rolls of a key adventure have to do: one number per step where the kind needs numbers."""

    kind: ChallengeKind
    low: tuple[int, ...] = ()
    high: tuple[int, ...] = ()
    first: Literal["odd", "even"] = "odd"


class Step(_Part, frozen=True, kw_only=True):
    """A space of a key adventure; one shows an item, two show a companion."""

    kind: Literal["plain", "item", "companion"] = "plain"
    companion: str | None = None


class Adventure(Record, frozen=True, kw_only=True):
    """A key adventure; its id is also that of its start space, and the last step is the key space."""

    colour: Colour
    icon: str
    item: str
    challenge: Challenge
    steps: tuple[Step, ...]
    success: str
    failure: str


class Minor(Record, frozen=True, kw_only=True):
    """A minor adventure: one step, then out by `success` or `failure`.

    Without a `success` space the winning effect itself says where the hero goes.
    `pieces` are needed to try at all; `pay` is how many items at most may be exhausted, `win` following once for each.
    """

    kind: MinorKind
    icon: str
    failure: str
    success: str | None = None
    test: Test | None = None
    win: tuple[Effect, ...] = ()
    lose: tuple[Effect, ...] = ()
    pieces: int = 0
    pay: int = 0


class Whirlpool(Record, frozen=True, kw_only=True):
    """A whirlpool's entry: it shows the region `to`, and everybody of its own region goes to `arrival`."""

    portion: Portion
    to: str
    arrival: str


class CompanionPower(_Part, frozen=True, kw_only=True):
    """What a companion does all the time; `roll` narrows it to one kind of roll, None means any."""

    kind: CompanionKind
    amount: int = 0
    roll: RollKind | None = None


class Event(Record, frozen=True, kw_only=True):
    """An event card; without a `test` it simply happens."""

    kind: Literal["companion", "encounter", "magic"]
    icon: str
    test: Test | None = None
    helps: str | None = None
    power: CompanionPower | None = None
    win: tuple[Effect, ...] = ()
    lose: tuple[Effect, ...] = ()
    magic: str | None = None
    """The magic item a magic card gives; None on such a card means any that is left."""


class CastleSpace(Record, frozen=True, kw_only=True):
    """A place on the castle board, in the order in which the keep is climbed."""

    section: Literal["garden", "keep", "throne"]
    x: int
    y: int
    test: Test | None = None


class Token(Record, frozen=True, kw_only=True):
    """A castle token: the back says where it lies, the front what it gives or asks."""

    back: Literal["garden", "keep"]
    icon: str
    restore: int = 0
    test: Test | None = None


class Component(Record, frozen=True, kw_only=True):
    """How many of a thing are in the box, and how many of each sort where there are sorts."""

    count: int
    each: int = 1


DICE = load(FOLDER, "dice.toml", "die", Die)
HEROES = load(FOLDER, "heroes.toml", "hero", Hero)
ITEMS = load(FOLDER, "items.toml", "item", Item)
MAGIC = load(FOLDER, "items.toml", "magic", Magic)
REGIONS = load(FOLDER, "board.toml", "region", Region)
SPACES = load(FOLDER, "board.toml", "space", Space)
ROADS = load(FOLDER, "board.toml", "road", Road)
ADVENTURES = load(FOLDER, "codex.toml", "adventure", Adventure)
MINORS = load(FOLDER, "codex.toml", "minor", Minor)
WHIRLPOOLS = load(FOLDER, "codex.toml", "whirlpool", Whirlpool)
EVENTS = load(FOLDER, "events.toml", "event", Event)
CASTLE = load(FOLDER, "castle.toml", "space", CastleSpace)
TOKENS = load(FOLDER, "castle.toml", "token", Token)
COMPONENTS = load(FOLDER, "components.toml", "component", Component)
