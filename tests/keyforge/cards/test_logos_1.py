"""House Logos, card by card: actions."""

from __future__ import annotations

import pytest

from .. import props as props
from ..stage import stage

PILE = ["punch"] * 8
"""A deck that fills a hand without luck."""


def test_bouncing_deathquark_takes_one_of_each_side_and_may_bounce_on() -> None:
    play = stage(
        me=dict(hand=["bouncing-deathquark"], line=["brute", "weakling"], artifacts=["library-of-babble"]),
        foe=dict(line=["dummy", "troll"]),
    )
    play.do("play:bouncing-deathquark")
    assert play.options == ["dummy", "troll"]
    play.do("dummy")
    assert play.options == ["brute", "weakling"]
    play.do("weakling")
    assert play.line() == ["brute"] and play.line(1) == ["troll"] and play.options == ["yes", "no"]
    play.do("no")
    assert play.line() == ["brute"] and play.line(1) == ["troll"] and play.where("library-of-babble") == "me.artifacts"
    assert play.at_rest


def test_bouncing_deathquark_stops_when_a_side_is_empty() -> None:
    play = stage(me=dict(hand=["bouncing-deathquark"], line=["brute"]), foe=dict(line=["dummy", "troll"]))
    play.do("play:bouncing-deathquark", "troll")
    assert play.line() == [] and play.line(1) == ["dummy"] and play.at_rest
    play = stage(me=dict(hand=["bouncing-deathquark"], line=["brute", "weakling"]), foe=dict(line=["dummy"]))
    play.do("play:bouncing-deathquark", "brute")
    assert play.line() == ["weakling"] and play.line(1) == [] and play.at_rest


@pytest.mark.parametrize(("mine", "theirs"), [([], ["dummy"]), (["dummy"], []), ([], [])])
def test_bouncing_deathquark_hits_one_side_where_the_other_has_none(mine: list[str], theirs: list[str]) -> None:
    play = stage(me=dict(hand=["bouncing-deathquark"], line=mine), foe=dict(line=theirs))
    play.do("play:bouncing-deathquark")
    assert play.line() == [] and play.line(1) == [] and play.at_rest


def test_dimension_door_lets_reaping_steal() -> None:
    play = stage(me=dict(hand=["dimension-door"], line=["doc-bookton", "dextre"], deck=PILE), foe=dict(amber=1))
    play.do("play:dimension-door", "reap:dextre")
    assert (play.amber(), play.amber(1)) == (1, 0)
    play.do("reap:doc-bookton")
    assert (play.amber(), play.amber(1)) == (1, 0)  # nothing there to steal, nothing gained
    assert play.hand() == ["punch"]  # its own ability happens all the same
    assert play.at_rest


def test_dimension_door_is_shut_for_others_and_afterwards() -> None:
    play = stage(
        me=dict(hand=["dimension-door"], line=["dextre"], amber=2, deck=PILE),
        foe=dict(hand=["bumpsy"], line=["troll"], amber=2, deck=PILE),
    )
    play.do("play:dimension-door", "end", "brobnar", "reap:troll")
    assert (play.amber(), play.amber(1)) == (2, 3)
    play.do("end", "logos", "reap:dextre")
    assert (play.amber(), play.amber(1)) == (3, 3) and play.at_rest


@pytest.mark.parametrize(("before", "left"), [(0, 0), (1, 1), (5, 3), (8, 4)])
def test_effervescent_principle_halves_both_pools(before: int, left: int) -> None:
    play = stage(
        me=dict(hand=["effervescent-principle"], amber=before, chains=2, line=["brute"], amber_on={"brute": 4}),
        foe=dict(amber=before, chains=1),
    )
    play.do("play:effervescent-principle")
    assert (play.amber(), play.amber(1)) == (left, left) and play.on("brute") == 4
    assert (play.s.sides[0].chains, play.s.sides[1].chains) == (3, 1) and play.at_rest


