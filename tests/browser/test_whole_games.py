"""Whole games of Key to the Kingdom against bots, by mouse and by keyboard alone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import People, shoot
from tests.browser.player import Player

KINGDOM = "key-to-the-kingdom"
EARNEST = 10
"""So many turns are played in earnest; then the hero sleeps until a bot has won."""


class Turns:
    """Which answer to give: the first one, and a nap when it has been enough."""

    def __init__(self) -> None:
        self.count = 0

    def choose(self, player: Player) -> str:
        keys = player.keys
        self.count += bool({"move", "castle"} & {*keys})
        return "nap" if "nap" in keys and self.count > EARNEST else keys[0]


@pytest.fixture
def turns() -> Turns:
    return Turns()


def by_mouse(player: Player, key: str) -> None:
    """On the board where the answer has a place there, else by its button."""
    if player.test("usual").count():
        player.usual()
    elif key.startswith("go:"):
        player.point(key[3:], key)
    else:
        player.answer(key)


def test_by_mouse(person: People, turns: Turns) -> None:
    ann = person("Ann", new=True)
    ann.go("/")
    shoot(ann, "home")
    ann.page.locator(f'[data-new="{KINGDOM}"]').click()
    ann.test("start").click()
    ann.test("howto-close").click()
    shot = False
    while ann.asked():
        key = turns.choose(ann)
        if key.startswith("go:") and not shot:
            shot = True
            shoot(ann, "table")
        by_mouse(ann, key)
    ann.test("over").wait_for()
    shoot(ann, "over")
    assert turns.count > EARNEST and "defeated the Demon King" in ann.test("over").inner_text()
    assert not ann.faults, "\n".join(ann.faults)


def test_by_keyboard_alone(person: People, turns: Turns) -> None:
    ann = person("Ann")
    ann.go("/")
    box = ann.page.locator(f'[data-new="{KINGDOM}"]')
    ann.page.keyboard.press(box.get_attribute("aria-keyshortcuts") or "")
    ann.test("start").wait_for()
    ann.page.keyboard.press("Enter")
    while ann.asked():
        key = turns.choose(ann)
        focused = ann.page.evaluate("document.activeElement?.id")
        assert focused == "question", "each question has the focus when it is asked"
        if ann.test("confirm").count():
            ann.press("Space") if ann.test("usual").count() else ann.press("1", "Space")
        elif key == "nap":
            ann.press(str(ann.keys.index(key) + 1))
        elif turns.count % 2:
            tab_to(ann, key)
            ann.press("Enter")
        else:
            ruler = ann.dock.locator("[data-result]").count() > 0
            ann.press("Space" if ruler else "1")  # on a ruler a digit is a result
    assert turns.count > EARNEST and "defeated the Demon King" in ann.test("over").inner_text()
    assert not ann.faults, "\n".join(ann.faults)


def tab_to(player: Player, key: str) -> None:
    """Press Tab until an answer has the focus, and look each time where it is, as whoever plays by keyboard does."""
    for _ in range(player.page.locator("button, a, input, [tabindex]").count()):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("document.activeElement?.dataset.key") == key:
            return
    raise AssertionError(f"no way by Tab to {key}")
