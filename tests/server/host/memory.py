"""A store in memory with the same promises as the real one, whose failures can be arranged."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable

from inglenook.server.store import Again, Guest, Head, Lost, Row, Said, Store


class Disk:
    """What is kept: several stores on one disk are several processes on one database."""

    def __init__(self) -> None:
        self.log: dict[str, list[Row]] = {}
        self.heads: dict[str, Head] = {}
        self.snapshots: dict[str, tuple[int, bytes]] = {}
        self.said: dict[str, list[Said]] = {}
        self.stores: list[MemoryStore] = []


class MemoryStore(Store):
    """`before` and `after` an append are called with its table and seq, and may fail or wait."""

    def __init__(self, disk: Disk | None = None) -> None:
        self.disk = disk or Disk()
        self.disk.stores.append(self)
        self.listeners: list[Callable[[str, int], None]] = []
        self.before: Callable[[str, int], None] | None = None
        self.after: Callable[[str, int], None] | None = None
        self.hold: asyncio.Event | None = None
        """While set to an event, appends are not committed before it is set."""

    async def close(self) -> None:
        pass

    async def append(
        self, table: str, seq: int, body: bytes, *, head: Head, ref: str = "", at: float | None = None
    ) -> float:
        await asyncio.sleep(0)
        if self.hold is not None:
            await self.hold.wait()
        if self.before is not None:
            self.before(table, seq)
        rows = self.disk.log.setdefault(table, [])
        for row in rows:
            if ref and row.ref == ref:
                raise Again(row)
        if seq != len(rows):
            raise Lost
        when = at if at is not None else time.time()
        rows.append(Row(seq=seq, at=when, ref=ref, body=body))
        self.disk.heads[table] = head
        self._wake(table, seq)
        if self.after is not None:
            self.after(table, seq)
        return when

    def _wake(self, table: str, seq: int) -> None:
        for store in self.disk.stores:
            if store is not self:
                for listener in store.listeners:
                    asyncio.get_running_loop().call_soon(listener, table, seq)

    async def rows(self, table: str, after: int = -1) -> list[Row]:
        await asyncio.sleep(0)
        return self.disk.log.get(table, [])[after + 1 :]

    async def has_ref(self, table: str, ref: str) -> Row | None:
        return next((row for row in self.disk.log.get(table, []) if ref and row.ref == ref), None)

    async def put_snapshot(self, table: str, seq: int, body: bytes) -> None:
        if table not in self.disk.snapshots or self.disk.snapshots[table][0] <= seq:
            self.disk.snapshots[table] = (seq, body)

    async def snapshot(self, table: str) -> tuple[int, bytes] | None:
        return self.disk.snapshots.get(table)

    def on_change(self, callback: Callable[[str, int], None]) -> None:
        self.listeners.append(callback)

    async def head(self, table: str) -> Head | None:
        return self.disk.heads.get(table)

    async def heads_of(self, guest: str, limit: int = 500) -> list[Head]:
        return sorted((h for h in self.disk.heads.values() if guest in h.holders), key=lambda h: -h.changed)[:limit]

    async def public_waiting(self, limit: int = 50) -> list[Head]:
        return [head for head in self.disk.heads.values() if head.public and head.stage == "waiting"][:limit]

    async def by_token(self, token: str) -> Head | None:
        return next((head for head in self.disk.heads.values() if token and token in (head.invite, head.watch)), None)

    async def all_heads(self) -> AsyncIterator[Head]:
        for head in list(self.disk.heads.values()):
            yield head

    async def say(
        self, table: str, who: str, guest: str, text: str, seat: int | None = None, *, ref: str = ""
    ) -> tuple[int, float]:
        lines = self.disk.said.setdefault(table, [])
        for line in lines:
            if ref and line.ref == ref:
                return line.n, line.when
        lines.append(Said(n=len(lines) + 1, who=who, guest=guest, text=text, when=time.time(), seat=seat, ref=ref))
        return len(lines), lines[-1].when

    async def chat(self, table: str, limit: int = 200, after: int = 0) -> list[Said]:
        return [line for line in self.disk.said.get(table, []) if line.n > after][-limit:]

    async def guest(self, id: str) -> Guest | None:
        return None
