"""The turn and the deck: K1-K14, K39, K60-K62, K69."""

from __future__ import annotations

import random

import pytest

from inglenook.engine.chance import Dice
from inglenook.engine.table import Seat, Table
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge import setup
from inglenook.games.keyforge.decks import BadDeck, check
from inglenook.games.keyforge.query import chain_penalty

from . import props as props
from .stage import GAME, opening, stage

TWELVE = ["anger", "anger", "punch", "troll", "bumpsy", "smaaash", "krump", "valdr", "smith", "warsong", "tremor", "smith"]


def _refusal(titles: list[str]) -> Msg:
    with pytest.raises(BadDeck) as refusal:
        check(titles)
    return refusal.value.reason


@pytest.mark.rule("KF-K1")
def test_a_deck_has_three_houses_of_twelve() -> None:
    assert _refusal(TWELVE) == msg("kf-deck-houses", count=12, houses=1)
    assert _refusal(["nobody-knows"]) == msg("kf-deck-unknown", card="nobody-knows")


@pytest.mark.rule("KF-K65")
def test_a_card_of_later_mechanics_is_refused_by_name() -> None:
    assert _refusal(["later-thing"]) == msg("kf-deck-later", card="Later Thing", what="graft")


@pytest.mark.rule("KF-K3", "KF-K69")
def test_the_first_player_draws_seven_and_the_other_six() -> None:
    table = opening(1)
    assert table.state.active == 1
    assert [len(side.hand) for side in table.state.sides] == [6, 7]
    table = opening(0)
    assert [len(side.hand) for side in table.state.sides] == [7, 6]


@pytest.mark.rule("KF-K4")
def test_a_mulligan_draws_one_fewer_and_comes_once() -> None:
    table = opening(0)
    assert table.decision is not None and table.decision.kind == "mulligan" and table.decision.seat == 0
    table.submit("yes")
    assert len(table.state.sides[0].hand) == 6
    assert table.decision.seat == 1
    table.submit("no")
    assert [len(side.hand) for side in table.state.sides] == [6, 6]
    assert table.decision.kind == "main"  # one house, so nobody is asked for it


@pytest.mark.rule("KF-K10")
def test_the_first_turn_is_one_card_long() -> None:
    table = opening(0)
    table.submit("no")
    table.submit("no")
    table.submit(next(key for key in table.decision.keys if key.startswith("play:")))
    # Nothing else can be done, so the turn has ended by itself, and the other side is not held back.
    assert table.state.active == 1
    table.submit(next(key for key in table.decision.keys if key.startswith("play:")))
    assert table.state.active == 1 and any(key.startswith("play:") for key in table.decision.keys)


@pytest.mark.rule("KF-K7")
def test_a_key_is_forged_when_it_can_be_paid_and_only_one() -> None:
    play = stage(foe=dict(amber=13, hand=["dummy"], houses=["dis", "logos", "mars"]))
    play.do("end")
    assert play.keys(1) == 1 and play.amber(1) == 7 and play.keys(0) == 0
    play = stage(foe=dict(amber=5, hand=["dummy"]))
    play.do("end")
    assert play.keys(1) == 0 and play.amber(1) == 5


@pytest.mark.rule("KF-K5")
def test_the_third_key_wins_at_once() -> None:
    play = stage(foe=dict(amber=6, keys=2))
    play.do("end")
    assert play.table.over is not None and play.table.over.winners == (1,)


@pytest.mark.rule("KF-K8")
def test_a_house_is_chosen_among_ones_own_and_those_of_cards_one_controls() -> None:
    play = stage(foe=dict(houses=["dis", "logos", "mars"], artifacts=["cannon"]))
    play.do("end")
    assert play.options == ["dis", "logos", "mars", "brobnar"]
    assert play.table.decision is not None and play.table.decision.seat == 1


@pytest.mark.rule("KF-K41", "KF-K8")
def test_archives_come_all_or_not_at_all() -> None:
    play = stage(foe=dict(houses=["brobnar", "dis", "logos"], archives=["punch", "anger"], hand=["troll"]))
    play.do("end", "brobnar")
    assert play.asked == "archives"
    play.do("yes")
    assert play.hand(1) == ["anger", "punch", "troll"]
    assert play.s.sides[1].archives == []


@pytest.mark.rule("KF-K9")
def test_only_cards_of_the_active_house_act() -> None:
    play = stage(me=dict(hand=["punch", "fear"], line=["troll", "pit-demon"], house="brobnar"), foe=dict(line=["dummy"]))
    assert play.can("play:punch") and play.can("discard:punch") and play.can("reap:troll")
    assert not play.can("play:fear") and not play.can("discard:fear") and not play.can("reap:pit-demon")
    assert play.can("end")


