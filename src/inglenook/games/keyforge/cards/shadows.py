"""House Shadows: thieves, elves, and things that were yours a moment ago."""

from __future__ import annotations

from inglenook.engine.lasting import Lasting

from ..aember import capture, gain, steal
from ..choose import pick, pick_exactly, pick_some
from ..damage import damage, destroy, sacrifice
from ..effects import look_at_hand, next_turn_of, opponent_amber, reveal, this_turn
from ..fight import cancel_fight
from ..forge import forge
from ..leaving import leave
from ..play import play_now
from ..query import damaged, enemies, foe, friends, has_power, key_cost, on_flank, power
from ..registry import Event, after, card, const, grants, plain
from ..state import (
    OWNER,
    TITLE,
    Crucible,
    KFTable,
    creatures,
    face,
    house_of,
    neighbours,
    tally,
)
from ..zones import archive, discard_at_random, discard_top, move, take_out
from .common import hit

plain("macis-asp")

# -- actions --------------------------------------------------------------------------------------------------------------


@card("bait-and-switch", "play")
async def bait_and_switch(t: KFTable, me: str, you: int) -> None:
    """Play: if your opponent has more æmber than you, steal 1. Then look again: if it is still so, steal 1 more."""
    for _ in range(2):
        if opponent_amber(t.state, you) > t.state.sides[you].amber:
            await steal(t, you, 1)


@card("booby-trap", "play")
async def booby_trap(t: KFTable, me: str, you: int) -> None:
    """Play: a creature that is not on a flank takes 4 damage, and each of its neighbours takes 2."""
    s = t.state
    target = await pick(t, [id for id in creatures(s) if not on_flank(s, id)], "damage", about={"n": 4})
    if target:
        await damage(t, [(target, 4), *((id, 2) for id in neighbours(s, target))], by=me)


@card("finishing-blow", "play")
async def finishing_blow(t: KFTable, me: str, you: int) -> None:
    """Play: destroy a damaged creature. If it is destroyed, steal 1 æmber."""
    s = t.state
    if await destroy(t, [await pick(t, [id for id in creatures(s) if damaged(s, id)], "destroy")]):
        await steal(t, you, 1)


@card("ghostly-hand", "play")
async def ghostly_hand(t: KFTable, me: str, you: int) -> None:
    """Play: if your opponent has exactly 1 æmber, steal it."""
    if opponent_amber(t.state, you) == 1:
        await steal(t, you, 1)


@card("hidden-stash", "play")
async def hidden_stash(t: KFTable, me: str, you: int) -> None:
    """Play: a card of your hand is archived."""
    chosen = await pick(t, t.state.sides[you].hand, "archive")
    if chosen:
        archive(t, chosen)


@card("imperial-traitor", "play")
async def imperial_traitor(t: KFTable, me: str, you: int) -> None:
    """Play: you alone see your opponent’s hand, and may purge one card of Sanctum from it."""
    s = t.state
    seen = look_at_hand(t, you, foe(s, you))
    for id in await pick_some(t, [id for id in seen if house_of(s, id) == "sanctum"], 1, "purge"):
        reveal(t, foe(s, you), [id])
        move(t, id, "purged")


@card("key-of-darkness", "play")
async def key_of_darkness(t: KFTable, me: str, you: int) -> None:
    """Play: forge a key for 6 æmber more than it costs you now, or for only 2 more if your opponent has no æmber."""
    await forge(t, you, key_cost(t.state, you) + (2 if opponent_amber(t.state, you) == 0 else 6))


@card("lights-out", "play")
async def lights_out(t: KFTable, me: str, you: int) -> None:
    """Play: two enemy creatures go back to their owners’ hands."""
    await leave(t, await pick_exactly(t, enemies(t.state, you), 2, "return"), "hand")


@card("miasma", "play")
async def miasma(t: KFTable, me: str, you: int) -> None:
    """Play: your opponent has no forge step in their next turn."""
    next_turn_of(t, foe(t.state, you), "miasma:skip")


@const("miasma:skip", "skip-forge")
def no_forging(s: Crucible, one: Lasting, you: int, side: int) -> bool:
    """Miasma, what lasts of it, on skip-forge."""
    return side == you


