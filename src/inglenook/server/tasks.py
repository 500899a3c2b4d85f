"""Long work on records, as a worker does it: what comes in and goes out is bytes, small where the server must read it.

Nothing here knows a store, a guest or a key: rows come with the key of the luck struck out, and luck that has happened is read
from the record itself.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Literal, NamedTuple

import msgspec

from inglenook.engine import save as saves
from inglenook.engine import view
from inglenook.engine.again import play_moves
from inglenook.engine.chance import Draw, Recorded
from inglenook.engine.data import encode
from inglenook.engine.options import spelled
from inglenook.engine.scene import Scene
from inglenook.engine.standing import Standing, forget, pack
from inglenook.engine.table import Seat, Table
from inglenook.engine.words import Msg, msg

from . import bodies, reading
from .fold import LINES, STEPS, Brought, FarBack, Fold, Snapshot
from .history import History
from .people import table_seats
from .seating import Written

KEPT_MOVES = 25_000
KEPT = 4
"""How many whole games, and moves of them, are kept in memory for those who look back."""
NO_KEY = b"0" * 64


class Sent(NamedTuple):
    """A row as it crosses from one process to another."""

    seq: int
    at: float
    body: bytes


# -- on the way there and back --------------------------------------------------------------------------------------------


class _Locked(msgspec.Struct):
    """As much of the first row as says what must not leave the server."""

    key: str


def key_of(rows: Sequence[Written]) -> str:
    """The key of a table's luck, which its first row has."""
    return msgspec.json.decode(rows[0].body, type=_Locked).key


def struck(raw: bytes, key: str) -> bytes:
    """What is sent to a worker, with the key struck out."""
    return raw.replace(key.encode(), NO_KEY) if key else raw


def sent(rows: Sequence[Written]) -> list[Sent]:
    """Rows to be sent to a worker: without the key of the luck."""
    key = key_of(rows)
    return [Sent(row.seq, row.at, struck(row.body, key) if row.seq == 0 else row.body) for row in rows]


class Imported(msgspec.Struct, kw_only=True):
    """A saved game, played again: who sits where, its options, its record as it is to be kept, and where it stands."""

    game: str
    seats: tuple[Seat, ...]
    options: dict[str, str]
    record: msgspec.Raw
    brought: Brought


class Packed(msgspec.Struct, kw_only=True):
    """A `Reading` on its way: of a game that goes on its snapshot, of one that is only to be looked at a save."""

    seq: int
    snapshot: Snapshot
    carried: bodies.Carried | None = None
    read_only: Msg | None = None
    shown: saves.Save | None = None
    brought: Brought | None = None


_packed_decoder = msgspec.json.Decoder(Packed)


class Found(msgspec.Struct, kw_only=True):
    """The draws of a game, and the first that follows from its table's key."""

    draws: tuple[Draw, ...]
    first: int


class SeatRecord(msgspec.Struct, kw_only=True):
    """A game as one seat (or a spectator) knows it: what it sees, and all it may read of the log. It cannot be played on."""

    kind: Literal["inglenook-view"] = "inglenook-view"
    format: int = 1
    game: str
    rules_version: int
    content_hash: str
    seats: tuple[str, ...]
    scene: Scene


def _whole(id: str, rows: list[Sent]) -> tuple[History, Table[Any]]:
    """The whole game of a table."""
    history = reading.unbroken(id, rows)
    t = saves.replay(history.save(), ends=False)
    t.seats = table_seats(history.chairs)
    return history, t


def _small(t: Table[Any]) -> Standing:
    forget(t, steps=STEPS, lines=LINES)
    return pack(t)


# -- what is done ---------------------------------------------------------------------------------------------------------


def bring(raw: bytes, most: int) -> bytes:
    """Play a saved game again, if it has at most so many moves."""
    save = saves.parse(raw)
    if len(save.moves) > most:
        raise saves.BadSave(msg("srv-record-long", moves=len(save.moves), most=most))
    loaded = saves.load(save)
    if loaded.note == "read-only":
        raise saves.BadSave(loaded.why if isinstance(loaded.why, Msg) else msg("srv-cannot-bring"))
    return _imported(loaded.table, spelled(loaded.save.options))


