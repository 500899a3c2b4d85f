"""Play on from here: a new table that goes on from a moment of another one, with luck of its own from there.

What is over stays as it is, and so does what is being played; whoever wants to know what else might have become of it does so
at a table beside.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from inglenook.engine.decide import Refused
from inglenook.engine.words import msg

from . import bodies, doors, wire
from .bodies import Chair
from .people import Viewer

if TYPE_CHECKING:
    from .live import Live


async def play_on(live: Live, viewer: Viewer, given: wire.PlayOn) -> wire.TableInfo:
    """Open a table that goes on from when `at` answers had been given."""
    live.check_sees(viewer)
    live.check_open()
    async with live.lock:
        await live.fresh()
        live.host.check(viewer)
        at, seq, chairs = _check_moment(live, given.at), live.fold.seq, live.fold.chairs
    own = live.seats_of(viewer)
    seats = tuple(_seat(chair, viewer, mine=given.alone or not own or seat in own) for seat, chair in enumerate(chairs))
    new = await live.host.open_from(viewer, live, seats, seq, at)
    if own:
        live = await live.host.live(live.id)  # it may have been put away while the record was played
        async with live.lock:
            await live.fresh()
            live.host.check(viewer)
            await doors.write(live, bodies.Branched(seat=own[0], table=new.id, at=at))
    return new.info(viewer)


def _check_moment(live: Live, at: int) -> int:
    """The moment, if a game may go on from there. While others hold secrets nobody may try out what; the end leads nowhere."""
    t = live.fold.playing()
    if t.over is None and t.game.redeal is not None:
        raise Refused(msg("srv-play-on-secrets"))
    if t.over is not None and at >= t.length - 1:
        raise Refused(msg("srv-play-on-end"))
    return min(at, t.length - 1)


def _seat(chair: Chair, viewer: Viewer, *, mine: bool) -> Chair:
    """A seat as it goes on: bots stay; people's are kept for them, unless whoever opens the table plays them all."""
    if chair.control == "bot":
        return Chair(control="bot", name=chair.name, bot=chair.bot)
    if mine:
        return Chair(control="human", holder=viewer.guest, name=chair.name, nonce=doors.new_nonce())
    return Chair(control="open", holder=chair.holder, name=chair.name)
