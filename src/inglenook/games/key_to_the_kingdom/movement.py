"""Movement: exactly the result, forward, over free spaces."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from inglenook.engine.decide import ask
from inglenook.engine.facts import count
from inglenook.engine.kit.routes import away
from inglenook.engine.rulebook import rule
from inglenook.engine.words import msg

from .board import STOPS, Fold, fold_of, roads
from .rolls import roll
from .state import Kingdom, KTable


@rule("KK-R70", "KK-R85")
async def move(t: KTable, seat: int) -> None:
    """Roll, change the result or not, then move: compulsory, once the die has fallen. The arrival space comes next."""
    s = t.state
    count(s, seat, "moves")
    result = await roll(t, seat, "move")
    if result == 0:
        stay(t, seat)
        return
    ends = where_to(s, seat, result)
    if blocked(t, seat, ends):
        return
    key = await ask(t, seat, "move", lambda: [f"go:{space}" for space in ends], rule="KK-R71", about={"steps": result})
    walk_to(t, seat, key[3:])


@rule("KK-R81")
def stay(t: KTable, seat: int) -> None:
    """With a result of 0 the hero does not move; the space it stands on is resolved."""
    t.state.step = "arrive"
    t.say("kk-log-stays", rule="KK-R81", seat=seat, space=msg(f"kk-space-{t.state.at[seat]}"))


@rule("KK-D17")
def blocked(t: KTable, seat: int, ends: Sequence[str]) -> bool:
    """Without any way of the right length the hero stays, and nothing is resolved."""
    if ends:
        return False
    t.state.step = "end"
    t.say("kk-log-blocked", rule="KK-D17", seat=seat)
    return True


@rule("KK-R82")
def walk_to(t: KTable, seat: int, space: str) -> None:
    """The figure arrives, and only there something may happen; what it passed on the way has no effect."""
    s = t.state
    s.at[seat] = space
    s.step = "arrive"
    t.say("kk-log-moves", rule="KK-R71", seat=seat, space=msg(f"kk-space-{space}"), lights=(space,))


def where_to(s: Kingdom, seat: int, result: int) -> tuple[str, ...]:
    """All spaces where a move of this length can end."""
    at = s.at[seat]
    others = tuple(sorted({space for other, space in enumerate(s.at) if other != seat}))
    return ends(fold_of(s), at, result, others)


@lru_cache(maxsize=1 << 17)
def ends(fold: Fold, start: str, result: int, occupied: tuple[str, ...]) -> tuple[str, ...]:
    """The ends of all walks, stops first, then in the order of their names."""
    if occupied and not in_the_way(fold, start, result, occupied):
        return ends(fold, start, result, ())
    found = walks(fold, start, result, occupied)
    return tuple(sorted(found, key=lambda space: (space not in STOPS, space)))


def in_the_way(fold: Fold, start: str, result: int, occupied: tuple[str, ...]) -> tuple[str, ...]:
    """The occupied spaces if a walk of this length could meet any; whoever is too far off is as good as not there."""
    return () if _near(fold, start, result).keys().isdisjoint(occupied) else occupied


@lru_cache(maxsize=1 << 13)
def _near(fold: Fold, start: str, steps: int) -> dict[str, int]:
    """All spaces within so many steps along the roads."""
    return away(roads(fold).__getitem__, start, steps)


Walk = tuple[str, ...]


@rule("KK-R71")
def walks(fold: Fold, start: str, result: int, occupied: tuple[str, ...]) -> dict[str, Walk]:
    """For every space where a walk of exactly this length can end, no fewer and no more, one walk that ends there."""
    strides = _strides(fold, start, in_the_way(fold, start, result, occupied))
    while len(strides) <= result:
        strides.append(_stride(roads(fold), strides[-1], occupied))
    found = dict(strides[result].stops)
    for (_, space), walk in strides[result].front.items():
        found.setdefault(space, walk)
    return found


class _Stride(NamedTuple):
    """Where all walks of one length are: those cut short on the way, and those that may go on."""

    stops: dict[str, Walk]
    front: dict[tuple[str, str], Walk]
    """By the space just before, which is where nobody turns back to, and the space."""


@lru_cache(maxsize=64)
def _strides(fold: Fold, start: str, occupied: tuple[str, ...]) -> list[_Stride]:
    """The strides found so far from a space: walks of all lengths begin alike, and bots ask for many."""
    return [_Stride({}, {("", start): (start,)})]


def _stride(ways: dict[str, tuple[str, ...]], last: _Stride, occupied: tuple[str, ...]) -> _Stride:
    """One space further."""
    further = _Stride(dict(last.stops), {})
    for (came_from, here), walk in last.front.items():
        for before, space, passed in onward(ways, came_from, here, occupied):
            if cut_short(space):
                further.stops.setdefault(space, (*walk, *passed, space))
            else:
                further.front.setdefault((before, space), (*walk, *passed, space))
    return further


@rule("KK-R76", "KK-R77", "KK-R78", "KK-R79", "KK-D4")
def is_jumped(space: str, occupied: tuple[str, ...]) -> bool:
    """A space with another figure on it, a stop too, is jumped as if it were not there: never counted, never arrived on."""
    return space in occupied


def onward(
    ways: dict[str, tuple[str, ...]], came_from: str, here: str, occupied: tuple[str, ...]
) -> list[tuple[str, str, Walk]]:
    """The next free spaces, each as (the space just before it, the space, the occupied spaces jumped)."""
    found: list[tuple[str, str, Walk]] = []
    for space in forward(ways, came_from, here):
        if is_jumped(space, occupied):
            found += _beyond(ways, here, space, occupied, ())
        else:
            found.append((here, space, ()))
    return found


def _beyond(
    ways: dict[str, tuple[str, ...]], came_from: str, jumped: str, occupied: tuple[str, ...], passed: Walk
) -> list[tuple[str, str, Walk]]:
    """What lies behind an occupied space; a row of figures, always shorter than a loop, is jumped as one."""
    found: list[tuple[str, str, Walk]] = []
    passed = (*passed, jumped)
    for space in forward(ways, came_from, jumped):
        if is_jumped(space, occupied):
            found += _beyond(ways, jumped, space, occupied, passed)
        else:
            found.append((jumped, space, passed))
    return found


@rule("KK-R73", "KK-R75")
def forward(ways: dict[str, tuple[str, ...]], came_from: str, here: str) -> list[str]:
    """Any direction at first, and any branch that leads onward after that."""
    return [space for space in ways[here] if not turns_back(came_from, space)]


@rule("KK-R74", "KK-D3")
def turns_back(came_from: str, space: str) -> bool:
    """Nobody goes straight back along the road just used; a loop leads back too, and may be walked."""
    return space == came_from


@rule("KK-R72", "KK-R87", "KK-R131")
def cut_short(space: str) -> bool:
    """A whirlpool or the start of an adventure ends the move at once; no exact count is needed."""
    return space in STOPS
