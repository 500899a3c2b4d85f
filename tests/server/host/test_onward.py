"""Play on from here: a table beside, from a moment of another, with luck of its own."""

from __future__ import annotations

import random

import pytest

from inglenook.engine.decide import Refused
from inglenook.engine.log import Move
from inglenook.engine.scene import Scene
from inglenook.server import reading, wire
from inglenook.server.host import Host
from inglenook.server.live import Live
from inglenook.server.onward import play_on
from inglenook.server.people import NoTable
from tests.server.host.room import ANN, BATTLE, BEN, EVE, KINGDOM, WATCHER, House, Window, opened, play, settled, two


async def over(host: Host, *, public: bool = False) -> Live:
    live = await two(host, BATTLE, name="Once", public=public)
    await play(live, 5000, random.Random(4))
    assert live.shown.stage == "over"
    return live


def on(at: int, *, alone: bool = False) -> wire.PlayOn:
    return wire.PlayOn(at=at, alone=alone)


def face(scene: Scene | None) -> object:
    """What a scene shows, but for what depends on who sits there and for the number of the question."""
    assert scene is not None
    return scene.parts, scene.phase, scene.prompt, [line.text for line in scene.log]


async def moves_of(live: Live) -> list[Move]:
    """The whole record of a table."""
    return reading.all_from_rows(live.id, await live.host.store.rows(live.id)).playing().moves


async def test_a_finished_game_goes_on_from_a_moment_at_a_new_table(house: House, host: Host) -> None:
    live = await over(host)
    window = await Window.open(live, BEN)
    end, rows = live.fold.playing().sign(), len(house.disk.log[live.id])
    half = live.fold.playing().length // 2
    info = await play_on(live, ANN, on(half))
    assert (info.stage, info.name, info.game) == ("waiting", "Once", BATTLE)
    assert [(seat.control, seat.name) for seat in info.seats] == [("human", "Ann"), ("open", "Ben")]
    again = await host.live(info.id)
    assert (await again.join(BEN, wire.Joining())).stage == "playing"
    assert again.opened.key != live.opened.key and again.fold.playing().length == half + 1
    for viewer, seat in ((ANN, 0), (BEN, 1)):
        assert face(await again.scene(viewer, seat)) == face(await live.scene(viewer, seat, half))
    await window.read()
    assert window.table is not None
    assert window.table.branches == (wire.Branch(table=info.id, at=half, seat=0),)
    assert live.fold.playing().sign() == end and len(house.disk.log[live.id]) == rows + 1
    await play(again, 5000, random.Random(5))
    assert again.shown.stage == "over"
    before = (await moves_of(live))[: half + 1]
    assert (await again.luck(ANN)).first == sum(len(move.draws) for move in before)


async def test_from_the_same_moment_the_luck_is_another(host: Host) -> None:
    """Nobody who read the key of the old table knows what comes at the new one."""
    live = await over(host)
    games = []
    for _ in range(6):
        again = await host.live((await play_on(live, ANN, on(1, alone=True))).id)
        await play(again, 40, random.Random(6))
        games.append([draw for move in (await moves_of(again))[2:] for draw in move.draws])
    assert len({tuple(game) for game in games}) > 1


async def test_all_seats_may_be_played_by_one_and_bots_stay(host: Host) -> None:
    live = await over(host)
    info = await play_on(live, ANN, on(0, alone=True))
    assert info.stage == "playing" and [seat.mine for seat in info.seats] == [True, True]
    alone = await opened(host, "me", "bot:random", game=KINGDOM)
    await play(alone, 3)
    info = await play_on(alone, ANN, on(2))
    assert [(seat.control, seat.bot) for seat in info.seats] == [("human", ""), ("bot", "random")]
    await settled(await host.live(info.id))


async def test_who_only_watched_plays_all_of_it_and_tells_nobody(host: Host) -> None:
    live = await over(host, public=True)
    info = await play_on(live, EVE, on(3))
    assert info.stage == "playing" and all(seat.mine for seat in info.seats)
    assert live.shown.branches == () and live.info(WATCHER).branches == ()
    private = await over(host)
    with pytest.raises(NoTable):
        await play_on(private, EVE, on(3))


async def test_the_end_itself_leads_nowhere(host: Host) -> None:
    live = await over(host)
    last = live.fold.playing().length - 1
    for at in (last, last + 1, 999_999):
        with pytest.raises(Refused, match="srv-play-on-end"):
            await play_on(live, ANN, on(at))
    assert (await play_on(live, ANN, on(last - 1))).stage == "waiting"


async def test_a_game_with_secrets_must_be_over(host: Host) -> None:
    live = await two(host, BATTLE)
    await play(live, 3)
    with pytest.raises(Refused, match="srv-play-on-secrets"):
        await play_on(live, ANN, on(1))
    waiting = await opened(host, "me", "open", game=BATTLE)
    with pytest.raises(Refused, match="srv-not-begun"):
        await play_on(waiting, ANN, on(0))


async def test_a_game_without_secrets_need_not_be_over_and_goes_on_itself(host: Host) -> None:
    live = await two(host)
    await play(live, 6)
    version = live.shown.version
    info = await play_on(live, ANN, on(4))
    assert (live.shown.version, live.shown.stage, info.stage) == (version, "playing", "waiting")
    again = await host.live(info.id)
    assert (await again.join(BEN, wire.Joining())).stage == "playing"
    await play(live, 2)
    await play(again, 2)


async def test_it_is_remembered(house: House, host: Host) -> None:
    live = await over(host)
    tables = [(await play_on(live, BEN, on(at))).id for at in range(10)]
    await host._snapshot(live)
    host = await house.killed(host)
    again = await host.live(live.id)
    assert [one.table for one in again.shown.branches] == tables[-8:]
    assert {one.seat for one in again.shown.branches} == {1}
