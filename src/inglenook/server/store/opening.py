"""Which database a URL names, and filling one with a backup."""

from __future__ import annotations

import asyncio
from functools import partial
from pathlib import Path

from sqlalchemy import func, select

from inglenook.server.store import backup
from inglenook.server.store.base import Store
from inglenook.server.store.errors import told
from inglenook.server.store.shapes import StoreProblem
from inglenook.server.store.sqlite import SqliteStore, make_file
from inglenook.server.store.upgrade import one_at_a_time

FILE = "inglenook.db"
SQLITE = ("sqlite", "sqlite+aiosqlite")
POSTGRES = ("postgres", "postgresql", "postgresql+asyncpg")


def sqlite_file(url: str | None, folder: Path) -> Path | None:
    """The SQLite file that is meant, or None if it is a PostgreSQL server."""
    if not url:
        return folder / FILE
    scheme, colon, rest = url.partition("://")
    if not colon or scheme not in (*SQLITE, *POSTGRES):
        raise StoreProblem("srv-store-scheme", schemes="postgresql://user:password@host/database, sqlite:///path")
    if scheme in POSTGRES:
        return None
    path = rest.removeprefix("/").partition("?")[0]
    if not path:
        raise StoreProblem("srv-store-url", why="sqlite:///path")
    return Path(path)


async def open_store(url: str | None, folder: Path) -> Store:
    """Open the database a URL names, or the file in the folder."""
    path = sqlite_file(url, folder)
    if path is not None:
        return await SqliteStore.open_file(path)
    _driver()
    from inglenook.server.store.postgres import PostgresStore

    return await PostgresStore.open_url(url or "")


async def restore(path: Path, url: str | None, folder: Path, replace: bool) -> None:
    """Fill a database with a backup, wholly or not at all."""
    file = sqlite_file(url, folder)
    if file is not None:
        await asyncio.to_thread(_restore_file, path, file, replace)
    else:
        _driver()
        await _restore_server(path, url or "", replace)


def _restore_file(path: Path, file: Path, replace: bool) -> None:
    with backup.opened(path) as source:
        make_file(file)
        engine = backup.file_engine(file)
        try:
            with told(str(file)), one_at_a_time, engine.begin() as conn:
                backup.refill(conn, source, str(file), replace)
        except StoreProblem as problem:
            if problem.reason.id == "srv-store-busy":
                raise StoreProblem("srv-store-in-use", place=str(file)) from problem
            raise
        finally:
            engine.dispose()


async def _restore_server(path: Path, url: str, replace: bool) -> None:
    from inglenook.server.store import postgres

    connect, place = postgres.reach(url)
    engine = await postgres.open_engine(connect, place)
    try:
        with backup.opened(path) as source, told(place):
            async with engine.begin() as conn:
                await postgres.prepare(conn, place)
                if not (await conn.execute(select(func.pg_try_advisory_xact_lock(postgres.RUNNING)))).scalar():
                    raise StoreProblem("srv-store-in-use", place=place)
                await conn.run_sync(partial(backup.refill, source=source, place=place, replace=replace))
    finally:
        await engine.dispose()


def _driver() -> None:
    """PostgreSQL needs a package that not everybody has."""
    try:
        import asyncpg  # type: ignore[import-untyped]  # noqa: F401
    except ImportError as error:
        raise StoreProblem("srv-store-no-driver") from error
