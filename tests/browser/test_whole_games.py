"""Whole games against bots and opponents, by mouse and by keyboard alone, of every game that says how it is played."""

from __future__ import annotations

import pytest

from tests.browser.conftest import People, shoot
from tests.browser.whole import FOUND, Choosing, by_keyboard, by_mouse, headline


def test_there_are_games_to_play() -> None:
    assert len(FOUND) >= 2


@pytest.mark.parametrize("game", FOUND)
def test_by_mouse(game: str, person: People) -> None:
    ann, choosing = person("Ann", new=True), Choosing(game)
    ann.go("/")
    shoot(ann, "home")
    ann.page.locator(f'[data-new="{game}"]').click()
    ann.test("start").click()
    ann.test("howto-close").click()
    while ann.asked():
        key = choosing.key(ann)
        if choosing.answers == 12:
            shoot(ann, f"table-{game}")
        by_mouse(ann, key)
    ann.test("over").wait_for()
    shoot(ann, f"over-{game}")
    assert choosing.answers > 30 and headline(ann, game) in ann.test("over").inner_text()
    assert not ann.faults, "\n".join(ann.faults)


@pytest.mark.parametrize("game", FOUND)
def test_by_keyboard_alone(game: str, person: People) -> None:
    ann, choosing = person("Ann"), Choosing(game)
    ann.go("/")
    box = ann.page.locator(f'[data-new="{game}"]')
    ann.page.keyboard.press(box.get_attribute("aria-keyshortcuts") or "")
    ann.test("start").wait_for()
    ann.page.keyboard.press("Enter")
    while ann.asked():
        key = choosing.key(ann)
        assert ann.page.evaluate("document.activeElement?.id") == "question", "each question has the focus when it is asked"
        by_keyboard(ann, key, tabbing=choosing.answers % 3 == 1)
    assert choosing.answers > 30 and headline(ann, game) in ann.test("over").inner_text()
    assert not ann.faults, "\n".join(ann.faults)
