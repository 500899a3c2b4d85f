"""House Sanctum, card by card: actions."""

from __future__ import annotations

import pytest

from .. import props as props
from ..stage import stage

PILE = ["punch"] * 6
"""A deck that fills a hand without luck."""


def test_begone_destroys_the_creatures_of_dis_on_both_sides() -> None:
    play = stage(me=dict(hand=["begone"], line=["pit-demon", "brute"]), foe=dict(line=["snudge", "dummy"]))
    play.do("play:begone")
    assert play.options == ["destroy", "gain"]
    play.do("destroy")
    assert play.where("pit-demon") == "me.discard" and play.where("snudge") == "foe.discard"
    assert play.line() == ["brute"] and play.line(1) == ["dummy"] and play.amber() == 0
    assert play.at_rest


def test_begone_gains_one_instead() -> None:
    play = stage(me=dict(hand=["begone"]), foe=dict(line=["snudge"], amber=2))
    play.do("play:begone", "gain")
    assert play.amber() == 1 and play.amber(1) == 2 and play.line(1) == ["snudge"]
    assert play.at_rest


def test_blinding_light_stuns_one_house_on_both_sides() -> None:
    play = stage(me=dict(hand=["blinding-light"], line=["snudge", "brute"]), foe=dict(line=["pit-demon", "dummy"]))
    play.do("play:blinding-light")
    assert len(play.options) == 7
    play.do("dis")
    assert play.stunned("snudge") and play.stunned("pit-demon")
    assert not play.stunned("brute") and not play.stunned("dummy") and play.amber() == 1
    assert play.at_rest


def test_blinding_light_may_name_a_house_nobody_has() -> None:
    play = stage(me=dict(hand=["blinding-light"]), foe=dict(line=["dummy"]))
    play.do("play:blinding-light", "mars")
    assert not play.stunned("dummy") and play.at_rest


def test_charge_gives_later_creatures_a_blow() -> None:
    play = stage(
        me=dict(hand=["charge", "sequis", "hayyel-the-merchant"], line=["brute"]), foe=dict(line=["dummy", "with-taunt"])
    )
    play.do("play:charge")
    assert play.amber() == 1 and play.damage("dummy") == 0
    play.do("play:sequis", "left")
    assert play.options == ["dummy", "with-taunt"]  # not mine
    play.do("dummy", "play:hayyel-the-merchant", "left", "with-taunt")
    assert play.damage("dummy") == 2 and play.damage("with-taunt") == 2 and play.damage("brute") == 0
    assert play.at_rest


def test_charge_counts_neither_earlier_creatures_nor_artifacts_and_needs_an_enemy() -> None:
    play = stage(me=dict(hand=["sequis", "charge", "hallowed-blaster"]), foe=dict(line=["dummy"]))
    play.do("play:sequis", "play:charge", "play:hallowed-blaster")
    assert play.damage("dummy") == 0 and play.at_rest
    play = stage(me=dict(hand=["charge", "sequis"]))
    play.do("play:charge", "play:sequis")
    assert play.line() == ["sequis"] and play.at_rest


def test_charge_is_over_with_the_turn() -> None:
    play = stage(me=dict(hand=["charge"], line=["dummy"], deck=PILE), foe=dict(hand=["sequis"], line=["brute"], deck=PILE))
    play.do("play:charge", "end", "sanctum", "play:sequis", "left")
    assert play.line(1) == ["sequis", "brute"] and play.damage("dummy") == 0


def test_cleansing_wave_heals_one_on_each_and_counts_the_healed() -> None:
    play = stage(
        me=dict(hand=["cleansing-wave"], line=["brute", "dummy"], damage={"brute": 2}),
        foe=dict(line=["plated", "weakling"], damage={"plated": 1}),
    )
    play.do("play:cleansing-wave")
    assert play.damage("brute") == 1 and play.damage("plated") == 0
    assert play.amber() == 2 and play.amber(1) == 0  # the unhurt two do not count
    assert play.at_rest


def test_cleansing_wave_gains_nothing_where_nobody_is_hurt() -> None:
    play = stage(me=dict(hand=["cleansing-wave"], line=["brute"]), foe=dict(line=["plated"]))
    play.do("play:cleansing-wave")
    assert play.amber() == 0 and play.at_rest


def test_clear_mind_wakes_my_creatures_only() -> None:
    play = stage(
        me=dict(hand=["clear-mind"], line=["brute", "dummy"], stunned=["brute"], tired=["brute"]),
        foe=dict(line=["plated"], stunned=["plated"]),
    )
    play.do("play:clear-mind")
    assert not play.stunned("brute") and play.stunned("plated") and not play.ready("brute") and play.amber() == 1
    assert play.at_rest


