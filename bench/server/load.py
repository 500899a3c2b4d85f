"""A load of live tables on one server: two people at each, on two sockets, who answer when they are asked.

A person answers when the question has reached them (plus `--think` seconds, more or less). Latency is the time from sending an
answer to the OTHER seat hearing of it. With `--think 0` the server is never left alone.

    python bench/server/load.py --target inglenook --port 8100 --tables 200
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import statistics
import time
import urllib.request
from typing import Any, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect

now = time.perf_counter
Asked = tuple[int, str] | None
"""Who answers next, and with what."""


class Heard(msgspec.Struct):
    """What a message means for the load: the version it brings, and the answer this seat can give now."""

    version: int | None = None
    keys: tuple[str, ...] = ()
    asked: bool = False
    over: bool = False
    trouble: str = ""


class Driver(Protocol):
    """How to speak with one kind of server."""

    async def table(self) -> str: ...
    def url(self, table: str, seat: int) -> str: ...
    def headers(self) -> dict[str, str]: ...
    async def greet(self, socket: ClientConnection, table: str, seat: int) -> Heard: ...
    def answer(self, table: str, seat: int, heard: Heard) -> str: ...
    def read(self, text: str, seat: int) -> Heard | str: ...


class _Option(msgspec.Struct):
    key: str


class _Select(msgspec.Struct):
    least: int = 0


class _Prompt(msgspec.Struct):
    seat: int
    options: list[_Option] = []
    select: _Select | None = None


class _Scene(msgspec.Struct):
    prompt: _Prompt | None = None
    version: int = 0


class _Patch(msgspec.Struct):
    prompt: _Prompt | msgspec.UnsetType | None = msgspec.UNSET


class _Message(msgspec.Struct):
    type: str
    version: int = 0
    scene: _Scene | None = None
    patch: _Patch | None = None
    reason: Any = None


class Inglenook:
    """Ours: Key to the Kingdom, two people at one table, every answer durable before anybody hears of it."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.decoder = msgspec.json.Decoder(_Message)
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/me") as answer:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]
        self.sent = 0

    async def table(self) -> str:
        return await asyncio.to_thread(self._create)

    def _create(self) -> str:
        body = {"game": "key-to-the-kingdom", "seats": [{"who": "me", "name": "Ann"}, {"who": "me", "name": "Ben"}]}
        origin = f"http://127.0.0.1:{self.port}"
        headers = {"Cookie": self.cookie, "Content-Type": "application/json", "Origin": origin}
        request = urllib.request.Request(f"{origin}/api/tables", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return str(json.load(answer)["id"])

    def url(self, table: str, seat: int) -> str:
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    def headers(self) -> dict[str, str]:
        return {"Cookie": self.cookie, "Origin": f"http://127.0.0.1:{self.port}"}

    async def greet(self, socket: ClientConnection, table: str, seat: int) -> Heard:
        await socket.send(f'{{"type":"hello","seat":{seat}}}')
        while True:
            heard = self.read(str(await socket.recv(decode=True)), seat)
            if isinstance(heard, Heard):
                return heard

    def answer(self, table: str, seat: int, heard: Heard) -> str:
        self.sent += 1
        keys = json.dumps(heard.keys)
        return f'{{"type":"answer","id":"b{self.sent}","seat":{seat},"version":{heard.version},"keys":{keys}}}'

    def read(self, text: str, seat: int) -> Heard | str:
        message = self.decoder.decode(text)
        if message.type in ("refusal", "bye"):
            return Heard(trouble=str(message.reason))
        if message.type not in ("welcome", "event"):
            return ""
        prompt: _Prompt | msgspec.UnsetType | None = msgspec.UNSET
        version = message.version
        if message.scene is not None:
            prompt, version = message.scene.prompt, message.scene.version
        elif message.patch is not None:
            prompt = message.patch.prompt
        if prompt is msgspec.UNSET:
            return Heard(version=version) if message.type == "event" else ""
        if prompt is None:
            return Heard(version=version, over=True)
        if prompt.seat != seat or not prompt.options:
            return Heard(version=version)
        count = 1 if prompt.select is None else prompt.select.least
        chosen = random.sample(prompt.options, min(count, len(prompt.options)))
        return Heard(version=version, keys=tuple(option.key for option in chosen), asked=True)


class BoardgameIo:
    """boardgame.io's own messages over a plain socket (socket.io 4, engine.io 4)."""

    NUMBER = re.compile(r'"_stateID":(\d+)')

    def __init__(self, port: int) -> None:
        self.port = port
        self.count = 0

    async def table(self) -> str:
        self.count += 1
        return f"m{os.getpid():x}x{self.count}"

    def url(self, table: str, seat: int) -> str:
        return f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket"

    def headers(self) -> dict[str, str]:
        return {}

    async def greet(self, socket: ClientConnection, table: str, seat: int) -> Heard:
        await socket.recv()
        await socket.send("40/objects,")
        await socket.recv()
        await socket.send(f'42/objects,["sync","{table}","{seat}",null,2]')
        while '"sync"' not in str(await socket.recv())[:40]:
            pass
        return Heard(version=0, asked=seat == 0)

    def answer(self, table: str, seat: int, heard: Heard) -> str:
        assert heard.version is not None
        payload = f'{{"type":"act","args":[{(heard.version + 1) * 13 % 300}],"playerID":"{seat}"}}'
        update = f'{{"type":"MAKE_MOVE","payload":{payload}}}'
        return f'42/objects,["update",{update},{heard.version},"{table}","{seat}"]'

    def read(self, text: str, seat: int) -> Heard | str:
        if text == "2":
            return "3"  # engine.io's ping
        if '["update"' not in text[:40]:
            return ""
        found = self.NUMBER.search(text)
        if found is None:
            return ""
        version = int(found.group(1))
        return Heard(version=version, asked=version % 2 == seat)


DRIVERS: dict[str, type[Inglenook] | type[BoardgameIo]] = {"inglenook": Inglenook, "boardgame.io": BoardgameIo}


class Load:
    """All tables, and what was measured at them."""

    def __init__(self, driver: Driver, tables: int, think: float) -> None:
        self.driver, self.count, self.think = driver, tables, think
        self.seen: list[float] = []
        self.troubles: list[str] = []
        self.finished = 0
        self.stop = False
        self.tasks: set[asyncio.Task[None]] = set()
        self.door = asyncio.Semaphore(20)

    def begin(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def open(self) -> None:
        """Sit down everywhere; nobody answers before all sit."""
        self.places = await asyncio.gather(*(self.sit() for _ in range(self.count)))
        for place in self.places:
            self.begin(place.play())

    async def sit(self) -> Place:
        async with self.door:
            place = Place(self, await self.driver.table())
            await place.connect()
            return place


class Place:
    """One table, with both of its sockets."""

    def __init__(self, load: Load, table: str) -> None:
        self.load, self.table = load, table
        self.sockets: list[ClientConnection] = []
        self.heard: list[Heard] = []
        self.version, self.mover, self.sent = -1, -1, 0.0

    async def connect(self) -> None:
        driver = self.load.driver
        for seat in (0, 1):
            url = driver.url(self.table, seat)
            socket = await connect(
                url,
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=60,
                additional_headers=driver.headers(),
            )
            self.sockets.append(socket)
            self.heard.append(await driver.greet(socket, self.table, seat))

    async def play(self) -> None:
        for seat in (0, 1):
            self.load.begin(self.listen(seat))
        for seat, heard in enumerate(self.heard):
            if heard.asked:
                self.load.begin(self.reply(seat, heard))

    async def reply(self, seat: int, heard: Heard) -> None:
        if self.load.think:
            await asyncio.sleep(self.load.think * random.uniform(0.5, 1.5))
        if self.load.stop or heard.version is None:
            return
        self.version, self.mover, self.sent = heard.version, seat, now()
        await self.sockets[seat].send(self.load.driver.answer(self.table, seat, heard))

    async def listen(self, seat: int) -> None:
        load, socket = self.load, self.sockets[seat]
        waiting: Heard | None = None
        async for text in socket:
            heard = load.driver.read(str(text), seat)
            if isinstance(heard, str):
                if heard:
                    await socket.send(heard)
                continue
            if heard.trouble:
                load.troubles.append(heard.trouble)
                continue
            if heard.over:
                if seat == 0 and not load.stop:
                    load.finished += 1
                    load.begin(self.another())
                return
            if heard.version is None or heard.version <= self.version:
                continue
            if seat != self.mover and self.mover >= 0:
                load.seen.append(now() - self.sent)
            waiting = heard if heard.asked else None
            if waiting is not None:
                if load.think:
                    load.begin(self.reply(seat, waiting))
                else:
                    await self.reply(seat, waiting)

    async def another(self) -> None:
        """The game is over: the same two sit down to a new one."""
        for socket in self.sockets:
            await socket.close()
        place = await self.load.sit()
        await place.play()


def process(pid: int) -> tuple[float, float]:
    """Seconds of CPU and megabytes of memory of a process."""
    with open(f"/proc/{pid}/status") as status:
        lines = dict(line.split(":", 1) for line in status)
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rsplit(")", 1)[1].split()
    cpu = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return cpu, int(lines["VmRSS"].split()[0]) / 1024


def part(values: list[float], share: float) -> float:
    """A percentile in milliseconds."""
    ordered = sorted(values)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * share))] * 1000, 2) if ordered else 0.0


