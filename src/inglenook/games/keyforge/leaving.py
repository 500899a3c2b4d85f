"""Leaving play other than by destruction: back to hand, into a deck, archived, purged, taken away."""

from __future__ import annotations

from collections.abc import Sequence

from .causes import cause
from .damage import settle
from .moments import t_name
from .query import cannot
from .state import KFTable
from .zones import Zone, leaving, remove, ward_holds


async def leave(t: KFTable, ids: Sequence[str], zone: Zone, *, to: int | None = None) -> list[str]:
    """Cards leave play together for a zone of their owners (`to`: for that side's archives). Ward may keep one (K36)."""
    s = t.state
    going = [id for id in ids if id in s.control and not cannot(s, "leave", id)]
    going = [id for id in going if not ward_holds(t, id)]
    await leaving(t, going)
    for id in going:
        if id in s.control:  # what left before it may have taken it along
            if t.loud:
                seat, name, by = s.control[id], t_name(s, id), cause(t, id)
                t.say(f"kf-log-to-{zone}", rule="KF-K33", ahead=True, seat=seat, lights=(id,), card=name, by=by)
            await remove(t, id, zone, to)
    await settle(t)
    return going
