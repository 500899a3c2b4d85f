"""What holds at every question, and that it would be noticed if it did not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from inglenook.games.forges_of_ravenshire import invariants
from inglenook.games.forges_of_ravenshire.invariants import INVARIANTS
from inglenook.games.forges_of_ravenshire.state import Ravenshire

from .stage import opening


def started() -> Ravenshire:
    """A game of two at its first turn."""
    play = opening(2)
    while play.asked != "place":
        play.on()
    return play.s


def a_die_more(s: Ravenshire) -> None:
    s.smiths[0].dice.append("m1")


def a_full_district(s: Ravenshire) -> None:
    dice = [die for district in s.board for die in district]
    s.board = [dice[:3], dice[3:4], dice[4:5], dice[5:], [], []]


def a_short_row(s: Ravenshire) -> None:
    s.decks["common"].put_under(s.rows["common"].pop(), ())


def a_contract_twice(s: Ravenshire) -> None:
    s.smiths[0].contracts.append(s.rows["common"][0])
    s.smiths[0].finishes.append("")


def a_contract_lost(s: Ravenshire) -> None:
    s.smiths[0].starter = ""


def a_member_twice(s: Ravenshire) -> None:
    s.smiths[0].members[0].append(s.halls[0][0])


def a_debt(s: Ravenshire) -> None:
    s.smiths[1].stock["gold"] = -1


def eleven_wood(s: Ravenshire) -> None:
    s.smiths[1].stock["wood"] = 11


def a_full_column(s: Ravenshire) -> None:
    s.smiths[0].members[0] = ["m1", "m2", "m3"]


def two_dice_on_a_station(s: Ravenshire) -> None:
    s.smiths[0].stations = {"kiln": ["m1", "m2"]}


def an_upgrade_twice(s: Ravenshire) -> None:
    s.smiths[0].upgrades = ["annex", "annex"]


def the_same_assistant(s: Ravenshire) -> None:
    s.smiths[0].assistant = s.smiths[1].assistant = "foreman"


def a_finish_without_contract(s: Ravenshire) -> None:
    s.smiths[0].finishes = ["mithril"]


def off_the_track(s: Ravenshire) -> None:
    s.smiths[0].reputation = 13


def a_fifth(s: Ravenshire) -> None:
    s.smiths += s.smiths[:1] * 3


BREAKS: dict[Callable[[Ravenshire], None], Callable[[Ravenshire], bool]] = {
    a_die_more: invariants.dice_on_the_board,
    a_full_district: invariants.dice_on_the_board,
    a_short_row: invariants.rows_are_full,
    a_contract_twice: invariants.each_contract_in_one_place,
    a_contract_lost: invariants.each_contract_in_one_place,
    a_member_twice: invariants.each_member_in_one_place,
    a_debt: invariants.stocks_are_sound,
    eleven_wood: invariants.stocks_are_sound,
    a_full_column: invariants.columns_are_sound,
    two_dice_on_a_station: invariants.stations_are_sound,
    an_upgrade_twice: invariants.cards_are_sound,
    the_same_assistant: invariants.cards_are_sound,
    a_finish_without_contract: invariants.cards_are_sound,
    off_the_track: invariants.reputation_is_on_the_track,
    a_fifth: invariants.two_to_four,
}


@pytest.mark.parametrize("breaks", BREAKS, ids=lambda breaks: breaks.__name__)
def test_what_breaks_the_table_is_noticed(breaks: Callable[[Ravenshire], None]) -> None:
    s = started()
    assert all(holds(s) for holds in INVARIANTS)
    breaks(s)
    assert not BREAKS[breaks](s)


def test_each_of_them_can_be_broken() -> None:
    assert set(BREAKS.values()) == set(INVARIANTS)
