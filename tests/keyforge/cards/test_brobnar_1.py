"""House Brobnar: the actions."""

from __future__ import annotations

import pytest

from .. import props as props
from ..stage import stage

READIERS = [("anger", "hand", "play"), ("gauntlet-of-command", "artifacts", "action")]


@pytest.mark.parametrize(("title", "zone", "verb"), READIERS)
def test_anger_and_gauntlet_ready_a_friend_of_any_house_and_it_fights(title: str, zone: str, verb: str) -> None:
    mine = {zone: [title], "line": ["pit-demon", "bumpsy"], "tired": ["pit-demon", "bumpsy"], "house": "brobnar"}
    play = stage(me=mine, foe=dict(line=["dummy"]))
    play.do(f"{verb}:{title}")
    assert play.options == ["pit-demon", "bumpsy"]  # never an enemy
    play.do("bumpsy")
    assert play.damage("dummy") == 5 and play.where("bumpsy") == "me.discard"
    assert not play.ready("pit-demon") and play.at_rest


@pytest.mark.parametrize(("title", "zone", "verb"), READIERS)
def test_told_to_fight_a_stunned_one_recovers_and_one_without_enemies_is_only_readied(title: str, zone: str, verb: str) -> None:
    mine = {zone: [title], "line": ["troll"], "tired": ["troll"], "house": "brobnar"}
    play = stage(me={**mine, "stunned": ["troll"]}, foe=dict(line=["dummy"]))
    play.do(f"{verb}:{title}")
    assert not play.stunned("troll") and not play.ready("troll") and play.damage("dummy") == 0
    play = stage(me=mine)
    play.do(f"{verb}:{title}")
    assert play.ready("troll") and play.at_rest
    play = stage(me={zone: [title], "house": "brobnar"}, foe=dict(line=["dummy"]))
    play.do(f"{verb}:{title}")
    assert play.damage("dummy") == 0 and play.at_rest


def test_barehanded_puts_every_artifact_on_its_owners_deck_and_orders_only_within_one_deck() -> None:
    play = stage(
        me=dict(hand=["barehanded"], artifacts=["cannon", "iron-obelisk"], deck=["punch"], line=["troll"]),
        foe=dict(artifacts=["screechbomb"], deck=["anger"]),
    )
    play.do("play:barehanded")
    assert play.options == ["cannon", "iron-obelisk"]
    play.do("cannon")
    assert [name.partition(".")[0] for name in play.s.sides[0].deck.top] == ["iron-obelisk", "cannon", "punch"]
    assert [name.partition(".")[0] for name in play.s.sides[1].deck.top] == ["screechbomb", "anger"]
    assert play.line() == ["troll"] and play.at_rest


def test_barehanded_without_artifacts_moves_nothing() -> None:
    play = stage(me=dict(hand=["barehanded"], line=["troll"]))
    play.do("play:barehanded")
    assert play.amber() == 1 and play.line() == ["troll"] and play.at_rest


def test_blood_money_lays_two_from_the_supply_on_an_enemy() -> None:
    play = stage(me=dict(hand=["blood-money"], line=["troll"], amber=1), foe=dict(line=["brute", "dummy"], amber=3))
    play.do("play:blood-money")
    assert play.options == ["brute", "dummy"]
    play.do("brute")
    assert play.on("brute") == 2 and play.on("dummy") == 0 and (play.amber(), play.amber(1)) == (1, 3)
    assert play.at_rest


def test_blood_money_comes_back_to_whoever_laid_it() -> None:
    play = stage(me=dict(hand=["blood-money", "punch"]), foe=dict(line=["weakling"]))
    play.do("play:blood-money", "play:punch")
    assert play.amber() == 1 + 2 and play.amber(1) == 0 and play.at_rest
    play = stage(me=dict(hand=["blood-money"], line=["troll"]))
    play.do("play:blood-money")
    assert not play.s.amber and play.at_rest  # no enemy: nowhere to lay it


def test_brothers_in_battle_lets_one_house_fight_and_no_more() -> None:
    play = stage(
        me=dict(hand=["brothers-in-battle"], line=["pit-demon", "shooler", "dew-faerie"], tired=["shooler"]),
        foe=dict(line=["dummy"]),
    )
    assert not play.can("fight:pit-demon")
    play.do("play:brothers-in-battle", "dis")
    assert play.can("fight:pit-demon") and not play.can("reap:pit-demon") and not play.can("action:pit-demon")
    assert not play.can("fight:shooler")  # nobody is readied
    assert not play.can("fight:dew-faerie") and play.at_rest
    play.do("fight:pit-demon")
    assert play.damage("dummy") == 5 and play.at_rest


