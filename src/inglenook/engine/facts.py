"""Facts: what the lab tabulates of a finished game, and which plots of it a report shows.

A game's `facts(table)` gives plain figures once for the game and once per seat, under the same names for every game it plays. A
name with a dot is one figure of a family (`tried.red1`, `tried.blue2`), which a chart can fold into one plot. The words for a
name are `fact-<name>`, for a family `fact-<family>`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Protocol

import msgspec

from .words import Msg

Fact = int | float | str | bool | None


class Thing(msgspec.Struct, frozen=True, array_like=True):
    """A card, a hero, a tile or an option one seat had before it in a game, and whether it took or used it."""

    kind: str
    id: str
    seat: int
    taken: bool = True


class Facts(msgspec.Struct, frozen=True):
    """The figures of one finished game: of the game, and of each seat in order.

    The lab adds how long it was (`answers`), how it ended (`ended`), how many sat there (`seats`) and in how many teams
    (`teams`), how many sides that made with those nobody sits at (`sides`), and where all are one team, whether it won (`won`).
    Per seat it adds its number (`seat`), its team (`team`), who played (`bot`, of
    those that were named the `entry`), in which place it ended (`rank`), whether it
    won (`won`: the win of a team is whole for every seat of it), and among several teams that times the number of sides
    (`fair`: 1 is a fair share). A figure of a family that is left out is nought.
    """

    game: dict[str, Fact]
    seats: list[dict[str, Fact]]
    things: list[Thing] = []
    """What was seen and taken; the lab tells of each how often, and how often its side won. `Game.things` names the kinds."""


class Tallied(Protocol):
    """A state that counts for the lab what its sides do: `0.naps`, or of a family `0.used.sword`."""

    tally: dict[str, int]


def count(s: Tallied, side: int, what: str, n: int = 1) -> None:
    """Add to a tally of a side."""
    name = f"{side}.{what}"
    s.tally[name] = s.tally.get(name, 0) + n


def counted(s: Tallied, side: int, plain: Sequence[str], families: Mapping[str, Sequence[str]]) -> dict[str, Fact]:
    """The tallies of a side as figures: single ones, and every member of families."""
    names = [*plain, *(f"{family}.{member}" for family, members in families.items() for member in members)]
    return {name: s.tally.get(f"{side}.{name}", 0) for name in names}


class Chart(msgspec.Struct, frozen=True, kw_only=True):
    """One plot of a report.

    bar: the mean of `y` (without it: the share of rows) for every value of `x`; hist: how often each value of the number `x`
    comes; box: the spread of `y` for every value of `x`; line: the mean of `y` along the number `x`. `group` splits it further.
    Wins (`won`, `fair`) count once for a team, not for each of its seats.
    With `fold`, `x` runs over the members of these families and each family is one series: `fold=("tried", "passed")`.
    """

    title: Msg
    kind: Literal["bar", "hist", "box", "line"]
    rows: Literal["game", "seat"] = "seat"
    x: str = ""
    y: str = ""
    group: str = ""
    fold: tuple[str, ...] = ()
    names: str = ""
    """How message ids that name the values of `x` begin: with `hero-`, the value `fox` is called `hero-fox`."""
    note: Msg | None = None
    """A sentence under the plot: how to read it."""
