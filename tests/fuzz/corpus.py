"""Which random games are played: a few that together enter every rule function, and a hundred nobody has played before.

The few are a game's corpus, `tests/games/<folder>/corpus.json`, chosen by `tools/corpus.py`. The hundred follow from a word:
the commit that is tested, or INGLENOOK_FUZZ, so that a run can be repeated.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
from pathlib import Path
from typing import Any

import msgspec

from inglenook.engine.game import Game

from .playing import OWN

WORD = "INGLENOOK_FUZZ"
NO_COMMIT = "inglenook"
"""The word outside of git."""
FRESH = 100
WITHOUT = 400
"""Of a game without a corpus the first so many are played instead."""
SPAN = 1000
"""Fresh games are numbered from a multiple of this on, so that every kind of game is among them."""


class Corpus(msgspec.Struct):
    """The games that enter every rule function, and how many functions that were when they were chosen."""

    functions: int
    numbers: list[int]


def path_of(game: Game[Any]) -> Path:
    """Where a game's corpus lies."""
    return OWN / game.folder.name / "corpus.json"


def corpus(game: Game[Any]) -> list[int]:
    """The numbers of a game's corpus."""
    path = path_of(game)
    return msgspec.json.decode(path.read_bytes(), type=Corpus).numbers if path.exists() else list(range(WITHOUT))


def fresh(game: Game[Any]) -> list[int]:
    """The numbers of this run's own games; none where the corpus is missing, for then hundreds are played anyhow."""
    if not path_of(game).exists():
        return []
    digest = hashlib.blake2b(f"{os.environ[WORD]}/{game.id}".encode(), digest_size=4).digest()
    first = SPAN * (1 + int.from_bytes(digest, "big"))
    return list(range(first, first + FRESH))


def choose_word() -> str:
    """The word of this run, for this process and those it starts."""
    return os.environ.setdefault(WORD, commit(Path(__file__).parents[2]) or NO_COMMIT)


def commit(folder: Path) -> str:
    """The commit a folder is at, or nothing."""
    try:
        found = subprocess.run(["git", "rev-parse", "HEAD"], cwd=folder, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return found.stdout.strip() if found.returncode == 0 else ""
