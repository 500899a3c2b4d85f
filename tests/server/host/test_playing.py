"""A table from its opening to its end: who may do what, and what everybody is told."""

from __future__ import annotations

import random

import msgspec
import pytest

from inglenook.bots import BadBot
from inglenook.engine.decide import Refused
from inglenook.engine.game import UnknownGame, WrongSeats
from inglenook.engine.options import OptionError
from inglenook.engine.words import Problem
from inglenook.server import wire
from inglenook.server.host import Host
from inglenook.server.people import NoTable, NotAllowed, SlowBot, Stale, Viewer
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
    new_id,
    opened,
    play,
    question,
    settled,
    two,
)


@pytest.mark.parametrize(
    ("given", "wrong"),
    [
        ({"game": "no-such-game", "seats": ("me", "open")}, UnknownGame),
        ({"game": KINGDOM, "seats": ("me",)}, WrongSeats),
        ({"game": KINGDOM, "seats": ("me", "bot:genius")}, BadBot),
        ({"game": KINGDOM, "seats": ("me", "bot:mcts:9999999")}, SlowBot),
        ({"game": KINGDOM, "seats": ("me", "bot:mcts:3600s")}, SlowBot),
        ({"game": KINGDOM, "seats": ("me", "somebody")}, Refused),
        ({"game": KINGDOM, "seats": ("me", "open"), "options": {"no-such": "yes"}}, OptionError),
    ],
)
async def test_a_table_that_cannot_be_is_not_opened(house: House, host: Host, given: dict, wrong: type[Exception]) -> None:
    wishes = tuple(wire.SeatWish(who=who) for who in given.pop("seats"))
    with pytest.raises(wrong) as refused:
        await host.create(ANN, wire.NewTable(seats=wishes, **given))
    assert str(refused.value) and not house.disk.log and not host.tables_here


async def test_a_table_without_open_seats_begins_at_once_and_bots_play_up_to_the_person(host: Host) -> None:
    live = await opened(host, "bot:random", "me")
    await settled(live)
    assert live.shown.stage == "playing" and live.shown.to_move == (1,)
    assert live.shown.version > 0, "the bot in seat 0 has chosen its hero"
    info = live.info(ANN)
    assert [seat.control for seat in info.seats] == ["bot", "human"] and info.host and info.seats[1].mine
    assert not live.info(BEN).seats[1].mine


async def test_a_game_of_two_people_to_its_end(house: House, host: Host) -> None:
    live = await two(host, BATTLE)
    ann, ben = await Window.open(live, ANN), await Window.open(live, BEN)
    watcher = await Window.open(live, WATCHER)
    before = kept(house, live)
    given = await play(live, 3000)
    assert live.shown.stage == "over" and live.shown.to_move == ()
    assert kept(house, live) == before + given, "one row per answer"
    for window in (ann, ben, watcher):
        window.link.start_afresh() if window.n < 0 else None
        await window.read()
        assert window.table is not None and window.table.stage == "over"
        assert window.scene is not None and window.scene.ending is not None
    assert ann.link.viewer is ANN and ann.scene.seat == 0 and ben.scene.seat == 1 and watcher.scene.seat is None  # type: ignore[union-attr]


@pytest.mark.parametrize("game", [KINGDOM, BATTLE])
async def test_patches_lead_to_the_scene_the_server_has(host: Host, game: str) -> None:
    live = await two(host, game)
    windows = [await Window.open(live, one) for one in (ANN, BEN, WATCHER)]
    rng = random.Random(7)
    for number in range(40):
        await play(live, 1, rng)
        if number % 9 == 8:
            await undo_if_free(live)
        for window in windows:
            await window.read()
            seen = await live.scene(window.viewer, window.link.seat)
            assert seen is not None and window.scene is not None
            assert msgspec.structs.replace(window.scene, log=()) == msgspec.structs.replace(seen, log=())
            assert window.scene.log[-len(seen.log) :] == seen.log
    assert all(window.welcomes == 1 for window in windows)
    patched = [event for event in windows[0].events if event.patch is not None]
    assert len(patched) >= 40
    whole = len(msgspec.json.encode(windows[0].scene))
    assert sum(len(msgspec.json.encode(event)) for event in patched) / len(patched) < whole / 3


