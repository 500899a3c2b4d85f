"""A server process for tests, as small as can be: `program.py WHAT URL FOLDER ...`, a line on standard output per fact.

    write NAME        append to 20 tables for ever; "table seq ref" once a row is acknowledged
    race NAME COUNT   with two hands at each of five tables, append COUNT rows by each hand, whoever else does
    open NAME         open the store, say its secret, append the first row of the table NAME
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

from inglenook.server.store import Head, Lost, Store


def tell(*words: object) -> None:
    print(*words, flush=True)


def head(table: str) -> Head:
    return Head(id=table, game="g", name="n", stage="playing", holders=("ada",))


async def write(store: Store, name: str) -> None:
    async def on(table: str) -> None:
        seq = len(await store.rows(table))
        while True:
            ref = f"{name}-{seq}"
            await store.append(table, seq, ref.encode(), head=head(table), ref=ref)
            tell(table, seq, ref)
            seq += 1

    await asyncio.gather(*(on(f"t{number}") for number in range(20)))


async def race(store: Store, name: str, count: str) -> None:
    async def on(table: str, who: str) -> None:
        seq = 0
        for number in range(int(count)):
            ref = f"{who}-{number}"
            while True:
                try:
                    await store.append(table, seq, ref.encode(), head=head(table), ref=ref)
                except Lost:
                    seq += len(await store.rows(table, after=seq - 1))
                    continue
                tell(table, seq, ref)
                break

    tables = ("t0", "t1", "t2", "t3", "t4")
    await asyncio.gather(*(on(table, f"{name}{hand}") for table in tables for hand in "ab"))


async def only_open(store: Store, name: str) -> None:
    tell((await store.secret("cookie")).hex())
    await store.append(name, 0, b"", head=head(name))


async def main(what: str, url: str, folder: str, *more: str) -> None:
    tell("ready")
    sys.stdin.readline()
    store = await Store.open(url or None, Path(folder))
    programs: dict[str, Callable[..., Awaitable[None]]] = {"write": write, "race": race, "open": only_open}
    await programs[what](store, *more)
    await store.close()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
