"""Albion's Legacy as somebody rides it alone, with three characters: by mouse to the end, and a round by keyboard alone."""

from __future__ import annotations

import random

import pytest

from tests.browser.conftest import People, shoot
from tests.browser.hands import spot_of, touch
from tests.browser.player import IDLE, Player, web

ALBION = "albions-legacy"
LUCK = random.Random(ALBION)
SHORT = {"early_despair": "5"}
"""Half of the flames are out already."""
DEEDS = 3
"""So much is done in a turn before it is ended."""
WANTED = ("story:", "pick:", "personal", "jail", "scout:", "activate", "escort:take")
"""What a rider does first, if it can be done."""


class Rider:
    """Which answer to give: to find land, to do what is asked there, to go on, and not to dawdle."""

    def __init__(self) -> None:
        self.done: list[str] = []
        self.turn: list[str] = []

    def choose(self, keys: list[str]) -> str:
        self.done.append(self.act(keys) if "end" in keys else keys[0])
        return self.done[-1]

    def act(self, keys: list[str]) -> str:
        wanted = [key for start in WANTED for key in keys if key.startswith(start)]
        ways = [key for key in keys if key.startswith("go:") and key not in self.done[-20:]]
        found = (*wanted, *ways[-1:], "end")[0] if len(self.turn) < DEEDS else "end"
        self.turn = [] if found == "end" else [*self.turn, found]
        return found

    def count(self, start: str) -> int:
        return sum(key.startswith(start) for key in self.done)


@pytest.fixture
def rider() -> Rider:
    return Rider()


def by_mouse(ann: Player, key: str) -> None:
    """On the map where the answer has a place there; a tile is turned where it lies."""
    sort, _, what = key.partition(":")
    spot = spot_of(ann, f"tile:{what}", LUCK) if sort == "go" else None
    if spot is not None:
        before = ann.version
        touch(ann, spot)
        ann.until(*IDLE, "playing", after=before)
    elif sort == "lay":
        lay(ann)
    elif ann.test("usual").count():
        ann.usual()
    else:
        ann.answer(key)


def lay(ann: Player) -> None:
    """Turn the found tile on the map until it lies as one likes."""
    before = ann.version
    ann.button("turn-right").click()
    ann.button("turn-lay").click()
    ann.until(*IDLE, "playing", after=before)


def test_alone_by_mouse_to_the_end(person: People, rider: Rider) -> None:
    ann = person("Ann")
    ann.opens(ALBION, "me", options=SHORT)
    shot = False
    while ann.asked():
        assert not ann.test("handover").count(), "nobody hands the screen over to oneself"
        key = rider.choose(ann.keys)
        if key.startswith("lay:") and not shot:
            shot = True
            shoot(ann, "albion-turning")
        by_mouse(ann, key)
    ann.test("over").wait_for()
    shoot(ann, "albion-over")
    assert rider.count("go:") >= 10 and rider.count("scout:") >= 5 and rider.count("lay:") >= 1 and rider.count("roll:") >= 1
    assert "Albion" in ann.test("over").inner_text()
    assert not ann.faults, "\n".join(ann.faults)


def test_a_round_by_keyboard_alone(person: People, rider: Rider) -> None:
    ann = person("Ann")
    ann.opens(ALBION, "me")
    while ann.asked() and "Round 2" not in ann.page.locator(".phases").inner_text():
        key = rider.choose(ann.keys)
        assert ann.page.evaluate("document.activeElement?.id") == "question", "each question has the focus when it is asked"
        if key.startswith("lay:"):
            ann.press("e", "Enter")
        elif ann.test("confirm").count():
            ann.press("Space")
        else:
            ann.press(*str(ann.keys.index(key) + 1))
    assert rider.count("scout:") >= 1 and rider.count("go:") >= 3 and rider.count("end") == 4
    assert not ann.faults, "\n".join(ann.faults)


def test_each_turn_of_a_found_tile_is_told_before_it_is_laid(person: People, rider: Rider) -> None:
    """The answer looked at shows on the map what it joins; the tile is laid just so."""
    ann = person("Ann")
    ann.opens(ALBION, "me")
    while ann.asked() and not (len(ann.keys) > 1 and all(key.startswith("lay:") for key in ann.keys)):
        by_mouse(ann, rider.choose(ann.keys))
    told = []
    for key in ann.keys:
        ann.reach(key).hover()
        told.append(ann.page.locator("[data-join]").count())
        assert ann.reach(key).locator("svg circle").count() == told[-1], "the small picture tells the same"
    assert all(told), "every answer joins something"
    ann.answer(ann.keys[0])
    ann.asked()
    assert not ann.page.get_by_role("button", name=web("turn-right")).count()
