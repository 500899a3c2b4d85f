"""The battle as data, and plain questions to it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from inglenook.engine.data import state
from inglenook.engine.lasting import Lasting
from inglenook.engine.layers import LayeredDeck
from inglenook.engine.options import Options

from .content import HEALTH, KIND, POWER

LINE_LIMIT = 5
HAND_LIMIT = 5
HOARD = 18


class BattleOptions(Options, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a table can agree on before it begins."""

    life: Literal["short", "long"] = "short"
    rounds: Annotated[int, msgspec.Meta(ge=2, le=20)] = 12
    storms: bool = False
    no_tells: bool = False
    market: bool = False


@state
class Battle:
    """Everything on the table."""

    step: Literal["deal", "dawn", "turn", "dusk"]
    round: int
    rounds: int
    storms: bool
    no_tells: bool
    market: bool
    die: int
    """The pot die of this round; 0 before the first."""
    active: int
    actions: int
    """Actions the active seat still has."""
    left: list[int]
    """Seats that act after the active one in this round."""
    life: list[int]
    coins: list[int]
    hands: list[list[str]]
    lines: list[list[str]]
    tired: list[str]
    damage: dict[str, int]
    known: dict[str, tuple[int, ...]]
    """Cards in hands that seats besides the holder have seen."""
    fallen: dict[str, int]
    """Destroyed creatures that may still have a last word, and whose they were."""
    lasting: list[Lasting]
    limbo: list[str]
    """Spells being resolved."""
    deck: LayeredDeck
    discard: list[str]
    shuffles: int


def alive(s: Battle) -> list[int]:
    """Seats that have not fallen."""
    return [seat for seat, life in enumerate(s.life) if life > 0]


def foes(s: Battle, seat: int) -> list[int]:
    """Everybody else who has not fallen."""
    return [other for other, life in enumerate(s.life) if life > 0 and other != seat]


def creatures(s: Battle) -> list[str]:
    """All creatures in play, seat by seat."""
    return [card for line in s.lines for card in line]


def holder(s: Battle, card: str) -> int:
    """In whose line a creature stands; -1 if it is not in play."""
    for seat, line in enumerate(s.lines):
        if card in line:
            return seat
    return -1


def power(s: Battle, card: str, seat: int) -> int:
    """What a creature strikes with: its printed power and whatever lasts on its seat."""
    value = POWER[card]
    for one in s.lasting:
        if one.seat == seat:
            value += one.amount
    return value if value > 0 else 0


def dead(s: Battle, card: str) -> bool:
    """Whether a creature has taken all it can."""
    return s.damage.get(card, 0) >= HEALTH[card]


def guarded(s: Battle, seat: int) -> list[str]:
    """The guards before a seat: they must be attacked first."""
    return [card for card in s.lines[seat] if KIND[card] == "guard"]


def seat_key(seat: int) -> str:
    """How a seat is named in an answer."""
    return f"seat:{seat}"


def seat_of(key: str) -> int | None:
    """The seat an answer names, if it names one."""
    return int(key[5:]) if key.startswith("seat:") else None
