"""Bots: who answers for an empty seat.

A bot sees what its seat may see and nothing more: it looks only at copies of the table in which everything else has been dealt
anew, and its luck comes from its own seed.
"""

from __future__ import annotations

from .base import BadBot, Bot
from .hints import hint
from .names import NAMES, bot

__all__ = ["NAMES", "BadBot", "Bot", "bot", "hint"]
