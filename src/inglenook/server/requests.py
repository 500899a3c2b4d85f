"""What handlers are given: strictly read bodies, the services, and who is asking."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from typing import Any

import msgspec
from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.exceptions import InternalServerException
from litestar.openapi.datastructures import ResponseSpec

from inglenook.engine.words import msg

from .people import Viewer
from .services import Services
from .trouble import BadBody, TooLarge
from .wire import Trouble

WHAT = {
    400: "The request is not understood; the reason says why.",
    401: "The server does not know who asks.",
    403: "This is not theirs to do, or the request comes from another site.",
    404: "It is not there, or not for them.",
    409: "The question is no longer open; `version` is where the table stands.",
    413: "Too large.",
    422: "The rules do not allow it; the reason cites the rule.",
    429: "Too much at once; Retry-After says how long to wait.",
    503: "Nothing can be kept or looked up just now; Retry-After says when to try again.",
}


def troubles(*statuses: int) -> dict[int, ResponseSpec]:
    """What can go wrong, for the description of a handler."""
    return {
        status: ResponseSpec(Trouble, generate_examples=False, description=WHAT[status])
        for status in (400, *statuses, 429, 503)
    }


class StrictRequest(Request[Any, Any, Any]):
    """Reads a body as exactly the struct its handler asks for; Litestar alone would take "1" for 1."""

    async def stream(self) -> AsyncGenerator[bytes, None]:
        try:
            async for piece in super().stream():
                yield piece
        except InternalServerException as error:  # whoever sent it has gone in the middle of it: no fault of ours
            raise BadBody(msg("srv-no-body")) from error

    async def json(self) -> Any:
        kind = self.route_handler.parsed_fn_signature.parameters["data"].annotation
        raw = await self.body()
        try:
            return msgspec.json.decode(raw, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadBody(msg("srv-bad-json", detail=str(error))) from error
        except RecursionError as error:
            raise BadBody(msg("srv-bad-json", detail="nested too deeply")) from error


async def whole(request: Request[Any, Any, Any], most: int) -> bytes:
    """A body of at most so many bytes."""
    found = bytearray()
    async for piece in request.stream():
        found += piece
        if len(found) > most:
            raise TooLarge(msg("srv-too-large", most=most))
    return bytes(found)


async def services(request: Request[Any, Any, Any]) -> Services:
    found: Services = request.app.state.services
    return found


async def guest(request: Request[Any, Any, Any]) -> Viewer:
    """Somebody the server knows."""
    return await (await services(request)).guest(request)


async def anybody(request: Request[Any, Any, Any]) -> Viewer:
    """Anybody at all."""
    return await (await services(request)).anybody(request)


Inside = NamedDependency[Services]
Who = NamedDependency[Viewer]
GIVEN = {"services": Provide(services), "viewer": Provide(guest)}
OPEN = {"viewer": Provide(anybody)}
"""For handlers that strangers may use."""
