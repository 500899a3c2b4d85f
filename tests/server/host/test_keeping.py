"""The log is the truth: whatever happens to the server, a table stands where its rows say, and nobody was told more."""

from __future__ import annotations

import asyncio
import random

import msgspec
import pytest

from inglenook.engine.data import encode
from inglenook.engine.decide import Refused
from inglenook.server import host as hosts
from inglenook.server import reading, wire
from inglenook.server.host import Host
from inglenook.server.live import Live
from inglenook.server.people import NoTable, Stale
from inglenook.server.store import StoreProblem
from tests.server.host.room import (
    ANN,
    BATTLE,
    BEN,
    KINGDOM,
    WATCHER,
    House,
    Window,
    answer,
    holder,
    kept,
    new_id,
    opened,
    play,
    question,
    settled,
    turns,
    two,
    until,
)


def face(live: Live) -> tuple[object, ...]:
    """All there is to know of a table: the state and its questions, secret answers, people, version."""
    fold = live.fold
    t = fold.playing()
    return (t.fingerprint(), sorted(t.pending.items()), fold.chairs, fold.version, fold.ask, fold.seq, fold.dropped)


async def looks(live: Live) -> list[bytes]:
    """What everybody sees."""
    return [encode(await live.scene(one, seat)) for one, seat in ((ANN, 0), (BEN, 1), (WATCHER, None))]


@pytest.mark.parametrize("game", [KINGDOM, BATTLE])
@pytest.mark.parametrize("every", [3, 10_000])
async def test_killed_at_any_moment_a_table_comes_back_as_it_was(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, every: int
) -> None:
    monkeypatch.setattr(hosts, "SNAPSHOT_EVERY", every)
    host = await house.host()
    live = await two(host, game)
    rng = random.Random(4)
    for _ in range(12):
        await play(live, 4, rng)
        if every == 3:
            await until(lambda: house.disk.snapshots)
        before, seen = face(live), await looks(live)
        host = await house.killed(host)
        live = await host.live(live.id)
        assert face(live) == before
        assert await looks(live) == seen
        window = await Window.open(live, ANN)
        await play(live, 2, rng)
        await window.read()
        now = await live.scene(ANN, 0)
        assert now is not None and window.scene is not None and window.scene.log[-len(now.log) :] == now.log
        if live.shown.stage == "over":
            break


