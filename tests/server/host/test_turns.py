"""A fair order for what waits: quick before slow, guests in turn, bots among themselves last; all know their place."""

from __future__ import annotations

import asyncio
import time

import pytest

from inglenook.server import workers
from inglenook.server.turns import Turn, Turns
from inglenook.server.workers import TooMuchAtOnce, Workers
from tests.server.host.room import ANN, BATTLE, House, Window, opened, until


def waiting(*turns: Turn) -> Turns:
    made = Turns()
    for turn in turns:
        made.add(turn)
    return made


def test_what_is_quick_goes_first_and_bots_among_themselves_last() -> None:
    alone, slow, hint = Turn("slow", "eve", alone=True), Turn("slow", "ann"), Turn("quick", "ben")
    assert waiting(alone, slow, hint).order() == [hint, slow, alone]


def test_guests_take_turns_however_much_one_of_them_asks_for() -> None:
    many = [Turn("slow", "eve") for _ in range(20)]
    one, two = Turn("slow", "ann"), Turn("slow", "ben")
    turns = waiting(*many, one, two)
    assert turns.order()[:5] == [many[0], one, two, many[1], many[2]]
    assert turns.take(("slow",)) is many[0]
    assert [turns.take(("slow",)) for _ in range(3)] == [one, two, many[1]]


def test_who_was_served_last_comes_after_who_was_not() -> None:
    first, again, other = Turn("slow", "ann"), Turn("slow", "ann"), Turn("slow", "ben")
    turns = waiting(first)
    assert turns.take(("slow",)) is first
    turns.end(first)
    turns.add(again)
    turns.add(other)
    assert turns.order() == [other, again]


def test_the_process_for_what_is_quick_takes_nothing_slow() -> None:
    slow, hint = Turn("slow", "eve"), Turn("quick", "ann")
    turns = waiting(slow, hint)
    assert turns.take(("quick",)) is hint and turns.take(("quick",)) is None
    assert turns.take(("quick", "slow")) is slow and turns.take(("quick", "slow")) is None


def test_everybody_is_told_how_many_are_before_them_and_when_that_changes() -> None:
    told: list[tuple[str, int]] = []

    def turn(name: str) -> Turn:
        return Turn("slow", name, told=lambda ahead: told.append((name, ahead)))

    ann, ben, cleo = turn("ann"), turn("ben"), turn("cleo")
    turns = waiting(ann)
    turns.take(("slow",))
    turns.add(ben)
    turns.add(cleo)
    turns.tell()
    turns.tell()
    assert told == [("ben", 1), ("cleo", 2)], "told once"
    turns.end(ann)
    assert turns.take(("slow",)) is ben
    turns.tell()
    assert told[2:] == [("ben", 0), ("cleo", 1)]


def test_what_nobody_waits_for_is_dropped() -> None:
    gone, stays = Turn("slow", "ann"), Turn("slow", "ann")
    turns = waiting(gone, stays)
    turns.drop(gone)
    turns.drop(gone)
    assert turns.take(("slow",)) is stays


async def test_slow_bots_of_one_guest_are_in_nobodys_way_and_windows_are_told_how_many_are_before(house: House) -> None:
    """One process for slow thoughts is taken for good; a hint and a quick bot are answered beside it."""
    made = Workers(1)
    host = await house.host(bots=made)
    try:
        slow = await opened(host, "me", "bot:mcts:10s", game=BATTLE)
        stuck = [asyncio.ensure_future(made._ask(sleep, turn=Turn("slow", f"eve-{number}"))) for number in range(3)]
        await until(lambda: made.busy("slow"))
        hint = await slow.hint(ANN, slow.shown.to_move[0])
        assert hint.keys
        window = await Window.open(slow, ANN)
        slow.news.tell_thinking(1, 3)
        late = await Window.open(slow, ANN)
        await window.read()
        thinking = [one for one in (*window.heard, *late.heard) if type(one).__name__ == "Thinking"]
        assert [(one.seat, one.ahead) for one in thinking] == [(1, 3), (1, 3)]  # type: ignore[union-attr]
        for one in stuck:
            one.cancel()
    finally:
        await made.stop()


def sleep() -> None:
    time.sleep(600)


def test_what_a_whole_table_waits_for_goes_before_other_long_work() -> None:
    turns = waiting(Turn("long", "ann"), Turn("long", "ben", urgent=True), Turn("quick", "cleo"))
    assert [turn.guest for turn in turns.order()] == ["cleo", "ben", "ann"]


async def test_more_long_work_than_can_wait_is_refused_but_never_what_a_table_waits_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "MOST_OF_ONE", 2)
    monkeypatch.setattr(workers, "MOST_OF_ALL", 3)
    many = Workers()
    monkeypatch.setattr(many, "_serve", lambda: None)
    asking = [asyncio.ensure_future(many.long(guest, sleep)) for guest in ("ann", "ann", "ben")]
    await asyncio.sleep(0)
    for guest in ("ann", "cleo"):
        with pytest.raises(TooMuchAtOnce):
            await many.long(guest, sleep)
    asking.append(asyncio.ensure_future(many.long("ann", sleep, urgent=True)))
    await asyncio.sleep(0)
    assert many._turns.waits("long") == 4
    for one in asking:
        one.cancel()
    await asyncio.gather(*asking, return_exceptions=True)
    assert many._turns.waits("long") == 0
