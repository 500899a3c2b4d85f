"""Tests of pools of dice: what lies there, and chances against every way the dice can fall and against many rolls."""

from __future__ import annotations

import random
from collections.abc import Callable
from fractions import Fraction
from functools import cache
from itertools import product
from math import sqrt

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from inglenook.engine.chance import Chance, Dice, Recorded
from inglenook.engine.data import decode, encode
from inglenook.engine.kit import dicetest
from inglenook.engine.kit.dicetest import Die, Fighter, Help, Pool, at_least, showing

CLOSE = 1e-12
ROLLS = 100_000
FIVE_UP = at_least(5)
ICONS = ("prowess", "loyalty", "altruism", "wisdom", "burst", "blank")
STONE = showing(ICONS, {"prowess": 1, "burst": 2})
WIDER = showing(ICONS, {"prowess": 1, "wisdom": 1, "burst": 2})
dice = st.lists(st.integers(0, 2), min_size=1, max_size=4).map(tuple)


def falls(*faces: int, die: Die = FIVE_UP) -> Chance:
    """Luck by which these faces come up, counted from 0."""
    return Chance(Recorded([(len(die), face) for face in faces]))


def test_dice_count_from_a_number_on_or_by_their_pictures() -> None:
    assert FIVE_UP == (0, 0, 0, 0, 1, 1) and at_least(3, sides=4) == (0, 0, 1, 1) and at_least(7) == (0,) * 6
    assert STONE == (1, 0, 0, 0, 2, 0)


@pytest.mark.parametrize(("face", "by", "then"), [(1, 1, 2), (6, -1, 5), (6, 1, None), (1, -1, None), (3, 0, 3)])
def test_a_die_turned_by_hand_does_not_go_round(face: int, by: int, then: int | None) -> None:
    assert dicetest.nudged(face, by) == then


# -- the dice on the table ------------------------------------------------------------------------------------------------


def test_dice_are_rolled_and_counted() -> None:
    pool = dicetest.empty()
    dicetest.roll(falls(4, 0, 5), pool, 3, FIVE_UP)
    assert (pool.faces, pool.counts, dicetest.got(pool)) == ([4, 0, 5], [1, 0, 1], 2)
    assert dicetest.may_roll(pool) == [0, 1, 2]


def test_a_die_that_is_set_aside_stays() -> None:
    pool = Pool(faces=[4, 0, 1], counts=[1, 0, 0], aside=[False] * 3, banked=0)
    dicetest.keep(pool, [0])
    dicetest.reroll(falls(5, 2), pool, [2, 1, 0], FIVE_UP)
    assert pool.faces == [4, 5, 2] and pool.counts == [1, 1, 0]
    dicetest.keep(pool, [0], kept=False)
    dicetest.reroll(falls(0), pool, [0], FIVE_UP)
    assert pool.counts == [0, 1, 0], "a success that was given up is gone"


def test_what_counts_later_does_not_change_what_has_fallen() -> None:
    """A second icon is named before a re-roll: a die that shows it already counts nothing."""
    pool = dicetest.empty()
    dicetest.roll(falls(3, 1, die=STONE), pool, 2, STONE)
    assert dicetest.got(pool) == 0
    dicetest.reroll(falls(3, die=WIDER), pool, [1], WIDER)
    assert pool.counts == [0, 1]


def test_another_die_joins_those_that_lie_there() -> None:
    pool = dicetest.empty()
    dicetest.roll(falls(0, 0), pool, 2, FIVE_UP)
    dicetest.add(falls(5), pool, 1, FIVE_UP)
    assert pool.counts == [0, 0, 1] and pool.aside == [False] * 3


def test_all_dice_again_bank_what_was_won() -> None:
    pool = dicetest.empty()
    dicetest.roll(falls(5, 5), pool, 2, FIVE_UP)
    dicetest.keep(pool, [0])
    dicetest.roll(falls(0, 4), pool, 2, FIVE_UP)
    assert (pool.banked, dicetest.got(pool), pool.aside) == (2, 3, [False, False])


