"""The ladder of the bots: fair deals, and contests that end when they are decided and not before."""

from __future__ import annotations

import msgspec
import pytest

from inglenook.engine.game import game
from tools.ladder import LADDERS, Contest, Score, mirrored


def test_both_seats_have_the_same_deck_and_every_deal_another() -> None:
    duel = game("keyforge")
    decks = [msgspec.to_builtins(mirrored(duel, pair)) for pair in range(12)]
    assert all(one["deck_1"] == one["deck_2"] for one in decks)
    assert len({one["deck_1"] for one in decks}) == 9 and not {"any", "wild"} & {one["deck_1"] for one in decks}


def test_a_game_without_decks_is_played_as_it_usually_is() -> None:
    kingdom = game("key-to-the-kingdom")
    assert mirrored(kingdom, 3) == kingdom.options()


@pytest.mark.parametrize(
    ("won", "games", "decided", "passed"),
    [(28, 28, False, True), (30, 30, True, True), (17, 30, False, False), (0, 30, True, False), (55, 100, True, False)],
)
def test_a_contest_ends_once_it_is_clear_but_not_before_its_least(won: int, games: int, decided: bool, passed: bool) -> None:
    score = Score(Contest("mcts:200", "greedy", 0.5, 100, by_bound=True, least=30), [1.0] * won + [0.0] * (games - won))
    assert (score.decided, score.passed) == (decided, passed)


def test_the_first_rung_of_the_duel_is_played_to_its_end() -> None:
    first = LADDERS["keyforge"][0]
    assert not Score(first, [1.0] * 298).decided and Score(first, [1.0] * 300).decided and first.bar == 0.85
