"""Other rules: a table is carried over to them if the game knows how, else it can be looked at; it is never lost."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest

from inglenook.engine import game as games
from inglenook.engine.decide import Refused
from inglenook.engine.game import Game
from inglenook.server import bodies, reading, wire
from inglenook.server import host as hosts
from inglenook.server.host import Host
from inglenook.server.live import Live
from tests.server.host.room import (
    ANN,
    BATTLE,
    BEN,
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
    two,
    until,
)


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Change the rules of a game: another version, other content, other functions."""

    def change(id: str, *, content: str | None = None, **fields: Any) -> Game[Any]:
        old = games.games()[id]
        new = dataclasses.replace(old, **fields)
        new.__dict__["rulebook"] = old.rulebook
        if content is not None:
            new.__dict__["content_hash"] = content
        everything = {**games.games(), id: new}
        monkeypatch.setattr(games, "games", lambda: everything)
        return new

    return change


async def fates(host: Host) -> list[str]:
    """What becomes of the stored tables."""
    return [one.fate async for one in reading.fates(host.store)]


async def played(host: Host, game: str = KINGDOM, answers: int = 15) -> Live:
    live = await two(host, game)
    await play(live, answers)
    return live


async def test_other_content_that_plays_alike_is_carried_over_and_played_on(house: House, host: Host, rules: Any) -> None:
    live = await played(host)
    before, version = live.fold.playing().fingerprint(), live.shown.version
    rules(KINGDOM, content="other")
    assert await fates(host) == ["migrated"]
    rows = kept(house, live)
    host = await house.killed(host)
    live = await host.live(live.id)
    assert live.read_only is None and live.fold.playing().fingerprint() == before
    assert live.shown.version > version, "an answer to the game before is stale"
    assert kept(house, live) == rows + 1
    assert isinstance(bodies.unpack(house.disk.log[live.id][-1].body), bodies.Carried)
    assert await fates(host) == ["kept"]
    await play(live, 10)
    now = live.fold.playing().fingerprint()
    host = await house.killed(host)
    live = await host.live(live.id)
    assert live.fold.playing().fingerprint() == now and (await live.scene(ANN, 0, 3)) is not None
    assert kept(house, live) == rows + 11


async def test_a_newer_version_with_a_migration_is_carried_over(house: House, host: Host, rules: Any) -> None:
    live = await played(host)
    seen: list[int] = []

    def migrate(save: dict[str, Any]) -> dict[str, Any]:
        seen.append(save["rules_version"])
        return save

    old = games.games()[KINGDOM]
    rules(KINGDOM, version=old.version + 1, migrations={old.version: migrate})
    host = await house.killed(host)
    live = await host.live(live.id)
    assert seen == [old.version] and live.read_only is None
    assert house.disk.heads[live.id].rules_version == old.version + 1
    await play(live, 3)


async def test_rules_that_no_longer_fit_leave_the_table_to_look_at(house: House, host: Host, rules: Any) -> None:
    live = await played(host)
    ann = await live.scene(ANN, 0)
    await host._snapshot(live)

    async def other(t: Any) -> None:
        from inglenook.engine.decide import ask

        await ask(t, 0, "turn", lambda: ["this", "that"], rule="KK-R1")

    old = games.games()[KINGDOM]
    rules(KINGDOM, version=old.version + 1, steps={**old.steps, **dict.fromkeys(old.steps, other)})
    assert await fates(host) == ["pinned"]
    rows = kept(house, live)
    host = await house.killed(host)
    live = await host.live(live.id)
    assert live.read_only is not None and live.info(BEN).read_only == live.read_only
    scene = await live.scene(ANN, 0)
    assert scene is not None and ann is not None and len(scene.parts) > 20 and scene.prompt is None and scene.undo is None
    window = await Window.open(live, WATCHER)
    assert window.scene is not None and live.shown.to_move == ()
    for wish in (
        answer(live, ANN, 0, ("this",)),
        live.undo(ANN, wire.UndoGiven(id=new_id(), seat=0, version=live.shown.version)),
        live.leave(ANN),
        live.give(ANN, 0, "greedy"),
        live.scene(ANN, 0, 3),
        live.export(ANN),
    ):
        with pytest.raises(Refused):
            await wish
    assert kept(house, live) == rows


async def test_rules_of_a_newer_program_leave_the_table_to_look_at_too(house: House, host: Host, rules: Any) -> None:
    old = games.games()[BATTLE]
    rules(BATTLE, version=old.version + 5)
    live = await played(host, BATTLE, 9)
    rules(BATTLE, version=old.version)
    host = await house.killed(host)
    live = await host.live(live.id)
    assert live.read_only is not None and live.read_only.id == "save-newer-rules"
    assert await live.scene(WATCHER, None) is not None, "played as far as it goes"


async def test_a_table_that_has_not_begun_simply_takes_the_new_rules(house: House, host: Host, rules: Any) -> None:
    live = await opened(host, "me", "open")
    rules(KINGDOM, content="other")
    assert await fates(host) == ["migrated"]
    host = await house.killed(host)
    live = await host.live(live.id)
    await live.join(BEN, wire.Joining(token=live.opened.invite))
    await play(live, 4)
    host = await house.killed(host)
    assert (await host.live(live.id)).shown.version == live.shown.version


async def test_a_game_that_is_gone_is_said_to_be_gone(house: House, host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await played(host)
    monkeypatch.setattr(games, "games", lambda: {})
    assert await fates(host) == ["pinned"]
    host = await house.killed(host)
    with pytest.raises(games.UnknownGame):
        await host.live(live.id)
    assert (await host.tables(ANN)).mine[0].id == live.id


async def test_a_snapshot_of_other_rules_is_not_used(house: House, monkeypatch: pytest.MonkeyPatch, rules: Any) -> None:
    monkeypatch.setattr(hosts, "SNAPSHOT_EVERY", 5)
    host = await house.host()
    live = await played(host)
    await until(lambda: house.disk.snapshots)
    before = live.fold.playing().fingerprint()
    rules(KINGDOM, content="other")
    host = await house.killed(host)
    live = await host.live(live.id)
    assert live.fold.playing().fingerprint() == before and question(live, live.shown.to_move[0]).keys
