"""`join`: play at a table of a server, on the same screens as at home."""

from __future__ import annotations

import secrets

from inglenook.server import wire
from inglenook.sitting import data_folder

from .arguments import Arguments
from .play import SPEEDS, need_screen, show
from .remote import Caller, RemoteSitting, place_of
from .voice import Trouble, Voice


def join(arguments: Arguments, voice: Voice) -> int:
    """Take a seat, or go on in the one that is mine; a link for spectators only watches."""
    if arguments.url is None:
        raise Trouble("cli-join-which")
    if arguments.speed not in SPEEDS:
        raise Trouble("cli-no-speed", speed=arguments.speed, speeds=", ".join(SPEEDS))
    base, kind, name = place_of(arguments.url)
    need_screen(arguments)
    caller = Caller(base, data_folder())
    caller.get(f"/api/me?lang={voice.lang}", wire.Me)
    if arguments.name:
        caller.put("/api/me", wire.Rename(name=arguments.name), wire.Me)
    table = caller.find(name).table.id if kind == "watch" else name
    if kind == "join":
        table = _take_seat(caller, name, arguments.seat)
    with RemoteSitting(caller, table, watch=name if kind == "watch" else "") as sitting:
        if not sitting.begun:
            print(voice("cli-join-waiting"), flush=True)
            sitting.wait_to_begin()
        status = show(sitting, arguments, voice)
        if sitting.table.over is None and kind != "watch":
            print(voice("cli-join-left", url=f"{base}/t/{table}"))
        return status


def _take_seat(caller: Caller, token: str, seat: int | None) -> str:
    """Sit down, unless I sit there already; the id of the table."""
    found = caller.find(token)
    if any(one.mine for one in found.table.seats):
        return found.table.id
    if not found.free:
        raise Trouble("cli-join-full")
    if seat is not None and seat - 1 not in found.free:
        raise Trouble("cli-join-seat", seat=seat, free=", ".join(str(one + 1) for one in found.free))
    # My own share in the table's luck, sent after its key was fixed.
    wish = wire.Joining(token=token, seat=None if seat is None else seat - 1, nonce=secrets.token_hex(16))
    return caller.post(f"/api/tables/{found.table.id}/join", wish, wire.TableInfo).id
