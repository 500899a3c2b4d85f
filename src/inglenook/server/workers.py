"""Where bots think and long work is done: a few processes of their own, so that nobody waits for a bot, or for a long record.

Two kinds of work go there, and they are told different things.

- A bot that thinks gets the current step of a table (its start, and the answers and draws since), never the key of its luck,
  the secret answers of others, or the record. There the bots look at it as everywhere: only through copies in which what their
  seat may not know has been dealt anew. Quick bots answer on the spot.
- Long work (`tasks`) gets the rows of a table, for it must play them again, but not the key of its luck either: a record holds
  its draws, so nothing needs the key to be played again, and what is not there cannot get into a file by mistake. Where the
  key is shown (the luck of a finished game), the server adds it to what the worker found.

One process is kept for what is quick, so that no long thought is in the way of a hint. The system holds each to its memory.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

import msgspec

from inglenook import bots
from inglenook.engine.chance import Luck
from inglenook.engine.game import Hint, game, games
from inglenook.engine.standing import Step, stand_quiet
from inglenook.engine.table import Seat, Table
from inglenook.engine.words import msg

from .bounds import Late, bounded, keep_to
from .orphans import die_with_parent
from .people import ServerProblem
from .settings import Limits
from .slots import Died, Slot
from .turns import Kind, Turn, Turns

T = TypeVar("T")
QUICK = ("random", "shaky", "greedy")
QUICK_SECONDS = 0.002
"""A bot that takes longer than this on average thinks elsewhere..."""
SLOWEST = 4 * QUICK_SECONDS
"""...but one answer that took long does not count for more than this..."""
HALF_LIFE = 5.0
"""...and after so many seconds for half of it: what was slow once is tried again."""
TRIES = 3
NICENESS = 10
"""Of what is slow; what is quick is nearly as urgent as the server itself."""
PATIENCE = 4
START = 60.0
"""On the clock a piece of long work may take so many times its seconds of computing, and so many for a process to start."""
WARM_AFTER = 0.2
"""Seconds after the start in which the process for quick thoughts is started, so that the first hint need not wait for it."""
MOST_OF_ONE, MOST_OF_ALL = 16, 200
"""So many pieces of long work may wait, of one guest and of all; each holds the rows it is made of."""
_hint = msgspec.json.Decoder(Hint)


class TooMuchWork(ServerProblem):
    """Long work that came to the end of its memory or its time."""

    status = 422


class TooMuchAtOnce(ServerProblem):
    """More long work than is taken on."""

    status = 429


class Workers:
    """The processes; none but the one for quick thoughts is started before it is needed."""

    def __init__(self, count: int | None = None, limits: Limits | None = None) -> None:
        self.count = count or max(min((os.cpu_count() or 2) - 1, 4), 1)
        self.limits = limits or Limits()
        memory = self.limits.work_memory
        first, later = partial(_settle_down, 0, memory), partial(_settle_down, NICENESS, memory)
        between = partial(_settle_down, NICENESS // 2, memory)
        slow = [Slot(("quick", "slow"), later) for _ in range(self.count)]
        self._slots = [Slot(("quick",), first), *slow, Slot(("long",), between)]
        self._turns = Turns()
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False
        self._pace: dict[tuple[str, str], tuple[float, float]] = {}
        """How long a quick bot takes at a game, in seconds, on average lately; and when it last answered."""

    async def start(self) -> None:
        """Soon start the process for quick thoughts; the others when they are needed."""
        self._soon(self._warm())

    async def _warm(self) -> None:
        await asyncio.sleep(WARM_AFTER)
        await self._ask(warm, turn=Turn("quick"))

    async def stop(self) -> None:
        """End the processes; what they think about is dropped."""
        self._stopped = True
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for slot in self._slots:
            slot.renew()

    def pids(self, *kinds: Kind) -> list[int]:
        """The processes that do one of these kinds of work."""
        return [pid for slot in self._slots if slot.kinds[-1] in kinds for pid in slot.pids]

    def busy(self, kind: Kind) -> bool:
        """Whether something of this kind is being done."""
        return any(turn.kind == kind for turn in self._turns.running)

    def _soon(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- thoughts ---------------------------------------------------------------------------------------------------------

    def at_once(self, t: Table[Any], seat: int, strength: str, seed: int) -> str | None:
        """The answer of a bot that is quick at this game; None if it should think elsewhere."""
        kind = (t.game.id, strength)
        began = time.perf_counter()
        lately = self._lately(kind, began)
        if strength not in QUICK or lately > QUICK_SECONDS:
            return None
        key = bots.bot(strength, seed).choose(t, seat)
        now = time.perf_counter()
        self._pace[kind] = (min(lately * 0.9 + (now - began) * 0.1, SLOWEST), now)
        return key

    def _lately(self, kind: tuple[str, str], now: float) -> float:
        """How slow a bot is at a game: what is long ago counts for less and less."""
        took, at = self._pace.get(kind, (0.0, now))
        return took * 0.5 ** ((now - at) / HALF_LIFE) if took > QUICK_SECONDS else took

    def choose(
        self, game: str, step: Step, seats: tuple[Seat, ...], seat: int, strength: str, seed: int, turn: Turn | None = None
    ) -> Awaitable[str]:
        """One key of the question this seat is asked. What is to be known is written down at once."""
        turn = turn or Turn("slow")
        turn.kind = "quick" if strength in QUICK else "slow"
        return self._ask(think, game, msgspec.json.encode(step), seats, seat, strength, seed, turn=turn)

    def hint(self, game: str, step: Step, seats: tuple[Seat, ...], seat: int, turn: Turn | None = None) -> Awaitable[Hint]:
        """What a bot would answer for this seat, and why."""
        return self._hint(self._ask(advise, game, msgspec.json.encode(step), seats, seat, turn=turn or Turn("quick")))

    @staticmethod
    async def _hint(raw: Awaitable[bytes]) -> Hint:
        return _hint.decode(await raw)

    # -- long work --------------------------------------------------------------------------------------------------------

    async def long(self, guest: str, work: Callable[..., T], *args: Any, urgent: bool = False) -> T:
        """Long work for a guest; TooMuchWork says so if it came to the end of what one process may have.

        It is `urgent` where a whole table waits for it: that goes first, and is never refused.
        """
        if not urgent and (self._turns.waits("long", guest) >= MOST_OF_ONE or self._turns.waits("long") >= MOST_OF_ALL):
            raise TooMuchAtOnce(msg("srv-too-fast"))
        try:
            turn = Turn("long", guest, urgent=urgent)
            return await self._ask(bounded, self.limits.work_seconds, work, *args, turn=turn)
        except (MemoryError, Died) as error:
            raise TooMuchWork(msg("srv-work-memory")) from error
        except (Late, TimeoutError) as error:
            raise TooMuchWork(msg("srv-work-late")) from error

    # -- the queue --------------------------------------------------------------------------------------------------------

    async def _ask(self, work: Callable[..., T], *args: Any, turn: Turn) -> T:
        """Have it done when its turn comes."""
        turn.work = partial(work, *args)
        turn.done = asyncio.get_running_loop().create_future()
        turn.done.add_done_callback(_heard)
        self._turns.add(turn)
        self._serve()
        try:
            found: T = await asyncio.shield(turn.done)
            return found
        finally:
            self._turns.drop(turn)

    def _serve(self) -> None:
        """Give every process that is free something to do, and tell those who wait where they stand."""
        for slot in self._slots if not self._stopped else ():
            if slot.turn is None:
                slot.turn = self._turns.take(slot.kinds)
                if slot.turn is not None:
                    self._soon(self._do(slot, slot.turn))
        self._turns.tell()

    async def _do(self, slot: Slot, turn: Turn) -> None:
        try:
            async with asyncio.timeout(START + PATIENCE * self.limits.work_seconds if turn.kind == "long" else None):
                found = await slot.do(turn.work, TRIES - (turn.kind == "long"))
            if not turn.done.done():
                turn.done.set_result(found)
        except asyncio.CancelledError:
            turn.done.cancel()
            raise
        except BaseException as error:
            if isinstance(error, (MemoryError, Late, TimeoutError)):
                slot.renew()
            if not turn.done.done():
                turn.done.set_exception(error)
        finally:
            slot.turn = None
            self._turns.end(turn)
            self._serve()


def _heard(done: asyncio.Future[Any]) -> None:
    """Whoever asked may have gone: then nobody else looks at what went wrong."""
    if not done.cancelled():
        done.exception()


# -- in the worker --------------------------------------------------------------------------------------------------------


def _settle_down(niceness: int, memory: int) -> None:
    """Let the server go first, keep to the memory that was given, and leave it to the server when to stop."""
    die_with_parent()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(AttributeError, OSError):
        os.nice(niceness)
    keep_to(memory)


def warm() -> int:
    """Have all games at hand; the process that does."""
    games()
    return os.getpid()


def _stand(id: str, raw: bytes, seats: tuple[Seat, ...]) -> Table[Any]:
    """The table at its question. Its luck is nobody's: bots bring their own."""
    return stand_quiet(game(id), msgspec.json.decode(raw, type=Step), Luck(b"worker"), seats)


def think(id: str, raw: bytes, seats: tuple[Seat, ...], seat: int, strength: str, seed: int) -> str:
    """A bot's answer."""
    return bots.bot(strength, seed).choose(_stand(id, raw, seats), seat)


def advise(id: str, raw: bytes, seats: tuple[Seat, ...], seat: int) -> bytes:
    """A bot's advice."""
    return msgspec.json.encode(bots.hint(_stand(id, raw, seats), seat))