async def undo_if_free(live) -> None:
    for seat, viewer in ((0, ANN), (1, BEN)):
        refusal = live.fold.playing().undo_refusal(seat, free=False)
        if refusal is None:
            await live.undo(viewer, wire.UndoGiven(id=new_id(), seat=seat, version=live.shown.version))
            return


async def test_every_answer_also_of_a_bot_is_one_event(house: House, host: Host) -> None:
    live = await opened(host, "me", "bot:random")
    ann = await Window.open(live, ANN)
    before = kept(house, live)
    await play(live, 12)
    await ann.read()
    answers = [event for event in ann.events if event.cause == "answer"]
    assert len(answers) == kept(house, live) - before
    assert {event.by for event in answers} == {0, 1}
    assert [event.n for event in ann.events] == list(range(ann.events[0].n, ann.events[-1].n + 1))
    versions = [event.version for event in answers]
    assert versions == sorted(versions)


# -- what is refused, and changes nothing -----------------------------------------------------------------------------


async def test_whoever_does_not_hold_a_seat_cannot_answer_for_it_or_look_from_it(house: House, host: Host) -> None:
    live = await two(host, public=True)
    rows, version = kept(house, live), live.shown.version
    keys = (question(live, 0).keys[0],)
    program = Viewer(guest=ANN.guest, name="Ann", seats=(1,))
    for viewer, seat in ((BEN, 0), (EVE, 0), (ANN, 1), (program, 0), (ANN, 9)):
        with pytest.raises(NotAllowed):
            await answer(live, viewer, seat, keys)
        with pytest.raises(NotAllowed):
            await live.scene(viewer, seat)
        with pytest.raises(NotAllowed):
            await live.attach(viewer, seat)
        with pytest.raises(NotAllowed):
            await live.why(viewer, seat, "x")
    assert (kept(house, live), live.shown.version) == (rows, version)
    assert (await answer(live, ANN, 0, keys)).version == version + 1


async def test_a_private_table_is_not_there_for_strangers(host: Host) -> None:
    live = await two(host)
    for wish in (live.attach(EVE), live.scene(EVE, None), live.chat.read(EVE), live.export(EVE), live.luck(EVE)):
        with pytest.raises(NoTable):
            await wish
    with pytest.raises(NoTable):
        await live.join(EVE, wire.Joining(token="guessed-it"))
    with pytest.raises(NoTable):
        await live.chat.say(EVE, wire.SayGiven(id=new_id(), text="hello"))
    assert await live.scene(WATCHER, None) is not None


async def test_a_stale_answer_is_refused_with_the_version_and_changes_nothing(house: House, host: Host) -> None:
    live = await two(host)
    await play(live, 5)
    rows, version = kept(house, live), live.shown.version
    seat = live.shown.to_move[0]
    viewer = ANN if seat == 0 else BEN
    for old in (0, version - 1, version + 1):
        with pytest.raises(Stale) as stale:
            await answer(live, viewer, seat, (question(live, seat).keys[0],), version=old)
        assert stale.value.version == version
    assert (kept(house, live), live.shown.version) == (rows, version)


async def test_an_answer_that_is_none_is_refused_with_the_reason(house: House, host: Host) -> None:
    live = await two(host)
    rows = kept(house, live)
    for keys in (("no-such",), (), (question(live, 0).keys[0], question(live, 0).keys[1])):
        with pytest.raises(Refused) as refused:
            await answer(live, ANN, 0, keys)
        assert refused.value.reason.id.startswith(("refuse-", "kk-"))
    with pytest.raises(Refused):
        await answer(live, BEN, 1, (question(live, 0).keys[0],))
    assert kept(house, live) == rows


