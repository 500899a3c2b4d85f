"""What is written besides the log, as functions of an open transaction; the same for every kind of database."""

from __future__ import annotations

import secrets as randomness
from typing import Any

from sqlalchemy import ColumnElement, Connection, Table, delete, func, select, update
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert

from inglenook.server.store import schema
from inglenook.server.store.shapes import CHANNEL, CHAT, ENDED, Guest, Maker, Said, TokenRow


def insert(conn: Connection, table: Table) -> Any:
    """An INSERT that knows ON CONFLICT."""
    return (postgres_insert if conn.dialect.name == "postgresql" else sqlite_insert)(table)


def clean(text: str) -> str:
    """A person's text without the one character PostgreSQL cannot keep."""
    return text.replace("\0", "")


def put_snapshot(conn: Connection, table: str, seq: int, body: bytes) -> None:
    """Keep a snapshot, unless a later one is there already."""
    new = insert(conn, schema.snapshots).values(table_id=table, seq=seq, body=body)
    conn.execute(
        new.on_conflict_do_update(
            index_elements=["table_id"],
            set_={"seq": new.excluded.seq, "body": new.excluded.body},
            where=schema.snapshots.c.seq <= new.excluded.seq,
        )
    )


def put_guest(conn: Connection, guest: Guest) -> None:
    """Keep a guest, or the guest's new name."""
    new = insert(conn, schema.guests).values(id=guest.id, name=clean(guest.name), created=guest.created)
    conn.execute(new.on_conflict_do_update(index_elements=["id"], set_={"name": new.excluded.name}))


def is_good(conn: Connection, guest: str, maker: Maker) -> bool:
    """Whether something still lets a maker in; until the end of the transaction nothing of this guest can end."""
    epoch = conn.execute(select(schema.guests.c.epoch).where(schema.guests.c.id == guest).with_for_update()).scalar()
    if epoch is not None and epoch != maker.epoch:
        return False
    device = select(schema.tokens.c.hash).where(schema.tokens.c.hash == maker.device)
    return not maker.device or conn.execute(device).first() is not None


def put_token(conn: Connection, token: TokenRow, epoch: int) -> bool:
    """Keep a token; one that is there stays as it is. False if nothing lets its maker in any more."""
    if not is_good(conn, token.guest, Maker(device=token.device, epoch=epoch)):
        return False
    new = insert(conn, schema.tokens).values(
        hash=token.hash,
        kind=token.kind,
        guest=token.guest,
        table_id=token.table,
        seat=token.seat,
        label=clean(token.label),
        created=token.created,
        device=token.device,
        used=token.used,
    )
    conn.execute(new.on_conflict_do_nothing())
    return True


def use_token(conn: Connection, hash: str, at: float) -> None:
    """Note when a token was used."""
    conn.execute(update(schema.tokens).where(schema.tokens.c.hash == hash).values(used=at))


def revoke(conn: Connection, guest: str, hash: str, process: str) -> tuple[str, ...]:
    """Forget a token of a guest, and all that was made by whoever came with it, and so on: what was forgotten."""
    tokens = schema.tokens.c
    conn.execute(select(schema.guests.c.epoch).where(schema.guests.c.id == guest).with_for_update())
    first = select(tokens.hash).where(tokens.hash == hash, tokens.guest == guest).cte("ended", recursive=True)
    all_of_it = first.union(select(tokens.hash).join(first, tokens.device == first.c.hash))
    return _forget(conn, guest, tokens.hash.in_(select(all_of_it.c.hash)), process)


def sign_out(conn: Connection, guest: str, maker: Maker, process: str) -> tuple[int, tuple[str, ...]] | None:
    """Forget all tokens of a guest, and begin another epoch: its number, and what was forgotten. None as above."""
    if not is_good(conn, guest, maker):
        return None
    epoch = maker.epoch + 1
    conn.execute(update(schema.guests).where(schema.guests.c.id == guest).values(epoch=epoch))
    return epoch, _forget(conn, guest, schema.tokens.c.guest == guest, process)


def _forget(conn: Connection, guest: str, which: ColumnElement[bool], process: str) -> tuple[str, ...]:
    """Forget these tokens, and tell other processes."""
    gone = conn.execute(delete(schema.tokens).where(which).returning(schema.tokens.c.hash)).scalars().all()
    if process:
        conn.execute(select(func.pg_notify(CHANNEL, f"{process} {ENDED} {guest}")))
    return tuple(gone)


def secret(conn: Connection, name: str) -> bytes:
    """The secret of this name, made by whoever asks first."""
    new = insert(conn, schema.secrets).values(name=name, body=randomness.token_bytes(32))
    conn.execute(new.on_conflict_do_nothing())
    return bytes(conn.execute(select(schema.secrets.c.body).where(schema.secrets.c.name == name)).scalar_one())


def say(conn: Connection, table: str, said: Said, process: str) -> tuple[int, float]:
    """Write a line of chat under the next number; a repeated ref gets the number it had. Tell other processes."""
    chat = schema.chat.c
    while True:
        if said.ref:
            asked = select(chat.n, chat.at).where(chat.table_id == table, chat.ref == said.ref)
            if (before := conn.execute(asked).first()) is not None:
                return before.n, before.at
        last = conn.execute(select(func.max(chat.n)).where(chat.table_id == table)).scalar() or 0
        new = insert(conn, schema.chat).values(
            table_id=table,
            n=last + 1,
            who=clean(said.who),
            guest=said.guest,
            seat=said.seat,
            text=clean(said.text),
            at=said.when,
            ref=said.ref,
        )
        if conn.execute(new.on_conflict_do_nothing()).rowcount == 1:
            if process:
                conn.execute(select(func.pg_notify(CHANNEL, f"{process} {CHAT} {table}")))
            return last + 1, said.when
