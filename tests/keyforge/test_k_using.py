"""Using cards: K22-K28, K72."""

from __future__ import annotations

import pytest

from . import props as props
from .stage import Play, stage


@pytest.mark.rule("KF-K22")
def test_a_use_needs_a_ready_card_of_the_active_house_and_exhausts_it() -> None:
    play = stage(me=dict(line=["brute", "dummy", "stranger"], tired=["dummy"]), foe=dict(line=["plated"]))
    assert play.can("reap:brute") and not play.can("reap:dummy") and not play.can("reap:stranger")
    play.do("reap:brute")
    assert not play.ready("brute") and not play.can("fight:brute")
    play = stage(me=dict(line=["brute"], artifacts=["two-handed", "cannon"]), foe=dict(line=["plated"])).do("fight:brute")
    assert play.where("brute") == "me.line" and not play.ready("brute")
    play.do("action:cannon", "plated")
    assert not play.ready("cannon") and play.ready("two-handed")


@pytest.mark.rule("KF-K22")
def test_permission_opens_another_house_and_omni_needs_none() -> None:
    play = stage(me=dict(line=["stranger"], artifacts=["open-door", "two-handed"], hand=["punch"]))
    assert play.can("reap:stranger") and play.can("action:two-handed")
    play = stage(me=dict(hand=["fear"], artifacts=["two-handed"], house="dis"))
    assert play.can("omni:two-handed") and not play.can("action:two-handed")


@pytest.mark.rule("KF-K23")
def test_reaping_gains_one_and_then_the_ability_resolves() -> None:
    play = stage(me=dict(line=["troll", "brute"], damage={"troll": 3, "brute": 1}), foe=dict(amber=1))
    play.do("reap:troll")
    assert play.amber() == 1 and play.damage("troll") == 0 and play.damage("brute") == 1 and play.amber(1) == 1
    play.do("reap:brute")
    assert play.amber() == 2 and play.damage("brute") == 1


@pytest.mark.rule("KF-K24")
def test_damage_of_a_fight_is_dealt_at_the_same_time() -> None:
    play = stage(me=dict(line=["brute", "dummy"]), foe=dict(line=["brute", "plated"]))
    play.do("fight:me/brute", "foe/brute")
    assert play.where("me/brute") == "me.discard" and play.where("foe/brute") == "foe.discard"
    assert play.line() == ["dummy"] and play.line(1) == ["plated"] and play.damage("plated") == 0


@pytest.mark.rule("KF-K24")
def test_what_comes_before_the_fight_is_put_in_order_by_the_active_player() -> None:
    def fight() -> Play:
        mine = dict(line=["harrier"], damage={"harrier": 3}, upgrades={"harrier": "whetstone"})
        return stage(me=mine, foe=dict(line=["with-hazardous", "weakling"])).do("fight:harrier", "with-hazardous")

    play = fight()
    assert play.asked == "order" and play.options == ["before-fight.harrier", "assault", "hazardous", "any-order"]
    play.do("hazardous")  # it dies of the thorns and does nothing more
    assert play.where("harrier") == "me.discard" and play.damage("with-hazardous") == 0 and play.line(1)[1:] == ["weakling"]
    play = fight().do("before-fight.harrier", "assault")
    assert (
        play.line(1) == ["with-hazardous"] and play.damage("with-hazardous") == 2
    )  # both came before its death
    assert play.where("harrier") == "me.discard"


@pytest.mark.rule("KF-K24")
def test_fight_abilities_resolve_for_an_attacker_that_lives() -> None:
    play = stage(me=dict(line=["fighter"]), foe=dict(line=["brute", "dummy"])).do("fight:fighter", "brute")
    assert play.amber() == 1 and play.damage("fighter") == 5
    play = stage(me=dict(line=["fighter"]), foe=dict(line=["brute", "dummy"])).do("fight:fighter", "dummy")
    assert play.amber() == 0 and play.where("fighter") == "me.discard"
    play = stage(me=dict(line=["brute"]), foe=dict(line=["fighter"])).do("fight:brute")
    assert play.amber(1) == 0  # attacked, it does not fight


@pytest.mark.rule("KF-K24")
def test_only_enemy_creatures_are_attacked_and_without_one_there_is_no_fight() -> None:
    play = stage(me=dict(line=["brute", "weakling"]), foe=dict(artifacts=["trinket"]))
    assert not play.can("fight:brute") and play.can("reap:brute")
    play = stage(me=dict(line=["brute", "weakling"]), foe=dict(line=["dummy", "plated"])).do("fight:brute")
    assert play.options == ["dummy", "plated"]


@pytest.mark.rule("KF-K25")
def test_action_and_omni_are_two_ways_and_one_use() -> None:
    play = stage(me=dict(artifacts=["two-handed", "trinket"]))
    assert play.can("action:two-handed") and play.can("omni:two-handed")
    assert not play.can("reap:two-handed") and not play.can("fight:two-handed") and not play.can("action:trinket")
    play.do("action:two-handed")
    assert play.amber() == 3 and not play.can("omni:two-handed") and not play.ready("two-handed")


