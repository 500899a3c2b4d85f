"""Every kind of question of the quest."""

from __future__ import annotations

from inglenook.engine.kinds import Kinds

from ..state import Kingdom
from .belongings import Exhaust, Give, Magic, Pay, Recall, Restore, Take
from .modify import Modify
from .people import Assign, Hero, Rival
from .spots import Garden, Help, Place, Token
from .travel import Move, Turn

KINDS: Kinds[Kingdom] = Kinds(
    Hero(), Turn(), Modify(), Move(), Help(), Restore(), Exhaust(), Pay(), Magic(), Take(), Give(), Recall(), Assign(), Rival(),
    Place(), Garden(), Token(),
)  # fmt: skip
