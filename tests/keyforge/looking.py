"""Looking at a stage as a client does: parts, the question, and both languages."""

from __future__ import annotations

from typing import Any

from inglenook.engine.game import View
from inglenook.engine.scene import Card, Mat, OptionView, Prompt, Zone
from inglenook.engine.words import LANGUAGES, Msg
from inglenook.games.keyforge import GAME
from inglenook.games.keyforge.scene import parts
from tests.properties import messages, words_of

from .stage import Play


def view_of(play: Play, seat: int | None = 0) -> View:
    """What the scene of the stage is made from."""
    asked = play.table.decision
    trail = tuple(what for _, what in play.table.trail)
    seats = play.table.seats
    return View(state=play.s, seat=seat, seats=seats, asked=(asked.seat,) if asked else (), decision=asked, trail=trail)


def seen(play: Play, seat: int | None = 0) -> dict[str, Any]:
    """Every part a seat sees, by its id; all of it can be said in both languages."""
    found = parts(view_of(play, seat))
    for message in messages(found):
        for lang in LANGUAGES:
            assert words_of(GAME, lang).say(message).strip()
    return {part.id: part for part in found}


def card(play: Play, name: str, seat: int | None = 0) -> Card:
    """A card as a seat sees it."""
    found = seen(play, seat)[play.id(name)]
    assert isinstance(found, Card)
    return found


def zone(play: Play, id: str, seat: int | None = 0) -> Zone:
    found = seen(play, seat)[id]
    assert isinstance(found, Zone)
    return found


def mat(play: Play, side: int, seat: int | None = 0) -> Mat:
    found = seen(play, seat)[f"mat:{side}"]
    assert isinstance(found, Mat)
    return found


def question(play: Play, seat: int = 0) -> Prompt:
    """The open question as this seat reads it; all of it can be said in both languages."""
    assert play.table.decision is not None
    found = GAME.kinds.prompt(view_of(play, seat), play.table.decision)
    for message in messages(found):
        for lang in LANGUAGES:
            assert words_of(GAME, lang).say(message).strip()
    return found


def answer(play: Play, word: str) -> OptionView:
    """One answer of the open question."""
    key = play.key(word)
    return next(option for option in question(play).options if option.key == key)


def said(message: Msg | None, lang: str = "en") -> str:
    """A message as a sentence."""
    return words_of(GAME, lang).say(message) if message is not None else ""


def lines(part: Any, lang: str = "en") -> str:
    """Everything a closer look says."""
    return " ".join(said(line, lang) for line in part.text)
