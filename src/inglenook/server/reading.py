"""Tables read from the store: from a snapshot and the rows after it, or from all rows; by today's rules, or only to look at."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from inglenook.engine import save as saves
from inglenook.engine.again import play_moves
from inglenook.engine.back import Forgotten
from inglenook.engine.chance import Luck, Recorded
from inglenook.engine.decide import Refused
from inglenook.engine.game import Game, game
from inglenook.engine.log import Entry, Move
from inglenook.engine.options import OptionError
from inglenook.engine.table import Table
from inglenook.engine.words import Msg, Problem, msg

from . import bodies
from .fold import Fold, Snapshot
from .history import History
from .people import NoTable, ServerProblem, table_seats
from .seating import Damaged, Written

if TYPE_CHECKING:
    from .store import Head, Row, Store

_snapshot = msgspec.json.Decoder(Snapshot)
CARRIED = b'{"row":"carried"'
SHORT = 256
"""So many rows are played again at once; more of them, elsewhere."""
MOVE_BYTES = 10
"""A move in a record has at least so many."""


class Broken(ServerProblem):
    """A record of which a part is missing or cannot be read."""

    status = 422


class Reading(msgspec.Struct, kw_only=True):
    """A table as it was read."""

    fold: Fold
    read_only: Msg | None = None
    """Why it can only be looked at."""
    carried: bodies.Carried | None = None
    """It was carried over to today's rules, which is still to be written down."""


Elsewhere = Callable[["list[Row]", "bytes | None"], Awaitable[Reading]]
"""Reads long rows, with the last snapshot if there is one, in another process."""


async def read(store: Store, id: str, elsewhere: Elsewhere) -> Reading:
    """A table as its rows say. Rows that take long to play again are played elsewhere."""
    kept = await store.snapshot(id)
    if kept is not None:
        later = await store.rows(id, kept[0])
        fold = _from_snapshot(id, kept, later) if len(later) <= SHORT else None
        if fold is not None:
            return Reading(fold=fold)
    rows = await store.rows(id)
    if not rows:
        raise NoTable(msg("srv-no-table"))
    snapshot = kept[1] if kept is not None else None
    return read_here(id, rows, snapshot) if weight(rows) <= SHORT else await elsewhere(rows, snapshot)


