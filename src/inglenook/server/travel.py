"""Travel: a table as it was, its record as a file, and its luck. All of it needs the whole record, which is read for it."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from inglenook.engine import save as saves
from inglenook.engine import view
from inglenook.engine.chance import Recorded
from inglenook.engine.data import encode
from inglenook.engine.decide import Refused
from inglenook.engine.log import Move
from inglenook.engine.scene import Scene
from inglenook.engine.table import Table
from inglenook.engine.words import msg

from . import reading, wire
from .fold import LINES
from .people import Viewer

if TYPE_CHECKING:
    from .live import Live

MOST = 4
"""How many whole games are kept in memory for those who look back."""


class Journey:
    """A whole game that can be looked at anywhere."""

    def __init__(self, table: Table[Any], seq: int) -> None:
        self.table = table
        self.seq = seq
        self.moves = [Move(move.seat, move.key, list(move.draws), move.mark, move.news) for move in table.moves]
        self.over = table.over
        table.chance.source = Recorded([draw for move in self.moves for draw in move.draws])
        table.marks, table.notes = [], []

    def at(self, answers: int) -> Table[Any]:
        """The table when so many answers had been given."""
        t, length = self.table, min(answers, len(self.moves) - 1) + 1
        if t.length > length or t.pending:
            t.rewind(length)
        t.play_moves(self.moves[t.length : length])
        return t


class Journeys:
    """The games somebody looks back at, the last few of them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Journey] = OrderedDict()

    async def of(self, live: Live) -> Journey:
        """The whole game of a table."""
        seq = live.fold.seq
        found = self._kept.get(live.id)
        if found is None or found.seq != seq:
            found = Journey((await live.host.read(live.id, whole=True)).fold.playing(), seq)
            self._kept[live.id] = found
        self._kept.move_to_end(live.id)
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return found

    def drop(self, id: str) -> None:
        self._kept.pop(id, None)


async def scene(live: Live, seat: int | None, at: int) -> Scene | None:
    """What a seat saw when `at` answers had been given: what it sees now, by the same function, of the table as it was."""
    live.check_open()
    async with live.lock:
        await live.fresh()
        if live.fold.table is None:
            return None
        journey = await live.host.journeys.of(live)
    t = journey.at(at)
    seen = view.scene(t, seat, lines=LINES)
    return msgspec.structs.replace(seen, undo=None)


class SeatRecord(msgspec.Struct, kw_only=True):
    """A game as one seat (or a spectator) knows it: what it sees, and all it may read of the log. It cannot be played on."""

    kind: Literal["inglenook-view"] = "inglenook-view"
    format: int = 1
    game: str
    rules_version: int
    content_hash: str
    seats: tuple[str, ...]
    scene: Scene


async def export(live: Live, viewer: Viewer) -> bytes:
    """The game as a file.

    A finished game is exported whole. So is one of a game in which nothing is hidden (no `redeal`): everybody has seen every
    answer and every draw of it; only secret answers to the open question stay with those who gave them. Of any other game that
    is still being played a viewer gets what that viewer sees. The key of the luck is in none of them.
    """
    live.check_sees(viewer)
    live.check_open()
    seats = live.seats_of(viewer)
    async with live.lock:
        await live.fresh()
        fold = (await live.host.read(live.id, whole=True)).fold
    t = fold.playing()
    if t.over is None and t.game.redeal is not None:
        seat = seats[0] if seats else None
        shown = msgspec.structs.replace(view.scene(t, seat), undo=None)
        names = tuple(one.name for one in t.seats)
        version, content = fold.rules
        return encode(
            SeatRecord(game=t.game.id, rules_version=version, content_hash=content, seats=names, scene=shown)
        )
    save = saves.to_save(t)
    save.options = dict(live.opened.options)
    save.luck = ""
    save.pending = [(seat, key) for seat, key in save.pending if seat in seats]
    return encode(save)


async def draws(live: Live, viewer: Viewer) -> wire.Draws:
    """What is needed to check the luck; the key only when the game is over."""
    live.check_sees(viewer)
    nonces = live.fold.nonces
    if live.shown.stage != "over":
        return wire.Draws(commitment=live.commitment(), nonces=nonces)
    found = await reading.history(live.host.store, live.id)
    first = found.brought_draws
    return wire.Draws(
        commitment=live.commitment(), nonces=nonces, key=live.opened.key, draws=tuple(found.draws[first:]), first=first
    )


def check_begun(live: Live) -> None:
    if live.shown.stage == "waiting":
        raise Refused(msg("srv-not-begun"))
