"""Every kind of question of the Crucible."""

from __future__ import annotations

from inglenook.engine.kinds import Kinds

from ..state import Crucible
from .cards import Fight, Good, Host, Hurt, IconCapture, Pick, Play
from .choices import Archives, Flank, House, HouseNamed, May, Mulligan, Number, Order, Way
from .deeds import Main

FOR = ("heal", "ready", "ready-fight", "capture", "use", "grow", "keep")
"""What is good for the chosen card."""
AGAINST = (
    "archive", "choose", "choose-one", "control", "deck-top", "destroy", "discard", "exhaust", "icon-discard", "move",
    "purge", "purse", "return", "reveal", "sacrifice", "shuffle", "stun", "swap",
)  # fmt: skip
"""What is bad for it, or says nothing of it."""

KINDS: Kinds[Crucible] = Kinds(
    Main(), House(), HouseNamed(), Mulligan(), Archives(), May(), Order(), Flank(), Way(), Number(), Fight(), Host(), Play(),
    IconCapture(), *map(Hurt, ("damage", "icon-damage")), *map(Good, FOR), *map(Pick, AGAINST),
)  # fmt: skip
