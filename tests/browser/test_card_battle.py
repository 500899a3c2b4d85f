"""A game with hands, secrets and simultaneous answers, that neither server nor client has heard of."""

from __future__ import annotations

from playwright.sync_api import expect

from inglenook.engine.game import game
from inglenook.engine.words import msg
from tests.browser.conftest import People, shoot
from tests.browser.player import Player, web

BATTLE = "card-battle"


def words(id: str) -> str:
    """What the game says, in English."""
    return game(BATTLE).words("en").say(msg(id))


def sit_down(person: People, **more: object) -> tuple[Player, Player, Player, str]:
    """Ann and Bob at a table for two, Eve looks on."""
    ann, bob, eve = person("Ann"), person("Bob"), person("Eve")
    table = ann.opens(BATTLE, "me", "open", **more)
    ann.test("waiting").wait_for()
    info = ann.api("GET", f"/api/tables/{table}")
    bob.go(info["invite"])
    bob.test("join").click()
    for player in (ann, bob):
        player.until("asked")
    eve.go(info["watch"])
    eve.until("watching")
    return ann, bob, eve, table


def cards(player: Player, seat: int) -> list[str]:
    scene = player.api("GET", f"/api/tables/{player.page.url.split('/t/')[1].split('?')[0]}/scene?seat={seat}")
    return [part["id"] for part in scene["parts"] if part.get("at") == f"hand:{seat}"]


def parts_on(player: Player) -> set[str]:
    """The ids of everything on the screen."""
    return set(player.page.locator("[data-part]").evaluate_all("all => all.map(one => one.dataset.part)"))


def test_secret_answers_stay_secret_until_all_are_given(person: People) -> None:
    ann, bob, eve, _table = sit_down(person)
    assert ann.keys and bob.keys and eve.keys == [], "both are asked at the same time"
    version, before = ann.version, {player: player.log() for player in (bob, eve)}
    bid = ann.keys[-1]
    ann.dock.locator(f'[data-key="{bid}"]').click()
    ann.until("secret")
    shoot(ann, "secret")
    expect(bob.page.get_by_text(web("secret-done", who="Ann"))).to_be_visible()
    assert bob.state == "asked" and {player: player.log() for player in (bob, eve)} == before
    assert eve.state == "watching" and ann.version == version, "that she has answered is known, not what"
    bob.answer(bob.keys[0])
    for player in (ann, bob, eve):
        player.until("asked", "waiting", "watching", after=version)
    assert ann.faults == bob.faults == eve.faults == []


def test_a_hand_is_seen_by_its_owner_alone(person: People) -> None:
    ann, bob, eve, _table = sit_down(person)
    own = cards(ann, 0)
    assert own and not any(card.startswith("hidden") for card in own)
    assert {*own} <= parts_on(ann)
    for other in (bob, eve):
        assert not {*own} & parts_on(other), "backs only"
        assert not any(card in other.page.content() for card in own)
    shoot(ann, "card-battle")


def test_a_secret_answer_is_still_given_after_the_window_was_closed(person: People) -> None:
    ann, bob, eve, table = sit_down(person)
    ann.dock.locator("[data-key]").first.click()
    ann.until("secret")
    ann.page.close()
    ann.window()
    ann.go(f"/t/{table}")
    assert ann.until("secret", "asked") == "secret" and ann.keys == []
    before = bob.version
    bob.answer(bob.keys[0])
    for player in (ann, bob, eve):
        player.until("asked", "waiting", "watching", after=before)


def test_a_whole_battle_between_two_browsers(person: People) -> None:
    ann, bob, eve, _table = sit_down(person, options={"rounds": "2"})
    for _ in range(200):
        states = [player.until("asked", "waiting", "secret", "over") for player in (ann, bob)]
        if "over" in states:
            break
        now = (ann, bob)[states.index("asked")] if "asked" in states else None
        if now is None:
            continue
        answer(now)
    for player in (ann, bob, eve):
        player.test("over").wait_for()
    assert ann.test("result").locator("table").inner_text() == eve.test("result").locator("table").inner_text()
    assert ann.faults == bob.faults == eve.faults == []


def answer(player: Player) -> None:
    """The last answer there is: to pass, where one can."""
    before = player.version
    keys = player.keys
    if player.test("confirm").count():
        while not player.test("confirm").is_enabled():
            player.hit(player.reach(keys.pop()))
        player.test("confirm").click()
    else:
        player.hit(player.reach(keys[-1]))
    player.page.wait_for_function(
        """before => {
            const { state, version } = document.querySelector('[data-testid=dock]').dataset;
            return state !== 'sending' && (['secret', 'over'].includes(state) || Number(version) > before);
        }""",
        arg=before,
    )


def test_a_moment_for_cards_is_seen_by_all_and_who_is_asked_by_one(person: People) -> None:
    ann, bob, eve, table = sit_down(person)
    asked = to_a_moment((ann, bob))
    other = bob if asked is ann else ann
    moment = words("prompt-opening")
    for player in (other, eve):
        expect(player.dock.locator("#question")).to_have_text(moment)
        expect(player.dock.get_by_text(words("opening-help"))).to_be_visible()
        assert player.keys == []
    assert "pass" in asked.keys
    shoot(asked, "moment-asked")
    shoot(other, "moment-other")
    told = [player.api("GET", f"/api/tables/{table}").get("to_move", []) for player in (asked, other)]
    assert told[0] and not told[1]
    before = asked.version
    asked.test("wishes").locator('[data-wish="kind:between"]').click()
    asked.until("asked", "waiting", "over", after=before)
    asked.page.get_by_role("button", name=web("open-menu")).first.click()
    switch = asked.test("menu-wishes").locator('[data-wish="kind:between"]')
    expect(switch).to_have_attribute("aria-checked", "true")
    switch.click()
    expect(asked.test("menu-wishes")).to_have_count(0)
    assert ann.faults == bob.faults == eve.faults == []


def to_a_moment(players: tuple[Player, Player]) -> Player:
    """Attack and pass until somebody may come between; who that is."""
    for _ in range(120):
        states = [player.until("asked", "waiting", "secret", "over") for player in players]
        assert "over" not in states, "no moment came"
        now = next((player for player, state in zip(players, states, strict=True) if state == "asked"), None)
        if now is None:
            continue
        keys = now.keys
        if any(key.startswith(("throw:", "step:")) for key in keys):
            return now
        attack = next((key for key in keys if key.startswith(("attack:", "play:"))), None)
        if attack is None or now.test("confirm").count():
            answer(now)
        else:
            now.answer(attack)
    raise AssertionError("no moment came")