def test_foggify_keeps_the_opponents_creatures_from_fighting_for_a_turn() -> None:
    play = stage(me=dict(hand=["foggify"], line=["dextre"], deck=PILE), foe=dict(line=["troll"], deck=PILE))
    play.do("play:foggify")
    assert play.amber() == 1 and play.can("fight:dextre")  # mine may, and can be hit back
    play.do("end", "brobnar")
    assert not play.can("fight:troll") and play.can("reap:troll")
    play.do("end", "logos")
    assert play.can("fight:dextre") and play.at_rest
    play.do("end", "brobnar")
    assert play.can("fight:troll")  # one turn only


def test_help_from_future_self_finds_a_timetraveller_and_shuffles_the_discard_pile_in() -> None:
    play = stage(
        me=dict(hand=["help-from-future-self"], deck=["timetraveller", "dextre"], discard=["labwork", "troll"]),
        foe=dict(discard=["timetraveller"]),
    )
    play.do("play:help-from-future-self")
    assert play.options == ["timetraveller", "done"]  # mine, not the opponent's
    play.do("timetraveller")
    assert play.hand() == ["timetraveller"] and play.amber() == 1
    assert play.where("labwork") == play.where("troll") == play.where("dextre") == "me.deck"
    assert play.where("help-from-future-self") == "me.discard" and play.where("foe/timetraveller") == "foe.discard"
    assert play.at_rest


def test_help_from_future_self_takes_one_and_shows_it() -> None:
    play = stage(me=dict(hand=["help-from-future-self"], deck=["timetraveller", "dextre"], discard=["timetraveller"]))
    play.do("play:help-from-future-self")
    assert play.at_most == 1
    play.do("timetraveller")
    assert play.hand() == ["timetraveller"] and play.said().count("kf-log-reveal") == 1 and play.at_rest


def test_help_from_future_self_looks_in_the_discard_pile_too_and_one_may_find_none() -> None:
    play = stage(me=dict(hand=["help-from-future-self"], deck=["dextre"], discard=["timetraveller"]))
    play.do("play:help-from-future-self", "done")
    assert play.hand() == [] and play.where("timetraveller") == "me.deck" and play.at_rest
    play = stage(me=dict(hand=["help-from-future-self"], deck=["dextre"], discard=["labwork"]))
    play.do("play:help-from-future-self")
    assert play.hand() == [] and play.where("labwork") == "me.deck" and play.at_rest


def test_interdimensional_graft_takes_what_a_forging_opponent_has_left() -> None:
    play = stage(
        me=dict(hand=["interdimensional-graft"], deck=PILE), foe=dict(amber=8, deck=PILE, line=["troll"], amber_on={"troll": 2})
    )
    play.do("play:interdimensional-graft")
    assert (play.amber(), play.amber(1)) == (1, 8)
    play.do("end")
    assert play.keys(1) == 1 and (play.amber(), play.amber(1)) == (3, 0) and play.on("troll") == 2


def test_interdimensional_graft_waits_for_a_key_and_for_one_turn_only() -> None:
    play = stage(
        me=dict(hand=["interdimensional-graft"], deck=PILE), foe=dict(hand=["bumpsy"], amber=5, line=["troll"], deck=PILE)
    )
    play.do("play:interdimensional-graft", "end", "brobnar", "reap:troll", "end", "logos")
    assert play.at_rest and (play.amber(), play.amber(1)) == (1, 6)
    play.do("end")
    assert play.keys(1) == 1 and (play.amber(), play.amber(1)) == (1, 0)


def test_interdimensional_graft_does_not_touch_its_players_own_keys() -> None:
    play = stage(me=dict(hand=["interdimensional-graft"], amber=8, deck=PILE), foe=dict(hand=["bumpsy"], deck=PILE))
    play.do("play:interdimensional-graft", "end", "brobnar", "end")
    assert play.keys() == 1 and (play.amber(), play.amber(1)) == (3, 0)


