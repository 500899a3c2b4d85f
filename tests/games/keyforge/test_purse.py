"""The books of æmber themselves: they balance in a real game, and a coin from nowhere is noticed."""

from __future__ import annotations

import random
from typing import Any

import pytest

from inglenook.engine import save as saves
from inglenook.engine.game import game
from inglenook.engine.table import Table
from inglenook.games.keyforge import forge, zones
from tests.games.keyforge.purse import books, lying
from tests.properties import named_seats


def duel(answers: int) -> Table[Any]:
    rng = random.Random(4)
    t = saves.new_table(game("keyforge"), named_seats(2), luck=b"purse")
    for _ in range(answers):
        assert t.decision is not None
        t.submit(rng.choice(t.decision.keys), t.decision.seat)
    return t


def test_a_duel_balances_and_a_coin_from_nowhere_is_noticed() -> None:
    before = (zones.remove, zones.strip, forge.spend)
    with books() as new_purse:
        purse, t, rng = new_purse(), duel(0), random.Random(4)
        for _ in range(120):
            assert t.decision is not None
            purse.check(t)
            t.submit(rng.choice(t.decision.keys), t.decision.seat)
        assert lying(t.state)[0] > 0, "nothing was tried"
        t.state.sides[0].amber += 1
        with pytest.raises(AssertionError, match="by the books"):
            purse.check(t)
    assert (zones.remove, zones.strip, forge.spend) == before, "the rules are as they were"
