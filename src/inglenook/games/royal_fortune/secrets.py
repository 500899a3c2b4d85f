"""What a seat may not know of a chase, dealt anew."""

from __future__ import annotations

from inglenook.engine.chance import Chance
from inglenook.games.keyforge.secrets import mix

from .state import Voyage, players, ship_side


def redeal(s: Voyage, seat: int, chance: Chance) -> None:
    """Decks and archives of teammates, their hands if they are closed, and the ship's archives with its deck."""
    for side in players(s):
        if side != seat:
            mix(s, side, chance, hand=not s.open_hands)
    mine = s.sides[ship_side(s)]
    waiting = [mine.archives.index(id) for id in s.waiting if id in mine.archives]
    mix(s, ship_side(s), chance)
    s.waiting = [mine.archives[place] for place in waiting]
