"""House Mars, card by card: artifacts and upgrades."""

from __future__ import annotations

import pytest

from .. import props as props
from ..stage import stage

PILE = ["punch"] * 8
"""A deck that fills a hand without luck."""


def test_combat_pheromones_let_two_other_martians_act_in_any_house() -> None:
    play = stage(
        me=dict(
            artifacts=["combat-pheromones", "crystal-hive"], line=["zorg", "tunk", "brute"], hand=["labwork"], house="logos"
        ),
        foe=dict(line=["dummy"], artifacts=["sniffer"]),
    )
    assert not play.can("reap:zorg")
    play.do("omni:combat-pheromones")
    assert play.where("combat-pheromones") == "me.discard"
    assert play.at_most == 2
    assert play.options == ["zorg", "tunk", "crystal-hive", "done"]  # creatures and artifacts of Mars, its own side's
    play.pick("zorg", "crystal-hive")
    assert play.can("reap:zorg") and play.can("fight:zorg") and play.can("action:crystal-hive")
    assert not play.can("reap:tunk") and not play.can("reap:brute") and play.at_rest


def test_combat_pheromones_allow_again_what_is_readied_again_and_end_with_the_turn() -> None:
    play = stage(
        me=dict(artifacts=["combat-pheromones"], line=["tunk", "john-smyth"], hand=["labwork"], house="logos", deck=PILE),
        foe=dict(hand=["bumpsy"], deck=PILE),
    )
    play.do("omni:combat-pheromones").pick("tunk", "john-smyth")
    play.do("reap:tunk", "reap:john-smyth")
    assert play.ready("tunk")
    play.do("reap:tunk")
    assert play.amber() == 3
    play.do("end", "brobnar", "end", "logos")
    assert not play.can("reap:tunk") and play.at_rest


@pytest.mark.parametrize("line", [[], ["brute"], ["zorg"]])
def test_combat_pheromones_with_few_or_no_martians(line: list[str]) -> None:
    play = stage(me=dict(artifacts=["combat-pheromones"], line=line, hand=["labwork"], house="logos"))
    play.do("omni:combat-pheromones", *(["done"] if line == ["zorg"] else []))
    assert play.where("combat-pheromones") == "me.discard" and play.at_rest


def test_commpod_readies_a_martian_for_each_card_shown() -> None:
    play = stage(
        me=dict(
            artifacts=["commpod"],
            line=["zorg", "tunk", "chuff-ape", "brute"],
            tired=["zorg", "tunk", "chuff-ape", "brute"],
            hand=["sniffer", "grommid", "troll"],
            house="mars",
        ),
        foe=dict(line=["john-smyth"], tired=["john-smyth"]),
    )
    play.do("action:commpod")
    assert "troll" not in play.options
    play.pick("sniffer", "grommid")
    assert play.options == ["zorg", "tunk", "chuff-ape", "john-smyth", "done"]  # Mars of both sides
    play.pick("zorg", "john-smyth")
    assert play.ready("zorg") and play.ready("john-smyth")
    assert not play.ready("tunk") and not play.ready("chuff-ape") and not play.ready("brute") and play.at_rest


def test_commpod_shown_nothing_or_nobody_wanted() -> None:
    play = stage(me=dict(artifacts=["commpod"], line=["zorg"], tired=["zorg"], hand=["sniffer"], house="mars"))
    play.do("action:commpod", "done")
    assert not play.ready("zorg") and play.at_rest
    play = stage(me=dict(artifacts=["commpod"], line=["zorg"], tired=["zorg"], hand=["sniffer"], house="mars"))
    play.do("action:commpod").pick("sniffer")
    play.do("done")
    assert not play.ready("zorg") and play.at_rest


def test_crystal_hive_gains_for_every_reap_of_the_turn() -> None:
    play = stage(
        me=dict(artifacts=["crystal-hive"], line=["zorg", "tunk"], deck=PILE, house="mars"),
        foe=dict(hand=["bumpsy"], line=["troll", "dummy"], deck=PILE),
    )
    play.do("reap:zorg")
    assert play.amber() == 1  # not yet in use
    play.do("action:crystal-hive", "reap:tunk")
    assert play.amber() == 3
    play.do("end", "brobnar", "reap:troll")
    assert play.amber() == 3 and play.amber(1) == 1  # over
    play.do("end", "mars", "fight:zorg", "troll")
    assert play.amber() == 3


