"""The rules of Pebbles, marked, so that a proof has something to prove."""

import random

import pytest

from inglenook.engine.chance import Dice
from inglenook.engine.game import game
from inglenook.engine.options import read
from inglenook.engine.table import Table


def pebbles(seed: int = 1, **options: str) -> Table:
    of = game("pebbles")
    return of.table(2, Dice(random.Random(seed)), options=read(of.options, options))


@pytest.mark.rule("PB-R1")
def test_a_large_heap_has_thirteen():
    assert pebbles(heap="large").state.heap == 13


@pytest.mark.rule("PB-R2")
def test_nobody_adds():
    t = pebbles()
    assert all(holds(t.state) for holds in t.game.invariants)


@pytest.mark.rule("PB-R3")
@pytest.mark.parametrize("count", [1, 2, 3])
def test_you_take_up_to_three(count):
    t = pebbles()
    t.submit(f"take:{count}")
    assert t.state.heap == 7 - count


@pytest.mark.rule("PB-R4")
def test_the_last_pebble_wins():
    t = pebbles()
    for count in (3, 3):
        t.submit(f"take:{count}")
    assert t.over is not None and t.over.winners == (t.state.seat,)


@pytest.mark.rule("PB-D1")
def test_a_die_decides_who_begins():
    assert {pebbles(seed).state.seat for seed in range(20)} == {0, 1}
