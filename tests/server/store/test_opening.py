"""Opening a database: made, migrated, or refused with a sentence."""

from __future__ import annotations

import asyncio
import os
import socket
import sqlite3
import stat
import subprocess
import sys
import tempfile
import textwrap
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from inglenook.server.store import Store, StoreProblem, schema, sqlite
from tests.server.postgres import PASSWORD, QUOTED, Cluster
from tests.server.store.conftest import Place, head


async def refused(url: str | None, folder: Path) -> tuple[str, str]:
    """The id and the English sentence with which opening is refused."""
    with pytest.raises(StoreProblem) as caught:
        await Store.open(url, folder)
    return caught.value.reason.id, str(caught.value)


# -- made -----------------------------------------------------------------------------------------------------------------


async def test_what_the_migrations_make_is_what_the_program_works_with(store: Store) -> None:
    def differences(conn: Connection) -> list[object]:
        options = {"version_table": schema.VERSION_TABLE, "compare_type": True}
        return list(compare_metadata(MigrationContext.configure(conn, opts=options), schema.metadata))

    async with store._engine.connect() as conn:
        assert await conn.run_sync(differences) == []


async def test_it_is_opened_many_times_at_once_in_one_process(place: Place) -> None:
    stores = await asyncio.gather(*(place.open() for _ in range(5)))
    for number, store in enumerate(stores):
        await store.append(f"t{number}", 0, b"", head=head(f"t{number}"))
    assert len([one async for one in stores[0].all_heads()]) == 5
    assert place.sql(f"SELECT version_num FROM {schema.VERSION_TABLE}") == schema.REVISION


@pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX's")
async def test_only_the_owner_may_read_the_file(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        store = await Store.open(None, tmp_path / "new" / "data")
        await store.append("t", 0, b"", head=head("t"))
        modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in (tmp_path / "new" / "data").iterdir()}
        await store.close()
    finally:
        os.umask(before)
    assert modes == {"inglenook.db": 0o600, "inglenook.db-wal": 0o600, "inglenook.db-shm": 0o600}


async def test_a_committed_row_is_on_the_disk(tmp_path: Path) -> None:
    store = await Store.open(None, tmp_path)

    def settings(conn: Connection) -> list[object]:
        return [conn.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]

    assert await store._write(settings) == ["wal", 2]
    await store.close()


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite"])
async def test_a_url_may_name_a_file(tmp_path: Path, scheme: str) -> None:
    there = tmp_path / "odd %20 name.db"
    store = await Store.open(f"{scheme}:///{there}", tmp_path / "unused")
    await store.close()
    assert there.exists() and not (tmp_path / "unused").exists()


@pytest.mark.parametrize("scheme", ["postgres", "postgresql", "postgresql+asyncpg"])
async def test_a_url_may_name_a_server(postgres: Cluster, tmp_path: Path, scheme: str) -> None:
    url = postgres.new_database().replace("postgresql", scheme, 1)
    store = await Store.open(url, tmp_path / "unused")
    await store.append("t", 0, b"", head=head("t"))
    await store.close()
    assert not (tmp_path / "unused").exists()


# -- refused --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("url", ["mysql://u:secret@host/db", "secret", "file.db", "postgresql:secret", "://secret"])
async def test_an_address_of_no_kind_we_know_is_refused(tmp_path: Path, url: str) -> None:
    reason, sentence = await refused(url, tmp_path)
    assert reason == "srv-store-scheme"
    assert "postgresql://" in sentence and "secret" not in sentence
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "url", ["postgresql://u:secret@host:port/db", "postgresql://[u:secret@host/db", "sqlite://", "sqlite:///"]
)
async def test_an_address_that_cannot_be_read_is_refused(tmp_path: Path, url: str) -> None:
    reason, sentence = await refused(url, tmp_path)
    assert reason == "srv-store-url"
    assert "secret" not in sentence


async def test_a_server_that_is_not_there_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # bound but not listening: nobody answers
        port = taken.getsockname()[1]
        reason, sentence = await refused(f"postgresql://u:secret@127.0.0.1:{port}/db", tmp_path)
    assert reason == "srv-store-unreachable"
    assert f"127.0.0.1:{port}/db" in sentence and "secret" not in sentence


async def test_a_server_that_does_not_know_us_is_named(postgres: Cluster, tmp_path: Path) -> None:
    good = postgres.new_database()
    for url in (good.replace(QUOTED, "wrong"), good + "_missing", good.replace("postgres:", "nobody:")):
        reason, sentence = await refused(url, tmp_path)
        assert reason == "srv-store-refused"
        assert f"127.0.0.1:{postgres.port}" in sentence
        assert PASSWORD not in sentence and QUOTED not in sentence and "wrong" not in sentence


async def test_without_the_driver_postgresql_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    reason, sentence = await refused("postgresql://localhost/db", tmp_path)
    assert reason == "srv-store-no-driver" and "inglenook[postgres]" in sentence


