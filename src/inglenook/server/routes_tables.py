"""Tables: open, find, join, play, look, take away."""

from __future__ import annotations

from typing import Annotated

from litestar import Request, Response, Router, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter

from inglenook.engine.decide import Refused
from inglenook.engine.scene import Scene
from inglenook.engine.words import msg

from . import onward
from .guard import address
from .guests import language, qr_path
from .moments import line_by_line
from .people import NotAllowed
from .requests import GIVEN, OPEN, Inside, Who, troubles, whole
from .routes_me import person
from .services import FILE_MOVES, HARD, LOOK_MOVES
from .wire import (
    Ack,
    AnswerGiven,
    ChatLine,
    ConsentGiven,
    Draws,
    Found,
    HintInfo,
    Invitation,
    Joining,
    Moments,
    NewTable,
    PlayOn,
    ProgramToken,
    SayGiven,
    SeatGiven,
    TableInfo,
    Tables,
    UndoGiven,
    WhyInfo,
)

Table = Annotated[str, PathParameter(max_length=64, description="The id of a table.")]
Place = Annotated[int, PathParameter(ge=0, le=15, description="A seat by its number, from 0.")]
Token = Annotated[str, PathParameter(max_length=128, description="What stands at the end of the link.")]
Seat = Annotated[int, QueryParameter(ge=0, le=15, description="A seat by its number, from 0.")]
AnySeat = Annotated[int | None, QueryParameter(ge=0, le=15, description="The seat to look from; without it, as a spectator.")]
At = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="After so many answers; without it, now.")]
First = Annotated[int, QueryParameter(ge=0, le=1_000_000, description="The first answer, from 1; 0 is the set-up.")]
Last = Annotated[int | None, QueryParameter(ge=0, le=1_000_000, description="The last answer; without it, the first alone.")]
Watch = Annotated[str, QueryParameter(max_length=128, description="The token of the link for spectators.")]
Label = Annotated[str, QueryParameter(max_length=40, description="What the token is called; without it, by a number.")]
Thing = Annotated[str, QueryParameter(min_length=1, max_length=200, description="The id of a part of the scene.")]

# -- lists and doors ------------------------------------------------------------------------------------------------------


@get("/tables", summary="Tables I sit at, and open ones", responses=troubles(401))
async def tables(services: Inside, viewer: Who) -> Tables:
    """My tables with whose turn it is, and public tables that wait for people."""
    return await services.host.tables(person(viewer))


@post("/tables", summary="Open a table", responses=troubles(401, 403, 404, 422))
async def create(request: Request, services: Inside, viewer: Who, data: JSONBody[NewTable]) -> TableInfo:  # type: ignore[type-arg]
    """A new table: which game, who sits where (`me`, `open` or `bot:<strength>`), and the game's options.

    If nobody is waited for, the game begins at once.
    """
    services.pace_tables(person(viewer), address(request.scope))
    return (await services.host.create(viewer, data)).info(viewer)


@post("/import", summary="Bring a saved game", responses=troubles(401, 403, 413, 422), request_max_body_size=None)
async def bring(request: Request, services: Inside, viewer: Who) -> TableInfo:  # type: ignore[type-arg]
    """Go on here with a game that was saved by the terminal or exported from a table. The body is the saved file."""
    person(viewer)
    raw = await whole(request, services.settings.limits.save)
    services.guests.passes.check(viewer)  # whoever sends slowly may have been shown out meanwhile
    services.pace_tables(viewer, address(request.scope), len(raw))
    return (await services.host.bring(viewer, raw)).info(viewer)


@get("/find/{token:str}", summary="Where a link leads", responses=troubles(404), dependencies=OPEN)
async def find(services: Inside, viewer: Who, token: Token) -> Found:
    """The table behind an invite link or a link for spectators, before anybody joins."""
    return await services.host.find(token, viewer)


# -- one table ------------------------------------------------------------------------------------------------------------


@get("/tables/{id:str}", summary="A table", responses=troubles(401, 403, 404), dependencies=OPEN)
async def table(services: Inside, viewer: Who, id: Table, watch: Watch = "") -> TableInfo:
    """Who sits there, whose turn it is, and the links that lead there."""
    live, viewer = await services.table(id, viewer, watch)
    live.check_sees(viewer)
    return live.info(viewer)


