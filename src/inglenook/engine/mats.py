"""What lies before a seat: a mat with its name, and with the words that hold of seats in every game."""

from __future__ import annotations

from typing import Any

from .game import View
from .scene import Mat
from .view import own_words


def state_words(**holds: bool) -> tuple[str, ...]:
    """The words that are true, for the state of a part."""
    return tuple([word for word, true in holds.items() if true])


def seat_mat(view: View, seat: int, *, active: bool = False, away: bool = False, winner: bool = False, **fields: Any) -> Mat:
    """The mat of a seat, and on it whatever the game says in `fields` (those of `Mat`).

    What it is called, and whether it is the own one, is asked and is a bot's, follows from the view.
    """
    own, asked, bot = view.seat == seat, seat in view.asked, view.bot(seat)
    words = state_words(own=own, asked=asked, active=active, bot=bot, away=away, winner=winner)
    return Mat(id=f"mat:{seat}", name=own_words(view.name(seat)), seat=seat, state=words, **fields)
