"""What is seen of Albion. Nothing is hidden but the order of decks."""

from __future__ import annotations

from inglenook.engine.game import View
from inglenook.engine.scene import AnyPart
from inglenook.engine.words import Msg, msg

from .content import FLAMES
from .key_turn import DESPAIR
from .scene_cards import card_parts
from .scene_map import map_parts
from .scene_mats import mat_parts
from .scene_test import test_parts
from .state import Albion

KEY_TURN = "key-turn"


def phase(s: Albion) -> Msg | None:
    """Which round it is of how many the flames allow, and whether it is the Key-Turn."""
    if not s.round:
        return msg("al-phase-setup")
    key = KEY_TURN in (s.step, s.then)
    out = key and s.stage > DESPAIR + 1
    rounds = s.round + FLAMES - s.despair - (0 if out else 1)
    return msg("al-phase-key" if key else "al-phase", round=s.round, rounds=max(s.round, rounds))


def parts(view: View) -> list[AnyPart]:
    """The map, the mats, the cards and the Stones."""
    map = view.once(f"map:{view.seat}", lambda: map_parts(view))
    return [*mat_parts(view), *map, *view.once("cards", lambda: card_parts(view)), *test_parts(view)]