def test_knowledge_is_power_archives_or_gains() -> None:
    cards = dict(hand=["knowledge-is-power", "troll"], archives=["dextre", "labwork"])
    play = stage(me=cards, foe=dict(archives=["punch"]), house="logos")
    play.do("play:knowledge-is-power")
    assert play.options == ["archive", "gain"]
    play.do("gain")
    assert play.amber() == 2 and play.hand() == ["troll"] and play.where("dextre") == "me.archives" and play.at_rest
    play = stage(me=cards, house="logos")
    play.do("play:knowledge-is-power", "archive", "troll")
    assert play.amber() == 0 and play.where("troll") == "me.archives" and play.at_rest


def test_knowledge_is_power_gains_nothing_from_empty_archives() -> None:
    play = stage(me=dict(hand=["knowledge-is-power"]), foe=dict(archives=["punch"]))
    play.do("play:knowledge-is-power", "gain")
    assert play.amber() == 0 and play.at_rest


def test_labwork_archives_a_card_of_any_house_from_hand() -> None:
    play = stage(me=dict(hand=["labwork", "troll"], discard=["dextre"]), foe=dict(hand=["punch"]))
    play.do("play:labwork")
    assert "troll" in play.options and "dextre" not in play.options and "punch" not in play.options
    play.do("troll")
    assert play.where("troll") == "me.archives" and play.where("labwork") == "me.discard" and play.amber() == 1
    assert play.at_rest


def test_labwork_with_an_empty_hand_does_nothing_more() -> None:
    play = stage(me=dict(hand=["labwork"], line=["dextre"]))
    play.do(f"discard:{play.spare}", "play:labwork")
    assert play.s.sides[0].archives == [] and play.amber() == 1 and play.at_rest


def test_library_access_draws_after_each_other_card_and_is_purged() -> None:
    play = stage(me=dict(hand=["library-access", "dextre", "mother"], line=["doc-bookton"], deck=PILE), foe=dict(amber=1))
    play.do("play:library-access")
    assert play.where("library-access") == "me.purged" and play.hand() == ["dextre", "mother"]  # not for itself
    play.do("play:mother", "left")
    assert play.hand() == ["dextre", "punch"]
    play.do("play:dextre", "left")  # capturing and drawing are of one moment; their order makes no difference
    assert play.hand() == ["punch", "punch"] and play.on("dextre") == 1
    play.do(f"discard:{play.spare}")
    assert play.hand() == ["punch", "punch"]  # a discarded card was not played
    assert play.at_rest


def test_library_access_ends_with_the_turn_and_serves_nobody_else() -> None:
    play = stage(
        me=dict(hand=["library-access", "mother", "punch", "punch", "punch", "punch"], deck=PILE),
        foe=dict(hand=["troll", "bumpsy"] + ["fear"] * 4, deck=PILE, houses=["brobnar", "dis", "logos"]),
    )
    play.do("play:library-access", "end", "brobnar", "play:bumpsy")
    assert "punch" not in play.hand(1)
    play.do("end", "logos")
    held = len(play.hand())
    play.do("play:mother")
    assert len(play.hand()) == held - 1 and play.at_rest


def test_two_library_accesses_add_up() -> None:
    play = stage(me=dict(hand=["library-access", "library-access", "mother"], deck=PILE))
    play.do("play:library-access", "play:library-access#2")
    assert play.hand() == ["mother", "punch"]  # the second was another card for the first
    play.do("play:mother")
    assert play.hand() == ["punch", "punch", "punch"] and play.at_rest


def test_library_access_imitated_purges_the_imitation() -> None:
    play = stage(me=dict(hand=["mimicry", "dust-pixie"], deck=PILE), foe=dict(discard=["library-access"]))
    play.do("play:mimicry", "play:dust-pixie")
    assert play.hand() == ["punch"] and play.where("mimicry") == "me.purged" and play.s.guise == {}
    assert play.where("library-access") == "foe.discard" and play.at_rest


