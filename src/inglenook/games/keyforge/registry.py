"""What cards do, by title and moment: the book of the Crucible, and of whatever is played by its rules."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from inglenook.engine.cards import Cards

from .content import CARDS
from .state import VOCAL, Crucible, KFTable

Does = Callable[[KFTable, str, int], Awaitable[None]]
"""An ability: (table, the card it is on, the side that is "you")."""
Reacts = Callable[[KFTable, str, int, "Event"], Awaitable[None]]
When = Callable[[Crucible, str, int, "Event"], bool]
Answers = tuple[Reacts, When | None]
Says = Callable[..., Any]
"""A constant ability: (state, its card, its controller, ...) -> what it adds, forbids or allows."""

MOMENTS = (
    "play", "reap", "fight", "before-fight", "action", "omni", "destroyed", "instead-destroyed", "leaves-play", "as-played",
    "turn-start", "turn-end",
)  # fmt: skip


TURNS = ("turn-start", "turn-end")
"""Moments that come to all cards of a side."""


class Event:
    """Something that has just happened: to a card, by a side, with another card and a number."""

    __slots__ = ("amount", "card", "kind", "other", "side")

    def __init__(self, kind: str, card: str = "", side: int = -1, other: str = "", amount: int = 0) -> None:
        self.kind, self.card, self.side, self.other, self.amount = kind, card, side, other, amount


BOOK = Cards(CARDS, MOMENTS, TURNS, VOCAL)
"""What every card does; the chapters of the rules read its pages by these names."""
ABILITIES: dict[str, dict[str, Does]] = BOOK.abilities
"""Moment -> title -> what it does."""
GRANTS: dict[str, dict[str, Does]] = BOOK.lent
"""Moment -> title of an upgrade -> the ability its host gains (called with the host)."""
BY_TURN: dict[str, dict[str, bool]] = BOOK.shared_by
"""Title -> start or end of a turn, if it does something then."""
GRANTED: dict[str, dict[str, bool]] = BOOK.lent_by
"""Title of an upgrade -> the moments of what it grants."""
REACTIONS: dict[str, dict[str, Answers]] = BOOK.reactions
"""Kind of event -> title (or effect that lasts) -> what answers it."""
HEARINGS: dict[str, list[tuple[str, Answers]]] = BOOK.hearings
"""The same by title."""
CONSTANTS: dict[str, dict[str, Says]] = BOOK.constants
"""Kind of question -> title (or effect that lasts) -> what it says while it is there."""
SAYINGS: dict[str, list[tuple[str, Says]]] = BOOK.sayings
"""The same by title."""
card, grants, after, const = BOOK.card, BOOK.grants, BOOK.after, BOOK.const
plain, implemented = BOOK.plain, BOOK.implemented


class Deed(NamedTuple):
    """Something a player can do in the main step besides playing and using cards."""

    can: Callable[[Crucible], bool]
    do: Callable[[KFTable], Awaitable[None]]


DEEDS: dict[str, Deed] = {}
"""Deeds by the key that answers with them."""
AFTER_EACH: list[Callable[[KFTable], Awaitable[Any]]] = []
"""What has to be looked at after every ability, by whom it may concern."""
