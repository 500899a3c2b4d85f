"""Everything a table may say has its words in every language, together with the engine's and the game's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from inglenook.engine.game import games
from inglenook.engine.words import LANGUAGES, Words
from inglenook.server import host

SERVER = Path(host.__file__).parent
FILES = ("people", "seating", "fold", "history", "reading", "news", "live", "doors", "standins", "travel", "host", "workers")


def said() -> set[str]:
    """The ids in the code of tables."""
    return {id for name in FILES for id in re.findall(r'"(srv-[a-z-]+)"', (SERVER / f"{name}.py").read_text(encoding="utf-8"))}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_a_table_has_words(lang: str) -> None:
    assert len(said()) > 15
    for game in games().values():
        words = Words(lang, [Path(host.__file__).parents[1] / "engine" / "words", game.folder / "words", SERVER / "words"])
        assert [id for id in sorted(said()) if not words.knows(id)] == []


def test_no_words_of_tables_are_left_over_and_languages_have_the_same() -> None:
    ids = {
        lang: set(re.findall(r"^(srv-[a-z-]+) =", (SERVER / "words" / f"host.{lang}.ftl").read_text(encoding="utf-8"), re.M))
        for lang in LANGUAGES
    }
    assert ids["en"] == ids["fr"]
    everywhere = "".join(path.read_text(encoding="utf-8") for path in SERVER.rglob("*.py"))
    assert [id for id in sorted(ids["en"]) if f'"{id}"' not in everywhere] == []
