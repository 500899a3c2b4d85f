"""House Mars: soldiers, beasts, rays, and a great interest in other people's livestock."""

from __future__ import annotations

from inglenook.engine.events import Lasting

from ..aember import capture, gain, lose, steal
from ..choose import may, name_house, pick, pick_exactly, pick_some
from ..content import SET_HOUSES
from ..damage import damage, destroy, heal, sacrifice
from ..effects import chains, opponent_amber, reveal, reveal_hand, share_out, this_turn
from ..forge import forge, means
from ..leaving import leave
from ..play import discard, put_into_play
from ..query import damaged, enemies, foe, friends, key_cost, ready
from ..registry import Event, after, card, const, grants
from ..state import (
    OWNER,
    Crucible,
    KFTable,
    artifacts,
    creatures,
    everybody,
    face,
    has_trait,
    house_of,
    is_creature,
    neighbours,
    tally,
)
from ..use import grow, make_ready, stun, use_any
from ..zones import archive, draw, move
from .common import dig_for, hit, slain_by_me


def martians(s: Crucible, ids: list[str]) -> list[str]:
    """Those of house Mars."""
    return [id for id in ids if house_of(s, id) == "mars"]


def ready_martians(s: Crucible, you: int) -> list[str]:
    return [id for id in martians(s, friends(s, you)) if ready(s, id)]


def martian_played(s: Crucible, event: Event) -> bool:
    """The card played was a Mars creature."""
    return event.other == "creature" and house_of(s, event.card) == "mars"


async def show_martians(t: KFTable, you: int) -> list[str]:
    """Reveal any number of Mars cards from hand."""
    s = t.state
    held = martians(s, s.sides[you].hand)
    shown = await pick_some(t, held, len(held), "reveal")
    reveal(t, you, shown)
    return shown


# -- actions --------------------------------------------------------------------------------------------------------------


@card("ammonia-clouds", "play")
async def ammonia_clouds(t: KFTable, me: str, you: int) -> None:
    await damage(t, [(id, 3) for id in creatures(t.state)], by=me)


@card("battle-fleet", "play")
async def battle_fleet(t: KFTable, me: str, you: int) -> None:
    draw(t, you, len(await show_martians(t, you)))


@card("deep-probe", "play")
async def deep_probe(t: KFTable, me: str, you: int) -> None:
    s = t.state
    house = await name_house(t, t.state.houses_there(), me)
    for id in reveal_hand(t, foe(s, you)):
        if is_creature(s, id) and house_of(s, id) == house:
            move(t, id, "discard")


@card("emp-blast", "play")
async def emp_blast(t: KFTable, me: str, you: int) -> None:
    s = t.state
    for id in creatures(s):
        if house_of(s, id) == "mars" or has_trait(s, id, "robot"):
            stun(t, id)
    await destroy(t, artifacts(s))


@card("hypnotic-command", "play")
async def hypnotic_command(t: KFTable, me: str, you: int) -> None:
    for _ in martians(t.state, friends(t.state, you)):
        await mindwarper(t, me, you)


@card("irradiated-aember", "play")
async def irradiated_aember(t: KFTable, me: str, you: int) -> None:
    if opponent_amber(t.state, you) >= 6:
        await damage(t, [(id, 3) for id in enemies(t.state, you)], by=me)


@card("key-abduction", "play")
async def key_abduction(t: KFTable, me: str, you: int) -> None:
    await leave(t, martians(t.state, creatures(t.state)), "hand")
    s = t.state
    cost = max(key_cost(s, you) + 9 - len(s.sides[you].hand), 0)
    if means(s, you) >= cost and await may(t, "may", me):
        await forge(t, you, cost)


@card("martian-hounds", "play")
async def martian_hounds(t: KFTable, me: str, you: int) -> None:
    s = t.state
    n = 2 * sum(damaged(s, id) for id in creatures(s))
    if n:
        grow(t, await pick(t, creatures(s), "grow"), n)


@card("martians-make-bad-allies", "play")
async def martians_make_bad_allies(t: KFTable, me: str, you: int) -> None:
    s = t.state
    gone = [id for id in reveal_hand(t, you) if is_creature(s, id) and house_of(s, id) != "mars"]
    for id in gone:
        move(t, id, "purged")
    await gain(t, you, len(gone))


