"""The printed things of Forges of Ravenshire: districts, guild members, contracts, titles, the workshop, AO's cards.

The records are read once, at import, into dictionaries keyed by id; a table never copies them.
Names and texts are in the catalogues under `words/`; here stand numbers and kinds only.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from inglenook.engine.content import Record, load

FOLDER = Path(__file__).parent / "content"

Guild = Literal["merchant", "harvester", "alchemist"]
Tier = Literal["common", "exceptional", "legendary"]
Item = Literal["weapon", "shield", "armor"]
FinishId = Literal["production", "embergem", "mithril"]

GUILDS: tuple[str, ...] = ("merchant", "harvester", "alchemist")
COLUMN = {guild: place for place, guild in enumerate(GUILDS)}
"""Where a guild stands: its column, its tokens in the halls, its stack."""
TIERS: tuple[str, ...] = ("common", "exceptional", "legendary")
ITEMS: tuple[str, ...] = ("weapon", "shield", "armor")
GOODS: tuple[str, ...] = ("wood", "ore", "leather", "charcoal", "steel")
RAW = GOODS[:3]
CHOICE = GOODS[:4]
"""What a good of choice may be: any but steel."""
MYSTICS: tuple[str, ...] = ("talisman", "embergem", "dragon-scale", "mithril")
GOLD = "gold"
TOKEN = "action-token"
COLOURS = {"m": "merchant", "h": "harvester", "a": "alchemist", "r": "raven"}
"""The first letter of a die; its face follows: `m5`."""
RAVEN = "r"
SHOWN = 3
"""How many contracts lie in a row."""
CAPACITY = 2
"""How many dice a district takes."""

Reward = dict[str, int]
"""What is gained: goods, mystics, `gold`, `action-token`, `reputation`; `raw`, `good-of-choice` and `mystic` are chosen."""


class Drawn(Record, frozen=True, kw_only=True):
    """Something with a picture; what is no record has one in `icons.py`."""

    icon: str


class Faced(Record, frozen=True, kw_only=True):
    """Somebody: the head of an animal, and what it holds."""

    animal: str
    head: str
    prop: str

    @property
    def icon(self) -> str:
        """The head alone, where there is no room for a portrait."""
        return self.head


class Banded(Drawn, frozen=True, kw_only=True):
    """A number for each band of a die's face: 1-2, 3-4, 5-6."""

    low: int
    mid: int
    high: int


class District(Drawn, frozen=True, kw_only=True):
    """A district and what a die brings there, by its band; `recruit` changes the cost of a member."""

    number: int
    low: Reward
    mid: Reward
    high: Reward


class Run(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a member does whenever its guild runs; one of these."""

    gain: Reward = msgspec.field(default_factory=dict)
    if_rep: int = 0
    """Only from so much reputation on."""
    more_if_le: int = -1
    """One more of it for whoever has at most so many."""
    swap: tuple[str, str, int] | None = None
    sell: tuple[str, int, int] | None = None
    make: tuple[str, str, int] | None = None
    mystic: int = 0
    """So many mystics become others."""
    die: int = 0
    """A die of the workshop is turned by so much."""


class Member(Faced, frozen=True, kw_only=True):
    """A guild member: what it costs, brings once, and does whenever its guild runs."""

    guild: Guild
    cost: int
    once: Reward = msgspec.field(default_factory=dict)
    run: Run


class Contract(Record, frozen=True, kw_only=True):
    """What somebody wants forged, what it takes, and what it brings."""

    tier: Tier
    item: Item
    cost: dict[str, int]
    reward: Reward


class Title(Drawn, frozen=True, kw_only=True):
    """What one must have (items, `fin-` finishes, legendary contracts, members, reputation), and what it is worth."""

    need: dict[str, int]
    items: tuple[Item, ...] = ()
    finish: FinishId | None = None
    first: Reward
    later: Reward


class Assistant(Faced, frozen=True, kw_only=True):
    gold: int = 0


class Overtime(Drawn, frozen=True, kw_only=True):
    """An overtime card; its cost is in Action Tokens."""

    cost: int


class Station(Banded, frozen=True, kw_only=True):
    """A production station; `free` is what the kiln gives before it converts."""

    free: int = 0


class Market(Record, frozen=True, kw_only=True):
    """The rates of the Market Exchange."""

    same_in: int
    steel_in: int
    raw_gold: int
    ds_gold: int
    ds_for_mystic: int


class Upgrade(Drawn, frozen=True, kw_only=True):
    cost: int
    amount: int


class ReputationSpace(Record, frozen=True, kw_only=True):
    """A space of the track: what it brings once, its Gold at the end, and which contracts open there."""

    space: int
    once: Reward = msgspec.field(default_factory=dict)
    gold: int
    unlocks: Tier | None = None


class AoCard(Record, frozen=True, kw_only=True):
    """A card of AO's deck: which die it places, turned to which face, where; which die it takes."""

    guild: Guild
    dice: tuple[Guild, Guild, Guild]
    face: int
    districts: tuple[str, ...]
    take: tuple[Guild, Guild]
    arrow: Literal["up", "down"]


class AoPart(Record, frozen=True, kw_only=True):
    """So many of a kind are in the box: events of AO's deck, and what else it has."""

    count: int


class AoExample(Record, frozen=True, kw_only=True):
    """How AO is set up in all worked examples of the book."""

    titles: tuple[str, ...]
    items: tuple[Item, ...]
    guilds: tuple[Guild, ...]
    finish: FinishId


class AoColumn(Record, frozen=True, kw_only=True):
    """What a run of this guild brings AO: the base, then more for each filled slot."""

    yields: tuple[Reward, ...]


class Finish(Record, frozen=True, kw_only=True):
    """What a finish brings, and the mystic a smith pays for it."""

    gain: Reward
    pays: str


class Level(Record, frozen=True, kw_only=True):
    """Good Cubes for a contract, and events in the deck."""

    cubes: int
    events: int


DISTRICTS = load(FOLDER, "districts.toml", "district", District)
MEMBERS = load(FOLDER, "members.toml", "member", Member)
CONTRACTS = load(FOLDER, "contracts.toml", "contract", Contract)
TITLES = load(FOLDER, "titles.toml", "title", Title)
ASSISTANTS = load(FOLDER, "assistants.toml", "assistant", Assistant)
OVERTIME = load(FOLDER, "overtime.toml", "overtime", Overtime)
STATIONS = load(FOLDER, "workshop.toml", "station", Station)
MARKET = load(FOLDER, "workshop.toml", "market", Market)["market-exchange"]
UPGRADES = load(FOLDER, "workshop.toml", "upgrade", Upgrade)
TRACK = load(FOLDER, "reputation.toml", "space", ReputationSpace)
AO_CARDS = load(FOLDER, "ao.toml", "card", AoCard)
AO_EVENTS = load(FOLDER, "ao.toml", "event", AoPart)
AO_PARTS = load(FOLDER, "ao.toml", "part", AoPart)
AO_EXAMPLES = load(FOLDER, "ao.toml", "example", AoExample)
AO_COLUMNS = load(FOLDER, "ao.toml", "column", AoColumn)
AO_ITEMS = load(FOLDER, "ao.toml", "item", Record)
FINISHES = load(FOLDER, "ao.toml", "finish", Finish)
LEVELS = load(FOLDER, "ao.toml", "level", Level)

DISTRICT_IDS = ("timberfall", "ore-pits", "tanners-row", "kilnyard", "steelgate", "guild-halls")
"""I to VI."""
