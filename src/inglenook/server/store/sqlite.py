"""The store in one SQLite file: one thread writes, in whole transactions; readers have connections of their own."""

from __future__ import annotations

import asyncio
import logging
import os
import sqlite3
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar, cast

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from inglenook.server.store import backup
from inglenook.server.store.base import Store
from inglenook.server.store.errors import told, why
from inglenook.server.store.scribe import CARRY_OVER, Scribe
from inglenook.server.store.shapes import StoreProblem
from inglenook.server.store.upgrade import one_at_a_time, upgrade
from inglenook.server.store.writer import Job, Wish

T = TypeVar("T")

BUSY_SECONDS = 15.0
TIDY_EVERY = 2000
"""So many wishes, and what they wrote ahead is carried over into the file: some 50 MB, mostly the same few pages again."""
log = logging.getLogger(__name__)


class SqliteStore(Store):
    """A store in one SQLite file. Several processes may use the same file, but hear nothing of each other."""

    def __init__(self, path: Path, reading: AsyncEngine, thread: ThreadPoolExecutor, writing: Engine, conn: Connection) -> None:
        super().__init__(reading, str(path))
        self._path = path
        self._thread = thread
        self._writing = writing
        self._scribe = Scribe(conn, str(path))
        self._since = 0
        """Wishes since it was last tidied."""
        self._tidying: asyncio.Task[None] | None = None

    @classmethod
    async def open_file(cls, path: Path) -> SqliteStore:
        """Open the file, made or migrated first if need be."""
        thread = ThreadPoolExecutor(1, "store-writer")
        writing = create_engine(URL.create("sqlite+pysqlite", database=str(path)), connect_args={"timeout": BUSY_SECONDS})
        event.listen(writing, "connect", _writer)
        try:
            conn = await asyncio.get_running_loop().run_in_executor(thread, _prepare, writing, path)
        except BaseException:
            thread.shutdown()
            writing.dispose()
            raise
        reading = create_async_engine(URL.create("sqlite+aiosqlite", database=str(path)), pool_size=4, max_overflow=4)
        event.listen(reading.sync_engine, "connect", _reader)
        return cls(path, reading, thread, writing, conn)

    async def _let_go(self) -> None:
        if self._tidying is not None:
            await self._tidying
        await asyncio.get_running_loop().run_in_executor(self._thread, self._scribe.conn.close)
        self._writing.dispose()
        self._thread.shutdown()

    async def backup(self, path: Path, *, replace: bool = False) -> None:
        await asyncio.to_thread(backup.from_sqlite, self._path, path, replace)

    async def _work(self, work: Callable[[Connection], T]) -> T:
        return cast(T, await self._writer.write(Job(work)))

    async def _commit(self, wishes: list[Wish]) -> None:
        with told(self.place):
            await asyncio.get_running_loop().run_in_executor(self._thread, self._scribe.write, wishes)
        self._since += len(wishes)
        if self._since >= TIDY_EVERY and (self._tidying is None or self._tidying.done()):
            self._since = 0
            self._tidying = asyncio.create_task(self._tidy())

    async def _tidy(self) -> None:
        """Carry what was written ahead over into the file: nearly all beside the writer, who has to wait for the rest only."""
        try:
            for _ in range(2):  # the second time what came during the first, which is little
                await asyncio.to_thread(_carry_over, self._path)
            await asyncio.get_running_loop().run_in_executor(self._thread, self._scribe.carry_over)
        except sqlite3.Error as error:  # it is tried again, and SQLite does it by itself before there is far too much
            log.warning("the write-ahead log of %s stays long: %s", self.place, error)


def _prepare(writing: Engine, path: Path) -> Connection:
    """Make the file and its tables; the connection that will write."""
    make_file(path)
    with told(str(path)):
        conn = writing.connect()
        with one_at_a_time:
            conn.exec_driver_sql("BEGIN IMMEDIATE")
            upgrade(conn, str(path))
            conn.commit()
        return conn


def make_file(path: Path) -> None:
    """Make the file before SQLite does, so that nobody else may read it."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    except OSError as error:
        raise StoreProblem("srv-store-folder", place=str(path), why=why(error)) from error


def _writer(raw: sqlite3.Connection, _: Any) -> None:
    raw.isolation_level = None  # transactions are begun by hand
    _write_ahead(raw)
    raw.execute("PRAGMA synchronous = FULL")
    raw.execute("PRAGMA cache_size = -8000")  # KiB
    raw.execute("PRAGMA wal_autocheckpoint = 40000")  # pages; in a commit it would make everybody wait, see `_tidy`
    raw.execute("PRAGMA journal_size_limit = 67108864").fetchall()


def _write_ahead(raw: sqlite3.Connection) -> None:
    """Set the journal's mode; SQLite does not wait for others here by itself."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            raw.execute("PRAGMA journal_mode = WAL").fetchall()
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                raise
            time.sleep(0.02)


def _carry_over(path: Path) -> None:
    with closing(sqlite3.connect(path, timeout=BUSY_SECONDS)) as beside:
        beside.execute(CARRY_OVER).fetchall()


def _reader(raw: Any, _: Any) -> None:
    cursor = raw.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {round(BUSY_SECONDS * 1000)}")
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()
