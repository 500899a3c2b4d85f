"""Small comforts: room for the board, nothing in the way of an answer, what was typed and what was taken back is not lost."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People, shoot
from tests.browser.player import PATIENCE, Player, web

KINGDOM = "key-to-the-kingdom"


def many_answers(player: Player) -> None:
    """To a question with so many answers that they do not all fit."""
    player.opens(KINGDOM, "me", "bot:greedy")
    while player.asked() and len(player.keys) < 12:
        player.answer("move") if "move" in player.keys else player.first()


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)])
def test_many_answers_leave_the_board_its_room(size: tuple[int, int], person: People) -> None:
    ann = person("Ann", size={"width": size[0], "height": size[1]})
    many_answers(ann)
    shoot(ann, f"many-answers-{size[0]}")
    board, dock = ann.page.locator("main.board").bounding_box(), ann.dock.bounding_box()
    assert board and dock and board["height"] > 1.5 * dock["height"] and dock["height"] < size[1] * 0.3
    last = ann.reach(ann.keys[-1])
    expect(last).to_be_in_viewport()
    before = ann.version
    last.click()
    ann.until("asked", "waiting", "thinking", "playing", "over", after=before)


def test_a_closer_look_never_covers_the_answers(person: People) -> None:
    ann = person("Ann")
    many_answers(ann)
    for thing in (".belongings [data-part]", ".tray [data-part]"):
        ann.page.mouse.move(5, 5)
        ann.page.locator(thing).first.hover()
        look = ann.test("inspect")
        look.wait_for()
        box, dock = look.bounding_box(), ann.dock.bounding_box()
        assert box and dock and box["y"] + box["height"] <= dock["y"], thing


def test_what_is_told_of_a_card_lies_in_nobodys_way(person: People) -> None:
    """The pointer goes through it until it is pinned, and it stands beside the card."""
    ann = person("Ann")
    ann.opens("keyforge", "me", "bot:greedy")
    ann.asked()
    card, look = ann.page.locator(".hand .card").nth(2), ann.test("inspect")
    caught = """look => {
        const { x, y, width, height } = look.getBoundingClientRect();
        return look.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    }"""
    card.hover()
    look.wait_for()
    box, lies = look.bounding_box(), card.bounding_box()
    assert box and lies and (box["y"] + box["height"] <= lies["y"] or box["x"] >= lies["x"] + lies["width"])
    assert not look.evaluate(caught) and look.get_by_role("button").count() == 0
    ann.page.keyboard.press("i")
    expect(look).to_be_focused()
    assert look.evaluate(caught) and look.get_by_role("button").count() > 0


def test_empty_rows_leave_their_height_to_the_hand(person: People) -> None:
    """At the first question nothing lies on the table: what the cards in hand do can be read above the question."""
    ann = person("Ann")
    ann.opens("keyforge", "me", "bot:greedy")
    ann.asked()
    dock = ann.dock.bounding_box()
    texts = [text.bounding_box() for text in ann.page.locator(".hand .card .text").all()]
    assert dock and len(texts) >= 6
    assert all(text and text["height"] > 30 and text["y"] + text["height"] <= dock["y"] for text in texts)


def test_an_answer_by_its_number_closes_what_was_looked_at(person: People) -> None:
    ann = person("Ann")
    ann.opens("keyforge", "me", "bot:greedy")
    ann.asked()
    before = ann.version
    ann.page.locator(".mat:not(.own) .head").focus()
    ann.page.keyboard.press("i")
    look = ann.test("inspect")
    expect(look).to_be_focused()
    hand = look.get_by_text(re.compile(r"^\d cards$"))
    expect(hand).to_have_count(1)
    ann.page.keyboard.press("1")
    ann.until("asked", "over", after=before)
    expect(look).to_have_count(0)


def test_what_is_typed_after_r_is_searched_for_in_the_rules(person: People) -> None:
    ann = person("Ann")
    ann.opens(KINGDOM, "me", "bot:greedy")
    ann.asked()
    ann.page.keyboard.press("r")
    search = ann.page.locator(".book input")
    expect(search).to_be_focused()
    ann.page.keyboard.type("nap")
    expect(search).to_have_value("nap")
    assert ann.state == "asked" and ann.version == 0, "no letter was taken for an answer"


def test_what_was_taken_back_stays_struck_through_after_a_reload(person: People) -> None:
    ann = person("Ann")
    ann.opens(KINGDOM, "me", "bot:greedy")
    ann.asked()
    ann.answer(ann.keys[0])
    ann.asked()
    ann.page.keyboard.press("u")
    gone = ann.page.locator(".log .gone")
    expect(gone.first).to_contain_text(web("log-undone"))
    struck = gone.count()
    ann.page.reload()
    ann.asked()
    expect(gone).to_have_count(struck, timeout=PATIENCE)


def test_a_game_without_an_introduction_offers_none(person: People) -> None:
    ann = person("Ann", new=True)
    ann.page.route("**/api/rules/**", lambda route: route.fulfill(json={**route.fetch().json(), "howto": ""}))
    ann.opens(KINGDOM, "me", "bot:greedy")
    ann.until("asked")
    ann.test("rules-button").click()
    ann.page.locator(".book .list").wait_for()
    assert ann.test("howto-close").count() == 0
    ann.page.keyboard.press("Escape")
    ann.page.get_by_role("button", name=web("open-menu")).click()
    expect(ann.page.get_by_role("button", name=web("menu-keys"))).to_be_visible()
    assert ann.page.get_by_role("button", name=web("menu-howto")).count() == 0


def test_the_recap_of_now_does_not_follow_into_the_past(person: People) -> None:
    ann = person("Ann")
    table = ann.opens(KINGDOM, "me", "bot:greedy")
    for _ in range(12):
        ann.asked()
        ann.first()
    ann.asked()
    expect(ann.test("recap")).to_be_visible()
    ann.go(f"/t/{table}/at/1")
    ann.test("past").wait_for()
    expect(ann.test("recap")).to_have_count(0)


def test_a_new_name_is_seen_at_the_table_at_once(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    table = ann.opens(KINGDOM, "me", "open")
    bob.go(ann.api("GET", f"/api/tables/{table}")["invite"])
    bob.test("join").click()
    bob.until("asked", "waiting")
    seats = bob.page.locator("aside.seats")
    expect(seats).to_contain_text("Ann")
    ann.called("Annabel the Brave")
    expect(seats).to_contain_text("Annabel the Brave", timeout=PATIENCE)
