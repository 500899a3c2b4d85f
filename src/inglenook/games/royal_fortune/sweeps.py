"""Cards that spare nobody: whom each would take along, so that a bot knows when to keep it in hand."""

from __future__ import annotations

from collections.abc import Callable

from inglenook.games.keyforge.figures import destroys
from inglenook.games.keyforge.query import by_power, damaged, has_power, keyword, power
from inglenook.games.keyforge.score import body
from inglenook.games.keyforge.state import Crucible, creatures, has_trait, house_of

from .state import Voyage, ship_id, ship_side

Takes = Callable[[Crucible, str], bool]
"""Whether a creature would not survive it."""
OWN, ENEMY, SHIP_HIT = 1.2, 1.0, 2.0


def hurting(n: int) -> Takes:
    """What so much damage destroys."""
    return lambda s, id: destroys(s, id, n)


def strongest(s: Crucible, ids: list[str], n: int) -> list[str]:
    """The n most powerful of them."""
    return [id for group in by_power(s, ids) for id in group][:n]


SWEEPS: dict[str, Takes] = {
    "gateway-to-dis": lambda s, id: True,
    "key-to-dis": lambda s, id: True,
    "strange-gizmo": lambda s, id: True,
    "coward-s-end": lambda s, id: not damaged(s, id),
    "save-the-pack": damaged,
    "guilty-hearts": lambda s, id: id in s.amber,
    "earthshaker": lambda s, id: power(s, id) <= 3,
    "the-spirit-s-way": lambda s, id: power(s, id) >= 3,
    "three-fates": lambda s, id: id in strongest(s, creatures(s), 3),
    "champion-s-challenge": lambda s, id: id not in strongest(s, list(s.sides[s.control[id]].line), 1),
    "perilous-wild": lambda s, id: keyword(s, id, "elusive") > 0,
    "veemos-lightbringer": lambda s, id: keyword(s, id, "elusive") > 0,
    "curiosity": lambda s, id: has_trait(s, id, "scientist"),
    "hecatomb": lambda s, id: house_of(s, id) == "dis",
    "mating-season": lambda s, id: house_of(s, id) == "mars",
    "ammonia-clouds": hurting(3),
    "poison-wave": hurting(2),
    "piranha-monkeys": hurting(2),
    "the-common-cold": hurting(1),
    "tendrils-of-pain": hurting(1),
    "horseman-of-pestilence": hurting(1),
    "autocannon": hurting(1),
}
STRIKE = ("ammonia-clouds", "poison-wave", "piranha-monkeys", "the-common-cold", "tendrils-of-pain", "horseman-of-pestilence")
"""Those that also hit the ship."""
NEVER = ("key-hammer", "hysteria", "the-sting")
"""What only helps the ship: æmber for it, its crew back in its archives, no keys for the team."""


def worth(s: Voyage, name: str) -> float | None:
    """What a sweeping card would gain the team; None for a card that is none."""
    if name in NEVER:
        return -5.0
    takes = SWEEPS.get(name)
    if takes is None:
        return None
    total = SHIP_HIT if name in STRIKE else 0.0
    for id in creatures(s):
        if id != ship_id(s) and has_power(s, id) and takes(s, id):
            total += ENEMY * body(s, id) if s.control[id] == ship_side(s) else -OWN * body(s, id)
    return total
