"""Decks: 36 cards, three houses of twelve (K1); a card that is not written here can be in none."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache

from inglenook.engine.chance import Chance
from inglenook.engine.content import Record, load
from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg, Problem, msg

from .content import CARDS, FOLDER, SET_HOUSES, all_houses, house_in_deck
from .registry import implemented

HOUSES_IN_DECK = 3
CARDS_PER_HOUSE = 12
ANY, WILD = "any", "wild"


class BadDeck(Problem):
    """A list that is no deck; the sentence says why."""


class DeckList(Record, frozen=True, kw_only=True):
    """A deck with a name: twelve titles of each of three houses, copies written out."""

    name: str
    cards: tuple[str, ...]


@rule("KF-K1")
def check(titles: Sequence[str]) -> tuple[str, ...]:
    """Three houses, twelve cards of each, copies allowed; a maverick counts for the house it was found in."""
    for title in [entry.partition("@")[0] for entry in titles]:
        if title not in CARDS:
            raise BadDeck(msg("kf-deck-unknown", card=title))
        later_mechanics(title)
        if not implemented(title):
            raise BadDeck(msg("kf-deck-unwritten", card=CARDS[title].name))
    counts: dict[str, int] = {}
    for house in map(house_in_deck, titles):
        if house not in all_houses():
            raise BadDeck(msg("kf-deck-no-house", house=house))
        counts[house] = counts.get(house, 0) + 1
    if len(counts) != HOUSES_IN_DECK or any(n != CARDS_PER_HOUSE for n in counts.values()):
        raise BadDeck(msg("kf-deck-houses", count=len(titles), houses=len(counts)))
    return tuple(titles)


@rule("KF-K65")
def later_mechanics(title: str) -> None:
    """A card that needs a mechanic of a later set is refused by name."""
    card = CARDS[title]
    if card.later:
        raise BadDeck(msg("kf-deck-later", card=card.name, what=", ".join(card.later)))


def pool(house: str) -> list[str]:
    """The cards of a house that can be in a deck, in the order of the set."""
    return [id for id, card in CARDS.items() if card.house == house and card.rarity and implemented(id) and not card.later]


def wild(chance: Chance) -> tuple[str, ...]:
    """A deck nobody has seen before: three houses, twelve cards of each, commons more often than rares."""
    houses = list(SET_HOUSES)
    found: list[str] = []
    for _ in range(HOUSES_IN_DECK):
        house = houses.pop(chance.below(len(houses)))
        cards = pool(house)
        weighted = [id for id in cards for _ in range(WEIGHTS.get(CARDS[id].rarity, 1))]
        found += sorted(weighted[chance.below(len(weighted))] for _ in range(CARDS_PER_HOUSE))
    return check(found)


WEIGHTS = {"common": 4, "uncommon": 2}

DECKS = load(FOLDER, "decks.toml", "deck", DeckList)
DeckChoice = Enum("DeckChoice", {id: id for id in (ANY, WILD, *DECKS)})  # type: ignore[misc]
"""What a player can choose: any of the known decks, a wild one, or one by name."""


def chosen(choice: str, chance: Chance) -> str:
    """The deck that was asked for; by lot where any will do."""
    known = list(DECKS)
    return known[chance.below(len(known))] if choice == ANY else choice


def deal(choice: str, chance: Chance) -> tuple[str, ...]:
    """The cards of the deck that was chosen."""
    if choice == WILD:
        return wild(chance)
    return _known(chosen(choice, chance))


@lru_cache
def _known(name: str) -> tuple[str, ...]:
    """The cards of a deck with a name; to look at it once is enough."""
    return check(DECKS[name].cards)


def deck_name(choice: str) -> Msg | None:
    """What a deck is called; None before it is known which one it is."""
    return Msg(f"kf-deckname-{choice}") if choice == WILD or choice in DECKS else None
