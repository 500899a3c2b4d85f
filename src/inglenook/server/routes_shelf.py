"""Games, words, rules and signs: what any client fetches before it sits down."""

from __future__ import annotations

from typing import Annotated

from litestar import MediaType, Request, Response, Router, get
from litestar.params import FromPath, PathParameter, QueryParameter

from .requests import GIVEN, OPEN, Inside, troubles
from .static import ASK_AGAIN, FOREVER
from .wire import GameInfo, Icon, RulesPage

MOST_ICONS = 300


def accepts_gzip(request: Request) -> bool:  # type: ignore[type-arg]
    return "gzip" in request.headers.get("accept-encoding", "")


@get("/games", summary="All games", responses=troubles())
async def games(house: Inside) -> list[GameInfo]:
    """The games that can be played here, with their options, bots, look, and where their words are."""
    return list(house.shelf.all)


@get("/words/{name:str}/{file:str}", summary="A catalogue of words", responses=troubles(404), media_type="text/plain")
async def words(
    house: Inside,
    request: Request,  # type: ignore[type-arg]
    name: Annotated[str, PathParameter(description="The id of a game, or `home` for pages without one.")],
    file: Annotated[str, PathParameter(description="`en.ftl` or `fr.ftl`.")],
    v: Annotated[
        str, QueryParameter(description="The version from the list of games; with it the answer may be kept for ever.")
    ] = "",
) -> Response[bytes]:
    """The words of a game in Fluent's format: the engine's, the server's and its own."""
    found = house.shelf.words(name, file.removesuffix(".ftl") if file.endswith(".ftl") else file)
    packed = accepts_gzip(request)
    headers = {"cache-control": FOREVER if v == found.version else ASK_AGAIN, "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(found.packed if packed else found.text, headers=headers, media_type=MediaType.TEXT)


@get("/rules/{game:str}/{lang:str}", summary="The rules of a game", responses=troubles(404))
async def rules(house: Inside, game: FromPath[str], lang: FromPath[str]) -> Response[RulesPage]:
    """The numbered rules by chapter, and the page "How to play" as Markdown."""
    return Response(house.shelf.rules(game, lang), headers={"cache-control": "public, max-age=300"})


@get("/icons", summary="Signs by name", responses=troubles())
async def icons(
    house: Inside, names: Annotated[str, QueryParameter(max_length=12_000, description="Names, separated by commas.")] = ""
) -> Response[dict[str, Icon]]:
    """The paths of these signs. Names that do not exist are left out."""
    wanted = [name for name in names.split(",") if name][:MOST_ICONS]
    return Response(house.shelf.icons(wanted), headers={"cache-control": "public, max-age=86400"})


ROUTES = Router("/api", route_handlers=[games, words, rules, icons], dependencies={**GIVEN, **OPEN}, tags=["The shelf"])
