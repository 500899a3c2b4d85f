"""House Brobnar: the artifacts, and creatures up to Hebe."""

from __future__ import annotations

import pytest

from .. import props as props
from ..stage import stage


def test_autocannon_shoots_at_whatever_enters_on_either_side() -> None:
    play = stage(me=dict(hand=["troll", "cannon"], line=["bumpsy"], artifacts=["autocannon"]), foe=dict(hand=["valdr"]))
    play.do("play:troll", "right", "play:cannon")
    assert play.damage("troll") == 1 and play.damage("bumpsy") == 0 and play.at_rest
    play.do("end", "brobnar", "play:valdr")
    assert play.damage("valdr") == 1 and play.damage("troll") == 1


def test_autocannon_kills_the_weak_before_they_stand() -> None:
    play = stage(me=dict(hand=["weakling"], artifacts=["autocannon"]))
    play.do("play:weakling")
    assert play.where("weakling") == "me.discard" and play.at_rest


def test_banner_of_battle_strengthens_friends_alone() -> None:
    play = stage(
        me=dict(line=["troll", "pit-demon"], artifacts=["banner-of-battle"], hand=["bumpsy"]), foe=dict(line=["brute"])
    )
    assert [play.power(name) for name in ("troll", "pit-demon", "brute")] == [9, 6, 5]
    play.do("play:bumpsy", "left")
    assert play.power("bumpsy") == 6 and play.at_rest


def test_without_the_banner_the_wounded_fall() -> None:
    play = stage(me=dict(hand=["barehanded"], line=["bumpsy", "troll"], artifacts=["banner-of-battle"], damage={"bumpsy": 5}))
    play.do("play:barehanded")
    assert play.where("bumpsy") == "me.discard" and play.line() == ["troll"] and play.at_rest


def test_cannon_hits_one_creature_for_two() -> None:
    play = stage(me=dict(artifacts=["cannon"], line=["troll"]), foe=dict(line=["brute"]))
    play.do("action:cannon")
    assert play.options == ["troll", "brute"]
    play.do("brute")
    assert play.damage("brute") == 2 and play.damage("troll") == 0 and not play.ready("cannon") and play.at_rest
    play = stage(me=dict(artifacts=["cannon"]))
    play.do("action:cannon")
    assert play.at_rest


def test_iron_obelisk_makes_enemy_keys_dearer_for_hurt_friends_of_brobnar() -> None:
    play = stage(
        me=dict(line=["troll", "bumpsy", "pit-demon"], artifacts=["iron-obelisk"], damage={"troll": 1, "pit-demon": 1}),
        foe=dict(line=["valdr"], damage={"valdr": 1}),
    )
    assert play.cost(1) == 7 and play.cost(0) == 6  # not the unhurt, not other houses, not the enemy's own
    play.do("reap:troll")
    assert play.damage("troll") == 0 and play.cost(1) == 6 and play.at_rest


def test_mighty_javelin_is_sacrificed_in_any_house_for_four_damage() -> None:
    play = stage(me=dict(hand=["fear"], artifacts=["mighty-javelin"], line=["troll"], house="dis"), foe=dict(line=["brute"]))
    play.do("omni:mighty-javelin", "brute")
    assert play.where("mighty-javelin") == "me.discard" and play.damage("brute") == 4 and play.damage("troll") == 0
    assert play.at_rest
    play = stage(me=dict(artifacts=["mighty-javelin"]))
    play.do("omni:mighty-javelin")
    assert play.where("mighty-javelin") == "me.discard" and play.at_rest


def test_pile_of_skulls_lets_a_friend_capture_for_each_dead_enemy_in_your_turn() -> None:
    play = stage(
        me=dict(hand=["punch"], line=["troll", "bumpsy"], artifacts=["pile-of-skulls"]),
        foe=dict(line=["weakling", "dummy"], amber=2),
    )
    play.do("play:punch", "weakling")
    assert play.asked == "capture" and play.options == ["troll", "bumpsy"]
    play.do("bumpsy")
    assert play.on("bumpsy") == 1 and play.on("troll") == 0 and play.amber(1) == 1 and play.at_rest


def test_pile_of_skulls_is_silent_for_friends_and_in_the_enemy_turn_and_without_captors() -> None:
    play = stage(me=dict(hand=["punch"], line=["weakling", "troll"], artifacts=["pile-of-skulls"]), foe=dict(amber=2))
    play.do("play:punch", "weakling")
    assert play.on("troll") == 0 and play.amber(1) == 2 and play.at_rest
    play = stage(me=dict(line=["troll"], artifacts=["pile-of-skulls"]), foe=dict(line=["weakling", "dummy"], amber=2))
    play.do("end", "brobnar", "fight:weakling")
    assert play.where("weakling") == "foe.discard" and play.on("troll") == 0
    play = stage(me=dict(hand=["punch"], artifacts=["pile-of-skulls"]), foe=dict(line=["weakling"], amber=2))
    play.do("play:punch")
    assert play.amber(1) == 2 and play.at_rest


