"""Cubes, tokens and mystics (R79-R83, T36-T38), and what is left open about them (Q4-Q6, Q24, Q28)."""

from __future__ import annotations

import random

import pytest

from inglenook.engine.chance import Dice
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.content import GOODS, MYSTICS
from inglenook.games.forges_of_ravenshire.levels import RavenshireOptions
from inglenook.games.forges_of_ravenshire.state import ao_of

from .rival import rival


@pytest.mark.rule("FR-R79")
@pytest.mark.parametrize("good", [*GOODS, "good-of-choice", "raw", "raw-different"])
def test_any_good_of_any_kind_is_a_cube(good: str) -> None:
    play = rival().gains({good: 2})
    assert (play.ao.cubes, play.ao.gained, play.ao.gold) == (2, 2, 0)


@pytest.mark.rule("FR-R79")
def test_the_log_says_what_became_of_the_goods() -> None:
    play = rival().gains({"wood": 2, "steel": 1})
    line = play.told("fr-log-ao-goods")
    assert (line.args["n"], line.args["cubes"], line.args["cost"]) == (3, 3, 13)


@pytest.mark.rule("FR-R80")
@pytest.mark.parametrize(("level", "cost"), [("apprentice", 13), ("artisan", 12), ("master-smith", 11)])
def test_a_contract_takes_the_cubes_of_the_level(level: str, cost: int) -> None:
    play = rival(level=level, cubes=cost - 2, finish="embergem").gains({"wood": 1})
    assert (play.ao.cubes, play.ao.contracts) == (cost - 1, [])
    play.gains({"wood": 1})
    assert (play.ao.cubes, len(play.ao.contracts)) == (0, 1)


@pytest.mark.rule("FR-R81")
def test_t36_no_cube_is_lost_when_a_contract_is_due() -> None:
    play = rival(cubes=12, gained=12).gains({"wood": 3})
    assert (play.ao.cubes, len(play.ao.contracts), play.ao.gained) == (2, 1, 15)


@pytest.mark.rule("FR-R81")
def test_t37_nor_at_another_level() -> None:
    play = rival(level="master-smith", cubes=10).gains({"ore": 3})
    assert (play.ao.cubes, len(play.ao.contracts)) == (2, 1)


@pytest.mark.rule("FR-R82")
def test_a_token_is_a_gold() -> None:
    assert rival().gains({"action-token": 2}).ao.gold == 2


@pytest.mark.rule("FR-R83")
@pytest.mark.parametrize("mystic", [*MYSTICS, "mystic"])
def test_a_mystic_is_a_gold(mystic: str) -> None:
    play = rival().gains({mystic: 1})
    assert (play.ao.gold, play.ao.cubes) == (1, 0)


@pytest.mark.rule("FR-R82", "FR-R83", "FR-R51")
def test_t38_two_mystics_and_a_token_are_three_gold() -> None:
    play = rival().gains({"talisman": 1, "mithril": 1, "action-token": 1})
    assert play.ao.gold == 3
    assert (play.told("fr-log-ao-mystics").args["n"], play.told("fr-log-ao-tokens").args["n"]) == (2, 1)


@pytest.mark.rule("FR-R82", "FR-R83")
def test_t38_ao_never_owns_a_token_or_a_mystic() -> None:
    """It has no place for any: what it holds is Gold, cubes, dice, members, contracts and titles."""
    rng = random.Random(38)
    t = GAME.table(1, Dice(rng), options=RavenshireOptions(ao="artisan"))
    while t.decision is not None:
        ao = ao_of(t.state)
        held = [*ao.dice, *ao.contracts, *ao.titles, *(one for column in (*ao.columns, *ao.members) for one in column)]
        assert not any(one in (*MYSTICS, "action-token") for one in held)
        t.submit(rng.choice(t.decision.keys))
    assert rival().gains({"talisman": 1, "action-token": 1}).ao.gold == 2


# -- what is left open ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("FR-Q4")
def test_first_all_goods_of_a_line_then_the_contract_then_the_rest() -> None:
    play = rival(cubes=11).gains({"wood": 1, "talisman": 1, "ore": 1})
    assert (play.ao.cubes, len(play.ao.contracts)) == (0, 1)
    said = play.said()
    assert said.index("fr-log-ao-goods") < said.index("fr-log-ao-pays") < said.index("fr-log-ao-mystics")


@pytest.mark.rule("FR-Q4")
def test_goods_of_a_space_of_the_track_may_be_what_was_missing() -> None:
    play = rival(cubes=11, reputation=4, finish="embergem", rows={"legendary": ["lw1", "ls1", "la1"]}).gains({"reputation": 1})
    assert (play.ao.reputation, play.ao.cubes, play.ao.contracts) == (6, 0, ["lw1"])


@pytest.mark.rule("FR-Q5")
def test_cubes_for_two_contracts_make_two_one_after_the_other() -> None:
    play = rival(cubes=12, gained=12, rows={"common": ["cw1", "cw2", "cs1"]}, decks={"common": ["cs2", "cs3"]}).gains(
        {"wood": 14}
    )
    assert (play.ao.cubes, play.ao.contracts[0], len(play.ao.contracts)) == (0, "cw1", 2)
    assert play.ao.reputation == 2 + 2, "with the reputation of the first the second is an Exceptional one"
    finishes = [place for place, id in enumerate(play.said()) if id == "fr-log-ao-adds-finish"]
    assert finishes[0] < [place for place, id in enumerate(play.said()) if id == "fr-log-ao-pays"][1]


@pytest.mark.rule("FR-Q5")
def test_cubes_that_a_contract_brings_wait_until_it_is_finished() -> None:
    """The space at 5 brings the thirteenth cube, but a step and the Finish of the first contract are still to come."""
    rows, decks = {"legendary": ["lw2", "lw1", "la1"]}, {"legendary": ["ls2", "ls3"]}
    play = rival(cubes=11, reputation=4, finish="embergem", rows=rows, decks=decks).gains({"wood": 13})
    assert (play.ao.cubes, play.ao.contracts) == (0, ["lw2", "lw1"])
    order = [id for id in play.said() if id in ("fr-log-ao-pays", "fr-log-ao-adds-finish")]
    assert order == ["fr-log-ao-pays", "fr-log-ao-adds-finish"] * 2


@pytest.mark.rule("FR-Q6")
def test_cubes_of_the_finish_may_be_enough_for_the_next() -> None:
    play = rival(cubes=12, finish="production").gains({"wood": 12})
    assert (play.ao.cubes, len(play.ao.contracts)) == (24 - 13 + 2 - 13 + 2, 2)


@pytest.mark.rule("FR-Q24")
def test_ao_ignores_what_could_be_traded() -> None:
    play = rival().gains({"swap": 2, "sell": 1, "wood": 1})
    assert (play.ao.cubes, play.ao.gold) == (1, 0)


@pytest.mark.rule("FR-Q28")
def test_a_contract_may_cost_more_cubes_than_lie_in_the_box() -> None:
    play = rival(cost=16, cubes=13, gained=13).gains({"wood": 2})
    assert (play.ao.cubes, play.ao.gained, play.ao.contracts) == (15, 15, [])
    play.gains({"wood": 1})
    assert (play.ao.cubes, len(play.ao.contracts)) == (0, 1)
