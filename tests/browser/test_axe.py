"""axe-core finds nothing to complain of, by day and by night."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import People, shoot
from tests.browser.player import Player
from tests.browser.test_stories import tell

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
KINGDOM = "key-to-the-kingdom"


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.exists():
        reason = "axe-core is not installed (cd web && npm ci)"
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(reason)
    return AXE.read_text(encoding="utf-8")


def complaints(player: Player, axe: str) -> list[str]:
    """What is wrong, and where."""
    player.page.evaluate(axe)
    found: list[dict[str, Any]] = player.page.evaluate(
        "async (rules) => (await axe.run(document, {runOnly: rules})).violations", RULES
    )
    return [f"{one['id']}: {node['target']} {node.get('failureSummary', '')}" for one in found for node in one["nodes"]]


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
