"""The printed things of the adventure: its deck, its ship, its nine locations, its difficulties."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from inglenook.engine.content import Record, load
from inglenook.engine.rulebook import rule
from inglenook.games.keyforge.codex import add_texts
from inglenook.games.keyforge.content import add

FOLDER = Path(__file__).parent / "content"
SHIP = "the-royal-fortune"
FORTUNE = "fortune"
"""The house of the ship and of all its cards."""


class Copies(Record, frozen=True, kw_only=True):
    """How many of each card are in the adventure deck."""

    of: dict[str, int]


class Reference(Record, frozen=True, kw_only=True):
    """A card that only reminds."""

    icon: str
    reminds: tuple[str, ...]
    """What of, as the names of its lines."""


class Location(Record, frozen=True, kw_only=True):
    """A place the chase goes through."""

    icon: str
    place: Literal["first", "middle", "last"]


CARD_ICONS = {id: card.icon for id, card in add(FOLDER, "adventure.toml", FORTUNE).items()}
"""The cards of the adventure and their signs."""
add_texts(FOLDER.parent / "words")
COPIES = load(FOLDER, "adventure.toml", "copies", Copies)
REFERENCE = load(FOLDER, "reference.toml", "reference", Reference)
LOCATIONS = load(FOLDER, "locations.toml", "location", Location)

FIRST, LAST = "foggy-harbor", "the-final-stretch"


@rule("RF-R10")
def middle() -> list[str]:
    """Harbor and stretch are set aside; the seven locations between them are shuffled."""
    return [id for id, one in LOCATIONS.items() if one.place == "middle"]


@rule("RF-R142")
def all_nine() -> list[str]:
    """Lost at sea: all locations are shuffled together."""
    return sorted(LOCATIONS)


def adventure_deck() -> tuple[str, ...]:
    """All 36 titles, copies written out."""
    return tuple(title for one in COPIES.values() for title, n in one.of.items() for _ in range(n))
