"""House Sanctum, card by card: creatures."""

from __future__ import annotations

import pytest

from .. import props as props
from ..stage import stage

PILE = ["punch"] * 6
"""A deck that fills a hand without luck."""


def test_bulwark_shields_its_neighbours() -> None:
    play = stage(me=dict(line=["dummy", "bulwark", "plated", "weakling"]), foe=dict(line=["brute", "sequis"]))
    assert [play.armor(name) for name in ("dummy", "bulwark", "plated", "weakling")] == [2, 2, 4, 0]
    assert play.armor("brute") == 0 and play.armor("sequis") == 2


def test_bulwark_alone_shields_nobody() -> None:
    assert stage(me=dict(line=["bulwark"]), foe=dict(line=["brute"])).armor("brute") == 0


CAPTORS = {
    "champion-tabris": ["fight:champion-tabris"],
    "sequis": ["reap:sequis"],
    "raiding-knight": ["play:raiding-knight", "left"],
}


@pytest.mark.parametrize("there", [3, 0])
@pytest.mark.parametrize("title", CAPTORS)
def test_champion_tabris_sequis_and_raiding_knight_capture_one(title: str, there: int) -> None:
    where = dict(hand=[title], line=["brute"]) if title == "raiding-knight" else dict(line=[title, "brute"])
    play = stage(me=dict(where, house="sanctum"), foe=dict(line=["weakling"], amber=there))
    play.do(*CAPTORS[title])
    assert play.on(title) == min(there, 1) and play.amber(1) == max(there - 1, 0)
    assert play.on("brute") == 0 and play.amber() == (1 if title == "sequis" else 0) and play.at_rest


def test_champion_tabris_captures_only_after_a_fight_it_outlives() -> None:
    play = stage(me=dict(line=["champion-tabris", "sequis"]), foe=dict(line=["dummy"], amber=2))
    play.do("fight:champion-tabris")
    assert play.where("champion-tabris") == "me.discard" and play.amber(1) == 2
    play = stage(me=dict(line=["champion-tabris"]), foe=dict(line=["dummy"], amber=2))
    play.do("reap:champion-tabris")
    assert play.on("champion-tabris") == 0 and play.amber(1) == 2 and play.at_rest


def test_sequis_and_raiding_knight_capture_at_their_own_moment_only() -> None:
    play = stage(me=dict(hand=["sequis"], line=["raiding-knight"]), foe=dict(line=["weakling"], amber=2))
    play.do("play:sequis", "left", "fight:raiding-knight")
    assert play.amber(1) == 2 and play.on("sequis") == 0 and play.on("raiding-knight") == 0 and play.at_rest


def test_commander_remiel_lends_its_turn_to_another_house() -> None:
    play = stage(me=dict(line=["commander-remiel", "brute", "sequis", "dummy"]), foe=dict(line=["plated"]))
    play.do("reap:commander-remiel")
    assert play.options == ["brute", "dummy"]  # not Sanctum, not an enemy
    play.do("brute", "reap")
    assert play.amber() == 2 and not play.ready("brute") and play.ready("sequis") and play.at_rest


def test_commander_remiel_can_use_nobody_exhausted() -> None:
    play = stage(me=dict(line=["commander-remiel", "brute"], tired=["brute"]), foe=dict(line=["plated"]))
    play.do("reap:commander-remiel")
    assert play.amber() == 1 and play.damage("plated") == 0 and play.at_rest
    play = stage(me=dict(line=["commander-remiel", "sequis"]))
    play.do("reap:commander-remiel")
    assert play.ready("sequis") and play.amber() == 1 and play.at_rest


def test_duma_the_martyr_heals_its_friends_and_draws_two() -> None:
    play = stage(
        me=dict(hand=["mighty-lance"], line=["dummy", "brute", "duma-the-martyr"], damage={"dummy": 4, "brute": 2}, deck=PILE),
        foe=dict(line=["plated"], damage={"plated": 1}),
    )
    play.do("play:mighty-lance", "duma-the-martyr")
    assert play.where("duma-the-martyr") == "me.discard" and play.damage("dummy") == 0
    assert play.where("brute") == "me.discard"  # it was dying already
    assert play.damage("plated") == 1 and play.hand() == ["punch", "punch"] and play.at_rest


