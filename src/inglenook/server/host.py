"""Host: all tables of this server, loaded when somebody needs them."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Any

import msgspec

from inglenook.engine import options as schema
from inglenook.engine.decide import Refused
from inglenook.engine.game import Game, WrongSeats, game
from inglenook.engine.words import msg

from . import people, record, wire
from .fold import Fold
from .live import Live
from .people import Address, NoTable, Viewer
from .record import Chair
from .store import Head, Store
from .workers import Workers

AWAY = 180.0
"""After so many seconds without a sign of life, anybody at the table may let a bot stand in."""
_chairs = msgspec.json.Decoder(tuple[Chair, ...])


class Host:
    """All tables."""

    def __init__(self, store: Store, *, address: Address, bots: Workers | None = None) -> None:
        self.store = store
        self.address = address
        self.bots = bots or Workers()
        self.away_seconds = AWAY
        self.started = time.time()
        self.tables_here: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}

    async def start(self) -> None:
        """Get ready."""
        await self.bots.start()

    async def stop(self, bye: wire.Bye | None = None) -> None:
        """Let everybody go; everything is kept already."""
        for live in list(self.tables_here.values()):
            await live.close(bye)
        await self.bots.stop()

    # -- making -----------------------------------------------------------------------------------------------------------

    async def create(self, viewer: Viewer, given: wire.NewTable) -> Live:
        """Open a new table. If no seat is open, the game begins at once."""
        of = game(given.game)
        if not of.least <= len(given.seats) <= of.most:
            raise WrongSeats(of, len(given.seats))
        schema.read(of.options, given.options)
        chairs = _wished(viewer, given.seats)
        return await self._open(of, viewer, chairs, given.options, name=given.name.strip(), public=given.public)

    async def _open(
        self, of: Game[Any], viewer: Viewer, chairs: tuple[Chair, ...], options: dict[str, str], **more: Any
    ) -> Live:
        opened = record.Opened(
            game=of.id,
            rules_version=of.version,
            content_hash=of.content_hash,
            options=options,
            chairs=chairs,
            key=secrets.token_hex(32),
            host=viewer.guest,
            invite=secrets.token_urlsafe(15),
            watch=secrets.token_urlsafe(15),
            created=time.time(),
            **more,
        )
        fold = Fold(secrets.token_hex(6))
        fold.open(opened)
        live = Live(self, fold)
        async with live.lock:
            await live._keep(opened)
            self.tables_here[fold.id] = live
            await live._begin_if_full()
        return live

    # -- finding ----------------------------------------------------------------------------------------------------------

    async def live(self, id: str) -> Live:
        """The table of this id, loaded if need be."""
        found = self.tables_here.get(id)
        if found is not None:
            return found
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Live:
        try:
            live = Live(self, await self.read(id))
            self.tables_here[id] = live
            live._wake_bots()
            return live
        finally:
            del self._loading[id]

    async def read(self, id: str) -> Fold:
        """A table as its rows say."""
        rows = await self.store.rows(id)
        if not rows:
            raise NoTable(msg("srv-no-table"))
        fold = Fold(id)
        for row in rows:
            fold.add(row)
        return fold

    async def find(self, token: str, viewer: Viewer) -> wire.Found:
        """What an invite or watch token leads to."""
        head = await self.store.by_token(token)
        if head is None:
            raise NoTable(msg("srv-no-invite"))
        live = await self.live(head.id)
        watching = token == live.opened.watch
        free = () if watching or live.shown.stage != "waiting" else people.free_seats(live.shown.chairs, viewer.guest)
        return wire.Found(table=live.info(viewer), free=free, may_watch=watching or live.public)

    async def tables(self, viewer: Viewer) -> wire.Tables:
        """The tables of this guest, and public ones that wait for people."""
        mine = await self.store.heads_of(viewer.guest)
        waiting = await self.store.public_waiting(50)
        own = {head.id for head in mine}
        return wire.Tables(
            mine=tuple(self.info_of(head, viewer) for head in mine),
            open=tuple(self.info_of(head, viewer) for head in waiting if head.id not in own),
        )

    def info_of(self, head: Head, viewer: Viewer) -> wire.TableInfo:
        """A table as lists show it; it need not be loaded for that."""
        live = self.tables_here.get(head.id)
        chairs = _chairs.decode(head.seats)
        return wire.TableInfo(
            id=head.id,
            game=head.game,
            name=head.name,
            seats=people.seat_infos(chairs, viewer, live.presence if live else None),
            stage=head.stage,  # type: ignore[arg-type]
            public=head.public,
            host=head.host == viewer.guest,
            to_move=head.to_move,
            version=head.version,
            created=head.created,
            changed=head.changed,
            rematch=head.rematch,
        )

    async def bring(self, viewer: Viewer, raw: bytes) -> Live:
        """Open a table from a saved game."""
        raise Refused(msg("srv-not-yet"))


def _wished(viewer: Viewer, wishes: tuple[wire.SeatWish, ...]) -> tuple[Chair, ...]:
    """The chairs of a new table as its host wants them."""
    chairs: list[Chair] = []
    for number, wish in enumerate(wishes):
        names = [chair.name for chair in chairs if chair.name]
        if wish.who == "open":
            chairs.append(Chair(control="open"))
        elif wish.who == "me":
            name = people.own_name(wish.name or viewer.name, names, number)
            chairs.append(Chair(control="human", holder=viewer.guest, name=name, nonce=secrets.token_hex(8)))
        elif wish.who.startswith("bot:"):
            strength = people.check_bot(wish.who[4:])
            chairs.append(Chair(control="bot", name=people.own_name(wish.name, names, number), bot=strength))
        else:
            raise Refused(msg("srv-bad-wish", who=wish.who))
    return tuple(chairs)