def weight(rows: Sequence[Written]) -> int:
    """About how many moves rows hold: one each, and those of the records in them."""
    return len(rows) + sum(len(row.body) // MOVE_BYTES for row in rows if len(row.body) > SHORT * MOVE_BYTES)


def read_here(id: str, rows: Sequence[Written], snapshot: bytes | None) -> Reading:
    """A table from all its rows, by today's rules if they fit."""
    try:
        return Reading(fold=from_rows(id, rows))
    except (Damaged, Problem, Refused) as error:
        return _by_other_rules(id, rows, error.reason, snapshot)


def today(of: Game[Any]) -> tuple[int, str]:
    """The rules a game has now."""
    return (of.version, of.content_hash)


def _from_snapshot(id: str, kept: tuple[int, bytes], rows: Sequence[Written]) -> Fold | None:
    """From a snapshot and the rows after it; None if that does not do, and all rows must be read."""
    try:
        found = _snapshot.decode(kept[1])
        if found.rules != today(game(found.opened.game)):
            return None
        fold = Fold.stand(id, kept[0], found)
        for row in rows:
            fold.add(row)
    except (msgspec.MsgspecError, Damaged, Problem, Refused, Forgotten):
        return None
    return fold


def from_rows(id: str, rows: Sequence[Written]) -> Fold:
    """From all rows, with only what a live table must remember."""
    fold = all_from_rows(id, rows)
    fold.whole = False
    fold.tidy()
    return fold


def all_from_rows(id: str, rows: Sequence[Written]) -> Fold:
    """From all rows; Damaged if they are not of today's rules. What lies before a change of rules is not played again."""
    last = max((place for place, row in enumerate(rows) if row.body.startswith(CARRIED)), default=None)
    history = history_of(id, rows[: last + 1] if last is not None else rows[:1])
    if history.rules != today(game(history.opened.game)):
        raise Damaged(msg("srv-older-rules"))
    fold = Fold.after(history, whole=True)
    if history.begun:
        fold.replace(history.save())
    for row in rows[history.seq + 1 :]:
        fold.add(row)
    return fold


def history_of(id: str, rows: Sequence[Written]) -> History:
    """The record of a table, read without any rules."""
    history = History(id)
    for row in rows:
        history.add(row)
    return history


def _as_far(id: str, rows: Sequence[Written]) -> tuple[History, Msg | None]:
    """The same up to the first row that is missing or cannot be read, and what is wrong with it."""
    history = History(id)
    for row in rows:
        try:
            history.add(row)
        except Damaged as damaged:
            return history, damaged.reason
    return history, None


def unbroken(id: str, rows: Sequence[Written]) -> History:
    """The record of a table, read without any rules; Broken if a part of it is missing."""
    found, broken = _as_far(id, rows)
    if broken is not None:
        raise Broken(broken)
    return found


def _by_other_rules(id: str, rows: Sequence[Written], reason: Msg, snapshot: bytes | None) -> Reading:
    """Rows that do not play by today's rules: carry them over if the game knows how, else open them to look at."""
    kept, broken = _as_far(id, rows)
    if broken is not None:
        return _before(kept, broken)
    of = game(kept.opened.game)
    fold = Fold.after(kept)
    if not kept.begun:
        return Reading(fold=fold, carried=bodies.Carried(rules_version=of.version, content_hash=of.content_hash))
    loaded = carried_over(kept, reason, snapshot)
    fold.table = loaded.table
    fold.table.seats = table_seats(fold.chairs)
    if loaded.note == "read-only":
        return Reading(fold=fold, read_only=loaded.why if isinstance(loaded.why, Msg) else reason)
    save = msgspec.structs.replace(saves.to_save(loaded.table), options=kept.save().options, luck="", log=[])
    save.state = msgspec.Raw(b"null")
    body = bodies.Carried(rules_version=of.version, content_hash=of.content_hash, save=save)
    kept.carry(body)
    fold = Fold.after(kept)
    fold.replace(save)
    return Reading(fold=fold, carried=body)


def _before(kept: History, broken: Msg) -> Reading:
    """A table to look at as it was before a row that is missing; without its first row there is nothing to see."""
    if kept.seq < 0:
        raise Broken(broken)
    fold = Fold.after(kept)
    if kept.begun:
        fold.table = _as_far_as_it_goes(kept.save())
        fold.table.seats = table_seats(fold.chairs)
    return Reading(fold=fold, read_only=broken)


def carried_over(kept: History, reason: Msg, snapshot: bytes | None = None) -> saves.Loaded:
    """A record by today's rules: carried over, or to look at with the reason why."""
    save = kept.save()
    if snapshot is not None:
        _put_state(save, snapshot)
    try:
        loaded = saves.load(save)
    except saves.BadSave as error:
        why = reason if kept.rules == today(game(save.game)) else error.reason.args.get("why", error.reason)
        return saves.Loaded(_as_far_as_it_goes(save), save, "read-only", why if isinstance(why, Msg) else reason)
    return loaded


class _Glimpse(msgspec.Struct):
    """As much of a snapshot as is needed to look at it."""

    standing: dict[str, msgspec.Raw] | None


def _put_state(save: saves.Save, snapshot: bytes) -> None:
    """What can be shown of a game that cannot go on: where it stood at its last snapshot."""
    try:
        standing = msgspec.json.decode(snapshot, type=_Glimpse).standing or {}
        step = msgspec.json.decode(standing["step"], type=dict[str, msgspec.Raw])
        save.state = step["state"]
        save.log = msgspec.json.decode(standing["log"], type=list[Entry])
    except (msgspec.MsgspecError, KeyError):
        return


def _as_far_as_it_goes(save: saves.Save) -> Table[Any]:
    """The game played by today's rules until it no longer fits, to look at."""
    of = game(save.game)
    draws = [draw for move in save.moves for draw in move.draws]
    try:
        options = saves.options_of(save)
    except OptionError:
        options = of.options()
    t: Table[Any] = Table(of, of.new(len(save.seats), options), Recorded(draws, Luck(b"look")), seats=save.seats, loud=True)
    try:
        t.begin()
        play_moves(t, [Move(move.seat, move.key, passed=move.passed) for move in save.moves[1:]], 1)
    except Exception:  # a record that does not fit the rules may break them anywhere
        pass
    shown: Table[Any] = Table(of, t.state, Luck(b"look"), seats=save.seats, loud=True)
    shown.log, shown.notes, shown.moves = t.log, list(save.notes), list(save.moves)
    return shown


def to_look_at(save: saves.Save) -> Table[Any]:
    """A game that cannot go on, as it was put down: its state and its log, and no question."""
    of = game(save.game)
    state = msgspec.json.decode(bytes(save.state), type=of.state)
    t: Table[Any] = Table(of, state, Luck(b"look"), seats=save.seats, loud=True)
    t.log, t.notes, t.over, t.moves = save.log, save.notes, save.over, save.moves
    return t


class Fate(msgspec.Struct, frozen=True):
    """What becomes of a stored table under today's rules; `why` it can only be looked at."""

    head: Head
    fate: Literal["kept", "migrated", "pinned"]
    why: Msg | None = None


async def fates(store: Store) -> AsyncIterator[Fate]:
    """Every stored table: kept as it is, carried over to today's rules when it is next opened, or only to be looked at."""
    async for head in store.all_heads():
        try:
            if (head.rules_version, head.content_hash) == today(game(head.game)):
                yield Fate(head, "kept")
                continue
            found = unbroken(head.id, await store.rows(head.id))
            loaded = carried_over(found, msg("srv-older-rules")) if found.begun else None
        except Problem as problem:
            yield Fate(head, "pinned", problem.reason)
            continue
        if loaded is not None and loaded.note == "read-only":
            yield Fate(head, "pinned", loaded.why if isinstance(loaded.why, Msg) else None)
        else:
            yield Fate(head, "migrated")
