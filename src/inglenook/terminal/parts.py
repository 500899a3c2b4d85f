"""The things of a scene, whatever they are."""

from __future__ import annotations

from inglenook.engine.scene import Board, Part, Scene


def things(scene: Scene) -> list[Part]:
    """Everything in a scene that has a name: boards come apart into their spaces and grounds."""
    found: list[Part] = []
    for part in scene.parts:
        found.append(part)
        if isinstance(part, Board):
            found += part.spaces
            found += part.grounds
    return found