@card("mass-abduction", "play")
async def mass_abduction(t: KFTable, me: str, you: int) -> None:
    s = t.state
    chosen = await pick_some(t, [id for id in enemies(s, you) if damaged(s, id)], 3, "archive")
    await leave(t, chosen, "archives", to=you)


@card("mating-season", "play")
async def mating_season(t: KFTable, me: str, you: int) -> None:
    s = t.state
    gone = await leave(t, martians(s, creatures(s)), "deck")
    for side in everybody(s):
        await gain(t, side, sum(OWNER[id] == side for id in gone))


@card("mothership-support", "play")
async def mothership_support(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await damage(t, await share_out(t, creatures(s), len(ready_martians(s, you)), 2), by=me)


@card("orbital-bombardment", "play")
async def orbital_bombardment(t: KFTable, me: str, you: int) -> None:
    shown = await show_martians(t, you)
    await damage(t, await share_out(t, creatures(t.state), len(shown), 2), by=me)


@card("phosphorus-stars", "play")
async def phosphorus_stars(t: KFTable, me: str, you: int) -> None:
    s = t.state
    for id in creatures(s):
        if house_of(s, id) != "mars":
            stun(t, id)
    chains(t, you, 2)


@card("psychic-network", "play")
async def psychic_network(t: KFTable, me: str, you: int) -> None:
    await steal(t, you, len(ready_martians(t.state, you)))


@card("sample-collection", "play")
async def sample_collection(t: KFTable, me: str, you: int) -> None:
    s = t.state
    chosen = await pick_exactly(t, enemies(s, you), len(s.sides[foe(s, you)].keys), "archive")
    await leave(t, chosen, "archives", to=you)


@card("shatter-storm", "play")
async def shatter_storm(t: KFTable, me: str, you: int) -> None:
    await lose(t, foe(t.state, you), 3 * await lose(t, you, t.state.sides[you].amber))


@card("soft-landing", "play")
async def soft_landing(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "soft-landing:ready", you, amount=landed(t.state, you))


def landed(s: Crucible, you: int) -> int:
    """How many creatures and artifacts this side has played this turn; a promise for the next one remembers it."""
    return tally(s, f"creature:{you}") + tally(s, f"artifact:{you}")


@const("soft-landing:ready", "enter-ready")
def landed_softly(s: Crucible, one: Lasting, you: int, id: str, side: int, first: bool) -> bool:
    return side == you and id in s.played and landed(s, you) == one.amount


@card("squawker", "play")
async def squawker(t: KFTable, me: str, you: int) -> None:
    s = t.state
    if await pick(t, ["ready", "stun"], "choose-one", about={"card": me}) == "ready":
        make_ready(t, await pick(t, martians(s, creatures(s)), "ready"))
    else:
        stun(t, await pick(t, [id for id in creatures(s) if house_of(s, id) != "mars"], "stun"))


@card("total-recall", "play")
async def total_recall(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await gain(t, you, sum(ready(s, id) for id in friends(s, you)))
    await leave(t, friends(s, you), "hand")


# -- artifacts ------------------------------------------------------------------------------------------------------------


@card("combat-pheromones", "omni")
async def combat_pheromones(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await sacrifice(t, me)
    mine = [id for id in [*s.sides[you].line, *s.sides[you].artifacts] if id != me]
    for id in await pick_some(t, martians(s, mine), 2, "use"):
        this_turn(t, "combat-pheromones:use", you, id)


@const("combat-pheromones:use", "may-use")
def roused(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    return id == one.source


@card("commpod", "action")
async def commpod(t: KFTable, me: str, you: int) -> None:
    shown = await show_martians(t, you)
    for id in await pick_some(t, martians(t.state, creatures(t.state)), len(shown), "ready"):
        make_ready(t, id)


@card("crystal-hive", "action")
async def crystal_hive(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "crystal-hive:gain", you)


@after("crystal-hive:gain", "reaps")
async def hive_hums(t: KFTable, me: str, you: int, event: Event) -> None:
    await gain(t, you, 1)


@card("custom-virus", "omni")
async def custom_virus(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await sacrifice(t, me)
    chosen = await pick_some(t, [id for id in s.sides[you].hand if is_creature(s, id)], 1, "purge")
    for id in chosen:
        move(t, id, "purged")
        shared = face(s, id).traits
        await destroy(t, [one for one in creatures(s) if any(has_trait(s, one, trait) for trait in shared)])


@card("feeding-pit", "action")
async def feeding_pit(t: KFTable, me: str, you: int) -> None:
    s = t.state
    chosen = await pick(t, [id for id in s.sides[you].hand if is_creature(s, id)], "discard")
    if chosen:
        await discard(t, chosen, you)
        await gain(t, you, 1)


@card("invasion-portal", "action")
async def invasion_portal(t: KFTable, me: str, you: int) -> None:
    await dig_for(t, you, "mars")


@card("incubation-chamber", "omni")
async def incubation_chamber(t: KFTable, me: str, you: int) -> None:
    s = t.state
    held = [id for id in martians(s, s.sides[you].hand) if is_creature(s, id)]
    for id in await pick_some(t, held, 1, "archive"):
        reveal(t, you, [id])
        archive(t, id)


@card("mothergun", "action")
async def mothergun(t: KFTable, me: str, you: int) -> None:
    shown = await show_martians(t, you)
    if shown:
        await hit(t, len(shown), me)


@card("sniffer", "action")
async def sniffer(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "sniffer:smell", you)


@const("sniffer:smell", "no-keyword")
def smelled(s: Crucible, one: Lasting, you: int, target: str, word: str) -> bool:
    return word == "elusive"


@card("swap-widget", "action")
async def swap_widget(t: KFTable, me: str, you: int) -> None:
    s = t.state
    back = await pick(t, ready_martians(s, you), "return")
    if not back or back not in await leave(t, [back], "hand") or back in s.control:
        return
    others = [id for id in martians(s, s.sides[you].hand) if is_creature(s, id) and face(s, id).id != face(s, back).id]
    chosen = await pick(t, others, "play")
    if chosen:
        await put_into_play(t, chosen, you, ready=True)


# -- creatures ------------------------------------------------------------------------------------------------------------


@card("blypyp", "reap")
async def blypyp(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "blypyp:ready", you, amount=tally(t.state, f"creature-of:mars:{you}"))


@const("blypyp:ready", "enter-ready")
def hurried(s: Crucible, one: Lasting, you: int, id: str, side: int, first: bool) -> bool:
    martian = side == you and id in s.played and is_creature(s, id) and house_of(s, id) == "mars"
    return martian and tally(s, f"creature-of:mars:{you}") == one.amount


@const("chuff-ape", "enter-stunned")
@const("yxilx-dominator", "enter-stunned")
@const("zorg", "enter-stunned")
def enters_stunned(s: Crucible, me: str, you: int, id: str, side: int) -> bool:
    return id == me


@card("chuff-ape", "fight", "reap")
async def chuff_ape(t: KFTable, me: str, you: int) -> None:
    for id in await pick_some(t, friends(t.state, you, but=me), 1, "sacrifice"):
        if await sacrifice(t, id):
            heal(t, me)


@const("ether-spider", "no-fight-damage")
def ether_spider_never_bites(s: Crucible, me: str, you: int, id: str) -> bool:
    return id == me


@const("ether-spider", "catches")
def ether_spider(s: Crucible, me: str, you: int, side: int) -> str:
    return me if side == foe(s, you) else ""


@const("grabber-jammer", "key-cost")
@const("murmook", "key-cost")
def grabber_jammer(s: Crucible, me: str, you: int, side: int) -> int:
    return int(side == foe(s, you))


@card("grabber-jammer", "fight", "reap")
async def grab(t: KFTable, me: str, you: int) -> None:
    await capture(t, me, 1, of=foe(t.state, you))


@const("grommid", "cannot-play")
def grommid(s: Crucible, me: str, you: int, id: str, side: int) -> bool:
    return side == you and is_creature(s, id)


@after("grommid", "destroyed", slain_by_me)
async def grommid_feeds(t: KFTable, me: str, you: int, event: Event) -> None:
    await lose(t, foe(t.state, you), 1)


@card("john-smyth", "fight", "reap")
async def john_smyth(t: KFTable, me: str, you: int) -> None:
    s = t.state
    make_ready(t, await pick(t, [id for id in martians(s, creatures(s)) if not has_trait(s, id, "agent")], "ready"))


@card("mindwarper", "action")
async def mindwarper(t: KFTable, me: str, you: int) -> None:
    target = await pick(t, enemies(t.state, you), "capture")
    if target:
        await capture(t, target, 1, of=t.state.control[target])


@card("phylyx-the-disintegrator", "action")
async def phylyx_the_disintegrator(t: KFTable, me: str, you: int) -> None:
    await lose(t, foe(t.state, you), len(martians(t.state, friends(t.state, you, but=me))))


@card("qyxxlyx-plague-master", "fight", "reap")
async def qyxxlyx_plague_master(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await damage(t, [(id, 3) for id in creatures(s) if has_trait(s, id, "human")], by=me, pierce=True)


@after("tunk", "plays", lambda s, me, you, event: event.side == you and event.card != me and martian_played(s, event))
async def tunk(t: KFTable, me: str, you: int, event: Event) -> None:
    heal(t, me)


@card("ulyq-megamouth", "fight", "reap")
async def ulyq_megamouth(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await use_any(t, await pick(t, [id for id in friends(s, you) if house_of(s, id) != "mars"], "use"))


@card("uxlyx-the-zookeeper", "reap")
async def uxlyx_the_zookeeper(t: KFTable, me: str, you: int) -> None:
    await leave(t, [await pick(t, enemies(t.state, you), "archive")], "archives", to=you)


@card("vezyma-thinkdrone", "reap")
async def vezyma_thinkdrone(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await leave(t, await pick_some(t, [*s.sides[you].line, *s.sides[you].artifacts], 1, "archive"), "archives")


@const("yxili-marauder", "power")
def yxili_marauder(s: Crucible, me: str, you: int, target: str) -> int:
    return s.amber.get(me, 0) if target == me else 0


@card("yxili-marauder", "play")
async def maraud(t: KFTable, me: str, you: int) -> None:
    await capture(t, me, len(ready_martians(t.state, you)))


@card("yxilo-bolter", "fight", "reap")
async def yxilo_bolter(t: KFTable, me: str, you: int) -> None:
    s = t.state
    target = await pick(t, creatures(s), "damage", about={"n": 2})
    if target and target in await damage(t, [(target, 2)], by=me) and target in s.sides[OWNER[target]].discard:
        move(t, target, "purged")


@card("zorg", "before-fight")
async def zorg(t: KFTable, me: str, you: int) -> None:
    s = t.state
    if s.defender in s.control:
        for id in [s.defender, *neighbours(s, s.defender)]:
            stun(t, id)


@card("zyzzix-the-many", "fight", "reap")
async def zyzzix_the_many(t: KFTable, me: str, you: int) -> None:
    s = t.state
    for id in await pick_some(t, [id for id in s.sides[you].hand if is_creature(s, id)], 1, "archive"):
        reveal(t, you, [id])
        archive(t, id)
        grow(t, me, 3)


# -- upgrades -------------------------------------------------------------------------------------------------------------


@grants("biomatrix-backup", "destroyed")
async def biomatrix_backup(t: KFTable, me: str, you: int) -> None:
    await leave(t, [me], "archives")


def host_side(s: Crucible, me: str, you: int, event: Event) -> bool:
    """The host's controller has played a Mars creature."""
    return martian_played(s, event) and event.side == s.control.get(s.on.get(me, ""))


@after("brain-stem-antenna", "plays", host_side)
async def brain_stem_antenna(t: KFTable, me: str, you: int, event: Event) -> None:
    s = t.state
    host = s.on[me]
    make_ready(t, host)
    if house_of(s, host) != "mars":
        this_turn(t, f"brain-stem-antenna:{s.houses.get(host, '')}", you, host)
        s.houses[host] = "mars"


async def out_of_tune(t: KFTable, me: str, you: int, event: Event) -> None:
    """The turn ends: the creature belongs again where it belonged before."""
    s = t.state
    one = next(one for one in s.lasting if one.source == me and one.effect.startswith("brain-stem-antenna:"))
    s.houses.pop(me, None)
    if me in s.control and (before := one.effect.partition(":")[2]):
        s.houses[me] = before


for house in ("", *SET_HOUSES):
    after(f"brain-stem-antenna:{house}", "turn-end")(out_of_tune)


@const("jammer-pack", "key-cost")
def jammer_pack(s: Crucible, me: str, you: int, side: int) -> int:
    host = s.on.get(me, "")
    return 2 if host and side == foe(s, s.control[host]) else 0


@grants("red-planet-ray-gun", "reap")
async def red_planet_ray_gun(t: KFTable, me: str, you: int) -> None:
    n = len(martians(t.state, creatures(t.state)))
    if n:
        await hit(t, n, me)
