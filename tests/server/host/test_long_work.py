"""Long work is done in another process, within bounds that the system holds, and what comes back is small."""

from __future__ import annotations

import asyncio
import os
import pickle
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest

from inglenook.engine import save as saves
from inglenook.engine.decide import Refused
from inglenook.engine.game import game
from inglenook.engine.words import msg
from inglenook.server import fold, reading, tasks, travel
from inglenook.server.people import NoTable, NotAllowed, Stale, Viewer
from inglenook.server.seating import Damaged
from inglenook.server.settings import Limits
from inglenook.server.workers import TooMuchWork, Workers
from tests.properties import questions, whole_answer
from tests.server.host.room import ANN, BATTLE, BEN, KINGDOM, House, Near, opened, play, settled, two, until

MB = 1024 * 1024


@pytest.fixture
async def elsewhere() -> AsyncIterator[Workers]:
    made = Workers(1, Limits(work_memory=300 * MB, work_seconds=2.0, record=60))
    yield made
    await made.stop()


def saved(answers: int) -> bytes:
    """A game as a file."""
    t = saves.new_table(game(KINGDOM), [saves.Seat("Ada"), saves.Seat("Ben")], luck=b"file")
    rng = random.Random(3)
    while len(t.moves) < answers:
        decision = rng.choice(questions(t))
        t.answer(decision.seat, whole_answer(decision, rng))
    return saves.encode(saves.to_save(t, t.game.options()))


def nothing_is_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*args: object, **more: object) -> None:
        raise AssertionError("a record was played again in this process")

    monkeypatch.setattr(saves, "replay", never)
    monkeypatch.setattr(reading, "from_rows", never)


