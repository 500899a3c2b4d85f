"""The steps of the chase: a player's turn, then the ship's, and round again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from inglenook.games.keyforge.turn import choose_house, close, main, start

from . import cards as cards
from . import kept as kept
from . import wind as wind
from .setup import bring_decks, mulligan, opening_hands, turn_order
from .ship_turn import after_player, card_step, chest_step, engine_step, line_step, ready_step
from .state import RFTable

STEPS: Mapping[str, Callable[[RFTable], Awaitable[None]]] = {
    "decks": bring_decks,
    "hands": opening_hands,
    "mulligan": mulligan,
    "order": turn_order,
    "start": start,
    "house": choose_house,
    "main": main,
    "close": close,
    "next": after_player,
    "chest": chest_step,
    "cards": card_step,
    "line": line_step,
    "engines": engine_step,
    "home": ready_step,
}
CALM = frozenset({"start", "close", "next", "chest", "cards", "line", "engines", "home"})
"""What runs by itself, most of the time."""
