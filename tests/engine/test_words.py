"""Words: every message in both languages, with the same ids and the same variables."""

from __future__ import annotations

import ast
import os
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from inglenook.engine import words as engine_words
from inglenook.engine.game import games
from inglenook.engine.table import Table
from inglenook.engine.words import LANGUAGES, MissingWords, Msg, Words, msg
from tests.engine.battle import BATTLE
from tests.properties import play_random, speakable

FOLDERS = {
    "engine": Path(engine_words.__file__).parent / "words",
    **{id: game.folder / "words" for id, game in games().items()},
}


def variables(node: object) -> set[str]:
    """The variables of a message; `$card-the` counts as `$card`."""
    found: set[str] = set()
    if isinstance(node, ftl.VariableReference):
        found.add(node.id.name.split("-")[0])
    for value in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
        for one in value if isinstance(value, list) else [value]:
            found |= variables(one)
    return found


def catalogue(folder: Path, lang: str) -> dict[str, set[str]]:
    """Message id -> its variables, of one language."""
    found: dict[str, set[str]] = {}
    for path in sorted(folder.glob("*.ftl")):
        if path.stem == lang or path.stem.endswith(f".{lang}"):
            for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
                assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
                if isinstance(entry, ftl.Message):
                    assert entry.id.name not in found, f"{path.name}: {entry.id.name} stands there twice"
                    found[entry.id.name] = variables(entry.value)
    return found


@pytest.mark.parametrize("name", FOLDERS)
def test_both_languages_have_the_same_messages_with_the_same_variables(name: str) -> None:
    english, french = (catalogue(FOLDERS[name], lang) for lang in LANGUAGES)
    assert set(english) == set(french)
    assert {id: names for id, names in english.items() if names != french[id]} == {}


@pytest.mark.parametrize("name", FOLDERS)
def test_french_puts_its_spaces_where_they_belong(name: str) -> None:
    for path in FOLDERS[name].glob("*fr.ftl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            text = line.partition(" = ")[2]
            assert not re.search(r"[a-zà-ÿ}][;!?](\s|$)", text), f"{path.name}: {line}"


@pytest.mark.parametrize("seed", range(6))
def test_every_message_of_a_battle_can_be_said(seed: int) -> None:
    def look(t: Table[Any], at: int) -> None:
        for seat in (0, 1, None):
            speakable(t, seat, 30)

    t = play_random(BATTLE, seed, 2 + seed % 2, on_decision=look)
    for seat in (0, 1, None):
        speakable(t, seat)


def test_every_message_the_battle_writes_has_words() -> None:
    """Messages named as a whole in the code, whether random games meet them or not."""
    said = set()
    for path in BATTLE.folder.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "attr", getattr(node.func, "id", "")) in ("say", "msg", "Msg"):
                first = node.args[0]
                if isinstance(first, ast.Constant):
                    said.add(first.value)
    assert len(said) > 60
    for lang in LANGUAGES:
        assert [id for id in said if not BATTLE.words(lang).knows(id)] == []


# -- the formatter ----------------------------------------------------------------------------------------------------


@pytest.fixture
def french(tmp_path: Path) -> Words:
    (tmp_path / "fr.ftl").write_text(
        "list-and = et\n"
        "sword = épée\n    .gender = f\n    .the = l’épée\n"
        "bow = arc\n    .gender = m\n    .the = l’arc\n"
        "found = { $who } trouve { $thing-the } { $thing-gender ->\n    [f] oubliée\n   *[m] oublié\n }.\n"
        "many = Voici { $things } ({ $things-count }).\n"
        "empty =\n    .gender = m\n",
        encoding="utf-8",
    )
    return Words("fr", [tmp_path])


def test_words_are_made_once_and_a_catalogue_that_was_rewritten_is_read_again(french: Words, tmp_path: Path) -> None:
    assert BATTLE.words("en") is BATTLE.words("en") and BATTLE.words("en") is not BATTLE.words("fr")
    catalogue = tmp_path / "fr.ftl"
    before = catalogue.stat().st_mtime_ns
    catalogue.write_text("sword = glaive\n", encoding="utf-8")
    os.utime(catalogue, ns=(before, before + 1))
    assert Words("fr", [tmp_path]).say(Msg("sword")) == "glaive" and french.say(Msg("sword")) == "épée"


def test_a_message_in_a_message_brings_its_attributes(french: Words) -> None:
    assert french.say(msg("found", who="Ada", thing=Msg("sword"))) == "Ada trouve l’épée oubliée."
    assert french.say(msg("found", who="Ada", thing=Msg("bow"))) == "Ada trouve l’arc oublié."


def test_a_list_is_joined_and_counted(french: Words) -> None:
    assert french.say(msg("many", things=[Msg("sword"), Msg("bow"), Msg("sword")])) == "Voici épée, arc et épée (3)."
    assert french.say(msg("many", things=[Msg("bow")])) == "Voici arc (1)."


def test_a_name_is_said_as_it_is(french: Words) -> None:
    assert french.say("{ $who } <b>") == "{ $who } <b>"
    assert french.say(msg("found", who="{ $thing }", thing=Msg("bow"))) == "{ $thing } trouve l’arc oublié."


@pytest.mark.parametrize("message", [Msg("nonsense"), msg("found", who="Ada"), msg("many", things=[Msg("none")]), Msg("empty")])
def test_words_that_are_missing_are_an_error_never_a_hole(message: Msg, french: Words) -> None:
    with pytest.raises(MissingWords):
        french.say(message)


def test_a_language_without_a_catalogue_is_named() -> None:
    with pytest.raises(MissingWords, match="tlh"):
        Words("tlh", [])
