"""The ladder of the bots: fair deals, and contests of exactly as many games as they say."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from inglenook.engine.game import game
from tools.ladder import COMMAND, LADDER, Contest, Ladder, Score, contests, duels, mirrored, page


def test_both_seats_have_the_same_deck_and_every_deal_another() -> None:
    duel = game("keyforge")
    decks = [msgspec.to_builtins(mirrored(duel, pair)) for pair in range(12)]
    assert all(one["deck_1"] == one["deck_2"] for one in decks)
    assert len({one["deck_1"] for one in decks}) == 9 and not {"any", "wild"} & {one["deck_1"] for one in decks}


def test_a_game_without_decks_is_played_as_it_usually_is() -> None:
    kingdom = game("key-to-the-kingdom")
    assert mirrored(kingdom, 3) == kingdom.options()


RATES = [(55, False, True), (50, False, False), (55, True, False), (61, True, True)]


@pytest.mark.parametrize(("won", "bound", "passed"), RATES)
def test_a_contest_is_passed_by_its_rate_or_by_the_lower_end_of_its_interval(won: int, bound: bool, passed: bool) -> None:
    score = Score(Contest("mcts:200", "greedy", 0.5, 100, by_bound=bound), [1.0] * won + [0.0] * (100 - won))
    assert score.passed is passed


def test_every_game_of_a_contest_is_played_each_deal_from_both_seats(tmp_path: Path) -> None:
    ladder = Ladder("card-battle", tmp_path / "ladder.jsonl", 1)
    score = ladder.hold(Contest("greedy", "random", 0.5, 6))
    assert len(score.won) == 6 and [index for _, index in ladder.known] == list(range(6))
    again = Ladder("card-battle", tmp_path / "ladder.jsonl", 1)
    assert again.hold(Contest("greedy", "random", 0.5, 6)).won == score.won


def test_a_game_may_bring_contests_of_its_own() -> None:
    assert [one.bar for one in contests(game("keyforge"))] == [0.85, 0.5, 0.5]
    assert contests(game("card-battle")) == list(LADDER)


def test_without_a_name_every_game_of_the_package_is_measured_in_which_two_are_rivals() -> None:
    found = duels()
    assert {"key-to-the-kingdom", "keyforge"} <= set(found) and not {"royal-fortune", "card-battle", "probe"} & set(found)


def test_the_page_says_how_it_was_made_and_has_a_table_for_every_game() -> None:
    held = Score(Contest("greedy", "random", 0.85, 10), [1.0] * 9 + [0.0])
    lost = Score(Contest("mcts:200", "greedy", 0.5, 10, by_bound=True), [1.0] * 6 + [0.0] * 4)
    said = page({"keyforge": [held, lost], "card-battle": [held]})
    assert f"`{COMMAND}`" in said and said.count("| contest |") == 2 and "\n## keyforge, version " in said
    assert "| greedy v random | 10 | 90.0 % | 59.6-98.2 % | won > 85 % | passed |" in said
    assert "| mcts:200 v greedy | 10 | 60.0 % | 31.3-83.2 % | lower bound > 50 % | NOT PASSED |" in said
