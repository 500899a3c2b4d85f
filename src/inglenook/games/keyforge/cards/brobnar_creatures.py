"""House Brobnar: its creatures."""

from __future__ import annotations

from ..aember import capture, gain, lose
from ..choose import fruitless, may, pick
from ..damage import damage, destroy, heal
from ..effects import opponent_amber
from ..leaving import leave
from ..query import damaged, enemies, foe, friends, has_power, on_flank, power
from ..registry import Event, after, card, const
from ..state import Crucible, KFTable, creatures, house_of, neighbours, tally
from ..use import grow, stun
from .common import hit, ready_and_fight, slain_by_me


@after("bilgum-avalanche", "forges", lambda s, me, you, event: event.side == you)
async def bilgum_avalanche(t: KFTable, me: str, you: int, event: Event) -> None:
    """Whenever you forge a key, all enemy creatures take 2 damage."""
    await damage(t, [(id, 2) for id in enemies(t.state, you)], by=me)


@const("valdr", "bonus-damage")
def valdr(s: Crucible, me: str, you: int, attacker: str, defender: str) -> int:
    """When this creature attacks a creature on a flank, it deals 2 more damage in that fight."""
    return 2 if attacker == me and on_flank(s, defender) else 0


@card("bumpsy", "play")
async def bumpsy(t: KFTable, me: str, you: int) -> None:
    """Play: your opponent gives 1 æmber back to the supply."""
    await lose(t, foe(t.state, you), 1)


@card("earthshaker", "play")
async def earthshaker(t: KFTable, me: str, you: int) -> None:
    """Play: all creatures with a power of 3 or less are destroyed, on both sides."""
    s = t.state
    await destroy(t, [id for id in creatures(s) if has_power(s, id) and power(s, id) <= 3])


@card("firespitter", "before-fight")
async def firespitter(t: KFTable, me: str, you: int) -> None:
    """Before fight: all enemy creatures take 1 damage."""
    await damage(t, [(id, 1) for id in enemies(t.state, you)], by=me)


@card("ganger-chieftain", "play")
async def ganger_chieftain(t: KFTable, me: str, you: int) -> None:
    """Play: you may choose a neighbour of this creature. It is readied and fights at once."""
    beside = neighbours(t.state, me) if me in t.state.control else []
    if beside and not fruitless(t.state, "ready-fight", beside) and await may(t, "may", me):
        await ready_and_fight(t, beside)


@card("grenade-snib", "destroyed")
async def grenade_snib(t: KFTable, me: str, you: int) -> None:
    """When destroyed: your opponent gives 2 æmber back to the supply."""
    await lose(t, foe(t.state, you), 2)


@card("headhunter", "fight")
async def headhunter(t: KFTable, me: str, you: int) -> None:
    """After fight: you gain 1 æmber."""
    await gain(t, you, 1)


@card("hebe-the-huge", "play")
async def hebe_the_huge(t: KFTable, me: str, you: int) -> None:
    """Play: all other creatures without any damage take 2 damage, on both sides."""
    s = t.state
    await damage(t, [(id, 2) for id in creatures(s) if id != me and not damaged(s, id)], by=me)


@const("kelifi-dragon", "needs")
def kelifi_needs(s: Crucible, you: int) -> bool:
    """You can only play it while you have 7 or more æmber. After fight or reap: you gain 1 æmber; then one creature of your
    choice takes 5 damage.
    """
    return s.sides[you].amber >= 7


@card("kelifi-dragon", "fight", "reap")
async def kelifi_dragon(t: KFTable, me: str, you: int) -> None:
    """Kelifi Dragon, at fight, reap."""
    await gain(t, you, 1)
    await hit(t, 5, me)


@const("king-of-the-crag", "power", "weakens")
def king_of_the_crag(s: Crucible, me: str, you: int, target: str) -> int:
    """All enemy creatures of house Brobnar have 2 less power. One that has none left is destroyed."""
    return -2 if s.control.get(target) == foe(s, you) and house_of(s, target) == "brobnar" else 0


@after("krump", "destroyed", slain_by_me)
async def krump(t: KFTable, me: str, you: int, event: Event) -> None:
    """When an enemy creature dies in a fight against this one, its controller gives 1 æmber back to the supply."""
    await lose(t, event.side, 1)


@card("lomir-flamefist", "play")
async def lomir_flamefist(t: KFTable, me: str, you: int) -> None:
    """Play: an opponent with 7 or more æmber gives 2 of them back to the supply."""
    if opponent_amber(t.state, you) >= 7:
        await lose(t, foe(t.state, you), 2)


@after("mugwump", "destroyed", slain_by_me)
async def mugwump(t: KFTable, me: str, you: int, event: Event) -> None:
    """When an enemy creature dies in a fight against this one, this one is healed of all damage and gets a +1 power counter."""
    heal(t, me)
    grow(t, me)


@after("pingle-who-annoys", "enters", lambda s, me, you, event: event.other == "creature" and event.side == foe(s, you))
async def pingle_who_annoys(t: KFTable, me: str, you: int, event: Event) -> None:
    """Every enemy creature that enters play takes 1 damage."""
    await damage(t, [(event.card, 1)], by=me)


@after(
    "rock-hurling-giant",
    "discards",
    lambda s, me, you, event: event.side == you == s.active and house_of(s, event.card) == "brobnar",
)
async def rock_hurling_giant(t: KFTable, me: str, you: int, event: Event) -> None:
    """Whenever you discard a card of house Brobnar from your hand in your turn, you may let one creature of your choice take 4
    damage.
    """
    if await may(t, "may", me):
        await hit(t, 4, me)


@card("rogue-ogre", "turn-end")
async def rogue_ogre(t: KFTable, me: str, you: int) -> None:
    """At the end of your turn: if you played exactly one card in it, this creature is healed of up to 2 damage and captures 1
    æmber.
    """
    if tally(t.state, f"played:{you}") == 1:
        heal(t, me, 2)
        await capture(t, me, 1)


@card("smaaash", "play")
async def smaaash(t: KFTable, me: str, you: int) -> None:
    """Play: one creature of your choice is stunned."""
    stun(t, await pick(t, creatures(t.state), "stun"))


@const("tireless-crocag", "cannot-reap")
def crocag_never_reaps(s: Crucible, me: str, you: int, id: str) -> bool:
    """It never reaps. It may be used whichever house is active. As soon as there is no enemy creature in play, it is
    destroyed.
    """
    return id == me


@const("tireless-crocag", "may-use")
def crocag_in_any_house(s: Crucible, me: str, you: int, id: str, verb: str, side: int) -> bool:
    """Tireless Crocag, on may-use."""
    return id == me


@const("tireless-crocag", "dies")
def crocag_dies_of_boredom(s: Crucible, me: str, you: int, id: str) -> bool:
    """Tireless Crocag, on dies."""
    return id == me and not enemies(s, you)


@card("troll", "reap")
async def troll(t: KFTable, me: str, you: int) -> None:
    """After reap: this creature is healed of up to 3 damage."""
    heal(t, me, 3)


@card("wardrummer", "play")
async def wardrummer(t: KFTable, me: str, you: int) -> None:
    """Play: all your other creatures of house Brobnar go back to their owners’ hands."""
    s = t.state
    await leave(t, [id for id in friends(s, you, but=me) if house_of(s, id) == "brobnar"], "hand")
