"""What an answer shows on the table: its place in a line, who does it to whom; and what a key costs, as a sum."""

from __future__ import annotations

from inglenook.engine.scene import Change, Counter, Place
from inglenook.engine.view import own_words

from . import props as props
from .looking import answer, card, lines, mat, question, said
from .stage import Play, stage


def amber(play: Play, side: int) -> Counter:
    return next(one for one in mat(play, side).counters if one.id == "amber")


# -- places ---------------------------------------------------------------------------------------------------------------


def test_a_flank_is_a_place_before_or_behind_all_others() -> None:
    play = stage(me=dict(hand=["troll"], line=["brute", "dummy", "plated"])).do("play:troll")
    assert answer(play, "left").place == Place(zone="line:0", index=0)
    assert answer(play, "right").place == Place(zone="line:0", index=3)
    assert {one.source for one in question(play).options} == {play.id("troll")}


def test_whoever_is_deployed_has_every_place_between() -> None:
    play = stage(me=dict(hand=["with-deploy"], line=["brute", "dummy", "plated"])).do("play:with-deploy")
    found = {one.key: one.place.index for one in question(play).options if one.place}
    assert found == {"left": 0, "1": 1, "2": 2, "right": 3}
    play.do("2")
    assert [card(play, name).slot for name in ("brute", "dummy", "with-deploy", "plated")] == [0, 1, 2, 3]


def test_a_creature_that_changes_sides_has_its_places_in_the_new_line() -> None:
    play = stage(me=dict(hand=["collar-of-subordination"], line=["brute"], house="dis"), foe=dict(line=["dummy", "plated"]))
    play.do("play:collar-of-subordination", "plated")
    assert [one.place for one in question(play).options] == [Place(zone="line:0", index=n) for n in (0, 1)]


def test_a_card_on_its_way_into_play_is_still_held_by_who_plays_it_and_lies_open_to_the_others() -> None:
    play = stage(me=dict(hand=["troll"], line=["brute"])).do("play:troll")
    assert (card(play, "troll").at, card(play, "troll").state) == ("hand:0", ("playing",))
    for other in (1, None):
        assert (card(play, "troll", other).at, card(play, "troll", other).state) == ("discard:0", ("playing",))
    play.do("left")
    assert (card(play, "troll").at, card(play, "troll").state) == ("line:0", ("exhausted",))


def test_a_place_says_whose_keys_it_would_make_dearer() -> None:
    play = stage(me=dict(hand=["troll"], line=["brute", "titan-mechanic"])).do("play:troll")
    assert answer(play, "left").fact is None
    assert said(answer(play, "right").fact) == "your keys 5 → 6 and theirs 5 → 6"


# -- who does it to whom --------------------------------------------------------------------------------------------------


def test_a_fight_goes_from_the_attacker_to_each_of_its_targets() -> None:
    play = stage(me=dict(line=["brute"]), foe=dict(line=["dummy", "plated"])).do("fight:brute")
    shown = {one.key: (one.source, one.target) for one in question(play).options}
    assert shown == {play.id(name): (play.id("brute"), play.id(name)) for name in ("dummy", "plated")}
    assert card(play, "brute").state == ("attacks",) and card(play, "dummy").state == ()


def test_a_fight_against_the_only_enemy_is_shown_before_it_is_chosen() -> None:
    alone = stage(me=dict(line=["brute"]), foe=dict(line=["dummy"]))
    assert (answer(alone, "fight:brute").source, answer(alone, "fight:brute").target) == (alone.id("brute"), alone.id("dummy"))
    several = stage(me=dict(line=["brute"]), foe=dict(line=["dummy", "plated"]))
    for play in (alone, several):
        assert answer(play, "reap:brute").target == "" and card(play, "brute").state == ()
    assert answer(several, "fight:brute").target == ""


def test_a_card_that_picks_is_where_the_arrow_begins() -> None:
    play = stage(me=dict(hand=["punch"], line=["brute"]), foe=dict(line=["dummy"])).do("play:punch")
    shown = {one.key: (one.source, one.target) for one in question(play).options}
    assert shown == {play.id(name): (play.id("punch"), play.id(name)) for name in ("brute", "dummy")}


def test_an_upgrade_is_shown_from_the_hand_to_each_host() -> None:
    play = stage(me=dict(hand=["way-of-the-wolf"], line=["brute"], house="untamed"), foe=dict(line=["dummy"]))
    play.do("play:way-of-the-wolf")
    assert {one.source for one in question(play).options} == {play.id("way-of-the-wolf")}
    assert card(play, "way-of-the-wolf").at == "hand:0"


# -- what a key costs -----------------------------------------------------------------------------------------------------


def test_a_key_that_costs_what_it_usually_does_has_no_sum() -> None:
    shown = amber(stage(me=dict(amber=2)), 0)
    assert (shown.most, shown.usual, shown.changes, shown.note) == (6, None, (), None)


def test_a_key_that_costs_something_else_says_by_which_cards() -> None:
    play = stage(
        me=dict(line=["titan-mechanic"], amber=5), foe=dict(line=["murmook", "brute"], upgrades={"brute": "jammer-pack"})
    )
    mine, theirs = amber(play, 0), amber(play, 1)
    by = {"titan-mechanic": ("−1", "Titan Mechanic"), "murmook": ("+1", "Murmook"), "jammer-pack": ("+2", "Jammer Pack")}
    sums = {name: Change(by=n, name=own_words(named), part=play.id(name)) for name, (n, named) in by.items()}
    assert (mine.most, mine.usual, {*mine.changes}) == (8, 6, {*sums.values()})
    assert (theirs.most, theirs.usual, theirs.changes) == (5, 6, (sums["titan-mechanic"],))
    assert "costs 8 æmber; 3 are missing" in lines(mat(play, 0))
    assert "6 as usual" in lines(mat(play, 0)) and "+2 by Jammer Pack" in lines(mat(play, 0))
    assert "as usual" not in lines(mat(stage(), 0))


def test_an_effect_that_lasts_is_named_while_it_does() -> None:
    play = stage(me=dict(artifacts=["lash-of-broken-dreams"], house="dis"), foe=dict(hand=["troll"]))
    play.do("action:lash-of-broken-dreams")
    assert amber(play, 1).changes == (), "not before their turn"
    play.do("end")
    (only,) = amber(play, 1).changes
    assert (only.by, said(only.name), amber(play, 1).most) == ("+3", "Lash of Broken Dreams", 9)


def test_the_questions_of_a_turn_say_what_the_next_key_takes_and_what_there_is() -> None:
    play = stage(me=dict(line=["brute"], amber=4), foe=dict(line=["murmook", "dummy"]))
    assert (question(play).need, question(play).have) == (7, 4)
    play.do("fight:brute")
    assert (question(play).need, question(play).have) == (None, None), "a target has nothing to do with it"