def test_brothers_in_battle_is_over_with_the_turn() -> None:
    play = stage(me=dict(hand=["brothers-in-battle"], line=["pit-demon"]), foe=dict(line=["dummy"], hand=["punch"]))
    play.do("play:brothers-in-battle", "dis", "end", "brobnar", "end", "brobnar")
    assert not play.can("fight:pit-demon") and play.at_rest


@pytest.mark.parametrize(("had", "left"), [(6, 6), (7, 3), (9, 5)])
def test_burn_the_stockpile_takes_four_from_seven_or_more(had: int, left: int) -> None:
    play = stage(me=dict(hand=["burn-the-stockpile"], amber=8), foe=dict(amber=had))
    play.do("play:burn-the-stockpile")
    assert play.amber(1) == left and play.amber() == 8 and play.at_rest


def test_champions_challenge_leaves_one_on_each_side_and_yours_fights() -> None:
    play = stage(
        me=dict(hand=["champion-s-challenge"], line=["weakling", "dummy"], tired=["dummy"]),
        foe=dict(line=["headhunter", "troll", "bumpsy"]),
    )
    play.do("play:champion-s-challenge")
    assert play.line() == ["dummy"] and play.line(1) == []  # the troll fell to the dummy
    assert play.where("troll") == "foe.discard" and play.damage("dummy") == 8 and not play.ready("dummy")
    assert play.at_rest


def test_champions_challenge_asks_among_equals_of_each_side_and_needs_nobody() -> None:
    play = stage(me=dict(hand=["champion-s-challenge"], line=["bumpsy", "brute"]), foe=dict(line=["dummy"]))
    play.do("play:champion-s-challenge")
    assert play.asked == "keep" and play.options == ["bumpsy", "brute"]
    play.do("brute")
    assert play.where("bumpsy") == "me.discard" and play.damage("dummy") == 5 and play.at_rest
    play = stage(me=dict(hand=["champion-s-challenge"]))
    play.do("play:champion-s-challenge")
    assert play.at_rest


def test_champions_challenge_looks_at_your_side_only_after_the_enemy_died() -> None:
    mine = dict(hand=["champion-s-challenge"], line=["troll", "bumpsy"], damage={"troll": 6})
    play = stage(me=mine, foe=dict(line=["weakling", "dummy"], upgrades={"weakling": "phoenix-heart"}))
    play.do("play:champion-s-challenge")
    assert play.where("troll") == "me.discard"  # burnt by the phoenix: not the one to keep
    assert play.where("weakling") == "foe.hand"
    assert play.damage("dummy") == 3 + 5 and play.at_rest  # so Bumpsy was kept, and fought


def test_cowards_end_destroys_the_unhurt_and_spares_the_hurt() -> None:
    play = stage(
        me=dict(hand=["coward-s-end"], line=["troll", "bumpsy"], damage={"troll": 1}),
        foe=dict(line=["dummy", "brute"], damage={"dummy": 3}, artifacts=["cannon"]),
    )
    play.do("play:coward-s-end")
    assert play.line() == ["troll"] and play.line(1) == ["dummy"] and play.where("cannon") == "foe.artifacts"
    assert (play.s.sides[0].chains, play.s.sides[1].chains) == (3, 0) and play.at_rest
    play = stage(me=dict(hand=["coward-s-end"]))
    play.do("play:coward-s-end")
    assert play.s.sides[0].chains == 3 and play.at_rest


def test_follow_the_leader_lets_all_friends_fight_and_only_fight() -> None:
    play = stage(
        me=dict(hand=["follow-the-leader"], line=["pit-demon", "dew-faerie", "shooler"], tired=["shooler"]),
        foe=dict(line=["dummy"]),
    )
    play.do("play:follow-the-leader")
    assert play.can("fight:pit-demon") and play.can("fight:dew-faerie") and not play.can("fight:shooler")
    assert not play.can("reap:pit-demon") and not play.can("action:pit-demon")
    play.do("end", "brobnar", "end", "brobnar")
    assert not play.can("fight:pit-demon") and play.at_rest


def test_who_may_fight_may_shake_off_a_stun_instead() -> None:
    play = stage(
        me=dict(hand=["follow-the-leader"], line=["pit-demon", "shooler"], stunned=["pit-demon"]), foe=dict(line=["dummy"])
    )
    assert not play.can("unstun:pit-demon")
    play.do("play:follow-the-leader", "unstun:pit-demon")
    assert not play.stunned("pit-demon") and not play.ready("pit-demon") and play.at_rest


