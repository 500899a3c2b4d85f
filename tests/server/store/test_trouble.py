"""When writing fails: a sentence, nothing half written, and everything goes on once the trouble is over."""

from __future__ import annotations

import ast
import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text

from inglenook.engine.words import LANGUAGES, Words
from inglenook.server.store import Lost, Store, StoreProblem, shapes
from inglenook.server.store.postgres import PostgresStore
from tests.server.postgres import QUOTED, Cluster
from tests.server.store.conftest import Place, head

ROOT = Path(shapes.__file__).parent


@pytest.fixture
async def file(tmp_path: Path) -> AsyncIterator[Store]:
    """A store in a file."""
    store = await Store.open(None, tmp_path)
    await store.append("t", 0, b"first", head=head("t"))
    yield store
    await store.close()


def room(conn: Connection, pages: int) -> None:
    """As if the disk had room for so many pages more."""
    there = conn.exec_driver_sql("PRAGMA page_count").scalar_one()
    conn.exec_driver_sql(f"PRAGMA max_page_count = {there + pages}")


async def test_a_full_disk_is_told_and_what_failed_has_not_happened(file: Store) -> None:
    await file._write(lambda conn: room(conn, 0))
    big = [file.append(f"u{n}", 0, b"x" * 20_000, head=head(f"u{n}")) for n in range(5)]
    results = await asyncio.gather(file.append("t", 1, b"y" * 20_000, head=head("t", version=1)), *big, return_exceptions=True)
    assert [getattr(result, "reason", None) and result.reason.id for result in results] == ["srv-store-full"] * 6
    assert [one.id async for one in file.all_heads()] == ["t"]
    assert [row.body for row in await file.rows("t")] == [b"first"]

    await file._write(lambda conn: room(conn, 1000))
    await file.append("t", 1, b"now", head=head("t", version=1))
    assert [row.body for row in await file.rows("t")] == [b"first", b"now"]


async def test_a_lasting_lock_is_told_and_what_failed_has_not_happened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inglenook.server.store.sqlite.BUSY_SECONDS", 0.2)
    store = await Store.open(None, tmp_path)
    await store.append("t", 0, b"first", head=head("t"))
    other = sqlite3.connect(tmp_path / "inglenook.db", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreProblem) as caught:
        await store.append("t", 1, b"late", head=head("t"))
    assert caught.value.reason.id == "srv-store-busy"
    assert [row.body for row in await store.rows("t")] == [b"first"]  # readers do not wait for writers
    other.execute("ROLLBACK")
    other.close()
    await store.append("t", 1, b"second", head=head("t"))
    await store.close()


async def test_reads_do_not_wait_behind_writes(file: Store) -> None:
    """A writer that is stuck keeps nobody from reading."""
    gate = asyncio.Event()
    loop = asyncio.get_running_loop()

    def stuck(_: Connection) -> None:
        asyncio.run_coroutine_threadsafe(gate.wait(), loop).result()

    writing = asyncio.create_task(file._write(stuck))
    behind = asyncio.create_task(file.append("t", 1, b"second", head=head("t")))
    assert [row.body for row in await file.rows("t")] == [b"first"]
    assert (await file.head("t")) is not None and not behind.done()
    gate.set()
    await asyncio.gather(writing, behind)
    assert len(await file.rows("t")) == 2


async def test_a_job_that_fails_hurts_no_row_beside_it(file: Store) -> None:
    def broken(conn: Connection) -> None:
        conn.exec_driver_sql("INSERT INTO guests (id, name, created) VALUES ('half', 'Half', 0)")
        conn.exec_driver_sql("INSERT INTO guests (id, name, created) VALUES ('half', 'Half', 0)")

    results = await asyncio.gather(
        file._write(broken), file.append("t", 1, b"second", head=head("t")), file.secret("s"), return_exceptions=True
    )
    assert isinstance(results[0], StoreProblem) and results[0].reason.id == "srv-store-failed"
    assert await file.guest("half") is None
    assert len(await file.rows("t")) == 2


