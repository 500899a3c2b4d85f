"""What looks at the sources is run together; what one of them finds is said, and the others are still heard."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tools import lint

GOOD = (sys.executable, "-c", "print('all is well')")
BAD = (sys.executable, "-c", "import sys; print('line 3: a comma'); sys.exit(7)")


def test_all_are_heard_and_one_that_finds_something_is_named(monkeypatch: pytest.MonkeyPatch, capfd) -> None:
    monkeypatch.setattr(lint, "CHECKS", {"bad": BAD, "good": GOOD, "also good": GOOD})
    assert lint.main([]) == 1
    said = capfd.readouterr()
    assert said.out.count("all is well\n") == 2 and said.out.count("line 3: a comma\n") == 1
    assert said.err == "== not as it should be: bad\n"


def test_some_can_be_named(monkeypatch: pytest.MonkeyPatch, capfd) -> None:
    monkeypatch.setattr(lint, "CHECKS", {"bad": BAD, "good": GOOD})
    assert lint.main(["good"]) == 0 and "comma" not in capfd.readouterr().out
    assert lint.main(["gold"]) == 2 and capfd.readouterr().err == "gold: none of bad, good\n"


def test_what_is_run_is_there() -> None:
    assert all(Path(command[0]).exists() for command in lint.CHECKS.values())
