"""How rows get into SQLite: as many as wait in one transaction, each on its own."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from inglenook.server.store import schema
from inglenook.server.store.base import head_values
from inglenook.server.store.errors import problem
from inglenook.server.store.shapes import Again, Head, Lost, Row
from inglenook.server.store.writer import Append, Job, Wish

KNOWN = 5_000
"""Tables whose last head we remember."""
ROW = ("table_id", "seq", "at", "ref", "body")
HEAD = tuple(column.name for column in schema.heads.columns)
FIXED = ("id", "game", "name", "host", "created", "invite", "watch")
"""What of a head never changes."""
MOVED = ("to_move", "version", "changed")
"""What of a head changes with every answer, and mostly nothing else."""
CARRY_OVER = "PRAGMA wal_checkpoint(PASSIVE)"
"""Waits for nobody, and lets nobody wait who does not write."""


class Scribe:
    """Writes wishes, in the thread that owns the connection.

    Rows go to the driver directly: with few rows to a commit, the layers between would cost more than the work.
    """

    def __init__(self, conn: Connection, place: str) -> None:
        self.conn = conn
        self._raw: sqlite3.Connection = conn.connection.driver_connection  # type: ignore[assignment]
        self._place = place
        self._known: dict[str, tuple[int, Head]] = {}

    def write(self, wishes: list[Wish]) -> None:
        """All of them in one transaction. If it fails as a whole, nothing is written."""
        appends = [wish for wish in wishes if isinstance(wish, Append)]
        jobs = [wish for wish in wishes if isinstance(wish, Job)]
        self._raw.execute("BEGIN IMMEDIATE")
        try:
            if not self._together(appends):
                self._raw.rollback()
                self._raw.execute("BEGIN IMMEDIATE")
                for append in appends:
                    self._alone(append)
            for job in jobs:
                self._job(job)
            if self.conn.in_transaction():  # it has seen the jobs only
                self.conn.commit()
            self._raw.commit()
        except BaseException:
            self.conn.rollback()
            self._raw.rollback()
            raise
        self._remember(appends)

    def carry_over(self) -> None:
        """Carry what was written ahead over into the file. If that is all of it, the next row begins a new log."""
        self._raw.execute(CARRY_OVER).fetchall()

    def _together(self, appends: Sequence[Append]) -> bool:
        """Write all of these; False if any of them cannot be written, and then it is to be begun anew."""
        try:
            if appends:
                self._insert(appends)
        except sqlite3.OperationalError:  # the disk, the lock: that is everybody's problem
            raise
        except Exception:  # a place that is taken, or something that cannot be kept
            return False
        return True

    def _alone(self, append: Append) -> None:
        """Write this one, or say why not."""
        try:
            with self._savepoint():
                append.outcome = self._refusal(append)
                if append.outcome is None:
                    self._insert([append])
        except sqlite3.OperationalError:
            raise
        except Exception as error:
            append.outcome = problem(error, self._place)

    def _job(self, job: Job) -> None:
        try:
            with self.conn.begin_nested():
                job.outcome = job.work(self.conn)
        except OperationalError as error:
            raise _first(error) from None
        except Exception as error:
            job.outcome = problem(error, self._place)

    @contextmanager
    def _savepoint(self) -> Iterator[None]:
        self._raw.execute("SAVEPOINT rows")
        try:
            yield
        except sqlite3.OperationalError:
            raise
        except Exception:
            self._raw.execute("ROLLBACK TO rows")
            self._raw.execute("RELEASE rows")
            raise
        self._raw.execute("RELEASE rows")

    def _insert(self, appends: Sequence[Append]) -> None:
        """Insert rows, heads and holders; Lost if the place of any row is taken or does not follow on."""
        rows = [value for one in appends for value in (one.table, one.seq, one.at, one.ref, one.body)]
        self._together_or_lost(_insert_rows, rows, len(ROW), len(appends))
        moved = [one for one in appends if self._only_moved(one)]
        if moved:
            heads = [value for one in moved for value in (one.table, *_moved(one.head))]
            self._together_or_lost(_move_heads, heads, 1 + len(MOVED), len(moved))
        if len(moved) < len(appends):
            self._insert_heads([one for one in appends if not self._only_moved(one)])

    def _together_or_lost(self, statement: Callable[[int], str], values: list[Any], width: int, many: int) -> None:
        """One statement for all. It is made for a power of two, so that few serve all and stay prepared; the rest is empty."""
        places = 1 << (many - 1).bit_length()
        values += [None] * (width * (places - many))
        if self._raw.execute(statement(places), values).rowcount != many:
            raise Lost

    def _only_moved(self, append: Append) -> bool:
        """Whether we wrote this table's last row, and its head differs only in what changes with every answer."""
        known = self._known.get(append.table)
        return known is not None and known[0] == append.seq - 1 and _steady(known[1]) == _steady(append.head)

    def _insert_heads(self, appends: Sequence[Append]) -> None:
        for one in appends:
            self._raw.execute(INSERT_HEAD, list(head_values(one.head).values()))
            known = self._known.get(one.table)
            if known is None or known[0] != one.seq - 1 or known[1].holders != one.head.holders:
                self._seat(one.table, one.head.holders)

    def _seat(self, table: str, guests: Sequence[str]) -> None:
        """Write down who sits at a table now."""
        self._raw.execute("DELETE FROM holders WHERE table_id = ?", (table,))
        for guest in dict.fromkeys(guests):
            self._raw.execute("INSERT INTO holders (guest, table_id) VALUES (?, ?)", (guest, table))

    def _refusal(self, append: Append) -> Exception | None:
        """Why this row cannot be written, if it cannot."""
        if append.ref:
            asked = "SELECT seq, at, ref, body FROM log_rows WHERE table_id = ? AND ref = ? AND ref <> ''"
            found = self._raw.execute(asked, (append.table, append.ref)).fetchone()
            if found is not None:
                seq, at, ref, body = found
                return Again(Row(seq=seq, at=at, ref=ref, body=body))
        (last,) = self._raw.execute("SELECT max(seq) FROM log_rows WHERE table_id = ?", (append.table,)).fetchone()
        return None if append.seq == (0 if last is None else last + 1) else Lost()

    def _remember(self, appends: Sequence[Append]) -> None:
        """The heads, as of the rows we wrote: if our next row follows on it, nobody else has changed it."""
        if len(self._known) > KNOWN:
            self._known.clear()
        for append in appends:
            if append.outcome is None:
                self._known[append.table] = (append.seq, append.head)