def test_a_pool_is_data() -> None:
    pool = Pool(faces=[4], counts=[1], aside=[True], banked=2)
    assert decode(encode(pool), Pool) == pool


# -- one roll -------------------------------------------------------------------------------------------------------------


@given(st.integers(0, 4), dice, st.integers(-1, 9))
def test_one_roll_is_every_way_the_dice_can_fall(number: int, die: Die, need: int) -> None:
    totals = [sum(counts) for counts in product(die, repeat=number)]
    spread = dicetest.spread(number, die)
    for total, chance in enumerate(spread):
        assert abs(chance - Fraction(totals.count(total), len(totals))) < CLOSE
    assert abs(sum(spread) - 1) < CLOSE
    exact = Fraction(sum(total >= need for total in totals), len(totals))
    assert abs(dicetest.of_one_roll(number, die, need) - exact) < CLOSE


# -- a whole test, played well --------------------------------------------------------------------------------------------


def by_hand(test: dicetest.Test, purses: tuple[int, ...]) -> Fraction:
    """The chance by looking at every order of dice and every choice, in fractions: any dice may be taken at once."""

    @cache
    def rolled(need: int, purses: tuple[int, ...]) -> Fraction:
        ways = [best(counts, need, purses) for counts in product(test.die, repeat=test.number)]
        return sum(ways, Fraction(0)) / len(ways)

    @cache
    def best(lying: tuple[int, ...], need: int, purses: tuple[int, ...]) -> Fraction:
        if sum(lying) >= need:
            return Fraction(1)
        found = [Fraction(0)]
        if test.goes_on and sum(lying):
            found.append(rolled(need - sum(lying), purses))
        for help in test.helps:
            left = list(purses)
            left[help.purse] -= help.price
            if left[help.purse] < 0:
                continue
            for at in (len(lying),) if help.adds else range(len(lying)):
                if help.adds or test.gives_up or not lying[at]:
                    after = [(*lying[:at], count, *lying[at + 1 :]) for count in help.die]
                    found.append(sum((best(one, need, tuple(left)) for one in after), Fraction(0)) / len(after))
        return max(found)

    return rolled(test.need, purses) if test.need > 0 else Fraction(1)


helps = st.builds(Help, die=dice, purse=st.integers(0, 1), price=st.integers(1, 2), adds=st.booleans())


@settings(deadline=None)
@given(
    st.builds(
        dicetest.Test,
        number=st.integers(1, 3),
        die=dice,
        need=st.integers(0, 5),
        helps=st.lists(helps, max_size=2).map(tuple),
        goes_on=st.booleans(),
        gives_up=st.booleans(),
    ),
    st.tuples(st.integers(0, 2), st.integers(0, 2)),
)
def test_the_best_play_is_the_best_of_all_plays(test: dicetest.Test, purses: tuple[int, int]) -> None:
    exact = by_hand(test, purses)
    assert abs(dicetest.chance(test, purses) - exact) < CLOSE
    assert dicetest.of_one_roll(test.number, test.die, test.need) <= exact + Fraction(1, 10**12)


def stones(number: int, rating: int, blank: bool = True, gives_up: bool = True) -> dicetest.Test:
    """Six stones at most, each beyond is a free re-roll of the first purse; destiny, the second, names another icon."""
    faces = ICONS if blank else ICONS[:5]
    main = showing(faces, {"prowess": 1, "burst": 2})
    wider = showing(faces, {"prowess": 1, "wisdom": 1, "burst": 2})
    return dicetest.Test(min(number, 6), main, rating, (Help(main, 0), Help(wider, 1)), gives_up=gives_up)


