"""How the page calls somebody who looks elsewhere, hands one screen from seat to seat, and goes on by itself where it may."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from inglenook.engine.game import game
from tests.browser.conftest import People, shoot
from tests.browser.player import PATIENCE, Player, web
from tests.browser.test_together import sit_down

KINGDOM = "key-to-the-kingdom"
TITLE = game(KINGDOM).words("en").say(game(KINGDOM).title)
EARS = """
window.heard = []; window.called = [];
const begin = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...at) { heard.push(this.frequency.value); return begin.apply(this, at); };
const Real = Notification;
window.Notification = class extends Real { constructor(title, more) { super(title, more); called.push([title, more.tag]); } };
let away = false;
Object.defineProperty(Document.prototype, 'hidden', { get: () => away });
window.lookAway = now => { away = now; document.dispatchEvent(new Event('visibilitychange')); };
"""
"""Notes every struck string and every message of the browser; looks away without another window."""


def listen(player: Player) -> None:
    player.context.add_init_script(EARS)
    player.page.reload()
    player.until("asked", "waiting")


def away(player: Player, now: bool) -> None:
    player.page.evaluate("now => lookAway(now)", now)


def other_moves(now: Player, other: Player) -> None:
    """Whoever is asked answers until it is the other's turn."""
    for _ in range(60):
        if now.until("asked", "waiting") == "waiting":
            break
        now.first()
    other.page.wait_for_function("() => document.title.startsWith('●')")


def test_who_looks_elsewhere_is_called_by_the_browser_where_it_may(person: People) -> None:
    now, other, table = sit_down(person)
    other.context.grant_permissions(["notifications"])
    other.context.add_init_script("""localStorage.setItem('inglenook.settings', JSON.stringify(
        { pace: 'instant', lang: 'en', mode: 'light', notify: true, sound: true }))""")
    listen(other)
    away(other, True)
    other_moves(now, other)
    assert other.page.evaluate("called") == [[web("title-turn", what=TITLE), f"inglenook-{table}"]], "once, and for this table"
    assert other.page.evaluate("heard") == [], "one call is enough"


def test_without_leave_the_title_and_the_sound_call(person: People) -> None:
    now, other, _table = sit_down(person)
    other.context.add_init_script("""localStorage.setItem('inglenook.settings', JSON.stringify(
        { pace: 'instant', lang: 'en', mode: 'light', notify: true, sound: true }))""")
    listen(other)
    away(other, True)
    other_moves(now, other)
    assert other.page.evaluate("called") == [] and len(other.page.evaluate("heard")) >= 2
    expect(other.page).to_have_title(web("title-turn", what=TITLE).replace("●", "○"))
    away(other, False)
    expect(other.page).to_have_title(web("title-turn", what=TITLE))


def test_nothing_sounds_unless_it_was_switched_on(person: People) -> None:
    now, other, _table = sit_down(person)
    listen(other)
    other_moves(now, other)
    assert other.page.evaluate("heard") == [], "off by default"
    other.go("/settings")
    other.page.get_by_text(web("settings-sound"), exact=True).click()
    other.page.wait_for_function("() => heard.length > 0")


def here(person: People, game: str, *names: str) -> tuple[Player, str]:
    """Several people at one screen."""
    ann = person("Ann")
    seats = [{"who": "me"}, *({"who": "me", "name": name} for name in names)]
    table: str = ann.api("POST", "/api/tables", {"game": game, "seats": seats})["id"]
    ann.go(f"/t/{table}")
    return ann, table


def test_a_shared_screen_is_covered_until_the_next_person_has_it(person: People) -> None:
    ann, _table = here(person, "card-battle", "Ben")
    ann.until("asked")
    held = own_cards(ann.page)
    assert held
    before = ann.version
    ann.dock.locator("[data-key]").first.click()
    cover = ann.test("handover")
    expect(cover).to_contain_text("Ben", timeout=PATIENCE)
    shoot(ann, "handover")
    box = cover.bounding_box()
    assert box == {"x": 0, "y": 0, "width": 1440, "height": 900}, "nothing of the table is to be seen"
    ann.button("handover-go", who="Ben").click()
    expect(cover).to_have_count(0)
    ann.until("asked")
    assert ann.version == before and not held & own_cards(ann.page), "Ben sees his cards and none of hers"


