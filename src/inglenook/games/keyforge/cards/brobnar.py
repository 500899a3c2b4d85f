"""House Brobnar."""

from __future__ import annotations

from ..aember import gain, lose
from ..choose import pick
from ..damage import damage, destroy, heal
from ..query import foe, friends, power
from ..registry import Event, after, card, const
from ..state import Crucible, KFTable, creatures
from ..use import fight_with, make_ready, stun


@card("anger", "play")
async def anger(t: KFTable, me: str, you: int) -> None:
    creature = await pick(t, friends(t.state, you), "ready-fight")
    if creature:
        make_ready(t, creature)
        await fight_with(t, creature)


@card("punch", "play")
async def punch(t: KFTable, me: str, you: int) -> None:
    target = await pick(t, creatures(t.state), "damage", about={"n": 3})
    if target:
        await damage(t, [(target, 3)], by=me)


@card("headhunter", "fight")
async def headhunter(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, 1)


@card("bumpsy", "play")
async def bumpsy(t: KFTable, me: str, you: int) -> None:
    await lose(t, foe(t.state, you), 1)


@card("earthshaker", "play")
async def earthshaker(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await destroy(t, [id for id in creatures(s) if power(s, id) <= 3])


@card("smaaash", "play")
async def smaaash(t: KFTable, me: str, you: int) -> None:
    stun(t, await pick(t, creatures(t.state), "stun"))


@card("troll", "reap")
async def troll(t: KFTable, me: str, you: int) -> None:
    heal(t, me, 3)


@const("banner-of-battle", "power")
def banner(s: Crucible, me: str, you: int, target: str) -> int:
    return int(s.control[target] == you)


@after("autocannon", "enters", lambda s, me, you, event: event.other == "creature")
async def autocannon(t: KFTable, me: str, you: int, event: Event) -> None:
    await damage(t, [(event.card, 1)], by=me)
