"""French, phones, replays, and the luck that anybody can check."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from inglenook.engine.game import game
from inglenook.engine.words import Msg
from tests.browser.conftest import People, shoot
from tests.browser.player import PATIENCE, Player, web

KINGDOM = "key-to-the-kingdom"
PHONE = {"width": 390, "height": 844}
RAW = re.compile(r"\b(?:web|kk|srv|ui|log|undo)-[a-z]+-?[a-z-]*\b|\{ ?\$|\[object|undefined|NaN")
"""What a page shows when it has no words for something."""
FRENCH = game(KINGDOM).words("fr")


def play(player: Player, answers: int) -> None:
    for _ in range(answers):
        if not player.asked():
            return
        player.first()
    player.asked()


def test_the_whole_table_speaks_french(person: People) -> None:
    ann = person("Anne")
    ann.go("/")
    ann.test("language").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    ann.page.get_by_text(FRENCH.say(Msg(f"{KINGDOM}-title"))).first.wait_for()
    shoot(ann, "home-fr")
    ann.opens(KINGDOM, "me", "bot:greedy")
    ann.asked()
    assert ann.question == FRENCH.say(Msg("kk-ask-hero"))
    for _ in range(12):
        assert RAW.findall(ann.page.locator("body").inner_text()) == []
        play(ann, 1)
    shoot(ann, "table-fr")
    ann.test("rules-button").click()
    expect(ann.page.locator("[data-rule='KK-R71']")).to_contain_text("résultat")
    assert not ann.faults, "\n".join(ann.faults)


def test_the_language_changes_in_the_middle_of_a_question(person: People) -> None:
    ann = person("Ann")
    ann.opens(KINGDOM, "me", "bot:greedy")
    ann.asked()
    before = ann.keys
    ann.go("/settings")
    ann.test("language").click()
    ann.page.go_back()
    ann.asked()
    assert ann.question == FRENCH.say(Msg("kk-ask-hero")) and ann.keys == before


SMALL = {"upright": PHONE, "lying": {"width": 844, "height": 390}, "tablet": {"width": 820, "height": 1180}}


@pytest.mark.parametrize("size", SMALL.values(), ids=SMALL)
def test_a_small_screen_has_everything_within_reach(size: dict[str, int], person: People) -> None:
    ann = person("Ann", size=size)
    ann.opens(KINGDOM, "me", "bot:greedy", "bot:greedy")
    for turn in range(10):
        assert ann.asked()
        wide = ann.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= size["width"], "nothing to scroll sideways"
        if turn == 5:
            shoot(ann, f"phone-{size['width']}")
        box = ann.reach(ann.keys[0]).bounding_box()
        assert box is not None and box["height"] >= 44 and box["width"] >= 44
        ann.first()
    assert not ann.faults, "\n".join(ann.faults)


def test_a_tap_on_the_board_of_a_phone_shows_first_and_answers_then(person: People) -> None:
    ann = person("Ann", size=PHONE)
    ann.opens(KINGDOM, "me", "bot:greedy")
    while not any(key.startswith("go:") for key in ann.keys):
        play(ann, 1)
    spaces = [key for key in ann.keys if key.startswith("go:")]
    lit = next(key for key in spaces if ann.part(key[3:]).is_visible())
    before = ann.version
    ann.part(lit[3:]).tap()
    ann.page.wait_for_timeout(300)
    assert ann.version == before, "the first tap shows what would happen"
    ann.part(lit[3:]).tap()
    ann.until("asked", "waiting", "thinking", "playing", "over", after=before)


def test_a_replay_goes_step_by_step_and_every_moment_has_an_address(person: People) -> None:
    ann = person("Ann")
    table = ann.opens(KINGDOM, "me", "bot:greedy")
    play(ann, 14)
    now, log = ann.version, ann.log()
    ann.go(f"/t/{table}/at/5")
    seen = ann.api("GET", f"/api/tables/{table}/scene?seat=0&at=5")
    lines = sum(not line.get("heading") for line in seen["log"])
    expect(ann.page.locator(".log li.line")).to_have_count(lines, timeout=PATIENCE)
    shoot(ann, "replay")
    then = ann.log()
    assert then == log[: len(then)] and len(then) < len(log), "the table as it was"
    assert ann.keys == [], "nothing can be answered in the past"
    ann.button("replay-forward").click()
    expect(ann.page).to_have_url(f"{ann.url}/t/{table}/at/6")
    ann.page.wait_for_function("n => document.querySelectorAll('.log li.line').length > n", arg=len(then))
    ann.button("replay-back").click()
    expect(ann.page).to_have_url(f"{ann.url}/t/{table}/at/5")
    bob, token = person("Bob"), ann.api("GET", f"/api/tables/{table}")["watch"].rpartition("/")[2]
    bob.go(f"/t/{table}/at/5?watch={token}")
    expect(bob.page.locator(".log li.line")).to_have_count(lines, timeout=PATIENCE)
    assert bob.log() == then, "the address shows the same moment to somebody else"
    ann.test("now").click()
    ann.asked()
    assert (ann.version, ann.log()) == (now, log), "looking back has changed nothing"


def test_who_is_new_is_told_how_to_play_once(person: People) -> None:
    ann = person("Ann", new=True)
    ann.opens(KINGDOM, "me", "bot:greedy")
    ann.test("howto-close").click()
    ann.asked()
    ann.page.reload()
    ann.asked()
    assert ann.test("howto-close").count() == 0


def test_why_not_and_a_hint_come_with_their_rule_and_change_nothing(person: People) -> None:
    ann = person("Ann")
    ann.opens(KINGDOM, "me", "bot:greedy")
    play(ann, 1)
    version, keys = ann.version, ann.keys
    ann.page.keyboard.press("w")
    ann.part("wc05").click()
    expect(ann.test("why")).to_contain_text(game(KINGDOM).words("en").say(Msg("kk-why-roll-first"))[:20])
    assert ann.test("why").locator("[data-cite]").count() == 1
    ann.page.keyboard.press("h")
    ann.test("hint").wait_for()
    assert (ann.version, ann.keys) == (version, keys)
    assert RAW.findall(ann.test("hint").inner_text()) == []
    ann.page.keyboard.press("r")
    ann.page.locator("[data-rule]").first.wait_for()


def test_every_icon_a_scene_names_is_on_the_shelf(person: People) -> None:
    ann = person("Ann")
    table = ann.opens(KINGDOM, "me", "bot:greedy")
    play(ann, 10)
    text = ann.asks("GET", f"/api/tables/{table}/scene?seat=0")[1]
    names = sorted(set(icons(text)) | {*game(KINGDOM).theme.icons, game(KINGDOM).theme.emblem})
    assert len(names) > 30
    assert sorted(ann.api("GET", f"/api/icons?names={','.join(names)}")) == names


def icons(thing: object) -> list[str]:
    if isinstance(thing, dict):
        own = [value for name, value in thing.items() if name.endswith("icon") and value]
        return own + [icon for value in thing.values() for icon in icons(value)]
    return [icon for one in thing for icon in icons(one)] if isinstance(thing, list) else []


def test_the_home_page_has_words_for_everything(person: People) -> None:
    ann = person("Ann")
    ann.go("/")
    ann.page.get_by_text(web("title")).first.wait_for()
    assert RAW.findall(ann.page.locator("body").inner_text()) == []
