"""The command line is tried on Pebbles, in a data folder of its own, in a language nobody chose."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import inglenook.games
from inglenook.cli import main
from inglenook.engine.game import Game, game
from inglenook.engine.table import Seat
from inglenook.sitting import Sitting

GAMES = Path(__file__).parent / "games"


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The data folder of the test; Pebbles is on the shelf."""
    for name in ("INGLENOOK_LANG", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "C.UTF-8")
    monkeypatch.setenv("INGLENOOK_GAMES", str(GAMES))
    monkeypatch.setenv("INGLENOOK_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(inglenook.games, "__path__", [*inglenook.games.__path__])
    return tmp_path / "data"


@pytest.fixture
def pebbles() -> Game:
    """The little game."""
    return game("pebbles")


@pytest.fixture
def two_people(pebbles: Game, home: Path) -> Sitting:
    """Ann and Bob over a large heap, with no answer yet."""
    return Sitting.start(pebbles, [Seat("Ann"), Seat("Bob")], options=pebbles.options(heap="large"), seed=7, folder=home)


@pytest.fixture
def finished(pebbles: Game, home: Path) -> Path:
    """The save of a finished game of bots."""
    with Sitting.start(pebbles, [Seat("Ann", "bot:random"), Seat("Bob", "bot:random")], seed=1, folder=home) as sitting:
        while sitting.bot_answers() is not None:
            pass
        assert sitting.path is not None and sitting.table.over is not None
        return sitting.path


@pytest.fixture
def said(capsys: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """Runs a command here: its exit status, what it said, what it complained about."""

    def run(*words: str) -> tuple[int, str, str]:
        status = main(list(words))
        out, err = capsys.readouterr()
        return status, out, err

    return run


def command(*words: str, **more: object) -> subprocess.Popen:
    """Starts a command in a process of its own, with pipes."""
    pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen([sys.executable, "-m", "inglenook", *words], env=dict(os.environ), **(pipes | more))
