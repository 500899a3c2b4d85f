"""House Logos, card by card: artifacts and upgrades."""

from __future__ import annotations

import pytest

from .. import props as props
from ..stage import stage

PILE = ["punch"] * 8
"""A deck that fills a hand without luck."""


def test_anomaly_exploiter_destroys_a_damaged_creature_of_any_side() -> None:
    play = stage(
        me=dict(artifacts=["anomaly-exploiter"], line=["brute", "weakling"], damage={"brute": 1}, house="logos"),
        foe=dict(line=["dummy", "troll"], damage={"dummy": 1}),
    )
    play.do("action:anomaly-exploiter")
    assert play.options == ["brute", "dummy"]  # the others are whole
    play.do("dummy")
    assert play.line() == ["brute", "weakling"] and play.line(1) == ["troll"]
    assert play.where("anomaly-exploiter") == "me.artifacts" and play.at_rest


def test_anomaly_exploiter_finds_nobody_hurt() -> None:
    play = stage(me=dict(artifacts=["anomaly-exploiter"]), foe=dict(line=["dummy"]))
    play.do("action:anomaly-exploiter")
    assert play.line(1) == ["dummy"] and not play.ready("anomaly-exploiter") and play.at_rest


def test_chaos_portal_plays_the_top_card_of_a_house_guessed_right() -> None:
    play = stage(me=dict(artifacts=["chaos-portal"], deck=["virtuous-works", "troll"]))
    play.do("action:chaos-portal")
    assert len(play.options) == 7
    play.do("sanctum")
    assert play.amber() == 3 and play.where("virtuous-works") == "me.discard" and play.where("troll") == "me.deck"
    assert play.at_rest


def test_chaos_portal_guessed_wrong_leaves_the_card_on_the_deck() -> None:
    play = stage(me=dict(artifacts=["chaos-portal"], deck=["virtuous-works", "troll"]))
    play.do("action:chaos-portal", "brobnar")
    assert play.amber() == 0 and play.s.sides[0].deck.top[0] == play.id("virtuous-works") and play.at_rest
    play = stage(me=dict(artifacts=["chaos-portal"], discard=["troll"]))
    play.do("action:chaos-portal", "brobnar")
    assert play.where("troll") == "me.discard" and play.at_rest  # an empty deck is not made anew for this


def test_crazy_killing_machine_kills_for_each_discarded_card() -> None:
    play = stage(
        me=dict(artifacts=["crazy-killing-machine"], line=["troll"], deck=["punch", "mother"], house="logos"),
        foe=dict(line=["snudge", "dextre"], artifacts=["cannon"], deck=["fear", "bumpsy"]),
    )
    play.do("action:crazy-killing-machine")
    assert play.options == ["troll", "cannon"]  # Brobnar of both sides, creatures and artifacts
    play.do("cannon")
    assert play.where("snudge") == "foe.discard" and play.line() == ["troll"] and play.line(1) == ["dextre"]
    assert play.where("punch") == "me.discard" and play.where("fear") == "foe.discard"
    assert play.where("mother") == "me.deck" and play.where("crazy-killing-machine") == "me.artifacts"
    assert play.at_rest


@pytest.mark.parametrize(("mine", "theirs"), [(["punch"], ["fear"]), (["punch"], []), ([], [])])
def test_crazy_killing_machine_breaks_if_it_kills_fewer_than_two(mine: list[str], theirs: list[str]) -> None:
    play = stage(me=dict(artifacts=["crazy-killing-machine"], deck=mine), foe=dict(line=["troll", "dextre"], deck=theirs))
    play.do("action:crazy-killing-machine")
    assert play.where("troll") == ("foe.discard" if mine else "foe.line") and play.line(1)[-1] == "dextre"
    assert play.where("crazy-killing-machine") == "me.discard" and play.at_rest


def test_crazy_killing_machine_may_kill_itself() -> None:
    play = stage(me=dict(artifacts=["crazy-killing-machine"], deck=["mother"]), foe=dict(line=["dextre"], deck=["fear"]))
    play.do("action:crazy-killing-machine", "crazy-killing-machine")
    assert play.where("crazy-killing-machine") == "me.discard" and play.line(1) == ["dextre"] and play.at_rest


