"""The bots that look at one question at a time: random, greedy and shaky."""

from __future__ import annotations

from random import Random
from typing import Any

from inglenook.engine.chance import Dice, Luck
from inglenook.engine.decide import Decision
from inglenook.engine.table import Table

from .base import Seeded, best, question, seen_by, worth

SAMPLES = 4
"""How many futures greedy looks into per answer where a game has no quick worths."""


class RandomBot(Seeded):
    """Any answer, each equally likely."""

    name = "random"

    def choose(self, t: Table[Any], seat: int) -> str:
        decision = question(t, seat)
        return any_of(decision, self.luck(t, decision))


class GreedyBot(Seeded):
    """The answer the game itself holds to be worth most, without looking further."""

    name = "greedy"

    def choose(self, t: Table[Any], seat: int) -> str:
        decision = question(t, seat)
        return self.best(t, decision, self.luck(t, decision))

    def best(self, t: Table[Any], decision: Decision, luck: bytes) -> str:
        """By the game's quick worths; else by its estimate one answer ahead; else any."""
        if t.game.prefer is not None:
            twin = seen_by(t, decision.seat, Luck(luck))
            return best(decision.keys, t.game.prefer(twin.state, decision))
        if t.game.estimate is not None:
            return best(decision.keys, look_ahead(t, decision, luck))
        return any_of(decision, luck)


class ShakyBot(GreedyBot):
    """Greedy, with one random answer in four: a beginner."""

    name = "shaky"

    def choose(self, t: Table[Any], seat: int) -> str:
        decision = question(t, seat)
        luck = self.luck(t, decision)
        if luck[-1] % 4 == 0:
            return any_of(decision, luck)
        return self.best(t, decision, luck)


def any_of(decision: Decision, luck: bytes) -> str:
    """One of the keys; 128 bits of luck leave no key more likely than another by anything that could be noticed."""
    return decision.keys[int.from_bytes(luck[:16], "big") % len(decision.keys)]


def look_ahead(t: Table[Any], decision: Decision, luck: bytes) -> list[float]:
    """What each answer is worth to its seat by the game's estimate, averaged over the same few futures for all of them."""
    seat, worths = decision.seat, []
    for key in decision.keys:
        total = 0.0
        for sample in range(SAMPLES):
            rng = Random(luck + bytes([sample]))
            twin = t.clone(Dice(rng), for_seat=seat)
            twin.submit(key, seat)
            while twin.group and twin.decision is not None:  # a secret choice happens only once everybody has answered
                twin.submit(rng.choice(twin.decision.keys))
            total += values(twin)[seat]
        worths.append(total / SAMPLES)
    return worths


def values(t: Table[Any]) -> list[float]:
    """How good a position is for each seat: the outcome if the game is over, else the game's estimate."""
    assert t.game.estimate is not None
    guess = list(t.game.estimate(t.state))
    return guess if t.over is None else worth(t.over, len(guess))
