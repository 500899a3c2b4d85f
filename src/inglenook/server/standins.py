"""Stand-ins: the bots at one table, who answer as soon as they are asked."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from functools import partial
from typing import TYPE_CHECKING

from inglenook.engine.standing import step_of
from inglenook.engine.words import Problem, msg

from .people import Stale
from .turns import Turn

if TYPE_CHECKING:
    from .live import Live

PACE = 0.25
"""Seconds between answers where only bots play: they have time, and people want to look on."""
POLITE = 2.0
"""Seconds a process waits before its bots answer a question that another process has brought up, and so answers itself."""
AFTER_FAILURE = 5.0
DOUBLINGS = 5
log = logging.getLogger(__name__)


class StandIns:
    """The bots of one table."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.ours = True
        """Whether the last row was written by this process."""
        self._task: asyncio.Task[None] | None = None
        self._failures = 0
        """How often in a row it went wrong."""

    def asked(self) -> int | None:
        """The first seat that a bot is to answer for now. Bots among themselves play only while somebody looks on."""
        live = self.live
        if live.read_only is not None:
            return None
        chairs = live.shown.chairs
        if self._alone and not live.news.watched:
            return None
        return next((seat for seat in live.shown.to_move if chairs[seat].plays), None)

    @property
    def _alone(self) -> bool:
        """Whether only bots play here."""
        return all(chair.plays for chair in self.live.shown.chairs)

    @property
    def busy(self) -> bool:
        return self._task is not None

    def wake(self) -> None:
        """Let a bot think, if one is asked."""
        if self._task is None and self.asked() is not None:
            self._task = self.live.host.soon(self._play())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def _play(self) -> None:
        """Answer for one bot after another until a person is asked."""
        try:
            if not self.ours:
                await asyncio.sleep(POLITE)
            while (seat := self.asked()) is not None:
                await self._answer(seat)
                if self._alone:
                    await asyncio.sleep(PACE)
        except Problem as problem:
            log.warning("a bot's answer at table %s was not kept: %s", self.live.id, problem)
            await self._rest()
        except Exception:
            log.exception("a bot could not answer at table %s", self.live.id)
            await self._rest()
        finally:
            self._task = None
        self.wake()

    async def _rest(self) -> None:
        """After a failure: say so at the table, and try again after a while, which gets longer."""
        if self.live.trouble is None:
            self.live.complain(msg("srv-bot-fails"))
        wait = AFTER_FAILURE * 2 ** min(self._failures, DOUBLINGS)
        self._failures += 1
        await asyncio.sleep(wait)

    async def _answer(self, seat: int) -> None:
        """Think about the question as it stands, and answer if it still stands then."""
        live = self.live
        async with live.lock:
            await live.fresh()
            if seat != self.asked():
                return
            t, version = live.fold.playing(), live.fold.version
            strength = live.fold.chairs[seat].bot
            seed = self._seed(seat, version)
            key = live.host.bots.at_once(t, seat, strength, seed)
            if key is not None:
                await self._give(seat, version, key)
                return
            turn = Turn("slow", live.opened.host, alone=self._alone, told=partial(live.news.tell_thinking, seat))
            thinking = live.host.bots.choose(t.game.id, step_of(t), t.seats, seat, strength, seed, turn)
        key = await thinking
        async with live.lock:
            await live.fresh()
            if (seat, version, strength) == (self.asked(), live.fold.version, live.fold.chairs[seat].bot):
                await self._give(seat, version, key)

    async def _give(self, seat: int, version: int, key: str) -> None:
        """Answer by the door everybody takes."""
        live = self.live
        try:
            await live.commit(
                lambda fold: fold.answer(seat, (key,), bot=True),
                lambda body: live.publish("answer", seat),
                f"bot/{seat}/{version}/{live.fold.seq}",  # a secret answer that is taken back leaves the version as it was
            )
        except Stale:  # another process was faster
            return
        self._failures = 0

    def _seed(self, seat: int, version: int) -> int:
        """A bot's own luck: nobody can foresee it, and it does not lead back to the key. Another one after a failure."""
        text = f"bot:{seat}:{version}{f':{self._failures}' if self._failures else ''}".encode()
        key = bytes.fromhex(self.live.opened.key)
        return int.from_bytes(hashlib.blake2b(text, digest_size=7, key=key).digest(), "big")
