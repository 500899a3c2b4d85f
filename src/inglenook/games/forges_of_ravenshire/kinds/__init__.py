"""Every kind of question of Ravenshire."""

from __future__ import annotations

from inglenook.engine.kinds import Kinds

from ..state import Ravenshire
from .choices import Convert, Gain, Mystic, PayGoods, Sell, Swap, Transmute, TurnDie
from .free import Free
from .gathering import Column, Place, Take, TurnOver
from .people import Assistant, Foreman, Guildmother, Recruit, Starter, SwapDie
from .production import Station

KINDS: Kinds[Ravenshire] = Kinds(
    Assistant(), Starter(), SwapDie(), Foreman(), Guildmother(), Place(), Take(), Column("column"), Recruit(), Gain(), Mystic(),
    Swap(), Sell(), Convert("convert"), Transmute(), TurnDie(), TurnOver(), Station(), Convert("times"), Column("run-guild"),
    PayGoods(), Free(),
)  # fmt: skip
