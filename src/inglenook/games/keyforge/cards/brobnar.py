"""House Brobnar: giants, goblins, and whatever they hit."""

from __future__ import annotations

from inglenook.engine.events import Lasting

from ..aember import capture, exalt, gain, lose, steal
from ..choose import fruitless, may, most_powerful, name_house, pick, pick_exactly, pick_some
from ..damage import damage, destroy, heal, sacrifice
from ..effects import chains, opponent_amber, this_turn
from ..leaving import leave
from ..query import damaged, enemies, foe, friends, has_power, on_flank, power
from ..registry import Event, after, card, const, grants
from ..state import OWNER, Crucible, KFTable, artifacts, creatures, house_of, neighbours, tally
from ..use import grow, stun
from .common import dig_for, enemy_creature, hit, ready_and_fight, slain_by_me

# -- actions --------------------------------------------------------------------------------------------------------------


@card("anger", "play")
@card("gauntlet-of-command", "action")
async def anger(t: KFTable, me: str, you: int) -> None:
    await ready_and_fight(t, friends(t.state, you))


@card("barehanded", "play")
async def barehanded(t: KFTable, me: str, you: int) -> None:
    for owner in range(len(t.state.sides)):
        left = [id for id in artifacts(t.state) if OWNER[id] == owner]
        while left:
            chosen = await pick(t, left, "deck-top")
            left.remove(chosen)
            await leave(t, [chosen], "deck-top")


@card("blood-money", "play")
async def blood_money(t: KFTable, me: str, you: int) -> None:
    await exalt(t, await pick(t, enemies(t.state, you), "move"), 2)


@card("brothers-in-battle", "play")
async def brothers_in_battle(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "brothers-in-battle:fight", you, await name_house(t, t.state.houses_there(), me, "mine"))


