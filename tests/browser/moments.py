"""Moments of the probe, laid before a browser: every part at every table, for as many seats as there can be."""

from __future__ import annotations

import json
import random
from functools import cache
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from inglenook.engine import save as saves
from inglenook.engine.game import game
from inglenook.engine.options import read
from inglenook.engine.view import scene
from tests.browser.player import Player
from tests.properties import named_seats

PROBE = "probe"
SEATS = 8
MOMENTS = {
    "map-travel": ("map", "travel", 3),
    "map-test": ("map", "test", 2),
    "hexes-scout": ("hexes", "scout", 2),
    "hexes-turn": ("hexes", "turn", 2),
    "market-place": ("market", "place", 2),
    "market-contract": ("market", "contract", 3),
}
"""Which table, which question the first seat is asked, and in which round at the earliest."""


@cache
def moment(name: str, seats: int = SEATS) -> dict[str, Any]:
    """What the first seat sees at this moment; the rich answers of the others make it a full table."""
    table, kind, least = MOMENTS[name]
    of = game(PROBE)
    for seed in range(200):
        rng = random.Random(f"{name}:{seed}")
        t = saves.new_table(of, named_seats(seats), options=read(of.options, {"table": table}), luck=saves.seed_key(seed))
        while t.over is None:
            decision = t.decision
            assert decision is not None and of.prefer is not None
            if decision.kind == kind and decision.seat == 0 and t.state.round >= least and len(decision.keys) > 2:
                shown: dict[str, Any] = msgspec.to_builtins(scene(t, 0, lines=30))
                return {name: shown.get(name) for name in ("parts", "prompt", "phase", "version", "log")}
            worth = of.prefer(t.state, decision)
            best = [key for key, one in zip(decision.keys, worth, strict=True) if one == max(worth)]
            t.submit(rng.choice(best if rng.random() < 0.7 else decision.keys), decision.seat)
    raise AssertionError(f"no game comes to {name}")


def lay(player: Player, name: str, seats: int = SEATS) -> list[dict[str, object]]:
    """Lay a moment before a person in place of what the server says; what the page answers is kept."""
    said: list[dict[str, object]] = []

    def meet(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def hear(message: str | bytes) -> None:
            told = json.loads(message)
            if told["type"] == "welcome":
                told["scene"] |= moment(name, seats)
                socket.send(json.dumps(told))

        def answered(message: str | bytes) -> None:
            given = json.loads(message)
            if given["type"] == "answer":
                said.append(given)
            else:
                server.send(message)

        server.on_message(hear)
        socket.on_message(answered)

    player.page.route_web_socket("**/live", meet)
    player.opens(PROBE, "me", *["bot:random"] * (seats - 1))
    player.until("asked")
    player.page.wait_for_load_state("networkidle")
    return said
