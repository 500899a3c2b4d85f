"""Spaces: what the icon of a space does to the hero who stops there."""

from __future__ import annotations

from inglenook.engine.rulebook import rule
from inglenook.engine.words import msg

from .adventures import undertake
from .content import EVENTS, SPACES
from .demon import assign
from .encounters import draw_event
from .items import restore
from .minors import undertake_minor
from .state import Kingdom, KTable
from .whirlpools import enter_whirlpool


async def arrive(t: KTable) -> None:
    """The move has come to its end, or to nothing: the space under the hero is resolved, and that is the turn."""
    s = t.state
    s.step = "end"
    await resolve(t, s.active)


@rule("KK-R80", "KK-D6")
async def resolve(t: KTable, seat: int) -> None:
    """Resolve the icon of the space a hero stands on, whether it came there just now or stayed there with a 0."""
    space = t.state.at[seat]
    kind = SPACES[space].kind
    if kind == "restore":
        await restore_space(t, seat, space)
    elif kind == "event":
        await event_space(t, seat)
    elif kind == "demon":
        await demon_space(t, seat)
    elif kind == "whirlpool":
        await enter_whirlpool(t, seat, space)
    elif kind == "key":
        start_adventure(t, seat, space)
    elif kind == "minor":
        await undertake_minor(t, seat, space)
    else:
        boring_space(t, seat, space)


@rule("KK-R86")
def start_adventure(t: KTable, seat: int, space: str) -> None:
    """The start of an adventure: it is undertaken in the same turn."""
    undertake(t, seat, SPACES[space].entry or space)


@rule("KK-R88")
async def restore_space(t: KTable, seat: int, space: str) -> None:
    """Restore up to as many items as the space shows."""
    await restore(t, seat, SPACES[space].value + restore_more(t.state, seat), "KK-R88")


def restore_more(s: Kingdom, seat: int) -> int:
    """What companions add on a restore space."""
    more = 0
    for card, owner in s.companions.items():
        power = EVENTS[card].power
        if owner == seat and power is not None and power.kind == "restore-more":
            more += power.amount
    return more


@rule("KK-R90")
async def event_space(t: KTable, seat: int) -> None:
    """Draw the top event card and resolve it."""
    await draw_event(t, seat)


async def demon_space(t: KTable, seat: int) -> None:
    """Assign the demon die."""
    await assign(t, seat)


@rule("KK-R96")
def boring_space(t: KTable, seat: int, space: str) -> None:
    """No icon, no effect: boring spaces, landings, voids and Start."""
    t.say("kk-log-boring", rule="KK-R96", seat=seat, space=msg(f"kk-space-{space}"))
