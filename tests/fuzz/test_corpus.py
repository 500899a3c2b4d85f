"""Which random games are played: the choice enters everything, and a word gives the same fresh games again."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.engine.battle import BATTLE
from tests.fuzz import corpus
from tests.fuzz.playing import play
from tools.corpus import Way, choose

WAYS = [Way({"a", "b"}, 10), Way({"a"}, 2), Way({"b", "c"}, 10), Way({"b", "c"}, 40), Way({"d"}, 5)]


def test_the_choice_enters_everything_and_takes_the_short_way() -> None:
    assert choose(WAYS, size=3) == [1, 2, 4]


def test_what_is_rare_is_entered_however_small_the_choice() -> None:
    assert choose(WAYS, size=1) == [1, 2, 4]


def test_where_there_is_room_everything_is_entered_again() -> None:
    assert choose(WAYS, size=4) == [0, 1, 2, 4] and choose(WAYS, size=60) == [0, 1, 2, 3, 4]


def test_a_word_gives_the_same_fresh_games_again_and_another_word_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(corpus.WORD, "one")
    first = corpus.fresh(BATTLE)
    assert first == corpus.fresh(BATTLE) and len(set(first)) == corpus.FRESH
    assert min(first) >= corpus.SPAN and first[0] % corpus.SPAN == 0, "every kind of game is among them, and none of the corpus"
    monkeypatch.setenv(corpus.WORD, "two")
    assert not set(first) & set(corpus.fresh(BATTLE))


def test_the_word_is_the_commit_or_a_fixed_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert corpus.commit(tmp_path) == ""
    monkeypatch.setenv(corpus.WORD, "given")
    assert corpus.choose_word() == "given"


def test_a_game_goes_the_same_way_however_closely_it_is_looked_at() -> None:
    looked: list[int] = []
    plain = play(BATTLE, 1007)
    watched = play(BATTLE, 1007, lambda t, at: looked.append(at))
    assert plain.moves == watched.moves and len(looked) >= len(plain.moves) - 1