@pytest.mark.parametrize(("mine", "theirs", "left"), [(0, 6, (1, 5)), (5, 5, (5, 5)), (4, 9, (5, 5)), (12, 2, (5, 2))])
def test_doorstep_to_heaven_leaves_nobody_more_than_five(mine: int, theirs: int, left: tuple[int, int]) -> None:
    play = stage(me=dict(hand=["doorstep-to-heaven"], amber=mine), foe=dict(amber=theirs))
    play.do("play:doorstep-to-heaven")  # its own æmber comes first
    assert (play.amber(0), play.amber(1)) == left and play.at_rest


@pytest.mark.parametrize(("mine", "theirs", "gained"), [(1, 4, 3), (0, 2, 2), (2, 2, 0), (3, 1, 0)])
def test_glorious_few_counts_how_many_more_the_enemy_has(mine: int, theirs: int, gained: int) -> None:
    play = stage(me=dict(hand=["glorious-few"], line=["brute"] * mine), foe=dict(line=["dummy"] * theirs, amber=1))
    play.do("play:glorious-few")
    assert play.amber() == gained and play.amber(1) == 1 and play.at_rest


def test_honorable_claim_lets_each_of_my_knights_capture() -> None:
    play = stage(
        me=dict(hand=["honorable-claim"], line=["sequis", "hayyel-the-merchant", "staunch-knight"]),
        foe=dict(line=["raiding-knight"], amber=3),
    )
    play.do("play:honorable-claim")
    assert play.on("sequis") == 1 and play.on("staunch-knight") == 1
    assert play.on("hayyel-the-merchant") == 0 and play.on("raiding-knight") == 0
    assert play.amber() == 1 and play.amber(1) == 1 and play.at_rest


def test_honorable_claim_with_too_little_to_go_round() -> None:
    play = stage(me=dict(hand=["honorable-claim"], line=["sequis", "staunch-knight"]), foe=dict(amber=1))
    play.do("play:honorable-claim")
    assert play.asked == "capture"
    play.do("staunch-knight")
    assert play.on("staunch-knight") == 1 and play.on("sequis") == 0 and play.at_rest
    play = stage(me=dict(hand=["honorable-claim"], line=["sequis"]))
    play.do("play:honorable-claim")
    assert play.on("sequis") == 0 and play.at_rest


def test_inspiration_readies_and_uses_one_of_mine_of_any_house() -> None:
    play = stage(
        me=dict(hand=["inspiration"], line=["brute", "sequis"], tired=["brute", "sequis"]), foe=dict(line=["dummy"], amber=1)
    )
    play.do("play:inspiration")
    assert play.options == ["brute", "sequis"]
    play.do("brute")
    assert play.asked == "way" and sorted(play.options) == ["fight", "reap"]
    play.do("reap")
    assert play.amber() == 1 and not play.ready("brute") and not play.ready("sequis") and play.amber(1) == 1
    assert play.at_rest


def test_inspiration_wakes_a_stunned_creature_and_needs_one() -> None:
    play = stage(me=dict(hand=["inspiration"], line=["brute"], stunned=["brute"], tired=["brute"]))
    play.do("play:inspiration")
    assert not play.stunned("brute") and not play.ready("brute") and play.amber() == 0 and play.at_rest
    play = stage(me=dict(hand=["inspiration"]), foe=dict(line=["dummy"]))
    play.do("play:inspiration")
    assert play.ready("dummy") and play.at_rest


def test_mighty_lance_pierces_a_creature_and_one_neighbour() -> None:
    play = stage(me=dict(hand=["mighty-lance"], line=["weakling"]), foe=dict(line=["dummy", "brute", "plated", "with-taunt"]))
    play.do("play:mighty-lance", "brute")
    assert play.options == ["dummy", "plated"]
    play.do("plated")
    assert play.damage("brute") == 3 and play.damage("plated") == 1  # armor took two
    assert play.damage("dummy") == 0 and play.damage("with-taunt") == 0 and play.where("weakling") == "me.line"
    assert play.at_rest


def test_mighty_lance_on_a_lone_creature_or_on_none() -> None:
    play = stage(me=dict(hand=["mighty-lance"], line=["weakling"]), foe=dict(line=["dummy"]))
    play.do("play:mighty-lance", "dummy")
    assert play.damage("dummy") == 3 and play.where("weakling") == "me.line" and play.at_rest
    play = stage(me=dict(hand=["mighty-lance"]))
    play.do("play:mighty-lance")
    assert play.where("mighty-lance") == "me.discard" and play.at_rest


