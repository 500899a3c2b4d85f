"""As few questions as the game allows: none with one answer, none whose answers are the same, none asked again and again."""

from __future__ import annotations

import random

import pytest

from inglenook.engine.chance import Dice
from inglenook.engine.decide import DONE
from inglenook.engine.table import Table
from inglenook.games.keyforge import GAME
from inglenook.games.keyforge.choose import distinct, fruitless
from inglenook.games.keyforge.state import Crucible

from . import props as props
from .looking import answer
from .stage import stage


def test_one_target_one_flank_one_house_and_one_way_are_not_asked_for() -> None:
    play = stage(me=dict(hand=["punch", "brute", "badge"]), foe=dict(line=["dummy"]))
    play.do("play:punch")
    assert play.damage("dummy") == 3 and play.at_rest
    play.do("play:brute")
    assert play.line() == ["brute"] and play.at_rest
    play = stage(me=dict(line=["brute"]), foe=dict(line=["dummy"])).do("fight:brute")
    assert play.damage("dummy") == 5
    play = stage(foe=dict(houses=["dis"], hand=["fear"])).do("end")
    assert play.s.house == "dis" and play.asked == "main"


def test_a_turn_in_which_nothing_can_be_done_is_not_asked_about() -> None:
    play = stage(foe=dict(houses=["dis"], hand=["punch"]), me=dict(houses=["brobnar", "dis", "logos"]))
    play.do("end")
    assert play.s.active == 0 and play.s.turn == 7 and play.asked == "house"


def test_which_of_two_equal_cards_out_of_play_is_not_asked() -> None:
    play = stage(me=dict(hand=["caller"], discard=["brute", "brute"])).do("play:caller")
    assert play.line() == ["brute"] and play.at_rest
    play = stage(me=dict(hand=["caller"], discard=["brute", "dummy", "brute"])).do("play:caller")
    assert play.options == ["brute", "dummy"]


def test_equal_cards_of_a_hand_are_one_answer_that_lights_them_all() -> None:
    play = stage(me=dict(hand=["brute", "punch", "brute", "brute@dis"]))
    assert [key for key in play.options if "brute" in key] == ["play:brute", "discard:brute"]
    both = (play.id("brute"), play.id("brute#2"))
    assert answer(play, "play:brute").lights == both == answer(play, "discard:brute").lights
    assert answer(play, "play:punch").lights == (play.id("punch"),)
    play.do("play:brute")
    assert "play:brute" in play.options and play.line() == ["brute"]  # the other one, now


def test_where_several_are_chosen_each_of_equal_cards_lights_itself_alone() -> None:
    play = stage(me=dict(artifacts=["mobius-scroll"], hand=["brute", "brute"]), house="logos").do("action:mobius-scroll")
    assert play.options.count("brute") == 2
    for name in ("brute", "brute#2"):
        assert answer(play, name).lights == (play.id(name),)


def test_a_copy_that_is_no_answer_of_its_own_is_not_called_forbidden() -> None:
    play = stage(me=dict(hand=["brute", "brute"]))
    decision = play.table.decision
    assert decision is not None and play.table.why_not(decision, f"play:{play.id('brute#2')}") is None


def test_equal_cards_in_different_places_or_houses_are_not_the_same() -> None:
    play = stage(me=dict(hand=["brute", "brute@dis", "dummy", "dummy"], discard=["brute"], line=["weakling", "weakling"]))
    hand = {name: play.id(name) for name in ("brute", "brute#2", "brute#3", "dummy", "dummy#2", "weakling", "weakling#2")}

    def one_sort(id: str, other: str) -> bool:
        return distinct(play.s, [id, other]) == [id]

    assert one_sort(hand["dummy"], hand["dummy#2"])
    assert not one_sort(hand["brute"], hand["brute#2"])  # a maverick
    assert not one_sort(hand["brute"], hand["brute#3"])  # one is in hand, one is discarded
    assert not one_sort(hand["weakling"], hand["weakling#2"])  # where one stands makes a difference
    assert not one_sort("left", "right")