async def test_after_an_undo_an_answer_to_the_question_of_before_is_stale(host: Host) -> None:
    """The version only grows: a number never stands for two questions."""
    live = await opened(host, "me", "bot:random", game=BATTLE)
    await settled(live)
    version = live.shown.version
    keys = tuple(whole_answer(question(live, 0), random.Random(1)))
    await answer(live, ANN, 0, keys)
    await settled(live)
    assert live.shown.version > version
    await live.undo(ANN, wire.UndoGiven(id=new_id(), seat=0, version=live.shown.version))
    again = live.shown.version
    assert again > version and live.fold.playing().length - 1 == version
    with pytest.raises(Stale):
        await answer(live, ANN, 0, keys, version=version)
    await answer(live, ANN, 0, keys, version=again)


# -- once and only once -----------------------------------------------------------------------------------------------


async def test_a_message_sent_again_is_acknowledged_and_done_once(house: House, host: Host) -> None:
    live = await two(host)
    version, keys = live.shown.version, (question(live, 0).keys[0],)
    first = await answer(live, ANN, 0, keys, id="same", version=version)
    rows = kept(house, live)
    again = await answer(live, ANN, 0, keys, id="same", version=version)
    assert (first.again, again.again) == (False, True) and kept(house, live) == rows
    host = await house.killed(host)
    live = await host.live(live.id)
    late = await answer(live, ANN, 0, keys, id="same", version=version)
    assert late.again and kept(house, live) == rows and late.version == live.shown.version


async def test_anothers_message_with_the_same_id_is_another_message(house: House, host: Host) -> None:
    live = await two(host)
    await answer(live, ANN, 0, (question(live, 0).keys[0],), id="same")
    rows = kept(house, live)
    assert live.shown.to_move == (1,)
    ack = await answer(live, BEN, 1, (question(live, 1).keys[0],), id="same")
    assert not ack.again and kept(house, live) == rows + 1


async def test_an_undo_sent_again_is_done_once(house: House, host: Host) -> None:
    live = await opened(host, "me", "bot:random")
    await play(live, 6)
    given = wire.UndoGiven(id="back", seat=0, version=live.shown.version)
    await live.undo(ANN, given)
    length = live.fold.playing().length
    assert (await live.undo(ANN, given)).again
    host = await house.killed(host)
    live = await host.live(live.id)
    assert (await live.undo(ANN, given)).again
    assert live.fold.playing().length == length


# -- waiting, joining, beginning --------------------------------------------------------------------------------------


async def test_people_join_by_the_invite_and_the_last_one_starts_the_game(host: Host) -> None:
    live = await opened(host, "me", "open", "open")
    ann = await Window.open(live, ANN)
    assert ann.scene is None and ann.table is not None and ann.table.stage == "waiting"
    assert ann.table.invite.endswith(f"/join/{live.opened.invite}")
    assert live.info(BEN).invite == "" and live.info(BEN).watch == ""
    found = await host.find(live.opened.invite, BEN)
    assert found.free == (1, 2) and found.table.id == live.id
    info = await live.join(BEN, wire.Joining(token=live.opened.invite, seat=2))
    assert [seat.name for seat in info.seats] == ["Ann", "", "Ben"] and info.stage == "waiting"
    with pytest.raises(Refused):
        await live.join(CLEO, wire.Joining(token=live.opened.invite, seat=2))
    info = await live.join(CLEO, wire.Joining(token=live.opened.invite))
    assert info.stage == "playing" and info.invite == ""
    await ann.read()
    assert ann.scene is not None and ann.table.stage == "playing"
    with pytest.raises(Refused):
        await live.join(EVE, wire.Joining(token=live.opened.invite))
    assert [chair.holder for chair in live.shown.chairs] == [ANN.guest, CLEO.guest, BEN.guest]


async def test_the_host_begins_and_bots_take_the_open_seats(host: Host) -> None:
    live = await opened(host, "me", "open", "open")
    with pytest.raises(NotAllowed):
        await live.begin(BEN)
    info = await live.begin(ANN)
    assert [seat.control for seat in info.seats] == ["human", "bot", "bot"] and info.stage == "playing"
    names = [seat.name for seat in info.seats]
    assert len(set(names)) == 3 and all(names)
    with pytest.raises(Refused):
        await live.begin(ANN)


