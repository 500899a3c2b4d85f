"""Secrets on the wire: what a seat may not know does not change one byte of what it is sent."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from inglenook.engine.chance import Chance, Dice
from inglenook.engine.decide import Refused
from inglenook.engine.words import Problem
from inglenook.server import reading, tasks, wire
from inglenook.server.live import Live
from inglenook.server.moments import line_by_line
from tests.engine.battle import CARDS
from tests.server.host.room import (
    ANN,
    BATTLE,
    BEN,
    CLEO,
    KINGDOM,
    WATCHER,
    House,
    Window,
    answer,
    holder,
    new_id,
    play,
    question,
    settled,
    three,
    two,
)

encode = msgspec.json.encode


# -- secret, simultaneous answers -----------------------------------------------------------------------------------------


async def bids(bid: str, restart: bool) -> tuple[list[bytes], list[bytes]]:
    """What Ann and a spectator hear of Ben's bid while Cleo has not answered."""
    house = House()
    live = await three(house)
    ann, watcher = await Window.open(live, ANN), await Window.open(live, WATCHER)
    await answer(live, BEN, 1, (bid,), id="bid")
    await ann.read(), await watcher.read()
    assert live.shown.to_move == (0, 2)
    assert ann.scene is not None and ann.scene.prompt is not None and ann.scene.prompt.waiting == (0, 2)
    if restart:
        host = await house.killed(house.hosts[0])
        live = await host.live(live.id)
        assert live.shown.to_move == (0, 2) and live.fold.playing().pending == {1: bid}
        late, other = await Window.open(live, ANN), await Window.open(live, WATCHER)
        ann.raw += late.raw
        watcher.raw += other.raw
    for viewer in (ANN, WATCHER):
        seat = 0 if viewer is ANN else None
        ann.raw += [encode(await live.scene(viewer, seat)), encode(await live.scene(viewer, seat, at=0))]
        ann.raw += [await live.export(viewer), encode(await live.luck(viewer))]
        ann.raw.append(encode(await line_by_line(live, viewer, seat, 0, 9)))
    with pytest.raises(Refused) as refused:
        await live.hint(ANN, 1)
    ann.raw.append(encode(refused.value.reason))
    ann.raw.append(encode((await live.hint(ANN, 0)).keys))
    await house.close()
    return ann.raw, watcher.raw


@pytest.mark.parametrize("restart", [False, True])
async def test_nobody_learns_a_secret_answer_before_all_have_answered(same_world: Callable[[], None], restart: bool) -> None:
    streams = []
    for bid in ("bid:0", "bid:2"):
        same_world()
        streams.append(await bids(bid, restart))
    assert streams[0] == streams[1]
    assert len(streams[0][0]) >= 8 and b"bid:2" in b"".join(streams[0][0]), "Ann sees her own answers listed"


async def test_secret_answers_survive_a_kill_and_come_out_together(house: House) -> None:
    live = await three(house)
    for viewer, seat, bid in ((CLEO, 2, "bid:1"), (ANN, 0, "bid:0")):
        await answer(live, viewer, seat, (bid,))
        host = await house.killed(house.hosts[0])
        live = await host.live(live.id)
    assert live.shown.to_move == (1,)
    with pytest.raises(Refused):
        await answer(live, ANN, 0, ("bid:2",))
    ben = await Window.open(live, BEN)
    assert not any("log-bid" in line.text.id for line in ben.scene.log)  # type: ignore[union-attr]
    await answer(live, BEN, 1, ("bid:0",))
    await ben.read()
    told = [line.text.args for line in ben.scene.log if line.text.id == "log-bid"]  # type: ignore[union-attr]
    assert [(one["who"], one["bid"]) for one in told] == [("Ann", 0), ("Ben", 0), ("Cleo", 1)]


async def test_a_secret_answer_can_be_taken_back_until_all_have_answered(house: House) -> None:
    live = await three(house)
    await answer(live, BEN, 1, ("bid:2",))
    ann, version = await Window.open(live, ANN), live.shown.version
    await live.undo(BEN, wire.UndoGiven(id=new_id(), seat=1, version=version))
    assert live.shown.to_move == (0, 1, 2) and live.shown.version == version
    host = await house.killed(house.hosts[0])
    live = await host.live(live.id)
    assert live.shown.to_move == (0, 1, 2)
    await answer(live, BEN, 1, ("bid:1",))
    await ann.read()
    assert b"took" not in b"".join(ann.raw) and not any(line.text.id.startswith("log-undo") for line in ann.scene.log)  # type: ignore[union-attr]


# -- hidden cards ---------------------------------------------------------------------------------------------------------


def deal_otherwise(live: Live, seat: int, seed: int) -> None:
    """Put everything this seat may not know in other places, without a trace."""
    t: Any = live.fold.playing()
    assert not t.tape and not t.chance.tape and t.game.redeal is not None
    state = t.start.copy()
    t.game.redeal(state, seat, Chance(Dice(random.Random(seed))))
    t.checkpoints[-1].state = state
    t.run_from(state)
    t.sign()


