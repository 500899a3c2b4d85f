"""The stage on which rule tests play: it says what went wrong, and lets nothing pass that should not."""

from __future__ import annotations

import pytest

from inglenook.testing import Script, Stage, laid
from tests.engine.battle import BATTLE, position

NAMES = ("Ann", "Ben")


def stage(*luck: int) -> Stage:
    """A wolf against a wolf; it is Ann's turn."""
    script = Script(luck)
    return Stage(laid(BATTLE, position([["wolf.1"], ["wolf.2"]]), script, NAMES), script)


def test_answers_and_what_came_of_them() -> None:
    play = stage()
    assert (play.asked, play.seat, play.can("pass"), play.can("attack:wolf.9")) == ("action", 0, True, False)
    assert play.options == play.decision.keys and play.part("mat:0").name.args["text"] == "Ann"
    play.do("pass")
    assert play.said() and len(play.cited()) == len(play.said())


def test_a_key_that_is_no_answer_fails_with_what_could_be_answered() -> None:
    with pytest.raises(AssertionError, match=r"'attack:wolf.9' is none of <Decision CB-R10 seat=0 action"):
        stage().do("attack:wolf.9")


def test_a_refusal_changes_nothing_and_an_answer_that_is_taken_is_no_refusal() -> None:
    play = stage()
    assert play.refused("attack:wolf.9").rule == "CB-R10"
    with pytest.raises(AssertionError, match="was taken"):
        play.refused("pass")


def test_luck_comes_in_order_and_luck_nobody_foresaw_is_a_failure() -> None:
    script = Script([2])
    assert script.draw(0, 6) == 2
    with pytest.raises(AssertionError, match="one of 6 that the test did not foresee"):
        script.draw(1, 6)
    assert stage(1).luck(4, 5).script.coming == [1, 4, 5]


def test_a_position_that_cannot_be_is_no_stage_unless_the_test_says_so() -> None:
    broken = position([["wolf.1"], ["wolf.2"]])
    broken.discard = ["wolf.1"]
    with pytest.raises(AssertionError, match=r"the stage itself breaks .*each_card_in_one_place"):
        laid(BATTLE, broken, Script(), NAMES)
    assert laid(BATTLE, broken, Script(), NAMES, sound=False).decision is not None


def test_nobody_is_asked_when_the_game_is_over() -> None:
    play = stage()
    play.table.decision = None
    assert play.asked == ""
    with pytest.raises(AssertionError, match="nobody is asked"):
        play.do("pass")
