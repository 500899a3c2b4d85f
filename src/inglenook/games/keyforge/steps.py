"""The steps of a duel; before each of them the state alone says everything."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from . import cards as cards
from . import extras as extras
from .duel import bring_decks
from .setup import first_player, mulligan
from .state import KFTable
from .turn import choose_house, close, main, next_turn, start

STEPS: Mapping[str, Callable[[KFTable], Awaitable[None]]] = {
    "decks": bring_decks,
    "first": first_player,
    "mulligan": mulligan,
    "start": start,
    "house": choose_house,
    "main": main,
    "close": close,
    "next": next_turn,
}
CALM = frozenset({"start", "close", "next"})
"""What runs by itself, most of the time."""
