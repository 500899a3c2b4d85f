"""How rows get into PostgreSQL: a batch is one statement, and so one transaction and one way there and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Boolean, Double, Integer, LargeBinary, Text
from sqlalchemy.types import TypeEngine

from inglenook.server.store import schema
from inglenook.server.store.base import head_values
from inglenook.server.store.shapes import CHANNEL, Again, Lost, Row
from inglenook.server.store.writer import Append

TYPES: dict[type[TypeEngine[Any]], str] = {
    Text: "text",
    Integer: "int",
    Double: "float8",
    LargeBinary: "bytea",
    Boolean: "bool",
}

Seated = dict[str, tuple[int, tuple[str, ...]]]
"""Who sat at a table, as of the last row this process wrote there."""


def _arrays(columns: Sequence[Any], start: int) -> str:
    return ", ".join(f"${start + n}::{TYPES[type(column.type)]}[]" for n, column in enumerate(columns))


def _statement() -> str:
    row = list(schema.log.columns)
    head = list(schema.heads.columns)
    rows, heads = (", ".join(column.name for column in columns) for columns in (row, head))
    changes = ", ".join(f"{column.name} = excluded.{column.name}" for column in head if column.name != "id")
    next = 1 + len(row) + len(head)
    # A place that is taken is left alone. The rows come in the order of their tables, so that two processes with the
    # same tables wait for one another and do not cross. Whoever has a table's new row is alone with its head.
    return f"""
WITH new AS (
  INSERT INTO log_rows ({rows})
  SELECT {rows} FROM unnest({_arrays(row, 1)}) AS given ({rows})
  WHERE seq = 0
     OR (SELECT p.seq FROM log_rows p WHERE p.table_id = given.table_id AND p.seq = given.seq - 1) IS NOT NULL
  ORDER BY table_id
  ON CONFLICT DO NOTHING
  RETURNING table_id, seq
), head AS (
  INSERT INTO heads ({heads})
  SELECT given.* FROM unnest({_arrays(head, 1 + len(row))}) AS given ({heads}) JOIN new ON new.table_id = given.id
  ON CONFLICT (id) DO UPDATE SET {changes}
), seated AS (
  SELECT * FROM unnest(${next}::text[], ${next + 1}::text[]) AS given (table_id, guest)
), gone AS (
  DELETE FROM holders USING new
  WHERE holders.table_id = new.table_id AND new.table_id = ANY (${next + 2}::text[])
    AND NOT EXISTS (SELECT 1 FROM seated s WHERE s.table_id = holders.table_id AND s.guest = holders.guest)
), came AS (
  INSERT INTO holders (guest, table_id) SELECT DISTINCT guest, table_id FROM seated JOIN new USING (table_id)
  ON CONFLICT DO NOTHING
)
SELECT table_id, pg_notify('{CHANNEL}', ${next + 3}::text || ' ' || seq || ' ' || table_id) FROM new"""


APPEND = _statement()
"""Writes what can be written and tells the others; gives back the tables that got their row."""


def arguments(appends: Sequence[Append], sat: Seated, process: str) -> list[Any]:
    """What the statement needs to know."""
    rows = zip(*((one.table, one.seq, one.at, one.ref, one.body) for one in appends), strict=True)
    heads = zip(*(tuple(head_values(one.head).values()) for one in appends), strict=True)
    moved = [one for one in appends if sat.get(one.table) != (one.seq - 1, one.head.holders)]
    pairs = [(one.table, guest) for one in moved for guest in one.head.holders]
    seats = [[table for table, _ in pairs], [guest for _, guest in pairs], [one.table for one in moved]]
    return [*rows, *heads, *seats, process]


async def judge(conn: Any, append: Append, sent_before: bool) -> Exception | None:
    """Why a row was not written, if it is not there. After a cut wire it may be there from the first time."""
    found = await conn.fetch(
        "SELECT seq, at, ref, body FROM log_rows WHERE table_id = $1 AND (seq = $2 OR (ref = $3 AND ref <> '')) ORDER BY seq",
        append.table,
        append.seq,
        append.ref,
    )
    ours = (append.seq, append.at, append.ref, append.body)
    if sent_before and any(tuple(one) == ours for one in found):
        return None
    for one in found:
        if append.ref and one["ref"] == append.ref:
            return Again(Row(seq=one["seq"], at=one["at"], ref=one["ref"], body=one["body"]))
    return Lost()