TABLE = {
    3: ".20 .38 .55 .68  .28 .50 .68 .81  .09 .19 .32 .45  .13 .27 .44 .59",
    4: ".33 .50 .65 .76  .44 .63 .77 .87  .17 .30 .44 .57  .25 .41 .58 .72",
    5: ".46 .61 .73 .82  .58 .73 .84 .91  .27 .41 .54 .66  .38 .54 .69 .80",
    6: ".57 .70 .79 .87  .69 .81 .89 .94  .37 .51 .63 .73  .50 .65 .77 .86",
    7: ".66 .77 .85 .90  .78 .87 .93 .96  .47 .60 .70 .79  .61 .74 .83 .90",
    8: ".74 .82 .88 .93  .84 .91 .95 .97  .57 .68 .77 .84  .70 .81 .88 .93",
}
"""Stones -> the chance at rating 3 with a blank face and without, and at 4 likewise; each with 0 to 3 destiny."""
CELLS = [
    (number, rating, blank, destiny, row.split()[4 * column + destiny])
    for number, row in TABLE.items()
    for column, (rating, blank) in enumerate([(3, True), (3, False), (4, True), (4, False)])
    for destiny in range(4)
]


@pytest.mark.parametrize(("number", "rating", "blank", "destiny", "printed"), CELLS)
def test_stones_and_destiny_are_as_in_the_table(number: int, rating: int, blank: bool, destiny: int, printed: str) -> None:
    chance = dicetest.chance(stones(number, rating, blank), (max(number - 6, 0), destiny))
    assert f"{chance:.2f}"[1:] == printed


def test_who_gives_up_no_success_does_worse() -> None:
    assert round(dicetest.chance(stones(3, 4, gives_up=False), (0, 3)), 2) == 0.44
    assert round(dicetest.chance(stones(3, 4), (0, 3)), 2) == 0.45


def test_each_use_says_what_it_does_now_and_at_best() -> None:
    """Two stones short of one: destiny once, or both times."""
    test = stones(3, 3)
    free, first, second = dicetest.uses(test, (1, 1, 0), (1, 1))[0], *dicetest.uses(test, (1, 1, 0), (0, 2))
    assert (free.help, free.on, round(free.now * 6)) == (0, 0, 2)
    assert (first.help, first.on) == (1, 0) and (second.help, second.on) == (1, 1)
    assert abs(first.now - 3 / 6) < CLOSE and abs(second.now - 1 / 6) < CLOSE
    assert abs(first.best - (1 - 1 / 4)) < CLOSE
    assert abs(dicetest.chance_from(test, (0, 1, 1), (0, 2)) - max(first.best, second.best)) < CLOSE


def test_nothing_left_to_pay_with_is_no_use_at_all() -> None:
    test = stones(3, 3)
    assert dicetest.uses(test, (0, 0, 0), (0, 0)) == []
    assert dicetest.chance_from(test, (0, 1, 1), (0, 0)) == 0 and dicetest.chance_from(test, (0, 1, 2), (0, 0)) == 1
    assert dicetest.chance_from(test, (0,), (0, 0), banked=3) == 1


def test_rolling_on_after_a_success() -> None:
    """Two dice that count on five and six, two needed: both at once, or one and then at least one."""
    test = dicetest.Test(2, FIVE_UP, 2, goes_on=True)
    both, one, some = Fraction(1, 9), Fraction(4, 9), Fraction(5, 9)
    assert abs(dicetest.chance(test) - (both + one * some)) < CLOSE
    assert abs(dicetest.chance_again(test, (0, 1)) - some) < CLOSE
    assert dicetest.chance_from(test, (0, 0)) == 0


def test_a_wound_for_a_die_is_paid_when_nothing_else_helps() -> None:
    test = dicetest.Test(1, FIVE_UP, 1, (Help(FIVE_UP, 0, adds=True),), goes_on=True)
    for wounds in range(4):
        assert abs(dicetest.chance(test, (wounds,)) - (1 - Fraction(2, 3) ** (wounds + 1))) < CLOSE


# -- against many rolls ---------------------------------------------------------------------------------------------------


@cache
def best_use(test: dicetest.Test, lying: tuple[int, ...], purses: tuple[int, ...]) -> dicetest.Use | None:
    return max(dicetest.uses(test, lying, purses), key=lambda use: use.best, default=None)


