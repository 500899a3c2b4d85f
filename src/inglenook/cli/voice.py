"""What the command says, and in which language."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from inglenook.engine.words import LANGUAGES, Arg, Msg, Problem, catalogue, msg

LANG = "INGLENOOK_LANG"
FOLDER = Path(__file__).parent / "words"


class Trouble(Problem):
    """A request that cannot be met, in the command's own words."""

    def __init__(self, id: str, **args: Arg) -> None:
        super().__init__(msg(id, **args))

    def __str__(self) -> str:
        return Voice("en").text(self.reason)


class Voice:
    """Says the command's messages, the engine's and the server's, in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        house = Path(__file__).parents[1]
        self.words = catalogue(lang, house / "engine" / "words", house / "server" / "words", FOLDER)

    def text(self, message: Msg | str) -> str:
        """A message as a sentence."""
        return self.words.say(message)

    def __call__(self, id: str, **args: Arg) -> str:
        """The sentence of this id."""
        return self.words.say(msg(id, **args))

    def complain(self, reason: Msg) -> None:
        """Say on standard error, on one line, what does not work."""
        print(" ".join(self.text(reason).split()), file=sys.stderr)


def choose_language(given: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language of `--lang`, of INGLENOOK_LANG, or of this user's system. It is needed before anything else is read."""
    asked = environment.get(LANG, "")
    for place, word in enumerate(given):
        if word == "--":
            break
        if word == "--lang" and place + 1 < len(given):
            asked = given[place + 1]
        elif word.startswith("--lang="):
            asked = word.partition("=")[2]
    if asked:
        if asked not in LANGUAGES:
            raise Trouble("cli-no-language", lang=asked, langs=", ".join(LANGUAGES))
        return asked
    system = next((environment[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if environment.get(name)), "")
    return "fr" if system.lower().startswith("fr") else "en"
