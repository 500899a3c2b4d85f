"""House Brobnar: creatures from Kelifi Dragon on, and the upgrades."""

from __future__ import annotations

import pytest

from .. import props as props
from ..stage import stage


@pytest.mark.parametrize(("amber", "playable"), [(6, False), (7, True)])
def test_kelifi_dragon_is_played_only_by_the_rich(amber: int, playable: bool) -> None:
    play = stage(me=dict(hand=["kelifi-dragon"], amber=amber), foe=dict(amber=9))
    assert play.can("play:kelifi-dragon") is playable
    assert play.can("discard:kelifi-dragon")


def test_kelifi_dragon_costs_nothing_gains_and_burns_after_reap_and_fight() -> None:
    play = stage(me=dict(hand=["kelifi-dragon"], amber=7))
    play.do("play:kelifi-dragon")
    assert play.amber() == 7 and play.where("kelifi-dragon") == "me.line" and play.at_rest
    play = stage(me=dict(line=["kelifi-dragon"]), foe=dict(line=["brute", "dummy"]))
    play.do("reap:kelifi-dragon")
    assert play.amber() == 2 and play.options == ["kelifi-dragon", "brute", "dummy"]
    play.do("brute")
    assert play.where("brute") == "foe.discard" and play.damage("dummy") == 0 and play.at_rest
    play = stage(me=dict(line=["kelifi-dragon"]), foe=dict(line=["brute", "dummy"]))
    play.do("fight:kelifi-dragon", "brute")
    assert play.amber() == 1
    play.do("dummy")
    assert play.damage("dummy") == 5 and play.damage("kelifi-dragon") == 5 and play.at_rest


def test_king_of_the_crag_weakens_enemies_of_brobnar_alone() -> None:
    play = stage(me=dict(line=["king-of-the-crag", "bumpsy"]), foe=dict(line=["troll", "pit-demon"]))
    assert [play.power(name) for name in ("king-of-the-crag", "bumpsy", "troll", "pit-demon")] == [7, 5, 6, 5]


def test_king_of_the_crag_kills_what_has_no_power_left() -> None:
    play = stage(
        me=dict(hand=["king-of-the-crag"], line=["looter-goblin"]), foe=dict(line=["pingle-who-annoys", "troll", "dust-imp"])
    )
    play.do("play:king-of-the-crag", "right")
    assert play.line(1) == ["troll", "dust-imp"] and play.where("pingle-who-annoys") == "foe.discard"
    assert play.damage("king-of-the-crag") == 0  # it was gone before it could annoy
    assert play.line() == ["looter-goblin", "king-of-the-crag"] and play.at_rest


def test_krump_costs_the_controller_of_what_it_kills() -> None:
    play = stage(me=dict(line=["krump"], amber=3), foe=dict(line=["weakling", "dummy"], amber=2))
    play.do("fight:krump", "weakling")
    assert play.amber(1) == 1 and play.amber() == 3 and play.at_rest
    play = stage(me=dict(line=["weakling", "troll"], amber=2), foe=dict(line=["krump"]))
    play.do("fight:weakling")
    assert play.amber() == 1 and play.at_rest  # also when attacked


@pytest.mark.parametrize("prey", ["dummy", "smaaash"])
def test_krump_costs_nothing_where_the_other_lives_or_both_die(prey: str) -> None:
    play = stage(me=dict(line=["krump"], damage={"krump": 1}), foe=dict(line=[prey], amber=2))
    play.do("fight:krump")
    assert play.where("krump") == "me.discard" and play.amber(1) == 2 and play.at_rest


def test_krump_costs_nothing_for_a_death_outside_its_fight() -> None:
    play = stage(me=dict(line=["krump", "troll"], hand=["punch"]), foe=dict(line=["weakling", "with-taunt", "dummy"], amber=2))
    play.do("play:punch", "weakling", "fight:troll")  # it has to be the one with taunt
    assert play.where("with-taunt") == "foe.discard"
    assert play.amber(1) == 2 and play.at_rest


