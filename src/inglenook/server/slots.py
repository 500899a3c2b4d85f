"""One process that works for the server: started when it is needed, held to its memory by the system, replaced when it dies."""

from __future__ import annotations

import asyncio
import multiprocessing
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from .turns import Kind, Turn

T = TypeVar("T")


class Slot:
    """A process and what it is doing."""

    def __init__(self, kinds: tuple[Kind, ...], settle: Callable[[], None]) -> None:
        self.kinds = kinds
        self.turn: Turn | None = None
        """What it does now."""
        self._settle = settle
        """The first thing a new process does."""
        self._pool: ProcessPoolExecutor | None = None

    @property
    def pids(self) -> list[int]:
        """Of the process, once it has started."""
        return list(self._pool._processes or ()) if self._pool is not None else []

    async def do(self, work: Callable[[], T], tries: int) -> T:
        """Have it done; if the process dies over it, by another one, so many times."""
        for left in reversed(range(tries)):
            pool = self._pool or self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work)
            except BrokenProcessPool:
                self.renew()
                if not left:
                    raise
        raise AssertionError

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=self._settle)
        return self._pool

    def renew(self) -> None:
        """End the process; the next piece of work gets a fresh one."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
