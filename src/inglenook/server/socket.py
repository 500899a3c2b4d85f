"""The socket: a window on one table, over which a client hears what happens and says what it wants.

Hello comes first. Every message that wants something has an id, and gets exactly one answer with it: an acknowledgement once
it is kept, or a refusal with the reason, and then nothing has changed.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath

from inglenook.engine.decide import Refused
from inglenook.engine.words import Msg, Problem, msg

from . import logs, wire
from .guard import address
from .guests import COOKIE
from .link import PUSH, cannot
from .passes import Unknown
from .people import Viewer
from .store import StoreProblem
from .trouble import fault, told

if TYPE_CHECKING:
    from .link import Link
    from .live import Live
    from .services import Services

STRIKES = 200
"""So many messages beyond the limit in a row, and the socket is closed."""
NORMAL, GOING, POLICY = 1000, 1001, 1008

_decode = msgspec.json.Decoder(wire.FromClient).decode
_encode = msgspec.json.Encoder().encode


class Sockets:
    """All open windows of this process."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.closing = False
        self._open: set[Window] = set()

    def __len__(self) -> int:
        return len(self._open)

    async def serve(self, socket: WebSocket[Any, Any, Any], table: str) -> None:
        """One socket from its opening to its end."""
        window = Window(self.services, socket, table)
        self._open.add(window)
        try:
            await window.run()
        finally:
            self._open.discard(window)

    def guests(self) -> set[str]:
        """Whose windows are open here."""
        return {window.viewer.guest for window in self._open if window.viewer.guest}

    def viewers(self, guest: str) -> list[Viewer]:
        """By what this guest is here."""
        return [window.viewer for window in self._open if window.viewer.guest == guest]

    def show_out(self, guest: str) -> None:
        """Something that let this guest in has ended: whatever windows came by it say from now on is not heard."""
        for window in [one for one in self._open if one.viewer.guest == guest]:
            window.show_out()

    async def farewell(self) -> None:
        """Say goodbye to everybody, who may come back later."""
        self.closing = True
        await asyncio.gather(*(window.end(msg("srv-shutdown"), GOING) for window in list(self._open)), return_exceptions=True)


