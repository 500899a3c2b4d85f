"""How a hand touches things: the pointer comes, presses for as long as a person does, and lets go. Never twice."""

from __future__ import annotations

import random
from typing import NamedTuple

from tests.browser.player import Player, web

PRESS = 80
"""How long a finger is down, in milliseconds."""
SPOT = """([part, tries, strip]) => {
    const hits = (thing, x, y) => document.elementFromPoint(x, y)?.closest('[data-part], [data-key]') === thing;
    for (const thing of document.querySelectorAll(`[data-part="${CSS.escape(part)}"], [data-key="${CSS.escape(part)}"]`)) {
        const box = thing.getBoundingClientRect();
        const edge = Math.min(box.bottom, innerHeight) - 1;
        for (const [u, v] of tries) {
            const x = box.left + box.width * u;
            let y = box.top + box.height * v;
            if (strip) {
                for (y = edge; y > box.top && !hits(thing, x, y); y -= 1);
                y -= strip * v;
            }
            if (hits(thing, x, y)) return [x, y];
        }
    }
    return null;
}"""
STRIP, TRIES = 8, 60
"""How high the lowest strip of a thing is, and how many points of it are looked at for one that shows."""


class Spot(NamedTuple):
    x: float
    y: float


def rest(player: Player, *, keys: bool = False) -> None:
    """Close what is open as such a hand does it, or by a key (there are tablets with some), and go away from the table."""
    page, look = player.page, player.test("inspect")
    if player.finger and not keys:
        for shut in look.get_by_role("button", name=web("inspect-close")).all():
            shut.tap()
    else:
        page.keyboard.press("Escape")
        if not player.finger:
            page.mouse.move(2, 2)
    page.wait_for_function("() => !document.querySelector('[data-testid=inspect]')")
    page.evaluate("() => Promise.all(document.getAnimations().map((one) => one.finished.catch(() => {})))")


def spot_of(player: Player, part: str, luck: random.Random, *, low: bool = False) -> Spot | None:
    """A point at which this thing is seen, anywhere or in its lowest strip; None where nothing of it is to be seen."""
    tries = [(luck.random(), luck.random()) for _ in range(TRIES)]
    found = player.page.evaluate(SPOT, [part, tries, STRIP if low else 0])
    return Spot(*found) if found else None


def touch(player: Player, spot: Spot) -> None:
    """Go there, press, let go."""
    if player.finger:
        hand = player.context.new_cdp_session(player.page)
        point = [{"x": spot.x, "y": spot.y}]
        hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
        player.page.wait_for_timeout(PRESS)
        hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        hand.detach()
        return
    mouse = player.page.mouse
    mouse.move(spot.x, spot.y, steps=2)
    mouse.down()
    player.page.wait_for_timeout(PRESS)
    mouse.up()