@pytest.mark.parametrize(("had", "left"), [(3, 1), (1, 0), (0, 0)])
def test_screechbomb_is_sacrificed_for_two_of_the_enemys(had: int, left: int) -> None:
    play = stage(me=dict(hand=["fear"], artifacts=["screechbomb"], amber=4, house="dis"), foe=dict(amber=had))
    play.do("omni:screechbomb")
    assert play.where("screechbomb") == "me.discard" and play.amber(1) == left and play.amber() == 4 and play.at_rest


def test_the_warchest_pays_for_enemies_that_died_in_fights_this_turn() -> None:
    play = stage(
        me=dict(hand=["punch"], line=["dummy", "troll", "weakling", "bumpsy"], artifacts=["the-warchest"]),
        foe=dict(line=["headhunter", "batdrone", "valdr", "smaaash"], upgrades={"batdrone": "phoenix-heart"}),
    )
    play.do("fight:dummy", "headhunter")  # one
    play.do("play:punch", "smaaash", "fight:weakling", "smaaash")  # a friend fell, an enemy lives
    play.do("fight:troll", "batdrone")  # two: it was destroyed, though it went to hand
    assert play.where("batdrone") == "foe.hand" and play.where("smaaash") == "foe.discard"  # burnt, not in a fight
    before = play.amber()
    play.do("action:the-warchest")
    assert play.amber() == before + 2 and play.at_rest


def test_the_warchest_forgets_at_the_end_of_the_turn_and_does_not_count_assault() -> None:
    play = stage(me=dict(line=["with-assault", "troll"], artifacts=["the-warchest"]), foe=dict(line=["weakling", "dummy"]))
    play.do("fight:with-assault", "weakling", "action:the-warchest")
    assert play.where("weakling") == "foe.discard" and play.amber() == 0 and play.at_rest
    play = stage(me=dict(line=["troll"], artifacts=["the-warchest"]), foe=dict(line=["weakling", "dummy"], hand=["punch"]))
    play.do("fight:troll", "weakling", "end", "brobnar", "end", "brobnar", "action:the-warchest")
    assert play.amber() == 0 and play.at_rest


def test_bilgum_avalanche_falls_when_you_forge() -> None:
    play = stage(
        me=dict(hand=["key-charge"], line=["bilgum-avalanche"], amber=7, house="untamed"),
        foe=dict(line=["brute", "dummy"]),
    )
    play.do("play:key-charge", "yes")
    assert play.keys() == 1 and [play.damage(name) for name in ("brute", "dummy", "bilgum-avalanche")] == [2, 2, 0]
    assert play.at_rest


def test_bilgum_avalanche_stays_when_the_enemy_forges() -> None:
    play = stage(me=dict(line=["bilgum-avalanche"]), foe=dict(line=["brute", "dummy"], amber=6))
    play.do("end")
    assert play.keys(1) == 1 and play.damage("brute") == 0 and play.damage("bilgum-avalanche") == 0


@pytest.mark.parametrize(("target", "dealt"), [("dummy", 8), ("dummy#2", 6), ("dummy#3", 8)])
def test_valdr_hits_two_harder_on_a_flank(target: str, dealt: int) -> None:
    play = stage(me=dict(line=["valdr", "troll"]), foe=dict(line=["dummy", "dummy", "dummy"]))
    play.do("fight:valdr", target)
    assert [play.damage(f"dummy#{n}") for n in (1, 2, 3)].count(dealt) == 1 and play.damage(target) == dealt
    assert play.at_rest


def test_valdr_hits_no_harder_when_attacked_and_others_do_not_either() -> None:
    play = stage(me=dict(line=["dummy", "valdr"]), foe=dict(line=["valdr"]))
    play.do("fight:dummy")
    assert play.damage("dummy") == 6 and play.at_rest
    play = stage(me=dict(line=["brute", "valdr"]), foe=dict(line=["dummy"]))
    play.do("fight:brute")
    assert play.damage("dummy") == 5 and play.at_rest


@pytest.mark.parametrize(("had", "left"), [(2, 1), (0, 0)])
def test_bumpsy_costs_the_enemy_one(had: int, left: int) -> None:
    play = stage(me=dict(hand=["bumpsy"], amber=3), foe=dict(amber=had))
    play.do("play:bumpsy")
    assert play.amber(1) == left and play.amber() == 3 and play.at_rest


def test_earthshaker_destroys_all_of_power_three_or_less() -> None:
    play = stage(
        me=dict(hand=["earthshaker"], line=["wardrummer", "bumpsy"]),
        foe=dict(line=["weakling", "charette", "tocsin"], counters={"tocsin": 1}),
    )
    play.do("play:earthshaker", "left")
    assert play.line() == ["earthshaker", "bumpsy"] and play.line(1) == ["charette", "tocsin"]  # four is too much
    assert play.at_rest


