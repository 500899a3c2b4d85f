"""House Dis: the artifacts, and creatures up to Guardian Demon."""

from __future__ import annotations

import pytest

from .. import props as props
from ..stage import stage


def test_annihilation_ritual_purges_creatures_that_die() -> None:
    play = stage(
        me=dict(hand=["gateway-to-dis"], line=["dust-imp"], artifacts=["annihilation-ritual"]),
        foe=dict(line=["dummy"], upgrades={"dummy": "badge"}),
    )
    play.do("play:gateway-to-dis")
    assert play.where("dust-imp") == "me.purged" and play.where("dummy") == "foe.purged"
    assert play.where("badge") == "foe.discard" and play.where("gateway-to-dis") == "me.discard"
    assert play.amber() == 2 and play.at_rest  # destroyed all the same


def test_annihilation_ritual_leaves_hands_and_artifacts_alone() -> None:
    play = stage(
        me=dict(hand=["pit-demon", "poltergeist"], artifacts=["annihilation-ritual"]), foe=dict(artifacts=["iron-obelisk"])
    )
    play.do("discard:pit-demon", "play:poltergeist", "iron-obelisk")
    assert play.where("pit-demon") == "me.discard" and play.where("iron-obelisk") == "foe.discard" and play.at_rest


def test_dominator_bauble_uses_a_friend_of_any_house_in_any_way() -> None:
    play = stage(me=dict(artifacts=["dominator-bauble"], house="dis", line=["troll", "pit-demon"]), foe=dict(line=["dummy"]))
    play.do("action:dominator-bauble")
    assert play.options == ["troll", "pit-demon"]
    play.do("troll")
    assert play.asked == "way" and play.options == ["fight", "reap"]
    play.do("reap")
    assert play.amber() == 1 and not play.ready("troll") and play.ready("pit-demon") and play.at_rest


def test_dominator_bauble_cannot_rouse_the_exhausted() -> None:
    play = stage(me=dict(artifacts=["dominator-bauble"], house="dis", line=["troll"], tired=["troll"]))
    play.do("action:dominator-bauble")
    assert play.amber() == 0 and not play.ready("dominator-bauble") and play.at_rest
    play = stage(me=dict(artifacts=["dominator-bauble"], house="dis"))
    play.do("action:dominator-bauble")
    assert play.at_rest


def test_key_to_dis_is_sacrificed_for_all_creatures() -> None:
    play = stage(
        me=dict(hand=["punch"], artifacts=["key-to-dis", "lifeward"], line=["troll"], house="brobnar"), foe=dict(line=["dummy"])
    )
    play.do("omni:key-to-dis")
    assert play.where("key-to-dis") == "me.discard" and play.line() == [] and play.line(1) == []
    assert play.where("lifeward") == "me.artifacts" and play.s.sides[0].chains == 0 and play.at_rest


def test_lash_of_broken_dreams_makes_keys_dearer_in_the_enemys_next_turn() -> None:
    play = stage(me=dict(artifacts=["lash-of-broken-dreams"], hand=["fear"]), foe=dict(hand=["punch", "anger"], amber=8))
    play.do("action:lash-of-broken-dreams")
    assert play.cost() == 6 and play.cost(1) == 6 and play.at_rest
    play.do("end")
    assert play.keys(1) == 0 and play.cost() == 9 and play.cost(1) == 9  # for both
    play.do("brobnar", "end", "dis")
    assert play.cost() == 6 and play.cost(1) == 6 and play.at_rest


def test_library_of_the_damned_archives_a_card_of_your_hand() -> None:
    play = stage(me=dict(hand=["punch", "fear"], artifacts=["library-of-the-damned"], house="dis"), foe=dict(hand=["anger"]))
    play.do("action:library-of-the-damned", "punch")
    assert play.where("punch") == "me.archives" and play.hand() == ["fear"] and play.hand(1) == ["anger"] and play.at_rest


