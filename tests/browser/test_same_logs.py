"""The same answers and the same luck give the same game, whoever carries them: browser, terminal, HTTP, or nobody."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from inglenook.bots.hints import hint
from inglenook.engine.game import game
from inglenook.engine.scene import Scene
from inglenook.engine.table import Seat, Table
from inglenook.engine.view import scene
from inglenook.server.luck import TableLuck
from inglenook.sitting import Sitting
from inglenook.terminal import plain, spoken
from tests.browser.conftest import People
from tests.browser.scripts import NONCE, Loaded, Script, loaded
from tests.server.app.friends import Person, Running

KINGDOM = game("key-to-the-kingdom")
KEY = bytes([67]) * 32
"""A luck with which a good game is short."""
NAMES = ("Ann", "Bob")
SEATS = [{"who": "me", "name": name} for name in NAMES]
WORDS = KINGDOM.words("en")
ENOUGH = 100
"""A server shows the newest lines of a log, at least so many."""


def fresh() -> Table[Any]:
    return KINGDOM.table(2, TableLuck(KEY, (NONCE, NONCE)), seats=[Seat(name) for name in NAMES], loud=True)


def told(seen: Scene) -> list[str]:
    """The log in words."""
    return [WORDS.say(line.text) for line in seen.log]


@pytest.fixture(scope="module")
def script() -> Script:
    """Whole answers of a whole game, as a good player gives them."""
    table, found = fresh(), []
    while table.over is None:
        assert table.decision is not None
        seat = table.decision.seat
        found.append((seat, hint(table, seat).keys))
        table.answer(seat, found[-1][1])
    return found


@pytest.fixture(scope="module")
def in_process(script: Script) -> Scene:
    """The same game in this process."""
    table = fresh()
    for seat, keys in script:
        table.answer(seat, keys)
    return scene(table, 0)


@pytest.fixture(scope="module")
def fixed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server all whose tables have the same luck."""
    with loaded(tmp_path_factory.mktemp("fixed"), Loaded(KEY)) as server:
        yield server


def test_over_http(script: Script, in_process: Scene, fixed: Running) -> None:
    ann = Person(fixed.url)
    table = ann.post("/api/tables", {"game": KINGDOM.id, "seats": SEATS})["id"]
    version = 0
    for number, (seat, keys) in enumerate(script):
        body = {"id": f"a{number}", "seat": seat, "version": version, "keys": keys}
        version = ann.post(f"/api/tables/{table}/answer", body)["version"]
    seen = ann.get(f"/api/tables/{table}/scene?seat=0")
    found = msgspec.convert(seen, Scene)
    assert told(found) == told(in_process)[-len(found.log) :] and len(found.log) >= ENOUGH
    assert found.ending == in_process.ending and found.parts == in_process.parts


def test_in_the_terminal(script: Script, in_process: Scene) -> None:
    twin, lines = fresh(), []
    for seat, keys in script:
        prompt = scene(twin, seat, lines=0).prompt
        assert prompt is not None
        shown = [option.key for option in spoken.answers(prompt)]
        lines.append(" ".join(str(shown.index(key) + 1) for key in keys if key in shown) or "0")
        twin.answer(seat, keys)
    typed, out = io.StringIO("\n".join(lines) + "\n"), io.StringIO()
    assert plain.run(Sitting(fresh(), KINGDOM.options()), lang="en", stdin=typed, stdout=out) == 0
    printed, at = out.getvalue(), 0
    for line in told(in_process):
        at = printed.find(line, at)
        assert at >= 0, f"not said, or not in its place: {line}"


def test_in_the_browser(script: Script, in_process: Scene, fixed: Running, person: People) -> None:
    ann = person("Ann", fixed)
    table = ann.api("POST", "/api/tables", {"game": KINGDOM.id, "seats": SEATS})["id"]
    ann.go(f"/t/{table}")
    for _seat, keys in script:
        assert ann.asked()
        ann.answer(*keys)
    ann.test("over").wait_for()
    headless = [WORDS.say(line.text) for line in in_process.log if not line.heading]
    shown = ann.log()
    assert shown == [" ".join(line.split()) for line in headless][-len(shown) :] and len(shown) >= ENOUGH
    assert in_process.ending is not None and WORDS.say(in_process.ending.why) in ann.test("over").inner_text()
