"""House Mars: its creatures."""

from __future__ import annotations

from inglenook.engine.lasting import Lasting

from ..aember import capture, lose
from ..choose import pick, pick_some
from ..damage import damage, heal, sacrifice
from ..effects import reveal, this_turn
from ..leaving import leave
from ..query import enemies, foe, friends
from ..registry import Event, after, card, const
from ..state import (
    OWNER,
    Crucible,
    KFTable,
    creatures,
    has_trait,
    house_of,
    is_creature,
    neighbours,
    tally,
)
from ..use import grow, make_ready, stun, use_any
from ..zones import archive, move
from .common import slain_by_me
from .mars import martian_played, martians, ready_martians, warp_a_mind


@card("blypyp", "reap")
async def blypyp(t: KFTable, me: str, you: int) -> None:
    """After reap: the next Mars creature you play this turn enters ready."""
    this_turn(t, "blypyp:ready", you, amount=tally(t.state, f"creature-of:mars:{you}"))


@const("blypyp:ready", "enter-ready")
def hurried(s: Crucible, one: Lasting, you: int, id: str, side: int, first: bool) -> bool:
    """Blypyp, what lasts of it, on enter-ready."""
    martian = side == you and id in s.played and is_creature(s, id) and house_of(s, id) == "mars"
    return martian and tally(s, f"creature-of:mars:{you}") == one.amount


@const("chuff-ape", "enter-stunned")
@const("yxilx-dominator", "enter-stunned")
@const("zorg", "enter-stunned")
def enters_stunned(s: Crucible, me: str, you: int, id: str, side: int) -> bool:
    """Chuff Ape. It enters stunned. After fight or reap: you may sacrifice another friendly creature; if you do, this one is
    healed of all damage.

    Yxilx Dominator. It enters stunned.

    Zorg. It enters stunned. Before fight: the creature it attacks and the neighbours of that one are stunned.
    """
    return id == me


@card("chuff-ape", "fight", "reap")
async def chuff_ape(t: KFTable, me: str, you: int) -> None:
    """Chuff Ape, at fight, reap."""
    for id in await pick_some(t, friends(t.state, you, but=me), 1, "sacrifice"):
        if await sacrifice(t, id):
            heal(t, me)


@const("ether-spider", "no-fight-damage")
def ether_spider_never_bites(s: Crucible, me: str, you: int, id: str) -> bool:
    """It deals no damage in fights. Whatever æmber would come into your opponent’s pool, it captures instead."""
    return id == me


@const("ether-spider", "catches")
def ether_spider(s: Crucible, me: str, you: int, side: int) -> str:
    """Ether Spider, on catches."""
    return me if side == foe(s, you) else ""


@const("grabber-jammer", "key-cost")
@const("murmook", "key-cost")
def grabber_jammer(s: Crucible, me: str, you: int, side: int) -> int:
    """Grabber Jammer. Your opponent’s keys cost 1 æmber more. After fight or reap: it captures 1 æmber.

    Murmook. Your opponent’s keys cost 1 æmber more.
    """
    return int(side == foe(s, you))


@card("grabber-jammer", "fight", "reap")
async def grab(t: KFTable, me: str, you: int) -> None:
    """Grabber Jammer, at fight, reap."""
    await capture(t, me, 1, of=foe(t.state, you))


@const("grommid", "cannot-play")
def grommid(s: Crucible, me: str, you: int, id: str, side: int) -> bool:
    """You cannot play creatures. Whenever an enemy creature dies in a fight with this one and this one lives, your opponent
    loses 1 æmber.
    """
    return side == you and is_creature(s, id)


@after("grommid", "destroyed", slain_by_me)
async def grommid_feeds(t: KFTable, me: str, you: int, event: Event) -> None:
    """Grommid, after destroyed."""
    await lose(t, foe(t.state, you), 1)


@card("john-smyth", "fight", "reap")
async def john_smyth(t: KFTable, me: str, you: int) -> None:
    """After fight or reap: a Mars creature that is no agent is readied."""
    s = t.state
    make_ready(t, await pick(t, [id for id in martians(s, creatures(s)) if not has_trait(s, id, "agent")], "ready"))


