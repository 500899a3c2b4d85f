"""Real `inglenook serve` processes: several on one PostgreSQL, and processes that die. What was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from inglenook.engine.scene import Scene
from inglenook.server import bodies, wire
from inglenook.server.patch import apply
from inglenook.server.store import Row, Store
from tests.server.app.friends import Person, Window, choice, free_port
from tests.server.postgres import Cluster

TABLES = 4
LIVES = 3


class Process:
    """`inglenook serve` on a port of its own."""

    def __init__(self, url: str | None, folder: Path) -> None:
        folder.mkdir(exist_ok=True)
        environment = {**os.environ, "INGLENOOK_DATA": str(folder), "INGLENOOK_LANG": "en"}
        environment.pop("INGLENOOK_DATABASE_URL", None)
        if url is not None:
            environment["INGLENOOK_DATABASE_URL"] = url
        command = [sys.executable, "-m", "inglenook", "serve", "--port", str(free_port()), "--no-limits"]
        self.popen = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        assert self.popen.stdout is not None
        said = self.popen.stdout.readline()
        found = re.search(r"http://\S+:\d+", said)
        assert found, said
        self.url = found[0]

    def kill(self) -> None:
        """As if the power had failed."""
        self.popen.send_signal(signal.SIGKILL)
        self.popen.communicate(timeout=60)

    def stop(self) -> None:
        self.popen.send_signal(signal.SIGTERM)
        self.popen.communicate(timeout=60)
        assert self.popen.returncode == 0


class Place:
    """A database, and the processes that serve it."""

    def __init__(self, cluster: Cluster | None, folder: Path) -> None:
        self.url = cluster.new_database() if cluster is not None else None
        self.folder = folder
        self.up: list[Process] = []
        self.last: Process
        self._count = 0

    def start(self) -> Process:
        number = self._count if self.url else 0  # an SQLite file has one server
        self._count += 1
        self.last = Process(self.url, self.folder / f"data{number}")
        self.up.append(self.last)
        return self.last

    async def rows(self, table: str) -> list[Row]:
        store = await Store.open(self.url, self.folder / "data0")
        try:
            return await store.rows(table)
        finally:
            await store.close()


@contextmanager
def place_of(cluster: Cluster | None, folder: Path) -> Iterator[Place]:
    place = Place(cluster, folder)
    try:
        yield place
    finally:
        for one in place.up:
            if one.popen.poll() is None:
                one.kill()


class Line:
    """One window on a table: the scene it was shown, and what became of each message."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.cookie, self.table, self.seat = person.cookie, table, seat
        self.scene: Scene | None = None
        self.version = -1
        self.outcomes: dict[str, wire.Ack | wire.Refusal] = {}
        self.news = asyncio.Event()

    def connect(self, url: str) -> connect:
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        return connect(address, origin=url, additional_headers={"cookie": self.cookie}, max_size=None)  # type: ignore[arg-type]

    async def hello(self, ws: ClientConnection) -> None:
        await ws.send(msgspec.json.encode({"type": "hello", "seat": self.seat}).decode())

    def take(self, raw: str | bytes) -> Any:
        """Take in what a message says."""
        message = msgspec.json.decode(raw, type=wire.FromServer)
        if isinstance(message, wire.Welcome):
            self.scene, self.version = message.scene, message.table.version
        elif isinstance(message, wire.Event):
            self.version = message.version
            if message.scene is not None:
                self.scene = message.scene
            elif message.patch is not None and self.scene is not None:
                self.scene = apply(self.scene, message.patch, message.version)
        elif isinstance(message, (wire.Ack, wire.Refusal)):
            self.outcomes[message.id] = message
        self.news.set()
        return message

    async def listen(self, ws: ClientConnection) -> None:
        async for raw in ws:
            self.take(raw)

    async def until(self, true: Any) -> None:
        async with asyncio.timeout(60):
            while not true():
                self.news.clear()
                await self.news.wait()

    @property
    def asked(self) -> bool:
        prompt = self.scene.prompt if self.scene is not None else None
        return prompt is not None and prompt.seat == self.seat and bool(prompt.options)

    def answer(self, id: str, version: int, keys: list[str]) -> str:
        message = wire.Answer(id=id, seat=self.seat, version=version, keys=tuple(keys))
        return msgspec.json.encode(message).decode()


