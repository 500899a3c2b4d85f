"""Kinds of boards and tables that the games on the shelf do not use: drawn, lit and answered by the same client."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import People, shoot
from tests.browser.player import Player
from tests.browser.stories import LIT, STORIES, told

KINGDOM = "key-to-the-kingdom"
FORGE = "keyforge"
"""Its theme says what the states of cards look like and are called."""


def tell(player: Player, story: str, *, all: bool = False, game: str = KINGDOM) -> list[dict[str, object]]:
    """Show this story in place of what the server says; what the page answers is kept.

    With `all` everything there can be chosen, and the same question stands again after every answer.
    """
    said: list[dict[str, object]] = []

    def meet(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            welcome = json.loads(message)
            if welcome["type"] == "welcome":
                welcome["scene"] |= told(story, all=all)
                socket.send(json.dumps(welcome))

        def answered(message: str | bytes) -> None:
            given = json.loads(message)
            if given["type"] == "answer":
                said.append(given)
                if all:
                    socket.send(json.dumps({"type": "ack", "id": given["id"], "version": given["version"]}))
            else:
                server.send(message)

        server.on_message(hear)
        socket.on_message(answered)

    player.page.route_web_socket("**/live", meet)
    player.opens(game, "me", "bot:greedy")
    player.until("asked")
    player.page.wait_for_load_state("networkidle")
    return said


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("story", STORIES)
def test_a_kind_of_table_no_game_has_yet(story: str, mode: str, person: People) -> None:
    ann = person("Ann", mode=mode)
    said = tell(ann, story)
    shoot(ann, f"story-{story}-{mode}")
    assert ann.keys == [f"take:{part}" for part in LIT[story]]
    for part in LIT[story]:
        expect(ann.part(part)).to_be_visible()
    ann.hit(ann.part(LIT[story][0]))
    ann.page.wait_for_function("() => document.querySelector('[data-testid=dock]').dataset.state === 'sending'")
    assert [given["keys"] for given in said] == [[f"take:{LIT[story][0]}"]]
    assert not ann.faults, "\n".join(ann.faults)


@pytest.mark.parametrize("story", STORIES)
def test_it_fits_a_phone(story: str, person: People) -> None:
    ann = person("Ann", size={"width": 390, "height": 844})
    tell(ann, story)
    shoot(ann, f"story-{story}-phone")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    box = ann.part(LIT[story][0]).bounding_box()
    assert box is not None and box["width"] >= 24 and box["height"] >= 24


def test_what_a_card_wears_and_bears_can_be_read(person: People) -> None:
    ann = person("Ann")
    tell(ann, "cards", game=FORGE)
    mutineer = ann.part("Reef Mutineer.0")
    expect(mutineer).to_contain_text("Taunt")
    expect(mutineer).to_contain_text("Assault 2")
    expect(mutineer.locator(".power.lethal")).to_have_text("6")
    expect(ann.part("Brine Witch.0")).to_contain_text("Stunned")
    expect(ann.part("Brine Witch.0")).to_contain_text("Warded")
    expect(ann.part("pike.0")).to_contain_text("Pike")
    assert ann.part("Salt Gunner.1").inner_text().strip().startswith("Salt Gunner"), "a back says only its name"
    turned = "node => getComputedStyle(node).transform !== 'none'"
    spent, ready = ann.part("Cogwright Ane.0"), ann.part("Kelpwarden.0")
    assert spent.locator(".face").evaluate(turned) and not ready.locator(".face").evaluate(turned)
    assert not spent.evaluate(turned), "the place of a card does not turn with it"
