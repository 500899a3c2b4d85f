"""Who is here, who stands in for whom, and playing again."""

from __future__ import annotations

import asyncio
import random

import pytest

from inglenook.bots import BadBot
from inglenook.engine.decide import Refused
from inglenook.engine.words import msg
from inglenook.server import doors, wire
from inglenook.server.host import Host
from inglenook.server.live import Live
from inglenook.server.onward import play_on
from inglenook.server.passes import Unknown
from inglenook.server.people import NoTable, NotAllowed, Stale, Viewer
from tests.properties import whole_answer
from tests.server.host.room import (
    ANN,
    BATTLE,
    BEN,
    CLEO,
    EVE,
    KINGDOM,
    WATCHER,
    House,
    Window,
    answer,
    kept,
    opened,
    play,
    question,
    settled,
    turns,
    two,
    until,
)


def any_answer(live: Live, seat: int) -> tuple[str, ...]:
    return tuple(whole_answer(question(live, seat), random.Random(1)))


async def bens_turn(live: Live) -> None:
    await play(live, 40, until=lambda: live.shown.to_move == (1,))
    assert live.shown.to_move == (1,)


# -- here and away ----------------------------------------------------------------------------------------------------


async def test_everybody_sees_who_is_here_and_who_is_away(host: Host) -> None:
    live = await two(host)
    ann = await Window.open(live, ANN)
    assert ann.table is not None and [seat.away for seat in ann.table.seats] == [False, True]
    ben = await Window.open(live, BEN)
    await ann.read()
    assert [seat.away for seat in ann.table.seats] == [False, False]
    second = await Window.open(live, BEN)
    ben.link.close()
    await turns()
    await ann.read()
    assert [seat.away for seat in ann.table.seats] == [False, False], "one of Ben's two windows is still open"
    second.link.close()
    await until(lambda: ann.link._waiting)
    await ann.read()
    assert [seat.away for seat in ann.table.seats] == [False, True]
    assert {event.cause for event in ann.events} == {"seats"}


async def test_who_is_back_soon_was_never_away(house: House) -> None:
    host = await house.host(grace=3600.0)
    live = await two(host)
    ann, ben = await Window.open(live, ANN), await Window.open(live, BEN)
    await ann.read()
    heard = len(ann.events)
    ben.link.close()
    await Window.open(live, BEN)
    await ann.read()
    assert len(ann.events) == heard and not live.info(ANN).seats[1].away


async def test_spectators_come_and_go_without_a_word(host: Host) -> None:
    live = await two(host)
    ann = await Window.open(live, ANN)
    watcher = await Window.open(live, WATCHER)
    watcher.link.close()
    assert await ann.read() == []


# -- standing in ------------------------------------------------------------------------------------------------------


async def test_a_bot_stands_in_and_hands_the_seat_back_at_once(house: House, host: Host) -> None:
    live = await two(host)
    await bens_turn(live)
    info = await live.give(BEN, 1, "random")
    assert info.seats[1].standing_in and info.seats[1].mine and info.seats[1].control == "human"
    await settled(live)
    assert 1 not in live.shown.to_move, "the bot has answered"
    with pytest.raises(Refused):
        await answer(live, BEN, 1, ("x",))
    host = await house.killed(host)
    live = await host.live(live.id)
    assert live.info(BEN).seats[1].standing_in
    info = await live.give(BEN, 1, "")
    assert not info.seats[1].standing_in and info.seats[1].bot == ""
    await bens_turn(live)
    version = live.shown.version
    await answer(live, BEN, 1, any_answer(live, 1))
    assert live.shown.version > version


async def test_the_host_may_let_a_bot_stand_in_but_only_the_holder_takes_the_seat_back(house: House, host: Host) -> None:
    live = await two(host)
    rows = kept(house, live)
    with pytest.raises(BadBot):
        await live.give(ANN, 1, "genius")
    await live.give(ANN, 1, "random")
    assert kept(house, live) >= rows + 1
    for viewer in (ANN, EVE, WATCHER):
        with pytest.raises(NotAllowed):
            await live.give(viewer, 1, "")
    await live.give(BEN, 1, "")
    assert not live.info(ANN).seats[1].standing_in


async def test_others_may_only_when_the_holder_has_been_away_for_long(host: Host) -> None:
    live = await opened(host, "me", "open", "open", public=True)
    for viewer in (BEN, CLEO):
        await live.join(viewer, wire.Joining())
    with pytest.raises(NotAllowed) as refused:
        await live.give(BEN, 2, "random")
    assert refused.value.reason.id == "srv-still-here"
    host.away_seconds = -1.0
    cleo = await Window.open(live, CLEO)
    host.away_seconds = 0.5
    with pytest.raises(NotAllowed):
        await live.give(BEN, 2, "random")
    cleo.link.close()
    host.away_seconds = -1.0
    for viewer in (EVE, Viewer(guest=BEN.guest, seats=(1,)), WATCHER):
        with pytest.raises(NotAllowed):
            await live.give(viewer, 2, "random")
    await live.give(BEN, 2, "random")
    assert live.info(BEN).seats[2].standing_in


