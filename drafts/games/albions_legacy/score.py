"""How good a position is for all together, between 0 and 1."""

from __future__ import annotations

from .coins import coins_needed
from .content import CHARACTERS, FLAMES
from .holdings import breakable
from .plaques import stack_left
from .quests import HOME, WON, all_complete, charges_of, tasks_of
from .state import Albion, seats

THIN = 4
"""So few plaques are a danger."""
BUSY = 0.015
"""What an enemy on the map takes away."""


def estimate(s: Albion) -> list[float]:
    """All seats stand alike: coins and quest against the Flames and plaques that are left."""
    return [together(s)] * len(seats(s))


def together(s: Albion) -> float:
    """How near the table is to winning, in the time it has."""
    coins = min(1.0, s.coins / coins_needed(s))
    done = (coins + story(s)) / 2 if s.quests else coins
    time = (FLAMES - s.despair) / FLAMES
    hope = done + 0.62 * (1.0 - done) * time
    lives = min(1.0, stack_left(s) / THIN)
    strong = strength(s)
    early = 0.5 if s.quests and s.coins < coins_needed(s) and all_complete(s) else 1.0
    return max(0.01, min(0.99, hope * lives * early * (0.8 + 0.2 * strong) - BUSY * len(s.foes)))


def story(s: Albion) -> float:
    """How much of the quests is done: found, won, carried home."""
    worth, most = 0.0, 0.0
    for quest in s.quests:
        for task in tasks_of(s, quest):
            at = s.story.get(task, "")
            worth += 1.0 if at == HOME else 0.7 if s.turned.get(task) == WON else 0.3 if at else 0.0
            most += 1.0
        for escort in charges_of(quest):
            at = s.escorts.get(escort, "")
            worth += 1.0 if at == HOME else 0.3 if at and at not in ("lost", "out") else 0.0
            most += 0.75
    return min(1.0, worth / most) if most else 1.0


def strength(s: Albion) -> float:
    """Destiny, free Wound slots and cards to break, of all characters."""
    worth, most = 0.0, 0.0
    for who, player in enumerate(s.players):
        sheet = CHARACTERS.get(player.character)
        if sheet is not None:
            worth += player.destiny + 2.0 * (sheet.wounds - player.wounds) + len(breakable(s, who))
        most += 3 + 2.0 * 1.25 + 2
    return min(1.0, worth / most)
