"""Where bots think: a few processes of their own, so that a bot in thought keeps nobody waiting.

A worker gets the current step of a table (its start, and the answers and draws since), never the key of its luck, the secret
answers of others, or the record. There the bots look at it as everywhere: only through copies in which what their seat may not
know has been dealt anew. Quick bots answer on the spot.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

import msgspec

from inglenook import bots
from inglenook.engine.chance import Luck
from inglenook.engine.game import Hint, game
from inglenook.engine.standing import Step, stand_quiet
from inglenook.engine.table import Seat, Table

from .orphans import die_with_parent

T = TypeVar("T")
QUICK = ("random", "shaky", "greedy")
QUICK_SECONDS = 0.002
"""A bot that takes longer than this on average thinks elsewhere."""
TRIES = 3
NICENESS = 10
_hint = msgspec.json.Decoder(Hint)


class Workers:
    """The processes; none is started before it is needed."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or max(min((os.cpu_count() or 2) - 1, 4), 1)
        self._pool: ProcessPoolExecutor | None = None
        self._pace: dict[tuple[str, str], float] = {}
        """How long a quick bot takes at a game, in seconds, on average lately."""

    async def start(self) -> None:
        """Nothing to do: processes start when they are needed."""

    async def stop(self) -> None:
        """End the processes; what they think about is dropped."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            processes = list((pool._processes or {}).values())
            pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()

    def at_once(self, t: Table[Any], seat: int, strength: str, seed: int) -> str | None:
        """The answer of a bot that is quick at this game; None if it should think elsewhere."""
        kind = (t.game.id, strength)
        if strength not in QUICK or self._pace.get(kind, 0.0) > QUICK_SECONDS:
            return None
        began = time.perf_counter()
        key = bots.bot(strength, seed).choose(t, seat)
        took = time.perf_counter() - began
        self._pace[kind] = self._pace.get(kind, took) * 0.9 + took * 0.1
        return key

    def choose(
        self, game: str, step: Step, seats: tuple[Seat, ...], seat: int, strength: str, seed: int
    ) -> Awaitable[str]:
        """One key of the question this seat is asked. What is to be known is written down at once."""
        return self._ask(think, game, msgspec.json.encode(step), seats, seat, strength, seed)

    def hint(self, game: str, step: Step, seats: tuple[Seat, ...], seat: int) -> Awaitable[Hint]:
        """What a bot would answer for this seat, and why."""
        return self._hint(self._ask(advise, game, msgspec.json.encode(step), seats, seat))

    @staticmethod
    async def _hint(raw: Awaitable[bytes]) -> Hint:
        return _hint.decode(await raw)

    async def _ask(self, work: Callable[..., T], *args: Any) -> T:
        """Have it done; if a process dies over it, by another one."""
        for left in reversed(range(TRIES)):
            pool = self._pool or self._open()
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, work, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if not left:
                    raise
        raise AssertionError

    def _open(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        self._pool = ProcessPoolExecutor(self.count, mp_context=context, initializer=_settle_down)
        return self._pool


# -- in the worker --------------------------------------------------------------------------------------------------------


def _settle_down() -> None:
    """Let the server go first, and leave it to the server when to stop."""
    die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(NICENESS)


def _stand(id: str, raw: bytes, seats: tuple[Seat, ...]) -> Table[Any]:
    """The table at its question. Its luck is nobody's: bots bring their own."""
    return stand_quiet(game(id), msgspec.json.decode(raw, type=Step), Luck(b"worker"), seats)


def think(id: str, raw: bytes, seats: tuple[Seat, ...], seat: int, strength: str, seed: int) -> str:
    """A bot's answer."""
    return bots.bot(strength, seed).choose(_stand(id, raw, seats), seat)


def advise(id: str, raw: bytes, seats: tuple[Seat, ...], seat: int) -> bytes:
    """A bot's advice."""
    return msgspec.json.encode(bots.hint(_stand(id, raw, seats), seat))
