"""Group commit: whatever waits is written in one transaction, and every wish in it stands alone."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import Connection

from inglenook.server.store.shapes import Head

MOST = 500
"""Wishes in one transaction."""


class Append:
    """A row that wants to be written. `outcome` is what came of it: None, or why not."""

    __slots__ = ("at", "body", "done", "head", "outcome", "ref", "seq", "table")

    def __init__(self, table: str, seq: int, at: float, ref: str, body: bytes, head: Head) -> None:
        self.table, self.seq, self.at, self.ref, self.body, self.head = table, seq, at, ref, body, head
        self.outcome: object = None
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


class Job:
    """Anything else that wants to be written: a function of the open transaction."""

    __slots__ = ("done", "outcome", "work")

    def __init__(self, work: Callable[[Connection], object]) -> None:
        self.work = work
        self.outcome: object = None
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()


Wish = Append | Job


class Writer:
    """Collects wishes while a transaction is under way, then gives all of them to `commit` at once."""

    def __init__(self, commit: Callable[[list[Wish]], Awaitable[None]]) -> None:
        self._commit = commit
        self._waiting: deque[Wish] = deque()
        self._wake = asyncio.Event()
        self._closing = False
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def write(self, wish: Wish) -> Any:
        """What came of the wish, once it is committed. A caller that is cancelled does not take its wish back."""
        if self._closing:
            raise RuntimeError("the store is closed")
        self._waiting.append(wish)
        self._wake.set()
        return await wish.done

    async def close(self) -> None:
        """Write what still waits, and stop."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                await self._together(self._take())
            if self._closing:
                return

    def _take(self) -> list[Wish]:
        """The next wishes in order, with at most one row per table: rows of one table follow one another."""
        taken: list[Wish] = []
        later: list[Wish] = []
        tables: set[str] = set()
        while self._waiting and len(taken) < MOST:
            wish = self._waiting.popleft()
            if isinstance(wish, Append):
                if wish.table in tables:
                    later.append(wish)
                    continue
                tables.add(wish.table)
            taken.append(wish)
        self._waiting.extendleft(reversed(later))
        return taken

    async def _together(self, wishes: list[Wish]) -> None:
        try:
            await self._commit(wishes)
        except Exception as error:  # nothing of it was written
            for wish in wishes:
                wish.outcome = error
        for wish in wishes:
            if wish.done.done():
                continue
            if isinstance(wish.outcome, Exception):
                wish.done.set_exception(wish.outcome)
            else:
                wish.done.set_result(wish.outcome)
