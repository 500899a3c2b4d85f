"""The store in one SQLite file: one thread writes, in whole transactions; readers have connections of their own."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event, select
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from inglenook.server.store import schema
from inglenook.server.store.base import Store, head_values
from inglenook.server.store.shapes import Again, Head, Lost, Row
from inglenook.server.store.writer import Append, Job, Wish, Writer

T = TypeVar("T")

BUSY_SECONDS = 15
KNOWN = 20_000
"""Tables of which the writer remembers who sat there."""


class SqliteStore(Store):
    """A store in one SQLite file."""

    def __init__(self, reading: AsyncEngine, writing: Engine, thread: ThreadPoolExecutor, conn: Connection) -> None:
        super().__init__(reading)
        self._writing = writing
        self._thread = thread
        self._scribe = Scribe(conn)
        self._writer = Writer(self._commit)

    @classmethod
    async def open_file(cls, path: Path) -> SqliteStore:
        """Open the file, made first if it is not there."""
        _make(path)
        thread = ThreadPoolExecutor(1, "store-writer")
        writing = engine(path)

        def begin() -> Connection:
            with writing.begin() as conn:
                schema.metadata.create_all(conn)
            return writing.connect()

        conn = await asyncio.get_running_loop().run_in_executor(thread, begin)
        reading = create_async_engine(f"sqlite+aiosqlite:///{path}", pool_size=4, max_overflow=4)
        event.listen(reading.sync_engine, "connect", _reader)
        return cls(reading, writing, thread, conn)

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._scribe.conn.close)
        self._thread.shutdown()
        self._writing.dispose()
        await super().close()

    async def append(
        self, table: str, seq: int, body: bytes, *, head: Head, ref: str = "", at: float | None = None
    ) -> float:
        wish = Append(table, seq, time.time() if at is None else at, ref, body, head)
        await self._writer.write(wish)
        return wish.at

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return cast(T, await self._writer.write(Job(work)))

    async def _commit(self, wishes: list[Wish]) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self._scribe.write, wishes)


class Scribe:
    """Writes wishes in the writer's thread."""

    def __init__(self, conn: Connection) -> None:
        self.conn = conn
        self._sat: dict[str, tuple[int, tuple[str, ...]]] = {}

    def write(self, wishes: list[Wish]) -> None:
        """All of them in one transaction. If it fails as a whole, nothing is written."""
        appends = [wish for wish in wishes if isinstance(wish, Append)]
        with self.conn.begin():
            if not self._all_at_once(appends):
                for append in appends:
                    append.outcome = self._refusal(append)
                    if append.outcome is None:
                        self._all_at_once([append])
            for wish in wishes:
                if isinstance(wish, Job):
                    self._one_job(wish)
        for append in appends:
            if append.outcome is None:
                self._sat[append.table] = (append.seq, append.head.holders)
        if len(self._sat) > KNOWN:
            self._sat.clear()

    def _one_job(self, job: Job) -> None:
        try:
            with self.conn.begin_nested():
                job.outcome = job.work(self.conn)
        except Exception as error:
            job.outcome = error

    def _all_at_once(self, appends: Sequence[Append]) -> bool:
        """Write all rows and their heads, or nothing and False if any of them cannot be written."""
        if not appends:
            return True
        savepoint = self.conn.begin_nested()
        values = tuple(value for one in appends for value in (one.table, one.seq, one.at, one.ref, one.body))
        if self.conn.exec_driver_sql(_insert_rows(len(appends)), values).rowcount != len(appends):
            savepoint.rollback()
            return False
        heads = tuple(value for one in appends for value in head_values(one.head).values())
        self.conn.exec_driver_sql(_insert_heads(len(appends)), heads)
        for one in appends:
            if self._sat.get(one.table) != (one.seq - 1, one.head.holders):
                seat_holders(self.conn, one.table, one.head.holders)
        savepoint.commit()
        return True

    def _refusal(self, append: Append) -> Exception | None:
        """Why this row cannot be written, if it cannot."""
        log = schema.log.c
        mine = select(log.seq, log.at, log.ref, log.body).where(log.table_id == append.table)
        if append.ref:
            found = self.conn.execute(mine.where(log.ref == append.ref, log.ref != "")).first()
            if found is not None:
                return Again(Row(seq=found.seq, at=found.at, ref=found.ref, body=found.body))
        last = self.conn.execute(mine.order_by(log.seq.desc()).limit(1)).first()
        return None if append.seq == (last.seq + 1 if last else 0) else Lost()


def seat_holders(conn: Connection, table: str, guests: Sequence[str]) -> None:
    """Write down who sits at a table now."""
    conn.exec_driver_sql("DELETE FROM holders WHERE table_id = ?", (table,))
    for guest in dict.fromkeys(guests):
        conn.exec_driver_sql("INSERT INTO holders (guest, table_id) VALUES (?, ?)", (guest, table))


@cache
def _insert_rows(many: int) -> str:
    """Insert rows whose seq is free and follows on; one statement, so that the thread meets the interpreter once."""
    return (
        "INSERT INTO log_rows (table_id, seq, at, ref, body) "
        f"SELECT * FROM (VALUES {_places(5, many)}) "
        "WHERE column2 = 0 OR EXISTS (SELECT 1 FROM log_rows p WHERE p.table_id = column1 AND p.seq = column2 - 1) "
        "ON CONFLICT DO NOTHING"
    )


@cache
def _insert_heads(many: int) -> str:
    names = [column.name for column in schema.heads.columns]
    changes = ", ".join(f"{name} = excluded.{name}" for name in names if name != "id")
    return (
        f"INSERT INTO heads ({', '.join(names)}) VALUES {_places(len(names), many)} ON CONFLICT (id) DO UPDATE SET {changes}"
    )


def _places(width: int, many: int) -> str:
    return ", ".join([f"({', '.join('?' * width)})"] * many)


def _make(path: Path) -> None:
    """Make the file before SQLite does, so that nobody else may read it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def engine(path: Path) -> Engine:
    """An engine whose transactions take the write lock at once."""
    made = create_engine(f"sqlite+pysqlite:///{path}", connect_args={"timeout": BUSY_SECONDS})
    event.listen(made, "connect", _configure)
    event.listen(made, "begin", lambda conn: conn.exec_driver_sql("BEGIN IMMEDIATE"))
    return made


def _configure(raw: sqlite3.Connection, _: Any) -> None:
    raw.isolation_level = None  # transactions are begun by hand
    raw.execute("PRAGMA journal_mode = WAL").close()
    raw.execute("PRAGMA synchronous = FULL").close()


def _reader(raw: Any, _: Any) -> None:
    cursor = raw.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000}")
    cursor.execute("PRAGMA query_only = ON")
    cursor.close()