@const("brothers-in-battle:fight", "may-use")
def brothers_may_fight(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    return verb == "fight" and side == you and house_of(s, id) == one.source


@card("burn-the-stockpile", "play")
async def burn_the_stockpile(t: KFTable, me: str, you: int) -> None:
    if opponent_amber(t.state, you) >= 7:
        await lose(t, foe(t.state, you), 4)


@card("champion-s-challenge", "play")
async def champions_challenge(t: KFTable, me: str, you: int) -> None:
    for side in (enemies, friends):
        line = side(t.state, you)
        kept = await most_powerful(t, line, 1, "keep")
        await destroy(t, [id for id in line if id not in kept])
    await ready_and_fight(t, friends(t.state, you))


@card("coward-s-end", "play")
async def cowards_end(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await destroy(t, [id for id in creatures(s) if not damaged(s, id)])
    chains(t, you, 3)


@card("follow-the-leader", "play")
async def follow_the_leader(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "follow-the-leader:fight", you)


@const("follow-the-leader:fight", "may-use")
def followers_may_fight(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    return verb == "fight" and side == you


@card("lava-ball", "play")
async def lava_ball(t: KFTable, me: str, you: int) -> None:
    target = await pick(t, creatures(t.state), "damage", about={"n": 4})
    if target:
        await damage(t, [(target, 4), *((id, 2) for id in neighbours(t.state, target))], by=me)


@card("loot-the-bodies", "play")
@card("looter-goblin", "reap")
async def loot_the_bodies(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "loot-the-bodies:gain", you)


@after("loot-the-bodies:gain", "destroyed", enemy_creature)
async def loot(t: KFTable, me: str, you: int, event: Event) -> None:
    await gain(t, you, 1)


@card("take-that-smartypants", "play")
async def take_that_smartypants(t: KFTable, me: str, you: int) -> None:
    s = t.state
    if sum(1 for id, side in s.control.items() if side == foe(s, you) and house_of(s, id) == "logos") >= 3:
        await steal(t, you, 2)


@card("punch", "play")
async def punch(t: KFTable, me: str, you: int) -> None:
    await hit(t, 3, me)


@card("relentless-assault", "play")
async def relentless_assault(t: KFTable, me: str, you: int) -> None:
    done: list[str] = []
    for _ in range(3):
        chosen = await pick_some(t, [id for id in friends(t.state, you) if id not in done], 1, "ready-fight")
        if not chosen:
            return
        done += chosen
        await ready_and_fight(t, chosen)


@card("smith", "play")
async def smith(t: KFTable, me: str, you: int) -> None:
    if len(friends(t.state, you)) > len(enemies(t.state, you)):
        await gain(t, you, 2)


@card("sound-the-horns", "play")
async def sound_the_horns(t: KFTable, me: str, you: int) -> None:
    await dig_for(t, you, "brobnar")


@card("tremor", "play")
async def tremor(t: KFTable, me: str, you: int) -> None:
    target = await pick(t, creatures(t.state), "stun")
    for id in [target, *neighbours(t.state, target)] if target else []:
        stun(t, id)


@card("unguarded-camp", "play")
async def unguarded_camp(t: KFTable, me: str, you: int) -> None:
    s = t.state
    mine = friends(s, you)
    more = len(mine) - len(enemies(s, you))
    for id in await pick_exactly(t, mine, min(more, opponent_amber(s, you)), "capture"):
        await capture(t, id, 1)


@card("warsong", "play")
async def warsong(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "warsong:gain", you)


@after("warsong:gain", "fights", lambda s, me, you, event: event.side == you)
async def sing(t: KFTable, me: str, you: int, event: Event) -> None:
    await gain(t, you, 1)


# -- artifacts ------------------------------------------------------------------------------------------------------------


@after("autocannon", "enters", lambda s, me, you, event: event.other == "creature")
async def autocannon(t: KFTable, me: str, you: int, event: Event) -> None:
    await damage(t, [(event.card, 1)], by=me)


@const("banner-of-battle", "power")
def banner_of_battle(s: Crucible, me: str, you: int, target: str) -> int:
    return int(s.control.get(target) == you)


@card("cannon", "action")
async def cannon(t: KFTable, me: str, you: int) -> None:
    await hit(t, 2, me)


@const("iron-obelisk", "key-cost")
def iron_obelisk(s: Crucible, me: str, you: int, side: int) -> int:
    if side != foe(s, you):
        return 0
    return sum(1 for id in s.sides[you].line if house_of(s, id) == "brobnar" and damaged(s, id))


@card("mighty-javelin", "omni")
async def mighty_javelin(t: KFTable, me: str, you: int) -> None:
    await sacrifice(t, me)
    await hit(t, 4, me)


@after("pile-of-skulls", "destroyed", lambda s, me, you, event: s.active == you and enemy_creature(s, me, you, event))
async def pile_of_skulls(t: KFTable, me: str, you: int, event: Event) -> None:
    creature = await pick(t, friends(t.state, you), "capture")
    if creature:
        await capture(t, creature, 1)


@card("screechbomb", "omni")
async def screechbomb(t: KFTable, me: str, you: int) -> None:
    await sacrifice(t, me)
    await lose(t, foe(t.state, you), 2)


@card("the-warchest", "action")
async def the_warchest(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, tally(t.state, f"fallen:{foe(t.state, you)}"))


# -- creatures ------------------------------------------------------------------------------------------------------------


@after("bilgum-avalanche", "forges", lambda s, me, you, event: event.side == you)
async def bilgum_avalanche(t: KFTable, me: str, you: int, event: Event) -> None:
    await damage(t, [(id, 2) for id in enemies(t.state, you)], by=me)


@const("valdr", "bonus-damage")
def valdr(s: Crucible, me: str, you: int, attacker: str, defender: str) -> int:
    return 2 if attacker == me and on_flank(s, defender) else 0


@card("bumpsy", "play")
async def bumpsy(t: KFTable, me: str, you: int) -> None:
    await lose(t, foe(t.state, you), 1)


@card("earthshaker", "play")
async def earthshaker(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await destroy(t, [id for id in creatures(s) if has_power(s, id) and power(s, id) <= 3])


@card("firespitter", "before-fight")
async def firespitter(t: KFTable, me: str, you: int) -> None:
    await damage(t, [(id, 1) for id in enemies(t.state, you)], by=me)


@card("ganger-chieftain", "play")
async def ganger_chieftain(t: KFTable, me: str, you: int) -> None:
    beside = neighbours(t.state, me) if me in t.state.control else []
    if beside and not fruitless(t.state, "ready-fight", beside) and await may(t, "may", me):
        await ready_and_fight(t, beside)


@card("grenade-snib", "destroyed")
async def grenade_snib(t: KFTable, me: str, you: int) -> None:
    await lose(t, foe(t.state, you), 2)


@card("headhunter", "fight")
async def headhunter(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, 1)


@card("hebe-the-huge", "play")
async def hebe_the_huge(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await damage(t, [(id, 2) for id in creatures(s) if id != me and not damaged(s, id)], by=me)


@const("kelifi-dragon", "needs")
def kelifi_needs(s: Crucible, you: int) -> bool:
    return s.sides[you].amber >= 7


@card("kelifi-dragon", "fight", "reap")
async def kelifi_dragon(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, 1)
    await hit(t, 5, me)


@const("king-of-the-crag", "power", "weakens")
def king_of_the_crag(s: Crucible, me: str, you: int, target: str) -> int:
    return -2 if s.control.get(target) == foe(s, you) and house_of(s, target) == "brobnar" else 0


@after("krump", "destroyed", slain_by_me)
async def krump(t: KFTable, me: str, you: int, event: Event) -> None:
    await lose(t, event.side, 1)


@card("lomir-flamefist", "play")
async def lomir_flamefist(t: KFTable, me: str, you: int) -> None:
    if opponent_amber(t.state, you) >= 7:
        await lose(t, foe(t.state, you), 2)


@after("mugwump", "destroyed", slain_by_me)
async def mugwump(t: KFTable, me: str, you: int, event: Event) -> None:
    heal(t, me)
    grow(t, me)


@after("pingle-who-annoys", "enters", lambda s, me, you, event: event.other == "creature" and event.side == foe(s, you))
async def pingle_who_annoys(t: KFTable, me: str, you: int, event: Event) -> None:
    await damage(t, [(event.card, 1)], by=me)


@after(
    "rock-hurling-giant",
    "discards",
    lambda s, me, you, event: event.side == you == s.active and house_of(s, event.card) == "brobnar",
)
async def rock_hurling_giant(t: KFTable, me: str, you: int, event: Event) -> None:
    if await may(t, "may", me):
        await hit(t, 4, me)


@card("rogue-ogre", "turn-end")
async def rogue_ogre(t: KFTable, me: str, you: int) -> None:
    if tally(t.state, f"played:{you}") == 1:
        heal(t, me, 2)
        await capture(t, me, 1)


@card("smaaash", "play")
async def smaaash(t: KFTable, me: str, you: int) -> None:
    stun(t, await pick(t, creatures(t.state), "stun"))


@const("tireless-crocag", "cannot-reap")
def crocag_never_reaps(s: Crucible, me: str, you: int, id: str) -> bool:
    return id == me


@const("tireless-crocag", "may-use")
def crocag_in_any_house(s: Crucible, me: str, you: int, id: str, verb: str, side: int) -> bool:
    return id == me


@const("tireless-crocag", "dies")
def crocag_dies_of_boredom(s: Crucible, me: str, you: int, id: str) -> bool:
    return id == me and not enemies(s, you)


@card("troll", "reap")
async def troll(t: KFTable, me: str, you: int) -> None:
    heal(t, me, 3)


@card("wardrummer", "play")
async def wardrummer(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await leave(t, [id for id in friends(s, you, but=me) if house_of(s, id) == "brobnar"], "hand")


# -- upgrades -------------------------------------------------------------------------------------------------------------


@const("blood-of-titans", "power")
def blood_of_titans(s: Crucible, me: str, you: int, target: str) -> int:
    return 5 if s.on.get(me) == target else 0


@grants("phoenix-heart", "destroyed")
async def phoenix_heart(t: KFTable, me: str, you: int) -> None:
    await leave(t, [me], "hand")
    await damage(t, [(id, 3) for id in creatures(t.state)])


@const("yo-mama-mastery", "keyword")
def yo_mama_mastery(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    return int(word == "taunt" and s.on.get(me) == target)


@card("yo-mama-mastery", "play")
async def yo_mama_heals(t: KFTable, me: str, you: int) -> None:
    host = t.state.on.get(me)
    if host:
        heal(t, host)
