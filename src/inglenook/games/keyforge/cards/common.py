"""What cards of several houses ask and do."""

from __future__ import annotations

from ..choose import pick
from ..damage import damage
from ..query import foe
from ..registry import Event
from ..state import Crucible, KFTable, creatures, house_of, is_creature
from ..use import fight_with, make_ready
from ..zones import discard_top, move


def enemy_creature(s: Crucible, me: str, you: int, event: Event) -> bool:
    """An enemy creature was destroyed."""
    return event.amount == 1 and event.side == foe(s, you)


def slain_by_me(s: Crucible, me: str, you: int, event: Event) -> bool:
    """An enemy creature died fighting this one."""
    return event.other == me and event.side == foe(s, you)


async def dig_for(t: KFTable, you: int, house: str) -> None:
    """Discard from the top of the deck until a creature of that house turns up; it goes to hand."""
    s = t.state
    while True:
        found = discard_top(t, you)
        if not found:
            return
        if is_creature(s, found) and house_of(s, found) == house:
            move(t, found, "hand")
            return


async def hit(t: KFTable, n: int, me: str) -> bool:
    """Damage to one creature of any side; whether it was destroyed."""
    target = await pick(t, creatures(t.state), "damage", about={"n": n})
    return bool(target) and target in await damage(t, [(target, n)], by=me)


async def ready_and_fight(t: KFTable, among: list[str]) -> str:
    """Ready one of these creatures; it fights."""
    creature = await pick(t, among, "ready-fight")
    if creature:
        make_ready(t, creature)
        await fight_with(t, creature)
    return creature


def swap_places(s: Crucible, one: str, other: str) -> None:
    """Two creatures of one line change places; of two lines, or if one is gone, nothing happens."""
    side = s.control.get(one)
    if side is None or s.control.get(other) != side:
        return
    line = s.sides[side].line
    here, there = line.index(one), line.index(other)
    line[here], line[there] = other, one