@card("nerve-blast", "play")
async def nerve_blast(t: KFTable, me: str, you: int) -> None:
    """Play: steal 1 æmber. If you did, a creature takes 2 damage."""
    if await steal(t, you, 1):
        await hit(t, 2, me)


@card("one-last-job", "play")
async def one_last_job(t: KFTable, me: str, you: int) -> None:
    """Play: all your creatures of Shadows in play are purged. Steal 1 æmber for each one purged this way."""
    s = t.state
    gone = await leave(t, [id for id in friends(s, you) if house_of(s, id) == "shadows"], "purged")
    await steal(t, you, len(gone))


@card("oubliette", "play")
async def oubliette(t: KFTable, me: str, you: int) -> None:
    """Play: a creature with at most 3 power is purged."""
    s = t.state
    weak = [id for id in creatures(s) if has_power(s, id) and power(s, id) <= 3]
    await leave(t, [await pick(t, weak, "purge")], "purged")


@card("pawn-sacrifice", "play")
async def pawn_sacrifice(t: KFTable, me: str, you: int) -> None:
    """Play: sacrifice one of your creatures. If you did, two different creatures take 3 damage each."""
    pawn = await pick(t, friends(t.state, you), "sacrifice")
    if pawn and await sacrifice(t, pawn):
        targets = await pick_exactly(t, creatures(t.state), 2, "damage", about={"n": 3})
        await damage(t, [(id, 3) for id in targets], by=me)


@card("poison-wave", "play")
async def poison_wave(t: KFTable, me: str, you: int) -> None:
    """Play: every creature, on both sides, takes 2 damage."""
    await damage(t, [(id, 2) for id in creatures(t.state)], by=me)


@card("relentless-whispers", "play")
async def relentless_whispers(t: KFTable, me: str, you: int) -> None:
    """Play: a creature takes 2 damage. If that destroys it, steal 1 æmber."""
    if await hit(t, 2, me):
        await steal(t, you, 1)


@card("routine-job", "play")
async def routine_job(t: KFTable, me: str, you: int) -> None:
    """Play: steal 1 æmber, then 1 more for each Routine Job in your discard pile."""
    await steal(t, you, 1)
    await steal(t, you, sum(1 for id in t.state.sides[you].discard if TITLE[id] == "routine-job"))


@card("too-much-to-protect", "play")
async def too_much_to_protect(t: KFTable, me: str, you: int) -> None:
    """Play: steal whatever æmber your opponent has beyond 6."""
    await steal(t, you, max(opponent_amber(t.state, you) - 6, 0))


@card("treasure-map", "play")
async def treasure_map(t: KFTable, me: str, you: int) -> None:
    """Play: if you have played no other card this turn, gain 3 æmber. Either way, you cannot play any more cards this turn."""
    if tally(t.state, f"played:{you}") == 1:
        await gain(t, you, 3)
    this_turn(t, "treasure-map:ban", you)


@const("treasure-map:ban", "cannot-play")
def digging(s: Crucible, one: Lasting, you: int, id: str, side: int) -> bool:
    """Treasure Map, what lasts of it, on cannot-play."""
    return side == you


# -- artifacts ------------------------------------------------------------------------------------------------------------


@const("customs-office", "play-cost")
def customs_office(s: Crucible, me: str, you: int, id: str, side: int) -> int:
    """To play an artifact, your opponent must first pay you 1 æmber."""
    return int(side == foe(s, you) and face(s, id).type == "artifact")


@after("evasion-sigil", "before-fight")
async def evasion_sigil(t: KFTable, me: str, you: int, event: Event) -> None:
    """Before any creature fights, the top card of its controller’s deck is discarded. If that card is of the active house, the
    fight does not happen, and the creature stays exhausted.
    """
    s = t.state
    shown = discard_top(t, event.side)
    if shown and house_of(s, shown) == s.house:
        cancel_fight(s)


@card("longfused-mines", "omni")
async def longfused_mines(t: KFTable, me: str, you: int) -> None:
    """Omni: sacrifice Longfused Mines. Every enemy creature that is not on a flank takes 3 damage."""
    await sacrifice(t, me)
    s = t.state
    await damage(t, [(id, 3) for id in enemies(s, you) if not on_flank(s, id)], by=me)


