"""Several people at one table: invitation, absence, spectators, undo by consent, chat."""

from __future__ import annotations

from playwright.sync_api import expect

from inglenook.engine.game import game
from inglenook.engine.words import Msg
from tests.browser.conftest import People, shoot
from tests.browser.player import PATIENCE, Player, web

KINGDOM = "key-to-the-kingdom"
ENGLISH = game(KINGDOM).words("en")


def asked_first(*players: Player) -> tuple[Player, ...]:
    """Those at the table, the one who is asked first; once all of them see the same question."""
    for _ in range(PATIENCE // 20):
        states = [player.until("asked", "waiting") for player in players]
        if len({player.version for player in players}) == 1 and states.count("asked") == 1:
            break
        players[0].page.wait_for_timeout(20)
    assert states.count("asked") == 1
    return tuple(sorted(players, key=lambda player: player.state != "asked"))


def sit_down(person: People) -> tuple[Player, Player, str]:
    """Ann and Bob at a table for two, heroes chosen, dice rolled for the first turn."""
    ann, bob = person("Ann"), person("Bob")
    table = ann.opens(KINGDOM, "me", "open")
    ann.test("waiting").wait_for()
    bob.go(ann.api("GET", f"/api/tables/{table}")["invite"])
    bob.test("join").click()
    for _ in range(2):
        now, _other = asked_first(ann, bob)
        now.answer(now.keys[0])
    now, other = asked_first(ann, bob)
    return now, other, table


def test_a_friend_comes_by_the_invite_link_and_both_play(person: People) -> None:
    ann, bob = person("Ann"), person("Bob")
    ann.go(f"/new/{KINGDOM}")
    ann.page.locator("#who-1").select_option("open")
    while ann.page.locator("#who-2").count():
        ann.button("setup-remove", n=3).click()
    ann.test("start").click()
    ann.test("waiting").wait_for()
    shoot(ann, "waiting")
    link = ann.page.get_by_role("textbox", name=web("invite-link")).input_value()
    assert link.startswith(f"{ann.url}/join/")
    bob.go(link)
    shoot(bob, "join")
    bob.page.locator("#join-name").fill("Bob the Bold")
    bob.test("join").click()
    for _ in range(8):
        now, other = asked_first(ann, bob)
        assert now.keys and other.keys == [], "only the one who is asked has answers"
        version = now.version
        now.answer(now.keys[0])
        other.until("asked", "waiting", after=version)
    expect(ann.page.get_by_text("Bob the Bold").first).to_be_visible()
    assert ann.faults == bob.faults == []


def test_who_leaves_in_the_middle_of_a_question_finds_it_again(person: People) -> None:
    now, other, table = sit_down(person)
    now.answer("move")
    now.until("asked")
    question, keys, version = now.question, now.keys, now.version
    now.page.close()
    status = other.page.locator("aside.seats .status")
    expect(status).to_contain_text(web("seat-away"), timeout=PATIENCE)
    assert other.state == "waiting" and other.version == version, "nobody goes on without them"
    now.window()
    now.go(f"/t/{table}")
    now.until("asked")
    assert (now.question, now.keys, now.version) == (question, keys, version)
    expect(status.filter(has_text=web("seat-away"))).to_have_count(0, timeout=PATIENCE)
    now.answer(keys[0])
    other.until("asked", "waiting", after=version)


def test_a_spectator_sees_the_table_and_may_do_nothing(person: People) -> None:
    now, other, table = sit_down(person)
    eve = person("Eve")
    eve.go(now.api("GET", f"/api/tables/{table}")["watch"])
    eve.until("watching")
    shoot(eve, "spectator")
    assert eve.keys == [] and eve.test("undo").count() == 0 and eve.log() == other.log()
    version = now.version
    body = {"id": "eve-1", "seat": 0, "version": version, "keys": ["move"]}
    status, refused = eve.asks("POST", f"/api/tables/{table}/answer", body)
    assert status in (401, 403, 404) and refused["reason"]["id"]
    assert eve.asks("GET", f"/api/tables/{table}/scene?seat=0")[0] in (401, 403, 404), "not through another's eyes either"
    now.answer("move")
    eve.until("watching", after=version)
    assert eve.log() == now.log() and eve.keys == []


def test_what_dice_have_shown_is_taken_back_only_if_the_other_agrees(person: People) -> None:
    now, other, _table = sit_down(person)
    now.answer("move")
    now.until("asked")
    rolled, keys = now.log()[-1], now.keys
    now.test("undo").click()
    other.test("consent-no").click()
    expect(other.test("consent-no")).to_have_count(0)
    assert now.keys == keys and now.log()[-1] == rolled, "no means no"
    now.test("undo").click()
    shoot(other, "consent")
    before = now.version
    other.test("consent-yes").click()
    now.until("asked", after=before)
    assert now.keys == ["move", "nap"] and rolled not in now.log()[-1]
    now.answer("move")
    now.until("asked")
    assert now.keys == keys and now.log()[-1] == rolled, "luck went back too: the same answer meets the same die"


def test_an_answer_nobody_has_built_on_is_taken_back_without_asking(person: People) -> None:
    ann = person("Ann")
    ann.opens(KINGDOM, "me", "bot:greedy")
    ann.asked()
    heroes, before = ann.keys, ann.version
    ann.answer(heroes[0])
    ann.until("asked", after=before)
    ann.page.keyboard.press("u")
    expect(ann.dock.locator("[data-key]")).to_have_count(len(heroes))
    assert ann.keys == heroes and ann.question == ENGLISH.say(Msg("kk-ask-hero"))


def test_people_talk_and_what_they_say_is_never_markup(person: People) -> None:
    now, other, _table = sit_down(person)
    for player in (now, other):
        player.page.keyboard.press("c")
    box = now.test("chat").get_by_role("textbox")
    box.fill("<b>hello</b> & welcome")
    box.press("Enter")
    expect(other.test("chat").get_by_text("<b>hello</b> & welcome")).to_be_visible()
    assert other.test("chat").locator("b", has_text="hello").count() == 0
