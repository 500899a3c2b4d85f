"""House Shadows: thieves, elves, and things that were yours a moment ago."""

from __future__ import annotations

from inglenook.engine.events import Lasting

from ..aember import capture, gain, move_to_pool, steal
from ..choose import pick, pick_exactly, pick_some
from ..damage import damage, destroy, sacrifice
from ..effects import look_at_hand, next_turn_of, opponent_amber, reveal, this_turn
from ..fight import cancel_fight
from ..forge import forge
from ..leaving import leave
from ..play import play_now, take_control
from ..query import damaged, enemies, foe, friends, has_power, key_cost, on_flank, power
from ..registry import Event, after, card, const, grants, plain
from ..state import (
    OWNER,
    TITLE,
    Crucible,
    KFTable,
    creatures,
    face,
    has_trait,
    house_of,
    lasts,
    neighbours,
    outlast,
    tally,
    title,
)
from ..zones import archive, discard_at_random, discard_top, move, take_out
from .common import hit

plain("macis-asp")

# -- actions --------------------------------------------------------------------------------------------------------------


@card("bait-and-switch", "play")
async def bait_and_switch(t: KFTable, me: str, you: int) -> None:
    for _ in range(2):
        if opponent_amber(t.state, you) > t.state.sides[you].amber:
            await steal(t, you, 1)


@card("booby-trap", "play")
async def booby_trap(t: KFTable, me: str, you: int) -> None:
    s = t.state
    target = await pick(t, [id for id in creatures(s) if not on_flank(s, id)], "damage", about={"n": 4})
    if target:
        await damage(t, [(target, 4), *((id, 2) for id in neighbours(s, target))], by=me)


@card("finishing-blow", "play")
async def finishing_blow(t: KFTable, me: str, you: int) -> None:
    s = t.state
    if await destroy(t, [await pick(t, [id for id in creatures(s) if damaged(s, id)], "destroy")]):
        await steal(t, you, 1)


@card("ghostly-hand", "play")
async def ghostly_hand(t: KFTable, me: str, you: int) -> None:
    if opponent_amber(t.state, you) == 1:
        await steal(t, you, 1)


@card("hidden-stash", "play")
async def hidden_stash(t: KFTable, me: str, you: int) -> None:
    chosen = await pick(t, t.state.sides[you].hand, "archive")
    if chosen:
        archive(t, chosen)


@card("imperial-traitor", "play")
async def imperial_traitor(t: KFTable, me: str, you: int) -> None:
    s = t.state
    seen = look_at_hand(t, you, foe(s, you))
    for id in await pick_some(t, [id for id in seen if house_of(s, id) == "sanctum"], 1, "purge"):
        reveal(t, foe(s, you), [id])
        move(t, id, "purged")


@card("key-of-darkness", "play")
async def key_of_darkness(t: KFTable, me: str, you: int) -> None:
    await forge(t, you, key_cost(t.state, you) + (2 if opponent_amber(t.state, you) == 0 else 6))


@card("lights-out", "play")
async def lights_out(t: KFTable, me: str, you: int) -> None:
    await leave(t, await pick_exactly(t, enemies(t.state, you), 2, "return"), "hand")


@card("miasma", "play")
async def miasma(t: KFTable, me: str, you: int) -> None:
    next_turn_of(t, foe(t.state, you), "miasma:skip")


@const("miasma:skip", "skip-forge")
def no_forging(s: Crucible, one: Lasting, you: int, side: int) -> bool:
    return side == you


@card("nerve-blast", "play")
async def nerve_blast(t: KFTable, me: str, you: int) -> None:
    if await steal(t, you, 1):
        await hit(t, 2, me)


@card("one-last-job", "play")
async def one_last_job(t: KFTable, me: str, you: int) -> None:
    s = t.state
    gone = await leave(t, [id for id in friends(s, you) if house_of(s, id) == "shadows"], "purged")
    await steal(t, you, len(gone))


@card("oubliette", "play")
async def oubliette(t: KFTable, me: str, you: int) -> None:
    s = t.state
    weak = [id for id in creatures(s) if has_power(s, id) and power(s, id) <= 3]
    await leave(t, [await pick(t, weak, "purge")], "purged")


@card("pawn-sacrifice", "play")
async def pawn_sacrifice(t: KFTable, me: str, you: int) -> None:
    pawn = await pick(t, friends(t.state, you), "sacrifice")
    if pawn and await sacrifice(t, pawn):
        targets = await pick_exactly(t, creatures(t.state), 2, "damage", about={"n": 3})
        await damage(t, [(id, 3) for id in targets], by=me)


