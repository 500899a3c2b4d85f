"""Teams are counted as teams: one chance to win in a game, whole for every seat, and never one for each of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from inglenook.engine.chance import Luck
from inglenook.engine.facts import Chart
from inglenook.engine.game import Game
from inglenook.engine.options import Options
from inglenook.engine.scene import Side
from inglenook.engine.table import GameOver, Outcome, Table
from inglenook.engine.words import msg
from inglenook.lab.charts import figures, own_charts
from inglenook.lab.journal import Journal, OtherRun, settings_of
from inglenook.lab.play import Played, tabulate
from inglenook.lab.run import _summary, count_wins, tell
from inglenook.lab.tables import Frames, frames_of
from tests.engine.mini import mini


def played(names: Sequence[str], outcomes: Sequence[Sequence[int] | None], **fields: Any) -> list[Played]:
    """Games with these winners; None is a game that was cut."""
    return [_play(names, index, winners, fields) for index, winners in enumerate(outcomes)]


def _play(names: Sequence[str], index: int, winners: Sequence[int] | None, fields: dict[str, Any]) -> Played:
    async def end(t: Table[Any]) -> None:
        raise GameOver(Outcome(winners=tuple(winners or ()), reason=msg("plain", text="over")))

    t = mini(end, **fields).table(len(names), Luck(b"teams"))
    if winners is None:
        t.over = None
    return tabulate(t, names, index, 7)


CREW = dict(modes=("team",))
FOUR_OF_TEN = [(0, 1), (), (), (0, 1), (), (0, 1), (), (), (0, 1), ()]
PAIRS = dict(sides=lambda state: [Side(seats=(0, 2)), Side(seats=(1, 3))])


def told(games: list[Played], lang: str = "en") -> str:
    game = mini(lambda t: None)  # type: ignore[arg-type,return-value]
    return tell(_summary(game, len(games), games, len(games), 1.0, 1, False, Path("out")), lang, files=False)


def chart(frames: Frames, title: str) -> Chart:
    return next(one for one in own_charts(frames) if one.title.id == title)


def test_a_won_chase_of_two_is_one_win_of_one() -> None:
    (one,) = played(["greedy", "greedy"], [(0, 1)], **CREW)
    assert one.game["won"] == 1 and one.game["teams"] == 1
    assert [(row["team"], row["won"]) for row in one.seats] == [(1, 1.0), (1, 1.0)]
    assert all("fair" not in row for row in one.seats), "a single team has nobody to share with"
    assert count_wins([one]) == ({"greedy": (1.0, 1)}, "game")


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_rate_of_a_team_and_its_interval_are_those_of_its_games(seats: int) -> None:
    everybody = tuple(range(seats))
    games = played(["greedy"] * seats, [everybody if won else () for won in FOUR_OF_TEN], **CREW)
    assert count_wins(games) == ({"greedy": (4.0, 10)}, "game")
    # Wilson by hand: (0.4 + 0.19207) / 1.38415 ± 1.41600 * 0.18331
    assert "greedy won 40.0% of 10 games (95% sure: 16.8 to 68.7%)." in told(games)
    assert "greedy a gagné 40,0 % de 10 parties (certain à 95 % : de 16,8 à 68,7 %)." in told(games, "fr")


def test_a_mixed_crew_wins_and_loses_under_both_names() -> None:
    assert count_wins(played(["greedy", "shaky"], FOUR_OF_TEN, **CREW)) == ({"greedy + shaky": (4.0, 10)}, "game")


def test_a_chase_that_was_cut_is_a_chance_that_was_not_taken() -> None:
    assert count_wins(played(["greedy", "greedy"], [(0, 1), None], **CREW)) == ({"greedy": (1.0, 2)}, "game")


def test_the_report_draws_games_won_and_no_shares_between_seats_of_one_team() -> None:
    frames = frames_of(played(["greedy", "shaky"], FOUR_OF_TEN, **CREW))
    rates = figures(chart(frames, "lab-chart-won"), frames.games)
    assert rates is not None
    ((seats, rate, low, high, rows),) = rates.select("x", "y", "low", "high", "rows").rows()
    assert (seats, rate, rows) == (2, pytest.approx(0.4), 10)
    assert (low, high) == (pytest.approx(0.16818, abs=1e-5), pytest.approx(0.68732, abs=1e-5))
    assert figures(chart(frames, "lab-chart-seat"), frames.seats) is None
    assert figures(chart(frames, "lab-chart-bot"), frames.seats) is None


def test_two_pairs_are_two_teams() -> None:
    games = played(["greedy", "shaky", "greedy", "shaky"], [(0, 2), (0, 2), (1, 3), (0, 2)], **PAIRS)
    assert count_wins(games) == ({"greedy": (3.0, 4), "shaky": (1.0, 4)}, "team")
    assert [row["won"] for row in games[0].seats] == [1.0, 0.0, 1.0, 0.0]
    assert [row["fair"] for row in games[0].seats] == [2.0, 0.0, 2.0, 0.0]
    # Wilson by hand for 3 of 4: (0.75 + 0.48018) / 1.96036 ± 0.99980 * 0.32479
    assert "greedy won 75.0% of its 4 games as a team (95% sure: 30.1 to 95.4%)." in told(games)


def test_a_figure_two_seats_of_a_team_share_counts_once_for_the_team() -> None:
    games = played(["greedy", "shaky", "greedy", "shaky"], [(0, 2), (1, 3), (1, 3)], **PAIRS)
    for one in games:
        for row, deck in zip(one.seats, ("moss", "moss", "moss", "fire"), strict=True):
            row["deck"] = deck
    frames = frames_of(games)
    by_deck = figures(Chart(title=msg("plain", text=""), kind="bar", x="deck", y="won"), frames.seats)
    assert by_deck is not None  # moss: the first team lost two of three, the second won two of three
    assert by_deck.select("x", "y", "rows").rows() == [("fire", pytest.approx(2 / 3), 3), ("moss", pytest.approx(0.5), 6)]


def test_rivals_are_counted_by_seat_and_share_a_victory_as_before() -> None:
    games = played(["greedy", "greedy", "shaky"], [(0,), (1,), (0, 2), (2,)])
    assert count_wins(games) == ({"greedy": (2.5, 8), "shaky": (1.5, 4)}, "seat")
    assert [row["won"] for row in games[2].seats] == [0.5, 0.0, 0.5]
    assert [row["fair"] for row in games[2].seats] == [1.5, 0.0, 1.5]
    assert "won" not in games[0].game and [row["team"] for row in games[0].seats] == [1, 2, 3]
    assert "shaky won 37.5% of its 4 seats" in told(games)


def test_a_journal_that_divided_the_wins_of_teams_is_not_continued(tmp_path: Path) -> None:
    game: Game[Any] = mini(lambda t: None, **CREW)  # type: ignore[arg-type,return-value]
    settings = settings_of(game, ["greedy"], 1, Options())
    Journal(tmp_path, settings).close()
    file = tmp_path / "journal.jsonl"
    before = file.read_bytes()
    Journal(tmp_path, settings).close()
    assert file.read_bytes() == before
    file.write_bytes(before.replace(b',"wins":"by team"', b""))
    with pytest.raises(OtherRun):
        Journal(tmp_path, settings)
