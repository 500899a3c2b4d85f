"""Saves: read back, written whole or not at all, refused in a sentence, never lost."""

from __future__ import annotations

import dataclasses
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from inglenook.engine import save as saves
from inglenook.engine.data import encode
from inglenook.engine.game import Game
from inglenook.engine.log import Move
from inglenook.engine.table import Seat
from inglenook.engine.view import scene
from tests.engine.battle import BATTLE, OPTIONS, finished, played
from tests.properties import named_seats


def saved(seed: int = 1, answers: int = 30) -> saves.Save:
    return saves.to_save(played(seed, answers), OPTIONS())


RAW = encode(saved(answers=12))


def test_a_game_comes_back_as_it_was(tmp_path: Path) -> None:
    t = played(2, 45)
    path = tmp_path / "deep" / "game.json"
    saves.write(saves.to_save(t, OPTIONS()), path)
    loaded = saves.load(saves.read_file(path))
    assert loaded.note == "" and loaded.table.fingerprint() == t.fingerprint()
    for seat in (0, 1, None):
        assert encode(scene(loaded.table, seat)) == encode(scene(t, seat))
    assert loaded.table.moves == t.moves and loaded.table.marks == t.marks


def test_the_luck_of_a_loaded_game_goes_on_as_it_would_have() -> None:
    t = played(5, 30)
    twin = saves.load(saves.to_save(t, OPTIONS())).table
    for _ in range(60):
        if t.decision is None:
            break
        key = t.decision.keys[-1]
        t.submit(key)
        twin.submit(key)
    assert twin.fingerprint() == t.fingerprint() and twin.moves == t.moves


def test_secret_answers_already_given_are_saved() -> None:
    t = BATTLE.table(2, saves.Luck(b"x"), seats=named_seats(2), loud=True)
    t.answer(1, ["bid:3"])
    twin = saves.load(saves.to_save(t)).table
    assert twin.pending == {1: "bid:3"} and twin.asked(0) is not None
    twin.answer(0, ["bid:0"])
    assert twin.state.active == 1


def test_options_are_part_of_a_save() -> None:
    options = OPTIONS(life="long", rounds=5, storms=True)
    t = saves.new_table(BATTLE, named_seats(3), options=options, luck=b"x")
    save = saves.parse(encode(saves.to_save(t, options)))
    assert saves.options_of(save) == options
    assert saves.load(save).table.state.life == [16, 16, 16]


# -- atomic -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_a_crash_while_writing_leaves_the_old_save(call: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    saves.write(saved(answers=5), path)
    before = path.read_bytes()

    def crash(*args: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, call, crash)
    with pytest.raises(OSError, match="no space"):
        saves.write(saved(answers=9), path)
    assert path.read_bytes() == before and [one.name for one in tmp_path.iterdir()] == ["game.json"]


def test_the_file_is_whole_before_it_is_in_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    real, order = os.replace, []
    synced = os.fsync

    def replace(source: str, target: Path) -> None:
        order.append("replace")
        assert Path(source).parent == tmp_path, "in the same folder, so that it is one operation"
        saves.parse(Path(source).read_bytes())
        real(source, target)

    monkeypatch.setattr(os, "fsync", lambda handle: (order.append("fsync"), synced(handle))[1])
    monkeypatch.setattr(os, "replace", replace)
    saves.write(saved(), tmp_path / "game.json")
    assert order[:2] == ["fsync", "replace"]


# -- broken files -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", range(0, len(RAW), 50))
def test_a_save_that_was_cut_short_is_unreadable(length: int) -> None:
    with pytest.raises(saves.Unreadable):
        saves.parse(RAW[:length])


FOREIGN = [b"", b"null", b"[]", b"{}", b"42", b'"inglenook-save"', b'{"kind":"chess"}', b'{"kind":7,"format":1}',
           b'{"kind":"inglenook-save"}', b'{"kind":"inglenook-save","format":"1"}', b'{"kind":"inglenook-save","format":1}',
           b"\xff\xfe\x00", b"PK\x03\x04", b"[" * 200_000, b'{"kind":"inglenook-save","format":1,"game":"\xff"}']  # fmt: skip


@pytest.mark.parametrize("raw", FOREIGN, ids=lambda raw: repr(raw[:40]))
def test_whatever_is_no_save_is_unreadable(raw: bytes) -> None:
    with pytest.raises(saves.Unreadable) as refused:
        saves.parse(raw)
    for lang in ("en", "fr"):
        assert BATTLE.words(lang).say(refused.value.reason)


@given(st.binary(max_size=200))
def test_garbage_is_unreadable(raw: bytes) -> None:
    with pytest.raises(saves.Unreadable):
        saves.parse(raw)


@given(st.integers(0, len(RAW) - 1), st.integers(0, 255))
def test_a_changed_byte_is_refused_or_harmless(place: int, value: int) -> None:
    raw = RAW[:place] + bytes([value]) + RAW[place + 1 :]
    try:
        loaded = saves.load(saves.parse(raw))
    except saves.BadSave:
        return
    assert loaded.table.game is BATTLE


def test_a_newer_format_is_named() -> None:
    with pytest.raises(saves.Unreadable) as refused:
        saves.parse(encode(msgspec.structs.replace(saved(), format=saves.FORMAT + 1)))
    assert refused.value.reason.id == "save-newer"


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(saves.Unreadable) as refused:
        saves.read_file(tmp_path / "none.json")
    assert refused.value.reason.id == "save-no-file"


def changed(**fields: Any) -> saves.Save:
    return msgspec.structs.replace(saved(), **fields)


def bad_moves(change: Callable[[list[Move]], object]) -> saves.Save:
    save = saves.parse(encode(saved()))
    change(save.moves)
    return save


