"""When nothing can be kept, or a record is damaged: the right status, a sentence without a path, and health that is true."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from inglenook.server import wire
from inglenook.server.store import Store, StoreProblem
from tests.server.app.friends import KINGDOM, Person, Running, running
from tests.server.postgres import Cluster
from tests.server.store.test_trouble import room

NEW = {"game": KINGDOM, "seats": [{"who": "me"}, {"who": "me"}]}


def at(server: Running, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Do something with the store of a running server."""
    store = server.services.store

    async def done() -> Any:
        return await work(store)

    return asyncio.run_coroutine_threadsafe(done(), store._writer._task.get_loop()).result(30)


def fill(server: Running, ann: Person) -> httpx.Response:
    """No more room: what the first who notices is told."""
    at(server, lambda store: store._write(lambda conn: room(conn, 0)))
    for _ in range(50):
        response = ann.http.post("/api/tables", json=NEW)
        if response.status_code != 201:
            return response
    raise AssertionError("there was always room")


def trouble(response: httpx.Response, place: str) -> str:
    """The id of the reason, of an answer that says the store is in trouble and gives nothing away."""
    assert response.status_code == 503 and int(response.headers["retry-after"]) > 0, response.text
    assert place not in response.text and ":" not in str(response.json().get("reason", {}).get("args", ""))
    return str(response.json()["reason"]["id"])