@pytest.mark.parametrize(("mine", "theirs", "after"), [(0, 2, (2, 1)), (1, 3, (3, 2)), (1, 2, (2, 2)), (3, 1, (4, 1))])
def test_neuro_syphon_steals_and_draws_from_a_richer_opponent_only(mine: int, theirs: int, after: tuple[int, int]) -> None:
    """Its own æmber comes first: with 1 against 2 nobody is richer any more."""
    play = stage(me=dict(hand=["neuro-syphon"], amber=mine, deck=PILE), foe=dict(amber=theirs))
    play.do("play:neuro-syphon")
    assert (play.amber(), play.amber(1)) == after
    assert play.hand() == (["punch"] if after[1] < theirs else []) and play.at_rest


def test_phase_shift_lets_one_card_of_another_house_be_played() -> None:
    play = stage(me=dict(hand=["phase-shift", "troll", "punch", "mother"], line=["bumpsy"]), foe=dict(line=["dummy"]))
    assert not play.can("play:troll")
    play.do("play:phase-shift")
    assert play.can("play:troll") and play.can("play:punch") and play.can("play:mother")
    assert not play.can("discard:troll") and not play.can("reap:bumpsy")  # played, neither discarded nor used
    play.do("play:mother", "left")
    assert play.can("play:troll")  # a card of Logos takes nothing away
    play.do("play:troll", "left")
    assert not play.can("play:punch") and play.at_rest


def test_phase_shifts_add_up_and_other_ways_to_play_leave_them_alone() -> None:
    play = stage(
        me=dict(hand=["phase-shift", "phase-shift", "wild-wormhole", "troll", "bumpsy", "headhunter"], deck=["smaaash"]),
        foe=dict(line=["dummy"]),
    )
    play.do("play:phase-shift", "play:phase-shift#2", "play:wild-wormhole", "dummy", "play:troll", "left")
    assert play.can("play:bumpsy")
    play.do("play:bumpsy", "left")
    assert not play.can("play:headhunter") and play.at_rest


def test_phase_shift_is_left_for_others_where_the_witch_of_the_wilds_allows_it_already() -> None:
    play = stage(
        me=dict(hand=["phase-shift", "dust-pixie", "snufflegator", "troll"], line=["witch-of-the-wilds"]), house="logos"
    )
    play.do("play:phase-shift", "play:dust-pixie", "left")
    assert play.can("play:troll") and play.can("play:snufflegator")
    play.do("play:snufflegator", "left")
    assert not play.can("play:troll") and play.at_rest


def test_phase_shift_lifts_the_limit_of_the_first_turn_for_its_card() -> None:
    play = stage(me=dict(hand=["phase-shift", "troll", "bumpsy", "mother"]), turn=1)
    play.do("play:phase-shift")
    assert play.can("play:troll") and not play.can("play:mother")
    play.do("play:troll")
    assert not play.can("play:bumpsy") and not play.can("play:mother")


def test_phase_shift_counts_itself_alone_and_never_lets_a_card_of_logos_through() -> None:
    play = stage(me=dict(hand=["dimension-door", "phase-shift", "troll", "bumpsy"]))
    play.do("play:dimension-door", "play:phase-shift", "play:troll")
    assert not play.can("play:bumpsy") and play.at_rest
    play = stage(me=dict(hand=["mimicry", "mother", "troll"], house="untamed"), foe=dict(discard=["phase-shift"]))
    play.do("play:mimicry")
    assert play.can("play:troll") and not play.can("play:mother") and play.at_rest


def test_phase_shift_is_over_with_the_turn() -> None:
    play = stage(me=dict(hand=["phase-shift", "troll"], deck=PILE), foe=dict(hand=["bumpsy"], deck=PILE))
    play.do("play:phase-shift", "end", "brobnar", "end", "logos")
    assert not play.can("play:troll") and play.at_rest


def test_positron_bolt_runs_inwards_from_a_flank() -> None:
    play = stage(me=dict(hand=["positron-bolt"], line=["brute"]), foe=dict(line=["dummy", "troll", "bumpsy", "headhunter"]))
    play.do("play:positron-bolt")
    assert play.options == ["brute", "dummy", "headhunter"]  # only flanks
    play.do("dummy")
    assert [play.damage(name) for name in ("dummy", "troll", "bumpsy", "headhunter", "brute")] == [3, 2, 1, 0, 0]
    assert play.amber() == 1 and play.at_rest


