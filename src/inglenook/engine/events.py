"""Events: what may be stopped, replaced or answered while it happens.

`happen` runs the fixed recipe: instead -> before -> the change -> after. What waits on an event is found as data (effect,
source, seat) through the game's `listeners`; when several wait for the same moment, the active seat orders them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal

from .data import frozen, state
from .decide import ask
from .table import Table
from .words import msg

Window = Literal["instead", "before", "after"]


@state
class Event:
    """Something that is about to happen to a subject."""

    kind: str
    subject: str
    source: str
    seat: int
    amount: int


@frozen
class Lasting:
    """An effect that stays for a while: which one, where it comes from, with what, and until when."""

    effect: str
    source: str
    seat: int
    amount: int
    until: str


@state
class Waiting:
    """An effect that answers an event: its id, the thing it stands on, and whose it is."""

    effect: str
    source: str
    seat: int


Do = Callable[[Table[Any], Event, Waiting], Awaitable[None]]
When = Callable[[Any, Event, Waiting], bool]


class Listener:
    """What an effect id does, and on which kind of event and window it waits."""

    __slots__ = ("do", "kind", "when", "window")

    def __init__(self, kind: str, window: Window, when: When, do: Do) -> None:
        self.kind, self.window, self.when, self.do = kind, window, when, do


class Listeners:
    """The registry of a game's effects that answer events. The words for an effect are `effect-<id>`."""

    def __init__(self) -> None:
        self.by_id: dict[str, Listener] = {}

    def on(self, id: str, kind: str, window: Window, when: When = lambda s, event, waiting: True) -> Callable[[Do], Do]:
        """Register an effect; an id stands for one effect only."""

        def mark(do: Do) -> Do:
            if id in self.by_id:
                raise ValueError(f"the effect {id!r} is registered twice")
            self.by_id[id] = Listener(kind, window, when, do)
            return do

        return mark

    def waiting(self, s: Any, event: Event, window: Window, present: list[Waiting]) -> list[Waiting]:
        """Of the effects in play, those that wait on this event and window."""
        found = []
        for one in present:
            listener = self.by_id[one.effect]
            if listener.kind == event.kind and listener.window == window and listener.when(s, event, one):
                found.append(one)
        return found


async def happen(
    t: Table[Any],
    listeners: Listeners,
    event: Event,
    change: Callable[[Table[Any], Event], Awaitable[None]],
    *,
    present: Callable[[Any], list[Waiting]],
    active: int,
    rule: str,
) -> bool:
    """Let an event happen. Returns False if something else happened instead."""
    instead = listeners.waiting(t.state, event, "instead", present(t.state))
    if instead:
        chosen = await _next(t, instead, active, rule)
        await _resolve(t, listeners, event, chosen, rule)
        return False
    await _window(t, listeners, event, "before", present, active, rule)
    await change(t, event)
    await _window(t, listeners, event, "after", present, active, rule)
    return True


async def _window(
    t: Table[Any],
    listeners: Listeners,
    event: Event,
    window: Window,
    present: Callable[[Any], list[Waiting]],
    active: int,
    rule: str,
) -> None:
    """Resolve what waits on a moment, one effect after another; each at most once, and only while it still waits."""
    done: list[tuple[str, str]] = []
    while True:
        waiting = listeners.waiting(t.state, event, window, present(t.state))
        waiting = [one for one in waiting if (one.effect, one.source) not in done]
        if not waiting:
            return
        chosen = await _next(t, waiting, active, rule)
        done.append((chosen.effect, chosen.source))
        await _resolve(t, listeners, event, chosen, rule)


async def _next(t: Table[Any], waiting: list[Waiting], active: int, rule: str) -> Waiting:
    key = await ask(t, active, "order", lambda: [f"{one.effect}:{one.source}" for one in waiting], rule=rule)
    return next(one for one in waiting if f"{one.effect}:{one.source}" == key)


async def _resolve(t: Table[Any], listeners: Listeners, event: Event, one: Waiting, rule: str) -> None:
    t.enter(rule, msg(f"effect-{one.effect}", source=one.source))
    await listeners.by_id[one.effect].do(t, event, one)
    t.leave()


def expire(lasting: list[Lasting], until: str) -> list[Lasting]:
    """The lasting effects that outlive this moment."""
    return [one for one in lasting if one.until != until]
