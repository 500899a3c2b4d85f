"""House Dis: the actions."""

from __future__ import annotations

import pytest

from .. import props as props
from ..stage import Play, stage


def chains(play: Play) -> tuple[int, int]:
    return play.s.sides[0].chains, play.s.sides[1].chains


def test_a_fair_game_pays_both_for_cards_of_the_discarded_house() -> None:
    play = stage(
        me=dict(hand=["a-fair-game", "troll", "bumpsy"], deck=["punch"]),
        foe=dict(hand=["fear", "arise", "dextre"], deck=["pit-demon", "troll"]),
    )
    play.do("play:a-fair-game")
    assert play.where("pit-demon") == "foe.discard" and play.where("punch") == "me.discard"
    assert play.amber() == 2 and play.amber(1) == 2  # two of Dis over there, two of Brobnar here
    assert play.hand() == ["bumpsy", "troll"] and play.hand(1) == ["arise", "dextre", "fear"] and play.at_rest


def test_a_fair_game_pays_nothing_from_an_empty_deck_or_hand() -> None:
    play = stage(me=dict(hand=["a-fair-game"], deck=["punch"]), foe=dict(hand=["fear"], discard=["pit-demon"]))
    play.do("play:a-fair-game")
    assert (play.amber(), play.amber(1)) == (0, 0) and play.where("pit-demon") == "foe.discard"  # no reshuffle
    assert play.where("punch") == "me.discard" and play.at_rest


def test_arise_calls_creatures_of_one_house_back_to_hand() -> None:
    play = stage(me=dict(hand=["arise"], discard=["pit-demon", "troll", "fear", "shooler"]), foe=dict(discard=["charette"]))
    play.do("play:arise", "dis")
    assert play.hand() == ["pit-demon", "shooler"] and play.where("troll") == "me.discard"
    assert play.where("fear") == "me.discard" and play.where("charette") == "foe.discard"
    assert chains(play) == (1, 0) and play.at_rest


def test_arise_in_vain_costs_the_chain_all_the_same() -> None:
    play = stage(me=dict(hand=["arise"], discard=["troll"]))
    play.do("play:arise", "mars")
    assert play.hand() == [] and chains(play) == (1, 0) and play.at_rest


def test_control_the_weak_forces_the_house_of_the_next_turn() -> None:
    play = stage(me=dict(hand=["control-the-weak"]), foe=dict(hand=["punch", "fear"], houses=("brobnar", "dis", "mars")))
    play.do("play:control-the-weak")
    assert play.options == ["brobnar", "dis", "mars"]
    play.do("mars")
    assert play.at_rest
    play.do("end")
    assert play.s.house != "brobnar" and play.s.active == 0  # no card of Mars: that turn passed by itself
    play = stage(me=dict(hand=["control-the-weak"]), foe=dict(hand=["punch", "fear"], houses=("brobnar", "dis", "mars")))
    play.do("play:control-the-weak", "dis", "end")
    assert play.s.house == "dis" and play.s.active == 1
    play.do("end", "dis", "end")
    assert play.asked == "house" and play.options == ["brobnar", "dis", "mars"]  # for one turn only


def test_control_the_weak_gives_way_to_what_forbids_the_house() -> None:
    play = stage(
        me=dict(hand=["control-the-weak", "restringuntus"]), foe=dict(hand=["punch", "fear"], houses=("brobnar", "dis", "mars"))
    )
    play.do("play:restringuntus", "dis", "play:control-the-weak", "dis", "end")
    assert play.asked == "house" and play.options == ["brobnar", "mars"]


def test_creeping_oblivion_purges_up_to_two_of_one_pile() -> None:
    play = stage(
        me=dict(hand=["creeping-oblivion"], discard=["troll"]), foe=dict(discard=["fear", "punch", "dextre"], line=["dummy"])
    )
    play.do("play:creeping-oblivion")
    assert play.options == ["me", "foe"]
    play.do("foe")
    assert play.table.decision is not None and play.table.decision.most == 2
    play.pick("fear", "dextre")
    assert play.where("fear") == "foe.purged" and play.where("dextre") == "foe.purged"
    assert play.where("punch") == "foe.discard" and play.where("troll") == "me.discard" and play.amber() == 1 and play.at_rest


def test_creeping_oblivion_may_purge_none_and_needs_a_pile() -> None:
    play = stage(me=dict(hand=["creeping-oblivion"], discard=["troll"]))
    play.do("play:creeping-oblivion", "done")
    assert play.where("troll") == "me.discard" and play.at_rest
    play = stage(me=dict(hand=["creeping-oblivion"]))
    play.do("play:creeping-oblivion")
    assert play.at_rest


