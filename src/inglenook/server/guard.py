"""The guard at the door: who may ask how much, from where; and the headers every answer carries."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any

import msgspec

from inglenook.engine.words import Msg, msg

from . import logs
from .addresses import caller
from .buckets import Buckets, Places
from .guests import COOKIE
from .metrics import Metrics
from .settings import Settings
from .trouble import fault
from .wire import Trouble

Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
App = Callable[[Any, Any, Any], Awaitable[None]]

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)
READING = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the application; nothing reaches it that has not passed here."""

    def __init__(self, app: App, settings: Settings, metrics: Metrics) -> None:
        self.app, self.metrics, self.limits = app, metrics, settings.limits
        self.public = settings.public_url
        kept = max(int(settings.limits.idle) - 1, 1)  # less than we do, so that nobody asks on a connection that is just ending
        self.headers = (*HEADERS, (b"keep-alive", f"timeout={kept}".encode()))
        self.requests = Buckets(self.limits.requests, self.limits.requests_burst)
        self.sockets = Places(self.limits.sockets)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    # -- requests ---------------------------------------------------------------------------------------------------------

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began, status = time.perf_counter(), 0

        async def dressed(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), *self.headers, *_cache(scope, message)]
            await send(message)

        try:
            refusal = self._refusal(scope)
            if refusal is not None:
                await _respond(dressed, *refusal)
            else:
                await self.app(scope, receive, dressed)
        except Exception as error:
            trouble = fault(error, self.metrics, method=scope["method"], path=logs.masked(scope["path"]))
            if status == 0:
                await _respond(dressed, 500, trouble.reason)
        finally:
            self.metrics.count("inglenook_requests_total", method=_method(scope), status=str(status))
            logs.line(
                logging.INFO,
                "request",
                method=_method(scope),
                path=logs.masked(scope["path"]),
                status=status,
                ms=round((time.perf_counter() - began) * 1000, 1),
                address=address(scope),
            )

    def _refusal(self, scope: Scope) -> tuple[int, Msg, float] | None:
        """Why a request does not even come in: status, reason, and when to try again."""
        who = address(scope)
        if not self.requests.take(who):
            self.metrics.count("inglenook_refused_total", why="rate")
            return 429, msg("srv-too-fast"), self.requests.wait(who)
        if scope["method"] not in READING and not self.from_here(scope):
            self.metrics.count("inglenook_refused_total", why="origin")
            return 403, msg("srv-foreign-origin"), 0.0
        return None

    def from_here(self, scope: Scope) -> bool:
        """Whether a request comes from our own pages, or from a program that has no cookie to misuse."""
        headers = dict(scope["headers"])
        origin = headers.get(b"origin", b"").decode("latin-1")
        if not origin:
            bearer = headers.get(b"authorization", b"").lower().startswith(b"bearer ")
            return bearer or f"{COOKIE}=".encode() not in headers.get(b"cookie", b"")
        scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        host = headers.get(b"host", b"").decode("latin-1")
        return origin in (f"{scheme}://{host}", self.public)

    # -- sockets ----------------------------------------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        who = address(scope)
        if not self.requests.take(who):
            return await self._turn_away(send, 429, msg("srv-too-fast"), "rate")
        if not self.from_here(scope):
            return await self._turn_away(send, 403, msg("srv-foreign-origin"), "origin")
        if not self.sockets.enter(who):
            return await self._turn_away(send, 429, msg("srv-too-many-sockets", most=self.limits.sockets), "sockets")
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets.leave(who)

    async def _turn_away(self, send: Send, status: int, reason: Msg, why: str) -> None:
        """Answer a handshake with a plain HTTP response."""
        self.metrics.count("inglenook_refused_total", why=why)
        body = msgspec.json.encode(Trouble(reason=reason))
        headers = [(b"content-type", b"application/json"), *HEADERS]
        await send({"type": "websocket.http.response.start", "status": status, "headers": headers})
        await send({"type": "websocket.http.response.body", "body": body})


def address(scope: Any) -> str:
    """Where somebody calls from."""
    client = scope.get("client")
    return caller(str(client[0])) if client else "?"


def _method(scope: Scope) -> str:
    """The method, if it is one: others would let anybody fill the log and the counters."""
    method = str(scope["method"])
    return method if method in (*READING, "POST", "PUT", "DELETE", "PATCH") else "?"


def _cache(scope: Scope, message: Any) -> list[tuple[bytes, bytes]]:
    """Nothing is kept by anybody unless its handler says so."""
    named = any(name.lower() == b"cache-control" for name, _ in message.get("headers", ()))
    return [] if named else [(b"cache-control", b"no-store")]


async def _respond(send: Send, status: int, reason: Msg, wait: float = 0.0) -> None:
    body = msgspec.json.encode(Trouble(reason=reason))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if wait:
        headers.append((b"retry-after", str(math.ceil(wait)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
