"""The store: the log of every table, and the little that is kept beside it.

Reads are the same for every kind of database and never wait for writers. How a row is appended is the business of
`sqlite.py` and `postgres.py`.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Select, or_, select
from sqlalchemy import Row as Record
from sqlalchemy.ext.asyncio import AsyncEngine

from inglenook.server.store import jobs, schema
from inglenook.server.store.errors import told
from inglenook.server.store.shapes import Again, Ended, Guest, Head, Lost, Maker, Row, Said, StoreProblem, TokenKind, TokenRow
from inglenook.server.store.writer import Append, Wish, Writer

T = TypeVar("T")
Changed = Callable[[str, int], None]

HEADS_AT_ONCE = 500
QUIET = 30.0
"""For so many seconds after something was written we believe that more can be."""
PROBE = 32 * 1024
"""Bytes that are written to see whether they can be: some more than an answer takes, so that there is room for one then."""
log = logging.getLogger(__name__)


class Store:
    """Everything the server keeps. Open one per process with `Store.open`; close it at the end."""

    _process = ""
    """How this process calls itself where others listen."""

    def __init__(self, engine: AsyncEngine, place: str) -> None:
        self.place = place
        """Where everything is kept, as messages say it."""
        self._engine = engine
        self._writer = Writer(self._commit)
        self._closed = False
        self.trouble: StoreProblem | None = None
        """Why the last thing that was to be written was not."""
        self._wrote = -QUIET
        self._probing: asyncio.Task[None] | None = None
        self._secrets: dict[str, bytes] = {}
        self._listeners: list[Changed] = []

    @classmethod
    async def open(cls, url: str | None, folder: Path) -> Store:
        """Open the database, made or migrated first if need be. Without a URL it is an SQLite file in the folder."""
        from inglenook.server.store.opening import open_store

        return await open_store(url, folder)

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        if not self._closed:
            self._closed = True
            await self._writer.close()
            await self._engine.dispose()
            await self._let_go()

    # -- the log --------------------------------------------------------------------------------------------------------

    async def append(self, table: str, seq: int, body: bytes, *, head: Head, ref: str = "", at: float | None = None) -> float:
        """Write the row `seq` of a table and its new head; returns when both are committed, with the row's time.

        Raises Again if a row of this table has that ref (whatever its seq), Lost if another writer has this seq or the
        row before it is missing, StoreProblem if it could not be written. In each case nothing was changed. There is no
        need to call `has_ref` first.
        """
        if head.id != table:
            raise ValueError(f"the head of {head.id!r} for a row of {table!r}")
        wish = Append(table, seq, time.time() if at is None else at, ref, body, head)
        with self._noted():
            await self._writer.write(wish)
        return wish.at

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        """The rows of a table in order, from the one after `after` on."""
        log = schema.log.c
        asked = select(log.seq, log.at, log.ref, log.body).where(log.table_id == table, log.seq > after)
        return [_row(one) for one in await self._all(asked.order_by(log.seq))]

    async def has_ref(self, table: str, ref: str) -> Row | None:
        """The row of a table that came from the client's message `ref`."""
        log = schema.log.c
        if not ref:
            return None
        asked = select(log.seq, log.at, log.ref, log.body)
        found = await self._all(asked.where(log.table_id == table, log.ref == ref, log.ref != ""))
        return _row(found[0]) if found else None

    async def put_snapshot(self, table: str, seq: int, body: bytes) -> None:
        """Keep where a table stood after row `seq`; an older snapshot never replaces a newer one."""
        await self._write(partial(jobs.put_snapshot, table=table, seq=seq, body=body))

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        """The last snapshot of a table: the seq of the last row in it, and its body."""
        kept = schema.snapshots.c
        found = await self._all(select(kept.seq, kept.body).where(kept.table_id == table))
        return (found[0].seq, bytes(found[0].body)) if found else None

    def on_change(self, callback: Changed) -> None:
        """Have `callback(table, seq)` called in the event loop when another process wrote.

        `seq` is the new row's; CHAT for a line of chat; ENDED (with a guest for the table) when a token was revoked or
        somebody signed out everywhere; EVERYTHING (with an empty table) after the wire to the database was cut and is
        whole again. On SQLite it is never called.
        """
        self._listeners.append(callback)

    # -- heads ----------------------------------------------------------------------------------------------------------

    async def head(self, table: str) -> Head | None:
        """The head of a table."""
        return await self._one_head(select(schema.heads).where(schema.heads.c.id == table))

    async def heads_of(self, guest: str, limit: int = 500) -> list[Head]:
        """The tables this guest sits at, the one where something happened last first."""
        held = schema.holders.c
        asked = select(schema.heads).join(schema.holders, held.table_id == schema.heads.c.id).where(held.guest == guest)
        return [_head(one) for one in await self._all(asked.order_by(schema.heads.c.changed.desc()).limit(limit))]

    async def public_waiting(self, limit: int = 50) -> list[Head]:
        """Public tables that wait for people, the newest first."""
        heads = schema.heads.c
        asked = select(schema.heads).where(heads.public.is_(True), heads.stage == "waiting")
        return [_head(one) for one in await self._all(asked.order_by(heads.created.desc()).limit(limit))]

    async def by_token(self, token: str) -> Head | None:
        """The table whose invite or watch token this is."""
        heads = schema.heads.c
        if not token:
            return None
        return await self._one_head(select(schema.heads).where(or_(heads.invite == token, heads.watch == token)))

    async def all_heads(self) -> AsyncIterator[Head]:
        """Every table, by id."""
        last = ""
        heads = schema.heads.c
        while True:
            asked = select(schema.heads).where(heads.id > last).order_by(heads.id).limit(HEADS_AT_ONCE)
            found = await self._all(asked)
            for one in found:
                yield _head(one)
            if len(found) < HEADS_AT_ONCE:
                return
            last = found[-1].id

    # -- chat -----------------------------------------------------------------------------------------------------------

    async def say(
        self, table: str, who: str, guest: str, text: str, seat: int | None = None, *, ref: str = ""
    ) -> tuple[int, float]:
        """Keep a line of chat; its number (from 1) and time. A repeated ref is not said twice: it gets what it had."""
        said = Said(n=0, who=who, guest=guest, text=text, when=time.time(), seat=seat, ref=ref)
        return await self._write(partial(jobs.say, table=table, said=said, process=self._process))

    async def chat(self, table: str, limit: int = 200, after: int = 0) -> list[Said]:
        """The last lines of chat in order, at most `limit`, with numbers above `after`."""
        chat = schema.chat.c
        asked = select(schema.chat).where(chat.table_id == table, chat.n > after).order_by(chat.n.desc()).limit(limit)
        return [
            Said(n=one.n, who=one.who, guest=one.guest, text=one.text, when=one.at, seat=one.seat, ref=one.ref)
            for one in reversed(await self._all(asked))
        ]

    # -- guests, tokens, secrets ----------------------------------------------------------------------------------------

    async def guest(self, id: str) -> Guest | None:
        """A guest by id."""
        found = await self._all(select(schema.guests).where(schema.guests.c.id == id))
        return Guest(**found[0]._mapping) if found else None

    async def put_guest(self, guest: Guest) -> None:
        """Keep a guest; one who is there gets the new name."""
        await self._write(partial(jobs.put_guest, guest=guest))

    async def put_token(
        self, hash: str, kind: TokenKind, guest: str, table: str = "", seat: int = -1, label: str = "", by: Maker | None = None
    ) -> TokenRow:
        """Keep a token by its hash. Raises Ended if its maker has been shown out meanwhile."""
        by = by or Maker()
        token = TokenRow(
            hash=hash, kind=kind, guest=guest, table=table, seat=seat, label=label, created=time.time(), device=by.device
        )
        if not await self._write(partial(jobs.put_token, token=token, epoch=by.epoch)):
            raise Ended
        return token

    async def token(self, hash: str) -> TokenRow | None:
        """The token of this hash, if it was not revoked."""
        found = await self._all(select(schema.tokens).where(schema.tokens.c.hash == hash))
        return _token(found[0]) if found else None

    async def tokens_of(self, guest: str) -> list[TokenRow]:
        """The tokens of a guest, oldest first."""
        tokens = schema.tokens.c
        found = await self._all(select(schema.tokens).where(tokens.guest == guest).order_by(tokens.created, tokens.hash))
        return [_token(one) for one in found]

    async def use_token(self, hash: str, at: float) -> None:
        """Note when a token was used."""
        await self._write(partial(jobs.use_token, hash=hash, at=at))

    async def revoke(self, guest: str, hash: str) -> tuple[str, ...]:
        """Forget a token of a guest, and with a device link all tokens and links made by whoever came by it, and so on.

        Returns the hashes of all that was forgotten; none if there was no such token.
        """
        return await self._write(partial(jobs.revoke, guest=guest, hash=hash, process=self._process))

    async def sign_out(self, guest: str, by: Maker) -> tuple[int, tuple[str, ...]]:
        """Forget all tokens of a guest and begin another epoch: its number, and the hashes. Raises Ended as above."""
        done = await self._write(partial(jobs.sign_out, guest=guest, maker=by, process=self._process))
        if done is None:
            raise Ended
        return done

    async def secret(self, name: str) -> bytes:
        """The 32 secret bytes of this name: made once, the same for all processes."""
        if name not in self._secrets:
            self._secrets[name] = await self._write(partial(jobs.secret, name=name))
        return self._secrets[name]

    # -- health ---------------------------------------------------------------------------------------------------------

    async def check(self) -> None:
        """A StoreProblem if it cannot be read or written now. It is tried, unless something was written a moment ago."""
        await self.head("")
        if self.trouble is None and time.monotonic() - self._wrote < QUIET:
            return
        if self._probing is None or self._probing.done():
            self._probing = asyncio.create_task(self.put_snapshot("", 0, os.urandom(PROBE)))
        await asyncio.shield(self._probing)

    # -- backup ---------------------------------------------------------------------------------------------------------

    async def backup(self, path: Path, *, replace: bool = False) -> None:
        """Write everything as it is at one moment into one file, while others go on writing.

        The file is the same for every kind of database, so it is also the way from one to another. It holds secrets.
        """
        raise NotImplementedError

    @staticmethod
    async def restore(path: Path, url: str | None, folder: Path, *, replace: bool = False) -> None:
        """Fill a database with a backup, wholly or not at all. No server may run on it.

        A database that holds anything is only replaced when told.
        """
        from inglenook.server.store.opening import restore

        await restore(path, url, folder, replace)

    # -- how ------------------------------------------------------------------------------------------------------------

    async def _commit(self, wishes: list[Wish]) -> None:
        """Write all these in one transaction."""
        raise NotImplementedError

    async def _let_go(self) -> None:
        """Close what this kind of store has open besides."""
        raise NotImplementedError

    def _changed(self, table: str, seq: int) -> None:
        for listener in self._listeners:
            listener(table, seq)

    async def _write(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction of its own, or with others'; returns when it is committed."""
        with self._noted():
            return await self._work(work)

    async def _work(self, work: Callable[[Connection], T]) -> T:
        raise NotImplementedError

    @contextmanager
    def _noted(self) -> Iterator[None]:
        """Remember whether writing works, and say in the log when that changes."""
        try:
            yield
        except StoreProblem as problem:
            if self.trouble is None or self.trouble.reason.id != problem.reason.id:
                log.error("nothing can be kept: %s", problem)
            self.trouble = problem
            raise
        except (Lost, Again):
            self._well()
            raise
        else:
            self._well()

    def _well(self) -> None:
        if self.trouble is not None:
            log.warning("what happens is kept again in %s", self.place)
        self.trouble, self._wrote = None, time.monotonic()

    async def _all(self, asked: Select[Any]) -> list[Record[Any]]:
        with told(self.place):
            async with self._engine.connect() as conn:
                return list((await conn.execute(asked)).all())

    async def _one_head(self, asked: Select[Any]) -> Head | None:
        found = await self._all(asked.limit(1))
        return _head(found[0]) if found else None


def _row(one: Record[Any]) -> Row:
    return Row(seq=one.seq, at=one.at, ref=one.ref, body=bytes(one.body))


def _token(one: Record[Any]) -> TokenRow:
    return TokenRow(
        hash=one.hash,
        kind=one.kind,
        guest=one.guest,
        table=one.table_id,
        seat=one.seat,
        label=one.label,
        created=one.created,
        device=one.device,
        used=one.used,
    )


def _head(one: Record[Any]) -> Head:
    kept: dict[str, Any] = {str(name): value for name, value in one._mapping.items()}
    for name in ("holders", "to_move"):
        kept[name] = tuple(msgspec.json.decode(kept[name]))
    return Head(**kept)


def head_values(head: Head) -> dict[str, Any]:
    """A head as the columns of its table."""
    return msgspec.structs.asdict(head) | {
        "name": jobs.clean(head.name),
        "holders": msgspec.json.encode(head.holders).decode(),
        "to_move": msgspec.json.encode(head.to_move).decode(),
    }