def test_lifeward_bans_creatures_for_one_enemy_turn() -> None:
    play = stage(
        me=dict(hand=["fear", "pit-demon"], artifacts=["lifeward"]),
        foe=dict(hand=["troll", "punch", "cannon", "anger"]),
    )
    play.do("omni:lifeward")
    assert play.where("lifeward") == "me.discard" and play.can("play:pit-demon") and play.at_rest
    play.do("end", "brobnar")
    assert not play.can("play:troll") and play.can("discard:troll") and play.can("play:punch") and play.can("play:cannon")
    play.do("end", "dis")
    assert play.can("play:pit-demon")
    play.do("end", "brobnar")
    assert play.can("play:troll")


def test_lifeward_does_not_stop_what_is_put_into_play() -> None:
    play = stage(
        me=dict(hand=["fear"], line=["weakling"], artifacts=["lifeward"], house="dis"),
        foe=dict(line=["overlord-greking", "dummy"], hand=["fear"]),
    )
    play.do("omni:lifeward", "end", "dis", "fight:overlord-greking", "left")
    assert play.line(1) == ["weakling", "overlord-greking", "dummy"]


def test_sacrificial_altar_purges_a_human_and_plays_a_creature() -> None:
    play = stage(
        me=dict(
            artifacts=["sacrificial-altar"], house="dis", line=["dextre", "troll"], discard=["bumpsy", "punch", "charette"]
        ),
        foe=dict(line=["doc-bookton"], amber=4),
    )
    play.do("action:sacrificial-altar")  # the only human of yours
    assert play.where("dextre") == "me.purged" and play.options == ["bumpsy", "charette"]
    play.do("bumpsy", "right")
    assert play.line() == ["troll", "bumpsy"] and play.amber(1) == 3 and play.where("doc-bookton") == "foe.line"
    assert play.at_rest


def test_sacrificial_altar_without_a_human_or_without_a_creature() -> None:
    play = stage(
        me=dict(artifacts=["sacrificial-altar"], house="dis", line=["troll"], discard=["bumpsy"]),
        foe=dict(line=["doc-bookton"]),
    )
    play.do("action:sacrificial-altar")
    assert play.where("bumpsy") == "me.discard" and play.line() == ["troll"] and play.at_rest
    play = stage(me=dict(artifacts=["sacrificial-altar"], house="dis", line=["dextre"], discard=["punch"]))
    play.do("action:sacrificial-altar")
    assert play.where("dextre") == "me.purged" and play.where("punch") == "me.discard" and play.at_rest


def test_sacrificial_altar_plays_nothing_that_cannot_be_played() -> None:
    play = stage(me=dict(artifacts=["sacrificial-altar"], house="dis", line=["dextre"], discard=["kelifi-dragon"], amber=6))
    play.do("action:sacrificial-altar")
    assert play.where("dextre") == "me.purged" and play.where("kelifi-dragon") == "me.discard" and play.at_rest


def test_screaming_cave_shuffles_hand_and_discard_pile_into_the_deck() -> None:
    play = stage(
        me=dict(hand=["punch"], discard=["troll", "fear"], deck=["anger"], archives=["smith"], artifacts=["screaming-cave"],
                line=["pit-demon"], house="dis"),
        foe=dict(hand=["smith"], discard=["bumpsy"]),
    )  # fmt: skip
    play.do("action:screaming-cave")
    assert {play.where(name) for name in ("punch", "troll", "fear", "anger")} == {"me.deck"}
    assert len(play.s.sides[0].deck) == 5 and play.where("me/smith") == "me.archives"  # the spare card too
    assert play.where("bumpsy") == "foe.discard" and play.hand(1) == ["smith"] and play.at_rest


def test_soul_snatcher_pays_the_owner_of_each_dead_creature() -> None:
    play = stage(
        me=dict(hand=["gateway-to-dis", "poltergeist"], line=["pit-demon"], artifacts=["soul-snatcher"]),
        foe=dict(line=["dummy", "brute"], artifacts=["iron-obelisk"]),
    )
    play.do("play:poltergeist", "iron-obelisk")
    assert (play.amber(), play.amber(1)) == (1, 0)  # an artifact has no soul
    play.do("play:gateway-to-dis")
    assert (play.amber(), play.amber(1)) == (2, 2) and play.at_rest


