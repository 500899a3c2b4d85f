"""Games, words, rules and signs: what any client fetches before it sits down."""

from __future__ import annotations

import gzip
from typing import Annotated, Any, TypeVar

import msgspec
from litestar import MediaType, Request, Response, Router, get
from litestar.params import FromPath, PathParameter, QueryParameter

from .requests import GIVEN, OPEN, Inside, troubles
from .static import ASK_AGAIN, FOREVER
from .wire import GameInfo, Icon, RulesPage

T = TypeVar("T")
MOST_ICONS = 300


def accepts_gzip(request: Request) -> bool:  # type: ignore[type-arg]
    return "gzip" in request.headers.get("accept-encoding", "")


def packed(request: Request, value: T, cache: str) -> Response[T]:  # type: ignore[type-arg]
    """Data that is the same for everybody, packed if the client can unpack it."""
    body: Any = msgspec.json.encode(value)
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    if accepts_gzip(request):
        body, headers["content-encoding"] = gzip.compress(body, 5), "gzip"
    return Response(body, headers=headers, media_type=MediaType.JSON)


@get("/games", summary="All games", responses=troubles())
async def games(request: Request, services: Inside) -> Response[list[GameInfo]]:  # type: ignore[type-arg]
    """The games that can be played here, with their options, bots, look, and where their words are."""
    return packed(request, list(services.shelf.all), ASK_AGAIN)


@get("/words/{name:str}/{file:str}", summary="A catalogue of words", responses=troubles(404), media_type="text/plain")
async def words(
    services: Inside,
    request: Request,  # type: ignore[type-arg]
    name: Annotated[str, PathParameter(description="The id of a game, or `home` for pages without one.")],
    file: Annotated[str, PathParameter(description="`en.ftl` or `fr.ftl`.")],
    v: Annotated[
        str, QueryParameter(description="The version from the list of games; with it the answer may be kept for ever.")
    ] = "",
) -> Response[bytes]:
    """The words of a game in Fluent's format: the engine's, the server's and its own."""
    found = services.shelf.words(name, file.removesuffix(".ftl"))
    small = accepts_gzip(request)
    headers = {"cache-control": FOREVER if v == found.version else ASK_AGAIN, "vary": "accept-encoding"}
    if small:
        headers["content-encoding"] = "gzip"
    return Response(found.packed if small else found.text, headers=headers, media_type=MediaType.TEXT)


@get("/rules/{game:str}/{lang:str}", summary="The rules of a game", responses=troubles(404))
async def rules(
    request: Request,  # type: ignore[type-arg]
    services: Inside,
    game: FromPath[str],
    lang: FromPath[str],
) -> Response[RulesPage]:
    """The numbered rules by chapter, and the page "How to play" as Markdown."""
    return packed(request, services.shelf.rules(game, lang), "public, max-age=300")


@get("/icons", summary="Signs by name", responses=troubles())
async def icons(
    request: Request,  # type: ignore[type-arg]
    services: Inside,
    names: Annotated[str, QueryParameter(max_length=12_000, description="Names, separated by commas.")] = "",
) -> Response[dict[str, Icon]]:
    """The paths of these signs. Names that do not exist are left out."""
    wanted = [name for name in names.split(",") if name][:MOST_ICONS]
    return packed(request, services.shelf.icons(wanted), "public, max-age=86400")


ROUTES = Router("/api", route_handlers=[games, words, rules, icons], dependencies={**GIVEN, **OPEN}, tags=["The shelf"])