async def test_a_game_is_brought_read_exported_and_looked_back_at_in_another_process(
    house: House, elsewhere: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = saved(40)
    told = saves.load(saves.parse(raw)).table
    nothing_is_replayed(monkeypatch)
    monkeypatch.setattr(reading, "SHORT", 0)
    server = await house.host(bots=elsewhere)
    live = await server.bring(ANN, raw)
    assert live.fold.playing().fingerprint() == told.fingerprint() and live.opened.brought is None
    await until(lambda: live.id in house.disk.snapshots)
    house.disk.snapshots.clear()
    again = (await server.read(live.id)).fold
    assert again.playing().fingerprint() == told.fingerprint() and again.opened.key == live.opened.key
    scene = await live.scene(ANN, 0, 3)
    assert scene is not None and scene.version == 3
    file = saves.parse(await live.export(ANN))
    assert [(one.seat, one.key) for one in file.moves] == [(one.seat, one.key) for one in told.moves]
    assert elsewhere.pids("long") and os.getpid() not in elsewhere.pids("long")


async def test_what_is_stored_of_a_game_that_was_brought_is_its_whole_record(house: House) -> None:
    server = await house.host()
    live = await server.bring(ANN, saved(40))
    row = reading.bodies.unpack(house.disk.log[live.id][0].body)
    assert isinstance(row, reading.bodies.Opened) and row.brought is not None
    assert len(row.brought.moves) >= 40 and row.key == live.opened.key
    await server._snapshot(live)
    kept = msgspec.json.decode(house.disk.snapshots[live.id][1], type=fold.Snapshot)
    assert kept.opened.brought is None


async def test_a_record_above_the_cap_is_refused_before_anything_is_played(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    raw = saved(61)
    nothing_is_replayed(monkeypatch)
    monkeypatch.setattr(saves, "load", saves.replay)
    near = Near(limits=Limits(record=60))
    server = await house.host(bots=near)
    with pytest.raises(saves.BadSave) as refused:
        await server.bring(ANN, raw)
    assert refused.value.reason.id == "srv-record-long" and refused.value.reason.args["most"] == 60
    assert not house.disk.log


async def test_a_process_that_runs_out_of_memory_says_so_and_the_next_one_works(elsewhere: Workers) -> None:
    assert await elsewhere.long("ann", limits) == 300 * MB
    before = elsewhere.pids("long")
    with pytest.raises(TooMuchWork) as told:
        await elsewhere.long("eve", hoard)
    assert told.value.reason.id == "srv-work-memory" and str(told.value)
    with pytest.raises(TooMuchWork) as told:
        await elsewhere.long("eve", die)
    assert told.value.reason.id == "srv-work-memory"
    assert await elsewhere.long("ann", os.getpid) not in (*before, os.getpid())


async def test_memory_that_ran_out_is_not_taken_for_a_record_that_does_not_play(elsewhere: Workers) -> None:
    with pytest.raises(TooMuchWork) as told:
        await elsewhere.long("eve", swallow)
    assert told.value.reason.id == "srv-work-memory"


async def test_work_that_computes_for_too_long_is_ended(elsewhere: Workers) -> None:
    with pytest.raises(TooMuchWork) as told:
        await elsewhere.long("eve", spin)
    assert told.value.reason.id == "srv-work-late"
    assert await elsewhere.long("ann", os.getpid) > 0


def limits() -> int:
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_DATA)
    assert soft == hard
    return soft


def hoard() -> int:
    return len(bytearray(2000 * MB))


def swallow() -> None:
    try:
        hoard()
    except Exception as error:
        raise saves.Inconsistent(reading.msg("save-draws", held=1, used=2)) from error


def die() -> None:
    os._exit(9)


def spin() -> None:
    while True:
        pass


async def test_whatever_is_sent_to_a_worker_has_no_key_in_it(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[bytes] = []

    class Nosy(Near):
        async def _ask(self, work: Any, *args: Any, turn: object = None) -> Any:
            sent.append(repr(args).encode())
            return await super()._ask(work, *args)

    server = await house.host(bots=Nosy())
    live = await opened(server, "me", "bot:mcts:5", game=BATTLE)
    await play(live, 6)
    await live.hint(ANN, live.shown.to_move[0])
    await server._snapshot(live)
    monkeypatch.setattr(reading, "SHORT", -1)
    await server.read(live.id)
    await live.scene(ANN, 0, 2)
    await live.export(ANN)
    await play(live, 5000)
    await live.luck(ANN)
    key = live.opened.key.encode()
    assert len(sent) > 8 and any(b"snapshot" in one or b"standing" in one for one in sent)
    assert key in (await server.store.rows(live.id))[0].body and not any(key in one for one in sent)


@pytest.mark.parametrize("game", [KINGDOM, BATTLE])
async def test_a_long_table_read_elsewhere_is_the_same_table(house: House, monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    server = await house.host()
    live = await two(server, game)
    await play(live, 60)
    house.disk.snapshots.clear()
    here = (await server.read(live.id)).fold
    monkeypatch.setattr(reading, "SHORT", 0)
    there = (await server.read(live.id)).fold
    for name in fold.SEATING:
        assert getattr(there, name) == getattr(here, name), name
    one, other = here.playing(), there.playing()
    assert (one.fingerprint(), one.length, one.over) == (other.fingerprint(), other.length, other.over)
    assert other.chance.source.draw(7, 6) == one.chance.source.draw(7, 6), "its luck goes on by its own key"  # type: ignore[union-attr]


async def test_a_long_table_that_no_longer_fits_is_read_elsewhere_to_be_looked_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await house.host()
    live = await two(server)
    await play(live, 20)
    log = house.disk.log[live.id]
    body = reading.bodies.unpack(log[-1].body)
    assert isinstance(body, reading.bodies.Answered)
    moves = tuple(msgspec.structs.replace(move, fingerprint="0" * 8) for move in body.moves)
    log[-1] = msgspec.structs.replace(log[-1], body=reading.bodies.pack(msgspec.structs.replace(body, moves=moves)))
    house.disk.snapshots.clear()
    here = await server.read(live.id)
    monkeypatch.setattr(reading, "SHORT", 0)
    there = await server.read(live.id)
    assert here.read_only is not None and there.read_only == here.read_only
    one, other = here.fold.playing(), there.fold.playing()
    assert saves.encode(other.state) == saves.encode(one.state) and other.log == one.log and other.seats == one.seats


async def test_a_file_is_made_once_for_all_who_ask(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    server = await house.host()
    live = await two(server)
    await play(live, 10)
    made: list[object] = []
    long = server.bots.long

    async def counted(guest: str, work: Any, *args: Any) -> Any:
        made.append(work)
        return await long(guest, work, *args)

    monkeypatch.setattr(server.bots, "long", counted)
    files = await asyncio.gather(*(live.export(ANN) for _ in range(5)))
    assert made == [tasks.export] and len(set(files)) == 1
    await live.export(BEN)
    assert made == [tasks.export] * 2, "who holds another seat may know other things"
    await play(live, 1)
    assert await live.export(ANN) != files[0] and len(made) == 3
    monkeypatch.setattr(travel, "MOST_BYTES", 1)
    await live.export(BEN)
    assert len(server.made._kept) == 1


async def test_a_game_that_was_brought_and_had_not_begun_when_the_server_died_begins_where_it_stood(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = await house.host()
    live = await server.bring(ANN, saved(40))
    before = live.fold.playing().fingerprint()
    await until(lambda: live.id in house.disk.snapshots)
    del house.disk.log[live.id][1:]
    house.disk.snapshots.clear()
    server = await house.killed(server)
    monkeypatch.setattr(reading, "SHORT", 0)
    live = await server.live(live.id)
    await settled(live)
    assert live.shown.stage == "playing" and live.fold.playing().fingerprint() == before


async def test_whoever_is_shown_out_while_a_record_is_played_opens_no_table(house: House) -> None:
    host = await house.host()
    before = len(house.disk.log)

    def shown_out(viewer: Viewer) -> None:
        raise NoTable(msg("srv-no-table"))

    host.check = shown_out
    with pytest.raises(NoTable):
        await host.bring(ANN, saved(3))
    assert len(house.disk.log) == before


def test_refusals_come_whole_out_of_another_process() -> None:
    for refused in (
        Refused(msg("srv-not-over"), "KK-R1"),
        NotAllowed(msg("srv-host-only")),
        Stale(msg("srv-stale"), 7),
        Damaged(msg("srv-row-missing", row=3)),
    ):
        again = pickle.loads(pickle.dumps(refused))
        assert (type(again), vars(again)) == (type(refused), vars(refused))
