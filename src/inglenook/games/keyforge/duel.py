"""The duel: two decks, three keys."""

from __future__ import annotations

from inglenook.engine.options import Options

from .decks import DeckChoice, chosen, deal
from .extras import knows_tide
from .setup import side_of, table_of
from .state import Crucible, KFTable


class DuelOptions(Options, frozen=True, kw_only=True):
    """The deck of each seat: one by name, any of those there are, or a wild one."""

    deck_1: DeckChoice = DeckChoice["any"]
    deck_2: DeckChoice = DeckChoice["any"]


def new(seats: int, options: DuelOptions) -> Crucible:
    """The table before the decks are on it."""
    s = table_of([side_of(side, ()) for side in range(seats)], "decks")
    s.choices = [str(options.deck_1.value), str(options.deck_2.value)]
    return s


async def bring_decks(t: KFTable) -> None:
    """Everybody brings a deck of 36 cards."""
    s = t.state
    for side, choice in enumerate(s.choices):
        s.choices[side] = chosen(choice, t.chance)
        s.sides[side] = side_of(side, deal(s.choices[side], t.chance))
    s.cards = sum(len(side.deck) for side in s.sides)
    s.tidal = knows_tide(s)
    s.step = "first"
