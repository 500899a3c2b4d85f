"""Luck is fair, recorded, and rewinds; a deck has no order that nobody knows."""

from __future__ import annotations

import random
from collections import Counter
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inglenook.engine.chance import Chance, Dice, Draw, DrawNeeded, Luck, Recorded, ReplayMismatch, deck_of


class Digest:
    """A hash whose digests are given."""

    def __init__(self, values: list[int]) -> None:
        self.values = values

    def __call__(self, text: bytes, *, digest_size: int, key: bytes) -> Digest:
        assert digest_size == 8
        return self

    def digest(self) -> bytes:
        return self.values.pop(0).to_bytes(8, "big")


@pytest.mark.parametrize("n", [3, 6, 7, 10, 61])
def test_every_outcome_has_the_same_number_of_hashes(n: int) -> None:
    whole = 1 << 64
    limit = whole - whole % n
    values = [0, n - 1, limit - 1, limit, whole - 1, 5]
    with patch("inglenook.engine.chance.hashlib.blake2b", Digest(values)):
        luck = Luck(b"key")
        assert luck.draw(0, n) == 0
        assert luck.draw(1, n) == n - 1
        assert luck.draw(2, n) == n - 1, "the last hash below the limit counts"
        assert luck.draw(3, n) == 5 % n, "the limit and all above it are drawn again"
    assert not values
    assert limit % n == 0


def test_luck_rewinds_and_depends_on_its_key() -> None:
    first = [Luck(b"a").draw(index, 6) for index in range(100)]
    assert first == [Luck(b"a").draw(index, 6) for index in range(100)]
    assert first != [Luck(b"b").draw(index, 6) for index in range(100)]
    assert set(first) == set(range(6))


def test_recorded_draws_come_back_and_then_others() -> None:
    source = Recorded([(6, 3), (2, 1)], then=Luck(b"x"))
    assert [source.draw(0, 6), source.draw(1, 2), source.draw(2, 9)] == [3, 1, Luck(b"x").draw(2, 9)]


@pytest.mark.parametrize(("draws", "n"), [([(6, 3)], 5), ([(6, 6)], 6), ([(6, -1)], 6), ([], 6)])
def test_a_record_that_does_not_fit_is_refused(draws: list[Draw], n: int) -> None:
    with pytest.raises(ReplayMismatch):
        Recorded(draws).draw(0, n)


def test_a_chance_records_and_returns_its_tape() -> None:
    chance = Chance(Luck(b"x"))
    sink: list[Draw] = []
    chance.sink = sink
    rolls = [chance.roll(6), chance.below(1), chance.pick("abc")]
    assert rolls[1] == 0 and len(chance.tape) == 2 == len(sink), "one of one is no draw"
    chance.pos = 0
    assert [chance.roll(6), chance.below(1), chance.pick("abc")] == rolls
    assert len(sink) == 2, "what is on the tape is not recorded again"
    chance.pos = 0
    with pytest.raises(ReplayMismatch):
        chance.roll(8)


def test_a_step_settles_what_was_drawn() -> None:
    chance = Chance(Luck(b"x"))
    chance.roll(6), chance.roll(6)
    chance.step()
    assert (chance.base, chance.pos, chance.tape) == (2, 0, [])
    assert chance.roll(6) == Luck(b"x").draw(2, 6) + 1


def test_explicit_chance_asks_for_the_draw() -> None:
    chance = Chance(Luck(b"x"), explicit=True)
    assert chance.below(1) == 0
    with pytest.raises(DrawNeeded) as needed:
        chance.roll(6)
    assert needed.value.n == 6
    assert not isinstance(needed.value, Exception), "no rule can catch it by mistake"


def test_a_deck_has_no_order_until_somebody_knows_it() -> None:
    deck = deck_of(["c", "a", "b"])
    assert (deck.pool, deck.top, deck.known) == (["a", "b", "c"], [], {})
    assert deck.draw(Chance(Recorded([(3, 1)]))) == "b" and deck.pool == ["a", "c"]
    deck.put_on_top("b", (1,))
    assert deck.draw(Chance(Recorded([]))) == "b", "what is known is not drawn"
    assert "b" not in deck.known and len(deck) == 2


def test_a_card_laid_on_top_comes_next_and_shuffling_forgets() -> None:
    deck = deck_of(["a", "b"])
    deck.put_on_top("z", (0, 1))
    assert deck.top == ["z"] and deck.known["z"] == (0, 1)
    deck.shuffle_in(["y"])
    assert (deck.pool, deck.top, deck.known) == (["a", "b", "y", "z"], [], {})


@given(st.lists(st.integers(), unique=True, min_size=1, max_size=12), st.integers(0, 2**32))
def test_drawing_a_deck_empty_gives_every_card_once(numbers: list[int], seed: int) -> None:
    cards = [str(number) for number in numbers]
    deck = deck_of(cards)
    chance = Chance(Dice(random.Random(seed)))
    assert Counter(deck.draw(chance) for _ in cards) == Counter(cards)
    assert len(deck) == 0


def test_every_card_is_as_likely_to_be_drawn() -> None:
    drawn = Counter(deck_of(["a", "b", "c"]).draw(Chance(Recorded([(3, outcome)]))) for outcome in range(3))
    assert drawn == {"a": 1, "b": 1, "c": 1}
