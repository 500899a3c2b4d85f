"""The check of what is remembered fails where it should."""

from __future__ import annotations

import pytest

from inglenook.engine.lasting import Lasting
from inglenook.games.keyforge.query import voices
from tests.games.keyforge import memory
from tests.keyforge import props as props
from tests.keyforge.stage import stage


def test_a_card_that_came_unheard_is_noticed() -> None:
    play = stage(me=dict(line=["brute"], artifacts=["autocannon"]))
    voices(play.s)
    memory.check(play.s)
    dict.__setitem__(play.s.control, "autocannon.a77", 0)
    with pytest.raises(AssertionError):
        memory.check(play.s)


def test_an_effect_that_lasts_unheard_is_noticed() -> None:
    play = stage(me=dict(line=["brute"]))
    voices(play.s)
    play.s.lasting.append(Lasting(effect="library-access:draw", source="", seat=0, amount=0, until="turn"))
    with pytest.raises(AssertionError):
        memory.check(play.s)


def test_who_is_hurt_to_death_unheard_is_noticed() -> None:
    play = stage(me=dict(line=["brute"]))
    play.do("end")
    play.s.damage[play.id("brute")] = 99
    with pytest.raises(AssertionError):
        memory.check(play.s)
