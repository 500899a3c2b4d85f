"""Play on from here, out of the replay: alone with bots, and with somebody else at the table."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People, shoot
from tests.browser.player import web
from tests.browser.test_together import KINGDOM, sit_down
from tests.browser.test_ways import PHONE


def test_alone_from_a_moment_at_a_new_table(person: People) -> None:
    ann = person("Ann")
    table = ann.opens(KINGDOM, "me", "bot:random")
    for _ in range(5):
        ann.until("asked")
        ann.answer(ann.keys[0])
    ann.until("asked")
    ann.go(f"/t/{table}/at/2")
    ann.test("past").wait_for()
    expect(ann.test("play-on-alone")).to_have_count(0)
    shoot(ann, "play-on")
    ann.test("play-on").click()
    ann.until("asked", "waiting")
    other = ann.page.url.rpartition("/")[2]
    assert other != table and ann.page.url == f"{ann.url}/t/{other}"
    here, there = (ann.api("GET", f"/api/tables/{id}") for id in (table, other))
    assert there["stage"] == "playing" and there["commitment"] != here["commitment"]
    assert here["branches"] == [{"table": other, "at": 2, "seat": 0}]
    ann.answer(ann.keys[0])
    assert ann.faults == []


def test_with_the_other_whose_seat_is_kept(person: People) -> None:
    ann, bob, table = sit_down(person)
    ann.go(f"/t/{table}/at/1")
    ann.test("play-on").click()
    ann.test("waiting").wait_for()
    who = ann.api("GET", "/api/me")["name"]
    expect(bob.test("branch")).to_contain_text(web("branch", who=who, n=1))
    shoot(bob, "branch")
    bob.test("branch").get_by_role("link", name=web("branch-go")).click()
    bob.test("join").click()
    bob.until("asked", "waiting")
    ann.until("asked", "waiting")
    assert bob.page.url == ann.page.url and ann.faults == bob.faults == []


def test_on_a_phone_the_way_is_there_too(person: People) -> None:
    ann = person("Ann", size=PHONE)
    table = ann.opens(KINGDOM, "me", "bot:random")
    for _ in range(3):
        ann.until("asked")
        ann.answer(ann.keys[0])
    ann.go(f"/t/{table}/at/1")
    ann.hit(ann.test("play-on"))
    ann.until("asked", "waiting")
    assert ann.page.url != f"{ann.url}/t/{table}/at/1" and ann.faults == []
