"""The terminal at a server's table: the same screens, the game elsewhere."""

from __future__ import annotations

import io
import random
import socket
import threading
from pathlib import Path

import msgspec
import pytest
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosedError, InvalidMessage, InvalidStatus, InvalidUpgrade, InvalidURI
from websockets.http11 import Response

from inglenook.cli import main
from inglenook.cli.join import _take_seat
from inglenook.cli.remote import Caller, RemoteSitting, _final, place_of
from inglenook.cli.voice import Trouble
from inglenook.engine.decide import Refused
from inglenook.server import wire
from inglenook.sitting import Sitting
from inglenook.terminal import plain
from inglenook.terminal.spoken import answers
from tests.server.app.friends import Person, Running, choice
from tests.terminal.driver import WIDE, app_for, asking, dismiss_offer, play_out


class Typist(io.StringIO):
    """Answers whatever is asked by its numbers, then leaves."""

    def __init__(self, sitting: Sitting, most: int = 10_000) -> None:
        super().__init__()
        self.sitting, self.left, self.luck = sitting, most, random.Random(2)

    def readline(self, size: int = -1, /) -> str:
        if self.left <= 0:
            return "q\n"
        self.left -= 1
        seat = self.sitting.person_to_move()
        assert seat is not None
        scene = self.sitting.scene(seat)
        assert scene.prompt is not None
        numbers = {option.key: str(at) for at, option in enumerate(answers(scene.prompt), start=1)}
        return " ".join(numbers[key] for key in choice(scene, self.luck)) + "\n"


def remote(person: Person, table: str, folder: Path | None = None) -> RemoteSitting:
    caller = Caller(person.url, folder)
    caller.cookie = person.cookie
    return RemoteSitting(caller, table)


@pytest.mark.parametrize("lang", ["en", pytest.param("fr", marks=pytest.mark.soak)])
def test_a_whole_game_in_plain_lines(ann: Person, lang: str) -> None:
    with remote(ann, ann.opens("me", "bot:greedy")) as sitting:
        said = io.StringIO()
        assert plain.run(sitting, lang=lang, stdin=Typist(sitting), stdout=said) == 0
        assert sitting.table.over is not None
        assert ann.info(sitting.id).stage == "over"
        assert ("Tobias" in said.getvalue()) and ("\n> " in said.getvalue())


def test_a_line_of_the_log_shows_the_table_as_it_was(ann: Person) -> None:
    with remote(ann, ann.opens("me", "bot:greedy")) as sitting:
        assert plain.run(sitting, lang="en", stdin=Typist(sitting, 6), stdout=io.StringIO()) == 0
        log = sitting.scene(0).log
        for line in log:
            past = sitting.at_line(0, line)
            assert past is not None and past.log[-1].text == line.text and past.prompt is None
        foreign = msgspec.structs.replace(log[-1], seq=10_000)
        assert sitting.at_line(0, foreign) is None, "what is not there cannot be shown"


async def test_a_whole_battle_on_the_screen(ann: Person, tmp_path: Path) -> None:
    table = ann.opens("me", "bot:random", game="card-battle")
    with remote(ann, table) as sitting:
        app = app_for(sitting, tmp_path)
        async with app.run_test(size=WIDE) as pilot:
            await dismiss_offer(pilot)
            assert await play_out(pilot, random.Random(1), 600) > 3
    assert ann.info(table).stage == "over"


async def test_the_screen_follows_what_is_done_elsewhere(ann: Person, tmp_path: Path) -> None:
    table = ann.opens("me", "bot:greedy")
    with remote(ann, table) as sitting, ann.sits(table) as browser:
        app = app_for(sitting, tmp_path)
        async with app.run_test(size=WIDE) as pilot:
            await dismiss_offer(pilot)
            before = sitting.now.version
            assert browser.scene is not None
            assert isinstance(browser.answers(choice(browser.scene, random.Random(1))), wire.Ack)
            while not (asking(app) and app.screen.scene.version > before):
                await pilot.pause(0.01)


def test_a_seat_is_taken_by_link_and_found_again(ann: Person, server: Running, tmp_path: Path) -> None:
    table = ann.opens("me", "open", "open")
    base, kind, token = place_of(ann.info(table).invite)
    assert (base, kind) == (server.url, "join")
    caller = Caller(base, tmp_path)
    me = caller.get("/api/me", wire.Me)
    with pytest.raises(Trouble):
        _take_seat(caller, token, 1)
    assert _take_seat(caller, token, 3) == table
    assert [seat.mine for seat in caller.get(f"/api/tables/{table}", wire.TableInfo).seats] == [False, False, True]
    again = Caller(base, tmp_path)
    assert again.get("/api/me", wire.Me) == me
    assert _take_seat(again, token, None) == table
    assert len([seat for seat in ann.info(table).seats if seat.control == "open"]) == 1


