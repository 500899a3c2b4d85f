"""How good a position is, and which answers look best: what bots and hints go by."""

from __future__ import annotations

from collections.abc import Sequence

from .content import CARDS
from .figures import Fighter, clash, has_no_power
from .query import armor, key_cost, power
from .state import NO_POWER, TITLE, Crucible, face, house_of

TEMPO = 0.16
"""What an æmber that can still be had this turn is worth; one in the pool is a sixth of a key, 0.2."""
Known = dict[str, Fighter]


def estimate(s: Crucible) -> Sequence[float]:
    """How likely each side is to win, by keys, æmber and battleline, and what is still to come of the turn under way."""
    worths = [standing(s, side) + (tempo(s, side) if side == s.active else 0.0) for side in range(len(s.sides))]
    total = sum(2.0**worth for worth in worths)
    return [2.0**worth / total for worth in worths]


def standing(s: Crucible, side: int) -> float:
    """What a side has: keys most of all, then æmber towards the next one, then creatures."""
    mine = s.sides[side]
    line = sum(body(s, id) for id in mine.line)
    near = min(mine.amber / max(key_cost(s, side), 1), 1.5)
    return 1.6 * len(mine.keys) + 1.2 * near + 0.05 * line + 0.04 * len(mine.artifacts) - 0.05 * mine.chains


def tempo(s: Crucible, side: int) -> float:
    """What the active side can still do this turn: cards to play, creatures to reap with."""
    if s.step == "main":
        return TEMPO * to_do(s, side, s.house)
    if s.step in ("start", "house"):
        return TEMPO * max((to_do(s, side, house) for house in s.sides[side].houses), default=0.0)
    return 0.0


def to_do(s: Crucible, side: int, house: str) -> float:
    """How much a house has to do, counted in æmber."""
    mine = s.sides[side]
    held = sum(0.7 + CARDS[TITLE[id]].amber for id in mine.hand if house_of(s, id) == house)
    ready = sum(1 for id in mine.line if id not in s.tired and id not in s.stunned and house_of(s, id) == house)
    return held + ready


def body(s: Crucible, id: str) -> float:
    """What a creature is worth where it stands."""
    if face(s, id).keywords.get(NO_POWER):
        return 0.0
    left = power(s, id) - s.damage.get(id, 0) + armor(s, id)
    return 2.0 + left * 0.5 + (0 if id in s.tired else 0.5) - (1 if id in s.stunned else 0)


def house_worth(s: Crucible, you: int, house: str) -> float:
    """Cards to play, creatures to reap with."""
    side = s.sides[you]
    held = sum(1.0 + 0.6 * CARDS[TITLE[id]].amber for id in side.hand if house_of(s, id) == house)
    there = sum(1.3 for id in side.line if house_of(s, id) == house and id not in s.tired)
    tools = sum(0.6 for id in side.artifacts if house_of(s, id) == house and id not in s.tired)
    return held + there + tools


def clash_worth(s: Crucible, id: str, other: str, known: Known | None = None) -> float:
    """What a fight is worth: what dies there against what dies here."""
    if has_no_power(s, other):
        return 2.0
    found = clash(s, id, other, known)
    gain = 1.2 + 0.1 * power(s, other) + 0.3 * s.amber.get(other, 0) if found.kills else -0.6
    return 1.2 + gain - (1.0 + 0.1 * power(s, id) if found.dies else 0.0)
