"""Connections that do not say what they want: they are let go, and keep nobody else out."""

from __future__ import annotations

import logging
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from inglenook.server import files, porch
from inglenook.server.addresses import caller
from inglenook.server.metrics import Metrics
from inglenook.server.porch import Porch, Stage
from inglenook.server.settings import Limits
from tests.server.app.friends import GENEROUS, Person, Running, free_port, running

HALF = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-a: "
WHOLE = b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


@pytest.fixture(params=["httptools", "h11"])
def parser(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Either of the two ways in which requests are read."""
    if request.param == "h11":
        monkeypatch.setattr(porch, "HttpToolsProtocol", None)
    else:
        pytest.importorskip("httptools")


def opened(server: Running, first: bytes = b"") -> socket.socket:
    one = socket.create_connection(("127.0.0.1", server.port), timeout=30)
    one.sendall(first)
    return one


def ends(one: socket.socket) -> bytes:
    """What still comes until the server lets go."""
    found = b""
    with suppress(ConnectionResetError):
        while piece := one.recv(65_536):
            found += piece
    return found


def well(one: socket.socket) -> None:
    """The whole answer to `WHOLE` comes."""
    found = b""
    while not found.endswith(b"}"):
        found += one.recv(65_536)
    assert found.startswith(b"HTTP/1.1 200")


def drips(one: socket.socket, drop: bytes) -> None:
    """Send a little now and then, which buys no time: the server lets go."""
    one.settimeout(0.05)
    for _ in range(600):
        with suppress(TimeoutError):
            try:
                one.sendall(drop)
                if not one.recv(1):
                    return
            except (ConnectionResetError, BrokenPipeError):
                return
    pytest.fail("still there")


def until(holds: Callable[[], bool]) -> None:
    """Wait for something that comes soon."""
    last = time.monotonic() + 30
    while not holds():
        assert time.monotonic() < last
        time.sleep(0.02)


def closed(server: Running, why: str) -> float:
    found = re.search(rf'inglenook_connections_closed_total{{why="{why}"}} (\S+)', server.services.metrics.text())
    return float(found[1]) if found else 0.0


# -- too late -------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("parser")
def test_a_head_that_does_not_end_is_not_waited_for(folder: Path) -> None:
    with running(folder, limits=msgspec.structs.replace(GENEROUS, head=0.6)) as server:
        silent, half = opened(server), opened(server, HALF)
        drip = opened(server, HALF)
        drips(drip, b"a")
        assert ends(silent) == ends(half) == b""
        assert closed(server, "late") == 3
        assert httpx.get(f"{server.url}/health").status_code == 200


@pytest.mark.usefixtures("parser")
def test_a_second_head_on_the_same_connection_is_not_waited_for_either(folder: Path) -> None:
    with running(folder, limits=msgspec.structs.replace(GENEROUS, head=0.6, idle=60.0)) as server:
        one = opened(server, WHOLE)
        well(one)
        one.sendall(HALF)
        assert ends(one) == b"" and closed(server, "late") == 1


@pytest.mark.usefixtures("parser")
def test_an_idle_connection_is_let_go_whatever_it_drips(folder: Path) -> None:
    with running(folder, limits=msgspec.structs.replace(GENEROUS, idle=0.6)) as server:
        one = opened(server, WHOLE)
        well(one)
        drips(one, b"\r\n")  # begins no request


@pytest.mark.usefixtures("parser")
def test_a_body_that_does_not_come_is_not_waited_for_and_is_no_fault(folder: Path) -> None:
    with running(folder, limits=msgspec.structs.replace(GENEROUS, transfer=0.6)) as server:
        ann = Person(server.url)
        lines = ("POST /api/{} HTTP/1.1", f"Host: {ann.url[7:]}", f"Origin: {ann.url}", f"Cookie: {ann.cookie}")
        head = "\r\n".join((*lines, "Content-Length: 99", "", "{{"))
        half = [opened(server, head.format(path).encode()) for path in ("tables", "import")]
        assert [ends(one) for one in half] == [b"", b""]
        assert closed(server, "late") == 2
        until(lambda: not server.server.server_state.tasks)
        assert "\ninglenook_faults_total " not in server.services.metrics.text()


@pytest.mark.usefixtures("parser")
def test_a_slow_answer_of_ours_is_nobodys_delay(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = msgspec.structs.replace(GENEROUS, head=0.3, transfer=0.3, idle=0.3)
    with running(folder, limits=quick) as server:
        ann = Person(server.url)
        store = server.services.store
        heads_of, gate = store.heads_of, {"open": False}

        async def slow(*args: Any, **more: Any) -> Any:
            import asyncio

            while not gate["open"]:
                await asyncio.sleep(0.02)
            return await heads_of(*args, **more)

        monkeypatch.setattr(store, "heads_of", slow)
        head = f"GET /api/tables HTTP/1.1\r\nHost: x\r\nCookie: {ann.cookie}\r\n\r\n"
        asked, half = opened(server, head.encode()), opened(server, HALF)
        assert ends(half) == b""  # longer ago than anybody is waited for
        gate["open"] = True
        assert asked.recv(65_536).startswith(b"HTTP/1.1 200")


# -- too many -------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("parser")
@pytest.mark.parametrize("limit", ["connections", "all_connections"])
def test_a_crowd_of_half_requests_keeps_nobody_out(folder: Path, limit: str) -> None:
    with running(folder, limits=msgspec.structs.replace(GENEROUS, **{limit: 6})) as server:
        crowd = [opened(server, HALF) for _ in range(30)]
        until(lambda: closed(server, "crowded") == 24)
        assert httpx.get(f"{server.url}/health").status_code == 200
        assert len(server.server.server_state.connections) <= 6
        assert [ends(one) for one in crowd[:24]] == [b""] * 24, "those who came first have gone"


def test_windows_are_not_counted_with_the_connections_of_an_address(folder: Path) -> None:
    with running(folder, limits=msgspec.structs.replace(GENEROUS, connections=2)) as server:
        ann = Person(server.url)
        table = ann.opens("me", "open")
        windows = [ann.sits(table) for _ in range(6)]
        assert httpx.get(f"{server.url}/health").status_code == 200
        for number, window in enumerate(windows):
            window.tell(type="ping", t=number)
            assert window.hear().t == number
        for window in windows:
            window.ws.close()


class Caller:
    """A connection in name only."""

    def __init__(self, here: Porch, who: str, stage: Stage = "head") -> None:
        self.who, self.stage, self.since, self.ended = who, stage, here.clock(), False
        self.open = here.came(self, sum(map(len, here._here.values())) + 1)

    def end(self) -> None:
        self.ended = True


def empty(
    proxies: tuple[str, ...] = (), open_files: int | None = None, clock: Callable[[], float] = lambda: 0.0, **limits: float
) -> Porch:
    return Porch(Limits(**limits), Metrics(), proxies, open_files, clock=clock)  # type: ignore[arg-type]


def test_a_server_that_was_busy_reads_what_has_come_before_it_lets_anybody_go() -> None:
    now = [0.0]
    here = empty(clock=lambda: now[0], idle=5.0)
    asks, silent = (Caller(here, "192.0.2.1", "idle") for _ in range(2))
    now[0] = 9.0  # nothing was read for so long
    here.sweep()
    assert not asks.ended and not silent.ended
    here.moved(asks, "answer")  # its request had been there all the time
    here.sweep()
    assert not asks.ended and silent.ended
    now[0] = 100.0
    here.sweep(), here.sweep()
    assert not asks.ended


def test_that_somebody_asks_nothing_more_is_counted_and_not_told(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    here = empty(clock=lambda: now[0])
    Caller(here, "192.0.2.1", "idle"), Caller(here, "192.0.2.1", "head")
    now[0] = 60.0
    with caplog.at_level(logging.INFO, "inglenook.server"):
        here.sweep(), here.sweep()
    assert [record.fields for record in caplog.records] == [{"late": 1, "open": 0}]  # type: ignore[attr-defined]
    assert 'inglenook_connections_closed_total{why="idle"} 1' in here.metrics.text()


def test_a_client_is_told_to_keep_a_connection_for_less_than_we_do(folder: Path) -> None:
    with running(folder, limits=msgspec.structs.replace(GENEROUS, idle=5.0)) as server:
        assert httpx.get(f"{server.url}/health").headers["keep-alive"] == "timeout=4"


def test_whoever_is_being_served_stays_and_then_the_next_is_refused() -> None:
    here = empty(connections=2)
    served = [Caller(here, "192.0.2.1", "answer") for _ in range(2)]
    assert not Caller(here, "192.0.2.1").open
    assert Caller(here, "192.0.2.2").open, "another address has its own"
    here.moved(served[0], "idle")
    assert Caller(here, "192.0.2.1").open
    assert [one.ended for one in served] == [True, False]


def test_room_for_all_is_made_where_most_are_waited_for() -> None:
    here = empty(connections=50, all_connections=12)
    others = [Caller(here, "192.0.2.9") for _ in range(2)]
    crowd = [Caller(here, "192.0.2.1") for _ in range(10)]
    assert Caller(here, "192.0.2.7").open
    assert [one.ended for one in crowd] == [True] + [False] * 9 and not any(one.ended for one in others)


def test_a_proxy_brings_everybody_and_is_not_one_address() -> None:
    for proxies in (("192.0.2.0/24",), ("192.0.2.1",), ("*",)):
        here = empty(proxies, connections=2)
        assert not any(one.ended for one in [Caller(here, "192.0.2.1") for _ in range(9)])
    here = empty(("192.0.2.1", "not an address"), connections=2)
    assert [one.ended for one in [Caller(here, "192.0.2.2") for _ in range(3)]] == [True, False, False]


def test_there_are_never_more_connections_than_open_files() -> None:
    assert (empty(open_files=1024).all, empty(open_files=1024).backlog) == (768, 128)
    assert (empty(open_files=None).all, empty(open_files=65_536).backlog) == (Limits().all_connections, 1024)


@pytest.mark.parametrize(
    "first, second, same",
    [
        ("2001:db8::1:2:3:4", "2001:db8::2:2:3:4", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("fe80::1%eth0", "fe80::2", True),
    ],
)
def test_an_ipv6_network_is_one_address(first: str, second: str, same: bool) -> None:
    assert (caller(first) == caller(second)) is same


# -- open files -----------------------------------------------------------------------------------------------------------


def test_with_few_open_files_a_crowd_keeps_nobody_out_and_the_log_says_so(folder: Path) -> None:
    port = free_port()
    environment = {**os.environ, "INGLENOOK_DATA": str(folder), "INGLENOOK_LANG": "en"}
    patient = "head=600"  # so that only making room lets go of anybody
    serve = [sys.executable, "-m", "inglenook", "serve", "--port", str(port), "--limits", patient]
    command = ["bash", "-c", 'ulimit -n 160 && exec "$@"', "bash", *serve]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    try:
        assert process.stdout is not None and str(port) in process.stdout.readline()
        crowd = [socket.create_connection(("127.0.0.1", port), timeout=30) for _ in range(300)]
        for one in crowd:
            with suppress(OSError):  # it may have been let go already
                one.sendall(HALF)
        assert httpx.get(f"http://127.0.0.1:{port}/health", timeout=30).status_code == 200
    finally:
        process.send_signal(signal.SIGTERM)
        _, log = process.communicate(timeout=30)
    assert "few open files limit=160" in log and "Traceback" not in log


def test_the_limit_of_open_files_is_raised_as_far_as_it_goes(caplog: pytest.LogCaptureFixture) -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    if before[1] != resource.RLIM_INFINITY and before[1] < files.FEW:
        pytest.skip("this system gives only few")
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (512, before[1]))
        found = files.ask_for_more()
        assert found is not None and found >= files.FEW
        assert "few open files" not in caplog.text
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_a_process_without_files_left_says_so_once_and_goes_on(caplog: pytest.LogCaptureFixture) -> None:
    probe, before = files.Probe(), resource.getrlimit(resource.RLIMIT_NOFILE)
    with socket.create_server(("127.0.0.1", 0)) as door:
        lowest = os.dup(door.fileno())
        os.close(lowest)
        with caplog.at_level(logging.INFO, "inglenook.server"):
            assert probe(door.fileno())
            try:
                resource.setrlimit(resource.RLIMIT_NOFILE, (lowest, before[1]))
                assert not probe(door.fileno()) and not probe(door.fileno())
            finally:
                resource.setrlimit(resource.RLIMIT_NOFILE, before)
            assert probe(door.fileno())
    assert caplog.text.count("no open files left") == 1
