"""The turn, step by step: K7-K14, K39, K41, K60-K62, K70."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge.query import key_cost

from . import props as props
from .stage import Play, stage

HOUSES = ["brobnar", "dis", "logos"]


def next_turn(**foe: object) -> Play:
    """I end my turn, and it is the foe's."""
    more = {"hand": ["punch"], "houses": HOUSES, **foe}
    return stage(foe=more).do("end")


# -- forging --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-K7")
@pytest.mark.parametrize(("amber", "keys", "left"), [(5, 0, 5), (6, 1, 0), (7, 1, 1), (12, 1, 6)])
def test_six_aember_forge_one_key_and_one_only(amber: int, keys: int, left: int) -> None:
    play = next_turn(amber=amber)
    assert play.keys(1) == keys and play.amber(1) == left
    assert play.asked == "house" and play.keys(0) == 0  # nobody was asked whether


@pytest.mark.rule("KF-K7")
def test_what_comes_at_the_start_of_the_turn_comes_before_forging() -> None:
    play = next_turn(amber=5, artifacts=["herald"])
    assert play.keys(1) == 1 and play.amber(1) == 0
    play = stage(me=dict(artifacts=["herald"]), foe=dict(amber=5, hand=["punch"], houses=HOUSES)).do("end")
    assert play.keys(1) == 0 and play.amber(0) == 0  # not in the opponent's turn


@pytest.mark.rule("KF-K7")
def test_cards_change_the_cost_but_never_below_nothing() -> None:
    play = next_turn(amber=2, artifacts=["cheap-keys"])
    assert key_cost(play.s, 1) == 0 and key_cost(play.s, 0) == 6
    assert play.keys(1) == 1 and play.amber(1) == 2


@pytest.mark.rule("KF-K7")
def test_aember_on_a_card_that_allows_it_may_pay() -> None:
    play = next_turn(amber=4, artifacts=["purse"], amber_on={"purse": 2})
    assert play.keys(1) == 1 and play.amber(1) == 0 and play.on("purse") == 0  # only one way to pay
    play = next_turn(amber=5, artifacts=["purse"], amber_on={"purse": 3})
    assert play.asked == "purse" and play.options == ["1", "2", "3"]
    play.do("2")
    assert play.keys(1) == 1 and play.amber(1) == 1 and play.on("purse") == 1
    play = next_turn(amber=4, artifacts=["trinket"], amber_on={"trinket": 2})
    assert play.keys(1) == 0 and play.on("trinket") == 2


# -- the house ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-K8")
def test_a_house_that_must_be_chosen_is_and_of_two_one() -> None:
    play = stage(me=dict(artifacts=["decree-dis"]), foe=dict(houses=HOUSES, hand=["fear"])).do("end")
    assert play.s.house == "dis" and play.asked == "main"  # one answer, so nobody was asked
    play = stage(me=dict(artifacts=["decree-dis", "decree-logos"]), foe=dict(houses=HOUSES, hand=["fear"])).do("end")
    assert play.options == ["dis", "logos"]
    play = stage(me=dict(artifacts=["decree-dis"]), foe=dict(houses=["brobnar", "mars", "logos"], hand=["punch"])).do("end")
    assert play.options == ["brobnar", "mars", "logos"]  # a house one does not have is no must


@pytest.mark.rule("KF-K8")
def test_without_a_legal_house_there_is_no_active_one() -> None:
    play = stage(me=dict(hand=["houseless"]), foe=dict(houses=HOUSES, hand=["punch"], line=["brute", "with-versatile"]))
    play.do("play:houseless", "end")
    assert play.s.house == "" and play.s.active == 1
    assert play.can("reap:with-versatile") and not play.can("reap:brute") and not play.can("play:punch")


@pytest.mark.rule("KF-K8")
def test_a_foreign_house_comes_with_a_card_one_controls_and_not_with_one_in_hand() -> None:
    play = next_turn(artifacts=["trinket"], line=["stranger"], hand=["foreign-word", "punch"])
    assert play.options == ["brobnar", "dis", "logos", "mars"]
    play = next_turn(hand=["foreign-word", "punch"])
    assert play.options == ["brobnar", "dis", "logos"]


@pytest.mark.rule("KF-K8", "KF-K41")
def test_archives_are_taken_after_the_house_is_chosen_all_or_none() -> None:
    play = next_turn(archives=["anger", "troll"], hand=["punch"])
    play.do("brobnar")
    assert play.asked == "archives"
    play.do("no")
    assert play.hand(1) == ["punch"] and len(play.s.sides[1].archives) == 2
    play = next_turn(archives=["anger", "troll"], hand=["punch"]).do("brobnar", "yes")
    assert play.hand(1) == ["anger", "punch", "troll"] and play.can("play:anger")


