"""What an answer was, by its key: for taking it back."""

from __future__ import annotations

from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge.answered import answered as in_the_crucible
from inglenook.games.keyforge.codex import house_name

from .content import FORTUNE
from .wind import WIND


def answered(key: str) -> Msg | None:
    """An answer by its key."""
    if key == FORTUNE:
        return house_name(FORTUNE)
    return msg("rf-option-wind") if key == WIND else in_the_crucible(key)
