"""House Shadows: its creatures."""

from __future__ import annotations

from inglenook.engine.lasting import Lasting

from ..aember import capture, move_to_pool, steal
from ..choose import pick
from ..damage import destroy
from ..effects import this_turn
from ..leaving import leave
from ..play import take_control
from ..query import enemies, foe, friends, on_flank
from ..registry import Event, after, card, const
from ..state import (
    TITLE,
    Crucible,
    KFTable,
    creatures,
    has_trait,
    house_of,
    lasts,
    neighbours,
    outlast,
    tally,
    title,
)
from ..zones import move


@card("bad-penny", "destroyed")
async def bad_penny(t: KFTable, me: str, you: int) -> None:
    """When destroyed: it goes back to its owner’s hand."""
    await leave(t, [me], "hand")


@card("bulleteye", "reap")
async def bulleteye(t: KFTable, me: str, you: int) -> None:
    """After reap: a creature on a flank, yours or an enemy one, is destroyed."""
    s = t.state
    await destroy(t, [await pick(t, [id for id in creatures(s) if on_flank(s, id)], "destroy")])


@after("carlo-phantom", "plays", lambda s, me, you, event: event.side == you and event.other == "artifact")
async def carlo_phantom(t: KFTable, me: str, you: int, event: Event) -> None:
    """Whenever you play an artifact, steal 1 æmber."""
    await steal(t, you, 1)


@card("deipno-spymaster", "omni")
async def deipno_spymaster(t: KFTable, me: str, you: int) -> None:
    """Omni: choose one of your creatures. Until the end of the turn you may use it, whatever the active house."""
    this_turn(t, "deipno-spymaster:use", you, await pick(t, friends(t.state, you), "use"))


@const("deipno-spymaster:use", "may-use")
def told_by_deipno(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    """Deipno Spymaster, what lasts of it, on may-use."""
    return id == one.source


@card("faygin", "reap")
async def faygin(t: KFTable, me: str, you: int) -> None:
    """After reap: an Urchin in play, on either side, or in your discard pile goes back to its owner’s hand."""
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
    """Mack the Knife, on may-use."""
    return id == me


@card("magda-the-rat", "play")
async def magda_the_rat(t: KFTable, me: str, you: int) -> None:
    """Play: steal 2 æmber. When Magda the Rat then leaves play, your opponent steals 2 æmber."""
    s = t.state
    await steal(t, you, 2)
    if me in s.control:
        lasts(s, "magda-the-rat:debt", me, you, f"debt:{me}", 2)


@card("magda-the-rat", "leaves-play")
async def magda_goes(t: KFTable, me: str, you: int) -> None:
    """Magda the Rat, at leaves-play."""
    s = t.state
    debts = [one for one in s.lasting if one.until == f"debt:{me}"]
    outlast(s, [one for one in s.lasting if one.until != f"debt:{me}"])
    for one in debts:
        await steal(t, foe(s, one.seat), one.amount)


@card("noddy-the-thief", "action")
async def noddy_the_thief(t: KFTable, me: str, you: int) -> None:
    """Action: steal 1 æmber."""
    await steal(t, you, 1)


@card("old-bruno", "play")
async def old_bruno(t: KFTable, me: str, you: int) -> None:
    """Play: it captures 3 æmber."""
    await capture(t, me, 3)


@card("selwyn-the-fence", "fight", "reap")
async def selwyn_the_fence(t: KFTable, me: str, you: int) -> None:
    """After fight or reap: move 1 æmber from one of your cards to your pool."""
    s = t.state
    rich = [id for id, side in s.control.items() if side == you and id in s.amber]
    chosen = await pick(t, rich, "move")
    if chosen:
        await move_to_pool(t, chosen, you, 1)


@const("shadow-self", "no-fight-damage")
def shadow_self_is_harmless(s: Crucible, me: str, you: int, id: str) -> bool:
    """It deals no damage in fights. Damage that its neighbours would take, unless they are specters, goes to Shadow Self
    instead.
    """
    return id == me


@const("shadow-self", "redirect")
def shadow_self(s: Crucible, me: str, you: int, target: str, by: str) -> str:
    """Shadow Self, on redirect."""
    return me if target in neighbours(s, me) and not has_trait(s, target, "specter") else ""


@const("silvertooth", "enter-ready")
def silvertooth(s: Crucible, me: str, you: int, id: str, side: int, first: bool) -> bool:
    """It enters ready."""
    return id == me


@card("smiling-ruth", "reap")
async def smiling_ruth(t: KFTable, me: str, you: int) -> None:
    """After reap: if you have forged a key this turn, take control of an enemy creature on a flank."""
    s = t.state
    target = ""
    if tally(s, f"forged:{you}"):
        target = await pick(t, [id for id in enemies(s, you) if on_flank(s, id)], "control")
    if target:
        await take_control(t, target, you, by=me)


@card("sneklifter", "play")
async def sneklifter(t: KFTable, me: str, you: int) -> None:
    """Play: take control of an enemy artifact. While you control it and it is of none of your three houses, it counts as one of
    Shadows.
    """
    s = t.state
    target = await pick(t, s.sides[foe(s, you)].artifacts, "control")
    if target:
        await take_control(t, target, you, by=me)
        s.houses.pop(target, None)  # what another thief made of it is over
        if house_of(s, target) not in s.sides[you].houses:
            s.houses[target] = "shadows"


@card("urchin", "play")
async def urchin(t: KFTable, me: str, you: int) -> None:
    """Play: steal 1 æmber."""
    await steal(t, you, 1)