async def test_seats_of_bots_cannot_be_given_and_nothing_is_given_before_the_game(house: House, host: Host) -> None:
    live = await opened(host, "me", "bot:random", "open")
    for seat in (0, 1, 2, 9):
        with pytest.raises(Refused):
            await live.give(ANN, seat, "greedy")
    await live.begin(ANN)
    await settled(live)
    rows = kept(house, live)
    for seat in (1, 2, 9):
        with pytest.raises(Refused):
            await live.give(ANN, seat, "greedy")
    assert kept(house, live) == rows


async def test_whoever_leaves_in_the_middle_is_played_on_by_a_bot_for_good(host: Host) -> None:
    live = await two(host)
    await bens_turn(live)
    await live.leave(BEN)
    await settled(live)
    info = live.info(ANN)
    assert info.seats[1].control == "bot" and info.seats[1].name == "Ben" and live.shown.to_move == (0,)
    with pytest.raises(Refused):
        await live.give(BEN, 1, "")
    assert live.id not in [one.id for one in (await host.tables(BEN)).mine]
    await play(live, 5)


async def test_an_answer_of_the_bot_is_dropped_if_the_holder_was_faster(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot in thought, and its holder takes the seat back and answers."""
    live = await two(host)
    await bens_turn(live)
    asked, thinking = asyncio.Event(), asyncio.Event()

    async def slow(work: object, *args: object, turn: object) -> object:
        asked.set()
        await thinking.wait()
        return work(*args)  # type: ignore[operator]

    monkeypatch.setattr(host.bots, "_ask", slow)
    await live.give(BEN, 1, "mcts:5")
    await asked.wait()
    await live.give(BEN, 1, "")
    version = live.shown.version
    await answer(live, BEN, 1, any_answer(live, 1))
    after = live.shown.version
    thinking.set()
    await settled(live)
    assert live.shown.version == after > version


# -- again ------------------------------------------------------------------------------------------------------------


async def over(host: Host) -> Live:
    live = await two(host, BATTLE, options={}, name="Again and again")
    await play(live, 5000)
    assert live.shown.stage == "over"
    return live


async def test_rematch_with_the_same_people_one_seat_further(house: House, host: Host) -> None:
    live = await over(host)
    ann, ben = await Window.open(live, ANN), await Window.open(live, BEN)
    info = await live.rematch(ANN)
    assert info.id != live.id and info.stage == "playing" and info.name == "Again and again"
    assert [seat.name for seat in info.seats] == ["Ben", "Ann"] and info.game == BATTLE
    await ben.read()
    assert ben.table is not None and ben.table.rematch == info.id
    assert (await live.rematch(BEN)).id == info.id, "asked twice there is one rematch"
    again = await host.live(info.id)
    assert again.seats_of(BEN) == (0,) and again.seats_of(ANN) == (1,)
    assert again.opened.key != live.opened.key
    with pytest.raises(NoTable):
        await live.rematch(EVE)
    with pytest.raises(Refused):
        await again.rematch(ANN)
    await ann.read()
    host = await house.killed(host)
    assert (await host.live(live.id)).shown.rematch == info.id


async def test_seats_of_people_who_are_not_here_are_kept_for_them(host: Host) -> None:
    live = await over(host)
    await Window.open(live, ANN)
    info = await live.rematch(ANN)
    assert info.stage == "waiting" and [seat.control for seat in info.seats] == ["open", "human"]
    assert info.invite, "there is a link to send"
    again = await host.live(info.id)
    joined = await again.join(BEN, wire.Joining())
    assert joined.stage == "playing" and joined.seats[0].mine and joined.seats[0].name == "Ben"


async def test_a_kept_seat_is_for_its_guest_or_whoever_has_the_link(host: Host) -> None:
    live = await over(host)
    info = await live.rematch(ANN)
    again = await host.live(info.id)
    with pytest.raises(Refused):
        await again.join(ANN, wire.Joining())
    joined = await again.join(EVE, wire.Joining(token=again.opened.invite))
    assert joined.seats[0].name == "Eve" and joined.stage == "playing"
    with pytest.raises(NoTable):
        await again.join(BEN, wire.Joining())


# -- slow and returning windows -----------------------------------------------------------------------------------------


async def test_a_window_that_comes_back_gets_just_what_it_missed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inglenook.server.link.RING_BYTES", 100_000)
    live = await two(host)
    stays, goes = await Window.open(live, ANN), await Window.open(live, ANN)
    await play(live, 3)
    await goes.read()
    goes.link.close()
    await play(live, 4)
    back = Window(live, ANN, await live.attach(ANN, since=goes.n, boot=goes.boot))
    back.scene, back.n, back.table = goes.scene, goes.n, goes.table
    await back.read()
    await stays.read()
    assert back.welcomes == 0 and len(back.events) == 4
    assert back.scene == stays.scene and back.n == stays.n
    quiet = Window(live, ANN, await live.attach(ANN, since=stays.n, boot=stays.boot))
    assert await quiet.read() == [], "who missed nothing is told nothing"


async def test_who_was_away_for_too_long_or_in_another_life_starts_afresh(house: House, host: Host) -> None:
    live = await two(host)
    window, other = await Window.open(live, ANN), await Window.open(live, ANN)
    window.link.close()
    await play(live, 80)
    await other.read()
    for since, boot in ((window.n, window.boot), (other.n, "another-life"), (other.n + 5, other.boot), (None, "")):
        late = await Window.open(live, ANN, since=since, boot=boot)
        assert late.welcomes == 1 and late.n == other.n


async def test_a_slow_window_is_cut_short_and_starts_afresh(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("inglenook.server.link.MOST_MESSAGES", 10)
    live = await two(host)
    slow, quick = await Window.open(live, ANN), await Window.open(live, BEN)
    for _ in range(30):
        await play(live, 1)
        await quick.read()
    assert len(slow.link._waiting) <= 10
    await slow.read()
    assert slow.welcomes == 2 and slow.n == quick.n and quick.welcomes == 1
    await play(live, 2)
    await slow.read()
    seen = await live.scene(ANN, 0)
    assert seen is not None and slow.scene is not None and slow.scene.parts == seen.parts


async def test_what_nobody_looks_at_is_not_computed(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await two(host)
    window = await Window.open(live, ANN)
    seen: list[object] = []
    compute = live.news.scene
    monkeypatch.setattr(live.news, "scene", lambda seat, *memo: seen.append(seat) or compute(seat, *memo))
    await play(live, 5)
    assert set(seen) == {0} and len(seen) == 5
    window.link.close()
    seen.clear()
    await play(live, 5)
    assert not seen


async def test_spectators_share_what_is_encoded(host: Host) -> None:
    live = await two(host)
    windows = [await Window.open(live, Viewer(guest=f"w{n}", watching=True)) for n in range(3)]
    await play(live, 1)
    waiting = [window.link._waiting[-1] for window in windows]
    assert waiting[0] is waiting[1] is waiting[2]


async def test_at_the_end_everybody_is_told_why(host: Host) -> None:
    live = await two(host)
    window = await Window.open(live, ANN)
    from inglenook.engine.words import msg

    await host.stop(wire.Bye(reason=msg("srv-shutdown")))
    last = [message async for message in window.link]
    assert len(last) == 1 and b"srv-shutdown" in last[0]
    assert not host.tables_here


async def test_two_races_for_a_seat_have_one_winner(house: House) -> None:
    here, there = await house.host(), await house.host()
    ours = await opened(here, "me", "open", "open")
    theirs = await there.live(ours.id)
    token = ours.opened.invite
    both = await asyncio.gather(
        ours.join(BEN, wire.Joining(token=token, seat=1)),
        theirs.join(CLEO, wire.Joining(token=token, seat=1)),
        return_exceptions=True,
    )
    assert sum(isinstance(one, Stale) for one in both) == 1
    await until(lambda: ours.shown.chairs == theirs.shown.chairs)
    assert ours.shown.chairs[1].holder in (BEN.guest, CLEO.guest) and ours.shown.chairs[2].control == "open"
    assert ours.opened.game == KINGDOM


@pytest.mark.parametrize("way", ["join", "leave", "begin", "give", "rematch", "rename", "play_on"])
async def test_whoever_was_shown_out_meanwhile_comes_through_no_door(house: House, host: Host, way: str) -> None:
    """What was under way when a device was revoked stops at the table's lock, and nothing is written."""
    live = await over(host) if way in ("rematch", "play_on") else await opened(host, "me", "open")
    if way == "give":
        await live.join(BEN, wire.Joining(token=live.opened.invite))

    def shown_out(viewer: Viewer) -> None:
        raise Unknown(msg("srv-device-ended"))

    host.check, rows = shown_out, kept(house, live)
    ways = {
        "join": lambda: live.join(BEN, wire.Joining(token=live.opened.invite)),
        "leave": lambda: live.leave(ANN),
        "begin": lambda: live.begin(ANN),
        "give": lambda: live.give(ANN, 0, "random"),
        "rematch": lambda: live.rematch(ANN),
        "rename": lambda: doors.rename(live, ANN, "Anna"),
        "play_on": lambda: play_on(live, ANN, wire.PlayOn(at=1)),
    }
    with pytest.raises(Unknown):
        await ways[way]()
    assert kept(house, live) == rows
    host.check = lambda viewer: None
    await ways[way]()
    assert kept(house, live) > rows, "and otherwise it is done"
