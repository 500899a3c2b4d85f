"""Moments in the browser: the table at a line of the log, also in the middle of an answer."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import People, shoot
from tests.browser.player import PATIENCE, Player, web

KINGDOM = "key-to-the-kingdom"


def played(ann: Player, answers: int = 12) -> str:
    table = ann.opens(KINGDOM, "me", "bot:greedy")
    for _ in range(answers):
        ann.asked()
        ann.first()
    ann.asked()
    return table


def long_answer(ann: Player, table: str) -> tuple[int, list[dict[str, Any]]]:
    """An answer that wrote several lines, and these."""
    log = ann.api("GET", f"/api/tables/{table}/scene?seat=0")["log"]
    answers: dict[int, list[dict[str, Any]]] = {}
    for line in log:
        answers.setdefault(line["at"] - 1, []).append(line)
    return max(((at, lines) for at, lines in answers.items() if at > 0), key=lambda pair: len(pair[1]))


def shown(ann: Player, lines: int) -> None:
    """So many lines of the log are on the page, with headings."""
    expect(ann.page.locator(".log li.line, .log li.heading")).to_have_count(lines, timeout=PATIENCE)


def test_a_line_in_the_middle_of_an_answer_has_its_table_and_its_address(person: People) -> None:
    ann = person("Ann")
    table = played(ann)
    now, log = ann.version, ann.log()
    at, lines = long_answer(ann, table)
    assert len(lines) > 2
    told = ann.api("GET", f"/api/tables/{table}/moments?seat=0&first={at}")
    earlier = len(told["base"]["log"])
    ann.go(f"/t/{table}/at/{at}/2")
    shown(ann, earlier + 1)
    expect(ann.test("past")).to_contain_text(web("replay-line", n=2, m=len(lines)))
    assert ann.keys == [], "nothing can be answered in the past"
    shoot(ann, "moment")
    ann.page.keyboard.press(",")
    shown(ann, earlier)
    expect(ann.page).to_have_url(f"{ann.url}/t/{table}/at/{at}/1")
    ann.page.keyboard.press(".")
    expect(ann.page).to_have_url(f"{ann.url}/t/{table}/at/{at}/2")
    shown(ann, earlier + 1)
    ann.page.keyboard.press(".")
    shown(ann, earlier + 2)
    bob, token = person("Bob"), ann.api("GET", f"/api/tables/{table}")["watch"].rpartition("/")[2]
    bob.go(f"/t/{table}/at/{at}/2?watch={token}")
    shown(bob, earlier + 1)
    ann.page.keyboard.press("Space")
    ann.asked()
    expect(ann.page).to_have_url(f"{ann.url}/t/{table}")
    assert (ann.version, ann.log()) == (now, log), "looking back has changed nothing"


def test_a_line_of_the_log_leads_to_its_moment_and_the_recap_steps_through_all_of_them(person: People) -> None:
    ann = person("Ann")
    played(ann)
    now = ann.version
    rows = ann.page.locator(".log li.line, .log li.heading")
    before = rows.count()
    steps = ann.test("recap").locator("ol > li")
    count = steps.count()
    assert count > 1
    ann.page.keyboard.press(",")
    ann.page.keyboard.press(",")
    expect(steps.nth(count - 2)).to_have_attribute("aria-current", "step")
    ann.test("past").wait_for()
    text = steps.nth(count - 2).inner_text().split("\n", 1)[1].split(" KK-")[0].strip()
    expect(ann.page.locator(".log li.line.here")).to_contain_text(text.split("\n")[0][:30], timeout=PATIENCE)
    ann.page.keyboard.press(".")
    ann.page.keyboard.press(".")
    ann.asked()
    expect(rows).to_have_count(before, timeout=PATIENCE)
    line = ann.page.locator(".log li.line").nth(-3)
    words = line.locator(".say").inner_text()
    line.locator(".say").click()
    ann.test("past").wait_for()
    expect(ann.page.locator(".log li.line").last).to_contain_text(words, timeout=PATIENCE)
    ann.button("replay-line-back").click()
    expect(ann.page.locator(".log li.line").last).not_to_contain_text(words, timeout=PATIENCE)
    ann.test("now").click()
    ann.asked()
    assert ann.version == now and ann.faults == []
