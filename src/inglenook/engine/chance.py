"""Chance: all luck of a game, one draw at a time, recorded as (n, outcome).

Rules say `t.chance.below(n)`. A draw that is on the tape is returned again; a fresh one comes from a source. A deck has no
order until somebody knows it, so there is no order that could leak, and a copy with another source is a fair sample.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import Protocol, TypeVar

from .data import state
from .words import Problem, msg

T = TypeVar("T")
Draw = tuple[int, int]


class ReplayMismatch(Problem):
    """A recorded answer or draw does not fit what the rules ask for now."""


class DrawNeeded(BaseException):
    """Explicit chance: the step must be run again once nature has said which of the `n` outcomes it is."""

    def __init__(self, n: int) -> None:
        self.n = n


class Source(Protocol):
    """Where fresh luck comes from. `index` counts the draws of the whole game, so that luck can be rewound."""

    def draw(self, index: int, n: int) -> int: ...


class Dice:
    """Quick luck for playouts, from an ordinary generator; it does not rewind."""

    __slots__ = ("random",)

    def __init__(self, rng: random.Random) -> None:
        self.random = rng.random

    def draw(self, index: int, n: int) -> int:
        return int(self.random() * n)


class Luck:
    """Luck of a live table: draw `index` is a function of the key, so after an undo the same answers meet the same luck."""

    __slots__ = ("key",)

    def __init__(self, key: bytes) -> None:
        self.key = key

    def draw(self, index: int, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n  # reject above it, so that every outcome is equally likely
        attempt = 0
        while True:
            text = f"{index}:{attempt}".encode()
            value = int.from_bytes(hashlib.blake2b(text, digest_size=8, key=self.key).digest(), "big")
            if value < limit:
                return value % n
            attempt += 1


class Recorded:
    """Luck that has already happened, then (if given) luck that goes on."""

    __slots__ = ("draws", "first", "then")

    def __init__(self, draws: Sequence[Draw], then: Source | None = None, first: int = 0) -> None:
        self.draws = list(draws)
        self.first = first
        self.then = then

    def draw(self, index: int, n: int) -> int:
        place = index - self.first
        if place < len(self.draws):
            sides, outcome = self.draws[place]
            if sides != n or not 0 <= outcome < n:
                raise ReplayMismatch(msg("replay-draw", index=index, outcome=outcome, sides=sides, n=n))
            return outcome
        if self.then is None:
            raise ReplayMismatch(msg("replay-draws-end", index=index, n=n))
        return self.then.draw(index, n)


class Chance:
    """The tape of draws since the step began, and the source of what comes next."""

    __slots__ = ("base", "explicit", "pos", "sink", "source", "tape")

    def __init__(self, source: Source, *, explicit: bool = False) -> None:
        self.source = source
        self.explicit = explicit
        self.tape: list[Draw] = []
        self.pos = 0
        self.base = 0
        self.sink: list[Draw] | None = None

    def below(self, n: int) -> int:
        """One of 0 .. n-1, each equally likely."""
        if n == 1:
            return 0
        pos = self.pos
        self.pos = pos + 1
        if pos < len(self.tape):
            sides, outcome = self.tape[pos]
            if sides != n:
                raise ReplayMismatch(msg("replay-draw", index=self.base + pos, outcome=outcome, sides=sides, n=n))
            return outcome
        if self.explicit:
            raise DrawNeeded(n)
        outcome = self.source.draw(self.base + pos, n)
        self.tape.append((n, outcome))
        if self.sink is not None:
            self.sink.append((n, outcome))
        return outcome

    def roll(self, sides: int) -> int:
        """A die with faces 1 .. sides."""
        return self.below(sides) + 1

    def pick(self, pool: Sequence[T]) -> T:
        """One of the pool."""
        return pool[self.below(len(pool))]

    def __repr__(self) -> str:
        return f"<Chance {self.base}+{self.pos} {self.tape}>"

    def step(self) -> None:
        """A step begins: what was drawn before it is settled."""
        self.base += self.pos
        self.pos = 0
        self.tape = []


@state
class Deck:
    """A draw pile: a bag of cards in no order, under the few cards somebody has seen."""

    pool: list[str]
    top: list[str]
    """Known cards, the next one first."""
    known: dict[str, tuple[int, ...]]
    """Which seats know a card of `top`."""

    def __len__(self) -> int:
        return len(self.pool) + len(self.top)

    def __repr__(self) -> str:
        return f"<Deck {', '.join(self.top)} over {len(self.pool)}>"

    def draw(self, chance: Chance) -> str:
        """Take the next card: a known one, else any of the bag."""
        if self.top:
            card = self.top.pop(0)
            self.known.pop(card, None)
            return card
        pool = self.pool
        place = chance.below(len(pool))
        card = pool[place]
        pool[place] = pool[-1]
        pool.pop()
        return card

    def put_on_top(self, card: str, seats: tuple[int, ...]) -> None:
        """Lay a card on the pile in the sight of these seats."""
        self.top.insert(0, card)
        self.known[card] = seats

    def shuffle_in(self, cards: Sequence[str]) -> None:
        """Add cards and shuffle: nobody knows any order any more."""
        self.pool += self.top
        self.pool += cards
        self.pool.sort()
        self.top = []
        self.known = {}


def deck_of(cards: Sequence[str]) -> Deck:
    """A shuffled deck of these cards."""
    return Deck(pool=sorted(cards), top=[], known={})
