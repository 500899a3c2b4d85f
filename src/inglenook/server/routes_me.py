"""Who I am: a guest with a name, and the links by which I go on from another device."""

from __future__ import annotations

from litestar import MediaType, Request, Response, Router, delete, get, post, put
from litestar.datastructures import Cookie
from litestar.params import FromPath, FromQuery, JSONBody

from inglenook.engine.words import msg

from .guard import address
from .guests import COOKIE, YEARS, handle, language
from .people import NotAllowed, Viewer
from .requests import GIVEN, OPEN, Inside, Who, troubles
from .static import button, home_link, paragraph, plain_page
from .wire import DeviceLink, DeviceRow, Me, Rename, TokenInfo


def baked(request: Request, value: str) -> Cookie:  # type: ignore[type-arg]
    """The cookie: no script reads it, no other site sends it; over https it never goes out in the clear."""
    secure = request.scope["scheme"] == "https"
    return Cookie(key=COOKIE, value=value, max_age=YEARS, path="/", httponly=True, samesite="lax", secure=secure)


def person(viewer: Who) -> Viewer:
    """Only people have names and devices, not the programs that answer for them."""
    if viewer.seats is not None:
        raise NotAllowed(msg("srv-not-for-programs"))
    return viewer


@get("/me", summary="Who I am", dependencies=OPEN, responses=troubles())
async def me(request: Request, services: Inside, viewer: Who, lang: FromQuery[str] = "") -> Response[Me]:  # type: ignore[type-arg]
    """This browser's guest. A browser that has none yet becomes one, with a friendly name, and gets a cookie."""
    cookies = []
    if not viewer.guest:
        services.pace_guests(address(request.scope))
        viewer = await services.guests.welcome(language(lang or request.headers.get("accept-language", "")))
        cookies = [baked(request, services.guests.cookie(viewer))]
    return Response(Me(id=viewer.guest, name=viewer.name), cookies=cookies)


@put("/me", summary="Choose a name", responses=troubles(401, 403))
async def rename(services: Inside, viewer: Who, data: JSONBody[Rename]) -> Me:
    """The name others see, also at the tables that are being played."""
    before, viewer = viewer, await services.guests.rename(person(viewer), data.name)
    await services.host.rename(before, viewer.name)
    return Me(id=viewer.guest, name=viewer.name)


@post("/me/devices", summary="Go on from another device", responses=troubles(401, 403))
async def new_device(services: Inside, viewer: Who) -> DeviceLink:
    """A personal link with its QR code. Whoever opens it plays as this guest, until it is revoked."""
    base, reach = services.addresses("")
    return await services.guests.new_device(person(viewer), base, reach)


@get("/me/devices", summary="My device links", responses=troubles(401, 403))
async def devices(services: Inside, viewer: Who) -> list[DeviceRow]:
    """The links that are still good. The links themselves are not kept and cannot be shown again."""
    return [
        DeviceRow(id=handle(row.hash), created=row.created, used=row.used, here=row.hash == viewer.device)
        for row in await services.guests.tokens(person(viewer), "device")
    ]


@delete("/me/devices/{device:str}", summary="Revoke a device link", responses=troubles(401, 403, 404))
async def let_go(services: Inside, viewer: Who, device: FromPath[str]) -> None:
    """The link stops working, and what was opened or made with it ends at once.

    Browsers that came by it are strangers again, their windows are closed; tokens and links they made end with all that was
    made with those.
    """
    await services.guests.let_go(person(viewer), "device", device)


@get("/me/tokens", summary="My programs' tokens", responses=troubles(401, 403))
async def tokens(services: Inside, viewer: Who) -> list[TokenInfo]:
    """The tokens with which programs answer for my seats. The tokens themselves are not kept and cannot be shown again."""
    return [
        TokenInfo(id=handle(row.hash), name=row.label, table=row.table, seat=row.seat, created=row.created, used=row.used)
        for row in await services.guests.tokens(person(viewer), "program")
    ]


@delete("/me/tokens/{token:str}", summary="Revoke a program's token", responses=troubles(401, 403, 404))
async def let_token_go(services: Inside, viewer: Who, token: FromPath[str]) -> None:
    """The token, by its id in the list, stops working, and windows that were opened with it are closed at once."""
    await services.guests.let_go(person(viewer), "program", token)


@post("/me/sign-out", summary="Sign out everywhere else", status_code=200, responses=troubles(401, 403))
async def sign_out(request: Request, services: Inside, viewer: Who) -> Response[Me]:  # type: ignore[type-arg]
    """End everything that is this guest, but the browser that asks: it gets a new cookie.

    All device links and programs' tokens, all other browsers, copies of this one's cookie, and open windows end at once.
    """
    viewer = await services.guests.sign_out(person(viewer))
    return Response(Me(id=viewer.guest, name=viewer.name), cookies=[baked(request, services.guests.cookie(viewer))])


@get("/device/{token:str}", include_in_schema=False)
async def ask_device(request: Request, services: Inside, token: FromPath[str]) -> Response[bytes]:  # type: ignore[type-arg]
    """Ask for a click: programs that fetch links to preview them must not become somebody."""
    lang = language(request.headers.get("accept-language", ""))
    found = await services.guests.by_device(token)
    if found is None:
        page = plain_page(lang, msg("srv-device-title"), paragraph(lang, msg("srv-device-gone")), home_link(lang))
        return Response(page, status_code=404, media_type=MediaType.HTML)
    name = found.name
    asked = paragraph(lang, msg("srv-device-ask", name=name)), button(lang, msg("srv-device-yes", name=name))
    return Response(plain_page(lang, msg("srv-device-title"), *asked), media_type=MediaType.HTML)


@post("/device/{token:str}", include_in_schema=False)
async def be_device(request: Request, services: Inside, token: FromPath[str]) -> Response[bytes]:  # type: ignore[type-arg]
    """Yes, it is me."""
    found = await services.guests.by_device(token)
    if found is None:
        return await ask_device.fn(request, services, token)  # type: ignore[no-any-return]
    cookie = baked(request, services.guests.cookie(found))
    return Response(b"", status_code=303, headers={"location": "/"}, cookies=[cookie])


MINE = [me, rename, new_device, devices, let_go, tokens, let_token_go, sign_out]
ROUTES = Router("/api", route_handlers=MINE, dependencies=GIVEN, tags=["Guests"])
PAGES = Router("/", route_handlers=[ask_device, be_device], dependencies={**GIVEN, **OPEN})