@pytest.mark.parametrize(("line", "hurt"), [([], []), (["dummy"], [3]), (["dummy", "troll"], [3, 2])])
def test_positron_bolt_on_a_short_line(line: list[str], hurt: list[int]) -> None:
    play = stage(me=dict(hand=["positron-bolt"]), foe=dict(line=line))
    play.do("play:positron-bolt")
    if len(line) > 1:
        play.do("dummy")
    assert [play.damage(name) for name in line] == hurt and play.at_rest


def test_positron_bolt_fixes_all_places_before_anybody_dies() -> None:
    play = stage(me=dict(hand=["positron-bolt"]), foe=dict(line=["weakling", "dextre", "troll", "dummy"]))
    play.do("play:positron-bolt", "weakling")
    assert play.line(1) == ["dextre", "troll", "dummy"] and play.damage("dextre") == 2 and play.damage("troll") == 1
    assert play.damage("dummy") == 0 and play.at_rest


def test_random_access_archives_takes_the_top_card_of_the_deck() -> None:
    play = stage(me=dict(hand=["random-access-archives", "dextre"], deck=["troll", "punch"]), foe=dict(deck=["bumpsy"]))
    play.do("play:random-access-archives")
    assert play.where("troll") == "me.archives" and play.where("punch") == "me.deck" and play.where("bumpsy") == "foe.deck"
    assert play.hand() == ["dextre"] and play.amber() == 1 and play.at_rest


def test_random_access_archives_does_not_reshuffle_for_it() -> None:
    play = stage(me=dict(hand=["random-access-archives"], discard=["troll"]))
    play.do("play:random-access-archives")
    assert play.s.sides[0].archives == [] and play.where("troll") == "me.discard" and play.at_rest


def test_remote_access_uses_an_enemy_artifact() -> None:
    play = stage(
        me=dict(hand=["remote-access"], artifacts=["library-of-babble"], deck=["troll", "punch"]),
        foe=dict(artifacts=["cannon", "library-of-babble"], deck=["bumpsy"], line=["dummy"]),
    )
    play.do("play:remote-access")
    assert play.options == ["cannon", "library-of-babble"]
    play.do("foe/library-of-babble")
    assert play.hand() == ["troll"] and play.hand(1) == [] and play.amber() == 1
    assert not play.ready("foe/library-of-babble") and play.ready("me/library-of-babble") and play.ready("cannon")
    assert play.where("foe/library-of-babble") == "foe.artifacts" and play.at_rest


def test_remote_access_gets_nothing_out_of_an_exhausted_artifact_or_none() -> None:
    play = stage(
        me=dict(hand=["remote-access"], deck=["troll"]), foe=dict(artifacts=["library-of-babble"], tired=["library-of-babble"])
    )
    play.do("play:remote-access")
    assert play.hand() == [] and play.at_rest
    play = stage(me=dict(hand=["remote-access"], artifacts=["library-of-babble"], deck=["troll"]))
    play.do("play:remote-access")
    assert play.hand() == [] and play.ready("library-of-babble") and play.at_rest


def test_reverse_time_swaps_deck_and_discard_pile() -> None:
    play = stage(
        me=dict(hand=["reverse-time", "dextre"], deck=["troll", "punch"], discard=["mother"]),
        foe=dict(deck=["bumpsy"], discard=["fear"]),
    )
    play.do("play:reverse-time")
    assert play.where("troll") == play.where("punch") == play.where("reverse-time") == "me.discard"
    assert play.where("mother") == "me.deck" and play.where("bumpsy") == "foe.deck" and play.where("fear") == "foe.discard"
    assert play.hand() == ["dextre"] and play.amber() == 1 and play.at_rest


def test_reverse_time_with_nothing_to_swap() -> None:
    play = stage(me=dict(hand=["reverse-time"]))
    play.do("play:reverse-time")
    assert len(play.s.sides[0].deck) == 0 and play.where("reverse-time") == "me.discard" and play.at_rest