def test_a_full_disk_is_told_as_such_without_a_path_and_health_says_so(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with running(folder) as server:
        ann = Person(server.url)
        table = ann.opens("me", "me")
        assert ann.http.get("/health").status_code == 200
        assert trouble(fill(server, ann), str(folder)) == "srv-store-told-full"
        health = ann.http.get("/health")
        assert (health.status_code, health.json()["ok"]) == (503, False)
        with ann.sits(table, seat=0) as window:
            for number in range(500):
                said = window.asks("say", text=f"{number}" * 100)
                if isinstance(said, wire.Refusal):
                    break
            assert isinstance(said, wire.Refusal) and said.reason.id == "srv-store-told-full" and not said.reason.args
            assert caplog.text.count(f"There is no room left where {folder / 'inglenook.db'}") >= 1, "the log has it all"
            assert ann.http.get("/health").status_code == 503
            at(server, lambda store: _any_room(store))
            assert ann.http.get("/health").status_code == 200, "it tries by itself"
            assert isinstance(window.asks("say", text="room"), wire.Ack)


async def _any_room(store: Store) -> None:
    """Make room behind the store's back, as an operator does who deletes something."""

    def make(conn: Connection) -> None:
        room(conn, 10_000)

    await asyncio.get_running_loop().run_in_executor(store._thread, make, store._scribe.conn)  # type: ignore[attr-defined]


def test_health_tries_to_write_where_nobody_has_for_a_while(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(folder) as server, httpx.Client(base_url=server.url) as client:
        asked: list[int] = []
        put_snapshot = server.services.store.put_snapshot

        async def put(table: str, seq: int, body: bytes) -> None:
            asked.append(len(body))
            await put_snapshot(table, seq, body)

        monkeypatch.setattr(server.services.store, "put_snapshot", put)
        assert client.get("/health").status_code == 200 and asked == []
        monkeypatch.setattr("inglenook.server.store.base.QUIET", -1.0)
        at(server, lambda store: store._write(lambda conn: room(conn, 0)))
        assert client.get("/health").status_code == 503 and len(asked) == 1


def test_a_database_server_that_went_away_is_told_and_found_again(
    folder: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inglenook.server.store.postgres.RETRY_SECONDS", 0.1)
    monkeypatch.setattr("inglenook.server.passes.FRESH", 0.0)
    with running(folder, database=postgres.new_database()) as server:
        ann = Person(server.url)
        table = ann.opens("me", "me")
        place = f"127.0.0.1:{postgres.port}"
        with ann.sits(table, seat=0) as window:
            postgres.stop()
            try:
                for path in ("/api/tables", f"/api/tables/{table}", "/api/me"):
                    assert trouble(ann.http.get(path), place).startswith("srv-store-told-")
                assert trouble(ann.http.post("/api/tables", json=NEW), place).startswith("srv-store-told-")
                assert ann.http.get("/health").status_code == 503
                said = window.asks("say", text="hello?")
                assert isinstance(said, wire.Refusal) and said.reason.id == "srv-store-told-not-now"
            finally:
                postgres.start()
            assert ann.http.get("/health").status_code == 200
            assert isinstance(window.asks("say", text="there"), wire.Ack)
            assert ann.info(table).id == table
        assert "\ninglenook_faults_total " not in server.services.metrics.text()


async def test_a_database_server_that_is_still_starting_is_a_problem_of_the_store(
    folder: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    import asyncpg  # type: ignore[import-untyped]

    store = await Store.open(postgres.new_database(), folder)

    async def starting(*_: Any, **__: Any) -> Any:
        raise asyncpg.CannotConnectNowError("the database system is starting up")

    monkeypatch.setattr(asyncpg, "connect", starting)
    await store._engine.dispose()
    for attempt in (store.head("t"), store.put_snapshot("t", 0, b"")):
        with pytest.raises(StoreProblem) as caught:
            await attempt
        assert caught.value.reason.id == "srv-store-unreachable"
    assert store.trouble is not None
    monkeypatch.undo()
    await store.check()
    assert store.trouble is None
    await store.close()


# -- a damaged record -----------------------------------------------------------------------------------------------------


def damaged(folder: Path, *statements: str) -> tuple[Running, Person, str]:
    """A table of some answers, of whose record something was changed by hand."""
    first = Running(folder)
    ann = Person(first.url)
    table = ann.opens("me", "bot:greedy")
    with ann.sits(table) as window:
        window.plays(most=6)
    first.stop()
    with closing(sqlite3.connect(folder / "inglenook.db")) as file, file:
        for statement in statements:
            file.execute(statement)
    return Running(folder, port=first.port), ann, table


@pytest.mark.parametrize(
    "change, reason",
    [
        ("DELETE FROM log_rows WHERE seq = 4", "srv-row-missing"),
        ("UPDATE log_rows SET body = x'7b' WHERE seq = 4", "srv-row-unreadable"),
    ],
)
def test_a_table_with_a_lost_row_is_opened_to_look_at(folder: Path, change: str, reason: str) -> None:
    server, ann, table = damaged(folder, "DELETE FROM snapshots", change)
    try:
        info = ann.info(table)
        assert info.read_only is not None and (info.read_only.id, info.read_only.args) == (reason, {"row": 4})
        assert ann.http.get(f"/api/tables/{table}/scene?seat=0").status_code == 200
        given = {"id": "a", "seat": 0, "version": info.version, "keys": ["x"]}
        answer = ann.http.post(f"/api/tables/{table}/answer", json=given)
        assert (answer.status_code, answer.json()["reason"]["id"]) == (422, reason)
        with ann.sits(table, seat=0) as window:
            assert window.table is not None and window.table.read_only == info.read_only
        assert [one["id"] for one in ann.get("/api/tables")["mine"]] == [table]
    finally:
        server.stop()
    with closing(sqlite3.connect(folder / "inglenook.db")) as file:
        rows = [seq for (seq,) in file.execute("SELECT seq FROM log_rows ORDER BY seq")]
    assert len(rows) >= 6 and (4 in rows) is (reason == "srv-row-unreadable"), "nothing was written into the gap"


def test_a_table_without_its_first_row_says_so(folder: Path) -> None:
    server, ann, table = damaged(folder, "DELETE FROM snapshots", "DELETE FROM log_rows WHERE seq = 0")
    try:
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/scene"):
            response = ann.http.get(path)
            assert (response.status_code, response.json()["reason"]["id"]) == (422, "srv-row-missing")
    finally:
        server.stop()


def test_a_lost_row_before_the_last_snapshot_stops_nobody_but_has_no_whole_game(folder: Path) -> None:
    server, ann, table = damaged(folder, "DELETE FROM log_rows WHERE seq = 2")
    try:
        assert ann.info(table).read_only is None
        with ann.sits(table) as window:
            assert window.plays(most=2) == 2
        response = ann.http.get(f"/api/tables/{table}/export")
        assert (response.status_code, response.json()["reason"]["id"]) == (422, "srv-row-missing")
    finally:
        server.stop()
