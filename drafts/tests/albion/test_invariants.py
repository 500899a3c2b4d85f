"""What always holds of a table."""

from __future__ import annotations

import pytest
from inglenook.games.albions_legacy.invariants import (
    INVARIANTS,
    each_card_in_one_place,
    each_tile_in_one_place,
    each_token_in_one_place,
    within_the_box,
)
from inglenook.games.albions_legacy.state import Albion

from .stage import opening, ride


def test_a_new_table_is_sound() -> None:
    assert all(holds(opening(seats).s) for seats in (1, 2, 3, 4) for holds in INVARIANTS)


@pytest.mark.rule("AL-R1")
def test_no_more_than_the_box_holds() -> None:
    s = ride().s
    assert within_the_box(s)
    s.coins = 13
    assert not within_the_box(s)


@pytest.mark.rule("AL-R20")
def test_a_card_is_in_one_place() -> None:
    s: Albion = ride(dict(cards=["oak-mail"])).s
    assert each_card_in_one_place(s)
    s.players[1].cards = ["oak-mail"]
    assert not each_card_in_one_place(s)


@pytest.mark.rule("AL-R21")
def test_a_token_is_in_one_place_and_the_rest_is_the_pool() -> None:
    s = opening().s
    assert s.foes == {} and s.dungeon == [] and each_token_in_one_place(s)
    s.foes = {"saxon.1": "docks", "hengist": "docks"}
    assert each_token_in_one_place(s)
    s.dungeon = ["saxon.1"]
    assert not each_token_in_one_place(s)
    s.dungeon = ["saxon.13"]
    assert not each_token_in_one_place(s)


@pytest.mark.rule("AL-R6")
def test_a_tile_is_in_one_place() -> None:
    s = ride(land=[("m1", 0, -3, 0, "mountain")]).s
    assert each_tile_in_one_place(s)
    s.land = (*s.land, ("m1", 1, -3, 0, "mountain"))
    assert not each_tile_in_one_place(s)