@card("mindwarper", "action")
async def mindwarper(t: KFTable, me: str, you: int) -> None:
    """Action: an enemy creature captures 1 æmber from its own side."""
    await warp_a_mind(t, you)


@card("phylyx-the-disintegrator", "action")
async def phylyx_the_disintegrator(t: KFTable, me: str, you: int) -> None:
    """Action: your opponent loses 1 æmber for each other Mars creature of yours."""
    await lose(t, foe(t.state, you), len(martians(t.state, friends(t.state, you, but=me))))


@card("qyxxlyx-plague-master", "fight", "reap")
async def qyxxlyx_plague_master(t: KFTable, me: str, you: int) -> None:
    """After fight or reap: every human takes 3 damage, and armor does not help."""
    s = t.state
    await damage(t, [(id, 3) for id in creatures(s) if has_trait(s, id, "human")], by=me, pierce=True)


@after("tunk", "plays", lambda s, me, you, event: event.side == you and event.card != me and martian_played(s, event))
async def tunk(t: KFTable, me: str, you: int, event: Event) -> None:
    """After you have played another Mars creature, this one is healed of all damage."""
    heal(t, me)


@card("ulyq-megamouth", "fight", "reap")
async def ulyq_megamouth(t: KFTable, me: str, you: int) -> None:
    """After fight or reap: you use a friendly creature that is not of Mars."""
    s = t.state
    await use_any(t, await pick(t, [id for id in friends(s, you) if house_of(s, id) != "mars"], "use"))


@card("uxlyx-the-zookeeper", "reap")
async def uxlyx_the_zookeeper(t: KFTable, me: str, you: int) -> None:
    """After reap: an enemy creature goes into your archives. When it leaves those, it goes to its owner’s hand."""
    await leave(t, [await pick(t, enemies(t.state, you), "archive")], "archives", to=you)


@card("vezyma-thinkdrone", "reap")
async def vezyma_thinkdrone(t: KFTable, me: str, you: int) -> None:
    """After reap: you may put a friendly creature or artifact into its owner’s archives."""
    s = t.state
    await leave(t, await pick_some(t, [*s.sides[you].line, *s.sides[you].artifacts], 1, "archive"), "archives")


@const("yxili-marauder", "power")
def yxili_marauder(s: Crucible, me: str, you: int, target: str) -> int:
    """It has +1 power for each æmber on it. Play: it captures 1 æmber for each ready Mars creature of yours."""
    return s.amber.get(me, 0) if target == me else 0


@card("yxili-marauder", "play")
async def maraud(t: KFTable, me: str, you: int) -> None:
    """Yxili Marauder, at play."""
    await capture(t, me, len(ready_martians(t.state, you)))


@card("yxilo-bolter", "fight", "reap")
async def yxilo_bolter(t: KFTable, me: str, you: int) -> None:
    """After fight or reap: a creature takes 2 damage; if that destroys it, it is purged."""
    s = t.state
    target = await pick(t, creatures(s), "damage", about={"n": 2})
    if target and target in await damage(t, [(target, 2)], by=me) and target in s.sides[OWNER[target]].discard:
        move(t, target, "purged")


@card("zorg", "before-fight")
async def zorg(t: KFTable, me: str, you: int) -> None:
    """Zorg, at before-fight."""
    s = t.state
    if s.defender in s.control:
        for id in [s.defender, *neighbours(s, s.defender)]:
            stun(t, id)


@card("zyzzix-the-many", "fight", "reap")
async def zyzzix_the_many(t: KFTable, me: str, you: int) -> None:
    """After fight or reap: you may show a creature of your hand and put it into your archives; if you do, this one gets three
    +1 power counters.
    """
    s = t.state
    for id in await pick_some(t, [id for id in s.sides[you].hand if is_creature(s, id)], 1, "archive"):
        reveal(t, you, [id])
        archive(t, id)
        grow(t, me, 3)
