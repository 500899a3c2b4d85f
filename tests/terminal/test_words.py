"""The client's own words: the same in both languages, all used, none missing."""

import re
from pathlib import Path

import inglenook.terminal
from inglenook.terminal.pages import KEYS

FOLDER = Path(inglenook.terminal.__file__).parent
COMPUTED = ("ui-state-", "ui-kind-", "ui-ground-", "ui-badge-", "ui-who-", "ui-bot-name-", "ui-speed-", "ui-start-language-")
COMPUTED += ("ui-start-speed-", "ui-tab-", "ui-bar-", "ui-key-", "ui-legend-")


def ids(lang: str) -> set[str]:
    """All messages of one language."""
    return set(re.findall(r"^(ui-[\w-]+) =", (FOLDER / "words" / f"{lang}.ftl").read_text(encoding="utf-8"), re.MULTILINE))


def test_both_languages_say_the_same_things():
    assert ids("en") == ids("fr")


def test_every_message_the_code_names_is_there_and_every_other_is_used():
    code = "".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
    named = {id for id in re.findall(r"[\"'](ui-[\w-]*\w)[\"']", code)}
    assert named <= ids("en")
    assert {id for id in ids("en") - named if not id.startswith(COMPUTED)} - {"ui-yes", "ui-no"} == set()


def test_every_key_has_its_words():
    assert {f"ui-key-{what}" for _, what in KEYS} == {id for id in ids("en") if id.startswith("ui-key-")}