def cut(id: str, rows: list[Sent], at: int) -> bytes:
    """A table's game until so many answers had been given, to go on from there."""
    history = reading.unbroken(id, rows)
    return _imported(saves.replay(history.until(at), ends=False), history.opened.options)


def _imported(t: Table[Any], options: dict[str, str]) -> bytes:
    kept = msgspec.structs.replace(saves.to_save(t), options=dict(options), luck="", log=[], state=msgspec.Raw(b"null"))
    held = msgspec.Raw(msgspec.json.encode(kept))
    brought = Brought(setup=t.moves[0], standing=_small(t))
    return msgspec.json.encode(Imported(game=t.game.id, seats=t.seats, options=options, record=held, brought=brought))


def read(id: str, rows: list[Sent], snapshot: bytes | None) -> bytes:
    """Read a table from all its rows."""
    found = _read_today(id, rows) or reading.read_here(id, rows, snapshot)
    return msgspec.json.encode(_packed(found))


def _packed(found: reading.Reading) -> Packed:
    """What is small of a reading, and all of a game that cannot go on."""
    fold, t = found.fold, found.fold.table
    shown = brought = None
    if found.read_only is not None and t is not None:
        shown, fold.table = _glimpse(t), None
    if fold.opened.brought is not None:
        if not fold.begun:
            try:
                t = saves.replay(fold.opened.brought)
                brought = Brought(setup=t.moves[0], standing=_small(t))
            except saves.BadSave as error:  # it waits for people, and the rules have changed meanwhile
                found.read_only = error.reason
        fold.opened = msgspec.structs.replace(fold.opened, brought=None)
    return Packed(
        seq=fold.seq,
        snapshot=fold.snapshot(),
        carried=found.carried,
        read_only=found.read_only,
        shown=shown,
        brought=brought,
    )


def _glimpse(t: Table[Any]) -> saves.Save:
    """A table that has no question any more, as far as it can be shown."""
    return saves.Save(
        game=t.game.id,
        rules_version=t.game.version,
        content_hash=t.game.content_hash,
        options={},
        seats=t.seats,
        luck="",
        moves=t.moves,
        notes=t.notes,
        over=t.over,
        state=msgspec.Raw(msgspec.json.encode(t.state)),
        log=t.log,
    )


def unpacked(id: str, rows: Sequence[Written], raw: bytes) -> reading.Reading:
    """In the server again: a table that was read elsewhere, with its key put back."""
    found = _packed_decoder.decode(raw)
    kept = found.snapshot
    kept.opened = msgspec.structs.replace(kept.opened, key=key_of(rows))
    fold = Fold.stand(id, found.seq, kept)
    fold.brought = found.brought
    if found.shown is not None:
        fold.begun, fold.table = True, reading.to_look_at(found.shown)
        fold.table.seats = table_seats(fold.chairs)
    return reading.Reading(fold=fold, read_only=found.read_only, carried=found.carried)


def _read_today(id: str, rows: list[Sent]) -> reading.Reading | None:
    """Its record played as it stands in the end, without what was taken back; None if it does not fit, or has not begun."""
    try:
        history = reading.unbroken(id, rows)
        if not history.begun or history.rules != reading.today(Fold.after(history).game):
            return None
        t = saves.replay(history.save(), ends=False)
    except reading.Broken:
        return None
    except saves.BadSave as error:
        if isinstance(error.__cause__, MemoryError):
            raise MemoryError from error
        return None
    fold = Fold.after(history)
    fold.table, fold.opened = t, msgspec.structs.replace(fold.opened, brought=None)
    return reading.Reading(fold=fold)


def take_back(id: str, rows: list[Sent], seat: int, free: bool, crossing: str) -> bytes:
    """Take a seat's last answer back, however far that is."""
    _, t = _whole(id, rows)
    t.undo(seat, free=free, crossing=crossing)
    return msgspec.json.encode(FarBack(standing=_small(t)))