def test_dance_of_doom_destroys_one_power_exactly() -> None:
    play = stage(
        me=dict(hand=["dance-of-doom"], line=["pit-demon", "troll"]),
        foe=dict(line=["brute", "charette", "valdr"], counters={"charette": 1}, artifacts=["cannon"]),
    )
    play.do("play:dance-of-doom")
    assert play.options == ["0", "5", "6", "8"]
    play.do("5")
    assert play.line() == ["troll"] and play.line(1) == ["valdr"] and play.at_rest  # counters count


def test_dance_of_doom_spares_what_has_no_power_at_all() -> None:
    props.prop("hull", power=0, keywords={"no-power": 1})
    play = stage(me=dict(hand=["dance-of-doom"], line=["pit-demon"]), foe=dict(line=["hull"]))
    play.do("play:dance-of-doom", "0")
    assert play.line(1) == ["hull"] and play.at_rest


def test_dance_of_doom_may_name_a_number_nobody_has() -> None:
    play = stage(me=dict(hand=["dance-of-doom"], line=["pit-demon"]))
    play.do("play:dance-of-doom", "0")
    assert play.line() == ["pit-demon"] and play.at_rest
    play = stage(me=dict(hand=["dance-of-doom"]))
    play.do("play:dance-of-doom")
    assert play.at_rest


def test_fear_sends_one_enemy_home() -> None:
    play = stage(me=dict(hand=["fear"], line=["pit-demon"]), foe=dict(line=["brute", "dummy"], amber_on={"brute": 1}))
    play.do("play:fear")
    assert play.options == ["brute", "dummy"]
    play.do("brute")
    assert play.where("brute") == "foe.hand" and play.line(1) == ["dummy"] and play.line() == ["pit-demon"]
    assert play.amber() == 1 and play.at_rest
    play = stage(me=dict(hand=["fear"], line=["pit-demon"]))
    play.do("play:fear")
    assert play.line() == ["pit-demon"] and play.at_rest


def test_gateway_to_dis_destroys_all_creatures_for_three_chains() -> None:
    play = stage(
        me=dict(hand=["gateway-to-dis"], line=["pit-demon", "dust-imp"]), foe=dict(line=["dummy"], artifacts=["cannon"])
    )
    play.do("play:gateway-to-dis")
    assert play.line() == [] and play.line(1) == [] and play.where("cannon") == "foe.artifacts"
    assert chains(play) == (3, 0) and play.amber() == 2 and play.at_rest  # the imp's last words
    play = stage(me=dict(hand=["gateway-to-dis"]))
    play.do("play:gateway-to-dis")
    assert chains(play) == (3, 0) and play.at_rest


def test_gongoozle_costs_the_owner_of_a_survivor_a_card() -> None:
    play = stage(me=dict(hand=["gongoozle", "troll"]), foe=dict(line=["dummy", "weakling"], hand=["punch", "fear"]), luck=[1])
    play.do("play:gongoozle", "dummy")
    assert play.damage("dummy") == 3 and len(play.hand(1)) == 1 and play.hand() == ["troll"] and play.at_rest


def test_gongoozle_costs_no_card_where_it_kills() -> None:
    play = stage(me=dict(hand=["gongoozle"]), foe=dict(line=["dummy", "weakling"], hand=["punch", "fear"]))
    play.do("play:gongoozle", "weakling")
    assert play.where("weakling") == "foe.discard" and play.hand(1) == ["fear", "punch"] and play.at_rest
    play = stage(me=dict(hand=["gongoozle"]), foe=dict(line=["dummy"]))
    play.do("play:gongoozle")
    assert play.damage("dummy") == 3 and play.at_rest  # an empty hand loses nothing
    play = stage(me=dict(hand=["gongoozle"]), foe=dict(hand=["punch"]))
    play.do("play:gongoozle")
    assert play.hand(1) == ["punch"] and play.at_rest


@pytest.mark.parametrize(("target", "awake"), [("pit-demon", True), ("dummy", False)])
def test_gongoozle_discards_of_your_own_turn_count_as_yours(target: str, awake: bool) -> None:
    play = stage(
        me=dict(hand=["gongoozle", "regrowth"], line=["pit-demon", "giant-sloth"], artifacts=["dominator-bauble"]),
        foe=dict(line=["dummy"], hand=["regrowth"]),
        luck=[0] if awake else [],
    )
    play.do("play:gongoozle", target)
    assert play.where("me/regrowth" if awake else "foe/regrowth").endswith("discard")
    play.do("action:dominator-bauble", "giant-sloth")
    assert (play.asked == "way") is awake and play.at_rest is not awake