def test_oath_of_poverty_sells_my_artifacts_for_two_each() -> None:
    play = stage(
        me=dict(hand=["oath-of-poverty"], artifacts=["hallowed-blaster", "cannon"], line=["brute"]),
        foe=dict(artifacts=["trinket"]),
    )
    play.do("play:oath-of-poverty")
    assert play.where("hallowed-blaster") == "me.discard" and play.where("cannon") == "me.discard"
    assert play.where("trinket") == "foe.artifacts" and play.line() == ["brute"] and play.amber() == 1 + 4
    assert play.at_rest


def test_oath_of_poverty_without_artifacts_is_only_its_own_aember() -> None:
    play = stage(me=dict(hand=["oath-of-poverty"]), foe=dict(artifacts=["trinket"]))
    play.do("play:oath-of-poverty")
    assert play.amber() == 1 and play.where("trinket") == "foe.artifacts" and play.at_rest


def test_one_stood_against_many_fights_a_new_enemy_each_time() -> None:
    play = stage(
        me=dict(hand=["one-stood-against-many"], line=["dummy", "brute"], tired=["dummy", "brute"]),
        foe=dict(line=["with-elusive", "plated"]),
    )
    play.do("play:one-stood-against-many", "dummy", "with-elusive")  # and then only the other is new
    assert play.where("plated") == "foe.discard" and play.damage("with-elusive") == 0
    assert play.damage("dummy") == 4
    assert play.ready("dummy") and not play.ready("brute")  # the third time it finds nobody, but is readied
    assert play.s.tally["creatures-used"] == 2 and play.at_rest


def test_one_stood_against_many_three_times_and_no_more() -> None:
    play = stage(
        me=dict(hand=["one-stood-against-many"], line=["dummy"]),
        foe=dict(line=["weakling", "weakling", "weakling", "weakling"]),
    )
    play.do("play:one-stood-against-many", "weakling", "weakling#2", "weakling#4")
    assert play.line(1) == ["weakling"] and play.where("weakling#3") == "foe.line"
    assert play.damage("dummy") == 3 and not play.ready("dummy") and play.at_rest


def test_one_stood_against_many_spends_the_first_time_on_a_stun() -> None:
    play = stage(
        me=dict(hand=["one-stood-against-many"], line=["dummy"], stunned=["dummy"]),
        foe=dict(line=["weakling", "weakling", "weakling"]),
    )
    play.do("play:one-stood-against-many", "weakling")
    assert not play.stunned("dummy")
    play.do("weakling#3")
    assert play.where("weakling#2") == "foe.line" and play.line(1) == ["weakling"] and play.at_rest


def test_one_stood_against_many_ends_with_its_hero() -> None:
    play = stage(me=dict(hand=["one-stood-against-many"], line=["weakling"]), foe=dict(line=["dummy", "brute"]))
    play.do("play:one-stood-against-many", "brute")
    assert play.where("weakling") == "me.discard" and play.damage("dummy") == 0 and play.at_rest
    play = stage(me=dict(hand=["one-stood-against-many"]), foe=dict(line=["dummy"]))
    play.do("play:one-stood-against-many")
    assert play.amber() == 1 and play.at_rest


def test_radiant_truth_stuns_the_enemies_between_the_flanks() -> None:
    play = stage(
        me=dict(hand=["radiant-truth"], line=["plated", "sequis", "hayyel-the-merchant"]),
        foe=dict(line=["brute", "dummy", "weakling"]),
    )
    play.do("play:radiant-truth")
    assert [play.stunned(name) for name in ("brute", "dummy", "weakling", "sequis")] == [False, True, False, False]
    assert play.at_rest


def test_radiant_truth_finds_nobody_between_two() -> None:
    play = stage(me=dict(hand=["radiant-truth"]), foe=dict(line=["brute", "dummy"]))
    play.do("play:radiant-truth")
    assert not play.stunned("brute") and not play.stunned("dummy") and play.at_rest


def test_shield_of_justice_keeps_my_creatures_unhurt_this_turn() -> None:
    play = stage(
        me=dict(hand=["shield-of-justice", "mighty-lance", "sequis"], line=["bulwark"]), foe=dict(line=["dummy", "brute"])
    )
    play.do("play:shield-of-justice", "fight:bulwark", "dummy")
    assert play.damage("bulwark") == 0 and play.damage("dummy") == 4
    play.do("play:sequis", "left", "play:mighty-lance", "sequis")  # who comes later is safe too
    assert play.damage("sequis") == 0 and play.damage("brute") == 0 and play.at_rest


