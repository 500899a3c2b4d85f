"""The battleline and the words of cards: K46-K51."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.choose import most_powerful
from inglenook.games.keyforge.query import by_power, enemies, friends, on_flank
from inglenook.games.keyforge.state import neighbours

from . import props as props
from .stage import Play, stage

HOUSES = ["brobnar", "dis", "logos"]


def beside(play: Play, name: str) -> list[str]:
    return [id.rpartition(".")[0] for id in neighbours(play.s, play.id(name))]


@pytest.mark.rule("KF-K46")
def test_neighbours_stand_left_and_right_and_gaps_close() -> None:
    play = stage(me=dict(hand=["killer"], line=["brute", "weakling", "dummy", "plated"]), foe=dict(line=["with-taunt"]))
    assert beside(play, "weakling") == ["brute", "dummy"]
    assert beside(play, "brute") == ["weakling"] and beside(play, "plated") == ["dummy"] and beside(play, "with-taunt") == []
    play.do("play:killer", "weakling")
    assert beside(play, "brute") == ["dummy"] and play.line() == ["brute", "dummy", "plated"]


@pytest.mark.rule("KF-K46")
def test_the_ends_are_flanks_and_a_lone_creature_is_on_both() -> None:
    play = stage(me=dict(line=["brute", "weakling", "dummy"]), foe=dict(line=["plated"]))
    assert [on_flank(play.s, play.id(name)) for name in ("brute", "weakling", "dummy", "plated")] == [True, False, True, True]


@pytest.mark.rule("KF-K47")
def test_groups_of_power_and_who_fills_the_last_place() -> None:
    play = stage(me=dict(line=["brute", "dummy", "brute", "weakling"]))
    line = list(play.s.sides[0].line)
    assert [[id.rpartition(".")[0] for id in group] for group in by_power(play.s, line)] == [
        ["dummy"], ["brute", "brute"], ["weakling"],
    ]  # fmt: skip
    work = most_powerful(play.table, line, 2, "keep")
    asked = work.send(None)
    assert asked.kind == "keep" and asked.keys == [line[0], line[2]]  # the dummy is in, the brutes are equal
    with pytest.raises(StopIteration) as done:
        work.send(line[2])
    assert done.value.value == [line[1], line[2]]


@pytest.mark.rule("KF-K47")
def test_the_least_powerful_and_a_whole_group_need_no_question() -> None:
    play = stage(me=dict(line=["brute", "dummy", "brute", "weakling"], counters={"weakling": 9}))
    line = list(play.s.sides[0].line)
    with pytest.raises(StopIteration) as done:
        most_powerful(play.table, line, 2, "keep", most=False).send(None)
    assert done.value.value == [line[0], line[2]]  # power as it is now, counters and all


@pytest.mark.rule("KF-K48")
def test_friend_and_enemy_go_by_control_and_not_by_owner() -> None:
    play = stage(me=dict(hand=["taker"], line=["brute"], artifacts=["banner-of-battle"]), foe=dict(line=["dummy", "plated"]))
    play.do("play:taker", "dummy", "right")
    assert friends(play.s, 0) == [play.id("brute"), play.id("dummy")] and enemies(play.s, 0) == [play.id("plated")]
    assert play.power("dummy") == 11 and play.power("plated") == 4
    assert friends(play.s, 0, but=play.id("brute")) == [play.id("dummy")]


@pytest.mark.rule("KF-K48")
def test_a_card_that_names_itself_means_this_copy() -> None:
    play = stage(me=dict(line=["troll", "troll"], damage={"troll": 4, "troll#2": 4})).do("reap:troll")
    assert play.damage("troll") == 1 and play.damage("troll#2") == 4


@pytest.mark.rule("KF-K49")
def test_if_you_do_needs_all_of_it_and_the_rest_is_done_as_far_as_it_goes() -> None:
    play = stage(me=dict(hand=["if-you-do"], amber=1, deck=["troll"])).do("play:if-you-do")
    assert play.amber() == 0 and play.hand() == []
    play = stage(me=dict(hand=["if-you-do"], amber=2, deck=["troll"]), foe=dict(amber=2)).do("play:if-you-do")
    assert play.amber() == 0 and play.hand() == ["troll"] and play.amber(1) == 2


@pytest.mark.rule("KF-K49")
def test_what_one_may_do_one_may_leave() -> None:
    for answer, held in (("yes", ["troll"]), ("no", [])):
        play = stage(me=dict(hand=["may-draw"], deck=["troll"])).do("play:may-draw", answer)
        assert play.hand() == held and play.at_rest


@pytest.mark.rule("KF-K50")
def test_this_turn_ends_with_the_turn() -> None:
    play = stage(me=dict(hand=["dear-turn"]), foe=dict(amber=6, hand=["punch"], houses=HOUSES)).do("play:dear-turn")
    assert play.cost(0) == 9 and play.cost(1) == 9
    play.do("end")
    assert play.keys(1) == 1 and play.cost(1) == 6 and play.s.lasting == []


@pytest.mark.rule("KF-K50")
def test_the_next_turn_is_waited_for_and_ends_too() -> None:
    play = stage(
        me=dict(hand=["dear-next"], amber=6, keys=0, houses=HOUSES), foe=dict(amber=6, hand=["punch"], houses=HOUSES)
    ).do("play:dear-next")
    assert play.cost(0) == 6 and play.cost(1) == 6  # not yet
    play.do("end")
    assert play.cost(1) == 9 and play.keys(1) == 0 and play.amber(1) == 6
    play.do("brobnar", "end")
    assert play.cost(1) == 6 and play.keys(0) == 1 and play.s.lasting == []


@pytest.mark.rule("KF-K50")
def test_for_each_counts_when_it_resolves() -> None:
    play = stage(me=dict(hand=["slaughter"], line=["martyr", "brute", "dummy"])).do("play:slaughter")
    assert play.amber() == 3


@pytest.mark.rule("KF-K51")
@pytest.mark.parametrize("state", ["tired", "stunned", "enraged", "warded"])
def test_constant_abilities_work_in_every_state(state: str) -> None:
    play = stage(me=dict(line=["king-of-the-crag", "brute"], **{state: ["king-of-the-crag"]}), foe=dict(line=["brute"]))
    assert play.power("foe/brute") == 3 and play.power("me/brute") == 5


@pytest.mark.rule("KF-K51")
def test_and_end_when_the_card_leaves() -> None:
    play = stage(me=dict(line=["king-of-the-crag"], hand=["killer"]), foe=dict(line=["brute"])).do(
        "play:killer", "king-of-the-crag"
    )
    assert play.power("brute") == 5
