"""Contracts and finishes (2.7, 2.9)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from inglenook.games.forges_of_ravenshire.content import CONTRACTS, FINISHES, ITEMS, TIERS
from inglenook.games.forges_of_ravenshire.contracts import can_pay, deal, highest_row, lacking, refill, reset_row

from .stage import Town, town

ROWS = {"common": ["ca6", "cw1", "cs1"], "exceptional": ["ew2", "es1", "ea1"], "legendary": ["lw3", "ls1", "la1"]}
CODES = [f"{tier}{item}{n}" for tier, most in zip("cel", (6, 5, 4), strict=True) for item in "wsa" for n in range(1, most + 1)]
PLENTY = dict(wood=10, ore=10, leather=10, charcoal=10, steel=10)
"""Enough for anything; nothing can be gained on top, so no finish of the Production asks."""


def forge(step: str = "production", **smith: Any) -> Town:
    """A smith in Production before these rows."""
    return town(smiths=[{"columns": [["m1"], [], []], **smith}, {}], rows=ROWS, step=step)


def offered(play: Town) -> list[str]:
    return [word.removeprefix("contract:") for word in play.free if word.startswith("contract:")]


@pytest.mark.rule("FR-B69")
def test_contracts_are_completed_in_production_before_between_and_after_dice() -> None:
    cost = CONTRACTS["ca6"].cost
    assert offered(forge(**cost)) == ["ca6:none"]
    assert offered(forge(step="turn", **cost)) == []
    after = forge(**cost, columns=[["m1"], ["h1"], []])
    assert offered(after.do("m1>appraiser")) == ["ca6:none"]
    assert offered(after.do("h1>kiln")) == ["ca6:none"] and after.main == ["close"]


@pytest.mark.rule("FR-B69")
def test_any_number_of_them() -> None:
    play = forge(**PLENTY).freely("contract:ca6:none", "contract:cw1:none")
    assert play.me.contracts == ["ca6", "cw1"] and play.asked == "station"


@pytest.mark.rule("FR-B70")
@pytest.mark.parametrize(("reputation", "tiers"), [(0, 1), (1, 1), (2, 2), (3, 2), (4, 3)])
def test_only_rows_that_stand_open(reputation: int, tiers: int) -> None:
    play = forge(**PLENTY, reputation=reputation)
    assert [one for one in offered(play) if one.endswith("none")] == [
        f"{card}:none" for tier in TIERS[:tiers] for card in ROWS[tier]
    ]


@pytest.mark.rule("FR-B70")
def test_the_own_starter_is_open_and_that_of_another_is_not() -> None:
    smiths = [dict(columns=[["m1"], [], []], **PLENTY, starter="cw2"), dict(starter="cw3")]
    play = town(smiths=smiths, rows=ROWS, step="production")
    assert "cw2:none" in offered(play) and "cw3:none" not in offered(play)
    deck = len(play.s.decks["common"])
    play.freely("contract:cw2:none")
    assert (
        play.me.starter == "" and play.me.contracts == ["cw2"] and play.s.rows == ROWS and len(play.s.decks["common"]) == deck
    )
    assert play.you.starter == "cw3"


@pytest.mark.rule("FR-B71")
def test_exactly_the_goods_are_paid() -> None:
    play = forge(**{**PLENTY, "gold": 3}).freely("contract:ca6:none")
    assert {good: 10 - play.me.stock[good] for good in PLENTY if play.me.stock[good] < 10} == CONTRACTS["ca6"].cost
    assert play.has(1) == {}


@pytest.mark.rule("FR-B71")
def test_one_good_short_is_too_little() -> None:
    cost = dict(CONTRACTS["ca6"].cost)
    cost["leather"] -= 1
    play = forge(**cost)
    assert offered(play) == [] and not can_pay(play.me, "ca6") and lacking(play.me, "ca6") == {"leather": 1}


@pytest.mark.rule("FR-B72")
@pytest.mark.parametrize(
    ("card", "gold", "reputation", "more"),
    [("ca6", 6, 1, {}), ("es4", 14, 1, {"talisman": 1}), ("ls4", 18, 1, {"action-token": 2})],
)
def test_everything_the_contract_promises_is_gained(card: str, gold: int, reputation: int, more: dict[str, int]) -> None:
    tier = CONTRACTS[card].tier
    smith = dict(columns=[["m1"], [], []], **CONTRACTS[card].cost, reputation=8)
    play = town(smiths=[smith, {}], rows={tier: [card]}, step="production").freely(f"contract:{card}:none")
    assert play.has() == {"gold": gold, **more} and play.me.reputation == 8 + reputation and play.has(1) == {}


@pytest.mark.rule("FR-B108")
def test_one_finish_that_can_be_paid_or_none() -> None:
    play = forge(**CONTRACTS["ca6"].cost, talisman=1, mithril=1)
    assert offered(play) == ["ca6:none", "ca6:production", "ca6:mithril"]
    play.freely("contract:ca6:none")
    assert play.me.finishes == [""] and play.me.stock["talisman"] == 1 == play.me.stock["mithril"]


@pytest.mark.rule("FR-Q33")
@pytest.mark.parametrize(("card", "finish", "left"), [("ea5", "embergem", {"gold": 5}), ("es4", "production", {})])
def test_the_mystic_of_a_contract_may_pay_for_its_own_finish(card: str, finish: str, left: dict[str, int]) -> None:
    one = CONTRACTS[card]
    smith = dict(columns=[["m1"], [], []], **one.cost, reputation=2)
    play = town(smiths=[smith, {}], rows={one.tier: [card]}, step="production")
    assert offered(play) == [f"{card}:none", f"{card}:{finish}"]
    play.freely(f"contract:{card}:{finish}")
    if finish == "production":
        assert play.do("wood+wood").has()["wood"] == 2
    assert play.me.stock[FINISHES[finish].pays] == 0 and play.me.finishes == [finish]
    assert play.me.stock["gold"] == one.reward["gold"] + left.get("gold", 0)


def test_a_mystic_of_a_reputation_space_comes_too_late_for_the_finish() -> None:
    play = forge(**CONTRACTS["ca6"].cost, reputation=5)
    assert offered(play) == ["ca6:none"]


@pytest.mark.rule("FR-B73")
def test_production_finish() -> None:
    play = forge(**CONTRACTS["ca6"].cost, talisman=1, reputation=2).freely("contract:ca6:production")
    assert play.asked == "gain" and len(play.options) == 10
    assert play.do("wood+charcoal").has() == {"gold": 6, "wood": 1, "charcoal": 1} and play.me.finishes == ["production"]


@pytest.mark.rule("FR-B74")
def test_embergem_finish() -> None:
    play = forge(**CONTRACTS["ca6"].cost, embergem=2, reputation=2).freely("contract:ca6:embergem")
    assert play.has() == {"gold": 11, "embergem": 1} and play.me.finishes == ["embergem"]


@pytest.mark.rule("FR-B75")
def test_mithril_finish() -> None:
    play = forge(**CONTRACTS["ca6"].cost, mithril=1, reputation=1).freely("contract:ca6:mithril")
    assert play.has() == {"gold": 6} and play.me.reputation == 3 and play.me.finishes == ["mithril"]


@pytest.mark.rule("FR-B76")
def test_the_gap_is_filled_at_once_where_it_is() -> None:
    play = forge(**PLENTY)
    following = play.s.decks["common"].layers[0][0]
    play.freely("contract:cw1:none")
    assert play.s.rows == {**ROWS, "common": ["ca6", following, "cs1"]}
    assert f"{following}:none" in offered(play)


@pytest.mark.rule("FR-B77")
def test_forty_five_contracts_in_equal_thirds() -> None:
    count = Counter((one.tier, one.item) for one in CONTRACTS.values())
    assert count == {(tier, item): n for tier, n in zip(TIERS, (6, 5, 4), strict=True) for item in ITEMS}


@pytest.mark.rule("FR-B77")
@pytest.mark.parametrize("card", CODES)
def test_what_each_costs_and_brings(card: str) -> None:
    assert len(CODES) == len(CONTRACTS)
    one = CONTRACTS[card]
    assert card[0] == one.tier[0] and card[1] == one.item[0]
    assert sum(one.cost.values()) in {"common": range(6, 11), "exceptional": range(9, 14), "legendary": range(10, 15)}[one.tier]
    smith = dict(columns=[["m1"], [], []], **one.cost, reputation=8)
    play = town(smiths=[smith, {}], rows={one.tier: [card]}, step="production")
    assert f"{card}:none" in offered(play)
    play.freely(f"contract:{card}:none")
    assert play.me.stock["gold"] == one.reward["gold"] and not any(play.me.stock[good] for good in PLENTY)


# -- the rows -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("FR-R100")
def test_smiths_and_ao_share_the_rows() -> None:
    smith = dict(columns=[["m1"], [], []], **PLENTY)
    play = town(smiths=[smith, {}], ao={}, rows=ROWS, step="production").freely("contract:cw1:none")
    assert highest_row(play.s, 0) == "common" and "cw1" not in play.s.rows["common"]
    assert play.s.rows["common"][0] == "ca6" and "ca6:none" in offered(play)


@pytest.mark.rule("FR-Q19")
def test_a_row_goes_under_its_deck_from_the_top_down() -> None:
    play = town(rows={"common": ["ca6", "cw1", "cs1"]}, decks={"common": ["ca1", "ca2", "ca3", "ca4"]})
    reset_row(play.table, "common")
    assert play.s.rows["common"] == ["ca1", "ca2", "ca3"]
    assert [bag[0] for bag in play.s.decks["common"].layers] == ["ca4", "ca6", "cw1", "cs1"]


@pytest.mark.rule("FR-Q20")
def test_a_thin_deck_leaves_the_row_short() -> None:
    play = town(rows={"common": ["ca6", "cw1"]}, decks={"common": []})
    refill(play.table, "common", 1)
    assert play.s.rows["common"] == ["ca6", "cw1"] and deal(play.table, "common", 3) == []
    reset_row(play.table, "common")
    assert play.s.rows["common"] == ["ca6", "cw1"]
    play.s.decks["common"].put_under("cs1", ())
    assert deal(play.table, "common", 3) == ["cs1"]


@pytest.mark.rule("FR-Q21")
@pytest.mark.parametrize(("reputation", "tier"), [(0, "common"), (1, "common"), (2, "exceptional"), (4, "exceptional")])
def test_the_highest_row_that_has_cards(reputation: int, tier: str) -> None:
    play = town(rows={"legendary": []})
    assert highest_row(play.s, reputation) == tier
    assert highest_row(town().s, 4) == "legendary"
