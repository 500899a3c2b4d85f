"""Doors: how people come to a table, leave it, let a bot stand in, and play again."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from inglenook.engine.decide import Refused
from inglenook.engine.words import msg

from . import bodies, people, wire
from .bodies import Chair
from .fold import Fold
from .news import Cause
from .people import NotAllowed, Viewer

if TYPE_CHECKING:
    from .live import Live


async def join(live: Live, viewer: Viewer, given: wire.Joining) -> wire.TableInfo:
    """Take an open seat."""
    async with live.lock:
        await live.fresh()
        live.host.check(viewer)
        live.check_open()
        fold = live.fold
        free = people.free_seats(fold.chairs, viewer.guest)
        invited = secrets.compare_digest(given.token.encode(), live.opened.invite.encode())
        if not (live.public or invited or live.at_table(viewer)):
            raise people.NoTable(msg("srv-no-table"))
        if invited:
            free = tuple(seat for seat, chair in enumerate(fold.chairs) if chair.control == "open")
        seat = given.seat if given.seat is not None else next(iter(free), -1)
        if fold.stage != "waiting" or not free:
            raise Refused(msg("srv-table-full"))
        if seat not in free:
            raise Refused(msg("srv-seat-taken", seat=seat + 1))
        others = [chair.name for number, chair in enumerate(fold.chairs) if number != seat]
        name = people.own_name(viewer.name, others, seat)
        chair = Chair(control="human", holder=viewer.guest, name=name, nonce=given.nonce or new_nonce())
        await write(live, bodies.Joined(seat=seat, chair=chair))
        await begin_if_full(live)
        return live.info(viewer)


def new_nonce() -> str:
    """A share in the luck for somebody who gave none."""
    return secrets.token_hex(8)


async def write(live: Live, body: bodies.AnyBody) -> None:
    """Make, keep and tell a change of who sits where, or of where they went on."""

    def change(fold: Fold) -> bodies.AnyBody:
        fold.do(body)
        return body

    await live.commit(change, lambda _: live.publish("seats", getattr(body, "seat", None), told=True))


async def leave(live: Live, viewer: Viewer) -> None:
    """Give all seats of this guest up. Before the game they are open again; later a bot plays them on."""
    async with live.lock:
        await live.fresh()
        live.host.check(viewer)
        live.check_open()
        for seat in live.seats_of(viewer):
            if live.fold.stage != "over":
                bot = live.fold.chairs[seat].bot or people.USUAL_BOT
                await write(live, bodies.Left(seat=seat, bot=bot if live.fold.begun else ""))


async def rename(live: Live, viewer: Viewer, name: str) -> None:
    """A guest has another name: so has the seat that bears the old one, while the game lasts."""
    async with live.lock:
        await live.fresh()
        live.host.check(viewer)
        if live.read_only is not None or live.fold.stage == "over":
            return
        for seat in live.seats_of(viewer):
            chairs = live.fold.chairs
            others = [chair.name for number, chair in enumerate(chairs) if number != seat]
            if people.named_after(chairs[seat].name, viewer.name):
                await write(live, bodies.Renamed(seat=seat, name=people.own_name(name, others, seat)))


async def give(live: Live, viewer: Viewer, seat: int, bot: str) -> wire.TableInfo:
    """Let a bot play for a seat, or let its holder take it back."""
    if bot:
        people.check_bot(bot)
    async with live.lock:
        await live.fresh()
        live.host.check(viewer)
        live.check_open()
        _check_gives(live, viewer, seat, bot)
        if live.fold.chairs[seat].bot != bot:
            await write(live, bodies.Given(seat=seat, bot=bot))
        return live.info(viewer)


def _check_gives(live: Live, viewer: Viewer, seat: int, bot: str) -> None:
    """The holder may always; the host may hand a seat to a bot; others only when its holder has been away for long."""
    chairs = live.fold.chairs
    if seat >= len(chairs) or chairs[seat].control != "human" or live.fold.stage != "playing":
        raise Refused(msg("srv-no-such-seat", seat=seat + 1))
    if seat in live.seats_of(viewer):
        return
    if not bot or not live.at_table(viewer) or viewer.seats is not None:
        raise people.not_yours(seat)
    away = live.news.presence.away_for(chairs[seat].holder, live.host.started)
    if viewer.guest != live.opened.host and away < live.host.away_seconds:
        raise NotAllowed(msg("srv-still-here", who=chairs[seat].name))


async def begin(live: Live, viewer: Viewer) -> wire.TableInfo:
    """The host begins: bots take the seats that are still open."""
    if viewer.guest != live.opened.host or viewer.seats is not None:
        raise NotAllowed(msg("srv-host-only"))
    async with live.lock:
        await live.fresh()
        live.host.check(viewer)
        live.check_open()
        if live.fold.begun:
            raise Refused(msg("srv-begun"))
        await _begin(live)
        return live.info(viewer)


async def begin_if_full(live: Live) -> None:
    """Begin once nobody is waited for."""
    if not live.fold.begun and all(chair.control != "open" for chair in live.fold.chairs):
        await _begin(live)


async def _begin(live: Live) -> None:
    chairs: list[Chair] = []
    for seat, chair in enumerate(live.fold.chairs):
        if chair.control == "open":
            name = people.own_name("", [one.name for one in (*chairs, *live.fold.chairs)], seat)
            chair = Chair(control="bot", name=name, bot=people.USUAL_BOT)
        chairs.append(chair)

    def change(fold: Fold) -> bodies.Begun:
        return bodies.Begun(chairs=tuple(chairs), setup=fold.begin(tuple(chairs)))

    await live.commit(change, lambda _: live.publish("begin", told=True))


async def rematch(live: Live, viewer: Viewer) -> wire.TableInfo:
    """The same people play again, everybody one seat further; seats of people who are not here are kept for them."""
    live.check_sees(viewer)
    if not live.seats_of(viewer):
        raise NotAllowed(msg("srv-rematch-players"))
    async with live.lock:
        await live.fresh()
        live.host.check(viewer)
        if live.fold.stage != "over":
            raise Refused(msg("srv-not-over"))
        if not live.fold.rematch:
            chairs = [_again(live, viewer, chair) for chair in live.fold.chairs]
            new = await live.host.open_again(viewer, live.opened, (*chairs[1:], chairs[0]))
            await write(live, bodies.Rematched(table=new.id))
        again = live.fold.rematch
    return (await live.host.live(again)).info(viewer)


def _again(live: Live, viewer: Viewer, chair: Chair) -> Chair:
    """A seat of the rematch: whoever is here sits down at once, a seat of somebody else is kept."""
    if chair.control == "bot":
        return Chair(control="bot", name=chair.name, bot=chair.bot)
    if chair.holder == viewer.guest or chair.holder in live.news.presence.here:
        return Chair(control="human", holder=chair.holder, name=chair.name, nonce=new_nonce())
    return Chair(control="open", holder=chair.holder, name=chair.name)


def cause_of(body: bodies.Body) -> Cause:
    """How a row is told."""
    if isinstance(body, (bodies.Answered, bodies.Wished)):
        return "answer"
    if isinstance(body, bodies.Undone) or (isinstance(body, bodies.Consented) and body.way is not None):
        return "undo"
    if isinstance(body, (bodies.Asked, bodies.Consented)):
        return "ask"
    return "begin" if isinstance(body, bodies.Begun) else "seats"
