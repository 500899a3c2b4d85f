"""Everything in one file, whatever database it came from, and back into any.

A backup is an SQLite file with our tables as they were at one moment, and a page `backup_info` with a digest of them. It
holds secrets, so only its owner may read it.
"""

from __future__ import annotations

import hashlib
import os
import secrets
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, delete, event, func, select
from sqlalchemy.pool import NullPool

from inglenook import __version__
from inglenook.server.store import schema
from inglenook.server.store.errors import told, why
from inglenook.server.store.shapes import StoreProblem
from inglenook.server.store.upgrade import one_at_a_time, upgrade

INFO = "backup_info"
AT_ONCE = 1000


# -- out ----------------------------------------------------------------------------------------------------------------


def from_sqlite(source: Path, path: Path, replace: bool) -> None:
    """Back up an SQLite file that others may be writing."""

    def fill(part: Path) -> None:
        with told(str(source)), closing(sqlite3.connect(source)) as live, closing(sqlite3.connect(part)) as copy:
            live.backup(copy)  # in one go: of one moment, and writers do not wait

    _write(path, replace, fill)


def from_connection(conn: Connection, path: Path, replace: bool) -> None:
    """Back up what a connection sees; its transaction makes it one moment."""

    def fill(part: Path) -> None:
        engine = file_engine(part)
        try:
            with one_at_a_time, engine.begin() as target:
                upgrade(target, str(part))
                copy_all(conn, target)
        finally:
            engine.dispose()

    _write(path, replace, fill)


def _write(path: Path, replace: bool, fill: Callable[[Path], None]) -> None:
    """Write beside, seal, sync and rename: there is a whole backup under that name, or what was there before."""
    if path.exists() and not replace:
        raise StoreProblem("srv-store-file-exists", path=str(path))
    part = path.with_name(f".{path.name}.{secrets.token_hex(4)}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
        fill(part)
        _seal(part)
        _sync(part)
        os.replace(part, path)
        _sync(path.parent)
    except (OSError, sqlite3.Error) as error:
        raise StoreProblem("srv-store-backup-failed", path=str(path), why=why(error)) from error
    finally:
        for left in path.parent.glob(f"{part.name}*"):
            left.unlink()


def _seal(part: Path) -> None:
    with closing(sqlite3.connect(part)) as file:
        file.execute("PRAGMA journal_mode = DELETE").fetchall()  # a single file, also for readers
        file.execute(f"CREATE TABLE {INFO} (name TEXT PRIMARY KEY, value TEXT NOT NULL)")
        info = {"program": __version__, "made": f"{time.time():.3f}", "digest": _digest(file)}
        file.executemany(f"INSERT INTO {INFO} VALUES (?, ?)", info.items())
        file.commit()


def _sync(path: Path) -> None:
    if path.is_dir() and os.name == "nt":
        return
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _digest(file: sqlite3.Connection) -> str:
    """A digest of everything in all tables but the page itself."""
    digest = hashlib.sha256()
    names = file.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
    for (name,) in names.fetchall():
        if name == INFO:
            continue
        columns = file.execute(f"PRAGMA table_info({name})").fetchall()
        key = ", ".join(column[1] for column in sorted(columns, key=lambda column: int(column[5])) if column[5])
        digest.update(msgspec.msgpack.encode([name, [column[1] for column in columns]]))
        for row in file.execute(f"SELECT * FROM {name} ORDER BY {key}"):
            digest.update(msgspec.msgpack.encode(row))
    return digest.hexdigest()


# -- in -----------------------------------------------------------------------------------------------------------------


@contextmanager
def opened(path: Path) -> Iterator[Connection]:
    """A backup that was found to be whole, in the shape this program works with."""
    revision = _check(path)
    with tempfile.TemporaryDirectory() as scratch:
        if revision != schema.REVISION:
            path = _upgraded(path, Path(scratch))
        engine = create_engine("sqlite+pysqlite://", creator=lambda: _read(path), poolclass=NullPool)
        with engine.connect() as conn:
            yield conn


def _upgraded(path: Path, scratch: Path) -> Path:
    """A copy of a backup by an older program, brought up to date."""
    copy = scratch / path.name
    shutil.copyfile(path, copy)
    engine = file_engine(copy)
    try:
        with one_at_a_time, engine.begin() as conn:
            upgrade(conn, str(path))
    finally:
        engine.dispose()
    return copy


def _read(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True, check_same_thread=False)


def _check(path: Path) -> str:
    """The revision of a backup. What is none, or no longer what it was, is refused."""
    try:
        path.open("rb").close()
    except OSError as error:
        raise StoreProblem("srv-store-no-backup", path=str(path), why=why(error)) from error
    try:
        with closing(_read(path)) as file:
            if not file.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (INFO,)).fetchall():
                raise StoreProblem("srv-store-not-a-backup", path=str(path))
            whole = file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            sealed = file.execute(f"SELECT value FROM {INFO} WHERE name = 'digest'").fetchone()
            if not whole or sealed != (_digest(file),):
                raise StoreProblem("srv-store-backup-broken", path=str(path))
            return str(file.execute(f"SELECT version_num FROM {schema.VERSION_TABLE}").fetchone()[0])
    except sqlite3.Error as error:
        kind = "not-a-backup" if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_NOTADB else "backup-broken"
        raise StoreProblem(f"srv-store-{kind}", path=str(path)) from error


def refill(conn: Connection, source: Connection, place: str, replace: bool) -> None:
    """Put a backup into a database, in the transaction that is open on it."""
    upgrade(conn, place)
    if not replace and any(
        conn.execute(select(func.count()).select_from(table)).scalar() for table in (schema.log, schema.guests, schema.tokens)
    ):
        raise StoreProblem("srv-store-not-empty", place=place)
    for table in schema.metadata.sorted_tables:
        conn.execute(delete(table))
    copy_all(source, conn)


def copy_all(source: Connection, target: Connection) -> None:
    """Copy every row of every table."""
    streaming = source.execution_options(stream_results=True, max_row_buffer=AT_ONCE)
    for table in schema.metadata.sorted_tables:
        for some in streaming.execute(select(table)).partitions(AT_ONCE):
            target.execute(table.insert(), [dict(row._mapping) for row in some])


def file_engine(path: Path) -> Engine:
    """An engine on a file that is ours alone, with the plain journal."""
    made = create_engine(URL.create("sqlite+pysqlite", database=str(path)), connect_args={"timeout": 1.0})

    def configure(raw: sqlite3.Connection, _: object) -> None:
        raw.isolation_level = None
        raw.execute("PRAGMA journal_mode = DELETE").fetchall()  # refused while others have the file open
        raw.execute("PRAGMA synchronous = FULL")

    event.listen(made, "connect", configure)
    event.listen(made, "begin", lambda conn: conn.exec_driver_sql("BEGIN EXCLUSIVE"))
    return made