def test_earthshaker_spares_what_has_no_power_at_all() -> None:
    props.prop("hull", power=0, keywords={"no-power": 1})
    play = stage(me=dict(hand=["earthshaker"]), foe=dict(line=["hull", "weakling"]))
    play.do("play:earthshaker")
    assert play.line(1) == ["hull"] and play.at_rest


def test_earthshaker_among_the_strong_destroys_nobody() -> None:
    play = stage(me=dict(hand=["earthshaker"]), foe=dict(line=["brute"]))
    play.do("play:earthshaker")
    assert play.line() == ["earthshaker"] and play.line(1) == ["brute"] and play.at_rest


def test_firespitter_burns_all_enemies_before_it_fights() -> None:
    play = stage(me=dict(line=["firespitter", "troll"]), foe=dict(line=["weakling", "dummy", "plated"]))
    play.do("fight:firespitter", "dummy")
    assert play.where("weakling") == "foe.discard" and play.damage("dummy") == 1 + 5 and play.damage("plated") == 0
    assert play.damage("troll") == 0 and play.where("firespitter") == "me.discard" and play.at_rest


def test_firespitter_may_end_its_fight_before_the_blow_and_burns_nobody_when_it_reaps() -> None:
    play = stage(me=dict(line=["firespitter"]), foe=dict(line=["weakling", "dummy"]))
    play.do("fight:firespitter", "weakling")
    assert play.where("weakling") == "foe.discard" and play.damage("firespitter") == 0 and play.at_rest
    play = stage(me=dict(line=["firespitter"]), foe=dict(line=["dummy"]))
    play.do("reap:firespitter")
    assert play.damage("dummy") == 0 and play.at_rest


def test_ganger_chieftain_may_send_a_neighbour_to_fight() -> None:
    play = stage(
        me=dict(hand=["ganger-chieftain"], line=["bumpsy", "pit-demon"], tired=["bumpsy", "pit-demon"]),
        foe=dict(line=["dummy"]),
    )
    play.do("play:ganger-chieftain", "right", "yes")  # one neighbour: Pit Demon
    assert play.damage("dummy") == 5 and play.where("pit-demon") == "me.discard"
    assert not play.ready("bumpsy") and not play.ready("ganger-chieftain") and play.at_rest


def test_ganger_chieftain_alone_asks_nothing() -> None:
    play = stage(me=dict(hand=["ganger-chieftain"]), foe=dict(line=["dummy"]))
    play.do("play:ganger-chieftain")
    assert play.damage("dummy") == 0 and play.at_rest


def test_grenade_snib_takes_two_from_the_opponent_of_its_controller_when_destroyed() -> None:
    play = stage(me=dict(hand=["punch"], line=["grenade-snib"], amber=1), foe=dict(line=["dummy"], amber=3))
    play.do("play:punch", "grenade-snib")
    assert play.amber(1) == 1 and play.amber() == 2 and play.at_rest
    play = stage(me=dict(hand=["punch"], amber=1), foe=dict(line=["grenade-snib"], amber=3))
    play.do("play:punch")
    assert play.amber() == 0 and play.amber(1) == 3 and play.at_rest  # the punch had brought one more


def test_grenade_snib_going_to_hand_takes_nothing() -> None:
    play = stage(me=dict(hand=["wardrummer"], line=["grenade-snib"]), foe=dict(amber=3))
    play.do("play:wardrummer", "right")
    assert play.where("grenade-snib") == "me.hand" and play.amber(1) == 3 and play.at_rest


def test_headhunter_gains_one_after_it_fought_and_lived() -> None:
    play = stage(me=dict(line=["headhunter"]), foe=dict(line=["weakling", "dummy"]))
    play.do("fight:headhunter", "weakling")
    assert play.amber() == 1 and play.amber(1) == 0 and play.at_rest
    play = stage(me=dict(line=["headhunter"]), foe=dict(line=["dummy"]))
    play.do("fight:headhunter")
    assert play.where("headhunter") == "me.discard" and play.amber() == 0
    play = stage(me=dict(line=["weakling", "troll"]), foe=dict(line=["headhunter"]))
    play.do("fight:weakling")
    assert play.amber(1) == 0 and play.at_rest  # it was attacked, it did not fight


def test_hebe_the_huge_hits_all_other_unhurt_creatures() -> None:
    play = stage(
        me=dict(hand=["hebe-the-huge"], line=["bumpsy", "troll"], damage={"troll": 1}),
        foe=dict(line=["dummy", "valdr", "weakling"], damage={"valdr": 2}),
    )
    play.do("play:hebe-the-huge", "right")
    hurt = [play.damage(name) for name in ("bumpsy", "troll", "dummy", "valdr", "hebe-the-huge")]
    assert hurt == [2, 1, 2, 2, 0] and play.where("weakling") == "foe.discard" and play.at_rest
    play = stage(me=dict(hand=["hebe-the-huge"]))
    play.do("play:hebe-the-huge")
    assert play.damage("hebe-the-huge") == 0 and play.at_rest
