"""`backup`, `restore` and `migrate`: looking after what a server keeps."""

from __future__ import annotations

import asyncio

from inglenook.engine.words import msg
from inglenook.server.store import Store
from inglenook.sitting import data_folder

from .arguments import Arguments
from .serve import database_of
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
    asyncio.run(Store.restore(arguments.file, database_of(arguments), data_folder(), replace=arguments.replace))
    print(voice("cli-restored", file=str(arguments.file)))
    return 0


def migrate(arguments: Arguments, voice: Voice) -> int:
    """Say what becomes of every stored table under the rules of this version; 1 if some can only be looked at."""
    return asyncio.run(_migrate(arguments, voice))


async def _migrate(arguments: Arguments, voice: Voice) -> int:
    from inglenook.server.carry import outlook

    store = await Store.open(database_of(arguments), data_folder())
    counts = {"kept": 0, "migrated": 0, "pinned": 0}
    try:
        async for head in store.all_heads():
            found = await outlook(store, head)
            counts[found.fate] += 1
            why = f"  {voice.text(found.why)}" if found.why is not None else ""
            print(f"{head.id}  {head.game}  {voice.text(msg(f'cli-fate-{found.fate}'))}{why}")
    finally:
        await store.close()
    print(voice("cli-migrate-sum", kept=counts["kept"], migrated=counts["migrated"], pinned=counts["pinned"]))
    return 0