# -- creatures ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("had", "caught"), [(5, 3), (2, 2), (0, 0)])
def test_charette_captures_three_or_what_there_is(had: int, caught: int) -> None:
    play = stage(me=dict(hand=["charette"], line=["pit-demon"], amber=2), foe=dict(amber=had))
    play.do("play:charette", "right")
    assert play.on("charette") == caught and play.amber(1) == had - caught and play.amber() == 2 and play.on("pit-demon") == 0
    assert play.at_rest


@pytest.mark.parametrize(("had", "caught"), [(6, 0), (7, 7), (9, 9)])
def test_drumble_captures_everything_of_the_rich(had: int, caught: int) -> None:
    play = stage(me=dict(hand=["drumble"], amber=8), foe=dict(amber=had))
    play.do("play:drumble")
    assert play.on("drumble") == caught and play.amber(1) == had - caught and play.amber() == 8
    assert play.keyword("drumble", "elusive") == 1 and play.at_rest


def test_dust_imp_pays_its_controller_two_when_destroyed() -> None:
    play = stage(me=dict(hand=["gongoozle", "hysteria"]), foe=dict(line=["dust-imp", "dust-imp", "dummy"]))
    play.do("play:gongoozle", "dust-imp")
    assert play.amber(1) == 2
    play.do("play:hysteria")
    assert play.amber(1) == 2 and play.at_rest  # going home is no death


def test_eater_of_the_dead_purges_a_dead_creature_and_grows() -> None:
    play = stage(
        me=dict(line=["eater-of-the-dead"], discard=["punch", "troll"]), foe=dict(discard=["bumpsy", "fear"], line=["weakling"])
    )
    play.do("reap:eater-of-the-dead")
    assert play.options == ["troll", "bumpsy"]
    play.do("bumpsy")
    assert play.where("bumpsy") == "foe.purged" and play.where("troll") == "me.discard" and play.power("eater-of-the-dead") == 5
    assert play.at_rest


def test_eater_of_the_dead_eats_after_a_fight_too_and_starves_without_creatures() -> None:
    play = stage(me=dict(line=["eater-of-the-dead"], discard=["punch"]), foe=dict(line=["weakling", "dummy"]))
    play.do("fight:eater-of-the-dead", "weakling")
    assert play.where("weakling") == "foe.purged" and play.power("eater-of-the-dead") == 5 and play.at_rest
    play = stage(me=dict(line=["eater-of-the-dead"], discard=["punch"]), foe=dict(discard=["fear"]))
    play.do("reap:eater-of-the-dead")
    assert play.power("eater-of-the-dead") == 4 and play.where("punch") == "me.discard" and play.at_rest


def test_ember_imp_lets_the_enemy_play_two_cards_a_turn() -> None:
    play = stage(
        me=dict(hand=["fear", "arise", "hysteria"], line=["ember-imp"], deck=["arise"] * 6),
        foe=dict(hand=["smith", "smith", "smith", "bumpsy"]),
    )
    play.do("play:fear", "play:arise", "dis")
    assert play.can("play:hysteria") and play.at_rest  # not its own side
    play.do("end", "brobnar", "play:smith", "play:smith#2")
    assert not play.can("play:smith#3") and not play.can("play:bumpsy") and play.can("discard:bumpsy")


def test_gabos_longarms_strikes_somebody_else_while_the_attacked_hits_back() -> None:
    play = stage(me=dict(line=["gabos-longarms", "shaffles"]), foe=dict(line=["weakling", "dummy", "brute"]))
    play.do("fight:gabos-longarms", "weakling")
    assert play.options == ["gabos-longarms", "shaffles", "weakling", "dummy", "brute"]
    play.do("dummy")
    assert play.damage("dummy") == 5 and play.damage("weakling") == 0 and play.damage("gabos-longarms") == 1
    assert play.damage("brute") == 0 and play.at_rest
    play.do("fight:shaffles", "brute")  # the long arms were for one fight, and one creature
    assert play.damage("brute") == 2 and play.damage("dummy") == 5


