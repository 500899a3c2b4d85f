"""A real PostgreSQL for tests: one cluster per test process, on loopback, in a folder of its own, gone at the end."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

PASSWORD = "chimney/soot@1"  # must be quoted in a URL, as some people's are
QUOTED = "chimney%2Fsoot%401"
SETTINGS = {
    "listen_addresses": "127.0.0.1",
    "fsync": "on",
    "synchronous_commit": "on",
    "shared_buffers": "32MB",
    "max_connections": "60",
    "logging_collector": "off",
}


def binaries() -> Path | None:
    """The folder with the server's programs: Debian keeps them off the path."""
    for found in sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]), reverse=True):
        return found.parent
    there = shutil.which("initdb")
    return Path(there).resolve().parent if there else None


class Cluster:
    """A PostgreSQL server of our own."""

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="inglenook-pg-", dir=_room()))
        self.port = 0
        self._server: subprocess.Popen[bytes] | None = None
        # initdb refuses to run as root
        self._as: dict[str, Any] = {}
        if os.name == "posix" and os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.folder, owner.pw_uid, owner.pw_gid)
            self._as = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        secret.chmod(0o644)
        self._run("initdb", "-D", self.data, "-U", "postgres", "-A", "scram-sha-256", f"--pwfile={secret}", "-E", "UTF8", "-N")

    @property
    def data(self) -> str:
        return str(self.folder / "data")

    def start(self) -> None:
        """Start on a free port, or on the port it had before."""
        self.port = self.port or _free_port()
        settings = SETTINGS | {"port": str(self.port), "unix_socket_directories": str(self.folder)}
        words = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with (self.folder / "log").open("ab") as log:
            self._server = subprocess.Popen(
                [self.programs / "postgres", "-D", self.data, *words], cwd=self.folder, stdout=log, stderr=log, **self._as
            )
        until = time.monotonic() + 60
        while not self._ready():
            if self._server.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PostgreSQL does not start:\n{(self.folder / 'log').read_text()}")
            time.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it: SIGINT as an operator would, SIGQUIT as if the power had failed."""
        if self._server is not None:
            self._server.send_signal(how)
            self._server.wait(60)
            self._server = None

    def remove(self) -> None:
        """Stop it and leave nothing behind."""
        self.stop(signal.SIGQUIT)
        shutil.rmtree(self.folder)

    def new_database(self) -> str:
        """The URL of a database nobody has used."""
        name = f"test_{secrets.token_hex(6)}"
        self.sql(f"CREATE DATABASE {name}")
        return f"postgresql://postgres:{QUOTED}@127.0.0.1:{self.port}/{name}"

    def sql(self, statement: str, database: str = "postgres") -> str:
        """Run a statement as an operator would; what psql prints."""
        where = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "postgres", "-d", database]
        return self._run("psql", "-X", "-At", "-v", "ON_ERROR_STOP=1", *where, "-c", statement).strip()

    def _ready(self) -> bool:
        asked = [self.programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(asked, check=False).returncode == 0

    def _run(self, program: str, *words: str) -> str:
        done = subprocess.run(
            [self.programs / program, *words],
            cwd=self.folder,
            env=os.environ | {"PGPASSWORD": PASSWORD},
            capture_output=True,
            text=True,
            check=False,
            **self._as,
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stderr}")
        return done.stdout


def _room() -> str | None:
    """Memory instead of a disk, if there is enough: every test makes a database, and it is processes that we kill."""
    memory = Path("/dev/shm")
    return str(memory) if memory.is_dir() and shutil.disk_usage(memory).free > 2 << 30 else None


def _free_port() -> int:
    with socket.socket() as any_port:
        any_port.bind(("127.0.0.1", 0))
        return int(any_port.getsockname()[1])


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A running PostgreSQL. Where it is not installed the test is skipped, and fails under CI."""
    programs = binaries()
    if programs is None:
        reason = "PostgreSQL's server programs are not installed (package postgresql)"
        if os.environ.get("CI") == "true":
            pytest.fail(reason, pytrace=False)
        pytest.skip(reason)
    cluster = Cluster(programs)
    try:
        cluster.start()
        yield cluster
    finally:
        cluster.remove()
