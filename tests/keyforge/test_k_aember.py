"""Æmber, keys and zones: K37, K38, K40-K45, K74."""

from __future__ import annotations

import pytest

from inglenook.engine.game import View
from inglenook.games.keyforge import GAME, aember
from inglenook.games.keyforge.aember import pool
from inglenook.games.keyforge.invariants import lines_agree, nothing_is_negative, one_place_each
from inglenook.games.keyforge.leaving import leave
from inglenook.games.keyforge.zones import take_archives

from . import props as props
from .stage import stage
from .test_cards_in_play import run


@pytest.mark.rule("KF-K37")
def test_gain_comes_from_the_supply_and_loss_goes_there() -> None:
    play = stage(me=dict(hand=["gainer", "loser"], amber=1), foe=dict(amber=3, line=["brute"], amber_on={"brute": 1}))
    play.do("play:gainer")
    assert (play.amber(0), play.amber(1)) == (3, 3)
    play.do("play:loser")
    assert (play.amber(0), play.amber(1)) == (3, 1) and play.on("brute") == 1


@pytest.mark.rule("KF-K37")
@pytest.mark.parametrize(("there", "stolen"), [(0, 0), (1, 1), (2, 2), (5, 2)])
def test_nobody_is_robbed_of_more_than_there_is(there: int, stolen: int) -> None:
    play = stage(me=dict(hand=["stealer"]), foe=dict(amber=there)).do("play:stealer")
    assert (play.amber(0), play.amber(1)) == (stolen, there - stolen)


@pytest.mark.rule("KF-K37")
def test_a_price_is_paid_to_the_opponent_whole_or_not_at_all() -> None:
    play = stage(me=dict(hand=["payer"], amber=3), foe=dict(amber=1)).do("play:payer")
    assert (play.amber(0), play.amber(1)) == (1, 3)
    play = stage(me=dict(hand=["payer"], amber=1), foe=dict(amber=1)).do("play:payer")
    assert (play.amber(0), play.amber(1)) == (1, 1)