def test_scrambler_storm_bans_the_opponents_actions_for_a_turn() -> None:
    play = stage(
        me=dict(hand=["scrambler-storm", "labwork"], deck=PILE),
        foe=dict(hand=["punch", "troll", "gauntlet-of-command", "blood-of-titans"], line=["dummy"], deck=PILE),
    )
    play.do("play:scrambler-storm")
    assert play.amber() == 1 and play.can("play:labwork")  # mine may
    play.do("end", "brobnar")
    assert not play.can("play:foe/punch") and play.can("discard:foe/punch")
    assert play.can("play:troll") and play.can("play:gauntlet-of-command") and play.can("play:blood-of-titans")
    play.do("end", "logos")
    assert play.can("play:labwork") and play.at_rest
    play.do("end", "brobnar")
    assert play.can("play:foe/punch")


def test_sloppy_labwork_archives_one_and_discards_another() -> None:
    play = stage(me=dict(hand=["sloppy-labwork", "troll", "punch"]), foe=dict(hand=["fear"]))
    play.do("play:sloppy-labwork")
    assert play.asked == "archive"
    play.do("troll")
    assert play.asked == "discard" and "troll" not in play.options
    play.do("punch")
    assert play.where("troll") == "me.archives" and play.where("punch") == "me.discard" and play.hand(1) == ["fear"]
    assert play.amber() == 1 and play.at_rest


def test_sloppy_labwork_with_one_card_only_archives() -> None:
    play = stage(me=dict(hand=["sloppy-labwork", "troll"], line=["dextre"]), house="logos")
    play.do(f"discard:{play.spare}", "play:sloppy-labwork")
    assert play.where("troll") == "me.archives" and play.at_rest


def test_twin_bolt_emission_hits_two_different_creatures_of_any_side() -> None:
    play = stage(me=dict(hand=["twin-bolt-emission"], line=["brute"]), foe=dict(line=["dummy", "troll"]))
    play.do("play:twin-bolt-emission")
    assert play.asked == "damage"
    play.pick("brute", "troll")
    assert (play.damage("brute"), play.damage("troll"), play.damage("dummy")) == (2, 2, 0)
    assert play.amber() == 1 and play.at_rest


@pytest.mark.parametrize("line", [[], ["dummy"]])
def test_twin_bolt_emission_with_too_few(line: list[str]) -> None:
    play = stage(me=dict(hand=["twin-bolt-emission"]), foe=dict(line=line))
    play.do("play:twin-bolt-emission")
    assert sum(play.s.damage.values()) == 2 * len(line) and play.at_rest


def test_wild_wormhole_plays_the_top_card_with_its_icons_and_effects() -> None:
    play = stage(me=dict(hand=["wild-wormhole", "punch"], deck=["virtuous-works", "troll"]))
    play.do("play:wild-wormhole")
    assert play.where("virtuous-works") == "me.discard" and play.amber() == 4
    assert play.where("troll") == "me.deck" and play.hand() == ["punch"] and play.at_rest


def test_wild_wormhole_leaves_what_cannot_be_played_and_an_empty_deck() -> None:
    play = stage(me=dict(hand=["wild-wormhole"], deck=["rocket-boots", "troll"]))
    play.do("play:wild-wormhole")
    assert play.where("rocket-boots") == "me.deck" and play.s.sides[0].deck.top[0] == play.id("rocket-boots")
    assert play.amber() == 1 and play.at_rest  # nobody to wear them
    play = stage(me=dict(hand=["wild-wormhole"], discard=["troll"]))
    play.do("play:wild-wormhole")
    assert play.where("troll") == "me.discard" and play.at_rest


def test_wild_wormhole_is_not_bound_by_the_first_turn() -> None:
    play = stage(me=dict(hand=["wild-wormhole", "mother"], deck=["troll"]), turn=1)
    play.do("play:wild-wormhole")
    assert play.line() == ["troll"] and not play.can("play:mother")
