"""The printed things of the probe: a world, tiles of a country, and a town with its contracts."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from inglenook.engine import content
from inglenook.engine.words import Msg

FOLDER = Path(__file__).parent / "content"


class Land(content.Record, frozen=True, kw_only=True):
    """Land in outline, and the box it fills."""

    x: float
    y: float
    w: float
    h: float
    shape: str


class Spot(content.Record, frozen=True, kw_only=True):
    """A place on the world map and those one can go to from there."""

    kind: Literal["wilds", "sea", "city"]
    x: float
    y: float
    icon: str = ""
    cost: int = 1
    to: tuple[str, ...]


class Tile(content.Record, frozen=True, kw_only=True):
    """A hex tile as printed: its walls from north clockwise."""

    kind: str
    icon: str
    banner: str
    walls: str


class District(content.Record, frozen=True, kw_only=True):
    """What a die brings there, for 1-2, 3-4 and 5-6."""

    icon: str
    badge: str
    bands: tuple[tuple[str, ...], ...]


class Contract(content.Record, frozen=True, kw_only=True):
    """What it takes, and what it brings."""

    row: Literal["common", "fine", "great"]
    kind: str
    icon: str
    gold: int
    fame: int
    cost: tuple[str, ...]


LANDS = content.load(FOLDER, "world.toml", "land", Land)
PLACES = content.load(FOLDER, "world.toml", "place", Spot)
TILES = content.load(FOLDER, "country.toml", "tile", Tile)
DISTRICTS = content.load(FOLDER, "town.toml", "district", District)
CONTRACTS = content.load(FOLDER, "town.toml", "contract", Contract)

ROWS = ("common", "fine", "great")
OPENS = {"common": 0, "fine": 2, "great": 4}
"""The fame a row opens at."""
SHOWN = 3
"""How many contracts lie in a row."""
GOODS = ("wood", "ore", "hide")
GOLD = "gold"
DICE = ("harvester", "merchant", "alchemist")
SLOTS = 2
"""How many dice a district takes."""
BANDS = ((1, 2), (3, 4), (5, 6))

PLACE_NAME = {id: Msg(f"pr-place-{id}") for id in PLACES}
TILE_NAME = {id: Msg(f"pr-tile-{id}") for id in (*TILES, "hall")}
DISTRICT_NAME = {id: Msg(f"pr-district-{id}") for id in DISTRICTS}
CONTRACT_NAME = {id: Msg(f"pr-contract-{one.kind}") for id, one in CONTRACTS.items()}