def test_library_of_babble_draws() -> None:
    play = stage(me=dict(artifacts=["library-of-babble"], deck=["troll", "punch"]), foe=dict(deck=["fear"]))
    play.do("action:library-of-babble")
    assert play.hand() == ["troll"] and play.hand(1) == [] and play.where("punch") == "me.deck" and play.at_rest


def test_mobius_scroll_takes_itself_and_up_to_two_cards_into_the_archives() -> None:
    play = stage(
        me=dict(artifacts=["mobius-scroll"], hand=["troll", "punch", "dextre"], house="logos"), foe=dict(hand=["fear"])
    )
    play.do("action:mobius-scroll")
    assert play.at_most == 2
    play.pick("troll", "dextre")
    assert play.where("troll") == play.where("dextre") == play.where("mobius-scroll") == "me.archives"
    assert play.hand() == ["punch"] and play.hand(1) == ["fear"] and play.at_rest


def test_mobius_scroll_goes_alone() -> None:
    play = stage(me=dict(artifacts=["mobius-scroll"], hand=["troll"], house="logos"))
    play.do("action:mobius-scroll", "done")
    assert play.where("mobius-scroll") == "me.archives" and play.hand() == ["troll"] and play.at_rest


def test_mobius_scroll_of_the_opponent_goes_to_its_owners_archives() -> None:
    play = stage(me=dict(hand=["remote-access", "troll"]), foe=dict(artifacts=["mobius-scroll"], hand=["fear"]))
    play.do("play:remote-access").pick("troll")
    assert play.where("troll") == "me.archives" and play.where("mobius-scroll") == "foe.archives" and play.at_rest


@pytest.mark.parametrize(("amber", "moved"), [(3, 1), (0, 0)])
def test_pocket_universe_takes_one_aember_from_its_side(amber: int, moved: int) -> None:
    play = stage(me=dict(artifacts=["pocket-universe"], amber=amber), foe=dict(amber=4))
    play.do("action:pocket-universe")
    assert play.on("pocket-universe") == moved and play.amber() == amber - moved and play.amber(1) == 4 and play.at_rest


@pytest.mark.parametrize(("pool", "stored", "keys"), [(3, 3, 1), (3, 2, 0)])
def test_pocket_universe_pays_for_keys(pool: int, stored: int, keys: int) -> None:
    play = stage(
        me=dict(artifacts=["pocket-universe"], amber_on={"pocket-universe": stored}, amber=pool, deck=PILE),
        foe=dict(hand=["bumpsy"], amber=3, deck=PILE),
    )
    play.do("end")
    assert play.keys(1) == 0  # not the opponent's keys
    play.do("brobnar", "end")
    assert play.keys() == keys and play.amber() + play.on("pocket-universe") == (pool + stored if not keys else 0)


def test_pocket_universe_lets_its_side_choose_what_to_pay_with() -> None:
    play = stage(
        me=dict(artifacts=["pocket-universe"], amber_on={"pocket-universe": 2}, amber=5, deck=PILE),
        foe=dict(hand=["bumpsy"], deck=PILE),
    )
    play.do("end", "brobnar", "end")
    assert play.asked == "purse" and play.options == ["1", "2"]
    play.do("1")
    assert play.keys() == 1 and play.amber() == 0 and play.on("pocket-universe") == 1


def test_pocket_universe_gives_nobody_its_aember_when_it_goes() -> None:
    play = stage(
        me=dict(artifacts=["pocket-universe", "crazy-killing-machine"], amber_on={"pocket-universe": 3}, deck=["mother"]),
        foe=dict(amber=1),
    )
    play.do("action:crazy-killing-machine", "pocket-universe")
    assert play.where("pocket-universe") == "me.discard" and (play.amber(), play.amber(1)) == (0, 1) and play.at_rest


def test_spangler_box_purges_a_creature_and_changes_sides() -> None:
    play = stage(me=dict(artifacts=["spangler-box"], line=["brute"], house="logos"), foe=dict(line=["dummy", "troll"]))
    play.do("action:spangler-box")
    assert play.options == ["brute", "dummy", "troll"]
    play.do("troll")
    assert play.where("troll") == "foe.purged" and play.line() == ["brute"] and play.line(1) == ["dummy"]
    assert play.where("spangler-box") == "foe.artifacts" and not play.ready("spangler-box") and play.at_rest


def test_spangler_box_stays_if_there_is_nobody_to_purge() -> None:
    play = stage(me=dict(artifacts=["spangler-box"]))
    play.do("action:spangler-box")
    assert play.where("spangler-box") == "me.artifacts" and play.at_rest