def test_duma_the_martyr_of_the_enemy_serves_the_enemy() -> None:
    play = stage(
        me=dict(hand=["mighty-lance"], line=["brute"], damage={"brute": 2}),
        foe=dict(line=["duma-the-martyr"], deck=["troll", "anger"]),
    )
    play.do("play:mighty-lance", "duma-the-martyr")
    assert play.hand(1) == ["anger", "troll"] and play.hand() == [] and play.damage("brute") == 2 and play.at_rest


def test_francus_captures_for_an_enemy_that_dies_fighting_it() -> None:
    play = stage(
        me=dict(line=["francus", "sequis"], hand=["mighty-lance"]), foe=dict(line=["weakling", "weakling", "weakling"], amber=3)
    )
    play.do("fight:francus", "weakling")
    assert play.on("francus") == 1 and play.amber(1) == 2
    play.do("fight:sequis", "weakling#2")
    assert play.on("francus") == 1  # another's victory
    play.do("play:mighty-lance", "weakling#3")
    assert play.line(1) == [] and play.on("francus") == 1 and play.at_rest


def test_francus_captures_when_attacked_too_but_not_for_a_survivor() -> None:
    play = stage(me=dict(line=["weakling", "dummy"], amber=2), foe=dict(line=["francus"]))
    play.do("fight:weakling")
    assert play.on("francus") == 1 and play.amber() == 1
    play = stage(me=dict(line=["francus"]), foe=dict(line=["brute"], amber=2, upgrades={"brute": "blood-of-titans"}))
    play.do("fight:francus")
    assert play.amber(1) == 2 and play.at_rest


def test_grey_monk_armors_my_line_and_heals_two() -> None:
    play = stage(
        me=dict(line=["grey-monk", "plated", "dummy"], damage={"dummy": 5}), foe=dict(line=["brute"], damage={"brute": 3})
    )
    assert [play.armor(name) for name in ("grey-monk", "plated", "dummy", "brute")] == [1, 3, 1, 0]
    play.do("reap:grey-monk")
    assert play.options == ["grey-monk", "plated", "dummy", "brute"]
    play.do("dummy")
    assert play.damage("dummy") == 3 and play.damage("brute") == 3 and play.at_rest


def test_hayyel_the_merchant_is_paid_for_my_artifacts() -> None:
    play = stage(
        me=dict(hand=["hallowed-blaster", "sequis", "gorm-of-omm"], line=["hayyel-the-merchant"]),
        foe=dict(line=["hayyel-the-merchant"]),
    )
    play.do("play:hallowed-blaster", "play:sequis", "left", "play:gorm-of-omm")
    assert play.amber() == 2 and play.amber(1) == 0 and play.at_rest


def test_horseman_of_death_calls_the_horsemen_back() -> None:
    play = stage(
        me=dict(
            hand=["horseman-of-death"],
            discard=["horseman-of-famine", "sequis", "horseman-of-war"],
            line=["horseman-of-pestilence"],
        ),
        foe=dict(discard=["horseman-of-war"]),
    )
    play.do("play:horseman-of-death", "left")
    assert play.hand() == ["horseman-of-famine", "horseman-of-war"] and play.where("sequis") == "me.discard"
    assert play.where("foe/horseman-of-war") == "foe.discard" and play.where("horseman-of-pestilence") == "me.line"
    assert play.at_rest


def test_horseman_of_death_with_none_to_call() -> None:
    play = stage(me=dict(hand=["horseman-of-death"], discard=["sequis"]))
    play.do("play:horseman-of-death")
    assert play.hand() == [] and play.at_rest


RIDES = [
    (dict(hand=["horseman-of-famine"], line=["brute"]), ["play:horseman-of-famine", "left"], 0),
    (dict(line=["horseman-of-famine", "brute"]), ["reap:horseman-of-famine"], 1),
    (dict(line=["horseman-of-famine", "brute"]), ["fight:horseman-of-famine", "with-elusive"], 0),
]


@pytest.mark.parametrize(("mine", "words", "amber"), RIDES)
def test_horseman_of_famine_takes_the_weakest(mine: dict[str, list[str]], words: list[str], amber: int) -> None:
    play = stage(me=dict(mine, house="sanctum"), foe=dict(line=["dummy", "weakling", "with-elusive"]))
    play.do(*words)
    assert play.where("weakling") == "foe.discard" and play.line(1) == ["dummy", "with-elusive"]
    assert play.line() == ["horseman-of-famine", "brute"] and play.amber() == amber and play.at_rest