def check_log(rows: list[Row], acknowledged: set[str]) -> int:
    """No gap, nothing twice, and everything that was acknowledged; how many answers there are."""
    assert [row.seq for row in rows] == list(range(len(rows)))
    answers = [row.ref for row in rows if isinstance(bodies.unpack(row.body), bodies.Answered)]
    assert len(set(answers)) == len(answers)
    assert acknowledged <= set(answers)
    return len(answers)


# -- two processes, two seats ---------------------------------------------------------------------------------------------


async def test_two_processes_and_two_seats_take_a_thousand_answers_without_gap_or_duplicate(
    postgres: Cluster, tmp_path: Path
) -> None:
    with place_of(postgres, tmp_path) as place:
        urls = [place.start().url, place.start().url]
        ann, ben = Person(urls[0]), Person(urls[1])
        table = ann.opens("me", "open")
        token = ann.info(table).invite.rpartition("/")[2]
        ben.post(f"/api/tables/{table}/join", {"token": token})
        lines = [(Line(person, table, seat), url) for seat, person in ((0, ann), (1, ben)) for url in urls * 2]
        async with asyncio.TaskGroup() as group:
            sockets = []
            for line, url in lines:
                ws = await line.connect(url)
                await line.hello(ws)
                sockets.append((line, ws, group.create_task(line.listen(ws))))
                await line.until(lambda line=line: line.scene is not None)
            acknowledged = await submit([(line, ws) for line, ws, _ in sockets], 1000)
            for _, ws, task in sockets:
                task.cancel()
                await ws.close()
        people = {0: ann.me["id"], 1: ben.me["id"]}
        given = {f"{people[seat]}/{id}" for seat, id in acknowledged}
        assert check_log(await place.rows(table), given) == len(given) == len(acknowledged) >= 100
        for seat in (0, 1):  # both processes show the same
            seen = [line.scene for line, _ in lines if line.seat == seat]
            assert all(
                one is not None and one.parts == seen[0].parts and one.prompt == seen[0].prompt for one in seen if seen[0]
            )


# -- what ends in one process ends in the other --------------------------------------------------------------------------


async def test_another_process_shows_out_whoever_a_link_token_or_cookie_let_in(postgres: Cluster, tmp_path: Path) -> None:
    with place_of(postgres, tmp_path) as place:
        here, there = place.start().url, place.start().url
        ann, ben = Person(here), Person(here)
        table = ann.opens("me", "me", public=True)
        link = ann.post("/api/me/devices")
        address = link["url"][link["url"].index("/device/") :]
        phone, desk, away, other = (Person(there, known=False) for _ in range(4))
        assert phone.http.post(address).status_code == 303
        for browser, person in ((desk, ann), (away, ann), (other, ben)):
            browser.http.cookies.set("inglenook", person.http.cookies["inglenook"])
        made = phone.post(f"/api/tables/{table}/seats/0/token")
        kept = ann.post(f"/api/tables/{table}/seats/0/token")
        by_made, by_kept = (Window(Person(there, known=False).knock(table), token=one["token"]) for one in (made, kept))
        windows = {name: one.sits(table) for name, one in {"phone": phone, "desk": desk, "ben": other}.items()}

        assert ann.http.delete(f"/api/me/devices/{link['id']}").status_code == 204
        assert windows["phone"].until(wire.Bye).reason.id == "srv-device-ended"
        assert by_made.until(wire.Bye).reason.id == "srv-token-ended"
        assert phone.http.get("/api/tables").status_code == 401
        assert isinstance(by_kept.asks("say", text="here"), wire.Ack)
        assert ann.http.delete(f"/api/me/tokens/{kept['id']}").status_code == 204
        assert by_kept.until(wire.Bye).reason.id == "srv-token-ended"
        assert isinstance(windows["desk"].asks("say", text="here"), wire.Ack)
        assert ann.post("/api/me/sign-out") == ann.me
        assert windows["desk"].until(wire.Bye).reason.id == "srv-signed-out"
        assert away.http.get("/api/tables").status_code == 401
        away.http.cookies.set("inglenook", ann.http.cookies["inglenook"])
        assert away.get("/api/me") == ann.me, "the new cookie is good there at once"
        assert isinstance(windows["ben"].asks("say", text="here"), wire.Ack)
        for window in (*windows.values(), by_made, by_kept):
            window.ws.close()