@pytest.mark.parametrize(("dark", "stolen"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_where_nothing_speaks_of_dark_aember_it_goes_last(dark: int, stolen: int) -> None:
    """A game that has dark æmber says who chooses; the duel has none, and asks nothing."""
    play = stage(me=dict(hand=["stealer"]), foe=dict(amber=3, dark=dark)).do("play:stealer")
    assert (play.amber(0), play.s.sides[0].dark, play.s.sides[1].dark) == (2, stolen, dark - stolen)


@pytest.mark.rule("KF-K37")
def test_captured_aember_lies_on_the_creature_and_comes_back() -> None:
    play = stage(me=dict(hand=["mass-capture", "killer"], line=["brute", "dummy", "plated"]), foe=dict(amber=3))
    play.do("play:mass-capture").pick("brute", "dummy")
    assert play.on("brute") == 1 and play.on("dummy") == 1 and play.on("plated") == 0
    assert (play.amber(0), play.amber(1)) == (0, 1)
    play.do("play:killer", "brute")
    assert play.amber(1) == 2 and play.on("dummy") == 1


@pytest.mark.rule("KF-K37")
def test_placed_and_moved_aember() -> None:
    play = stage(me=dict(hand=["exalter", "robber"]), foe=dict(line=["brute", "dummy"], amber=2))
    play.do("play:exalter", "brute")
    assert play.on("brute") == 1 and play.amber(1) == 2
    play.do("play:robber", "brute")
    assert play.on("brute") == 0 and play.amber(0) == 1 and play.s.amber == {}


@pytest.mark.rule("KF-K37")
def test_aember_stored_on_a_card_comes_from_the_pool_and_no_more_than_is_there() -> None:
    play = stage(me=dict(artifacts=["purse"], amber=3), foe=dict(amber=2))
    run(play, aember.move_to_card(play.table, 0, play.id("purse"), 2))
    assert play.on("purse") == 2 and play.amber() == 1 and play.amber(1) == 2
    run(play, aember.move_to_card(play.table, 0, play.id("purse"), 2))
    assert play.on("purse") == 3 and play.amber() == 0


@pytest.mark.rule("KF-K37")
def test_a_card_out_of_play_holds_no_aember() -> None:
    play = stage(me=dict(discard=["brute"]), foe=dict(amber=2))
    run(play, aember.exalt(play.table, play.id("brute"), 2))
    run(play, aember.capture(play.table, play.id("brute"), 2))
    assert play.s.amber == {} and play.amber(1) == 2


@pytest.mark.rule("KF-K37")
def test_negative_numbers_would_be_noticed() -> None:
    play = stage(me=dict(amber=1, line=["brute"], amber_on={"brute": 1}))
    assert nothing_is_negative(play.s)
    play.s.sides[0].amber = -1
    assert not nothing_is_negative(play.s)
    play.s.sides[0].amber = 1
    play.s.amber[play.id("brute")] = 0
    assert not nothing_is_negative(play.s)


@pytest.mark.rule("KF-K38")
def test_only_the_pool_is_ones_own() -> None:
    play = stage(foe=dict(amber=5, line=["brute"], amber_on={"brute": 3}, hand=["punch"], houses=["brobnar", "dis", "mars"]))
    assert pool(play.s, 1) == 5
    play.do("end")
    assert play.keys(1) == 0 and play.on("brute") == 3 and pool(play.s, 1) == 5


@pytest.mark.rule("KF-K40")
def test_an_unforged_key_must_be_forged_again() -> None:
    play = stage(
        me=dict(hand=["unforger", "unforger"], keys=1),
        foe=dict(keys=1, amber=6, hand=["punch"], houses=["brobnar", "dis", "mars"]),
        luck=[0] * 3,
    )
    play.do("play:unforger")
    assert play.keys(1) == 0 and play.amber(1) == 6 and play.keys(0) == 1
    play.do("play:unforger#2")
    assert play.keys(1) == 0 and play.at_rest  # nothing left to unforge
    play.do("end")
    assert play.s.sides[1].keys == ["red"] and play.amber(1) == 0


@pytest.mark.rule("KF-K74")
def test_forging_by_a_card_costs_what_a_key_costs_now_and_what_the_card_adds() -> None:
    for amber, keys in ((7, 0), (8, 1), (9, 1)):
        play = stage(me=dict(hand=["smith-for-two-more"], amber=amber)).do("play:smith-for-two-more")
        assert play.keys() == keys and play.amber() == amber - 8 * keys and play.at_rest
    play = stage(me=dict(hand=["smith-for-two-more"], amber=8), foe=dict(line=["brute"], artifacts=["iron-obelisk"]))
    play.s.damage[play.id("brute")] = 1
    play.do("play:smith-for-two-more")
    assert play.keys() == 0 and play.amber() == 8  # one more for the wounded brute


@pytest.mark.rule("KF-K74")
def test_it_is_not_bound_to_one_a_turn_and_counts_as_forging() -> None:
    play = stage(
        me=dict(hand=["smith-for-two-more", "smith-for-two-more"], amber=16, line=["bilgum-avalanche"]),
        foe=dict(line=["dummy"]),
    )
    play.do("play:smith-for-two-more", "play:smith-for-two-more#2")
    assert play.keys() == 2 and play.amber() == 0 and play.damage("dummy") == 4 and play.s.tally["forged:0"] == 2


# -- zones ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("KF-K41")
def test_a_card_of_the_opponent_in_my_archives_goes_home_when_i_take_them() -> None:
    play = stage(me=dict(archives=["troll"], line=["brute"]), foe=dict(line=["dummy", "plated"]))
    run(play, leave(play.table, [play.id("dummy")], "archives", to=0))
    assert play.where("dummy") == "me.archives" and play.line(1) == ["plated"]
    take_archives(play.table, 0)
    assert play.hand() == ["troll"] and play.hand(1) == ["dummy"] and play.s.taken == {}


@pytest.mark.rule("KF-K42")
def test_a_purged_card_is_out_of_the_game() -> None:
    play = stage(
        me=dict(hand=["eraser"], line=["brute"], discard=["troll"]),
        foe=dict(hand=["punch"], houses=["brobnar"] * 3),
        luck=[0] * 9,
    )
    play.do("play:eraser")
    assert play.where("brute") == "me.purged"
    play.do("end")  # the discard pile is shuffled and drawn
    assert play.where("brute") == "me.purged" and "troll" in play.hand()


@pytest.mark.rule("KF-K42")
def test_the_discard_pile_keeps_its_order_and_everybody_sees_it() -> None:
    play = stage(me=dict(hand=["punch", "quiet", "anger"], discard=["troll"]), foe=dict(line=["dummy"]))
    play.do("discard:quiet", "play:punch", "discard:anger")
    assert play.s.sides[0].discard == [play.id(name) for name in ("troll", "quiet", "punch", "anger")]
    view = View(state=play.s, seat=1, seats=tuple(play.table.seats), asked=(0,), decision=play.table.decision)
    seen = str(GAME.parts(view))
    assert all(play.id(name) in seen for name in ("troll", "quiet", "punch", "anger")) and play.spare not in seen


@pytest.mark.rule("KF-K42")
def test_a_card_in_two_places_or_none_would_be_noticed() -> None:
    play = stage(me=dict(hand=["punch"], discard=["troll"], purged=["anger"]))
    assert one_place_each(play.s)
    play.s.sides[0].discard.remove(play.id("troll"))
    assert not one_place_each(play.s)


@pytest.mark.rule("KF-K43")
def test_a_search_may_find_or_refuse_to_find_and_the_deck_is_shuffled() -> None:
    play = stage(me=dict(hand=["seeker"], deck=["punch", "troll", "anger"], discard=["smith", "quiet"]))
    play.do("play:seeker")
    assert play.options == ["troll", "done"]
    play.do("done")
    assert play.hand() == [] and play.s.sides[0].deck.top == [] and len(play.s.sides[0].deck) == 3
    play = stage(me=dict(hand=["seeker"], deck=["punch", "troll", "anger"], discard=["smith", "quiet"]))
    play.do("play:seeker", "troll")
    assert play.hand() == ["troll"] and play.s.sides[0].deck.top == [] and len(play.s.sides[0].deck) == 2
    assert play.s.sides[0].discard == [play.id("smith"), play.id("quiet"), play.id("seeker")]


@pytest.mark.rule("KF-K43")
def test_a_searched_discard_pile_keeps_its_order() -> None:
    play = stage(me=dict(hand=["seeker"], discard=["smith", "troll", "quiet"], deck=["punch"]))
    play.do("play:seeker", "troll")
    assert play.hand() == ["troll"]
    assert play.s.sides[0].discard == [play.id("smith"), play.id("quiet"), play.id("seeker")]


@pytest.mark.rule("KF-K44")
def test_a_creature_goes_to_the_end_the_active_player_says_and_keeps_its_wounds() -> None:
    play = stage(
        me=dict(hand=["taker"], line=["weakling", "plated"]),
        foe=dict(line=["brute", "dummy"], damage={"dummy": 3}, tired=["dummy"], amber_on={"dummy": 1}),
    )
    play.do("play:taker", "dummy")
    assert play.options == ["left", "right"]
    play.do("left")
    assert play.line() == ["dummy", "weakling", "plated"] and play.line(1) == ["brute"]
    assert play.damage("dummy") == 3 and not play.ready("dummy") and play.on("dummy") == 1
    assert lines_agree(play.s) and play.at_rest


@pytest.mark.rule("KF-K44")
def test_the_latest_effect_counts_and_the_owner_gets_it_back_in_the_end() -> None:
    play = stage(me=dict(hand=["taker", "giver", "taker", "sender"]), foe=dict(line=["dummy"]))
    play.do("play:taker")
    assert play.line() == ["dummy"] and play.can("reap:dummy")
    play.do("play:giver")
    assert play.line(1) == ["dummy"] and not play.can("reap:dummy")
    play.do("play:taker#2", "play:sender")
    assert play.hand(1) == ["dummy"] and play.hand() == []


@pytest.mark.rule("KF-K44")
def test_a_card_in_the_wrong_line_would_be_noticed() -> None:
    play = stage(me=dict(line=["brute"]))
    play.s.control[play.id("brute")] = 1
    assert not lines_agree(play.s)


@pytest.mark.rule("KF-K45")
def test_a_sacrificed_card_was_destroyed() -> None:
    play = stage(me=dict(artifacts=["screechbomb"], line=["mourner"]), foe=dict(amber=3)).do("omni:screechbomb")
    assert play.where("screechbomb") == "me.discard" and play.amber(0) == 1 and play.amber(1) == 1
