"""What cards do, by title and moment.

A card file says `@card("punch", "play")` over a small function; the chapters of the rules look it up here.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple, TypeVar

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


ABILITIES: dict[str, dict[str, Does]] = {moment: {} for moment in MOMENTS}
"""Moment -> title -> what it does."""
GRANTS: dict[str, dict[str, Does]] = {moment: {} for moment in MOMENTS}
"""Moment -> title of an upgrade -> the ability its host gains (called with the host)."""
BY_TURN: dict[str, dict[str, bool]] = {}
"""Title -> start or end of a turn, if it does something then."""
GRANTED: dict[str, dict[str, bool]] = {}
"""Title of an upgrade -> the moments of what it grants."""
REACTIONS: dict[str, dict[str, Answers]] = {}
"""Kind of event -> title (or effect that lasts) -> what answers it."""
HEARINGS: dict[str, list[tuple[str, Answers]]] = {}
"""The same by title."""
CONSTANTS: dict[str, dict[str, Says]] = {}
"""Kind of question -> title (or effect that lasts) -> what it says while it is there."""
SAYINGS: dict[str, list[tuple[str, Says]]] = {}
"""The same by title."""


class Deed(NamedTuple):
    """Something a player can do in the main step besides playing and using cards."""

    can: Callable[[Crucible], bool]
    do: Callable[[KFTable], Awaitable[None]]


DEEDS: dict[str, Deed] = {}
"""Deeds by the key that answers with them."""
AFTER_EACH: list[Callable[[KFTable], Awaitable[Any]]] = []
"""What has to be looked at after every ability, by whom it may concern."""
IMPLEMENTED: dict[str, bool] = {}
"""Titles with a function or none to write; the others can be in no deck."""

D = TypeVar("D", bound=Callable[..., Any])


def card(id: str, *moments: str) -> Callable[[D], D]:
    """This is what a card does at these moments."""
    _known(id)

    def mark(does: D) -> D:
        for moment in moments:
            _once(ABILITIES[moment], id, does)
            if moment in TURNS:
                BY_TURN.setdefault(id, {})[moment] = True
                VOCAL[id] = True
        return does

    return mark


def grants(id: str, *moments: str) -> Callable[[D], D]:
    """This is the ability an upgrade gives its host."""
    _known(id)

    def mark(does: D) -> D:
        for moment in moments:
            _once(GRANTS[moment], id, does)
            GRANTED.setdefault(id, {})[moment] = True
            VOCAL[id] = True
        return does

    return mark


def after(id: str, kind: str, when: When | None = None) -> Callable[[D], D]:
    """This is what a card (or an effect that lasts) does after an event of that kind, if `when` says so."""
    _known(id)

    def mark(does: D) -> D:
        _once(REACTIONS.setdefault(kind, {}), id, (does, when))
        HEARINGS.setdefault(id, []).append((kind, (does, when)))
        VOCAL[id] = True
        return does

    return mark


def const(id: str, *kinds: str) -> Callable[[D], D]:
    """This is what a card (or an effect that lasts) says to these questions while it is there."""
    _known(id)

    def mark(says: D) -> D:
        for kind in kinds:
            _once(CONSTANTS.setdefault(kind, {}), id, says)
            SAYINGS.setdefault(id, []).append((kind, says))
            VOCAL[id] = True
        return says

    return mark


def plain(*ids: str) -> None:
    """These cards are no more than their printed numbers, keywords and icons."""
    for id in ids:
        _known(id)


def _known(id: str) -> None:
    """An effect that lasts is named after its card, `title:what`."""
    title, effect, _ = id.partition(":")
    if title in CARDS:
        IMPLEMENTED[title] = True
    elif not effect:
        raise ValueError(f"there are no facts of a card {title!r}")


def _once(book: dict[str, Any], id: str, what: Any) -> None:
    if id in book:
        raise ValueError(f"the card {id!r} does two things at the same moment")
    book[id] = what


def implemented(id: str) -> bool:
    """Whether a card can be played here: it has facts, and what it does is written."""
    return id in CARDS and id in IMPLEMENTED
