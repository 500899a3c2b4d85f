"""What everybody may know of what AO will do next: only what lies open."""

from __future__ import annotations

from typing import NamedTuple

from .ao_contracts import of_first_item, row_it_looks_at
from .ao_recruits import guild_to_recruit
from .content import COLUMN
from .contracts import row_of
from .state import Ravenshire, ao_of


class Forecast(NamedTuple):
    """AO's plans as far as they are known."""

    items: tuple[str, ...]
    guilds: tuple[str, ...]
    finish: str
    cubes: int
    cost: int
    left: int
    """Cards in its deck."""
    last: str
    """The card it flipped last; empty at the beginning."""
    row: str
    """The tier it would forge from; empty if no row has a card."""
    contract: str
    """What it would forge now; empty if it would deal the row anew first."""
    member: str
    """Whom it would recruit now; empty if nobody."""

    @property
    def short(self) -> int:
        """Cubes it still needs."""
        return self.cost - self.cubes


def forecast(s: Ravenshire) -> Forecast:
    """AO's plans as they lie open."""
    ao = ao_of(s)
    guild = guild_to_recruit(s)
    last = ao.flipped[-1] if ao.flipped else ""
    return Forecast(
        items=tuple(ao.items),
        guilds=tuple(ao.guilds),
        finish=ao.finish,
        cubes=ao.cubes,
        cost=ao.cost,
        left=len(ao.deck),
        last=last,
        row=row_it_looks_at(s),
        contract=would_forge(s),
        member=s.halls[COLUMN[guild]][0] if guild else "",
    )


def would_forge(s: Ravenshire) -> str:
    """The contract AO would complete if it had the cubes now; empty if it would deal the row anew, or has none."""
    tier = row_it_looks_at(s)
    place = of_first_item(s, tier) if tier else None
    return "" if place is None else row_of(s, tier)[place]
