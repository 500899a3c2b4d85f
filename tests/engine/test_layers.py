"""A deck in layers keeps its cards in their places, and a seat that may not know cannot tell."""

from __future__ import annotations

import itertools
import random
from collections.abc import Sequence

import pytest

from inglenook.engine.chance import Chance, Dice, Luck, Recorded
from inglenook.engine.data import decode, encode
from inglenook.engine.layers import LayeredDeck, layered

ALL = (-1, 0, 1)


def luck(*draws: tuple[int, int]) -> Chance:
    return Chance(Recorded(draws))


def test_the_top_layer_is_drawn_empty_before_the_next() -> None:
    deck = layered(["b", "a"], ["d", "c"])
    assert deck.layers == [("a", "b"), ("c", "d")] and len(deck) == 4
    assert [deck.draw(luck((2, 1))), deck.draw(luck()), deck.draw(luck((2, 0)))] == ["b", "a", "c"]
    assert deck.layers == [("d",)]


def test_the_last_card_is_drawn_from_below() -> None:
    deck = layered(["a", "b"], ["c"])
    assert [deck.draw_below(luck()), deck.draw_below(luck((2, 0)))] == ["c", "a"]


def test_a_card_put_under_comes_last_and_a_card_laid_on_top_first() -> None:
    deck = layered(["a", "b"])
    deck.put_under("z", (0,))
    deck.put_on_top("y", (0, 1))
    assert deck.places(0) == ["y", None, None, "z"] and deck.places(1) == ["y", None, None, None]
    assert deck.places(None) == [None] * 4
    assert deck.draw(luck()) == "y" and deck.known == {"z": (0,)}


def test_cards_laid_over_have_no_order_among_themselves() -> None:
    deck = layered(["a"])
    deck.lay_over(["z", "y"], ALL)
    deck.lay_over([], ALL)
    assert deck.layers == [("y", "z"), ("a",)] and deck.places(0) == [None, None, None]
    deck.draw(luck((2, 0)), ALL)
    assert deck.places(0) == ["z", None] == deck.places(None), "who has seen one of two knows the other"


def test_a_bottom_of_four_stays_below_what_is_shuffled_over_it() -> None:
    events = [f"e{number}" for number in range(12)]
    deck = layered(events)
    deck.cut(Chance(Luck(b"x")), 4)
    deck.shuffle_in_top(["good", "bad"], ALL)
    over, under = deck.layers
    assert (len(over), len(under)) == (10, 4) and {"good", "bad"} < set(over)
    assert sorted(deck.hidden(0)) == sorted(events), "everybody knows where the two lie, nobody where the others do"
    for seed in range(20):
        twin = deck.copy()
        twin.deal_anew(0, twin.hidden(0), Chance(Dice(random.Random(seed))))
        assert {"good", "bad"} < set(twin.layers[0]) and list(map(len, twin.layers)) == [10, 4]


def test_peeking_gives_the_next_cards_a_place_known_to_one_seat() -> None:
    deck = layered(["a", "b", "c"], ["d"])
    assert deck.peek(luck((3, 2), (2, 0)), 2, 1) == ["c", "a"]
    assert deck.layers == [("c",), ("a",), ("b",), ("d",)] and deck.known == {"c": (1,), "a": (1,)}
    assert deck.peek(luck(), 9, 0) == ["c", "a", "b", "d"], "no further than the deck goes"


def test_who_does_not_see_what_leaves_a_bag_no_longer_knows_the_rest() -> None:
    deck = layered()
    deck.lay_over(["a", "b", "c"], (0, 1))
    deck.draw(luck((3, 0)), (1,))
    assert deck.known == {"b": (1,), "c": (1,)}


def test_searching_takes_one_card_and_shuffles_the_rest() -> None:
    deck = layered(["a", "b"], ["c"])
    deck.put_on_top("z", ALL)
    assert deck.search("c") == "c"
    assert (deck.layers, deck.known) == ([("a", "b", "z")], {})
    with pytest.raises(ValueError, match="not in tuple"):
        deck.search("c")
    assert layered(["a"]).search("a") == "a"


def test_it_is_data() -> None:
    deck = layered(["a", "b"])
    deck.put_under("z", (1,))
    twin = deck.copy()
    twin.draw(luck((2, 0)))
    assert encode(decode(encode(deck), LayeredDeck)) == encode(deck) != encode(twin)
    assert deck.layers == [("a", "b"), ("z",)]


# -- against every world a seat can think of ------------------------------------------------------------------------------

CARDS = "abcde"
World = tuple[str, ...]


class Oracle:
    """Luck that draws what truly lies there."""

    def __init__(self, deck: LayeredDeck, cards: Sequence[str]) -> None:
        self.deck, self.cards = deck, list(cards)

    def below(self, n: int) -> int:
        bag: tuple[str, ...] = ()
        while len(bag) != n:  # a card that lies alone needs no luck
            card = self.cards.pop(0)
            bag = next(bag for bag in self.deck.layers if card in bag)
        return bag.index(card)