async def submit(sockets: list[tuple[Line, ClientConnection]], most: int) -> list[tuple[int, str]]:
    """At every question all windows answer at once, also those nobody has asked: the answers that were taken."""
    luck = random.Random(8)
    taken: list[tuple[int, str]] = []
    sent = version = 0
    while sent < most:
        for line, _ in sockets:  # everybody has heard of the question, so everybody races for it
            await line.until(lambda line=line, version=version: line.version == version)
        asked = next(line for line, _ in sockets if line.asked)
        assert asked.scene is not None
        round = {}
        for number, (line, ws) in enumerate(sockets):
            id = f"v{version}-{number}"
            round[id] = line
            await ws.send(line.answer(id, version, choice(asked.scene, luck)))
            sent += 1
        for id, line in round.items():
            await line.until(lambda id=id, line=line: id in line.outcomes)
        done = [id for id, line in round.items() if isinstance(line.outcomes[id], wire.Ack)]
        assert len(done) == 1 and round[done[0]].seat == asked.seat, (version, done)
        for id, line in round.items():
            found = line.outcomes[id]
            assert isinstance(found, wire.Ack) or found.reason.id in ("srv-stale", "srv-lost-race", "refuse-not-asked"), found
        taken.append((asked.seat, done[0]))
        version = round[done[0]].outcomes[done[0]].version  # an answer of several picks counts as several
    for line, _ in sockets:
        await line.until(lambda line=line, version=version: line.version == version)
    return taken


# -- processes that die ---------------------------------------------------------------------------------------------------


class Player(Line):
    """Somebody who answers whenever asked. Cut off before an answer was acknowledged, they come back and say the same again."""

    def __init__(self, place: Place, person: Person, table: str, seat: int, luck: random.Random) -> None:
        super().__init__(person, table, seat)
        self.place, self.luck = place, luck
        self.open: tuple[str, str] | None = None
        self.count = 0
        self.done: list[str] = []
        self.again = 0

    async def play(self) -> None:
        while True:
            with suppress(OSError, WebSocketException, TimeoutError):
                async with self.connect(self.luck.choice(self.place.up or [self.place.last]).url) as ws:
                    await self.hello(ws)
                    async for raw in ws:
                        await self.heard(ws, self.take(raw))
            await asyncio.sleep(0.02)

    async def heard(self, ws: ClientConnection, message: Any) -> None:
        if isinstance(message, wire.Refusal):
            # Another process may not have heard of the question yet; a fresh scene comes.
            assert message.stale, message
            self.open = None
        elif isinstance(message, wire.Ack):
            self.done.append(message.id)
            self.again += message.again
            self.open = None
        elif isinstance(message, wire.Welcome) and self.open is not None:
            await ws.send(self.open[1])
        if self.open is None and self.asked and self.scene is not None:
            self.count += 1
            id = f"s{self.seat}-{self.count}"
            self.open = (id, self.answer(id, self.version, choice(self.scene, self.luck)))
            await ws.send(self.open[1])


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_every_acknowledged_answer_outlives_kill_9_once(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    cluster = request.getfixturevalue("postgres") if kind == "postgres" else None
    luck = random.Random(3)
    with place_of(cluster, tmp_path) as place:
        ann = Person(place.start().url)
        if cluster is not None:
            place.start()
        tables = [ann.opens("me", "me") for _ in range(TABLES)]
        players = [Player(place, ann, table, seat, random.Random(n)) for n, table in enumerate(tables) for seat in (0, 1)]
        tasks = [asyncio.create_task(one.play()) for one in players]
        for _ in range(LIVES):
            await more(players, tasks, luck.randint(20, 120))
            victim = luck.choice(place.up)
            victim.kill()
            place.up.remove(victim)
            await asyncio.to_thread(place.start)
        await more(players, tasks, 50)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for one in place.up:
            one.stop()
        for table in tables:
            here = [one for one in players if one.table == table]
            given = {f"{ann.me['id']}/{id}" for one in here for id in one.done}
            answers = check_log(await place.rows(table), given)
            unsure = sum(one.open is not None for one in here)
            assert len(given) <= answers <= len(given) + unsure


async def more(players: list[Player], tasks: list[asyncio.Task[None]], number: int) -> None:
    """Until so many more answers were acknowledged."""
    before = sum(len(one.done) for one in players)
    async with asyncio.timeout(120):
        while sum(len(one.done) for one in players) < before + number:
            await asyncio.sleep(0.005)
            for task in tasks:
                assert not task.done(), task.exception()
