"""Random legal positions late in a game of Key to the Kingdom: before an adventure, in the garden, the keep half seen."""

from __future__ import annotations

from random import Random

from inglenook.games.key_to_the_kingdom.board import GARDEN, KEEP, visible_regions
from inglenook.games.key_to_the_kingdom.content import EVENTS, HEROES, ITEMS, MAGIC, SPACES
from inglenook.games.key_to_the_kingdom.setup import COLOURS, KingdomOptions, new
from inglenook.games.key_to_the_kingdom.state import NOBODY, Kingdom


def late_position(rng: Random, count: int) -> Kingdom:
    """A table at the start of somebody's turn, far into the game."""
    s = new(count, KingdomOptions())
    s.step, s.turn, s.active = "turn", 20 * count, rng.randrange(count)
    s.heroes = rng.sample(list(HEROES), count)
    s.opened = {portion: rng.random() < 0.5 for portion in s.opened}
    s.throne = rng.choice([NOBODY, *range(count)])
    for seat in range(count):
        s.pieces[seat] = rng.sample(list(COLOURS), rng.choice([1, 2, 3, 3]))
        for colour in s.pieces[seat]:
            s.supply[colour] -= 1
    _give_away(rng, s, count)
    for seat in range(count):
        own = [*ITEMS, *(item for item, owner in s.magic.items() if owner == seat)]
        s.spent[seat] = rng.sample(own, rng.randrange(len(own)))
    _stand(rng, s, count)
    for space in rng.sample([*GARDEN, *KEEP], rng.randrange(8)):
        left = s.face_down["garden" if space in GARDEN else "keep"]
        s.face_up[space] = left.pop(rng.randrange(len(left)))
    return s


def _give_away(rng: Random, s: Kingdom, count: int) -> None:
    """Magic items and companions find owners; the rest of the deck is partly discarded."""
    s.magic = {item: rng.randrange(count) for item in MAGIC if rng.random() < 0.6}
    for card in list(s.deck.pool):
        fate = rng.random()
        if EVENTS[card].kind == "companion" and fate < 0.4:
            s.companions[card] = rng.randrange(count)
        elif fate < 0.7:
            s.discard.append(card)
        else:
            continue
        s.deck.pool.remove(card)


def _stand(rng: Random, s: Kingdom, count: int) -> None:
    """Figures stand on spaces in view; bearers of the whole key are often in the garden, each on a space of their own."""
    shown = visible_regions((s.opened["west"], s.opened["east"]))
    there = [id for id, space in SPACES.items() if space.region in shown]
    garden = rng.sample(list(GARDEN), count)
    for seat in range(count):
        whole = len(s.pieces[seat]) == len(COLOURS)
        s.at[seat] = garden[seat] if whole and rng.random() < 0.6 else rng.choice(there)
