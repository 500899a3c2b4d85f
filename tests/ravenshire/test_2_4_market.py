"""The Market Exchange, and Talismans (2.4)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.games.forges_of_ravenshire.content import CHOICE, GOODS
from inglenook.games.forges_of_ravenshire.dice import turned
from inglenook.games.forges_of_ravenshire.market import deals

from .stage import Town, town


def stall(step: str = "turn", **stock: Any) -> Town:
    """A smith with this stock, at a free moment."""
    return town(smiths=[stock, dict(wood=1)], step=step)


def market(play: Town) -> list[str]:
    return [word.removeprefix("market:") for word in play.free if word.startswith("market:")]


@pytest.mark.rule("FR-B30")
@pytest.mark.parametrize("good", GOODS)
def test_two_identical_goods_for_one_of_choice(good: str) -> None:
    play = stall(**{good: 2})
    assert market(play) == [f"{good}:{get}" for get in CHOICE if get != good]
    get = market(play)[0].partition(":")[2]
    play.freely(f"market:{good}:{get}")
    assert play.has() == {get: 1} and play.has(1) == {"wood": 1} and play.asked == "place"


@pytest.mark.rule("FR-B30")
def test_one_good_or_two_different_ones_buy_nothing() -> None:
    assert market(stall(wood=1, ore=1)) == []


@pytest.mark.rule("FR-B30")
def test_nothing_is_bought_for_which_there_is_no_room() -> None:
    assert market(stall(steel=2, wood=10)) == [
        "wood:ore",
        "wood:leather",
        "wood:charcoal",
        "steel:ore",
        "steel:leather",
        "steel:charcoal",
        "steel",
    ]


@pytest.mark.rule("FR-B31")
def test_four_goods_of_any_kind_for_one_steel() -> None:
    play = stall(wood=2, ore=1, leather=3, charcoal=1)
    play.freely("market:steel")
    assert play.asked == "pay-goods"
    play.pick("wood.1", "leather.1", "leather.2", "charcoal.1")
    assert play.has() == {"wood": 1, "ore": 1, "leather": 1, "steel": 1}


@pytest.mark.rule("FR-B31")
@pytest.mark.parametrize("stock", [dict(wood=1, ore=1, leather=1, charcoal=1), dict(wood=4), dict(leather=7)])
def test_nobody_is_asked_where_there_is_only_one_way(stock: dict[str, int]) -> None:
    play = stall(**stock)
    play.freely("market:steel")
    assert play.asked == "place" and play.me.stock["steel"] == 1
    assert sum(play.me.stock[good] for good in CHOICE) == sum(stock.values()) - 4


@pytest.mark.rule("FR-B31")
@pytest.mark.parametrize("stock", [dict(wood=1, ore=1, leather=1), dict(wood=3, steel=5), dict(wood=4, steel=10)])
def test_no_steel_for_three_for_steel_or_without_room(stock: dict[str, int]) -> None:
    assert "steel" not in market(stall(**stock))


@pytest.mark.rule("FR-B32")
def test_three_gold_for_a_raw_good() -> None:
    assert market(stall(gold=2)) == []
    play = stall(gold=4)
    assert market(play) == ["gold:wood", "gold:ore", "gold:leather"]
    assert play.freely("market:gold:leather").has() == {"gold": 1, "leather": 1}


@pytest.mark.rule("FR-B33")
@pytest.mark.parametrize("mystic", ["talisman", "embergem", "mithril"])
def test_a_mystic_for_a_dragon_scale(mystic: str) -> None:
    play = stall(**{mystic: 1})
    assert market(play) == [f"{mystic}:dragon-scale"]
    assert play.freely(f"market:{mystic}:dragon-scale").has() == {"dragon-scale": 1}


@pytest.mark.rule("FR-B34")
@pytest.mark.parametrize("mystic", ["embergem", "mithril"])
def test_two_dragon_scales_for_an_embergem_or_mithril(mystic: str) -> None:
    assert f"dragon-scale:{mystic}" not in market(stall(dragon_scale=1))
    play = stall(dragon_scale=3)
    assert "dragon-scale:talisman" not in market(play)
    assert play.freely(f"market:dragon-scale:{mystic}").has() == {"dragon-scale": 1, mystic: 1}


@pytest.mark.rule("FR-B35")
def test_a_dragon_scale_for_two_gold() -> None:
    play = stall(dragon_scale=1)
    assert market(play) == ["dragon-scale:gold"]
    assert play.freely("market:dragon-scale:gold").has() == {"gold": 2}


@pytest.mark.rule("FR-B36")
def test_ao_never_trades() -> None:
    play = town(smiths=[dict(wood=2)], ao=dict(gold=50, cubes=9))
    assert deals(play.s, 0) != [] and deals(play.s, 1) == []


@pytest.mark.rule("FR-B28")
def test_the_market_is_open_in_production_too_and_as_often_as_one_likes() -> None:
    play = stall("production", wood=6)
    play.freely("market:wood:ore", "market:wood:ore", "market:wood:ore")
    assert play.has() == {"ore": 3} and play.asked == "station"


@pytest.mark.rule("FR-B67")
def test_with_the_ledger_the_two_goods_may_differ() -> None:
    play = stall(wood=1, ore=1, upgrades=["ledger"])
    assert market(play) == ["wood+ore:leather", "wood+ore:charcoal"]
    assert play.freely("market:wood+ore:charcoal").has() == {"charcoal": 1}
    assert "wood+ore:leather" not in market(stall(wood=1, ore=1, upgrades=["annex"]))


@pytest.mark.rule("FR-B37")
@pytest.mark.parametrize(("way", "die"), [("+1", "m4"), ("-1", "m2")])
def test_a_talisman_turns_a_die_about_to_be_placed(way: str, die: str) -> None:
    play = stall(talisman=2, dice=["m3", "h6"])
    play.freely(f"talisman:m3:{way}")
    assert play.me.dice == [die, "h6"] and play.has() == {"talisman": 1}
    assert play.you.dice == ["m3", "h3", "a3"]


@pytest.mark.rule("FR-B37")
def test_a_talisman_turns_a_die_that_waits_for_work() -> None:
    play = town(
        smiths=[dict(talisman=1, columns=[["m3"], [], []], stations={"kiln": ["a2"]}, dice=["m3"]), {}], step="production"
    )
    assert [word for word in play.free if word.startswith("talisman")] == ["talisman:m3:+1", "talisman:m3:-1"]
    play.freely("talisman:m3:+1")
    assert play.me.columns == [["m4"], [], []] and play.me.dice == ["m3"] and play.me.stations == {"kiln": ["a2"]}


@pytest.mark.rule("FR-B37")
def test_without_a_talisman_no_die_is_turned() -> None:
    assert not [word for word in stall(dice=["m3"]).free if word.startswith("talisman")]


@pytest.mark.rule("FR-B38")
def test_six_is_not_next_to_one() -> None:
    assert (turned("m6", 1), turned("m1", -1), turned("m1", 1)) == ("", "", "m2")
    play = stall(talisman=1, dice=["m6", "h1"])
    assert [word for word in play.free if word.startswith("talisman")] == ["talisman:m6:-1", "talisman:h1:+1"]