def test_horseman_of_famine_chooses_among_equals_and_may_be_the_weakest() -> None:
    play = stage(me=dict(hand=["horseman-of-famine"], line=["weakling"]), foe=dict(line=["weakling", "dummy"]))
    play.do("play:horseman-of-famine", "left")
    assert play.asked == "destroy" and play.options == ["weakling", "weakling"]
    play.do("foe/weakling")
    assert play.line() == ["horseman-of-famine", "weakling"] and play.at_rest
    play = stage(me=dict(hand=["horseman-of-famine"]), foe=dict(line=["dummy"]))
    play.do("play:horseman-of-famine")
    assert play.where("horseman-of-famine") == "me.discard" and play.line(1) == ["dummy"] and play.at_rest


PLAGUES = [
    (dict(hand=["horseman-of-pestilence"], line=["brute", "horseman-of-war"]), ["play:horseman-of-pestilence", "left"]),
    (dict(line=["horseman-of-pestilence", "brute", "horseman-of-war"]), ["reap:horseman-of-pestilence"]),
    (dict(line=["horseman-of-pestilence", "brute", "horseman-of-war"]), ["fight:horseman-of-pestilence", "with-elusive"]),
]


@pytest.mark.parametrize(("mine", "words"), PLAGUES)
def test_horseman_of_pestilence_hurts_all_but_horsemen(mine: dict[str, list[str]], words: list[str]) -> None:
    play = stage(me=dict(mine, house="sanctum"), foe=dict(line=["weakling", "horseman-of-death", "plated", "with-elusive"]))
    play.do(*words)
    assert play.where("weakling") == "foe.discard" and play.damage("brute") == 1 and play.damage("with-elusive") == 1
    assert play.damage("plated") == 0  # armor
    assert not any(play.damage(f"horseman-of-{name}") for name in ("war", "death", "pestilence"))
    assert play.at_rest


def test_horseman_of_war_lets_everybody_fight_and_nobody_else() -> None:
    play = stage(
        me=dict(
            hand=["horseman-of-war"],
            line=["brute", "lady-maxena", "pit-demon"],
            artifacts=["hallowed-blaster", "cannon"],
            stunned=["pit-demon"],
        ),
        foe=dict(line=["dummy"]),
    )
    assert not play.can("fight:brute") and play.can("reap:lady-maxena") and play.can("action:lady-maxena")
    play.do("play:horseman-of-war", "left")
    assert play.can("fight:brute") and play.can("fight:lady-maxena")
    assert not play.can("reap:brute") and not play.can("reap:lady-maxena") and not play.can("action:lady-maxena")
    assert play.can("unstun:pit-demon")  # a stunned one that is to fight shakes that off
    assert play.can("action:hallowed-blaster") and not play.can("action:cannon") and not play.can("fight:dummy")
    play.do("fight:brute")
    assert play.where("brute") == "me.discard" and play.damage("dummy") == 5 and play.at_rest


def test_horseman_of_war_calls_for_one_turn_and_not_for_the_enemy() -> None:
    play = stage(me=dict(hand=["horseman-of-war"], deck=PILE), foe=dict(line=["dummy"], deck=PILE))
    play.do("play:horseman-of-war", "end", "brobnar")
    assert play.can("reap:dummy")


@pytest.mark.parametrize(("house", "gained"), [("sanctum", 2), ("brobnar", 0)])
def test_jehu_the_bureaucrat_is_paid_for_choosing_sanctum(house: str, gained: int) -> None:
    play = stage(
        me=dict(line=["jehu-the-bureaucrat"], deck=PILE),
        foe=dict(line=["jehu-the-bureaucrat", "brute"], hand=["punch"], deck=PILE),
    )
    play.do("end", house)
    assert play.amber(1) == gained and play.amber() == 0 and play.asked == "main"


def test_lady_maxena_stuns_one_creature_and_can_go_home() -> None:
    play = stage(me=dict(hand=["lady-maxena"], line=["sequis"]), foe=dict(line=["dummy", "brute"]))
    play.do("play:lady-maxena", "left")
    assert play.options == ["lady-maxena", "sequis", "dummy", "brute"]
    play.do("dummy")
    assert play.stunned("dummy") and not play.stunned("brute") and not play.stunned("sequis") and play.at_rest
    play = stage(me=dict(line=["lady-maxena", "sequis"], damage={"lady-maxena": 1}), foe=dict(line=["dummy"]))
    play.do("action:lady-maxena")
    assert play.where("lady-maxena") == "me.hand" and play.line() == ["sequis"] and not play.stunned("dummy") and play.at_rest


