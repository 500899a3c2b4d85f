"""The Key-Turn (R95-R102)."""

from __future__ import annotations

from .state import ALTable


async def key_turn(t: ALTable) -> None:
    """One stage of the Key-Turn; each is settled before the next (`s.stage`). After the last, a new round begins."""
    raise NotImplementedError
