"""Taking back: free to the frontier and to whoever is alone, by consent of the others beyond; the log shows it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from inglenook.engine.decide import Refused
from inglenook.server import bodies, wire
from inglenook.server.host import Host
from inglenook.server.live import Live
from inglenook.server.people import NotAllowed, Viewer
from tests.server.host.room import (
    ANN,
    BATTLE,
    BEN,
    CLEO,
    KINGDOM,
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
    two,
)


async def undo(live: Live, viewer: Viewer, seat: int, **more: Any) -> wire.Ack:
    return await live.undo(viewer, wire.UndoGiven(id=new_id(), seat=seat, version=live.shown.version, **more))


async def consent(live: Live, viewer: Viewer, seat: int, ask: int, yes: bool) -> wire.Ack:
    return await live.consent(viewer, wire.ConsentGiven(id=new_id(), seat=seat, ask=ask, yes=yes))


async def not_free(live: Live, seat: int) -> None:
    """Play until this seat has answered and its answer is no longer free to take back."""

    def there() -> bool:
        refusal = live.fold.playing().undo_refusal(seat, free=False)
        return refusal is not None and refusal.id in ("undo-others", "undo-luck")

    await play(live, 60, random.Random(2), until=there)
    assert there()


async def free_answer(live: Live) -> int:
    """Play until somebody has given an answer that is free to take back; the seat."""
    rng = random.Random(6)
    for _ in range(200):
        seat = live.shown.to_move[0]
        await play(live, 1, rng)
        if live.fold.playing().undo_refusal(seat, free=False) is None:
            return seat
    raise AssertionError("no answer was free to take back")


async def test_an_answer_before_the_frontier_is_free_to_take_back(house: House, host: Host) -> None:
    live = await two(host)
    seat = await free_answer(live)
    t = live.fold.playing()
    mark, version = t.back_to(seat), live.shown.version
    other = await Window.open(live, BEN if seat == 0 else ANN)
    ack = await undo(live, holder(live, seat), seat)
    assert ack.ask is None and ack.version == live.shown.version > version
    assert live.fold.playing().length == mark and live.shown.to_move == (seat,)
    await other.read()
    assert [event.cause for event in other.events] == ["undo"] and other.events[0].by == seat
    assert other.scene is not None and other.scene.log[-1].text.id == "log-undo"
    rows = [bodies.unpack(row.body) for row in house.disk.log[live.id]]
    assert isinstance(rows[-1], bodies.Undone) and isinstance(rows[-2], bodies.Answered), "the rows keep what was undone"


async def test_beyond_the_frontier_the_others_are_asked_and_a_yes_takes_it_back(house: House, host: Host) -> None:
    live = await two(host)
    await not_free(live, 0)
    ann, ben = await Window.open(live, ANN), await Window.open(live, BEN)
    assert ann.scene is not None and ann.scene.undo is not None
    assert ann.scene.undo.allowed and ann.scene.undo.label.id == "srv-undo-ask"
    before, mark = live.fold.playing().fingerprint(), live.fold.playing().back_to(0)
    ack = await undo(live, ANN, 0)
    assert ack.ask is not None and live.fold.playing().fingerprint() == before
    await ann.read()
    await ben.read()
    for window in (ann, ben):
        assert window.ask is not None and (window.ask.ask, window.ask.seat, window.ask.waiting) == (ack.ask, 0, (1,))
    assert ann.scene.undo.label.id == "srv-undo-asked" and not ann.scene.undo.allowed
    with pytest.raises(Refused):
        await undo(live, ANN, 0)
    host = await house.killed(host)
    live = await host.live(live.id)
    assert live.shown.ask is not None and live.shown.ask.ask == ack.ask, "the question outlives the server"
    with pytest.raises(Refused):
        await consent(live, ANN, 0, ack.ask, True)
    ben = await Window.open(live, BEN)
    await consent(live, BEN, 1, ack.ask, True)
    assert live.fold.playing().length == mark and live.shown.to_move == (0,) and live.shown.ask is None
    await ben.read()
    assert ben.ask is None and ben.events[-1].cause == "undo" and ben.events[-1].by == 0
    assert ben.scene is not None and ben.scene.log[-1].text.id == "log-undo-agreed"
    again = await house.killed(host)
    assert (await again.live(live.id)).fold.playing().length == mark


async def test_a_no_settles_it_and_nothing_changes(host: Host) -> None:
    live = await two(host)
    await not_free(live, 0)
    before, version = live.fold.playing().fingerprint(), live.shown.version
    ack = await undo(live, ANN, 0)
    assert ack.ask is not None
    ann = await Window.open(live, ANN)
    await consent(live, BEN, 1, ack.ask, False)
    await ann.read()
    assert ann.events[-1].asked and ann.ask is None and live.shown.ask is None
    assert (live.fold.playing().fingerprint(), live.shown.version) == (before, version)
    with pytest.raises(Refused):
        await consent(live, BEN, 1, ack.ask, True)
    assert (await undo(live, ANN, 0)).ask not in (None, ack.ask), "one may ask again"


async def test_a_new_answer_settles_it_too(host: Host) -> None:
    live = await two(host)
    await not_free(live, 0)
    ack = await undo(live, ANN, 0)
    assert ack.ask is not None
    ben = await Window.open(live, BEN)
    await play(live, 1)
    await ben.read()
    assert live.shown.ask is None and ben.events[-1].asked
    with pytest.raises(Refused):
        await consent(live, BEN, 1, ack.ask, True)


async def test_all_the_others_must_agree_and_a_guest_with_two_seats_says_it_once(host: Host) -> None:
    live = await opened(host, "me", "open", "open", "open")
    token = live.opened.invite
    for viewer in (BEN, BEN, CLEO):
        await live.join(viewer, wire.Joining(token=token))
    await not_free(live, 0)
    mark = live.fold.playing().back_to(0)
    ack = await undo(live, ANN, 0)
    assert ack.ask is not None and live.shown.ask is not None and live.shown.ask.waiting == (1, 2, 3)
    await consent(live, BEN, 2, ack.ask, True)
    assert live.shown.ask is not None and live.shown.ask.waiting == (3,)
    with pytest.raises(NotAllowed):
        await consent(live, BEN, 3, ack.ask, True)
    with pytest.raises(Refused):
        await consent(live, BEN, 1, ack.ask, True)
    await consent(live, CLEO, 3, ack.ask, True)
    assert live.shown.ask is None and live.fold.playing().length == mark


async def test_whoever_leaves_is_not_waited_for(host: Host) -> None:
    live = await two(host)
    await not_free(live, 0)
    await undo(live, ANN, 0)
    await live.leave(BEN)
    assert live.shown.ask is None
    await settled(live)
    ack = await undo(live, ANN, 0)
    assert ack.ask is None, "Ann is alone with a bot now"


@pytest.mark.parametrize("game", [KINGDOM, BATTLE])
async def test_a_lone_person_goes_back_as_far_as_she_likes_also_beyond_what_is_remembered(
    house: House, host: Host, game: str
) -> None:
    live = await opened(host, "me", "bot:random", game=game)
    await settled(live)
    start = live.fold.playing().fingerprint()
    await play(live, 30)
    assert live.shown.stage == "playing"
    assert live.fold.playing().past.moves > 0
    taken = 0
    while live.fold.playing().undo_refusal(0, free=True) is None:
        length = live.fold.playing().length
        await undo(live, ANN, 0)
        taken += 1
        assert live.fold.playing().length < length
        assert 0 in live.shown.to_move
    assert taken >= 25 and live.fold.playing().fingerprint() == start
    rows = [bodies.unpack(row.body) for row in house.disk.log[live.id]]
    assert sum(isinstance(row, bodies.Undone) for row in rows) == taken
    host = await house.killed(host)
    live = await host.live(live.id)
    assert live.fold.playing().fingerprint() == start and live.shown.version > 2 * taken


async def test_after_an_undo_the_same_answer_meets_the_same_luck(host: Host) -> None:
    live = await opened(host, "me", "bot:random")
    await play(live, 10)
    seat = 0
    for _ in range(12):
        await settled(live)
        keys = (question(live, seat).keys[0],) if not question(live, seat).several else tuple(question(live, seat).all_keys[:1])
        length = live.fold.playing().length
        await answer(live, ANN, seat, keys)
        first = live.fold.playing()
        drawn, mark = list(first.moves[length - first.past.moves].draws), first.moves[length - first.past.moves].fingerprint
        await settled(live)
        await undo(live, ANN, seat)
        await answer(live, ANN, seat, keys)
        again = live.fold.playing()
        move = again.moves[length - again.past.moves]
        assert (list(move.draws), move.fingerprint) == (drawn, mark)


async def test_nothing_to_take_back_is_refused(house: House, host: Host) -> None:
    live = await two(host)
    rows = kept(house, live)
    with pytest.raises(Refused) as refused:
        await undo(live, BEN, 1)
    assert refused.value.reason.id == "undo-nothing" and kept(house, live) == rows
    with pytest.raises(NotAllowed):
        await undo(live, BEN, 0)
