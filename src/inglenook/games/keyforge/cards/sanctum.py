"""House Sanctum: knights, spirits, armor, and a clear conscience."""

from __future__ import annotations

from inglenook.engine.events import Lasting

from ..aember import capture, gain, lose
from ..choose import fruitless, may, most_powerful, name_house, pick, pick_exactly
from ..damage import damage, destroy, heal, sacrifice
from ..effects import opponent_amber, this_turn
from ..fight import attack, targets
from ..forge import forge
from ..leaving import leave
from ..query import damaged, enemies, foe, friends, has_power, keyword, on_flank, power
from ..registry import Event, after, card, const, grants, plain
from ..state import (
    Crucible,
    KFTable,
    artifacts,
    creatures,
    everybody,
    has_trait,
    house_of,
    is_creature,
    neighbours,
    tally,
    title,
)
from ..use import can_be_told, fight_with, make_ready, mark_use, stun, use_any
from ..zones import draw, move
from .common import ready_and_fight, slain_by_me, swap_places

plain("virtuous-works", "champion-anaphiel")

# -- actions --------------------------------------------------------------------------------------------------------------


@card("begone", "play")
async def begone(t: KFTable, me: str, you: int) -> None:
    s = t.state
    if await pick(t, ["destroy", "gain"], "choose-one", about={"card": me}) == "gain":
        await gain(t, you, 1)
    else:
        await destroy(t, [id for id in creatures(s) if house_of(s, id) == "dis"])


@card("blinding-light", "play")
async def blinding_light(t: KFTable, me: str, you: int) -> None:
    s = t.state
    house = await name_house(t, t.state.houses_there(), me, "all")
    for id in creatures(s):
        if house_of(s, id) == house:
            stun(t, id)


@card("charge", "play")
async def charge(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "charge:hit", you)


@after("charge:hit", "plays", lambda s, me, you, event: event.side == you and event.other == "creature")
async def charging(t: KFTable, me: str, you: int, event: Event) -> None:
    target = await pick(t, enemies(t.state, you), "damage", about={"n": 2})
    if target:
        await damage(t, [(target, 2)], by=event.card)


@card("cleansing-wave", "play")
async def cleansing_wave(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, sum(heal(t, id, 1) for id in creatures(t.state)))


@card("clear-mind", "play")
async def clear_mind(t: KFTable, me: str, you: int) -> None:
    for id in friends(t.state, you):
        t.state.stunned.pop(id, None)


@card("doorstep-to-heaven", "play")
async def doorstep_to_heaven(t: KFTable, me: str, you: int) -> None:
    s = t.state
    for side in everybody(s):
        await lose(t, side, max(s.sides[side].amber - 5, 0))


@card("glorious-few", "play")
async def glorious_few(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, len(enemies(t.state, you)) - len(friends(t.state, you)))


@card("honorable-claim", "play")
async def honorable_claim(t: KFTable, me: str, you: int) -> None:
    s = t.state
    knights = [id for id in friends(s, you) if has_trait(s, id, "knight")]
    for id in await pick_exactly(t, knights, opponent_amber(s, you), "capture"):
        await capture(t, id, 1)


@card("inspiration", "play")
async def inspiration(t: KFTable, me: str, you: int) -> None:
    target = await pick(t, friends(t.state, you), "use")
    if target:
        make_ready(t, target)
        await use_any(t, target)


@card("mighty-lance", "play")
async def mighty_lance(t: KFTable, me: str, you: int) -> None:
    target = await pick(t, creatures(t.state), "damage", about={"n": 3})
    if target:
        beside = await pick(t, neighbours(t.state, target), "damage", about={"n": 3})
        await damage(t, [(id, 3) for id in (target, beside) if id], by=me)


@card("oath-of-poverty", "play")
async def oath_of_poverty(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, 2 * len(await destroy(t, list(t.state.sides[you].artifacts))))


@card("one-stood-against-many", "play")
async def one_stood_against_many(t: KFTable, me: str, you: int) -> None:
    hero = await pick(t, friends(t.state, you), "ready-fight")
    fought: list[str] = []
    for _ in range(3):
        s = t.state
        make_ready(t, hero)
        if hero in s.stunned:
            await fight_with(t, hero)
        elif can_be_told(s, hero, "fight"):
            defender = await pick(t, [id for id in targets(s, hero) if id not in fought], "fight", about={"card": hero})
            if defender:
                fought.append(defender)
                mark_use(s, hero)
                await attack(t, hero, defender)


@card("radiant-truth", "play")
async def radiant_truth(t: KFTable, me: str, you: int) -> None:
    s = t.state
    for id in [one for one in enemies(s, you) if not on_flank(s, one)]:
        stun(t, id)


@card("shield-of-justice", "play")
async def shield_of_justice(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "shield-of-justice:safe", you)


@const("shield-of-justice:safe", "cannot-be-damaged")
def shielded(s: Crucible, one: Lasting, you: int, id: str) -> bool:
    return s.control.get(id) == you


