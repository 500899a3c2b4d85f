"""Moments of a table for who wants to see them: the answers are given again elsewhere, and what changed at each line is sent.

What a live table still remembers is cut out of it; for what it has forgotten, its whole record is played.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import msgspec

from inglenook.engine import moments as engine
from inglenook.engine.back import Forgotten
from inglenook.engine.game import Game, game

from . import tasks, wire
from .fold import LINES
from .patch import diff
from .people import Viewer

if TYPE_CHECKING:
    from .live import Live

MOST = 150
"""After so many lines it is enough for one message; the answer in which it comes to that is told to its end."""
_moments = msgspec.json.Decoder(wire.Moments)


class Near(msgspec.Struct):
    """What was cut out of a live table, and for whom."""

    stretch: engine.Stretch
    reader: engine.Reader


_near = msgspec.json.Decoder(Near)


async def line_by_line(live: Live, viewer: Viewer, seat: int | None, first: int, last: int) -> wire.Moments:
    """The table as a seat of this viewer saw it at every line that these answers wrote, as far as one message goes."""
    raw, seq, first, last = await _cut(live, viewer, seat, first, last)
    if raw is not None:
        return _moments.decode(await live.host.bots.long(viewer.guest, near, live.opened.game, raw, last))
    return _moments.decode(await _far(live, viewer, seq, seat, first, last))


async def _cut(live: Live, viewer: Viewer, seat: int | None, first: int, last: int) -> tuple[bytes | None, int, int, int]:
    """These answers, cut out of a live table, or None if it has forgotten them; its row, and the answers there are."""
    live.check_looks(viewer, seat)
    live.check_open()
    async with live.lock:
        await live.fresh()
        t, seq = live.fold.playing(), live.fold.seq
        first, last = min(first, t.length - 1), min(max(first, last), t.length - 1)
        try:
            near = Near(engine.cut(t, first, last), engine.reader(t, seat, first, LINES))
            return msgspec.json.encode(near), seq, first, last
        except Forgotten:
            return None, seq, first, last


async def _far(live: Live, viewer: Viewer, seq: int, seat: int | None, first: int, last: int) -> bytes:
    bots, mark = live.host.bots, f"{live.id} {live.news.boot} {seq}"
    found = await bots.long(viewer.guest, far, mark, live.id, None, seat, first, last)
    if found is None:
        rows = tasks.sent(await live.host.rows(live, seq))
        found = await bots.long(viewer.guest, far, mark, live.id, rows, seat, first, last)
    assert found is not None
    return found


# -- in the worker --------------------------------------------------------------------------------------------------------


def near(id: str, raw: bytes, last: int) -> bytes:
    """The moments of a stretch that was cut out of a live table."""
    found = _near.decode(raw)
    return msgspec.json.encode(_told(game(id), found.stretch, found.reader, last))


def far(mark: str, id: str, rows: list[tasks.Sent] | None, seat: int | None, first: int, last: int) -> bytes | None:
    """The moments of any answers of a game. None without rows if this process does not know the game."""
    found = tasks.journey(mark, id, rows)
    if found is None:
        return None
    t = found.table if found.table.length > last else tasks.go_to(mark, found, last)
    return msgspec.json.encode(_told(t.game, engine.cut(t, first, last), engine.reader(t, seat, first, LINES), last))


def _told(of: Game[object], stretch: engine.Stretch, reader: engine.Reader, last: int) -> wire.Moments:
    """The first moment whole, each of the others as what changed since the one before."""
    seen = engine.play(of, stretch, reader, MOST)
    if not seen:
        return wire.Moments(first=reader.first, last=last)
    base = msgspec.structs.replace(seen[0], log=(*reader.log, *seen[0].log))
    steps = tuple(diff(old, new, new.log[0].seq, new.log) for old, new in pairwise(seen))
    return wire.Moments(first=reader.first, last=seen[-1].version if len(seen) >= MOST else last, base=base, steps=steps)
