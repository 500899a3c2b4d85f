"""Bots know what their seat knows, and nothing more."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from inglenook.bots import bot
from inglenook.engine.chance import Chance, Dice
from inglenook.engine.data import encode
from tests.bots.helpers import Blindfold, battle, new, without

NAMES = ("random", "shaky", "greedy", "mcts:12")


def stops(seats: int, seed: int, every: int) -> list[tuple[Any, int]]:
    """Tables at some decisions of a game, each with a seat that is asked there."""
    found = []
    t = new(seats, seed)
    guide = bot("shaky", seed)
    for number in range(400):
        if t.decision is None:
            break
        asked = [d.seat for d in t.group if d.seat not in t.pending] or [t.decision.seat]
        if number % every == 0:
            found.append((t.clone(t.chance.source, keep=True), asked[-1]))
        t.submit(guide.choose(t, t.decision.seat), t.decision.seat)
    return found


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3])
def test_an_answer_does_not_change_when_what_the_seat_may_not_know_is_permuted(name, seats):
    kinds = set()
    for number, (t, seat) in enumerate(stops(seats, seed=5, every=3)):
        kinds.add(t.asked(seat).kind)
        plain = bot(name, number).choose(Blindfold(t, seat), seat)
        for luck in range(2):
            assert bot(name, number).choose(Blindfold(t, seat, Random(luck)), seat) == plain, t.asked(seat)
    assert {"action", "bid"} <= kinds, "the tables are too much alike to prove anything"


def test_the_permutation_is_a_real_one():
    (t, seat), *_ = stops(2, seed=5, every=3)
    hands = set()
    for luck in range(5):
        other = t.clone(t.chance.source)
        other.present()
        battle().redeal(other.state, seat, Chance(Dice(Random(luck))))
        hands.add(encode(other.state.hands))
    assert len(hands) > 1


@pytest.mark.parametrize("seats", [2, 3])
def test_looking_ahead_is_honest_too(seats):
    blind = without("worths")
    for number, (t, seat) in enumerate(stops(seats, seed=8, every=7)):
        t.game = blind
        plain = bot("greedy", number).choose(Blindfold(t, seat), seat)
        assert bot("greedy", number).choose(Blindfold(t, seat, Random(1)), seat) == plain


def swaps(seeds: range) -> Iterator[Any]:
    """Tables at which two seats choose, in secret, a card to swap."""
    for seed in seeds:
        t = new(2, seed)
        guide = bot("random", seed)
        while t.decision is not None:
            if len(t.group) == 2 and t.group[0].kind == "give" and not t.pending:
                yield t.clone(t.chance.source, keep=True)
            t.submit(guide.choose(t, t.decision.seat), t.decision.seat)


def test_a_copy_for_a_seat_does_not_show_what_others_may_answer_in_secret():
    """The cards one may give are one's hand, so they are listed from the hand that was dealt anew."""
    dealt = set()
    for t in islice(swaps(range(30)), 5):
        mine, other = t.group
        for luck in range(8):
            twin = t.clone(Dice(Random(luck)), for_seat=mine.seat)
            assert twin.group[0].keys == mine.keys
            assert twin.group[1].keys == twin.state.hands[other.seat]
            dealt.add((tuple(other.keys), tuple(twin.group[1].keys)))
    assert any(real != again for real, again in dealt), "no hand was ever dealt anew"


def test_a_search_plays_on_from_a_secret_choice():
    for t in islice(swaps(range(30)), 3):
        for decision in t.group:
            assert bot("mcts:20", 4).choose(t, decision.seat) in decision.keys
