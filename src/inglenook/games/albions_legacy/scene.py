"""What is seen of Albion. Nothing is hidden but the order of decks."""

from __future__ import annotations

from inglenook.engine.game import View
from inglenook.engine.scene import AnyPart
from inglenook.engine.words import Msg, msg

from .scene_test import test_parts
from .state import Albion


def phase(s: Albion) -> Msg | None:
    """Which round it is, and whether it is the Key-Turn."""
    if not s.round:
        return msg("al-phase-setup")
    return msg("al-phase-key" if s.step == "key-turn" or s.then == "key-turn" else "al-phase", round=s.round)


def parts(view: View) -> list[AnyPart]:
    """The map, the mats, the cards and the Stones."""
    return [*test_parts(view)]