async def test_a_server_that_may_not_be_written_is_told(postgres: Cluster, tmp_path: Path) -> None:
    place = Place(postgres, tmp_path / "data")
    store = await place.open()
    await store.append("t", 0, b"first", head=head("t"))
    place.sql("REVOKE ALL ON log_rows FROM PUBLIC")
    async with store._engine.begin() as conn:
        await conn.execute(text(f"ALTER DATABASE {place.url.rpartition('/')[2]} SET default_transaction_read_only = on"))
    await place.close()
    store = await place.open()
    for attempt in (store.append("t", 1, b"", head=head("t")), store.put_snapshot("t", 0, b"")):
        with pytest.raises(StoreProblem) as caught:
            await attempt
        assert caught.value.reason.id == "srv-store-read-only"
    assert len(await store.rows("t")) == 1 and await store.snapshot("t") is None
    await place.close()


async def test_a_server_that_went_away_is_told_and_found_again(
    postgres: Cluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inglenook.server.store.postgres.RETRY_SECONDS", 0.1)
    place = Place(postgres, tmp_path / "data")
    store = await place.open()
    await store.append("t", 0, b"first", head=head("t"))
    await asyncio.to_thread(postgres.stop)
    try:
        for attempt in (store.append("t", 1, b"", head=head("t")), store.append("t", 1, b"", head=head("t")), store.rows("t")):
            with pytest.raises(StoreProblem) as caught:
                await attempt
            assert caught.value.reason.id in ("srv-store-unsure", "srv-store-unreachable")
    finally:
        await asyncio.to_thread(postgres.start)
    await store.append("t", 1, b"second", head=head("t"))
    assert [row.body for row in await store.rows("t")] == [b"first", b"second"]
    await place.close()


def test_every_problem_has_words_in_both_languages() -> None:
    said: dict[str, set[str]] = {}
    for path in ROOT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("srv-store-"):
                said.setdefault(node.value, set())
    assert len(said) >= 15
    for lang in LANGUAGES:
        words = Words(lang, [ROOT.parent / "words"])
        assert [id for id in said if not words.knows(id) and id != "srv-store-"] == []


class Cut:
    """A wire that is cut once, before or after the server has done what it was sent."""

    def __init__(self, wire: Any, done: bool) -> None:
        self.wire, self.done, self.cuts = wire, done, 0

    async def fetch(self, *words: Any) -> Any:
        self.cuts += 1
        if self.done:
            await self.wire.fetch(*words)
        raise ConnectionResetError("cut")

    def is_closed(self) -> bool:
        return False

    def terminate(self) -> None:
        self.wire.terminate()


@pytest.fixture
async def server(postgres: Cluster, tmp_path: Path) -> AsyncIterator[PostgresStore]:
    """A store on PostgreSQL."""
    store = await Store.open(postgres.new_database(), tmp_path)
    assert isinstance(store, PostgresStore)
    await store.append("t", 0, b"first", head=head("t"))
    yield store
    await store.close()


@pytest.mark.parametrize("done", [False, True])
@pytest.mark.parametrize("ref", ["", "m"])
async def test_a_row_whose_answer_was_cut_off_is_written_once(server: PostgresStore, done: bool, ref: str) -> None:
    server._conn = cut = Cut(server._conn, done)
    await asyncio.gather(
        server.append("t", 1, b"second", head=head("t", version=1), ref=ref),
        server.append("u", 0, b"other", head=head("u"), ref=ref),
    )
    assert cut.cuts == 1
    assert [(row.seq, row.body) for row in await server.rows("t")] == [(0, b"first"), (1, b"second")]
    assert [row.body for row in await server.rows("u")] == [b"other"]


async def test_a_row_by_somebody_else_is_not_taken_for_the_one_cut_off(server: PostgresStore) -> None:
    other = await PostgresStore.open_url(f"postgresql://postgres:{QUOTED}@{server.place}")
    await other.append("t", 1, b"theirs", head=head("t"))
    server._conn = cut = Cut(server._conn, True)
    with pytest.raises(Lost):
        await server.append("t", 1, b"mine", head=head("t"))
    assert cut.cuts == 1
    assert [row.body for row in await server.rows("t")] == [b"first", b"theirs"]
    await other.close()


async def test_closing_twice_is_harmless(place: Place) -> None:
    store = await place.open()
    await store.close()
    await store.close()