@get("/tables/{id:str}/invite", summary="The link to send, as a picture", responses=troubles(401, 403, 404))
async def invite(services: Inside, viewer: Who, id: Table) -> Invitation:
    """The invite link of a table I sit at, with its QR code; empty when no seat is free."""
    live = await services.host.live(id)
    live.check_sees(viewer)
    info = live.info(viewer)
    if not info.invite:
        return Invitation()
    qr, size = qr_path(info.invite)
    return Invitation(url=info.invite, qr=qr, qr_size=size, reach=info.invite_reach)


@post("/tables/{id:str}/join", summary="Take a seat", status_code=200, responses=troubles(401, 403, 404, 422))
async def join(services: Inside, viewer: Who, id: Table, data: JSONBody[Joining]) -> TableInfo:
    """Take an open seat, with the token of the invite link; a public table needs none."""
    return await (await services.host.live(id)).join(person(viewer), data)


@post("/tables/{id:str}/leave", summary="Give my seats up", status_code=204, responses=troubles(401, 403, 404, 422))
async def leave(services: Inside, viewer: Who, id: Table) -> None:
    """Before the game the seats are open again; in the middle of it, bots play on."""
    await (await services.host.live(id)).leave(person(viewer))


@post("/tables/{id:str}/begin", summary="Begin now", status_code=200, responses=troubles(401, 403, 404, 422))
async def begin(services: Inside, viewer: Who, id: Table) -> TableInfo:
    """Wait for nobody else: bots take the seats that are still open."""
    return await (await services.host.live(id)).begin(person(viewer))


@post("/tables/{id:str}/rematch", summary="Play again", status_code=200, responses=troubles(401, 403, 404, 422))
async def rematch(services: Inside, viewer: Who, id: Table) -> TableInfo:
    """A new table with the same people; whoever asks second finds the one that is there."""
    return await (await services.host.live(id)).rematch(person(viewer))


@post("/tables/{id:str}/play-on", summary="Play on from here", status_code=200, responses=troubles(401, 403, 404, 422))
async def play_on(request: Request, services: Inside, viewer: Who, id: Table, data: JSONBody[PlayOn]) -> TableInfo:  # type: ignore[type-arg]
    """A new table that goes on from a moment of this one, with new luck from there. Seats of other people are kept for them.

    Of a game with secrets only when it is over.
    """
    services.pace_tables(person(viewer), address(request.scope))
    return await onward.play_on(await services.host.live(id), viewer, data)


# -- playing --------------------------------------------------------------------------------------------------------------


@post("/tables/{id:str}/answer", summary="Answer", status_code=200, responses=troubles(401, 403, 404, 409, 422))
async def answer(services: Inside, viewer: Who, id: Table, data: JSONBody[AnswerGiven]) -> Ack:
    """Answer the open question of a seat with one of its keys, or several where it asks for several.

    The same id twice is answered once. It is kept when the acknowledgement comes.
    """
    services.pace(viewer, id)
    return await (await services.host.live(id)).answer(viewer, data)


@post("/tables/{id:str}/undo", summary="Take an answer back", status_code=200, responses=troubles(401, 403, 404, 409, 422))
async def undo(services: Inside, viewer: Who, id: Table, data: JSONBody[UndoGiven]) -> Ack:
    """Take the seat's last answer back. Where others have a say, `ask` is the number of the question put to them."""
    services.pace(viewer, id)
    return await (await services.host.live(id)).undo(viewer, data)


@post("/tables/{id:str}/consent", summary="Let another take back", status_code=200, responses=troubles(401, 403, 404, 409, 422))
async def consent(services: Inside, viewer: Who, id: Table, data: JSONBody[ConsentGiven]) -> Ack:
    """Yes or no to another seat that wants to take its answer back."""
    services.pace(viewer, id)
    return await (await services.host.live(id)).consent(viewer, data)


@post("/tables/{id:str}/say", summary="Say something", status_code=200, responses=troubles(401, 403, 404, 422))
async def say(services: Inside, viewer: Who, id: Table, data: JSONBody[SayGiven]) -> ChatLine:
    """A line of chat, for everybody at the table and those who watch."""
    services.pace(viewer, id)
    return await (await services.host.live(id)).chat.say(viewer, data)


@get("/tables/{id:str}/scene", summary="What a seat sees", responses=troubles(401, 403, 404, 422), dependencies=OPEN)
async def scene(services: Inside, viewer: Who, id: Table, seat: AnySeat = None, at: At = None, watch: Watch = "") -> Scene:
    """Everything a seat may see, now or after so many answers: parts, question with its options, log."""
    if at is not None:
        await services.pace_record(viewer, id, LOOK_MOVES)
    live, viewer = await services.table(id, viewer, watch)
    found = await live.scene(viewer, seat, at)
    if found is None:
        raise Refused(msg("srv-not-begun"))
    return found


