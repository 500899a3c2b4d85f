"""The ship's turn is seen step by step: one answer ends one's own turn, and every line of what follows has its own table."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import People
from tests.browser.player import Player

FORTUNE = "royal-fortune"
LEAST = 5
"""So many lines of the ship's turn are worth a look, at least."""
LOOK = """() => {
    const parts = [...document.querySelectorAll('main.board [data-part]')];
    const said = parts.map((one) => `${one.dataset.part}: ${one.innerText.replace(/\\s+/g, ' ').trim()}`).sort();
    const dock = document.querySelector('[data-testid=dock]');
    return {
        state: dock.dataset.state,
        answers: dock.querySelectorAll('[data-key]').length,
        rows: document.querySelectorAll('.log li.line, .log li.heading').length,
        said: document.querySelector('#question')?.innerText ?? '',
        table: [...new Set(said)].join('\\n'),
    };
}"""
"""What can be seen: whether one is asked, how long the log is, and everything that lies on the table with its figures."""


def seen(player: Player) -> dict[str, Any]:
    found: dict[str, Any] = player.page.evaluate(LOOK)
    return found


def to_the_ships_turn(ann: Player) -> None:
    """Play until the ship's turn is being shown."""
    for _ in range(60):
        ann.asked()
        ann.first()
        if ann.state == "playing":
            return
    raise AssertionError("the ship never had a turn")


def stepped(ann: Player) -> list[dict[str, Any]]:
    """Stop what is being shown and go through the rest of it, one key for one step; the last is what follows it."""
    ann.page.keyboard.press("p")
    found = [seen(ann)]
    while ann.state == "playing":
        ann.page.keyboard.press(".")
        ann.page.wait_for_function(f"rows => ({LOOK})().rows > rows", arg=found[-1]["rows"])
        found.append(seen(ann))
    return found


def test_every_line_of_the_ships_turn_has_its_own_table_and_no_question_cuts_it_short(person: People) -> None:
    """Each step shows the table as the record shows it at that line, and no answer can be given before the last."""
    ann = person("Ann", motion="full", pace="slow")
    table = ann.opens(FORTUNE, "me")
    steps: list[dict[str, Any]] = []
    for _ in range(12):
        to_the_ships_turn(ann)
        steps = stepped(ann)
        if len(steps) > LEAST:
            break
    *shown, last = steps
    assert len(shown) >= LEAST, "a turn with several steps"
    assert [step["answers"] for step in shown] == [0] * len(shown), "nothing can be answered while it is shown"
    assert last["answers"] > 0 and last["state"] == "asked"
    assert len({step["table"] for step in steps}) > LEAST / 2, "the table changes from step to step"
    log = ann.api("GET", f"/api/tables/{table}/scene?seat=0")["log"]
    for step in shown:
        line = log[step["rows"] - 1]
        place = [one["seq"] for one in log if one["at"] == line["at"]].index(line["seq"]) + 1
        ann.go(f"/t/{table}/at/{line['at'] - 1}/{place}")
        ann.until("past")
        ann.page.wait_for_function(f"rows => ({LOOK})().rows === rows", arg=step["rows"])
        assert seen(ann)["table"] == step["table"], log[step["rows"] - 1]
    assert not ann.faults, "\n".join(ann.faults)


def test_space_shows_the_rest_of_the_ships_turn_at_once(person: People) -> None:
    ann = person("Ann", motion="full", pace="slow")
    table = ann.opens(FORTUNE, "me")
    to_the_ships_turn(ann)
    ann.page.keyboard.press("p")
    before = seen(ann)
    assert before["answers"] == 0
    ann.page.keyboard.press("Space")
    assert ann.asked()
    after = seen(ann)
    assert after["answers"] > 0 and after["rows"] > before["rows"]
    assert after["rows"] == len(ann.api("GET", f"/api/tables/{table}/scene?seat=0")["log"]), "every line has been told"
    assert not ann.faults, "\n".join(ann.faults)
