"""How fast the server is beside boardgame.io: one run, one machine, ratios only.

Each server has core 0 to itself and is loaded from core 1. Ours plays Key to the Kingdom with every answer durable (SQLite,
synchronous FULL) before anybody hears of it; boardgame.io moves three of 300 objects (20 KB), in memory and in flat files.
Where that is allowed (to root), servers and load go before other programs on the machine, so that these count less.

    make bench-server                      make bench-server ARGS="--tables 50 --seconds 2"
"""

from __future__ import annotations

import argparse
import ctypes
import json
import os
import platform
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent.parent
FIGURES = ROOT / "docs" / "server-figures.md"
SERVERS = ("inglenook", "boardgame.io flat files", "boardgame.io in memory")
BAR = 4.0
"""Our answers per second, at least so many times boardgame.io's with flat files."""
SCHED_SETATTR = {"x86_64": 314, "aarch64": 274}
"""Number of the system call."""
TURN = 100_000
"""Nanoseconds."""
PACE = {"p99": 15.0, "mb": 250.0}
"""At 1,000 tables and 500 answers a second: milliseconds and megabytes, at most."""


def free_port() -> int:
    """A port that is free, and the one after it, too: boardgame.io has a lobby there."""
    while True:
        with socket.socket() as one, socket.socket() as other:
            one.bind(("127.0.0.1", 0))
            port = int(one.getsockname()[1])
            try:
                other.bind(("127.0.0.1", port + 1))
            except (OSError, OverflowError):
                continue
            return port


def install_peer(folder: Path) -> Path | None:
    """boardgame.io by npm, once; None where there is no npm or it cannot fetch."""
    npm, node = shutil.which("npm"), shutil.which("node")
    if npm is None or node is None:
        print("boardgame.io is left out: there is no npm on this machine.")
        return None
    if not (folder / "node_modules" / "boardgame.io").exists():
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(HERE / "package.json", folder)
        done = subprocess.run([npm, "install", "--no-audit", "--no-fund", "--loglevel=error"], cwd=folder)
        if done.returncode:
            print("boardgame.io is left out: npm could not install it.")
            return None
    return folder


def command(name: str, port: int, data: Path, peer: Path | None) -> tuple[list[str], dict[str, str]]:
    """What starts a server, and its environment."""
    env = {**os.environ, "NODE_ENV": "production", "INGLENOOK_DATA": str(data)}
    env["PYTHONPYCACHEPREFIX"] = str(ROOT / "build" / "pycache")  # compiled once, as where it is installed
    for unwanted in ("INGLENOOK_DATABASE_URL", "PYTHONDONTWRITEBYTECODE"):
        env.pop(unwanted, None)
    if name == "inglenook":
        serve = [sys.executable, "-m", "inglenook", "serve", "--no-open", "--port", str(port), "--no-limits"]
        return serve, env
    env |= {"PORT": str(port), "DIR": str(data / "flat"), "NODE_PATH": str(peer and peer / "node_modules")}
    env["STORE"] = "flatfile" if "flat" in name else "memory"
    return ["node", str(HERE / "bgio.js")], env


def go_first() -> None:
    """In a new process, a server: the highest priority ordinary programs can have, and short turns, so that it wakes at once.

    Linux shares the cores among sessions before it looks at priorities. Without its session's, somebody else's idle
    program would be as good as the server.
    """
    number = SCHED_SETATTR.get(platform.machine()) if sys.platform == "linux" else None
    if number is not None:  # Python has no name for it
        ctypes.CDLL(None).syscall(number, 0, struct.pack("<IIQiIQQQ", 48, 0, 0, -20, 0, TURN, 0, 0), 0)
    with suppress(OSError):
        Path("/proc/self/autogroup").write_text("-20")


def go_before_all() -> None:
    """In a new process, the load: no ordinary program keeps it from its core, so that it sees at once what has come."""
    with suppress(OSError, AttributeError):
        os.sched_setscheduler(0, os.SCHED_FIFO, os.sched_param(10))


