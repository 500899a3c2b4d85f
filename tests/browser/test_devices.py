"""One's other devices and programs in the settings and at the table: shown, taken back, and told why on the other side."""

from __future__ import annotations

from pathlib import Path

import httpx
from playwright.sync_api import expect

from inglenook.engine.words import Msg, Words
from inglenook.server import wire
from tests.browser.conftest import People, complaints, shoot
from tests.browser.player import Player, web
from tests.browser.test_ways import PHONE

KINGDOM = "key-to-the-kingdom"


def told(id: str) -> str:
    """A sentence of the server."""
    return Words("en", [Path(wire.__file__).parent / "words"]).say(Msg(id))


def comes_by_link(ann: Player, phone: Player) -> None:
    """Ann makes a link in her settings, and opens it on her phone."""
    ann.go("/settings")
    ann.button("device-new").click()
    link = ann.page.get_by_label(web("device-link"), exact=True).input_value()
    phone.go(link[link.index("/device/") :])
    phone.page.get_by_role("button").click()
    phone.page.wait_for_url(f"{phone.url}/")


def test_a_device_taken_back_is_told_so_in_the_middle_of_the_game(person: People) -> None:
    ann, phone = person("Ann"), person("Nobody", size=PHONE)
    table = ann.opens(KINGDOM, "me", "bot:greedy")
    comes_by_link(ann, phone)
    assert phone.api("GET", "/api/me")["name"] == "Ann"
    phone.go(f"/t/{table}")
    assert phone.asked()
    ann.page.reload()
    row = ann.page.get_by_role("listitem").filter(has_text=web("device-number", n=1))
    expect(row).to_contain_text(web("pass-used", when=web("span-now")))
    shoot(ann, "settings-devices")
    row.get_by_role("button").click()
    expect(row).to_have_count(0)
    expect(phone.dock).to_contain_text(told("srv-device-ended"))
    shoot(phone, "device-ended")
    assert phone.asks("GET", "/api/tables")[0] == 401
    assert not ann.faults, "\n".join(ann.faults)


def test_a_program_gets_a_token_at_the_table_and_loses_it(person: People, axe: str) -> None:
    ann = person("Ann")
    table = ann.opens(KINGDOM, "me", "bot:greedy", name="Granary")
    assert ann.asked()
    ann.test("menu-button").click()
    ann.button("menu-programs").click()
    ann.page.get_by_label(web("program-name")).fill("Owl")
    ann.button("program-new").click()
    token = ann.page.get_by_label(web("program-once", name="Owl")).input_value()
    address, bearer = f"{ann.url}/api/tables/{table}/scene?seat=0", {"authorization": f"Bearer {token}"}
    assert httpx.get(address, headers=bearer).status_code == 200
    shoot(ann, "table-programs")
    assert complaints(ann, axe) == []
    ann.go("/settings")
    row = ann.page.get_by_role("listitem").filter(has_text="Owl")
    expect(row).to_contain_text(web("program-at", table="Granary", seat="Ann"))
    row.scroll_into_view_if_needed()
    shoot(ann, "settings-programs")
    assert complaints(ann, axe) == []
    row.get_by_role("button").click()
    expect(row).to_have_count(0)
    assert httpx.get(address, headers=bearer).status_code == 401
    assert not ann.faults, "\n".join(ann.faults)


def test_signing_out_everywhere_else_is_asked_twice_and_leaves_this_browser(person: People) -> None:
    ann, phone = person("Ann"), person("Nobody", size=PHONE)
    table = ann.opens(KINGDOM, "me", "bot:greedy")
    assert ann.asked()
    at_table = ann.page
    ann.window()
    comes_by_link(ann, phone)
    phone.go(f"/t/{table}")
    assert phone.asked()
    ann.test("sign-out").click()
    ann.button("cancel").click()
    assert phone.asks("GET", "/api/tables")[0] == 200, "nothing is done unless it is meant"
    ann.test("sign-out").click()
    shoot(ann, "sign-out")
    ann.test("sign-out-yes").click()
    expect(ann.page.get_by_text(web("sign-out-done"))).to_be_visible()
    expect(ann.page.get_by_role("listitem").filter(has_text=web("device-number", n=1))).to_have_count(0)
    expect(phone.dock).to_contain_text(told("srv-signed-out"))
    shoot(phone, "signed-out")
    assert phone.asks("GET", "/api/tables")[0] == 401
    assert ann.api("GET", "/api/me")["name"] == "Ann"
    ann.page = at_table
    assert ann.asked(), "her own window at the table is back by itself"
    ann.answer(ann.keys[0])
    assert not ann.faults, "\n".join(ann.faults)