@card("masterplan", "play")
async def masterplan(t: KFTable, me: str, you: int) -> None:
    """Play: lay a card of your hand face down under Masterplan. Omni: play that card, whatever its house, then sacrifice
    Masterplan.
    """
    s = t.state
    chosen = await pick(t, s.sides[you].hand, "choose")
    if chosen and me in s.control:
        take_out(s, chosen)
        s.under[chosen] = me


@card("masterplan", "omni")
async def plan_works(t: KFTable, me: str, you: int) -> None:
    """Masterplan, at omni."""
    for id in [one for one, top in t.state.under.items() if top == me]:
        await play_now(t, id, you)
    await sacrifice(t, me)


@card("seeker-needle", "action")
@card("mack-the-knife", "action")
async def seeker_needle(t: KFTable, me: str, you: int) -> None:
    """Seeker Needle. Action: a creature takes 1 damage. If that destroys it, gain 1 æmber.

    Mack the Knife. You may use it whatever the active house. Action: a creature takes 1 damage. If that destroys it, gain 1
    æmber.
    """
    if await hit(t, 1, me):
        await gain(t, you, 1)


@card("skeleton-key", "action")
async def skeleton_key(t: KFTable, me: str, you: int) -> None:
    """Action: one of your creatures captures 1 æmber."""
    await capture(t, await pick(t, friends(t.state, you), "capture"), 1)


@card("special-delivery", "omni")
async def special_delivery(t: KFTable, me: str, you: int) -> None:
    """Omni: sacrifice Special Delivery. A creature on a flank takes 3 damage; if that destroys it, it is purged."""
    await sacrifice(t, me)
    s = t.state
    target = await pick(t, [id for id in creatures(s) if on_flank(s, id)], "damage", about={"n": 3})
    if target and target in await damage(t, [(target, 3)], by=me) and target in s.sides[OWNER[target]].discard:
        move(t, target, "purged")


@const("speed-sigil", "enter-ready")
def speed_sigil(s: Crucible, me: str, you: int, id: str, side: int, first: bool) -> bool:
    """The first creature played each turn, by either player, enters ready."""
    return first and id in s.played and face(s, id).type == "creature"


@card("subtle-maul", "action")
async def subtle_maul(t: KFTable, me: str, you: int) -> None:
    """Action: your opponent discards a card of their hand at random."""
    discard_at_random(t, foe(t.state, you))


@const("the-sting", "skip-forge")
def the_sting(s: Crucible, me: str, you: int, side: int) -> bool:
    """You have no forge step. The æmber your opponent spends on keys goes to your pool. Action: sacrifice The Sting."""
    return side == you


@const("the-sting", "forge-goes-to")
def sting_collects(s: Crucible, me: str, you: int, side: int) -> int | None:
    """The Sting, on forge-goes-to."""
    return you if side == foe(s, you) else None


@card("the-sting", "action")
async def sting_over(t: KFTable, me: str, you: int) -> None:
    """The Sting, at action."""
    await sacrifice(t, me)


# -- upgrades -------------------------------------------------------------------------------------------------------------


@grants("duskrunner", "reap")
async def duskrunner(t: KFTable, me: str, you: int) -> None:
    """This creature gains “After reap: steal 1 æmber.”"""
    await steal(t, you, 1)


@const("ring-of-invisibility", "keyword")
def ring_of_invisibility(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    """This creature gains elusive (the first attack on it each turn deals no damage either way) and skirmish (when it attacks,
    it takes no damage back).
    """
    return int(word in ("elusive", "skirmish") and s.on.get(me) == target)


@grants("silent-dagger", "reap")
async def silent_dagger(t: KFTable, me: str, you: int) -> None:
    """This creature gains “After reap: a creature on a flank takes 4 damage.”"""
    s = t.state
    target = await pick(t, [id for id in creatures(s) if on_flank(s, id)], "damage", about={"n": 4})
    if target:
        await damage(t, [(target, 4)], by=me)
