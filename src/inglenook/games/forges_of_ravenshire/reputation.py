"""The reputation track: what a step brings, what stands open, and what a space is worth at the end. Smiths and AO share it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from inglenook.engine.rulebook import rule

from .content import TIERS, TRACK, Reward

SPACES = sorted(TRACK.values(), key=lambda one: one.space)
TOP = len(SPACES) - 1
BEYOND = 1
"""Gold for a step past the last space."""


@rule("FR-B78")
def step_up(reputation: int) -> tuple[int, Reward]:
    """One space to the right, never back and never past the last: where one stands then, and what it brings."""
    if past_the_last(reputation):
        return TOP, beyond()
    return reputation + 1, bonus_of(reputation + 1)


@rule("FR-B79")
def bonus_of(space: int) -> Reward:
    """The bonus of a space, for whoever enters it."""
    return SPACES[space].once


@rule("FR-Q23")
def past_the_last(reputation: int) -> bool:
    """Whoever stands on the last space steps past it, AO too."""
    return reputation >= TOP


@rule("FR-B82")
def beyond() -> Reward:
    """A step past the last space is 1 Gold."""
    return {"gold": BEYOND}


@rule("FR-B80")
@cache
def open_tiers(reputation: int) -> Sequence[str]:
    """Common contracts are open to all, Exceptional and Legendary ones to those with enough reputation."""
    return tuple(tier for tier in TIERS if reputation >= opens_at(tier))


@rule("FR-Q3")
def opens_at(tier: str) -> int:
    """Exceptional contracts open at reputation 2, Legendary ones at 4."""
    return next((one.space for one in SPACES if one.unlocks == tier), 0)


@rule("FR-B81")
def end_gold(reputation: int) -> int:
    """At the end each space is worth the Gold printed on it."""
    return SPACES[reputation].gold
