"""Random legal positions late in a game of Key to the Kingdom: in an adventure, the garden or the keep half seen."""

from __future__ import annotations

from random import Random

from inglenook.games.key_to_the_kingdom.board import GARDEN, KEEP, visible, visible_regions
from inglenook.games.key_to_the_kingdom.castle import CASTLE_TREK
from inglenook.games.key_to_the_kingdom.content import ADVENTURES, EVENTS, HEROES, ITEMS, MAGIC, SPACES
from inglenook.games.key_to_the_kingdom.setup import COLOURS, KingdomOptions, new
from inglenook.games.key_to_the_kingdom.state import NOBODY, Kingdom, Trek


def late_position(rng: Random, count: int) -> Kingdom:
    """A table at the start of somebody's turn or in the middle of an adventure, far into the game."""
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
        _turn_up(rng, s, space)
    if rng.random() < 0.5:
        _set_out(rng, s)
    return s


def _turn_up(rng: Random, s: Kingdom, space: str) -> None:
    if space not in s.face_up:
        left = s.face_down["garden" if space in GARDEN else "keep"]
        s.face_up[space] = left.pop(rng.randrange(len(left)))


def _set_out(rng: Random, s: Kingdom) -> None:
    """The active hero is in the middle of the keep, or of a key adventure it may undertake, if there is one in view."""
    seat = s.active
    if s.at[seat] in GARDEN:
        reached = rng.randrange(len(KEEP) + 1)
        for space in KEEP[:reached]:
            _turn_up(rng, s, space)
        s.at[seat] = KEEP[reached - 1] if reached else s.at[seat]
        s.trek, s.step = Trek(adventure=CASTLE_TREK, reached=reached, last=None), "trek"
        return
    wanted = [id for id, one in ADVENTURES.items() if visible(s, id) and one.colour not in s.pieces[seat]]
    if wanted:
        id = rng.choice(wanted)
        reached = rng.randrange(len(ADVENTURES[id].steps))
        s.at[seat] = id
        s.trek, s.step = Trek(adventure=id, reached=reached, last=rng.randrange(9) if reached else None), "trek"


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
