"""What the cards of a game do, by title and moment.

A game opens a book of its cards and declares its moments; a card file says `@card("punch", "play")` over a small function, and
the chapters of the rules look it up. The books are plain dicts, each made for the question that is asked of it most.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable
from typing import Any, TypeVar

D = TypeVar("D", bound=Callable[..., Any])


class Cards:
    """The book of a game's cards. An effect that lasts has a name of its own, `title:what`, and may answer and say things too.

    `facts` are the titles there are; `shared` are the moments that come to every card of a side, not to one card; `vocal`
    gathers the titles that have something to say while they are in play.
    """

    def __init__(
        self,
        facts: Container[str],
        moments: Iterable[str],
        shared: Container[str] = (),
        vocal: dict[str, bool] | None = None,
    ) -> None:
        self.facts, self.shared = facts, shared
        self.vocal: dict[str, bool] = {} if vocal is None else vocal
        self.written: dict[str, bool] = {}
        """Titles with a function or none to write."""
        self.abilities: dict[str, dict[str, Any]] = {moment: {} for moment in moments}
        """Moment -> title -> what it does."""
        self.lent: dict[str, dict[str, Any]] = {moment: {} for moment in self.abilities}
        """Moment -> title -> the ability that its host gains (called with the host)."""
        self.shared_by: dict[str, dict[str, bool]] = {}
        """Title -> the shared moments at which it does something."""
        self.lent_by: dict[str, dict[str, bool]] = {}
        """Title -> the moments of what it lends its host."""
        self.reactions: dict[str, dict[str, Any]] = {}
        """Kind of event -> title or effect -> what answers it, and when."""
        self.hearings: dict[str, list[tuple[str, Any]]] = {}
        """The same by title."""
        self.constants: dict[str, dict[str, Any]] = {}
        """Kind of question -> title or effect -> what it says while it is there."""
        self.sayings: dict[str, list[tuple[str, Any]]] = {}
        """The same by title."""

    def card(self, id: str, *moments: str) -> Callable[[D], D]:
        """This is what a card does at these moments."""
        self._known(id)

        def mark(does: D) -> D:
            for moment in moments:
                _once(self._at(self.abilities, moment), id, does)
                if moment in self.shared:
                    self.shared_by.setdefault(id, {})[moment] = True
                    self.vocal[id] = True
            return does

        return mark

    def grants(self, id: str, *moments: str) -> Callable[[D], D]:
        """This is the ability a card gives its host."""
        self._known(id)

        def mark(does: D) -> D:
            for moment in moments:
                _once(self._at(self.lent, moment), id, does)
                self.lent_by.setdefault(id, {})[moment] = True
                self.vocal[id] = True
            return does

        return mark

    def after(self, id: str, kind: str, when: Callable[..., bool] | None = None) -> Callable[[D], D]:
        """This is what a card (or an effect that lasts) does after an event of that kind, if `when` says so."""
        self._known(id)

        def mark(does: D) -> D:
            _once(self.reactions.setdefault(kind, {}), id, (does, when))
            self.hearings.setdefault(id, []).append((kind, (does, when)))
            self.vocal[id] = True
            return does

        return mark

    def const(self, id: str, *kinds: str) -> Callable[[D], D]:
        """This is what a card (or an effect that lasts) says to these questions while it is there."""
        self._known(id)

        def mark(says: D) -> D:
            for kind in kinds:
                _once(self.constants.setdefault(kind, {}), id, says)
                self.sayings.setdefault(id, []).append((kind, says))
                self.vocal[id] = True
            return says

        return mark

    def plain(self, *ids: str) -> None:
        """These cards are no more than what is printed on them."""
        for id in ids:
            self._known(id)

    def implemented(self, id: str) -> bool:
        """Whether a card can be played: it has facts, and what it does is written."""
        return id in self.facts and id in self.written

    def functions(self) -> dict[str, list[Callable[..., Any]]]:
        """Title or effect -> the functions that make it what it is, each once."""
        found: dict[str, dict[Callable[..., Any], None]] = {}
        for book in (*self.abilities.values(), *self.lent.values(), *self.constants.values()):
            for id, does in book.items():
                found.setdefault(id, {})[does] = None
        for answers in self.reactions.values():
            for id, (does, _) in answers.items():
                found.setdefault(id, {})[does] = None
        return {id: list(functions) for id, functions in found.items()}

    def _known(self, id: str) -> None:
        title, effect, _ = id.partition(":")
        if title in self.facts:
            self.written[title] = True
        elif not effect:
            raise ValueError(f"there are no facts of a card {title!r}")

    def _at(self, book: dict[str, dict[str, Any]], moment: str) -> dict[str, Any]:
        if moment not in book:
            raise ValueError(f"this game knows no moment {moment!r}")
        return book[moment]


def _once(book: dict[str, Any], id: str, what: Any) -> None:
    if id in book:
        raise ValueError(f"the card {id!r} does two things at the same moment")
    book[id] = what
