"""House Dis: its creatures."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.lasting import Lasting

from ..aember import capture, gain, lose, steal
from ..choose import may, name_house, pick
from ..content import SET_HOUSES
from ..damage import damage, destroy, heal
from ..effects import opponent_amber
from ..leaving import leave
from ..play import put_into_play
from ..query import FIGHT, LEAVES, damaged, foe, has_power, on_flank, power
from ..registry import Event, after, card, const
from ..state import (
    OWNER,
    Crucible,
    KFTable,
    artifacts,
    creatures,
    is_creature,
    lasts,
    tally,
)
from ..use import grow
from ..zones import discard_at_random, move
from .common import slain_by_me


@card("charette", "play")
async def charette(t: KFTable, me: str, you: int) -> None:
    """Play: this creature captures 3 æmber."""
    await capture(t, me, 3)


@card("drumble", "play")
async def drumble(t: KFTable, me: str, you: int) -> None:
    """Play: if your opponent has 7 or more æmber, this creature captures them all."""
    if opponent_amber(t.state, you) >= 7:
        await capture(t, me, opponent_amber(t.state, you))


@card("dust-imp", "destroyed")
async def dust_imp(t: KFTable, me: str, you: int) -> None:
    """When destroyed: you gain 2 æmber."""
    await gain(t, you, 2)


@card("eater-of-the-dead", "fight", "reap")
async def eater_of_the_dead(t: KFTable, me: str, you: int) -> None:
    """After fight or reap: purge a creature from either discard pile. If you do, this creature gets a +1 power counter."""
    s = t.state
    meal = await pick(t, [id for side in s.sides for id in side.discard if is_creature(s, id)], "purge")
    if meal:
        move(t, meal, "purged")
        grow(t, me)


@const("ember-imp", "cannot-play")
def ember_imp(s: Crucible, me: str, you: int, id: str, side: int) -> bool:
    """Your opponent cannot play more than 2 cards in a turn."""
    return side == foe(s, you) and tally(s, f"played:{side}") >= 2


@card("gabos-longarms", "before-fight")
async def gabos_longarms(t: KFTable, me: str, you: int) -> None:
    """Before fight: choose a creature of either side. In this fight this creature’s blow strikes the chosen creature instead of
    the attacked one, which hits back all the same.
    """
    s = t.state
    target = await pick(t, creatures(s), "damage", about={"n": power(s, me)})
    lasts(s, "gabos-longarms:reach", target, you, FIGHT)


@const("gabos-longarms:reach", "strikes-instead")
def reach(s: Crucible, one: Lasting, you: int, attacker: str, defender: str) -> str:
    """Gabos Longarms, what lasts of it, on strikes-instead."""
    return one.source


@after("overlord-greking", "destroyed", slain_by_me)
async def overlord_greking(t: KFTable, me: str, you: int, event: Event) -> None:
    """When an enemy creature dies in a fight against this one and lies in a discard pile, put it into play on your side."""
    if event.card in t.state.sides[OWNER[event.card]].discard:
        await put_into_play(t, event.card, you)


@card("guardian-demon", "play", "fight", "reap")
async def guardian_demon(t: KFTable, me: str, you: int) -> None:
    """Play, after fight or reap: heal a creature of up to 2 damage. Another creature of your choice takes as much damage as was
    healed.
    """
    s = t.state
    healed = await pick(t, [id for id in creatures(s) if damaged(s, id)], "heal")
    if not healed:
        return
    keys = [str(n) for n in range(min(2, s.damage[healed]), -1, -1)]
    n = heal(t, healed, int(await ask(t, s.chooser, "number", keys.copy, rule="KF-K34", about={"target": healed})))
    target = await pick(t, [id for id in creatures(s) if id != healed], "damage", about={"n": n}) if n else ""
    if target:
        await damage(t, [(target, n)], by=me)


async def master_of(t: KFTable, me: str, n: int) -> None:
    """Destroy a creature of exactly that power, if one wants to."""
    s = t.state
    found = [id for id in creatures(s) if has_power(s, id) and power(s, id) == n]
    if found and await may(t, "may", me):
        await destroy(t, [await pick(t, found, "destroy")])


@card("master-of-1", "reap")
async def master_of_1(t: KFTable, me: str, you: int) -> None:
    """After reap: you may choose a creature of power 1. It is destroyed."""
    await master_of(t, me, 1)


@card("master-of-2", "reap")
async def master_of_2(t: KFTable, me: str, you: int) -> None:
    """After reap: you may choose a creature of power 2. It is destroyed."""
    await master_of(t, me, 2)


@card("master-of-3", "reap")
async def master_of_3(t: KFTable, me: str, you: int) -> None:
    """After reap: you may choose a creature of power 3. It is destroyed."""
    await master_of(t, me, 3)


@card("pit-demon", "action")
async def pit_demon(t: KFTable, me: str, you: int) -> None:
    """Action: you steal 1 æmber."""
    await steal(t, you, 1)


@const("pitlord", "must-house")
def pitlord(s: Crucible, me: str, you: int, side: int) -> str:
    """You have to choose Dis as your active house, if it can be chosen."""
    return "dis" if side == you else ""


@card("restringuntus", "play")
async def restringuntus(t: KFTable, me: str, you: int) -> None:
    """Play: name a house. As long as this creature stays in play, your opponent cannot choose that house."""
    number = SET_HOUSES.index(await name_house(t, SET_HOUSES, me))
    if me in t.state.control:
        lasts(t.state, "restringuntus:house", me, you, LEAVES, number)


@const("restringuntus:house", "cannot-house")
def forbidden_house(s: Crucible, one: Lasting, you: int, side: int, house: str) -> bool:
    """Restringuntus, what lasts of it, on cannot-house."""
    return side == foe(s, you) and house == SET_HOUSES[one.amount]


@card("shaffles", "turn-end")
async def shaffles(t: KFTable, me: str, you: int) -> None:
    """At the end of your turn: your opponent gives 1 æmber back to the supply."""
    await lose(t, foe(t.state, you), 1)


@card("shooler", "play")
async def shooler(t: KFTable, me: str, you: int) -> None:
    """Play: if your opponent has 4 or more æmber, you steal 1 of them."""
    if opponent_amber(t.state, you) >= 4:
        await steal(t, you, 1)


@card("snudge", "fight", "reap")
async def snudge(t: KFTable, me: str, you: int) -> None:
    """After fight or reap: choose an artifact or a creature on a flank, of either side. It goes back to its owner’s hand."""
    s = t.state
    found = [*artifacts(s), *(id for id in creatures(s) if on_flank(s, id))]
    await leave(t, [await pick(t, found, "return")], "hand")


@after("stealer-of-souls", "destroyed", slain_by_me)
async def stealer_of_souls(t: KFTable, me: str, you: int, event: Event) -> None:
    """When an enemy creature dies in a fight against this one, it is purged and you gain 1 æmber."""
    s = t.state
    if event.card in s.sides[OWNER[event.card]].discard:
        move(t, event.card, "purged")
    await gain(t, you, 1)


@const("succubus", "hand-size")
def succubus(s: Crucible, me: str, you: int, side: int) -> int:
    """At the end of their turn, your opponent draws until they hold 1 card fewer than usual."""
    return -int(side == foe(s, you))


@const("tentacus", "use-cost")
def tentacus(s: Crucible, me: str, you: int, id: str, side: int) -> int:
    """Your opponent pays you 1 æmber for each use of an artifact, and cannot use one without paying."""
    return int(side == foe(s, you) and not is_creature(s, id))


@card("the-terror", "play")
async def the_terror(t: KFTable, me: str, you: int) -> None:
    """Play: if your opponent has no æmber, you gain 2."""
    if opponent_amber(t.state, you) == 0:
        await gain(t, you, 2)


@card("tocsin", "reap")
async def tocsin(t: KFTable, me: str, you: int) -> None:
    """After reap: a card of your opponent’s hand is discarded at random."""
    discard_at_random(t, foe(t.state, you))


@after("tolas", "destroyed", lambda s, me, you, event: event.amount == 1)
async def tolas(t: KFTable, me: str, you: int, event: Event) -> None:
    """Whenever another creature is destroyed, the opponent of whoever controlled it gains 1 æmber."""
    await gain(t, foe(t.state, event.side), 1)


@const("truebaru", "needs")
def truebaru_needs(s: Crucible, you: int) -> bool:
    """To play it you give 3 æmber back to the supply; with fewer you cannot play it. When destroyed: you gain 5 æmber."""
    return s.sides[you].amber >= 3


@card("truebaru", "as-played")
async def truebaru_costs(t: KFTable, me: str, you: int) -> None:
    """Truebaru, at as-played."""
    await lose(t, you, 3)


@card("truebaru", "destroyed")
async def truebaru(t: KFTable, me: str, you: int) -> None:
    """Truebaru, at destroyed."""
    await gain(t, you, 5)
