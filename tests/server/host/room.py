"""A house with tables in it, and people who sit down at them, for the tests of the host."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec

from inglenook.engine.decide import Decision
from inglenook.engine.scene import Scene
from inglenook.server import wire
from inglenook.server.host import Host
from inglenook.server.link import Link
from inglenook.server.live import Live
from inglenook.server.patch import apply
from inglenook.server.people import Viewer
from inglenook.server.workers import Workers
from tests.properties import whole_answer
from tests.server.host.memory import Disk, MemoryStore

KINGDOM, BATTLE = "key-to-the-kingdom", "card-battle"
ANN, BEN, CLEO, EVE = (Viewer(guest=f"guest-{name}", name=name) for name in ("Ann", "Ben", "Cleo", "Eve"))
WATCHER = Viewer(guest="", watching=True)
decode: msgspec.json.Decoder[wire.FromServer] = msgspec.json.Decoder(wire.FromServer)
_ids = iter(range(10**9))


def new_id() -> str:
    return f"message-{next(_ids)}"


class Near(Workers):
    """Bots that think in this process, of what they would be sent elsewhere."""

    async def start(self) -> None:
        """Nobody is needed."""

    async def _ask(self, work: Callable[..., Any], *args: Any, turn: object = None) -> Any:
        await asyncio.sleep(0)
        return work(*args)


class House:
    """One or more servers on one disk."""

    def __init__(self) -> None:
        self.disk = Disk()
        self.hosts: list[Host] = []

    async def host(self, *, bots: Workers | None = None, **settings: Any) -> Host:
        """Start a server."""
        host = Host(MemoryStore(self.disk), address=lambda path: (f"http://here{path}", None), bots=bots or Near())
        host.grace = 0.0
        for name, value in settings.items():
            setattr(host, name, value)
        self.hosts.append(host)
        await host.start()
        return host

    async def killed(self, host: Host) -> Host:
        """The server dies without a word, and another one is started."""
        for task in list(host._tasks):
            task.cancel()
        await asyncio.sleep(0)
        await host.bots.stop()
        self.hosts.remove(host)
        self.disk.stores.remove(host.store)  # type: ignore[arg-type]
        return await self.host()

    async def close(self) -> None:
        for host in self.hosts:
            await host.stop()

    def store(self, host: Host) -> MemoryStore:
        assert isinstance(host.store, MemoryStore)
        return host.store


def seats(*whos: str) -> tuple[wire.SeatWish, ...]:
    return tuple(wire.SeatWish(who=who) for who in whos)


async def opened(host: Host, *whos: str, game: str = KINGDOM, viewer: Viewer = ANN, **more: Any) -> Live:
    """A new table."""
    return await host.create(viewer, wire.NewTable(game=game, seats=seats(*whos), **more))


async def three(house: House) -> Live:
    """A battle of Ann, Ben and Cleo, at its first secret bids."""
    live = await opened(await house.host(), "me", "open", "open", game=BATTLE)
    for viewer in (BEN, CLEO):
        await live.join(viewer, wire.Joining(token=live.opened.invite, nonce="n"))
    assert live.shown.to_move == (0, 1, 2) and question(live, 1).kind == "bid"
    return live


async def two(host: Host, game: str = KINGDOM, **more: Any) -> Live:
    """A table of Ann and Ben."""
    live = await opened(host, "me", "open", game=game, **more)
    await live.join(BEN, wire.Joining(token=live.opened.invite, nonce="ben's own"))
    return live


class Window:
    """An open window that follows what it is told, and would notice a gap."""

    def __init__(self, live: Live, viewer: Viewer, link: Link) -> None:
        self.live, self.viewer, self.link = live, viewer, link
        self.raw: list[bytes] = []
        self.heard: list[wire.FromServer] = []
        self.scene: Scene | None = None
        self.table: wire.TableInfo | None = None
        self.ask: wire.Ask | None = None
        self.n = -1
        self.boot = ""
        self.welcomes = 0

    @classmethod
    async def open(cls, live: Live, viewer: Viewer, seat: int | None = None, **more: Any) -> Window:
        self = cls(live, viewer, await live.attach(viewer, seat, **more))
        await self.read()
        return self

    async def read(self) -> list[wire.FromServer]:
        """Everything that waits now."""
        found = []
        while self.link._waiting or self.link.behind:
            raw = await anext(self.link)
            self.raw.append(raw)
            message = decode.decode(raw)
            self.take(message)
            found.append(message)
        self.heard += found
        return found

    def take(self, message: wire.FromServer) -> None:
        if isinstance(message, wire.Welcome):
            self.n, self.boot, self.table, self.scene = message.n, message.boot, message.table, message.scene
            self.ask = message.ask
            self.welcomes += 1
        elif isinstance(message, wire.Event):
            assert message.n == self.n + 1, "a gap"
            self.n = message.n
            self.table = message.table or self.table
            if message.scene is not None:
                assert message.patch is None
                self.scene = message.scene
            elif message.patch is not None:
                assert self.scene is not None
                self.scene = apply(self.scene, message.patch, message.version)
            if message.ask is not None or message.asked:
                self.ask = message.ask

    @property
    def events(self) -> list[wire.Event]:
        return [message for message in self.heard if isinstance(message, wire.Event)]


async def answer(
    live: Live, viewer: Viewer, seat: int, keys: tuple[str, ...], *, id: str | None = None, version: int | None = None
) -> wire.Ack:
    """A person answers."""
    version = live.shown.version if version is None else version
    return await live.answer(viewer, wire.AnswerGiven(id=id or new_id(), seat=seat, version=version, keys=keys))


def holder(live: Live, seat: int) -> Viewer:
    """Who sits there."""
    return next(one for one in (ANN, BEN, CLEO, EVE) if one.guest == live.shown.chairs[seat].holder)


def question(live: Live, seat: int) -> Decision:
    decision = live.fold.playing().asked(seat)
    assert decision is not None
    return decision


async def until(true: Callable[[], object]) -> None:
    """Wait for something that will come by itself."""
    for _ in range(4000):
        if true():
            return
        await asyncio.sleep(0.002)
    raise AssertionError("it never came")


async def turns(count: int = 200) -> None:
    """Let everything run that waits for nothing from outside: so many turns of the loop, however long they take."""
    for _ in range(count):
        await asyncio.sleep(0)


async def settled(live: Live) -> None:
    """Until no bot thinks and nothing is being written."""
    for _ in range(20_000):  # a process that thinks may take long to start
        await asyncio.sleep(0)
        if not live.stand_ins.busy and not live.lock.locked():
            return
        await asyncio.sleep(0.001)
    raise AssertionError("the bots do not come to an end")


async def play(
    live: Live, answers: int, rng: random.Random | None = None, *, until: Callable[[], bool] = lambda: False
) -> int:
    """Let people give random answers, until something is so; how many they gave."""
    rng = rng or random.Random(1)
    for number in range(answers):
        await settled(live)
        asked = [seat for seat in live.shown.to_move if not live.shown.chairs[seat].plays]
        if not asked or until():
            return number
        seat = rng.choice(asked)
        await answer(live, holder(live, seat), seat, tuple(whole_answer(question(live, seat), rng)))
    await settled(live)
    return answers


def kept(house: House, live: Live) -> int:
    """How many rows of a table are on the disk."""
    return len(house.disk.log[live.id])
