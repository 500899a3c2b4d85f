"""Whether a scene shows its seat more than everybody may see."""

from __future__ import annotations

from inglenook.engine.scene import Mat, Scene
from inglenook.engine.words import Msg

from .parts import things

Shown = set[tuple[str, Msg, tuple[Msg, ...]]]


def needs_privacy(own: Scene, public: Scene) -> bool:
    """True if others must look away: something has another face for its owner, the log whispers, or the answers are secret."""
    if _shown(own) != _shown(public) or [line.text for line in own.log] != [line.text for line in public.log]:
        return True
    return own.prompt is not None and len(own.prompt.waiting) > 0


def _shown(scene: Scene) -> Shown:
    return {(part.id, part.name, part.text) for part in things(scene) if not isinstance(part, Mat)}
