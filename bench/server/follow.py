"""What it costs the server that windows follow others' turns line by line: the same game, followed and not.

Three people sit at three windows. They give the same answers to the same luck each time, and wait for each other; in every
other run each window follows what others do. CPU is counted by the system, in the server's own process and in those that work
for it.

    python bench/server/follow.py royal-fortune --answers 200 --rounds 5
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import statistics
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT))
NAMES = ("Ann", "Ben", "Cleo")
PACE = 0.4
"""Seconds from one answer to the next, followed or not: a server that has rested is slower, and rest costs a little too."""
Json = dict[str, Any]


def cpu(pid: int) -> float:
    """Seconds of CPU of a process and all its threads, as exactly as the system counts."""
    spent = 0
    for task in Path(f"/proc/{pid}/task").iterdir():
        spent += int((task / "schedstat").read_text().split()[0])
    return spent / 1e9


def children(pid: int) -> list[int]:
    """The processes that work for a process."""
    found = [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return [one for child in found for one in (child, *children(child))]


class Guest:
    """Somebody with a cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        with urllib.request.urlopen(f"{url}/api/me") as answer:
            self.cookie = answer.headers["Set-Cookie"].split(";")[0]

    def post(self, path: str, body: Json) -> Json:
        headers = {"Cookie": self.cookie, "Content-Type": "application/json", "Origin": self.url}
        request = urllib.request.Request(f"{self.url}{path}", json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request) as answer:
            return dict(json.load(answer))


