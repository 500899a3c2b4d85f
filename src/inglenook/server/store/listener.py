"""Hears, over LISTEN, what other processes wrote; comes back by itself when the wire is cut."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from inglenook.server.store.shapes import CHANNEL, EVERYTHING

Connect = Callable[[], Awaitable[Any]]

PING_SECONDS = 15.0
PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
"""Between attempts to come back; the last one again and again."""


class Listener:
    """One connection that listens, and holds the lock that says a server is running."""

    def __init__(self, connect: Connect, process: str, lock: int, changed: Callable[[str, int], None]) -> None:
        self._connect = connect
        self._process = process
        self._lock = lock
        self._changed = changed
        self._conn: Any = None
        self._cut = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen from now on."""
        await self._listen()
        self._task = asyncio.create_task(self._watch(), name="store-listener")

    async def stop(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        if self._conn is not None:
            self._conn.terminate()

    async def _listen(self) -> None:
        self._cut.clear()
        conn = await self._connect()
        try:
            await conn.execute("SELECT pg_advisory_lock_shared($1)", self._lock)
            await conn.add_listener(CHANNEL, self._heard)
        except BaseException:
            conn.terminate()
            raise
        conn.add_termination_listener(lambda _: self._cut.set())
        self._conn = conn

    def _heard(self, _conn: Any, _pid: int, _channel: str, payload: str) -> None:
        process, seq, table = payload.split(" ", 2)
        if process != self._process:
            self._changed(table, int(seq))

    async def _watch(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._cut.wait(), PING_SECONDS)
            if not await self._alive():
                await self._come_back()
                self._changed("", EVERYTHING)

    async def _alive(self) -> bool:
        """A wire can be cut without a word, so ask."""
        try:
            await self._conn.execute("SELECT 1", timeout=PING_SECONDS)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
            self._conn.terminate()
            return False
        return True

    async def _come_back(self) -> None:
        attempt = 0
        while True:
            try:
                await self._listen()
                return
            except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError):
                await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
                attempt += 1
