"""The frames of a socket: Uvicorn's protocol, with a short way for what nearly every message is, one whole frame of text.

Pings and pongs go the long way, through `websockets`. So does everything from the first frame on that is anything else: a
fragment, bytes, a goodbye, a mistake. It is quicker, and nothing needs it: `serve --plain-frames` leaves all to Uvicorn.
"""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from .link import PUSH

try:
    from websockets.speedups import apply_mask
except ImportError:  # no compiled part on this machine
    from websockets.utils import apply_mask

TEXT, PING, PONG = 0x81, 0x89, 0x8A
"""The first byte of a whole frame."""
MASKED = 0x80
AHEAD = 16
"""So many messages of one socket may wait; beyond that nothing more is read from it."""


class Frames(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._short = False
        """Everything so far was whole frames, so the next byte begins one."""
        self._early = False
        self._rest = bytearray()
        """The beginning of a frame."""
        self._out: list[bytes] = []
        """What is written as soon as whoever writes now is done."""

    # -- in ---------------------------------------------------------------------------------------------------------------

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][PUSH] = {"push": self.push}

    def data_received(self, data: bytes) -> None:
        if not self._short:
            self._early = self.handshake_initiated
            super().data_received(data)
            return
        if self._rest:
            self._rest += data
            self._read(self._rest)
        else:
            self._read(data)

    def _read(self, data: bytes | bytearray) -> None:
        """Take whole frames from the beginning; what is left is the beginning of another."""
        at = 0
        while at + 1 < len(data):
            first, second = data[at], data[at + 1]
            begin, end = _payload(data, at, second & 0x7F)
            if first not in (TEXT, PING, PONG) or not second & MASKED or end - begin > self.config.ws_max_size:
                self._short, self._rest = False, bytearray()
                super().data_received(bytes(data[at:]))
                return
            if end > len(data):
                break
            if first == TEXT:
                self._hear(apply_mask(data[begin:end], data[begin - 4 : begin]))
            else:
                super().data_received(bytes(data[at:end]))
            at = end
        self._rest = bytearray(data[at:]) if at else self._rest or bytearray(data)

    def _hear(self, message: bytes) -> None:
        if self.close_sent:
            return
        try:
            text = message.decode()
        except UnicodeDecodeError:
            self.curr_msg_data_type, self.frames = "text", [message]
            self.send_receive_event_to_app()  # says goodbye
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() > AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    # -- out --------------------------------------------------------------------------------------------------------------

    async def send(self, message: Any) -> None:
        self._flush()
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._short = self.handshake_complete and not self._early

    def push(self, message: bytes) -> bool:
        """Send a text. False if that cannot be now: whoever sends has to wait, or is told that nobody is there."""
        if self.conn.state is not OPEN or self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._out:
            self.loop.call_soon(self._flush)
        self._out += (_head(len(message)), message)
        return True

    def _flush(self) -> None:
        """Write everything that was pushed; what was pushed together goes out together."""
        if self._out:
            out, self._out = self._out, []
            if not self.transport.is_closing():
                self.transport.write(b"".join(out))

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()


def _payload(data: bytes | bytearray, at: int, length: int) -> tuple[int, int]:
    """Where the payload of the frame at this place begins and ends; its end lies beyond what is there if its head does."""
    begin = at + 6  # two bytes, and four of the mask
    if length == 126:
        length, begin = int.from_bytes(data[at + 2 : at + 4], "big"), begin + 2
    elif length == 127:
        length, begin = int.from_bytes(data[at + 2 : at + 10], "big"), begin + 8
    return begin, begin + length


def _head(length: int) -> bytes:
    if length < 126:
        return bytes((TEXT, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