@pytest.mark.rule("KF-K26")
def test_told_to_its_house_does_not_matter() -> None:
    play = stage(me=dict(hand=["reap-order", "fight-order"], line=["stranger", "stranger"]), foe=dict(line=["dummy"]))
    assert not play.can("reap:stranger")
    play.do("play:reap-order", "stranger")
    assert play.amber() == 1 and not play.ready("stranger")
    play.do("play:fight-order", "stranger#2")
    assert play.damage("dummy") == 3 and play.at_rest


@pytest.mark.rule("KF-K26")
def test_but_it_must_be_ready_and_able() -> None:
    play = stage(me=dict(hand=["reap-order", "fight-order"], line=["brute", "dummy"], tired=["brute"]))
    play.do("play:reap-order", "brute")
    assert play.amber() == 0
    play.do("play:fight-order", "dummy")
    assert play.ready("dummy") and play.at_rest  # nobody to fight


@pytest.mark.rule("KF-K26")
def test_told_to_use_it_the_active_player_says_how() -> None:
    play = stage(me=dict(hand=["use-order"], line=["stranger", "brute"]), foe=dict(line=["dummy"]))
    play.do("play:use-order", "stranger")
    assert play.asked == "way" and play.options == ["fight", "reap"]
    play.do("reap")
    assert play.amber() == 1 and play.damage("dummy") == 0


@pytest.mark.rule("KF-K27")
def test_a_stun_costs_one_use_however_it_is_used() -> None:
    play = stage(me=dict(hand=["fight-order"], line=["brute", "dummy"], stunned=["brute"]), foe=dict(line=["plated"]))
    assert [option for option in play.options if option.endswith(":brute")] == ["unstun:brute"]
    play.do("play:fight-order", "brute")
    assert not play.stunned("brute") and not play.ready("brute") and play.damage("plated") == 0
    play.do("reap:dummy")
    assert play.amber() == 1


@pytest.mark.rule("KF-K27")
def test_the_stunned_strike_back_and_exhausted_ones_keep_their_stun() -> None:
    play = stage(me=dict(line=["dummy"]), foe=dict(line=["brute"], stunned=["brute"])).do("fight:dummy")
    assert play.damage("dummy") == 5
    play = stage(me=dict(line=["brute"], stunned=["brute"], tired=["brute"]), foe=dict(hand=["punch"], houses=["dis"] * 3))
    assert not play.can("unstun:brute")
    play.do("end")
    assert play.stunned("brute") and play.ready("brute")


@pytest.mark.rule("KF-K28")
def test_rage_leaves_only_fighting_until_it_has_fought() -> None:
    play = stage(
        me=dict(hand=["enrager", "enrager", "readier"], line=["dummy", "brute"]), foe=dict(line=["weakling", "weakling"])
    )
    play.do("play:enrager", "dummy", "play:enrager#2", "dummy")
    assert play.can("fight:dummy") and not play.can("reap:dummy") and play.can("reap:brute")
    play.do("fight:dummy", "weakling", "play:readier", "dummy")
    assert play.can("reap:dummy")  # enraged twice, calmed once


@pytest.mark.rule("KF-K28")
def test_without_an_enemy_the_enraged_may_do_anything_and_stay_enraged() -> None:
    play = stage(me=dict(line=["dummy"], enraged=["dummy"], hand=["punch"]))
    play.do("reap:dummy")
    assert play.amber() == 1 and play.id("dummy") in play.s.enraged


@pytest.mark.rule("KF-K72")
def test_abilities_reach_only_what_is_in_play() -> None:
    play = stage(
        me=dict(hand=["striker", "brute"], line=["dummy"], discard=["weakling"], archives=["plated"]),
        foe=dict(line=["plated"], hand=["troll"], discard=["bumpsy"]),
    )
    play.do("play:striker")
    assert play.options == ["dummy", "plated"]


@pytest.mark.rule("KF-K72")
def test_one_uses_ones_own_cards_unless_told_otherwise() -> None:
    play = stage(me=dict(hand=["borrower"], artifacts=["trinket"]), foe=dict(artifacts=["two-handed"], line=["brute"]))
    assert not play.can("action:two-handed") and not play.can("reap:brute")
    play.do("play:borrower", "two-handed")
    assert play.options == ["action", "omni"]
    play.do("action")
    assert play.amber() == 3 and play.amber(1) == 0 and not play.ready("two-handed")  # "you" is whoever uses it
    assert play.where("two-handed") == "foe.artifacts" and play.at_rest


@pytest.mark.rule("KF-K72")
def test_an_exhausted_card_of_the_opponent_cannot_be_borrowed() -> None:
    play = stage(me=dict(hand=["borrower"]), foe=dict(artifacts=["two-handed"], tired=["two-handed"])).do("play:borrower")
    assert play.amber() == 0 and play.at_rest
