"""Sides: seats, teams and what nobody sits at, and the place of each at the end."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.engine.chance import Luck
from inglenook.engine.game import game
from inglenook.engine.scene import Side
from inglenook.engine.sides import alone, numbered, ranks, together
from inglenook.engine.table import GameOver, Outcome, Seat, Table
from inglenook.engine.view import scene
from inglenook.engine.words import Msg, msg
from tests.engine.mini import mini

SHIP, SIREN = Side(name=Msg("ship")), Side(name=Msg("siren"), shape="star")


def outcome(winners: tuple[int, ...], scores: tuple[int, ...] = (), places: tuple[int, ...] = ()) -> Outcome:
    return Outcome(winners=winners, reason=msg("plain", text="over"), scores=scores, ranks=places)


def test_seats_come_first_and_then_what_nobody_sits_at() -> None:
    found = numbered([SHIP, *alone(2), SIREN])
    assert [(side.number, side.seats) for side in found] == [(2, ()), (0, (0,)), (1, (1,)), (3, ())]


def test_a_team_goes_by_its_first_seat() -> None:
    found = numbered([Side(seats=(0, 2)), Side(seats=(1, 3)), SHIP])
    assert [side.number for side in found] == [0, 1, 4]


def test_whoever_sits_at_no_seat_has_a_sign_no_seat_has_unless_it_brings_its_own() -> None:
    assert [side.shape for side in numbered([*alone(1), SHIP, SIREN, SHIP])] == ["", "cog", "star", "crown"]


@pytest.mark.parametrize(
    ("sides", "over", "places"),
    [
        (alone(3), outcome((1,)), {0: 2, 1: 1, 2: 2}),
        (alone(3), outcome((1,), (5, 9, 7)), {0: 3, 1: 1, 2: 2}),
        (alone(4), outcome((0, 3), (9, 4, 4, 9)), {0: 1, 1: 3, 2: 3, 3: 1}),
        ([*together(2), SHIP], outcome((0, 1)), {0: 1, 1: 1, 2: 2}),
        ([*together(2), SHIP], outcome(()), {0: 2, 1: 2, 2: 1}),
        (together(2), outcome(()), {0: 2, 1: 2}),
        ([*alone(2), SHIP], outcome((), (3, 4), (3, 2, 1)), {0: 3, 1: 2, 2: 1}),
    ],
    ids=["winner", "scores", "ties", "team", "ship", "nobody", "said"],
)
def test_every_side_has_its_place(sides: list[Side], over: Outcome, places: dict[int, int]) -> None:
    assert ranks(numbered(sides), over) == places


async def chase(t: Table[Any]) -> None:
    t.say("plain", seat=2, text="sails")
    raise GameOver(outcome(()))


def test_a_side_nobody_sits_at_has_a_name_in_the_log_and_stands_in_the_scene() -> None:
    t = mini(chase, sides=lambda s: [*together(2), SHIP]).table(2, Luck(b"ship"), seats=[Seat("Ann"), Seat("Ben")], loud=True)
    assert (t.log[-1].seat, t.log[-1].text.args["who"]) == (2, Msg("ship"))
    assert (t.called(0), t.called(1), t.called(2)) == ("Ann", "Ben", Msg("ship"))
    assert [side.number for side in scene(t, 0).sides] == [0, 2]


def test_where_everybody_plays_alone_a_scene_says_nothing_of_sides() -> None:
    t = game("card-battle").table(2, Luck(b"alone"), seats=[Seat("Ann"), Seat("Ben")], loud=True)
    assert scene(t, 0).sides == ()


def test_places_do_not_change_a_fingerprint() -> None:
    async def first(t: Table[Any]) -> None:
        raise GameOver(outcome((0,)))

    async def second(t: Table[Any]) -> None:
        raise GameOver(outcome((0,), (), (1, 2)))

    one, other = (mini(step).table(2, Luck(b"mark")) for step in (first, second))
    assert one.fingerprint() == other.fingerprint()
    assert one.over != other.over
