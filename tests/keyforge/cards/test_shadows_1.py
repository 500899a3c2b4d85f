"""House Shadows, card by card: actions."""

from __future__ import annotations

import pytest

from .. import props as props
from ..stage import stage

PILE = ["punch"] * 6
"""A deck that fills a hand without luck."""


@pytest.mark.parametrize(
    ("mine", "theirs", "after"),
    [(0, 5, (2, 3)), (2, 3, (3, 2)), (1, 3, (2, 2)), (3, 3, (3, 3)), (4, 1, (4, 1)), (0, 1, (1, 0))],
)
def test_bait_and_switch_steals_while_the_opponent_has_more(mine: int, theirs: int, after: tuple[int, int]) -> None:
    play = stage(me=dict(hand=["bait-and-switch"], amber=mine), foe=dict(amber=theirs))
    play.do("play:bait-and-switch")
    assert (play.amber(0), play.amber(1)) == after and play.at_rest


def test_booby_trap_goes_off_between_the_flanks() -> None:
    play = stage(
        me=dict(hand=["booby-trap"], line=["umbra", "plated", "urchin"]),
        foe=dict(line=["dummy", "brute", "with-taunt", "weakling"]),
    )
    play.do("play:booby-trap")
    assert play.options == ["plated", "brute", "with-taunt"]
    play.do("brute")
    assert play.damage("brute") == 4 and play.damage("dummy") == 2 and play.damage("with-taunt") == 2
    assert play.where("weakling") == "foe.line" and play.damage("plated") == 0 and play.amber() == 1 and play.at_rest


def test_booby_trap_finds_nobody_between_two() -> None:
    play = stage(me=dict(hand=["booby-trap"]), foe=dict(line=["dummy", "brute"]))
    play.do("play:booby-trap")
    assert play.damage("dummy") == 0 and play.damage("brute") == 0 and play.at_rest


def test_finishing_blow_destroys_a_damaged_creature_and_steals() -> None:
    play = stage(
        me=dict(hand=["finishing-blow"], line=["urchin", "plated"], damage={"plated": 1}),
        foe=dict(line=["dummy", "brute"], damage={"dummy": 1}, amber=2),
    )
    play.do("play:finishing-blow")
    assert play.options == ["plated", "dummy"]
    play.do("dummy")
    assert play.where("dummy") == "foe.discard" and play.where("plated") == "me.line" and play.where("brute") == "foe.line"
    assert play.amber() == 2 and play.amber(1) == 1 and play.at_rest


def test_finishing_blow_steals_nothing_where_nothing_is_destroyed() -> None:
    play = stage(me=dict(hand=["finishing-blow"]), foe=dict(line=["dummy"], amber=2))
    play.do("play:finishing-blow")
    assert play.line(1) == ["dummy"] and play.amber(1) == 2 and play.amber() == 1 and play.at_rest
    play = stage(
        me=dict(hand=["finishing-blow"]),
        foe=dict(line=["dummy"], amber=2, damage={"dummy": 1}, upgrades={"dummy": "armageddon-cloak"}),
    )
    play.do("play:finishing-blow")
    assert play.line(1) == ["dummy"] and play.amber(1) == 2 and play.at_rest


@pytest.mark.parametrize(("there", "left"), [(0, 0), (1, 0), (2, 2)])
def test_ghostly_hand_takes_the_last_one(there: int, left: int) -> None:
    play = stage(me=dict(hand=["ghostly-hand"]), foe=dict(amber=there))
    play.do("play:ghostly-hand")
    assert play.amber(1) == left and play.amber() == 2 + there - left and play.at_rest


def test_hidden_stash_archives_a_card_of_my_hand() -> None:
    play = stage(me=dict(hand=["hidden-stash", "troll", "urchin"], line=["umbra"]), foe=dict(hand=["anger"]))
    play.do("play:hidden-stash")
    assert "anger" not in play.options and "umbra" not in play.options and "hidden-stash" not in play.options
    play.do("troll")
    assert play.where("troll") == "me.archives" and play.hand() == ["urchin"] and play.where("anger") == "foe.hand"
    assert play.where("hidden-stash") == "me.discard" and play.at_rest


