"""The questions of threats, Escorts and quests, and what one does about them on a turn."""

from __future__ import annotations

from inglenook.engine.kinds import Kind

from ..state import Albion
from .asked import Doing

KINDS: tuple[Kind[Albion], ...] = ()
DOINGS: tuple[Doing, ...] = ()
