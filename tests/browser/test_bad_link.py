"""The server goes away under a running game: what was answered is there once, and the page goes on by itself."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.conftest import People, shoot
from tests.browser.server import Server

KINGDOM = "key-to-the-kingdom"


@pytest.fixture
def frail(browser: object, tmp_path: Path) -> Iterator[Server]:
    """A server that may be hurt."""
    with Server(tmp_path) as one:
        yield one


def test_kill_9_and_a_new_start_under_a_running_game(person: People, frail: Server) -> None:
    ann = person("Ann", frail)
    table = ann.opens(KINGDOM, "me", "bot:greedy")
    for _ in range(6):
        assert ann.asked()
        ann.answer(ann.keys[0])
    ann.until("asked")
    question, keys, version, log = ann.question, ann.keys, ann.version, ann.log()
    frail.kill()
    ann.until("reconnecting")
    shoot(ann, "reconnecting")
    assert ann.log() == log, "what one knows stays on the screen"
    frail.start()
    ann.until("asked")
    assert (ann.question, ann.keys, ann.version, ann.log()) == (question, keys, version, log)
    ann.answer(keys[0])
    assert ann.asked() and ann.log()[: len(log)] == log
    assert ann.api("GET", f"/api/tables/{table}")["stage"] == "playing"


def test_an_answer_the_server_never_heard_is_sent_again_and_counts_once(person: People, frail: Server) -> None:
    ann = person("Ann", frail)
    table = ann.opens(KINGDOM, "me", "me")
    assert ann.asked()
    first, version = ann.keys[0], ann.version
    assert frail.process is not None
    os.kill(frail.process.pid, signal.SIGSTOP)  # it hears nothing any more, and nobody knows yet
    ann.dock.locator(f'[data-key="{first}"]').click()
    ann.until("sending")
    frail.kill()
    ann.until("reconnecting")
    frail.start()
    ann.until("asked", after=version)
    assert ann.version == version + 1 and first not in ann.keys, "the hero is taken, once"
    heroes = [line for line in ann.log() if " plays " in line]
    assert len(heroes) == 1
    ann.page.reload()
    ann.until("asked")
    assert [line for line in ann.log() if " plays " in line] == heroes
    assert ann.api("GET", f"/api/tables/{table}")["version"] == version + 1


def test_two_windows_of_one_person_do_not_play_twice(person: People) -> None:
    ann = person("Ann")
    table = ann.opens(KINGDOM, "me", "me")
    ann.asked()
    one = ann.page
    two = ann.window()
    ann.go(f"/t/{table}")
    ann.asked()
    first, second, version = ann.keys[0], ann.keys[1], ann.version
    for page, key in ((one, first), (two, second)):
        page.locator(f'[data-testid=dock] [data-key="{key}"]').click(no_wait_after=True)
    ann.until("asked", after=version)
    info = ann.api("GET", f"/api/tables/{table}")
    assert info["version"] in (version + 1, version + 2)
    heroes = [line for line in ann.log() if " plays " in line]
    assert len(heroes) == info["version"] - version, "one answer to one question"
