"""Small messages and pictures several scenes use."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.words import Msg, msg

from .content import GOLD, GOODS

HEADS = ("outback-hat", "plane-pilot", "western-hat", "nun-face", "top-hat", "doctor-face", "robin-hood-hat", "swordwoman")
"""The faces of the heroes, by seat."""
FACES = tuple(str(face) for face in range(1, 7))
GOOD_ICON = {"wood": "log", "ore": "ore", "hide": "animal-hide", "gold": "two-coins"}


def reward(goods: Sequence[str]) -> Msg:
    """So many of each: "2 wood and 1 gold"."""
    return Msg("pr-list", {"what": [msg(f"pr-n-{good}", n=goods.count(good)) for good in (*GOODS, GOLD) if good in goods]})