@pytest.mark.rule("KF-K70")
def test_the_order_of_equal_effects_is_not_asked_and_of_two_there_are_two_answers() -> None:
    play = stage(me=dict(hand=["brute"], artifacts=["autocannon", "autocannon"])).do("play:brute")
    assert play.damage("brute") == 2 and play.at_rest
    play = stage(me=dict(hand=["loud"], artifacts=["autocannon"]), foe=dict(amber=1)).do("play:loud")
    assert play.options == ["play.loud", "after.autocannon"]  # any order would be the first of them first


@pytest.mark.rule("KF-K70")
def test_an_order_that_makes_no_difference_is_not_asked_for() -> None:
    play = stage(me=dict(hand=["bumpsy"], artifacts=["autocannon"]), foe=dict(amber=1)).do("play:bumpsy")
    assert play.amber(1) == 0 and play.damage("bumpsy") == 1 and play.at_rest  # both happened, one after the other
    play = stage(me=dict(hand=["loud"], artifacts=["autocannon"]), foe=dict(amber=0)).do("play:loud")
    assert play.where("loud") == "me.discard" and play.at_rest  # with nothing to lose it makes none either
    play = stage(me=dict(hand=["reckless-drawer"], artifacts=["autocannon"], deck=["troll", "punch"])).do(
        "play:reckless-drawer"
    )
    assert play.asked == "order"  # dead first, it draws nothing


@pytest.mark.rule("KF-K70")
def test_trying_out_an_order_leaves_no_trace() -> None:
    play = stage(me=dict(hand=["loud"], artifacts=["autocannon"]), foe=dict(amber=1)).do("play:loud")
    assert play.where("loud") == "me.line" and play.damage("loud") == 0 and play.amber(1) == 1
    said = [entry.text.id for entry in play.table.log]
    assert "kf-log-lose" not in said and "kf-log-destroyed" not in said


@pytest.mark.rule("KF-K70")
def test_of_three_any_order_spares_the_second_question() -> None:
    play = stage(me=dict(hand=["bumpsy"], artifacts=["autocannon", "asker"]), foe=dict(amber=1)).do("play:bumpsy")
    assert play.options == ["play.bumpsy", "after.autocannon", "after.asker", "any-order"]
    play.do("any-order")
    assert play.amber(1) == 0 and play.damage("bumpsy") == 1 and play.asked == "may"
    play.do("yes")
    assert play.amber() == 1 and play.at_rest


@pytest.mark.rule("KF-K70")
def test_the_active_player_orders_the_opponents_effects_too() -> None:
    play = stage(me=dict(hand=["loud"]), foe=dict(artifacts=["autocannon"], amber=1)).do("play:loud")
    assert play.table.decision is not None and play.table.decision.seat == 0 and play.asked == "order"
    play.do("after.autocannon")
    assert play.where("loud") == "me.discard" and play.amber(1) == 1


@pytest.mark.rule("KF-K70")
def test_equal_abilities_that_ask_can_all_be_answered_the_same_way() -> None:
    play = stage(me=dict(hand=["brute"], artifacts=["asker"] * 5)).do("play:brute")
    assert play.options == ["yes", "no"]
    play.do("yes")
    assert play.options == ["yes", "no", "same"]
    play.do("same")
    assert play.amber() == 5 and play.at_rest
    play = stage(me=dict(hand=["brute"], artifacts=["asker"] * 5)).do("play:brute", "no", "same")
    assert play.amber() == 0 and play.at_rest


@pytest.mark.rule("KF-K70")
def test_the_last_of_them_has_nothing_to_repeat() -> None:
    play = stage(me=dict(hand=["brute"], artifacts=["asker", "asker"])).do("play:brute", "yes")
    assert play.options == ["yes", "no"]  # for one more, the same is one of these
    play.do("no")
    assert play.amber() == 1 and play.at_rest