@pytest.mark.rule("KF-K41")
def test_without_archives_nobody_is_asked_for_them() -> None:
    assert next_turn().do("brobnar").asked == "main"


@pytest.mark.rule("KF-K41")
def test_an_archived_card_comes_from_the_hand_and_lies_out_of_play() -> None:
    play = stage(me=dict(hand=["filer", "troll"], archives=["anger"], line=["brute"]))
    play.do("play:filer", "troll")
    assert play.where("troll") == "me.archives" and not play.can("play:troll") and not play.can("play:anger")
    assert play.where("brute") == "me.line" and play.at_rest


# -- the main step --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-K9")
def test_cards_of_the_active_house_act_in_any_order_and_number() -> None:
    play = stage(me=dict(hand=["punch", "anger", "fear"], line=["brute", "pit-demon"]), foe=dict(line=["dummy"]))
    play.do("reap:brute", "play:punch", "dummy", "discard:anger")
    assert play.amber() == 2 and play.where("anger") == "me.discard" and play.hand() == ["fear"]
    assert not play.can("play:fear") and not play.can("discard:fear") and not play.can("reap:pit-demon")
    assert play.can("end") and play.at_rest


@pytest.mark.rule("KF-K10")
def test_in_the_first_turn_one_card_is_played_or_discarded() -> None:
    for deed in ("play:quiet", "discard:quiet"):
        play = stage(me=dict(hand=["quiet", "anger"], line=["brute", "dummy"]), turn=1)
        play.do(deed)
        assert not play.can("play:anger") and not play.can("discard:anger")
        assert play.can("reap:brute")  # using is not held back
    play = stage(me=dict(hand=["quiet", "anger"], line=["brute"]), turn=1).do("reap:brute")
    assert play.can("play:anger") and play.can("discard:anger")


@pytest.mark.rule("KF-K10")
def test_the_second_turn_is_whole_and_so_is_the_first_outside_a_duel() -> None:
    play = stage(me=dict(hand=["quiet", "anger"]), turn=2).do("play:quiet")
    assert play.can("play:anger")
    play = stage(me=dict(hand=["quiet", "anger"]), turn=1)
    play.s.duel = False
    assert play.do("play:quiet").can("play:anger")


@pytest.mark.rule("KF-K14")
def test_plays_and_uses_of_one_title_are_six_together() -> None:
    play = stage(me=dict(hand=["brute", "brute"], line=["brute"] * 5 + ["dummy"]))
    for number in range(3, 8):
        play.do(f"reap:brute#{number}")
    play.do("play:brute", "left")
    assert not play.can("play:brute#2") and play.can("discard:brute#2") and play.can("reap:dummy")


@pytest.mark.rule("KF-K14")
def test_an_effect_cannot_go_past_six_either() -> None:
    play = stage(me=dict(hand=["use-order"], line=["brute"] * 6), tally={"six:brute": 6})
    play.do("play:use-order", "brute")
    assert play.amber() == 0 and play.ready("brute") and play.at_rest
    play = stage(me=dict(hand=["borrower"]), foe=dict(artifacts=["two-handed", "trinket"]), tally={"six:two-handed": 6})
    play.do("play:borrower", "two-handed")
    assert play.amber() == 0 and play.ready("two-handed")


@pytest.mark.rule("KF-K14")
def test_the_count_begins_anew_with_every_turn() -> None:
    play = stage(
        me=dict(line=["brute"]),
        foe=dict(line=["brute"], hand=["punch"], houses=["brobnar", "dis", "mars"]),
        tally={"six:brute": 6},
    )
    play.do("end", "brobnar")
    assert play.can("reap:foe/brute")


# -- the end --------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-K11")
def test_only_my_cards_are_readied_and_only_my_hand_is_filled() -> None:
    play = stage(
        me=dict(line=["brute"], artifacts=["trinket"], tired=["brute", "trinket"], hand=["troll"], deck=["punch"] * 8),
        foe=dict(line=["dummy"], tired=["dummy"], hand=["punch"], deck=["anger"] * 5, houses=HOUSES),
    )
    play.do("end")
    assert play.ready("brute") and play.ready("trinket") and not play.ready("dummy")
    assert len(play.s.sides[0].hand) == 6 and play.hand(1) == ["punch"]


@pytest.mark.rule("KF-K11")
def test_more_than_six_cards_are_kept() -> None:
    play = stage(me=dict(hand=["troll"] * 7, deck=["punch"] * 3), foe=dict(hand=["punch"], houses=HOUSES)).do("end")
    assert len(play.s.sides[0].hand) == 8 and len(play.s.sides[0].deck) == 3


