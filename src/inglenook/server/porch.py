"""The porch: connections from when they are made until they have said what they want.

Whoever does not say it in time is let go. One address has only so many connections, and all together no more than there are
open files for; when it gets crowded, those make room for whom we have waited longest, so that the next visitor still comes in.
Open windows (sockets) are counted at the guard.
"""

from __future__ import annotations

import ipaddress
import logging
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Literal, Protocol

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from . import files, logs
from .addresses import caller
from .metrics import Metrics
from .settings import Limits

try:
    from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
except ImportError:  # no compiled part on this machine
    HttpToolsProtocol = None  # type: ignore[assignment,misc]

Stage = Literal["head", "body", "answer", "taking", "idle"]
"""What a connection is at. Only while we are at the answer, nobody waits for the client."""
BUSY: Stage = "answer"
NO_ROOM = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
QUIET = 10.0
"""Seconds between two lines of the log about the same crowd."""
BACKLOG = 1024


class Visit(Protocol):
    """A connection that speaks HTTP."""

    stage: Stage
    since: float
    """When it came to this stage."""
    who: str

    def end(self) -> None:
        """Let it go at once."""


class Porch:
    """All connections of a server that speak HTTP."""

    def __init__(
        self,
        limits: Limits,
        metrics: Metrics,
        proxies: Sequence[str] = (),
        open_files: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.metrics, self.clock = metrics, clock
        self.each = limits.connections
        spare = files.spare(open_files) if open_files else 0
        self.all = min(limits.all_connections, open_files - spare) if open_files else limits.all_connections
        self.backlog = min(BACKLOG, spare // 2) if open_files else BACKLOG
        """So many may come between two looks at who is there; files for them must be spare."""
        self.patience: dict[Stage, float] = {
            "head": limits.head,
            "body": limits.transfer,
            "taking": limits.transfer,
            "idle": limits.idle,
        }
        self._anybody = "*" in proxies
        self._proxies = [network for one in proxies if (network := _network(one)) is not None]
        self._here: dict[str, dict[Visit, None]] = {}
        """By address, those first that have been at their stage for longest."""
        self._late: set[Visit] = set()
        """Who took too long when we looked last."""
        self._turned: Counter[str] = Counter()
        self._said = -QUIET

    def came(self, visit: Visit, total: int) -> bool:
        """Somebody is at the door; `total` are there now, windows too. False if there is no room and nobody to make some."""
        here = self._here.get(visit.who, {})
        if len(here) >= self.each and not self._through_proxy(visit.who) and not self._make_room([visit.who]):
            self._turn("refused")
            return False
        if total > self.all and not self._make_room(sorted(self._here, key=lambda who: -len(self._here[who]))):
            self._turn("refused")
            return False
        self._here.setdefault(visit.who, {})[visit] = None
        return True

    def went(self, visit: Visit) -> None:
        """It is gone, or has become a window."""
        here = self._here.get(visit.who, {})
        here.pop(visit, None)
        if not here:
            self._here.pop(visit.who, None)

    def moved(self, visit: Visit, stage: Stage) -> None:
        """It has come to another stage."""
        visit.stage, visit.since = stage, self.clock()
        here = self._here.get(visit.who, {})
        if visit in here:
            del here[visit]
            here[visit] = None

    def sweep(self) -> None:
        """Let go of those who took too long, both now and when we looked last.

        Between two looks all that has arrived is read: a server that was busy must not take its own delay for theirs.
        """
        now = self.clock()
        everybody = [visit for here in self._here.values() for visit in here]
        late = {visit for visit in everybody if now - visit.since > self.patience.get(visit.stage, float("inf"))}
        for visit in late & self._late:
            self._let_go(visit, "idle" if visit.stage == "idle" else "late")
        self._late = late - self._late
        if self._turned and now - self._said >= QUIET:
            self._said = now
            logs.line(logging.WARNING, "connections", **self._turned, open=sum(map(len, self._here.values())))
            self._turned.clear()

    def _make_room(self, addresses: Iterable[str]) -> bool:
        """Let go of whom we have waited for longest, at the first of these addresses that has one."""
        for who in addresses:
            for visit in self._here[who]:
                if visit.stage != BUSY:
                    self._let_go(visit, "crowded")
                    return True
        return False

    def _let_go(self, visit: Visit, why: str) -> None:
        self.went(visit)
        visit.end()
        self._turn(why)

    def _turn(self, why: str) -> None:
        if why != "idle":  # that somebody needs nothing more is nothing to tell of
            self._turned[why] += 1
        self.metrics.count("inglenook_connections_closed_total", why=why)

    def _through_proxy(self, who: str) -> bool:
        """Whether everybody comes from there: a proxy's connections are not one visitor's."""
        return self._anybody or (who != "?" and any(ipaddress.ip_address(who) in network for network in self._proxies))


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network | None:
    """The addresses a trusted proxy may have, as `caller` writes them; None if it is called otherwise."""
    try:
        network = ipaddress.ip_network(text, strict=False)
        return network if network.prefixlen < 128 else ipaddress.ip_network(caller(str(network.network_address)))
    except ValueError:
        return None


class Config(uvicorn.Config):
    """Uvicorn's, with a porch."""

    def __init__(self, app: Any, porch: Porch, **more: Any) -> None:
        kind = Spoken if HttpToolsProtocol is None else Parsed
        super().__init__(app, http=kind, backlog=porch.backlog, **more)
        self.porch = porch


class _OnPorch:
    """What is the same for both of Uvicorn's protocols: the stage is looked at again whenever it may have changed."""

    stage: Stage = "head"
    since = 0.0
    who = "?"
    config: Any
    client: Any
    connections: Any
    cycle: Any
    flow: Any
    transport: Any

    def reading(self) -> Stage | None:
        """What of a request we are waiting for, if for any."""
        raise NotImplementedError

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)  # type: ignore[misc]
        porch: Porch = self.config.porch
        self.since = porch.clock()
        self.who = caller(self.client[0]) if self.client else "?"
        if not porch.came(self, len(self.connections)):
            transport.write(NO_ROOM)
            self.connections.discard(self)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.porch.went(self)
        super().connection_lost(exc)  # type: ignore[misc]

    def handle_websocket_upgrade(self, *args: Any) -> None:
        self.config.porch.went(self)
        super().handle_websocket_upgrade(*args)  # type: ignore[misc]

    def data_received(self, data: bytes) -> None:
        super().data_received(data)  # type: ignore[misc]
        self.look()

    def on_response_complete(self) -> None:
        super().on_response_complete()  # type: ignore[misc]
        self.look()

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self.look()

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self.look()

    def look(self) -> None:
        """See what we are at now."""
        stage = self.reading()
        if stage is None:
            answering = self.cycle is not None and not self.cycle.response_complete
            stage = ("taking" if self.flow.write_paused else "answer") if answering else "idle"
        if stage != self.stage:
            self.config.porch.moved(self, stage)

    def end(self) -> None:
        self.connections.discard(self)
        self.transport.abort()


if HttpToolsProtocol is not None:

    class Parsed(_OnPorch, HttpToolsProtocol):
        """A connection read by httptools."""

        _reading: Stage | None = "head"

        def reading(self) -> Stage | None:
            return self._reading

        def on_message_begin(self) -> None:
            super().on_message_begin()
            self._reading = "head"

        def on_headers_complete(self) -> None:
            super().on_headers_complete()
            self._reading = "body"

        def on_message_complete(self) -> None:
            super().on_message_complete()
            self._reading = None


class Spoken(_OnPorch, H11Protocol):
    """A connection read by h11, where there is no compiled parser."""

    def reading(self) -> Stage | None:
        state = self.conn.their_state
        if state is h11.IDLE:
            begun = self.cycle is None or bool(self.conn.trailing_data[0])
            return "head" if begun else None
        return "body" if state is h11.SEND_BODY else None
