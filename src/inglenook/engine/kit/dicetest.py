"""A test of a pool of dice: roll, add dice, roll some again, set some aside; and the exact chances of all that.

A die is what each of its faces counts: `(0, 0, 0, 0, 1, 1)` is a die that counts on five and six. A die counts what its face
was worth when it fell, whatever counts later. The chances are those of somebody who decides as well as can be, one die at a
time; each position is worked out once and remembered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from ..chance import Chance
from ..data import state

Die = tuple[int, ...]
"""What each face of a die counts, the first face first; never less than nothing."""
Purses = tuple[int, ...]
"""How much of each thing is left that pays for help: free re-rolls, destiny, wounds one may still take."""
Lying = tuple[int, ...]
"""What the lying dice count, sorted."""
Face = TypeVar("Face")


def at_least(target: int, sides: int = 6) -> Die:
    """A die with faces from 1 on that counts one from `target` up."""
    return tuple(int(face >= target) for face in range(1, sides + 1))


def showing(faces: Sequence[str], counts: Mapping[str, int]) -> Die:
    """A die with pictures on it, and what each picture counts; the others count nothing."""
    return tuple(counts.get(face, 0) for face in faces)


def nudged(face: int, by: int, sides: int = 6) -> int | None:
    """A face turned up or down by hand; None where there is no such face, for a six is not followed by a one."""
    return face + by if 1 <= face + by <= sides else None


# -- the dice on the table ------------------------------------------------------------------------------------------------


@state
class Pool:
    """The dice of one test as they lie, in the order they came."""

    faces: list[int]
    """Which face of each die is up, counted from 0."""
    counts: list[int]
    """What each die counted when it fell."""
    aside: list[bool]
    """Whether each die is set aside, to be rolled no more."""
    banked: int
    """What earlier rolls of the same test have brought."""


def empty() -> Pool:
    """A test at its beginning: nothing has fallen."""
    return Pool(faces=[], counts=[], aside=[], banked=0)


def roll(chance: Chance, pool: Pool, number: int, die: Die) -> None:
    """Roll so many dice afresh; what lay there before is banked and taken up."""
    pool.banked = got(pool)
    pool.faces, pool.counts, pool.aside = [], [], []
    add(chance, pool, number, die)


def add(chance: Chance, pool: Pool, number: int, die: Die) -> None:
    """Roll more dice to those that lie there."""
    for _ in range(number):
        face = chance.below(len(die))
        pool.faces.append(face)
        pool.counts.append(die[face])
        pool.aside.append(False)


def reroll(chance: Chance, pool: Pool, which: Iterable[int], die: Die) -> None:
    """Take up these dice and roll them again; what they counted is gone. One that is set aside stays where it is."""
    for at in sorted(which):
        if not pool.aside[at]:
            pool.faces[at] = chance.below(len(die))
            pool.counts[at] = die[pool.faces[at]]


def keep(pool: Pool, which: Iterable[int], *, kept: bool = True) -> None:
    """Set these dice aside, or put them back among those that may be rolled."""
    for at in which:
        pool.aside[at] = kept


def got(pool: Pool) -> int:
    """How many successes there are, those of earlier rolls with them."""
    return pool.banked + sum(pool.counts)


def may_roll(pool: Pool) -> list[int]:
    """The dice that are not set aside."""
    return [at for at, aside in enumerate(pool.aside) if not aside]


# -- the chances of one roll ----------------------------------------------------------------------------------------------


def weights(faces: Sequence[Face]) -> tuple[tuple[Face, float], ...]:
    """Every different face of a die with its chance, in order."""
    return tuple((face, count / len(faces)) for face, count in sorted(Counter(faces).items()))


def once_again(kept: Sequence[tuple[int, float, float]], up_to: int) -> float:
    """The chance over (face, weight, chance) of one die, where a face up to this may be rolled again once."""
    mean = sum(weight * chance for _, weight, chance in kept)
    return sum(weight * (max(chance, mean) if face <= up_to else chance) for face, weight, chance in kept)


@lru_cache(maxsize=1 << 12)
def spread(number: int, die: Die) -> tuple[float, ...]:
    """The chance of each number of successes of so many dice, from none on."""
    if number == 0:
        return (1.0,)
    before = spread(number - 1, die)
    found = [0.0] * (len(before) + max(die))
    for had, chance in enumerate(before):
        for more, weight in weights(die):
            found[had + more] += chance * weight
    return tuple(found)


def of_one_roll(number: int, die: Die, need: int) -> float:
    """The chance that so many dice bring what is needed, with nothing done about it."""
    return min(1.0, sum(spread(number, die)[max(need, 0) :]))


@lru_cache(maxsize=1 << 12)
def _fallen(number: int, die: Die) -> tuple[tuple[Lying, float], ...]:
    """How so many dice can lie after a roll, in no order, and the chance of each."""
    found: dict[Lying, float] = {(): 1.0}
    for _ in range(number):
        further: dict[Lying, float] = {}
        for lying, chance in found.items():
            for count, weight in weights(die):
                more = tuple(sorted((*lying, count)))
                further[more] = further.get(more, 0.0) + chance * weight
        found = further
    return tuple(found.items())


# -- the chances of a whole test, played well -----------------------------------------------------------------------------


class Help(NamedTuple):
    """Something that may be done about dice that lie: roll one again, or add one, with this die and for a price."""

    die: Die
    purse: int
    """Which purse pays for it."""
    price: int = 1
    adds: bool = False
    """Whether it adds a die, for this roll only; else it rolls one again."""


class Test(NamedTuple):
    """A test: so many dice, what they count, what is needed, and what may be done about it."""

    number: int
    die: Die
    need: int
    helps: tuple[Help, ...] = ()
    goes_on: bool = False
    """Whether all dice may be rolled again after a roll with a success, which is banked; a roll without one ends the test."""
    gives_up: bool = True
    """Whether a die that counts may be rolled again in the hope of more."""


class Use(NamedTuple):
    """One use of a help, on a die that counts so much; None if it adds a die. And what it leads to."""

    help: int
    on: int | None
    now: float
    """The chance that the test is passed by this use, before anything else is done."""
    best: float
    """The chance with the best play of all that is left after it."""


def chance(test: Test, purses: Purses = ()) -> float:
    """The chance to pass before the first roll, played as well as can be."""
    return _solver_of(test).rolled(test.need, purses)


def chance_from(test: Test, lying: Iterable[int], purses: Purses = (), banked: int = 0) -> float:
    """The chance to pass with these dice on the table, by what each counts; what is set aside for good counts as banked."""
    return _solver_of(test).best(tuple(sorted(lying)), test.need - banked, purses)


def uses(test: Test, lying: Iterable[int], purses: Purses, banked: int = 0) -> list[Use]:
    """All that may be done now and what comes of it, in the order of the helps, the dice that count least first."""
    solver, dice, need = _solver_of(test), tuple(sorted(lying)), test.need - banked
    return [
        Use(
            help,
            on,
            sum(weight for after, weight in ways if sum(after) >= need),
            sum(weight * solver.best(after, need, left) for after, weight in ways),
        )
        for help, on, left, ways in solver.helped(dice, purses)
    ]


def chance_again(test: Test, lying: Iterable[int], purses: Purses = (), banked: int = 0) -> float:
    """The chance to pass if what lies there is banked and all dice are rolled again."""
    return _solver_of(test).rolled(test.need - banked - sum(lying), purses)


class _Solver:
    """One kind of test; positions are remembered by what lies there, what is needed and what is left to pay with."""

    def __init__(self, test: Test) -> None:
        self.test = test
        self.known: dict[tuple[Lying | None, int, Purses], float] = {}

    def rolled(self, need: int, purses: Purses) -> float:
        """The chance before all dice are rolled."""
        if need <= 0:
            return 1.0
        key = (None, need, purses)
        if key not in self.known:
            fallen = _fallen(self.test.number, self.test.die)
            self.known[key] = sum(weight * self.best(lying, need, purses) for lying, weight in fallen)
        return self.known[key]

    def best(self, lying: Lying, need: int, purses: Purses) -> float:
        """The chance with these dice on the table."""
        lies = sum(lying)
        if lies >= need:
            return 1.0
        key = (lying, need, purses)
        if key not in self.known:
            best = self.rolled(need - lies, purses) if self.test.goes_on and lies else 0.0
            for _, _, left, ways in self.helped(lying, purses):
                best = max(best, sum(weight * self.best(after, need, left) for after, weight in ways))
            self.known[key] = best
        return self.known[key]

    def helped(self, lying: Lying, purses: Purses) -> Iterator[tuple[int, int | None, Purses, list[tuple[Lying, float]]]]:
        """Every use there is: which help, on which die, what is left to pay with, and how the dice can lie after it."""
        for at, help in enumerate(self.test.helps):
            if purses[help.purse] < help.price:
                continue
            left = (*purses[: help.purse], purses[help.purse] - help.price, *purses[help.purse + 1 :])
            for on in (None,) if help.adds else self.worth_rolling(lying, help):
                rest = list(lying)
                if on is not None:
                    rest.remove(on)
                yield at, on, left, [(tuple(sorted((*rest, count))), weight) for count, weight in weights(help.die)]

    def worth_rolling(self, lying: Lying, help: Help) -> list[int]:
        """The different dice that may be rolled again and could count more than they do."""
        return [count for count in dict.fromkeys(lying) if count < max(help.die) and (self.test.gives_up or count <= 0)]


def _solver_of(test: Test) -> _Solver:
    """Tests that differ only in what they need have most positions in common."""
    return _solver(test._replace(need=0))


@lru_cache(maxsize=256)
def _solver(test: Test) -> _Solver:
    return _Solver(test)


# -- fights in rounds -----------------------------------------------------------------------------------------------------


class Fighter(NamedTuple):
    """One side of a fight: its dice, how many hits it still stands, and how many it wards off each time."""

    number: int
    die: Die
    stands: int
    wards: int = 0


class Ends(NamedTuple):
    """The chances of the ends of a fight to the last; all three are 0 if neither can ever hurt the other."""

    won: float
    both_fell: float
    lost: float


@lru_cache(maxsize=1 << 14)
def fight(own: Fighter, other: Fighter) -> Ends:
    """Both roll at once, round after round, until one or both have no hit left to stand."""
    if own.stands <= 0 or other.stands <= 0:
        return Ends(float(own.stands > 0), float(own.stands <= 0 and other.stands <= 0), float(other.stands > 0))
    given, taken = _wounds(own, other), _wounds(other, own)
    nothing = given[0] * taken[0]
    if nothing >= 1.0:
        return Ends(0.0, 0.0, 0.0)
    sums = [0.0, 0.0, 0.0]
    for hits, chance in enumerate(given):
        for wounds, weight in enumerate(taken):
            if hits or wounds:
                ends = fight(own._replace(stands=own.stands - wounds), other._replace(stands=other.stands - hits))
                sums = [so_far + chance * weight * end for so_far, end in zip(sums, ends, strict=True)]
    return Ends(*(so_far / (1.0 - nothing) for so_far in sums))


def _wounds(by: Fighter, of: Fighter) -> list[float]:
    """The chance of each number of wounds in a round, from none on; more than it takes is as good as that."""
    found = [0.0] * (of.stands + 1)
    for hits, chance in enumerate(spread(by.number, by.die)):
        found[min(max(hits - of.wards, 0), of.stands)] += chance
    return found
