"""Tables for bots to sit at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

from inglenook.bots import Bot, bot
from inglenook.engine.chance import Chance, Dice, Source
from inglenook.engine.decide import Decision
from inglenook.engine.game import Game, game
from inglenook.engine.kinds import Kinds
from inglenook.engine.table import Table


def battle() -> Game[Any]:
    """The nasty little card battle."""
    return game("card-battle")


def without(*what: str) -> Game[Any]:
    """The battle as if its maker had left out some of what bots go by: `worths`, `estimate`."""
    kinds = Kinds(*battle().kinds)
    kinds.judged = "worths" not in what
    return replace(battle(), kinds=kinds, estimate=None if "estimate" in what else battle().estimate)


def new(seats: int = 2, seed: int = 0, of: Game[Any] | None = None) -> Table[Any]:
    """A fresh table."""
    return (of or battle()).table(seats, Dice(Random(seed)))


def play(t: Table[Any], players: Sequence[Bot], most: int = 2000) -> list[str]:
    """Let bots play to the end; returns all their answers."""
    answers = []
    while t.decision is not None and len(answers) < most:
        seat = t.decision.seat
        answers.append(players[seat].choose(t, seat))
        t.submit(answers[-1], seat)
    return answers


def wins(names: Sequence[str], seat: int, games: int) -> int:
    """How many of some seeded games the bot in a seat wins alone."""
    won = 0
    for seed in range(games):
        t = new(len(names), seed)
        play(t, [bot(name, seed) for name in names])
        won += t.over is not None and t.over.winners == (seat,)
    return won


class Blindfold:
    """A table as a bot may use it: its own question, and copies dealt for its seat. Anything else is an error.

    With `luck`, what the seat may not know is not what it is at the real table.
    """

    def __init__(self, t: Table[Any], seat: int, luck: Random | None = None) -> None:
        self._t, self._seat, self._luck = t, seat, luck
        self.game, self.loud, self.moves = t.game, t.loud, t.moves

    def asked(self, seat: int) -> Decision | None:
        assert seat == self._seat
        return self._t.asked(seat)

    def clone(self, source: Source, *, keep: bool = False, for_seat: int) -> Table[Any]:
        assert for_seat == self._seat
        if self._luck is None or self.game.redeal is None:
            return self._t.clone(source, keep=keep, for_seat=for_seat)
        other = self._t.clone(source, keep=keep)
        other.present()
        self.game.redeal(other.state, for_seat, Chance(Dice(self._luck)))
        other._deal_anew(for_seat)
        return other
