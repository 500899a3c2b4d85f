"""Extras: the tide and token creatures, K66 and K67."""

from __future__ import annotations

import pytest

from inglenook.games.keyforge import setup
from inglenook.games.keyforge.extras import knows_tide
from inglenook.games.keyforge.state import NOBODY

from . import props as props
from .stage import Play, stage


def tidal(**me: object) -> Play:
    """A table that knows the tide."""
    play = stage(
        me=dict(line=["tidal", "brute"], **me), foe=dict(line=["tidal"], hand=["punch"], houses=["brobnar", "dis", "mars"])
    )
    play.s.tidal = True
    return play.do("reap:brute")


@pytest.mark.rule("KF-K66")
def test_the_tide_is_neutral_until_somebody_raises_it() -> None:
    play = tidal()
    assert play.s.tide == NOBODY and play.power("me/tidal") == 3 and play.power("foe/tidal") == 3
    play.do("tide")
    assert play.power("me/tidal") == 5 and play.power("foe/tidal") == 3  # high for one, low for the other
    assert play.s.sides[0].chains == 3 and play.s.sides[1].chains == 0


@pytest.mark.rule("KF-K66")
def test_each_turn_it_can_be_raised_again_and_it_turns() -> None:
    play = tidal().do("tide")
    assert not play.can("tide")  # it is high already; three chains would buy nothing
    play.do("end", "brobnar")
    assert play.can("tide")
    play.do("tide")
    assert play.s.tide == 1 and play.power("me/tidal") == 3 and play.power("foe/tidal") == 5 and play.s.sides[1].chains == 3


@pytest.mark.rule("KF-K66")
def test_a_card_raises_it_for_nothing_and_the_house_does_not_matter() -> None:
    play = tidal(hand=["tide-raiser", "fear"])
    play.do("play:tide-raiser")
    assert play.s.tide == 0 and play.s.sides[0].chains == 0
    play = stage(me=dict(line=["tidal", "pit-demon"], hand=["fear"], house="dis"), tidal=True)
    assert play.can("tide")


@pytest.mark.rule("KF-K66")
def test_there_is_a_tide_only_where_a_deck_speaks_of_it() -> None:
    plain, wet = setup.side_of(0, ("brute",) * 3), setup.side_of(1, ("brute", "tidal"))
    assert not knows_tide(setup.table_of([plain, plain], "first"))
    assert knows_tide(setup.table_of([plain, wet], "first"))
    play = stage(me=dict(line=["brute"], hand=["punch"]))
    assert not play.can("tide")


@pytest.mark.rule("KF-K67")
def test_a_token_is_a_copy_that_was_not_played() -> None:
    play = stage(
        me=dict(hand=["token-maker"], deck=["bumpsy", "troll"], line=["dummy", "brute"], artifacts=["autocannon"]),
        foe=dict(amber=2),
    )
    play.s.counters[play.id("brute")] = 1
    play.do("play:token-maker")
    assert play.asked == "flank"
    play.do("left")
    # A weakling of power 1 under an autocannon: it entered, so it was hit; it was not played, so nobody lost æmber.
    assert play.where("bumpsy") == "me.discard" and play.amber(1) == 2 and play.line() == ["dummy", "brute"]


@pytest.mark.rule("KF-K67")
def test_a_token_is_exhausted_on_a_flank_and_its_own_card_again_when_it_leaves() -> None:
    play = stage(me=dict(hand=["token-maker", "sender"], deck=["cannon", "troll"], line=["dummy"]))
    play.do("play:token-maker", "right")
    token = play.id("cannon")
    assert play.s.sides[0].line[-1] == token and play.power("cannon") == 1 and not play.ready("cannon")
    assert not play.can("action:cannon") and len(play.s.sides[0].deck) == 1
    play.do("play:sender", "cannon")
    assert play.hand() == ["cannon"] and play.s.guise == {} and play.can("play:cannon")


@pytest.mark.rule("KF-K67")
def test_without_a_deck_there_is_no_token() -> None:
    play = stage(me=dict(hand=["token-maker"], discard=["troll"])).do("play:token-maker")
    assert play.line() == [] and play.where("troll") == "me.discard" and play.at_rest
