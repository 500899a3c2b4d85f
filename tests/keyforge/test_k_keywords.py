"""Keywords in a fight: K52-K58, K64."""

from __future__ import annotations

import pytest

from . import props as props
from .stage import stage


@pytest.mark.rule("KF-K52")
def test_elusive_dodges_once_a_turn_and_its_own_blow_is_missing_too() -> None:
    play = stage(
        me=dict(line=["brute", "dummy"]),
        foe=dict(line=["with-elusive", "plated"], hand=["punch"], houses=["brobnar", "dis", "mars"]),
        luck=[0] * 3,
    )
    play.do("fight:brute", "with-elusive")
    assert play.damage("with-elusive") == 0 and play.damage("brute") == 0 and not play.ready("brute")
    play.do("fight:dummy", "with-elusive")
    assert play.where("with-elusive") == "foe.discard" and play.damage("dummy") == 4


@pytest.mark.rule("KF-K52")
def test_elusive_helps_only_the_attacked_and_anew_each_turn() -> None:
    play = stage(me=dict(line=["with-elusive"]), foe=dict(line=["dummy"])).do("fight:with-elusive")
    assert play.where("with-elusive") == "me.discard" and play.damage("dummy") == 4
    play = stage(me=dict(line=["with-elusive"]), foe=dict(line=["dummy"], hand=["punch"], houses=["brobnar", "dis", "mars"]))
    play.s.attacked.append(play.id("with-elusive"))
    play.do("end", "brobnar", "fight:dummy")
    assert play.damage("with-elusive") == 0 and play.s.attacked == [play.id("with-elusive")]


@pytest.mark.rule("KF-K52")
def test_keyword_damage_does_not_miss() -> None:
    play = stage(me=dict(line=["with-assault"]), foe=dict(line=["with-elusive"], upgrades={"with-elusive": "whetstone"}))
    play.do("fight:with-assault")
    assert play.damage("with-elusive") == 2 and play.damage("with-assault") == 1  # assault 2, hazardous 1
    play = stage(me=dict(line=["with-splash-attack"]), foe=dict(line=["with-elusive", "dummy"]))
    play.do("fight:with-splash-attack", "with-elusive")
    assert play.damage("with-elusive") == 0 and play.damage("dummy") == 2


@pytest.mark.rule("KF-K53")
def test_taunt_guards_both_sides_and_no_further() -> None:
    play = stage(me=dict(line=["brute"]), foe=dict(line=["dummy", "weakling", "with-taunt", "plated", "fighter"]))
    play.do("fight:brute")
    assert play.options == ["dummy", "with-taunt", "fighter"]


@pytest.mark.rule("KF-K53")
def test_taunt_does_not_guard_taunt_nor_against_effects() -> None:
    play = stage(me=dict(hand=["striker"], line=["brute"]), foe=dict(line=["with-taunt", "with-taunt", "weakling"]))
    play.do("fight:brute")
    assert len(play.options) == 2 and set(play.options) == {"with-taunt"}
    play = stage(me=dict(hand=["striker"]), foe=dict(line=["with-taunt", "weakling"])).do("play:striker", "weakling")
    assert play.where("weakling") == "foe.discard"


@pytest.mark.rule("KF-K54")
def test_skirmish_is_for_the_attacker_and_not_against_hazardous() -> None:
    play = stage(me=dict(line=["with-skirmish"]), foe=dict(line=["dummy", "brute"])).do("fight:with-skirmish", "dummy")
    assert play.damage("with-skirmish") == 0 and play.damage("dummy") == 4 and play.damage("brute") == 0
    play = stage(me=dict(line=["with-skirmish"]), foe=dict(line=["with-hazardous"])).do("fight:with-skirmish")
    assert play.damage("with-skirmish") == 3
    play = stage(me=dict(line=["brute"]), foe=dict(line=["with-skirmish"])).do("fight:brute")
    assert play.damage("brute") == 4


@pytest.mark.rule("KF-K55")
def test_assault_values_add_up_and_a_dead_defender_does_not_strike() -> None:
    play = stage(
        me=dict(line=["with-assault"], upgrades={"with-assault": "whetstone"}),
        foe=dict(line=["brute", "dummy"], damage={"brute": 2}),
    )
    play.do("fight:with-assault", "brute")
    assert play.where("brute") == "foe.discard" and play.damage("with-assault") == 0  # 2 + 1
    play = stage(me=dict(line=["with-assault"]), foe=dict(line=["brute", "dummy"], damage={"brute": 2}))
    play.do("fight:with-assault", "brute")
    assert play.where("brute") == "foe.discard" and play.where("with-assault") == "me.discard"  # 2 are not enough before it


@pytest.mark.rule("KF-K55")
def test_a_fight_that_assault_has_ended_has_no_fight_abilities_but_was_a_use() -> None:
    play = stage(
        me=dict(hand=["warsong"], line=["fighter"], upgrades={"fighter": "whetstone"}, enraged=["fighter"]),
        foe=dict(line=["weakling", "dummy"]),
    )
    play.do("play:warsong", "fight:fighter", "weakling")
    assert play.where("weakling") == "foe.discard" and not play.ready("fighter") and play.s.enraged == {}
    assert play.amber() == 1  # from the song, which waits for any creature that was used to fight