@card("take-hostages", "play")
async def take_hostages(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "take-hostages:capture", you)


@after("take-hostages:capture", "fights", lambda s, me, you, event: event.side == you)
async def hostage(t: KFTable, me: str, you: int, event: Event) -> None:
    await capture(t, event.card, 1)


@card("terms-of-redress", "play")
async def terms_of_redress(t: KFTable, me: str, you: int) -> None:
    await capture(t, await pick(t, friends(t.state, you), "capture"), 2)


@card("the-harder-they-come", "play")
async def the_harder_they_come(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await leave(t, [await pick(t, [id for id in creatures(s) if has_power(s, id) and power(s, id) >= 5], "purge")], "purged")


@card("the-spirit-s-way", "play")
async def the_spirits_way(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await destroy(t, [id for id in creatures(s) if has_power(s, id) and power(s, id) >= 3])


# -- artifacts ------------------------------------------------------------------------------------------------------------


@card("epic-quest", "play")
async def epic_quest(t: KFTable, me: str, you: int) -> None:
    await leave(t, [id for id in friends(t.state, you) if has_trait(t.state, id, "knight")], "archives")


@card("epic-quest", "omni")
async def quest_ends(t: KFTable, me: str, you: int) -> None:
    if tally(t.state, "played-of:sanctum") >= 7 and await sacrifice(t, me):
        await forge(t, you, 0)


@card("gorm-of-omm", "omni")
async def gorm_of_omm(t: KFTable, me: str, you: int) -> None:
    await sacrifice(t, me)
    await destroy(t, [await pick(t, artifacts(t.state), "destroy")])


@card("hallowed-blaster", "action")
async def hallowed_blaster(t: KFTable, me: str, you: int) -> None:
    heal(t, await pick(t, creatures(t.state), "heal"), 3)


@card("potion-of-invulnerability", "omni")
async def potion_of_invulnerability(t: KFTable, me: str, you: int) -> None:
    await sacrifice(t, me)
    this_turn(t, "shield-of-justice:safe", you)


@const("round-table", "power")
def round_table(s: Crucible, me: str, you: int, target: str) -> int:
    return int(s.control.get(target) == you and has_trait(s, target, "knight"))


@const("round-table", "keyword")
def round_table_taunts(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    return int(word == "taunt" and s.control.get(target) == you and has_trait(s, target, "knight"))


@card("sigil-of-brotherhood", "omni")
async def sigil_of_brotherhood(t: KFTable, me: str, you: int) -> None:
    await sacrifice(t, me)
    this_turn(t, "sigil-of-brotherhood:use", you)


@const("sigil-of-brotherhood:use", "may-use")
def brothers(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    return side == you and is_creature(s, id) and house_of(s, id) == "sanctum"


@card("whispering-reliquary", "action")
async def whispering_reliquary(t: KFTable, me: str, you: int) -> None:
    await leave(t, [await pick(t, artifacts(t.state), "return")], "hand")


# -- creatures ------------------------------------------------------------------------------------------------------------


@const("bulwark", "armor")
def bulwark(s: Crucible, me: str, you: int, target: str) -> int:
    return 2 if target in neighbours(s, me) else 0


@card("champion-tabris", "fight")
@card("sequis", "reap")
@card("raiding-knight", "play")
async def champion_tabris(t: KFTable, me: str, you: int) -> None:
    await capture(t, me, 1, of=foe(t.state, you))  # "you" may be whoever imitates it


@card("commander-remiel", "reap")
async def commander_remiel(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await use_any(t, await pick(t, [id for id in friends(s, you) if house_of(s, id) != "sanctum"], "use"))


@card("duma-the-martyr", "destroyed")
async def duma_the_martyr(t: KFTable, me: str, you: int) -> None:
    for id in friends(t.state, you, but=me):
        heal(t, id)
    draw(t, you, 2)


@after("francus", "destroyed", slain_by_me)
async def francus(t: KFTable, me: str, you: int, event: Event) -> None:
    await capture(t, me, 1)


@const("grey-monk", "armor")
def grey_monk(s: Crucible, me: str, you: int, target: str) -> int:
    return int(s.control.get(target) == you)


@card("grey-monk", "reap")
async def grey_monk_heals(t: KFTable, me: str, you: int) -> None:
    heal(t, await pick(t, creatures(t.state), "heal"), 2)


@after("hayyel-the-merchant", "plays", lambda s, me, you, event: event.side == you and event.other == "artifact")
async def hayyel_the_merchant(t: KFTable, me: str, you: int, event: Event) -> None:
    await gain(t, you, 1)


@card("horseman-of-death", "play")
async def horseman_of_death(t: KFTable, me: str, you: int) -> None:
    s = t.state
    for id in [one for one in s.sides[you].discard if has_trait(s, one, "horseman")]:
        move(t, id, "hand")


@card("horseman-of-famine", "play", "fight", "reap")
async def horseman_of_famine(t: KFTable, me: str, you: int) -> None:
    await destroy(t, await most_powerful(t, creatures(t.state), 1, "destroy", most=False))


@card("horseman-of-pestilence", "play", "fight", "reap")
async def horseman_of_pestilence(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await damage(t, [(id, 1) for id in creatures(s) if not has_trait(s, id, "horseman")], by=me)


@card("horseman-of-war", "play")
async def horseman_of_war(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "horseman-of-war:war", you)


@const("horseman-of-war:war", "may-use")
def war_may(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    return side == you and verb == "fight"


@const("horseman-of-war:war", "cannot-use")
def war_must(s: Crucible, one: Lasting, you: int, id: str, verb: str) -> bool:
    return s.control.get(id) == you and is_creature(s, id) and verb in ("reap", "action", "omni")


@after("jehu-the-bureaucrat", "chooses-house", lambda s, me, you, event: event.side == you and event.other == "sanctum")
async def jehu_the_bureaucrat(t: KFTable, me: str, you: int, event: Event) -> None:
    await gain(t, you, 2)


@card("lady-maxena", "play")
async def lady_maxena(t: KFTable, me: str, you: int) -> None:
    stun(t, await pick(t, creatures(t.state), "stun"))


@card("lady-maxena", "action")
async def lady_maxena_leaves(t: KFTable, me: str, you: int) -> None:
    await leave(t, [me], "hand")


@card("lord-golgotha", "before-fight")
async def lord_golgotha(t: KFTable, me: str, you: int) -> None:
    s = t.state
    if s.defender in s.control:
        await damage(t, [(id, 3) for id in neighbours(s, s.defender)], by=me)


@card("numquid-the-fair", "play")
async def numquid_the_fair(t: KFTable, me: str, you: int) -> None:
    while True:
        target = await pick(t, enemies(t.state, you), "destroy")
        if not target:
            return
        await destroy(t, [target])
        if me not in t.state.control or len(enemies(t.state, you)) <= len(friends(t.state, you)):
            return


@card("protectrix", "reap")
async def protectrix(t: KFTable, me: str, you: int) -> None:
    s = t.state
    hurt = [id for id in creatures(s) if damaged(s, id)]
    if hurt and await may(t, "may", me):
        target = await pick(t, hurt, "heal")
        heal(t, target)
        this_turn(t, "protectrix:safe", you, target)


@const("protectrix:safe", "cannot-be-damaged")
def protected(s: Crucible, one: Lasting, you: int, id: str) -> bool:
    return id == one.source


@card("sanctum-guardian", "fight", "reap")
async def sanctum_guardian(t: KFTable, me: str, you: int) -> None:
    s = t.state
    swap_places(s, me, await pick(t, friends(s, you, but=me), "swap"))


@card("sergeant-zakiel", "play")
async def sergeant_zakiel(t: KFTable, me: str, you: int) -> None:
    beside = neighbours(t.state, me) if me in t.state.control else []
    if beside and not fruitless(t.state, "ready-fight", beside) and await may(t, "may", me):
        await ready_and_fight(t, beside)


@const("staunch-knight", "power")
def staunch_knight(s: Crucible, me: str, you: int, target: str) -> int:
    return 2 if target == me and on_flank(s, me) else 0


@card("gatekeeper", "play")
async def gatekeeper(t: KFTable, me: str, you: int) -> None:
    if opponent_amber(t.state, you) >= 7:
        await capture(t, me, opponent_amber(t.state, you) - 5)


@const("the-vaultkeeper", "cannot-be-stolen")
def the_vaultkeeper(s: Crucible, me: str, you: int, side: int) -> bool:
    return side == you


@card("veemos-lightbringer", "play")
@card("perilous-wild", "play")
async def veemos_lightbringer(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await destroy(t, [id for id in creatures(s) if keyword(s, id, "elusive")])


# -- upgrades -------------------------------------------------------------------------------------------------------------


@const("armageddon-cloak", "keyword")
def armageddon_cloak(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    return 2 if word == "hazardous" and s.on.get(me) == target else 0


@grants("armageddon-cloak", "instead-destroyed")
async def cloak_burns(t: KFTable, me: str, you: int) -> None:
    s = t.state
    heal(t, me)
    await destroy(t, [id for id, host in s.on.items() if host == me and title(s, id) == "armageddon-cloak"][:1])


@const("mantle-of-the-zealot", "may-use")
def mantle_of_the_zealot(s: Crucible, me: str, you: int, id: str, verb: str, side: int) -> bool:
    return s.on.get(me) == id


@const("protect-the-weak", "armor")
def protect_the_weak(s: Crucible, me: str, you: int, target: str) -> int:
    return int(s.on.get(me) == target)


@const("protect-the-weak", "keyword")
def weak_taunt(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    return int(word == "taunt" and s.on.get(me) == target)


@const("shoulder-armor", "armor", "power")
def shoulder_armor(s: Crucible, me: str, you: int, target: str) -> int:
    return 2 if s.on.get(me) == target and on_flank(s, target) else 0
