"""Following: the table at single lines of what has just happened, for windows that look on line by line.

All seats share one copy on which the answers are given again, in another process, and what is made there goes out as it is.
While it is at work, what happens next is gathered.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import msgspec

from inglenook.engine import moments
from inglenook.engine.back import Forgotten
from inglenook.engine.game import game
from inglenook.engine.log import Entry
from inglenook.engine.scene import LogLine, Scene
from inglenook.engine.table import Table

from . import wire
from .patch import diff

if TYPE_CHECKING:
    from .live import Live

MOST = 20
"""So many events may wait to be looked at; who follows does not wait for those before them."""
MOST_LINES = 150
"""At most so many lines of one event are looked at; the rest is seen as it ends."""


def to_follow(log: Sequence[LogLine], heading: Entry | None, own: bool, mine: Collection[int]) -> tuple[int, ...]:
    """Which of the new lines others' turns wrote, if more than one of them is worth a look.

    `heading` is the one they stand under at first. What an own answer set off counts from the heading of another's or nobody's
    turn on.
    """
    if own and heading is None and not any(line.heading for line in log):
        return ()
    under: Entry | LogLine | None = heading
    found: list[int] = []
    for number, line in enumerate(log):
        if line.heading:
            under = line
        elif line.weight > 0 and (under or line).seat not in mine:
            found.append(number)
    return tuple(found) if len(found) > 1 else ()


def last_heading(t: Table[Any] | None, since: int = 0) -> Entry | None:
    """The last heading of the log among its lines from a number on."""
    if t is None:
        return None
    older = t.past.read() if since < t.past.lines else []
    lines = [*older, *t.log[max(since - t.past.lines, 0) :]]
    return next((entry for entry in reversed(lines) if entry.heading), None)


class Seen(msgspec.Struct, array_like=True):
    """One event, and who wants to see it at which lines."""

    n: int
    known: bool
    """Windows have the table as it stood before; otherwise it is sent whole at first."""
    stretch: moments.Stretch
    glance: moments.Glance
    numbers: list[int]
    """For each seat the number of its first new line."""


class Looks:
    """An event that is just told: who looks at which lines of it."""

    def __init__(self, following: Following, t: Table[Any]) -> None:
        self.following, self.t = following, t
        news = following.live.news
        self.first, self.known, self.heading = news.length, news.plain, news.heading
        self.stretch: moments.Stretch | None = None
        self.forgotten = False
        self.who: list[tuple[int | None, tuple[int, ...]]] = []
        self.numbers: list[int] = []

    def of(self, seat: int | None, log: Sequence[LogLine], by: int | None, mine: Collection[int]) -> tuple[int, ...]:
        """The numbers of the new lines this seat looks at one by one. After the last of all everything stands as it ends."""
        found = to_follow(log, self.heading, by in mine, mine)[:MOST_LINES]
        found = tuple(number for number in found if number + 1 < len(log))
        if not found or not self._remembered():
            return ()
        self.who.append((seat, found))
        self.numbers.append(log[0].seq)
        return tuple(log[number].seq for number in found)

    def _remembered(self) -> bool:
        """Whether the table remembers how it stood before."""
        if self.stretch is None and not self.forgotten:
            try:
                self.stretch = moments.cut(self.t, self.first, self.t.length - 1)
            except Forgotten:
                self.forgotten = True
        return not self.forgotten

    def end(self, n: int) -> None:
        """It has been told."""
        if self.stretch is not None:
            glance = moments.Glance(self.first, self.who)
            self.following.add(Seen(n=n, known=self.known, stretch=self.stretch, glance=glance, numbers=self.numbers))


class Following:
    """What is still to be looked at of one table."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._waiting: list[tuple[Seen, bytes]] = []
        self._busy = False

    def begin(self) -> Looks | None:
        """Answers are about to be told of; None if nobody follows, or they cannot be looked at. Only under the lock."""
        news, t = self.live.news, self.live.fold.table
        if t is None or t.length <= news.length or news.lines < t.past.lines:
            return None
        return Looks(self, t) if any(sight.followed for sight in news.sights.values()) else None

    def add(self, seen: Seen) -> None:
        """Have an event looked at, and its steps sent to who follows."""
        self._waiting.append((seen, msgspec.json.encode(seen)))
        del self._waiting[:-MOST]
        if not self._busy:
            self._busy = True
            self.live.host.soon(self._look())

    async def _look(self) -> None:
        try:
            while self._waiting:
                waiting, self._waiting = self._waiting, []
                id, host = self.live.opened.game, self.live.host
                told = await host.bots.long(self.live.opened.host, steps, id, [raw for _, raw in waiting])
                for (seen, _), messages in zip(waiting, told, strict=True):
                    self._tell(seen, messages)
        finally:
            self._busy = False

    def _tell(self, seen: Seen, messages: Sequence[bytes]) -> None:
        for (seat, _), message in zip(seen.glance.lines, messages, strict=True):
            sight = self.live.news.sights.get(seat)
            for link in sight.links if sight is not None else ():
                if link.follows:
                    link.put(message)


# -- in the worker --------------------------------------------------------------------------------------------------------

_seen = msgspec.json.Decoder(Seen)


def steps(id: str, events: Sequence[bytes]) -> list[list[bytes]]:
    """For each event and seat the message with its steps."""
    return [_steps(id, _seen.decode(raw)) for raw in events]


def _steps(id: str, seen: Seen) -> list[bytes]:
    found = moments.follow(game(id), seen.stretch, seen.glance)
    messages: list[bytes] = []
    for scenes, first, (_, lines) in zip(found, seen.numbers, seen.glance.lines, strict=True):
        patches = [diff(old, new, 0, ()) for old, new in pairwise(scenes)]
        if not seen.known:
            patches[0] = whole(scenes[1])
        numbers = tuple(first + line for line in lines)
        messages.append(msgspec.json.encode(wire.Steps(n=seen.n, lines=numbers, steps=tuple(patches))))
    return messages


def whole(scene: Scene) -> wire.Patch:
    """All that lies on the table, whatever lay there before."""
    order = tuple(part.id for part in scene.parts)
    return wire.Patch(parts=scene.parts, order=order, phase=scene.phase, sides=scene.sides)