@pytest.mark.rule("KF-K12")
def test_drawing_goes_on_with_the_shuffled_discard_pile() -> None:
    play = stage(me=dict(hand=["drawer"], deck=["anger"], discard=["troll", "smith"]), luck=[0, 0, 0])
    play.do("play:drawer")
    assert "anger" in play.hand() and len(play.hand()) == 2
    assert play.where("drawer") == "me.discard"  # it was not among the shuffled cards yet
    assert len(play.s.sides[0].deck) == 1 and play.s.sides[0].discard == [play.id("drawer")]


@pytest.mark.rule("KF-K12")
def test_with_no_card_anywhere_nothing_is_drawn() -> None:
    play = stage(me=dict(hand=["drawer"])).do("play:drawer")
    assert play.hand() == [] and play.at_rest


@pytest.mark.rule("KF-K12")
def test_a_deck_that_is_not_empty_leaves_the_discard_pile_alone() -> None:
    play = stage(me=dict(hand=["drawer"], deck=["anger", "smith"], discard=["troll"])).do("play:drawer")
    assert play.hand() == ["anger", "smith"] and play.where("troll") == "me.discard"


@pytest.mark.rule("KF-K13")
def test_what_happens_at_the_end_comes_after_drawing() -> None:
    play = stage(me=dict(artifacts=["sandman"], deck=["troll"] * 8), foe=dict(hand=["punch"] * 3, houses=HOUSES))
    play.do("end")
    assert play.amber(0) == 6 and play.amber(1) == 0
    play.do("brobnar", "end")
    assert play.keys(0) == 1 and play.amber(0) == 0  # six and no more: the end of the opponent's turn is none of mine


@pytest.mark.rule("KF-K39")
def test_chains_hold_back_at_the_end_of_the_turn_only() -> None:
    play = stage(me=dict(hand=["drawer"], deck=["troll"] * 9, chains=7), foe=dict(hand=["punch"], houses=HOUSES, chains=4))
    play.do("play:drawer")
    assert len(play.hand()) == 2 and play.s.sides[0].chains == 7
    play.do("end")
    assert len(play.s.sides[0].hand) == 4 and play.s.sides[0].chains == 6 and play.s.sides[1].chains == 4


@pytest.mark.rule("KF-K39")
def test_nobody_has_more_than_twenty_four() -> None:
    play = stage(me=dict(hand=["chainer", "chainer"], chains=1)).do("play:chainer")
    assert play.s.sides[1].chains == 20
    play.do("play:chainer#2")
    assert play.s.sides[1].chains == 24 and play.s.sides[0].chains == 1


@pytest.mark.rule("KF-K60")
def test_alpha_comes_before_playing_discarding_and_using() -> None:
    for deed in ("play:quiet", "discard:quiet", "reap:brute"):
        play = stage(me=dict(hand=["alpha-word", "quiet"], line=["brute"]))
        assert play.can("play:alpha-word")
        play.do(deed)
        assert not play.can("play:alpha-word") and play.can("discard:alpha-word")


@pytest.mark.rule("KF-K60")
def test_after_an_alpha_card_everything_else_may_come_but_no_second_one() -> None:
    play = stage(me=dict(hand=["alpha-word", "with-alpha", "quiet"])).do("play:alpha-word")
    assert play.can("play:quiet") and not play.can("play:with-alpha")


@pytest.mark.rule("KF-K61")
def test_omega_ends_the_step_but_not_what_follows_it() -> None:
    play = stage(
        me=dict(hand=["omega-word", "quiet"], line=["brute"], tired=["brute"], deck=["troll"] * 8),
        foe=dict(hand=["punch"], houses=HOUSES),
    )
    play.do("play:omega-word")
    assert play.s.active == 1 and play.where("omega-word") == "me.discard"
    assert play.ready("brute") and len(play.s.sides[0].hand) == 6


@pytest.mark.rule("KF-K61")
def test_an_omega_card_that_is_discarded_ends_nothing() -> None:
    play = stage(me=dict(hand=["omega-word", "quiet"])).do("discard:omega-word")
    assert play.at_rest and play.can("play:quiet")


@pytest.mark.rule("KF-K62")
def test_versatile_is_about_using_not_about_playing() -> None:
    play = stage(
        me=dict(hand=["fear", "with-versatile"], line=["with-versatile", "brute"], house="dis"), foe=dict(line=["dummy"])
    )
    assert play.can("reap:with-versatile#2") and play.can("fight:with-versatile#2")
    assert not play.can("reap:brute") and not play.can("play:with-versatile")
