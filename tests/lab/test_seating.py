"""Bots, and what was chosen for a seat, change seats; a contest plays every deal from every seat."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inglenook.engine.game import Game, game, games
from inglenook.engine.options import read, schema, spell, spelled
from inglenook.lab.play import play
from inglenook.lab.seating import Seating, can_turn, go_round, place, turned


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


def test_options_of_the_table_change_unless_they_were_named() -> None:
    chase = game("royal-fortune")
    fields = {field.name: field for field in schema(chase.options) if field.seat is None and field.kind in ("choice", "switch")}
    free = can_turn(chase.options, ["difficulty"])
    assert {*free, "difficulty"} == set(fields) and free
    given = read(chase.options, {"difficulty": "expert"})
    placed = [place(chase, ["greedy", "greedy"], index, given, turning=free).options for index in range(60)]
    assert {one.difficulty for one in placed} == {given.difficulty}
    for name in free:
        assert {spell(getattr(one, name)) for one in placed} == set(fields[name].choices)
    assert all(placed[index] == placed[index + 1] for index in range(0, 60, 2)), "every seat has been sat in before they change"
    assert [place(chase, ["greedy", "greedy"], index, given).options for index in range(3)] == [given] * 3


@pytest.mark.parametrize("id", [id for id in games() if can_turn(game(id).options)])
def test_what_changes_can_always_be_played(id: str) -> None:
    of = game(id)
    for number in range(40):
        count = of.least + number % (of.most - of.least + 1)
        values = turned(of, of.options(), count, number, can_turn(of.options))
        of.agree(count, spelled(msgspec.structs.asdict(values)))


def test_a_game_says_with_which_options_it_was_played() -> None:
    of = battle()
    names = can_turn(of.options)
    assert names
    played = play(of, ["random", "random"], 1, 5, of.options(), "rotates", names)
    chosen = place(of, ["random", "random"], 5, of.options(), turning=names).options
    assert {name: played.game[f"option.{name}"] for name in names} == {name: spell(getattr(chosen, name)) for name in names}
