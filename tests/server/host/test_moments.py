"""Moments over the host: what is sent is what the seat saw at each line, near and far, and nothing of what was taken back."""

from __future__ import annotations

import random

import msgspec
import pytest

from inglenook.engine import moments as engine
from inglenook.engine.back import Forgotten
from inglenook.engine.decide import Refused
from inglenook.engine.scene import Scene
from inglenook.engine.words import msg
from inglenook.server import moments, wire
from inglenook.server.host import Host
from inglenook.server.live import Live
from inglenook.server.moments import line_by_line
from inglenook.server.patch import unroll
from inglenook.server.people import NoTable, NotAllowed
from tests.server.host.room import ANN, BATTLE, BEN, EVE, KINGDOM, WATCHER, House, new_id, opened, play, settled, two


async def all_of(live: Live, seat: int | None) -> list[Scene]:
    """Every moment of a game, message by message."""
    viewer = {0: ANN, 1: BEN, None: WATCHER}[seat]
    scenes: list[Scene] = []
    first, length = 0, live.fold.playing().length
    while first < length:
        found = await line_by_line(live, viewer, seat, first, length)
        assert found.first == first and first <= found.last < length
        scenes += unroll(found)
        first = found.last + 1
    return scenes


def bare(scene: Scene) -> bytes:
    """A scene without its older lines."""
    return msgspec.json.encode(msgspec.structs.replace(scene, log=scene.log[-1:]))


@pytest.mark.parametrize("game", [KINGDOM, BATTLE])
async def test_every_line_has_its_moment_near_and_far(host: Host, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "MOST", 40)
    live = await two(host, game)
    await play(live, 60, random.Random(3))
    _, whole = moments.tasks._whole(live.id, moments.tasks.sent(await host.rows(live, live.fold.seq)))
    for seat in (0, 1, None):
        expected = [bare(one) for one in engine.of(whole, seat, 0, whole.length)]
        assert [bare(one) for one in await all_of(live, seat)] == expected
        assert len(expected) == sum(entry.visible_to(seat) for entry in whole.log) > 60
    with pytest.raises(Forgotten):
        engine.cut(live.fold.playing(), 1, 2)
    last = live.fold.playing().length - 1
    near = await line_by_line(live, ANN, 0, last, last)
    assert engine.cut(live.fold.playing(), last, last), "what is near is cut out of the table itself"
    now = await live.scene(ANN, 0)
    assert now is not None
    if near.base is not None:
        assert [line.text for line in unroll(near)[-1].log] == [line.text for line in now.log]


async def test_the_moments_of_a_seat_are_for_its_holder(host: Host) -> None:
    live = await two(host, BATTLE)
    await play(live, 6)
    with pytest.raises(NotAllowed):
        await line_by_line(live, BEN, 0, 1, 3)
    with pytest.raises(NoTable):
        await line_by_line(live, EVE, None, 1, 3)
    open_to_all = await line_by_line(live, WATCHER, None, 1, 3)
    assert open_to_all.first == 1


async def test_a_table_that_has_not_begun_or_can_only_be_looked_at_says_why(host: Host) -> None:
    waiting = await opened(host, "me", "open")
    with pytest.raises(Refused):
        await line_by_line(waiting, ANN, None, 0, 1)
    live = await opened(host, "me", "bot:random")
    await play(live, 3)
    live.read_only = msg("srv-older-rules")
    with pytest.raises(Refused) as refused:
        await line_by_line(live, ANN, 0, 1, 2)
    assert refused.value.reason.id == "srv-older-rules"


async def test_what_was_taken_back_leaves_no_moment_and_nothing_at_the_table_changes(host: Host) -> None:
    live = await opened(host, "me", "bot:random")
    await play(live, 12)
    await live.undo(ANN, wire.UndoGiven(id=new_id(), seat=0, version=live.shown.version))
    await settled(live)
    t = live.fold.playing()
    before = (t.fingerprint(), live.shown.version, len(t.log))
    scenes = [scene for first in (0, t.length - 1) for scene in unroll(await line_by_line(live, ANN, 0, first, t.length))]
    told = {line.text.id for scene in scenes for line in scene.log}
    assert scenes and max(scene.version for scene in scenes) < t.length and told
    assert (t.fingerprint(), live.shown.version, len(t.log)) == before
    await play(live, 3)


async def test_an_old_table_shows_its_moments_after_a_restart(house: House, host: Host) -> None:
    live = await two(host, BATTLE)
    await play(live, 5000)
    expected = [bare(one) for one in await all_of(live, 0)]
    host = await house.killed(host)
    live = await host.live(live.id)
    assert [bare(one) for one in await all_of(live, 0)] == expected
    beyond = await line_by_line(live, ANN, 0, 10_000, 20_000)
    assert beyond.first == beyond.last == live.fold.playing().length - 1