@card("poison-wave", "play")
async def poison_wave(t: KFTable, me: str, you: int) -> None:
    await damage(t, [(id, 2) for id in creatures(t.state)], by=me)


@card("relentless-whispers", "play")
async def relentless_whispers(t: KFTable, me: str, you: int) -> None:
    if await hit(t, 2, me):
        await steal(t, you, 1)


@card("routine-job", "play")
async def routine_job(t: KFTable, me: str, you: int) -> None:
    await steal(t, you, 1)
    await steal(t, you, sum(1 for id in t.state.sides[you].discard if TITLE[id] == "routine-job"))


@card("too-much-to-protect", "play")
async def too_much_to_protect(t: KFTable, me: str, you: int) -> None:
    await steal(t, you, max(opponent_amber(t.state, you) - 6, 0))


@card("treasure-map", "play")
async def treasure_map(t: KFTable, me: str, you: int) -> None:
    if tally(t.state, f"played:{you}") == 1:
        await gain(t, you, 3)
    this_turn(t, "treasure-map:ban", you)


@const("treasure-map:ban", "cannot-play")
def digging(s: Crucible, one: Lasting, you: int, id: str, side: int) -> bool:
    return side == you


# -- artifacts ------------------------------------------------------------------------------------------------------------


@const("customs-office", "play-cost")
def customs_office(s: Crucible, me: str, you: int, id: str, side: int) -> int:
    return int(side == foe(s, you) and face(s, id).type == "artifact")


@after("evasion-sigil", "before-fight")
async def evasion_sigil(t: KFTable, me: str, you: int, event: Event) -> None:
    s = t.state
    shown = discard_top(t, event.side)
    if shown and house_of(s, shown) == s.house:
        cancel_fight(s)


@card("longfused-mines", "omni")
async def longfused_mines(t: KFTable, me: str, you: int) -> None:
    await sacrifice(t, me)
    s = t.state
    await damage(t, [(id, 3) for id in enemies(s, you) if not on_flank(s, id)], by=me)


@card("masterplan", "play")
async def masterplan(t: KFTable, me: str, you: int) -> None:
    s = t.state
    chosen = await pick(t, s.sides[you].hand, "choose")
    if chosen and me in s.control:
        take_out(s, chosen)
        s.under[chosen] = me


@card("masterplan", "omni")
async def plan_works(t: KFTable, me: str, you: int) -> None:
    for id in [one for one, top in t.state.under.items() if top == me]:
        await play_now(t, id, you)
    await sacrifice(t, me)


@card("seeker-needle", "action")
@card("mack-the-knife", "action")
async def seeker_needle(t: KFTable, me: str, you: int) -> None:
    if await hit(t, 1, me):
        await gain(t, you, 1)


@card("skeleton-key", "action")
async def skeleton_key(t: KFTable, me: str, you: int) -> None:
    await capture(t, await pick(t, friends(t.state, you), "capture"), 1)


@card("special-delivery", "omni")
async def special_delivery(t: KFTable, me: str, you: int) -> None:
    await sacrifice(t, me)
    s = t.state
    target = await pick(t, [id for id in creatures(s) if on_flank(s, id)], "damage", about={"n": 3})
    if target and target in await damage(t, [(target, 3)], by=me) and target in s.sides[OWNER[target]].discard:
        move(t, target, "purged")


@const("speed-sigil", "enter-ready")
def speed_sigil(s: Crucible, me: str, you: int, id: str, side: int, first: bool) -> bool:
    return first and id in s.played and face(s, id).type == "creature"


@card("subtle-maul", "action")
async def subtle_maul(t: KFTable, me: str, you: int) -> None:
    discard_at_random(t, foe(t.state, you))


@const("the-sting", "skip-forge")
def the_sting(s: Crucible, me: str, you: int, side: int) -> bool:
    return side == you


@const("the-sting", "forge-goes-to")
def sting_collects(s: Crucible, me: str, you: int, side: int) -> int | None:
    return you if side == foe(s, you) else None


@card("the-sting", "action")
async def sting_over(t: KFTable, me: str, you: int) -> None:
    await sacrifice(t, me)


# -- creatures ------------------------------------------------------------------------------------------------------------


@card("bad-penny", "destroyed")
async def bad_penny(t: KFTable, me: str, you: int) -> None:
    await leave(t, [me], "hand")


