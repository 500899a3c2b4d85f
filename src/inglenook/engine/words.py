"""Words: rules speak in message ids and arguments; catalogues carry the English and the French.

An argument may itself be a message. The formatter resolves it first and passes its attributes along, so that a French
sentence can ask for `$thing-gender` or `$thing-the` (Fluent drops a computed reference silently, so it is done here).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import Union

import msgspec
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

LANGUAGES = ("en", "fr")
STOPPED = re.compile(r"(?<=[!?])\.(?!\.)")
"""A full stop after a name that ends a sentence by itself: "Ann plays Charge!."."""

Arg = Union[str, int, "Msg"]


class Msg(msgspec.Struct, frozen=True, omit_defaults=True):
    """A message id and its arguments: what rules, scenes and the log carry instead of sentences."""

    id: str
    args: dict[str, Arg | list[Msg]] = {}

    def __hash__(self) -> int:
        return hash((self.id, tuple(self.args)))


def msg(id: str, **args: Arg | list[Msg]) -> Msg:
    """Make a message; its arguments are called in the catalogues as they are called here."""
    return Msg(id, args)


class MissingWords(Exception):
    """A message id has no words in a language."""


@cache
def _parsed(path: Path, written: int) -> Resource:
    """A catalogue as it was written then: parsing is slow, and many share the same ones. A bundle only reads it."""
    return FluentResource(path.read_text(encoding="utf-8"))


class Words:
    """The catalogues of one language, ready to format. Nothing changes them afterwards, so everybody may have the same ones."""

    def __init__(self, lang: str, folders: Iterable[Path]) -> None:
        if lang not in LANGUAGES:
            raise MissingWords(f"There is no catalogue for the language {lang!r}; there are {', '.join(LANGUAGES)}.")
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for folder in folders:
            for path in sorted(folder.glob("*.ftl")):
                if path.stem == lang or path.stem.endswith(f".{lang}"):
                    self.bundle.add_resource(_parsed(path, path.stat().st_mtime_ns))

    def knows(self, id: str) -> bool:
        return bool(self.bundle.has_message(id))

    def say(self, message: Msg | str) -> str:
        """The sentence. A plain string (a player's name) is returned as it is."""
        if isinstance(message, str):
            return message
        text = self._format(message.id, None, self._arguments(message))
        return STOPPED.sub("", text) if "!." in text or "?." in text else text

    def attribute(self, message: Msg, name: str) -> str | None:
        """An attribute such as `.gender`, or None where the message has none."""
        if not self.knows(message.id):
            raise MissingWords(f"{self.lang}: no words for {message.id!r}")
        if name not in self.bundle.get_message(message.id).attributes:
            return None
        return self._format(message.id, name, self._arguments(message))

    def _arguments(self, message: Msg) -> dict[str, str | int]:
        plain: dict[str, str | int] = {}
        for name, value in message.args.items():
            if isinstance(value, Msg):
                plain[name] = self.say(value)
                for attribute in self._attributes(value):
                    plain[f"{name}-{attribute}"] = self.attribute(value, attribute) or ""
            elif isinstance(value, (list, tuple)):
                plain[name] = self.join([self.say(part) for part in value])
                plain[f"{name}-count"] = len(value)
            else:
                plain[name] = value
        return plain

    def _attributes(self, message: Msg) -> Sequence[str]:
        if not self.knows(message.id):
            raise MissingWords(f"{self.lang}: no words for {message.id!r}")
        return tuple(self.bundle.get_message(message.id).attributes)

    def _format(self, id: str, attribute: str | None, args: dict[str, str | int]) -> str:
        if not self.knows(id):
            raise MissingWords(f"{self.lang}: no words for {id!r}")
        found = self.bundle.get_message(id)
        pattern = found.attributes[attribute] if attribute else found.value
        if pattern is None:
            raise MissingWords(f"{self.lang}: {id!r} has no text")
        text, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise MissingWords(f"{self.lang}: {id!r} with {sorted(args)}: {errors[0]}")
        return str(text)

    def join(self, parts: Sequence[str]) -> str:
        """A list in running text: "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        last = self._format("list-and", None, {}) if self.knows("list-and") else "&"
        return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


@cache
def catalogue(lang: str, *folders: Path) -> Words:
    """The words of these folders, made once."""
    return Words(lang, folders)


def common(lang: str) -> Words:
    """The words of the engine alone, without a game's."""
    return catalogue(lang, Path(__file__).parent / "words")


class Problem(Exception):
    """Something a person gave us does not work: a message every client can say. As a string it is the English sentence."""

    def __init__(self, reason: Msg) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        try:
            return common("en").say(self.reason)
        except MissingWords:  # it speaks of a game's own things, and the game has the words
            return self.reason.id