def test_lava_ball_burns_its_target_and_the_neighbours_at_once() -> None:
    play = stage(
        me=dict(hand=["lava-ball"], line=["troll"]),
        foe=dict(line=["brute", "weakling", "dummy", "bumpsy"]),
    )
    play.do("play:lava-ball", "weakling")
    assert play.damage("brute") == 2 and play.where("weakling") == "foe.discard" and play.damage("dummy") == 2
    assert play.damage("bumpsy") == 0 and play.damage("troll") == 0 and play.at_rest


def test_lava_ball_on_a_lone_creature_and_on_none() -> None:
    play = stage(me=dict(hand=["lava-ball"], line=["troll"]))
    play.do("play:lava-ball")
    assert play.damage("troll") == 4 and play.at_rest
    play = stage(me=dict(hand=["lava-ball"]))
    play.do("play:lava-ball")
    assert play.at_rest


@pytest.mark.parametrize(("title", "zone", "verb"), [("loot-the-bodies", "hand", "play"), ("looter-goblin", "line", "reap")])
def test_loot_the_bodies_and_looter_goblin_pay_for_dead_enemies_only(title: str, zone: str, verb: str) -> None:
    mine = {"hand": ["earthshaker"], "line": ["weakling"], "house": "brobnar"}
    mine[zone] = [title, *mine[zone]]
    play = stage(me=mine, foe=dict(line=["bumpsy", "batdrone", "dew-faerie"], amber=1))
    play.do(f"{verb}:{title}")
    before = play.amber()
    play.do("play:earthshaker", "right")
    assert play.line(1) == ["bumpsy"] and play.where("weakling") == "me.discard"
    assert play.amber() == before + 2 and play.amber(1) == 1 and play.at_rest


def test_loot_the_bodies_is_over_with_the_turn() -> None:
    play = stage(me=dict(hand=["loot-the-bodies"], line=["troll"]), foe=dict(line=["weakling", "dummy"]))
    play.do("play:loot-the-bodies", "end", "brobnar", "fight:weakling")
    assert play.where("weakling") == "foe.discard" and play.amber() == 0


@pytest.mark.parametrize(("line", "artifacts", "upgrades", "stolen"), [
    (["doc-bookton", "dextre"], ["anomaly-exploiter"], {}, 2),
    (["doc-bookton", "dextre"], [], {"dextre": "experimental-therapy"}, 2),
    (["doc-bookton", "dextre", "troll"], ["cannon"], {}, 0),
    ([], [], {}, 0),
])  # fmt: skip
def test_take_that_smartypants_counts_all_cards_of_logos(
    line: list[str], artifacts: list[str], upgrades: dict[str, str], stolen: int
) -> None:
    play = stage(
        me=dict(hand=["take-that-smartypants"], line=["titan-mechanic"]),  # your own do not count
        foe=dict(line=line, artifacts=artifacts, upgrades=upgrades, amber=5),
    )
    play.do("play:take-that-smartypants")
    assert play.amber(1) == 5 - stolen and play.amber() == 1 + stolen and play.at_rest


def test_punch_hits_one_creature_of_any_side_for_three() -> None:
    play = stage(me=dict(hand=["punch"], line=["troll"]), foe=dict(line=["brute"]))
    play.do("play:punch")
    assert play.options == ["troll", "brute"]
    play.do("troll")
    assert play.damage("troll") == 3 and play.damage("brute") == 0 and play.amber() == 1 and play.at_rest


def test_relentless_assault_readies_up_to_three_different_ones_in_turn() -> None:
    line = ["troll", "bumpsy", "headhunter", "valdr"]
    play = stage(me=dict(hand=["relentless-assault"], line=line, tired=line), foe=dict(line=["dummy", "ancient-bear"]))
    play.do("play:relentless-assault", "troll", "dummy")
    assert play.damage("dummy") == 8
    play.do("bumpsy", "dummy")
    assert play.where("dummy") == "foe.discard" and play.options == ["headhunter", "valdr", "done"]
    play.do("valdr")
    assert play.where("ancient-bear") == "foe.discard" and play.damage("valdr") == 5
    assert not play.ready("headhunter") and play.at_rest


def test_relentless_assault_never_takes_the_same_one_twice() -> None:
    play = stage(me=dict(hand=["relentless-assault"], line=["dummy", "troll"]), foe=dict(line=["weakling", "bumpsy"]))
    play.do("play:relentless-assault", "dummy", "weakling")
    assert play.options == ["troll", "done"]
    play.do("troll")
    assert play.where("bumpsy") == "foe.discard" and play.damage("dummy") == 1 and play.at_rest


