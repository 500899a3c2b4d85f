"""Whole games at a browser, of every game that says how: tests/browser/games/<id>.toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from inglenook.engine.game import game as find
from inglenook.engine.words import Msg
from tests.browser.player import Player

FOUND = {path.stem: path for path in sorted((Path(__file__).parent / "games").glob("*.toml"))}
"""By the id of a game, how it is played."""


class Choosing:
    """Which answer to give: a preferred one, else the first; and a rest when it has been enough."""

    def __init__(self, game: str) -> None:
        told: dict[str, Any] = tomllib.loads(FOUND[game].read_text(encoding="utf-8"))
        self.prefer: list[str] = told.get("prefer", [])
        self.rest: dict[str, Any] = told.get("rest", {})
        self.options: dict[str, str] = told.get("options", {})
        """What several people agree on."""
        self.turns = 0
        self.answers = 0

    def key(self, player: Player) -> str:
        keys = player.keys
        self.answers += 1
        self.turns += bool({*self.rest.get("turn", ())} & {*keys})
        if self.rest and self.rest["answer"] in keys and self.turns > self.rest["after"]:
            return str(self.rest["answer"])
        return next((key for begins in self.prefer for key in keys if key.startswith(begins)), keys[0])


def on_the_table(player: Player, key: str) -> str:
    """The thing that stands for this answer and no other, and can be seen; nothing if there is none."""
    table = player.page.url.rpartition("/t/")[2].partition("/")[0]
    options = player.api("GET", f"/api/tables/{table}/scene?seat=0")["prompt"]["options"]
    own = next((one.get("lights", []) for one in options if one["key"] == key), [])
    others = {part for one in options if one["key"] != key for part in one.get("lights", [])}
    return next((part for part in own if part not in others and player.part(part).is_visible()), "")


def by_mouse(player: Player, key: str) -> None:
    """On the table where the answer has a place of its own there, else by its button."""
    ruler = player.dock.locator("[data-result]").count() > 0
    if player.test("usual").count():
        player.usual()
    elif not ruler and (part := on_the_table(player, key)):
        player.point(part, key)
    else:
        player.answer(key)


def by_keyboard(player: Player, key: str, tabbing: bool) -> None:
    """By its number or the usual key; or by going there with Tab."""
    if player.test("confirm").count():
        player.press("Space") if player.test("usual").count() else player.press("1", "Space")
    elif player.dock.locator("[data-result]").count():
        player.press("Space")  # on a ruler a digit is a result
    elif tabbing and player.dock.locator(f'[data-key="{key}"]').is_visible():
        tab_to(player, key)
        player.press("Enter")
    else:
        player.press(*player.number(key))


def tab_to(player: Player, key: str) -> None:
    """Press Tab until an answer has the focus, and look each time where it is, as whoever plays by keyboard does."""
    for _ in range(player.page.locator("button, a, input, [tabindex]").count()):
        player.page.keyboard.press("Tab")
        if player.page.evaluate("document.activeElement?.dataset.key") == key:
            return
    raise AssertionError(f"no way by Tab to {key}")


def headline(player: Player, game: str) -> str:
    """What the table says of the end, in the game's words."""
    table = player.page.url.rpartition("/t/")[2].partition("/")[0]
    told = player.api("GET", f"/api/tables/{table}/scene?seat=0")["ending"]["headline"]
    return find(game).words("en").say(msgspec.convert(told, Msg))
