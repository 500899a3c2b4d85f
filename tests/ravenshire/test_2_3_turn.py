"""A smith's turn in Gathering (2.3)."""

from __future__ import annotations

import pytest

from .stage import town

PLAIN = {"timberfall": ["m1"], "ore-pits": ["h2"]}


@pytest.mark.rule("FR-B25")
def test_one_own_die_is_placed_as_it_lies_and_pays() -> None:
    play = town(smiths=[dict(dice=["m5", "h2"]), {}])
    assert "m5>timberfall" in play.main and "m4>timberfall" not in play.main and "a3>timberfall" not in play.main
    play.do("m5>timberfall")
    assert play.dice_at("timberfall") == ["m1", "m5"] and play.me.dice == ["h2"]
    assert play.has() == {"wood": 2, "talisman": 1} and play.asked == "take"
    assert play.has(1) == {} and play.you.dice == ["m3", "h3", "a3"]


@pytest.mark.rule("FR-B25")
def test_a_district_with_two_dice_is_full() -> None:
    play = town(smiths=[dict(dice=["m5"]), {}], board={"timberfall": ["m1", "h1"], "ore-pits": ["a2"], "steelgate": []})
    assert play.main == [f"m5>{id}" for id in ("ore-pits", "tanners-row", "kilnyard", "steelgate", "guild-halls")]


def test_equal_dice_are_offered_once() -> None:
    play = town(smiths=[dict(dice=["m5", "m5"]), {}])
    assert len(play.main) == 6


@pytest.mark.rule("FR-B26")
def test_a_die_is_taken_and_its_district_pays() -> None:
    play = town(board={**PLAIN, "kilnyard": ["a6"]}, step="take")
    assert play.main == ["timberfall.0", "ore-pits.0", "kilnyard.0"]
    play.do("kilnyard.0")
    assert play.dice_at("kilnyard") == [] and play.me.columns == [[], [], ["a6"]]
    assert play.has() == {"charcoal": 4}  # three for the die, one for the guild
    assert play.has(1) == {}


@pytest.mark.rule("FR-B101")
def test_the_die_just_placed_is_not_for_taking() -> None:
    play = town(smiths=[dict(dice=["m5", "h2"]), {}], board=PLAIN)
    play.do("m5>timberfall")
    assert play.main == ["timberfall.0", "ore-pits.0"]


@pytest.mark.rule("FR-B101")
def test_the_next_one_may_take_it() -> None:
    play = town(smiths=[dict(dice=["m5", "h2"]), dict(dice=["a1"])], board={"timberfall": ["m1"], "kilnyard": ["a6"]})
    play.do("m5>timberfall", "kilnyard.0", "a1>steelgate")
    assert play.seat == 1 and play.main == ["timberfall.0", "timberfall.1"]


@pytest.mark.rule("FR-B27")
@pytest.mark.parametrize(("die", "column", "gained"), [("m1", 0, {"gold": 2}), ("h1", 1, {}), ("a1", 2, {"charcoal": 1})])
def test_the_guild_of_its_colour_runs(die: str, column: int, gained: dict[str, int]) -> None:
    play = town(board={"steelgate": [die], "timberfall": ["m1"]}, step="take")
    play.do("steelgate.0")
    if play.asked == "gain":
        play.do("ore")
        gained = {"ore": 1}
    assert play.me.columns[column] == [die] and play.has() == {"steel": 1, **gained}
    assert play.seat == 1 and play.you.columns == [[], [], []]


@pytest.mark.rule("FR-B102")
@pytest.mark.parametrize(("guild", "gained"), [("merchant", {"gold": 2}), ("alchemist", {"charcoal": 1})])
def test_a_raven_runs_any_guild(guild: str, gained: dict[str, int]) -> None:
    play = town(board={"steelgate": ["r1"], "timberfall": ["m1"]}, step="take")
    play.do("steelgate.0")
    assert play.asked == "column" and play.options == ["merchant", "harvester", "alchemist"]
    play.do(guild)
    assert play.has() == {"steel": 1, **gained}
    assert play.me.columns[["merchant", "harvester", "alchemist"].index(guild)] == ["r1"]