@card("bulleteye", "reap")
async def bulleteye(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await destroy(t, [await pick(t, [id for id in creatures(s) if on_flank(s, id)], "destroy")])


@after("carlo-phantom", "plays", lambda s, me, you, event: event.side == you and event.other == "artifact")
async def carlo_phantom(t: KFTable, me: str, you: int, event: Event) -> None:
    await steal(t, you, 1)


@card("deipno-spymaster", "omni")
async def deipno_spymaster(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "deipno-spymaster:use", you, await pick(t, friends(t.state, you), "use"))


@const("deipno-spymaster:use", "may-use")
def told_by_deipno(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    return id == one.source


@card("faygin", "reap")
async def faygin(t: KFTable, me: str, you: int) -> None:
    s = t.state
    urchins = [id for id in creatures(s) if title(s, id) == "urchin"]
    lost = [id for id in s.sides[you].discard if TITLE[id] == "urchin"]
    chosen = await pick(t, [*urchins, *lost], "return")
    if chosen in lost:
        move(t, chosen, "hand")
    elif chosen:
        await leave(t, [chosen], "hand")


@const("mack-the-knife", "may-use")
def mack_in_any_house(s: Crucible, me: str, you: int, id: str, verb: str, side: int) -> bool:
    return id == me


@card("magda-the-rat", "play")
async def magda_the_rat(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await steal(t, you, 2)
    if me in s.control:
        lasts(s, "magda-the-rat:debt", me, you, f"debt:{me}", 2)


@card("magda-the-rat", "leaves-play")
async def magda_goes(t: KFTable, me: str, you: int) -> None:
    s = t.state
    debts = [one for one in s.lasting if one.until == f"debt:{me}"]
    outlast(s, [one for one in s.lasting if one.until != f"debt:{me}"])
    for one in debts:
        await steal(t, foe(s, one.seat), one.amount)


@card("noddy-the-thief", "action")
async def noddy_the_thief(t: KFTable, me: str, you: int) -> None:
    await steal(t, you, 1)


@card("old-bruno", "play")
async def old_bruno(t: KFTable, me: str, you: int) -> None:
    await capture(t, me, 3)


@card("selwyn-the-fence", "fight", "reap")
async def selwyn_the_fence(t: KFTable, me: str, you: int) -> None:
    s = t.state
    rich = [id for id, side in s.control.items() if side == you and id in s.amber]
    chosen = await pick(t, rich, "move")
    if chosen:
        await move_to_pool(t, chosen, you, 1)


@const("shadow-self", "no-fight-damage")
def shadow_self_is_harmless(s: Crucible, me: str, you: int, id: str) -> bool:
    return id == me


@const("shadow-self", "redirect")
def shadow_self(s: Crucible, me: str, you: int, target: str, by: str) -> str:
    return me if target in neighbours(s, me) and not has_trait(s, target, "specter") else ""


@const("silvertooth", "enter-ready")
def silvertooth(s: Crucible, me: str, you: int, id: str, side: int, first: bool) -> bool:
    return id == me


@card("smiling-ruth", "reap")
async def smiling_ruth(t: KFTable, me: str, you: int) -> None:
    s = t.state
    target = ""
    if tally(s, f"forged:{you}"):
        target = await pick(t, [id for id in enemies(s, you) if on_flank(s, id)], "control")
    if target:
        await take_control(t, target, you, by=me)


@card("sneklifter", "play")
async def sneklifter(t: KFTable, me: str, you: int) -> None:
    s = t.state
    target = await pick(t, s.sides[foe(s, you)].artifacts, "control")
    if target:
        await take_control(t, target, you, by=me)
        s.houses.pop(target, None)  # what another thief made of it is over
        if house_of(s, target) not in s.sides[you].houses:
            s.houses[target] = "shadows"


@card("urchin", "play")
async def urchin(t: KFTable, me: str, you: int) -> None:
    await steal(t, you, 1)


# -- upgrades -------------------------------------------------------------------------------------------------------------


@grants("duskrunner", "reap")
async def duskrunner(t: KFTable, me: str, you: int) -> None:
    await steal(t, you, 1)


@const("ring-of-invisibility", "keyword")
def ring_of_invisibility(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    return int(word in ("elusive", "skirmish") and s.on.get(me) == target)


@grants("silent-dagger", "reap")
async def silent_dagger(t: KFTable, me: str, you: int) -> None:
    s = t.state
    target = await pick(t, [id for id in creatures(s) if on_flank(s, id)], "damage", about={"n": 4})
    if target:
        await damage(t, [(target, 4)], by=me)
