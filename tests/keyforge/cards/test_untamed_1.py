"""House Untamed, first half: from Ancient Bear to Mimicry."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.content import CARDS

from .. import props as props
from ..stage import stage

# title, power, armor, traits, keywords, icons
PLAIN = [
    ("ancient-bear", 5, 0, ("beast",), {"assault": 2}, 0),
    ("briar-grubbling", 2, 0, ("beast", "insect"), {"hazardous": 5}, 0),
    ("dust-pixie", 1, 0, ("faerie",), {}, 2),
]


@pytest.mark.parametrize(("title", "power", "armor", "traits", "keywords", "amber"), PLAIN)
def test_bear_grubbling_and_pixie_are_what_is_printed(
    title: str, power: int, armor: int, traits: tuple[str, ...], keywords: dict[str, int], amber: int
) -> None:
    card = CARDS[title]
    assert (card.power, card.armor, card.traits, card.keywords, card.amber) == (power, armor, traits, keywords, amber)
    play = stage(me=dict(hand=[title]), foe=dict(line=["dummy"], amber=2))
    play.do(f"play:{title}")
    assert play.line() == [title] and play.amber() == amber and play.amber(1) == 2 and play.damage("dummy") == 0
    assert play.at_rest


def test_ancient_bear_assaults_and_briar_grubbling_pricks() -> None:
    play = stage(me=dict(line=["ancient-bear", "giant-sloth"]), foe=dict(line=["dust-imp", "dummy", "briar-grubbling"]))
    play.do("fight:ancient-bear", "dust-imp")
    assert play.where("dust-imp") == "foe.discard" and play.damage("ancient-bear") == 0 and play.at_rest
    play = stage(me=dict(line=["ancient-bear"]), foe=dict(line=["dummy", "briar-grubbling"]))
    play.do("fight:ancient-bear", "briar-grubbling", "hazardous")
    assert play.where("ancient-bear") == "me.discard" and play.where("briar-grubbling") == "foe.line" and play.at_rest


# -- actions --------------------------------------------------------------------------------------------------------------


def test_cooperative_hunting_shares_one_damage_for_each_friend() -> None:
    play = stage(
        me=dict(hand=["cooperative-hunting"], line=["ancient-bear", "dust-pixie", "halacor"]),
        foe=dict(line=["dummy", "brute", "dew-faerie"]),
    )
    play.do("play:cooperative-hunting", "dummy", "brute", "dummy")
    assert [play.damage(name) for name in ("dummy", "brute", "dew-faerie", "ancient-bear")] == [2, 1, 0, 0] and play.at_rest


def test_cooperative_hunting_deals_it_all_at_once() -> None:
    play = stage(
        me=dict(hand=["cooperative-hunting"], line=["halacor", "inka-the-spider"]), foe=dict(line=["dummy", "bulwark"])
    )
    play.do("play:cooperative-hunting", "dummy", "bulwark")
    assert play.damage("dummy") == 0 and play.damage("bulwark") == 0 and play.at_rest  # armor takes it
    play = stage(me=dict(hand=["cooperative-hunting"]), foe=dict(line=["dummy"]))
    play.do("play:cooperative-hunting")
    assert play.damage("dummy") == 0 and play.at_rest  # nobody hunts


def test_curiosity_destroys_scientists() -> None:
    play = stage(
        me=dict(hand=["curiosity"], line=["dextre", "ancient-bear"]),
        foe=dict(line=["doc-bookton", "mother", "batdrone", "dummy"]),
    )
    play.do("play:curiosity")
    assert play.line() == ["ancient-bear"] and play.line(1) == ["batdrone", "dummy"]
    assert play.where("dextre") == "me.deck" and play.amber() == 1 and play.at_rest  # its last words


@pytest.mark.parametrize(("title", "mine", "theirs"), [("fertility-chant", 4, 2), ("fuzzy-gruen", 2, 1)])
def test_fertility_chant_and_fuzzy_gruen_feed_the_enemy_too(title: str, mine: int, theirs: int) -> None:
    play = stage(me=dict(hand=[title]), foe=dict(amber=1))
    play.do(f"play:{title}")
    assert play.amber() == mine and play.amber(1) == 1 + theirs and play.at_rest


def test_fogbank_keeps_enemy_creatures_from_fighting_for_a_turn() -> None:
    play = stage(
        me=dict(hand=["fogbank"], line=["ancient-bear", "dust-pixie"], deck=["regrowth"] * 9),
        foe=dict(line=["dummy"], hand=["punch"]),
    )
    play.do("play:fogbank")
    assert play.can("fight:ancient-bear") and play.at_rest
    play.do("fight:ancient-bear")
    assert play.where("ancient-bear") == "me.discard"  # they hit back
    play.do("end", "brobnar")
    assert not play.can("fight:dummy") and play.can("reap:dummy")
    play.do("end", "untamed", "end", "brobnar")
    assert play.can("fight:dummy")  # for one turn only


def test_full_moon_pays_for_each_creature_you_play_this_turn() -> None:
    play = stage(
        me=dict(hand=["dust-pixie", "full-moon", "halacor", "flaxia", "world-tree"]), foe=dict(line=["dummy", "brute"])
    )
    play.do("play:dust-pixie")
    assert play.amber() == 2
    play.do("play:full-moon", "play:halacor", "left", "play:world-tree")
    assert play.amber() == 3  # the artifact brought nothing
    play.do("play:flaxia", "left")
    assert play.amber() == 3 + 1 + 2 and play.at_rest


def test_full_moon_sets_with_the_turn_and_shines_for_you_alone() -> None:
    play = stage(me=dict(hand=["full-moon", "halacor"]), foe=dict(hand=["troll", "bumpsy"], amber=3))
    play.do("play:full-moon", "end", "brobnar", "play:troll")
    assert (play.amber(), play.amber(1)) == (0, 3)
    play.do("end", "untamed", "play:halacor")
    assert play.amber() == 0 and play.at_rest


def test_grasping_vines_returns_up_to_three_artifacts() -> None:
    play = stage(
        me=dict(hand=["grasping-vines"], artifacts=["bear-flute"], line=["ancient-bear"]),
        foe=dict(artifacts=["cannon", "iron-obelisk", "screechbomb"], line=["dummy"]),
    )
    play.do("play:grasping-vines").pick("cannon", "bear-flute")
    assert play.where("cannon") == "foe.hand" and play.where("bear-flute") == "me.hand"
    assert play.where("iron-obelisk") == "foe.artifacts" and play.line(1) == ["dummy"] and play.amber() == 1 and play.at_rest


def test_grasping_vines_may_take_none_and_never_four() -> None:
    artifacts = ["cannon", "iron-obelisk", "screechbomb", "pile-of-skulls"]
    play = stage(me=dict(hand=["grasping-vines"]), foe=dict(artifacts=artifacts))
    play.do("play:grasping-vines", *artifacts[:3])
    assert play.where("pile-of-skulls") == "foe.artifacts" and len(play.hand(1)) == 3 and play.at_rest
    play = stage(me=dict(hand=["grasping-vines"]), foe=dict(artifacts=artifacts))
    play.do("play:grasping-vines", "done")
    assert play.hand(1) == [] and play.at_rest


@pytest.mark.parametrize("title", ["key-charge", "chota-hazri"])
def test_key_charge_and_chota_hazri_forge_after_losing_one(title: str) -> None:
    play = stage(me=dict(hand=[title], amber=7), foe=dict(amber=7))
    play.do(f"play:{title}", "yes")
    assert play.keys() == 1 and play.amber() == 0 and play.keys(1) == 0 and play.amber(1) == 7 and play.at_rest
    play = stage(me=dict(hand=[title], amber=7))
    play.do(f"play:{title}", "no")
    assert play.keys() == 0 and play.amber() == 6 and play.at_rest


@pytest.mark.parametrize("title", ["key-charge", "chota-hazri"])
@pytest.mark.parametrize(("amber", "left"), [(6, 5), (0, 0)])
def test_key_charge_and_chota_hazri_ask_nothing_where_no_key_can_be_paid(title: str, amber: int, left: int) -> None:
    play = stage(me=dict(hand=[title], amber=amber))
    play.do(f"play:{title}")
    assert play.keys() == 0 and play.amber() == left and play.at_rest


def test_key_charge_pays_the_current_cost() -> None:
    play = stage(
        me=dict(hand=["key-charge"], amber=7), foe=dict(line=["troll"], damage={"troll": 1}, artifacts=["iron-obelisk"])
    )
    play.do("play:key-charge")
    assert play.keys() == 0 and play.amber() == 6 and play.at_rest  # seven by now


@pytest.mark.parametrize(("played", "stolen"), [(2, 0), (3, 2)])
def test_lifeweb_steals_after_three_enemy_creatures(played: int, stolen: int) -> None:
    hand = ["troll", "valdr", "krump", "punch", "cannon"]
    play = stage(me=dict(hand=["lifeweb", "halacor"]), foe=dict(hand=hand, amber=4))
    play.do("end", "brobnar", "play:troll", "play:valdr", "left", "play:cannon")
    if played == 3:
        play.do("play:krump", "left")
    play.do("end", "untamed", "play:lifeweb")
    assert play.amber() == 1 + stolen and play.amber(1) == 4 - stolen and play.at_rest


def test_lost_in_the_woods_shuffles_two_of_each_side_into_the_decks() -> None:
    play = stage(
        me=dict(hand=["lost-in-the-woods"], line=["ancient-bear", "halacor", "dust-pixie"]),
        foe=dict(line=["dummy"], amber_on={"dummy": 2}),
    )
    play.do("play:lost-in-the-woods").pick("halacor", "dust-pixie")
    assert play.line() == ["ancient-bear"] and play.where("halacor") == "me.deck" and play.where("dust-pixie") == "me.deck"
    assert play.where("dummy") == "foe.deck" and play.amber() == 1 + 2 and play.at_rest


def test_lost_in_the_woods_with_nobody_to_lose() -> None:
    play = stage(me=dict(hand=["lost-in-the-woods"]), foe=dict(line=["dummy", "brute", "troll"]))
    play.do("play:lost-in-the-woods").pick("dummy", "troll")
    assert play.line(1) == ["brute"] and play.at_rest
    play = stage(me=dict(hand=["lost-in-the-woods"]))
    play.do("play:lost-in-the-woods")
    assert play.amber() == 1 and play.at_rest


def test_mimicry_is_played_as_an_action_of_the_enemys_discard_pile() -> None:
    play = stage(
        me=dict(hand=["mimicry"], discard=["fear"]),
        foe=dict(discard=["punch", "fertility-chant", "troll", "mimicry"], line=["dummy"]),
    )
    play.do("play:me/mimicry")
    assert play.options == ["punch", "fertility-chant"]  # actions, the enemy's, and no mirror of itself
    play.do("punch")
    assert play.damage("dummy") == 3 and play.amber() == 1  # with its icon
    assert play.where("me/mimicry") == "me.discard" and play.where("punch") == "foe.discard" and play.at_rest
    assert not play.s.guise


def test_mimicry_without_a_model_does_nothing() -> None:
    play = stage(me=dict(hand=["mimicry"]), foe=dict(discard=["troll", "cannon"], line=["dummy"]))
    play.do("play:mimicry")
    assert play.damage("dummy") == 0 and play.amber() == 0 and play.where("mimicry") == "me.discard" and play.at_rest


def test_mimicry_counts_as_its_model_for_the_rule_of_six() -> None:
    play = stage(me=dict(hand=["mimicry"]), foe=dict(discard=["punch", "smith"], line=["dummy"]))
    play.s.tally["six:punch"] = 6
    play.do("play:mimicry")
    assert play.damage("dummy") == 0 and play.amber() == 1 and play.s.tally["six:smith"] == 1 and play.at_rest


# -- artifact and creatures -----------------------------------------------------------------------------------------------


def test_bear_flute_heals_an_ancient_bear() -> None:
    play = stage(
        me=dict(artifacts=["bear-flute"], line=["ancient-bear", "halacor"], damage={"ancient-bear": 4, "halacor": 1},
                discard=["ancient-bear"]),
        foe=dict(line=["ancient-bear"], damage={"ancient-bear": 2}),
        house="untamed",
    )  # fmt: skip
    play.do("action:bear-flute")
    assert len(play.options) == 2  # one on each side
    play.do("me/ancient-bear#2")  # the first lies in the discard pile
    assert play.damage("me/ancient-bear#2") == 0 and play.damage("halacor") == 1 and play.damage("foe/ancient-bear") == 2
    assert play.where("me/ancient-bear") == "me.discard" and play.hand() == [] and play.at_rest


def test_bear_flute_fetches_bears_where_none_is_in_play() -> None:
    play = stage(
        me=dict(artifacts=["bear-flute"], line=["halacor"], deck=["punch", "ancient-bear"], discard=["ancient-bear", "troll"]),
        foe=dict(discard=["ancient-bear"]),
        house="untamed",
    )
    play.do("action:bear-flute").pick("me/ancient-bear#1", "me/ancient-bear#2")
    assert play.hand() == ["ancient-bear", "ancient-bear"] and play.where("troll") == "me.deck"  # the pile went into the deck
    assert play.where("foe/ancient-bear") == "foe.discard" and play.at_rest


def test_bear_flute_may_find_none() -> None:
    play = stage(me=dict(artifacts=["bear-flute"], deck=["ancient-bear"], discard=["troll"]), house="untamed")
    play.do("action:bear-flute", "done")
    assert play.hand() == [] and play.where("troll") == "me.discard" and play.at_rest
    play = stage(me=dict(artifacts=["bear-flute"], deck=["punch"], discard=["troll"]), house="untamed")
    play.do("action:bear-flute")
    assert play.where("troll") == "me.discard" and play.at_rest


def test_bigtwig_attacks_only_the_stunned() -> None:
    play = stage(me=dict(line=["bigtwig", "halacor"]), foe=dict(line=["dummy", "brute"], stunned=["brute"]))
    play.do("fight:bigtwig")  # nobody but the brute
    assert play.where("brute") == "foe.discard" and play.damage("dummy") == 0 and play.at_rest
    play = stage(me=dict(line=["bigtwig", "halacor"]), foe=dict(line=["dummy"]))
    assert not play.can("fight:bigtwig") and play.can("fight:halacor")


def test_bigtwig_stuns_and_exhausts_after_it_reaped() -> None:
    play = stage(me=dict(line=["bigtwig", "halacor"]), foe=dict(line=["dummy", "brute"]))
    play.do("reap:bigtwig")
    assert play.options == ["bigtwig", "halacor", "dummy", "brute"]
    play.do("dummy")
    assert play.stunned("dummy") and not play.ready("dummy") and not play.stunned("brute") and play.ready("brute")
    assert play.at_rest


def test_dew_faerie_gains_one_more_after_it_reaped() -> None:
    play = stage(me=dict(line=["dew-faerie", "halacor"]), foe=dict(amber=1))
    play.do("reap:dew-faerie")
    assert play.amber() == 2 and play.keyword("dew-faerie", "elusive") == 1
    play.do("reap:halacor")
    assert play.amber() == 3 and play.amber(1) == 1 and play.at_rest


@pytest.mark.parametrize(("mine", "theirs", "gained"), [(0, 0, 2), (0, 1, 0), (1, 1, 2), (0, 2, 0)])
def test_flaxia_counts_itself_among_the_more(mine: int, theirs: int, gained: int) -> None:
    play = stage(me=dict(hand=["flaxia"], line=["ancient-bear"] * mine), foe=dict(line=["dummy"] * theirs))
    play.do("play:flaxia", *["left"] * mine)
    assert play.amber() == gained and play.at_rest


def test_giant_sloth_moves_only_after_a_discard_of_its_house() -> None:
    play = stage(me=dict(hand=["regrowth", "punch"], line=["giant-sloth", "halacor"]), foe=dict(line=["dummy"]))
    assert not any(play.can(f"{verb}:giant-sloth") for verb in ("reap", "fight", "action")) and play.can("reap:halacor")
    play.do("discard:regrowth")
    assert all(play.can(f"{verb}:giant-sloth") for verb in ("reap", "fight", "action"))
    play.do("action:giant-sloth")
    assert play.amber() == 3 and play.at_rest


def test_giant_sloth_is_not_woken_by_other_houses_nor_out_of_its_stun() -> None:
    play = stage(me=dict(hand=["punch", "anger"], line=["giant-sloth"], artifacts=["dominator-bauble"], house="brobnar"))
    play.do("discard:punch")
    assert not play.can("action:giant-sloth") and play.at_rest
    play = stage(me=dict(hand=["regrowth"], line=["giant-sloth", "halacor"], stunned=["giant-sloth"]))
    assert not play.can("unstun:giant-sloth")
    play.do("discard:regrowth", "unstun:giant-sloth")
    assert not play.stunned("giant-sloth") and play.at_rest


def test_halacor_gives_skirmish_to_friends_on_a_flank() -> None:
    line = ["ancient-bear", "halacor", "giant-sloth"]
    play = stage(me=dict(line=line), foe=dict(line=["dummy"]))
    assert [play.keyword(name, "skirmish") for name in (*line, "dummy")] == [1, 0, 1, 0]
    play.do("fight:ancient-bear")
    assert play.damage("ancient-bear") == 0 and play.damage("dummy") == 7 and play.at_rest
    play.do("fight:halacor")
    assert play.where("halacor") == "me.discard" and play.keyword("ancient-bear", "skirmish") == 0


def test_hunting_witch_gains_one_for_every_other_creature_you_play() -> None:
    play = stage(me=dict(hand=["hunting-witch", "halacor", "regrowth"]), foe=dict(hand=["troll", "valdr"]))
    play.do("play:hunting-witch")
    assert play.amber() == 0
    play.do("play:halacor", "left", "play:regrowth")
    assert play.amber() == 1 + CARDS["regrowth"].amber and play.at_rest
    before = play.amber()
    play.do("end", "brobnar", "play:troll")
    assert play.amber() == before and play.amber(1) == 0


def test_inka_the_spider_stuns_on_entering_and_after_it_reaped() -> None:
    play = stage(me=dict(hand=["inka-the-spider"], line=["halacor"]), foe=dict(line=["dummy", "brute"]))
    play.do("play:inka-the-spider", "left")
    assert play.options == ["inka-the-spider", "halacor", "dummy", "brute"]
    play.do("brute")
    assert play.stunned("brute") and not play.stunned("dummy") and play.at_rest
    play = stage(me=dict(line=["inka-the-spider"]), foe=dict(line=["dummy"]))
    play.do("reap:inka-the-spider", "dummy")
    assert play.stunned("dummy") and play.keyword("inka-the-spider", "poison") == 1 and play.at_rest


def test_kindrith_longshot_hits_for_two_after_it_reaped() -> None:
    play = stage(me=dict(line=["kindrith-longshot", "ancient-bear"]), foe=dict(line=["dummy", "brute"]))
    play.do("reap:kindrith-longshot")
    assert play.options == ["kindrith-longshot", "ancient-bear", "dummy", "brute"]
    play.do("dummy")
    assert play.damage("dummy") == 2 and play.damage("brute") == 0 and play.at_rest
    assert play.keyword("kindrith-longshot", "elusive") == 1 and play.keyword("kindrith-longshot", "skirmish") == 1


@pytest.mark.parametrize(("title", "n"), [("lupo-the-scarred", 2), ("mighty-tiger", 4)])
def test_lupo_and_mighty_tiger_pounce_on_an_enemy(title: str, n: int) -> None:
    play = stage(me=dict(hand=[title], line=["ancient-bear"]), foe=dict(line=["dummy", "brute"]))
    play.do(f"play:{title}", "left")
    assert play.options == ["dummy", "brute"]  # never a friend
    play.do("brute")
    assert play.damage("brute") == n and play.damage("dummy") == 0 and play.at_rest
    play = stage(me=dict(hand=[title], line=["ancient-bear"]))
    play.do(f"play:{title}", "left")
    assert play.damage("ancient-bear") == 0 and play.damage(title) == 0 and play.at_rest


def test_lupo_the_scarred_skirmishes() -> None:
    play = stage(me=dict(line=["lupo-the-scarred"]), foe=dict(line=["dummy"]))
    play.do("fight:lupo-the-scarred")
    assert play.damage("lupo-the-scarred") == 0 and play.damage("dummy") == 6 and play.at_rest
