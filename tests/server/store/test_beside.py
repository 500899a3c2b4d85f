"""What is kept beside the log: snapshots, chat, guests, tokens, secrets."""

from __future__ import annotations

import asyncio

from inglenook.server.store import Guest, Said, Store, TokenRow
from tests.server.store.conftest import Place


async def test_the_last_snapshot_is_kept_and_an_older_one_never_replaces_it(store: Store) -> None:
    assert await store.snapshot("t") is None
    await store.put_snapshot("t", 10, b"ten\x00")
    await store.put_snapshot("t", 20, b"twenty")
    await store.put_snapshot("t", 15, b"fifteen")
    await store.put_snapshot("u", 3, b"other")
    assert await store.snapshot("t") == (20, b"twenty")
    assert await store.snapshot("u") == (3, b"other")
    await store.put_snapshot("t", 20, b"twenty, anew")
    assert await store.snapshot("t") == (20, b"twenty, anew")


async def test_chat_is_numbered_per_table_and_kept_in_order(store: Store) -> None:
    first = await store.say("t", "Ada", "g1", "Hello", 0)
    second = await store.say("t", "Bob", "g2", "ça va ? 🎲")
    other = await store.say("u", "Ada", "g1", "Elsewhere", 1)
    assert (first[0], second[0], other[0]) == (1, 2, 1)
    assert await store.chat("t") == [
        Said(n=1, who="Ada", guest="g1", text="Hello", when=first[1], seat=0),
        Said(n=2, who="Bob", guest="g2", text="ça va ? 🎲", when=second[1], seat=None),
    ]


async def test_chat_gives_the_last_lines_or_those_after_a_number(store: Store) -> None:
    for number in range(1, 8):
        await store.say("t", "Ada", "g", f"line {number}")
    assert [said.n for said in await store.chat("t", limit=3)] == [5, 6, 7]
    assert [said.n for said in await store.chat("t", after=4)] == [5, 6, 7]
    assert await store.chat("t", after=7) == []


async def test_a_line_sent_again_is_not_said_again(store: Store) -> None:
    first = await store.say("t", "Ada", "g", "Hello", 0, ref="m1")
    assert await store.say("t", "Ada", "g", "Hello", 0, ref="m1") == first
    assert (await store.say("t", "Ada", "g", "Hello", 0))[0] == 2
    assert (await store.say("t", "Ada", "g", "Hello", 0))[0] == 3
    assert len(await store.chat("t")) == 3


async def test_lines_said_at_once_in_two_processes_get_a_number_each(place: Place) -> None:
    here, there = await place.open(), await place.open()
    saying = [store.say("t", "Ada", "g", f"line {n}", ref=f"m{n}") for n in range(20) for store in (here, there)]
    numbers = [number for number, _ in await asyncio.gather(*saying)]
    assert sorted(numbers) == sorted([*range(1, 21), *range(1, 21)])
    assert sorted(said.ref for said in await here.chat("t")) == sorted(f"m{n}" for n in range(20))


async def test_a_guest_keeps_the_first_day_and_the_last_name(store: Store) -> None:
    await store.put_guest(Guest(id="g", name="Ada", created=1.0))
    await store.put_guest(Guest(id="h", name="Bob", created=3.0))
    await store.put_guest(Guest(id="g", name="Zoé", created=2.0))
    assert await store.guest("g") == Guest(id="g", name="Zoé", created=1.0)
    assert await store.guest("h") == Guest(id="h", name="Bob", created=3.0)
    assert await store.guest("i") is None


async def test_texts_lose_the_one_character_that_cannot_be_kept(store: Store) -> None:
    await store.put_guest(Guest(id="g", name="A\0da", created=1.0))
    await store.say("t", "A\0da", "g", "he\0llo")
    kept = await store.guest("g")
    assert kept is not None and kept.name == "Ada"
    assert [(said.who, said.text) for said in await store.chat("t")] == [("Ada", "hello")]


async def test_tokens_are_found_by_hash_listed_by_guest_and_revoked(store: Store) -> None:
    device = await store.put_token("h1", "device", "g", label="phone")
    program = await store.put_token("h2", "program", "g", table="t", seat=2)
    others = await store.put_token("h3", "device", "other")
    assert device == TokenRow(hash="h1", kind="device", guest="g", label="phone", created=device.created)
    assert program == TokenRow(hash="h2", kind="program", guest="g", table="t", seat=2, created=program.created)
    assert await store.token("h1") == device
    assert await store.tokens_of("g") == [device, program]
    assert await store.revoke("other", "h1") == (), "only by their own guest"
    assert await store.revoke("g", "h1") == ("h1",)
    assert await store.revoke("g", "h1") == ()
    assert await store.token("h1") is None
    assert await store.tokens_of("g") == [program]
    assert await store.tokens_of("other") == [others]


async def test_a_token_that_is_there_is_not_given_to_another(store: Store) -> None:
    mine = await store.put_token("h", "device", "g")
    await store.put_token("h", "device", "thief")
    assert await store.token("h") == mine


async def test_a_secret_is_made_once_for_all_processes_and_lasts(place: Place) -> None:
    here, there = await place.open(), await place.open()
    cookie, same, other = await asyncio.gather(here.secret("cookie"), there.secret("cookie"), here.secret("other"))
    assert cookie == same and cookie != other and len(cookie) == len(other) == 32
    await place.close()
    assert await (await place.open()).secret("cookie") == cookie