def test_guilty_hearts_destroys_creatures_with_aember() -> None:
    play = stage(
        me=dict(hand=["guilty-hearts"], line=["pit-demon", "troll"], amber_on={"troll": 1}),
        foe=dict(line=["dummy", "brute"], amber_on={"dummy": 2}, amber=1),
    )
    play.do("play:guilty-hearts")
    assert play.line() == ["pit-demon"] and play.line(1) == ["brute"]
    assert play.amber() == 1 + 2 and play.amber(1) == 1 + 1 and play.at_rest


def test_hand_of_dis_destroys_one_that_is_not_on_a_flank() -> None:
    play = stage(
        me=dict(hand=["hand-of-dis"], line=["troll", "pit-demon", "shooler"]), foe=dict(line=["brute", "dummy", "valdr"])
    )
    play.do("play:hand-of-dis")
    assert play.options == ["pit-demon", "dummy"]
    play.do("dummy")
    assert play.line(1) == ["brute", "valdr"] and play.line() == ["troll", "pit-demon", "shooler"] and play.at_rest
    play = stage(me=dict(hand=["hand-of-dis"]), foe=dict(line=["brute", "dummy"]))
    play.do("play:hand-of-dis")
    assert play.line(1) == ["brute", "dummy"] and play.at_rest


def test_hecatomb_destroys_dis_and_pays_each_controller() -> None:
    play = stage(
        me=dict(hand=["hecatomb"], line=["pit-demon", "troll", "shooler"]),
        foe=dict(line=["charette", "brute"], artifacts=["lifeward"]),
    )
    play.do("play:hecatomb")
    assert play.line() == ["troll"] and play.line(1) == ["brute"] and play.where("lifeward") == "foe.artifacts"
    assert play.amber() == 1 + 2 and play.amber(1) == 1 and play.at_rest


@pytest.mark.parametrize(("forged", "hurt"), [(0, 1), (1, 4)])
def test_tendrils_of_pain_hurt_more_after_a_key(forged: int, hurt: int) -> None:
    play = stage(me=dict(hand=["tendrils-of-pain"], line=["pit-demon"]), foe=dict(line=["dummy", "bulwark"], keys=forged))
    play.s.before["forged:1@1"] = forged
    play.s.before["forged:0@0"] = 1  # your own keys do not count
    play.do("play:tendrils-of-pain")
    assert play.damage("pit-demon") == hurt and play.damage("bulwark") == max(hurt - 2, 0)  # one single blow
    assert play.damage("dummy") == max(hurt - 2, 0) and play.at_rest  # armored by its neighbour


def test_tendrils_of_pain_remember_the_enemys_last_turn() -> None:
    play = stage(me=dict(hand=["fear", "tendrils-of-pain"]), foe=dict(line=["dummy"], hand=["punch"], amber=6))
    play.do("end", "brobnar", "end", "dis", "play:tendrils-of-pain")
    assert play.keys(1) == 1 and play.damage("dummy") == 4 and play.at_rest


def test_hysteria_sends_all_creatures_home() -> None:
    play = stage(me=dict(hand=["hysteria"], line=["pit-demon", "dust-imp"], artifacts=["lifeward"]), foe=dict(line=["dummy"]))
    play.do("play:hysteria")
    assert play.hand() == ["dust-imp", "pit-demon"] and play.hand(1) == ["dummy"]
    assert play.amber() == 0 and play.where("lifeward") == "me.artifacts" and play.at_rest  # nobody was destroyed
    play = stage(me=dict(hand=["hysteria"]))
    play.do("play:hysteria")
    assert play.at_rest


@pytest.mark.parametrize(("forged", "left"), [(0, 1), (1, 0)])
def test_key_hammer_breaks_a_key_of_the_turn_before_and_pays_six(forged: int, left: int) -> None:
    play = stage(me=dict(hand=["key-hammer"], keys=1), foe=dict(keys=1, amber=1))
    play.s.before["forged:1@1"] = forged
    play.do("play:key-hammer")
    assert play.keys(1) == left and play.amber(1) == 7 and play.keys() == 1 and play.amber() == 1 and play.at_rest


@pytest.mark.parametrize(("title", "zone", "verb"), [("mind-barb", "hand", "play"), ("tocsin", "line", "reap")])
def test_mind_barb_and_tocsin_cost_the_enemy_a_card_at_random(title: str, zone: str, verb: str) -> None:
    play = stage(me={zone: [title], "house": "dis"}, foe=dict(hand=["punch", "fear", "troll"], archives=["dextre"]), luck=[2])
    play.do(f"{verb}:{title}")
    assert play.hand(1) == ["fear", "punch"] and play.where("troll") == "foe.discard" and play.amber() == 1
    assert play.where("dextre") == "foe.archives" and play.at_rest
    play = stage(me={zone: [title], "house": "dis"})
    play.do(f"{verb}:{title}")
    assert play.amber() == 1 and play.at_rest


