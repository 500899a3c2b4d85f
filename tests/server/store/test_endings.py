"""What lets people in, and how it ends: with all that was made by it, at one stroke, and other processes hear of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from inglenook.server.store import ENDED, Ended, Guest, Maker, Store, schema
from tests.server.postgres import Cluster
from tests.server.store.conftest import Place, head

HOME = Maker()


async def ada_and_her_devices(store: Store) -> None:
    """Ada made a link for her phone, the phone one for a tablet, and each of them a token; and there is Bob."""
    for guest in ("ada", "bob"):
        await store.put_guest(Guest(id=guest, name=guest.title(), created=1.0))
        await store.put_token(f"{guest}-program", "program", guest, table="t", seat=0)
    await store.put_token("phone", "device", "ada")
    await store.put_token("phone-program", "program", "ada", table="t", seat=1, by=Maker(device="phone"))
    await store.put_token("tablet", "device", "ada", by=Maker(device="phone"))
    await store.put_token("tablet-program", "program", "ada", table="t", seat=1, by=Maker(device="tablet"))
    await store.put_token("desk", "device", "ada")


async def hashes(store: Store, guest: str) -> set[str]:
    return {row.hash for row in await store.tokens_of(guest)}


async def test_a_link_ends_with_all_that_was_made_by_it_and_by_that(store: Store) -> None:
    await ada_and_her_devices(store)
    row = await store.token("tablet-program")
    assert row is not None and row.device == "tablet"
    gone = await store.revoke("ada", "phone")
    assert set(gone) == {"phone", "phone-program", "tablet", "tablet-program"}
    assert await hashes(store, "ada") == {"ada-program", "desk"}
    assert await hashes(store, "bob") == {"bob-program"}
    assert await store.revoke("ada", "phone") == ()


async def test_a_link_in_the_middle_leaves_the_one_it_came_by(store: Store) -> None:
    await ada_and_her_devices(store)
    assert set(await store.revoke("ada", "tablet")) == {"tablet", "tablet-program"}
    assert await hashes(store, "ada") == {"ada-program", "phone", "phone-program", "desk"}


async def test_nobody_ends_what_is_anothers(store: Store) -> None:
    await ada_and_her_devices(store)
    assert await store.revoke("bob", "phone") == ()
    assert len(await hashes(store, "ada")) == 6


async def test_what_has_ended_makes_nothing_new(store: Store) -> None:
    await ada_and_her_devices(store)
    await store.revoke("ada", "phone")
    for maker in (Maker(device="phone"), Maker(device="tablet"), Maker(epoch=1)):
        with pytest.raises(Ended):
            await store.put_token("late", "device", "ada", by=maker)
        with pytest.raises(Ended):
            await store.sign_out("ada", maker)
    assert await store.token("late") is None
    ada = await store.guest("ada")
    assert ada is not None and ada.epoch == 0


async def test_signing_out_everywhere_ends_all_tokens_and_the_epoch(store: Store) -> None:
    await ada_and_her_devices(store)
    epoch, gone = await store.sign_out("ada", Maker(device="desk"))
    assert epoch == 1 and len(gone) == 6
    assert await hashes(store, "ada") == set() and await hashes(store, "bob") == {"bob-program"}
    assert await store.guest("ada") == Guest(id="ada", name="Ada", created=1.0, epoch=1)
    assert await store.guest("bob") == Guest(id="bob", name="Bob", created=1.0)
    await store.put_guest(Guest(id="ada", name="Adele", created=2.0))
    assert await store.guest("ada") == Guest(id="ada", name="Adele", created=1.0, epoch=1), "a new name changes nothing else"
    with pytest.raises(Ended):
        await store.sign_out("ada", HOME)
    await store.put_token("new", "device", "ada", by=Maker(epoch=1))
    assert await hashes(store, "ada") == {"new"}


async def test_making_and_ending_at_once_leave_nothing_behind(place: Place) -> None:
    """Whatever comes first: after the end there is nothing the link has made."""
    here, there = await place.open(), await place.open()
    await here.put_guest(Guest(id="ada", name="Ada", created=1.0))
    for round in range(10):
        link = f"link{round}"
        await here.put_token(link, "device", "ada")
        making = [here.put_token(f"{link}-{n}", "device", "ada", by=Maker(device=link)) for n in range(5)]
        outcomes = await asyncio.gather(*making, there.revoke("ada", link), return_exceptions=True)
        assert all(not isinstance(one, Exception) or isinstance(one, Ended) for one in outcomes), outcomes
        assert await hashes(here, "ada") == set()


async def test_last_use_is_noted_and_brings_nothing_back(store: Store) -> None:
    await store.put_token("h", "device", "ada")
    await store.use_token("h", 12.5)
    row = await store.token("h")
    assert row is not None and row.used == 12.5
    await store.revoke("ada", "h")
    await store.use_token("h", 13.5)
    assert await store.token("h") is None


async def test_other_processes_hear_whose_has_ended(postgres: Cluster, tmp_path: Path) -> None:
    place = Place(postgres, tmp_path / "data")
    here, there = await place.open(), await place.open()
    heard: asyncio.Queue[tuple[str, int]] = asyncio.Queue()
    there.on_change(lambda table, seq: heard.put_nowait((table, seq)))
    here.on_change(lambda table, seq: pytest.fail("nobody hears of their own doings"))
    await ada_and_her_devices(here)
    await here.revoke("ada", "phone")
    assert await asyncio.wait_for(heard.get(), 30) == ("ada", ENDED)
    await here.sign_out("bob", HOME)
    assert await asyncio.wait_for(heard.get(), 30) == ("bob", ENDED)
    await place.close()


# -- a database from before -----------------------------------------------------------------------------------------------


async def test_a_database_from_before_keeps_its_guests_and_tokens(place: Place) -> None:
    store = await place.open()
    await store.put_guest(Guest(id="ada", name="Ada", created=1.5))
    await store.append("t", 0, b"kept", head=head("t", holders=("ada",)))
    await place.close()
    for statement in (
        "DROP INDEX tokens_device",
        "ALTER TABLE tokens DROP COLUMN device",
        "ALTER TABLE tokens DROP COLUMN used",
        "ALTER TABLE guests DROP COLUMN epoch",
        "INSERT INTO tokens (hash, kind, guest, table_id, seat, label, created) VALUES ('h', 'device', 'ada', '', -1, '', 2.5)",
        f"UPDATE {schema.VERSION_TABLE} SET version_num = '0001'",
    ):
        place.sql(statement)
    store = await place.open()
    assert place.sql(f"SELECT version_num FROM {schema.VERSION_TABLE}") == schema.REVISION
    assert await store.guest("ada") == Guest(id="ada", name="Ada", created=1.5)
    row = await store.token("h")
    assert row is not None and (row.guest, row.created, row.device, row.used) == ("ada", 2.5, "", 0.0)
    assert [one.body for one in await store.rows("t")] == [b"kept"]
    assert await store.revoke("ada", "h") == ("h",)
    assert (await store.sign_out("ada", HOME))[0] == 1
