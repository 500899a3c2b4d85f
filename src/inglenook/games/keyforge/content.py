"""The printed things of KeyForge: public facts of every card, read once, at import.

A fact is a number or a name; what a card does is a small function in `cards/`, and its words are in the catalogues.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from inglenook.engine.content import Record, load

FOLDER = Path(__file__).parent / "content"

Type = Literal["creature", "action", "artifact", "upgrade"]
Icon = Literal["amber", "capture", "damage", "draw", "discard", "wind"]
"""What a bonus icon does when its card is played; `wind` is for games that stand on this one."""

SET_HOUSES = ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed")


class Card(Record, frozen=True, kw_only=True):
    """The printed face of a card. `icons` come after the printed aember."""

    name: str
    house: str
    type: Type
    rarity: str = ""
    number: int = 0
    amber: int = 0
    power: int = 0
    armor: int = 0
    traits: tuple[str, ...] = ()
    keywords: dict[str, int] = msgspec.field(default_factory=dict)
    icons: tuple[Icon, ...] = ()
    icon: str = ""
    later: tuple[str, ...] = ()
    """Mechanics of later sets it needs, which the rules here do not have."""


CARDS: dict[str, Card] = {}
"""Every card there are facts of, by id. A game that stands on this one adds its own."""


def add(folder: Path, file: str) -> dict[str, Card]:
    """Read one file of cards and make them known."""
    found = load(folder, file, "card", Card)
    CARDS.update(found)
    return found


for _house in SET_HOUSES:
    add(FOLDER, f"{_house}.toml")
