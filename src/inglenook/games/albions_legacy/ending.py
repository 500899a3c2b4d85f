"""Winning and losing (R186-R191)."""

from __future__ import annotations

from typing import NoReturn

from inglenook.engine.table import GameOver, Outcome
from inglenook.engine.words import msg

from .state import ALTable


def lost(t: ALTable, cause: str, rule: str) -> NoReturn:
    """The game is lost: by `flames`, `virtue`, `coins`, `quest` or `nobody`."""
    raise GameOver(Outcome(winners=(), reason=msg(f"al-over-{cause}")))


def won(t: ALTable) -> NoReturn:
    """The game is won, by all together."""
    raise GameOver(Outcome(winners=tuple(range(len(t.seats))), reason=msg("al-over-won")))
