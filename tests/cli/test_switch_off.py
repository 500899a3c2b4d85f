"""A carrier that is switched off is off for everybody who holds it, whatever kind of function it is."""

import functools

import pytest

from inglenook.engine import rulebook
from inglenook.engine.rulebook import invariant, rule, switch_off


@pytest.fixture(autouse=True)
def registry(monkeypatch):
    """Whatever is registered here stays here."""
    monkeypatch.setattr(rulebook, "functions", {})
    monkeypatch.setattr(rulebook, "invariants", {})


def test_a_plain_function_and_whoever_has_it_already():
    @rule("X-R1")
    def deal(cards: int, *, more: int = 2) -> int:
        return cards + more

    held = {"deal": deal}
    assert held["deal"](1) == 3
    assert switch_off("X-R1") == [f"test_switch_off.{deal.__qualname__}"]
    assert held["deal"](1, more=5) is None


def test_a_closure():
    bonus = 7

    @rule("X-R1")
    def score() -> int:
        return bonus

    @rule("X-R1")
    async def fight() -> int:
        return bonus

    switch_off("X-R1")
    assert score() is None
    with pytest.raises(StopIteration) as ended:  # run by hand: another test's event loop may be open in this process
        fight().send(None)
    assert ended.value.value is None


def test_a_generator_yields_nothing():
    @rule("X-R1")
    def steps():
        yield 1

    switch_off("X-R1")
    assert list(steps()) == []


@pytest.mark.parametrize("outside", [True, False])
def test_a_cached_function_forgets_what_it_knew(outside):
    def odds(n: int) -> int:
        return n + 1

    cached = rule("X-R1")(functools.lru_cache(odds)) if outside else functools.cache(rule("X-R1")(odds))
    assert cached(1) == 2
    switch_off("X-R1")
    assert cached(1) is None


def test_methods_and_properties():
    class Hero:
        @rule("X-R1")
        def power(self) -> int:
            return 1

        @rule("X-R1")
        @property
        def strength(self) -> int:
            return 2

        @rule("X-R1")
        @classmethod
        def named(cls) -> str:
            return cls.__name__

    switch_off("X-R1")
    assert Hero().power() is None and Hero().strength is None and Hero.named() is None


def test_an_invariant_says_the_contrary():
    least = 3

    @invariant("X-R1")
    def enough(cards: int, wanted: int = least) -> bool:
        return cards >= wanted

    assert enough(3) and not enough(2)
    switch_off("X-R1")
    assert not enough(3) and enough(2) and enough(3, wanted=4)


def test_one_function_may_carry_several_rules_and_one_rule_several_functions():
    @rule("X-R1", "X-R2")
    def both() -> int:
        return 1

    @rule("X-R2")
    def other() -> int:
        return 2

    switch_off("X-R1")
    assert both() is None and other() == 2
    switch_off("X-R2")
    assert other() is None


def test_what_is_no_function_cannot_carry_a_rule():
    rule("X-R1")(42)
    with pytest.raises(TypeError, match="is no function"):
        switch_off("X-R1")
