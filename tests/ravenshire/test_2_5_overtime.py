"""Overtime cards (2.5)."""

from __future__ import annotations

import pytest

from .stage import town

BOARD = {"timberfall": ["m1"], "kilnyard": ["a6"]}


def overtime(free: list[str]) -> list[str]:
    return [word.removeprefix("overtime:") for word in free if word.startswith("overtime:")]


@pytest.mark.rule("FR-B40")
def test_long_hours_runs_the_same_guild_again() -> None:
    play = town(smiths=[dict(action_token=2), dict(action_token=2)], board=BOARD, step="take")
    assert "long-hours" not in overtime(play.free)
    play.do("timberfall.0")
    assert (play.asked, play.seat, play.main) == ("turn-over", 0, ["end"]) and play.me.stock["gold"] == 2
    play.freely("overtime:long-hours")
    assert play.has() == {"wood": 4, "gold": 4} and play.me.overtime == ["long-hours"]
    assert (play.asked, play.seat) == ("place", 1) and play.has(1) == {"action-token": 2}


@pytest.mark.rule("FR-B40")
def test_long_hours_runs_whichever_guild_has_just_run() -> None:
    play = town(smiths=[dict(action_token=2), {}], board=BOARD, step="take").do("kilnyard.0")
    assert play.freely("overtime:long-hours").has() == {"charcoal": 3 + 1 + 1}


@pytest.mark.rule("FR-B40")
def test_long_hours_may_be_left_and_costs_two_tokens() -> None:
    left = town(smiths=[dict(action_token=2), {}], board=BOARD, step="take").do("timberfall.0", "end")
    assert left.has() == {"wood": 4, "gold": 2, "action-token": 2} and left.seat == 1
    poor = town(smiths=[dict(action_token=1), {}], board=BOARD, step="take").do("timberfall.0")
    assert poor.seat == 1


@pytest.mark.rule("FR-B39")
def test_each_card_once_a_season() -> None:
    play = town(smiths=[dict(action_token=9, overtime=["long-hours"]), {}], board=BOARD, step="take")
    assert overtime(play.free) == ["rush-order:common", "rush-order:exceptional", "rush-order:legendary"]
    play.freely("overtime:rush-order:common")
    assert overtime(play.free) == [] and play.me.stock["action-token"] == 8
    play.do("timberfall.0")
    assert play.seat == 1  # nothing to wait for: Long Hours is used up


@pytest.mark.rule("FR-B41")
@pytest.mark.parametrize("step", ["turn", "production"])
def test_rush_order_deals_a_row_anew(step: str) -> None:
    play = town(smiths=[dict(action_token=1), {}], step=step)
    before = {tier: list(row) for tier, row in play.s.rows.items()}
    deck = [bag[0] for bag in play.s.decks["legendary"].layers]
    play.freely("overtime:rush-order:legendary")
    assert play.s.rows == {**before, "legendary": deck[:3]}
    assert [bag[0] for bag in play.s.decks["legendary"].layers] == [*deck[3:], *before["legendary"]]
    assert play.has() == {} and play.me.overtime == ["rush-order"]


@pytest.mark.rule("FR-B41")
def test_no_rush_order_without_a_token_or_without_a_deck() -> None:
    assert overtime(town().free) == []
    assert "rush-order:common" not in overtime(town(smiths=[dict(action_token=1), {}], decks={"common": []}).free)


@pytest.mark.rule("FR-B42")
def test_night_forge_puts_a_second_die_on_a_station() -> None:
    smith = dict(action_token=1, columns=[["m1"], [], []], stations={"appraiser": ["a6"]})
    play = town(smiths=[smith, {}], step="production")
    assert "m1>appraiser" not in play.main
    play.do("m1>appraiser+night")
    assert play.me.stations == {"appraiser": ["a6", "m1"]} and play.has() == {"gold": 1}
    assert play.me.overtime == ["night-forge"]


@pytest.mark.rule("FR-B42")
@pytest.mark.parametrize(
    "smith",
    [
        dict(stations={"appraiser": ["a6"]}),
        dict(action_token=1, stations={"appraiser": ["a6"]}, overtime=["night-forge"]),
        dict(action_token=1, stations={"appraiser": ["a6", "h1"]}),
        dict(action_token=1),
    ],
)
def test_no_night_forge_without_token_card_or_a_lone_die(smith: dict[str, object]) -> None:
    play = town(smiths=[{**smith, "columns": [["m1"], [], []]}, {}], step="production")
    assert not [key for key in play.main if key.endswith("+night")]
