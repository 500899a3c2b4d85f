"""Fights, damage and death: K24, K29-K36, K52-K58, K64."""

from __future__ import annotations

import pytest

from . import props as props
from .stage import stage


@pytest.mark.rule("KF-K24")
def test_both_strike_at_the_same_time_with_their_power() -> None:
    play = stage(me=dict(line=["brute", "dummy"]), foe=dict(line=["dummy", "brute"]))
    play.do("fight:brute", "foe/dummy")
    assert play.where("me/brute") == "me.discard"
    assert play.damage("foe/dummy") == 5
    assert play.damage("foe/brute") == 0 and play.damage("me/dummy") == 0
    assert play.at_rest


@pytest.mark.rule("KF-K24")
def test_without_an_enemy_there_is_no_fight() -> None:
    play = stage(me=dict(line=["brute"]))
    assert play.can("reap:brute") and not play.can("fight:brute")


@pytest.mark.rule("KF-K24")
def test_fight_abilities_need_a_survivor() -> None:
    play = stage(me=dict(line=["headhunter"]), foe=dict(line=["dummy"]))
    play.do("fight:headhunter")
    assert play.where("headhunter") == "me.discard" and play.amber() == 0
    play = stage(me=dict(line=["headhunter"]), foe=dict(line=["weakling"]))
    play.do("fight:headhunter")
    assert play.amber() == 1


@pytest.mark.rule("KF-K30")
def test_armor_takes_its_value_once_a_turn() -> None:
    play = stage(me=dict(hand=["punch", "punch"], house="brobnar"), foe=dict(line=["dummy", "plated"]))
    play.do("play:punch", "plated")
    assert play.damage("plated") == 1
    play.do("play:punch#2", "plated")
    assert play.where("plated") == "foe.discard"


@pytest.mark.rule("KF-K29")
def test_a_ward_comes_before_armor() -> None:
    play = stage(me=dict(hand=["punch"]), foe=dict(line=["plated", "dummy"], warded=["plated"]))
    play.do("play:punch", "plated")
    assert play.damage("plated") == 0 and play.id("plated") not in play.s.warded
    assert play.id("plated") not in play.s.armor_used


@pytest.mark.rule("KF-K31")
def test_damage_as_much_as_power_destroys_and_one_less_does_not() -> None:
    play = stage(me=dict(hand=["punch"]), foe=dict(line=["dummy", "brute"], damage={"dummy": 6, "brute": 1}))
    play.do("play:punch", "dummy")
    assert play.damage("dummy") == 9 and play.power("dummy") == 10
    play = stage(me=dict(hand=["punch"]), foe=dict(line=["dummy", "brute"], damage={"dummy": 7, "brute": 1}))
    play.do("play:punch", "dummy")
    assert play.where("dummy") == "foe.discard" and play.damage("brute") == 1


@pytest.mark.rule("KF-K32")
def test_the_dead_leave_together_and_their_last_words_come_first() -> None:
    play = stage(me=dict(line=["grenade-snib", "weakling"], hand=["earthshaker"]), foe=dict(line=["grenade-snib"], amber=3))
    play.s.sides[0].amber = 3
    play.do("play:earthshaker", "right")
    assert play.amber(1) == 1 and play.amber(0) == 1
    assert play.line() == ["earthshaker"] and play.line(1) == []
    assert play.at_rest


@pytest.mark.rule("KF-K33")
def test_what_leaves_play_leaves_everything_behind() -> None:
    play = stage(
        me=dict(hand=["punch"]),
        foe=dict(line=["weakling", "dummy"], amber_on={"weakling": 2, "dummy": 1}, upgrades={"weakling": "badge"}, amber=1),
    )
    play.do("play:punch", "weakling")
    assert play.amber() == 1 + 2 and play.amber(1) == 1
    assert play.where("badge") == "foe.discard"
    assert play.on("dummy") == 1


@pytest.mark.rule("KF-K34")
def test_healing_removes_only_what_is_there() -> None:
    play = stage(me=dict(line=["troll", "brute"], damage={"troll": 2, "brute": 2}))
    play.do("reap:troll")
    assert play.damage("troll") == 0 and play.damage("brute") == 2


@pytest.mark.rule("KF-K35")
def test_power_counters_add_power() -> None:
    play = stage(me=dict(line=["brute", "dummy"], counters={"brute": 2}))
    assert play.power("brute") == 7 and play.power("dummy") == 10


@pytest.mark.rule("KF-K36")
def test_a_ward_holds_once_against_leaving_and_does_not_stack() -> None:
    play = stage(me=dict(hand=["warder", "warder", "earthshaker"], line=["weakling", "with-taunt"]))
    play.do("play:warder", "weakling", "play:warder#2", "weakling")
    play.do("play:earthshaker", "right")
    assert play.where("weakling") == "me.line" and play.id("weakling") not in play.s.warded


