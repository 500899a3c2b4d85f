"""Everything in one file, taken while others write, and back into either kind of database: wholly or not at all."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection

from inglenook.server.store import Guest, Maker, Store, StoreProblem, schema
from tests.server.postgres import Cluster
from tests.server.store.conftest import Place, head


async def furnish(store: Store) -> None:
    """Something in every table."""
    for table in ("t", "u"):
        for seq in range(5):
            now = head(table, version=seq, holders=("ada",), public=True)
            await store.append(table, seq, b"\x00\xff%d" % seq, head=now, ref=f"m{seq}" if seq else "")
        await store.put_snapshot(table, 3, b"state\x00")
    await store.say("t", "Ada", "ada", "Ça va ? 🎲", 0, ref="c1")
    await store.say("t", "Eve", "eve", "I only watch")
    await store.put_guest(Guest(id="ada", name="Ada", created=1.5))
    await store.sign_out("ada", Maker())
    await store.put_token("link", "device", "ada", by=Maker(epoch=1))
    await store.put_token("hash", "program", "ada", table="t", seat=1, label="bot", by=Maker(device="link", epoch=1))
    await store.use_token("hash", 12.5)
    await store.secret("cookie")


async def everything(store: Store) -> dict[str, Any]:
    """All that can be read of it."""
    return {
        "heads": [one async for one in store.all_heads()],
        "rows": {table: await store.rows(table) for table in ("t", "u")},
        "refs": await store.has_ref("t", "m2"),
        "snapshots": [await store.snapshot(table) for table in ("t", "u")],
        "chat": await store.chat("t"),
        "held": await store.heads_of("ada"),
        "guest": await store.guest("ada"),
        "tokens": await store.tokens_of("ada"),
        "secret": await store.secret("cookie"),
    }


async def refused(path: Path, place: Place, *, replace: bool = False) -> str:
    with pytest.raises(StoreProblem) as caught:
        await Store.restore(path, place.url, place.folder, replace=replace)
    assert str(caught.value)
    return caught.value.reason.id


@pytest.fixture
async def backup(tmp_path: Path) -> Path:
    """A good backup of a furnished store."""
    store = await Store.open(None, tmp_path / "source")
    await furnish(store)
    path = tmp_path / "good.backup"
    await store.backup(path)
    await store.close()
    return path


# -- there and back -------------------------------------------------------------------------------------------------------


async def test_a_backup_brings_everything_to_either_kind_of_database(place: Place, other_place: Place, tmp_path: Path) -> None:
    store = await place.open()
    await furnish(store)
    before = await everything(store)
    await store.backup(tmp_path / "backup")
    await Store.restore(tmp_path / "backup", other_place.url, other_place.folder)
    assert await everything(await other_place.open()) == before
    assert await everything(store) == before


async def test_a_restored_table_goes_on_where_it_was(backup: Path, place: Place) -> None:
    await Store.restore(backup, place.url, place.folder)
    store = await place.open()
    await store.append("t", 5, b"on", head=head("t", holders=("ada", "bob")))
    assert len(await store.rows("t")) == 6
    assert [one.id for one in await store.heads_of("bob")] == ["t"]


async def test_a_backup_taken_while_others_write_is_of_one_moment(place: Place, other_place: Place, tmp_path: Path) -> None:
    """Rows are written to two tables in turn, so at any one moment neither is more than a row ahead."""
    store = await place.open()
    stop = asyncio.Event()
    written = 0

    async def write() -> None:
        nonlocal written
        while not stop.is_set():
            for table in ("t", "u"):
                await store.append(table, written, b"x" * 2000, head=head(table, version=written))
            written += 1

    writing = asyncio.create_task(write())
    while written < 20:
        await asyncio.sleep(0.01)
    at_least = written
    await (await place.open()).backup(tmp_path / "backup")
    stop.set()
    await writing
    await Store.restore(tmp_path / "backup", other_place.url, other_place.folder)
    copy = await other_place.open()
    kept = {table: len(await copy.rows(table)) for table in ("t", "u")}
    assert kept["t"] - kept["u"] in (0, 1) and at_least <= kept["u"] <= written
    for one in [one async for one in copy.all_heads()]:
        assert one.version == kept[one.id] - 1


async def test_a_backup_is_one_file_for_its_owner_only(place: Place, tmp_path: Path) -> None:
    store = await place.open()
    await furnish(store)
    folder = tmp_path / "backups"
    folder.mkdir()
    before = os.umask(0)
    try:
        await store.backup(folder / "a")
    finally:
        os.umask(before)
    assert [path.name for path in folder.iterdir()] == ["a"]
    if os.name == "posix":
        assert stat.S_IMODE((folder / "a").stat().st_mode) == 0o600


async def test_an_empty_store_can_be_backed_up_and_restored(place: Place, other_place: Place, tmp_path: Path) -> None:
    await (await place.open()).backup(tmp_path / "backup")
    await Store.restore(tmp_path / "backup", other_place.url, other_place.folder)
    assert [one async for one in (await other_place.open()).all_heads()] == []


# -- refused --------------------------------------------------------------------------------------------------------------


async def test_a_file_that_is_there_is_only_replaced_when_told(place: Place, tmp_path: Path) -> None:
    store = await place.open()
    await furnish(store)
    path = tmp_path / "backup"
    path.write_text("dear diary")
    with pytest.raises(StoreProblem) as caught:
        await store.backup(path)
    assert caught.value.reason.id == "srv-store-file-exists"
    assert path.read_text() == "dear diary"
    await store.backup(path, replace=True)
    assert path.read_bytes().startswith(b"SQLite format 3")


async def test_a_backup_that_cannot_be_written_is_told(place: Place, tmp_path: Path) -> None:
    store = await place.open()
    with pytest.raises(StoreProblem) as caught:
        await store.backup(tmp_path / "no such folder" / "backup")
    assert caught.value.reason.id == "srv-store-backup-failed"


async def test_a_database_that_holds_something_is_only_replaced_when_told(backup: Path, place: Place) -> None:
    store = await place.open()
    await store.append("mine", 0, b"", head=head("mine", holders=("zoe",)))
    await place.close()
    assert await refused(backup, place) == "srv-store-not-empty"
    store = await place.open()
    assert [one.id async for one in store.all_heads()] == ["mine"]
    await place.close()
    await Store.restore(backup, place.url, place.folder, replace=True)
    store = await place.open()
    assert [one.id async for one in store.all_heads()] == ["t", "u"]
    assert await store.heads_of("zoe") == []


async def test_a_database_on_which_a_server_runs_is_never_replaced(backup: Path, place: Place) -> None:
    store = await place.open()
    await store.append("mine", 0, b"", head=head("mine"))
    assert await refused(backup, place, replace=True) == "srv-store-in-use"
    await store.append("mine", 1, b"", head=head("mine"))
    assert [one.id async for one in store.all_heads()] == ["mine"]


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


def flip(path: Path) -> None:
    """One letter of a chat, as a bad disk would."""
    whole = path.read_bytes()
    assert whole.count(b"I only watch") == 1
    path.write_bytes(whole.replace(b"I only watch", b"I only wotch"))


def lose_a_row(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("DELETE FROM log_rows WHERE table_id = 't' AND seq = 2")
        file.commit()


def another_database(path: Path) -> None:
    path.unlink()
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE diary (page TEXT)")
        file.commit()


DAMAGE: dict[Callable[[Path], Any], str] = {
    cut: "srv-store-backup-broken",
    flip: "srv-store-backup-broken",
    lose_a_row: "srv-store-backup-broken",
    another_database: "srv-store-not-a-backup",
    lambda path: path.write_text("dear diary " * 100): "srv-store-not-a-backup",
    lambda path: path.write_bytes(b""): "srv-store-not-a-backup",
    lambda path: path.unlink(): "srv-store-no-backup",
    lambda path: (path.unlink(), path.mkdir()): "srv-store-no-backup",
}


@pytest.mark.parametrize("number", range(len(DAMAGE)))
async def test_what_is_not_a_whole_backup_is_refused_and_nothing_changes(backup: Path, place: Place, number: int) -> None:
    store = await place.open()
    await store.append("mine", 0, b"", head=head("mine"))
    await place.close()
    damage, reason = list(DAMAGE.items())[number]
    damage(backup)
    assert await refused(backup, place, replace=True) == reason
    assert [one.id async for one in (await place.open()).all_heads()] == ["mine"]


async def test_a_backup_of_a_newer_program_is_refused(backup: Path, place: Place) -> None:
    from inglenook.server.store import backup as module

    with closing(sqlite3.connect(backup)) as file:
        file.execute(f"UPDATE {schema.VERSION_TABLE} SET version_num = '9999'")
        file.execute(f"UPDATE {module.INFO} SET value = ? WHERE name = 'digest'", (module._digest(file),))
        file.commit()
    assert await refused(backup, place) == "srv-store-newer"
    assert [one async for one in (await place.open()).all_heads()] == []


async def test_a_restore_that_fails_in_the_middle_leaves_what_was_there(
    backup: Path, place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    from inglenook.server.store import backup as module

    store = await place.open()
    await furnish(store)
    await store.append("mine", 0, b"", head=head("mine"))
    before = await everything(store)
    await place.close()

    def half(source: Connection, target: Connection) -> None:
        target.execute(schema.guests.insert(), [{"id": "half", "name": "Half", "created": 0.0}])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(module, "copy_all", half)
        with pytest.raises((StoreProblem, OSError)):
            await Store.restore(backup, place.url, place.folder, replace=True)
    store = await place.open()
    assert await everything(store) == before and await store.guest("half") is None
    assert [path.name for path in place.folder.iterdir() if "part" in path.name or "restore" in path.name] == []


async def test_a_plain_copy_of_a_backup_is_as_good(backup: Path, tmp_path: Path, postgres: Cluster) -> None:
    shutil.copyfile(backup, tmp_path / "copy with spaces #1?.db")
    place = Place(postgres, tmp_path / "data")
    await Store.restore(tmp_path / "copy with spaces #1?.db", place.url, place.folder)
    assert len([one async for one in (await place.open()).all_heads()]) == 2
    await place.close()