def test_lady_maxena_alone_stuns_herself() -> None:
    play = stage(me=dict(hand=["lady-maxena"]))
    play.do("play:lady-maxena")
    assert play.stunned("lady-maxena") and play.at_rest


def test_lord_golgotha_strikes_beside_the_attacked_first() -> None:
    play = stage(me=dict(line=["lord-golgotha", "sequis"]), foe=dict(line=["brute", "weakling", "dummy", "with-skirmish"]))
    play.do("fight:lord-golgotha", "weakling")
    assert play.damage("brute") == 3 and play.damage("dummy") == 3
    assert play.where("weakling") == "foe.discard" and play.damage("with-skirmish") == 0 and play.damage("sequis") == 0
    assert play.at_rest


def test_lord_golgotha_against_a_lone_creature_and_when_attacked() -> None:
    play = stage(me=dict(line=["lord-golgotha"]), foe=dict(line=["weakling"]))
    play.do("fight:lord-golgotha")
    assert play.line(1) == [] and play.at_rest
    play = stage(me=dict(line=["dummy", "brute"]), foe=dict(line=["lord-golgotha"]))
    play.do("fight:dummy")
    assert play.damage("brute") == 0 and play.at_rest


@pytest.mark.parametrize(("mine", "theirs", "left"), [(0, 4, 1), (1, 2, 1), (2, 1, 0), (0, 1, 0), (1, 5, 2)])
def test_numquid_the_fair_evens_the_lines(mine: int, theirs: int, left: int) -> None:
    play = stage(me=dict(hand=["numquid-the-fair"], line=["brute"] * mine), foe=dict(line=["dummy"] * theirs))
    play.do("play:numquid-the-fair", *(["left"] if mine else []))
    while play.asked == "destroy":
        assert "brute" not in play.options
        play.do(play.table.decision.keys[0])  # type: ignore[union-attr]
    assert len(play.line(1)) == left and len(play.line()) == mine + 1 and play.at_rest


def test_numquid_the_fair_stops_when_it_is_gone() -> None:
    play = stage(
        me=dict(hand=["numquid-the-fair"]), foe=dict(line=["brute", "dummy", "dummy"], upgrades={"brute": "phoenix-heart"})
    )
    play.do("play:numquid-the-fair", "brute")  # from its ashes everybody is burnt
    assert play.where("numquid-the-fair") == "me.discard" and play.line(1) == ["dummy", "dummy"] and play.at_rest


def test_numquid_the_fair_without_an_enemy() -> None:
    play = stage(me=dict(hand=["numquid-the-fair"], line=["brute"]))
    play.do("play:numquid-the-fair", "left")
    assert play.line() == ["numquid-the-fair", "brute"] and play.at_rest


def test_protectrix_heals_and_guards_one_creature() -> None:
    play = stage(
        me=dict(hand=["mighty-lance"], line=["protectrix", "dummy", "brute"], damage={"dummy": 6}),
        foe=dict(line=["plated"], damage={"plated": 1}),
    )
    play.do("reap:protectrix", "yes")
    assert play.options == ["dummy", "plated"]
    play.do("dummy")
    assert play.damage("dummy") == 0 and play.damage("plated") == 1
    play.do("play:mighty-lance", "dummy", "brute")
    assert play.damage("dummy") == 0 and play.damage("brute") == 3 and play.at_rest


def test_protectrix_may_be_declined_and_asks_nothing_where_nobody_is_hurt() -> None:
    play = stage(me=dict(line=["protectrix", "dummy"], damage={"dummy": 6}))
    play.do("reap:protectrix", "no")
    assert play.damage("dummy") == 6 and play.amber() == 1 and play.at_rest
    play = stage(me=dict(line=["protectrix", "dummy"]))
    play.do("reap:protectrix")
    assert play.amber() == 1 and play.at_rest


@pytest.mark.parametrize("words", [["reap:sanctum-guardian"], ["fight:sanctum-guardian"]])
def test_sanctum_guardian_changes_places(words: list[str]) -> None:
    play = stage(me=dict(line=["sanctum-guardian", "sequis", "brute"]), foe=dict(line=["with-elusive"]))
    assert play.keyword("sanctum-guardian", "taunt") == 1
    play.do(*words)
    assert play.options == ["sequis", "brute"]
    play.do("brute")
    assert play.line() == ["brute", "sequis", "sanctum-guardian"] and play.line(1) == ["with-elusive"] and play.at_rest


