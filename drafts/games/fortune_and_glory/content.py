"""The printed things of Fortune and Glory: the map, heroes, villains, every deck, the reference cards.

The records are read once, at import, into dictionaries keyed by id; a table never copies them. Numbers and kinds stand here,
names and texts in the catalogues under `words/`, and what a card does beyond its numbers is a small function in the book of
cards (`cards.py`).
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from inglenook.engine.content import Record, load

FOLDER = Path(__file__).parent / "content"

Skill = Literal["combat", "agility", "cunning", "lore"]
TestSkill = Literal["combat", "agility", "cunning", "lore", "lowest", "choice"]
Faction = Literal["nazi", "mob"]
Terrain = Literal["jungle", "deep-jungle", "desert", "mountain", "arctic", "plains", "island"]

SKILLS: tuple[str, ...] = ("combat", "agility", "cunning", "lore")
NAZI, MOB = "nazi", "mob"
FACTIONS = (NAZI, MOB)
SOLDIER, THUG = "soldier", "thug"
HENCHMAN = {NAZI: SOLDIER, MOB: THUG}
GEAR_PRICE = ALLY_PRICE = 5
GEAR_LIMIT = ALLY_LIMIT = 3
ARTIFACTS_OUT = 4
"""Artifacts on the board at the end of each round."""
TREASURE_VALUE = 3
DEEP_COINS = 2
"""Fortune under the skull of an Artifact in deep jungle."""


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A piece of a record."""


# -- the map --------------------------------------------------------------------------------------------------------------


class Space(Record, frozen=True, kw_only=True):
    """A space of the world: what it is, what it costs to enter, and where it is drawn."""

    kind: Literal["land", "sea", "city"]
    terrain: tuple[Terrain, ...] = ()
    cost: int = 1
    x: float
    y: float
    ring: Literal["", "major", "minor"] = ""
    port: bool = False
    inside: str = ""
    """Of a city: the land that lies all around it."""
    label: Literal["n", "e", "s", "w"] = "s"
    """On which side of it its name stands, so that no two names touch."""
    icon: str = ""


class Road(Record, frozen=True, kw_only=True):
    """Two spaces next to each other."""

    a: str
    b: str
    crossing: bool = False
    """From one edge of the map to the other."""
    bend: tuple[float, float] | None = None
    """Drawn as a curve towards this point, where a straight line would run under a third space."""


class Outline(Record, frozen=True, kw_only=True):
    """Land as it is drawn: an SVG path on the canvas of 1600 by 900; even-odd."""

    d: str


class Location(Record, frozen=True, kw_only=True):
    """A Location card: the space it names."""

    space: str


# -- tests ----------------------------------------------------------------------------------------------------------------


class Test(Part, frozen=True, kw_only=True):
    """A test as it is printed: which skill, what each die must show, how many successes."""

    skill: TestSkill
    target: int
    needed: int = 1


class Bonus(Part, frozen=True, kw_only=True):
    """Dice more (or fewer) in tests or fights: everything that is named must hold."""

    n: int
    skills: tuple[Skill, ...] = ()
    """Only in tests of one of these; empty: of any."""
    keywords: tuple[str, ...] = ()
    """Only if the test, or the enemy, has one of these."""
    terrain: tuple[Terrain, ...] = ()
    """Or if the hero stands in one of these."""
    fights: bool = False
    """Fight dice, in place of dice of a test."""
    first: bool = False
    """Only in the first round of a fight."""
    escapes: bool = False
    """Only in Escape tests."""
    cliffhangers: bool = False
    villains: bool = False
    """Only against villains."""


class Skills(Part, frozen=True, kw_only=True):
    """Skills raised for as long as a card is carried."""

    combat: int = 0
    agility: int = 0
    cunning: int = 0
    lore: int = 0


# -- people and things ----------------------------------------------------------------------------------------------------


class Hero(Record, frozen=True, kw_only=True):
    """A hero's sheet."""

    start: str
    combat: int
    agility: int
    cunning: int
    lore: int
    wounds: int
    keywords: tuple[str, ...] = ()
    abilities: tuple[str, ...]
    bonus: tuple[Bonus, ...] = ()
    starting: Literal["", "gear", "ally"] = ""
    """A card of this deck, drawn at the start."""
    portrait: tuple[str, ...] = ()
    """Icons: a head, what it holds, what is behind it."""


