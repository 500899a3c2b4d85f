"""What a table of KeyForge remembers, so as not to ask around at every question, is what asking around would tell."""

from __future__ import annotations

from typing import Any

from inglenook.games.keyforge.damage import suspects
from inglenook.games.keyforge.query import Voices
from inglenook.games.keyforge.state import Crucible, InPlay, title


def told(heard: Voices) -> dict[str, Any]:
    """All that was heard."""
    return {name: getattr(heard, name) for name in Voices.__slots__}


def check(s: Crucible) -> None:
    """Ask every card in play and every lasting effect anew."""
    cards = s.control
    if type(cards) is not InPlay or cards.heard is None:
        return
    anew = Voices([(id, title(s, id)) for id in cards], tuple(one.effect for one in s.lasting))
    assert told(cards.heard) == told(anew)
    assert not cards.safe or not suspects(s, ())