@pytest.mark.rule("KF-K70")
def test_the_same_target_is_hit_until_it_is_gone_and_then_the_question_comes_again() -> None:
    play = stage(me=dict(hand=["plated"], artifacts=["pointer"] * 5), foe=dict(line=["grenade-snib", "dummy"], amber=4))
    play.do("play:plated", "grenade-snib")
    assert play.options == ["plated", "grenade-snib", "dummy", "same"]
    play.do("same")
    assert play.where("grenade-snib") == "foe.discard" and play.amber(0) == 0 and play.amber(1) == 4
    assert play.options == ["plated", "dummy"]  # the third of five must point elsewhere
    play.do("dummy")  # and the rest does the same again
    assert play.damage("dummy") == 3 and play.damage("plated") == 0 and play.at_rest


def test_who_captures_nothing_is_not_asked() -> None:
    play = stage(me=dict(hand=["lucky", "punch", "anger"], line=["brute", "dummy"]), foe=dict(amber=0)).do("play:lucky")
    assert play.asked == "icon-damage"
    play = stage(me=dict(hand=["lucky", "punch", "anger"], line=["brute", "dummy"]), foe=dict(amber=1)).do("play:lucky")
    assert play.asked == "icon-capture"


def test_what_would_do_nothing_to_anybody_is_not_asked() -> None:
    play = stage(me=dict(hand=["hallowed-blaster", "skeleton-key"], line=["brute", "dummy"]), foe=dict(line=["plated"]))
    s = play.s
    line = [play.id(name) for name in ("brute", "dummy", "plated")]
    assert fruitless(s, "heal", line) and fruitless(s, "capture", line[:2]) and not fruitless(s, "damage", line)
    assert fruitless(s, "ready", line) and not fruitless(s, "ready-fight", line[:2])
    s.damage[line[2]] = 1
    s.tired[line[0]] = True
    s.sides[1].amber = 1
    assert not any(fruitless(s, why, line[:2]) for why in ("ready", "capture")) and not fruitless(s, "heal", line)


def test_damage_shared_out_can_all_go_to_the_same_creature() -> None:
    play = stage(me=dict(hand=["sharer"], line=["brute"]), foe=dict(line=["dummy"])).do("play:sharer")
    assert play.options == ["brute", "dummy"]
    play.do("dummy")
    assert play.options == ["brute", "dummy", "same"]
    play.do("same")
    assert play.damage("dummy") == 4 and play.damage("brute") == 0 and play.at_rest
    play = stage(me=dict(hand=["sharer"], line=["brute"]), foe=dict(line=["dummy"])).do(
        "play:sharer", "dummy", "brute", "brute"
    )
    assert play.options == ["brute", "dummy"]  # the last one
    play.do("dummy")
    assert play.damage("dummy") == 2 and play.damage("brute") == 2 and play.s.habit == {}


@pytest.mark.rule("KF-K70")
def test_habits_end_with_the_moment() -> None:
    play = stage(me=dict(hand=["brute", "brute"], artifacts=["asker"] * 3)).do("play:brute", "yes", "same")
    assert play.amber() == 3 and play.s.habit == {} and play.s.alike == 0
    play.do("play:brute#2", "right")
    assert play.asked == "may" and play.options == ["yes", "no"]


def test_no_question_of_random_duels_has_one_answer_or_the_same_twice() -> None:
    rng = random.Random(11)
    for _ in range(12):
        table: Table[Crucible] = GAME.table(2, Dice(rng), keep=False)
        for _ in range(250):
            decision = table.decision
            if decision is None:
                break
            assert len(decision.keys) > 1 and len(set(decision.keys)) == len(decision.keys)
            cards = [key for key in decision.keys if key != DONE]
            if decision.kind != "order" and not decision.several and DONE not in decision.keys:
                for verb in {key.rpartition(":")[0] for key in cards}:
                    same = [key.rpartition(":")[2] for key in cards if key.rpartition(":")[0] == verb]
                    assert distinct(table.state, same) == same, decision
            table.submit(rng.choice(decision.keys))
