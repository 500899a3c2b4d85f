"""One door: a bot's answer is checked, made, kept and told as a person's is; what breaks on the way leaves nothing behind."""

from __future__ import annotations

import pytest

from inglenook.engine.decide import Decision
from inglenook.engine.table import Table
from inglenook.server import standins
from inglenook.server.host import Host
from inglenook.server.live import Live
from tests.server.host.room import ANN, KINGDOM, House, Near, Window, answer, kept, opened, question, settled, until


class Bug:
    """Rules that break halfway through the answers of a seat, until somebody mends them."""

    def __init__(self, live: Live, seat: int, monkeypatch: pytest.MonkeyPatch) -> None:
        take = Table.take
        self.mended = False
        self.lengths: list[int] = []
        """How long the record was, each time they broke."""

        def breaking(table: Table[object], decision: Decision, key: str) -> None:
            before = table.length
            take(table, decision, key)
            if table is live.fold.table and decision.seat == seat and not self.mended:
                self.lengths.append(before)
                raise RuntimeError("rules broke halfway")

        monkeypatch.setattr(Table, "take", breaking)


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot that failed tries again at once."""
    monkeypatch.setattr(standins, "AFTER_FAILURE", 0.001)


async def test_rules_that_break_on_a_bots_answer_leave_the_table_as_it_was(
    house: House, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await opened(host, "me", "bot:random", game=KINGDOM)
    window = await Window.open(live, ANN)
    bug = Bug(live, 1, monkeypatch)
    while len(bug.lengths) < 5:
        async with live.lock:
            await live.fresh()
            assert live.fold.version == live.shown.version
            assert live.fold.seq + 1 == kept(house, live)
        if live.shown.to_move == (0,):
            await answer(live, ANN, 0, (question(live, 0).keys[0],))
        tries = len(bug.lengths)
        await until(lambda tries=tries: live.shown.to_move == (0,) or len(bug.lengths) > tries)  # type: ignore[misc]
    await until(lambda: not live._spoiled)
    await window.read()
    assert window.table is not None and window.table.trouble is not None
    assert window.table.trouble.id == "srv-rules-broke"
    assert len(set(bug.lengths)) == 1, "it was the same question each time"

    bug.mended, stood = True, live.shown.version
    await until(lambda: live.shown.version > stood)
    await settled(live)
    again = (await host.read(live.id)).fold
    assert (again.version, again.playing().sign()) == (live.fold.version, live.fold.playing().sign())
    await window.read()
    assert window.table is not None and window.table.trouble is None
    assert window.scene is not None and window.scene.version == live.shown.version


async def test_a_table_in_trouble_says_so_until_something_works_again(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await opened(host, "me", "bot:random", game=KINGDOM)
    window = await Window.open(live, ANN)
    assert window.table is not None and window.table.trouble is None
    await until(lambda: live.shown.to_move == (0,))
    await settled(live)
    bug = Bug(live, 0, monkeypatch)
    before = live.shown.version
    with pytest.raises(RuntimeError):
        await answer(live, ANN, 0, (question(live, 0).keys[0],))
    await until(lambda: not live._spoiled)
    await window.read()
    assert window.table.trouble is not None and window.table.trouble.id == "srv-rules-broke"
    assert live.shown.version == before
    late = await Window.open(live, ANN)
    assert late.table is not None and late.table.trouble == window.table.trouble
    bug.mended = True
    await answer(live, ANN, 0, (question(live, 0).keys[0],))
    await window.read()
    assert window.table is not None and window.table.trouble is None


class Speechless(Near):
    """Bots that cannot think of anything."""

    dumb = True

    def at_once(self, *args: object) -> str | None:
        if self.dumb:
            raise RuntimeError("no thought")
        return super().at_once(*args)  # type: ignore[arg-type]


async def test_a_bot_that_cannot_answer_is_told_of_and_tries_again(house: House) -> None:
    bots = Speechless()
    live = await opened(await house.host(bots=bots), "bot:random", "bot:random", game=KINGDOM, public=True)
    window = await Window.open(live, ANN)
    await until(lambda: live.trouble is not None)
    await window.read()
    assert window.table is not None and window.table.trouble is not None
    assert (window.table.trouble.id, live.shown.version) == ("srv-bot-fails", 0)
    bots.dumb = False
    await until(lambda: live.shown.version > 0)
    await window.read()
    assert window.table is not None and window.table.trouble is None
