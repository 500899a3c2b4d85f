"""What cards of several houses ask and do."""

from __future__ import annotations

from ..choose import pick
from ..damage import damage
from ..query import foe
from ..registry import Event
from ..state import Crucible, KFTable, creatures


def enemy_creature(s: Crucible, me: str, you: int, event: Event) -> bool:
    """An enemy creature was destroyed."""
    return event.amount == 1 and event.side == foe(s, you)


def slain_by_me(s: Crucible, me: str, you: int, event: Event) -> bool:
    """An enemy creature died fighting this one."""
    return event.other == me and event.side == foe(s, you)


async def hit(t: KFTable, n: int, me: str) -> bool:
    """Damage to one creature of any side; whether it was destroyed."""
    target = await pick(t, creatures(t.state), "damage", about={"n": n})
    return bool(target) and target in await damage(t, [(target, n)], by=me)