@pytest.mark.rule("KF-K55")
def test_assault_is_for_the_attacker_only() -> None:
    play = stage(me=dict(line=["dummy"]), foe=dict(line=["with-assault"])).do("fight:dummy")
    assert play.damage("dummy") == 4


@pytest.mark.rule("KF-K56")
def test_hazardous_hurts_whoever_attacks_and_a_dead_attacker_does_not_strike() -> None:
    play = stage(me=dict(line=["plated"], damage={"plated": 3}), foe=dict(line=["with-hazardous", "dummy"]))
    play.do("fight:plated", "with-hazardous")
    assert play.where("plated") == "me.discard" and play.damage("with-hazardous") == 0  # 3 through armor 2 on 3 wounds
    play = stage(me=dict(line=["plated"], damage={"plated": 2}), foe=dict(line=["with-hazardous", "dummy"]))
    play.do("fight:plated", "with-hazardous")
    assert play.where("with-hazardous") == "foe.discard"  # it lived through the thorns
    play = stage(me=dict(line=["with-hazardous"]), foe=dict(line=["dummy"])).do("fight:with-hazardous")
    assert play.damage("dummy") == 4  # attacking, it has no thorns


@pytest.mark.rule("KF-K57")
def test_poison_kills_both_ways_but_only_with_damage_that_lands() -> None:
    play = stage(me=dict(line=["dummy", "brute"]), foe=dict(line=["with-poison", "plated"])).do("fight:dummy", "with-poison")
    assert play.where("dummy") == "me.discard" and play.line() == ["brute"] and play.where("with-poison") == "foe.discard"
    play = stage(me=dict(line=["with-poison"]), foe=dict(line=["dummy"], upgrades={"dummy": ["plating"] * 4}))
    play.do("fight:with-poison")
    assert play.where("dummy") == "foe.line" and play.damage("dummy") == 0  # armor took all of it
    play = stage(me=dict(line=["with-poison"]), foe=dict(line=["with-elusive"])).do("fight:with-poison")
    assert play.where("with-elusive") == "foe.line"


@pytest.mark.rule("KF-K57")
def test_poison_is_about_power_in_fights() -> None:
    play = stage(me=dict(line=["with-poison"], upgrades={"with-poison": "whetstone"}), foe=dict(line=["dummy", "brute"]))
    play.do("fight:with-poison", "dummy")
    assert play.where("dummy") == "foe.discard"
    assert play.where("brute") == "foe.line" and play.damage("brute") == 1  # splash is no blow


@pytest.mark.rule("KF-K58")
def test_splash_comes_together_with_the_blow_and_adds_up() -> None:
    play = stage(
        me=dict(line=["with-splash-attack"], upgrades={"with-splash-attack": "whetstone"}),
        foe=dict(line=["weakling", "dummy", "brute", "weakling"]),
    )
    play.do("fight:with-splash-attack", "dummy")
    assert play.line(1) == ["dummy", "brute", "weakling"]
    assert play.damage("brute") == 3 and play.damage("dummy") == 4 + 1  # 2 + 1 beside; assault 1 and the blow


@pytest.mark.rule("KF-K58")
def test_splash_needs_an_attack_and_an_effect_may_splash_too() -> None:
    play = stage(me=dict(line=["brute"]), foe=dict(line=["with-splash-attack"])).do("fight:brute")
    assert play.damage("brute") == 4
    play = stage(me=dict(hand=["splasher"], line=["dummy"]), foe=dict(line=["brute", "plated", "dummy", "weakling"]))
    play.do("play:splasher", "foe/dummy")
    assert play.damage("foe/dummy") == 3 and play.where("weakling") == "foe.discard" and play.damage("brute") == 0
    assert play.s.armor_used == {play.id("plated"): 1} and play.damage("me/dummy") == 0


@pytest.mark.rule("KF-K64")
def test_the_invulnerable_are_neither_hurt_nor_destroyed_but_can_leave() -> None:
    play = stage(
        me=dict(hand=["striker", "killer", "sender"], line=["brute"]), foe=dict(line=["with-invulnerable", "weakling"])
    )
    play.do("play:striker", "with-invulnerable", "play:killer", "with-invulnerable")
    assert play.line(1) == ["with-invulnerable", "weakling"] and play.damage("with-invulnerable") == 0
    play.do("fight:brute", "with-invulnerable")
    assert play.damage("with-invulnerable") == 0 and play.damage("brute") == 4  # it strikes back
    play.do("play:sender", "with-invulnerable")
    assert play.hand(1) == ["with-invulnerable"]


@pytest.mark.rule("KF-K64")
def test_invulnerable_with_no_power_left_still_stands() -> None:
    play = stage(me=dict(hand=["yoke", "yoke"], line=["brute"]), foe=dict(line=["with-invulnerable"]))
    play.do("play:yoke", "with-invulnerable", "play:yoke#2", "with-invulnerable")
    assert play.power("with-invulnerable") == -2 and play.line(1) == ["with-invulnerable"] and play.at_rest