def test_a_refusal_comes_as_one_and_the_game_goes_on(ann: Person) -> None:
    with remote(ann, ann.opens("me", "bot:greedy")) as sitting:
        before = sitting.now
        with pytest.raises(Refused) as refused:
            sitting.answer(0, ["no-such-key"])
        assert refused.value.rule.startswith("KK-")
        assert sitting.now is before
        hint = sitting.hint(0)
        sitting.answer(0, hint.keys)
        assert sitting.now.version > before.version
        sitting._wait(lambda: 0 in sitting.info.to_move)
        sitting.undo(0)
        assert sitting.now.prompt is not None and before.prompt is not None
        assert sitting.now.prompt.options == before.prompt.options
        assert sitting.why_not(0, "no-such-thing").text.id.startswith("why-")


def test_another_may_take_back_when_this_one_agrees(ann: Person, ben: Person) -> None:
    table = ann.opens("me", "open")
    token = ann.info(table).invite.rpartition("/")[2]
    ben.post(f"/api/tables/{table}/join", {"token": token})
    with remote(ann, table) as here, remote(ben, table) as there:
        sides = {0: here, 1: there}
        first = here.info.to_move[0]
        mover, other = sides[first], sides[1 - first]
        while first in mover.info.to_move:
            mover.answer(first, mover.hint(first).keys)
        other._wait(lambda: 1 - first in other.info.to_move)
        other.answer(1 - first, other.hint(1 - first).keys)
        at = other.now.version
        mover._wait(lambda: mover.now.version == at)
        with pytest.raises(Refused) as asked:
            mover.undo(first)
        assert asked.value.reason.id == "srv-aside-asked"
        other._wait(lambda: other.aside() is not None)
        aside = other.aside()
        assert aside is not None and mover.aside() is None
        aside.reply(True)
        other._wait(lambda: other.now.version > at)
        mover._wait(lambda: mover.now.version > at)
        assert other.aside() is None and first in mover.info.to_move


def test_it_comes_back_after_the_server_was_away(tmp_path: Path) -> None:
    first = Running(tmp_path)
    person = Person(first.url)
    table = person.opens("me", "bot:greedy")
    with remote(person, table) as sitting:
        sitting.answer(0, sitting.hint(0).keys)
        version = sitting.now.version
        first.stop()
        second: list[Running] = []
        later = threading.Timer(0.3, lambda: second.append(Running(tmp_path, port=first.port)))
        later.start()
        sitting._wait(lambda: 0 in sitting.info.to_move)
        keys = sitting.scene(0).prompt.options[0].key
        sitting.answer(0, [keys])
        assert sitting.now.version > version
        later.join()
        second[0].stop()


def test_a_server_that_hangs_up_without_a_word_is_tried_again(tmp_path: Path) -> None:
    first = Running(tmp_path)
    person = Person(first.url)
    with remote(person, person.opens("me", "bot:greedy")) as sitting:
        first.stop()
        with socket.create_server(("127.0.0.1", first.port)) as door:
            for _ in range(2):
                door.accept()[0].close()
        second = Running(tmp_path, port=first.port)
        sitting.answer(0, sitting.hint(0).keys)
        second.stop()


def test_only_a_refusal_is_the_end() -> None:
    def status(code: int) -> Exception:
        return InvalidStatus(Response(code, "", Headers()))

    cut = ConnectionClosedError(None, None)
    again = [status(429), status(502), InvalidMessage(), ConnectionResetError(), TimeoutError(), cut]
    assert [_final(error) for error in again] == [False] * len(again)
    assert all(_final(error) for error in (status(403), status(404), status(200), InvalidURI("x", "no"), InvalidUpgrade("x")))


def test_bad_links_are_said_in_a_sentence(capsys: pytest.CaptureFixture[str], server: Running, tmp_path, monkeypatch) -> None:
    monkeypatch.setenv("INGLENOOK_DATA", str(tmp_path))
    for url, words in {
        "http://127.0.0.1:9/join/abc": "127.0.0.1:9",
        f"{server.url}/join/nonsense": "",
        "nonsense": "does not lead to a table",
        f"{server.url}/": "does not lead to a table",
    }.items():
        assert main(["join", url, "--plain", "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert words in said and len(said.splitlines()) == 1 and "Traceback" not in said
    assert main(["join", "--plain"]) == 2
