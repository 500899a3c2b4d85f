"""A table on a server, for the terminal: the same screens, with the game elsewhere."""

from __future__ import annotations

import json
import secrets
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.exceptions import InvalidHandshake, InvalidMessage, InvalidStatus, InvalidURI, WebSocketException
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from inglenook.engine import game as engine
from inglenook.engine.decide import NATURE, Refused
from inglenook.engine.game import Hint, Reason
from inglenook.engine.scene import Scene
from inglenook.engine.scene_end import Ending
from inglenook.engine.table import Seat
from inglenook.engine.words import Msg, Problem, msg
from inglenook.server import wire
from inglenook.server.patch import apply, unroll
from inglenook.sitting import Aside, Sitting

from .voice import Trouble

T = TypeVar("T")
PATIENCE = 20.0
"""Seconds an answer may take; it is sent again when a lost connection is back."""
THOUGHT = 120.0
"""Seconds a hint may take: a bot thinks about it, and its process may have to be started first."""
FOREVER = float("inf")
PAUSES = (0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds between tries to connect again."""

_decode = msgspec.json.Decoder(wire.FromServer).decode


def place_of(url: str) -> tuple[str, str, str]:
    """What a link means: the server, `join`, `watch` or `t` (a table), and the token or id."""
    parts = urlsplit(url if "://" in url else f"http://{url}")
    steps = [step for step in parts.path.split("/") if step]
    if parts.scheme not in ("http", "https") or not parts.hostname or len(steps) < 2 or steps[0] not in ("join", "watch", "t"):
        raise Trouble("cli-join-url", url=url)
    base = f"{parts.scheme}://{parts.netloc}"
    watch = parse_qs(parts.query).get("watch", [""])[0]
    return (base, "watch", watch) if steps[0] == "t" and watch else (base, steps[0], steps[1])


class Caller:
    """The HTTP side of a server, as one guest. With a folder it remembers who it was there."""

    def __init__(self, base: str, folder: Path | None = None) -> None:
        self.base = base
        self._file = folder / "servers.json" if folder is not None else None
        self.cookie: str = self._known().get(base, "")

    def _known(self) -> dict[str, str]:
        try:
            found = json.loads(self._file.read_text("utf-8")) if self._file is not None else {}
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}

    def _remember(self, cookie: str) -> None:
        self.cookie = cookie
        if self._file is None:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        known = {**self._known(), self.base: cookie}
        self._file.touch(mode=0o600)
        self._file.write_text(json.dumps(known), "utf-8")

    def get(self, path: str, kind: type[T]) -> T:
        return self._call("GET", path, None, kind)

    def post(self, path: str, body: object, kind: type[T]) -> T:
        return self._call("POST", path, msgspec.json.encode(body), kind)

    def put(self, path: str, body: object, kind: type[T]) -> T:
        return self._call("PUT", path, msgspec.json.encode(body), kind)

    def find(self, token: str) -> wire.Found:
        """Where a link leads."""
        return self.get(f"/api/find/{token}", wire.Found)

    def _call(self, method: str, path: str, body: bytes | None, kind: type[T]) -> T:
        headers = {"Origin": self.base, "Content-Type": "application/json"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        request = urllib.request.Request(self.base + path, data=body, method=method, headers=headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                cookie = response.headers.get("Set-Cookie", "").partition(";")[0]
                if cookie:
                    self._remember(cookie)
                return msgspec.json.decode(response.read(), type=kind)
        except urllib.error.HTTPError as error:
            raise Problem(_trouble(error.read(), self.base)) from error
        except (OSError, msgspec.DecodeError) as error:
            raise Trouble("cli-no-server", url=self.base, detail=_short(error)) from error


def _trouble(body: bytes, base: str) -> Msg:
    try:
        return msgspec.json.decode(body, type=wire.Trouble).reason
    except msgspec.DecodeError:
        return msg("cli-no-server", url=base, detail=body[:80].decode("utf-8", "replace"))


def _short(error: Exception) -> str:
    reason = getattr(error, "reason", error)
    return str(getattr(reason, "strerror", None) or reason)


class Elsewhere:
    """As much of a table as the screens ask about."""

    def __init__(self, sitting: RemoteSitting) -> None:
        self._sitting = sitting
        self.game = engine.game(sitting.info.game)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Mine are people; all others answer by themselves, as bots do."""
        return tuple(Seat(seat.name, "human" if seat.mine else "bot:away") for seat in self._sitting.info.seats)

    @property
    def people(self) -> list[int]:
        return [seat.seat for seat in self._sitting.info.seats if seat.mine]

    @property
    def over(self) -> Ending | None:
        return self._sitting.now.ending

    @property
    def moves(self) -> range:
        """How far the game is; nobody looks at the moves themselves."""
        return range(self._sitting.now.version + 1)

    @property
    def pending(self) -> dict[int, str]:
        """My seats that wait while others are asked."""
        return {seat: "" for seat in self.people if seat not in self._sitting.info.to_move}

    def name(self, seat: int) -> str:
        return self.seats[seat].name


class RemoteSitting(Sitting):
    """A sitting at a table on a server. What is said is sent again after a lost connection, and done once."""

    def __init__(self, caller: Caller, table: str, *, watch: str = "") -> None:
        self.caller, self.id, self._watch_token = caller, table, watch
        self.path: Path | None = Path(table)
        self.note, self.why = "", ""
        self.info: wire.TableInfo
        self.ask: wire.Ask | None = None
        self._scene: Scene | None = None
        self._others: dict[int | None, Scene] = {}
        self._n, self._boot = 0, ""
        self._events = 0
        self._wanted: dict[str, bytes] = {}
        """What was said and not answered yet, by id."""
        self._answers: dict[str, Any] = {}
        self._failed: Msg | None = None
        self._closed = False
        self._told: Callable[[], object] = lambda: None
        self._ws: ClientConnection | None = None
        self._news = threading.Condition()
        self._thread = threading.Thread(target=self._listen, daemon=True, name="remote-table")
        self._thread.start()
        self._wait(lambda: hasattr(self, "info"))
        self.table: Any = Elsewhere(self)
        if self.info.read_only is not None:
            self.note, self.why = "read-only", self.info.read_only

    # -- seeing -----------------------------------------------------------------------------------------------------------

    @property
    def begun(self) -> bool:
        return self._scene is not None

    @property
    def now(self) -> Scene:
        """The scene as this window has it."""
        assert self._scene is not None
        return self._scene

    def wait_to_begin(self) -> None:
        """Return when the game begins."""
        self._wait(lambda: self.begun, FOREVER)

    def scene(self, seat: int | None, lines: int | None = None) -> Scene:
        found = self.now if seat == self.now.seat else self._other(seat)
        return (
            found if lines is None else msgspec.structs.replace(found, log=found.log[len(found.log) - lines :] if lines else ())
        )

    def _other(self, seat: int | None) -> Scene:
        """What another seat of mine, or a spectator, sees."""
        kept = self._others.get(seat)
        if kept is None or kept.version != self.now.version:
            asked = "" if seat is None else f"&seat={seat}"
            kept = self.caller.get(f"/api/tables/{self.id}/scene?watch={self._watch_token}{asked}", Scene)
            self._others[seat] = kept
        return kept

    def _moments(self, seat: int | None, answer: int) -> list[Scene]:
        asked = "" if seat is None else f"&seat={seat}"
        address = f"/api/tables/{self.id}/moments?first={answer}&watch={self._watch_token}{asked}"
        return unroll(self.caller.get(address, wire.Moments))

    def to_move(self) -> tuple[int, ...]:
        """The seats that are asked; where mine are among them, nobody waits for the others first."""
        asked = self.info.to_move
        mine = tuple(seat for seat in asked if seat in self.table.people)
        return mine or asked or ((NATURE,) if self.hidden else ())

    @property
    def hidden(self) -> bool:
        prompt = self.now.prompt
        return prompt is not None and prompt.seat == NATURE

    def hint(self, seat: int) -> Hint:
        found = self._say(wire.WantHint(id=_id(), seat=seat), THOUGHT)
        return Hint(keys=found.keys, reason=found.reason)

    def why_not(self, seat: int, thing: str) -> Reason:
        try:
            found = self._say(wire.Why(id=_id(), seat=seat, thing=thing))
        except (Refused, Problem) as refused:
            return Reason(refused.reason, "")
        return Reason(found.text, found.rule)

    def watch(self, changed: Callable[[], object]) -> None:
        self._told = changed

    def aside(self) -> Aside | None:
        """Another seat wants to take its answer back, and waits for mine."""
        ask = self.ask
        mine = next((seat for seat in ask.waiting if seat in self.table.people), None) if ask is not None else None
        if ask is None or mine is None:
            return None
        return Aside(text=msg("srv-aside-undo", who=self.table.name(ask.seat)), reply=lambda yes: self._consent(ask, mine, yes))

    # -- saying -----------------------------------------------------------------------------------------------------------

    def answer(self, seat: int, keys: Sequence[str]) -> None:
        version, prompt = self.now.version, self.now.prompt
        ack = self._say(wire.Answer(id=_id(), seat=seat, version=version, keys=tuple(keys)))
        if ack.version > version:
            self._wait(lambda: self.now.version >= ack.version)
        else:  # it waits for the answers of others
            self._wait(lambda: self.now.version > version or self.now.prompt != prompt)

    def wish(self, seat: int, what: str, on: bool) -> None:
        before = self.now.wishes
        self._say(wire.Wish(id=_id(), seat=seat, wish=what, on=on))
        self._wait(lambda: self.now.wishes != before)

    def undo(self, seat: int) -> None:
        ack = self._say(wire.Undo(id=_id(), seat=seat, version=self.now.version))
        if ack.ask is not None:
            raise Refused(msg("srv-aside-asked"))
        self._wait(lambda: self.now.version >= ack.version)

    def _consent(self, ask: wire.Ask, seat: int, yes: bool) -> None:
        self.ask = None
        self._say(wire.Consent(id=_id(), seat=seat, ask=ask.ask, yes=yes))

    def bot_answers(self) -> int | None:
        """Wait until somebody else has done something; None if one of mine is asked."""
        asked = self.to_move()
        if any(seat in self.table.people for seat in asked) or not asked:
            return None
        seen = self._events
        self._wait(lambda: self._events > seen or self._closed, FOREVER)
        return asked[0]

    def _say(self, message: Any, patience: float = PATIENCE) -> Any:
        """Send, and wait for what comes of it."""
        with self._news:
            self._wanted[message.id] = msgspec.json.encode(message)
            self._send(self._wanted[message.id])
        try:
            self._wait(lambda: message.id in self._answers, patience)
        finally:
            self._wanted.pop(message.id, None)
        found = self._answers.pop(message.id)
        if isinstance(found, wire.Refusal):
            raise Refused(found.reason, found.rule)
        return found

    def _wait(self, done: Callable[[], bool], patience: float = PATIENCE) -> None:
        until = time.monotonic() + patience
        with self._news:
            while not done():
                if self._failed is not None:
                    raise Problem(self._failed)
                if time.monotonic() > until:
                    raise Trouble("cli-no-answer")
                self._news.wait(1.0)

    def close(self) -> None:
        """Let go of the connection; the seat stays mine."""
        with self._news:
            self._closed = True
            self._news.notify_all()
        if self._ws is not None:
            self._ws.close()

    # -- the connection ---------------------------------------------------------------------------------------------------

    def _send(self, raw: bytes) -> None:
        """If the connection is gone, it is sent when it is back."""
        if self._ws is not None:
            with suppress(WebSocketException):
                self._ws.send(raw.decode())

    def _listen(self) -> None:
        """Connect, hear, connect again, until it is closed or makes no sense."""
        tries = 0
        while not self._over():
            heard = self._events
            try:
                self._visit()
            except (OSError, WebSocketException) as error:
                if _final(error):
                    self._fail(Trouble("cli-no-server", url=self.caller.base, detail=_short(error)).reason)
            if self._events > heard:
                tries = 0
            if not self._over():
                time.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
                tries += 1

    def _over(self) -> bool:
        return self._closed or self._failed is not None

    def _visit(self) -> None:
        """One connection, from hello to its end."""
        url = f"{self.caller.base.replace('http', 'ws', 1)}/api/tables/{self.id}/live"
        headers = {"Cookie": self.caller.cookie} if self.caller.cookie else {}
        since = {"since": self._n, "boot": self._boot} if self._boot else {}
        with connect(url, origin=Origin(self.caller.base), additional_headers=headers, max_size=None) as ws:
            ws.send(json.dumps({"type": "hello", "token": self._watch_token, **since}))
            with self._news:
                self._ws = ws
                for raw in self._wanted.values():
                    self._send(raw)
            for message in ws:
                self._hear(_decode(message))

    def _fail(self, reason: Msg) -> None:
        with self._news:
            self._failed = reason
            self._news.notify_all()
        self._told()

    def _hear(self, message: Any) -> None:
        with self._news:
            if isinstance(message, wire.Welcome):
                self._n, self._boot, self.info, self.ask = message.n, message.boot, message.table, message.ask
                self._scene = _with_older_log(message.scene, self._scene)
                self._others = {}
            elif isinstance(message, wire.Event):
                self._take(message)
            elif isinstance(message, wire.Bye):
                if not message.again:
                    self._failed = message.reason
            elif not isinstance(message, (wire.Pong, wire.Thinking)):
                self._answers[message.id] = message
            self._events += 1
            self._news.notify_all()
        if isinstance(message, (wire.Welcome, wire.Event)):
            self._told()

    def _take(self, event: wire.Event) -> None:
        self._n = event.n
        self.info = msgspec.structs.replace(event.table or self.info, to_move=event.to_move, version=event.version)
        if event.scene is not None:
            self._scene = _with_older_log(event.scene, self._scene)
        elif event.patch is not None and self._scene is not None:
            self._scene = apply(self._scene, event.patch, event.version)
        if event.ask is not None or event.asked:
            self.ask = event.ask


def _final(error: Exception) -> bool:
    """Whether trying again makes no sense: we are refused. A server that is just going or coming hangs up without a word, a
    proxy alone at home says 5xx, and who comes too often is told to wait."""
    if isinstance(error, InvalidStatus):
        return error.response.status_code < 500 and error.response.status_code != 429
    return isinstance(error, InvalidURI) or (isinstance(error, InvalidHandshake) and not isinstance(error, InvalidMessage))


def _with_older_log(fresh: Scene | None, kept: Scene | None) -> Scene | None:
    """A server sends the newest lines of the log; those this window already has stay in front of them."""
    if fresh is None or kept is None or not fresh.log:
        return fresh
    return msgspec.structs.replace(fresh, log=(*(line for line in kept.log if line.seq < fresh.log[0].seq), *fresh.log))


def _id() -> str:
    return secrets.token_hex(8)
