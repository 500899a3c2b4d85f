"""Hostile input: every message gets a reason, nothing changes, nothing is told that should not be, memory stays flat."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from inglenook.server import wire
from tests.server.app.friends import Person, Window, choice

ROOT = Path(__file__).parents[3]

MANY = 10_000
ROOM = 24 * 1024
"""KiB the server may have grown by, afterwards: caches fill, nothing else."""


PROGRAM = """
import sys
from pathlib import Path
from tests.server.app.friends import running
with running(Path(sys.argv[1])) as server:
    print(server.url, flush=True)
    for table in sys.stdin:
        print(len(server.services.host.tables_here[table.strip()].fold.table.moves), flush=True)
"""


class Apart:
    """A server in a process of its own: what it has in memory is its own, whatever other tests leave behind in theirs."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self.url = self._line()

    def _line(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def resident(self) -> int:
        """KiB it has in memory."""
        return int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1]) * 4

    def moves(self, table: str) -> int:
        """How many answers it knows of at a table."""
        assert self.process.stdin is not None
        print(table, file=self.process.stdin, flush=True)
        return int(self._line())


@contextmanager
def apart(folder: Path) -> Iterator[Apart]:
    """It ends when nobody asks it anything more."""
    command = [sys.executable, "-c", PROGRAM, str(folder)]
    pipe, environment = subprocess.PIPE, os.environ | {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True, env=environment, cwd=ROOT) as process:
        yield Apart(process)
    assert process.returncode == 0


class Mischief:
    """Messages nobody should send, with whether they carry an id."""

    def __init__(self, seed: int, version: int, keys: list[str]) -> None:
        self.luck, self.version, self.keys, self.count = random.Random(seed), version, keys, 0
        self.kinds = [self.malformed, self.oversized, self.foreign, self.stale, self.out_of_turn, self.misshapen, self.nonsense]

    def next(self) -> tuple[str, str | bytes, str]:
        """Its kind, the message, and the id it carries, if one can be read."""
        kind = self.luck.choice(self.kinds)
        self.count += 1
        message, id = kind()
        return kind.__name__, message, id

    def _answer(self, **other: Any) -> tuple[str, str]:
        id = f"h{self.count}"
        body = {"type": "answer", "id": id, "seat": 0, "version": self.version, "keys": self.keys, **other}
        return json.dumps(body), id

    def malformed(self) -> tuple[str | bytes, str]:
        return self.luck.choice(
            ['{"type":', "", "nul", "[1,", '{"type": "answer"', "\x00", '"', b"\xff\xfe", b"{}", "[" * 3000]
        ), ""

    def oversized(self) -> tuple[str, str]:
        return json.dumps({"type": "say", "id": "big", "text": "x" * self.luck.choice([17_000, 60_000])}), "big"

    def foreign(self) -> tuple[str, str]:
        return self._answer(seat=self.luck.choice([1, 2, 15]))

    def stale(self) -> tuple[str, str]:
        return self._answer(version=self.version + self.luck.choice([-1, 1, 1000]))

    def out_of_turn(self) -> tuple[str, str]:
        return self._answer(keys=self.luck.choice([["no-such-key"], [], ["done"], self.keys * 2, ["x"] * 150]))

    def misshapen(self) -> tuple[str, str]:
        wrong = [
            {"seat": "0"},
            {"seat": -1},
            {"version": 1.5},
            {"keys": "go"},
            {"keys": [7]},
            {"admin": True},
            {"seat": None},
            {"keys": ["y" * 201]},
        ]
        return self._answer(**self.luck.choice(wrong))

    def nonsense(self) -> tuple[str, str]:
        id = f"h{self.count}"
        wrong = [
            {"type": "destroy", "id": id},
            {"type": "consent", "id": id, "seat": 0, "ask": 99, "yes": True},
            {"type": "undo", "id": id, "seat": 1, "version": self.version},
            {"type": "why", "id": id, "seat": 5, "thing": "x"},
            {"type": "hint", "id": id, "seat": 1},
            {"type": "look", "id": id, "seat": 9},
            {"type": "say", "id": id, "text": ""},
            {"id": id},
        ]
        return json.dumps(self.luck.choice(wrong)), id


