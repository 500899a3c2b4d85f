"""Ways over a board of spaces: who can be reached for so many points, how far things are, which of them are nearest.

A board is a function that says where a space leads, so that rules can shut a road or open one without copying a map.
Equal ways are told apart by their spaces alone, never by the order in which a board happened to name them.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from heapq import heappop, heappush
from typing import Any, NamedTuple, TypeVar

Place = TypeVar("Place", bound=Any)
"""A space: its id, or its coordinates. Two of them can be compared, so that ties have an order."""


class Step(NamedTuple):
    """One space further: where to, for how many points of movement, and what has to be paid besides."""

    to: Any
    points: int = 1
    pay: int = 0


Steps = Callable[[Place], Iterable[Step]]
"""Where a space leads, and for what."""
Leads = Callable[[Place], Iterable[Place]]
"""Where a space leads, when every step is like every other."""
Asked = Callable[[Place], bool]
"""A rule about a space: whether a move must stop there, or may not enter it, or may not end there."""


class Way(NamedTuple):
    """A way to an end: all its spaces from the start on, the points it takes and what is paid for it."""

    spaces: tuple[Any, ...]
    points: int
    pay: int


def never(place: object) -> bool:
    """The rule that is not there."""
    return False


def reach(
    steps: Steps[Place],
    start: Place,
    points: int,
    *,
    purse: int = 0,
    must_stop: Asked[Place] = never,
    shut: Asked[Place] = never,
    no_end: Asked[Place] = never,
) -> dict[Place, Way]:
    """Every space a move can end on, with the cheapest way there: least paid, then fewest points, then fewest spaces.

    Whoever enters a space where one must stop goes no further; what is shut is not entered; where a move may not end it may
    still pass. The start is asked about none of this, and staying there is a way like the others. Of ways that are equal in
    all the one whose spaces come first is taken.
    """
    found: dict[Place, Way] = {}
    fewest: dict[Place, int] = {}
    waiting: list[tuple[int, int, int, tuple[Any, ...]]] = [(0, 0, 1, (start,))]
    while waiting:
        paid, used, length, spaces = heappop(waiting)
        here = spaces[-1]
        if here in fewest and fewest[here] <= used:
            continue  # somebody was here who had paid no more and walked no more
        fewest[here] = used
        if here not in found and (length == 1 or not no_end(here)):
            found[here] = Way(spaces, used, paid)
        if length > 1 and must_stop(here):
            continue
        for step in steps(here):
            if used + step.points <= points and paid + step.pay <= purse and not shut(step.to):
                heappush(waiting, (paid + step.pay, used + step.points, length + 1, (*spaces, step.to)))
    return found


def away(leads: Leads[Place], start: Place, furthest: int | None = None, shut: Asked[Place] = never) -> dict[Place, int]:
    """How many steps each space is away, the near ones first; beyond `furthest` nobody looks."""
    found: dict[Place, int] = {start: 0}
    edge, steps = [start], 0
    while edge and (furthest is None or steps < furthest):
        steps += 1
        beyond: list[Place] = []
        for here in edge:
            for place in leads(here):
                if place not in found and not shut(place):
                    found[place] = steps
                    beyond.append(place)
        edge = beyond
    return found


class Nearest(NamedTuple):
    """What is nearest: how far, all goals that are as near as that, and all first steps on a shortest way to any of them."""

    steps: int
    goals: tuple[Any, ...]
    first: tuple[Any, ...]


def nearest(
    leads: Leads[Place], start: Place, goals: Container[Place], *, shut: Asked[Place] = never, off_start: bool = False
) -> Nearest | None:
    """The nearest goals and every way to begin; None if no goal can be reached. Ties are left to the rules, in order.

    A start that is a goal is as near as can be, unless it has to be left (`off_start`).
    """
    if start in goals and not off_start:
        return Nearest(0, (start,), ())
    firsts: dict[Place, dict[Place, None]] = {}
    edge: dict[Place, dict[Place, None]] = {start: {}}
    seen, steps = {start: None}, 0
    while edge:
        steps += 1
        firsts = {}
        for here, begun in edge.items():
            for place in leads(here):
                if place not in seen and not shut(place):
                    firsts.setdefault(place, {}).update(begun or {place: None})
        reached = sorted(place for place in firsts if place in goals)
        if reached:
            return Nearest(steps, tuple(reached), tuple(sorted({first: None for goal in reached for first in firsts[goal]})))
        seen.update(dict.fromkeys(firsts))
        edge = firsts
    return None


def parts(places: Iterable[Place], leads: Leads[Place]) -> list[list[Place]]:
    """The places in parts that hang together, roads being walked both ways; parts and places in order."""
    ordered = sorted(places)
    within = dict.fromkeys(ordered)
    roads: dict[Place, list[Place]] = {place: [] for place in ordered}
    for place in ordered:
        for other in leads(place):
            if other in within:
                roads[place].append(other)
                roads[other].append(place)
    found: list[list[Place]] = []
    seen: dict[Place, None] = {}
    for place in ordered:
        if place not in seen:
            part = sorted(away(roads.__getitem__, place))
            seen.update(dict.fromkeys(part))
            found.append(part)
    return found