def export(id: str, rows: list[Sent], seats: tuple[int, ...]) -> bytes:
    """The game as a file, for somebody who holds these seats."""
    history, t = _whole(id, rows)
    return as_file(t, history.rules, history.opened.options, seats)


def as_file(t: Table[Any], rules: tuple[int, str], options: dict[str, str], seats: tuple[int, ...]) -> bytes:
    """A table as a file.

    A finished game is exported whole. So is one of a game in which nothing is hidden (no `redeal`): everybody has seen every
    answer and every draw of it; only secret answers to the open question stay with those who gave them. Of any other game that
    is still being played a viewer gets what that viewer sees. The key of the luck is in none of them.
    """
    if t.over is None and t.game.redeal is not None:
        seat = seats[0] if seats else None
        shown = msgspec.structs.replace(view.scene(t, seat), undo=None)
        names = tuple(one.name for one in t.seats)
        version, content = rules
        return encode(SeatRecord(game=t.game.id, rules_version=version, content_hash=content, seats=names, scene=shown))
    save = saves.to_save(t)
    save.options = dict(options)
    save.luck = ""
    save.pending = [(seat, key) for seat, key in save.pending if seat in seats]
    return encode(save)


def draws(id: str, rows: list[Sent]) -> bytes:
    """All draws of a game since it came to its table. No rules are needed for that."""
    found = reading.unbroken(id, rows)
    first = found.brought_draws
    return msgspec.json.encode(Found(draws=tuple(found.draws[first:]), first=first))


# -- looking back ---------------------------------------------------------------------------------------------------------


class Journey:
    """A whole game that can be looked at anywhere."""

    def __init__(self, table: Table[Any]) -> None:
        self.table, self.secret = table, table.over is None
        self.moves = [msgspec.structs.replace(move, draws=list(move.draws)) for move in table.moves]
        table.chance.source = Recorded([draw for move in self.moves for draw in move.draws])
        table.marks, table.notes = [], []

    def at(self, answers: int) -> Table[Any]:
        """The table when so many answers had been given."""
        t, length = self.table, min(answers, len(self.moves) - 1) + 1
        if t.length > length or t.pending:
            t.rewind(length)
        play_moves(t, self.moves[t.length : length])
        # While it is played, a moment for cards is shown with how it went: else it would tell who could have acted.
        while self.secret and t.opening is not None and t.length < len(self.moves):
            play_moves(t, self.moves[t.length : t.length + 1])
        return t


_journeys: OrderedDict[str, Journey] = OrderedDict()
"""The games somebody looks back at, the last few of them, by table and row."""


def journey(mark: str, id: str, rows: list[Sent] | None) -> Journey | None:
    """A game to look back at; None without rows if this process does not know it."""
    if rows is not None and mark not in _journeys:
        for old in [one for one in _journeys if one.partition(" ")[0] == id]:
            del _journeys[old]
        _journeys[mark] = Journey(_whole(id, rows)[1])
    found = _journeys.get(mark)
    if found is None:
        return None
    _journeys.move_to_end(mark)
    while len(_journeys) > 1 and (len(_journeys) > KEPT or sum(len(one.moves) for one in _journeys.values()) > KEPT_MOVES):
        _journeys.popitem(last=False)
    return found


def go_to(mark: str, found: Journey, at: int) -> Table[Any]:
    """A game as it was when so many answers had been given."""
    try:
        return found.at(at)
    except BaseException:  # halfway between two moments it is of no use
        _journeys.pop(mark, None)
        raise


def look_back(mark: str, id: str, rows: list[Sent] | None, seat: int | None, at: int) -> bytes | None:
    """What a seat saw when so many answers had been given. None without rows if this process does not know the game."""
    found = journey(mark, id, rows)
    if found is None:
        return None
    seen = view.scene(go_to(mark, found, at), seat, lines=LINES)
    return msgspec.json.encode(msgspec.structs.replace(seen, undo=None))
