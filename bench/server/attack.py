"""What one guest can do to everybody else: long games brought in and exported, and many bots that think for long.

Starts a server of its own on 127.0.0.1, has people answer at other tables all the while, and prints how long they waited for
the acknowledgement: without the attack, and during it. Loops are bounded. Linux.

    python bench/server/attack.py [--seconds 15] [--bots 20]
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from websockets.sync.client import connect

from inglenook.engine import save as saves
from inglenook.engine.data import encode
from inglenook.engine.game import game
from inglenook.engine.table import Seat
from inglenook.server.settings import Limits

HOST = "127.0.0.1"
KINGDOM = "key-to-the-kingdom"
EXPORTS = 10
EXPORTED = 10_000
BAR = 0.150
OPEN = "requests=10000,requests_burst=100000,messages=1000,messages_burst=10000,tables_burst=1000"
"""Everybody comes from one address here, and the attack is not to be stopped at the door."""


def record(moves: int) -> bytes:
    """A legal game of two people who nap for ever: about ten bytes a move."""
    t = saves.new_table(game(KINGDOM), [Seat("A", "human"), Seat("B", "human")], luck=b"z" * 16)
    while len(t.moves) < 400:
        decision = t.decision
        assert decision is not None
        t.submit("nap" if "nap" in decision.keys else decision.keys[0], decision.seat)
    plain = json.loads(encode(saves.to_save(t)))
    plain.update(options={}, luck="", state=None, log=[], marks=[], notes=[], pending=[])
    first = [[move.seat, move.key, *([move.draws] if move.draws else [])] for move in t.moves]
    plain["moves"] = (first + first[-2:] * (moves // 2))[:moves]
    return json.dumps(plain, separators=(",", ":")).encode()


class Server:
    """`inglenook serve` in a folder of its own, for as long as a `with` lasts."""

    def __init__(self, *args: str) -> None:
        with socket.create_server((HOST, 0)) as one:
            self.port: int = one.getsockname()[1]
        self.folder = tempfile.TemporaryDirectory(prefix="inglenook-")
        self.command = [sys.executable, "-m", "inglenook", "serve", "--port", str(self.port), *args]

    def __enter__(self) -> Server:
        env = {**os.environ, "INGLENOOK_DATA": self.folder.name}
        self.process = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=env)
        for _ in range(600):
            try:
                if self.call("GET", "/health")[0] == 200:
                    return self
            except OSError:
                time.sleep(0.1)
        raise SystemExit("the server did not come up")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(30)
        self.folder.cleanup()

    def call(self, method: str, path: str, body: Any = None, cookie: str = "", timeout: float = 300) -> tuple[int, bytes]:
        """One request: its status, and what came back."""
        headers = {"Origin": f"http://{HOST}:{self.port}", "Cookie": cookie, "Content-Type": "application/json"}
        raw = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
        connection = http.client.HTTPConnection(HOST, self.port, timeout=timeout)
        try:
            connection.request(method, path, raw, headers)
            response = connection.getresponse()
            self.cookie = (response.getheader("set-cookie") or "").split(";")[0]
            return response.status, response.read()
        finally:
            connection.close()

    def guest(self) -> str:
        """A new guest's cookie."""
        self.call("GET", "/api/me")
        return self.cookie

    def table(self, cookie: str, id: str, *who: str) -> str:
        """A new table with these seats."""
        found = self.call("POST", "/api/tables", {"game": id, "seats": [{"who": one} for one in who]}, cookie)
        return str(json.loads(found[1])["id"])

    def megabytes(self) -> int:
        """Resident memory of the server's own process, at its most."""
        return int(Path(f"/proc/{self.process.pid}/status").read_text().partition("VmHWM:")[2].split()[0]) // 1024

    def workers(self) -> list[str]:
        """The processes it has started: memory, and what the system holds them to."""
        found = []
        for pid in Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split():
            command = Path(f"/proc/{pid}/cmdline").read_bytes()
            if b"spawn_main" in command:
                peak = int(Path(f"/proc/{pid}/status").read_text().partition("VmHWM:")[2].split()[0]) // 1024
                limit = next(line for line in Path(f"/proc/{pid}/limits").read_text().splitlines() if "data size" in line)
                found.append(f"{peak} MB of {int(limit.split()[3]) // 2**20}")
        return found


class People(threading.Thread):
    """Two seats of one person at a table who answer all the while; how long each acknowledgement took."""

    def __init__(self, server: Server, think: float = 0.1) -> None:
        super().__init__(daemon=True)
        self.server, self.think, self.stopped = server, think, threading.Event()
        self.waits: list[float] = []

    def run(self) -> None:
        cookie = self.server.guest()
        id = self.server.table(cookie, KINGDOM, "me", "me")
        luck = random.Random(5)
        while not self.stopped.wait(self.think):
            seat = json.loads(self.server.call("GET", f"/api/tables/{id}", cookie=cookie)[1])["to_move"][0]
            scene = json.loads(self.server.call("GET", f"/api/tables/{id}/scene?seat={seat}", cookie=cookie)[1])
            options = [one["key"] for one in scene["prompt"]["options"] if not one.get("off")]
            least = (scene["prompt"].get("select") or {}).get("least", 1)
            keys = luck.sample(options, max(least, 1))
            body = {"id": f"{time.time_ns()}", "seat": seat, "version": scene.get("version", 0), "keys": keys}
            began = time.perf_counter()
            self.server.call("POST", f"/api/tables/{id}/answer", body, cookie)
            self.waits.append(time.perf_counter() - began)


