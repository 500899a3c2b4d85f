"""House Untamed: beasts, witches, and a forest that keeps what it finds."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.events import Lasting

from ..aember import gain, lose, move_to_pool, steal
from ..choose import may, pick, pick_exactly, pick_some
from ..damage import damage, destroy, heal, sacrifice
from ..effects import chains, opponent_amber, share_out, this_turn
from ..extras import search
from ..forge import forge, means
from ..leaving import leave
from ..query import damaged, enemies, foe, friends, key_cost, on_flank, unforged
from ..registry import Event, after, card, const, plain
from ..state import (
    TITLE,
    Crucible,
    KFTable,
    artifacts,
    count,
    creatures,
    face,
    has_trait,
    house_of,
    is_creature,
    last_turn,
    tally,
    title,
)
from ..use import exhaust, fight_with, rule_of_six, stun
from ..zones import move

plain("ancient-bear", "briar-grubbling", "dust-pixie", "snufflegator", "way-of-the-bear", "way-of-the-wolf")

# -- actions --------------------------------------------------------------------------------------------------------------


@card("cooperative-hunting", "play")
async def cooperative_hunting(t: KFTable, me: str, you: int) -> None:
    await damage(t, await share_out(t, creatures(t.state), len(friends(t.state, you)), 1), by=me)


@card("curiosity", "play")
async def curiosity(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await destroy(t, [id for id in creatures(s) if has_trait(s, id, "scientist")])


@card("fertility-chant", "play")
async def fertility_chant(t: KFTable, me: str, you: int) -> None:
    await gain(t, foe(t.state, you), 2)


@card("full-moon", "play")
async def full_moon(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "full-moon:gain", you)


@after("full-moon:gain", "plays", lambda s, me, you, event: event.side == you and event.other == "creature")
async def howl(t: KFTable, me: str, you: int, event: Event) -> None:
    await gain(t, you, 1)


@card("grasping-vines", "play")
async def grasping_vines(t: KFTable, me: str, you: int) -> None:
    await leave(t, await pick_some(t, artifacts(t.state), 3, "return"), "hand")


@card("key-charge", "play")
@card("chota-hazri", "play")
async def key_charge(t: KFTable, me: str, you: int) -> None:
    if not await lose(t, you, 1):
        return
    cost = key_cost(t.state, you)
    if unforged(t.state, you) and means(t.state, you) >= cost and await may(t, "may", me):
        await forge(t, you, cost)


@card("lifeweb", "play")
async def lifeweb(t: KFTable, me: str, you: int) -> None:
    other = foe(t.state, you)
    if last_turn(t.state, other, f"creature:{other}") >= 3:
        await steal(t, you, 2)


@card("lost-in-the-woods", "play")
async def lost_in_the_woods(t: KFTable, me: str, you: int) -> None:
    mine = await pick_exactly(t, friends(t.state, you), 2, "shuffle")
    theirs = await pick_exactly(t, enemies(t.state, you), 2, "shuffle")
    await leave(t, [*mine, *theirs], "deck")


@card("mimicry", "as-played")
async def mimicry(t: KFTable, me: str, you: int) -> None:
    s = t.state
    found = [id for id in s.sides[foe(s, you)].discard if face(s, id).type == "action" and TITLE[id] != "mimicry"]
    model = await pick(t, [id for id in found if rule_of_six(s, id)], "choose")
    if model:
        s.guise[me] = TITLE[model]
        count(s, f"six:{TITLE[model]}")


@card("nature-s-call", "play")
async def natures_call(t: KFTable, me: str, you: int) -> None:
    await leave(t, await pick_some(t, creatures(t.state), 3, "return"), "hand")


@card("nocturnal-maneuver", "play")
async def nocturnal_maneuver(t: KFTable, me: str, you: int) -> None:
    for id in await pick_some(t, creatures(t.state), 3, "exhaust"):
        exhaust(t, id)


@card("regrowth", "play")
async def regrowth(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await take_back(t, you, [id for id in s.sides[you].discard if is_creature(s, id)])


async def take_back(t: KFTable, you: int, among: list[str]) -> None:
    """A card of the discard pile goes back to hand."""
    chosen = await pick(t, among, "return")
    if chosen:
        move(t, chosen, "hand")


@card("save-the-pack", "play")
async def save_the_pack(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await destroy(t, [id for id in creatures(s) if damaged(s, id)])
    chains(t, you, 1)


@card("scout", "play")
async def scout(t: KFTable, me: str, you: int) -> None:
    chosen = await pick_some(t, friends(t.state, you), 2, "fight")
    for id in chosen:
        this_turn(t, "scout:skirmish", you, id)
    for id in chosen:
        await fight_with(t, id)


@const("scout:skirmish", "keyword")
def scouting(s: Crucible, one: Lasting, you: int, target: str, word: str) -> int:
    return int(word == "skirmish" and target == one.source)


@card("stampede", "play")
async def stampede(t: KFTable, me: str, you: int) -> None:
    if tally(t.state, "creatures-used") >= 3:
        await steal(t, you, 2)


@card("the-common-cold", "play")
async def the_common_cold(t: KFTable, me: str, you: int) -> None:
    await damage(t, [(id, 1) for id in creatures(t.state)], by=me)
    s = t.state
    martians = [id for id in creatures(s) if house_of(s, id) == "mars"]
    if martians and await may(t, "may", me):
        await destroy(t, martians)


@card("troop-call", "play")
async def troop_call(t: KFTable, me: str, you: int) -> None:
    s = t.state
    for id in [one for one in s.sides[you].discard if has_trait(s, one, "niffle") and is_creature(s, one)]:
        move(t, id, "hand")
    await leave(t, [id for id in friends(s, you) if has_trait(s, id, "niffle")], "hand")


@card("vigor", "play")
async def vigor(t: KFTable, me: str, you: int) -> None:
    s = t.state
    target = await pick(t, creatures(s), "heal")
    if not target:
        return
    keys = [str(n) for n in range(min(3, s.damage.get(target, 0)), -1, -1)]
    if heal(t, target, int(await ask(t, s.chooser, "number", keys.copy, rule="KF-K34", about={"target": target}))) == 3:
        await gain(t, you, 1)


@card("word-of-returning", "play")
async def word_of_returning(t: KFTable, me: str, you: int) -> None:
    s = t.state
    rich = [id for id in enemies(s, you) if id in s.amber]
    await damage(t, [(id, s.amber[id]) for id in rich], by=me)
    for id in [one for one in rich if one in s.control]:
        await move_to_pool(t, id, you)


# -- artifacts ------------------------------------------------------------------------------------------------------------


@card("bear-flute", "action")
async def bear_flute(t: KFTable, me: str, you: int) -> None:
    s = t.state
    bears = [id for id in creatures(s) if title(s, id) == "ancient-bear"]
    if bears:
        heal(t, await pick(t, bears, "heal"))
    elif await search(t, you, ["ancient-bear"], 36):
        s.sides[you].deck.shuffle_in(s.sides[you].discard)
        s.sides[you].discard = []


@card("nepenthe-seed", "omni")
async def nepenthe_seed(t: KFTable, me: str, you: int) -> None:
    await sacrifice(t, me)
    await take_back(t, you, t.state.sides[you].discard)


@card("ritual-of-balance", "action")
async def ritual_of_balance(t: KFTable, me: str, you: int) -> None:
    if opponent_amber(t.state, you) >= 6:
        await steal(t, you, 1)


@card("ritual-of-the-hunt", "omni")
async def ritual_of_the_hunt(t: KFTable, me: str, you: int) -> None:
    await sacrifice(t, me)
    this_turn(t, "ritual-of-the-hunt:use", you)


@const("ritual-of-the-hunt:use", "may-use")
def hunting(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    return side == you and is_creature(s, id) and house_of(s, id) == "untamed"


@card("world-tree", "action")
async def world_tree(t: KFTable, me: str, you: int) -> None:
    s = t.state
    chosen = await pick(t, [id for id in s.sides[you].discard if is_creature(s, id)], "move")
    if chosen:
        move(t, chosen, "deck-top")


# -- creatures ------------------------------------------------------------------------------------------------------------


@const("bigtwig", "cannot-attack")
def bigtwig(s: Crucible, me: str, you: int, attacker: str, defender: str) -> bool:
    return attacker == me and defender not in s.stunned


@card("bigtwig", "reap")
async def bigtwig_reaps(t: KFTable, me: str, you: int) -> None:
    target = await pick(t, creatures(t.state), "stun")
    if target:
        stun(t, target)
        exhaust(t, target)


@const("witch-of-the-wilds", "may-play")
def witch_of_the_wilds(s: Crucible, me: str, you: int, id: str, side: int) -> str:
    mine = side == you and s.house != "untamed" and house_of(s, id) == "untamed"
    return me if mine and not tally(s, f"let:{me}") else ""


@card("dew-faerie", "reap")
async def dew_faerie(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, 1)


@card("flaxia", "play")
async def flaxia(t: KFTable, me: str, you: int) -> None:
    if len(friends(t.state, you)) > len(enemies(t.state, you)):
        await gain(t, you, 2)


@card("fuzzy-gruen", "play")
async def fuzzy_gruen(t: KFTable, me: str, you: int) -> None:
    await gain(t, foe(t.state, you), 1)


@const("giant-sloth", "cannot-use")
def giant_sloth(s: Crucible, me: str, you: int, id: str, verb: str) -> bool:
    return id == me and tally(s, "discarded:untamed") < 1


@card("giant-sloth", "action")
async def sloth_wakes(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, 3)


@const("halacor", "keyword")
def halacor(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    return int(word == "skirmish" and s.control.get(target) == you and on_flank(s, target))


@card("inka-the-spider", "play", "reap")
async def inka_the_spider(t: KFTable, me: str, you: int) -> None:
    stun(t, await pick(t, creatures(t.state), "stun"))


@card("kindrith-longshot", "reap")
async def kindrith_longshot(t: KFTable, me: str, you: int) -> None:
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
    await pounce(t, me, you, 2)


@card("mighty-tiger", "play")
async def mighty_tiger(t: KFTable, me: str, you: int) -> None:
    await pounce(t, me, you, 4)


@const("mushroom-man", "power")
def mushroom_man(s: Crucible, me: str, you: int, target: str) -> int:
    return 3 * len(unforged(s, you)) if target == me else 0


@const("niffle-ape", "ignores")
def niffle_ape(s: Crucible, me: str, you: int, attacker: str, word: str) -> bool:
    return attacker == me and word in ("taunt", "elusive")


@const("niffle-queen", "power")
def niffle_queen(s: Crucible, me: str, you: int, target: str) -> int:
    if target == me or s.control.get(target) != you:
        return 0
    return has_trait(s, target, "beast") + has_trait(s, target, "niffle")


@card("piranha-monkeys", "play", "reap")
async def piranha_monkeys(t: KFTable, me: str, you: int) -> None:
    await damage(t, [(id, 2) for id in creatures(t.state) if id != me], by=me)


@after("teliga", "plays", lambda s, me, you, event: event.side == foe(s, you) and event.other == "creature")
async def teliga(t: KFTable, me: str, you: int, event: Event) -> None:
    await gain(t, you, 1)


@after("hunting-witch", "plays", lambda s, me, you, event: event.side == you and event.other == "creature" and event.card != me)
async def hunting_witch(t: KFTable, me: str, you: int, event: Event) -> None:
    await gain(t, you, 1)


@card("witch-of-the-eye", "reap")
async def witch_of_the_eye(t: KFTable, me: str, you: int) -> None:
    await take_back(t, you, t.state.sides[you].discard)


# -- upgrades -------------------------------------------------------------------------------------------------------------


@const("way-of-the-bear", "keyword")
def way_of_the_bear(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    return 2 if word == "assault" and s.on.get(me) == target else 0


@const("way-of-the-wolf", "keyword")
def way_of_the_wolf(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    return int(word == "skirmish" and s.on.get(me) == target)
