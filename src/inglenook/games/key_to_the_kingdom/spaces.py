"""Spaces: what the plain icons do to the hero who stops there; adventures and whirlpools have chapters of their own."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from . import adventures as adventures
from . import minors as minors
from . import whirlpools as whirlpools
from .content import EVENTS, SPACES
from .demon import assign
from .encounters import draw_event
from .icons import icon, resolve
from .items import restore
from .state import Kingdom, KTable


async def arrive(t: KTable) -> None:
    """The move has come to its end, or to nothing: the space under the hero is resolved, and that is the turn."""
    s = t.state
    s.step = "end"
    await resolve(t, s.active)


@icon("restore")
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


@icon("event")
@rule("KK-R90")
async def event_space(t: KTable, seat: int, space: str) -> None:
    """Draw the top event card and resolve it."""
    await draw_event(t, seat)


@icon("demon")
async def demon_space(t: KTable, seat: int, space: str) -> None:
    """Assign the demon die."""
    await assign(t, seat)
