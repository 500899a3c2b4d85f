"""Playing, using, æmber, zones and the line: K15-K28, K37-K51, K59, K63, K70-K74."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge import aember, effects, forge
from inglenook.games.keyforge.play import put_into_play, take_control

from . import props as props
from .stage import Play, stage


def run(play: Play, work: object) -> None:
    """Let a verb happen outside a question; none of these asks."""
    try:
        work.send(None)  # type: ignore[attr-defined]
    except StopIteration:
        return
    raise AssertionError("it asked")


@pytest.mark.rule("KF-K15", "KF-K16")
def test_icons_come_after_entering_and_before_play_abilities() -> None:
    play = stage(
        me=dict(hand=["lucky", "fear"], line=["brute", "dummy"], deck=["troll"]),
        foe=dict(line=["weakling", "with-taunt"], amber=2),
    )
    play.do("play:lucky")
    assert play.amber() == 1 and play.asked == "icon-capture" and play.options == ["brute", "dummy"]
    play.do("brute")
    assert play.on("brute") == 1 and play.amber(1) == 1
    assert play.asked == "icon-damage"
    play.do("weakling")
    assert play.where("weakling") == "foe.discard"
    assert "troll" in play.hand()
    assert play.asked == "icon-discard" and "fear" in play.options  # of any house
    play.do("fear")
    assert play.where("fear") == "me.discard" and play.where("lucky") == "me.discard"
    assert play.at_rest


@pytest.mark.rule("KF-K17")
def test_an_action_does_what_it_can_and_is_discarded() -> None:
    play = stage(me=dict(hand=["punch"]))
    play.do("play:punch")
    assert play.where("punch") == "me.discard" and play.amber() == 1 and play.at_rest


@pytest.mark.rule("KF-K18")
def test_creatures_enter_exhausted_on_a_flank_and_artifacts_exhausted() -> None:
    play = stage(me=dict(hand=["brute", "trinket"], line=["dummy", "weakling"]))
    play.do("play:brute")
    assert play.options == ["left", "right"]
    play.do("left", "play:trinket")
    assert play.line() == ["brute", "dummy", "weakling"]
    assert not play.ready("brute") and not play.ready("trinket") and play.ready("dummy")


@pytest.mark.rule("KF-K18", "KF-K46")
def test_into_an_empty_line_there_is_one_way() -> None:
    play = stage(me=dict(hand=["brute"]))
    play.do("play:brute")
    assert play.line() == ["brute"] and play.at_rest


@pytest.mark.rule("KF-K19", "KF-K71")
def test_an_upgrade_needs_a_host_friendly_or_enemy() -> None:
    play = stage(me=dict(hand=["badge"]))
    assert not play.can("play:badge")
    play = stage(me=dict(hand=["badge"], line=["brute"]), foe=dict(line=["dummy"]))
    play.do("play:badge")
    assert play.options == ["brute", "dummy"]
    play.do("dummy")
    assert play.where("badge") == "on dummy" and play.s.control[play.id("badge")] == 0


@pytest.mark.rule("KF-K20")
def test_put_into_play_is_not_played() -> None:
    play = stage(me=dict(discard=["bumpsy"]), foe=dict(amber=2))
    run(play, put_into_play(play.table, play.id("bumpsy"), 0))
    assert play.where("bumpsy") == "me.line" and play.amber(1) == 2 and not play.ready("bumpsy")


@pytest.mark.rule("KF-K21")
def test_discarding_takes_one_card_of_the_active_house() -> None:
    play = stage(me=dict(hand=["punch", "troll", "fear"]))
    play.do("discard:punch")
    assert play.where("punch") == "me.discard" and play.hand() == ["fear", "troll"] and play.amber() == 0


@pytest.mark.rule("KF-K22")
def test_a_used_card_is_exhausted_and_not_used_again() -> None:
    play = stage(me=dict(line=["brute", "dummy"]))
    play.do("reap:brute")
    assert not play.ready("brute") and not play.can("reap:brute") and play.can("reap:dummy")


@pytest.mark.rule("KF-K23")
def test_reaping_gains_one_for_its_controller_then_its_ability() -> None:
    play = stage(me=dict(line=["troll"], damage={"troll": 4}), foe=dict(amber=3))
    play.do("reap:troll")
    assert play.amber() == 1 and play.amber(1) == 3 and play.damage("troll") == 1


@pytest.mark.rule("KF-K25")
def test_an_action_ability_exhausts_the_card() -> None:
    play = stage(me=dict(artifacts=["cannon"]), foe=dict(line=["dummy"]))
    assert not play.can("reap:cannon") and not play.can("fight:cannon")
    play.do("action:cannon")
    assert play.damage("dummy") == 2 and not play.ready("cannon")


@pytest.mark.rule("KF-K25")
def test_an_omni_ability_works_in_any_house() -> None:
    play = stage(me=dict(hand=["fear"], artifacts=["screechbomb", "cannon"], house="dis"), foe=dict(amber=3, line=["dummy"]))
    assert play.can("omni:screechbomb") and not play.can("action:cannon")
    play.do("omni:screechbomb")
    assert play.amber(1) == 1 and play.where("screechbomb") == "me.discard"


@pytest.mark.rule("KF-K26")
def test_told_to_fight_its_house_does_not_matter_but_it_must_be_ready() -> None:
    play = stage(me=dict(hand=["relentless-assault"], line=["pit-demon"], tired=["pit-demon"]), foe=dict(line=["dummy"]))
    play.do("play:relentless-assault", "pit-demon")
    assert play.damage("dummy") == 5 and play.where("pit-demon") == "me.discard"


@pytest.mark.rule("KF-K27")
def test_a_stunned_creature_only_shakes_it_off_but_hits_back() -> None:
    play = stage(me=dict(line=["brute", "dummy"], stunned=["brute"]), foe=dict(line=["plated"]))
    assert play.can("unstun:brute") and not play.can("reap:brute") and not play.can("fight:brute")
    play.do("unstun:brute")
    assert not play.stunned("brute") and not play.ready("brute") and play.amber() == 0
    play = stage(me=dict(line=["dummy"]), foe=dict(line=["brute"], stunned=["brute"]))
    play.do("fight:dummy")
    assert play.damage("dummy") == 5


@pytest.mark.rule("KF-K28")
def test_an_enraged_creature_must_fight_if_it_can_and_calms_down() -> None:
    play = stage(me=dict(line=["dummy", "brute"], enraged=["dummy"]), foe=dict(line=["plated"]))
    assert play.can("fight:dummy") and not play.can("reap:dummy") and play.can("reap:brute")
    play.do("fight:dummy")
    assert play.id("me/dummy") not in play.s.enraged
    play = stage(me=dict(line=["dummy"], enraged=["dummy"]))
    assert play.can("reap:dummy")


@pytest.mark.rule("KF-K37")
def test_nobody_loses_or_is_robbed_of_more_than_there_is() -> None:
    play = stage(me=dict(amber=1), foe=dict(amber=2, line=["brute"]))
    run(play, aember.steal(play.table, 0, 5))
    assert (play.amber(0), play.amber(1)) == (3, 0)
    run(play, aember.lose(play.table, 0, 9))
    assert (play.amber(0), play.amber(1)) == (0, 0)
    run(play, aember.gain(play.table, 1, 2))
    run(play, aember.pay(play.table, 1, 2))
    assert (play.amber(0), play.amber(1)) == (2, 0)
    run(play, aember.capture(play.table, play.id("brute"), 1))
    assert play.on("brute") == 1 and play.amber(0) == 1


@pytest.mark.rule("KF-K38")
def test_captured_aember_pays_for_no_key() -> None:
    play = stage(foe=dict(amber=4, line=["brute"], amber_on={"brute": 5}, hand=["punch"]))
    assert aember.pool(play.s, 1) == 4
    play.do("end")
    assert play.keys(1) == 0


@pytest.mark.rule("KF-K40")
def test_an_unforged_key_can_be_forged_again() -> None:
    play = stage(foe=dict(keys=2, amber=6, hand=["punch"]))
    assert forge.unforge(play.table, 1)
    assert play.keys(1) == 1
    play.do("end")
    assert play.keys(1) == 2
    assert not forge.unforge(stage().table, 0)


@pytest.mark.rule("KF-K74")
def test_forging_by_a_card_pays_the_current_cost_and_counts() -> None:
    play = stage(me=dict(line=["troll"], damage={"troll": 1}, artifacts=["iron-obelisk"]), foe=dict(amber=7))
    assert play.cost(1) == 7 and play.cost(0) == 6
    run(play, forge.forge(play.table, 1, play.cost(1) + 1))
    assert play.keys(1) == 0
    run(play, forge.forge(play.table, 1, play.cost(1)))
    assert play.keys(1) == 1 and play.amber(1) == 0


@pytest.mark.rule("KF-K44")
def test_a_card_that_changes_sides_keeps_its_owner() -> None:
    play = stage(me=dict(hand=["punch"]), foe=dict(line=["weakling", "dummy"]))
    run(play, take_control(play.table, play.id("weakling"), 0))
    assert play.line() == ["weakling"] and play.line(1) == ["dummy"]
    play.do("play:punch", "weakling")
    assert play.where("weakling") == "foe.discard"


@pytest.mark.rule("KF-K46")
def test_gaps_close_and_neighbours_change() -> None:
    play = stage(me=dict(hand=["punch", "tremor"]), foe=dict(line=["brute", "weakling", "dummy", "plated"]))
    play.do("play:punch", "weakling", "play:tremor", "brute")
    assert [play.stunned(name) for name in ("brute", "dummy", "plated")] == [True, True, False]


@pytest.mark.rule("KF-K47")
def test_among_the_most_powerful_the_active_player_chooses() -> None:
    play = stage(me=dict(hand=["champion-s-challenge"]), foe=dict(line=["brute", "brute", "weakling"]))
    play.do("play:champion-s-challenge")
    assert play.asked == "keep" and play.options == ["brute", "brute"]
    play.do("brute#2")
    assert play.line(1) == ["brute"] and play.where("brute") == "foe.discard"


@pytest.mark.rule("KF-K48")
def test_friendly_is_what_one_controls() -> None:
    play = stage(me=dict(artifacts=["banner-of-battle"], line=["brute"]), foe=dict(line=["dummy"]))
    assert play.power("brute") == 6 and play.power("dummy") == 10


@pytest.mark.rule("KF-K49")
def test_what_may_be_done_need_not_be() -> None:
    play = stage(me=dict(hand=["ganger-chieftain"], line=["brute"], tired=["brute"]), foe=dict(line=["weakling"]))
    play.do("play:ganger-chieftain", "right")
    assert play.options == ["yes", "no"]
    play.do("no")
    assert play.where("weakling") == "foe.line" and play.at_rest


@pytest.mark.rule("KF-K50")
def test_an_effect_on_the_next_turn_waits_for_it() -> None:
    play = stage(me=dict(hand=["punch"]), foe=dict(amber=6, hand=["punch"]))
    effects.next_turn_of(play.table, 1, "lash-of-broken-dreams:cost")
    assert play.cost(0) == 6 and play.cost(1) == 6


@pytest.mark.rule("KF-K51")
def test_constant_abilities_work_while_exhausted_and_stunned() -> None:
    play = stage(
        me=dict(line=["king-of-the-crag"], tired=["king-of-the-crag"], stunned=["king-of-the-crag"]), foe=dict(line=["brute"])
    )
    assert play.power("brute") == 3


@pytest.mark.rule("KF-K59")
def test_deploy_goes_anywhere() -> None:
    play = stage(me=dict(hand=["with-deploy"], line=["brute", "dummy"]))
    play.do("play:with-deploy")
    assert play.options == ["left", "1", "right"]
    play.do("1")
    assert play.line() == ["brute", "with-deploy", "dummy"]


@pytest.mark.rule("KF-K63")
def test_treachery_enters_on_the_other_side() -> None:
    play = stage(me=dict(hand=["with-treachery"], line=["brute"]))
    play.do("play:with-treachery")
    assert play.line(1) == ["with-treachery"] and play.line() == ["brute"]


@pytest.mark.rule("KF-K70")
def test_effects_of_one_moment_are_ordered_by_the_active_player() -> None:
    for first, lost in (("after.autocannon", 0), ("play.loud", 1)):
        play = stage(me=dict(hand=["loud"], artifacts=["autocannon"], line=["dummy"]), foe=dict(amber=2))
        play.do("play:loud", "right")
        assert play.asked == "order" and play.options == ["play.loud", "after.autocannon"]
        play.do(first)
        assert play.where("loud") == "me.discard" and play.amber(1) == 2 - lost and play.at_rest


@pytest.mark.rule("KF-K70")
def test_equal_effects_need_no_order() -> None:
    play = stage(me=dict(hand=["brute"], artifacts=["autocannon", "autocannon"]))
    play.do("play:brute")
    assert play.damage("brute") == 2 and play.at_rest


@pytest.mark.rule("KF-K72")
def test_nobody_uses_what_is_not_theirs_unless_told_so() -> None:
    play = stage(me=dict(line=["brute"]), foe=dict(artifacts=["screechbomb"], amber=3))
    play.s.sides[0].amber = 4
    assert not play.can("omni:screechbomb")
    run(play, effects.use_as_yours(play.table, play.id("screechbomb"), 0))
    assert play.amber(1) == 1 and play.amber(0) == 4


@pytest.mark.rule("KF-K73")
def test_a_card_gone_to_a_hidden_zone_is_out_of_reach() -> None:
    play = stage(me=dict(hand=["wardrummer"], line=["brute", "dummy"], artifacts=["autocannon"]))
    play.do("play:wardrummer", "right")
    assert play.hand() == ["brute", "dummy"] and play.damage("wardrummer") == 1 and play.at_rest
