"""The challenges of the key adventures and the tests of cards and castle, as pure functions.

Each challenge kind is one function: does a result pass a step, given the last rolled result?
A step walked without a roll leaves that last result as it was; odd or even follows the step, not the number of rolls.
What is needed is told as a message id with arguments, so that the words stay in the catalogues.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from .content import Challenge, ChallengeKind, Test

Need = tuple[str, dict[str, int]]
"""A message id and its arguments."""


class Rule(NamedTuple):
    """One kind of challenge; `recalls` says whether the last result matters at all."""

    passes: Callable[[Challenge, int, int | None, int], bool]
    need: Callable[[Challenge, int, int | None], Need]
    recalls: bool = False


def _rising(challenge: Challenge, step: int, last: int | None, result: int) -> bool:
    return last is None or result > last


def _rising_need(challenge: Challenge, step: int, last: int | None) -> Need:
    return ("kk-need-anything", {}) if last is None else ("kk-need-more-than", {"n": last})


def _falling(challenge: Challenge, step: int, last: int | None, result: int) -> bool:
    return last is None or result < last


def _falling_need(challenge: Challenge, step: int, last: int | None) -> Need:
    return ("kk-need-anything", {}) if last is None else ("kk-need-less-than", {"n": last})


def _wants_odd(challenge: Challenge, step: int) -> bool:
    return (step % 2 == 0) == (challenge.first == "odd")


def _alternate(challenge: Challenge, step: int, last: int | None, result: int) -> bool:
    return (result % 2 == 1) == _wants_odd(challenge, step)


def _alternate_need(challenge: Challenge, step: int, last: int | None) -> Need:
    return ("kk-need-odd" if _wants_odd(challenge, step) else "kk-need-even", {})


def _at_least(challenge: Challenge, step: int, last: int | None, result: int) -> bool:
    return result >= challenge.low[step]


def _at_least_need(challenge: Challenge, step: int, last: int | None) -> Need:
    return "kk-need-at-least", {"n": challenge.low[step]}


def _at_most(challenge: Challenge, step: int, last: int | None, result: int) -> bool:
    return result <= challenge.high[step]


def _at_most_need(challenge: Challenge, step: int, last: int | None) -> Need:
    return "kk-need-at-most", {"n": challenge.high[step]}


def _between(challenge: Challenge, step: int, last: int | None, result: int) -> bool:
    return challenge.low[step] <= result <= challenge.high[step]


def _between_need(challenge: Challenge, step: int, last: int | None) -> Need:
    low, high = challenge.low[step], challenge.high[step]
    return ("kk-need-exactly", {"n": low}) if low == high else ("kk-need-between", {"low": low, "high": high})


RULES: dict[ChallengeKind, Rule] = {
    "rising": Rule(_rising, _rising_need, recalls=True),
    "falling": Rule(_falling, _falling_need, recalls=True),
    "alternate": Rule(_alternate, _alternate_need),
    "at-least": Rule(_at_least, _at_least_need),
    "at-most": Rule(_at_most, _at_most_need),
    "between": Rule(_between, _between_need),
}


def passes(challenge: Challenge, step: int, last: int | None, result: int) -> bool:
    """Does this result lead onto the step, the first step being 0?"""
    return RULES[challenge.kind].passes(challenge, step, last, result)


def need(challenge: Challenge, step: int, last: int | None) -> Need:
    """What the roll for this step has to be."""
    return RULES[challenge.kind].need(challenge, step, last)


def recalls(challenge: Challenge) -> bool:
    """Does the last rolled result matter in this challenge?"""
    return RULES[challenge.kind].recalls


def meets(test: Test, result: int) -> bool:
    """Does a single result meet the test of a card, a minor adventure, a token or the throne?"""
    if test.kind == "at-least":
        return result >= test.n
    if test.kind == "at-most":
        return result <= test.n
    return (result % 2 == 1) == (test.kind == "odd")


def need_of(test: Test) -> Need:
    """What a roll has to be to meet a test."""
    numbers = {"n": test.n} if test.kind in ("at-least", "at-most") else {}
    return f"kk-need-{test.kind}", numbers
