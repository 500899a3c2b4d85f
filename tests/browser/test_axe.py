"""axe-core finds nothing to complain of, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import People, complaints, shoot
from tests.browser.player import Player
from tests.browser.test_stories import tell

KINGDOM = "key-to-the-kingdom"


def at_home(ann: Player) -> None:
    ann.opens(KINGDOM, "me", "bot:greedy")
    ann.asked()
    ann.go("/")
    ann.page.locator("[data-table]").first.wait_for()


def at_the_table(ann: Player) -> None:
    ann.opens(KINGDOM, "me", "bot:greedy", "bot:greedy")
    for _ in range(3):
        ann.asked()
        ann.answer(ann.keys[0])
    ann.asked()


def among_cards(ann: Player) -> None:
    ann.opens("keyforge", "me", "bot:greedy")
    while ann.asked() and "end" not in ann.keys:
        ann.first()


def among_cards_of_every_kind(ann: Player) -> None:
    tell(ann, "cards")


def among_hexes(ann: Player) -> None:
    tell(ann, "hex")


def in_the_rules(ann: Player) -> None:
    at_the_table(ann)
    ann.test("rules-button").click()
    ann.page.locator("[data-rule]").first.wait_for()


def in_the_replay(ann: Player) -> None:
    at_the_table(ann)
    ann.go(f"{ann.page.url}/at/1")
    ann.test("past").wait_for()


def setting_up(ann: Player) -> None:
    ann.go(f"/new/{KINGDOM}")
    ann.test("start").wait_for()


def in_the_settings(ann: Player) -> None:
    ann.go("/settings")
    ann.page.locator("main h1").wait_for()


TABLES = [at_the_table, among_cards, among_cards_of_every_kind, among_hexes]
PLACES = [at_home, *TABLES, in_the_rules, in_the_replay, setting_up, in_the_settings]


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_nothing_to_complain_of(place: Any, mode: str, person: People, axe: str) -> None:
    ann = person("Ann", mode=mode)
    place(ann)
    shoot(ann, f"{place.__name__}-{mode}")
    assert "\n".join(complaints(ann, axe)) == ""
    assert ann.page.evaluate("document.documentElement.dataset.mode") == mode


@pytest.mark.parametrize("place", TABLES[:2], ids=lambda place: place.__name__)
def test_nothing_to_complain_of_on_a_phone(place: Any, person: People, axe: str) -> None:
    ann = person("Ann", size={"width": 390, "height": 844})
    place(ann)
    assert "\n".join(complaints(ann, axe)) == ""