def test_hidden_stash_with_an_empty_hand() -> None:
    play = stage(me=dict(hand=["hidden-stash"], line=["umbra"]))
    play.do(f"discard:{play.spare}", "play:hidden-stash")
    assert play.s.sides[0].archives == [] and play.amber() == 1 and play.at_rest


def test_imperial_traitor_may_purge_a_sanctum_card_of_the_hand() -> None:
    play = stage(me=dict(hand=["imperial-traitor", "charge"]), foe=dict(hand=["sequis", "anger", "begone"], line=["bulwark"]))
    play.do("play:imperial-traitor")
    assert play.options == ["sequis", "begone", "done"]
    play.do("sequis")
    assert play.where("sequis") == "foe.purged" and play.hand(1) == ["anger", "begone"] and play.where("bulwark") == "foe.line"
    assert play.hand() == ["charge"] and play.at_rest


def test_imperial_traitor_may_leave_it_and_finds_no_other_house() -> None:
    play = stage(me=dict(hand=["imperial-traitor"]), foe=dict(hand=["sequis"]))
    play.do("play:imperial-traitor", "done")
    assert play.where("sequis") == "foe.hand" and play.at_rest
    play = stage(me=dict(hand=["imperial-traitor"]), foe=dict(hand=["anger"]))
    play.do("play:imperial-traitor")
    assert play.where("anger") == "foe.hand" and play.at_rest


def test_imperial_traitor_shows_the_hand_to_me_alone() -> None:
    play = stage(me=dict(hand=["imperial-traitor"]), foe=dict(hand=["anger", "troll"]))
    play.do("play:imperial-traitor")
    shown = [entry for entry in play.table.log if entry.text.id == "kf-log-reveal"]
    assert len(shown) == 2 and all(entry.to == (0,) for entry in shown)


@pytest.mark.parametrize(
    ("mine", "theirs", "keys", "left"), [(8, 0, 1, 0), (7, 0, 0, 7), (12, 1, 1, 0), (11, 1, 0, 11), (14, 3, 1, 2)]
)
def test_key_of_darkness_is_dear_unless_the_opponent_is_broke(mine: int, theirs: int, keys: int, left: int) -> None:
    play = stage(me=dict(hand=["key-of-darkness"], amber=mine), foe=dict(amber=theirs))
    play.do("play:key-of-darkness")
    assert play.keys() == keys and play.amber() == left and play.amber(1) == theirs and play.keys(1) == 0 and play.at_rest


def test_key_of_darkness_starts_from_the_current_cost() -> None:
    play = stage(
        me=dict(hand=["key-of-darkness"], amber=8), foe=dict(artifacts=["iron-obelisk"], line=["troll"], damage={"troll": 1})
    )
    play.do("play:key-of-darkness")
    assert play.keys() == 0 and play.amber() == 8 and play.at_rest


def test_lights_out_sends_two_enemies_home() -> None:
    play = stage(
        me=dict(hand=["lights-out"], line=["urchin"]), foe=dict(line=["dummy", "brute", "plated"], artifacts=["trinket"])
    )
    play.do("play:lights-out")
    assert "urchin" not in play.options and "trinket" not in play.options
    play.pick("dummy", "plated")
    assert play.hand(1) == ["dummy", "plated"] and play.line(1) == ["brute"] and play.line() == ["urchin"] and play.at_rest


@pytest.mark.parametrize("there", [["dummy"], []])
def test_lights_out_takes_as_many_as_there_are(there: list[str]) -> None:
    play = stage(me=dict(hand=["lights-out"], line=["urchin"]), foe=dict(line=there))
    play.do("play:lights-out")
    assert play.hand(1) == there and play.line(1) == [] and play.line() == ["urchin"] and play.at_rest


