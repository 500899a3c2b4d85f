"""A real server on a port of its own, and people who use it as browsers and programs do."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from inglenook.engine.scene import Scene
from inglenook.server import wire
from inglenook.server.app import Server, configure
from inglenook.server.patch import apply
from inglenook.server.services import Services
from inglenook.server.settings import NO_LIMITS, Settings

KINGDOM = "key-to-the-kingdom"
HANGS = 120
"""Seconds after which something hangs; on a busy machine the first process of a server takes a while to start."""
GENEROUS = NO_LIMITS
"""For tests that are not about limits."""


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as one:
        return int(one.getsockname()[1])


class Running:
    """A server in a thread of this process."""

    def __init__(self, folder: Path, *, port: int = 0, **settings: Any) -> None:
        self.listener = socket.create_server(("127.0.0.1", port))
        self.port = self.listener.getsockname()[1]
        given = {"limits": GENEROUS, **settings}
        self.settings = Settings(folder=folder, port=self.port, **given)
        self.url = f"http://127.0.0.1:{self.port}"
        self.services: Services
        self.server: Server
        self.loop: asyncio.AbstractEventLoop
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)
        self._thread.start()
        assert self._ready.wait(HANGS), "the server did not start"

    async def _serve(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.services = Services(self.settings)
        async with self.services.open():
            self.server = Server(configure(self.services), self.services, self._ready.set)
            await self.server.serve(sockets=[self.listener])

    def stop(self) -> None:
        """As SIGTERM would."""
        self.server.should_exit = True
        self._thread.join(HANGS)
        assert not self._thread.is_alive(), "the server did not stop"


@contextmanager
def running(folder: Path, **settings: Any) -> Iterator[Running]:
    server = Running(folder, **settings)
    try:
        yield server
    finally:
        server.stop()


class Person:
    """A browser: it keeps its cookie, and says where its requests come from."""

    def __init__(self, url: str, *, known: bool = True) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url, headers={"origin": url}, timeout=HANGS)
        self.me: dict[str, Any] = self.get("/api/me") if known else {}

    def get(self, path: str, **more: Any) -> Any:
        return self._good(self.http.get(path, **more))

    def post(self, path: str, body: Any = None, **more: Any) -> Any:
        return self._good(self.http.post(path, json=body, **more))

    def put(self, path: str, body: Any) -> Any:
        return self._good(self.http.put(path, json=body))

    @staticmethod
    def _good(response: httpx.Response) -> Any:
        assert response.status_code < 300, f"{response.request.url}: {response.status_code} {response.text}"
        return response.json() if response.content else None

    def opens(self, *seats: str, game: str = KINGDOM, **more: Any) -> str:
        """The id of a new table."""
        wishes = [{"who": seat} for seat in seats]
        return str(self.post("/api/tables", {"game": game, "seats": wishes, **more})["id"])

    def info(self, table: str) -> wire.TableInfo:
        return msgspec.convert(self.get(f"/api/tables/{table}"), wire.TableInfo)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def knock(self, table: str, *, origin: str | None = "", headers: dict[str, str] | None = None) -> ClientConnection:
        """An open socket, before hello."""
        url = f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/live"
        given = {"cookie": self.cookie, **(headers or {})} if self.cookie else headers
        opening = connect(url, origin=self.url if origin == "" else origin, additional_headers=given, max_size=None)
        return opening.__enter__()

    def sits(self, table: str, **hello: Any) -> Window:
        """A socket that has said hello and been welcomed."""
        return Window(self.knock(table), **hello)


class Window:
    """A client at a table: it keeps the scene it was shown up to date, and answers."""

    def __init__(self, ws: ClientConnection, **hello: Any) -> None:
        self.ws = ws
        self.table: wire.TableInfo | None = None
        self.scene: Scene | None = None
        self.n = self.version = 0
        self.boot = ""
        self.chat: list[wire.ChatLine] = []
        self.events: list[wire.Event] = []
        self.steps: list[wire.Steps] = []
        self.count = 0
        self.tell(type="hello", **hello)
        self.welcome()

    def __enter__(self) -> Window:
        return self

    def __exit__(self, *error: object) -> None:
        self.ws.close()

    def tell(self, **message: Any) -> None:
        self.ws.send(json.dumps(message))

    def hear(self, timeout: float = HANGS) -> Any:
        """The next message; whatever it says about the table is taken in."""
        message = msgspec.json.decode(self.ws.recv(timeout), type=wire.FromServer)
        if isinstance(message, wire.Welcome):
            self.n, self.boot, self.table, self.scene = message.n, message.boot, message.table, message.scene
            self.version = message.table.version
            self.chat = list(message.chat)
        elif isinstance(message, wire.Event):
            self._take(message)
        elif isinstance(message, wire.Steps):
            self.steps.append(message)
        return message

    def _take(self, event: wire.Event) -> None:
        assert event.n == self.n + 1, "events follow one another"
        self.n, self.version = event.n, event.version
        self.events.append(event)
        self.table = event.table or self.table
        if event.scene is not None:
            self.scene = event.scene
        elif event.patch is not None:
            assert self.scene is not None
            self.scene = apply(self.scene, event.patch, event.version)
        if event.chat is not None:
            self.chat.append(event.chat)

    def until(self, *kinds: type) -> Any:
        """The next message of these kinds."""
        while True:
            message = self.hear()
            if isinstance(message, kinds):
                return message

    def welcome(self) -> wire.Welcome:
        found = self.until(wire.Welcome, wire.Bye)
        assert isinstance(found, wire.Welcome), found
        return found

    def asks(self, kind: str, **message: Any) -> Any:
        """Say something with an id and hear what came of it."""
        self.count += 1
        id = message.pop("id", f"m{self.count}")
        self.tell(type=kind, id=id, **message)
        while True:
            found = self.until(wire.Ack, wire.Refusal, wire.WhyAnswer, wire.HintAnswer)
            if found.id == id:
                return found

    def answers(self, keys: list[str], seat: int = 0, **other: Any) -> Any:
        found = self.asks("answer", **{"seat": seat, "version": self.version, "keys": keys, **other})
        while isinstance(found, wire.Ack) and not found.again and self.version < found.version:
            self.hear()
        return found

    def plays(self, seat: int = 0, *, most: int = 10_000, luck: random.Random | None = None) -> int:
        """Answer at random whenever asked, until the game is over; how often it was."""
        luck = luck or random.Random(1)
        for given in range(most):
            while not self.asked(seat):
                if self.scene is not None and self.scene.ending is not None:
                    return given
                self.hear()
            assert self.scene is not None
            ack = self.answers(choice(self.scene, luck), seat)
            assert isinstance(ack, wire.Ack), ack
        return most

    def waits(self, seat: int = 0) -> None:
        """Hear what others do until this seat is asked."""
        while not self.asked(seat):
            self.hear()

    def asked(self, seat: int = 0) -> bool:
        prompt = self.scene.prompt if self.scene is not None else None
        return prompt is not None and prompt.seat == seat and bool(prompt.options)


def choice(scene: Scene, luck: random.Random) -> list[str]:
    """Some legal answer."""
    prompt = scene.prompt
    assert prompt is not None
    keys = [option.key for option in prompt.options]
    if prompt.select is None:
        return [luck.choice(keys)]
    keys = [key for key in keys if key != "done"]
    return luck.sample(keys, min(len(keys), max(prompt.select.least, min(1, prompt.select.most))))
