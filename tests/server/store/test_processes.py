"""Several processes, and processes that die: what was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import IO

import pytest

from inglenook.server.store import CHAT, EVERYTHING, Store
from tests.server.postgres import Cluster
from tests.server.store.conftest import Place, head

PROGRAM = Path(__file__).with_name("program.py")


class Process:
    """A server process; it begins when it is told, so that several that are ready can begin at once."""

    def __init__(self, what: str, place: Place, *words: str) -> None:
        self.popen = subprocess.Popen(
            [sys.executable, PROGRAM, what, *place.words, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    @property
    def out(self) -> IO[str]:
        assert self.popen.stdout is not None
        return self.popen.stdout

    def begin(self) -> None:
        assert self.popen.stdin is not None
        assert self.out.readline() == "ready\n"
        self.popen.stdin.write("go\n")
        self.popen.stdin.close()

    def end(self) -> list[str]:
        """What it said, once it has ended well."""
        said = self.out.read().split("\n")
        assert self.popen.wait(60) == 0
        return said[:-1]

    def kill(self) -> list[str]:
        """What it said until it was killed, in whole lines."""
        os.kill(self.popen.pid, signal.SIGKILL)
        self.popen.wait(60)
        return self.out.read().split("\n")[:-1]


async def test_every_acknowledged_row_outlives_kill_9_once(place: Place) -> None:
    acknowledged: list[str] = []
    lives = [Process("write", place, f"life{number}") for number in range(4)]
    for number, process in enumerate(lives):
        process.begin()
        acknowledged += [process.out.readline().rstrip("\n") for _ in range(150 + 111 * number)]
        acknowledged += process.kill()
    store = await place.open()
    found: Counter[str] = Counter()
    for number in range(20):
        rows = await store.rows(f"t{number}")
        assert [row.seq for row in rows] == list(range(len(rows)))
        found.update(f"t{number} {row.seq} {row.ref}" for row in rows)
    assert set(acknowledged) <= set(found)
    assert set(found.values()) == {1}
    assert len(acknowledged) == len(set(acknowledged)) > 1000


async def test_two_processes_race_for_the_same_tables_without_gap_or_duplicate(place: Place) -> None:
    processes = [Process("race", place, name, "50") for name in ("one", "two")]
    for process in processes:
        process.begin()
    acknowledged = [line for process in processes for line in process.end()]
    store = await place.open()
    rows = {f"t{number}": await store.rows(f"t{number}") for number in range(5)}
    assert len(acknowledged) == 1000
    assert sorted(acknowledged) == sorted(f"{table} {row.seq} {row.ref}" for table in rows for row in rows[table])
    for table in rows:
        assert [row.seq for row in rows[table]] == list(range(200))
        assert len({row.ref for row in rows[table]}) == 200


async def test_processes_that_start_at_once_on_nothing_all_find_a_database(place: Place) -> None:
    processes = [Process("open", place, f"t{number}") for number in range(4)]
    for process in processes:
        process.begin()
    secrets = {line for process in processes for line in process.end()}
    assert len(secrets) == 1
    store = await place.open()
    assert sorted([one.id async for one in store.all_heads()]) == ["t0", "t1", "t2", "t3"]


# -- PostgreSQL: hearing of each other -------------------------------------------------------------------------------------


class Ear:
    """What a store heard of others."""

    def __init__(self, store: Store) -> None:
        self.heard: list[tuple[str, int]] = []
        self._news = asyncio.Event()
        store.on_change(self._hear)

    def _hear(self, table: str, seq: int) -> None:
        self.heard.append((table, seq))
        self._news.set()

    async def until(self, table: str, seq: int) -> None:
        async with asyncio.timeout(120):
            while (table, seq) not in self.heard:
                await self._news.wait()
                self._news.clear()


@pytest.fixture
async def server(postgres: Cluster, tmp_path: Path) -> Place:
    """A place on PostgreSQL."""
    return Place(postgres, tmp_path / "data")


async def test_others_hear_of_rows_and_chat_and_a_process_not_of_its_own(server: Place) -> None:
    here, there = await server.open(), await server.open()
    ear_here, ear_there = Ear(here), Ear(there)
    await here.append("a table", 0, b"", head=head("a table"))
    await here.say("a table", "Ada", "g", "hello")
    await there.append("u", 0, b"", head=head("u"))
    await ear_there.until("a table", CHAT)
    await ear_here.until("u", 0)
    assert ear_there.heard == [("a table", 0), ("a table", CHAT)]
    assert ear_here.heard == [("u", 0)]
    await server.close()


async def test_sqlite_never_says_that_something_changed(tmp_path: Path) -> None:
    place = Place(None, tmp_path / "data")
    here, there = await place.open(), await place.open()
    ears = [Ear(here), Ear(there)]
    await here.append("t", 0, b"", head=head("t"))
    assert len(await there.rows("t")) == 1
    assert [ear.heard for ear in ears] == [[], []]
    await place.close()


async def test_a_listener_that_was_cut_off_comes_back_and_says_so(server: Place) -> None:
    here, there = await server.open(), await server.open()
    ear = Ear(here)
    listening = "query LIKE 'LISTEN%' AND datname = current_database()"
    server.sql(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {listening}")
    await ear.until("", EVERYTHING)
    await there.append("t", 0, b"", head=head("t"))
    await ear.until("t", 0)
    await server.close()


async def test_rows_written_while_the_database_dies_and_comes_back_are_there_once(
    server: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("inglenook.server.store.postgres.RETRY_SECONDS", 300)
    store, reader = await server.open(), await server.open()
    ear = Ear(reader)
    assert server.cluster is not None
    acknowledged: list[tuple[str, int]] = []
    enough = asyncio.Event()

    async def write(table: str) -> None:
        for seq in range(60):
            await store.append(table, seq, b"x", head=head(table), ref=f"m{seq}")
            acknowledged.append((table, seq))
            if len(acknowledged) == 100:
                enough.set()

    writing = asyncio.gather(*(write(f"t{number}") for number in range(10)))
    await enough.wait()
    await asyncio.to_thread(server.cluster.stop, signal.SIGQUIT)
    await asyncio.to_thread(server.cluster.start)
    await writing
    await ear.until("", EVERYTHING)
    for number in range(10):
        rows = await reader.rows(f"t{number}")
        assert [(row.seq, row.ref) for row in rows] == [(seq, f"m{seq}") for seq in range(60)]
    assert len(acknowledged) == 600
    await server.close()
