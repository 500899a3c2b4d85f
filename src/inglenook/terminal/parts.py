"""The things of a scene, whatever they are."""

from __future__ import annotations

from inglenook.engine.scene import Board, Card, Mat, Part, Scene, Zone
from inglenook.engine.words import Msg


def things(scene: Scene) -> list[Part]:
    """Everything in a scene that has a name: boards come apart into their spaces and grounds."""
    found: list[Part] = []
    for part in scene.parts:
        found.append(part)
        if isinstance(part, Board):
            found += part.spaces
            found += part.grounds
    return found


def owners(scene: Scene) -> dict[str, Msg]:
    """Whose things they are: part id -> the name of the seat before which it lies."""
    names = {part.seat: part.name for part in scene.parts if isinstance(part, Mat)}
    zones = {part.id: part.owner for part in scene.parts if isinstance(part, Zone) and part.owner is not None}
    found = {zone: names[seat] for zone, seat in zones.items() if seat in names}
    return found | {part.id: found[part.at] for part in scene.parts if isinstance(part, Card) and part.at in found}
