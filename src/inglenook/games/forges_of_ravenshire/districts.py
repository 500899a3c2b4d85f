"""The six districts: who fits in, and what a die brings there."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .content import CAPACITY, DISTRICT_IDS, DISTRICTS, Reward
from .dice import band
from .guilds import recruit
from .rewards import gain
from .state import FRTable, Ravenshire

NOTHING: tuple[Reward, Reward, Reward] = ({}, {}, {})
REWARDS = [(one.low, one.mid, one.high) if (one := DISTRICTS.get(id)) is not None else NOTHING for id in DISTRICT_IDS]
RECRUIT = "recruit"


def free_spaces(s: Ravenshire, district: int) -> int:
    """How many dice a district still takes."""
    return CAPACITY - len(s.board[district])


def open_districts(s: Ravenshire) -> list[int]:
    """The districts with fewer than two dice."""
    return [district for district, dice in enumerate(s.board) if len(dice) < CAPACITY]


def reward_at(district: int, die: str) -> Reward:
    """What a district gives for a die, by its band."""
    return REWARDS[district][band(die)]


@rule("FR-B16")
async def gain_row(t: FRTable, seat: int, district: int, die: str) -> None:
    """A smith gains what a district gives for a die: the same whether it is placed there or taken from there."""
    reward = reward_at(district, die)
    await gain(t, seat, reward, f"FR-B{FIRST_ROW + district}")
    if RECRUIT in reward:
        await recruit(t, seat, reward[RECRUIT])


FIRST_ROW = 17
"""The rules FR-B17 to FR-B22 are the rows of the six districts."""
