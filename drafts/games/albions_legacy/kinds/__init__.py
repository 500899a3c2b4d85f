"""Every kind of question of Albion."""

from __future__ import annotations

from inglenook.engine.kinds import Kinds

from ..state import Albion
from .act import Act
from .deeds import KINDS as DEEDS
from .holdings import HOLDINGS
from .land import LAND_KINDS
from .perils import KINDS as PERILS
from .setup import SETUP

KINDS: Kinds[Albion] = Kinds(*SETUP, Act(), *LAND_KINDS, *HOLDINGS, *DEEDS, *PERILS)
