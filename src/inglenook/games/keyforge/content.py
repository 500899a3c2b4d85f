"""The printed things of KeyForge: public facts of every card, read once, at import.

A fact is a number or a name; what a card does is a small function in `cards/`, and its words are in the catalogues.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from inglenook.engine.content import ContentError, Record, load
from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg

FOLDER = Path(__file__).parent / "content"

Type = Literal["creature", "action", "artifact", "upgrade"]
Icon = Literal["amber", "capture", "damage", "draw", "discard", "wind"]
"""What a bonus icon does when its card is played; `wind` is for games that stand on this one."""

SET_HOUSES = ("brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed")


Later = Literal["graft", "haunted", "entrench", "exalt", "gigantic", "prophecy", "archon-power"]


@rule("KF-K68")
def all_houses() -> tuple[str, ...]:
    """The houses of every set; only the first seven have cards in the duel."""
    return (
        *SET_HOUSES, "saurian", "star-alliance", "unfathomable", "ekwidon", "geistoid", "skyborn", "redemption", "ouboros",
    )  # fmt: skip


class Card(Record, frozen=True, kw_only=True):
    """The printed face of a card. `icons` come after the printed aember."""

    name: str = ""
    """As printed; one that has none here has its name in the catalogues."""
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
    later: tuple[Later, ...] = ()
    """Mechanics of later sets it needs, which the rules here do not have."""


CARDS: dict[str, Card] = {}
"""Every card there are facts of, by id. A game that stands on this one adds its own."""


def name_on(title: str) -> str | Msg:
    """What a card is called."""
    return CARDS[title].name or Msg(f"kf-name-{title}")


def add(folder: Path, file: str, *houses: str) -> dict[str, Card]:
    """Read one file of cards and make them known; `houses` are those of another game that has them there."""
    found = load(folder, file, "card", Card)
    for card in found.values():
        if card.house not in (*all_houses(), *houses):
            raise ContentError(f"{file}: {card.id}: there is no house {card.house!r}")
    CARDS.update(found)
    return found


def house_in_deck(entry: str) -> str:
    """The house of an entry in a deck list; a maverick names it: `punch@dis`."""
    return entry.partition("@")[2] or CARDS[entry].house


for _house in SET_HOUSES:
    add(FOLDER, f"{_house}.toml")
