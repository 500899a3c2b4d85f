"""The log: one row per place, each append on its own, the head always that of the last row."""

from __future__ import annotations

import asyncio

import pytest

from inglenook.server.store import Again, Head, Lost, Row, Store, StoreProblem
from tests.server.store.conftest import Place, head


async def opened(store: Store, *tables: str) -> None:
    """Tables with their first row."""
    for table in tables:
        await store.append(table, 0, b"opened", head=head(table))


async def bodies(store: Store, table: str) -> list[bytes]:
    rows = await store.rows(table)
    assert [row.seq for row in rows] == list(range(len(rows)))
    return [row.body for row in rows]


# -- a row ----------------------------------------------------------------------------------------------------------------


async def test_a_row_is_read_as_it_was_written(store: Store) -> None:
    when = await store.append("t", 0, b'{"a":1}\x00\xff', head=head("t"), ref="m-1")
    assert await store.rows("t") == [Row(seq=0, at=when, ref="m-1", body=b'{"a":1}\x00\xff')]
    assert await store.rows("other") == []


async def test_rows_after_a_seq_are_read_in_order(store: Store) -> None:
    for seq in range(12):
        await store.append("t", seq, b"%d" % seq, head=head("t"))
    assert [row.body for row in await store.rows("t", after=8)] == [b"9", b"10", b"11"]
    assert await store.rows("t", after=11) == []


async def test_a_row_may_say_when_it_happened(store: Store) -> None:
    assert await store.append("t", 0, b"", head=head("t"), at=1234.5) == 1234.5
    assert (await store.rows("t"))[0].at == 1234.5


@pytest.mark.parametrize("seq", [-1, 0, 2, 7])
async def test_a_place_that_is_taken_or_does_not_follow_on_is_lost(store: Store, seq: int) -> None:
    await store.append("t", 0, b"first", head=head("t", version=1), ref="one")
    with pytest.raises(Lost):
        await store.append("t", seq, b"late", head=head("t", version=9), ref="two")
    assert await bodies(store, "t") == [b"first"]
    kept = await store.head("t")
    assert kept is not None and kept.version == 1
    assert await store.has_ref("t", "two") is None


async def test_a_table_begins_with_row_0(store: Store) -> None:
    with pytest.raises(Lost):
        await store.append("t", 1, b"", head=head("t"))
    assert await store.head("t") is None and await store.rows("t") == []


async def test_the_head_of_another_table_is_a_mistake(store: Store) -> None:
    with pytest.raises(ValueError, match="'u'"):
        await store.append("t", 0, b"", head=head("u"))
    assert await store.rows("t") == []


# -- message ids ----------------------------------------------------------------------------------------------------------


async def test_a_repeated_ref_gives_the_row_it_made_and_makes_no_other(store: Store) -> None:
    await opened(store, "t")
    when = await store.append("t", 1, b"moved", head=head("t", version=1), ref="m-7")
    for seq in (1, 2, 5):
        with pytest.raises(Again) as caught:
            await store.append("t", seq, b"moved again", head=head("t", version=2), ref="m-7")
        assert caught.value.row == Row(seq=1, at=when, ref="m-7", body=b"moved")
    assert await bodies(store, "t") == [b"opened", b"moved"]
    kept = await store.head("t")
    assert kept is not None and kept.version == 1
    assert await store.has_ref("t", "m-7") == caught.value.row


async def test_a_ref_counts_at_its_own_table_only_and_no_ref_never(store: Store) -> None:
    await opened(store, "t", "u")
    await store.append("t", 1, b"", head=head("t"), ref="same")
    await store.append("u", 1, b"", head=head("u"), ref="same")
    await store.append("t", 2, b"", head=head("t"))
    await store.append("t", 3, b"", head=head("t"))
    assert await store.has_ref("t", "") is None
    assert len(await store.rows("t")) == 4


async def test_the_same_message_sent_many_times_at_once_is_done_once(store: Store) -> None:
    await opened(store, "t")
    sends = [store.append("t", 1, b"moved", head=head("t"), ref="m") for _ in range(20)]
    results = await asyncio.gather(*sends, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results) == ["Again"] * 19 + ["float"]
    assert await bodies(store, "t") == [b"opened", b"moved"]


