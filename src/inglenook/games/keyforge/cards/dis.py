"""House Dis: demons, imps, and bargains that end badly."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.events import Lasting

from ..aember import capture, gain, lose, steal
from ..causes import cause, seat_of
from ..choose import may, most_powerful, name_house, pick, pick_exactly, pick_some
from ..content import SET_HOUSES
from ..damage import damage, destroy, heal, sacrifice
from ..effects import chains, next_turn_of, opponent_amber, reveal_hand, this_turn, use_as_yours
from ..forge import opponent_forged_last_turn, unforge
from ..leaving import leave
from ..moments import happened
from ..play import let_go, play_now, put_into_play, take_control
from ..query import FIGHT, LEAVES, armor, damaged, enemies, foe, friends, has_power, on_flank, power
from ..registry import Event, after, card, const
from ..state import (
    OWNER,
    Crucible,
    KFTable,
    artifacts,
    count,
    creatures,
    everybody,
    has_trait,
    house_of,
    is_creature,
    lasts,
    side_name,
    tally,
)
from ..use import grow, use_any
from ..zones import archive, discard_at_random, discard_top, move
from .common import slain_by_me

# -- actions --------------------------------------------------------------------------------------------------------------


@card("a-fair-game", "play")
async def a_fair_game(t: KFTable, me: str, you: int) -> None:
    other = foe(t.state, you)
    for loser, winner in ((other, you), (you, other)):
        shown = discard_top(t, loser)
        held = reveal_hand(t, loser)
        if shown:
            await gain(t, winner, sum(1 for id in held if house_of(t.state, id) == house_of(t.state, shown)))


@card("arise", "play")
async def arise(t: KFTable, me: str, you: int) -> None:
    s = t.state
    house = await name_house(t, SET_HOUSES, me, "discard")
    for id in [one for one in s.sides[you].discard if is_creature(s, one) and house_of(s, one) == house]:
        move(t, id, "hand")
    chains(t, you, 1)


@card("control-the-weak", "play")
async def control_the_weak(t: KFTable, me: str, you: int) -> None:
    other = foe(t.state, you)
    if t.state.sides[other].houses:
        next_turn_of(t, other, "control-the-weak:house", await name_house(t, t.state.sides[other].houses, me))


@const("control-the-weak:house", "must-house")
def weak_must(s: Crucible, one: Lasting, you: int, side: int) -> str:
    return one.source if side == you else ""


@card("creeping-oblivion", "play")
async def creeping_oblivion(t: KFTable, me: str, you: int) -> None:
    s = t.state
    piles = {"me": you, "foe": foe(s, you)}
    full = [name for name, side in piles.items() if s.sides[side].discard]
    whose = await pick(t, full, "choose")
    if whose:
        for id in await pick_some(t, s.sides[piles[whose]].discard, 2, "purge"):
            move(t, id, "purged")


@card("dance-of-doom", "play")
async def dance_of_doom(t: KFTable, me: str, you: int) -> None:
    s = t.state
    numbers = sorted({power(s, id): "" for id in creatures(s) if has_power(s, id)})
    if numbers:
        keys = [str(number) for number in (0, *numbers)]  # any number may be named; 0 stands for all that nobody has
        n = int(await ask(t, s.chooser, "number", keys.copy, rule="KF-K6", about={"what": "power"}))
        await destroy(t, [id for id in creatures(s) if has_power(s, id) and power(s, id) == n])


@card("fear", "play")
async def fear(t: KFTable, me: str, you: int) -> None:
    await leave(t, [await pick(t, enemies(t.state, you), "return")], "hand")


@card("gateway-to-dis", "play")
async def gateway_to_dis(t: KFTable, me: str, you: int) -> None:
    await destroy(t, creatures(t.state))
    chains(t, you, 3)


@card("gongoozle", "play")
async def gongoozle(t: KFTable, me: str, you: int) -> None:
    target = await pick(t, creatures(t.state), "damage", about={"n": 3})
    if target and target not in await damage(t, [(target, 3)], by=me):
        lost = discard_at_random(t, OWNER[target])
        if lost and OWNER[target] == t.state.active:  # a discard of one's own turn like any other
            count(t.state, f"discarded:{house_of(t.state, lost)}")
            await happened(t, Event("discards", card=lost, side=OWNER[target]))


@card("guilty-hearts", "play")
async def guilty_hearts(t: KFTable, me: str, you: int) -> None:
    await destroy(t, [id for id in creatures(t.state) if id in t.state.amber])


@card("hand-of-dis", "play")
async def hand_of_dis(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await destroy(t, [await pick(t, [id for id in creatures(s) if not on_flank(s, id)], "destroy")])


@card("hecatomb", "play")
async def hecatomb(t: KFTable, me: str, you: int) -> None:
    s = t.state
    doomed = {id: s.control[id] for id in creatures(s) if house_of(s, id) == "dis"}
    gone = await destroy(t, list(doomed))
    for side in everybody(s):
        await gain(t, side, sum(1 for id in gone if doomed.get(id) == side))


@card("tendrils-of-pain", "play")
async def tendrils_of_pain(t: KFTable, me: str, you: int) -> None:
    n = 4 if opponent_forged_last_turn(t.state, you) else 1
    await damage(t, [(id, n) for id in creatures(t.state)], by=me)


@card("hysteria", "play")
async def hysteria(t: KFTable, me: str, you: int) -> None:
    await leave(t, creatures(t.state), "hand")


@card("key-hammer", "play")
async def key_hammer(t: KFTable, me: str, you: int) -> None:
    other = foe(t.state, you)
    if opponent_forged_last_turn(t.state, you):
        unforge(t, other)
    await gain(t, other, 6)


@card("mind-barb", "play")
async def mind_barb(t: KFTable, me: str, you: int) -> None:
    discard_at_random(t, foe(t.state, you))


@card("pandemonium", "play")
async def pandemonium(t: KFTable, me: str, you: int) -> None:
    s = t.state
    for side in everybody(s):
        ready = [id for id in s.sides[side].line if not damaged(s, id)]
        for id in await pick_exactly(t, ready, min(len(ready), s.sides[foe(s, side)].amber), "capture"):
            await capture(t, id, 1)


@card("poltergeist", "play")
async def poltergeist(t: KFTable, me: str, you: int) -> None:
    target = await pick(t, artifacts(t.state), "destroy")
    if target:
        await use_as_yours(t, target, you)
        await destroy(t, [target])


@card("red-hot-armor", "play")
async def red_hot_armor(t: KFTable, me: str, you: int) -> None:
    s = t.state
    hits = []
    for id in enemies(s, you):
        left = armor(s, id) - s.armor_used.get(id, 0)
        if left > 0:
            hits.append((id, left))
            this_turn(t, "red-hot-armor:strip", you, id, armor(s, id))
    await damage(t, hits, by=me)


@const("red-hot-armor:strip", "armor")
def stripped(s: Crucible, one: Lasting, you: int, target: str) -> int:
    return -one.amount if target == one.source else 0


@card("three-fates", "play")
async def three_fates(t: KFTable, me: str, you: int) -> None:
    await destroy(t, await most_powerful(t, creatures(t.state), 3, "destroy"))


# -- artifacts ------------------------------------------------------------------------------------------------------------


@const("annihilation-ritual", "purge-instead")
def annihilation_ritual(s: Crucible, me: str, you: int, id: str) -> bool:
    return is_creature(s, id)


@card("dominator-bauble", "action")
async def dominator_bauble(t: KFTable, me: str, you: int) -> None:
    await use_any(t, await pick(t, friends(t.state, you), "use"))


@card("key-to-dis", "omni")
async def key_to_dis(t: KFTable, me: str, you: int) -> None:
    await sacrifice(t, me)
    await destroy(t, creatures(t.state))


@card("lash-of-broken-dreams", "action")
async def lash_of_broken_dreams(t: KFTable, me: str, you: int) -> None:
    next_turn_of(t, foe(t.state, you), "lash-of-broken-dreams:cost")


@const("lash-of-broken-dreams:cost", "key-cost")
def lash(s: Crucible, one: Lasting, you: int, side: int) -> int:
    return 3


@card("library-of-the-damned", "action")
async def library_of_the_damned(t: KFTable, me: str, you: int) -> None:
    chosen = await pick(t, t.state.sides[you].hand, "archive")
    if chosen:
        archive(t, chosen)


@card("lifeward", "omni")
async def lifeward(t: KFTable, me: str, you: int) -> None:
    await sacrifice(t, me)
    next_turn_of(t, foe(t.state, you), "lifeward:ban")


@const("lifeward:ban", "cannot-play")
def no_creatures(s: Crucible, one: Lasting, you: int, id: str, side: int) -> bool:
    return side == you and is_creature(s, id)


@card("sacrificial-altar", "action")
async def sacrificial_altar(t: KFTable, me: str, you: int) -> None:
    s = t.state
    victim = await pick(t, [id for id in friends(s, you) if has_trait(s, id, "human")], "purge")
    if victim and victim in await leave(t, [victim], "purged") and victim not in s.control:
        await play_now(t, await pick(t, [id for id in s.sides[you].discard if is_creature(s, id)], "play"), you)


@card("screaming-cave", "action")
async def screaming_cave(t: KFTable, me: str, you: int) -> None:
    mine = t.state.sides[you]
    mine.deck.shuffle_in([*mine.hand, *mine.discard])
    mine.hand, mine.discard = [], []
    if t.loud:
        name, by = side_name(t, you), cause(t)
        t.say("kf-log-shuffle-all", rule="KF-K42", seat=seat_of(t, you), side=name, by=by)


@after("soul-snatcher", "destroyed", lambda s, me, you, event: event.amount == 1)
async def soul_snatcher(t: KFTable, me: str, you: int, event: Event) -> None:
    await gain(t, OWNER[event.card], 1)


# -- creatures ------------------------------------------------------------------------------------------------------------


@card("charette", "play")
async def charette(t: KFTable, me: str, you: int) -> None:
    await capture(t, me, 3)


@card("drumble", "play")
async def drumble(t: KFTable, me: str, you: int) -> None:
    if opponent_amber(t.state, you) >= 7:
        await capture(t, me, opponent_amber(t.state, you))


@card("dust-imp", "destroyed")
async def dust_imp(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, 2)


@card("eater-of-the-dead", "fight", "reap")
async def eater_of_the_dead(t: KFTable, me: str, you: int) -> None:
    s = t.state
    meal = await pick(t, [id for side in s.sides for id in side.discard if is_creature(s, id)], "purge")
    if meal:
        move(t, meal, "purged")
        grow(t, me)


@const("ember-imp", "cannot-play")
def ember_imp(s: Crucible, me: str, you: int, id: str, side: int) -> bool:
    return side == foe(s, you) and tally(s, f"played:{side}") >= 2


@card("gabos-longarms", "before-fight")
async def gabos_longarms(t: KFTable, me: str, you: int) -> None:
    s = t.state
    target = await pick(t, creatures(s), "damage", about={"n": power(s, me)})
    lasts(s, "gabos-longarms:reach", target, you, FIGHT)


@const("gabos-longarms:reach", "strikes-instead")
def reach(s: Crucible, one: Lasting, you: int, attacker: str, defender: str) -> str:
    return one.source


@after("overlord-greking", "destroyed", slain_by_me)
async def overlord_greking(t: KFTable, me: str, you: int, event: Event) -> None:
    if event.card in t.state.sides[OWNER[event.card]].discard:
        await put_into_play(t, event.card, you)


@card("guardian-demon", "play", "fight", "reap")
async def guardian_demon(t: KFTable, me: str, you: int) -> None:
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
    await master_of(t, me, 1)


@card("master-of-2", "reap")
async def master_of_2(t: KFTable, me: str, you: int) -> None:
    await master_of(t, me, 2)


@card("master-of-3", "reap")
async def master_of_3(t: KFTable, me: str, you: int) -> None:
    await master_of(t, me, 3)


@card("pit-demon", "action")
async def pit_demon(t: KFTable, me: str, you: int) -> None:
    await steal(t, you, 1)


@const("pitlord", "must-house")
def pitlord(s: Crucible, me: str, you: int, side: int) -> str:
    return "dis" if side == you else ""


@card("restringuntus", "play")
async def restringuntus(t: KFTable, me: str, you: int) -> None:
    number = SET_HOUSES.index(await name_house(t, SET_HOUSES, me))
    if me in t.state.control:
        lasts(t.state, "restringuntus:house", me, you, LEAVES, number)


@const("restringuntus:house", "cannot-house")
def forbidden_house(s: Crucible, one: Lasting, you: int, side: int, house: str) -> bool:
    return side == foe(s, you) and house == SET_HOUSES[one.amount]


@card("shaffles", "turn-end")
async def shaffles(t: KFTable, me: str, you: int) -> None:
    await lose(t, foe(t.state, you), 1)


@card("shooler", "play")
async def shooler(t: KFTable, me: str, you: int) -> None:
    if opponent_amber(t.state, you) >= 4:
        await steal(t, you, 1)


@card("snudge", "fight", "reap")
async def snudge(t: KFTable, me: str, you: int) -> None:
    s = t.state
    found = [*artifacts(s), *(id for id in creatures(s) if on_flank(s, id))]
    await leave(t, [await pick(t, found, "return")], "hand")


@after("stealer-of-souls", "destroyed", slain_by_me)
async def stealer_of_souls(t: KFTable, me: str, you: int, event: Event) -> None:
    s = t.state
    if event.card in s.sides[OWNER[event.card]].discard:
        move(t, event.card, "purged")
    await gain(t, you, 1)


@const("succubus", "hand-size")
def succubus(s: Crucible, me: str, you: int, side: int) -> int:
    return -int(side == foe(s, you))


@const("tentacus", "use-cost")
def tentacus(s: Crucible, me: str, you: int, id: str, side: int) -> int:
    return int(side == foe(s, you) and not is_creature(s, id))


@card("the-terror", "play")
async def the_terror(t: KFTable, me: str, you: int) -> None:
    if opponent_amber(t.state, you) == 0:
        await gain(t, you, 2)


@card("tocsin", "reap")
async def tocsin(t: KFTable, me: str, you: int) -> None:
    discard_at_random(t, foe(t.state, you))


@after("tolas", "destroyed", lambda s, me, you, event: event.amount == 1)
async def tolas(t: KFTable, me: str, you: int, event: Event) -> None:
    await gain(t, foe(t.state, event.side), 1)


@const("truebaru", "needs")
def truebaru_needs(s: Crucible, you: int) -> bool:
    return s.sides[you].amber >= 3


@card("truebaru", "as-played")
async def truebaru_costs(t: KFTable, me: str, you: int) -> None:
    await lose(t, you, 3)


@card("truebaru", "destroyed")
async def truebaru(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, 5)


# -- upgrades -------------------------------------------------------------------------------------------------------------


@card("collar-of-subordination", "play")
async def collar_of_subordination(t: KFTable, me: str, you: int) -> None:
    host = t.state.on.get(me, "")
    if host:
        await take_control(t, host, you, by=me, holds=True)


@card("collar-of-subordination", "leaves-play")
async def collar_comes_off(t: KFTable, me: str, you: int) -> None:
    await let_go(t, me)


@const("flame-wreathed", "power")
def flame_wreathed(s: Crucible, me: str, you: int, target: str) -> int:
    return 2 if s.on.get(me) == target else 0


@const("flame-wreathed", "keyword")
def wreathed_in_hazard(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    return 2 if word == "hazardous" and s.on.get(me) == target else 0
