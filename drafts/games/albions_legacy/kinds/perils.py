"""The questions of threats, Escorts and quests, and what one does about them on a turn."""

from __future__ import annotations

from inglenook.engine.kinds import Kind

from ..state import Albion
from .asked import Doing
from .story import STORY_DOINGS, STORY_KINDS
from .threats import THREAT_KINDS

KINDS: tuple[Kind[Albion], ...] = (*THREAT_KINDS, *STORY_KINDS)
DOINGS: tuple[Doing, ...] = STORY_DOINGS
