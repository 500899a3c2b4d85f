"""For whoever runs the server, and for whoever writes a program against it."""

from __future__ import annotations

import logging

import msgspec
from litestar import MediaType, Request, Response, Router, get, route
from litestar.params import FromPath

from inglenook.engine.words import msg

from . import logs
from .guests import language
from .requests import GIVEN, OPEN, Inside
from .shelf import NotThere
from .static import ASK_AGAIN, PAGES, File, Files, home_link, paragraph, plain_page
from .store import StoreProblem
from .trouble import fault
from .wire import Health

PLAIN = Files(PAGES)


@get("/health", summary="Whether it works", tags=["Running it"])
async def health(services: Inside) -> Response[Health]:
    """Whether everything can be read and kept (503 if not), and which version runs."""
    try:
        await services.store.check()
    except StoreProblem as problem:
        logs.line(logging.ERROR, "health", problem=str(problem))
        return Response(Health(ok=False, version=services.version), status_code=503, headers=problem.headers)
    except Exception as error:
        fault(error, services.metrics, path="/health")
        return Response(Health(ok=False, version=services.version), status_code=503)
    return Response(Health(ok=True, version=services.version))


@get("/metrics", summary="Figures for Prometheus", tags=["Running it"], media_type=MediaType.TEXT)
async def metrics(services: Inside) -> Response[str]:
    """Requests, messages, refusals, faults, open sockets, live tables, and how long answers take."""
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


@get("/openapi.json", include_in_schema=False)
async def openapi(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """The description of this API."""
    body = msgspec.json.encode(request.app.state.description())
    return Response(body, media_type=MediaType.JSON, headers={"cache-control": ASK_AGAIN})


@get("/docs", include_in_schema=False)
async def docs(request: Request) -> Response[bytes]:  # type: ignore[type-arg]
    """The description as a page; it needs no other server."""
    found = PLAIN.find("docs.html")
    assert found is not None
    return sent(request, found)


@get("/pages/{name:str}", include_in_schema=False)
async def plain_file(request: Request, name: FromPath[str]) -> Response[bytes]:  # type: ignore[type-arg]
    """What the plain pages are made with."""
    found = PLAIN.find(name)
    if found is None:
        raise NotThere(msg("srv-not-found"))
    return sent(request, found)


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def client(request: Request, services: Inside, path: FromPath[str] = "/") -> Response[bytes]:  # type: ignore[type-arg]
    """The browser client: its files, and its page for every address that is no file."""
    found = services.files.find(path) if path.strip("/") else None
    if found is None and (path.startswith(("/api/", "/assets/")) or "." in path.rpartition("/")[2]):
        raise NotThere(msg("srv-not-found"))
    found = found or services.files.find("index.html")
    if found is not None:
        return sent(request, found)
    lang = language(request.headers.get("accept-language", ""))
    page = plain_page(lang, msg("srv-page-no-client"), paragraph(lang, msg("srv-page-no-client-how")), home_link(lang))
    return Response(page, status_code=503, media_type=MediaType.HTML)


def sent(request: Request, file: File) -> Response[bytes]:  # type: ignore[type-arg]
    """A file, packed if the browser can unpack it; nothing if it has it already."""
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.packed, "gzip"
    return Response(body, headers=headers, media_type=file.kind)


ROUTES = Router("/", route_handlers=[health, metrics, openapi, docs, plain_file, client], dependencies={**GIVEN, **OPEN})
