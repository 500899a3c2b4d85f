"""`backup`, `restore` and `migrate`: looking after what a server keeps."""

from __future__ import annotations

import asyncio
from collections import Counter

from inglenook.server.store import Store
from inglenook.sitting import data_folder

from .arguments import Arguments
from .serve import alone, database_of
from .voice import Trouble, Voice


def backup(arguments: Arguments, voice: Voice) -> int:
    """Write everything into one file, while servers go on."""
    file = arguments.file
    if file is None:
        raise Trouble("cli-which-file", command="backup")

    async def work() -> None:
        store = await Store.open(database_of(arguments), data_folder())
        try:
            await store.backup(file, replace=arguments.replace)
        finally:
            await store.close()

    asyncio.run(work())
    print(voice("cli-backed-up", file=str(file)))
    return 0


def restore(arguments: Arguments, voice: Voice) -> int:
    """Fill a database with a backup, wholly or not at all."""
    if arguments.file is None:
        raise Trouble("cli-which-file", command="restore")
    with alone(database_of(arguments), data_folder()) as nobody:
        if not nobody:
            raise Trouble("cli-restore-served")
        asyncio.run(Store.restore(arguments.file, database_of(arguments), data_folder(), replace=arguments.replace))
    print(voice("cli-restored", file=str(arguments.file)))
    return 0


def migrate(arguments: Arguments, voice: Voice) -> int:
    """Bring the database up to date; with --check, say what becomes of every table under the rules of this version."""

    async def work() -> None:
        store = await Store.open(database_of(arguments), data_folder())
        try:
            if arguments.check:
                await _tell_fates(store, voice)
            else:
                print(voice("cli-migrated"))
        finally:
            await store.close()

    asyncio.run(work())
    return 0


async def _tell_fates(store: Store, voice: Voice) -> None:
    from inglenook.server.reading import fates

    counts: Counter[str] = Counter()
    async for one in fates(store):
        counts[one.fate] += 1
        why = f"  {voice.text(one.why)}" if one.why is not None else ""
        print(f"{one.head.id}  {one.head.game}  {voice(f'cli-fate-{one.fate}')}{why}")
    print(voice("cli-migrate-sum", kept=counts["kept"], migrated=counts["migrated"], pinned=counts["pinned"]))