async def test_a_database_of_a_newer_program_is_refused_and_left_alone(place: Place) -> None:
    store = await place.open()
    await store.append("t", 0, b"kept", head=head("t"))
    await place.close()
    place.sql(f"UPDATE {schema.VERSION_TABLE} SET version_num = '9999'")
    reason, sentence = await refused(place.url, place.folder)
    assert reason == "srv-store-newer" and "newer" in sentence
    assert place.sql(f"SELECT version_num FROM {schema.VERSION_TABLE}") == "9999"
    assert place.sql("SELECT seq FROM log_rows") == "0"


async def test_a_database_of_another_program_is_refused_and_left_alone(place: Place) -> None:
    place.sql("CREATE TABLE heads (shape TEXT)")
    reason, _ = await refused(place.url, place.folder)
    assert reason == "srv-store-not-ours"
    assert place.sql("SELECT count(*) FROM heads") == "0"


async def test_a_server_may_hold_other_peoples_tables_too(postgres: Cluster, tmp_path: Path) -> None:
    place = Place(postgres, tmp_path / "data")
    place.sql("CREATE TABLE invoices (total INT)")
    await place.open()
    await place.close()


async def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "inglenook.db"
    file.write_bytes(b"my diary, page one\n" * 200)
    before = file.read_bytes()
    reason, sentence = await refused(None, tmp_path)
    assert reason == "srv-store-not-ours" and str(file) in sentence
    assert file.read_bytes() == before


async def test_a_folder_that_cannot_be_one_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("not a folder")
    reason, sentence = await refused(None, tmp_path / "file")
    assert reason == "srv-store-folder" and str(tmp_path / "file") in sentence


READ_ONLY = """
    import asyncio, os, sys, tempfile
    from pathlib import Path
    from inglenook.server.store import Head, Store, StoreProblem

    async def use(folder):
        store = await Store.open(None, folder)
        try:
            await store.append("t", 0, b"", head=Head(id="t", game="g", name="n", stage="playing"))
            print(len(await store.rows("t")), "row")
        finally:
            await store.close()

    with tempfile.TemporaryDirectory() as warm:
        asyncio.run(use(Path(warm)))  # imports what it needs while it may
    if os.geteuid() == 0:
        os.setegid(65534), os.seteuid(65534)  # root may write anywhere
    for folder in sys.argv[1:]:
        try:
            asyncio.run(use(Path(folder)))
        except StoreProblem as problem:
            print(problem.reason.id)
"""


@pytest.fixture
def open_to_all() -> Iterator[Path]:
    """A folder that others may enter, unlike pytest's."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder).chmod(0o755)
        yield Path(folder)


@pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX's")
def test_a_folder_or_file_that_may_not_be_written_is_refused(open_to_all: Path) -> None:
    empty, kept = open_to_all / "empty", open_to_all / "kept"
    empty.mkdir()
    asyncio.run(_close_after_opening(kept))
    for path in (empty, kept, kept / "inglenook.db"):
        path.chmod(0o555 if path.is_dir() else 0o444)
    ran = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(READ_ONLY), empty, kept], capture_output=True, text=True, check=True
    )
    for path in (empty, kept):
        path.chmod(0o755)
    assert ran.stdout.split("\n")[:-1] == ["1 row", "srv-store-folder", "srv-store-folder"]
    assert list(empty.iterdir()) == []


async def _close_after_opening(folder: Path) -> None:
    await (await Store.open(None, folder)).close()


async def test_a_lasting_lock_by_somebody_else_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await _close_after_opening(tmp_path)
    monkeypatch.setattr("inglenook.server.store.sqlite.BUSY_SECONDS", 0.2)
    other = sqlite3.connect(tmp_path / "inglenook.db", isolation_level=None)
    other.execute("BEGIN EXCLUSIVE")
    reason, _ = await refused(None, tmp_path)
    other.close()
    assert reason == "srv-store-busy"
    await _close_after_opening(tmp_path)


async def test_what_is_written_ahead_is_carried_over_while_rows_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the file of what is written ahead would grow as long as people play."""
    monkeypatch.setattr(sqlite, "TIDY_EVERY", 20)
    store = await Store.open(None, tmp_path)
    ahead = tmp_path / "inglenook.db-wal"
    largest = 0
    for seq in range(400):
        await store.append("t", seq, b"x" * 4000, head=head("t"))
        if store._tidying is not None and seq % 20 == 10:  # type: ignore[attr-defined]
            await store._tidying  # type: ignore[attr-defined]
        largest = max(largest, ahead.stat().st_size)
    assert largest < 3_000_000  # all of it would be ten million
    assert (tmp_path / "inglenook.db").stat().st_size > 300 * 4000
    assert [row.seq for row in await store.rows("t")] == list(range(400))
    await store.close()
