"""axe-core finds nothing to complain of, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import WIDE, People, complaints, shoot
from tests.browser.player import Player
from tests.browser.test_stories import tell
from tests.browser.test_ways import PHONE

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


def among_a_crowd(ann: Player) -> None:
    """Full lines, full shelves, a full hand, names that fit nowhere, and every card an answer."""
    tell(ann, "crowd", all=True)


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


TABLES = [at_the_table, among_cards, among_a_crowd, among_cards_of_every_kind, among_hexes]
PLACES = [at_home, *TABLES, in_the_rules, in_the_replay, setting_up, in_the_settings]


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("place", PLACES, ids=lambda place: place.__name__)
def test_nothing_to_complain_of(place: Any, mode: str, person: People, axe: str) -> None:
    ann = person("Ann", mode=mode)
    place(ann)
    shoot(ann, f"{place.__name__}-{mode}")
    assert "\n".join(complaints(ann, axe)) == ""
    assert ann.page.evaluate("document.documentElement.dataset.mode") == mode


@pytest.mark.parametrize("place", TABLES, ids=lambda place: place.__name__)
def test_nothing_to_complain_of_on_a_phone(place: Any, person: People, axe: str) -> None:
    ann = person("Ann", size=PHONE)
    place(ann)
    assert "\n".join(complaints(ann, axe)) == ""


UNREACHED = """() => [...document.querySelectorAll('*')].filter((one) => {
    const { overflowX, overflowY } = getComputedStyle(one);
    const wide = /auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth;
    const high = /auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight;
    return wide || high;
}).map((one) => [one.className, one.tabIndex >= 0, !!(one.ariaLabel || one.getAttribute('aria-labelledby'))])"""


@pytest.mark.parametrize("size", [PHONE, {"width": 844, "height": 390}, {"width": 1024, "height": 768}, WIDE], ids=str)
@pytest.mark.parametrize("place", [among_a_crowd, at_the_table], ids=lambda place: place.__name__)
def test_whatever_scrolls_has_a_name_and_is_reached_by_the_keyboard(place: Any, size: dict[str, int], person: People) -> None:
    ann = person("Ann", size=size)
    place(ann)
    found = ann.page.evaluate(UNREACHED)
    assert [region for region in found if region[1:] != [True, True]] == []
    assert found or place is not among_a_crowd, "a crowd has to be pushed along somewhere"