def test_miasma_skips_the_opponents_next_forge_step_and_no_other() -> None:
    play = stage(me=dict(hand=["miasma"], amber=5, deck=PILE), foe=dict(amber=6, hand=["punch"], deck=PILE))
    play.do("play:miasma", "end")
    assert play.keys(1) == 0 and play.amber(1) == 6
    play.do("brobnar", "end")
    assert play.keys(0) == 1 and play.amber(0) == 0  # mine is not skipped
    play.do("brobnar", "end")
    assert play.keys(1) == 1 and play.amber(1) == 0


def test_nerve_blast_strikes_if_it_steals() -> None:
    play = stage(me=dict(hand=["nerve-blast"], line=["urchin"]), foe=dict(line=["dummy", "brute"], amber=2))
    play.do("play:nerve-blast")
    assert play.amber() == 1 and play.amber(1) == 1 and play.options == ["urchin", "dummy", "brute"]
    play.do("dummy")
    assert play.damage("dummy") == 2 and play.damage("brute") == 0 and play.where("urchin") == "me.line" and play.at_rest


@pytest.mark.parametrize("foe", [dict(line=["dummy"]), dict(line=["dummy", "the-vaultkeeper"], amber=3)])
def test_nerve_blast_does_nothing_where_nothing_is_stolen(foe: dict[str, object]) -> None:
    play = stage(me=dict(hand=["nerve-blast"]), foe=foe)
    play.do("play:nerve-blast")
    assert play.damage("dummy") == 0 and play.amber() == 0 and play.at_rest


def test_one_last_job_purges_my_shadows_and_steals_for_each() -> None:
    play = stage(
        me=dict(hand=["one-last-job", "umbra"], line=["urchin", "brute", "silvertooth"], artifacts=["skeleton-key"]),
        foe=dict(line=["urchin"], amber=5),
    )
    play.do("play:one-last-job")
    assert play.where("me/urchin") == "me.purged" and play.where("silvertooth") == "me.purged" and play.line() == ["brute"]
    assert play.where("umbra") == "me.hand" and play.where("skeleton-key") == "me.artifacts" and play.line(1) == ["urchin"]
    assert play.amber() == 1 + 2 and play.amber(1) == 3 and play.at_rest


def test_one_last_job_counts_only_whom_it_purged() -> None:
    play = stage(me=dict(hand=["one-last-job"], line=["urchin", "silvertooth"], warded=["urchin"]), foe=dict(amber=5))
    play.do("play:one-last-job")
    assert play.line() == ["urchin"] and play.amber() == 1 + 1 and play.amber(1) == 4 and play.at_rest


def test_one_last_job_without_anybody_for_it() -> None:
    play = stage(me=dict(hand=["one-last-job"], line=["brute"]), foe=dict(amber=5))
    play.do("play:one-last-job")
    assert play.line() == ["brute"] and play.amber() == 1 and play.amber(1) == 5 and play.at_rest


def test_oubliette_swallows_one_of_power_three_or_less() -> None:
    play = stage(me=dict(hand=["oubliette"], line=["faygin", "plated"]), foe=dict(line=["weakling", "brute"]))
    play.do("play:oubliette")
    assert play.options == ["faygin", "weakling"]  # four is too much
    play.do("weakling")
    assert play.where("weakling") == "foe.purged" and play.line() == ["faygin", "plated"] and play.line(1) == ["brute"]
    assert play.at_rest


def test_oubliette_finds_nobody_weak() -> None:
    play = stage(me=dict(hand=["oubliette"]), foe=dict(line=["plated"]))
    play.do("play:oubliette")
    assert play.line(1) == ["plated"] and play.at_rest


def test_pawn_sacrifice_pays_with_a_friend_for_two_wounds() -> None:
    play = stage(me=dict(hand=["pawn-sacrifice"], line=["umbra", "brute"]), foe=dict(line=["dummy", "with-taunt"]))
    play.do("play:pawn-sacrifice")
    assert play.options == ["umbra", "brute"]
    play.do("umbra")
    assert play.where("umbra") == "me.discard"
    play.pick("dummy", "brute")
    assert play.damage("dummy") == 3 and play.damage("brute") == 3 and play.damage("with-taunt") == 0 and play.at_rest


