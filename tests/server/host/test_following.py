"""Following: windows that look on line by line are told the table at each line, and nobody else is."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from inglenook.engine import moments as engine
from inglenook.engine.log import Entry
from inglenook.engine.scene import LogLine, Scene
from inglenook.engine.words import msg
from inglenook.server import following, tasks, wire
from inglenook.server.following import to_follow
from inglenook.server.host import Host
from inglenook.server.live import Live
from inglenook.server.patch import apply
from inglenook.server.people import Viewer
from tests.browser.scripts import Loaded, load
from tests.server.host.room import (
    ANN,
    BATTLE,
    BEN,
    KINGDOM,
    WATCHER,
    House,
    Near,
    Window,
    new_id,
    play,
    three,
    turns,
    two,
    until,
)

CHASE, DUEL, RAVENSHIRE, PROBE = "royal-fortune", "keyforge", "forges-of-ravenshire", "probe"


@pytest.fixture(autouse=True)
def dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same luck every time."""
    load(monkeypatch, Loaded(b"followed" * 4))


# -- which lines ------------------------------------------------------------------------------------------------------------


def line(seq: int, seat: int | None = None, **more: Any) -> LogLine:
    return LogLine(seq=seq, text=msg("plain", text=str(seq)), seat=seat, at=1, **more)


MINE = Entry(text=msg("plain", text="my turn"), seat=0, heading=True)
SHIP = [
    line(0, 0),
    line(1, heading=True),
    line(2),
    line(3, weight=0),
    line(4, weight=2),
    line(5),
    line(6, 0, heading=True),
    line(7, 0),
]
"""What an answer of the first seat sets off: the turn of nobody, then the own again."""


def test_lines_of_others_that_weigh_are_followed_under_a_heading_that_is_not_ones_own() -> None:
    assert to_follow(SHIP, MINE, True, [0]) == (2, 4, 5)
    assert to_follow(SHIP[3:], SHIP[1], True, [0]) == (1, 2)  # type: ignore[arg-type]
    assert to_follow(SHIP, MINE, False, [1]) == (0, 2, 4, 5, 7), "to others the first seat is another's"
    assert to_follow(SHIP, MINE, False, []) == (0, 2, 4, 5, 7), "and to who looks on"


def test_nothing_is_followed_where_there_is_one_line_only_or_an_own_answer_is_nobody_elses_turn() -> None:
    assert to_follow(SHIP[5:], SHIP[1], True, [0]) == ()  # type: ignore[arg-type]
    assert to_follow([line(0), line(1), line(2)], None, True, [0]) == ()
    assert to_follow([line(0), line(1), line(2, 0)], None, False, [0]) == (0, 1), "without a heading a line speaks for itself"
    assert to_follow([line(0), line(1)], MINE, True, [0]) == ()


# -- what is seen at them ---------------------------------------------------------------------------------------------------


class Follower:
    """A window that puts what it is told into the table as it stood before each event."""

    def __init__(self, window: Window) -> None:
        self.window = window
        self.stood: dict[int, Scene] = {}
        self.events: dict[int, wire.Event] = {}
        self.steps: dict[int, wire.Steps] = {}
        take = window.take

        def taken(message: wire.FromServer) -> None:
            if isinstance(message, wire.Event):
                assert window.scene is not None
                self.stood[message.n], self.events[message.n] = window.scene, message
            elif isinstance(message, wire.Steps):
                self.steps[message.n] = message
            take(message)

        window.take = taken  # type: ignore[method-assign]

    @classmethod
    async def open(cls, live: Live, viewer: Viewer, seat: int | None) -> Follower:
        self = cls(await Window.open(live, viewer, seat))
        self.window.link.follows = True
        return self

    @property
    def followed(self) -> dict[int, wire.Event]:
        return {n: event for n, event in self.events.items() if event.follow}

    async def read(self) -> None:
        """Everything, until the steps of all events have come."""
        while True:
            await self.window.read()
            if self.steps.keys() >= self.followed.keys():
                return
            await asyncio.sleep(0.001)

    def seen(self) -> dict[int, Scene]:
        """The table at each line that was told."""
        found: dict[int, Scene] = {}
        for n, told in self.steps.items():
            assert told.lines == self.events[n].follow
            scene = self.stood[n]
            for number, patch in zip(told.lines, told.steps, strict=True):
                assert not patch.log and patch.prompt is patch.undo is patch.wishes is msgspec.UNSET
                scene = found[number] = apply(scene, patch, self.events[n].version)
        return found


def shown(scene: Scene) -> object:
    return scene.parts, scene.phase, scene.sides


