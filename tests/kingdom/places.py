"""Short ways to where adventures and whirlpools begin.

play = enter("red1", rolls=[3])          seat 0 has walked into the adventure, and a 3 lies on the table
play = climb("red1", 2, last=4, rolls=[5])   seat 0 stands on its second space, having rolled a 4 there
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.kingdom.stage import Play, stage

BESIDE = {
    "red1": "wc08",
    "m1": "wc13",
    "ww-closed": "wc04",
    "blue1": "wo18",
    "green2": "wo09",
    "m3": "wo13",
    "m4": "wo23",
    "ww-open": "wo04",
    "w3": "wo24",
    "green1": "ec09",
    "m2": "ec13",
    "we-closed": "ec04",
    "blue2": "eo18",
    "red2": "eo09",
    "m5": "eo13",
    "m6": "eo23",
    "we-open": "eo04",
    "w4": "eo24",
}
"""The one road space beside each stop."""

EIGHT = ("sword", "lantern", "umbrella", "ladder", "axe", "trumpet", "sandwich", "sock")
KEY = ("red", "green", "blue")
"""All three pieces."""


def _scene(space: str, at: str, others: Sequence[str], scene: dict[str, Any]) -> dict[str, Any]:
    """Seat 0 at a place, the portion open if it must be; a bystander on the other portion, unless others are named."""
    beside = BESIDE[space]
    portion = "west" if beside[0] == "w" else "east"
    opened = {*scene.pop("opened", ()), *([portion] if beside[1] == "o" else [])}
    elsewhere = "ec12" if portion == "west" else "wc03"
    if (elsewhere[0] == "e" and "east" in opened) or (elsewhere[0] == "w" and "west" in opened):
        elsewhere = elsewhere[0] + "o" + elsewhere[2:]
    everybody = [at, *(others or [elsewhere])]
    return {"seats": len(everybody), "at": everybody, "opened": sorted(opened), **scene}


def enter(space: str, *, rolls: Sequence[int | str] = (), others: Sequence[str] = (), **scene: Any) -> Play:
    """Seat 0 walks one step into a stop, with a roll of 1; `rolls` are what comes after."""
    first: int | str = "demon:1" if scene.get("throne") == 0 else 1
    play = stage(rolls=[first, *rolls], **_scene(space, BESIDE[space], others, scene)).do("move")
    if play.asked == "modify":  # with every item exhausted nothing is asked
        play.do("keep")
    return play.do(f"go:{space}")


def climb(
    adventure: str,
    reached: int,
    *,
    last: int | None = None,
    rolls: Sequence[int | str] = (),
    others: Sequence[str] = (),
    **scene: Any,
) -> Play:
    """Seat 0 is on a key adventure, so many spaces up."""
    return stage(trek=(adventure, reached, last), rolls=rolls, **_scene(adventure, adventure, others, scene))


def keep(
    reached: int = 0, *, tokens: Sequence[str] = (), rolls: Sequence[int | str] = (), others: Sequence[str] = (), **scene: Any
) -> Play:
    """Seat 0 is in the keep, so many spaces up; these tokens lie face up from the first keep space on."""
    at = ("garden-1", "keep-1", "keep-2", "keep-3", "keep-4")[reached]
    face_up = {f"keep-{n}": token for n, token in enumerate(tokens, start=1)} | scene.pop("face_up", {})
    everybody = [at, *(others or ["wc03"])]
    pieces = {0: KEY} | scene.pop("pieces", {})
    trek = ("castle", reached, None)
    return stage(len(everybody), at=everybody, trek=trek, face_up=face_up, pieces=pieces, rolls=rolls, **scene)
