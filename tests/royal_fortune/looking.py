"""Looking at the stage of a chase as a client does: parts, the question, and both languages."""

from __future__ import annotations

from typing import Any

from inglenook.engine.scene import Card, OptionView, Prompt
from inglenook.engine.view import scene
from inglenook.engine.words import LANGUAGES, Msg
from inglenook.games.royal_fortune import GAME
from tests.properties import messages, words_of

from .stage import Chase


def question(play: Chase, seat: int = 0) -> Prompt:
    """The open question as this seat reads it; all of it can be said in both languages."""
    found = scene(play.table, seat).prompt
    assert found is not None
    for message in messages(found):
        for lang in LANGUAGES:
            assert words_of(GAME, lang).say(message).strip()
    return found


def answer(play: Chase, word: str) -> OptionView:
    """One answer of the open question."""
    key = play.key(word)
    return next(option for option in question(play).options if option.key == key)


def note(play: Chase, word: str, lang: str = "en") -> str:
    """What an answer says it does."""
    return said(answer(play, word).note, lang)


def part(play: Chase, id: str, seat: int | None = 0) -> Any:
    """A part of the table by its id, or a card by its name; all of it can be said in both languages."""
    found = {one.id: one for one in scene(play.table, seat).parts}
    one = found[id] if id in found else found[play.id(id)]
    for message in messages(one):
        for lang in LANGUAGES:
            assert words_of(GAME, lang).say(message).strip()
    return one


def badges(play: Chase, id: str) -> dict[str, str]:
    """The numbers on a card."""
    one = part(play, id)
    assert isinstance(one, Card)
    return one.badges


def said(message: Msg | None, lang: str = "en") -> str:
    """A message as a sentence."""
    return words_of(GAME, lang).say(message) if message is not None else ""


def lines(one: Any, lang: str = "en") -> str:
    """Everything a closer look says."""
    return " ".join(said(line, lang) for line in one.text)


def told(play: Chase, id: str, lang: str = "en") -> list[str]:
    """The lines of the log with this id, as sentences."""
    return [words_of(GAME, lang).say(entry.text) for entry in play.table.log if entry.text.id == id]
