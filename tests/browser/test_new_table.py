"""The page of a new table: seats, presets, options that hold each other, and what is sent."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import WIDE, People, complaints, shoot
from tests.browser.player import Player, web
from tests.browser.test_ways import PHONE

SAMPLER = "probe"
SIZES = {"wide": WIDE, "phone": PHONE}


def lays_out(ann: Player) -> None:
    ann.go(f"/new/{SAMPLER}")
    ann.test("start").wait_for()


def looks_at(ann: Player, group: str = "") -> None:
    """On a phone the options are behind a tab, each group behind another."""
    if ann.finger:
        ann.page.get_by_role("button", name=web("setup-tab-game")).tap()
        if group:
            ann.page.locator(".groups").get_by_role("button", name=group).tap()


def agreed(ann: Player) -> tuple[dict[str, str], list[bool]]:
    """The table that was opened: its options that are not as usual, and which seats are mine."""
    ann.page.wait_for_url("**/t/*")
    info = ann.api("GET", f"/api/tables/{ann.page.url.rsplit('/', 1)[1]}")
    usual = {field["name"]: field["default"] for field in shelf(ann)["options"]}
    options = {name: value for name, value in info["options"].items() if value != usual[name]}
    return options, [seat.get("mine", False) for seat in info["seats"]]


def shelf(ann: Player) -> Any:
    return next(one for one in ann.api("GET", "/api/games") if one["id"] == SAMPLER)


def test_enter_starts_at_once(person: People) -> None:
    ann = person("Ann")
    lays_out(ann)
    ann.page.keyboard.press("Enter")
    assert agreed(ann) == ({}, [True, False])


def test_a_preset_with_a_change_of_ones_own(person: People) -> None:
    ann = person("Ann")
    lays_out(ann)
    ann.page.get_by_role("radio", name="Grim").check(force=True)
    badge = ann.page.get_by_text(web("setup-chosen", n=0), exact=True)
    badge.wait_for()
    ann.button("setup-less", option="Wounded").click()
    ann.page.get_by_text(web("setup-chosen", n=1), exact=True).wait_for()
    assert ann.page.get_by_text(web("setup-yours"), exact=True).count() == 1
    ann.button("setup-back", preset="Grim").click()
    badge.wait_for()
    ann.button("setup-less", option="Wounded").click()
    ann.test("start").click()
    assert agreed(ann)[0] == {"level": "master", "wounds": "1", "poor": "yes"}


@pytest.mark.parametrize("size", SIZES)
def test_what_cannot_be_played_together_says_why_and_can_be_swapped(person: People, size: str) -> None:
    ann = person("Ann", size=SIZES[size])
    lays_out(ann)
    looks_at(ann, "Harder")
    ann.page.get_by_role("switch", name="Empty sheds").check(force=True)
    looks_at(ann, "Easier")
    goods = ann.page.get_by_role("checkbox", name="Goods")
    goods.click()
    told = ann.page.get_by_role("alert")
    told.wait_for()
    assert "Empty sheds" in told.inner_text() and "Gifts: Goods" in told.inner_text()
    assert not goods.is_checked()
    shoot(ann, f"new-table-refused-{size}")
    ann.button("setup-keep", option="Empty sheds").click()
    told.wait_for(state="detached")
    assert not goods.is_checked()
    goods.click()
    ann.button("setup-instead", option="Gifts: Goods").click()
    assert goods.is_checked()
    ann.test("start").click()
    assert agreed(ann)[0] == {"gifts": "goods"}


def test_only_what_applies_is_shown(person: People) -> None:
    ann = person("Ann")
    lays_out(ann)
    ahead = ann.page.get_by_text("Steps ahead", exact=True)
    assert ahead.count() == 0
    ann.page.get_by_role("radio", name="as you like").check()
    ahead.wait_for()
    for _ in range(3):
        ann.button("setup-further", option="Steps ahead").click()
    assert ann.button("setup-further", option="Steps ahead").is_disabled(), "six are the most"
    ann.page.get_by_role("radio", name="Artisan").check()
    ahead.wait_for(state="detached")
    ann.test("start").click()
    assert agreed(ann)[0] == {"level": "artisan"}


@pytest.mark.parametrize("size", SIZES)
def test_several_seats_in_one_press_unlock_what_needs_them(person: People, size: str) -> None:
    ann = person("Ann", size=SIZES[size])
    lays_out(ann)
    looks_at(ann, "Easier")
    lock = ann.button("setup-locked", option="A full table")
    lock.wait_for()
    assert "needs 4 to 8 players, not 2" in ann.page.locator(f"[id='{lock.get_attribute('aria-describedby')}']").inner_text()
    if ann.finger:
        ann.page.get_by_role("button", name=web("setup-tab-seats")).tap()
    ann.page.get_by_role("radio", name=web("setup-mine-n", n=4)).check(force=True)
    looks_at(ann, "Easier")
    ann.page.get_by_role("switch", name="A full table").check(force=True)
    ann.test("start").click()
    assert agreed(ann) == ({"crowd": "yes"}, [True] * 4)


def test_fewer_seats_of_mine_go_to_bots(person: People) -> None:
    ann = person("Ann")
    lays_out(ann)
    for many in (3, 2):
        ann.page.get_by_role("radio", name=web("setup-mine-n", n=many)).check(force=True)
    ann.test("start").click()
    assert agreed(ann)[1] == [True, True, False]


def test_a_game_that_says_no_loses_nothing(person: People) -> None:
    """What no pair can tell is refused by the server; the form stays as it was."""
    ann = person("Ann")
    lays_out(ann)
    ann.page.get_by_role("radio", name="as you like").check()
    for option, times in (("Steps ahead", 3), ("Wounded", 1)):
        for _ in range(times):
            ann.button("setup-further", option=option).click()
    ann.test("start").click()
    ann.page.get_by_text("may be 6 at most", exact=False).first.wait_for()
    ann.button("setup-less", option="Steps ahead").click()
    ann.test("start").click()
    assert agreed(ann)[0] == {"level": "own", "lead": "4", "wounds": "1"}


def test_a_number_opens_the_rule(person: People) -> None:
    ann = person("Ann")
    lays_out(ann)
    ann.button("setup-rule", rule="PR-R12").first.click()
    ann.page.get_by_role("dialog").get_by_text("Agreements").first.wait_for()


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_to_complain_of_and_nothing_moves(person: People, axe: str, size: str, mode: str) -> None:
    ann = person("Ann", size=SIZES[size], mode=mode, lang="fr" if mode == "dark" else "en")
    lays_out(ann)
    before = ann.test("start").bounding_box()
    assert "\n".join(complaints(ann, axe)) == ""
    if ann.finger:
        ann.page.locator(".tabs button").nth(1).tap()
    ann.page.locator("label.panel").nth(2).click()
    if ann.finger:
        ann.page.locator(".groups button").nth(3).tap()
    ann.page.get_by_role("checkbox").locator("visible=true").nth(2).click()
    ann.page.get_by_role("alert").wait_for()
    shoot(ann, f"new-table-{size}-{mode}")
    assert "\n".join(complaints(ann, axe)) == ""
    assert ann.test("start").bounding_box() == before
    page = "document.documentElement"
    assert ann.page.evaluate(f"{page}.scrollHeight <= innerHeight && {page}.scrollWidth <= innerWidth")
