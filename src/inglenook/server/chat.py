"""What people say to each other at a table: no part of the game, with numbers of its own, kept beside the rows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import wire
from .people import Viewer

if TYPE_CHECKING:
    from .live import Live


class Chat:
    """The talk at one table."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self._heard: int | None = None
        """Number of the last line everybody was told of."""

    async def say(self, viewer: Viewer, given: wire.SayGiven) -> wire.ChatLine:
        """Say something to everybody at the table."""
        live = self.live
        live.touch()
        live.host.check(viewer)
        live.check_sees(viewer)
        seat = next(iter(live.seats_of(viewer)), None)
        who = live.shown.chairs[seat].name if seat is not None else viewer.name
        ref = f"{viewer.guest}/{given.id}"
        n, when = await live.host.store.say(live.id, who, viewer.guest, given.text, seat, ref=ref)
        line = wire.ChatLine(n=n, who=who, text=given.text, when=when, seat=seat)
        self._tell(line)
        return line

    async def read(self, viewer: Viewer) -> tuple[wire.ChatLine, ...]:
        """What was said lately, for somebody who may know."""
        self.live.check_sees(viewer)
        return await self.lines()

    async def lines(self) -> tuple[wire.ChatLine, ...]:
        """What was said lately; whatever another process has written is told."""
        said = await self.live.host.store.chat(self.live.id)
        lines = tuple(wire.ChatLine(n=one.n, who=one.who, text=one.text, when=one.when, seat=one.seat) for one in said)
        if self._heard is None:
            self._heard = lines[-1].n if lines else 0
        for line in lines:
            self._tell(line)
        return lines

    def _tell(self, line: wire.ChatLine) -> None:
        """Tell everybody what was said, once."""
        if self._heard is None or line.n > self._heard:
            self._heard = line.n
            news = self.live.news
            news.tell(wire.Event(n=news.n + 1, version=0, chat=line, cause="chat"))
