"""Two runs on the same deals, side by side."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from inglenook.cli import main
from inglenook.engine.game import Game, game
from inglenook.engine.options import read
from inglenook.lab import run
from inglenook.lab.compare import Uneven, compare
from inglenook.lab.journal import Journal, settings_of
from inglenook.lab.play import Played


def battle() -> Game[Any]:
    return game("card-battle")



def played(folder: Path, name: str, bots: list[str], seed: int = 3, n: int = 12, **more: object) -> Path:
    short = read(battle().options, {"rounds": "2"})
    run(battle(), n, bots, seed, folder / name, jobs=1, quiet=True, options=short, **more)  # type: ignore[arg-type]
    return folder / name


def test_a_run_does_not_differ_from_itself(tmp_path: Path) -> None:
    found = compare(*(played(tmp_path, name, ["greedy", "random"]) for name in ("a", "b")))
    assert found.games == 12 and all(one.mean == one.low == one.high == 0 and not one.clear for one in found.differences)


def written(folder: Path, bots: list[str], wins: list[int], answers: int) -> Path:
    """A run in which the first bot that was named won these games."""
    journal = Journal(folder, settings_of(battle(), bots, 3, battle().options()))
    for index, won in enumerate(wins):
        rows: list[Any] = [{"entry": 1, "won": won, "team": 1}, {"entry": 2, "won": 1 - won, "team": 2}]
        journal.add([Played(index, {"teams": 2, "answers": answers + index}, rows[:: 1 - 2 * (index % 2)])])
    journal.close()
    return folder


def test_a_bot_that_wins_more_of_the_same_deals_is_better_by_more_than_luck(tmp_path: Path) -> None:
    strong = written(tmp_path / "a", ["greedy", "random"], [1] * 20, 50)
    found = compare(strong, written(tmp_path / "b", ["random", "random"], [0, 1, 0, 0] * 5, 50))
    won = {one.bot: one for one in found.differences if one.figure == "won"}
    better = won["greedy / random"]
    assert (better.first, better.second, better.mean) == (1.0, 0.25, 0.75) and better.clear
    assert won["random"].mean == -0.75 and won["random"].clear
    answers = next(one for one in found.differences if one.figure == "answers")
    assert (answers.mean, answers.bot, answers.clear) == (0.0, "", False)


def test_a_small_difference_may_be_luck(tmp_path: Path) -> None:
    found = compare(
        written(tmp_path / "a", ["greedy", "random"], [1, 0, 1, 1, 0, 1], 50),
        written(tmp_path / "b", ["random", "random"], [0, 1, 1, 0, 1, 1], 50),
    )
    assert not any(one.clear for one in found.differences)


def test_only_deals_both_have_played_are_compared(tmp_path: Path) -> None:
    assert compare(played(tmp_path, "a", ["random"] * 2, n=9), played(tmp_path, "b", ["shaky"] * 2, n=6)).games == 6


@pytest.mark.parametrize(
    ("more", "why"),
    [
        ({"seed": 4}, "lab-uneven-seed"),
        ({"bots": ["random"] * 3}, "lab-uneven-seats"),
        ({"seating": "fixed"}, "lab-uneven-seating"),
        ({"n": 1}, "lab-uneven-games"),
    ],
)
def test_what_cannot_be_compared_is_refused_with_its_reason(tmp_path: Path, more: dict[str, object], why: str) -> None:
    given: dict[str, object] = {"bots": ["random"] * 2, "n": 3, **more}
    with pytest.raises(Uneven) as refused:
        compare(played(tmp_path, "a", ["random"] * 2, n=3), played(tmp_path, "b", **given))  # type: ignore[arg-type]
    assert refused.value.reason.id == why


def test_a_folder_that_holds_no_run_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Uneven) as refused:
        compare(tmp_path, tmp_path)
    assert refused.value.reason.id == "lab-not-ours"


def test_the_command_says_it_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    first, second = played(tmp_path, "a", ["greedy", "random"], n=4), played(tmp_path, "b", ["random", "random"], n=4)
    assert main(["compare", str(first), str(second), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "4 deals with seed 3" in told and "greedy / random" in told
    assert main(["compare", str(first), "--lang", "en"]) != 0