def own_cards(page: Page) -> set[str]:
    return set(page.locator(".hand [data-part]").evaluate_all("all => all.map(one => one.dataset.part)"))


def test_where_nobody_hides_anything_the_screen_just_turns(person: People) -> None:
    ann, _table = here(person, KINGDOM, "Ben")
    for _ in range(4):
        ann.until("asked")
        version = ann.version
        ann.first()
        ann.until("asked", after=version)
        assert ann.test("handover").count() == 0


def test_what_has_moved_on_while_it_was_fetched_is_nothing_hidden(person: People) -> None:
    """Whether somebody hides something is seen by comparing two views, which must be of the same moment."""
    ann = person("Ann")
    held: list[Route] = []
    ann.page.route(re.compile(r"/api/tables/[^/]+/scene"), lambda route: held.append(route) if not held else route.continue_())
    seats = [{"who": "me"}, {"who": "me", "name": "Ben"}]
    table: str = ann.api("POST", "/api/tables", {"game": KINGDOM, "seats": seats})["id"]
    ann.go(f"/t/{table}")
    ann.until("asked")
    version = ann.version
    ann.dock.locator("[data-key]").first.click()
    ann.until("waiting", "asked", after=version)
    assert len(held) == 1, "the view of everybody was asked for before the answer, and comes after it"
    with ann.page.expect_response(held[0].request.url):
        held[0].continue_()
    turned = 0
    while turned < 3:
        ann.until("asked", after=version)
        version = ann.version
        before = ann.api("GET", f"/api/tables/{table}")["to_move"]
        ann.first()
        turned += ann.api("GET", f"/api/tables/{table}")["to_move"] != before
    ann.until("asked", after=version)
    assert ann.test("handover").count() == 0


def one_answer(socket: WebSocketRoute) -> None:
    """The first answer of every question is the only one that arrives."""
    server = socket.connect_to_server()

    def pass_on(message: str | bytes) -> None:
        told = json.loads(message)
        for thing in (told.get("scene"), told.get("patch")):
            if thing and thing.get("prompt"):
                thing["prompt"]["options"] = thing["prompt"].get("options", [])[:1]
        socket.send(json.dumps(told))

    server.on_message(pass_on)


def test_the_only_answer_is_given_by_itself_unless_somebody_stirs(person: People) -> None:
    ann = person("Ann", autoContinue=True)
    ann.page.clock.install()
    ann.page.route_web_socket("**/live", one_answer)
    ann.opens(KINGDOM, "me", "bot:greedy")
    ann.until("asked")
    ann.dock.locator(".progress").wait_for()
    shoot(ann, "auto-continue")
    before = ann.version
    ann.until("asked", after=before)
    ann.page.keyboard.press("Shift")
    before = ann.version
    expect(ann.dock.locator(".progress")).to_have_count(0)
    ann.page.clock.fast_forward(5000)
    assert (ann.version, ann.state) == (before, "asked"), "any key keeps it"
    ann.page.unroute_all()


def test_the_steps_of_others_can_be_paused_stepped_and_skipped(person: People) -> None:
    ann = person("Ann", pace="slow")
    ann.opens(KINGDOM, "me", "bot:greedy", "bot:greedy")
    for _ in range(40):
        ann.until("asked", "playing")
        if ann.state == "playing":
            break
        ann.first()
    ann.test("pause").click()
    expect(ann.dock).to_contain_text(web("paused"))
    shoot(ann, "playing")
    lines = len(ann.log())
    ann.page.keyboard.press(".")
    ann.page.wait_for_function("n => document.querySelectorAll('.log li.line').length > n", arg=lines)
    ann.page.keyboard.press("Space")
    ann.until("asked", "thinking", "playing")
    assert web("paused") not in ann.dock.inner_text()


def test_who_waits_for_long_may_nudge(person: People) -> None:
    now, other, table = sit_down(person)
    other.page.clock.install()
    other.go(f"/t/{table}")
    other.until("waiting")
    nudge = other.button("nudge")
    assert nudge.count() == 0, "not at once"
    other.page.clock.run_for(130_000)
    nudge.click()
    expect(nudge).to_have_count(0, timeout=PATIENCE)
    now.page.keyboard.press("c")
    expect(now.test("chat")).to_contain_text(web("nudge-text", who=name_of(now)), timeout=PATIENCE)
    shoot(now, "nudged")


def name_of(player: Player) -> str:
    return str(player.api("GET", "/api/me")["name"])