def test_spangler_box_gives_all_it_purged_back_to_their_owners_when_it_goes() -> None:
    play = stage(
        me=dict(
            artifacts=["spangler-box"],
            hand=["poltergeist", "fear"],
            line=["dextre", "mother"],
            purged=["batdrone"],
            deck=PILE,
            house="logos",
        ),
        foe=dict(hand=["bumpsy"], line=["dummy", "troll"], deck=PILE),
    )
    play.do("action:spangler-box", "troll", "end", "brobnar", "end", "logos", "end")
    play.do("logos", "action:spangler-box", "dextre")
    assert play.where("dextre") == "me.purged" and play.where("troll") == "foe.purged"
    assert play.where("spangler-box") == "me.artifacts" and play.asked == "house"
    play.do("dis", "play:poltergeist")
    while play.asked == "flank":
        play.do("left")
    assert play.where("spangler-box") == "me.discard" and play.where("batdrone") == "me.purged"  # purged by another
    assert sorted(play.line()) == ["dextre", "mother"] and sorted(play.line(1)) == ["dummy", "troll"]
    assert not play.ready("troll") and not play.ready("dextre") and play.ready("mother") and play.at_rest


def test_spangler_box_opens_for_its_own_prisoners_only() -> None:
    play = stage(
        me=dict(artifacts=["spangler-box", "spangler-box"], line=["mother"], house="logos", deck=PILE),
        foe=dict(line=["dummy", "troll"], hand=["poltergeist", "fear"], deck=PILE),
    )
    play.do("action:spangler-box", "troll", "action:spangler-box#2", "dummy", "end", "dis", "play:poltergeist", "spangler-box")
    assert play.line(1) == ["troll"] and play.where("dummy") == "foe.purged" and play.where("spangler-box#2") == "foe.artifacts"
    assert play.where("spangler-box") == "me.discard" and play.line() == ["mother"] and len(play.s.lasting) == 1


def test_spectral_tunneler_makes_a_flank_and_a_drawing_reaper() -> None:
    play = stage(
        me=dict(hand=["positron-bolt"], artifacts=["spectral-tunneler"], line=["dextre", "mother", "batdrone"], deck=PILE),
        foe=dict(deck=["fear"], line=["dummy"]),
    )
    play.do("action:spectral-tunneler")
    assert play.options == ["dextre", "mother", "batdrone", "dummy"]
    play.do("mother", "reap:dextre")
    assert play.hand() == ["positron-bolt"] and play.amber() == 1  # only the chosen one draws
    play.do("reap:mother")
    assert play.hand() == ["positron-bolt", "punch"] and play.hand(1) == []
    play.do("play:positron-bolt")
    assert play.options == ["dextre", "mother", "batdrone", "dummy"]
    play.do("mother", "dextre")
    assert play.damage("mother") == 3 and play.damage("dextre") == 2 and play.damage("batdrone") == 0 and play.at_rest


def test_spectral_tunneler_is_over_with_the_turn_and_may_find_nobody() -> None:
    play = stage(
        me=dict(artifacts=["spectral-tunneler"], line=["mother"], deck=PILE, hand=["punch"] * 5, house="logos"),
        foe=dict(hand=["bumpsy"], deck=PILE),
    )
    play.do("action:spectral-tunneler", "end", "brobnar", "end", "logos")
    held = len(play.hand())
    play.do("reap:mother")
    assert len(play.hand()) == held and play.at_rest
    play = stage(me=dict(artifacts=["spectral-tunneler"]))
    play.do("action:spectral-tunneler")
    assert play.at_rest


def test_strange_gizmo_destroys_all_after_its_sides_key() -> None:
    play = stage(
        me=dict(artifacts=["strange-gizmo", "library-of-babble"], line=["mother"], amber=6, deck=PILE),
        foe=dict(hand=["bumpsy"], line=["troll"], artifacts=["cannon"], amber=6, deck=PILE, keys=0),
    )
    play.do("end")
    assert play.keys(1) == 1 and play.line(1) == ["troll"]  # the opponent's key does nothing
    play.do("brobnar", "end")
    assert play.keys() == 1 and play.line() == play.line(1) == []
    assert play.where("strange-gizmo") == play.where("library-of-babble") == "me.discard"
    assert play.where("cannon") == "foe.discard" and play.where("bumpsy") == "foe.hand"


