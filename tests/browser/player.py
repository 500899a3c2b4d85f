"""Somebody at a browser. Every answer is given as a person gives it: by the mouse, or by the keyboard alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Locator, Page

from inglenook.engine.words import Msg, Words

PATIENCE = 60_000
"""How long anything may take, in milliseconds. Nothing is asserted about time."""
IDLE = ("asked", "waiting", "thinking", "secret", "watching", "over")
"""What the dock says when nothing is on its way."""


@cache
def client(lang: str) -> Words:
    """The client's own words."""
    return Words(lang, [Path(__file__).parents[2] / "web" / "src" / "words"])


def web(id: str, lang: str = "en", **args: Any) -> str:
    return client(lang).say(Msg(f"web-{id}", args))


class Player:
    """A person with a browser of their own."""

    def __init__(self, context: BrowserContext, url: str, *, finger: bool = False) -> None:
        self.context = context
        self.url = url
        self.finger = finger
        """Taps, and has no mouse that would hover anywhere."""
        self.faults: list[str] = []
        """What the page complained of: errors in its code, refused resources."""
        self.page = self.window()

    def window(self) -> Page:
        """A new window; it becomes the one that is looked at."""
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.on("pageerror", lambda error: self.faults.append(f"{error}\n{error.stack}"))
        self.page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        return self.page

    # -- going about ------------------------------------------------------------------------------------------------------

    def go(self, path: str) -> Player:
        self.page.goto(path if path.startswith("http") else self.url + path)
        return self

    def called(self, name: str) -> Player:
        """Tell the server who this is."""
        self.api("GET", "/api/me")
        self.api("PUT", "/api/me", {"name": name})
        return self

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this browser would; a refusal is a failure."""
        status, found = self.asks(method, path, body)
        assert status < 300, f"{method} {path}: {status} {found}"
        return found

    def asks(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        """Ask the server as this browser would: status and answer."""
        sent = json.dumps(body) if body is not None else None
        headers = {"origin": self.url, "content-type": "application/json"}
        answer = self.context.request.fetch(self.url + path, method=method, data=sent, headers=headers)
        return answer.status, json.loads(answer.body()) if answer.body() else None

    def opens(self, game: str, *seats: str, **more: Any) -> str:
        """Open a table for these and look at it; its id."""
        wishes = [{"who": seat} for seat in seats]
        found: str = self.api("POST", "/api/tables", {"game": game, "seats": wishes, **more})["id"]
        self.go(f"/t/{found}")
        return found

    def test(self, id: str) -> Locator:
        return self.page.get_by_test_id(id)

    def button(self, id: str, **args: Any) -> Locator:
        """A button by the client's words for it."""
        return self.page.get_by_role("button", name=web(id, **args))

    def part(self, id: str) -> Locator:
        """A thing on the table."""
        return self.page.locator(f'[data-part="{id}"]').first

    # -- the question -----------------------------------------------------------------------------------------------------

    @property
    def dock(self) -> Locator:
        return self.page.get_by_test_id("dock")

    @property
    def version(self) -> int:
        return int(self.dock.get_attribute("data-version") or 0)

    @property
    def state(self) -> str:
        return self.dock.get_attribute("data-state") or ""

    @property
    def question(self) -> str:
        return self.page.locator("#question").inner_text()

    @property
    def keys(self) -> list[str]:
        """The answers on the screen, in their order."""
        return [str(key) for key in self.dock.locator("[data-key]").evaluate_all("all => all.map(one => one.dataset.key)")]

    def until(self, *states: str, after: int = -1) -> str:
        """Wait until the dock is in one of these states, past a version."""
        look = """([states, after]) => {
            const dock = document.querySelector('[data-testid="dock"]');
            const state = dock?.dataset.state;
            return states.includes(state) && (Number(dock.dataset.version) > after || state === 'over') && state;
        }"""
        found = self.page.wait_for_function(look, arg=[states, after], timeout=PATIENCE, polling=20)
        return str(found.json_value())

    def asked(self) -> bool:
        """Wait until this person is asked; False when the game is over instead."""
        return self.until("asked", "over") == "asked"

    # -- answering --------------------------------------------------------------------------------------------------------

    def hit(self, thing: Locator) -> None:
        thing.tap() if self.finger else thing.click()

    def usual(self) -> None:
        """Take what most people would take of several things, and wait until the table has moved on."""
        before = self.version
        self.hit(self.test("usual"))
        self.until(*IDLE, "playing", after=before)

    def first(self) -> None:
        """The usual answer, else the first one."""
        self.usual() if self.test("usual").count() else self.answer(self.keys[0])

    def answer(self, *keys: str) -> None:
        """Click the buttons of a whole answer, and wait until the table has moved on."""
        before = self.version
        several = self.test("confirm").count() > 0
        for key in keys if keys != ("done",) else ():
            self.hit(self.reach(key))
        if several:
            self.hit(self.test("confirm"))
        self.until(*IDLE, "playing", after=before)

    def reach(self, key: str) -> Locator:
        """The button of an answer; what it lies behind (a tab, a list, the thing it is a way to) is opened first."""
        return self.show(self.dock.locator(f'[data-key="{key}"]'))

    def show(self, thing: Locator) -> Locator:
        """Open whatever this lies behind, from the outside in."""
        behind = """one => {
            const hidden = [];
            for (let at = one; at; at = at.parentElement) if (at.hidden) hidden.push(at.id);
            return hidden.at(-1) ?? '';
        }"""
        while (id := thing.evaluate(behind)) != "":
            self.hit(self.show(self.dock.locator(f'[aria-controls~="{id}"]')))
        return thing

    def number(self, key: str) -> str:
        """What is typed for an answer: its number; of one of several ways the number of the thing, then its own."""
        read = """(key) => {
            const own = document.querySelector(`[data-testid="dock"] [data-key="${CSS.escape(key)}"]`);
            const written = (one) => one?.querySelector('.key')?.textContent.trim() ?? '';
            const ways = own?.closest('[id^="ways-"]');
            const tile = ways && document.querySelector(`[aria-controls="${CSS.escape(ways.id)}"]`);
            return (tile ? written(tile) : '') + written(own);
        }"""
        return str(self.page.evaluate(read, key))

    def point(self, part: str, key: str) -> None:
        """Answer on the table itself, by a thing that glows; where the board is zoomed past it, by the button."""
        spot, board = self.part(part).bounding_box(), self.page.locator("main.board").bounding_box()
        if spot is None or board is None or not board["y"] < spot["y"] < board["y"] + board["height"] - spot["height"]:
            return self.answer(key)
        before = self.version
        self.hit(self.part(part))
        self.until(*IDLE, "playing", after=before)

    def press(self, *keys: str) -> None:
        """Keys, one after the other; then wait until the table has moved on."""
        before = self.version
        for key in keys:
            self.page.keyboard.press(key)
        self.until(*IDLE, "playing", after=before)

    # -- reading ----------------------------------------------------------------------------------------------------------

    def log(self) -> list[str]:
        """The log as it stands there, headings left out, without what was taken back."""
        while self.page.locator(".log .earlier").count():
            self.page.locator(".log .earlier").click()
        lines = self.page.locator(".log li.line:not(.gone)")
        found: Sequence[str] = lines.evaluate_all("all => all.map(one => one.querySelector('.say')?.textContent ?? '')")
        return [" ".join(line.split()) for line in found]
