"""The store in PostgreSQL: several server processes share one database and hear of each other's rows."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy import Connection, func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from inglenook.server.store import backup
from inglenook.server.store.base import Store
from inglenook.server.store.batch import APPEND, Seated, arguments, judge
from inglenook.server.store.errors import problem, told, why
from inglenook.server.store.listener import Connect, Listener
from inglenook.server.store.shapes import StoreProblem, Unsure
from inglenook.server.store.upgrade import one_at_a_time, upgrade
from inglenook.server.store.writer import Append, Wish

T = TypeVar("T")

CONNECT_SECONDS = 10.0
COMMAND_SECONDS = 30.0
RETRY_SECONDS = 20.0
"""How long rows wait for a database that went away before their writers hear of it."""
KNOWN = 20_000
"""Tables of which we remember who sat there."""
MIGRATING = 0x1961E1
"""The advisory lock of whoever migrates."""
RUNNING = 0x1961E2
"""The advisory lock that all running servers share."""

DURABLE = "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
"""An operator may want to wait for more than the server's own disk, but not for less."""

GONE = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.InterfaceError, OSError)
"""Errors after which nobody knows whether the last statement was done."""
CROSSED = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Errors after which it was not done, and may be tried again."""
UNFIT = (ValueError, TypeError, ArithmeticError)
"""Errors of the driver about something that cannot even be sent."""


class PostgresStore(Store):
    """A store in a PostgreSQL database."""

    def __init__(self, engine: AsyncEngine, place: str, connect: Connect) -> None:
        super().__init__(engine, place)
        self._connect = connect
        self._process = secrets.token_hex(6)
        self._listener = Listener(connect, self._process, RUNNING, self._changed)
        self._conn: Any = None
        self._sat: Seated = {}

    @classmethod
    async def open_url(cls, url: str) -> PostgresStore:
        """Connect, migrate if need be, and listen."""
        connect, place = reach(url)
        engine = await open_engine(connect, place)
        store = cls(engine, place, connect)
        try:
            with told(place):
                async with engine.begin() as conn:
                    await prepare(conn, place)
                await store._listener.start()
        except BaseException:
            await store.close()
            raise
        return store

    async def _let_go(self) -> None:
        await self._listener.stop()
        self._drop()

    async def backup(self, path: Path, *, replace: bool = False) -> None:
        with told(self.place):
            async with self._engine.connect() as conn:
                await conn.execution_options(isolation_level="REPEATABLE READ")
                await conn.run_sync(partial(backup.from_connection, path=path, replace=replace))

    async def _work(self, work: Callable[[Connection], T]) -> T:
        with told(self.place):
            async with self._engine.begin() as conn:
                return await conn.run_sync(work)

    # -- appending ------------------------------------------------------------------------------------------------------

    async def _commit(self, wishes: list[Wish]) -> None:
        await self._append([wish for wish in wishes if isinstance(wish, Append)])

    async def _append(self, appends: Sequence[Append]) -> None:
        """Write these rows, trying again if the wire is cut; the `outcome` of each says why it was not written."""
        until = time.monotonic() + RETRY_SECONDS
        sent = False
        while True:
            try:
                conn = await self._wire()
                before, sent = sent, True
                await self._try(conn, appends, before)
                return
            except UNFIT as error:
                return await self._each(appends, error)
            except GONE as error:
                self._drop()
                if time.monotonic() > until:
                    raise self._away(error, sent) from error
                await asyncio.sleep(0.1)
            except CROSSED:
                continue
            except asyncpg.PostgresError as error:
                return await self._each(appends, error)

    async def _try(self, conn: Any, appends: Sequence[Append], sent_before: bool) -> None:
        won = {one["table_id"] for one in await conn.fetch(APPEND, *arguments(appends, self._sat, self._process))}
        for append in appends:
            append.outcome = None if append.table in won else await judge(conn, append, sent_before)
        if len(self._sat) > KNOWN:
            self._sat.clear()
        for append in appends:
            if append.table in won:
                self._sat[append.table] = (append.seq, append.head.holders)

    async def _each(self, appends: Sequence[Append], error: Exception) -> None:
        """One of these cannot be kept: find out which, so that the others are."""
        if len(appends) == 1:
            appends[0].outcome = problem(error, self.place)
            return
        middle = len(appends) // 2
        await self._append(appends[:middle])
        await self._append(appends[middle:])

    def _away(self, error: Exception, sent: bool) -> StoreProblem:
        if sent:
            return Unsure("srv-store-unsure", place=self.place, why=why(error))
        return StoreProblem("srv-store-unreachable", place=self.place, why=why(error))

    async def _wire(self) -> Any:
        if self._conn is None or self._conn.is_closed():
            try:
                self._conn = await self._connect()
                await self._conn.execute(DURABLE)
            except GONE:
                raise
            except asyncpg.PostgresError as error:
                raise problem(error, self.place) from error
        return self._conn

    def _drop(self) -> None:
        if self._conn is not None:
            self._conn.terminate()
            self._conn = None


# -- reaching a server --------------------------------------------------------------------------------------------------


def reach(url: str) -> tuple[Connect, str]:
    """How to connect to the server a URL names, and how to call it in messages, without a password."""
    try:
        parts = urlsplit(url)
        place = f"{parts.hostname or 'localhost'}:{parts.port or 5432}{parts.path}"
    except ValueError as error:
        raise StoreProblem("srv-store-url", why=why(error)) from error
    dsn = parts._replace(scheme="postgresql").geturl()

    async def connect() -> Any:
        settings = {"application_name": "inglenook"}
        return await asyncpg.connect(dsn, timeout=CONNECT_SECONDS, command_timeout=COMMAND_SECONDS, server_settings=settings)

    return connect, place


async def open_engine(connect: Connect, place: str) -> AsyncEngine:
    """An engine on a database of which we know that it answers."""
    try:
        await (await connect()).close()
    except ValueError as error:
        raise StoreProblem("srv-store-url", why=why(error)) from error
    except OSError as error:
        raise StoreProblem("srv-store-unreachable", place=place, why=why(error)) from error
    except (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        raise StoreProblem("srv-store-refused", place=place, why=why(error)) from error
    return create_async_engine("postgresql+asyncpg://", async_creator=connect, pool_pre_ping=True)


async def prepare(conn: AsyncConnection, place: str) -> None:
    """Migrate if need be, while every other process waits."""
    await conn.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
    while not one_at_a_time.acquire(blocking=False):
        await asyncio.sleep(0.01)
    try:
        await conn.run_sync(upgrade, place)
    finally:
        one_at_a_time.release()
