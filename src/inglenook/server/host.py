"""Host: all tables of this server, loaded when somebody needs them and put away when nobody does."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from inglenook.engine import options as schema
from inglenook.engine import save as saves
from inglenook.engine.decide import NATURE, Refused
from inglenook.engine.game import WrongSeats, game
from inglenook.engine.words import Problem, msg

from . import bodies, collector, doors, people, reading, tasks, wire
from .bodies import Chair
from .fold import Far, FarBack, Fold
from .live import Live
from .people import Address, NoTable, Viewer
from .reading import Reading
from .store import CHAT, EVERYTHING, Head, Lost, Row, Store
from .travel import Made
from .workers import Workers

T = TypeVar("T")
AWAY = 180.0
"""After so many seconds without a sign of life, anybody at the table may let a bot stand in."""
GRACE = 5.0
"""Whoever is back after so many seconds was never away."""
IDLE = 120.0
"""After so many seconds without anybody, a table is put away."""
SWEEP = 20.0
SNAPSHOT_EVERY = 64
"""Rows after which where a table stands is written down, so that it can be loaded quickly."""
_chairs = msgspec.json.Decoder(tuple[Chair, ...])
_imported = msgspec.json.Decoder(tasks.Imported)
_back = msgspec.json.Decoder(FarBack)
log = logging.getLogger(__name__)


class Host:
    """All tables."""

    def __init__(self, store: Store, *, address: Address, bots: Workers | None = None) -> None:
        self.store = store
        self.address = address
        self.bots = bots or Workers()
        self.made = Made()
        self.check: Callable[[Viewer], None] = lambda viewer: None
        """Refuses a viewer whom nothing lets in any more."""
        self.away_seconds, self.grace, self.idle = AWAY, GRACE, IDLE
        self.started = time.time()
        self.tables_here: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        """Begin to listen and to tidy up; games that wait for a bot go on."""
        await self.bots.start()
        self.store.on_change(self._changed)
        self.soon(self._sweep())
        self.soon(collector.collect_now_and_then())
        self.soon(self._wake_all())

    async def stop(self, bye: wire.Bye | None = None) -> None:
        """Let everybody go. Everything is kept already; where tables stand is written down to be quick next time."""
        for live in list(self.tables_here.values()):
            await live.close(bye)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for live in list(self.tables_here.values()):
            await self._put_away(live, closing=True)
        await self.bots.stop()

    def soon(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do this beside everything else."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, (Problem, Refused)):
            log.error("something failed in the background", exc_info=error)

    # -- opening ----------------------------------------------------------------------------------------------------------

    async def create(self, viewer: Viewer, given: wire.NewTable) -> Live:
        """Open a new table. If no seat is open, the game begins at once."""
        of = game(given.game)
        if not of.least <= len(given.seats) <= of.most:
            raise WrongSeats(of, len(given.seats))
        of.agree(len(given.seats), given.options)
        chairs, options = _wished(viewer, given.seats), schema.expanded(of.options, given.options)
        return await self._open(viewer, given.game, chairs, options, name=people.seen(given.name), public=given.public)

    async def open_again(self, viewer: Viewer, before: bodies.Opened, chairs: tuple[Chair, ...]) -> Live:
        """Open the table of a rematch."""
        return await self._open(viewer, before.game, chairs, before.options, name=before.name, public=before.public)

    async def open_from(self, viewer: Viewer, live: Live, chairs: tuple[Chair, ...], upto: int, at: int) -> Live:
        """Open a table that goes on from a moment of another, as its rows tell it up to one of them."""
        rows, before = tasks.sent(await self.rows(live, upto)), live.opened
        found = _imported.decode(await self.bots.long(viewer.guest, tasks.cut, live.id, rows, at))
        return await self._open(viewer, before.game, chairs, before.options, imported=found, name=before.name)

    async def bring(self, viewer: Viewer, given: bytes | saves.Save) -> Live:
        """Open a table from a saved game: its people's seats belong to whoever brings it, its luck is new from here on.

        It is played again once, elsewhere; what comes back says where it stands.
        """
        raw = given if isinstance(given, bytes) else msgspec.json.encode(given)
        found = _imported.decode(await self.bots.long(viewer.guest, tasks.bring, raw, self.bots.limits.record))
        chairs: list[Chair] = []
        for number, seat in enumerate(found.seats):
            name = people.own_name(seat.name, [chair.name for chair in chairs], number)
            if seat.human:
                chairs.append(Chair(control="human", holder=viewer.guest, name=name, nonce=doors.new_nonce()))
            else:
                chairs.append(Chair(control="bot", name=name, bot=people.check_bot(seat.who.partition(":")[2])))
        return await self._open(viewer, found.game, tuple(chairs), found.options, imported=found)

    async def _open(
        self,
        viewer: Viewer,
        id: str,
        chairs: tuple[Chair, ...],
        options: dict[str, str],
        *,
        imported: tasks.Imported | None = None,
        **more: Any,
    ) -> Live:
        """A new table; with a game that was brought, if one was."""
        self.check(viewer)  # who waited for a record to be played again may have been shown out meanwhile
        of = game(id)
        opened = bodies.Opened(
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
        live = Live(self, Reading(fold=fold))
        async with live.lock:
            if imported is None:
                await live.keep(opened)
            else:
                fold.brought = imported.brought
                await live.keep(opened, packed=bodies.pack_brought(opened, imported.record))
            self.tables_here[fold.id] = live
            await doors.begin_if_full(live)
        if imported is not None:  # so that nobody need play all of it again
            self.soon(self._snapshot(live))
        return live

    # -- loading and putting away -----------------------------------------------------------------------------------------

    async def live(self, id: str) -> Live:
        """The table of this id, loaded if need be."""
        found = self.tables_here.get(id)
        if found is not None:
            found.touch()
            return found
        if id not in self._loading:
            self._loading[id] = self.soon(self._load(id))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> Live:
        try:
            live = Live(self, await self._carry(id))
            self.tables_here[id] = live
            async with live.lock:
                if live.read_only is None:
                    await doors.begin_if_full(live)
            live.stand_ins.wake()
            return live
        finally:
            del self._loading[id]

    async def _carry(self, id: str) -> Reading:
        """Read a table; if it was carried over to today's rules, write that down."""
        found = await self.read(id)
        while found.carried is not None:
            fold = found.fold
            fold.rules = (found.carried.rules_version, found.carried.content_hash)
            try:
                head = Live(self, found).head()
                await self.store.append(id, fold.seq + 1, bodies.pack(found.carried), head=head)
            except Lost:
                pass
            found = await self.read(id)
        return found

    async def read(self, id: str) -> Reading:
        """A table as its rows say."""

        async def elsewhere(rows: list[Row], snapshot: bytes | None) -> Reading:
            known = tasks.struck(snapshot, tasks.key_of(rows)) if snapshot is not None else None
            return tasks.unpacked(id, rows, await self.bots.long("", tasks.read, id, tasks.sent(rows), known, urgent=True))

        return await reading.read(self.store, id, elsewhere)

    async def rows(self, live: Live, upto: int) -> list[Row]:
        """The rows of a table up to one of them."""
        return [row for row in await self.store.rows(live.id) if row.seq <= upto]

    async def take_back(self, live: Live, far: Far) -> FarBack:
        """Where a table stands after an undo that leads further back than it remembers; only under its lock."""
        rows = tasks.sent(await self.rows(live, live.fold.seq))
        way = (far.seat, far.free, far.crossing)
        return _back.decode(await self.bots.long(live.opened.host, tasks.take_back, live.id, rows, *way, urgent=True))

    def maybe_snapshot(self, live: Live) -> None:
        """Now and then write down where a table stands."""
        if live.fold.seq - live.kept_seq >= SNAPSHOT_EVERY:
            live.kept_seq = live.fold.seq
            self.soon(self._snapshot(live))

    async def _snapshot(self, live: Live) -> None:
        async with live.lock:
            await live.fresh()
            if live.fold.brought is not None:  # it is about to begin
                return
            seq, raw = live.fold.seq, msgspec.json.encode(live.fold.snapshot())
        live.kept_seq = seq
        await self.store.put_snapshot(live.id, seq, raw)

    def _idle(self, live: Live) -> bool:
        """Whether nobody has been at a table for a while."""
        busy = live.news.watched or live.stand_ins.busy or live.lock.locked()
        return not busy and live.used <= time.monotonic() - self.idle

    async def _put_away(self, live: Live, *, closing: bool = False) -> None:
        """Forget a table, unless somebody has come meanwhile; it is loaded again when somebody does."""
        if live.fold.seq > live.kept_seq and live.read_only is None:
            try:
                await self._snapshot(live)
            except Problem as problem:  # it only makes loading slower
                log.warning("no snapshot of table %s: %s", live.id, problem)
        if not closing and not self._idle(live):
            return
        if self.tables_here.get(live.id) is live:
            del self.tables_here[live.id]
        self.made.drop(live.id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def sweep(self) -> None:
        """Put away the tables nobody has looked at for a while."""
        for live in list(self.tables_here.values()):
            if self._idle(live):
                try:
                    await self._put_away(live)
                except Exception:  # one table in trouble must not keep the others in memory
                    log.exception("table %s cannot be put away", live.id)

    async def _wake_all(self) -> None:
        """Load the tables in which a bot was about to answer when the server stopped."""
        async for head in self.store.all_heads():
            chairs = _chairs.decode(head.seats)
            bots = [seat for seat in head.to_move if 0 <= seat < len(chairs) and chairs[seat].plays]
            if head.stage == "playing" and bots and not all(chair.plays for chair in chairs):
                try:
                    await self.live(head.id)
                except Problem as problem:
                    log.warning("table %s cannot be loaded: %s", head.id, problem)
                except Exception:  # the bots of other tables are waited for too
                    log.exception("table %s cannot be loaded", head.id)

    def _changed(self, table: str, seq: int) -> None:
        """Another process has written."""
        if seq == EVERYTHING:
            for live in list(self.tables_here.values()):
                self.soon(live.catch_up())
                self.soon(live.chat.lines())
            return
        here = self.tables_here.get(table)
        if here is not None and seq == CHAT:
            self.soon(here.chat.lines())
        elif here is not None and seq > here.fold.seq:
            self.soon(here.catch_up())

    # -- finding ----------------------------------------------------------------------------------------------------------

    async def find(self, token: str, viewer: Viewer) -> wire.Found:
        """What an invite or watch token leads to."""
        head = await self.store.by_token(token)
        if head is None:
            raise NoTable(msg("srv-no-invite"))
        live = await self.live(head.id)
        watching = secrets.compare_digest(token.encode(), live.opened.watch.encode())
        free: tuple[int, ...] = ()
        if not watching and live.shown.stage == "waiting":
            free = tuple(seat for seat, chair in enumerate(live.shown.chairs) if chair.control == "open")
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

    async def rename(self, viewer: Viewer, name: str) -> None:
        """A guest has another name: tell it at every table that is not over."""
        for head in await self.store.heads_of(viewer.guest):
            if head.stage != "over":
                try:
                    await doors.rename(await self.live(head.id), viewer, name)
                except (Problem, Refused) as problem:  # a table that cannot be opened keeps the old name
                    log.warning("nobody is renamed at table %s: %s", head.id, problem)

    def info_of(self, head: Head, viewer: Viewer) -> wire.TableInfo:
        """A table as lists show it; it need not be loaded for that."""
        live = self.tables_here.get(head.id)
        chairs = _chairs.decode(head.seats)
        return wire.TableInfo(
            id=head.id,
            game=head.game,
            name=head.name,
            seats=people.seat_infos(chairs, viewer, live.news.presence if live else None),
            stage=head.stage,  # type: ignore[arg-type]
            public=head.public,
            host=head.host == viewer.guest,
            to_move=people.told_to_move(head.to_move, NATURE in head.to_move, people.holds(viewer, chairs)),
            version=head.version,
            created=head.created,
            changed=head.changed,
            rematch=head.rematch,
        )


def _wished(viewer: Viewer, wishes: tuple[wire.SeatWish, ...]) -> tuple[Chair, ...]:
    """The chairs of a new table as its host wants them."""
    chairs: list[Chair] = []
    for number, wish in enumerate(wishes):
        names = [chair.name for chair in chairs if chair.name]
        if wish.who == "open":
            chairs.append(Chair(control="open"))
        elif wish.who == "me":
            name = people.own_name(wish.name or viewer.name, names, number)
            chairs.append(Chair(control="human", holder=viewer.guest, name=name, nonce=doors.new_nonce()))
        elif wish.who.startswith("bot:"):
            strength = people.check_bot(wish.who[4:])
            chairs.append(Chair(control="bot", name=people.own_name(wish.name, names, number), bot=strength))
        else:
            raise Refused(msg("srv-bad-wish", who=wish.who))
    return tuple(chairs)
