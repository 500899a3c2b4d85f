"""The questions of Challenges and cards, and what one does with cards on a turn."""

from __future__ import annotations

from inglenook.engine.kinds import Kind

from ..state import Albion
from .asked import Doing

KINDS: tuple[Kind[Albion], ...] = ()
DOINGS: tuple[Doing, ...] = ()
