"""House Sanctum: its creatures."""

from __future__ import annotations

from inglenook.engine.lasting import Lasting

from ..aember import capture, gain
from ..choose import fruitless, may, most_powerful, pick
from ..damage import damage, destroy, heal
from ..effects import opponent_amber, this_turn
from ..leaving import leave
from ..query import damaged, enemies, foe, friends, keyword, on_flank
from ..registry import Event, after, card, const
from ..state import (
    Crucible,
    KFTable,
    creatures,
    has_trait,
    house_of,
    is_creature,
    neighbours,
)
from ..use import stun, use_any
from ..zones import draw, move
from .common import ready_and_fight, slain_by_me, swap_places


@const("bulwark", "armor")
def bulwark(s: Crucible, me: str, you: int, target: str) -> int:
    """Its neighbours have 2 more armor."""
    return 2 if target in neighbours(s, me) else 0


@card("champion-tabris", "fight")
@card("sequis", "reap")
@card("raiding-knight", "play")
async def champion_tabris(t: KFTable, me: str, you: int) -> None:
    """Champion Tabris. After fight: it captures 1 æmber.

    Sequis. After reap: it captures 1 æmber.

    Raiding Knight. Play: it captures 1 æmber.
    """
    await capture(t, me, 1, of=foe(t.state, you))  # "you" may be whoever imitates it


@card("commander-remiel", "reap")
async def commander_remiel(t: KFTable, me: str, you: int) -> None:
    """After reap: use one of your creatures that is not of Sanctum."""
    s = t.state
    await use_any(t, await pick(t, [id for id in friends(s, you) if house_of(s, id) != "sanctum"], "use"))


@card("duma-the-martyr", "destroyed")
async def duma_the_martyr(t: KFTable, me: str, you: int) -> None:
    """When destroyed: your other creatures lose all their damage, and you draw 2 cards."""
    for id in friends(t.state, you, but=me):
        heal(t, id)
    draw(t, you, 2)


@after("francus", "destroyed", slain_by_me)
async def francus(t: KFTable, me: str, you: int, event: Event) -> None:
    """When an enemy creature dies fighting Francus, Francus captures 1 æmber."""
    await capture(t, me, 1)


@const("grey-monk", "armor")
def grey_monk(s: Crucible, me: str, you: int, target: str) -> int:
    """Your creatures, this one too, have 1 more armor. After reap: remove 2 damage from a creature."""
    return int(s.control.get(target) == you)


@card("grey-monk", "reap")
async def grey_monk_heals(t: KFTable, me: str, you: int) -> None:
    """Grey Monk, at reap."""
    heal(t, await pick(t, creatures(t.state), "heal"), 2)


@after("hayyel-the-merchant", "plays", lambda s, me, you, event: event.side == you and event.other == "artifact")
async def hayyel_the_merchant(t: KFTable, me: str, you: int, event: Event) -> None:
    """Whenever you play an artifact, gain 1 æmber."""
    await gain(t, you, 1)


@card("horseman-of-death", "play")
async def horseman_of_death(t: KFTable, me: str, you: int) -> None:
    """Play: all horsemen in your discard pile go back to your hand."""
    s = t.state
    for id in [one for one in s.sides[you].discard if has_trait(s, one, "horseman")]:
        move(t, id, "hand")


@card("horseman-of-famine", "play", "fight", "reap")
async def horseman_of_famine(t: KFTable, me: str, you: int) -> None:
    """Play, after fight or reap: destroy the least powerful creature in play; among equals you choose."""
    await destroy(t, await most_powerful(t, creatures(t.state), 1, "destroy", most=False))


@card("horseman-of-pestilence", "play", "fight", "reap")
async def horseman_of_pestilence(t: KFTable, me: str, you: int) -> None:
    """Play, after fight or reap: every creature that is not a horseman, on both sides, takes 1 damage."""
    s = t.state
    await damage(t, [(id, 1) for id in creatures(s) if not has_trait(s, id, "horseman")], by=me)


@card("horseman-of-war", "play")
async def horseman_of_war(t: KFTable, me: str, you: int) -> None:
    """Play: until the end of the turn all your creatures may fight, whatever their house, but none of them may reap or use an
    Action or Omni.
    """
    this_turn(t, "horseman-of-war:war", you)