@pytest.mark.parametrize(("had", "left"), [(6, 6), (7, 5)])
def test_lomir_flamefist_takes_two_from_seven_or_more(had: int, left: int) -> None:
    play = stage(me=dict(hand=["lomir-flamefist"], amber=7), foe=dict(amber=had))
    play.do("play:lomir-flamefist")
    assert play.amber(1) == left and play.amber() == 7 and play.at_rest


def test_looter_goblin_pays_only_after_it_reaped() -> None:
    play = stage(me=dict(line=["looter-goblin", "troll"]), foe=dict(line=["weakling", "bumpsy"]))
    play.do("fight:troll", "weakling")
    assert play.amber() == 0 and play.keyword("looter-goblin", "elusive") == 1 and play.at_rest


def test_mugwump_heals_and_grows_when_it_kills() -> None:
    play = stage(me=dict(line=["mugwump", "troll"], damage={"mugwump": 3, "troll": 1}), foe=dict(line=["weakling", "dummy"]))
    play.do("fight:mugwump", "weakling")
    assert play.damage("mugwump") == 0 and play.power("mugwump") == 7
    assert play.damage("troll") == 1 and play.power("troll") == 8 and play.at_rest


def test_mugwump_neither_heals_nor_grows_where_the_enemy_lives() -> None:
    play = stage(me=dict(line=["mugwump"], damage={"mugwump": 1}), foe=dict(line=["chuff-ape"]))
    play.do("fight:mugwump")
    assert play.where("mugwump") == "me.discard" and play.damage("chuff-ape") == 6 and play.at_rest
    play = stage(me=dict(line=["mugwump"], damage={"mugwump": 1}), foe=dict(line=["dew-faerie", "dummy"]))
    play.do("fight:mugwump", "dew-faerie")  # it eludes
    assert play.damage("mugwump") == 1 and play.power("mugwump") == 6 and play.at_rest


def test_pingle_annoys_enemies_that_enter_and_no_friends() -> None:
    play = stage(me=dict(hand=["troll"], line=["pingle-who-annoys"]), foe=dict(hand=["valdr", "cannon"], line=["dummy"]))
    play.do("play:troll", "right")
    assert play.damage("troll") == 0 and play.at_rest
    play.do("end", "brobnar", "play:valdr", "right")
    assert play.damage("valdr") == 1 and play.damage("dummy") == 0
    play.do("play:cannon")
    assert play.damage("cannon") == 0 and play.keyword("pingle-who-annoys", "elusive") == 1


def test_rock_hurling_giant_may_throw_for_each_discarded_card_of_brobnar() -> None:
    play = stage(me=dict(hand=["punch", "troll"], line=["rock-hurling-giant"]), foe=dict(line=["brute", "dummy"]))
    play.do("discard:punch", "yes", "brute")
    assert play.damage("brute") == 4 and play.damage("dummy") == 0
    play.do("discard:troll", "no")
    assert play.damage("dummy") == 0 and play.at_rest


def test_rock_hurling_giant_minds_the_house_and_whose_hand_it_was() -> None:
    play = stage(me=dict(hand=["fear"], line=["rock-hurling-giant"], house="dis"), foe=dict(line=["dummy"]))
    play.do("discard:fear")
    assert play.damage("dummy") == 0 and play.at_rest
    play = stage(me=dict(line=["rock-hurling-giant"]), foe=dict(hand=["punch", "anger"], line=["dummy"]))
    play.do("end", "brobnar", "discard:punch")
    assert play.asked == "main" and play.damage("dummy") == 0