@pytest.mark.rule("KF-K11")
def test_at_the_end_cards_are_readied_and_the_hand_is_filled_to_six() -> None:
    deck = ["troll"] * 10
    play = stage(me=dict(line=["brute"], tired=["brute"], deck=deck), foe=dict(line=["dummy"], tired=["dummy"], hand=["punch"]))
    play.do("end")
    assert play.ready("brute") and not play.ready("dummy")
    assert len(play.s.sides[0].hand) == 6 and len(play.s.sides[1].hand) == 1


@pytest.mark.rule("KF-K11")
def test_nobody_discards_down_to_six() -> None:
    play = stage(me=dict(hand=["troll"] * 8, deck=["punch"]), foe=dict(hand=["punch"]))
    play.do("end")
    assert len(play.s.sides[0].hand) == 9


@pytest.mark.rule("KF-K12")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    play = stage(me=dict(discard=["troll"] * 7), foe=dict(hand=["punch"]), luck=[0] * 8)
    play.do("end")
    assert len(play.s.sides[0].hand) == 6 and play.s.sides[0].discard == [] and len(play.s.sides[0].deck) == 2


@pytest.mark.rule("KF-K13")
def test_what_lasts_this_turn_ends_with_it_and_armor_is_whole_again() -> None:
    play = stage(
        me=dict(hand=["warsong"], line=["brute"]),
        foe=dict(line=["plated", "dummy"], hand=["punch"], houses=["brobnar", "dis", "mars"]),
    )
    play.do("play:warsong", "fight:brute", "plated", "end", "brobnar")
    assert play.amber() == 1
    assert play.s.lasting == [] and play.s.armor_used == {}


@pytest.mark.rule("KF-K14")
def test_a_title_acts_six_times_a_turn_at_most() -> None:
    play = stage(me=dict(hand=["smith"] * 7, line=["brute"]))
    for number in range(1, 7):
        assert play.can(f"play:smith#{number}")
        play.do(f"play:smith#{number}")
    assert not play.can("play:smith#7") and play.can("reap:brute") and play.can("discard:smith#7")


@pytest.mark.rule("KF-K39")
@pytest.mark.parametrize(("chains", "fewer"), [(0, 0), (1, 1), (6, 1), (7, 2), (12, 2), (13, 3), (18, 3), (19, 4), (24, 4)])
def test_chains_hold_cards_back(chains: int, fewer: int) -> None:
    assert chain_penalty(chains) == fewer
    play = stage(me=dict(deck=["troll"] * 8, chains=chains), foe=dict(hand=["punch"]))
    play.do("end")
    assert len(play.s.sides[0].hand) == 6 - fewer
    assert play.s.sides[0].chains == max(chains - 1, 0)


@pytest.mark.rule("KF-K39")
def test_a_full_hand_sheds_no_chain() -> None:
    play = stage(me=dict(hand=["troll"] * 6, deck=["punch"], chains=3), foe=dict(hand=["punch"], chains=2))
    play.do("end")
    assert play.s.sides[0].chains == 3 and play.s.sides[1].chains == 2


@pytest.mark.rule("KF-K60")
def test_an_alpha_card_comes_first_or_not_at_all() -> None:
    play = stage(me=dict(hand=["with-alpha", "punch"]), foe=dict(line=["dummy"]))
    assert play.can("play:with-alpha")
    play.do("play:punch")
    assert not play.can("play:with-alpha")


@pytest.mark.rule("KF-K61")
def test_an_omega_card_ends_the_step() -> None:
    play = stage(me=dict(hand=["with-omega", "punch"]), foe=dict(line=["dummy"], hand=["troll"]))
    play.do("play:with-omega")
    assert play.s.active == 1


@pytest.mark.rule("KF-K62")
def test_a_versatile_creature_acts_in_every_house() -> None:
    play = stage(me=dict(hand=["fear"], line=["with-versatile", "brute"], house="dis"), foe=dict(line=["dummy"]))
    assert play.can("reap:with-versatile") and not play.can("reap:brute")


@pytest.mark.rule("KF-K6")
def test_the_active_player_decides_for_enemy_cards_too() -> None:
    play = stage(me=dict(line=["dummy", "weakling"], hand=["smaaash"]), foe=dict(artifacts=["pile-of-skulls"]))
    play.do("play:smaaash", "right")
    assert play.table.decision is not None and play.table.decision.seat == 0 and play.asked == "stun"


def test_random_duels_of_props_end() -> None:
    rng = random.Random(3)
    for _ in range(20):
        sides = [setup.side_of(number, ("brute", "dummy", "with-elusive", "punch", "troll") * 7) for number in (0, 1)]
        table = Table(GAME, setup.table_of(sides, "first"), Dice(rng), seats=[Seat("Ana"), Seat("Bo")], keep=False).begin()
        for _ in range(3000):
            if table.decision is None:
                break
            table.submit(rng.choice(table.decision.keys))
        assert table.over is not None
