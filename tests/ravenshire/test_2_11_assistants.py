"""The six assistants (2.11)."""

from __future__ import annotations

import pytest

from inglenook.games.forges_of_ravenshire.content import ASSISTANTS, GOODS, UPGRADES

from .stage import Town, opening, town
from .test_2_1_setup import dealing, starters

START = {**dict.fromkeys(GOODS, 1), "gold": 4, "action-token": 1}


def helped(assistant: str, *luck: int | str, other: str = "old-patron") -> Town:
    """The first of two smiths has kept this assistant; the second keeps another."""
    ids = list(ASSISTANTS)
    first = ids.index(assistant)
    second = [id for id in ids if id != assistant].index(other if assistant != other else "foreman")
    left = [id for id in ids if id != assistant]
    again = left.index(other if assistant != other else "foreman")
    play = opening(luck=[*dealing(), f"#{first}", f"#{second}", *luck, f"#{again}", "#0", *starters(), 1], assistants=True)
    return play.do(assistant)


@pytest.mark.rule("FR-B86")
def test_raven_keeper() -> None:
    play = helped("raven-keeper", 5)
    assert play.asked == "swap-die" and play.options == ["m3", "h3", "a3"]
    play.do("h3")
    assert play.me.dice == ["m3", "a3", "r5"] and play.has() == {**START, "gold": 9}
    assert play.you.dice == ["m2", "h2", "a2"]
    while play.asked != "place":
        play.on()
    assert sum(map(len, play.s.board)) == 6  # no Raven on the board


@pytest.mark.rule("FR-B87")
def test_fourth_hand() -> None:
    play = helped("fourth-hand", "#1", 6)
    assert play.me.dice == ["m3", "h3", "a3", "h6"] and play.has() == {**START, "gold": 9}
    assert len(play.you.dice) == 3


@pytest.mark.rule("FR-B87")
def test_fourth_hand_uses_three_of_four_dice_each_season() -> None:
    smith = dict(assistant="fourth-hand", dice=["h6"], columns=[["m1"], ["h2"], ["a3"]])
    play = town(smiths=[smith, dict(columns=[["m1"], [], []])], step="production", luck=[1, 2, 3, 4, 5])
    assert "h6" not in {key[:2] for key in play.main}
    play.do("close", "close")
    assert play.me.dice == ["h1", "m2", "h3", "a4"]


@pytest.mark.rule("FR-B88")
def test_foreman() -> None:
    play = helped("foreman")
    assert play.asked == "foreman" and play.options == list(UPGRADES)
    play.do("annex")
    assert play.me.upgrades == ["annex"] and play.has() == START and play.you.upgrades == []
    assert not play.me.upgraded  # one may be bought in the first Season all the same


@pytest.mark.rule("FR-B89")
def test_guildmother() -> None:
    play = helped("guildmother", "#0")
    display = [token for hall in play.s.halls for token in hall]
    assert play.asked == "guildmother" and [key for key in play.options if "@" not in key] == display
    member = display[0]
    play.do(member)
    assert play.me.members == [[member], [], []] and play.has() == START and play.me.reputation == 0
    assert play.s.halls[0][0] == display[1] and play.you.members == [[], [], []]


@pytest.mark.rule("FR-B89")
def test_the_guildmothers_member_brings_nothing_along() -> None:
    play = helped("guildmother", "#0")
    member = play.s.halls[1][0]
    play.do(member)
    assert play.has() == START and play.asked == "assistant"


@pytest.mark.rule("FR-B106")
def test_with_the_guildmother_members_go_into_any_column() -> None:
    smith = dict(assistant="guildmother", dice=["m6"], gold=1, members=[["m3", "m4"], [], ["a3", "a4"]])
    play = town(smiths=[smith, {}]).do("m6>guild-halls")
    assert play.options == ["m1@harvester", "a1@harvester", "none"]
    play.do("m1@harvester")
    assert play.me.members == [["m3", "m4"], ["m1"], ["a3", "a4"]] and play.has() == {"mithril": 1}


@pytest.mark.rule("FR-B106")
def test_they_act_when_that_guild_runs() -> None:
    smith = dict(assistant="guildmother", members=[[], ["m8"], []])
    play = town(smiths=[smith, {}], board={"steelgate": ["h1"], "timberfall": ["m1"]}, step="take").do("steelgate.0", "ore")
    assert play.has() == {"steel": 1, "ore": 1, "gold": 2}


@pytest.mark.rule("FR-B106")
def test_without_her_they_do_not() -> None:
    play = town(smiths=[dict(dice=["m6"], gold=1, members=[["m3", "m4"], [], []]), {}]).do("m6>guild-halls")
    assert play.options == ["a1", "none"]


@pytest.mark.rule("FR-B90")
def test_quarter_clerk_brings_three_gold() -> None:
    assert helped("quarter-clerk").has() == {**START, "gold": 7}


@pytest.mark.rule("FR-B90")
def test_quarter_clerk_swaps_one_good_once_a_turn() -> None:
    smith = dict(assistant="quarter-clerk", wood=1, steel=1)
    play = town(smiths=[smith, dict(wood=1)], board={"timberfall": ["m1"], "steelgate": ["m1"]})
    clerk = [word for word in play.free if word.startswith("clerk")]
    assert clerk == [
        *(f"clerk:wood:{get}" for get in ("ore", "leather", "charcoal")),
        *(f"clerk:steel:{get}" for get in ("wood", "ore", "leather", "charcoal")),
    ]
    play.freely("clerk:steel:charcoal")
    assert play.has() == {"wood": 1, "charcoal": 1} and not [word for word in play.free if word.startswith("clerk")]
    play.do("m3>ore-pits")
    assert not [word for word in play.free if word.startswith("clerk")]
    play.do("timberfall.0", "m3>timberfall", "steelgate.0")
    assert play.seat == 0 and [word for word in play.free if word.startswith("clerk")]  # a new turn


@pytest.mark.rule("FR-B90", "FR-B28")
def test_quarter_clerk_swaps_what_the_run_brought_too() -> None:
    board = {"timberfall": ["m1"], "kilnyard": ["a6"]}
    play = town(smiths=[dict(assistant="quarter-clerk"), {}], board=board, step="take")
    assert play.free == []
    play.do("kilnyard.0")
    assert (play.asked, play.seat, play.main) == ("turn-over", 0, ["end"])
    play.freely("clerk:charcoal:ore")
    assert play.has() == {"charcoal": 3, "ore": 1} and (play.asked, play.seat) == ("place", 1)
    used = town(smiths=[dict(assistant="quarter-clerk", clerked=True), {}], board=board, step="take")
    assert used.do("kilnyard.0").seat == 1


@pytest.mark.rule("FR-B90")
def test_others_have_no_clerk_and_production_is_no_turn() -> None:
    assert not [word for word in town(smiths=[dict(wood=1), {}]).free if word.startswith("clerk")]
    play = town(smiths=[dict(wood=1, assistant="quarter-clerk"), {}], step="production")
    assert not [word for word in play.free if word.startswith("clerk")]


@pytest.mark.rule("FR-B91")
def test_old_patron() -> None:
    play = helped("old-patron")
    assert play.me.reputation == 1 and play.has() == {**START, "gold": 5} and play.you.reputation == 0
