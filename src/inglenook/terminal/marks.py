"""What is marked on a board at the moment, and the pieces that stand on it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from inglenook.engine.scene import Mat, OptionView, Piece, Scene

from . import look
from .speech import Speech

FEW = 2
WITHIN_REACH = "▸"
"""Stands where a number may stand after this answer."""


class Marks(msgspec.Struct, kw_only=True):
    """What is marked on the map at the moment."""

    numbers: Mapping[str, str] = {}
    """Space id -> the number of the answer it stands for."""
    path: Sequence[str] = ()
    """The route of the answer in focus."""
    focus: Sequence[str] = ()
    """What the answer in focus lights."""
    reach: Sequence[str] = ()
    """Where the answer in focus would let one go next."""
    told: Sequence[str] = ()
    """What the step of the recap in hand speaks of."""
    turn: int | None = None
    """By how many sixths the answer in focus turns a tile."""

    def sign(self, space: str) -> str:
        """The number on a space, or that it is within reach; nothing if neither."""
        return self.numbers.get(space) or (WITHIN_REACH if space in self.reach else "")


def numbered(options: Sequence[OptionView]) -> dict[str, str]:
    """Which numbers light which thing; of many only the first is shown."""
    found: dict[str, list[str]] = {}
    for number, option in enumerate(options, start=1):
        for thing in option.lights:
            found.setdefault(thing, []).append(str(number))
    return {thing: "·".join(own) if len(own) <= FEW else f"{own[0]}…" for thing, own in found.items()}


class Pieces:
    """The pieces of a scene as small plates: a sign, a letter, and how many if more than one."""

    def __init__(self, scene: Scene, say: Speech) -> None:
        self.all = [part for part in scene.parts if isinstance(part, Piece)]
        self.mats = {part.seat: part for part in scene.parts if isinstance(part, Mat)}
        self.seat, self.say = scene.seat, say

    def at(self, place: str) -> list[Piece]:
        """Those that stand there."""
        return [piece for piece in self.all if piece.at == place]

    def own_places(self) -> list[str]:
        """Where those stand that belong to whoever looks."""
        return [piece.at for piece in self.all if "own" in piece.state or (piece.seat is not None and piece.seat == self.seat)]

    def label(self, piece: Piece) -> str:
        """The sign of its seat and a letter, and how many if more than one."""
        count = str(piece.count) if piece.count > 1 else ""
        if piece.seat is None:
            sign = ("‼" if "named" in piece.state else look.ENEMY) if piece.kind == "enemy" else "▪"
            return sign + self.say(piece.name)[:1].upper() + count
        mat = self.mats.get(piece.seat)
        name = self.say(mat.name if mat else piece.name)
        return look.seat_shape(piece.seat, mat.shape if mat else "") + name[:1].upper() + count

    def colour(self, piece: Piece) -> str:
        """The ground of its plate."""
        if piece.seat is None:
            return look.BAD if piece.kind == "enemy" else look.INK_2
        return look.seat_colour(self.label(piece)[0])

    def on(self, place: str, room: int) -> list[tuple[str, str]]:
        """The plates of those that stand there; where there is no room for all, the last says how many more there are."""
        plates = [(self.label(piece), self.colour(piece)) for piece in self.at(place)]
        if sum(len(label) for label, _ in plates) <= room:
            return plates
        shown: list[tuple[str, str]] = []
        for number, (label, colour) in enumerate(plates):
            more = f"+{len(plates) - number}"
            left = room - sum(len(one) for one, _ in shown)
            if len(label) + len(f"+{len(plates) - number - 1}") > left:
                return [*shown, (more[:left], look.INK_2)] if left > 1 else shown
            shown.append((label, colour))
        return shown