INCONSISTENT = {
    "no moves": lambda: changed(moves=[]),
    "too many seats": lambda: changed(seats=tuple(Seat(str(n)) for n in range(9))),
    "another key": lambda: bad_moves(lambda moves: setattr(moves[7], "key", "nonsense")),
    "another seat": lambda: bad_moves(lambda moves: setattr(moves[7], "seat", 5)),
    "another fingerprint": lambda: bad_moves(lambda moves: setattr(moves[9], "fingerprint", "0" * 16)),
    "another set-up": lambda: bad_moves(lambda moves: setattr(moves[0], "fingerprint", "0" * 16)),
    "a draw too many": lambda: bad_moves(lambda moves: moves[-1].draws.append((6, 1))),
    "draws missing": lambda: bad_moves(lambda moves: moves[0].draws.clear()),
    "an impossible draw": lambda: bad_moves(lambda moves: moves[0].draws.__setitem__(0, (60, 99))),
    "an answer missing": lambda: bad_moves(lambda moves: moves.pop(5)),
    "luck that is no key": lambda: changed(luck="nonsense"),
    "luck that is too long": lambda: changed(luck="00" * 100),
    "an ending that is none": lambda: changed(over=finished(1).over),
}


@pytest.mark.parametrize("make", INCONSISTENT.values(), ids=INCONSISTENT.keys())
def test_a_record_that_does_not_play_is_inconsistent(make: Callable[[], saves.Save]) -> None:
    with pytest.raises(saves.Inconsistent) as refused:
        saves.load(make())
    for lang in ("en", "fr"):
        assert BATTLE.words(lang).say(refused.value.reason)


def test_a_secret_answer_that_was_never_possible_is_inconsistent() -> None:
    t = BATTLE.table(2, saves.Luck(b"x"), seats=named_seats(2), loud=True)
    with pytest.raises(saves.Inconsistent):
        saves.load(msgspec.structs.replace(saves.to_save(t), pending=[(1, "bid:9")]))


@pytest.mark.parametrize("fields", [{"game": "chess"}, {"options": {"nonsense": 1}}, {"options": {"life": "endless"}}])
def test_an_unknown_game_or_option_is_unreadable(fields: dict[str, Any]) -> None:
    with pytest.raises(saves.Unreadable):
        saves.load(changed(**fields))


# -- other versions ---------------------------------------------------------------------------------------------------


def with_migrations(monkeypatch: pytest.MonkeyPatch, **fields: Any) -> Game[Any]:
    other: Game[Any] = dataclasses.replace(BATTLE, **fields)
    monkeypatch.setattr(saves, "game", lambda id: other)
    return other


def test_newer_rules_open_to_look_at() -> None:
    t = played(4, 40)
    loaded = saves.load(msgspec.structs.replace(saves.to_save(t, OPTIONS()), rules_version=BATTLE.version + 1))
    only_to_look_at(loaded, t)


def only_to_look_at(loaded: saves.Loaded, t: Any) -> None:
    """State and log are as they were, and looking changes neither."""
    assert loaded.note == "read-only" and loaded.why
    for _ in range(2):
        shown = scene(loaded.table, 0)
        assert shown.parts and shown.prompt is None
        assert [line.text for line in shown.log] == [line.text for line in scene(t, 0).log]
        assert encode(loaded.table.state) == encode(t.state)
    assert loaded.table.moves == t.moves and loaded.table.decision is None


def test_an_older_version_that_still_plays_is_loaded() -> None:
    t = played(4, 40)
    save = msgspec.structs.replace(saves.to_save(t, OPTIONS()), rules_version=1, content_hash="other")
    loaded = saves.load(save)
    assert loaded.note == "older" and loaded.table.fingerprint() == t.fingerprint()


def test_other_content_counts_as_older() -> None:
    loaded = saves.load(changed(content_hash="other"))
    assert loaded.note == "older"


def test_an_older_version_is_migrated(monkeypatch: pytest.MonkeyPatch) -> None:
    def old_bids(save: dict[str, Any]) -> dict[str, Any]:
        for move in save["moves"]:
            move[1] = move[1].replace("offer/", "bid:")
        return save

    t = played(4, 40)
    save = saves.parse(encode(msgspec.structs.replace(saves.to_save(t, OPTIONS()), rules_version=1)))
    for move in save.moves:
        move.key = move.key.replace("bid:", "offer/")
    with_migrations(monkeypatch, migrations={1: old_bids})
    loaded = saves.load(save)
    assert loaded.note == "migrated" and loaded.save.rules_version == 2
    assert loaded.table.fingerprint() == t.fingerprint()


def broken_migration(save: dict[str, Any]) -> dict[str, Any]:
    raise KeyError("no such thing")


@pytest.mark.parametrize("migrations", [{}, {1: broken_migration}, {1: lambda save: {"kind": 7}}])
def test_an_older_game_that_no_longer_plays_opens_to_look_at(migrations: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    t = played(4, 40)
    save = saves.parse(encode(msgspec.structs.replace(saves.to_save(t, OPTIONS()), rules_version=1)))
    save.moves[-1].key = "something-that-was"
    expected = saves.parse(encode(save)).moves
    with_migrations(monkeypatch, migrations=migrations)
    loaded = saves.load(save)
    t.moves = expected
    only_to_look_at(loaded, t)


def test_an_older_game_with_an_option_that_is_gone_opens_to_look_at() -> None:
    save = changed(rules_version=1, options={"weather": "fine"})
    assert saves.load(save).note == "read-only"


def test_an_older_game_whose_rules_now_break_opens_to_look_at(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(t: Any) -> None:
        raise TypeError("the rules have changed")

    with_migrations(monkeypatch, version=BATTLE.version + 1, steps={**BATTLE.steps, "turn": broken})
    assert saves.load(saved()).note == "read-only"
