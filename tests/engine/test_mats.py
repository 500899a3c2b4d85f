"""Mats: what is true of a seat in every game follows from the view."""

from __future__ import annotations

import pytest

from inglenook.engine.mats import seat_mat, state_words
from inglenook.engine.scene import Counter
from inglenook.engine.table import Seat
from inglenook.engine.view import view_of
from inglenook.engine.words import msg
from tests.engine.battle import position, table_at

LINES = [["wolf.1"], ["wolf.2"]]


def test_only_the_words_that_are_true() -> None:
    assert state_words(own=True, asked=False, active=True) == ("own", "active") and state_words(own=False) == ()


SEEN = [(0, 0, ("own", "asked")), (1, 0, ("asked",)), (0, 1, ("bot",)), (None, 1, ("bot",))]


@pytest.mark.parametrize(("looks", "seat", "words"), SEEN)
def test_own_asked_and_bot_follow_from_who_looks_and_who_sits(looks: int | None, seat: int, words: tuple[str, ...]) -> None:
    view = view_of(table_at(position(LINES), seats=[Seat("Ann"), Seat("Ben", "bot:greedy")]), looks)
    mat = seat_mat(view, seat)
    assert (mat.id, mat.seat, mat.name, mat.state) == (f"mat:{seat}", seat, msg("plain", text=["Ann", "Ben"][seat]), words)


def test_the_game_says_the_rest() -> None:
    view = view_of(table_at(position(LINES)), None)
    coins = Counter(id="coins", name=msg("counter-coins"), value=3)
    mat = seat_mat(view, 1, active=True, away=True, winner=True, counters=(coins,))
    assert mat.state == ("active", "away", "winner") and mat.counters == (coins,)