@pytest.mark.rule("FR-Q34")
def test_between_reward_and_run_one_acts_freely_while_a_raven_is_asked_about() -> None:
    play = town(smiths=[dict(wood=2, talisman=1), {}], board={"steelgate": ["r1"], "timberfall": ["m1"]}, step="take")
    play.do("steelgate.0")
    assert play.asked == "column" and {word.partition(":")[0] for word in play.free} == {"market"}
    play.freely("market:wood:ore")
    assert play.asked == "column" and play.has() == {"steel": 1, "ore": 1, "talisman": 1}
    play.do("merchant")
    assert play.has() == {"steel": 1, "ore": 1, "talisman": 1, "gold": 2} and play.seat == 1


def test_with_any_other_die_the_turn_does_not_stop_for_it() -> None:
    play = town(smiths=[dict(wood=2), {}], board={"steelgate": ["m1"], "timberfall": ["m1"]}, step="take")
    assert play.do("steelgate.0").seat == 1 and play.has() == {"wood": 2, "steel": 1, "gold": 2}


@pytest.mark.rule("FR-B26")
def test_two_dice_alike_in_one_district_are_one_answer() -> None:
    board = {"steelgate": ["m1", "m1"], "timberfall": ["m1"], "kilnyard": ["m1", "m2"], "ore-pits": ["m1", "h1"]}
    play = town(board=board, step="take")
    assert [key for key in play.main if key.startswith("steelgate")] == ["steelgate.0"]
    assert {"timberfall.0", "kilnyard.0", "kilnyard.1", "ore-pits.0", "ore-pits.1"} <= {*play.main}
    asked = play.scene(0).prompt
    assert asked is not None
    lit = {one.key: one.lights for one in asked.options}
    assert lit["steelgate.0"] == ("die:steelgate.0", "die:steelgate.1") and lit["kilnyard.0"] == ("die:kilnyard.0",)
    play.do("steelgate.0")
    assert play.s.board[4] == ["m1"] and play.me.columns[0] == ["m1"]


def test_a_die_like_the_one_just_placed_is_taken_and_that_one_stays() -> None:
    play = town(smiths=[dict(dice=["m4"]), {}], board={"steelgate": ["m4"]}).do("m4>steelgate")
    asked = play.scene(0).prompt
    assert asked is not None and [one.lights for one in asked.options if one.key == "steelgate.0"] == [("die:steelgate.0",)]
    assert "steelgate.1" not in play.main
    assert play.do("steelgate.0").s.board[4] == ["m4"]


@pytest.mark.rule("FR-B28")
def test_free_actions_stand_beside_placing_and_taking() -> None:
    play = town(smiths=[dict(dice=["m5"], wood=2, talisman=1, action_token=1), {}])
    assert {word.partition(":")[0] for word in play.free} == {"market", "talisman", "overtime"}
    play.freely("market:wood:ore")
    assert play.asked == "place" and play.has()["ore"] == 1
    play.do("m5>steelgate")
    assert play.asked == "take" and {word.partition(":")[0] for word in play.free} == {"market", "overtime"}


@pytest.mark.rule("FR-B28")
def test_nobody_acts_in_the_turn_of_another() -> None:
    play = town(smiths=[{}, dict(wood=5, talisman=2, action_token=3)])
    assert play.seat == 0 and play.free == []


@pytest.mark.rule("FR-B29")
def test_dice_taken_this_season_stay_at_home() -> None:
    play = town(smiths=[dict(dice=["m5"], columns=[["m2"], [], ["a6"]]), {}])
    assert {key[:2] for key in play.main} == {"m5"}


@pytest.mark.rule("FR-R3")
def test_with_ao_at_the_table_a_smiths_turn_is_the_same() -> None:
    served = dict(wood=2, clerked=True, assistant="quarter-clerk")
    alone, watched = (town(smiths=[{}, served], board=PLAIN, step="take", ao=ao).do("timberfall.0") for ao in (None, {}))
    assert (alone.asked, alone.seat) == ("place", 1) == (watched.asked, watched.seat)
    assert alone.options == watched.options and "clerk:wood:ore" in alone.free
    assert [play.on(2).has(1) for play in (alone, watched)] == [alone.has(1), alone.has(1)]


def test_a_turn_that_can_offer_nothing_more_is_over_by_itself() -> None:
    play = town(smiths=[dict(wood=6, action_token=1), {}], board=PLAIN, step="take")
    play.do("timberfall.0")
    assert (play.asked, play.seat) == ("place", 1)
