"""Guild columns, hiring and runs (2.6)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.games.forges_of_ravenshire.guilds import free_slots

from .stage import Town, town


def at_the_halls(die: str = "m6", **smith: Any) -> Town:
    """A smith who has just placed a die in the Guild Halls."""
    play = town(smiths=[{"dice": [die], **smith}, {}])
    return play.do(f"{die}>guild-halls")


def running(guild: str, **smith: Any) -> Town:
    """A smith who takes a die of this guild, for 1 steel."""
    play = town(smiths=[smith, {}], board={"steelgate": [f"{guild[0]}1"], "timberfall": ["m1"]}, step="take")
    return play.do("steelgate.0")


@pytest.mark.rule("FR-B43")
def test_a_column_has_two_open_slots() -> None:
    play = at_the_halls(gold=20, members=[["m3", "m4"], ["h3"], []])
    assert play.options == ["h1", "h2", "a1", "a2", "none"]
    assert [free_slots(play.me, guild) for guild in ("merchant", "harvester", "alchemist")] == [0, 1, 2]


@pytest.mark.rule("FR-B68")
def test_the_annex_opens_a_third_slot_in_each() -> None:
    play = at_the_halls(gold=20, members=[["m3", "m4"], [], []], upgrades=["annex"])
    assert "m1" in play.options
    assert [free_slots(play.me, guild) for guild in ("merchant", "harvester", "alchemist")] == [1, 3, 3]
    full = at_the_halls(gold=20, members=[["m3", "m4", "m5"], [], []], upgrades=["annex"])
    assert "m1" not in full.options


@pytest.mark.rule("FR-B103")
def test_a_member_needs_a_free_slot_in_its_own_column() -> None:
    play = at_the_halls(gold=20, members=[[], ["h3", "h4"], []])
    assert not [key for key in play.options if key.startswith("h")] and "m1" in play.options
    play.do("a1")
    assert play.me.members == [[], ["h3", "h4"], ["a1"]]


@pytest.mark.rule("FR-B44")
def test_merchants_begin_with_two_gold() -> None:
    assert running("merchant").has() == {"steel": 1, "gold": 2}


@pytest.mark.rule("FR-B45")
@pytest.mark.parametrize("good", ["wood", "ore", "leather"])
def test_harvesters_begin_with_a_raw_good_of_choice(good: str) -> None:
    play = running("harvester")
    assert play.asked == "gain" and play.options == ["wood", "ore", "leather"]
    assert play.do(good).has() == {"steel": 1, good: 1}


@pytest.mark.rule("FR-B45")
def test_a_full_track_cannot_be_chosen_and_nobody_is_asked_in_vain() -> None:
    assert running("harvester", wood=10).options == ["ore", "leather"]
    full = running("harvester", wood=10, ore=10, leather=10)
    assert full.seat == 1 and "fr-log-no-room" in full.said()


@pytest.mark.rule("FR-B46")
def test_alchemists_begin_with_a_charcoal() -> None:
    assert running("alchemist").has() == {"steel": 1, "charcoal": 1}


@pytest.mark.rule("FR-B47")
def test_the_base_comes_first_then_members_from_top_to_bottom() -> None:
    play = running("alchemist", members=[["m8"], [], ["a1", "a8"]], wood=1)
    assert play.asked == "convert" and play.has() == {"wood": 1, "steel": 1, "charcoal": 1}  # the Apothecary comes after
    assert play.do("1").has() == {"steel": 1, "charcoal": 2, "gold": 1}


@pytest.mark.rule("FR-B47")
def test_a_member_may_be_left_out() -> None:
    assert running("alchemist", members=[[], [], ["a1"]], wood=1).do("0").has() == {"wood": 1, "steel": 1, "charcoal": 1}


@pytest.mark.rule("FR-B48")
def test_where_a_top_row_member_leaves_the_lower_moves_up() -> None:
    play = at_the_halls(gold=20)
    play.do("m1")
    assert play.s.halls == [["m2", "m3"], ["h1", "h2"], ["a1", "a2"]] and len(play.s.stacks[0]) == 5


@pytest.mark.rule("FR-B49")
def test_where_a_lower_row_member_leaves_a_new_one_is_drawn() -> None:
    play = at_the_halls(gold=20)
    play.do("m2", *(["wood"] if play.asked == "gain" else []))
    assert play.s.halls == [["m1", "m3"], ["h1", "h2"], ["a1", "a2"]] and len(play.s.stacks[0]) == 5


@pytest.mark.rule("FR-B48", "FR-B49")
def test_an_empty_stack_leaves_the_display_short() -> None:
    members = [["m1", "m2"], [], []]
    others = [["m3", "m4"], [], []]
    smiths = [dict(dice=["m6"], gold=20, members=members), dict(members=others, upgrades=["annex"])]
    play = town(smiths=smiths, halls={"merchant": ["m5"]})
    play.s.stacks[0].layers = []
    play.me.members[0] = []
    play.do("m6>guild-halls", "m5")
    assert play.s.halls[0] == []


@pytest.mark.rule("FR-B50")
def test_either_row_may_be_taken() -> None:
    assert at_the_halls(gold=20).options == ["m1", "m2", "h1", "h2", "a1", "a2", "none"]


@pytest.mark.rule("FR-B51")
@pytest.mark.parametrize(
    ("die", "gold", "offered"), [("m6", 4, True), ("m6", 3, False), ("m3", 3, True), ("m2", 2, True), ("m2", 1, False)]
)
def test_recruiting_costs_gold(die: str, gold: int, offered: bool) -> None:
    play = at_the_halls(die, gold=gold)
    can = play.asked == "recruit" and "h2" in play.options  # 4 Gold
    assert can == offered
    if offered:
        assert play.do("h2").me.stock["gold"] == 0 and play.has(1) == {}


@pytest.mark.rule("FR-B52")
def test_a_welcome_gift_comes_at_once_and_once() -> None:
    play = at_the_halls(gold=5, die="m6")
    play.do("h1")
    assert play.asked == "gain" and len(play.options) == 10
    assert play.do("wood+charcoal").has() == {"mithril": 1, "wood": 1, "charcoal": 1}
    assert play.asked == "take"


@pytest.mark.rule("FR-B52")
def test_a_gift_of_reputation_brings_the_bonus_of_the_space() -> None:
    play = town(smiths=[dict(dice=["m6"], gold=7), {}], halls={"merchant": ["m5", "m1"]}).do("m6>guild-halls", "m5")
    assert play.me.reputation == 1 and play.has() == {"mithril": 1, "gold": 1}
