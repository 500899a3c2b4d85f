"""Bots, and what was chosen for a seat, change seats; a contest plays every deal from every seat."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.engine.game import Game, game
from inglenook.engine.options import read
from inglenook.lab.play import play
from inglenook.lab.seating import Seating, go_round, place


def battle() -> Game[Any]:
    return game("card-battle")



THREE = ["greedy", "shaky", "random"]


def names(seating: Seating, games: int = 4) -> list[tuple[str, ...]]:
    return [place(battle(), THREE, index, battle().options(), seating).names for index in range(games)]


def test_seats_change_from_game_to_game_unless_somebody_says_otherwise() -> None:
    g, s, r = THREE
    assert names("rotates") == [(g, s, r), (r, g, s), (s, r, g), (g, s, r)]
    assert names("fixed") == [(g, s, r)] * 4


def test_every_bot_sits_everywhere_equally_often() -> None:
    placed = [place(battle(), THREE, index, battle().options()) for index in range(12)]
    for seat in range(3):
        assert sorted(one.entries[seat] for one in placed) == [0] * 4 + [1] * 4 + [2] * 4
    assert all(one.names[seat] == THREE[one.entries[seat]] for one in placed for seat in range(3))


def test_in_a_contest_every_deal_is_played_once_from_every_seat() -> None:
    placed = [place(battle(), THREE, index, battle().options(), "swapped") for index in range(6)]
    assert [one.deal for one in placed] == [0, 0, 0, 1, 1, 1]
    assert {one.names for one in placed[:3]} == {one.names for one in placed[3:]} and len({one.names for one in placed}) == 3


def test_where_the_number_of_seats_changes_every_game_has_a_deal_of_its_own() -> None:
    assert [place(battle(), ["all:greedy"], index, battle().options(), "swapped").deal for index in range(4)] == [0, 1, 2, 3]


def test_what_belongs_to_a_seat_goes_round_so_that_every_bot_has_it_in_every_seat() -> None:
    duel = game("keyforge")
    given = read(duel.options, {"deck_1": "emberfist", "deck_2": "iron-hymn"})
    sat = [place(duel, ["greedy", "random"], index, given) for index in range(4)]
    decks = [(one.options.deck_1.value, one.options.deck_2.value) for one in sat]
    mine, other = "emberfist", "iron-hymn"
    assert decks == [(mine, other), (mine, other), (other, mine), (other, mine)]
    assert len({(one.names, deck) for one, deck in zip(sat, decks, strict=True)}) == 4


@pytest.mark.parametrize("seating", ["fixed", "swapped"])
def test_otherwise_it_stays(seating: Seating) -> None:
    duel = game("keyforge")
    given = read(duel.options, {"deck_1": "emberfist", "deck_2": "iron-hymn"})
    assert all(place(duel, ["greedy", "random"], index, given, seating).options == given for index in range(4))


def test_what_belongs_to_a_seat_where_nobody_sits_stays() -> None:
    chase = game("royal-fortune")
    given = chase.options()
    assert go_round(given, 1, 0) == given


def test_the_same_deal_is_the_same_luck() -> None:
    options: Any = battle().options()
    one, other, next_ = (play(battle(), ["random", "random"], 5, index, options, "swapped") for index in (0, 1, 2))
    assert [row["entry"] for row in one.seats] == [1, 2] and [row["entry"] for row in other.seats] == [2, 1]
    assert one.game != next_.game
