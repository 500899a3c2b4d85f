"""Corners of the core rules that the other files leave open."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.damage import destroy
from inglenook.games.keyforge.invariants import nobody_stands_dead
from inglenook.games.keyforge.leaving import leave

from . import props as props
from .stage import stage
from .test_cards_in_play import run


@pytest.mark.rule("KF-K31", "KF-K64")
def test_an_invulnerable_creature_without_power_stands() -> None:
    play = stage(me=dict(line=["with-invulnerable", "dummy"], upgrades={"with-invulnerable": ["yoke", "yoke"]}))
    play.do("reap:dummy")
    assert play.power("with-invulnerable") == -2 and play.line() == ["with-invulnerable", "dummy"]
    assert nobody_stands_dead(play.s) and play.at_rest


@pytest.mark.rule("KF-K31")
def test_one_with_as_much_damage_as_power_that_stands_is_a_mistake() -> None:
    play = stage(me=dict(line=["dummy"]))
    play.s.damage[play.id("dummy")] = 9
    assert nobody_stands_dead(play.s)
    play.s.damage[play.id("dummy")] = 10
    assert not nobody_stands_dead(play.s)


@pytest.mark.rule("KF-K60")
def test_raising_the_tide_is_something_else_done_before_an_alpha_card() -> None:
    play = stage(me=dict(hand=["alpha-word"]), tidal=True)
    assert play.can("play:alpha-word")
    play.do("tide")
    assert not play.can("play:alpha-word")


@pytest.mark.rule("KF-K44")
def test_when_the_latest_effect_ends_the_one_before_it_counts_again() -> None:
    play = stage(
        me=dict(hand=["harland-mindlock", "taker"], line=["brute"], house="logos"),
        foe=dict(line=["dummy"], hand=["collar-of-subordination"], houses=["dis", "logos", "brobnar"]),
    )
    play.do("play:harland-mindlock", "left", "left")
    assert play.line() == ["dummy", "harland-mindlock", "brute"]
    play.do("end", "dis", "play:collar-of-subordination", "dummy")
    assert play.line(1) == ["dummy"] and play.line() == ["harland-mindlock", "brute"]
    comes_off = leave(play.table, [play.id("collar-of-subordination")], "discard")
    assert comes_off.send(None).keys == ["left", "right"]  # type: ignore[attr-defined]
    with pytest.raises(StopIteration):
        comes_off.send("left")  # type: ignore[arg-type]
    assert play.line(1) == [] and "dummy" in play.line(), "the mind is still locked"
    run(play, destroy(play.table, [play.id("harland-mindlock")]))
    assert play.line(1) == ["dummy"] and play.line() == ["brute"], "and now it is free"


@pytest.mark.rule("KF-K44")
def test_an_effect_that_ends_takes_nothing_from_a_later_one() -> None:
    mine = dict(hand=["harland-mindlock", "taker@logos"], line=["brute"], house="logos")
    play = stage(me=mine, foe=dict(line=["dummy"]))
    play.do("play:harland-mindlock", "left", "left", "play:taker", "dummy")
    run(play, destroy(play.table, [play.id("harland-mindlock")]))
    assert play.line() == ["dummy", "brute"] and play.line(1) == []
    run(play, leave(play.table, [play.id("dummy")], "hand"))
    assert play.hand(1) == ["dummy"] and play.s.lasting == []
