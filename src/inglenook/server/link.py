"""Links: one open window on a table each. What is to be sent waits here, and a window that cannot keep up starts afresh."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from inglenook.engine.scene import Scene

from .people import Viewer

PUSH = "inglenook.push"
"""The ASGI extension by which a window sends without waiting, where frames have a short way (`frames`)."""
MOST_MESSAGES = 256
MOST_BYTES = 2_000_000


def cannot(message: bytes) -> bool:
    """A window that sends nothing at once."""
    return False


class Link:
    """What one window still has to be told. Iterate over it for the messages, encoded; `close` it when the window is gone."""

    def __init__(
        self, viewer: Viewer, seat: int | None, *, resync: Callable[[Link], Awaitable[bytes]], gone: Callable[[Link], None]
    ) -> None:
        self.viewer = viewer
        self.seat = seat
        self.closed = False
        self.follows = False
        """It wants the steps of what others do."""
        self.behind = False
        """It could not keep up: what waited is thrown away, and a fresh welcome comes next."""
        self.push: Callable[[bytes], bool] = cannot
        """Sends a message at once, or says that it cannot be now."""
        self._resync, self._gone = resync, gone
        self._waiting: deque[bytes] = deque()
        self._size = 0
        self._some = asyncio.Event()
        self._sending = False
        """A message was taken out and is on its way."""

    def put(self, message: bytes) -> None:
        """Have a message sent."""
        if self.closed or self.behind or (not self._waiting and not self._sending and self.push(message)):
            return
        if len(self._waiting) >= MOST_MESSAGES or self._size + len(message) > MOST_BYTES:
            self.start_afresh()
            return
        self._waiting.append(message)
        self._size += len(message)
        self._some.set()

    def start_afresh(self) -> None:
        """Throw away what waits; a welcome comes next."""
        self._waiting.clear()
        self._size = 0
        self.behind = True
        self._some.set()

    def close(self) -> None:
        """The window is gone."""
        if not self.closed:
            self.closed = True
            self._waiting.clear()
            self._some.set()
            self._gone(self)

    def __aiter__(self) -> Link:
        return self

    async def __anext__(self) -> bytes:
        self._sending = False
        while True:
            if self.closed and not self._waiting:
                raise StopAsyncIteration
            if self.behind:
                self._sending = True
                return await self._resync(self)
            if self._waiting:
                self._sending = True
                message = self._waiting.popleft()
                self._size -= len(message)
                return message
            self._some.clear()
            await self._some.wait()

    def end(self, message: bytes) -> None:
        """Say a last word and close."""
        if not self.closed:
            self.close()
            self._waiting.append(message)


RING = 50
RING_BYTES = 8_000
"""Resuming is worth it only where it is less to send than a fresh welcome."""


class Sight:
    """One way to see the table: a seat's, or the spectators'. All windows that look so share what is computed and encoded."""

    def __init__(self) -> None:
        self.links: list[Link] = []
        self.scene: Scene | None = None
        """The scene all its links have, without the log."""
        self.seq = 0
        """Number of the next line of the log."""
        self.ring: deque[tuple[int, bytes]] = deque()
        self._size = 0

    def remember(self, n: int, message: bytes) -> None:
        """Keep an event for windows that come back soon."""
        self.ring.append((n, message))
        self._size += len(message)
        while len(self.ring) > RING or self._size > RING_BYTES:
            self._size -= len(self.ring.popleft()[1])

    def forget(self) -> None:
        """What came before cannot be taken up again."""
        self.ring.clear()
        self._size = 0

    @property
    def followed(self) -> bool:
        """Whether a window of it follows what others do line by line."""
        return any(link.follows for link in self.links)

    def since(self, n: int, now: int) -> list[bytes] | None:
        """The events after number n; None if they are no longer all here."""
        if n == now:
            return []
        if n > now or not self.ring or self.ring[0][0] > n + 1 or self.ring[-1][0] != now:
            return None
        return [message for number, message in self.ring if number > n]