def measure(name: str, peer: Path | None, tables: int, think: float, seconds: float) -> dict[str, Any]:
    """Start a server, load it, stop it."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        start, env = command(name, port, Path(folder), peer)
        pinned = ["taskset", "-c", "0"] if shutil.which("taskset") else []
        server = subprocess.Popen(
            [*pinned, *start],
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=go_first,
        )
        try:
            wait_for(port, server)
            load = [sys.executable, str(HERE / "load.py"), "--target", name.split()[0], "--port", str(port)]
            load += ["--pid", str(server.pid), "--tables", str(tables), "--think", str(think), "--seconds", str(seconds)]
            other = ["taskset", "-c", "1"] if pinned else []
            load = [*other, *load, "--label", name]
            done = subprocess.run(load, stdout=subprocess.PIPE, text=True, timeout=400, preexec_fn=go_before_all)
            if done.returncode:
                raise SystemExit(f"The load on {name} failed; what it said stands above.")
            result: dict[str, Any] = json.loads(done.stdout)
            return result
        finally:
            server.terminate()
            try:
                server.wait(20)
            except subprocess.TimeoutExpired:
                server.kill()


def wait_for(port: int, server: subprocess.Popen[bytes]) -> None:
    for _ in range(300):
        if server.poll() is not None:
            raise SystemExit("A server ended before it could be loaded.")
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("A server does not answer.")


def row(result: dict[str, Any]) -> str:
    low, high = result["range"]
    return (
        f"| {result['label']} | {result['tables']} | {result['moves']:,.0f} ({low:,.0f}-{high:,.0f}) | {result['p50']:.1f} "
        f"| {result['p99']:.1f} | {result['cpu_us']:,} | {result['mb']} | {result['troubles']} |"
    )


HEAD = "| server | tables | answers/s | p50 ms | p99 ms | server µs CPU per answer | MB | troubles |\n" + "|---" * 8 + "|"


def page(fast: list[dict[str, Any]], paced: list[dict[str, Any]], verdicts: list[str]) -> str:
    """The figures as a page."""
    return "\n".join(
        [
            "# The server's figures",
            "",
            "Written by `make bench-server`; what they mean stands in [performance.md](performance.md).",
            f"Python {platform.python_version()}, {os.cpu_count()} cores; server on one, load on the other.",
            "",
            "## No thinking time",
            "",
            HEAD,
            *map(row, fast),
            "",
            "## A lively pace: every table one answer in two seconds",
            "",
            HEAD,
            *map(row, paced),
            "",
            *(f"- {verdict}" for verdict in verdicts),
            "",
        ]
    )


def judge(fast: list[dict[str, Any]], paced: list[dict[str, Any]]) -> list[str]:
    """Our figures against the bars."""
    lines = []
    for tables in sorted({one["tables"] for one in fast}):
        by_name = {one["label"]: one["moves"] for one in fast if one["tables"] == tables}
        ours = by_name["inglenook"]
        for name, theirs in by_name.items():
            if name != "inglenook":
                bar = f" (bar {BAR:g})" if "flat" in name else ""
                lines.append(f"{tables} tables: {ours / theirs:.1f} times {name}{bar}.")
    for one in paced:
        if one["label"] == "inglenook":
            lines.append(
                f"{one['tables']} tables at {one['moves']:.0f} answers/s: p99 {one['p99']:.1f} ms (bar {PACE['p99']:g}), "
                f"{one['mb']} MB (bar {PACE['mb']:g})."
            )
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", default="50,200")
    parser.add_argument("--paced", type=int, default=1000, help="tables of the paced load; 0 leaves it out")
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--ours", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--write", action="store_true", help=f"write {FIGURES.name}")
    given = parser.parse_args()
    peer = None if given.ours else install_peer(ROOT / "build" / "bench-peer")
    servers = SERVERS if peer else SERVERS[:1]
    fast, paced = [], []
    print(HEAD)
    for tables in map(int, given.tables.split(",")):
        for name in servers:
            fast.append(measure(name, peer, tables, 0.0, given.seconds))
            print(row(fast[-1]), fast[-1]["trouble"], flush=True)
    if given.paced:
        for name in servers:
            paced.append(measure(name, peer, given.paced, 2.0, given.seconds + 1))
            print(row(paced[-1]), flush=True)
    verdicts = judge(fast, paced)
    print(*verdicts, sep="\n")
    if given.write:
        FIGURES.write_text(page(fast, paced, verdicts), encoding="utf-8")


if __name__ == "__main__":
    main()
