"""The words around the table: what others did, the line of keys, the key to the map."""

import pytest
from rich.console import Console
from rich.text import Text

from inglenook.engine.scene import LogLine
from inglenook.terminal import chrome, pages
from inglenook.terminal.speech import Speech

from .scenes import plain, scene

SAY = Speech("en")
WIDTH = 31


def rows(text: Text) -> int:
    """Lines of a text in the side column."""
    return len(text.wrap(Console(), WIDTH))


def steps(*lengths: int) -> list[LogLine]:
    """Steps of so many words each, the last word telling which step it is."""
    return [LogLine(seq=n, seat=1, text=plain("word " * length + f"end{n}")) for n, length in enumerate(lengths)]


@pytest.mark.parametrize("at", [None, 0, 1, 2, 3, 4])
@pytest.mark.parametrize("lengths", [(1, 1, 1, 1, 1), (20, 1, 25, 1, 12), (2, 30, 30, 30, 2)])
def test_the_step_in_hand_is_told_to_its_end_in_the_room_there_is(lengths, at):
    text = chrome.recap(SAY, scene(), steps(*lengths), at, rows, 9)
    assert rows(text) <= 9
    assert f"end{4 if at is None else at}" in text.plain


def test_short_steps_stand_around_the_one_in_hand():
    text = chrome.recap(SAY, scene(), steps(1, 1, 1, 1, 1), 2, rows, 9).plain
    assert [f"end{n}" in text for n in range(5)] == [True, True, True, True, False]
    assert text.count("▸") == 1 and "▸3" in text


@pytest.mark.parametrize(("lang", "hint", "inspect"), [("en", "H hint", "I inspect"), ("fr", "H conseil", "I examiner")])
def test_the_line_of_keys_keeps_the_hint_at_80_columns_and_all_keys_at_120(lang, hint, inspect):
    narrow, wide = (chrome.keys(Speech(lang), scene(), width) for width in (80, 120))
    assert narrow.cell_len <= 80 and hint in narrow.plain
    assert wide.cell_len <= 120 and hint in wide.plain and inspect in wide.plain


def test_the_key_to_the_map_names_the_sign_of_the_usual_answer():
    assert "☆  the usual answer" in pages.legend(scene(), SAY).plain