@pytest.mark.parametrize("game", [KINGDOM, BATTLE])
async def test_a_snapshot_and_the_rows_after_it_are_the_same_as_all_rows(
    house: House, host: Host, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(hosts, "SNAPSHOT_EVERY", 10)
    live = await two(host, game)
    await play(live, 41)
    await until(lambda: live.id in house.disk.snapshots and house.disk.snapshots[live.id][0] > 30)
    seq, _ = house.disk.snapshots[live.id]
    assert 0 < seq < kept(house, live) - 1
    small, whole = (await host.read(live.id)).fold, reading.all_from_rows(live.id, await host.store.rows(live.id))
    one, other = small.playing(), whole.playing()
    assert one.past.moves > 0 and other.past.moves == 0
    assert one.fingerprint() == other.fingerprint() == live.fold.playing().fingerprint()
    assert (one.length, small.version) == (other.length, whole.version)


async def test_a_damaged_snapshot_does_no_harm(house: House, host: Host) -> None:
    live = await two(host)
    await play(live, 10)
    before = face(live)
    for damage in (b"", b"{}", b"null", b'{"opened":1}'):
        house.disk.snapshots[live.id] = (kept(house, live) - 1, damage)
        host = await house.killed(host)
        live = await host.live(live.id)
        assert face(live) == before


async def test_an_idle_table_is_put_away_and_comes_back_when_somebody_does(house: House, host: Host) -> None:
    live = await two(host)
    await play(live, 20)
    before = face(live)
    window = await Window.open(live, ANN)
    host.idle = -1.0
    await host.sweep()
    assert live.id in host.tables_here, "somebody looks"
    window.link.close()
    await host.sweep()
    assert live.id not in host.tables_here and live.id in house.disk.snapshots
    again = await host.live(live.id)
    assert again is not live and face(again) == before
    back = await Window.open(again, ANN, since=window.n, boot=window.boot)
    assert back.welcomes == 1, "events are numbered anew in a new life"
    await play(again, 5)


async def test_a_long_game_stays_small(host: Host) -> None:
    live = await two(host)
    await play(live, 150)
    t = live.fold.playing()
    assert t.length > 150
    assert len(t.checkpoints) <= 12 and len(t.moves) < 60 and len(t.log) < 300


# -- failures ---------------------------------------------------------------------------------------------------------


async def test_nobody_sees_an_answer_before_it_is_kept(house: House, host: Host) -> None:
    live = await two(host)
    ben, store = await Window.open(live, BEN), house.store(host)
    seen = await looks(live)
    info = live.info(BEN)
    store.hold = asyncio.Event()
    task = asyncio.create_task(answer(live, ANN, 0, (question(live, 0).keys[0],)))
    await turns()
    assert not task.done()
    assert live.info(BEN) == info and live.shown.to_move == (0,)
    looking = asyncio.create_task(looks(live))
    attaching = asyncio.create_task(live.attach(BEN))
    await turns()
    assert not looking.done() and not attaching.done() and await ben.read() == []
    store.hold.set()
    await task
    assert await looking != seen and live.info(BEN) != info
    assert [event.cause for event in await ben.read() if isinstance(event, wire.Event)] == ["answer"]


async def test_when_the_store_fails_nothing_has_happened(house: House, host: Host) -> None:
    live = await two(host)
    await play(live, 7)
    seat = live.shown.to_move[0]
    viewer = holder(live, seat)
    other = await Window.open(live, BEN if seat == 0 else ANN)
    before, seen, store = face(live), await looks(live), house.store(host)

    def full(table: str, seq: int) -> None:
        raise StoreProblem("srv-store-full")

    store.before = full
    keys = (question(live, seat).keys[0],)
    for _ in range(3):
        with pytest.raises(StoreProblem):
            await answer(live, viewer, seat, keys, id="try")
    store.before = None
    assert [one for one in await other.read() if isinstance(one, wire.Event)] == []
    await until(lambda: not live._spoiled)
    assert face(live) == before and await looks(live) == seen
    ack = await answer(live, viewer, seat, keys, id="try")
    assert not ack.again and ack.version > before[3]  # type: ignore[operator]


async def test_killed_between_keeping_and_telling_the_answer_is_there_once(house: House, host: Host) -> None:
    live = await two(host)
    version, keys, store = live.shown.version, (question(live, 0).keys[0],), house.store(host)

    def die(table: str, seq: int) -> None:
        raise KeyboardInterrupt("the power fails")

    store.after = die
    with pytest.raises(KeyboardInterrupt):
        await answer(live, ANN, 0, keys, id="last-words", version=version)
    rows = kept(house, live)
    host = await house.killed(host)
    live = await host.live(live.id)
    assert live.shown.version == version + 1 and live.shown.to_move == (1,)
    assert (await answer(live, ANN, 0, keys, id="last-words", version=version)).again
    assert kept(house, live) == rows


async def test_kept_but_unsure_the_server_looks_again_and_tells_what_is_there(house: House, host: Host) -> None:
    live = await two(host)
    ben, version, store = await Window.open(live, BEN), live.shown.version, house.store(host)

    def unsure(table: str, seq: int) -> None:
        raise StoreProblem("srv-store-unsure")

    store.after = unsure
    with pytest.raises(StoreProblem):
        await answer(live, ANN, 0, (question(live, 0).keys[0],), id="unsure", version=version)
    store.after = None
    await until(lambda: ben.link.behind)
    await ben.read()
    assert ben.scene is not None and ben.scene.version == version + 1 and ben.scene.prompt is not None
    assert (await answer(live, ANN, 0, ("x",), id="unsure", version=version)).again


async def test_a_client_that_goes_away_in_the_middle_of_an_answer_leaves_no_half_of_it(house: House, host: Host) -> None:
    live = await two(host)
    store, version = house.store(host), live.shown.version
    store.hold = asyncio.Event()
    task = asyncio.create_task(answer(live, ANN, 0, (question(live, 0).keys[0],), id="gone"))
    await turns()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    store.hold.set()
    store.hold = None
    await until(lambda: not live._spoiled)
    assert live.shown.version == version == (await host.read(live.id)).fold.version
    assert not (await answer(live, ANN, 0, (question(live, 0).keys[0],), id="gone")).again


async def test_rules_that_break_halfway_leave_the_table_as_it_was(
    house: House, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await two(host)
    await play(live, 4)
    before, rows = face(live), kept(house, live)
    seat = live.shown.to_move[0]

    def broken(*args: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(live.fold.playing(), "sign", broken)
    with pytest.raises(ZeroDivisionError):
        await answer(live, holder(live, seat), seat, (question(live, seat).keys[0],))
    await until(lambda: not live._spoiled)
    assert (face(live), kept(house, live)) == (before, rows)
    await answer(live, holder(live, seat), seat, (question(live, seat).keys[0],))


async def test_there_is_no_table_without_rows(host: Host) -> None:
    with pytest.raises(NoTable):
        await host.live("never-was")
    assert not host.tables_here


# -- several processes ------------------------------------------------------------------------------------------------


async def test_two_processes_serve_the_same_table(house: House) -> None:
    here, there = await house.host(), await house.host()
    ours = await two(here, KINGDOM)
    theirs = await there.live(ours.id)
    ann, ben = await Window.open(ours, ANN), await Window.open(theirs, BEN)
    rng = random.Random(3)
    for _ in range(40):
        seat = ours.shown.to_move[0]
        live, viewer = (ours, ANN) if seat == 0 else (theirs, BEN)
        await answer(live, viewer, seat, (rng.choice(question(live, seat).keys),))
        for _ in range(10):
            await asyncio.sleep(0)
        await settled(ours)
        await settled(theirs)
        assert face(ours) == face(theirs)
    await ann.read()
    await ben.read()
    assert [event.cause for event in ann.events] == [event.cause for event in ben.events]
    assert ann.welcomes == ben.welcomes == 1 and len(ann.events) >= 40


async def test_of_two_who_answer_at_the_same_time_one_is_taken_and_the_other_told(house: House) -> None:
    here, there = await house.host(), await house.host()
    ours = await two(here)
    theirs = await there.live(ours.id)
    lost = 0
    for number in range(25):
        seat = ours.shown.to_move[0]
        viewer, version, rows = holder(ours, seat), ours.shown.version, kept(house, ours)
        keys = question(ours, seat).keys
        both = await asyncio.gather(
            answer(ours, viewer, seat, (keys[0],), version=version),
            answer(theirs, viewer, seat, (keys[-1],), version=version),
            return_exceptions=True,
        )
        stale = [one for one in both if isinstance(one, Stale)]
        done = [one for one in both if isinstance(one, wire.Ack)]
        assert len(stale) == len(done) == 1 and kept(house, ours) == rows + 1, number
        lost += stale[0].reason.id == "srv-lost-race"
        assert stale[0].version > version
        for _ in range(10):
            await asyncio.sleep(0)
        await settled(ours)
        await settled(theirs)
        assert face(ours) == face(theirs)
    assert lost > 5


async def test_the_same_message_at_two_processes_is_done_once(house: House) -> None:
    here, there = await house.host(), await house.host()
    ours = await two(here)
    theirs = await there.live(ours.id)
    version, keys = ours.shown.version, (question(ours, 0).keys[0],)
    rows = kept(house, ours)
    both = await asyncio.gather(*(answer(live, ANN, 0, keys, id="one", version=version) for live in (ours, theirs)))
    assert sorted(ack.again for ack in both) == [False, True] and kept(house, ours) == rows + 1


async def test_a_table_somebody_comes_to_while_it_is_put_away_stays(house: House, host: Host) -> None:
    """Else there would be two of it, and windows on one would not hear of the other."""
    live = await two(host)
    await play(live, 4)
    host.idle = -1.0
    keep, windows = host.store.put_snapshot, []

    async def meanwhile(id: str, seq: int, raw: bytes) -> None:
        windows.append(await Window.open(live, ANN))
        await keep(id, seq, raw)

    host.store.put_snapshot = meanwhile  # type: ignore[method-assign]
    await host.sweep()
    assert windows and await host.live(live.id) is live


async def test_a_secret_answer_of_a_bot_that_was_taken_back_is_given_again(house: House, host: Host) -> None:
    """The version stays the same by that; the bot's next answer is another one all the same."""
    live = await two(host, BATTLE)
    await play(live, 200, until=lambda: len(live.shown.to_move) == 2)
    await live.give(ANN, 0, "random")
    await settled(live)
    version = live.shown.version
    assert live.shown.to_move == (1,), "the bot has answered, in secret"
    await live.undo(ANN, wire.UndoGiven(id=new_id(), seat=0, version=version))
    await settled(live)
    assert (live.shown.version, live.shown.to_move) == (version, (1,))
    await answer(live, BEN, 1, (question(live, 1).keys[0],))
    assert live.shown.version > version


async def test_bots_of_two_processes_do_not_play_twice(house: House) -> None:
    here, there = await house.host(), await house.host()
    ours = await opened(here, "me", "bot:random")
    theirs = await there.live(ours.id)
    ann = await Window.open(theirs, ANN)
    while sum(row.ref.startswith("bot/") for row in house.disk.log[ours.id]) < 8:
        await play(ours, 1)
        for _ in range(5):
            await asyncio.sleep(0)
    await until(lambda: theirs.shown.version == ours.shown.version)
    rows = [reading.bodies.unpack(row.body) for row in house.disk.log[ours.id]]
    refs = [row.ref for row in house.disk.log[ours.id] if row.ref.startswith("bot/")]
    assert len(refs) == len(set(refs)) > 5
    assert sum(isinstance(row, reading.bodies.Answered) and row.bot for row in rows) == len(refs)
    await ann.read()
    assert ann.scene is not None and ann.scene.version == ours.shown.version


async def test_what_was_said_elsewhere_is_heard_here(house: House) -> None:
    here, there = await house.host(), await house.host()
    ours = await two(here)
    theirs = await there.live(ours.id)
    ben = await Window.open(theirs, BEN)
    await ours.chat.say(ANN, wire.SayGiven(id=new_id(), text="Over there?"))
    for listener in house.store(there).listeners:
        listener(ours.id, hosts.CHAT)
    await until(lambda: ben.link._waiting)
    await ben.read()
    assert [event.chat.text for event in ben.events if event.chat] == ["Over there?"]


async def test_after_the_wire_to_the_database_was_cut_everything_is_read_again(house: House) -> None:
    here, there = await house.host(), await house.host()
    ours = await two(here)
    theirs = await there.live(ours.id)
    deaf = house.store(there).listeners
    house.store(there).listeners = []
    await play(ours, 6)
    assert theirs.shown.version < ours.shown.version
    for listener in deaf:
        listener("", hosts.EVERYTHING)
    await until(lambda: face(theirs) == face(ours))


# -- bots go on -------------------------------------------------------------------------------------------------------


async def test_a_bot_about_to_answer_when_the_server_died_answers_after_it_has_started(house: House, host: Host) -> None:
    live = await opened(host, "me", "bot:random")
    await settled(live)
    store = house.store(host)

    def die_on_bots(table: str, seq: int) -> None:
        if seq > rows:
            raise asyncio.CancelledError

    rows = kept(house, live)
    store.before = die_on_bots
    await answer(live, ANN, 0, (question(live, 0).keys[0],))
    await until(lambda: kept(house, live) == rows + 1)
    assert house.disk.heads[live.id].to_move == (1,)
    host = await house.killed(host)
    # nobody has to come for it
    await until(lambda: live.id in host.tables_here and host.tables_here[live.id].shown.to_move == (0,))


async def test_bots_among_themselves_play_only_while_somebody_looks(house: House, host: Host, monkeypatch) -> None:
    monkeypatch.setattr("inglenook.server.standins.PACE", 0.0)
    live = await opened(host, "bot:random", "bot:random", game=BATTLE)
    await turns()
    await settled(live)
    assert kept(house, live) == 2 and live.shown.version == 0
    window = await Window.open(live, ANN)
    await until(lambda: live.shown.version > 3)
    window.link.close()
    await settled(live)
    stood = live.shown.version
    await turns()
    await settled(live)
    assert live.shown.version == stood or live.shown.stage == "over"


async def test_refusals_say_no_more_than_ids(host: Host) -> None:
    live = await two(host)
    with pytest.raises(Refused) as refused:
        await answer(live, ANN, 0, ("<script>",))
    assert msgspec.json.encode(refused.value.reason)
