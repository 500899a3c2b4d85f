"""House Untamed: its creatures."""

from __future__ import annotations

from ..aember import gain
from ..choose import pick
from ..damage import damage
from ..query import enemies, foe, friends, on_flank, unforged
from ..registry import Event, after, card, const
from ..state import (
    Crucible,
    KFTable,
    creatures,
    has_trait,
    house_of,
    tally,
)
from ..use import exhaust, stun
from .untamed import take_back


@const("bigtwig", "cannot-attack")
def bigtwig(s: Crucible, me: str, you: int, attacker: str, defender: str) -> bool:
    """It can only attack stunned creatures. After reap: one creature of your choice is stunned and exhausted."""
    return attacker == me and defender not in s.stunned


@card("bigtwig", "reap")
async def bigtwig_reaps(t: KFTable, me: str, you: int) -> None:
    """Bigtwig, at reap."""
    target = await pick(t, creatures(t.state), "stun")
    if target:
        stun(t, target)
        exhaust(t, target)


@const("witch-of-the-wilds", "may-play")
def witch_of_the_wilds(s: Crucible, me: str, you: int, id: str, side: int) -> str:
    """In each of your turns in which Untamed is not active, you may play one Untamed card."""
    mine = side == you and s.house != "untamed" and house_of(s, id) == "untamed"
    return me if mine and not tally(s, f"let:{me}") else ""


@card("dew-faerie", "reap")
async def dew_faerie(t: KFTable, me: str, you: int) -> None:
    """After reap: you gain 1 æmber."""
    await gain(t, you, 1)


@card("flaxia", "play")
async def flaxia(t: KFTable, me: str, you: int) -> None:
    """Play: if you have more creatures in play than your opponent, this one among them, you gain 2 æmber."""
    if len(friends(t.state, you)) > len(enemies(t.state, you)):
        await gain(t, you, 2)


@card("fuzzy-gruen", "play")
async def fuzzy_gruen(t: KFTable, me: str, you: int) -> None:
    """Play: your opponent gains 1 æmber."""
    await gain(t, foe(t.state, you), 1)


@const("giant-sloth", "cannot-use")
def giant_sloth(s: Crucible, me: str, you: int, id: str, verb: str) -> bool:
    """It can only be used in a turn in which you have discarded a card of house Untamed from your hand. Action: you gain 3
    æmber.
    """
    return id == me and tally(s, "discarded:untamed") < 1


@card("giant-sloth", "action")
async def sloth_wakes(t: KFTable, me: str, you: int) -> None:
    """Giant Sloth, at action."""
    await gain(t, you, 3)


@const("halacor", "keyword")
def halacor(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    """Your creatures on a flank gain skirmish (they take no damage back when they attack)."""
    return int(word == "skirmish" and s.control.get(target) == you and on_flank(s, target))


@card("inka-the-spider", "play", "reap")
async def inka_the_spider(t: KFTable, me: str, you: int) -> None:
    """Play or after reap: one creature of your choice is stunned."""
    stun(t, await pick(t, creatures(t.state), "stun"))


@card("kindrith-longshot", "reap")
async def kindrith_longshot(t: KFTable, me: str, you: int) -> None:
    """After reap: one creature of your choice takes 2 damage."""
    target = await pick(t, creatures(t.state), "damage", about={"n": 2})
    if target:
        await damage(t, [(target, 2)], by=me)


async def pounce(t: KFTable, me: str, you: int, n: int) -> None:
    """Damage to one enemy creature."""
    target = await pick(t, enemies(t.state, you), "damage", about={"n": n})
    if target:
        await damage(t, [(target, n)], by=me)


@card("lupo-the-scarred", "play")
async def lupo_the_scarred(t: KFTable, me: str, you: int) -> None:
    """Play: one enemy creature of your choice takes 2 damage."""
    await pounce(t, me, you, 2)


@card("mighty-tiger", "play")
async def mighty_tiger(t: KFTable, me: str, you: int) -> None:
    """Play: one enemy creature of your choice takes 4 damage."""
    await pounce(t, me, you, 4)


@const("mushroom-man", "power")
def mushroom_man(s: Crucible, me: str, you: int, target: str) -> int:
    """It has +3 power for each key you have not forged yet."""
    return 3 * len(unforged(s, you)) if target == me else 0


@const("niffle-ape", "ignores")
def niffle_ape(s: Crucible, me: str, you: int, attacker: str, word: str) -> bool:
    """When it attacks, taunt and elusive count for nothing."""
    return attacker == me and word in ("taunt", "elusive")


@const("niffle-queen", "power")
def niffle_queen(s: Crucible, me: str, you: int, target: str) -> int:
    """Other friendly beasts have +1 power, and other friendly niffles have +1 power; who is both has +2."""
    if target == me or s.control.get(target) != you:
        return 0
    return has_trait(s, target, "beast") + has_trait(s, target, "niffle")


@card("piranha-monkeys", "play", "reap")
async def piranha_monkeys(t: KFTable, me: str, you: int) -> None:
    """Play, after reap: every other creature takes 2 damage."""
    await damage(t, [(id, 2) for id in creatures(t.state) if id != me], by=me)


@after("teliga", "plays", lambda s, me, you, event: event.side == foe(s, you) and event.other == "creature")
async def teliga(t: KFTable, me: str, you: int, event: Event) -> None:
    """After your opponent has played a creature, you gain 1 æmber."""
    await gain(t, you, 1)


@after("hunting-witch", "plays", lambda s, me, you, event: event.side == you and event.other == "creature" and event.card != me)
async def hunting_witch(t: KFTable, me: str, you: int, event: Event) -> None:
    """Whenever you play another creature, you gain 1 æmber."""
    await gain(t, you, 1)


@card("witch-of-the-eye", "reap")
async def witch_of_the_eye(t: KFTable, me: str, you: int) -> None:
    """After reap: one card of your discard pile goes to your hand."""
    await take_back(t, you, t.state.sides[you].discard)
