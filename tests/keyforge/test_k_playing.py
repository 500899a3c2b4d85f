"""Playing cards: K15-K21, K59, K63, K71."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.invariants import hosts_are_there

from . import props as props
from .stage import stage


@pytest.mark.rule("KF-K15")
def test_a_creature_is_in_play_before_its_icons_and_these_come_before_its_ability() -> None:
    play = stage(me=dict(hand=["reckless", "brute"], artifacts=["asker"], deck=["troll"]), foe=dict(line=["dummy"]))
    play.do("play:reckless")
    assert play.asked == "icon-damage" and play.options == ["reckless", "dummy"]  # it is there already
    assert play.amber() == 0
    play.do("dummy")
    assert play.asked == "may" and play.amber() == 1 and "troll" in play.hand()  # all icons came before what reacts
    play.do("yes")
    assert play.amber() == 2 and play.at_rest


@pytest.mark.rule("KF-K15")
def test_a_play_ability_and_what_answers_the_play_are_of_one_moment() -> None:
    play = stage(me=dict(hand=["bumpsy"], artifacts=["asker"], line=["dummy"]), foe=dict(amber=2))
    play.do("play:bumpsy", "left")
    assert play.asked == "order" and play.options == ["play.bumpsy", "after.asker"]
    play.do("play.bumpsy")
    assert play.amber(1) == 1 and play.asked == "may"


@pytest.mark.rule("KF-K15", "KF-K73")
def test_a_creature_that_is_gone_before_its_play_ability_says_nothing() -> None:
    for first, lost in (("after.pointer", 0), ("play.loud", 1)):
        play = stage(me=dict(hand=["loud"], artifacts=["pointer"], line=["dummy"]), foe=dict(amber=2))
        play.do("play:loud", "left", first, "loud")
        assert play.where("loud") == "me.discard" and play.amber(1) == 2 - lost and play.at_rest


@pytest.mark.rule("KF-K16")
def test_icons_resolve_even_if_their_card_is_gone() -> None:
    play = stage(me=dict(hand=["reckless"], deck=["troll", "punch"]), foe=dict(line=["dummy"]))
    play.do("play:reckless", "reckless")
    assert play.where("reckless") == "me.discard"
    assert play.hand() == ["troll"] and play.amber() == 1 and play.at_rest


@pytest.mark.rule("KF-K16")
def test_damage_must_go_to_ones_own_if_there_is_no_enemy() -> None:
    play = stage(me=dict(hand=["lucky", "punch"], line=["brute"]), foe=dict(amber=1))
    play.do("play:lucky")
    assert play.damage("brute") == 1 and play.on("brute") == 1 and play.asked == "icon-discard"


@pytest.mark.rule("KF-K16")
def test_icons_that_find_nothing_are_passed_over() -> None:
    play = stage(me=dict(hand=["lucky"], artifacts=["two-handed"]), foe=dict(amber=2))
    play.do("play:lucky")
    assert play.amber() == 1 and play.amber(1) == 2 and play.where("lucky") == "me.discard"
    assert play.where(play.spare.rpartition(".")[0]) == "me.discard"  # the last card of the hand had to go


@pytest.mark.rule("KF-K16")
def test_printed_aember_is_one_icon_each() -> None:
    play = stage(me=dict(hand=["punch"]), foe=dict(line=["dummy"], amber=3)).do("play:punch")
    assert play.amber() == 1 and play.amber(1) == 3


@pytest.mark.rule("KF-K17")
def test_an_action_does_what_is_possible_and_is_discarded_after_it() -> None:
    play = stage(me=dict(hand=["loser", "stealer"], line=["brute"]), foe=dict(amber=3))
    play.do("play:loser")
    assert play.amber(1) == 1 and play.where("loser") == "me.discard"
    play.do("play:stealer")
    assert play.amber(1) == 0 and play.amber() == 1 and play.where("stealer") == "me.discard"
    assert play.line() == ["brute"] and play.at_rest


@pytest.mark.rule("KF-K17")
def test_an_action_is_on_no_pile_while_it_resolves() -> None:
    play = stage(me=dict(hand=["caller"], discard=["quiet", "punch"]), foe=dict(line=["dummy", "brute"]))
    play.do("play:caller")
    assert play.options == ["quiet", "punch"] and play.where("caller") == "playing"
    play.do("quiet")
    assert play.where("caller") == "me.discard" and play.where("quiet") == "me.discard"


@pytest.mark.rule("KF-K18")
def test_what_enters_is_exhausted_and_stands_at_the_chosen_end() -> None:
    for end, line in (("left", ["brute", "dummy", "weakling"]), ("right", ["dummy", "weakling", "brute"])):
        play = stage(me=dict(hand=["brute", "trinket"], line=["dummy", "weakling"]), foe=dict(line=["plated"]))
        play.do("play:brute", end, "play:trinket")
        assert play.line() == line and not play.ready("brute") and not play.ready("trinket")
        assert play.ready("dummy") and play.line(1) == ["plated"] and play.where("trinket") == "me.artifacts"
        assert not play.can("reap:brute") and play.can("reap:dummy")


@pytest.mark.rule("KF-K19")
def test_an_upgrade_leaves_with_its_creature_and_others_stay() -> None:
    play = stage(
        me=dict(hand=["killer", "sender"], line=["brute", "dummy"], upgrades={"brute": ["badge", "plating"], "dummy": "yoke"})
    )
    assert hosts_are_there(play.s)
    play.do("play:killer", "brute")
    assert play.where("badge") == "me.discard" and play.where("plating") == "me.discard" and play.where("yoke") == "on dummy"
    play.do("play:sender")
    assert play.where("yoke") == "me.discard" and "dummy" in play.hand() and "yoke" not in play.hand()
    assert hosts_are_there(play.s) and play.at_rest


@pytest.mark.rule("KF-K19")
def test_without_a_creature_no_upgrade_is_played() -> None:
    play = stage(me=dict(hand=["badge"], artifacts=["trinket"]))
    assert not play.can("play:badge") and play.can("discard:badge")
    play = stage(me=dict(hand=["badge"], line=["brute"])).do("play:badge")
    assert play.where("badge") == "on brute" and play.at_rest  # one creature, no question


@pytest.mark.rule("KF-K19")
def test_an_upgrade_without_a_host_would_be_noticed() -> None:
    play = stage(me=dict(line=["brute"], upgrades={"brute": "badge"}))
    play.s.on[play.id("badge")] = "nobody.a9"
    assert not hosts_are_there(play.s)


@pytest.mark.rule("KF-K71")
def test_an_upgrade_on_an_enemy_stays_mine_and_comes_back_to_my_pile() -> None:
    play = stage(me=dict(hand=["yoke", "killer"], line=["brute"]), foe=dict(line=["dummy", "plated"]))
    play.do("play:yoke")
    assert play.options == ["brute", "dummy", "plated"]
    play.do("dummy")
    assert play.power("dummy") == 7 and play.power("plated") == 4 and play.s.control[play.id("yoke")] == 0
    play.do("play:killer", "dummy")
    assert play.where("yoke") == "me.discard" and play.where("dummy") == "foe.discard"


@pytest.mark.rule("KF-K71")
def test_an_upgrade_stays_with_whoever_played_it_when_its_host_changes_sides() -> None:
    play = stage(me=dict(hand=["taker"]), foe=dict(line=["dummy"], upgrades={"dummy": "plating"}))
    play.do("play:taker")
    assert play.line() == ["dummy"] and play.s.control[play.id("plating")] == 1 and play.armor("dummy") == 1


@pytest.mark.rule("KF-K20")
def test_put_into_play_has_no_icons_and_no_play_abilities() -> None:
    play = stage(me=dict(hand=["raiser"], discard=["bumpsy"], line=["dummy"]), foe=dict(amber=2))
    play.do("play:raiser", "left")
    assert play.line() == ["bumpsy", "dummy"] and not play.ready("bumpsy") and play.amber(1) == 2 and play.at_rest
    play = stage(me=dict(hand=["raiser"], discard=["reckless"], deck=["troll"])).do("play:raiser")
    assert play.where("reckless") == "me.line" and play.amber() == 0 and play.hand() == []


@pytest.mark.rule("KF-K20")
def test_but_it_enters_play_and_what_waits_for_that_answers() -> None:
    play = stage(me=dict(hand=["raiser"], discard=["brute"], artifacts=["autocannon"])).do("play:raiser")
    assert play.damage("brute") == 1 and play.at_rest


@pytest.mark.rule("KF-K20")
def test_a_card_played_from_another_zone_is_played() -> None:
    play = stage(me=dict(hand=["caller"], discard=["bumpsy"]), foe=dict(amber=2)).do("play:caller")
    assert play.where("bumpsy") == "me.line" and play.amber(1) == 1
    play = stage(me=dict(hand=["caller"], discard=["stranger"])).do("play:caller")
    assert play.where("stranger") == "me.line"  # told to play it, its house does not matter


@pytest.mark.rule("KF-K21")
def test_cards_of_the_active_house_are_discarded_one_by_one_without_doing_anything() -> None:
    play = stage(me=dict(hand=["bumpsy", "punch", "fear"]), foe=dict(amber=2, hand=["troll"]))
    play.do("discard:bumpsy")
    assert play.where("bumpsy") == "me.discard" and play.amber(1) == 2 and play.hand() == ["fear", "punch"]
    play.do("discard:punch")
    assert play.amber() == 0 and play.s.sides[0].discard == [play.id("bumpsy"), play.id("punch")]
    assert not play.can("discard:fear") and play.hand(1) == ["troll"]


@pytest.mark.rule("KF-K59")
def test_deploy_takes_any_place_when_it_enters_and_only_then() -> None:
    play = stage(me=dict(hand=["with-deploy"], line=["brute", "dummy", "plated"]))
    play.do("play:with-deploy")
    assert play.options == ["left", "1", "2", "right"]
    play.do("2")
    assert play.line() == ["brute", "dummy", "with-deploy", "plated"]
    play = stage(me=dict(hand=["taker"], line=["brute", "dummy"]), foe=dict(line=["with-deploy"]))
    play.do("play:taker", "with-deploy")
    assert play.options == ["left", "right"]  # it changes sides; it does not enter play


@pytest.mark.rule("KF-K59")
def test_others_have_two_ends_to_choose_from() -> None:
    play = stage(me=dict(hand=["brute"], line=["with-deploy", "dummy", "plated"])).do("play:brute")
    assert play.options == ["left", "right"]


@pytest.mark.rule("KF-K63")
def test_treachery_serves_the_opponent_and_goes_home_when_it_leaves() -> None:
    play = stage(me=dict(hand=["with-treachery", "killer"], line=["brute"]), foe=dict(line=["dummy"]))
    play.do("play:with-treachery", "left")
    assert play.line(1) == ["with-treachery", "dummy"] and play.line() == ["brute"] and not play.ready("with-treachery")
    assert not play.can("reap:with-treachery")
    play.do("play:killer", "with-treachery")
    assert play.where("with-treachery") == "me.discard"


@pytest.mark.rule("KF-K63")
def test_without_treachery_a_creature_is_ones_own() -> None:
    assert stage(me=dict(hand=["brute"])).do("play:brute").line() == ["brute"]