def test_custom_virus_kills_all_of_a_kind() -> None:
    play = stage(
        me=dict(
            artifacts=["custom-virus"],
            hand=["doc-bookton", "troll", "punch"],
            line=["ozmo-martianologist", "brute"],
            house="dis",
        ),
        foe=dict(line=["dr-escotera", "hunting-witch", "dummy"]),
    )
    play.do("omni:custom-virus")
    assert play.options == ["doc-bookton", "troll", "done"] and play.at_most == 1
    assert play.where("custom-virus") == "me.discard"
    play.do("doc-bookton")  # a human scientist
    assert play.where("doc-bookton") == "me.purged" and play.line() == ["brute"] and play.line(1) == ["dummy"]
    assert play.hand() == ["punch", "troll"] and play.at_rest


def test_custom_virus_may_be_wasted() -> None:
    play = stage(
        me=dict(artifacts=["custom-virus"], hand=["doc-bookton"], line=["dextre"], house="dis"), foe=dict(line=["mother"])
    )
    play.do("omni:custom-virus", "done")
    assert play.hand() == ["doc-bookton"] and play.line() == ["dextre"] and play.line(1) == ["mother"]
    assert play.where("custom-virus") == "me.discard" and play.at_rest
    play = stage(me=dict(artifacts=["custom-virus"], hand=["punch"], house="dis"), foe=dict(line=["mother"]))
    play.do("omni:custom-virus")
    assert play.line(1) == ["mother"] and play.at_rest


def test_feeding_pit_eats_a_creature_of_the_hand() -> None:
    play = stage(
        me=dict(artifacts=["feeding-pit"], hand=["troll", "zorg", "punch"], house="mars"), foe=dict(hand=["bumpsy"], amber=1)
    )
    play.do("action:feeding-pit")
    assert play.options == ["troll", "zorg"]
    play.do("troll")
    assert play.where("troll") == "me.discard" and play.amber() == 1 and play.hand() == ["punch", "zorg"]
    assert play.hand(1) == ["bumpsy"] and play.amber(1) == 1 and play.at_rest


def test_feeding_pit_without_a_creature_gives_nothing() -> None:
    play = stage(me=dict(artifacts=["feeding-pit"], hand=["punch"], line=["zorg"], house="mars"))
    play.do("action:feeding-pit")
    assert play.amber() == 0 and play.hand() == ["punch"] and play.line() == ["zorg"] and play.at_rest


def test_invasion_portal_digs_for_a_creature_of_mars() -> None:
    play = stage(
        me=dict(artifacts=["invasion-portal"], deck=["troll", "sniffer", "zorg", "tunk"], house="mars"), foe=dict(deck=["fear"])
    )
    play.do("action:invasion-portal")
    assert play.hand() == ["zorg"] and play.where("troll") == play.where("sniffer") == "me.discard"
    assert play.where("tunk") == "me.deck" and play.where("fear") == "foe.deck" and play.at_rest


def test_invasion_portal_stops_at_the_end_of_the_deck() -> None:
    play = stage(me=dict(artifacts=["invasion-portal"], deck=["troll", "sniffer"], discard=["zorg"], house="mars"))
    play.do("action:invasion-portal")
    assert play.hand() == [] and len(play.s.sides[0].deck) == 0 and play.where("zorg") == "me.discard" and play.at_rest


def test_incubation_chamber_may_archive_a_creature_of_mars() -> None:
    play = stage(me=dict(artifacts=["incubation-chamber"], hand=["zorg", "tunk", "sniffer", "troll"], house="dis"))
    play.do("omni:incubation-chamber")
    assert play.options == ["zorg", "tunk", "done"] and play.at_most == 1
    play.do("zorg")
    assert play.said().count("kf-log-reveal") == 1
    assert play.where("zorg") == "me.archives" and play.hand() == ["sniffer", "troll", "tunk"]
    assert play.where("incubation-chamber") == "me.artifacts" and play.at_rest


def test_incubation_chamber_declined_or_empty() -> None:
    play = stage(me=dict(artifacts=["incubation-chamber"], hand=["zorg"], house="dis"))
    play.do("omni:incubation-chamber", "done")
    assert play.hand() == ["zorg"] and play.at_rest
    play = stage(me=dict(artifacts=["incubation-chamber"], hand=["troll"], house="dis"))
    play.do("omni:incubation-chamber")
    assert play.hand() == ["troll"] and play.at_rest


def test_mothergun_hits_one_creature_for_all_cards_shown() -> None:
    play = stage(
        me=dict(artifacts=["mothergun"], hand=["zorg", "sniffer", "troll"], line=["brute"], house="mars"),
        foe=dict(line=["dummy"]),
    )
    play.do("action:mothergun")
    assert "troll" not in play.options
    play.pick("zorg", "sniffer")
    assert play.options == ["brute", "dummy"]
    play.do("dummy")
    assert play.damage("dummy") == 2 and play.damage("brute") == 0 and play.hand() == ["sniffer", "troll", "zorg"]
    assert play.at_rest


