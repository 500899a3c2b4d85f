"""House Sanctum: knights, spirits, armor, and a clear conscience."""

from __future__ import annotations

from inglenook.engine.lasting import Lasting

from ..aember import capture, gain, lose
from ..choose import name_house, pick, pick_exactly
from ..damage import damage, destroy, heal, sacrifice
from ..effects import opponent_amber, this_turn
from ..fight import attack, targets
from ..forge import forge
from ..leaving import leave
from ..query import enemies, friends, has_power, on_flank, power
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

plain("virtuous-works", "champion-anaphiel")

# -- actions --------------------------------------------------------------------------------------------------------------


@card("begone", "play")
async def begone(t: KFTable, me: str, you: int) -> None:
    """Play: either destroy every creature of Dis, on both sides, or gain 1 æmber."""
    s = t.state
    if await pick(t, ["destroy", "gain"], "choose-one", about={"card": me}) == "gain":
        await gain(t, you, 1)
    else:
        await destroy(t, [id for id in creatures(s) if house_of(s, id) == "dis"])


@card("blinding-light", "play")
async def blinding_light(t: KFTable, me: str, you: int) -> None:
    """Play: name a house. Every creature of that house, on both sides, is stunned."""
    s = t.state
    house = await name_house(t, t.state.houses_there(), me, "all")
    for id in creatures(s):
        if house_of(s, id) == house:
            stun(t, id)


@card("charge", "play")
async def charge(t: KFTable, me: str, you: int) -> None:
    """Play: until the end of the turn, each creature you play gains “Play: an enemy creature takes 2 damage.”"""
    this_turn(t, "charge:hit", you)


@after("charge:hit", "plays", lambda s, me, you, event: event.side == you and event.other == "creature")
async def charging(t: KFTable, me: str, you: int, event: Event) -> None:
    """Charge!, what lasts of it, after plays."""
    target = await pick(t, enemies(t.state, you), "damage", about={"n": 2})
    if target:
        await damage(t, [(target, 2)], by=event.card)


@card("cleansing-wave", "play")
async def cleansing_wave(t: KFTable, me: str, you: int) -> None:
    """Play: remove 1 damage from every creature, on both sides. Gain 1 æmber for each creature that lost damage this way."""
    await gain(t, you, sum(heal(t, id, 1) for id in creatures(t.state)))


@card("clear-mind", "play")
async def clear_mind(t: KFTable, me: str, you: int) -> None:
    """Play: all your creatures shake off their stun."""
    for id in friends(t.state, you):
        t.state.stunned.pop(id, None)


@card("doorstep-to-heaven", "play")
async def doorstep_to_heaven(t: KFTable, me: str, you: int) -> None:
    """Play: each player who has 6 or more æmber loses whatever is above 5."""
    s = t.state
    for side in everybody(s):
        await lose(t, side, max(s.sides[side].amber - 5, 0))


@card("glorious-few", "play")
async def glorious_few(t: KFTable, me: str, you: int) -> None:
    """Play: gain 1 æmber for each creature your opponent has more than you."""
    await gain(t, you, len(enemies(t.state, you)) - len(friends(t.state, you)))


@card("honorable-claim", "play")
async def honorable_claim(t: KFTable, me: str, you: int) -> None:
    """Play: each of your knights captures 1 æmber."""
    s = t.state
    knights = [id for id in friends(s, you) if has_trait(s, id, "knight")]
    for id in await pick_exactly(t, knights, opponent_amber(s, you), "capture"):
        await capture(t, id, 1)


@card("inspiration", "play")
async def inspiration(t: KFTable, me: str, you: int) -> None:
    """Play: ready one of your creatures and use it, whatever its house."""
    target = await pick(t, friends(t.state, you), "use")
    if target:
        make_ready(t, target)
        await use_any(t, target)


@card("mighty-lance", "play")
async def mighty_lance(t: KFTable, me: str, you: int) -> None:
    """Play: a creature takes 3 damage, and so does one of its neighbours at the same time."""
    target = await pick(t, creatures(t.state), "damage", about={"n": 3})
    if target:
        beside = await pick(t, neighbours(t.state, target), "damage", about={"n": 3})
        await damage(t, [(id, 3) for id in (target, beside) if id], by=me)


@card("oath-of-poverty", "play")
async def oath_of_poverty(t: KFTable, me: str, you: int) -> None:
    """Play: all your artifacts are destroyed. Gain 2 æmber for each one destroyed this way."""
    await gain(t, you, 2 * len(await destroy(t, list(t.state.sides[you].artifacts))))


@card("one-stood-against-many", "play")
async def one_stood_against_many(t: KFTable, me: str, you: int) -> None:
    """Play: choose one of your creatures. Three times in a row, ready it and let it fight, each time an enemy creature it has
    not yet fought this way.
    """
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
    """Play: every enemy creature that is not on a flank is stunned."""
    s = t.state
    for id in [one for one in enemies(s, you) if not on_flank(s, one)]:
        stun(t, id)


@card("shield-of-justice", "play")
async def shield_of_justice(t: KFTable, me: str, you: int) -> None:
    """Play: your creatures take no damage until the end of the turn."""
    this_turn(t, "shield-of-justice:safe", you)


@const("shield-of-justice:safe", "cannot-be-damaged")
def shielded(s: Crucible, one: Lasting, you: int, id: str) -> bool:
    """Shield of Justice, what lasts of it, on cannot-be-damaged."""
    return s.control.get(id) == you


@card("take-hostages", "play")
async def take_hostages(t: KFTable, me: str, you: int) -> None:
    """Play: until the end of the turn, each time one of your creatures has fought and is still in play, it captures 1 æmber."""
    this_turn(t, "take-hostages:capture", you)


