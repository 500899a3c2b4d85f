"""Travel: a table as it was, its record as a file, and its luck. All of it needs the whole record, and is made elsewhere."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from inglenook.engine.scene import Scene

from . import tasks, wire
from .people import Viewer

if TYPE_CHECKING:
    from .live import Live

MOST_BYTES = 16 * 1024 * 1024
"""How much of what was made for one is kept for the next who asks."""
_scene = msgspec.json.Decoder(Scene)
_found = msgspec.json.Decoder(tasks.Found)
Name = tuple[Any, ...]


class Made:
    """Files of tables as they were made last. Who asks for what is just being made waits for it."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Name, bytes] = OrderedDict()
        self._making: dict[Name, asyncio.Task[bytes]] = {}

    async def get(self, live: Live, viewer: Viewer, work: Callable[..., bytes], *args: Any) -> bytes:
        """What this work makes of a table's rows."""
        async with live.lock:
            await live.fresh()
            name: Name = (live.id, live.news.boot, live.fold.seq, work.__name__, *args)
        if name in self._kept:
            self._kept.move_to_end(name)
            return self._kept[name]
        if name not in self._making:
            self._making[name] = live.host.soon(self._make(name, live, viewer, work, *args))
        return await asyncio.shield(self._making[name])

    async def _make(self, name: Name, live: Live, viewer: Viewer, work: Callable[..., bytes], *args: Any) -> bytes:
        try:
            rows = tasks.sent(await live.host.rows(live, name[2]))
            found = await live.host.bots.long(viewer.guest, work, live.id, rows, *args)
        finally:
            del self._making[name]
        self._kept[name] = found
        while len(self._kept) > 1 and sum(map(len, self._kept.values())) > MOST_BYTES:
            self._kept.popitem(last=False)
        return found

    def drop(self, id: str) -> None:
        """Forget what was made of a table."""
        for name in [name for name in self._kept if name[0] == id]:
            del self._kept[name]


async def scene(live: Live, viewer: Viewer, seat: int | None, at: int) -> Scene | None:
    """What a seat saw when `at` answers had been given: what it sees now, by the same function, of the table as it was."""
    live.check_open()
    async with live.lock:
        await live.fresh()
        if live.fold.table is None:
            return None
        seq = live.fold.seq
    bots, mark = live.host.bots, f"{live.id} {live.news.boot} {seq}"
    found = await bots.long(viewer.guest, tasks.look_back, mark, live.id, None, seat, at)
    if found is None:
        rows = tasks.sent(await live.host.rows(live, seq))
        found = await bots.long(viewer.guest, tasks.look_back, mark, live.id, rows, seat, at)
    assert found is not None
    return _scene.decode(found)


async def export(live: Live, viewer: Viewer) -> bytes:
    """The game as a file, as far as this viewer may know it; see `tasks.export`."""
    live.check_sees(viewer)
    live.check_open()
    live.fold.playing()
    return await live.host.made.get(live, viewer, tasks.export, live.seats_of(viewer))


async def draws(live: Live, viewer: Viewer) -> wire.Draws:
    """What is needed to check the luck; the key only when the game is over, and only from here: no worker knows it."""
    live.check_sees(viewer)
    shown = wire.Draws(commitment=live.commitment(), nonces=live.fold.nonces)
    if live.shown.stage != "over":
        return shown
    found = _found.decode(await live.host.made.get(live, viewer, tasks.draws))
    return msgspec.structs.replace(shown, key=live.opened.key, draws=found.draws, first=found.first)