def test_pawn_sacrifice_counts_a_bad_penny_that_comes_back() -> None:
    play = stage(me=dict(hand=["pawn-sacrifice"], line=["bad-penny"]), foe=dict(line=["dummy"]))
    play.do("play:pawn-sacrifice")
    assert play.where("bad-penny") == "me.hand" and play.damage("dummy") == 3 and play.at_rest  # one is all there is


def test_pawn_sacrifice_hurts_nobody_without_a_pawn() -> None:
    play = stage(me=dict(hand=["pawn-sacrifice"]), foe=dict(line=["dummy", "brute"]))
    play.do("play:pawn-sacrifice")
    assert play.damage("dummy") == 0 and play.damage("brute") == 0 and play.amber() == 1 and play.at_rest


def test_poison_wave_washes_over_both_sides() -> None:
    play = stage(me=dict(hand=["poison-wave"], line=["faygin", "umbra"]), foe=dict(line=["weakling", "plated", "dummy"]))
    play.do("play:poison-wave")
    assert play.line() == ["faygin"] and play.line(1) == ["plated", "dummy"]
    assert play.damage("faygin") == 2 and play.damage("plated") == 0 and play.damage("dummy") == 2 and play.at_rest


@pytest.mark.parametrize(("target", "stolen"), [("weakling", 1), ("dummy", 0), ("urchin", 1)])
def test_relentless_whispers_steals_for_a_death(target: str, stolen: int) -> None:
    play = stage(me=dict(hand=["relentless-whispers"], line=["urchin", "brute"]), foe=dict(line=["weakling", "dummy"], amber=3))
    play.do("play:relentless-whispers", target)
    assert play.amber() == 1 + stolen and play.amber(1) == 3 - stolen and play.damage("brute") == 0
    assert play.damage("dummy") == (2 if target == "dummy" else 0)
    assert play.where(target).endswith("discard") == bool(stolen) and play.at_rest


def test_relentless_whispers_with_nobody_to_hear() -> None:
    play = stage(me=dict(hand=["relentless-whispers"]), foe=dict(amber=3))
    play.do("play:relentless-whispers")
    assert play.amber() == 1 and play.amber(1) == 3 and play.at_rest


@pytest.mark.parametrize(("before", "there", "stolen"), [(0, 5, 1), (2, 5, 3), (2, 2, 2), (1, 0, 0)])
def test_routine_job_grows_with_every_one_done(before: int, there: int, stolen: int) -> None:
    play = stage(
        me=dict(hand=["routine-job"], discard=["routine-job"] * before + ["miasma"]),
        foe=dict(amber=there, discard=["routine-job"]),
    )
    play.do("play:routine-job")
    assert play.amber() == stolen and play.amber(1) == there - stolen and play.at_rest


@pytest.mark.parametrize(("there", "left"), [(6, 6), (7, 6), (11, 6), (2, 2)])
def test_too_much_to_protect_leaves_six(there: int, left: int) -> None:
    play = stage(me=dict(hand=["too-much-to-protect"]), foe=dict(amber=there))
    play.do("play:too-much-to-protect")
    assert play.amber(1) == left and play.amber() == 1 + there - left and play.at_rest


def test_treasure_map_pays_as_the_first_card_and_ends_playing() -> None:
    play = stage(
        me=dict(hand=["treasure-map", "urchin"], line=["umbra"], deck=PILE), foe=dict(hand=["punch", "anger"], deck=PILE)
    )
    play.do("play:treasure-map")
    assert play.amber() == 1 + 3 and not play.can("play:urchin") and play.can("discard:urchin") and play.can("reap:umbra")
    assert play.at_rest
    play.do("end", "brobnar")
    assert play.can("play:anger")  # the ban is mine


def test_treasure_map_later_pays_nothing_but_still_ends_playing() -> None:
    play = stage(me=dict(hand=["treasure-map", "urchin", "umbra"]))
    play.do("play:urchin", "play:treasure-map")
    assert play.amber() == 1 and not play.can("play:umbra") and play.at_rest
