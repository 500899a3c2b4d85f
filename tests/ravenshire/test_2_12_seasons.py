"""The course of the game: turns, Seasons, and what happens between them (2.12)."""

from __future__ import annotations

from typing import Any

import pytest

from .stage import Town, town

SPARE = {"timberfall": ["m1"], "ore-pits": ["m1"], "tanners-row": ["m3"], "kilnyard": ["m3"]}


def season_over(*smiths: dict[str, Any], luck: int = 6, **more: Any) -> Town:
    """A Season has ended for these smiths."""
    return town(smiths=smiths or ({}, {}), step="season-end", luck=list(range(1, 7)) * (luck // 6 + 1), **more)


@pytest.mark.rule("FR-B107")
def test_three_turns_each_one_at_a_time_from_the_marker_on() -> None:
    play = town(smiths=[{}, {}, {}], board=SPARE, first=1, active=1, titles=[])
    turns = []
    while play.asked != "station":
        if play.asked == "place":
            turns.append((play.s.round, play.seat))
        play.on()
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1), (3, 2), (3, 0)]
    assert play.seat == 1  # Production begins with the marker too


@pytest.mark.rule("FR-B99")
def test_gathering_production_end_of_season_and_the_next() -> None:
    play = town(board=SPARE, season=1, titles=[], luck=[2] * 6)
    steps = []
    while play.s.season == 1:
        steps.append(play.s.step)
        play.do("close" if play.asked == "station" else play.options[0])
    order = [step for place, step in enumerate(steps) if place == 0 or step != steps[place - 1]]
    assert order == [*["turn", "take"] * 6, "production"]
    assert (play.s.season, play.s.round, play.s.step) == (2, 1, "turn")


@pytest.mark.rule("FR-B99")
@pytest.mark.parametrize("season", [1, 2, 3])
def test_there_are_four_seasons(season: int) -> None:
    play = season_over(season=season)
    assert play.s.season == season + 1 and play.asked == "place" and play.table.over is None


@pytest.mark.rule("FR-B93")
def test_titles_are_given_in_turn_order() -> None:
    ao = dict(reputation=9)
    play = season_over(dict(reputation=7), dict(reputation=8), ao=ao, first=1, titles=["renowned"])
    told = [entry.seat for entry in play.table.log if entry.text.id == "fr-log-title"]
    assert told == [1, 2, 0]
    assert play.has() == {"gold": 9} == play.has(1) and play.ao.titles == ["renowned"]


@pytest.mark.rule("FR-B93")
@pytest.mark.parametrize("titles", [["renowned", "brightsmith"], ["brightsmith", "renowned"]])
def test_what_a_title_brings_may_be_enough_for_another_wherever_that_one_lies(titles: list[str]) -> None:
    smith = dict(contracts=["cw1", "cw2"], finishes=["mithril", "mithril"], reputation=6)
    play = season_over(smith, dict(reputation=6), ao=dict(contracts=["cw3", "cw4"], reputation=6), titles=titles)
    assert play.me.titles == ["brightsmith", "renowned"] == play.ao.titles and play.you.titles == []
    assert play.me.stock["gold"] == 11 + 9


@pytest.mark.rule("FR-B93")
def test_no_title_before_the_season_ends() -> None:
    play = town(smiths=[dict(reputation=9), {}], titles=["renowned"])
    assert play.me.titles == []


@pytest.mark.rule("FR-B94")
def test_the_fourth_is_the_last_and_nothing_else_happens_then() -> None:
    play = town(smiths=[dict(reputation=7), {}], step="season-end", season=4, titles=["renowned"])
    assert play.table.over is not None and play.me.titles == ["renowned"] and play.table.over.scores[0] == 9 + 10
    assert play.s.halls == [["m1", "m2"], ["h1", "h2"], ["a1", "a2"]] and play.s.first == 0


@pytest.mark.rule("FR-R117")
@pytest.mark.parametrize(("season", "over"), [(3, False), (4, True)])
def test_gold_is_counted_after_season_four(season: int, over: bool) -> None:
    play = season_over(dict(gold=5), dict(gold=3), season=season)
    assert (play.table.over is not None) == over == ("fr-log-total" in play.said())


@pytest.mark.rule("FR-B95")
def test_the_guild_halls_turn_over() -> None:
    play = season_over(halls={"merchant": ["m4", "m7"], "alchemist": ["a8"]})
    assert play.s.halls == [["m7", "m1"], ["h2", "h3"], ["a1"]]
    assert [stack.layers[-1] for stack in play.s.stacks] == [("m4",), ("h1",), ("a8",)]


@pytest.mark.rule("FR-B96")
def test_dice_come_home() -> None:
    smith = dict(columns=[["m1"], [], ["a3"]], stations={"kiln": ["h5"]})
    play = season_over(smith, {}, ao=dict(dice=[], columns=[["m5", "m2"], [], ["r1"]]))
    assert [die[0] for die in play.me.dice] == ["m", "a", "h"] and play.me.columns == [[], [], []] and play.me.stations == {}
    assert play.ao.dice == ["m5", "m2", "r1"] and play.ao.columns == [[], [], []]


@pytest.mark.rule("FR-B105")
def test_smiths_roll_their_dice_anew() -> None:
    play = town(smiths=[{}, {}], step="season-end", luck=[6, 5, 4, 1, 1, 2])
    assert [smith.dice for smith in play.s.smiths] == [["m6", "h5", "a4"], ["m1", "h1", "a2"]]


@pytest.mark.rule("FR-B97")
def test_overtime_cards_can_be_used_again() -> None:
    play = season_over(dict(overtime=["long-hours", "rush-order"]), dict(overtime=["night-forge"]))
    assert [smith.overtime for smith in play.s.smiths] == [[], []]


@pytest.mark.rule("FR-B98")
@pytest.mark.parametrize(
    ("smiths", "ao", "first", "then"), [(2, False, 0, 1), (2, False, 1, 0), (2, True, 1, 2), (2, True, 2, 0)]
)
def test_the_marker_moves_on_and_may_come_to_ao(smiths: int, ao: bool, first: int, then: int) -> None:
    play = season_over(*[{}] * smiths, ao={} if ao else None, first=first)
    assert play.s.first == then
    assert play.seat == (0 if then == 2 else then)  # after AO it is the first seat's turn
