"""The end is the end: when the key of the luck is open to all, nothing takes the game back to where it could be used."""

from __future__ import annotations

import contextlib
import random

import pytest

from inglenook.engine.decide import Refused
from inglenook.server import bodies, doors, wire
from inglenook.server.host import Host
from inglenook.server.live import Live
from inglenook.server.seating import OpenAsk
from tests.server.host.room import ANN, BATTLE, BEN, House, Window, new_id, opened, play, two

GAME_ROWS = (bodies.Answered, bodies.Undone, bodies.Begun, bodies.Carried)


async def over(live: Live) -> Live:
    """Play to the end."""
    await play(live, 5000, random.Random(3))
    assert live.shown.stage == "over"
    return live


def undo(live: Live, seat: int) -> wire.UndoGiven:
    return wire.UndoGiven(id=new_id(), seat=seat, version=live.shown.version)


async def test_no_answer_is_taken_back_when_the_game_is_over(host: Host) -> None:
    live = await over(await two(host, BATTLE))
    window, moves = await Window.open(live, ANN), live.fold.playing().length
    assert window.scene is not None and window.scene.undo is not None
    assert (window.scene.undo.allowed, window.scene.undo.label.id) == (False, "srv-undo-over")
    for viewer, seat in ((ANN, 0), (BEN, 1)):
        with pytest.raises(Refused) as refused:
            await live.undo(viewer, undo(live, seat))
        assert refused.value.reason.id == "srv-undo-over"
    assert (await live.luck(ANN)).key and live.fold.playing().length == moves


async def test_not_even_by_somebody_alone_with_bots(host: Host) -> None:
    live = await over(await opened(host, "me", "bot:random", game=BATTLE))
    assert live.fold.free(0), "nobody else has a say"
    with pytest.raises(Refused, match="srv-undo-over"):
        await live.undo(ANN, undo(live, 0))
    assert live.shown.stage == "over"


async def test_nor_by_a_yes_that_comes_too_late(house: House, host: Host) -> None:
    live = await over(await two(host, BATTLE))
    live.fold.ask = OpenAsk(live.fold.seq, 0, (1,))  # as a table of earlier days may have it
    with pytest.raises(Refused, match="srv-undo-over"):
        await live.consent(BEN, wire.ConsentGiven(id=new_id(), seat=1, ask=live.fold.seq, yes=True))
    assert live.shown.stage == "over"


@pytest.mark.parametrize("seed", range(5))
async def test_after_the_end_no_row_changes_the_game(house: House, host: Host, seed: int) -> None:
    """Whatever is tried, by whomever, in any order: rows may tell of people, never of the game."""
    live, rng = await over(await two(host, BATTLE)), random.Random(seed)
    rows, sign = len(house.disk.log[live.id]), live.fold.playing().sign()
    for _ in range(60):
        viewer, seat = rng.choice(((ANN, 0), (BEN, 1)))
        version = live.shown.version - rng.randrange(3)
        tries = (
            live.undo(viewer, wire.UndoGiven(id=new_id(), seat=seat, version=max(version, 0))),
            live.consent(viewer, wire.ConsentGiven(id=new_id(), seat=seat, ask=rng.randrange(rows + 3), yes=True)),
            live.answer(viewer, wire.AnswerGiven(id=new_id(), seat=seat, version=max(version, 0), keys=("pass",))),
            live.give(viewer, seat, rng.choice(("", "random"))),
            live.begin(viewer),
            doors.rename(live, viewer, f"{viewer.name} {rng.randrange(9)}"),
            live.rematch(viewer),
            live.leave(viewer),
        )
        chosen = rng.randrange(len(tries))
        for number, one in enumerate(tries):
            if number != chosen:
                one.close()
                continue
            with contextlib.suppress(Refused):
                await one
    new = [bodies.unpack(row.body) for row in house.disk.log[live.id][rows:]]
    assert not [body for body in new if isinstance(body, GAME_ROWS) or getattr(body, "way", None) is not None]
    assert (live.shown.stage, live.fold.playing().sign()) == ("over", sign)
    again = (await host.read(live.id)).fold
    assert (again.stage, again.playing().sign()) == ("over", sign)