@after("take-hostages:capture", "fights", lambda s, me, you, event: event.side == you)
async def hostage(t: KFTable, me: str, you: int, event: Event) -> None:
    """Take Hostages, what lasts of it, after fights."""
    await capture(t, event.card, 1)


@card("terms-of-redress", "play")
async def terms_of_redress(t: KFTable, me: str, you: int) -> None:
    """Play: one of your creatures captures 2 æmber."""
    await capture(t, await pick(t, friends(t.state, you), "capture"), 2)


@card("the-harder-they-come", "play")
async def the_harder_they_come(t: KFTable, me: str, you: int) -> None:
    """Play: a creature with at least 5 power is purged."""
    s = t.state
    await leave(t, [await pick(t, [id for id in creatures(s) if has_power(s, id) and power(s, id) >= 5], "purge")], "purged")


@card("the-spirit-s-way", "play")
async def the_spirits_way(t: KFTable, me: str, you: int) -> None:
    """Play: every creature with at least 3 power, on both sides, is destroyed."""
    s = t.state
    await destroy(t, [id for id in creatures(s) if has_power(s, id) and power(s, id) >= 3])


# -- artifacts ------------------------------------------------------------------------------------------------------------


@card("epic-quest", "play")
async def epic_quest(t: KFTable, me: str, you: int) -> None:
    """Play: archive all your knights that are in play. Omni: if you have played 7 or more cards of Sanctum this turn, sacrifice
    Epic Quest and forge a key for nothing.
    """
    await leave(t, [id for id in friends(t.state, you) if has_trait(t.state, id, "knight")], "archives")


@card("epic-quest", "omni")
async def quest_ends(t: KFTable, me: str, you: int) -> None:
    """Epic Quest, at omni."""
    if tally(t.state, "played-of:sanctum") >= 7 and await sacrifice(t, me):
        await forge(t, you, 0)


@card("gorm-of-omm", "omni")
async def gorm_of_omm(t: KFTable, me: str, you: int) -> None:
    """Omni: sacrifice Gorm of Omm, then destroy an artifact."""
    await sacrifice(t, me)
    await destroy(t, [await pick(t, artifacts(t.state), "destroy")])


@card("hallowed-blaster", "action")
async def hallowed_blaster(t: KFTable, me: str, you: int) -> None:
    """Action: remove 3 damage from a creature."""
    heal(t, await pick(t, creatures(t.state), "heal"), 3)


@card("potion-of-invulnerability", "omni")
async def potion_of_invulnerability(t: KFTable, me: str, you: int) -> None:
    """Omni: sacrifice Potion of Invulnerability. Your creatures take no damage until the end of the turn."""
    await sacrifice(t, me)
    this_turn(t, "shield-of-justice:safe", you)


@const("round-table", "power")
def round_table(s: Crucible, me: str, you: int, target: str) -> int:
    """Each of your knights has 1 more power and taunt (its neighbours cannot be attacked unless they have taunt too)."""
    return int(s.control.get(target) == you and has_trait(s, target, "knight"))


@const("round-table", "keyword")
def round_table_taunts(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    """Round Table, on keyword."""
    return int(word == "taunt" and s.control.get(target) == you and has_trait(s, target, "knight"))


@card("sigil-of-brotherhood", "omni")
async def sigil_of_brotherhood(t: KFTable, me: str, you: int) -> None:
    """Omni: sacrifice Sigil of Brotherhood. Until the end of the turn you may use your creatures of Sanctum, whatever the
    active house.
    """
    await sacrifice(t, me)
    this_turn(t, "sigil-of-brotherhood:use", you)


@const("sigil-of-brotherhood:use", "may-use")
def brothers(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    """Sigil of Brotherhood, what lasts of it, on may-use."""
    return side == you and is_creature(s, id) and house_of(s, id) == "sanctum"


@card("whispering-reliquary", "action")
async def whispering_reliquary(t: KFTable, me: str, you: int) -> None:
    """Action: an artifact, yours or an enemy one, goes back to its owner’s hand."""
    await leave(t, [await pick(t, artifacts(t.state), "return")], "hand")


# -- upgrades -------------------------------------------------------------------------------------------------------------


@const("armageddon-cloak", "keyword")
def armageddon_cloak(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    """This creature gains hazardous 2 (whoever attacks it takes 2 damage before the fight). If it would be destroyed, it loses
    all its damage and Armageddon Cloak is destroyed instead.
    """
    return 2 if word == "hazardous" and s.on.get(me) == target else 0


@grants("armageddon-cloak", "instead-destroyed")
async def cloak_burns(t: KFTable, me: str, you: int) -> None:
    """Armageddon Cloak, for its host at instead-destroyed."""
    s = t.state
    heal(t, me)
    await destroy(t, [id for id, host in s.on.items() if host == me and title(s, id) == "armageddon-cloak"][:1])


@const("mantle-of-the-zealot", "may-use")
def mantle_of_the_zealot(s: Crucible, me: str, you: int, id: str, verb: str, side: int) -> bool:
    """This creature can be used whatever the active house."""
    return s.on.get(me) == id


@const("protect-the-weak", "armor")
def protect_the_weak(s: Crucible, me: str, you: int, target: str) -> int:
    """This creature has 1 more armor and gains taunt (its neighbours cannot be attacked unless they have taunt too)."""
    return int(s.on.get(me) == target)


@const("protect-the-weak", "keyword")
def weak_taunt(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    """Protect the Weak, on keyword."""
    return int(word == "taunt" and s.on.get(me) == target)


@const("shoulder-armor", "armor", "power")
def shoulder_armor(s: Crucible, me: str, you: int, target: str) -> int:
    """On a flank this creature has 2 more power and 2 more armor."""
    return 2 if s.on.get(me) == target and on_flank(s, target) else 0
