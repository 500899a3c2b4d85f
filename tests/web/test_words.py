"""The browser says every message exactly as Python does: all catalogues, both languages, byte for byte."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from inglenook.engine import words as engine_words
from inglenook.engine.game import games
from inglenook.engine.scene import Scene
from inglenook.engine.table import Table
from inglenook.engine.view import scene
from inglenook.engine.words import LANGUAGES, MissingWords, Msg, Words
from inglenook.server import wire
from tests.properties import messages, play_random
from tests.web.node import Probe
from tools.web import WEB

FOLDERS = [
    Path(engine_words.__file__).parent / "words",
    Path(wire.__file__).parent / "words",
    WEB / "src" / "words",
]
GAMES = tuple(sorted(games()))
NUMBERS = (0, 1, 2, 3, 11, 21, 100, 1000, 1234567, 1_000_000, -1, -12345)


class Uses(Visitor):
    """The arguments a message takes, and the messages and terms it is made of."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.others: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.others.add(node.id.name)


class Catalogue:
    """All words of one language for one game, on both sides."""

    def __init__(self, lang: str, folders: list[Path]) -> None:
        self.words = Words(lang, folders)
        paths = [path for folder in folders for path in sorted(folder.glob("*.ftl"))]
        self.texts = [p.read_text("utf-8") for p in paths if p.stem == lang or p.stem.endswith(f".{lang}")]
        self.entries: dict[str, ast.Message] = {}
        for text in self.texts:
            for entry in FluentParser(with_spans=False).parse(text).body:
                assert not isinstance(entry, ast.Junk), entry.content
                if isinstance(entry, ast.Message):
                    self.entries.setdefault(entry.id.name, entry)

    def arguments(self, id: str) -> set[str]:
        """The names of the arguments of a message, and of those it mentions."""
        names: set[str] = set()
        waiting, seen = [id], set()
        while waiting:
            at = waiting.pop()
            if at in self.entries and at not in seen:
                seen.add(at)
                uses = Uses()
                uses.visit(self.entries[at])
                names |= uses.names
                waiting += uses.others
        return names

    def having(self, attributes: set[str]) -> Iterator[Msg]:
        """Messages without arguments that have these attributes."""
        for id, entry in self.entries.items():
            if attributes <= {one.id.name for one in entry.attributes} and entry.value and not self.arguments(id):
                yield Msg(id)

    def samples(self, id: str) -> Iterator[Msg]:
        """The message with arguments of every kind: numbers, names, other messages, lists of them."""
        names = self.arguments(id)
        bases = {name for name in names if not any(name.startswith(f"{other}-") for other in names)}
        split = {name.split("-")[0] for name in bases if "-" in name and not name.startswith("-")}
        bases = {name for name in bases if "-" not in name} | split
        things = {base: list(islice(self.having(self._asked_of(base, names)), 3)) for base in bases}
        if not bases:
            yield Msg(id)
            return
        lists = {base for base in bases if f"{base}-count" in names}
        for number, value in enumerate((*NUMBERS, "Maren", "", "Zoé & <b>", "{ $x }")):
            yield Msg(id, {base: self._fitting(base, value, number, things, lists, names) for base in sorted(bases)})
        for turn in range(3):
            yield Msg(id, {base: found[turn % len(found)] for base, found in things.items() if found})
            yield Msg(id, {base: found[: turn + 1] for base, found in things.items() if found})

    @staticmethod
    def _asked_of(base: str, names: set[str]) -> set[str]:
        return {name[len(base) + 1 :] for name in names if name.startswith(f"{base}-")} - {"count"}

    def _fitting(
        self, base: str, value: Any, number: int, things: dict[str, list[Msg]], lists: set[str], names: set[str]
    ) -> Any:
        """The value itself, unless the message asks for what only a message or a list has."""
        found = things[base]
        if base in lists:
            return found[: number % 4]
        if self._asked_of(base, names) and found:
            return found[number % len(found)]
        return value


def said_here(words: Words, message: Msg) -> dict[str, str] | None:
    """None where Python has no words for it: with such arguments it is never said."""
    try:
        return {"text": words.say(message)}
    except MissingWords:
        return None


def compare(probe: Probe, catalogue: Catalogue, said: list[Msg]) -> int:
    """Both sides say the same; how many sentences could be said."""
    here = [said_here(catalogue.words, message) for message in said]
    there = probe([("learn", catalogue.words.lang, catalogue.texts), *(("say", message) for message in said)])[1:]
    wrong = [
        (message, python, node)
        for message, python, node in zip(said, here, there, strict=True)
        if (python != node if python else "fault" not in node)
    ]
    assert wrong == []
    return sum(one is not None for one in here)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_message_is_said_alike(probe: Probe, lang: str, game: str) -> None:
    catalogue = Catalogue(lang, [*FOLDERS, *games()[game].word_folders])
    said = [message for id in sorted(catalogue.entries) for message in catalogue.samples(id)]
    spoken = compare(probe, catalogue, said)
    assert spoken > len(catalogue.entries)
    sayable = {message.id for message in said if said_here(catalogue.words, message)}
    silent = {id for id, entry in catalogue.entries.items() if entry.value} - sayable
    assert silent == set(), "these were never said with any arguments"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_attribute_is_said_alike(probe: Probe, lang: str, game: str) -> None:
    catalogue = Catalogue(lang, [*FOLDERS, *games()[game].word_folders])
    bare = [
        (Msg(id), one.id.name)
        for id, entry in sorted(catalogue.entries.items())
        for one in entry.attributes
        if not catalogue.arguments(id)
    ]
    there = probe([("learn", lang, catalogue.texts), *(("attribute", *call) for call in bare)])[1:]
    assert there == [{"text": catalogue.words.attribute(*call)} for call in bare]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_told_alike(probe: Probe, lang: str, game: str) -> None:
    seen: dict[str, Msg] = {}

    def look(t: Table[Any], number: int) -> None:
        if number % 5 == 0:
            shown: Scene = scene(t, number % 2, lines=30)
            seen.update({repr(message): message for message in messages(shown)})

    play_random(games()[game], 5, 2, on_decision=look, cap=300)
    assert len(seen) > 100
    assert compare(probe, Catalogue(lang, [*FOLDERS, *games()[game].word_folders]), list(seen.values())) == len(seen)


def test_a_message_without_words_is_a_fault_and_no_failure(probe: Probe) -> None:
    texts = ["known = Known { $x }\n"]
    said = ("plain", Msg("unknown"), Msg("known"), Msg("known", {"x": 1}))
    found = probe([("learn", "en", texts), *(("say", message) for message in said)])
    assert found[1] == {"text": "plain"}
    assert "unknown" in found[2]["fault"] and "$x" in found[3]["fault"]
    assert found[4] == {"text": "Known 1"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_of_the_client_are_written_twice(lang: str) -> None:
    """Of two messages with one id only one would ever be read, and not where it was meant."""
    paths = sorted({*(WEB / "src" / "words").glob(f"{lang}.ftl"), *(WEB / "src" / "words").glob(f"*.{lang}.ftl")})
    parsed = [FluentParser(with_spans=False).parse(path.read_text("utf-8")).body for path in paths]
    ids = [entry.id.name for body in parsed for entry in body if isinstance(entry, ast.Message)]
    assert len(paths) > 1 and "web-unfetched" in ids
    assert sorted(ids) == sorted(set(ids))
