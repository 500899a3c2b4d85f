"""The printed things of Albion's Legacy: tiles, characters, cards, threats, quests, the Stones.

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

Attribute = Literal["prowess", "loyalty", "altruism", "wisdom"]
Region = Literal["camelot", "mountain", "forest", "river"]
Banner = Literal["", "red", "blue", "green", "yellow"]
EnemyType = Literal["dragon", "druid", "knight", "magic-creature", "saxon", "traitor", "witch"]
Slot = Literal["weapon", "armour", "mount", "relic", "artifact", "item"]
DeckName = Literal["armoury", "item", "relic", "mount", "starting", "artifact"]
TileType = Literal[
    "", "roaming-threat", "encounter", "attribute", "magic-path", "secret-path", "waterways", "armoury", "healing", "item",
    "relic", "repair", "virtue", "stables", "road",
]  # fmt: skip

ATTRIBUTES: tuple[str, ...] = ("prowess", "loyalty", "altruism", "wisdom")
OUTER: tuple[str, ...] = ("mountain", "forest", "river")
"""The regions one can scout."""
CAMELOT = "camelot"
SLOTS = {"weapon": 1, "armour": 1, "mount": 1, "relic": 1, "artifact": 1, "item": 3}
"""How many cards of each kind a sheet has room for; there is one slot for a Virtue Plaque besides."""
FLAMES = 10
MOST = 4
"""Characters on the map at once."""
STONES = 6
"""Stones of Chance in the box."""
CAPTIVES = 8
"""Enemy tokens in the Dungeon that are worth a coin."""

ROUND_TABLE, DUNGEON, STABLES, ARMOURY, CHAPEL, GREAT_HALL = (
    "round-table", "dungeon", "stables", "armoury", "chapel", "great-hall",
)  # fmt: skip
DRAWBRIDGE, SALLY_PORT, DOCKS = "drawbridge", "sally-port", "docks"
EXITS = {"mountain": DRAWBRIDGE, "forest": SALLY_PORT, "river": DOCKS}
"""Where each region begins."""
SEDUCTION = "seduction"
"""The one Doom Effect that several cards have in common."""


class Tile(Record, frozen=True, kw_only=True):
    """A Realm Tile: where it may lie, what it does, its banner, and its walls from north clockwise as it is printed."""

    set: Literal["realm", "enemy", "castle"]
    backs: tuple[Region, ...]
    type: TileType = ""
    attribute: Literal["", "prowess", "loyalty", "altruism", "wisdom"] = ""
    banner: Banner = ""
    walls: str
    q: int = 0
    r: int = 0
    hallway: bool = False
    icon: str = ""


class Bonus(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Stones more (or fewer) in Challenges: all conditions that are named must hold."""

    n: int
    attributes: tuple[Attribute, ...] = ()
    types: tuple[EnemyType, ...] = ()
    enemy: bool = False
    """Only against enemy tokens."""
    named: bool = False
    region: str = ""
    """Only for a character who stands there."""


