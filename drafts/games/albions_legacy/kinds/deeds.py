"""The questions of Challenges and cards, and what one does with cards on a turn."""

from __future__ import annotations

from inglenook.engine.kinds import Kind

from ..state import Albion
from .act_cards import Proving, Using
from .asked import Doing
from .cards import CARD_KINDS
from .challenge import CHALLENGES

KINDS: tuple[Kind[Albion], ...] = (*CHALLENGES, *CARD_KINDS)
DOINGS: tuple[Doing, ...] = (Proving(), Using())
