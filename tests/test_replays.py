"""Recorded games play again exactly as they were played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from inglenook.engine import save as saves
from inglenook.engine.game import game, games

ROOT = Path(__file__).parents[1]
FILES = sorted((ROOT / "tests" / "replays").glob("*/*.json"))

REPLAY = """
import sys
from pathlib import Path
from inglenook.engine import save as saves
for name in sys.argv[1:]:
    t = saves.replay(saves.read_file(Path(name)))
    print(" ".join(move.fingerprint for move in t.moves if move.fingerprint))
"""


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_replays_hash_for_hash(path: Path) -> None:
    save = saves.read_file(path)
    assert save.content_hash == game(save.game).content_hash, "the content has changed: tools/record.py records anew"
    t = saves.replay(save)
    played, recorded = ([(move.seat, move.key, move.fingerprint) for move in one.moves] for one in (t, save))
    assert played == recorded
    assert t.over == save.over
    assert sum(bool(move.fingerprint) for move in save.moves) > len(save.moves) // 2


def endings(id: str) -> set[str]:
    """Every way a game can end, by the message that says so, as it stands beside its corpus."""
    return {*(ROOT / "tests" / "games" / game(id).folder.name / "endings.txt").read_text(encoding="utf-8").split()}


OURS = [id for id, of in games().items() if of.folder.parent in (ROOT / "src/inglenook/games", ROOT / "tests/games")]


def test_every_game_is_recorded() -> None:
    assert {*OURS} == {path.parent.name for path in FILES}


@pytest.mark.parametrize("id", OURS)
def test_every_seat_count_and_every_way_to_end_are_recorded(id: str) -> None:
    of = game(id)
    recorded = [saves.read_file(path) for path in FILES if path.parent.name == id]
    assert {len(save.seats) for save in recorded} == set(range(of.least, of.most + 1))
    assert {save.over.reason.id for save in recorded if save.over is not None} == endings(id)


@pytest.mark.parametrize("hash_seed", ["0", "4711"])
def test_another_process_with_another_hash_seed_replays_alike(hash_seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", REPLAY, *map(str, FILES)],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    recorded = [" ".join(move.fingerprint for move in saves.read_file(path).moves if move.fingerprint) for path in FILES]
    assert done.stdout.splitlines() == recorded