async def battle(seat: int | None, seed: int) -> tuple[list[bytes], bytes]:
    """All that one seat (or a spectator) hears of a turn, and what somebody else is sent who may know more."""
    house = House()
    live = await two(await house.host(), BATTLE)
    await play(live, 60, random.Random(5), until=lambda: bool(at_turn(live, seat)))
    deal_otherwise(live, -1 if seat is None else seat, seed)
    first = live.fold.playing().length
    viewer = WATCHER if seat is None else holder(live, seat)
    window = await Window.open(live, viewer)
    other = await Window.open(live, BEN if seat == 0 else ANN)
    sent = window.raw
    for number in range(6):
        asked = live.shown.to_move[0]
        before = live.shown.version
        if asked == seat:
            await nosy(live, viewer, asked, sent)
        key = question(live, asked).keys[-1]
        ack = await answer(live, holder(live, asked), asked, (key,), id=f"m{number}")
        await window.read()
        sent.append(encode(ack))
        assert live.shown.version > before
        if live.fold.playing().state.step != "turn" or len(live.shown.to_move) > 1:
            break
    sent.append(encode(await live.scene(viewer, seat)))
    told = await line_by_line(live, viewer, seat, first, first + 9)
    assert told.base is not None and told.steps
    sent.append(encode(told))
    sent.append(tasks.as_file(live.fold.playing(), live.fold.rules, live.opened.options, live.seats_of(viewer)))
    await house.close()
    return sent, other.raw[0]


def at_turn(live: Live, seat: int | None) -> bool:
    """Whether a turn begins (of that seat), with enough hidden to make a difference."""
    t = live.fold.playing()
    hidden = sum(len(hand) for place, hand in enumerate(t.state.hands) if place != seat)
    here = seat is None or live.shown.to_move == (seat,)
    return t.state.step == "turn" and not t.tape and not t.chance.tape and here and hidden > 3 and t.length > 8


async def nosy(live: Live, viewer: Any, seat: int, sent: list[bytes]) -> None:
    """Ask after cards that others may hold, and try to play them."""
    for card in sorted(CARDS):
        if card in live.fold.playing().state.hands[seat]:
            continue
        try:
            sent.append(encode(await live.why(viewer, seat, card)))
            await answer(live, viewer, seat, (f"play:{card}",), id=f"try-{card}")
        except (Refused, Problem) as refused:
            sent.append(encode(refused.reason))
        assert f"try-{card}" not in str(live._refs)
    sent.append(encode(await live.hint(viewer, seat)))


@pytest.mark.parametrize("seat", [0, 1, None])
async def test_games_that_differ_in_hidden_cards_alone_send_the_same_bytes(
    same_world: Callable[[], None], seat: int | None
) -> None:
    streams, known = [], set()
    for seed in range(3):
        same_world()
        sent, other = await battle(seat, seed)
        streams.append(sent)
        known.add(other)
    assert len(known) > 1, "to whoever holds the hidden cards they did differ"
    for sent in streams[1:]:
        assert sent == streams[0]
    assert len(streams[0]) > 3


async def test_a_line_for_one_seat_is_sent_to_nobody_else(house: House) -> None:
    live = await two(await house.host(), BATTLE)
    windows = {0: await Window.open(live, ANN), 1: await Window.open(live, BEN), None: await Window.open(live, WATCHER)}
    await play(live, 60)
    entries = reading.all_from_rows(live.id, await live.host.store.rows(live.id)).playing().log
    drawn = [entry for entry in entries if entry.text.id == "log-draw-card"]
    assert len(drawn) > 10 and all(entry.to for entry in drawn)
    for seat, window in windows.items():
        await window.read()
        assert window.scene is not None
        told = [line.text for line in window.scene.log if line.text.id == "log-draw-card"]
        assert told == [entry.text for entry in drawn if seat in (entry.to or ())]
        assert len(told) < len(drawn)


@pytest.mark.parametrize("game", [KINGDOM, BATTLE])
async def test_a_spectator_sees_no_more_than_any_seat(house: House, game: str) -> None:
    live = await two(await house.host(), game)
    rng = random.Random(11)
    for _ in range(40):
        await play(live, 1, rng)
        watched = await live.scene(WATCHER, None)
        assert watched is not None and watched.undo is None
        assert watched.prompt is None or not watched.prompt.options
        for viewer, seat in ((ANN, 0), (BEN, 1)):
            own = await live.scene(viewer, seat)
            assert own is not None
            known = {part.id for part in own.parts}
            face_up = [part for part in watched.parts if not part.id.startswith("hidden:")]
            assert {part.id for part in face_up} <= known
            lines = {encode(line.text) for line in own.log}
            newest = [line for line in watched.log if line.at >= own.log[0].at]
            assert {encode(line.text) for line in newest} <= lines
            table, mine = live.info(WATCHER), live.info(viewer)
            assert table.invite == table.watch == "" and not any(one.mine for one in table.seats)
            assert table.to_move == mine.to_move or live.shown.hidden


async def test_the_key_of_the_luck_is_in_nothing_that_is_sent_before_the_end(house: House) -> None:
    live = await two(await house.host(), BATTLE)
    windows = [await Window.open(live, one) for one in (ANN, BEN, WATCHER)]
    sent: list[bytes] = []
    while live.shown.stage != "over":
        await play(live, 20)
        for window in windows:
            await window.read()
        if live.shown.stage != "over":
            sent += [encode(await live.luck(ANN)), await live.export(BEN), encode(live.info(ANN))]
    await settled(live)
    for window in windows:
        sent += window.raw
    assert live.opened.key.encode() not in b"".join(sent)
    assert live.commitment().encode() in b"".join(sent)
    assert (await live.luck(WATCHER)).key == live.opened.key