def test_mothergun_shown_nothing_or_nobody_there() -> None:
    play = stage(me=dict(artifacts=["mothergun"], house="mars"), foe=dict(line=["dummy", "brute"]))
    play.do("action:mothergun", "done")
    assert play.s.damage == {} and play.at_rest
    play = stage(me=dict(artifacts=["mothergun"], hand=["zorg"], house="mars"))
    play.do("action:mothergun").pick("zorg")
    assert play.at_rest


def test_sniffer_takes_elusive_away_for_a_turn_also_from_who_comes_later() -> None:
    play = stage(
        me=dict(artifacts=["sniffer"], hand=["john-smyth"], line=["zorg"], deck=PILE),
        foe=dict(line=["with-elusive", "with-taunt"], hand=["bumpsy"], deck=PILE),
    )
    assert play.keyword("with-elusive", "elusive")
    play.do("action:sniffer", "play:john-smyth", "left")
    assert not play.keyword("with-elusive", "elusive") and not play.keyword("john-smyth", "elusive")
    assert play.keyword("with-taunt", "taunt") and play.at_rest
    play.do("end", "brobnar")
    assert play.keyword("with-elusive", "elusive") and play.keyword("john-smyth", "elusive")


def test_swap_widget_exchanges_a_ready_martian_for_another() -> None:
    play = stage(
        me=dict(
            artifacts=["swap-widget"],
            line=["tunk", "zorg", "brute"],
            tired=["zorg"],
            hand=["yxili-marauder", "tunk", "troll", "sniffer"],
            house="mars",
        ),
        foe=dict(line=["john-smyth"], amber=3),
    )
    tunk = play.s.sides[0].line[0]
    play.do("action:swap-widget")  # only Tunk is ready, and of Mars; only the Marauder is of Mars, a creature, and no Tunk
    assert play.asked == "flank"
    play.do("left")
    assert tunk in play.s.sides[0].hand and play.line() == ["yxili-marauder", "zorg", "brute"]
    assert play.ready("yxili-marauder") and play.on("yxili-marauder") == 0  # put into play, not played
    assert play.hand() == ["sniffer", "troll", "tunk", "tunk"] and play.line(1) == ["john-smyth"] and play.at_rest


def test_swap_widget_with_nobody_to_take_back_or_to_bring() -> None:
    play = stage(me=dict(artifacts=["swap-widget"], line=["tunk", "brute"], tired=["tunk"], hand=["zorg"], house="mars"))
    play.do("action:swap-widget")
    assert play.line() == ["tunk", "brute"] and play.hand() == ["zorg"] and play.at_rest
    play = stage(me=dict(artifacts=["swap-widget"], line=["tunk"], hand=["troll"], house="mars"))
    play.do("action:swap-widget")
    assert play.line() == [] and play.hand() == ["troll", "tunk"] and play.at_rest


# -- upgrades -------------------------------------------------------------------------------------------------------------


def test_biomatrix_backup_archives_its_host_when_destroyed() -> None:
    play = stage(me=dict(hand=["biomatrix-backup"], line=["tunk", "brute"], house="mars"), foe=dict(line=["dummy"]))
    play.do("play:biomatrix-backup", "tunk")
    assert play.amber() == 1
    play.do("fight:tunk")
    assert play.where("tunk") == "me.archives" and play.where("biomatrix-backup") == "me.discard"
    assert play.line() == ["brute"] and play.at_rest


def test_biomatrix_backup_saves_an_enemy_for_its_owner_and_nobody_else() -> None:
    play = stage(
        me=dict(line=["zorg", "chuff-ape"]), foe=dict(line=["weakling", "dextre"], upgrades={"weakling": "biomatrix-backup"})
    )
    play.do("fight:zorg", "weakling")
    assert play.where("weakling") == "foe.archives" and play.s.taken == {}
    play.do("fight:chuff-ape", "done")
    assert play.where("dextre") == "foe.deck" and play.at_rest


def test_biomatrix_backup_does_not_undo_that_its_host_was_destroyed() -> None:
    play = stage(
        me=dict(hand=["loot-the-bodies"], line=["dummy"]),
        foe=dict(line=["weakling"], upgrades={"weakling": "biomatrix-backup"}),
    )
    play.do("play:loot-the-bodies", "fight:dummy")
    assert play.where("weakling") == "foe.archives" and play.amber() == 1 and play.at_rest


