"""A server in a process of its own, as a person would start it; it can be killed and started again on the same data."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Self

START = 60.0
ROOT = Path(__file__).parents[2]
LIMITS = "sockets=500,requests=2000,requests_burst=20000,tables=500,tables_burst=500,messages=2000,messages_burst=20000"
"""One address plays everybody here."""


class Server:
    """`with Server(folder) as server:` serves at `server.url` until the end of the block."""

    def __init__(self, folder: Path, *, under: tuple[str, ...] = ()) -> None:
        self.folder = folder
        self.under = under
        """A program that runs it, and looks on."""
        self.seed = folder / "seed"
        self.deal("")
        self.port = _free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.words = folder / "server.log"
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *error: object) -> None:
        self.stop()

    def deal(self, seed: str) -> None:
        """From now on tables are dealt by this seed."""
        self.seed.write_text(seed, encoding="utf-8")

    def start(self) -> None:
        """Start it and wait until it says that it is well."""
        serve = ["serve", "--port", str(self.port), "--limits", LIMITS]
        command = [*self.under, sys.executable, "-m", "tests.browser.dealt", str(self.seed), *serve]
        path = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
        env = {**os.environ, "INGLENOOK_DATA": str(self.folder / "data"), "PYTHONUNBUFFERED": "1", "PYTHONPATH": path}
        with self.words.open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log, start_new_session=True)
        end = time.monotonic() + START
        while not self._well():
            if self.process.poll() is not None or time.monotonic() > end:
                raise AssertionError(f"the server did not start:\n{self.words.read_text(errors='replace')[-4000:]}")
            time.sleep(0.05)

    def _well(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except (OSError, urllib.error.URLError):
            return False

    def kill(self) -> None:
        """No goodbye: kill -9, its bots with it."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(timeout=20)

    def stop(self) -> None:
        """End it as an operator would, and clear away what is left."""
        if self.process is None or self.process.poll() is not None:
            return
        self.process.terminate()
        try:
            self.process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()


def _free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])
