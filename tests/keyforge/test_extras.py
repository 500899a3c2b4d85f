"""Bans, zones, searching, the tide and tokens: K2, K42, K43, K66-K68."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge import extras
from inglenook.games.keyforge.invariants import one_place_each

from . import props as props
from .stage import stage
from .test_cards_in_play import run


@pytest.mark.rule("KF-K2")
def test_cannot_beats_may() -> None:
    play = stage(me=dict(line=["tireless-crocag"], hand=["punch"], house="dis"), foe=dict(line=["dummy"]))
    assert play.can("fight:tireless-crocag") and not play.can("reap:tireless-crocag")


@pytest.mark.rule("KF-K42")
def test_a_card_is_in_one_place() -> None:
    play = stage(me=dict(hand=["punch"], discard=["troll"], purged=["anger"]))
    assert one_place_each(play.s)
    play.s.sides[0].hand.append(play.id("troll"))
    assert not one_place_each(play.s)


@pytest.mark.rule("KF-K43")
def test_a_search_may_find_nothing_and_shuffles_the_deck() -> None:
    play = stage(me=dict(deck=["troll", "punch", "brute"], discard=["anger", "weakling"]))
    run(play, extras.search(play.table, 0, ["dummy"], 1))
    assert play.s.sides[0].deck.top == [] and len(play.s.sides[0].deck) == 3
    assert play.s.sides[0].discard == [play.id("anger"), play.id("weakling")]
    assert play.hand() == []


@pytest.mark.rule("KF-K66")
def test_the_tide_is_raised_for_three_chains() -> None:
    play = stage(me=dict(line=["brute"]), foe=dict(hand=["punch"]))
    assert not play.can("tide")
    play.s.tidal = True
    play.do("reap:brute", "tide")
    assert play.s.tide == 0 and play.s.sides[0].chains == 3 and play.s.sides[1].chains == 0
    assert not play.can("tide")


@pytest.mark.rule("KF-K67")
def test_a_token_is_the_top_card_until_it_leaves() -> None:
    play = stage(me=dict(deck=["cannon", "troll"], hand=["punch"], line=["dummy"]))
    work = extras.make_token(play.table, 0, "weakling")
    asked = work.send(None)
    assert asked.kind == "flank"
    with pytest.raises(StopIteration):
        work.send("right")
    assert play.s.guise[play.id("cannon")] == "weakling" and play.power("cannon") == 1 and not play.ready("cannon")
    play.do("play:punch", "cannon")
    assert play.where("cannon") == "me.discard" and play.id("cannon") not in play.s.guise
