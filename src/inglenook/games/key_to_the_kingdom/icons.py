"""Icons: what the space under a hero does, each as its own chapter says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from inglenook.engine.rulebook import rule
from inglenook.engine.words import msg

from .content import SPACES
from .state import KTable

Does = Callable[[KTable, int, str], Awaitable[None]]
"""What an icon does: (table, the seat of the hero, the space)."""

ICONS: dict[str, Does] = {}


def icon(kind: str) -> Callable[[Does], Does]:
    """This is what the icon of such a space does."""

    def mark(does: Does) -> Does:
        ICONS[kind] = does
        return does

    return mark


@rule("KK-R80", "KK-D6")
async def resolve(t: KTable, seat: int) -> None:
    """Resolve the icon of the space a hero stands on, whether it came there just now or stayed there with a 0."""
    space = t.state.at[seat]
    does = ICONS.get(SPACES[space].kind)
    if does is None:
        boring_space(t, seat, space)
    else:
        await does(t, seat, space)


@rule("KK-R96")
def boring_space(t: KTable, seat: int, space: str) -> None:
    """No icon, no effect: boring spaces, landings, voids and Start."""
    t.say("kk-log-boring", rule="KK-R96", weight=0, seat=seat, space=msg(f"kk-space-{space}"))
