"""What a seat may not know, dealt anew: the hands, archives and decks of others are one bag to it."""

from __future__ import annotations

from inglenook.engine.chance import Chance

from .state import OWNER, Crucible


def redeal(s: Crucible, seat: int, chance: Chance) -> None:
    """Mix what this seat cannot see of every other side, and deal it back."""
    for number in range(len(s.sides)):
        if number != seat:
            _mix(s, number, chance)


def _mix(s: Crucible, number: int, chance: Chance) -> None:
    side = s.sides[number]
    own = [id for id in side.archives if OWNER[id] == number]
    bag = sorted([*side.hand, *own, *side.deck.pool])
    for place in range(len(bag) - 1, 0, -1):
        other = chance.below(place + 1)
        bag[place], bag[other] = bag[other], bag[place]
    held, kept = len(side.hand), len(own)
    side.hand, rest = bag[:held], bag[held:]
    side.archives = [*rest[:kept], *(id for id in side.archives if OWNER[id] != number)]
    side.deck.pool = sorted(rest[kept:])
