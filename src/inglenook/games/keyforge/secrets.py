"""What a seat may not know, dealt anew: the hands, archives and decks of others are one bag to it."""

from __future__ import annotations

from inglenook.engine.chance import Chance

from .state import OWNER, Crucible


def redeal(s: Crucible, seat: int, chance: Chance) -> None:
    """Mix what this seat cannot see of every other side, and deal it back."""
    for number in range(len(s.sides)):
        if number != seat:
            mix(s, number, chance)


def mix(s: Crucible, number: int, chance: Chance, *, hand: bool = True) -> None:
    """Deal a side's deck, its own archives, what lies under its cards and (unless it is shown) its hand anew."""
    side = s.sides[number]
    own = [id for id in side.archives if OWNER[id] == number]
    below = {id: top for id, top in s.under.items() if s.control.get(top) == number and OWNER[id] == number}
    bag = sorted([*(side.hand if hand else ()), *own, *below, *side.deck.pool])
    for place in range(len(bag) - 1, 0, -1):
        other = chance.below(place + 1)
        bag[place], bag[other] = bag[other], bag[place]
    if hand:
        side.hand = [bag.pop() for _ in side.hand]
    side.archives = [bag.pop() if OWNER[id] == number else id for id in side.archives]
    for id, top in below.items():
        del s.under[id]
        s.under[bag.pop()] = top
    side.deck.pool = sorted(bag)
