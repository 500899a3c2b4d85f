"""Every kind of question of a chase: those of the Crucible, and its own."""

from __future__ import annotations

from typing import Any

from inglenook.engine.kinds import Kind, Kinds
from inglenook.games.keyforge.kinds import KINDS as CRUCIBLE
from inglenook.games.keyforge.state import Crucible

from .aboard import aboard
from .deeds import Fight, House, HouseNamed, Main
from .ship import Escape, Mix, Prey, Search, TurnOrder

OWN: tuple[Kind[Crucible], ...] = (
    Main(), Fight(), House(), HouseNamed(), TurnOrder(), Prey(), Mix(), Escape(), Search(),
)  # fmt: skip

KINDS: Kinds[Any] = Kinds(*(aboard(kind) for kind in CRUCIBLE if kind.id not in {one.id for one in OWN}), *OWN)