def test_the_howling_pit_lets_everybody_draw_up_to_seven() -> None:
    play = stage(me=dict(artifacts=["the-howling-pit"], deck=PILE), foe=dict(hand=["bumpsy"], deck=PILE))
    play.do("end")
    assert len(play.hand()) == 6  # and the spare one
    play.do("brobnar", "end")
    assert len(play.hand(1)) == 7


# -- upgrades -------------------------------------------------------------------------------------------------------------


def test_experimental_therapy_stuns_and_exhausts_its_host_and_frees_it_from_houses() -> None:
    play = stage(
        me=dict(hand=["experimental-therapy"], line=["troll", "bumpsy"], deck=PILE, house="logos"),
        foe=dict(hand=["bumpsy"], line=["dummy"], deck=PILE),
    )
    play.do("play:experimental-therapy")
    assert play.options == ["troll", "bumpsy", "dummy"]
    play.do("troll")
    assert play.stunned("troll") and not play.ready("troll") and play.ready("me/bumpsy") and not play.stunned("me/bumpsy")
    play.do("end", "brobnar", "end", "logos")
    assert play.can("unstun:troll") and not play.can("reap:me/bumpsy")
    play.do("unstun:troll", "end", "brobnar", "end", "dis")
    assert play.can("reap:troll") and play.can("fight:troll") and not play.can("reap:me/bumpsy")


def test_experimental_therapy_on_an_enemy_serves_the_enemy() -> None:
    play = stage(
        me=dict(hand=["experimental-therapy"], line=["mother"], deck=PILE),
        foe=dict(hand=["snudge"], line=["troll", "dextre"], deck=PILE),
    )
    play.do("play:experimental-therapy", "troll", "end", "dis")
    assert not play.can("unstun:troll") and not play.can("reap:dextre")  # exhausted until that side's turn is over
    play.do("end", "logos", "end", "dis")
    assert play.can("unstun:troll") and not play.can("reap:dextre")


@pytest.mark.parametrize("verb", ["reap", "fight"])
def test_rocket_boots_ready_their_host_after_its_first_use(verb: str) -> None:
    play = stage(me=dict(line=["mother", "dextre"], upgrades={"mother": "rocket-boots"}), foe=dict(line=["dummy", "weakling"]))
    play.do(f"{verb}:mother", *(["weakling"] if verb == "fight" else []))
    assert play.ready("mother")
    play.do("reap:mother")
    assert not play.ready("mother") and play.at_rest
    play.do("reap:dextre")
    assert not play.ready("dextre") and play.at_rest


def test_rocket_boots_give_nothing_to_an_action_or_a_shaken_stun() -> None:
    play = stage(me=dict(line=["timetraveller", "mother"], upgrades={"mother": "rocket-boots"}, stunned=["mother"]))
    play.do("unstun:mother")
    assert not play.ready("mother") and play.at_rest


def test_transposition_sandals_swap_their_host_with_a_friend_who_may_then_act() -> None:
    play = stage(
        me=dict(line=["mother", "troll", "bumpsy"], upgrades={"mother": "transposition-sandals"}), foe=dict(line=["dummy"])
    )
    assert not play.can("reap:bumpsy") and not play.can("action:troll")
    play.do("action:mother")
    assert play.options == ["troll", "bumpsy"]  # neither itself nor an enemy
    play.do("bumpsy")
    assert play.line() == ["bumpsy", "troll", "mother"] and not play.ready("mother") and play.ready("bumpsy")
    assert play.can("reap:bumpsy") and play.can("fight:bumpsy") and not play.can("reap:troll") and play.at_rest


def test_transposition_sandals_alone_swap_with_nobody() -> None:
    play = stage(me=dict(line=["mother"], upgrades={"mother": "transposition-sandals"}), foe=dict(line=["dummy"]))
    play.do("action:mother")
    assert play.line() == ["mother"] and not play.ready("mother") and play.at_rest


def test_transposition_sandals_free_the_friend_for_this_turn_only() -> None:
    play = stage(
        me=dict(line=["mother", "troll"], upgrades={"mother": "transposition-sandals"}, deck=PILE),
        foe=dict(hand=["bumpsy"], deck=PILE),
    )
    play.do("action:mother", "end", "brobnar", "end", "logos")
    assert not play.can("reap:troll") and play.can("reap:mother") and play.at_rest
