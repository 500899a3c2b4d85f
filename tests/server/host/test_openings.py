"""Moments in which anybody may act, on the wire: nobody hears who is asked, or whether anybody is; wishes are kept."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

from inglenook.engine import view
from inglenook.engine.decide import NATURE, Refused
from inglenook.server import tasks, wire
from inglenook.server.live import Live
from tests.engine.battle import do, position, table_at
from tests.properties import whole_answer
from tests.server.host.room import (
    ANN,
    BATTLE,
    BEN,
    CLEO,
    WATCHER,
    House,
    Window,
    answer,
    holder,
    new_id,
    opened,
    play,
    question,
    three,
)

encode = msgspec.json.encode
pytestmark = pytest.mark.usefixtures("same_world")
KIND = "kind:between"
HELD = {
    "nobody": [[], ["spy.1"], ["spy.2"]],
    "Ben": [[], ["bolt.1"], ["spy.2"]],
    "Cleo": [[], ["spy.1"], ["bolt.1"]],
    "both": [[], ["bolt.1"], ["bolt.2"]],
}


async def placed(house: House, held: str) -> Live:
    """Ann's turn, with a wolf to send; who holds a bolt could throw it."""
    live = await three(house)
    t = live.fold.playing()
    t.group, t.tape, t.chance.tape = [], [], []
    t.checkpoints[-1].state = position([["wolf.1"], [], []], HELD[held])
    t.run_from(t.checkpoints[-1].state)
    t.sign()
    live.settle()
    live.news.start_afresh()
    return live


async def attack(live: Live) -> None:
    for key in ("attack:wolf.1", "seat:1"):
        await answer(live, ANN, 0, (key,), id=key)


async def wish(live: Live, viewer: object, seat: int, what: str, on: bool) -> wire.Ack:
    return await live.wish(viewer, wire.WishGiven(id=new_id(), seat=seat, wish=what, on=on))  # type: ignore[arg-type]


async def told(held: str, wishes: dict[int, set[str]], again: Callable[[], None]) -> tuple[list[bytes], list[bytes]]:
    """All that Ann and a spectator hear of an attack, until nobody is asked any more."""
    again()
    house = House()
    live = await placed(house, held)
    live.fold.playing().wishes = wishes
    ann, watcher = await Window.open(live, ANN), await Window.open(live, WATCHER)
    await attack(live)
    await live.chat.say(ANN, wire.SayGiven(id="say", text="hm"))
    number = 0
    while live.fold.playing().opening is not None:
        seat = live.shown.to_move[0]
        ack = await answer(live, holder(live, seat), seat, ("pass",), id=f"p{number}")
        assert ack.version == live.shown.version
        number += 1
    await ann.read(), await watcher.read()
    ann.raw += [encode(live.info(viewer)) for viewer in (ANN, WATCHER)]
    await house.close()
    return ann.raw, watcher.raw


async def test_nobody_hears_which_of_the_others_let_it_pass(same_world: Callable[[], None]) -> None:
    streams = [await told(held, {}, same_world) for held in ("Ben", "Cleo", "both")]
    assert streams[0] == streams[1] == streams[2]
    assert b"prompt-opening" in b"".join(streams[0][0]) and b"prompt-opening" in b"".join(streams[0][1])


async def test_a_standing_answer_leaves_no_trace(same_world: Callable[[], None]) -> None:
    streams = [await told(held, {1: {KIND}}, same_world) for held in ("nobody", "Ben")]
    assert streams[0] == streams[1] and b"prompt-opening" not in b"".join(streams[0][0])


def test_looking_back_does_not_tell_either() -> None:
    """A moment in the past is shown with how it went, whoever was asked then."""
    seen = []
    for held in HELD.values():
        t = do(table_at(position([["wolf.1"], [], []], held)), "attack:wolf.1", "seat:1")
        while t.opening is not None:
            t.submit("pass")
        journey = tasks.Journey(do(t, "pass"))
        seen.append([encode(msgspec.structs.replace(view.scene(journey.at(at), 0), undo=None)) for at in (1, 2, 3, 2, 1)])
    assert seen[0] == seen[1] == seen[2] == seen[3] and seen[0][1] == seen[0][2]


