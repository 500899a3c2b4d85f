"""The application: routes, the guard at the door, and the server that runs them."""

from __future__ import annotations

import asyncio
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from litestar import Litestar
from litestar.datastructures import State

from . import files, openapi, routes_me, routes_ops, routes_shelf, routes_tables, trouble
from .collector import patient
from .guard import App, Guard
from .porch import Config, Porch
from .requests import StrictRequest
from .services import Services
from .settings import Settings
from .socket import live as window

try:
    from .frames import Frames
except ImportError:  # a Uvicorn that is built otherwise inside: its own way with frames will do
    Frames = None  # type: ignore[assignment,misc]

FRAME = 256 * 1024
"""A larger frame on a socket ends it; a message beyond its own limit is refused with a reason."""
NEVER = 24 * 60 * 60
"""Seconds after which Uvicorn would let go of an idle connection: the porch does, after a second look."""
SWEEP, LOOK = 5, 10
"""Ticks, of a tenth of a second, between two looks at who is on the porch, and at the files that are left."""


def make_app(services: Services) -> App:
    """The application behind its guard."""
    settings = services.settings
    app = Litestar(
        [
            routes_shelf.ROUTES,
            routes_me.ROUTES,
            routes_me.PAGES,
            *routes_tables.ROUTES,
            window,
            routes_ops.ROUTES,
        ],
        request_class=StrictRequest,
        request_max_body_size=settings.limits.body,
        exception_handlers={Exception: trouble.answer},
        openapi_config=openapi.CONFIG,
        plugins=[openapi.Shapes()],
        state=State({"services": services}),
        logging_config=None,
    )
    described: list[dict[str, Any]] = []

    def description() -> dict[str, Any]:
        if not described:
            described.append(openapi.describe(app))
        return described[0]

    app.state.description = description
    return Guard(app, settings, services.metrics)


class Server(uvicorn.Server):
    """Uvicorn that tells when it is ready, and says goodbye before it goes."""

    def __init__(self, config: Config, services: Services, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.porch = config.porch
        self.services = services
        self.ready = ready
        self._room = files.Probe()

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.ready()

    async def on_tick(self, counter: int) -> bool:
        if counter % SWEEP == 0:
            self.porch.sweep()
        if counter % LOOK == 0:
            self._room(self.servers[0].sockets[0].fileno())
        return await super().on_tick(counter)

    async def shutdown(self, sockets: Any = None) -> None:
        await self.services.sockets.farewell()
        await super().shutdown(sockets)


def configure(services: Services) -> Config:
    """How Uvicorn runs the services."""
    settings = services.settings
    return Config(
        make_app(services),
        Porch(settings.limits, services.metrics, settings.trusted_proxies, files.allowed()),
        ws="websockets-sansio" if Frames is None or settings.plain_frames else Frames,
        ws_max_size=FRAME,
        ws_per_message_deflate=False,  # what is sent are small differences; packing them would cost 100 KB and more per window
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=list(settings.trusted_proxies),
        timeout_graceful_shutdown=10,
        timeout_keep_alive=NEVER,
    )


def run(settings: Settings, listener: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve on this open socket until somebody says stop. A database that cannot be opened is a Problem."""
    files.ask_for_more()
    services = Services(settings)
    config = configure(services)

    async def serve() -> None:
        async with services.open():
            await Server(config, services, ready).serve(sockets=[listener])

    with _quiet_signals(), patient(), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(serve())


@contextmanager
def _quiet_signals() -> Iterator[None]:
    """Uvicorn sends itself the signal that stopped it once more when it is done; the services is still to be closed then."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {one: signal.signal(one, lambda *_: None) for one in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)
