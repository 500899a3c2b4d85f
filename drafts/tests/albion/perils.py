"""What tests of threats, the Key-Turn and quests share: the Key-Turn from a stage on, and a step that a test makes itself."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from copy import deepcopy
from typing import Any

import pytest
from inglenook.games.albions_legacy import GAME
from inglenook.games.albions_legacy.key_turn import ABILITIES, END, MOVES, PASSES
from inglenook.games.albions_legacy.state import ALTable, Laid, steps_to

from .stage import Ride, ride

NORTH: tuple[Laid, ...] = (("mf1", 0, -3, 0, "mountain"), ("mr1", 0, -4, 0, "mountain"), ("a1", 0, -5, 0, "mountain"))
"""Three roads behind the Drawbridge, in a line: yellow, green and blue."""


def key_turn(*players: Mapping[str, Any], stage: int = END, fields: Mapping[str, Any] | None = None, **more: Any) -> Ride:
    """A Key-Turn from a stage on, until somebody is asked."""
    return ride(*deepcopy(players), step="key-turn", fields={"stage": stage, **deepcopy(dict(fields or {}))}, **more)


def abilities(*players: Mapping[str, Any], fields: Mapping[str, Any] | None = None, **more: Any) -> Ride:
    """The abilities of enemies act; then nobody moves, and the round ends."""
    fields = {"lasting": {"still": "all"}, **(fields or {})}
    return key_turn(*players, stage=ABILITIES, fields=fields, **more)


def moves(*players: Mapping[str, Any], **more: Any) -> Ride:
    """Enemies move."""
    return key_turn(*players, stage=MOVES, **more)


def passing(*players: Mapping[str, Any], **more: Any) -> Ride:
    """The end of a Key-Turn."""
    return key_turn(*players, stage=PASSES, **more)


def happens(
    monkeypatch: pytest.MonkeyPatch, do: Callable[[ALTable], Awaitable[object]], *players: Mapping[str, Any], **more: Any
) -> Ride:
    """A ride whose first step is this, whatever it is; then the turn of the first player goes on."""

    async def step(t: ALTable) -> None:
        await do(t)
        steps_to(t.state, "act")

    monkeypatch.setitem(GAME.steps, "happens", step)
    return ride(*deepcopy(players), step="happens", **deepcopy(more))
