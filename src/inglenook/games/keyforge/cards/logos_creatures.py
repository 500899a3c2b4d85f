"""House Logos: its creatures."""

from __future__ import annotations

from inglenook.engine.lasting import Lasting

from ..aember import capture, gain, steal
from ..choose import name_house, pick
from ..content import SET_HOUSES
from ..damage import destroy, heal
from ..effects import look_at_hand, next_turn_of
from ..leaving import leave
from ..moments import abilities, resolve
from ..play import let_go, take_control
from ..query import enemies, foe, on_flank
from ..registry import Event, after, card, const
from ..state import (
    OWNER,
    Crucible,
    KFTable,
    creatures,
    house_of,
    title,
)
from ..use import stun
from ..zones import archive, discard_top, draw, move, put, reveal_top, told


@card("batdrone", "fight")
@card("dodger", "fight")
@card("umbra", "fight")
@card("mooncurser", "fight")
async def batdrone(t: KFTable, me: str, you: int) -> None:
    """Batdrone. After fight: you steal 1 æmber.

    Dodger. After fight: steal 1 æmber.

    Umbra. After fight: steal 1 æmber.

    Mooncurser. After fight: steal 1 æmber.
    """
    await steal(t, you, 1)


@after("brain-eater", "destroyed", lambda s, me, you, event: event.other == me)
async def brain_eater(t: KFTable, me: str, you: int, event: Event) -> None:
    """Whenever a creature dies in a fight with this one and this one lives, you draw a card."""
    draw(t, you, 1)


@card("dextre", "play")
async def dextre(t: KFTable, me: str, you: int) -> None:
    """Play: it captures 1 æmber. When destroyed: it goes on top of its owner’s deck."""
    await capture(t, me, 1)


@card("dextre", "destroyed")
async def dextre_returns(t: KFTable, me: str, you: int) -> None:
    """Dextre, at destroyed."""
    await leave(t, [me], "deck-top")


@card("dr-escotera", "play")
async def dr_escotera(t: KFTable, me: str, you: int) -> None:
    """Play: your opponent’s forged keys bring you 1 æmber each."""
    await gain(t, you, len(t.state.sides[foe(t.state, you)].keys))


@card("dysania", "play")
async def dysania(t: KFTable, me: str, you: int) -> None:
    """Play: your opponent’s archives are discarded, and you gain 1 æmber for every card that was. A creature of yours among
    them goes back to your hand and does not count.
    """
    s = t.state
    theirs = s.sides[foe(s, you)]
    cards, theirs.archives = theirs.archives, []
    lost = 0
    for id in cards:
        own = s.taken.pop(id, None) is None
        put(s, id, "discard" if own else "hand")
        if t.loud:
            told(t, "to-discard" if own else "to-hand", OWNER[id], id, "KF-K41")
        lost += own
    await gain(t, you, lost)


@card("harland-mindlock", "play")
async def harland_mindlock(t: KFTable, me: str, you: int) -> None:
    """Play: an enemy creature on a flank comes under your control, to a flank of your line. When Harland Mindlock leaves play,
    it goes back to its owner’s line.
    """
    s = t.state
    target = await pick(t, [id for id in enemies(s, you) if on_flank(s, id)], "control")
    if target and me in s.control:
        await take_control(t, target, you, by=me, holds=True)


@card("harland-mindlock", "leaves-play")
async def harland_lets_go(t: KFTable, me: str, you: int) -> None:
    """Harland Mindlock, at leaves-play."""
    await let_go(t, me)


@const("mother", "hand-size")
def mother(s: Crucible, me: str, you: int, side: int) -> int:
    """When you refill your hand at the end of your turn, you draw up to one card more than usual."""
    return int(side == you)