def refusals(window: Window) -> Iterator[wire.Refusal]:
    while True:
        raw = window.ws.recv(30)
        assert len(raw) < 2000 and "Traceback" not in raw and "File " not in raw
        message = msgspec.json.decode(raw, type=wire.FromServer)
        assert isinstance(message, wire.Refusal), message
        yield message


@pytest.mark.skipif(sys.platform != "linux", reason="memory is read from /proc")
def test_thousands_of_hostile_messages_change_nothing(tmp_path: Path) -> None:
    with apart(tmp_path) as server:
        suffer(server, Person(server.url))


def suffer(server: Apart, ann: Person) -> None:
    """Send them all, one after another."""
    table = ann.opens("me", "bot:greedy")
    with ann.sits(table) as window:
        window.plays(most=3)
        window.waits()
        assert window.scene is not None
        mischief = Mischief(7, window.version, choice(window.scene, random.Random(1)))
        before = ann.get(f"/api/tables/{table}/scene?seat=0")
        moves = server.moves(table)
        heard, kinds, start = refusals(window), Counter[str](), 0
        for number in range(MANY):
            if number == MANY // 4:
                start = server.resident()
            kind, message, id = mischief.next()
            window.ws.send(message)
            refusal = next(heard)
            assert refusal.reason.id, kind
            assert refusal.id in (id, ""), kind
            assert refusal.id == id or kind in ("oversized",), kind
            kinds[kind] += 1
        assert len(kinds) == len(mischief.kinds)
        assert server.resident() - start < ROOM
        assert ann.get(f"/api/tables/{table}/scene?seat=0") == before
        assert server.moves(table) == moves
        window.tell(type="answer", id="good", seat=0, version=window.version, keys=mischief.keys)
        assert isinstance(window.until(wire.Ack), wire.Ack)


def test_hello_comes_first_and_whatever_else_is_said_is_refused(ann: Person) -> None:
    ws = ann.knock(ann.opens("me", "bot:greedy"))
    for message, reason in (
        ('{"type": "ping"}', "srv-hello-first"),
        ('{"type": "hello", "since": -1}', "srv-bad-json"),
        ('{"type": "answer", "id": "a", "seat": 0, "version": 0, "keys": []}', "srv-hello-first"),
        ("x" * 20_000, "srv-too-large"),
    ):
        ws.send(message)
        found = msgspec.json.decode(ws.recv(10), type=wire.FromServer)
        assert isinstance(found, wire.Refusal) and found.reason.id == reason
    with Window(ws) as window:
        assert window.scene is not None


@pytest.mark.parametrize("hello", [{"seat": 1}, {"seat": 9}])
def test_a_seat_that_is_not_mine_is_not_shown(ann: Person, hello: dict[str, Any]) -> None:
    ws = ann.knock(ann.opens("me", "bot:greedy"))
    ws.send(json.dumps({"type": "hello", **hello}))
    bye = msgspec.json.decode(ws.recv(10), type=wire.FromServer)
    assert isinstance(bye, wire.Bye) and not bye.again


def test_a_table_that_is_not_there_or_not_theirs_looks_the_same(ann: Person, ben: Person) -> None:
    private = ann.opens("me", "bot:greedy")
    said = []
    for table in (private, "nothing"):
        ws = ben.knock(table)
        ws.send('{"type": "hello", "token": "wrong-wrong-wrong"}')
        said.append(ws.recv(10))
        with pytest.raises(ConnectionClosed):
            ws.recv(10)
    assert said[0] == said[1] and "srv-no-table" in said[0]


def test_a_frame_beyond_all_measure_ends_the_socket_and_nothing_else(ann: Person) -> None:
    table = ann.opens("me", "bot:greedy")
    window = ann.sits(table)
    with pytest.raises(ConnectionClosed):
        window.ws.send("x" * 1_000_000)
        for _ in range(10):
            window.ws.recv(10)
    with ann.sits(table) as again:
        assert again.asked()
