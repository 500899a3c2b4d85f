"""Tables on the real store: a file that is closed and opened again."""

from __future__ import annotations

from pathlib import Path

from inglenook.server.host import Host
from inglenook.server.store import Store
from tests.server.host.room import ANN, BATTLE, BEN, Near, Window, answer, play, question, two


async def start(folder: Path) -> Host:
    host = Host(await Store.open(None, folder), address=lambda path: (f"http://here{path}", None), bots=Near())
    await host.start()
    return host


async def stop(host: Host) -> None:
    await host.stop()
    await host.store.close()


async def test_a_game_goes_on_from_the_file_and_answers_are_kept_once(tmp_path: Path) -> None:
    host = await start(tmp_path)
    live = await two(host, BATTLE)
    await play(live, 15)
    seat = live.shown.to_move[0]
    viewer, version = (ANN, BEN)[seat], live.shown.version
    keys = tuple(question(live, seat).all_keys[: max(question(live, seat).least, 1)])
    await answer(live, viewer, seat, keys, id="last", version=version)
    face = (live.fold.playing().fingerprint(), live.shown, live.fold.seq)
    await stop(host)
    host = await start(tmp_path)
    again = await host.live(live.id)
    assert (again.fold.playing().fingerprint(), again.shown, again.fold.seq) == face
    assert (await answer(again, viewer, seat, keys, id="last", version=version)).again
    assert again.fold.seq == face[2]
    window = await Window.open(again, ANN)
    await play(again, 5)
    await window.read()
    assert window.scene is not None and window.scene.version == again.shown.version
    assert [info.id for info in (await host.tables(BEN)).mine] == [live.id]
    await stop(host)
