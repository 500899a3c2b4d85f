"""Exact chances in Challenges, under best play with the Stones, for people and for bots.

A chance counts everything that whoever rolls has: free re-rolls and Destiny. What others could lend is not counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from inglenook.engine.kit import dicetest
from inglenook.engine.kit.dicetest import Help, Purses, Test, Use

from .cards import blocked, said
from .challenge import (
    COUNTS,
    FREE,
    NOTHING,
    begin,
    both_die,
    free_die,
    free_left,
    main_die,
    may_spend,
    on,
    seconds,
    stones_of,
)  # fmt: skip
from .content import NAMED, STONES, Trial
from .fights import trial_of
from .state import Albion, Contest
from .stones import ENEMY, rating_of
from .uses import cost_of

FREE_HELP, DESTINY_HELP = 0, 1
"""Which help of a test is which, and which purse pays for it."""


@contextmanager
def supposing(s: Albion, who: int, trial: Trial, *, kind: str, subject: str, named: bool = False) -> Iterator[Contest]:
    """As if this Challenge were on."""
    before = s.contest
    try:
        yield begin(s, who, trial, kind=kind, subject=subject, named=named)
    finally:
        s.contest = before


def test_of(s: Albion) -> Test:
    """The Challenge that is on, as the kit understands it."""
    contest = on(s)
    chosen = seconds(s, contest)
    paid = both_die(s, contest, chosen[0]) if chosen else main_die(s, contest)
    helps: tuple[Help, ...] = ()
    if not blocked(s, "reroll", contest.who, s.players[contest.who].tile):
        helps = (Help(free_die(s, contest) or NOTHING, FREE_HELP), Help(paid or NOTHING, DESTINY_HELP))
    number = min(stones_of(s, contest), STONES)
    return Test(number=number, die=main_die(s, contest) or NOTHING, need=rating_of(s, contest) - contest.bonus, helps=helps)


def purses(s: Albion) -> Purses:
    """What may be spent on re-rolls now: those that are free, and Destiny."""
    return free_left(s), s.players[on(s).who].destiny if may_spend(s) else 0


def before_roll(s: Albion, attribute: str, extra: int = 0, less_destiny: int = 0) -> tuple[float, float]:
    """The chance to pass by the roll alone, and by best play with everything, if one rolled with this Attribute now."""
    contest = on(s)
    was, more = contest.attribute, contest.extra
    contest.attribute, contest.extra = attribute, more + extra
    stones, test = stones_of(s, contest), test_of(s)
    free, destiny = purses(s)
    over = max(0, stones - STONES)
    chance = dicetest.chance(test, (free - contest.free + over, max(0, destiny - less_destiny)))
    alone = dicetest.of_one_roll(test.number, test.die, test.need)
    contest.attribute, contest.extra = was, more
    return alone, chance


def best_attribute(s: Albion) -> tuple[str, float]:
    """The Attribute with which it is passed most likely, and how likely."""
    found = [(before_roll(s, one)[1], one) for one in on(s).attributes]
    chance, attribute = max(found, key=lambda one: one[0])
    return attribute, chance


def by_use(s: Albion, id: str) -> tuple[float, float]:
    """The chance if a thing is used before the roll: by the roll alone, and by best play; over all it may bring."""
    contest, who = on(s), on(s).who
    shifts, opens = said(id, "shifts"), said(id, "opens")
    tries = list(contest.attributes)
    if opens is not None:
        tries.append(str(opens(s, who)))
    ways = shifts(s, who) if shifts is not None else ((0, 1.0),)
    alone = best = 0.0
    for extra, weight in ways:
        now, then = max((before_roll(s, one, extra, cost_of(id)) for one in tries), key=lambda pair: pair[1])
        alone, best = alone + weight * now, best + weight * then
    return alone, best


def lying(s: Albion) -> list[int]:
    """What the Stones count as they lie."""
    return list(on(s).pool.counts)


def as_it_lies(s: Albion) -> float:
    """The chance to pass from here, under best play."""
    return dicetest.chance_from(test_of(s), lying(s), purses(s), on(s).pool.banked)


def by_reroll(s: Albion, key: str) -> Use | None:
    """What comes of one re-roll: `free:miss`, `destiny:wisdom:one`."""
    how, _, rest = key.partition(":")
    which = COUNTS[rest.rpartition(":")[2]]
    help = FREE_HELP if how == FREE else DESTINY_HELP
    found = dicetest.uses(test_of(s), lying(s), purses(s), on(s).pool.banked)
    return next((use for use in found if use.help == help and use.on == which), None)


def again_from_start(s: Albion, less_destiny: int = 0) -> float:
    """The chance if all Stones are rolled again with the same Attribute."""
    return before_roll(s, on(s).attribute, 0, less_destiny)[1]


def chance_of(s: Albion, who: int, trial: Trial, *, kind: str, subject: str) -> float:
    """The chance of a player to pass a Challenge, with the best Attribute."""
    with supposing(s, who, trial, kind=kind, subject=subject):
        return best_attribute(s)[1]


def chance_to_beat(s: Albion, who: int, token: str) -> float:
    """The chance of a player to beat an enemy at the first attempt, with the best Attribute."""
    with supposing(s, who, trial_of(token), kind=ENEMY, subject=token, named=token in NAMED):
        return best_attribute(s)[1]