async def measure(given: argparse.Namespace) -> dict[str, Any]:
    load = Load(DRIVERS[given.target](given.port), given.tables, given.think)
    begun = now()
    await load.open()
    opened = now() - begun
    gc.collect()
    gc.disable()  # a pause of the load would look like one of the server
    await asyncio.sleep(given.warm + given.think * 1.5)
    rates, halves, tails, cpus, memory, clients = [], [], [], [], [], []
    for _ in range(given.windows):
        load.seen.clear()
        before, own, start = process(given.pid), time.process_time(), now()
        await asyncio.sleep(given.seconds)
        took, after = now() - start, process(given.pid)
        rates.append(len(load.seen) / took)
        halves.append(part(load.seen, 0.5))
        tails.append(part(load.seen, 0.99))
        cpus.append((after[0] - before[0]) / max(len(load.seen), 1) * 1e6)
        clients.append((time.process_time() - own) / took)
        memory.append(after[1])
    load.stop = True
    return {
        "label": given.label or given.target,
        "tables": given.tables,
        "think": given.think,
        "moves": round(statistics.median(rates), 1),
        "range": [round(min(rates), 1), round(max(rates), 1)],
        "p50": statistics.median(halves),
        "p99": statistics.median(tails),
        "cpu_us": round(statistics.median(cpus)),
        "mb": round(max(memory)),
        "client_cpu": round(statistics.median(clients), 2),
        "open_s": round(opened, 1),
        "finished": load.finished,
        "troubles": len(load.troubles),
        "trouble": load.troubles[0] if load.troubles else "",
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--target", choices=DRIVERS, required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--pid", type=int, required=True, help="the server's process")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--think", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--windows", type=int, default=3)
    parser.add_argument("--warm", type=float, default=2.0)
    parser.add_argument("--label", default="")
    given = parser.parse_args()

    async def go() -> None:
        result = await asyncio.wait_for(measure(given), 300)
        print(json.dumps(result), flush=True)
        os._exit(0)  # two thousand sockets need no polite goodbye

    asyncio.run(go())


if __name__ == "__main__":
    main()