def test_pandemonium_lets_all_unhurt_creatures_capture() -> None:
    play = stage(
        me=dict(hand=["pandemonium"], line=["pit-demon", "troll"], damage={"troll": 1}, amber=2),
        foe=dict(line=["dummy", "brute"], amber=3),
    )
    play.do("play:pandemonium")
    assert [play.on(name) for name in ("pit-demon", "troll", "dummy", "brute")] == [1, 0, 1, 1]
    assert play.amber() == 2 + 1 - 2 and play.amber(1) == 2 and play.at_rest


def test_pandemonium_asks_who_captures_where_there_is_too_little() -> None:
    play = stage(me=dict(hand=["pandemonium"], line=["pit-demon", "shooler"]), foe=dict(line=["dummy"], amber=1))
    play.do("play:pandemonium")
    assert play.asked == "capture" and play.options == ["pit-demon", "shooler"]
    play.do("shooler")
    assert play.on("shooler") == 1 and play.on("pit-demon") == 0 and play.on("dummy") == 1 and play.at_rest


def test_poltergeist_uses_an_artifact_as_yours_and_breaks_it() -> None:
    play = stage(
        me=dict(hand=["poltergeist"], artifacts=["lifeward"], line=["pit-demon"]),
        foe=dict(artifacts=["cannon"], line=["dummy"]),
    )
    play.do("play:poltergeist")
    assert play.options == ["lifeward", "cannon"]
    play.do("cannon", "dummy")
    assert play.damage("dummy") == 2 and play.where("cannon") == "foe.discard" and play.where("lifeward") == "me.artifacts"
    assert play.at_rest


@pytest.mark.parametrize(("artifact", "tired"), [("cannon", ["cannon"]), ("iron-obelisk", [])])
def test_poltergeist_breaks_also_what_cannot_be_used(artifact: str, tired: list[str]) -> None:
    play = stage(me=dict(hand=["poltergeist"]), foe=dict(artifacts=[artifact], tired=tired, line=["dummy"]))
    play.do("play:poltergeist")
    assert play.where(artifact) == "foe.discard" and play.damage("dummy") == 0 and play.at_rest
    play = stage(me=dict(hand=["poltergeist"]))
    play.do("play:poltergeist")
    assert play.at_rest


def test_red_hot_armor_turns_what_is_left_of_enemy_armor_into_damage() -> None:
    play = stage(
        me=dict(hand=["red-hot-armor", "gongoozle"], line=["raiding-knight"]),
        foe=dict(line=["plated", "dummy", "champion-tabris"]),
    )
    play.s.armor_used[play.id("champion-tabris")] = 1
    play.do("play:red-hot-armor")
    assert [play.damage(name) for name in ("plated", "dummy", "champion-tabris", "raiding-knight")] == [2, 0, 1, 0]
    assert play.armor("plated") == 0 and play.armor("raiding-knight") == 2 and play.at_rest
    play.do("play:gongoozle", "champion-tabris")
    assert play.damage("champion-tabris") == 4  # nothing left to absorb it


def test_red_hot_armor_is_cold_in_the_next_turn() -> None:
    play = stage(me=dict(hand=["red-hot-armor"]), foe=dict(line=["plated", "dummy"]))
    play.do("play:red-hot-armor", "end")
    assert play.armor("plated") == 2 and play.damage("plated") == 2


def test_three_fates_take_the_three_most_powerful() -> None:
    play = stage(me=dict(hand=["three-fates"], line=["troll", "pit-demon"]), foe=dict(line=["dummy", "brute", "valdr"]))
    play.do("play:three-fates")
    assert play.line() == ["pit-demon"] and play.line(1) == ["brute"] and play.at_rest


def test_three_fates_ask_among_equals_for_the_last_places() -> None:
    play = stage(me=dict(hand=["three-fates"], line=["pit-demon", "shooler"]), foe=dict(line=["dummy", "brute"]))
    play.do("play:three-fates")
    assert play.table.decision is not None and len(play.table.decision.all_keys) == 3  # the dummy is doomed anyway
    play.pick("pit-demon", "brute")
    assert play.line() == ["shooler"] and play.line(1) == [] and play.at_rest
    play = stage(me=dict(hand=["three-fates"], line=["pit-demon"]))
    play.do("play:three-fates")
    assert play.line() == [] and play.at_rest
