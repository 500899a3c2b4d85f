"""What tests of Challenges and cards share: a fight, an encounter, and Stones that fall as they should."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .stage import Ride, ride

FAR: tuple[dict[str, Any], ...] = (
    {"character": "gawain", "tile": "stables"},
    {"character": "galahad", "tile": "stables"},
    {"character": "bedivere", "tile": "stables"},
)
"""The others, where they help nobody and are in nobody's way."""


def fall(*faces: str, of: int) -> list[int | str]:
    """So many Stones: these faces, and blanks."""
    return [*faces, *["blank"] * (of - len(faces))]


def fight(
    token: str = "saxon.1",
    *,
    luck: Sequence[int | str] = (),
    others: Sequence[Mapping[str, Any]] = FAR[:2],
    foes: Mapping[str, str] | None = None,
    fields: Mapping[str, Any] | None = None,
    options: Mapping[str, Any] | None = None,
    turn: Mapping[str, Any] | None = None,
    then: str = "act",
    **me: Any,
) -> Ride:
    """Arthur, or another, meets an enemy in a Hallway: the question is how to begin."""
    me = {"tile": "h-n", **me}
    all_foes = dict(foes) if foes is not None else {token: me["tile"]}
    return ride(
        me, *others, fields={"foes": all_foes, **(fields or {})}, luck=luck, turn=turn, then=then, seats=len(others) + 1,
        **(options or {}),
    )  # fmt: skip


def encounter(
    id: str,
    *,
    luck: Sequence[int | str] = (),
    others: Sequence[Mapping[str, Any]] = FAR[:2],
    fields: Mapping[str, Any] | None = None,
    decks: Mapping[str, Sequence[str]] | None = None,
    then: str = "act",
    land: Sequence[Any] = (),
    options: Mapping[str, Any] | None = None,
    turn: Mapping[str, Any] | None = None,
    **me: Any,
) -> Ride:
    """A player draws an Encounter Card, this one."""
    me = {"tile": "h-n", **me}
    return ride(
        me, *others, fields={"agenda": ["encounter:0:"], **(fields or {})}, luck=luck,
        decks={"encounter": [id], **(decks or {})}, land=land, then=then, turn=turn, **(options or {}),
    )  # fmt: skip