class Villain(Record, frozen=True, kw_only=True):
    """A Villain card."""

    faction: Faction
    combat: int
    search: int
    defense: int = 0
    wounds: int
    keywords: tuple[str, ...] = ()
    portrait: tuple[str, ...] = ()


class Carried(Record, frozen=True, kw_only=True):
    """A Gear, an Ally or a Common Item."""

    deck: Literal["gear", "ally", "item"]
    counts_as: Literal["gear", "ally"] = "gear"
    """Which limit it counts towards; of a Common Item, its first keyword."""
    count: int = 1
    keywords: tuple[str, ...] = ()
    price: int = 5
    loyalty: int = 0
    skills: Skills = Skills()
    bonus: tuple[Bonus, ...] = ()
    activate: bool = False
    """It is rotated when its ability is used."""
    spent: bool = False
    """It is discarded when its ability is used."""
    when: tuple[str, ...] = ()
    """At which moments its ability may be used."""
    move: int = 0
    sea: int = 0
    """How much less a sea of 2 or more costs."""
    defense: int = 0
    defense_below: int = 0
    """Its Defense counts only while the hero has fewer wounds than this; 0: always."""
    icon: str = ""


class Event(Record, frozen=True, kw_only=True):
    """An Event card."""

    kind: Literal["hand", "immediate", "remains", "cancel"]
    keywords: tuple[str, ...] = ()
    when: tuple[str, ...] = ()
    together: tuple[str, ...] = ()
    """When it may be played in a cooperative game, where its other text has other moments."""
    icon: str = ""


class Enemy(Record, frozen=True, kw_only=True):
    """An enemy: of the Enemies or Nazi Enemies deck, or the reference card of a henchman."""

    deck: Literal["enemy", "nazi-enemy", "reference"]
    keywords: tuple[str, ...] = ()
    fight: int = 0
    wounds: int = 0
    defense: int = 0
    glory: int = 0
    escape: Test | None = None
    strikes: Literal["", "first", "last"] = ""
    """Its hits count before the hero rolls, or after the hero's have."""
    first_round: int = 0
    """Dice more in the first round."""
    later_rounds: int = 0
    cap: int = 0
    """It never takes more wounds than this in a round; 0: as many as come."""
    clumsy: bool = False
    """Each 1 it rolls is a wound to itself."""
    with_lore: bool = False
    """A hero may fight it with Lore."""
    gold: int = 0
    """Nazi Gold: Fortune that the next enemy guards."""
    guard_dice: int = 0
    """Dice more for whoever guards it."""
    villain: Literal["", "nazi", "sneak"] = ""
    """It brings a Nazi villain: to fight one round, or to sneak past."""
    figures: int = 0
    """Of a reference card: how many figures there are."""
    icon: str = ""


# -- adventures -----------------------------------------------------------------------------------------------------------


class Artifact(Record, frozen=True, kw_only=True):
    """An Artifact card: the first half of a title."""

    keywords: tuple[str, ...] = ()
    fortune: int = 0
    temple: bool = False
    coins: int = 0
    escape: Test | None = None
    bonus: tuple[Bonus, ...] = ()
    activate: bool = False
    when: tuple[str, ...] = ()
    icon: str = ""


class Adventure(Record, frozen=True, kw_only=True):
    """An Adventure card: the second half of a title."""

    danger: int
    keywords: tuple[str, ...] = ()
    bonus: tuple[Bonus, ...] = ()
    """For tests of heroes at it."""
    sells: int = 0
    """Its Artifact sells for so much more."""
    icon: str = ""


class Side(Part, frozen=True, kw_only=True):
    """One side of a Danger card: how it is overcome, and what that brings."""

    keywords: tuple[str, ...] = ()
    glory: int = 0
    tests: tuple[Test, ...] = ()
    join: Literal["", "or", "and"] = ""
    fight: Literal["", "enemy", "nazi-enemy", "thug"] = ""
    """A fight in place of the test; without tests it must be fought."""
    fight_dice: int = 0
    sneak: Literal["", "fight", "fail"] = ""
    """The test is to sneak past a villain; dice that show the number are fight rounds, or failure."""
    villain: Literal["", "any", "nazi", "mob"] = ""
    """A villain arrives first."""
    pays: int = 0
    """So much Fortune may be paid in place of the test."""
    helped_by: tuple[str, ...] = ()
    """An Ally or a Gear (or the hero) with one of these keywords adds a die."""


