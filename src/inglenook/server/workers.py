"""Where bots think."""

from __future__ import annotations

from typing import Any

from inglenook import bots
from inglenook.engine.game import Hint
from inglenook.engine.table import Table


class Workers:
    """Bots in this process, for now."""

    async def choose(self, t: Table[Any], seat: int, strength: str, seed: int) -> str:
        """One key of the question this seat is asked."""
        return bots.bot(strength, seed).choose(t, seat)

    async def hint(self, t: Table[Any], seat: int) -> Hint:
        """What a bot would answer for this seat, and why."""
        return bots.hint(t, seat)

    async def start(self) -> None:
        """Get ready."""

    async def stop(self) -> None:
        """Let go."""
