"""One process that works for the server: started when it is needed, held to its memory by the system, replaced when it dies.

Work and what was found go through a socket that the event loop itself writes and reads. A pool of the standard library has
threads between, and costs the server three times as much for each piece of work.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import pickle
import socket
import struct
from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from typing import Any, TypeVar, cast

from .turns import Kind, Turn

T = TypeVar("T")
SIZE = struct.Struct("!Q")
"""Before every message stands its length."""


class Died(Exception):
    """A process ended before its work was done."""


class Slot:
    """A process and what it is doing."""

    def __init__(self, kinds: tuple[Kind, ...], settle: Callable[[], None]) -> None:
        self.kinds = kinds
        self.turn: Turn | None = None
        """What it does now."""
        self._settle = settle
        """The first thing a new process does."""
        self._process: SpawnProcess | None = None
        self._line: Line | None = None

    @property
    def pids(self) -> list[int]:
        """Of the process, once it has started."""
        pid = self._process.pid if self._process is not None else None
        return [] if pid is None else [pid]

    async def do(self, work: Callable[[], T], tries: int) -> T:
        """Have it done; if the process dies over it, by another one, so many times."""
        for left in reversed(range(tries)):
            try:
                line = self._line or await self._open()
                return cast(T, await line.ask(work))
            except Died:
                self.renew()
                if not left:
                    raise
        raise AssertionError

    async def _open(self) -> Line:
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = multiprocessing.get_context("spawn").Process(target=serve, args=(theirs, self._settle), daemon=True)
            self._process.start()
        _, self._line = await asyncio.get_running_loop().create_connection(Line, sock=ours)
        return self._line

    def renew(self) -> None:
        """End the process; the next piece of work gets a fresh one."""
        process, line = self._process, self._line
        self._process = self._line = None
        if line is not None:
            line.close()
        if process is not None:
            process.terminate()


class Line(asyncio.Protocol):
    """The server's end of the socket to one process, which does one thing at a time."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport
        self._found: asyncio.Future[Any] | None = None
        self._got = bytearray()
        self._lost = False

    def ask(self, work: Callable[[], Any]) -> asyncio.Future[Any]:
        """What comes of a piece of work."""
        self._found = asyncio.get_running_loop().create_future()
        if self._lost:
            self._found.set_exception(Died())
        else:
            self._transport.writelines(packed(work))
        return self._found

    def close(self) -> None:
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self._got += data
        if len(self._got) < SIZE.size or len(self._got) < SIZE.size + SIZE.unpack_from(self._got)[0]:
            return
        done, found = pickle.loads(memoryview(self._got)[SIZE.size :])
        self._got = bytearray()
        if self._found is None or self._found.done():
            return
        if done:
            self._found.set_result(found)
        else:
            self._found.set_exception(found)

    def connection_lost(self, error: Exception | None) -> None:
        self._lost = True
        if self._found is not None and not self._found.done():
            self._found.set_exception(Died())


def packed(message: object) -> tuple[bytes, bytes]:
    """A message, after its length."""
    raw = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    return SIZE.pack(len(raw)), raw


# -- in the process -------------------------------------------------------------------------------------------------------


def serve(line: socket.socket, settle: Callable[[], None]) -> None:
    """Do one piece of work after another until nobody wants any more."""
    settle()
    with line, line.makefile("rb") as incoming:
        while head := incoming.read(SIZE.size):
            work = pickle.loads(incoming.read(SIZE.unpack(head)[0]))
            for piece in _answer(work):
                line.sendall(piece)
            del work


def _answer(work: Callable[[], object]) -> tuple[bytes, bytes]:
    """What came of it, or what went wrong, ready to be sent."""
    try:
        return packed((True, work()))
    except BaseException as error:
        try:
            return packed((False, error))
        except Exception:
            return packed((False, RuntimeError(repr(error))))