class Window:
    """One open socket."""

    def __init__(self, services: Services, socket: WebSocket[Any, Any, Any], table: str) -> None:
        self.services, self.socket, self.table = services, socket, table
        self.viewer = Viewer(guest="")
        self.live: Live
        self.link: Link | None = None
        self.ended = False
        self.out: Msg | None = None
        """Why nothing lets this window in any more."""
        self._pump: asyncio.Task[None] | None = None
        self._asides: dict[str, asyncio.Task[None]] = {}
        """What is being done for it beside everything else, by kind."""
        self._strikes = 0
        self._key = address(socket.scope)
        extensions: Any = socket.scope.get("extensions") or {}
        self._push: Callable[[bytes], bool] = extensions[PUSH]["push"] if PUSH in extensions else cannot
        self._do: dict[type, Callable[[Any], Awaitable[None]]] = {
            wire.Answer: self._answer,
            wire.Wish: self._wish,
            wire.Undo: self._undo,
            wire.Consent: self._consent,
            wire.Say: self._say,
            wire.Why: self._why,
            wire.WantHint: self._hint,
            wire.Follow: self._follow,
            wire.Look: self._look,
            wire.Ping: self._ping,
            wire.Hello: self._hello_again,
        }

    # -- from opening to end ----------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Wait for hello, then obey until the client goes or the server does."""
        await self.socket.accept()
        try:
            if self.services.sockets.closing:
                await self.end(msg("srv-shutdown"), GOING)
            elif await self._enter():
                while (text := await self._receive()) is not None:
                    await self._obey(text)
                await self._go_out()
        except StoreProblem as problem:
            await self.end(problem.public, GOING)
        except Problem as problem:
            await self.end(problem.reason, POLICY, again=False)
        except Refused as refused:
            await self.end(refused.reason, POLICY, again=False)
        finally:
            self._let_go()

    async def _enter(self) -> bool:
        """Who is it, and from which seat do they look? False if they did not say in time."""
        try:
            async with asyncio.timeout(self.services.settings.limits.hello):
                hello = await self._hello()
        except TimeoutError:
            await self.end(msg("srv-hello-late"), POLICY)
            return False
        if hello is None:
            return False
        self.live, self.viewer = await self._who(hello.token)
        self.services.guests.passes.check(self.viewer)
        self._key = f"{self.viewer.guest or self._key}:{self.table}"
        await self._attach(hello)
        return True

    async def _hello(self) -> wire.Hello | None:
        while (text := await self._receive()) is not None:
            try:
                message = self._read(text)
            except Problem as problem:
                await self._refuse(_id_in(text), problem.reason)
                continue
            if isinstance(message, wire.Hello):
                return message
            await self._refuse(getattr(message, "id", ""), msg("srv-hello-first"))
        return None

    async def _who(self, token: str) -> tuple[Live, Viewer]:
        """A program by its token, a guest by cookie; a token may also be that of the link for spectators."""
        scheme, _, bearer = self.socket.headers.get("authorization", "").partition(" ")
        guests = self.services.guests
        for given in (bearer.strip() if scheme.lower() == "bearer" else "", token):
            if given:
                try:
                    viewer, table = await guests.by_token(given)
                except Unknown:
                    if given is not token:
                        raise
                    continue
                if table != self.table:
                    raise Problem(msg("srv-token-elsewhere"))
                return await self.services.table(self.table, viewer)
        viewer = await guests.known_by(self.socket.cookies.get(COOKIE, "")) or Viewer(guest="")
        return await self.services.table(self.table, viewer, token)

    async def _attach(self, hello: wire.Hello) -> None:
        """Look from a seat; what happens from here on is pumped into the socket."""
        link = await self.live.attach(self.viewer, hello.seat, hello.since, hello.boot)
        link.follows = hello.follow
        if self.out is not None:
            return link.close()
        old, old_pump = self.link, self._pump
        self.link, self._pump = link, asyncio.create_task(self._send_all(link))
        link.push = self._push
        if old is not None and old_pump is not None:
            old_pump.cancel()
            old.close()

    async def _send_all(self, link: Link) -> None:
        try:
            async for message in link:
                await self._send(message)
                del message  # a whole scene, and the next one may be long in coming
        except Exception as error:
            if not _gone(error):
                fault(error, self.services.metrics, table=self.table)
            self._let_go()

    def show_out(self) -> None:
        """If nothing lets this window in any more: tell it nothing more, hear nothing more, and say why."""
        self.out = self.out or self.services.guests.passes.why_ended(self.viewer)
        if self.out is not None and not self.ended:
            self._let_go()
            self.services.host.soon(self._go_out())

    async def _go_out(self) -> None:
        """Whoever signed out everywhere in this very browser may come back with its new cookie."""
        if self.out is not None:
            await self.end(self.out, POLICY, again=self.out.id == "srv-signed-out")

    async def end(self, reason: Msg, code: int, *, again: bool = True) -> None:
        """Say why, and close."""
        if self.ended:
            return
        self.ended = True
        try:
            await self._put(_encode(wire.Bye(reason=reason, again=again)))
            await self.socket.send({"type": "websocket.close", "code": code, "reason": ""})
        except Exception as error:
            if not _gone(error):
                raise
        self._let_go()

    def _let_go(self) -> None:
        if self.link is not None:
            self.link.close()
        for task in (self._pump, *self._asides.values()):
            if task is not None and task is not asyncio.current_task():
                task.cancel()

    # -- messages ---------------------------------------------------------------------------------------------------------

    async def _receive(self) -> str | bytes | None:
        """The next message; None when there will be no more."""
        message: Any = await self.socket.receive()
        if message["type"] != "websocket.receive" or self.ended or self.out is not None:
            return None
        text: str | bytes | None = message.get("text")
        return text if text is not None else bytes(message.get("bytes") or b"")

    async def _send(self, message: bytes) -> None:
        """Nothing is sent after goodbye."""
        if not self.ended and self.out is None:
            await self._put(message)

    async def _put(self, message: bytes) -> None:
        if not self._push(message):
            await self.socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})

    def _read(self, text: str | bytes) -> Any:
        """A message as what it is; a problem if it is none."""
        if isinstance(text, bytes):
            raise Problem(msg("srv-text-only"))
        most = self.services.settings.limits.message
        if len(text) > most:
            raise Problem(msg("srv-too-large", most=most))
        try:
            return _decode(text)
        except (msgspec.DecodeError, RecursionError) as error:
            raise Problem(msg("srv-bad-json", detail=str(error))) from error

    async def _obey(self, text: str | bytes) -> None:
        """Do what a message asks for, or say why not."""
        kind, outcome, id = "?", "refused", ""
        try:
            if not self.services.messages.take(self._key):
                id = _id_in(text)
                self._strikes += 1
                if self._strikes > STRIKES:
                    return await self.end(msg("srv-too-fast"), POLICY)
                raise Problem(msg("srv-too-fast"))
            self._strikes = 0
            message = self._read(text)
            kind, id = type(message).__name__, getattr(message, "id", "")
            await self._do[type(message)](message)
            outcome = "done"
        except Refused as refused:
            await self._refuse(id, refused.reason, refused.rule, getattr(refused, "version", None))
        except Problem as problem:
            await self._refuse(id or _id_in(text), told(problem))
        except Exception as error:
            if _gone(error):
                return
            trouble = fault(error, self.services.metrics, table=self.table, kind=kind)
            await self._refuse(id, trouble.reason)
        finally:
            self.services.metrics.count("inglenook_socket_messages_total", kind=kind, outcome=outcome)

    async def _refuse(self, id: str, reason: Msg, rule: str = "", version: int | None = None) -> None:
        refusal = wire.Refusal(id=id, reason=reason, rule=rule, stale=version is not None, version=version or 0)
        await self._send(_encode(refusal))

    async def _answer(self, message: wire.Answer) -> None:
        began = time.perf_counter()
        ack = await self.live.answer(self.viewer, message)
        self.services.metrics.answered(time.perf_counter() - began)
        await self._send(_encode(ack))

    async def _wish(self, message: wire.Wish) -> None:
        await self._send(_encode(await self.live.wish(self.viewer, message)))

    async def _undo(self, message: wire.Undo) -> None:
        await self._send(_encode(await self.live.undo(self.viewer, message)))

    async def _consent(self, message: wire.Consent) -> None:
        await self._send(_encode(await self.live.consent(self.viewer, message)))

    async def _say(self, message: wire.Say) -> None:
        await self.live.chat.say(self.viewer, message)
        await self._send(_encode(wire.Ack(id=message.id, n=self.live.news.n)))

    async def _why(self, message: wire.Why) -> None:
        found = await self.live.why(self.viewer, message.seat, message.thing)
        await self._send(_encode(wire.WhyAnswer(id=message.id, text=found.text, rule=found.rule)))

    async def _hint(self, message: wire.WantHint) -> None:
        """A bot thinks in another process; meanwhile other messages are heard."""
        self._aside(message.id, "hint", partial(self._tell_hint, message))

    async def _tell_hint(self, message: wire.WantHint) -> None:
        def wait(ahead: int) -> None:
            if self.link is not None:
                self.link.put(_encode(wire.Thinking(id=message.id, seat=message.seat, ahead=ahead)))

        found = await self.live.hint(self.viewer, message.seat, wait)
        await self._send(_encode(wire.HintAnswer(id=message.id, keys=found.keys, reason=found.reason)))

    def _aside(self, id: str, kind: str, work: Callable[[], Awaitable[None]]) -> None:
        """What takes its time is done beside everything else, one of a kind at a time."""
        if kind in self._asides:
            raise Problem(msg("srv-too-fast"))
        self._asides[kind] = task = asyncio.create_task(self._told(id, kind, work))
        task.add_done_callback(lambda _: self._asides.pop(kind))

    async def _told(self, id: str, kind: str, work: Callable[[], Awaitable[None]]) -> None:
        try:
            await work()
        except Refused as refused:
            await self._refuse(id, refused.reason, refused.rule)
        except Problem as problem:
            await self._refuse(id, told(problem))
        except Exception as error:
            if not _gone(error):
                trouble = fault(error, self.services.metrics, table=self.table, kind=kind)
                await self._refuse(id, trouble.reason)

    async def _follow(self, message: wire.Follow) -> None:
        assert self.link is not None
        self.link.follows = message.on

    async def _look(self, message: wire.Look) -> None:
        assert self.link is not None
        await self.live.look(self.link, message.seat)

    async def _ping(self, message: wire.Ping) -> None:
        await self._send(_encode(wire.Pong(t=message.t, n=self.live.news.n)))

    async def _hello_again(self, message: wire.Hello) -> None:
        """After a gap a client says hello again, and gets what it missed."""
        await self._attach(message)


def _id_in(text: str | bytes) -> str:
    """The id of a message that is not understood otherwise, so that its sender knows which one is meant."""
    try:
        found = msgspec.json.decode(text[:20_000]).get("id", "")
        return msgspec.convert(found, wire.Id)
    except (msgspec.MsgspecError, UnicodeDecodeError, AttributeError, RecursionError):
        return ""


def _gone(error: BaseException) -> bool:
    """Whether an error only says that the client is not there any more."""
    return type(error).__name__ in ("ClientDisconnected", "WebSocketDisconnect", "ConnectionClosed", "InvalidState")


@websocket("/api/tables/{id:str}/live")
async def live(socket: WebSocket, id: FromPath[str]) -> None:  # type: ignore[type-arg]
    """The socket of a table."""
    services: Services = socket.app.state.services
    began = time.perf_counter()
    try:
        await services.sockets.serve(socket, id)
    except Exception as error:
        if not _gone(error):
            fault(error, services.metrics, table=id)
    finally:
        seconds = round(time.perf_counter() - began, 1)
        logs.line(logging.INFO, "socket", table=id, seconds=seconds, address=address(socket.scope))
