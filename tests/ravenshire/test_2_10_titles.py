"""Titles (2.10)."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.games.forges_of_ravenshire.content import TITLES
from inglenook.games.forges_of_ravenshire.titles import facts_of, meets, missing

from .stage import Town, town

LUCK = [1] * 6
EVERY = {  # title -> (just enough, just too little, first reward)
    "embersmith": (
        dict(contracts=["cs1", "cw1"], finishes=["embergem", "embergem"]),
        dict(contracts=["cw2", "cw1"], finishes=["embergem", "embergem"]),
        {"gold": 12},
    ),
    "brightsmith": (
        dict(contracts=["cs1", "cw1"], finishes=["mithril", "mithril"]),
        dict(contracts=["cs1", "cw1"], finishes=["mithril", ""]),
        {"gold": 11 + 1},  # and 1 reputation, whose space brings 1 Gold
    ),
    "artificer": (
        dict(contracts=["ca1", "cw1"], finishes=["production", "production"]),
        dict(contracts=["ca1", "cw1"], finishes=["production", "mithril"]),
        {"gold": 12},
    ),
    "bladewright": (dict(contracts=["cw1", "ew1", "cw2"]), dict(contracts=["cw1", "cw2", "cs1"]), {"gold": 12}),
    "wallwright": (dict(contracts=["cs1", "es1", "cs2"]), dict(contracts=["cs1", "cs2", "ca1"]), {"gold": 12}),
    "mailwright": (dict(contracts=["ca1", "ea1", "ca2"]), dict(contracts=["ca1", "ca2", "cw1"]), {"gold": 12}),
    "quartermaster": (dict(contracts=["ca1", "cs1", "cw1"]), dict(contracts=["ca1", "cs1", "cs2"]), {"gold": 8}),
    "legendsmith": (dict(contracts=["la1", "ls1"]), dict(contracts=["la1", "es1"]), {"gold": 13}),
    "guildwarden": (
        dict(members=[["m1", "m2"], ["h1", "h2"], ["a1"]]),
        dict(members=[["m1", "m2"], ["h1", "h2"], []]),
        {"gold": 10},
    ),
    "renowned": (dict(reputation=7), dict(reputation=6), {"gold": 9}),
}


def at_the_end(*smiths: dict[str, Any], **more: Any) -> Town:
    """A Season ends for these smiths."""
    return town(smiths=smiths, step="season-end", luck=[1] * 3 * len(smiths), **more)


@pytest.mark.rule("FR-B85")
@pytest.mark.parametrize("title", EVERY)
def test_each_title_just_met_and_just_missed(title: str) -> None:
    enough, little, first = EVERY[title]
    play = at_the_end(enough, {}, titles=[title])
    assert play.me.titles == [title] and play.has() == first and play.has(1) == {}
    missed = at_the_end(little, {}, titles=[title])
    assert missed.me.titles == [] and missed.has() == {} and missing(title, facts_of(missed.s, 0))


@pytest.mark.rule("FR-B85")
@pytest.mark.parametrize("title", EVERY)
def test_later_each_is_worth_three_gold(title: str) -> None:
    play = at_the_end(EVERY[title][0], {}, titles=[title], claimed={title: 1})
    assert play.has() == {"gold": 3} and play.me.titles == [title]


@pytest.mark.rule("FR-B85")
def test_there_are_ten() -> None:
    assert set(TITLES) == set(EVERY)


@pytest.mark.rule("FR-B83")
def test_nobody_takes_a_title_twice() -> None:
    play = at_the_end(dict(reputation=7, titles=["renowned"]), dict(reputation=8), titles=["renowned"], claimed={"renowned": 1})
    assert play.has() == {} and play.has(1) == {"gold": 3} and play.me.titles == ["renowned"]


@pytest.mark.rule("FR-B84")
def test_all_who_meet_it_in_the_earliest_season_are_first() -> None:
    play = at_the_end(dict(reputation=7), dict(reputation=9), titles=["renowned"])
    assert [play.has(0), play.has(1)] == [{"gold": 9}, {"gold": 9}] and play.s.claimed == {"renowned": 2}


@pytest.mark.rule("FR-B84")
def test_a_season_later_it_is_worth_less() -> None:
    play = at_the_end(dict(reputation=7, titles=["renowned"]), dict(reputation=9), titles=["renowned"], claimed={"renowned": 1})
    assert play.has(1) == {"gold": 3} and play.s.claimed == {"renowned": 1}


def test_smiths_and_ao_are_measured_alike() -> None:
    ao = dict(contracts=["cw1", "cs1"], finish="embergem", members=[["m1"], ["h1", "h2"], ["a1", "a2"]], reputation=3)
    play = town(smiths=[{}, dict(contracts=["cw2"], finishes=["mithril"])], ao=ao)
    assert facts_of(play.s, 2) == {"fin-embergem": 2, "weapon": 1, "shield": 1, "common": 2, "members": 5, "reputation": 3}
    assert facts_of(play.s, 1) == {"fin-mithril": 1, "weapon": 1, "common": 1, "members": 0, "reputation": 0}
    assert meets("embersmith", facts_of(play.s, 2)) and not meets("embersmith", facts_of(play.s, 1))
