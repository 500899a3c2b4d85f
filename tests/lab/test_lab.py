"""The lab: the same tables on one core or two, at once or in pieces."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ProcessPoolExecutor, wait

import polars as pl
import pytest

from inglenook.bots import BadBot
from inglenook.engine.game import WrongSeats, game
from inglenook.engine.options import read
from inglenook.lab import run, tell, wilson
from inglenook.lab.journal import OtherRun
from inglenook.lab.play import play
from inglenook.lab.seating import line_up

TABLES = ("games.csv", "seats.csv", "games.parquet", "seats.parquet")


def battle():
    return game("card-battle")


def tables(folder):
    return {name: (folder / name).read_bytes() for name in TABLES}


def test_one_core_and_two_give_the_same_tables(tmp_path):
    summaries = [run(battle(), 24, ["all:shaky"], 7, tmp_path / str(jobs), jobs=jobs, quiet=True) for jobs in (1, 2)]
    assert tables(tmp_path / "1") == tables(tmp_path / "2")
    assert [summary.finished for summary in summaries] == [24, 24]
    assert summaries[0].wins == summaries[1].wins


def test_another_seed_gives_another_table(tmp_path):
    for seed in (1, 2):
        run(battle(), 6, ["greedy", "greedy"], seed, tmp_path / str(seed), jobs=1, quiet=True)
    assert tables(tmp_path / "1")["seats.csv"] != tables(tmp_path / "2")["seats.csv"]


def test_csv_and_parquet_agree(tmp_path):
    run(battle(), 10, ["greedy", "shaky", "random"], 3, tmp_path, jobs=1, quiet=True, seating="fixed")
    for name in ("games", "seats"):
        parquet = pl.read_parquet(tmp_path / f"{name}.parquet")
        assert parquet.equals(pl.read_csv(tmp_path / f"{name}.csv", schema=parquet.schema))
    seats = pl.read_parquet(tmp_path / "seats.parquet")
    assert seats["bot"].to_list() == ["greedy", "shaky", "random"] * 10
    assert seats.group_by("game").agg(pl.sum("won"))["won"].to_list() == pytest.approx([1.0] * 10)
    assert {"life", "coins"} <= set(seats.columns)
    assert "rounds" in pl.read_parquet(tmp_path / "games.parquet").columns


def test_the_same_run_again_plays_nothing_and_a_longer_one_only_the_rest(tmp_path):
    first = run(battle(), 5, ["greedy", "greedy"], 1, tmp_path / "a", jobs=1, quiet=True)
    again = run(battle(), 5, ["greedy", "greedy"], 1, tmp_path / "a", jobs=1, quiet=True)
    longer = run(battle(), 8, ["greedy", "greedy"], 1, tmp_path / "a", jobs=1, quiet=True)
    assert (first.fresh, again.fresh, longer.fresh, longer.finished) == (5, 0, 3, 8)
    run(battle(), 8, ["greedy", "greedy"], 1, tmp_path / "b", jobs=1, quiet=True)
    assert tables(tmp_path / "a") == tables(tmp_path / "b")


def test_an_interrupt_keeps_what_is_finished_and_the_same_call_goes_on(tmp_path, monkeypatch):
    from inglenook.lab import run as module

    def stop_at_four(of, seats, seed, index, options, *how):
        if index == 4:
            raise KeyboardInterrupt
        return play(of, seats, seed, index, options, *how)

    monkeypatch.setattr(sys.modules[module.__module__], "play", stop_at_four)
    stopped = run(battle(), 9, ["greedy", "shaky"], 1, tmp_path / "a", jobs=1, quiet=True)
    assert stopped.interrupted and stopped.finished == 4
    assert pl.read_csv(tmp_path / "a" / "games.csv")["game"].to_list() == [0, 1, 2, 3]
    assert "interrupted" in tell(stopped, "en") and "interrompue" in tell(stopped, "fr")
    monkeypatch.undo()
    rest = run(battle(), 9, ["greedy", "shaky"], 1, tmp_path / "a", jobs=1, quiet=True)
    assert not rest.interrupted and rest.fresh == 5
    run(battle(), 9, ["greedy", "shaky"], 1, tmp_path / "b", jobs=1, quiet=True)
    assert tables(tmp_path / "a") == tables(tmp_path / "b")


def test_an_interrupt_keeps_what_other_processes_had_finished(tmp_path, monkeypatch):
    from inglenook.lab import run as function

    module = sys.modules[function.__module__]
    futures = []

    class Watched(ProcessPoolExecutor):
        def submit(self, *work):
            futures.append(super().submit(*work))
            return futures[-1]

    def stop_once_another_has_played(*game):
        wait(futures[:1])
        raise KeyboardInterrupt

    monkeypatch.setattr(module, "ProcessPoolExecutor", Watched)
    monkeypatch.setattr(module, "play", stop_once_another_has_played)
    stopped = run(battle(), 9, ["greedy", "shaky"], 1, tmp_path / "a", jobs=2, quiet=True)
    assert stopped.interrupted and 0 in pl.read_csv(tmp_path / "a" / "games.csv")["game"]
    assert stopped.finished < 9, "this process had none to add"
    monkeypatch.undo()
    for folder in ("a", "b"):
        run(battle(), 9, ["greedy", "shaky"], 1, tmp_path / folder, jobs=1, quiet=True)
    assert tables(tmp_path / "a") == tables(tmp_path / "b")


PROGRAM = """
import sys
from pathlib import Path
from inglenook.engine.game import game
from inglenook.lab import run
if __name__ == "__main__":
    summary = run(game("card-battle"), 100_000, ["greedy", "shaky"], 1, Path(sys.argv[1]), jobs=2, quiet=True)
    print(summary.interrupted, summary.finished)