@pytest.mark.parametrize("game", [KINGDOM, BATTLE, CHASE, DUEL, RAVENSHIRE, PROBE])
async def test_who_follows_is_told_the_table_as_it_was_at_each_line(host: Host, game: str) -> None:
    live = await two(host, game)
    followers = [await Follower.open(live, viewer, seat) for viewer, seat in ((ANN, 0), (BEN, 1), (WATCHER, None))]
    for _ in range(8):
        await play(live, 10, random.Random(f"{game}{_}"))
        for one in followers:
            await one.read()
    _, whole = tasks._whole(live.id, tasks.sent(await host.rows(live, live.fold.seq)))
    for one in followers:
        seat = one.window.link.seat
        moments = {scene.log[0].seq: scene for scene in engine.of(whole, seat, 1, whole.length)}
        seen = one.seen()
        assert len(seen) > 2
        assert {number: shown(scene) for number, scene in seen.items()} == {n: shown(moments[n]) for n in seen}
        logs = {entry.seq: entry for entry in (one.window.scene.log if one.window.scene else ())}
        assert all(logs[number].weight > 0 and not logs[number].heading for number in seen if number in logs)


async def test_a_question_to_several_is_shown_whole_as_some_had_answered_before(house: House) -> None:
    live = await three(house)
    one = await Follower.open(live, ANN, 0)
    await play(live, 12, random.Random(4))
    await one.read()
    first = [told.steps[0] for told in one.steps.values()]
    assert any(patch.order is not None and len(patch.parts) == len(patch.order) for patch in first)
    assert one.seen()


async def test_nobody_is_told_who_does_not_follow_and_nothing_is_made_for_them(host: Host) -> None:
    made: list[Any] = []
    long = host.bots.long

    async def counted(guest: str, work: Callable[..., Any], *args: Any, **more: Any) -> Any:
        made.append(work)
        return await long(guest, work, *args, **more)

    host.bots.long = counted  # type: ignore[method-assign, assignment]
    live = await two(host, CHASE)
    ann, ben = await Follower.open(live, ANN, 0), await Follower.open(live, BEN, 1)
    ann.window.link.follows = ben.window.link.follows = False
    await play(live, 10)
    await ann.window.read()
    assert made == [] and ann.events and not ann.followed
    ben.window.link.follows = True
    await play(live, 15)
    await ben.read()
    await ann.window.read()
    assert set(made) == {following.steps} and ben.steps and not ann.steps and not ann.followed


async def test_what_happens_while_a_look_is_taken_is_looked_at_together(house: House) -> None:
    class Slow(Near):
        """Long work is done when the test says so."""

        async def _ask(self, work: Callable[..., Any], *args: Any, turn: object = None) -> Any:
            if following.steps in args:
                jobs.append(args[-1])
                await gate.wait()
            return await super()._ask(work, *args, turn=turn)

    gate, jobs = asyncio.Event(), list[list[bytes]]()
    live = await two(await house.host(bots=Slow()), CHASE)
    ann = await Follower.open(live, ANN, 0)
    await play(live, 12)
    await turns()
    assert len(jobs) == 1 and len(jobs[0]) == 1
    gate.set()
    await ann.read()
    assert len(jobs) == 2 and len(jobs[1]) == len(ann.steps) - 1 > 1


async def test_more_than_can_be_looked_at_is_let_go_and_a_window_that_has_gone_is_not_told(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Stuck(Near):
        async def _ask(self, work: Callable[..., Any], *args: Any, turn: object = None) -> Any:
            if following.steps in args:
                jobs.append(args[-1])
                await gate.wait()
            return await super()._ask(work, *args, turn=turn)

    monkeypatch.setattr(following, "MOST", 2)
    gate, jobs = asyncio.Event(), list[list[bytes]]()
    live = await two(await house.host(bots=Stuck()), CHASE)
    ann, ben = await Follower.open(live, ANN, 0), await Follower.open(live, BEN, 1)
    await play(live, 30)
    ben.window.link.close()
    gate.set()
    await until(lambda: not live.news.following._busy)
    await ann.window.read()
    assert [len(job) for job in jobs] == [1, 2] and len(ann.steps) < len(ann.followed)
    assert max(ann.steps) == max(ann.followed) and not ben.steps


async def test_an_answer_that_was_taken_back_and_given_again_has_steps_of_its_own(host: Host) -> None:
    live = await two(host, CHASE)
    one = await Follower.open(live, WATCHER, None)
    await play(live, 20, until=lambda: len(one.window.link._waiting) > 12)
    await one.read()
    before = dict(one.steps)
    seat = next(seat for seat in (0, 1) if live.fold.playing().undo_refusal(seat, free=True) is None)
    viewer = (ANN, BEN)[seat]
    ack = await live.undo(viewer, wire.UndoGiven(id=new_id(), seat=seat, version=live.shown.version))
    if ack.ask is not None:
        other = 1 - seat
        await live.consent((ANN, BEN)[other], wire.ConsentGiven(id=new_id(), seat=other, ask=ack.ask, yes=True))
    await play(live, 20)
    await one.read()
    again = {n: told for n, told in one.steps.items() if n not in before}
    assert again and min(again) > max(before)
    assert not any(event.follow for event in one.events.values() if event.cause != "answer")
