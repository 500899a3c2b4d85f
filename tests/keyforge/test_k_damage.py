"""Damage and death: K29-K36, K73."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.invariants import nobody_stands_dead
from inglenook.games.keyforge.zones import ward_holds

from . import props as props
from .stage import stage


@pytest.mark.rule("KF-K29")
def test_prevention_comes_before_the_ward_and_the_ward_before_armor() -> None:
    play = stage(
        me=dict(hand=["striker", "striker"]),
        foe=dict(line=["plated", "dummy"], artifacts=["aegis"], warded=["plated"], upgrades={"plated": "badge"}),
    )
    play.do("play:striker", "plated")
    assert play.id("plated") in play.s.warded and play.damage("plated") == 0  # prevented, so no ward is spent
    play = stage(me=dict(hand=["striker", "striker"]), foe=dict(line=["plated", "dummy"], warded=["plated"]))
    play.do("play:striker", "plated")
    assert play.id("plated") not in play.s.warded and play.s.armor_used == {}
    play.do("play:striker#2", "plated")
    assert play.s.armor_used == {play.id("plated"): 2} and play.damage("plated") == 0 and play.damage("dummy") == 0


@pytest.mark.rule("KF-K29")
def test_what_is_left_becomes_damage() -> None:
    play = stage(me=dict(hand=["punch"]), foe=dict(line=["plated", "dummy"])).do("play:punch", "plated")
    assert play.damage("plated") == 1


@pytest.mark.rule("KF-K30")
def test_armor_is_used_up_within_the_turn_and_whole_in_the_next() -> None:
    play = stage(
        me=dict(hand=["striker", "striker"]),
        foe=dict(line=["plated", "dummy"], hand=["striker", "punch"], houses=["brobnar", "dis", "mars"]),
        luck=[0] * 4,
    )
    play.do("play:striker", "plated")
    assert play.damage("plated") == 0
    play.do("play:striker#2", "plated")
    assert play.damage("plated") == 2
    play.do("end", "brobnar", "play:foe/striker", "plated")
    assert play.damage("plated") == 2


@pytest.mark.rule("KF-K30")
def test_armor_gained_later_heals_nothing_and_holds_only_what_comes() -> None:
    play = stage(me=dict(hand=["punch", "plating", "striker"], line=["dummy"]), foe=dict(line=["plated"]))
    play.do("play:punch", "plated", "play:plating", "plated")
    assert play.damage("plated") == 1 and play.armor("plated") == 3
    play.do("play:striker", "plated")
    assert play.damage("plated") == 2 and play.damage("dummy") == 0


@pytest.mark.rule("KF-K31")
@pytest.mark.parametrize(("wounds", "lives"), [(7, True), (8, False), (9, False)])
def test_as_much_damage_as_power_destroys(wounds: int, lives: bool) -> None:
    play = stage(me=dict(hand=["striker"]), foe=dict(line=["dummy", "brute"], damage={"dummy": wounds, "brute": 4}))
    play.do("play:striker", "dummy")
    assert (play.where("dummy") == "foe.line") is lives
    assert play.line(1)[-1] == "brute" and play.power("brute") == 5
    if lives:
        assert play.damage("dummy") == 9 and play.power("dummy") == 10


@pytest.mark.rule("KF-K31")
def test_no_power_left_destroys_and_so_does_power_falling_to_the_damage() -> None:
    play = stage(me=dict(hand=["yoke"], line=["brute"]), foe=dict(line=["weakling"])).do("play:yoke", "weakling")
    assert play.where("weakling") == "foe.discard" and play.where("yoke") == "me.discard" and play.at_rest
    play = stage(me=dict(hand=["yoke"], line=["dummy"]), foe=dict(line=["brute"], damage={"brute": 2})).do("play:yoke", "brute")
    assert play.where("brute") == "foe.discard"
    play = stage(me=dict(hand=["yoke"], line=["dummy"]), foe=dict(line=["brute"], damage={"brute": 1})).do("play:yoke", "brute")
    assert play.where("brute") == "foe.line" and play.power("brute") == 2


@pytest.mark.rule("KF-K31")
def test_a_dead_creature_that_stands_would_be_noticed() -> None:
    play = stage(me=dict(line=["brute"], damage={"brute": 4}))
    assert nobody_stands_dead(play.s)
    play.s.damage[play.id("brute")] = 5
    assert not nobody_stands_dead(play.s)


@pytest.mark.rule("KF-K32")
def test_last_words_are_said_while_all_the_dying_are_still_there() -> None:
    play = stage(me=dict(hand=["slaughter"], line=["martyr", "weakling", "martyr", "brute"]))
    play.do("play:slaughter")
    assert play.amber() == 4 + 4  # both counted four friends, themselves and the other dead among them
    assert play.line() == ["brute"] and play.at_rest


@pytest.mark.rule("KF-K32")
def test_the_active_player_orders_the_last_words_of_both_sides() -> None:
    for first, left in (("destroyed.martyr", 0), ("destroyed.grenade-snib", 1)):
        play = stage(me=dict(hand=["slaughter"], line=["martyr"]), foe=dict(line=["grenade-snib", "dummy"]))
        play.do("play:slaughter")
        assert play.asked == "order" and play.options == ["destroyed.martyr", "destroyed.grenade-snib"]
        play.do(first)
        assert play.amber() == left and play.line(1) == ["dummy"] and play.at_rest


@pytest.mark.rule("KF-K32")
def test_who_answers_a_death_must_outlive_it() -> None:
    play = stage(me=dict(hand=["slaughter"], line=["mourner", "weakling"])).do("play:slaughter")
    assert play.amber() == 0 and play.line() == []
    play = stage(me=dict(hand=["killer"], line=["mourner", "weakling"])).do("play:killer", "weakling")
    assert play.amber() == 1 and play.line() == ["mourner"]
    play = stage(me=dict(hand=["sender"], line=["mourner", "weakling"])).do("play:sender", "weakling")
    assert play.amber() == 0  # gone, but not destroyed


@pytest.mark.rule("KF-K33")
def test_what_comes_back_comes_back_fresh() -> None:
    play = stage(
        me=dict(hand=["sender", "brute"], amber=1),
        foe=dict(
            line=["dummy", "plated"], damage={"dummy": 3, "plated": 1}, counters={"dummy": 2}, stunned=["dummy"],
            amber_on={"dummy": 2, "plated": 1}, enraged=["dummy"], tired=["dummy"], upgrades={"dummy": "badge"}, amber=4,
        ),
    )  # fmt: skip
    play.do("play:sender", "dummy")
    s, id = play.s, play.id("dummy")
    assert play.hand(1) == ["dummy"] and play.where("badge") == "foe.discard"
    assert not any(
        id in table for table in (s.damage, s.counters, s.amber, s.stunned, s.enraged, s.tired, s.control, s.armor_used)
    )
    assert play.amber(0) == 3 and play.amber(1) == 4  # the opponent of its controller gets the æmber
    assert play.damage("plated") == 1 and play.on("plated") == 1


@pytest.mark.rule("KF-K33")
def test_aember_on_an_artifact_goes_to_the_supply() -> None:
    play = stage(me=dict(hand=["breaker"], amber=1), foe=dict(artifacts=["trinket"], amber_on={"trinket": 3}, amber=1))
    play.do("play:breaker")
    assert play.where("trinket") == "foe.discard" and (play.amber(0), play.amber(1)) == (1, 1) and play.s.amber == {}


@pytest.mark.rule("KF-K33")
def test_aember_goes_to_the_opponent_of_whoever_controlled_it() -> None:
    play = stage(me=dict(hand=["taker", "killer"]), foe=dict(line=["brute"], amber_on={"brute": 2}))
    play.do("play:taker", "play:killer")
    assert play.amber(1) == 2 and play.amber(0) == 0 and play.where("brute") == "foe.discard"


@pytest.mark.rule("KF-K34")
def test_healing_removes_up_to_its_number() -> None:
    for wounds, left in ((5, 3), (2, 0), (1, 0)):
        play = stage(me=dict(hand=["healer"], line=["dummy", "brute"], damage={"dummy": wounds, "brute": 2}))
        play.do("play:healer", "dummy")
        assert play.damage("dummy") == left and play.damage("brute") == 2


@pytest.mark.rule("KF-K34")
def test_nothing_removed_is_not_healed() -> None:
    play = stage(me=dict(hand=["healer"], line=["dummy", "brute"], damage={"brute": 2}))
    play.do("play:healer", "dummy")
    assert "kf-log-heal" not in [entry.text.id for entry in play.table.log] and play.damage("brute") == 2


@pytest.mark.rule("KF-K35")
def test_each_counter_adds_one_power_for_as_long_as_it_stays() -> None:
    play = stage(me=dict(hand=["grower", "grower", "sender"], line=["brute", "dummy"], damage={"brute": 4}))
    play.do("play:grower", "brute", "play:grower#2", "brute")
    assert play.power("brute") == 7 and play.power("dummy") == 10 and play.damage("brute") == 4
    play.do("play:sender", "brute")
    assert play.s.counters == {}


@pytest.mark.rule("KF-K36")
def test_a_ward_is_spent_on_damage_on_destruction_and_on_leaving() -> None:
    for deed in ("striker", "killer", "sender", "burier", "eraser"):
        play = stage(me=dict(hand=[deed, deed], line=["brute"]), foe=dict(line=["weakling"], warded=["weakling"]))
        play.do(f"play:{deed}", "weakling")
        assert play.where("weakling") == "foe.line" and play.damage("weakling") == 0 and play.s.warded == {}
        play.do(f"play:{deed}#2", "weakling")
        assert play.where("weakling") != "foe.line"


@pytest.mark.rule("KF-K36")
def test_a_ward_takes_all_damage_that_comes_at_the_same_time() -> None:
    play = stage(me=dict(hand=["sharer", "sharer"], line=["dummy"]), foe=dict(line=["brute"], warded=["brute"]))
    play.do("play:sharer", "brute", "brute", "brute", "dummy")
    assert play.damage("brute") == 0 and play.damage("dummy") == 1 and play.s.warded == {}
    play.do("play:sharer#2", "brute", "brute", "brute", "dummy")
    assert play.damage("brute") == 3 and play.damage("dummy") == 2


@pytest.mark.rule("KF-K36")
def test_a_second_ward_adds_nothing() -> None:
    play = stage(me=dict(hand=["warder", "warder", "killer", "killer"], line=["brute", "dummy"]))
    play.do("play:warder", "brute", "play:warder#2", "brute", "play:killer", "brute")
    assert play.where("brute") == "me.line"
    play.do("play:killer#2", "brute")
    assert play.where("brute") == "me.discard" and play.line() == ["dummy"]


@pytest.mark.rule("KF-K36")
def test_a_ward_does_not_keep_alive_what_has_no_power_left() -> None:
    play = stage(me=dict(hand=["yoke"], line=["dummy"]), foe=dict(line=["weakling"], warded=["weakling"]))
    play.do("play:yoke", "weakling")
    assert play.where("weakling") == "foe.discard" and play.s.warded == {} and play.at_rest


@pytest.mark.rule("KF-K36")
def test_a_ward_is_no_shield_against_stuns_and_sides() -> None:
    play = stage(me=dict(hand=["stunner", "taker"]), foe=dict(line=["brute"], warded=["brute"]))
    play.do("play:stunner", "play:taker")
    assert play.stunned("brute") and play.line() == ["brute"] and play.id("brute") in play.s.warded


@pytest.mark.rule("KF-K36")
def test_once_tagged_a_ward_comes_too_late() -> None:
    play = stage(me=dict(hand=["slaughter"], line=["martyr", "weakling"], warded=[]))
    play.s.dying.append(play.id("weakling"))
    play.s.warded[play.id("weakling")] = True
    assert not ward_holds(play.table, play.id("weakling"))
    play.s.dying.clear()
    assert ward_holds(play.table, play.id("weakling"))


@pytest.mark.rule("KF-K73")
def test_an_ability_whose_card_has_gone_does_nothing_more() -> None:
    play = stage(me=dict(hand=["wardrummer"], line=["brute"], artifacts=["autocannon"]))
    play.do("play:wardrummer", "right")
    assert play.hand() == ["brute"] and play.damage("brute") == 0 and play.damage("wardrummer") == 1 and play.at_rest
    play = stage(me=dict(hand=["killer"], line=["mourner", "mourner", "dummy"], artifacts=["trinket"]))
    play.do("play:killer", "mourner")
    assert play.amber() == 1  # the one that went says nothing


@pytest.mark.rule("KF-K73")
def test_a_leaves_play_ability_resolves_just_before_the_card_leaves() -> None:
    for deed, zone in (("killer", "discard"), ("sender", "hand"), ("burier", "deck"), ("eraser", "purged")):
        play = stage(me=dict(hand=[deed], line=["farewell", "brute"])).do(f"play:{deed}", "farewell")
        assert play.amber() == 1 and play.where("farewell") == f"me.{zone}" and play.at_rest  # 5 if it were gone already
    play = stage(me=dict(hand=["killer"], line=["farewell", "brute"])).do("play:killer", "brute")
    assert play.amber() == 0
