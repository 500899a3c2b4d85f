"""How rows get into SQLite: as many as wait in one transaction, each on its own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from sqlalchemy import Connection, select
from sqlalchemy.exc import OperationalError

from inglenook.server.store import schema
from inglenook.server.store.base import head_values
from inglenook.server.store.errors import problem
from inglenook.server.store.shapes import Again, Lost, Row
from inglenook.server.store.writer import Append, Job, Wish

KNOWN = 20_000
"""Tables of which we remember who sat there."""
ROW = ("table_id", "seq", "at", "ref", "body")
HEAD = tuple(column.name for column in schema.heads.columns)


class Scribe:
    """Writes wishes, in the thread that owns the connection."""

    def __init__(self, conn: Connection, place: str) -> None:
        self.conn = conn
        self._place = place
        self._sat: dict[str, tuple[int, tuple[str, ...]]] = {}

    def write(self, wishes: list[Wish]) -> None:
        """All of them in one transaction. If it fails as a whole, nothing is written."""
        appends = [wish for wish in wishes if isinstance(wish, Append)]
        with self.conn.begin():
            for some in _portions(appends):
                if not self._together(some):
                    for append in some:
                        self._alone(append)
            for wish in wishes:
                if isinstance(wish, Job):
                    self._job(wish)
        self._remember(appends)

    def _together(self, appends: Sequence[Append]) -> bool:
        """Write all of these, or nothing and False if any of them cannot be written."""
        savepoint = self.conn.begin_nested()
        try:
            if self._insert(appends):
                savepoint.commit()
                return True
        except OperationalError:  # the disk, the lock: that is everybody's problem
            raise
        except Exception:  # something in one of them that cannot be kept
            pass
        savepoint.rollback()
        return False

    def _alone(self, append: Append) -> None:
        """Write this one, or say why not."""
        try:
            with self.conn.begin_nested():
                append.outcome = self._refusal(append)
                if append.outcome is None and not self._insert([append]):
                    raise AssertionError("a row that follows on was not inserted")
        except OperationalError:
            raise
        except Exception as error:
            append.outcome = problem(error, self._place)

    def _job(self, job: Job) -> None:
        try:
            with self.conn.begin_nested():
                job.outcome = job.work(self.conn)
        except OperationalError:
            raise
        except Exception as error:
            job.outcome = problem(error, self._place)

    def _insert(self, appends: Sequence[Append]) -> bool:
        """Insert rows, heads and holders; False if a row's place is taken or does not follow on."""
        rows = tuple(value for one in appends for value in (one.table, one.seq, one.at, one.ref, one.body))
        if self.conn.exec_driver_sql(_insert_rows(len(appends)), rows).rowcount != len(appends):
            return False
        heads = tuple(value for one in appends for value in head_values(one.head).values())
        self.conn.exec_driver_sql(_insert_heads(len(appends)), heads)
        for one in appends:
            if self._sat.get(one.table) != (one.seq - 1, one.head.holders):
                self._seat(one.table, one.head.holders)
        return True

    def _seat(self, table: str, guests: Sequence[str]) -> None:
        """Write down who sits at a table now."""
        self.conn.exec_driver_sql("DELETE FROM holders WHERE table_id = ?", (table,))
        for guest in dict.fromkeys(guests):
            self.conn.exec_driver_sql("INSERT INTO holders (guest, table_id) VALUES (?, ?)", (guest, table))

    def _refusal(self, append: Append) -> Exception | None:
        """Why this row cannot be written, if it cannot."""
        log = schema.log.c
        mine = select(log.seq, log.at, log.ref, log.body).where(log.table_id == append.table)
        if append.ref:
            found = self.conn.execute(mine.where(log.ref == append.ref, log.ref != "")).first()
            if found is not None:
                return Again(Row(seq=found.seq, at=found.at, ref=found.ref, body=found.body))
        last = self.conn.execute(mine.order_by(log.seq.desc()).limit(1)).first()
        return None if append.seq == (last.seq + 1 if last else 0) else Lost()

    def _remember(self, appends: Sequence[Append]) -> None:
        """Who sits where, as of the row we wrote: if our next row follows on it, nobody else has changed it."""
        if len(self._sat) > KNOWN:
            self._sat.clear()
        for append in appends:
            if append.outcome is None:
                self._sat[append.table] = (append.seq, append.head.holders)


def _portions(appends: Sequence[Append]) -> Iterator[Sequence[Append]]:
    """Split by powers of two, so that few statements serve all and stay prepared."""
    start = 0
    while start < len(appends):
        size = 1 << ((len(appends) - start).bit_length() - 1)
        yield appends[start : start + size]
        start += size


@cache
def _insert_rows(many: int) -> str:
    """Insert rows whose place is free and follows on. One statement: the thread has to get back into Python only once."""
    return (
        f"INSERT INTO log_rows ({', '.join(ROW)}) SELECT * FROM (VALUES {_places(len(ROW), many)}) "
        "WHERE column2 = 0 OR EXISTS (SELECT 1 FROM log_rows p WHERE p.table_id = column1 AND p.seq = column2 - 1) "
        "ON CONFLICT DO NOTHING"
    )


@cache
def _insert_heads(many: int) -> str:
    changes = ", ".join(f"{name} = excluded.{name}" for name in HEAD if name != "id")
    return f"INSERT INTO heads ({', '.join(HEAD)}) VALUES {_places(len(HEAD), many)} ON CONFLICT (id) DO UPDATE SET {changes}"


def _places(width: int, many: int) -> str:
    return ", ".join([f"({', '.join('?' * width)})"] * many)