def _first(error: OperationalError) -> OperationalError:
    """What went wrong first: on a full disk SQLite takes all of it back at once, and then there is no savepoint to go to."""
    found, earlier = error, error.__context__
    while earlier is not None:
        if isinstance(earlier, OperationalError):
            found = earlier
        earlier = earlier.__context__
    return found


def _steady(head: Head) -> tuple[object, ...]:
    """What of a head can change, but seldom does."""
    return head.stage, head.public, head.seats, head.holders, head.rules_version, head.content_hash, head.rematch


def _moved(head: Head) -> tuple[str, int, float]:
    return msgspec.json.encode(head.to_move).decode(), head.version, head.changed


@cache
def _insert_rows(many: int) -> str:
    """Insert rows whose place is free and follows on. One statement: the thread has to get back into Python only once."""
    return (
        f"INSERT INTO log_rows ({', '.join(ROW)}) SELECT * FROM (VALUES {_places(len(ROW), many)}) "
        "WHERE column1 IS NOT NULL AND "
        "(column2 = 0 OR EXISTS (SELECT 1 FROM log_rows p WHERE p.table_id = column1 AND p.seq = column2 - 1)) "
        "ON CONFLICT DO NOTHING"
    )


@cache
def _move_heads(many: int) -> str:
    changes = ", ".join(f"{name} = column{number}" for number, name in enumerate(MOVED, start=2))
    return f"UPDATE heads SET {changes} FROM (VALUES {_places(1 + len(MOVED), many)}) WHERE heads.id = column1"


def _places(width: int, many: int) -> str:
    return ", ".join([f"({', '.join('?' * width)})"] * many)


INSERT_HEAD = (
    f"INSERT INTO heads ({', '.join(HEAD)}) VALUES {_places(len(HEAD), 1)} ON CONFLICT (id) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in HEAD if name not in FIXED)
)