def test_rock_hurling_giant_hears_a_card_lost_at_random_in_its_turn() -> None:
    play = stage(
        me=dict(hand=["gongoozle", "punch"], line=["rock-hurling-giant"], house="dis"), foe=dict(line=["dummy"]), luck=[0]
    )
    play.do("play:gongoozle", "rock-hurling-giant")
    assert play.where("punch") == "me.discard" and play.asked == "may"
    play.do("yes", "dummy")
    assert play.damage("dummy") == 4 and play.damage("rock-hurling-giant") == 3 and play.at_rest


@pytest.mark.parametrize(("played", "caught"), [(0, 0), (1, 1), (2, 0)])
def test_rogue_ogre_heals_and_captures_after_exactly_one_card(played: int, caught: int) -> None:
    play = stage(
        me=dict(
            hand=["smith", "burn-the-stockpile"],
            line=["rogue-ogre", "dummy"],
            damage={"rogue-ogre": 3, "dummy": 3},
            deck=["anger"] * 6,
        ),
        foe=dict(amber=2),
    )
    play.do(*["play:smith", "play:burn-the-stockpile"][:played], "end")
    assert play.on("rogue-ogre") == caught and play.damage("rogue-ogre") == (1 if caught else 3)
    assert play.amber(1) == 2 - caught and play.damage("dummy") == 3


def test_rogue_ogre_sleeps_at_the_end_of_the_enemys_turn() -> None:
    play = stage(me=dict(line=["rogue-ogre"], damage={"rogue-ogre": 3}), foe=dict(hand=["smith", "punch"], amber=1))
    play.do("end", "brobnar", "play:smith", "end")
    assert play.on("rogue-ogre") == 0 and play.damage("rogue-ogre") == 3


def test_smaaash_stuns_one_creature_of_any_side() -> None:
    play = stage(me=dict(hand=["smaaash"], line=["troll"]), foe=dict(line=["dummy"]))
    play.do("play:smaaash", "right")
    assert play.options == ["troll", "smaaash", "dummy"]
    play.do("dummy")
    assert play.stunned("dummy") and not play.stunned("troll") and not play.stunned("smaaash") and play.at_rest
    play = stage(me=dict(hand=["smaaash"]))
    play.do("play:smaaash")
    assert play.stunned("smaaash") and play.at_rest  # it must stun somebody


def test_tireless_crocag_fights_in_any_house_and_never_reaps() -> None:
    play = stage(me=dict(hand=["fear"], line=["tireless-crocag", "troll"], house="dis"), foe=dict(line=["dummy"]))
    assert play.can("fight:tireless-crocag") and not play.can("reap:tireless-crocag") and not play.can("fight:troll")
    play = stage(
        me=dict(hand=["fear"], line=["tireless-crocag"], stunned=["tireless-crocag"], house="dis"), foe=dict(line=["dummy"])
    )
    play.do("unstun:tireless-crocag")
    assert not play.stunned("tireless-crocag") and play.at_rest


def test_tireless_crocag_stays_as_long_as_an_enemy_does() -> None:
    play = stage(me=dict(line=["tireless-crocag"]), foe=dict(line=["weakling", "dummy"]))
    play.do("fight:tireless-crocag", "weakling")
    assert play.line() == ["tireless-crocag"] and play.damage("tireless-crocag") == 1 and play.at_rest


def test_tireless_crocag_dies_without_enemies() -> None:
    play = stage(me=dict(hand=["punch"], line=["tireless-crocag", "troll"]), foe=dict(line=["weakling"]))
    play.do("play:punch", "weakling")
    assert play.where("tireless-crocag") == "me.discard" and play.line() == ["troll"] and play.at_rest
    play = stage(me=dict(hand=["tireless-crocag"], line=["troll"]))
    play.do("play:tireless-crocag", "right")
    assert play.where("tireless-crocag") == "me.discard" and play.at_rest


@pytest.mark.parametrize(("had", "left"), [(5, 2), (2, 0), (0, 0)])
def test_troll_heals_three_after_it_reaped(had: int, left: int) -> None:
    hurt = {"troll": had, "bumpsy": 1} if had else {"bumpsy": 1}
    play = stage(me=dict(line=["troll", "bumpsy"], damage=hurt))
    play.do("reap:troll")
    assert play.damage("troll") == left and play.damage("bumpsy") == 1 and play.at_rest