def test_gabos_longarms_is_not_eluded_by_the_attacked_nor_by_the_chosen() -> None:
    play = stage(me=dict(line=["gabos-longarms"]), foe=dict(line=["dew-faerie", "dummy"]))
    play.do("fight:gabos-longarms", "dew-faerie", "dummy")
    assert play.damage("dummy") == 5 and play.damage("gabos-longarms") == 0 and play.where("dew-faerie") == "foe.line"
    play = stage(me=dict(line=["gabos-longarms"]), foe=dict(line=["dew-faerie", "weakling"]))
    play.do("fight:gabos-longarms", "weakling", "dew-faerie")
    assert play.where("dew-faerie") == "foe.discard" and play.damage("gabos-longarms") == 1
    play = stage(me=dict(line=["gabos-longarms"]), foe=dict(line=["dew-faerie", "weakling"]))
    play.do("fight:gabos-longarms", "dew-faerie", "dew-faerie")  # the attacked itself: it eludes
    assert play.where("dew-faerie") == "foe.line" and play.at_rest


def test_overlord_greking_takes_what_it_kills() -> None:
    play = stage(me=dict(line=["overlord-greking"], amber=1), foe=dict(line=["bumpsy", "dummy"], amber=2, artifacts=["cannon"]))
    play.do("fight:overlord-greking", "bumpsy", "left")
    assert play.line() == ["bumpsy", "overlord-greking"] and play.line(1) == ["dummy"] and not play.ready("bumpsy")
    assert play.amber(1) == 2 and play.damage("overlord-greking") == 5 and play.at_rest  # put into play, not played


def test_overlord_greking_takes_only_from_a_discard_pile_and_if_it_lives() -> None:
    play = stage(me=dict(line=["overlord-greking"], artifacts=["annihilation-ritual"]), foe=dict(line=["bumpsy", "dummy"]))
    play.do("fight:overlord-greking", "bumpsy")
    assert play.where("bumpsy") == "foe.purged" and play.line() == ["overlord-greking"] and play.at_rest
    play = stage(me=dict(line=["overlord-greking"], damage={"overlord-greking": 2}), foe=dict(line=["bumpsy", "dummy"]))
    play.do("fight:overlord-greking", "bumpsy")
    assert play.where("bumpsy") == "foe.discard" and play.where("overlord-greking") == "me.discard" and play.at_rest


def test_guardian_demon_moves_up_to_two_damage_to_another() -> None:
    play = stage(
        me=dict(hand=["guardian-demon"], line=["troll"], damage={"troll": 5}), foe=dict(line=["dummy"], damage={"dummy": 1})
    )
    play.do("play:guardian-demon", "right")
    assert play.asked == "heal" and play.options == ["troll", "dummy"]  # only the hurt
    play.do("troll")
    assert play.options == ["2", "1", "0"]
    play.do("2")
    assert play.options == ["guardian-demon", "dummy"]  # never the healed one
    play.do("dummy")
    assert play.damage("troll") == 3 and play.damage("dummy") == 3 and play.damage("guardian-demon") == 0 and play.at_rest


def test_guardian_demon_heals_after_reap_and_fight_and_may_heal_less() -> None:
    play = stage(me=dict(line=["guardian-demon", "troll"], damage={"troll": 1}), foe=dict(line=["weakling", "dummy"]))
    play.do("reap:guardian-demon", "0")
    assert play.damage("troll") == 1 and play.at_rest
    play = stage(me=dict(line=["guardian-demon", "troll"]), foe=dict(line=["weakling", "dummy"]))
    play.do("fight:guardian-demon", "weakling", "1", "dummy")  # it heals itself
    assert play.damage("guardian-demon") == 0 and play.damage("dummy") == 1 and play.at_rest


def test_guardian_demon_among_the_healthy_asks_nothing() -> None:
    play = stage(me=dict(line=["guardian-demon", "troll"]), foe=dict(line=["dummy"]))
    play.do("reap:guardian-demon")
    assert play.damage("dummy") == 0 and play.at_rest