@pytest.mark.rule("KF-K52")
def test_elusive_dodges_the_first_attack_of_a_turn_only() -> None:
    play = stage(me=dict(line=["brute", "dummy"]), foe=dict(line=["with-elusive"]))
    play.do("fight:brute")
    assert play.damage("with-elusive") == 0 and play.damage("brute") == 0
    play.do("fight:dummy")
    assert play.where("with-elusive") == "foe.discard" and play.damage("me/dummy") == 4


@pytest.mark.rule("KF-K53")
def test_taunt_guards_its_neighbours_but_not_other_taunters() -> None:
    play = stage(me=dict(line=["brute"]), foe=dict(line=["weakling", "with-taunt", "plated", "dummy"]))
    play.do("fight:brute")
    assert play.options == ["with-taunt", "dummy"]


@pytest.mark.rule("KF-K54")
def test_skirmish_takes_no_damage_back_when_it_attacks() -> None:
    play = stage(me=dict(line=["with-skirmish"]), foe=dict(line=["dummy"]))
    play.do("fight:with-skirmish")
    assert play.damage("with-skirmish") == 0 and play.damage("dummy") == 4


@pytest.mark.rule("KF-K54")
def test_skirmish_does_not_help_when_attacked() -> None:
    play = stage(me=dict(line=["weakling"]), foe=dict(line=["with-skirmish"]))
    play.do("fight:weakling")
    assert play.damage("with-skirmish") == 1


@pytest.mark.rule("KF-K55")
def test_assault_strikes_before_the_fight_and_can_end_it() -> None:
    play = stage(me=dict(line=["with-assault"]), foe=dict(line=["weakling", "dummy"]))
    play.do("fight:with-assault", "weakling")
    assert play.where("weakling") == "foe.discard" and play.damage("with-assault") == 0
    play = stage(me=dict(line=["with-assault", "weakling"]), foe=dict(line=["brute"]))
    play.do("fight:with-assault")
    assert play.where("brute") == "foe.discard" and play.where("with-assault") == "me.discard"


@pytest.mark.rule("KF-K56")
def test_hazardous_strikes_the_attacker_first() -> None:
    play = stage(me=dict(line=["weakling", "brute"]), foe=dict(line=["with-hazardous"]))
    play.do("fight:weakling")
    assert play.where("weakling") == "me.discard" and play.damage("with-hazardous") == 0
    play.do("fight:brute")
    assert play.where("with-hazardous") == "foe.discard" and play.where("brute") == "me.discard"


@pytest.mark.rule("KF-K57")
def test_poison_kills_with_any_damage_and_not_without() -> None:
    play = stage(me=dict(line=["with-poison"]), foe=dict(line=["dummy"]))
    play.do("fight:with-poison")
    assert play.where("dummy") == "foe.discard" and play.where("with-poison") == "me.discard"
    play = stage(me=dict(line=["with-poison"]), foe=dict(line=["dummy"], warded=["dummy"]))
    play.do("fight:with-poison")
    assert play.where("dummy") == "foe.line"


@pytest.mark.rule("KF-K58")
def test_splash_hits_the_neighbours_of_the_attacked() -> None:
    play = stage(me=dict(line=["with-splash-attack"]), foe=dict(line=["brute", "dummy", "plated", "weakling"]))
    play.do("fight:with-splash-attack", "dummy")
    assert play.damage("brute") == 2 and play.damage("plated") == 0 and play.where("weakling") == "foe.line"
    assert play.damage("dummy") == 4


@pytest.mark.rule("KF-K64")
def test_the_invulnerable_take_nothing_and_stay() -> None:
    play = stage(me=dict(hand=["earthshaker"], line=["with-invulnerable", "weakling"], damage={}), foe=dict(line=["brute"]))
    play.do("fight:with-invulnerable")
    assert play.damage("with-invulnerable") == 0 and play.damage("brute") == 4
    play.do("play:earthshaker", "right")
    assert play.line() == ["with-invulnerable", "earthshaker"]


@pytest.mark.rule("KF-K45")
def test_a_sacrificed_card_counts_as_destroyed() -> None:
    play = stage(me=dict(artifacts=["mighty-javelin"], house="brobnar"), foe=dict(line=["dummy"]))
    play.do("omni:mighty-javelin")
    assert play.where("mighty-javelin") == "me.discard" and play.damage("dummy") == 4
    assert "kf-log-destroyed" in [entry.text.id for entry in play.table.log]