async def test_only_who_is_asked_is_told_so(house: House) -> None:
    live = await placed(house, "both")
    windows = {viewer: await Window.open(live, viewer) for viewer in (ANN, BEN, CLEO, WATCHER)}
    await attack(live)
    assert live.shown.to_move == (1,) and live.shown.hidden and live.head().to_move == (NATURE, 1)
    for viewer, window in windows.items():
        await window.read()
        assert window.events[-1].to_move == ((1,) if viewer is BEN else ())
        assert live.info(viewer).to_move == ((1,) if viewer is BEN else ())
        assert live.host.info_of(live.head(), viewer).to_move == ((1,) if viewer is BEN else ())
        assert window.scene is not None and window.scene.prompt is not None
        assert window.scene.prompt.seat == (1 if viewer is BEN else NATURE)
        window.raw.clear()
    live.news.tell_thinking(1, 3)
    await answer(live, BEN, 1, ("pass",))
    for viewer, window in windows.items():
        await window.read()
        assert bool(window.raw) is (viewer in (BEN, CLEO)), "nobody else hears anything"
    assert windows[CLEO].scene.prompt.seat == 2 and windows[BEN].scene.prompt.seat == NATURE  # type: ignore[union-attr]
    await live.undo(BEN, wire.UndoGiven(id=new_id(), seat=1, version=live.shown.version))
    for viewer in (ANN, WATCHER):
        assert not await windows[viewer].read()
    await answer(live, BEN, 1, ("throw:bolt.1",))
    await windows[ANN].read()
    assert windows[ANN].events[-1].by == 1, "who acts is seen by all"


async def test_who_may_not_answer_is_refused_alike(house: House) -> None:
    live = await placed(house, "Ben")
    await attack(live)
    reasons = set()
    for viewer, seat in ((ANN, 0), (CLEO, 2)):
        with pytest.raises(Refused) as refused:
            await answer(live, viewer, seat, ("pass",))
        reasons.add(refused.value.reason.id)
        with pytest.raises(Refused) as refused:
            await live.hint(viewer, seat)
        reasons.add(refused.value.reason.id)
    assert reasons == {"refuse-not-asked"}


async def to_a_moment(house: House) -> Live:
    """A battle played from its rows to a moment in which somebody is asked."""
    live = await three(house)
    await play(live, 200, random.Random(3), until=lambda: live.fold.playing().opening is not None)
    return live


async def test_a_standing_answer_survives_a_kill_and_is_taken_back(house: House) -> None:
    live = await to_a_moment(house)
    seat = live.shown.to_move[0]
    mine = await Window.open(live, holder(live, seat))
    await wish(live, holder(live, seat), seat, KIND, True)
    assert live.fold.playing().wishes == {seat: {KIND}} and live.shown.to_move[:1] != (seat,)
    await mine.read()
    assert [one.id for one in mine.scene.wishes if one.on] == [KIND]  # type: ignore[union-attr]
    moves = [(move.seat, move.key) for move in live.fold.playing().moves]
    live = await (await house.killed(house.hosts[0])).live(live.id)
    assert live.fold.playing().wishes == {seat: {KIND}}
    assert [(move.seat, move.key) for move in live.fold.playing().moves][-5:] == moves[-5:]
    with pytest.raises(Refused):
        await wish(live, holder(live, seat), seat, "kind:bid", True)
    await wish(live, holder(live, seat), seat, KIND, False)
    live = await (await house.killed(house.hosts[-1])).live(live.id)
    assert live.fold.playing().wishes == {}


async def test_letting_it_pass_survives_a_kill(house: House) -> None:
    live = await to_a_moment(house)
    seat = live.shown.to_move[0]
    await answer(live, holder(live, seat), seat, ("pass",))
    before = live.fold.playing().fingerprint(), live.shown.to_move
    live = await (await house.killed(house.hosts[0])).live(live.id)
    assert (live.fold.playing().fingerprint(), live.shown.to_move) == before


async def test_a_wish_goes_with_whoever_had_it(house: House) -> None:
    live = await to_a_moment(house)
    seat = live.shown.to_move[0]
    await wish(live, holder(live, seat), seat, KIND, True)
    live.fold.sit(seat, msgspec.structs.replace(live.fold.chairs[seat], name="Another name"))
    assert live.fold.playing().wishes == {seat: {KIND}}
    live.fold.sit(seat, msgspec.structs.replace(live.fold.chairs[seat], bot="random"))
    assert live.fold.playing().wishes == {}


async def test_bots_are_asked_too(house: House) -> None:
    live = await opened(await house.host(), "me", "bot:random", "bot:random", game=BATTLE)
    met = 0
    for _ in range(400):
        t = live.fold.playing()
        if t.over is not None:
            break
        met += t.opening is not None
        if 0 in live.shown.to_move:
            await answer(live, ANN, 0, tuple(whole_answer(question(live, 0), random.Random(t.length))))
        else:
            await live.stand_ins._answer(live.shown.to_move[0])
    assert met > 0
