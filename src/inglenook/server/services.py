"""Everything a running server has, in one place."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from litestar import Request

from inglenook import __version__
from inglenook.engine.words import msg

from .addresses import Addresses
from .buckets import Buckets
from .guests import COOKIE, Guests
from .host import Host
from .live import Live
from .metrics import Metrics
from .passes import Unknown
from .people import NotAllowed, Viewer
from .settings import Settings
from .shelf import Shelf
from .socket import Sockets
from .static import Files
from .store import ENDED, EVERYTHING, Store, StoreProblem
from .trouble import TooFast
from .workers import Workers

PAUSE = 0.5
"""Seconds after which a store that did not answer is asked again."""
CROWD = 4
"""An address may open as many tables as so many guests."""
HARD = 2.0
"""What a hint or a look into the past counts for, where an answer counts for one."""
FILE_MOVES = 500
"""A file of a record, or its luck, counts for one more for every so many moves;"""
LOOK_MOVES = 2000
"""a look into its past for every so many: the record is kept at hand for the next look."""
BROUGHT_BYTES = 64 * 1024
"""A game that is brought in counts for one table more for every so many bytes."""


class Services:
    """The store, the host of the tables, the guests, and what is counted."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.version = __version__
        self.metrics = Metrics()
        self.addresses = Addresses(settings)
        self.files = Files(settings.static)
        self.shelf = Shelf(settings.static)
        limits = settings.limits
        self.messages = Buckets(limits.messages, limits.messages_burst)
        """Per guest and table."""
        self.tables = Buckets(limits.tables, limits.tables_burst)
        """New tables per guest."""
        self.tables_from = Buckets(limits.tables * CROWD, limits.tables_burst * CROWD)
        """New tables per address, at which several guests may be."""
        self.strangers = Buckets(limits.guests, limits.guests_burst)
        """New guests per address."""
        self.sockets = Sockets(self)
        self.store: Store
        self.host: Host
        self.guests: Guests

    @asynccontextmanager
    async def open(self) -> AsyncIterator[Services]:
        """From before the first request until after the last."""
        self.store = await Store.open(self.settings.database, self.settings.folder)
        try:
            self.guests = Guests(self.store, await self.store.secret("cookies"))
            self.host = Host(self.store, address=self.addresses, bots=Workers(limits=self.settings.limits))
            self.host.check = self.guests.passes.check
            self.guests.passes.told = self.sockets.show_out
            self.store.on_change(self._changed)
            await self.host.start()
            self._watch()
            try:
                yield self
            finally:
                await self.host.stop()
        finally:
            await self.store.close()

    def _watch(self) -> None:
        self.metrics.gauge("inglenook_sockets", "Open sockets.", lambda: len(self.sockets))
        self.metrics.gauge("inglenook_tables_live", "Tables in memory.", lambda: len(self.host.tables_here))

    def _changed(self, guest: str, seq: int) -> None:
        """Another process has written: has it shown somebody out?"""
        if seq == ENDED:
            self.host.soon(self._look_again([guest]))
        elif seq == EVERYTHING:
            self.guests.passes.forget()
            self.host.soon(self._look_again(self.sockets.guests()))

    async def _look_again(self, guests: Iterable[str]) -> None:
        """Close the windows of these guests that nothing lets in any more; a store that does not answer is asked again."""
        for guest in guests:
            while True:
                try:
                    await self.guests.passes.look_again(guest, lambda guest=guest: self.sockets.viewers(guest))  # type: ignore[misc]
                    break
                except StoreProblem:
                    await asyncio.sleep(PAUSE)

    # -- who is asking ----------------------------------------------------------------------------------------------------

    async def anybody(self, request: Request[Any, Any, Any]) -> Viewer:
        """Whoever asks: a guest by cookie, a program by token, or somebody who is not known yet."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            viewer, table = await self.guests.by_token(token.strip())
            if request.path_params.get("id") != table:
                raise NotAllowed(msg("srv-token-elsewhere"))
            return viewer
        return await self.guests.by_cookie(request.cookies.get(COOKIE, "")) or Viewer(guest="")

    async def guest(self, request: Request[Any, Any, Any]) -> Viewer:
        """Somebody the server knows."""
        viewer = await self.anybody(request)
        if not viewer.guest:
            raise Unknown(msg("srv-no-guest"))
        return viewer

    async def table(self, id: str, viewer: Viewer, token: str = "") -> tuple[Live, Viewer]:
        """A table, and who somebody is there: the token of its link for spectators lets anybody look."""
        live = await self.host.live(id)
        if token and secrets.compare_digest(token.encode(), live.opened.watch.encode()):
            viewer = msgspec.structs.replace(viewer, watching=True)
        return live, viewer

    def pace(self, viewer: Viewer, table: str, cost: float = 1.0) -> None:
        """Refuse who says too much at one table; what makes much work counts more."""
        self._pace(self.messages, f"{viewer.guest}:{table}", "messages", cost)

    async def pace_record(self, viewer: Viewer, table: str, moves_each: int) -> None:
        """Refuse who asks for too much that must be made of a whole record: it costs by the length of that."""
        live = await self.host.live(table)
        self.pace(viewer, table, HARD + live.shown.version / moves_each)

    def pace_tables(self, viewer: Viewer, address: str, size: int = 0) -> None:
        """Refuse who opens too many tables: a guest, or an address that is many guests. One brought counts by size."""
        cost = 1.0 + size / BROUGHT_BYTES
        self._pace(self.tables, viewer.guest, "tables", cost)
        self._pace(self.tables_from, address, "tables", cost)

    def pace_guests(self, address: str) -> None:
        """Refuse an address that would be too many guests."""
        self._pace(self.strangers, address, "guests")

    def _pace(self, buckets: Buckets, key: str, why: str, cost: float = 1.0) -> None:
        if not buckets.take(key, min(cost, buckets.burst)):
            self.metrics.count("inglenook_refused_total", why=why)
            raise TooFast(msg("srv-too-fast"))
