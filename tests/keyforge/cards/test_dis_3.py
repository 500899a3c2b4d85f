"""House Dis: creatures from the Masters on, and the upgrades."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.leaving import leave

from .. import props as props
from ..stage import stage


@pytest.mark.parametrize(("n", "victim"), [(1, "weakling"), (2, "dust-imp"), (3, "wardrummer")])
def test_each_master_may_destroy_a_creature_of_its_number(n: int, victim: str) -> None:
    line = ["weakling", "dust-imp", "wardrummer", "dummy"]
    play = stage(me=dict(line=[f"master-of-{n}"]), foe=dict(line=line))
    play.do(f"reap:master-of-{n}", "yes")
    assert play.line(1) == [name for name in line if name != victim] and play.at_rest
    play = stage(me=dict(line=[f"master-of-{n}"]), foe=dict(line=line))
    play.do(f"reap:master-of-{n}", "no")
    assert play.line(1) == line and play.at_rest


@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_master_asks_nothing_where_nobody_has_its_number(n: int) -> None:
    play = stage(me=dict(line=[f"master-of-{n}", "troll"]), foe=dict(line=["dummy"]))
    play.do(f"reap:master-of-{n}")
    assert play.line(1) == ["dummy"] and play.line() == [f"master-of-{n}", "troll"] and play.at_rest


def test_a_master_counts_power_as_it_is_now_on_both_sides() -> None:
    play = stage(
        me=dict(line=["master-of-2", "weakling"], counters={"weakling": 1}),
        foe=dict(line=["dust-imp"], counters={"dust-imp": 1}),
    )
    play.do("reap:master-of-2", "yes")
    assert play.where("weakling") == "me.discard" and play.line(1) == ["dust-imp"] and play.at_rest


@pytest.mark.parametrize(("had", "stolen"), [(3, 1), (0, 0)])
def test_pit_demon_steals_one(had: int, stolen: int) -> None:
    play = stage(me=dict(line=["pit-demon"]), foe=dict(amber=had))
    play.do("action:pit-demon")
    assert play.amber() == stolen and play.amber(1) == had - stolen and not play.ready("pit-demon") and play.at_rest


def test_pitlord_makes_you_choose_dis_and_nobody_else() -> None:
    play = stage(
        me=dict(hand=["fear", "punch"], line=["pitlord"]), foe=dict(hand=["punch", "fear"], houses=("brobnar", "dis", "mars"))
    )
    assert play.keyword("pitlord", "taunt") == 1
    play.do("end")
    assert play.options == ["brobnar", "dis", "mars"]
    play.do("brobnar", "end")
    assert play.s.house == "dis" and play.asked == "main" and play.at_rest


def test_pitlord_gives_way_where_dis_cannot_be_chosen() -> None:
    play = stage(
        me=dict(line=["pitlord"], hand=["punch", "fear"], houses=("brobnar", "dis", "mars")),
        foe=dict(hand=["restringuntus", "fear"]),
    )
    play.do("end", "dis", "play:restringuntus", "dis", "end")
    assert play.asked == "house" and play.options == ["brobnar", "mars"]


def test_pitlord_brings_two_aember() -> None:
    play = stage(me=dict(hand=["pitlord"]))
    play.do("play:pitlord")
    assert play.amber() == 2 and play.at_rest


def test_restringuntus_forbids_a_house_as_long_as_it_stays() -> None:
    play = stage(me=dict(hand=["restringuntus", "fear"]), foe=dict(hand=["punch", "fear"], houses=("brobnar", "dis", "mars")))
    play.do("play:restringuntus", "brobnar", "end")
    assert play.options == ["dis", "mars"]
    play.do("dis", "end")
    assert play.asked == "house" and "brobnar" in play.options  # not for you
    play.do("dis", "end")
    assert play.options == ["dis", "mars"]  # and still
    play.do("dis", "play:foe/fear")  # it is the only enemy creature
    assert play.where("restringuntus") == "me.hand"
    play.do("dis", "end")
    assert play.options == ["brobnar", "dis", "mars"]


def test_restringuntus_that_died_at_once_forbids_nothing() -> None:
    play = stage(
        me=dict(hand=["restringuntus", "fear"], artifacts=["autocannon"]),
        foe=dict(hand=["punch", "fear"], houses=("brobnar", "dis", "mars")),
    )
    play.do("play:restringuntus", "after.autocannon")
    assert play.where("restringuntus") == "me.discard" and play.at_rest
    play.do("end")
    assert play.options == ["brobnar", "dis", "mars"]


def test_restringuntus_may_leave_no_house_at_all() -> None:
    play = stage(me=dict(hand=["restringuntus", "fear"]), foe=dict(hand=["punch"], houses=("brobnar",)))
    play.do("play:restringuntus", "brobnar", "end")
    assert play.s.active == 0 and play.asked == "house" and play.where("punch") == "foe.hand"  # that turn had no house


def test_shaffles_costs_the_enemy_one_at_the_end_of_your_turn() -> None:
    play = stage(me=dict(line=["shaffles"], amber=2), foe=dict(hand=["punch", "anger"], amber=3))
    assert play.amber(1) == 3
    play.do("end")
    assert play.amber(1) == 2 and play.amber() == 2
    play.do("brobnar", "end")
    assert play.amber(1) == 2 and play.amber() == 2  # not at the end of the enemy's


@pytest.mark.parametrize(("had", "stolen"), [(3, 0), (4, 1)])
def test_shooler_steals_one_from_four_or_more(had: int, stolen: int) -> None:
    play = stage(me=dict(hand=["shooler"], amber=5), foe=dict(amber=had))
    play.do("play:shooler")
    assert play.amber() == 5 + stolen and play.amber(1) == had - stolen and play.at_rest


def test_snudge_returns_an_artifact_or_a_creature_on_a_flank() -> None:
    play = stage(
        me=dict(line=["snudge", "troll", "pit-demon"], artifacts=["lifeward"]),
        foe=dict(line=["brute", "dummy", "valdr"], artifacts=["cannon"]),
    )
    play.do("reap:snudge")
    assert sorted(play.options) == ["brute", "cannon", "lifeward", "pit-demon", "snudge", "valdr"]  # none from the middle
    play.do("cannon")
    assert play.where("cannon") == "foe.hand" and play.line(1) == ["brute", "dummy", "valdr"] and play.at_rest


def test_snudge_does_so_after_a_fight_and_in_need_returns_itself() -> None:
    play = stage(me=dict(line=["snudge"]), foe=dict(line=["weakling", "dummy"]))
    play.do("fight:snudge", "weakling", "dummy")
    assert play.where("dummy") == "foe.hand" and play.line() == ["snudge"] and play.at_rest
    play = stage(me=dict(line=["snudge"]))
    play.do("reap:snudge")
    assert play.where("snudge") == "me.hand" and play.amber() == 1 and play.at_rest


def test_stealer_of_souls_purges_what_it_kills_and_gains_one() -> None:
    play = stage(me=dict(line=["stealer-of-souls"]), foe=dict(line=["weakling", "dummy"], discard=["troll"]))
    play.do("fight:stealer-of-souls", "weakling")
    assert play.where("weakling") == "foe.purged" and play.where("troll") == "foe.discard" and play.amber() == 1
    assert play.at_rest
    play = stage(me=dict(line=["weakling", "troll"], house="brobnar"), foe=dict(line=["stealer-of-souls"]))
    play.do("fight:weakling")
    assert play.where("weakling") == "me.purged" and play.amber(1) == 1 and play.at_rest  # also when attacked


def test_stealer_of_souls_gains_for_one_that_escaped_but_not_if_it_dies_itself() -> None:
    play = stage(
        me=dict(line=["stealer-of-souls"]), foe=dict(line=["weakling", "dummy"], upgrades={"weakling": "phoenix-heart"})
    )
    play.do("fight:stealer-of-souls", "weakling")
    assert play.where("weakling") == "foe.hand" and play.amber() == 1 and play.at_rest
    play = stage(me=dict(line=["stealer-of-souls"], damage={"stealer-of-souls": 1}), foe=dict(line=["brute", "dummy"]))
    play.do("fight:stealer-of-souls", "brute")
    assert play.where("brute") == "foe.discard" and play.amber() == 0 and play.at_rest
    play = stage(me=dict(line=["stealer-of-souls"], hand=["hand-of-dis"]), foe=dict(line=["dummy", "weakling", "brute"]))
    play.do("play:hand-of-dis")
    assert play.where("weakling") == "foe.discard" and play.amber() == 0 and play.at_rest  # not in a fight


def test_succubus_keeps_the_enemys_hand_smaller() -> None:
    play = stage(me=dict(line=["succubus"], deck=["arise"] * 8), foe=dict(deck=["punch"] * 8))
    play.do("end", "brobnar")  # there is nothing to do in that turn
    assert len(play.s.sides[0].hand) == 6 and len(play.s.sides[1].hand) == 5


def test_tentacus_makes_the_enemy_pay_for_using_artifacts() -> None:
    play = stage(
        me=dict(line=["tentacus"], artifacts=["library-of-the-damned"], amber=1),
        foe=dict(artifacts=["cannon", "screechbomb"], amber=1, line=["troll"], hand=["punch"]),
    )
    play.do("action:library-of-the-damned")
    assert play.amber() == 1 and play.amber(1) == 1  # its own side uses freely
    play.do("end", "brobnar", "action:cannon", "troll")
    assert play.amber() == 2 and play.amber(1) == 0 and play.damage("troll") == 2
    assert not play.can("omni:screechbomb") and play.can("reap:troll")  # who cannot pay cannot use; creatures are free


def test_tentacus_asks_its_price_also_for_its_own_sides_artifact_in_other_hands() -> None:
    play = stage(me=dict(hand=["poltergeist"]), foe=dict(line=["tentacus"], artifacts=["cannon"]))
    play.do("play:poltergeist")
    assert (play.amber(), play.amber(1)) == (0, 1) and play.damage("tentacus") == 2  # paid with the card's own icon
    assert play.where("cannon") == "foe.discard" and play.at_rest


@pytest.mark.parametrize(("had", "gained"), [(0, 2), (1, 0)])
def test_the_terror_gains_two_from_the_penniless(had: int, gained: int) -> None:
    play = stage(me=dict(hand=["the-terror"]), foe=dict(amber=had))
    play.do("play:the-terror")
    assert play.amber() == gained and play.amber(1) == had and play.at_rest


def test_tolas_pays_the_opponent_of_whoever_lost_a_creature() -> None:
    play = stage(
        me=dict(hand=["hand-of-dis", "hand-of-dis"], line=["tolas", "troll", "pit-demon"]),
        foe=dict(line=["brute", "dummy", "valdr"], artifacts=["cannon"]),
    )
    assert play.keyword("tolas", "elusive") == 1
    play.do("play:hand-of-dis", "dummy")
    assert (play.amber(), play.amber(1)) == (1, 0)
    play.do("play:hand-of-dis#2")  # only the troll stands in a middle now
    assert play.where("troll") == "me.discard" and (play.amber(), play.amber(1)) == (1, 1) and play.at_rest


def test_tolas_is_silent_for_itself_for_those_who_die_with_it_and_for_artifacts() -> None:
    play = stage(me=dict(hand=["gateway-to-dis"], line=["tolas", "troll"]), foe=dict(line=["dummy"]))
    play.do("play:gateway-to-dis")
    assert (play.amber(), play.amber(1)) == (0, 0) and play.at_rest
    play = stage(me=dict(hand=["poltergeist"], line=["tolas"]), foe=dict(artifacts=["iron-obelisk"]))
    play.do("play:poltergeist")
    assert (play.amber(), play.amber(1)) == (1, 0) and play.at_rest


@pytest.mark.parametrize(("amber", "playable"), [(2, False), (3, True), (5, True)])
def test_truebaru_needs_three_aember(amber: int, playable: bool) -> None:
    play = stage(me=dict(hand=["truebaru"], amber=amber), foe=dict(amber=5))
    assert play.can("play:truebaru") is playable
    if playable:
        play.do("play:truebaru")
        assert play.amber() == amber - 3 and play.amber(1) == 5 and play.keyword("truebaru", "taunt") == 1 and play.at_rest


def test_truebaru_pays_five_when_destroyed_and_comes_back_for_nothing_when_put_into_play() -> None:
    play = stage(me=dict(hand=["gateway-to-dis"], line=["truebaru"]))
    play.do("play:gateway-to-dis")
    assert play.amber() == 5 and play.at_rest
    play = stage(me=dict(line=["overlord-greking"], amber=3), foe=dict(line=["truebaru"], damage={"truebaru": 6}))
    play.do("fight:overlord-greking")
    assert play.where("overlord-greking") == "me.discard" and play.where("truebaru") == "foe.discard"
    assert play.amber(1) == 5 and play.amber() == 3 and play.at_rest


# -- upgrades -------------------------------------------------------------------------------------------------------------


def test_collar_of_subordination_brings_its_bearer_over() -> None:
    play = stage(me=dict(hand=["collar-of-subordination"], line=["pit-demon"]), foe=dict(line=["brute", "dummy"]))
    play.do("play:collar-of-subordination", "dummy", "left")
    assert play.line() == ["dummy", "pit-demon"] and play.line(1) == ["brute"]
    assert play.where("collar-of-subordination") == "on dummy" and play.at_rest


def test_collar_of_subordination_lets_go_when_it_leaves_alone() -> None:
    play = stage(me=dict(hand=["collar-of-subordination"], line=["pit-demon"]), foe=dict(line=["dummy"]))
    play.do("play:collar-of-subordination", "dummy", "left")
    assert play.line() == ["dummy", "pit-demon"]
    with pytest.raises(StopIteration):
        leave(play.table, [play.id("collar-of-subordination")], "hand").send(None)
    assert play.line() == ["pit-demon"] and play.line(1) == ["dummy"] and play.at_rest


def test_collar_of_subordination_dies_with_its_bearer() -> None:
    play = stage(
        me=dict(hand=["collar-of-subordination", "gongoozle"], line=["pit-demon"]), foe=dict(line=["weakling", "dummy"])
    )
    play.do("play:collar-of-subordination", "weakling", "left", "play:gongoozle", "weakling")
    assert play.where("weakling") == "foe.discard" and play.where("collar-of-subordination") == "me.discard"
    assert play.line(1) == ["dummy"] and play.at_rest


def test_collar_of_subordination_on_a_friend_changes_nothing() -> None:
    play = stage(me=dict(hand=["collar-of-subordination"], line=["pit-demon", "troll"]))
    play.do("play:collar-of-subordination", "troll")
    assert play.line() == ["pit-demon", "troll"] and play.at_rest


def test_flame_wreathed_gives_its_bearer_power_and_hazard() -> None:
    play = stage(me=dict(hand=["flame-wreathed"], line=["pit-demon", "troll"]), foe=dict(line=["weakling", "brute"]))
    play.do("play:flame-wreathed", "pit-demon")
    assert play.power("pit-demon") == 7 and play.power("troll") == 8 and play.amber() == 1
    assert play.keyword("pit-demon", "hazardous") == 2 and play.keyword("troll", "hazardous") == 0 and play.at_rest
    play.do("end", "brobnar", "fight:weakling", "pit-demon")
    assert play.where("weakling") == "foe.discard" and play.damage("pit-demon") == 0