def test_sanctum_guardian_alone_stays() -> None:
    play = stage(me=dict(line=["sanctum-guardian"]), foe=dict(line=["dummy"]))
    play.do("reap:sanctum-guardian")
    assert play.line() == ["sanctum-guardian"] and play.at_rest


def test_sergeant_zakiel_sends_a_neighbour_into_a_fight() -> None:
    play = stage(
        me=dict(hand=["sergeant-zakiel"], line=["brute", "dummy"], tired=["brute", "dummy"]), foe=dict(line=["weakling"])
    )
    play.do("play:sergeant-zakiel", "left", "yes")  # the dummy stands too far off to be asked about
    assert play.where("weakling") == "foe.discard" and play.damage("brute") == 1
    assert not play.ready("brute") and not play.ready("dummy") and play.at_rest


def test_sergeant_zakiel_may_keep_still_and_needs_a_neighbour() -> None:
    play = stage(me=dict(hand=["sergeant-zakiel"], line=["brute"], tired=["brute"]), foe=dict(line=["weakling"]))
    play.do("play:sergeant-zakiel", "left", "no")
    assert not play.ready("brute") and play.line(1) == ["weakling"] and play.at_rest
    play = stage(me=dict(hand=["sergeant-zakiel"]), foe=dict(line=["weakling"]))
    play.do("play:sergeant-zakiel")
    assert play.line(1) == ["weakling"] and play.at_rest


def test_staunch_knight_is_stronger_on_a_flank() -> None:
    play = stage(me=dict(line=["staunch-knight", "sequis"]), foe=dict(line=["sequis", "staunch-knight", "brute"]))
    assert play.power("me/staunch-knight") == 6 and play.power("foe/staunch-knight") == 4
    assert play.power("me/sequis") == 4 and play.armor("me/staunch-knight") == 2


@pytest.mark.parametrize(("there", "caught"), [(6, 0), (7, 2), (10, 5)])
def test_gatekeeper_leaves_a_rich_opponent_five(there: int, caught: int) -> None:
    play = stage(me=dict(hand=["gatekeeper"], line=["brute"], amber=9), foe=dict(line=["dummy"], amber=there))
    play.do("play:gatekeeper", "left")
    assert play.on("gatekeeper") == caught and play.amber(1) == there - caught and play.amber() == 9 and play.at_rest


def test_the_vaultkeeper_lets_nobody_steal_from_its_side() -> None:
    play = stage(me=dict(hand=["urchin", "old-bruno"], line=["noddy-the-thief"]), foe=dict(line=["the-vaultkeeper"], amber=4))
    play.do("play:urchin", "left", "action:noddy-the-thief")
    assert play.amber() == 0 and play.amber(1) == 4
    play.do("play:old-bruno", "left")
    assert play.on("old-bruno") == 3 and play.amber(1) == 1 and play.at_rest  # captured is not stolen


def test_the_vaultkeeper_does_not_keep_its_own_side_from_stealing() -> None:
    play = stage(me=dict(hand=["urchin"], line=["the-vaultkeeper"]), foe=dict(amber=4))
    play.do("play:urchin", "left")
    assert play.amber() == 1 and play.amber(1) == 3 and play.at_rest


def test_veemos_lightbringer_destroys_whatever_eludes() -> None:
    play = stage(
        me=dict(hand=["veemos-lightbringer"], line=["urchin", "brute"]),
        foe=dict(line=["with-elusive", "dummy", "plated"], upgrades={"dummy": "ring-of-invisibility"}),
    )
    play.do("play:veemos-lightbringer", "left")
    assert play.line() == ["veemos-lightbringer", "brute"] and play.line(1) == ["plated"]
    assert play.where("urchin") == "me.discard" and play.where("ring-of-invisibility") == "foe.discard" and play.at_rest


def test_veemos_lightbringer_finds_nobody_who_eludes() -> None:
    play = stage(me=dict(hand=["veemos-lightbringer"]), foe=dict(line=["brute"]))
    play.do("play:veemos-lightbringer")
    assert play.line(1) == ["brute"] and play.at_rest