class Danger(Record, frozen=True, kw_only=True):
    """A Danger card, with the Cliffhanger on its back."""

    front: Side
    back: Side
    icon: str = ""


class City(Record, frozen=True, kw_only=True):
    """A City card; some are Dangers with a Cliffhanger."""

    kind: Literal["danger", "secret", "offer", "gain", "loss", "foe"]
    keywords: tuple[str, ...] = ()
    front: Side | None = None
    back: Side | None = None
    goal: Literal["", "major", "minor"] = ""
    """A city of this ring is drawn when it comes: where it is to be delivered."""
    icon: str = ""


# -- Vile Organisations ---------------------------------------------------------------------------------------------------


class VillainEvent(Record, frozen=True, kw_only=True):
    """A Villain Event card."""

    kind: Literal["tactics", "henchmen", "boost", "terrain", "remains", "track"]
    keywords: tuple[str, ...] = ()
    terrain: tuple[str, ...] = ()
    icon: str = ""


class RaidStep(Part, frozen=True, kw_only=True):
    """One step of a raid or of a boarding."""

    id: str
    tests: tuple[Test, ...] = ()
    join: Literal["", "or"] = ""
    fight: Literal["", "nazi-enemy", "thug"] = ""
    fight_dice: int = 0
    glory: int = 0
    keywords: tuple[str, ...] = ()


class Sheet(Record, frozen=True, kw_only=True):
    """An outpost or a side of the zeppelin sheet, with the steps of a raid."""

    faction: Literal["", "nazi", "mob"] = ""
    markers: int = 0
    steps: tuple[RaidStep, ...] = ()
    icon: str = ""


class Organisation(Record, frozen=True, kw_only=True):
    """A Vile Organisation: its record sheet."""

    faction: Faction
    outpost: str
    zeppelin: str = ""
    tactics: tuple[str, ...]
    """Six rows of its Tactics chart, by id."""
    icon: str = ""


class Players(Record, frozen=True, kw_only=True):
    """A row of the cooperative chart: for so many heroes, the Fortune to win, the villains, and where the track ends."""

    heroes: int
    fortune: int
    villains: int
    track: int


SPACES = load(FOLDER, "map.toml", "space", Space)
ROADS = load(FOLDER, "map.toml", "road", Road)
OUTLINES = load(FOLDER, "land.toml", "outline", Outline)
LOCATIONS = load(FOLDER, "locations.toml", "location", Location)
HEROES = load(FOLDER, "heroes.toml", "hero", Hero)
VILLAINS = load(FOLDER, "villains.toml", "villain", Villain)
GEAR = load(FOLDER, "gear.toml", "gear", Carried)
ALLIES = load(FOLDER, "allies.toml", "ally", Carried)
ITEMS = load(FOLDER, "items.toml", "item", Carried)
EVENTS = load(FOLDER, "events.toml", "event", Event)
ENEMIES = load(FOLDER, "enemies.toml", "enemy", Enemy)
ARTIFACTS = load(FOLDER, "artifacts.toml", "artifact", Artifact)
ADVENTURES = load(FOLDER, "adventures.toml", "adventure", Adventure)
DANGERS = load(FOLDER, "dangers.toml", "danger", Danger)
CITIES = load(FOLDER, "city.toml", "city", City)
VILLAIN_EVENTS = load(FOLDER, "villain-events.toml", "villain_event", VillainEvent)
SHEETS = load(FOLDER, "organisations.toml", "sheet", Sheet)
ORGANISATIONS = load(FOLDER, "organisations.toml", "organisation", Organisation)
CHART = load(FOLDER, "chart.toml", "players", Players)

CARRIED: dict[str, Carried] = {**GEAR, **ALLIES, **ITEMS}


def title(card: str) -> str:
    """What is printed on a card: of `yard-and-a-half-of-rope.2` it is `yard-and-a-half-of-rope`."""
    return card.partition(".")[0]