# -- many at once -----------------------------------------------------------------------------------------------------------


async def test_lost_races_and_repeats_in_a_batch_hurt_no_bystander(store: Store) -> None:
    tables = [f"t{number}" for number in range(100)]
    await opened(store, *tables)
    for table in tables[:10]:
        await store.append(table, 1, b"theirs", head=head(table, version=1))
    for table in tables[10:20]:
        await store.append(table, 1, b"mine", head=head(table, version=1), ref="again")

    def attempt(table: str) -> object:
        seq = 2 if table in tables[10:20] else 1
        ref = "again" if table in tables[10:20] else ""
        return store.append(table, seq, b"now", head=head(table, version=2), ref=ref)

    results = await asyncio.gather(*(attempt(table) for table in tables), return_exceptions=True)
    kinds = [type(result) for result in results]
    assert kinds[:10] == [Lost] * 10 and kinds[10:20] == [Again] * 10 and kinds[20:] == [float] * 80
    for table in tables:
        last, version = (b"theirs", 1) if table in tables[:10] else (b"mine", 1) if table in tables[10:20] else (b"now", 2)
        assert await bodies(store, table) == [b"opened", last]
        kept = await store.head(table)
        assert kept is not None and kept.version == version


@pytest.mark.parametrize("unfit", ["surrogate \ud800", "\0"])
async def test_a_row_that_cannot_be_kept_hurts_no_bystander(store: Store, unfit: str) -> None:
    tables = [f"t{number}" for number in range(50)]
    sends = [store.append(table, 0, b"x", head=head(table), ref=unfit if table == "t7" else "") for table in tables]
    results = await asyncio.gather(*sends, return_exceptions=True)
    kept = [table for table, result in zip(tables, results, strict=True) if isinstance(result, float)]
    there = [one.id async for one in store.all_heads()]
    assert set(kept) >= set(tables) - {"t7"}
    assert sorted(kept) == sorted(there)
    if "t7" not in kept:
        assert isinstance(results[7], StoreProblem)
        assert await store.rows("t7") == []


async def test_rows_sent_without_waiting_come_in_order(store: Store) -> None:
    await asyncio.gather(*(store.append("t", seq, b"%d" % seq, head=head("t", version=seq)) for seq in range(30)))
    assert await bodies(store, "t") == [b"%d" % seq for seq in range(30)]
    kept = await store.head("t")
    assert kept is not None and kept.version == 29


async def test_when_one_of_those_is_lost_the_ones_behind_it_are_too(store: Store) -> None:
    await store.append("t", 0, b"0", head=head("t"), ref="zero")
    sends = [store.append("t", seq, b"new", head=head("t"), ref="zero" if seq == 1 else "") for seq in (1, 2, 3)]
    results = await asyncio.gather(*sends, return_exceptions=True)
    assert [type(result) for result in results] == [Again, Lost, Lost]
    assert await bodies(store, "t") == [b"0"]


async def test_a_caller_that_goes_away_leaves_the_others_alone(store: Store) -> None:
    await opened(store, "t", "u")
    going = asyncio.create_task(store.append("t", 1, b"gone", head=head("t")))
    staying = asyncio.create_task(store.append("u", 1, b"here", head=head("u")))
    await asyncio.sleep(0)
    going.cancel()
    await staying
    with pytest.raises(asyncio.CancelledError):
        await going
    assert await bodies(store, "u") == [b"opened", b"here"]


async def test_what_was_asked_for_before_closing_is_written(place: Place) -> None:
    store = await place.open()
    sends = [asyncio.create_task(store.append(f"t{n}", 0, b"", head=head(f"t{n}"))) for n in range(40)]
    await asyncio.sleep(0)
    await place.close()
    await asyncio.gather(*sends)
    again = await place.open()
    assert len([one async for one in again.all_heads()]) == 40


# -- heads ----------------------------------------------------------------------------------------------------------------