def test_brain_stem_antenna_tunes_its_host_to_mars_when_a_martian_comes() -> None:
    play = stage(
        me=dict(
            hand=["tunk", "sniffer"],
            line=["troll", "bumpsy"],
            tired=["troll", "bumpsy"],
            upgrades={"troll": "brain-stem-antenna"},
            house="mars",
            deck=PILE,
        ),
        foe=dict(hand=["headhunter"], deck=PILE),
    )
    play.do("play:sniffer")
    assert not play.ready("troll")  # no creature
    play.do("play:tunk", "left")
    assert play.ready("troll") and not play.ready("bumpsy") and play.can("reap:troll") and play.at_rest
    assert play.s.houses == {play.id("troll"): "mars"}
    play.do("end", "brobnar")
    assert play.s.houses == {}
    play.do("end", "mars")
    assert play.can("reap:tunk") and not play.can("reap:troll")


def test_brain_stem_antenna_gives_back_the_house_its_host_had_before() -> None:
    play = stage(
        me=dict(hand=["tunk"], line=["troll", "zorg"], upgrades={"troll": "brain-stem-antenna"}, house="mars", deck=PILE),
        foe=dict(hand=["headhunter"], deck=PILE),
    )
    play.s.houses[play.id("troll")] = "dis"
    play.do("play:tunk", "left", "reap:troll")
    assert play.s.houses == {play.id("troll"): "mars"}
    play.do("end", "brobnar")
    assert play.s.houses == {play.id("troll"): "dis"}


def test_brain_stem_antenna_forgets_a_host_that_is_gone() -> None:
    play = stage(
        me=dict(hand=["tunk", "total-recall", "sniffer"], line=["troll"], upgrades={"troll": "brain-stem-antenna"}, deck=PILE),
        foe=dict(hand=["headhunter"], deck=PILE),
    )
    play.do("play:tunk", "left", "play:total-recall", "end", "brobnar")
    assert play.where("troll") == "me.hand" and play.s.houses == {} and play.s.lasting == []


def test_brain_stem_antenna_hears_only_its_hosts_side() -> None:
    play = stage(me=dict(hand=["brain-stem-antenna", "tunk"], line=["zorg"]), foe=dict(line=["troll"], tired=["troll"]))
    play.do("play:brain-stem-antenna", "troll", "play:tunk", "left")
    assert not play.ready("troll") and play.s.houses == {} and play.at_rest


def test_brain_stem_antenna_does_not_hear_creatures_of_other_houses() -> None:
    play = stage(
        me=dict(hand=["bumpsy"], line=["troll"], tired=["troll"], upgrades={"troll": "brain-stem-antenna"}), house="brobnar"
    )
    play.do("play:bumpsy", "left")
    assert not play.ready("troll") and play.s.houses == {} and play.at_rest


def test_jammer_pack_makes_keys_dearer_for_the_opponent_of_its_host() -> None:
    play = stage(me=dict(hand=["jammer-pack", "ammonia-clouds"], line=["tunk"]), foe=dict(line=["weakling"]))
    play.do("play:jammer-pack", "tunk")
    assert (play.cost(), play.cost(1)) == (6, 8) and play.amber() == 1 and play.at_rest
    play = stage(me=dict(hand=["jammer-pack", "ammonia-clouds"], line=["tunk"]), foe=dict(line=["weakling"]))
    play.do("play:jammer-pack", "weakling")
    assert (play.cost(), play.cost(1)) == (8, 6)
    play.do("play:ammonia-clouds")
    assert (play.cost(), play.cost(1)) == (6, 6) and play.at_rest  # gone with its host


def test_red_planet_ray_gun_fires_for_every_martian_in_play() -> None:
    play = stage(
        me=dict(line=["brute", "zorg", "tunk"], upgrades={"brute": "red-planet-ray-gun"}, house="brobnar"),
        foe=dict(line=["dummy", "john-smyth"]),
    )
    play.do("reap:brute")
    assert play.options == ["brute", "zorg", "tunk", "dummy", "john-smyth"]
    play.do("dummy")
    assert play.damage("dummy") == 3 and play.damage("zorg") == 0 and play.amber() == 1 and play.at_rest


def test_red_planet_ray_gun_without_martians_or_without_a_reap_does_nothing() -> None:
    play = stage(
        me=dict(line=["brute", "bumpsy"], upgrades={"brute": "red-planet-ray-gun"}, house="brobnar"), foe=dict(line=["dummy"])
    )
    play.do("reap:brute", "reap:bumpsy")
    assert play.s.damage == {} and play.at_rest
