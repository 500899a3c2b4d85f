"""Roaming Threat Cards and the enemies they bring (R133-R148)."""

from __future__ import annotations

from .state import ALTable


async def draw_threat(t: ALTable, who: int, deck: str = "") -> None:
    """Draw a Roaming Threat Card, from the deck under the Approaching Threat Token or from a named one, and play it."""
    raise NotImplementedError


async def spawn(t: ALTable, who: int, type: str, number: int, *, banner: str = "", tile: str = "") -> list[str]:
    """Place enemies that are not named on tiles of a banner, or on one tile; the tokens that came."""
    raise NotImplementedError
