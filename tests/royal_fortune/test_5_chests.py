"""Treasure chests: the ship's keys (R69-R80)."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.query import key_cost
from inglenook.games.royal_fortune.content import SHIP
from inglenook.games.royal_fortune.state import chests

from . import props as props
from .stage import voyage


@pytest.mark.rule("RF-R69")
def test_a_card_about_its_keys_is_about_its_chests() -> None:
    play = voyage(me=dict(hand=["unforger"]), ship=dict(amber=3, chests=2))
    play.do("play:unforger")
    assert (play.chests, play.pool) == (1, 3)


@pytest.mark.rule("RF-R70")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_each_chest_counts_as_a_forged_key_of_the_opponent(n: int) -> None:
    play = voyage(me={}, ship=dict(amber=3, chests=n))
    assert chests(play.s) == len(play.s.sides[1].keys) == n
    assert play.keys(0) == 0


@pytest.mark.rule("RF-R71", "RF-R73")
def test_an_adventure_card_breaks_a_chest() -> None:
    play = voyage(me={}, ship=dict(amber=2, chests=2, deck=["axe-in-the-hold"], line=["gull"]))
    play.through()
    assert (play.chests, play.dark) == (1, 6)
    assert play.pool == 2 + 6 + 1, "and the gull reaped"


@pytest.mark.rule("RF-R74")
def test_with_no_chest_there_is_nothing_to_break() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(amber=1, chests=0, deck=["axe-in-the-hold"], line=["gull"]))
    play.through()
    assert (play.chests, play.dark, play.pool) == (0, 0, 2)


@pytest.mark.rule("RF-R74", "RF-R72")
def test_a_hit_on_an_empty_ship_does_nothing() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(amber=0, chests=0, line=["gull"]))
    play.do("fight:dummy", SHIP)
    assert (play.chests, play.pool) == (0, 0)


@pytest.mark.rule("RF-R75", "RF-R76")
def test_what_breaks_out_is_not_added_and_burns_nobody() -> None:
    play = voyage(me=dict(line=["dummy"]), ship=dict(amber=0, chests=1, line=["gull", "corsair"]))
    play.do("fight:dummy", SHIP)
    assert (play.pool, play.dark) == (6, 6), "not even one is burnt away"
    assert play.crew == ["gull", "corsair", SHIP] and play.damage("corsair") == 0


@pytest.mark.rule("RF-R77", "RF-R97")
def test_the_ship_packs_a_chest_for_six() -> None:
    play = voyage(me={}, ship=dict(amber=6, chests=2))
    play.through()
    assert (play.chests, play.pool) == (3, 0)


@pytest.mark.rule("RF-R98")
def test_with_five_nothing_is_spent() -> None:
    play = voyage(me={}, ship=dict(amber=5, chests=2))
    play.through()
    assert (play.chests, play.pool) == (2, 5)


@pytest.mark.rule("RF-R99")
def test_at_most_one_chest_a_turn() -> None:
    play = voyage(me={}, ship=dict(amber=13, chests=2))
    play.through()
    assert (play.chests, play.pool) == (3, 7)


@pytest.mark.rule("RF-R78")
def test_there_is_no_limit_of_chests() -> None:
    play = voyage(me={}, ship=dict(amber=6, chests=30))
    play.through()
    assert play.chests == 31


@pytest.mark.rule("RF-R79", "RF-R97")
def test_a_dearer_key_is_a_dearer_chest() -> None:
    play = voyage(me={}, ship=dict(amber=6, chests=2), here="dear-water")
    assert key_cost(play.s, 1) == 7
    play.through()
    assert (play.chests, play.pool) == (2, 6)


@pytest.mark.rule("RF-R80")
def test_unforging_a_chest_lets_nothing_out() -> None:
    play = voyage(me=dict(hand=["unforger"]), ship=dict(amber=0, chests=2, line=["gull"]))
    play.do("play:unforger")
    assert (play.chests, play.pool, play.dark) == (1, 0, 0)


@pytest.mark.rule("RF-G15")
def test_the_active_player_chooses_what_the_ship_spends() -> None:
    play = voyage(me={}, mate={}, ship=dict(amber=8, dark=4, chests=1))
    play.do("end")
    assert play.asked == "mix" and play.table.decision is not None and play.table.decision.seat == 0
    play.do("4")
    assert (play.chests, play.pool, play.dark) == (2, 2, 0)


@pytest.mark.rule("RF-G16")
def test_an_effect_that_skips_forging_skips_the_chest() -> None:
    play = voyage(me=dict(hand=["miasma"]), ship=dict(amber=6, chests=2), house="shadows")
    play.do("play:miasma").through()
    assert (play.chests, play.pool) == (2, 6)


@pytest.mark.rule("RF-G16")
def test_chains_and_houses_mean_nothing_to_the_ship() -> None:
    play = voyage(me=dict(hand=["chainer"]), ship=dict(amber=1, deck=["calm"]))
    play.do("play:chainer")
    assert play.s.sides[1].chains == 0
    play.through()
    assert play.where("calm") == "ship.discard", "it draws and plays as ever"