@get("/tables/{id:str}/moments", summary="The table line by line", responses=troubles(401, 403, 404, 422), dependencies=OPEN)
async def moments(
    services: Inside, viewer: Who, id: Table, first: First, last: Last = None, seat: AnySeat = None, watch: Watch = ""
) -> Moments:
    """The table as a seat saw it at every line of the log that some answers wrote, also in the middle of one answer."""
    await services.pace_record(viewer, id, LOOK_MOVES)
    live, viewer = await services.table(id, viewer, watch)
    return await line_by_line(live, viewer, seat, first, first if last is None else last)


@get("/tables/{id:str}/why", summary="Why can't I?", responses=troubles(401, 403, 404, 422))
async def why(services: Inside, viewer: Who, id: Table, seat: Seat, thing: Thing) -> WhyInfo:
    """Why a thing on the table cannot be chosen now, with the rule."""
    return await (await services.host.live(id)).why(viewer, seat, thing)


@get("/tables/{id:str}/hint", summary="A hint", responses=troubles(401, 403, 404, 422))
async def hint(services: Inside, viewer: Who, id: Table, seat: Seat) -> HintInfo:
    """What a bot that sees only what this seat sees would answer, and why."""
    services.pace(viewer, id, cost=HARD)
    return await (await services.host.live(id)).hint(viewer, seat)


@get("/tables/{id:str}/chat", summary="What was said", responses=troubles(401, 403, 404), dependencies=OPEN)
async def chat(services: Inside, viewer: Who, id: Table, watch: Watch = "") -> list[ChatLine]:
    """The last lines of chat, oldest first."""
    live, viewer = await services.table(id, viewer, watch)
    return list(await live.chat.read(viewer))


@get("/tables/{id:str}/luck", summary="Check the luck", responses=troubles(401, 403, 404), dependencies=OPEN)
async def luck(services: Inside, viewer: Who, id: Table, watch: Watch = "") -> Draws:
    """The commitment to the key of this table's luck; when the game is over, the key and every draw."""
    await services.pace_record(viewer, id, FILE_MOVES)
    live, viewer = await services.table(id, viewer, watch)
    return await live.luck(viewer)


@get("/tables/{id:str}/export", summary="Take the game away", responses=troubles(401, 403, 404, 422))
async def export(services: Inside, viewer: Who, id: Table) -> Response[bytes]:
    """The saved game as a file that the terminal can load. Only when nobody could learn a secret from it."""
    await services.pace_record(viewer, id, FILE_MOVES)
    live = await services.host.live(id)
    body = await live.export(viewer)
    headers = {"content-disposition": f'attachment; filename="{live.opened.game}-{live.id}.json"'}
    return Response(body, media_type="application/json", headers=headers)


# -- seats ----------------------------------------------------------------------------------------------------------------


@put("/tables/{id:str}/seats/{seat:int}", summary="Let a bot play, or play again", responses=troubles(401, 403, 404, 422))
async def give(services: Inside, viewer: Who, id: Table, seat: Place, data: JSONBody[SeatGiven]) -> TableInfo:
    """A bot plays for an absent seat until its holder takes it back (`bot` empty)."""
    return await (await services.host.live(id)).give(person(viewer), seat, data.bot)


@post("/tables/{id:str}/seats/{seat:int}/token", summary="A token for a program", responses=troubles(401, 403, 404, 422))
async def token(
    request: Request,  # type: ignore[type-arg]
    services: Inside,
    viewer: Who,
    id: Table,
    seat: Place,
    name: Label = "",
) -> ProgramToken:
    """A bearer token with which a program answers for one of my seats. It is shown once, and good until it is revoked."""
    live = await services.host.live(id)
    if seat not in live.seats_of(person(viewer)):
        raise NotAllowed(msg("srv-not-your-seat", seat=seat + 1))
    name = await services.guests.new_name(viewer, name, language(request.headers.get("accept-language", "")))
    return await services.guests.new_token(viewer, id, seat, name)


DOORS = [tables, create, bring, find, table, invite, join, leave, begin, rematch, play_on]
PLAY = [answer, undo, consent, say, scene, moments, why, hint, chat, luck, export, give, token]
ROUTES = (
    Router("/api", route_handlers=DOORS, dependencies=GIVEN, tags=["Tables"]),
    Router("/api", route_handlers=PLAY, dependencies=GIVEN, tags=["Playing"]),
)