def test_wardrummer_calls_other_friends_of_brobnar_home() -> None:
    play = stage(
        me=dict(hand=["wardrummer"], line=["troll", "pit-demon", "bumpsy"], amber_on={"troll": 1}),
        foe=dict(line=["valdr"]),
    )
    play.do("play:wardrummer", "right")
    assert play.line() == ["pit-demon", "wardrummer"] and play.hand() == ["bumpsy", "troll"]
    assert play.line(1) == ["valdr"] and play.amber(1) == 1 and play.at_rest
    play = stage(me=dict(hand=["wardrummer"]))
    play.do("play:wardrummer")
    assert play.line() == ["wardrummer"] and play.at_rest


# -- upgrades -------------------------------------------------------------------------------------------------------------


def test_blood_of_titans_gives_its_bearer_five_power() -> None:
    play = stage(me=dict(hand=["blood-of-titans"], line=["troll"]), foe=dict(line=["bumpsy"]))
    play.do("play:blood-of-titans", "troll")
    assert play.power("troll") == 13 and play.power("bumpsy") == 5 and play.amber() == 1 and play.at_rest
    assert not stage(me=dict(hand=["blood-of-titans"])).can("play:blood-of-titans")


def test_phoenix_heart_saves_its_bearer_to_hand_and_burns_the_rest() -> None:
    play = stage(
        me=dict(hand=["punch"], line=["weakling", "troll"], upgrades={"weakling": "phoenix-heart"}),
        foe=dict(line=["dummy", "wardrummer"]),
    )
    play.do("play:punch", "weakling")
    assert play.where("weakling") == "me.hand" and play.where("phoenix-heart") == "me.discard"
    assert play.damage("troll") == 3 and play.damage("dummy") == 3 and play.where("wardrummer") == "foe.discard"
    assert play.at_rest


def test_phoenix_heart_does_not_burn_for_others_nor_when_its_bearer_leaves_otherwise() -> None:
    play = stage(
        me=dict(hand=["punch", "wardrummer"], line=["weakling", "bumpsy"], upgrades={"bumpsy": "phoenix-heart"}),
        foe=dict(line=["dummy"]),
    )
    play.do("play:punch", "weakling")
    assert play.where("weakling") == "me.discard" and play.damage("dummy") == 0
    play.do("play:wardrummer", "right")
    assert play.where("bumpsy") == "me.hand" and play.damage("dummy") == 0 and play.where("phoenix-heart") == "me.discard"
    assert play.at_rest


def test_phoenix_heart_sends_its_bearer_to_the_owner() -> None:
    play = stage(me=dict(hand=["phoenix-heart", "punch"], line=["troll"]), foe=dict(line=["weakling", "dummy"]))
    play.do("play:phoenix-heart", "weakling", "play:punch", "weakling")
    assert play.where("weakling") == "foe.hand" and play.damage("troll") == 3 and play.damage("dummy") == 3
    assert play.where("phoenix-heart") == "me.discard" and play.at_rest


def test_yo_mama_mastery_heals_its_bearer_and_makes_it_taunt() -> None:
    play = stage(
        me=dict(hand=["yo-mama-mastery"], line=["troll", "bumpsy"], damage={"troll": 5, "bumpsy": 2}), foe=dict(line=["brute"])
    )
    play.do("play:yo-mama-mastery", "troll")
    assert play.damage("troll") == 0 and play.damage("bumpsy") == 2 and play.amber() == 1
    assert play.keyword("troll", "taunt") == 1 and play.keyword("bumpsy", "taunt") == 0 and play.at_rest
    play.do("end", "brobnar", "fight:brute")  # only the troll can be attacked
    assert play.damage("troll") == 5 and play.damage("bumpsy") == 2
