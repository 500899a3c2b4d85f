"""The book of cards: what Inventory Cards, plaques, encounters, threats and characters do beyond their printed numbers.

A card file says `@card("hearth-mead", "use")` over a small function; `@const("low-door", "crosses-walls")` over what holds
while a card is there. The ids are those of the content; a character stands for its Special Ability.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

from inglenook.engine.cards import Cards
from inglenook.engine.rulebook import rule

from .content import CARDS, CHARACTERS, ENCOUNTERS, SEDUCTION, THREATS, VIRTUES, title
from .state import Albion

Does = Callable[..., Awaitable[Any]]
"""What a card does: (table, the player it acts for, ...)."""
Says = Callable[..., Any]
"""What a card says while it is there: (state, ...)."""

MOMENTS = (
    "now",  # an encounter is drawn, a threat enters play: (t, who)
    "use",  # on one's own turn: (t, who)
    "before",  # in a Challenge, before the Stones are rolled: (t, who)
    "rolled",  # in a Challenge, when the Stones lie: (t, who); `who` holds the card, the Challenge is in the state
    "failed",  # an enemy was not beaten, before the Wound: (t, who) -> True if the Wound is not taken
    "passed",  # an enemy was beaten: (t, who, token)
    "wound",  # somebody would take a Wound: (t, who, hurt, by) -> True if it is avoided; `who` holds the card
    "despair",  # a card or an enemy would place Despair: (t, who, by) -> True if it is not placed
    "scout",  # a tile is about to be scouted: (t, who)
    "turn-start", "turn-end",  # (t, who)
    "key-despair", "key-ability", "key-move", "key-end",  # steps of the Key-Turn: (t, who), of a threat (t,)
    "delivered", "lost",  # an Escort comes to its goal, or perishes: (t, who)
    "leaves",  # an enemy of this threat escapes: (t, token)
    "activated",  # a tile was activated: (t, who, type)
)  # fmt: skip
"""What is done, and when."""
QUESTIONS = (
    "may",  # whether a card can be used now: (s, who) -> bool; without it always
    "blocks",  # of a threat or a doom: (s, what, who, tile) -> bool
    "stones",  # (s, who, contest) -> int
    "rating",  # (s, who, contest) -> int
    "movement",  # (s, who) -> int
    "speed",  # of a threat: (s, token) -> int
    "choice",  # tiles turned up when scouting: (s, who) -> int
    "crosses-walls",  # (s, who) -> bool
    "second-escort",  # (s, who) -> bool
    "trades-afar",  # (s, who) -> bool
    "repairs",  # cards that a Repair Tile repairs besides the first: (s, who) -> int
)  # fmt: skip
"""What is asked of cards that are there."""

BOOK = Cards({**CARDS, **VIRTUES, **ENCOUNTERS, **THREATS, **CHARACTERS, SEDUCTION: None}, MOMENTS)
card, const, plain = BOOK.card, BOOK.const, BOOK.plain


def does(id: str, moment: str) -> Does | None:
    """What a card does at a moment."""
    found: Does | None = BOOK.abilities[moment].get(title(id))
    return found


def said(id: str, question: str) -> Says | None:
    """What a card says to a question."""
    found: Says | None = BOOK.constants.get(question, {}).get(title(id))
    return found


def working(s: Albion, who: int) -> Iterator[str]:
    """What works for a player: the character, the plaque, unbroken cards, Doom Effects, Escorts carried."""
    player = s.players[who]
    if player.character:
        yield player.character
    if player.virtue:
        yield player.virtue
    for one in player.cards:
        if one not in player.broken:
            yield one
    yield from player.dooms
    yield from player.escorts


def having(s: Albion, who: int, moment: str) -> list[str]:
    """What of a player's things does something at a moment, and can be used now."""
    book = BOOK.abilities[moment]
    return [one for one in working(s, who) if title(one) in book and may(s, who, one)]


def may(s: Albion, who: int, id: str) -> bool:
    """Whether a card that is there can be used now."""
    says = said(id, "may")
    return says is None or bool(says(s, who))


def total(s: Albion, who: int, question: str, *args: Any) -> int:
    """The sum of what a player's things say to a question."""
    book = BOOK.constants.get(question)
    if not book:
        return 0
    return sum(int(book[title(one)](s, who, *args)) for one in working(s, who) if title(one) in book)


@rule("AL-R148")
def abilities(s: Albion) -> list[str]:
    """Threats whose ability works: it lasts until the card, or its named enemy, is defeated."""
    return [id for id in s.threats if id not in s.beaten]


def threatened(s: Albion, question: str, *args: Any) -> int:
    """The sum of what the threats in play say to a question."""
    book = BOOK.constants.get(question)
    return sum(int(book[id](s, *args)) for id in abilities(s) or () if id in book) if book else 0


@rule("AL-R2")
def blocked(s: Albion, what: str, who: int = -1, tile: str = "") -> str:
    """What a card says goes before the book: the threat, or the Doom Effect of this player, that forbids something."""
    book = BOOK.constants.get("blocks", {})
    for id in abilities(s) or ():
        if what in THREATS[id].blocks or (id in book and book[id](s, what, who, tile)):
            return id
    if who >= 0:
        for doom in s.players[who].dooms:
            if doom in book and book[doom](s, what, who, tile):
                return doom
    return ""