def test_relentless_assault_may_stop_early_or_do_nothing() -> None:
    play = stage(me=dict(hand=["relentless-assault"], line=["troll", "bumpsy"]), foe=dict(line=["dummy"]))
    play.do("play:relentless-assault", "done")
    assert play.ready("troll") and play.damage("dummy") == 0 and play.at_rest
    play = stage(me=dict(hand=["relentless-assault"]), foe=dict(line=["dummy"]))
    play.do("play:relentless-assault")
    assert play.at_rest


@pytest.mark.parametrize(("mine", "theirs", "gained"), [(2, 1, 2), (1, 1, 0), (0, 0, 0), (1, 2, 0)])
def test_smith_pays_two_for_more_creatures(mine: int, theirs: int, gained: int) -> None:
    play = stage(me=dict(hand=["smith"], line=["dummy"] * mine), foe=dict(line=["brute"] * theirs, amber=2))
    play.do("play:smith")
    assert play.amber() == 1 + gained and play.amber(1) == 2 and play.at_rest


def test_sound_the_horns_digs_to_the_first_creature_of_brobnar() -> None:
    play = stage(me=dict(hand=["sound-the-horns"], deck=["punch", "pit-demon", "cannon", "troll", "bumpsy"]))
    play.do("play:sound-the-horns")
    assert play.hand() == ["troll"] and play.where("bumpsy") == "me.deck"
    assert {play.where(name) for name in ("punch", "pit-demon", "cannon")} == {"me.discard"} and play.at_rest


def test_sound_the_horns_stops_at_the_end_of_the_deck() -> None:
    play = stage(me=dict(hand=["sound-the-horns"], deck=["punch", "pit-demon"], discard=["troll"]))
    play.do("play:sound-the-horns")
    assert play.hand() == [] and play.where("troll") == "me.discard" and play.where("pit-demon") == "me.discard"
    assert play.at_rest


def test_tremor_stuns_a_creature_and_its_neighbours() -> None:
    play = stage(me=dict(hand=["tremor"], line=["troll"]), foe=dict(line=["brute", "dummy", "bumpsy", "valdr"]))
    play.do("play:tremor", "dummy")
    assert [play.stunned(name) for name in ("brute", "dummy", "bumpsy", "valdr", "troll")] == [True, True, True, False, False]
    assert play.at_rest
    play = stage(me=dict(hand=["tremor"]))
    play.do("play:tremor")
    assert play.at_rest


def test_unguarded_camp_captures_once_for_each_creature_more() -> None:
    play = stage(me=dict(hand=["unguarded-camp"], line=["troll", "bumpsy", "valdr"]), foe=dict(line=["brute"], amber=5))
    play.do("play:unguarded-camp")
    assert play.asked == "capture"
    play.pick("troll", "valdr")
    assert [play.on(name) for name in ("troll", "bumpsy", "valdr", "brute")] == [1, 0, 1, 0]
    assert play.amber(1) == 3 and play.at_rest


def test_unguarded_camp_with_too_little_to_capture_and_too_few_creatures() -> None:
    play = stage(me=dict(hand=["unguarded-camp"], line=["troll", "bumpsy"]), foe=dict(amber=1))
    play.do("play:unguarded-camp", "bumpsy")  # one æmber: one captor, of your choice
    assert play.on("bumpsy") == 1 and play.on("troll") == 0 and play.at_rest
    play = stage(me=dict(hand=["unguarded-camp"], line=["troll"]), foe=dict(line=["brute", "dummy"], amber=3))
    play.do("play:unguarded-camp")
    assert play.on("troll") == 0 and play.amber(1) == 3 and play.at_rest


def test_warsong_pays_for_every_fight_even_a_deadly_one() -> None:
    play = stage(me=dict(hand=["warsong"], line=["troll", "weakling"]), foe=dict(line=["dummy", "with-hazardous"]))
    play.do("play:warsong", "fight:troll", "dummy")
    assert play.amber() == 1
    play.do("fight:weakling", "with-hazardous")  # cut short before the blow
    assert play.where("weakling") == "me.discard" and play.amber() == 2 and play.at_rest


def test_warsong_does_not_pay_for_reaping_nor_in_the_next_turn() -> None:
    play = stage(me=dict(hand=["warsong"], line=["troll"]), foe=dict(line=["dummy"]))
    play.do("play:warsong", "reap:troll")
    assert play.amber() == 1
    play.do("end", "brobnar", "fight:dummy")
    assert play.amber() == 1 and play.amber(1) == 0
