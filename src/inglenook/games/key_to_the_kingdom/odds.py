"""Exact chances under best play, for hints and for computer players.

A hero on an adventure is a multiset of active item values and a die. Each roll is seen first, then changed by at most
one item (and a small second one by the hero who may), then tested; the best use leaves the best chance for the rest.
Everything is remembered, so a question asked again costs a dictionary lookup.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache, partial
from operator import itemgetter
from typing import NamedTuple

from inglenook.engine.kit import dicetest

from . import challenges
from .content import ADVENTURES, CASTLE, DICE, EVENTS, HEROES, ITEMS, TOKENS, DieId, RollKind, Test

Values = tuple[int, ...]
"""Active item values; any order going in, sorted inside."""

KEEP: tuple[str, ...] = tuple(token.id for token in TOKENS.values() if token.back == "keep")
THRONE = next(space.test for space in CASTLE.values() if space.test is not None)


class Knack(NamedTuple):
    """What a hero may do with a roll besides using an item."""

    second: int = 0
    """A second item of at most this value may be used on the same roll."""
    free: tuple[int, ...] = (0,)
    """The changes that cost nothing, from companions and powers taken together."""
    reroll: int = -1
    """A natural roll of this or less may be rerolled once."""


class Use(NamedTuple):
    """What to do with a roll: signed item values to exhaust, the free change, and the chance that follows."""

    items: tuple[int, ...]
    free: int
    chance: float


class _Change(NamedTuple):
    """A way to change a result: by how much in all, by which items, and what is left."""

    delta: int
    items: tuple[int, ...]
    free: int
    left: Values


PLAIN = Knack()


def knack_of(hero: str, companions: Iterable[str], roll: RollKind) -> Knack:
    """What a hero with these companions may do with this kind of roll.

    A reroll that is there once per turn is left out: it belongs to the turn, not to the roll.
    """
    card = HEROES[hero]
    free = {0}
    if card.power == "stride" and roll == "move":
        free = {-card.amount, 0, card.amount}
    elif card.power == "event-bonus" and roll == "event":
        free = {0, card.amount}
    for power in (EVENTS[companion].power for companion in companions):
        if power is not None and power.kind == "plus-on" and power.roll == roll:
            free = {change + sign * power.amount for change in free for sign in (-1, 0, 1)}
    return Knack(
        second=card.limit,
        free=tuple(sorted(free, key=abs)),
        reroll=card.amount if card.power == "reroll-low" else -1,
    )


@cache
def _faces(die: DieId) -> tuple[tuple[int, float], ...]:
    return dicetest.weights(DICE[die].faces)


def _without(values: Values, value: int) -> Values:
    at = values.index(value)
    return values[:at] + values[at + 1 :]


def _spendings(values: Values, second: int) -> Iterator[tuple[tuple[int, ...], Values]]:
    """Nothing, one item, or one item and a small one, each added or taken away."""
    yield (), values
    for value in sorted({*values}):
        left = _without(values, value)
        yield (value,), left
        yield (-value,), left
        for small in sorted({*left}):
            if small <= second:
                for signs in ((value, small), (value, -small), (-value, small), (-value, -small)):
                    yield signs, _without(left, small)


@lru_cache(maxsize=4096)
def _changes(values: Values, knack: Knack) -> tuple[_Change, ...]:
    """Every different way to change a roll, the cheapest first."""
    found: dict[tuple[int, Values], _Change] = {}
    for items, left in sorted(_spendings(values, knack.second), key=lambda way: sum(map(abs, way[0]))):
        for free in knack.free:
            change = _Change(sum(items) + free, items, free, left)
            found.setdefault((change.delta, left), change)
    return tuple(found.values())


def _best(values: Values, knack: Knack, face: int, worth: Callable[[int, Values], float]) -> Use:
    """The best use of a roll, where `worth` is the chance left by a result and the items left."""
    best = Use((), 0, 0.0)
    for delta, items, free, left in _changes(values, knack):
        chance = worth(max(0, face + delta), left)
        if chance > best.chance + 1e-12:
            best = Use(items, free, chance)
    return best


def _roll(values: Values, die: DieId, knack: Knack, worth: Callable[[int, Values], float]) -> float:
    """The chance over all faces of a roll, each used as well as can be."""
    kept = [(face, weight, _best(values, knack, face, worth).chance) for face, weight in _faces(die)]
    return dicetest.once_again(kept, knack.reroll)


HIGHEST = 40
"""No result is ever as high as this: a 9, a few items and friends."""

Passing = int
"""Which results pass: the bit of each is set."""


def _passing(passes: Callable[[int], bool]) -> Passing:
    return sum(1 << result for result in range(HIGHEST) if passes(result))


class _Hand(NamedTuple):
    """Active values, made ready for a roll."""

    kinds: Values
    """As many of each value as one roll could take: all that decides what can be done with it."""
    left: dict[Values, Values]
    """What is left, by what is spent."""


@lru_cache(maxsize=1 << 14)
def _hand(values: Values, second: int) -> _Hand:
    most = 2 if second else 1
    kinds = tuple(value for at, value in enumerate(values) if values[:at].count(value) < most)
    return _Hand(kinds, {_spent(items): left for items, left in _spendings(values, second)})


def _spent(items: tuple[int, ...]) -> Values:
    return tuple(sorted(map(abs, items)))


Way = tuple[Values, int | None]
"""What is spent on a roll, and the result if it will be recalled."""


class _Ways(NamedTuple):
    """What may be made of a roll that must pass: every way there is, and for each face its weight and a pick of its ways."""

    every: tuple[Way, ...]
    faces: tuple[tuple[int, float, Callable[[list[float]], tuple[float, ...]]], ...]


class _Rolls:
    """Rolls with one die and one knack.

    `lean` is 0 if a result is forgotten once it has passed; else 1 or -1, if a higher or a lower one leaves more room for the
    next.
    """

    def __init__(self, die: DieId, knack: Knack, lean: int = 0) -> None:
        self.die, self.knack, self.lean = die, knack, lean
        self._ways: dict[tuple[Values, Passing], _Ways] = {}

    def ways(self, kinds: Values, passing: Passing) -> _Ways:
        """The ways to pass that no other way makes pointless."""
        found = self._ways.get((kinds, passing))
        if found is None:
            every: dict[Way, int] = {}
            changes = [(delta, _spent(items)) for delta, items, _, _ in _changes(kinds, self.knack)]
            faces = []
            for face, weight in _faces(self.die):
                ways = self.ways_of_face([(max(0, face + delta), spent) for delta, spent in changes], passing)
                at = [every.setdefault((spent, result if self.lean else None), len(every)) for spent, result in ways]
                faces.append((face, weight, itemgetter(*at, -1, -1)))  # the last worth is that of failing
            found = self._ways[kinds, passing] = _Ways(tuple(every), tuple(faces))
        return found

    def ways_of_face(self, changes: list[tuple[int, Values]], passing: Passing) -> list[tuple[Values, int]]:
        """Of the results for the same items only the roomiest, and nothing spent without winning room by it."""
        found: dict[Values, int] = {}
        for result, spent in changes:
            if passing >> result & 1 and (spent not in found or self.lean * (result - found[spent]) > 0):
                found[spent] = result
        if () not in found:
            return list(found.items())
        return [way for way in found.items() if not way[0] or self.lean * (way[1] - found[()]) > 0]

    def passed(self, ways: _Ways, worths: list[float]) -> float:
        """The chance over all faces, each used in the way that is worth most."""
        worths.append(0.0)
        if self.knack.reroll < 0:
            return sum([weight * max(pick(worths)) for _, weight, pick in ways.faces])
        kept = [(face, weight, max(pick(worths))) for face, weight, pick in ways.faces]
        return dicetest.once_again(kept, self.knack.reroll)


class _Solver(_Rolls):
    """One adventure with one die and one knack; positions are remembered by active values, step, last result and help ahead."""

    def __init__(self, adventure: str, die: DieId, knack: Knack) -> None:
        entry = ADVENTURES[adventure]
        challenge = entry.challenge
        self.length = len(entry.steps)
        self.recalls = challenges.recalls(challenge)
        self.item_step = next(at for at, step in enumerate(entry.steps) if step.kind == "item")
        self.item = ITEMS[entry.item].value
        lasts = (None, *range(HIGHEST)) if self.recalls else (None,)
        self.passing: list[dict[int | None, Passing]] = [
            {last: _passing(partial(challenges.passes, challenge, step, last)) for last in lasts} for step in range(self.length)
        ]
        rising = self.recalls and self.passing[0][0].bit_count() > self.passing[0][HIGHEST - 1].bit_count()
        super().__init__(die, knack, -1 if rising else 1 if self.recalls else 0)
        self.known: dict[tuple[Values, int, int | None, tuple[int, ...]], float] = {}

    def chance(self, values: Values, step: int, last: int | None, helped: tuple[int, ...]) -> float:
        """The chance to finish from here on; `helped` are the steps from here on that may be walked."""
        if step == self.length:
            return 1.0
        key = (values, step, last, helped)
        found = self.known.get(key)
        if found is None:
            ahead = helped[1:] if helped and helped[0] == step else helped
            # An item helps while it is active. Of two of one value the helping one is used last, so one of them must be left.
            walks = ahead is not helped and (step != self.item_step or self.item in values)
            walked = self.chance(values, step + 1, last, ahead) if walks else 0.0
            found = walked if walked >= 1.0 else max(walked, self.rolled(values, step, last, ahead))
            self.known[key] = found
        return found

    def rolled(self, values: Values, step: int, last: int | None, ahead: tuple[int, ...]) -> float:
        """The chance if the die is rolled for this step."""
        hand = _hand(values, self.knack.second)
        ways = self.ways(hand.kinds, self.passing[step][last])
        left, after, known = hand.left, step + 1, self.known
        worths = []
        for spent, then in ways.every:
            worth = known.get((left[spent], after, then, ahead))
            worths.append(self.chance(left[spent], after, then, ahead) if worth is None else worth)
        return self.passed(ways, worths)

    def worth(self, step: int, last: int | None, helped: tuple[int, ...]) -> Callable[[int, Values], float]:
        """What a result and the items left after it are worth."""
        passing = self.passing[step][last]
        ahead = tuple(at for at in helped if at > step)

        def after(result: int, left: Values) -> float:
            return self.chance(left, step + 1, result if self.recalls else None, ahead) if passing >> result & 1 else 0.0

        return after


@cache
def _solver(adventure: str, die: DieId, knack: Knack) -> _Solver:
    return _Solver(adventure, die, knack)


def chance_of(
    adventure: str,
    values: Values,
    die: DieId = "hero",
    helped_steps: frozenset[int] | tuple[int, ...] = (),
    step: int = 0,
    last: int | None = None,
    knack: Knack = PLAIN,
) -> float:
    """The chance to finish a key adventure from a step on, with these active items.

    `helped_steps` are those the hero may walk without a roll, counted from 0.
    """
    solver = _solver(adventure, die, knack)
    last = last if solver.recalls else None
    return solver.chance(tuple(sorted(values)), step, last, tuple(sorted(at for at in helped_steps if at >= step)))


def best_use(
    adventure: str,
    values: Values,
    face: int,
    die: DieId = "hero",
    helped_steps: frozenset[int] | tuple[int, ...] = (),
    step: int = 0,
    last: int | None = None,
    knack: Knack = PLAIN,
) -> Use:
    """What to do with a roll in a key adventure; a chance of 0 means that nothing helps."""
    solver = _solver(adventure, die, knack)
    worth = solver.worth(step, last if solver.recalls else None, tuple(sorted(helped_steps)))
    return _best(tuple(sorted(values)), knack, face, worth)


def helped(adventure: str, item_active: bool, companions: frozenset[str] | tuple[str, ...] = ()) -> tuple[int, ...]:
    """The steps of an adventure that a hero with this help may walk without a roll."""
    return tuple(
        at
        for at, step in enumerate(ADVENTURES[adventure].steps)
        if (step.kind == "item" and item_active) or (step.companion is not None and step.companion in companions)
    )


def roll_chance(test: Test, values: Values, die: DieId = "hero", knack: Knack = PLAIN) -> float:
    """The chance to meet one test with one roll."""
    return _roll(tuple(sorted(values)), die, knack, lambda result, left: float(challenges.meets(test, result)))


def best_roll_use(test: Test, values: Values, face: int, knack: Knack = PLAIN) -> Use:
    """The cheapest use that meets one test with this roll."""
    return _best(tuple(sorted(values)), knack, face, lambda result, left: float(challenges.meets(test, result)))


Seen = tuple[str | None, ...]
"""The token on each keep space, None while it lies face down."""


def _unseen(seen: Seen) -> tuple[str, ...]:
    return tuple(token for token in KEEP if token not in seen)


def _meets(test: Test | None, result: int) -> bool:
    return test is None or challenges.meets(test, result)


class _Castle(_Rolls):
    """The last adventure with one die and one knack; positions are remembered by active values and what lies ahead."""

    def __init__(self, die: DieId, knack: Knack) -> None:
        super().__init__(die, knack)
        self.passing: dict[str | None, Passing] = {token: _passing(partial(_meets, TOKENS[token].test)) for token in KEEP}
        self.passing[None] = _passing(partial(_meets, THRONE))
        self.known: dict[tuple[Values, Seen, tuple[str, ...]], float] = {}

    def chance(self, values: Values, ahead: Seen, hidden: tuple[str, ...]) -> float:
        """The chance from here on; a token ahead that is None lies face down and may be any of the hidden ones."""
        key = (values, ahead, hidden if None in ahead else ())
        found = self.known.get(key)
        if found is None:
            if ahead and ahead[0] is None:
                found = sum(self.chance(values, *_turned_up(token, ahead, hidden)) for token in hidden) / len(hidden)
            else:
                found = self.rolled(values, ahead, hidden)
            self.known[key] = found
        return found

    def rolled(self, values: Values, ahead: Seen, hidden: tuple[str, ...]) -> float:
        """The chance if the die is rolled for what comes next, a token face up or the throne."""
        hand = _hand(values, self.knack.second)
        ways = self.ways(hand.kinds, self.passing[ahead[0] if ahead else None])
        left, after = hand.left, ahead[1:]
        worths = [self.chance(left[spent], after, hidden) if ahead else 1.0 for spent, _ in ways.every]
        return self.passed(ways, worths)


def _turned_up(token: str, ahead: Seen, hidden: tuple[str, ...]) -> tuple[Seen, tuple[str, ...]]:
    return (token, *ahead[1:]), tuple(other for other in hidden if other != token)


@cache
def _castle(die: DieId, knack: Knack) -> _Castle:
    return _Castle(die, knack)


def castle_chance(values: Values, die: DieId = "hero", seen: Seen | None = None, step: int = 0, knack: Knack = PLAIN) -> float:
    """The chance to win the last adventure from a step on; the step after the keep is the throne."""
    seen = seen or (None,) * len(KEEP)
    return _castle(die, knack).chance(tuple(sorted(values)), seen[step:], _unseen(seen))


def best_castle_use(values: Values, face: int, die: DieId, seen: Seen, step: int, knack: Knack = PLAIN) -> Use:
    """What to do with a roll in the castle, the token of this step being face up."""
    test = THRONE if step == len(seen) else TOKENS[seen[step] or ""].test

    def worth(result: int, left: Values) -> float:
        if not _meets(test, result):
            return 0.0
        return 1.0 if step == len(seen) else castle_chance(left, die, seen, step + 1, knack)

    return _best(tuple(sorted(values)), knack, face, worth)
