"""The card battle, for tests: positions set up directly, and tables played for a while."""

from __future__ import annotations

import importlib
import random
from typing import Any

from inglenook.engine import save as saves
from inglenook.engine.chance import Dice, Luck, Recorded, Source
from inglenook.engine.game import game
from inglenook.engine.layers import layered
from inglenook.engine.table import Seat, Table
from tests.properties import named_seats, questions

BATTLE = game("card-battle")
CARDS: list[str] = importlib.import_module("inglenook.games.card_battle.content").CARDS
OPTIONS: Any = BATTLE.options


def position(
    lines: list[list[str]],
    hands: list[list[str]] | None = None,
    *,
    active: int = 0,
    coins: int = 5,
    life: int = 8,
    **fields: Any,
) -> Any:
    """A turn in the middle of a battle: these creatures stand, rested, and these cards are held."""
    count = len(lines)
    s = BATTLE.new(count, OPTIONS())
    held = hands or [[] for _ in range(count)]
    gone = [card for cards in (*lines, *held) for card in cards]
    s.step, s.round, s.active, s.actions, s.die = "turn", 1, active, 2, 3
    s.left = [seat for seat in range(count) if seat != active]
    s.lines, s.hands = [line[:] for line in lines], [hand[:] for hand in held]
    s.coins, s.life = [coins] * count, [life] * count
    s.deck = layered([card for card in CARDS if card not in gone])
    for name, value in fields.items():
        setattr(s, name, value)
    return s


def table_at(s: Any, source: Source | None = None, *, loud: bool = True, explicit: bool = False, seats: Any = ()) -> Table[Any]:
    """A table that stands in a position."""
    seats = seats or named_seats(len(s.life))
    return Table(BATTLE, s, source or Luck(b"test"), seats=seats, loud=loud, explicit=explicit).begin()


def do(t: Table[Any], *keys: str) -> Table[Any]:
    """Give these answers, whoever is asked."""
    for key in keys:
        t.submit(key)
    return t


def luck(*outcomes: tuple[int, int]) -> Recorded:
    """These draws, as (n, outcome), then any."""
    return Recorded(outcomes, Luck(b"after"))


def played(seed: int, answers: int, count: int = 2, *, seats: list[Seat] | None = None, loud: bool = True) -> Table[Any]:
    """A table some way into a random battle."""
    rng = random.Random(seed)
    source: Source = Luck(saves.seed_key(seed)) if loud else Dice(rng)
    t = BATTLE.table(count, source, seats=seats or named_seats(count), loud=loud)
    for _ in range(answers):
        if t.over is not None:
            break
        decision = rng.choice(questions(t))
        t.submit(rng.choice(decision.keys), decision.seat)
    return t


def finished(seed: int, count: int = 2) -> Table[Any]:
    """A battle that is over."""
    return played(seed, 2000, count)