def test_shield_of_justice_is_over_with_the_turn() -> None:
    play = stage(me=dict(hand=["shield-of-justice"], line=["brute"], deck=PILE), foe=dict(line=["dummy"], deck=PILE))
    play.do("play:shield-of-justice", "end", "brobnar", "fight:dummy")
    assert play.where("brute") == "me.discard" and play.damage("dummy") == 5


def test_take_hostages_rewards_fighters_that_live() -> None:
    play = stage(
        me=dict(hand=["take-hostages"], line=["sequis", "jehu-the-bureaucrat", "bulwark"]),
        foe=dict(line=["weakling", "dummy"], amber=3),
    )
    play.do("play:take-hostages", "fight:sequis", "weakling")
    assert play.on("sequis") == 1 and play.amber(1) == 2
    play.do("fight:jehu-the-bureaucrat")
    assert play.where("jehu-the-bureaucrat") == "me.discard" and play.amber(1) == 2
    play.do("reap:bulwark")
    assert play.on("bulwark") == 0 and play.amber(1) == 2 and play.at_rest


def test_take_hostages_is_over_with_the_turn_and_is_mine() -> None:
    play = stage(me=dict(hand=["take-hostages"], line=["weakling"], deck=PILE), foe=dict(line=["dummy"], deck=PILE, amber=2))
    play.do("play:take-hostages", "end", "brobnar", "fight:dummy")
    assert play.on("dummy") == 0 and play.amber() == 1


@pytest.mark.parametrize(("there", "caught"), [(5, 2), (1, 1), (0, 0)])
def test_terms_of_redress_lets_one_of_mine_capture_two(there: int, caught: int) -> None:
    play = stage(me=dict(hand=["terms-of-redress"], line=["brute", "sequis"], amber=3), foe=dict(line=["dummy"], amber=there))
    play.do("play:terms-of-redress")
    if there:  # with nothing to capture nobody is asked who does
        assert play.options == ["brute", "sequis"]
        play.do("brute")
    assert play.on("brute") == caught and play.amber(1) == there - caught and play.amber() == 4
    assert play.on("sequis") == 0 and play.at_rest


def test_terms_of_redress_without_a_creature() -> None:
    play = stage(me=dict(hand=["terms-of-redress"]), foe=dict(line=["dummy"], amber=2))
    play.do("play:terms-of-redress")
    assert play.amber(1) == 2 and play.on("dummy") == 0 and play.at_rest


def test_the_harder_they_come_purges_one_of_power_five_or_more() -> None:
    play = stage(
        me=dict(hand=["the-harder-they-come"], line=["champion-tabris", "plated"]), foe=dict(line=["brute", "with-taunt"])
    )
    play.do("play:the-harder-they-come")
    assert play.options == ["champion-tabris", "brute"]  # four is too little
    play.do("brute")
    assert play.where("brute") == "foe.purged" and play.line() == ["champion-tabris", "plated"]
    assert play.line(1) == ["with-taunt"] and play.at_rest


def test_the_harder_they_come_finds_nobody_strong() -> None:
    play = stage(me=dict(hand=["the-harder-they-come"], line=["plated"]), foe=dict(line=["with-taunt"]))
    play.do("play:the-harder-they-come")
    assert play.line() == ["plated"] and play.line(1) == ["with-taunt"] and play.at_rest


def test_the_spirit_s_way_destroys_power_three_or_more_on_both_sides() -> None:
    play = stage(
        me=dict(hand=["the-spirit-s-way"], line=["hayyel-the-merchant", "umbra"], artifacts=["hallowed-blaster"]),
        foe=dict(line=["dummy", "weakling"], counters={"weakling": 1}),
    )
    play.do("play:the-spirit-s-way")
    assert play.line() == ["umbra"] and play.line(1) == ["weakling"]  # power two stays
    assert play.where("hayyel-the-merchant") == "me.discard" and play.where("dummy") == "foe.discard"
    assert play.where("hallowed-blaster") == "me.artifacts" and play.at_rest


def test_virtuous_works_is_three_aember_and_no_more() -> None:
    play = stage(me=dict(hand=["virtuous-works"]), foe=dict(amber=2))
    play.do("play:virtuous-works")
    assert play.amber() == 3 and play.amber(1) == 2 and play.where("virtuous-works") == "me.discard" and play.at_rest


def test_charge_and_mighty_lance_say_how_much_they_hurt() -> None:
    play = stage(me=dict(hand=["charge", "mighty-lance", "sequis"]), foe=dict(line=["dummy", "brute", "plated"]))
    play.do("play:charge", "play:sequis")
    assert play.table.decision is not None and play.table.decision.about == {"n": 2}
    play.do("dummy", "play:mighty-lance")
    assert play.table.decision.about == {"n": 3}
    play.do("brute")
    assert play.table.decision.about == {"n": 3}
