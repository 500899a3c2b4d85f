"""The client's own words: the same in both languages, all used, none missing."""

import re
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

import inglenook.terminal
from inglenook.bots import bot
from inglenook.engine.game import game, games
from inglenook.engine.scene import Card, Line, Space
from inglenook.engine.words import Msg, msg
from inglenook.terminal import spoken
from inglenook.terminal.pages import KEYS
from inglenook.terminal.parts import things
from inglenook.terminal.speech import ScreenSpeech, Speech, bound

from .driver import ANN, BOT, sit

FOLDER = Path(inglenook.terminal.__file__).parent
COMPUTED = ("ui-state-", "ui-kind-", "ui-ground-", "ui-badge-", "ui-who-", "ui-bot-name-", "ui-speed-", "ui-start-language-")
COMPUTED += ("ui-start-speed-", "ui-tab-", "ui-bar-", "ui-key-", "ui-legend-", "ui-result-")


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


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("id", games())
def test_every_word_a_scene_uses_for_a_state_a_kind_or_a_badge_is_said(id, lang, home):
    """A word that no catalogue knows would be shown as it stands in the code, in English."""
    sitting, player = sit(id, home, ANN, BOT, seed=3), bot("random", 1)
    speech = Speech(lang, sitting.table.game)
    unsaid = set()
    for _ in range(150):
        asked = sitting.to_move()
        if not asked:
            break
        for part in things(sitting.scene(0, lines=0)):
            words = [("state", word) for word in part.state]
            words += [("kind", part.kind)] if isinstance(part, Space) else []
            words += [("badge", name) for name in part.badges] if isinstance(part, Card) else []
            unsaid |= {pair for pair in words if not any(speech.words.knows(f"{on}{'-'.join(pair)}") for on in ("", "ui-"))}
        sitting.table.submit(player.choose(sitting.table, asked[0]), asked[0])
    assert unsaid == set()


def test_on_the_screen_no_line_breaks_before_a_sign_that_french_sets_apart():
    sentence = Msg("ui-colon", {"a": "Résultat", "b": "5"})
    said, shown = Speech("fr")(sentence), ScreenSpeech("fr")(sentence)
    assert said == "Résultat\u00a0: 5" and len(shown) == len(said)
    assert [line.plain for line in Text(shown).wrap(Console(), 11)] == ["Résultat\u2800: ", "5"]


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "The Royal Fortune plays All Hands on Deck!"), ("fr", "The Royal Fortune joue Tout le monde sur le pont\u00a0!")],
)
def test_a_name_that_ends_a_sentence_by_itself_gets_no_full_stop(lang, said):
    speech = Speech(lang, game("royal-fortune"))
    line = msg("kf-log-play", side="The Royal Fortune", card=Msg("kf-name-all-hands"), by="")
    assert speech(line) == said == speech.words.say(line), "whoever says it"
    because = msg("kf-log-by", card=Msg("kf-name-all-hands"))
    assert speech(msg("kf-log-reap", card="Troll", by=because)).endswith("!)."), "after a bracket it stays"
    assert ScreenSpeech(lang, game("royal-fortune"))(line) == bound(said)


def test_a_line_that_is_all_note_is_said_without_a_colon():
    speech = Speech("en", game("forges-of-ravenshire"))
    text, note = msg("plain", text="3-4"), msg("plain", text="2 steel")
    lines = [Line(note=note), Line(text=text, note=note), Line(text=text)]
    assert spoken.written(lines, speech) == ["2 steel", "3-4: 2 steel", "3-4"]