"""


def test_ctrl_c_on_two_cores_ends_the_run_and_all_its_processes(tmp_path):
    program = tmp_path / "program.py"
    program.write_text(PROGRAM)
    command = [sys.executable, str(program), str(tmp_path / "out")]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, start_new_session=True)
    journal = tmp_path / "out" / "journal.jsonl"
    deadline = time.monotonic() + 120
    while not (journal.exists() and journal.read_bytes().count(b"\n") > 3) and time.monotonic() < deadline:
        assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)
    out, _ = process.communicate(timeout=120)  # ends only once every process that holds the pipe has ended
    interrupted, finished = out.split()
    assert process.returncode == 0 and interrupted == "True" and int(finished) >= 3
    assert len(pl.read_csv(tmp_path / "out" / "games.csv")) == int(finished)


def test_a_game_cut_off_in_the_journal_is_played_again(tmp_path):
    run(battle(), 4, ["greedy", "greedy"], 1, tmp_path, jobs=1, quiet=True)
    before = tables(tmp_path)
    journal = tmp_path / "journal.jsonl"
    journal.write_bytes(journal.read_bytes()[:-20])
    assert run(battle(), 4, ["greedy", "greedy"], 1, tmp_path, jobs=1, quiet=True).fresh == 1
    assert tables(tmp_path) == before


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(["greedy", "random"], 1, {}), (["greedy", "greedy"], 2, {}), (["greedy", "greedy"], 1, {"life": "long"})],
)
def test_a_folder_of_another_run_is_left_as_it_is(tmp_path, seats, seed, options):
    run(battle(), 2, ["greedy", "greedy"], 1, tmp_path, jobs=1, quiet=True)
    before = tables(tmp_path)
    with pytest.raises(OtherRun, match="another run"):
        run(battle(), 2, seats, seed, tmp_path, jobs=1, options=read(battle().options, options), quiet=True)
    assert tables(tmp_path) == before


def test_a_file_that_is_no_journal_is_left_as_it_is(tmp_path):
    (tmp_path / "journal.jsonl").write_text("my diary\n")
    with pytest.raises(OtherRun, match="not the journal"):
        run(battle(), 2, ["greedy", "greedy"], 1, tmp_path, jobs=1, quiet=True)
    assert (tmp_path / "journal.jsonl").read_text() == "my diary\n"


def test_a_folder_that_cannot_be_is_refused(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(OtherRun, match="cannot be used"):
        run(battle(), 2, ["greedy", "greedy"], 1, tmp_path / "file", jobs=1, quiet=True)


def test_seats_are_checked_before_anything_is_written(tmp_path):
    for seats, error in ((["greedy"], WrongSeats), (["greedy"] * 4, WrongSeats), (["greedy", "hero"], BadBot)):
        with pytest.raises(error):
            run(battle(), 2, seats, 1, tmp_path / "out", jobs=1, quiet=True)
    assert not (tmp_path / "out").exists()


def test_every_number_of_seats_gets_its_turn():
    counts = [len(line_up(battle(), ["all:greedy"], index)) for index in range(4)]
    assert counts == [2, 3, 2, 3]
    assert line_up(battle(), ["greedy", "random"], 3) == ["greedy", "random"]


def test_a_game_that_does_not_end_is_cut_and_counted(tmp_path, monkeypatch):
    monkeypatch.setattr("inglenook.lab.play.LONGEST", 3)
    summary = run(battle(), 2, ["greedy", "greedy"], 1, tmp_path, jobs=1, quiet=True)
    assert summary.endless == 2
    assert "2 games were cut" in tell(summary, "en")
    assert pl.read_csv(tmp_path / "seats.csv")["won"].sum() == 0


def test_wilson_by_its_textbook_figures():
    low, high = wilson(81, 263)
    assert (round(low, 4), round(high, 4)) == (0.2553, 0.3662)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(0, 10)[0] == 0.0 and wilson(10, 10)[1] == pytest.approx(1.0)


def test_a_run_names_its_options_and_which_of_them_change(tmp_path):
    free = run(battle(), 4, ["random", "random"], 1, tmp_path / "free", jobs=1, quiet=True)
    assert "=* (* changes from game to game)" in tell(free, "en")
    assert any(name.startswith("option.") for name in pl.read_csv(tmp_path / "free" / "games.csv").columns)
    held = run(battle(), 4, ["random", "random"], 1, tmp_path / "held", jobs=1, quiet=True, options=battle().options())
    assert "*" not in tell(held, "en") and "options " in tell(held, "en")
