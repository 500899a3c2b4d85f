"""Bots in processes of their own: they know no more than their seat, block nobody, and are replaced when they die."""

from __future__ import annotations

import asyncio
import os
import signal

import msgspec
import pytest

from inglenook.engine import save as saves
from inglenook.engine.game import game
from inglenook.engine.standing import step_of
from inglenook.engine.table import Seat
from inglenook.server import workers
from inglenook.server.workers import Workers
from tests.engine.battle import played
from tests.server.host.room import ANN, BATTLE, House, Window, opened, play, settled, until


@pytest.fixture
async def elsewhere():
    made = Workers(1)
    yield made
    await made.stop()


async def test_a_bot_thinks_elsewhere_while_the_table_listens(house: House, elsewhere: Workers) -> None:
    host = await house.host(bots=elsewhere)
    live = await opened(host, "me", "bot:mcts:40", game=BATTLE)
    window = await Window.open(live, ANN)
    given = await play(live, 2)
    await until(lambda: not live.stand_ins.busy)
    await window.read()
    assert given == 2 and {event.by for event in window.events} == {0, 1}
    assert len(elsewhere.pids("slow")) == 1
    hint = await live.hint(ANN, 0)
    assert hint.keys and hint.reason.id


async def test_a_process_that_dies_is_replaced_and_the_question_asked_again(elsewhere: Workers) -> None:
    t = played(1, 12)
    assert t.decision is not None
    seat = t.decision.seat

    def ask():
        return elsewhere.choose(BATTLE, step_of(t), t.seats, seat, "mcts:400", 7)

    first = await ask()
    assert first in t.decision.keys
    before = elsewhere.pids("slow")
    thinking = asyncio.ensure_future(ask())
    await until(lambda: elsewhere.busy("slow"))
    for pid in before:
        os.kill(pid, signal.SIGKILL)
    assert await thinking == first and set(elsewhere.pids("slow")).isdisjoint(before)


async def test_quick_bots_answer_on_the_spot_and_slow_ones_do_not(elsewhere: Workers) -> None:
    t = played(1, 12)
    assert t.decision is not None
    seat = t.decision.seat
    assert elsewhere.at_once(t, seat, "random", 1) in t.decision.keys
    assert elsewhere.at_once(t, seat, "mcts", 1) is None
    assert not elsewhere.pids("quick", "slow"), "no process was needed"


async def test_a_quick_bot_that_was_slow_once_is_tried_again(elsewhere: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    t = played(1, 12)
    assert t.decision is not None
    seat, now = t.decision.seat, 100.0
    monkeypatch.setattr(workers.time, "perf_counter", lambda: now)

    class Slow:
        def choose(self, t: object, seat: int) -> str:
            nonlocal now
            now += 3.0
            return "at last"

    with monkeypatch.context() as patch:
        patch.setattr(workers.bots, "bot", lambda strength, seed: Slow())
        assert elsewhere.at_once(t, seat, "greedy", 1) == "at last"
    assert elsewhere.at_once(t, seat, "greedy", 1) is None, "it thinks elsewhere for a while"
    now += 2 * workers.HALF_LIFE
    assert elsewhere.at_once(t, seat, "greedy", 1) in t.decision.keys
    assert elsewhere.at_once(t, seat, "greedy", 1) in t.decision.keys, "and now it is quick"


def test_what_a_worker_is_sent_has_no_key_no_record_and_nobodys_secret_answer() -> None:
    seats = [Seat("Ada"), Seat("Ben"), Seat("Cleo")]
    key = b"the secret key of the luck"
    t = saves.new_table(game(BATTLE), seats, luck=key)
    t.answer(0, ["bid:2"])
    sent = msgspec.json.encode(step_of(t))
    assert key.hex().encode() not in sent and b"bid:2" not in sent and b"Ada" not in sent
    quiet = workers._stand(BATTLE, sent, t.seats)
    assert quiet.pending == {} and [d.seat for d in quiet.group] == [0, 1, 2] and not quiet.log
    assert workers.think(BATTLE, sent, t.seats, 1, "greedy", 3) in t.group[1].keys


def test_a_bots_answer_does_not_depend_on_what_its_seat_may_not_know() -> None:
    import random

    from inglenook.engine.chance import Chance, Dice
    from tests.engine.battle import table_at

    for seed in range(40):
        t = played(seed, 14)
        if t.over is None and not t.group and not t.tape and not t.chance.tape:
            break
    assert t.decision is not None and t.game.redeal is not None
    seat, answers = t.decision.seat, set()
    for other in range(4):
        state = t.state.copy()
        t.game.redeal(state, seat, Chance(Dice(random.Random(other))))
        twin = table_at(state, t.chance.source, seats=t.seats)
        sent = msgspec.json.encode(step_of(twin))
        answers.add(workers.think(BATTLE, sent, t.seats, seat, "mcts:30", 5))
    assert len(answers) == 1


async def test_what_a_bot_cannot_do_does_not_end_the_table(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inglenook.server.standins.AFTER_FAILURE", 0.001)
    host = await house.host()
    failures = 2

    def stumble(*args: object) -> str | None:
        nonlocal failures
        failures -= 1
        if failures >= 0:
            raise ZeroDivisionError
        return Workers.at_once(host.bots, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(host.bots, "at_once", stumble)
    live = await opened(host, "bot:random", "me")
    await until(lambda: live.shown.to_move == (1,))
    await settled(live)
    assert failures < 0