@const("horseman-of-war:war", "may-use")
def war_may(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    """Horseman of War, what lasts of it, on may-use."""
    return side == you and verb == "fight"


@const("horseman-of-war:war", "cannot-use")
def war_must(s: Crucible, one: Lasting, you: int, id: str, verb: str) -> bool:
    """Horseman of War, what lasts of it, on cannot-use."""
    return s.control.get(id) == you and is_creature(s, id) and verb in ("reap", "action", "omni")


@after("jehu-the-bureaucrat", "chooses-house", lambda s, me, you, event: event.side == you and event.other == "sanctum")
async def jehu_the_bureaucrat(t: KFTable, me: str, you: int, event: Event) -> None:
    """When you choose Sanctum as the active house, gain 2 æmber."""
    await gain(t, you, 2)


@card("lady-maxena", "play")
async def lady_maxena(t: KFTable, me: str, you: int) -> None:
    """Play: a creature of your choice is stunned. Action: Lady Maxena goes back to its owner’s hand."""
    stun(t, await pick(t, creatures(t.state), "stun"))


@card("lady-maxena", "action")
async def lady_maxena_leaves(t: KFTable, me: str, you: int) -> None:
    """Lady Maxena, at action."""
    await leave(t, [me], "hand")


@card("lord-golgotha", "before-fight")
async def lord_golgotha(t: KFTable, me: str, you: int) -> None:
    """Before fight: each neighbour of the creature it attacks takes 3 damage."""
    s = t.state
    if s.defender in s.control:
        await damage(t, [(id, 3) for id in neighbours(s, s.defender)], by=me)


@card("numquid-the-fair", "play")
async def numquid_the_fair(t: KFTable, me: str, you: int) -> None:
    """Play: destroy an enemy creature. As long as your opponent still has more creatures than you and Numquid the Fair is in
    play, do it again.
    """
    while True:
        target = await pick(t, enemies(t.state, you), "destroy")
        if not target:
            return
        await destroy(t, [target])
        if me not in t.state.control or len(enemies(t.state, you)) <= len(friends(t.state, you)):
            return


@card("protectrix", "reap")
async def protectrix(t: KFTable, me: str, you: int) -> None:
    """After reap: you may remove all damage from a creature. If there was any, that creature takes no more damage until the end
    of the turn.
    """
    s = t.state
    hurt = [id for id in creatures(s) if damaged(s, id)]
    if hurt and await may(t, "may", me):
        target = await pick(t, hurt, "heal")
        heal(t, target)
        this_turn(t, "protectrix:safe", you, target)


@const("protectrix:safe", "cannot-be-damaged")
def protected(s: Crucible, one: Lasting, you: int, id: str) -> bool:
    """Protectrix, what lasts of it, on cannot-be-damaged."""
    return id == one.source


@card("sanctum-guardian", "fight", "reap")
async def sanctum_guardian(t: KFTable, me: str, you: int) -> None:
    """After fight or reap: it changes places with another of your creatures."""
    s = t.state
    swap_places(s, me, await pick(t, friends(s, you, but=me), "swap"))


@card("sergeant-zakiel", "play")
async def sergeant_zakiel(t: KFTable, me: str, you: int) -> None:
    """Play: you may ready one of its neighbours and let it fight."""
    beside = neighbours(t.state, me) if me in t.state.control else []
    if beside and not fruitless(t.state, "ready-fight", beside) and await may(t, "may", me):
        await ready_and_fight(t, beside)


@const("staunch-knight", "power")
def staunch_knight(s: Crucible, me: str, you: int, target: str) -> int:
    """On a flank it has 2 more power."""
    return 2 if target == me and on_flank(s, me) else 0


@card("gatekeeper", "play")
async def gatekeeper(t: KFTable, me: str, you: int) -> None:
    """Play: if your opponent has 7 or more æmber, it captures all of it but 5."""
    if opponent_amber(t.state, you) >= 7:
        await capture(t, me, opponent_amber(t.state, you) - 5)


@const("the-vaultkeeper", "cannot-be-stolen")
def the_vaultkeeper(s: Crucible, me: str, you: int, side: int) -> bool:
    """Nobody can steal from your pool."""
    return side == you


@card("veemos-lightbringer", "play")
@card("perilous-wild", "play")
async def veemos_lightbringer(t: KFTable, me: str, you: int) -> None:
    """Veemos Lightbringer. Play: every creature with elusive, on both sides, is destroyed.

    Perilous Wild. Play: all elusive creatures are destroyed.
    """
    s = t.state
    await destroy(t, [id for id in creatures(s) if keyword(s, id, "elusive")])