def passes_stones(luck: Chance, test: dicetest.Test, purses: tuple[int, int]) -> bool:
    """One test by the hand of somebody who always does what is best."""
    pool, left = dicetest.empty(), list(purses)
    dicetest.roll(luck, pool, test.number, test.die)
    while dicetest.got(pool) < test.need:
        use = best_use(test, tuple(sorted(pool.counts)), tuple(left))
        if use is None:
            return False
        help = test.helps[use.help]
        left[help.purse] -= help.price
        assert use.on is not None
        dicetest.reroll(luck, pool, [pool.counts.index(use.on)], help.die)
    return True


def passes_danger(luck: Chance, test: dicetest.Test, purses: tuple[int]) -> bool:
    """Roll on while there are successes, and take a wound for a die when there are none."""
    pool, wounds = dicetest.empty(), purses[0]
    while True:
        dicetest.roll(luck, pool, test.number, test.die)
        while not sum(pool.counts) and wounds:
            wounds -= 1
            dicetest.add(luck, pool, 1, test.die)
        if dicetest.got(pool) >= test.need or not sum(pool.counts):
            return dicetest.got(pool) >= test.need


def share(passes: Callable[[Chance], bool], rolls: int = ROLLS) -> float:
    luck = Chance(Dice(random.Random(1936)))
    found = 0
    for _ in range(rolls):
        found += passes(luck)
        luck.step()
    return found / rolls


@pytest.mark.parametrize(("number", "rating", "purses"), [(3, 4, (0, 3)), (6, 4, (2, 1))])
def test_played_out_stones_pass_as_often_as_they_should(number: int, rating: int, purses: tuple[int, int]) -> None:
    test = stones(number, rating)
    exact = dicetest.chance(test, purses)
    assert abs(share(lambda luck: passes_stones(luck, test, purses)) - exact) < 4 * sqrt(exact * (1 - exact) / ROLLS)


def test_played_out_dangers_pass_as_often_as_they_should() -> None:
    test = dicetest.Test(3, FIVE_UP, 4, (Help(FIVE_UP, 0, adds=True),), goes_on=True)
    exact = dicetest.chance(test, (2,))
    assert abs(share(lambda luck: passes_danger(luck, test, (2,))) - exact) < 4 * sqrt(exact * (1 - exact) / ROLLS)


# -- fights ---------------------------------------------------------------------------------------------------------------


def test_a_fight_with_one_die_each() -> None:
    """Both hit on four and more: three of four rounds end it, alike for either side and for both."""
    one = Fighter(1, at_least(4), 1)
    assert all(abs(end - 1 / 3) < CLOSE for end in dicetest.fight(one, one))


def test_wards_stop_hits_every_time() -> None:
    weak, armoured = Fighter(1, at_least(4), 1), Fighter(1, at_least(4), 1, wards=1)
    assert dicetest.fight(weak, armoured) == (0, 0, 1)
    assert dicetest.fight(armoured, armoured) == (0, 0, 0), "nobody can hurt anybody"
    strong = Fighter(2, at_least(4), 1)
    ends = zip(dicetest.fight(strong, armoured), (1 / 5, 1 / 5, 3 / 5), strict=True)
    assert all(abs(end - exact) < CLOSE for end, exact in ends)


def test_played_out_fights_end_as_often_as_they_should() -> None:
    own, other = Fighter(3, at_least(4), 3), Fighter(4, at_least(4), 2, wards=1)
    exact = dicetest.fight(own, other)
    assert abs(sum(exact) - 1) < CLOSE

    def won(luck: Chance) -> bool:
        stands, against = own.stands, other.stands
        while stands > 0 and against > 0:
            given = sum(own.die[luck.below(6)] for _ in range(own.number))
            taken = sum(other.die[luck.below(6)] for _ in range(other.number))
            against -= max(given - other.wards, 0)
            stands -= max(taken - own.wards, 0)
        return stands > 0

    assert abs(share(won) - exact.won) < 4 * sqrt(exact.won * (1 - exact.won) / ROLLS)