class Window:
    """One window: it knows its log and its question, and asks for the moments a browser would ask for."""

    def __init__(self, guest: Guest, table: str, seat: int, follows: bool) -> None:
        self.guest, self.table, self.seat, self.follows = guest, table, seat, follows
        self.socket: ClientConnection
        self.log: list[Json] = []
        self.prompt: Json | None = None
        self.version = self.followed = self.bytes = self.moments = 0

    async def open(self) -> None:
        url = f"ws{self.guest.url[4:]}/api/tables/{self.table}/live"
        headers = {"Cookie": self.guest.cookie, "Origin": self.guest.url}
        self.socket = await connect(url, compression=None, max_size=None, ping_interval=None, additional_headers=headers)
        await self.socket.send(json.dumps({"type": "hello", "seat": self.seat, "follow": self.follows}))
        await self.hear("welcome")

    async def hear(self, kind: str) -> Json:
        """The next message of a kind."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), 600)
            told: Json = json.loads(text)
            if told["type"] in ("refusal", "bye"):
                raise AssertionError(told)
            if told["type"] in ("welcome", "event"):
                self.take(told)
            if told["type"] == "steps":
                self.followed, self.moments, self.bytes = (
                    self.followed + 1,
                    self.moments + len(told["steps"]),
                    self.bytes + len(text),
                )
            if told["type"] == kind:
                return told

    def take(self, told: Json) -> None:
        scene, patch = told.get("scene"), told.get("patch")
        if scene is not None:
            self.log, self.prompt, self.version = scene.get("log", []), scene.get("prompt"), scene.get("version", 0)
        elif patch is not None:
            lines, since = patch.get("log", []), patch.get("log_from", 0)
            self.log = [line for line in self.log if line["seq"] < since] + lines if lines or since else self.log
            self.prompt, self.version = patch.get("prompt", self.prompt), told["version"]

    async def event(self, version: int) -> None:
        """Hear of an answer, and of its steps."""
        event: Json = {}
        while self.version < version:
            event = await self.hear("event")
        if event.get("follow"):
            await self.hear("steps")


async def play(url: str, pid: int, game: str, answers: int, follows: bool) -> Json:
    """One game; what it cost from its first answer on."""
    guests = [Guest(url) for _ in NAMES]
    seats = [{"who": "me", "name": NAMES[0]}, *({"who": "open"} for _ in NAMES[1:])]
    info = guests[0].post("/api/tables", {"game": game, "seats": seats})
    table, token = info["id"], info["invite"].rpartition("/")[2]
    for guest in guests[1:]:
        guest.post(f"/api/tables/{table}/join", {"token": token, "nonce": "n"})
    windows = [Window(guest, table, seat, follows) for seat, guest in enumerate(guests)]
    for window in windows:
        await window.open()
    rng, given = random.Random(game), -1
    own, others, began = cpu(pid), sum(map(cpu, children(pid))), time.perf_counter()
    for given in range(answers):
        asked = next((w for w in windows if w.prompt and w.prompt["seat"] == w.seat and w.prompt.get("options")), None)
        if asked is None:
            break
        prompt = asked.prompt
        assert prompt is not None
        select = prompt.get("select")
        count = 1 if select is None else select.get("least", 0)
        keys = [option["key"] for option in rng.sample(prompt["options"], min(count, len(prompt["options"])))]
        said = {"type": "answer", "id": f"a{given}", "seat": asked.seat, "version": asked.version, "keys": keys}
        await asked.socket.send(json.dumps(said))
        await asyncio.gather(*(window.event(asked.version + 1) for window in windows))
        await asyncio.sleep(max(began + PACE * (given + 1) - time.perf_counter(), 0))
    spent, elsewhere = cpu(pid) - own, sum(map(cpu, children(pid))) - others
    for window in windows:
        await window.socket.close()
    return {
        "answers": given + 1,
        "server_us": round(spent / max(given + 1, 1) * 1e6),
        "workers_us": round(elsewhere / max(given + 1, 1) * 1e6),
        "followed": sum(window.followed for window in windows),
        "moments": sum(window.moments for window in windows),
        "kb": round(sum(window.bytes for window in windows) / 1000),
        "seconds": round(time.perf_counter() - began, 1),
        "log": windows[0].log[-1]["seq"],
    }


def once(game: str, answers: int, follows: bool, under: tuple[str, ...] = ()) -> Json:
    """One game on a server of its own, after a few answers at another table."""
    from tests.browser import server as servers

    servers.START = 600.0
    with tempfile.TemporaryDirectory() as folder, servers.Server(Path(folder), under=under) as server:
        assert server.process is not None
        server.deal("warm")
        asyncio.run(play(server.url, server.process.pid, game, 20, True))
        server.deal(game)
        found = asyncio.run(play(server.url, server.process.pid, game, answers, follows))
        server.process.terminate()
        server.process.wait(120)
        return found


def by_clock(game: str, answers: int, rounds: int) -> None:
    found: dict[bool, list[Json]] = {False: [], True: []}
    for _ in range(rounds):
        for follows in (False, True):
            one = once(game, answers, follows)
            print("followed" if follows else "plain   ", json.dumps(one), flush=True)
            found[follows].append(one)
    for of in ("server_us", "workers_us"):
        plain, followed = ([one[of] for one in found[follows]] for follows in (False, True))
        a, b = statistics.median(plain), statistics.median(followed)
        share = f" ({b / a - 1:+.1%})" if of == "server_us" else ""
        print(f"{of}: {a:.0f} [{min(plain)}-{max(plain)}] -> {b:.0f} [{min(followed)}-{max(followed)}]{share}")


def by_count(game: str, answers: int) -> None:
    """Instructions of the server's own process, by cachegrind: less depends on what else the machine does."""
    found: list[float] = []
    given = 1
    for count, follows in ((0, False), (answers, False), (answers, True)):
        with tempfile.NamedTemporaryFile() as out:
            look = ("valgrind", "--tool=cachegrind", "--cache-sim=no", f"--cachegrind-out-file={out.name}")
            one = once(game, count, follows, look)
            total = int(Path(out.name).read_text().rpartition("summary:")[2])
        given = one["answers"] if count else 1
        found.append((total - (found[0] if found else 0)) / given)
        print(count, follows, json.dumps(one), flush=True)
    print(f"instructions per answer: {found[1]:,.0f} -> {found[2]:,.0f} ({found[2] / found[1] - 1:+.1%})")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", nargs="?", default="royal-fortune")
    parser.add_argument("--answers", type=int, default=150)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--instructions", action="store_true", help="count them instead, once; needs valgrind")
    given = parser.parse_args()
    if given.instructions:
        by_count(given.game, given.answers)
    else:
        by_clock(given.game, given.answers, given.rounds)


if __name__ == "__main__":
    main()