async def test_a_head_is_read_as_it_was_written(store: Store) -> None:
    written = Head(
        id="t",
        game="key_to_the_kingdom",
        name="Chez Zoé ☕",
        stage="waiting",
        public=True,
        host="g1",
        seats=b'[{"seat":0}]',
        holders=("g1", "g2"),
        to_move=(0, 3),
        version=7,
        created=1.5,
        changed=2.25,
        rules_version=3,
        content_hash="abc",
        invite="invite-1",
        watch="watch-1",
        rematch="r",
    )
    await store.append("t", 0, b"", head=written)
    for found in (
        await store.head("t"),
        await store.by_token("invite-1"),
        await store.by_token("watch-1"),
        *await store.heads_of("g1"),
        *await store.heads_of("g2"),
        *await store.public_waiting(5),
    ):
        assert found == written
    assert await store.heads_of("g3") == []
    assert await store.by_token("invite-2") is None


SELDOM: list[dict[str, object]] = [
    {"stage": "over"},
    {"public": True},
    {"seats": b'[{"seat":1}]'},
    {"holders": ("ada", "bob")},
    {"rules_version": 2},
    {"content_hash": "new"},
    {"rematch": "next"},
]


async def test_heads_written_together_are_each_as_their_last_row_has_it(store: Store) -> None:
    """Some only go on by a move, others change in what seldom changes; each keeps what is its own."""
    tables = [f"t{number}" for number in range(len(SELDOM) + 6)]
    await opened(store, *tables)
    for seq in (1, 2):
        written = [
            head(table, to_move=(number % 3,), version=seq, changed=seq + number / 8, **(change if seq == 2 else {}))
            for number, (table, change) in enumerate(zip(tables, [*SELDOM, *({},) * 6], strict=True))
        ]
        await asyncio.gather(*(store.append(one.id, seq, b"", head=one) for one in written))
        assert [await store.head(table) for table in tables] == written


async def test_an_empty_token_opens_no_table(store: Store) -> None:
    await opened(store, "t")
    assert await store.by_token("") is None


async def test_holders_who_leave_no_longer_have_the_table_and_others_keep_theirs(store: Store) -> None:
    await store.append("t", 0, b"", head=head("t", holders=("ada", "bob")))
    await store.append("u", 0, b"", head=head("u", holders=("ada", "ada")))
    await store.append("t", 1, b"", head=head("t", holders=("ada", "bob")))
    await store.append("t", 2, b"", head=head("t", holders=("bob", "cid")))
    assert [one.id for one in await store.heads_of("ada")] == ["u"]
    assert [one.id for one in await store.heads_of("bob")] == ["t"]
    assert [one.id for one in await store.heads_of("cid")] == ["t"]


async def test_holders_stay_right_when_another_process_changed_them(place: Place) -> None:
    """What a store remembers of a table must not outlive a row by somebody else."""
    ours, theirs = await place.open(), await place.open()
    await ours.append("t", 0, b"", head=head("t", holders=("ada",)))
    await theirs.append("t", 1, b"", head=head("t", holders=("ada", "bob")))
    await ours.append("t", 2, b"", head=head("t", holders=("ada",)))
    assert await ours.heads_of("bob") == []
    assert [one.id for one in await ours.heads_of("ada")] == ["t"]


async def test_my_tables_come_with_the_latest_first(store: Store) -> None:
    for table, changed in (("a", 1.0), ("b", 3.0), ("c", 2.0)):
        await store.append(table, 0, b"", head=head(table, holders=("ada",), changed=changed))
    assert [one.id for one in await store.heads_of("ada")] == ["b", "c", "a"]


async def test_only_public_tables_that_wait_are_listed(store: Store) -> None:
    tables = (("a", True, "waiting"), ("b", False, "waiting"), ("c", True, "playing"), ("d", True, "waiting"))
    for table, public, stage in tables:
        await store.append(table, 0, b"", head=head(table, public=public, stage=stage, created=float(ord(table))))
    assert [one.id for one in await store.public_waiting(10)] == ["d", "a"]
    assert [one.id for one in await store.public_waiting(1)] == ["d"]


async def test_all_heads_are_given_once_however_many(store: Store) -> None:
    names = [f"t{number:04}" for number in range(1203)]
    await asyncio.gather(*(store.append(name, 0, b"", head=head(name)) for name in names))
    assert sorted([one.id async for one in store.all_heads()]) == names