def waits(server: Server, seconds: float, attack: Callable[[], None]) -> list[float]:
    """How long people at four other tables wait for their acknowledgements while this goes on."""
    people = [People(server) for _ in range(4)]
    for one in people:
        one.start()
    began = time.monotonic()
    attack()
    time.sleep(max(0.0, seconds - (time.monotonic() - began)))
    for one in people:
        one.stopped.set()
    for one in people:
        one.join(60)
    return sorted(wait for one in people for wait in one.waits)


def told(name: str, found: list[float]) -> float:
    p99 = found[min(int(len(found) * 0.99), len(found) - 1)]
    p50, longest = statistics.median(found) * 1000, found[-1] * 1000
    print(f"{name}: {len(found)} answers, p50 {p50:.0f} ms, p99 {p99 * 1000:.0f} ms, longest {longest:.0f} ms")
    return p99


def records(server: Server, cookie: str, games: dict[int, bytes]) -> None:
    """One game of as many moves as may be, one longer, and ten exports at once of another."""

    def bring(moves: int, as_guest: str) -> str:
        began = time.monotonic()
        status, raw = server.call("POST", "/api/import", games[moves], as_guest)
        print(f"  import of {moves} moves: {status} after {time.monotonic() - began:.1f} s")
        return str(json.loads(raw).get("id", ""))

    def export(id: str) -> None:
        began = time.monotonic()
        status, raw = server.call("GET", f"/api/tables/{id}/export", cookie=cookie)
        print(f"  export: {status}, {len(raw)} bytes after {time.monotonic() - began:.1f} s")

    id = bring(EXPORTED, cookie)
    jobs = [threading.Thread(target=export, args=(id,)) for _ in range(EXPORTS)]
    jobs += [threading.Thread(target=bring, args=(moves, server.guest())) for moves in games if moves != EXPORTED]
    for job in jobs:
        job.start()
    for job in jobs:
        job.join(600)


def long_work(seconds: float) -> None:
    with Server("--limits", OPEN) as server:
        eve, most = server.guest(), Limits().record
        games = {moves: record(moves) for moves in (EXPORTED, most, most + 1)}
        before = told("quiet", waits(server, seconds, lambda: None))
        during = told("with long games", waits(server, seconds, lambda: records(server, eve, games)))
        bar = max(BAR, 2 * before)
        print(f"  p99 {during * 1000:.0f} ms, bar {bar * 1000:.0f} ms: {'met' if during <= bar else 'MISSED'}")
        print(f"  server at most {server.megabytes()} MB; workers: {', '.join(server.workers())}")


def slow_bots(tables: int) -> None:
    """A stranger's hint and usual bots beside many tables of slow bots that one guest watches."""
    with Server("--limits", OPEN) as server, ExitStack() as ends:
        eve, ann = server.guest(), server.guest()
        for _ in range(tables):
            id = server.table(eve, "keyforge", "bot:mcts:10s", "bot:mcts:10s")
            headers = {"Cookie": eve, "Origin": f"http://{HOST}:{server.port}"}
            link = connect(f"ws://{HOST}:{server.port}/api/tables/{id}/live", additional_headers=headers, max_size=None)
            ends.enter_context(link).send('{"type":"hello"}')
        time.sleep(3)
        mine = server.table(ann, KINGDOM, "me", "me")
        for number in range(3):
            began = time.monotonic()
            status = server.call("GET", f"/api/tables/{mine}/hint?seat=0", cookie=ann)[0]
            print(f"beside {tables} tables of slow bots, hint {number + 1}: {status} after {time.monotonic() - began:.2f} s")
        for one in (KINGDOM, "keyforge"):
            began = time.monotonic()
            id = server.table(ann, one, "bot:greedy", "me")
            while time.monotonic() < began + 30:
                if 1 in json.loads(server.call("GET", f"/api/tables/{id}", cookie=ann)[1])["to_move"]:
                    break
                time.sleep(0.02)
            print(f"  {one}, greedy: has moved after {time.monotonic() - began:.2f} s")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15.0, help="at least so long each time")
    parser.add_argument("--bots", type=int, default=20, help="tables of slow bots, at most 20")
    given = parser.parse_args()
    long_work(min(given.seconds, 120.0))
    slow_bots(min(given.bots, 20))


if __name__ == "__main__":
    main()
