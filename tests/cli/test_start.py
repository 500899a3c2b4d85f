"""`serve` where nothing can be written: a sentence, and no traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from inglenook.cli.serve import _leave_note
from inglenook.server.settings import Settings
from tests.server.app.friends import free_port

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a shell that limits the size of files")


def start(data: Path, blocks: str) -> subprocess.CompletedProcess[str]:
    """Serve with files that may be of so many blocks of 1,024 bytes."""
    serve = [sys.executable, "-m", "inglenook", "serve", "--port", str(free_port()), "--lang", "en"]
    command = ["bash", "-c", f'ulimit -f {blocks} && exec "$@"', "bash", *serve]
    environment = {**os.environ, "INGLENOOK_DATA": str(data), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("blocks", ["0", "3"], ids=["no note of the address", "no database"])
def test_a_disk_without_room_is_said_at_the_start(tmp_path: Path, blocks: str) -> None:
    done = start(tmp_path / "data", blocks)
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1, done.stderr
    assert str(tmp_path / "data") in done.stderr
    assert not (tmp_path / "data" / "server.url").exists()


def test_a_folder_that_cannot_be_made_is_said_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    done = start(tmp_path / "file" / "data", "unlimited")
    assert done.returncode == 2 and len(done.stderr.splitlines()) == 1 and "file" in done.stderr


def test_a_server_on_postgresql_leaves_no_note_and_needs_no_folder(tmp_path: Path) -> None:
    _leave_note(Settings(folder=tmp_path / "none", database="postgresql://127.0.0.1/x"))
    assert not (tmp_path / "none").exists()
    _leave_note(Settings(folder=tmp_path))
    assert (tmp_path / "server.url").read_text() == "http://127.0.0.1:8000"
