"""How good a position is, and which answers look best: what bots and hints go by."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from inglenook.engine.decide import DONE, Decision, one_by_one

from .choose import NO, SAME, YES
from .content import CARDS
from .fight import targets
from .figures import Fighter, clash, destroys, has_no_power
from .moments import ANY_ORDER
from .query import armor, foe, key_cost, power
from .state import NO_POWER, TITLE, Crucible, face, house_of, is_creature, title
from .turn import END

GOOD_TO = ("heal", "ready", "ready-fight", "capture", "use", "reap", "grow", "attach", "keep", "icon-capture", "play")
"""Kinds of choices that are good for the chosen card; the others are bad for it."""
TEMPO = 0.16
"""What an æmber that can still be had this turn is worth; one in the pool is a sixth of a key, 0.2."""
Known = dict[str, Fighter]
HOSTILE = ("collar-of-subordination",)
"""Upgrades for the opponent's creatures; all others one wants on one's own."""


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


def prefer(s: Crucible, decision: Decision) -> Sequence[float]:
    """A quick worth for each key."""
    you = s.active
    if decision.kind == "main":
        known: Known = {}
        return [deed_worth(s, you, key, known) for key in decision.keys]
    judge = JUDGES.get(decision.kind)
    if judge is not None:
        return [judge(s, you, key) for key in decision.keys]
    if decision.kind == "fight":
        return [opponent_worth(s, you, key, decision) for key in decision.keys]
    sign = 1.0 if decision.kind in GOOD_TO or _carried_gladly(decision) else -1.0
    return one_by_one(decision, lambda key: pick_worth(s, you, key, sign, decision))


def _carried_gladly(decision: Decision) -> bool:
    """Whether it is an upgrade one would rather have on one's own creature."""
    card = str((decision.about or {}).get("card", ""))
    return decision.kind == "host" and TITLE[card] not in HOSTILE


def pick_worth(s: Crucible, you: int, key: str, sign: float, decision: Decision) -> float:
    """Good things for one's own cards, bad things for the opponent's; the dead for sure first."""
    if key in (DONE, NO):
        return 0.0
    if key in (YES, SAME):
        return 0.5
    if "." not in key or key not in s.control:
        return 0.1 + (CARDS[TITLE[key]].power * 0.1 if "." in key and TITLE[key] in CARDS else 0.0)
    mine = s.control[key] == you
    worth = body(s, key) if is_creature(s, key) else 2.5
    if decision.kind in ("damage", "icon-damage") and decision.about is not None and is_creature(s, key):
        gone = destroys(s, key, int(decision.about.get("n", 1)))
        worth *= 2.0 if gone else 0.5
    return worth * (sign if mine else -sign)


def house_worth(s: Crucible, you: int, house: str) -> float:
    """Cards to play, creatures to reap with."""
    side = s.sides[you]
    held = sum(1.0 + 0.6 * CARDS[TITLE[id]].amber for id in side.hand if house_of(s, id) == house)
    there = sum(1.3 for id in side.line if house_of(s, id) == house and id not in s.tired)
    tools = sum(0.6 for id in side.artifacts if house_of(s, id) == house and id not in s.tired)
    return held + there + tools


def deed_worth(s: Crucible, you: int, key: str, known: Known) -> float:
    """Play before using, fight what dies, reap otherwise, discard what is left, then end."""
    if key == END:
        return 0.0
    verb, _, id = key.partition(":")
    if verb == "play":
        card = CARDS[title(s, id)]
        return PLAY_ORDER[card.type] + 0.2 * card.amber
    if verb == "fight":
        return fight_worth(s, id, known)
    return DEEDS.get(verb, -1.0)


def fight_worth(s: Crucible, id: str, known: Known) -> float:
    """The best fight it can have."""
    return max((clash_worth(s, id, other, known) for other in targets(s, id)), default=0.0)


def clash_worth(s: Crucible, id: str, other: str, known: Known | None = None) -> float:
    """What a fight is worth: what dies there against what dies here."""
    if has_no_power(s, other):
        return 2.0
    found = clash(s, id, other, known)
    gain = 1.2 + 0.1 * power(s, other) + 0.3 * s.amber.get(other, 0) if found.kills else -0.6
    return 1.2 + gain - (1.0 + 0.1 * power(s, id) if found.dies else 0.0)


def opponent_worth(s: Crucible, you: int, key: str, decision: Decision) -> float:
    """Whom to fight; or, of several at once, who of one's own should."""
    card = str((decision.about or {}).get("card", ""))
    if key in s.control and card in s.control and card != key:
        return clash_worth(s, card, key)
    return 0.5 if key in s.control and s.control[key] == you and key not in s.tired else 0.0


PLAY_ORDER = {"artifact": 3.0, "creature": 2.9, "upgrade": 2.6, "action": 2.5}
DEEDS = {"action": 1.7, "reap": 1.5, "unstun": 1.0, "omni": 0.4, "discard": 0.05}
JUDGES: dict[str, Callable[[Crucible, int, str], float]] = {
    "house": house_worth,
    "house-named": lambda s, you, key: house_worth(s, foe(s, you), key),
    "mulligan": lambda s, you, key: float(key == NO),
    "archives": lambda s, you, key: float(key == YES),
    "may": lambda s, you, key: float(key == YES),
    "order": lambda s, you, key: float(key == ANY_ORDER),
    "flank": lambda s, you, key: float(key == "right"),
    "mix": lambda s, you, key: -float(key),
    "way": lambda s, you, key: {"fight": 1.0, "reap": 2.0, "action": 3.0, "omni": 2.5}.get(key, 0.0),
}
