"""AO's contracts and its Finish (R84-R99, T39-T49)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.games.forges_of_ravenshire.content import CONTRACTS, FINISHES
from inglenook.games.forges_of_ravenshire.contracts import highest_row

from .rival import Rival, rival

TWO_WEAPONS = {"exceptional": ["ea1", "ew2", "ew1"]}


def forged(**wishes: Any) -> Rival:
    """AO has the cubes for a contract but one, and gets it."""
    wishes = {"cubes": 12} | wishes
    return rival(**wishes).gains({"cube": 1})


@pytest.mark.rule("FR-R84", "FR-R85", "FR-R88", "FR-R90", "FR-R91", "FR-R92", "FR-R95")
def test_t39_the_example_of_the_book() -> None:
    """Apprentice, reputation 2, 13 cubes: the upper of two Exceptional Weapons, 16 Gold and 1 reputation, Mithril Finish."""
    play = forged(reputation=2, rows=TWO_WEAPONS, decks={"exceptional": ["es3", "es4"]})
    assert (CONTRACTS["ew2"].item, CONTRACTS["ew2"].reward) == ("weapon", {"gold": 16, "reputation": 1})
    assert play.ao.cubes == 0
    assert play.ao.reputation == 4, "2 to 3 by the card, 3 to 4 by the Finish"
    assert play.ao.gold == 17, "16, and 1 in lieu of the Action Token at 4"
    assert highest_row(play.s, play.ao.reputation) == "legendary"
    assert play.s.rows["exceptional"] == ["ea1", "es3", "ew1"], "the gap is filled where it was"
    assert play.ao.contracts == ["ew2"]


@pytest.mark.rule("FR-R94")
def test_t40_the_same_with_embergem() -> None:
    play = forged(reputation=2, rows=TWO_WEAPONS, finish="embergem")
    assert (play.ao.gold, play.ao.reputation, play.ao.cubes) == (21, 3, 0)
    assert "fr-log-ao-tokens" not in play.said()
    assert FINISHES["embergem"].gain == {"gold": 5}


@pytest.mark.rule("FR-R93")
def test_t41_the_same_with_production() -> None:
    play = forged(reputation=2, rows=TWO_WEAPONS, finish="production")
    assert (play.ao.gold, play.ao.reputation, play.ao.cubes) == (16, 3, 2)
    assert FINISHES["production"].gain == {"good-of-choice": 2}


@pytest.mark.rule("FR-R95")
def test_mithril_is_one_reputation() -> None:
    assert FINISHES["mithril"].gain == {"reputation": 1}


@pytest.mark.rule("FR-R84")
def test_with_one_cube_too_few_nothing_happens() -> None:
    play = rival(cubes=11).gains({"cube": 1})
    assert (play.ao.cubes, play.ao.contracts) == (12, [])


@pytest.mark.rule("FR-R84")
def test_a_contract_is_completed_in_the_middle_of_a_turn() -> None:
    play = rival(cubes=12, deck=["ao-m6"], board={"kilnyard": ["m4"]}).turn()
    said = play.said()
    assert said.index("fr-log-ao-places") < said.index("fr-log-ao-pays") < said.index("fr-log-ao-takes-alone")


@pytest.mark.rule("FR-R85")
def test_what_is_left_over_stays_for_the_next() -> None:
    play = rival(cubes=12, finish="embergem").gains({"wood": 5})
    assert (play.ao.cubes, len(play.ao.contracts)) == (4, 1)


@pytest.mark.rule("FR-R86")
def test_t42_only_the_highest_row_matters() -> None:
    rows = {"common": ["cw1", "cw2", "cw3"], "exceptional": ["ew1", "ew2", "ew3"], "legendary": ["ls1", "la1", "ls2"]}
    play = forged(reputation=4, rows=rows, decks={"legendary": ["la2", "ls3", "la3", "lw1"]})
    assert play.ao.contracts == ["la2"]
    assert (play.s.rows["common"], play.s.rows["exceptional"]) == (rows["common"], rows["exceptional"])


@pytest.mark.rule("FR-R86")
@pytest.mark.parametrize(
    ("reputation", "tier"), [(0, "common"), (1, "common"), (2, "exceptional"), (3, "exceptional"), (4, "legendary")]
)
def test_the_tier_goes_by_reputation(reputation: int, tier: str) -> None:
    play = forged(reputation=reputation, finish="embergem")
    assert CONTRACTS[play.ao.contracts[0]].tier == tier


@pytest.mark.rule("FR-R86")
def test_t43_the_tier_is_read_before_the_reputation_of_the_contract() -> None:
    play = forged(reputation=2, rows=TWO_WEAPONS)
    assert (play.ao.contracts, play.ao.reputation) == (["ew2"], 4)


@pytest.mark.rule("FR-R91")
def test_t44_a_talisman_of_a_contract_is_a_gold() -> None:
    assert CONTRACTS["es4"].reward == {"gold": 14, "reputation": 1, "talisman": 1}
    play = forged(
        reputation=2, items=["shield", "weapon", "armor"], rows={"exceptional": ["es4", "ea1", "ew1"]}, finish="embergem"
    )
    assert play.ao.gold == 14 + 1 + 5


@pytest.mark.rule("FR-R87")
@pytest.mark.parametrize(("first", "card"), [("weapon", "cw1"), ("armor", "ca1"), ("shield", "cs1")])
def test_it_wants_its_first_item(first: str, card: str) -> None:
    order = [first, *(item for item in ("weapon", "shield", "armor") if item != first)]
    play = forged(items=order, rows={"common": ["cs1", "ca1", "cw1"]})
    assert play.ao.contracts == [card]
    assert "fr-log-ao-forges-first" in play.said()


@pytest.mark.rule("FR-R88")
def test_of_several_it_takes_the_topmost() -> None:
    play = forged(rows={"common": ["cs1", "cw3", "cw1"]})
    assert play.ao.contracts == ["cw3"]


@pytest.mark.rule("FR-R89")
def test_the_card_counts_as_completed() -> None:
    play = forged(rows={"common": ["cw1", "cs1", "ca1"]})
    assert play.ao.contracts == ["cw1"] and "cw1" not in play.s.rows["common"]


@pytest.mark.rule("FR-R90")
def test_the_gap_is_filled_from_the_deck_of_its_tier() -> None:
    play = forged(rows={"common": ["cs1", "cw1", "ca1"]}, decks={"common": ["ca6", "cs6"]})
    assert play.s.rows["common"] == ["cs1", "ca6", "ca1"]


@pytest.mark.rule("FR-R92")
def test_the_finish_costs_nothing() -> None:
    play = forged(cubes=15, rows={"common": ["cw1", "cs1", "ca1"]}, gold=7, finish="embergem")
    assert play.ao.cubes == 16 - 13
    assert play.ao.gold == 7 + CONTRACTS["cw1"].reward["gold"] + 5 + 1, "and 1 Gold on the first space of the track"


@pytest.mark.rule("FR-R30")
def test_every_contract_gets_the_same_finish() -> None:
    play = rival(cubes=12, finish="embergem").gains({"wood": 27})
    assert len(play.ao.contracts) == 3
    assert [line.text.args["finish"].id for line in play.t.log if line.text.id == "fr-log-ao-adds-finish"] == [
        "fr-finish-embergem"
    ] * 3  # type: ignore[union-attr]


# -- where the first item is not there ------------------------------------------------------------------------------------

NO_WEAPON = ["ca1", "ca2", "cs1"]


def without_weapon(*dealt: str, **wishes: Any) -> Rival:
    """No Weapon lies in the Common row; these are dealt when it is reset, and then others."""
    return forged(rows={"common": NO_WEAPON}, decks={"common": [*dealt, "cs6", "ca6"]}, **wishes)


@pytest.mark.rule("FR-R96", "FR-R98")
def test_t45_the_example_of_the_book() -> None:
    """Master Smith, reputation 0, 12 cubes: 11 go, the row is reset, and the only Armor is forged."""
    play = rival(
        level="master-smith",
        cubes=10,
        rows={"common": ["cs1", "cs2", "ca1"]},
        decks={"common": ["cs3", "ca2", "cs4", "cs5", "cw1"]},
    ).gains({"wood": 2})
    assert play.ao.cubes == 1
    assert play.ao.contracts == ["ca2"]
    assert play.s.rows["common"] == ["cs3", "cs5", "cs4"], "the gap is filled"
    assert play.ao.gold == CONTRACTS["ca2"].reward["gold"] + 1, "its rewards, and the first space of the track"
    assert play.ao.reputation == CONTRACTS["ca2"].reward.get("reputation", 0) + 1, "then the Finish"
    assert play.s.decks["common"].layers[-3:] == [("cs1",), ("cs2",), ("ca1",)]


@pytest.mark.rule("FR-R96")
def test_t46_a_second_choice_that_lies_there_is_not_taken_before_the_reset() -> None:
    play = without_weapon("cw1", "cs2", "cs3")
    assert play.ao.contracts == ["cw1"]
    assert play.said().count("fr-log-ao-reset") == 1
    assert play.s.decks["common"].layers[-3:] == [("ca1",), ("ca2",), ("cs1",)]


@pytest.mark.rule("FR-R97")
def test_t47_after_the_reset_it_looks_for_its_first_item_again() -> None:
    play = without_weapon("cs2", "cw1", "cw2")
    assert play.ao.contracts == ["cw1"]
    assert "fr-log-ao-forges-after-reset" in play.said()


@pytest.mark.rule("FR-R98")
def test_still_none_then_the_topmost_of_its_second_item() -> None:
    play = without_weapon("cs2", "ca4", "ca3")
    assert play.ao.contracts == ["ca4"]
    assert play.said().count("fr-log-reset") == 1, "no second reset"
    assert "fr-log-ao-forges-second" in play.said()


@pytest.mark.rule("FR-R99")
def test_t48_neither_then_the_topmost_card() -> None:
    play = without_weapon("cs4", "cs2", "cs3")
    assert play.ao.contracts == ["cs4"]
    assert play.said().count("fr-log-reset") == 1
    assert "fr-log-ao-forges-topmost" in play.said()


@pytest.mark.rule("FR-R96")
def test_t49_with_the_first_item_there_nothing_is_reset() -> None:
    play = forged(rows={"common": ["ca1", "cs1", "cw1"]}, decks={"common": ["ca2", "ca3", "ca4"]})
    assert play.ao.contracts == ["cw1"] and "fr-log-reset" not in play.said()
    assert play.s.decks["common"].layers == [("ca3",), ("ca4",)], "only the refill was drawn"
    assert without_weapon("cw1", "cs2", "cs3").said().count("fr-log-reset") == 1
