"""Frames as they come over a real wire: whole, in pieces, several at once, and wrong."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection

from inglenook.server import wire
from inglenook.server.app import FRAME
from inglenook.server.frames import Frames
from tests.server.app.friends import Person, Running, Window, running

HELLO = '{"type":"hello"}'


@pytest.fixture(scope="module", params=["short", "plain"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """Our short way, and Uvicorn's own."""
    with running(tmp_path_factory.mktemp("frames"), plain_frames=request.param == "plain") as one:
        assert (one.server.config.ws_protocol_class is Frames) == (request.param == "short")
        yield one


def frame(text: str | bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, mask: bool = True) -> bytes:
    return Frame(opcode, text.encode() if isinstance(text, str) else text, fin).serialize(mask=mask)


def ping(number: int) -> str:
    return json.dumps({"type": "ping", "t": number})


class Wire:
    """A socket at a table of its own, and the bytes under it."""

    def __init__(self, person: Person, *, welcome: bool = True) -> None:
        self.ws: ClientConnection = person.knock(person.opens("me", "me"))
        if welcome:
            self.write(frame(HELLO))
            assert self.hear()["type"] == "welcome"

    def write(self, raw: bytes) -> None:
        self.ws.socket.sendall(raw)

    def hear(self) -> Any:
        return json.loads(self.ws.recv(30))

    def ends_after(self, raw: bytes) -> int:
        self.write(raw)
        return self.ends()

    def ends(self) -> int:
        """With which code the server says goodbye."""
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                self.ws.recv(30)
        assert closed.value.rcvd is not None
        return int(closed.value.rcvd.code)


def test_a_frame_that_comes_byte_by_byte_is_read_when_it_is_whole(ann: Person) -> None:
    line = Wire(ann, welcome=False)
    for byte in frame(HELLO):
        line.write(bytes([byte]))
    assert line.hear()["type"] == "welcome"
    long = {"type": "say", "id": "a", "text": "x" * 300}  # its head has more bytes
    raw = frame(json.dumps(long))
    for start in range(0, len(raw), 3):
        line.write(raw[start : start + 3])
    assert {line.hear()["type"], line.hear()["type"]} == {"ack", "event"}


def test_several_frames_in_one_piece_are_answered_one_after_another(ann: Person) -> None:
    line = Wire(ann)
    whole = b"".join(frame(ping(number)) for number in range(60))
    line.write(whole + frame(ping(60))[:5])
    assert [line.hear()["t"] for _ in range(60)] == list(range(60))


def test_the_rest_of_a_cut_frame_may_come_with_the_next_one(ann: Person) -> None:
    line = Wire(ann)
    raw = b"".join(frame(ping(number)) for number in (1, 2, 3))
    for cut in (1, 7, len(raw) // 2, len(raw) - 1):
        line.write(raw[:cut])
        line.write(raw[cut:])
        assert [line.hear()["t"] for _ in range(3)] == [1, 2, 3]


def test_a_ping_between_two_messages_is_answered_and_disturbs_nothing(ann: Person) -> None:
    line = Wire(ann)
    for number in (1, 2):
        answered = line.ws.ping()
        line.write(frame(ping(number)))
        assert answered.wait(30) and line.hear()["t"] == number


def test_a_message_in_fragments_is_read_and_so_is_what_follows(ann: Person) -> None:
    line = Wire(ann)
    text = ping(7)
    line.write(frame(ping(6)) + frame(text[:4], fin=False))
    line.write(frame(text[4:9], Opcode.CONT, fin=False) + frame(text[9:], Opcode.CONT) + frame(ping(8)))
    assert [line.hear()["t"] for _ in range(3)] == [6, 7, 8]
    line.write(frame(ping(9)))
    assert line.hear()["t"] == 9


def test_bytes_are_refused_and_text_is_heard_after_them(ann: Person) -> None:
    line = Wire(ann)
    line.write(frame(b"\x00\x01", Opcode.BINARY) + frame(ping(1)))
    assert line.hear()["reason"]["id"] == "srv-text-only"
    assert line.hear()["t"] == 1


def test_a_large_message_is_refused_and_one_beyond_all_measure_ends_the_socket(ann: Person) -> None:
    line = Wire(ann)
    line.write(frame("x" * 70_000))
    assert line.hear()["reason"]["id"] == "srv-too-large"
    line.write(struct.pack("!BBQ", 0x81, 0xFF, FRAME + 1))  # the head alone
    assert line.ends() == 1009


@pytest.mark.parametrize(
    "raw, code",
    [
        (frame(ping(1), mask=False), 1002),
        (frame(b"\xff\xfe"), 1007),
        (b"\xc1" + frame(ping(1))[1:], 1002),
        (frame("x", Opcode.CONT), 1002),
        (b"\x83" + frame(ping(1))[1:], 1002),
    ],
    ids=["not masked", "no text", "a reserved bit", "a fragment of nothing", "an unknown kind"],
)
def test_a_wrong_frame_ends_the_socket_with_the_reason_of_the_protocol(ann: Person, raw: bytes, code: int) -> None:
    assert Wire(ann).ends_after(raw) == code


def test_goodbye_is_answered(ann: Person) -> None:
    line = Wire(ann)
    line.ws.close()
    assert line.ws.close_code == 1000


def test_an_answer_reaches_whoever_gave_it_with_its_event(server: Running, ann: Person) -> None:
    with ann.sits(ann.opens("me", "me"), seat=0) as window:
        before = window.version
        ack = window.answers(**first(window))  # hears the event, before the acknowledgement or after it
        assert isinstance(ack, wire.Ack) and ack.version == before + 1 == window.version


def test_a_whole_game_goes_either_way(ann: Person) -> None:
    with ann.sits(ann.opens("me", "bot:random", game="card-battle")) as window:
        assert window.plays() > 3 and window.scene is not None and window.scene.ending is not None


def first(window: Window) -> dict[str, Any]:
    assert window.scene is not None and window.scene.prompt is not None
    prompt = window.scene.prompt
    return {"seat": prompt.seat, "version": window.version, "keys": [prompt.options[0].key]}