async def test_whoever_leaves_before_the_game_opens_the_seat_again(host: Host) -> None:
    live = await opened(host, "me", "open", "open", public=True)
    await live.join(BEN, wire.Joining())
    await live.leave(BEN)
    assert [chair.control for chair in live.shown.chairs] == ["human", "open", "open"]
    assert BEN.guest not in live.head().holders
    await live.leave(ANN)
    assert (await host.tables(EVE)).open == (), "a table nobody sits at is not offered"


async def test_lists_show_my_tables_and_open_public_ones(host: Host) -> None:
    mine = await two(host)
    public = await opened(host, "me", "open", public=True, name="Come in")
    await opened(host, "me", "open")
    tables = await host.tables(BEN)
    assert [info.id for info in tables.mine] == [mine.id] and [info.id for info in tables.open] == [public.id]
    assert tables.mine[0].to_move == mine.shown.to_move and tables.mine[0].seats[1].mine
    assert tables.open[0].name == "Come in" and not tables.open[0].seats[0].mine
    with pytest.raises(NoTable):
        await host.find("no-such-token", BEN)
    watched = await host.find(mine.opened.watch, EVE)
    assert watched.may_watch and watched.free == () and watched.table.invite == ""


async def test_same_names_are_told_apart(host: Host) -> None:
    live = await opened(host, "me", "me", "open")
    info = await live.join(Viewer(guest="another", name="Ann"), wire.Joining(token=live.opened.invite))
    assert [seat.name for seat in info.seats] == ["Ann", "Ann 2", "Ann 3"]


# -- hot seat, why, hint, chat ----------------------------------------------------------------------------------------


async def test_one_guest_may_hold_several_seats_and_look_from_each(host: Host) -> None:
    live = await opened(host, "me", "me", game=BATTLE)
    window = await Window.open(live, ANN)
    assert window.scene is not None and window.scene.seat == 0
    await live.look(window.link, 1)
    await window.read()
    assert window.scene.seat == 1 and window.welcomes == 2
    with pytest.raises(NotAllowed):
        await live.look((await Window.open(live, WATCHER)).link, 0)
    await play(live, 10)
    await window.read()
    assert window.scene == msgspec.structs.replace(
        (await live.scene(ANN, 1)) or window.scene, log=window.scene.log
    )


async def test_why_not_and_hint_are_for_the_holder(host: Host) -> None:
    live = await two(host)
    await play(live, 2)
    seat = live.shown.to_move[0]
    viewer, other = (ANN, BEN) if seat == 0 else (BEN, ANN)
    why = await live.why(viewer, seat, "no-such-thing")
    assert why.text.id
    hint = await live.hint(viewer, seat)
    version = live.shown.version
    await answer(live, viewer, seat, hint.keys)
    assert live.shown.version > version
    asked = live.shown.to_move[0]
    for one, place in ((other, seat), (viewer, asked if asked != seat else 1 - seat)):
        with pytest.raises(Refused):
            await live.hint(one, place)


async def test_what_is_said_is_heard_once_by_everybody_and_kept(house: House, host: Host) -> None:
    live = await two(host)
    ann, ben = await Window.open(live, ANN), await Window.open(live, BEN)
    line = await live.chat.say(BEN, wire.SayGiven(id="hi", text="Hello"))
    await live.chat.say(BEN, wire.SayGiven(id="hi", text="Hello"))
    for window in (ann, ben):
        await window.read()
        said = [event.chat for event in window.events if event.chat is not None]
        assert [(one.who, one.text, one.seat) for one in said] == [("Ben", "Hello", 1)]
    host = await house.killed(host)
    live = await host.live(live.id)
    late = await Window.open(live, ANN)
    welcome = late.heard[0]
    assert isinstance(welcome, wire.Welcome) and [one.n for one in welcome.chat] == [line.n]


async def test_a_broken_save_is_not_brought(house: House, host: Host) -> None:
    for raw in (b"", b"{}", b"not json", b'{"kind":"inglenook-save","format":99}', b'{"kind":"inglenook-save","format":1}'):
        with pytest.raises(Problem):
            await host.bring(ANN, raw)
    assert not house.disk.log
