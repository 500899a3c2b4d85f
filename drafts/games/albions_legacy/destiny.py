"""Destiny: what is spent on re-rolls and Special Abilities (R115, R116)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .content import CHARACTERS
from .state import Albion, ALTable, count
from .telling import tell


def slots(s: Albion, who: int) -> int:
    """How many Destiny Tokens a character can have."""
    character = s.players[who].character
    return CHARACTERS[character].destiny if character in CHARACTERS else 0


@rule("AL-R116", "AL-Q41")
def regain(t: ALTable, who: int, n: int = 1, *, rule: str) -> int:
    """Cards and abilities give Destiny back, never above the slots; nothing else does. How much it was."""
    s = t.state
    player = s.players[who]
    gained = max(0, min(n, slots(s, who) - player.destiny))
    if gained:
        player.destiny += gained
        tell(t, who, "al-log-destiny", rule=rule, n=gained, left=player.destiny)
    return gained


def lose_destiny(t: ALTable, who: int, n: int = 1, *, rule: str) -> int:
    """Destiny is lost, as far as there is any. How much it was."""
    s = t.state
    player = s.players[who]
    gone = min(n, player.destiny)
    if gone:
        player.destiny -= gone
        tell(t, who, "al-log-destiny-lost", rule=rule, n=gone, left=player.destiny)
    return gone


@rule("AL-R115")
def pay_destiny(t: ALTable, who: int, n: int = 1, *, rule: str) -> bool:
    """Spend Destiny, on a re-roll or a Special Ability; False if there is too little."""
    s = t.state
    player = s.players[who]
    if player.destiny < n:
        return False
    player.destiny -= n
    count(s, who, "destiny", n)
    return True