@card("neutron-shark", "play", "fight", "reap")
async def neutron_shark(t: KFTable, me: str, you: int) -> None:
    """Play, after fight or reap: one enemy and one friendly creature or artifact are destroyed together. Then the top card of
    your deck is discarded; if it is not of Logos and this creature is still in play, all of this happens again.
    """
    while True:
        s = t.state
        other = foe(s, you)
        theirs = await pick(t, [*s.sides[other].line, *s.sides[other].artifacts], "destroy")
        mine = await pick(t, [*s.sides[you].line, *s.sides[you].artifacts], "destroy")
        await destroy(t, [theirs, mine])
        shown = discard_top(t, you)
        if not shown or house_of(t.state, shown) == "logos" or me not in t.state.control:
            return


@card("novu-archaeologist", "action")
async def novu_archaeologist(t: KFTable, me: str, you: int) -> None:
    """Action: one card of your discard pile goes into your archives."""
    chosen = await pick(t, t.state.sides[you].discard, "archive")
    if chosen:
        archive(t, chosen)


@card("ozmo-martianologist", "fight", "reap")
async def ozmo_martianologist(t: KFTable, me: str, you: int) -> None:
    """After fight or reap: either a Mars creature is healed of 3 damage, or a Mars creature is stunned."""
    s = t.state
    martians = [id for id in creatures(s) if house_of(s, id) == "mars"]
    if not martians:
        return
    if await pick(t, ["heal", "stun"], "choose-one", about={"card": me}) == "heal":
        heal(t, await pick(t, martians, "heal"), 3)
    else:
        stun(t, await pick(t, martians, "stun"))


@card("psychic-bug", "play", "reap")
async def psychic_bug(t: KFTable, me: str, you: int) -> None:
    """Play, after reap: you look at your opponent’s hand."""
    look_at_hand(t, you, foe(t.state, you))


@card("replicator", "reap")
async def replicator(t: KFTable, me: str, you: int) -> None:
    """After reap: choose another creature; its “after reap” abilities happen as if you controlled it. It need not be ready, and
    stays as it is.
    """
    s = t.state
    # One replicator that imitates another would never come to an end.
    found = [id for id in creatures(s) if title(s, id) != "replicator" and abilities(s, id, "reap")]
    target = await pick(t, found, "use")
    waiting = abilities(s, target, "reap") if target else []
    for one in waiting:
        one.you = you
    await resolve(t, waiting)


@card("skippy-timehog", "play")
async def skippy_timehog(t: KFTable, me: str, you: int) -> None:
    """Play: on your opponent’s next turn, they cannot use any card."""
    next_turn_of(t, foe(t.state, you), "skippy-timehog:ban")


@const("skippy-timehog:ban", "cannot-use")
def no_use(s: Crucible, one: Lasting, you: int, id: str, verb: str) -> bool:
    """Skippy Timehog, what lasts of it, on cannot-use."""
    return s.control.get(id) == you


@card("timetraveller", "play")
async def timetraveller(t: KFTable, me: str, you: int) -> None:
    """Play: you draw two cards. Action: this creature is shuffled into its owner’s deck."""
    draw(t, you, 2)


@card("timetraveller", "action")
async def travel(t: KFTable, me: str, you: int) -> None:
    """Timetraveller, at action."""
    await leave(t, [me], "deck")


@const("titan-mechanic", "key-cost")
def titan_mechanic(s: Crucible, me: str, you: int, side: int) -> int:
    """As long as it is on a flank, keys cost every player 1 æmber less."""
    return -1 if on_flank(s, me) else 0


@card("vespilon-theorist", "reap")
async def vespilon_theorist(t: KFTable, me: str, you: int) -> None:
    """After reap: name a house and reveal the top card of your deck. If it is of that house, it goes into your archives and you
    gain 1 æmber; if not, it is discarded.
    """
    s = t.state
    house = await name_house(t, SET_HOUSES, me)
    top = reveal_top(t, you)
    if not top:
        return
    if house_of(s, top) == house:
        archive(t, top)
        await gain(t, you, 1)
    else:
        move(t, top, "discard")


@after("veylan-analyst", "used", lambda s, me, you, event: event.side == you and event.other == "artifact")
async def veylan_analyst(t: KFTable, me: str, you: int, event: Event) -> None:
    """After you have used an artifact, you gain 1 æmber."""
    await gain(t, you, 1)
