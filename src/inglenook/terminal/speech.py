"""The words of a table in the language of the moment: the engine's, a server's, the game's and the client's own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from inglenook.engine.game import Game
from inglenook.engine.scene import Counter, Mat, OptionView, Part
from inglenook.engine.theme import Theme, usual
from inglenook.engine.words import LANGUAGES, Arg, Msg, Words, catalogue

FOLDER = Path(__file__).parent / "words"
BLANK = "\u2800"
"""Braille without dots: as wide as a space, and none."""


def _words(game: Game[Any] | None, lang: str) -> Words:
    house = Path(__file__).parents[1]
    common = [house / "engine" / "words", house / "server" / "words"]  # a server's too: its table may be played here
    folders = [*common, FOLDER] if game is None else [*common, *game.word_folders, FOLDER]
    return catalogue(lang, *folders)


class Speech:
    """Says messages. `lang` can change at any time."""

    def __init__(self, lang: str, game: Game[Any] | None = None) -> None:
        self.lang = lang
        self.game = game

    @property
    def words(self) -> Words:
        return _words(self.game, self.lang)

    @property
    def theme(self) -> Theme:
        """What the words of the game's scenes look like."""
        return usual() if self.game is None else self.game.theme

    def __call__(self, message: Msg | str, **args: Arg) -> str:
        """A message of a scene, or one of the client's own by its id."""
        return self.words.say(message if isinstance(message, Msg) else Msg(message, dict(args)))

    def word(self, family: str, word: str, **args: Arg) -> str:
        """A word a scene uses for a state or a kind (`exhausted`): the game's own words for it, ours, or the bare word."""
        for id in (f"{family}-{word}", f"ui-{family}-{word}"):
            if self.words.knows(id):
                return self.words.say(Msg(id, dict(args)))
        return word.replace("-", " ")

    def sum(self, counter: Counter) -> str:
        """Why so many are wanted, where that is not as usual: "7 = 6 +1 Murmook"."""
        if not counter.changes:
            return ""
        return " ".join([f"{counter.most} = {counter.usual}", *(f"{one.by} {self(one.name)}" for one in counter.changes)])

    def odds(self, option: OptionView) -> str:
        """The chance that an answer leaves: "45 %", or "45 %, at best 60 %"."""
        if option.odds is None:
            return ""
        now, best = percent(option.odds.now), option.odds.best
        return self("ui-odds", now=now) if best is None else self("ui-odds-best", now=now, best=percent(best))

    def brief(self, name: Msg) -> str:
        """The short form of a name, where it has one: "deck" for "Deck of Ann"."""
        return self.words.attribute(name, "short") or self(name)

    def states(self, part: Part) -> list[str]:
        """The state of a thing in words that agree with its name."""
        gender = self.words.attribute(part.name, "gender") or "masculine"
        seat = isinstance(part, Mat)  # who sits there is "active" in another way than a card is
        words = ["turn" if seat and word == "active" else word for word in part.state]
        return [self.word("state", word, gender=gender) for word in words]

    def other(self) -> str:
        """The language a switch would go to."""
        return LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]

    def switch(self) -> None:
        """Speak the next language."""
        self.lang = self.other()


def percent(chance: float) -> int:
    """Whole percent; 0 and 100 only where it is certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


def bound(text: str) -> str:
    """The text with its no-break spaces as blank signs: a screen would break its lines at them as at any other space."""
    return text.replace("\u00a0", BLANK)


class ScreenSpeech(Speech):
    """Says messages so that what belongs together stays on one line: "22 %", "Résultat : 5"."""

    def __call__(self, message: Msg | str, **args: Arg) -> str:
        return bound(super().__call__(message, **args))


def short(rule: str) -> str:
    """A rule's number without the sign of its game: `R71`."""
    return rule.partition("-")[2] or rule
