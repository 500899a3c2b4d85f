"""The steps of the game, in the order in which they come."""

from __future__ import annotations

from .scoring import score
from .seasons import production, season_end, second_half, turn
from .setup import assistants, lay_out, starters

STEPS = {
    "lay-out": lay_out,
    "assistants": assistants,
    "starters": starters,
    "turn": turn,
    "take": second_half,
    "production": production,
    "season-end": season_end,
    "scoring": score,
}