class Trial(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A Challenge as it is printed: which Attributes may be used, and the rating."""

    attributes: tuple[Attribute, ...]
    rating: int
    stones: int = 0
    counts_as: Literal["", "dragon", "druid", "knight", "magic-creature", "saxon", "traitor", "witch"] = ""
    no_destiny: bool = False


class Character(Record, frozen=True, kw_only=True):
    """A character sheet, with its Special Ability, Personal Quest and Artifact."""

    prowess: int
    loyalty: int
    altruism: int
    wisdom: int
    movement: int
    destiny: int
    wounds: int
    favoured: EnemyType
    ability: str
    helps: Literal["self", "another", "all"]
    cost: int
    quest_tile: str
    quest: Trial
    artifact: str
    head: str = ""
    prop: str = ""
    """Icons of which the portrait is made."""


class Card(Record, frozen=True, kw_only=True):
    """An Inventory Card."""

    deck: DeckName
    slot: Slot
    count: int = 1
    breaks: bool = False
    """It can be broken."""
    shields: bool = False
    """It may be broken to avoid a Wound."""
    movement: int = 0
    stones: tuple[Bonus, ...] = ()
    owner: str = ""
    """Of an Artifact: its character."""
    icon: str = ""


class Virtue(Record, frozen=True, kw_only=True):
    """A Virtue Plaque."""

    stones: tuple[Bonus, ...] = ()
    icon: str = ""


class Encounter(Record, frozen=True, kw_only=True):
    """An Encounter Card."""

    kind: Literal["challenge", "doom", "seduction", "despair", "escort", "helpful"]
    trial: Trial | None = None
    goal: str = ""
    """Where its Escort wants to go."""
    icon: str = ""


class Spawn(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """So many enemies of a type on tiles of a banner."""

    type: EnemyType
    number: int
    banner: Banner


class Speed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Enemies that move further."""

    n: int
    type: str
    """A type of enemy, or the id of a named one."""


class Threat(Record, frozen=True, kw_only=True):
    """A Roaming Threat Card."""

    deck: Literal["general", "severe"]
    named: str = ""
    spawn: tuple[Spawn, ...] = ()
    command: Literal["aggressive", "objective", "hold"]
    target: str = ""
    """Of an objective: a tile, or `escape`."""
    blocks: tuple[str, ...] = ()
    """What nobody may do while it is in play: a type of tile, or repair, trade, escape, ..."""
    closes: tuple[TileType, ...] = ()
    """Ways that its ability may close; which, and when, its function says."""
    stones: tuple[Bonus, ...] = ()
    speed: tuple[Speed, ...] = ()
    icon: str = ""


class Named(Record, frozen=True, kw_only=True):
    """A named enemy, the tile on which it appears, and the card that brings it."""

    type: EnemyType
    tile: str
    threat: str
    icon: str = ""


class Enemy(Record, frozen=True, kw_only=True):
    """A type of enemy: the Attributes on the back of its tokens, their ratings, and how many there are."""

    attributes: tuple[Attribute, ...]
    rating: int
    named_rating: int
    count: int
    icon: str = ""


class Quest(Record, frozen=True, kw_only=True):
    """A Story Quest and what completes it."""

    difficulty: Literal["easy", "medium", "hard"]
    tokens_home: int = 0
    escorts_home: int = 0
    lost_fail: int = 0
    """So many lost Escorts fail it; 0: none."""
    icon: str = ""


class Task(Record, frozen=True, kw_only=True):
    """A Story Tile of a quest and what one does there for its Story Token."""

    quest: str
    tile: str
    trial: Trial
    pay: Literal["", "tokens", "item"] = ""
    """What may be paid instead."""
    price: int = 0
    escorts: tuple[str, ...] = ()
    """Escorts that appear when the token is won."""


class Charge(Record, frozen=True, kw_only=True):
    """An Escort of a Story Quest."""

    quest: str
    icon: str = ""


class Face(Record, frozen=True, kw_only=True):
    """A face of a Stone of Chance: what it shows."""

    shows: Literal["prowess", "loyalty", "altruism", "wisdom", "mana", "blank"]
    icon: str = ""


class BoxPart(Record, frozen=True, kw_only=True):
    """So many of a component are in the box."""

    count: int


class Contradiction(Record, frozen=True, kw_only=True):
    """Two options that cannot be played together: each a name, and a value where not every one will do."""

    one: tuple[str, ...]
    other: tuple[str, ...]


TILES = load(FOLDER, "tiles.toml", "tile", Tile)
CHARACTERS = load(FOLDER, "characters.toml", "character", Character)
CARDS: dict[str, Card] = {
    **load(FOLDER, "characters.toml", "artifact", Card),
    **load(FOLDER, "armoury.toml", "card", Card),
    **load(FOLDER, "items.toml", "card", Card),
    **load(FOLDER, "relics.toml", "card", Card),
    **load(FOLDER, "mounts.toml", "card", Card),
    **load(FOLDER, "starting.toml", "card", Card),
}
VIRTUES = load(FOLDER, "virtues.toml", "virtue", Virtue)
ENCOUNTERS = load(FOLDER, "encounters.toml", "encounter", Encounter)
THREATS = {
    **load(FOLDER, "threats-general.toml", "threat", Threat),
    **load(FOLDER, "threats-severe.toml", "threat", Threat),
}
NAMED = load(FOLDER, "threats-severe.toml", "named", Named)
ENEMIES = load(FOLDER, "box.toml", "enemy", Enemy)
FACES = load(FOLDER, "box.toml", "face", Face)
BOX = load(FOLDER, "box.toml", "part", BoxPart)
QUESTS = load(FOLDER, "quests.toml", "quest", Quest)
TASKS = load(FOLDER, "quests.toml", "task", Task)
CHARGES = load(FOLDER, "quests.toml", "escort", Charge)
CONTRADICTIONS = load(FOLDER, "options.toml", "contradiction", Contradiction)

CASTLE = {id: tile for id, tile in TILES.items() if tile.set == "castle"}
REALM = tuple(id for id, tile in TILES.items() if tile.set == "realm")
ENEMY_TILES = tuple(id for id, tile in TILES.items() if tile.set == "enemy")
HALLWAYS = tuple(id for id, tile in CASTLE.items() if tile.hallway)
TOKENS: tuple[str, ...] = (
    *(f"{type}.{n}" for type, enemy in ENEMIES.items() for n in range(1, enemy.count + 1)),
    *NAMED,
)
"""Every enemy token of the box."""


def title(card: str) -> str:
    """The record a card in play stands for: `hearth-mead` of `hearth-mead.2`."""
    return card.partition(".")[0]


def card_of(card: str) -> Card:
    """The record of an Inventory Card in play."""
    return CARDS[title(card)]


def copies(deck: str) -> list[str]:
    """All cards of a deck; those that are there more than once are numbered."""
    return [
        id if card.count == 1 else f"{id}.{n}"
        for id, card in CARDS.items()
        if card.deck == deck
        for n in range(1, card.count + 1)
    ]


def type_of(token: str) -> str:
    """The type of an enemy token, named or not."""
    return NAMED[token].type if token in NAMED else title(token)
