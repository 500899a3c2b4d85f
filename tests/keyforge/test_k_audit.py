"""Corners of the core rules that the other files leave open."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.invariants import nobody_stands_dead

from . import props as props
from .stage import stage


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