class Naive:
    """A pile with a true order, and for each seat every order it could have for all that the seat has seen."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.order: World = tuple(rng.sample(CARDS, len(CARDS)))
        self.worlds: dict[int, set[World]] = {seat: set(itertools.permutations(CARDS)) for seat in ALL}
        self.deck = layered(CARDS)

    def out(self, world: World) -> list[str]:
        return [card for card in CARDS if card not in world]

    def draw(self, seats: tuple[int, ...]) -> None:
        card, self.order = self.order[0], self.order[1:]
        assert self.deck.draw(Oracle(self.deck, [card]), seats) == card  # type: ignore[arg-type]
        for seat, worlds in self.worlds.items():
            self.worlds[seat] = {world[1:] for world in worlds if seat not in seats or world[0] == card}

    def peek(self, seat: int, count: int) -> None:
        seen = self.order[:count]
        assert self.deck.peek(Oracle(self.deck, seen), count, seat) == list(seen)  # type: ignore[arg-type]
        self.worlds[seat] = {world for world in self.worlds[seat] if world[:count] == seen}

    def put(self, seats: tuple[int, ...], count: int, *, over: bool) -> None:
        cards = self.rng.sample(self.out(self.order), count)
        laid = tuple(self.rng.sample(cards, count))
        (self.deck.lay_over if over else self.deck.lay_under)(cards, seats)
        self.order = laid + self.order if over else self.order + laid
        for seat, worlds in self.worlds.items():
            self.worlds[seat] = {
                perm + world if over else world + perm
                for world in worlds
                for perm in itertools.permutations(self.out(world), count)
                if seat not in seats or set(perm) == set(cards)
            }

    def shuffle(self) -> None:
        self.deck.shuffle_in(())
        self.order = tuple(self.rng.sample(self.order, len(self.order)))
        self.worlds = {seat: {p for w in worlds for p in itertools.permutations(w)} for seat, worlds in self.worlds.items()}

    def step(self) -> None:
        seats = tuple(seat for seat in ALL if self.rng.random() < 0.5)
        here, out = len(self.order), len(CARDS) - len(self.order)
        what = self.rng.choice(["draw"] * 3 + ["peek", "over", "under", "under"] + ["shuffle"] * (self.rng.random() < 0.3))
        if what == "draw" and here:
            self.draw(seats)
        elif what == "peek" and here:
            self.peek(self.rng.choice([0, 1]), self.rng.randint(1, min(here, 2)))
        elif what in ("over", "under") and out:
            self.put(seats, self.rng.randint(1, min(out, 2)), over=what == "over")
        elif what == "shuffle":
            self.shuffle()


def check(naive: Naive) -> int:
    """The layers hold what truly lies there, and nobody knows more than they can; returns how much is known."""
    deck, at, told = naive.deck, 0, 0
    assert len(deck) == len(naive.order)
    for bag in deck.layers:
        assert list(bag) == sorted(naive.order[at : at + len(bag)])
        for card in bag:
            for seat in deck.known.get(card, ()):
                told += 1
                assert all(card in world[at : at + len(bag)] for world in naive.worlds[seat]), f"{seat} cannot know {card}"
        at += len(bag)
    for seat, worlds in naive.worlds.items():
        assert naive.order in worlds
        for card, place in zip(deck.places(seat), range(len(deck)), strict=True):
            assert card is None or {world[place] for world in worlds} == {card}
    return told


def alike(naive: Naive, seat: int) -> None:
    """Dealing anew moves nothing this seat knows, leaves the layers as large, and does not depend on the true cards."""
    results = set()
    for seed in range(3):
        twin = naive.deck.copy()
        for chance in (Chance(Dice(random.Random(seed))), Chance(Luck(b"the same"))):
            unknown = sorted(twin.hidden(seat) + [card for card in CARDS if not any(card in bag for bag in twin.layers)])
            twin.deal_anew(seat, unknown, chance)
            assert twin.places(seat) == naive.deck.places(seat)
            assert list(map(len, twin.layers)) == list(map(len, naive.deck.layers))
        results.add(encode(twin))
    assert len(results) == 1


@pytest.mark.parametrize("seed", range(60))
def test_nobody_knows_more_than_what_they_have_seen_allows(seed: int) -> None:
    naive = Naive(random.Random(seed))
    told = 0
    for _ in range(25):
        naive.step()
        told += check(naive)
        for seat in ALL:
            alike(naive, seat)
    assert told > 5


def test_what_one_has_seen_laid_down_one_knows() -> None:
    for seed in range(40):
        naive = Naive(random.Random(seed))
        naive.draw(ALL), naive.draw((0,))
        naive.put((1,), 1, over=False)
        naive.peek(0, 2)
        assert naive.deck.places(1)[-1] == naive.order[-1] and naive.deck.places(0)[:2] == list(naive.order[:2])
        assert check(naive)
