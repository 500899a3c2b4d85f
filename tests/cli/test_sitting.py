"""A sitting keeps every answer, and keeps others from its file."""

import errno
import os
import re
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import msgspec
import pytest

from inglenook.engine import save
from inglenook.engine.game import game
from inglenook.engine.table import Refused, Seat
from inglenook.sitting import CannotSave, OpenElsewhere, Sitting, data_folder, unfinished


def first_key(sitting: Sitting) -> tuple[int, list[str]]:
    """Who is asked, and the first answer there is."""
    seat = sitting.person_to_move()
    assert seat is not None
    return seat, [sitting.table.asked(seat).keys[0]]


def test_a_new_game_is_saved_at_once_under_a_readable_name(two_people):
    name = rf"pebbles-{datetime.now():%Y}-\d\d-\d\d-\d\d\d\d-[0-9a-f]{{4}}\.json"
    assert re.fullmatch(name, two_people.path.name)
    assert save.read_file(two_people.path).seats == (Seat("Ann"), Seat("Bob"))


def test_games_begun_in_the_same_minute_have_files_of_their_own(pebbles, home, monkeypatch):
    ends = iter(["aaaa", "aaaa", "aaaa", "bbbb", "bbbb", "cccc"])
    monkeypatch.setattr("inglenook.sitting.secrets.token_hex", lambda size: next(ends))
    sittings = [Sitting.start(pebbles, [Seat("Ann"), Seat(str(n))], folder=home) for n in range(2)]
    sittings[0].close()
    sittings.append(Sitting.start(pebbles, [Seat("Ann"), Seat("2")], folder=home))
    assert [save.read_file(s.path).seats[1].name for s in sittings] == ["0", "1", "2"]


def test_every_answer_is_in_the_file_before_the_next_question(two_people):
    for given in range(1, 4):
        seat, keys = first_key(two_people)
        two_people.answer(seat, keys)
        kept = save.load(save.read_file(two_people.path)).table
        assert len(kept.moves) - 1 == given
        assert kept.fingerprint() == two_people.table.fingerprint()


def test_a_refused_answer_leaves_table_and_file_alone(two_people):
    before = two_people.path.read_bytes()
    with pytest.raises(Refused):
        two_people.answer(two_people.person_to_move(), ["take:9"])
    assert two_people.path.read_bytes() == before


def test_an_undo_is_kept_too(two_people):
    seat, keys = first_key(two_people)
    stood = two_people.table.fingerprint()
    two_people.answer(seat, keys)
    two_people.undo(seat)
    assert save.load(save.read_file(two_people.path)).table.fingerprint() == stood


def test_a_game_with_a_seed_goes_the_same_way_even_if_it_is_interrupted(pebbles, home):
    seats = [Seat("Ann", "bot:random"), Seat("Bob", "bot:shaky")]
    records = []
    for interrupted in (False, True):
        sitting = Sitting.start(pebbles, seats, seed=5, folder=home)
        while sitting.bot_answers() is not None:
            if interrupted:
                sitting.close()
                sitting = Sitting.resume(sitting.path)
        records.append([(move.seat, move.key) for move in sitting.table.moves])
    assert records[0] == records[1]


def test_a_secret_answer_is_kept_while_others_still_think(home, monkeypatch):
    monkeypatch.setenv("INGLENOOK_GAMES", str(Path(__file__).parents[1] / "games"))
    sitting = Sitting.start(game("card-battle"), [Seat("Ann"), Seat("Bob")], seed=1, folder=home)
    while len(sitting.to_move()) < 2:
        sitting.answer(*first_key(sitting))
    seat, keys = first_key(sitting)
    sitting.answer(seat, keys)
    sitting.close()
    with Sitting.resume(sitting.path) as again:
        assert seat not in again.to_move() and again.table.pending == {seat: keys[0]}
        other, more = first_key(again)
        again.answer(other, more)
        sitting.table.answer(other, more)
        assert again.table.fingerprint() == sitting.table.fingerprint()


def test_without_a_folder_nothing_is_written(pebbles, home):
    sitting = Sitting.start(pebbles, [Seat("Ann"), Seat("Bob")])
    sitting.answer(*first_key(sitting))
    assert sitting.path is None and not home.exists()


def test_people_and_bots_are_told_apart(pebbles):
    sitting = Sitting.start(pebbles, [Seat("Ann"), Seat("Bob", "bot:greedy")], seed=1)
    turns = []
    while sitting.to_move():
        turns.append(sitting.to_move()[0])
        if sitting.person_to_move() is None:
            assert sitting.bot_answers() == 1
        else:
            assert sitting.bot_answers() is None
            sitting.answer(*first_key(sitting))
    assert {0, 1} == set(turns)


# -- one writer -----------------------------------------------------------------------------------------------------------


def test_a_game_that_is_open_cannot_be_opened_again(two_people):
    with pytest.raises(OpenElsewhere, match=two_people.path.name):
        Sitting.resume(two_people.path)
    two_people.close()
    with Sitting.resume(two_people.path) as again:
        assert again.table.fingerprint() == two_people.table.fingerprint()


HOLD = """
import sys
from pathlib import Path
from inglenook.sitting import Sitting
sitting = Sitting.resume(Path(sys.argv[1]))
print("open", flush=True)
sys.stdin.read()
"""


def test_a_killed_process_leaves_no_lock_behind(two_people):
    two_people.close()
    holder = subprocess.Popen(
        [sys.executable, "-c", HOLD, str(two_people.path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    try:
        assert holder.stdout.readline() == "open\n"
        with pytest.raises(OpenElsewhere):
            Sitting.resume(two_people.path)
    finally:
        holder.kill()
        holder.communicate()
    assert Path(two_people.path.parent, f".{two_people.path.name}.lock").exists()
    with Sitting.resume(two_people.path) as again:
        again.answer(*first_key(again))


def test_a_closed_game_leaves_only_its_save(two_people, home):
    two_people.close()
    assert [path.name for path in home.iterdir()] == [two_people.path.name]


ANSWER = """
import sys
from pathlib import Path
from inglenook.sitting import Sitting
sitting = Sitting.resume(Path(sys.argv[1]))
while sitting.to_move():
    seat = sitting.person_to_move()
    sitting.answer(seat, ["take:1"])
    print(len(sitting.table.moves) - 1, flush=True)
"""


@pytest.mark.parametrize("after", [1, 4, 9])
def test_kill_9_loses_no_acknowledged_answer(two_people, after):
    two_people.close()
    player = subprocess.Popen([sys.executable, "-c", ANSWER, str(two_people.path)], stdout=subprocess.PIPE, text=True)
    acknowledged = [int(player.stdout.readline()) for _ in range(after)][-1]
    player.kill()
    player.communicate()
    with Sitting.resume(two_people.path) as again:
        assert len(again.table.moves) - 1 >= acknowledged == after


# -- disks ----------------------------------------------------------------------------------------------------------------


def refuse(number: int):
    """A call the disk refuses."""

    def call(*args, **kwargs):
        raise OSError(number, os.strerror(number))

    return call


@pytest.mark.parametrize("place", ["os.fsync", "tempfile.mkstemp", "os.replace"])
def test_on_a_full_disk_the_answer_does_not_count_and_the_save_stays(two_people, monkeypatch, place):
    before, stood = two_people.path.read_bytes(), two_people.table.fingerprint()
    with monkeypatch.context() as patch:
        patch.setattr(f"inglenook.engine.save.{place}", refuse(errno.ENOSPC))
        with pytest.raises(CannotSave, match="the disk is full"):
            two_people.answer(*first_key(two_people))
    assert two_people.path.read_bytes() == before
    assert two_people.table.fingerprint() == stood
    assert not [path for path in two_people.path.parent.iterdir() if path.suffix not in (".json", ".lock")]
    two_people.answer(*first_key(two_people))
    assert len(save.read_file(two_people.path).moves) == 2


def test_a_folder_that_cannot_be_written_is_said_at_once(pebbles, home, monkeypatch):
    monkeypatch.setattr("inglenook.sitting.os.open", refuse(errno.EROFS))
    with pytest.raises(CannotSave, match="it can only be read"):
        Sitting.start(pebbles, [Seat("Ann"), Seat("Bob")], folder=home)


def test_a_file_where_the_folder_should_be_is_said_at_once(pebbles, home):
    home.write_text("mine")
    with pytest.raises(CannotSave, match="it is not a folder"):
        Sitting.start(pebbles, [Seat("Ann"), Seat("Bob")], folder=home)
    assert home.read_text() == "mine"


@pytest.mark.parametrize(
    ("variables", "folder"),
    [
        ({"INGLENOOK_DATA": "/a/b"}, "/a/b"),
        ({"XDG_DATA_HOME": "/c"}, "/c/inglenook"),
        ({"HOME": "/home/ann"}, "/home/ann/.local/share/inglenook"),
    ],
)
@pytest.mark.skipif(sys.platform != "linux", reason="the folders of Linux")
def test_where_games_are_kept(monkeypatch, variables, folder):
    for name in ("INGLENOOK_DATA", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert data_folder() == Path(folder)


# -- what waits -----------------------------------------------------------------------------------------------------------


def test_unfinished_games_are_listed_and_finished_ones_are_not(two_people, finished, home):
    two_people.answer(*first_key(two_people))
    (waiting,) = unfinished(home)
    assert (waiting.path, waiting.game, waiting.answers, waiting.reason) == (two_people.path, "pebbles", 1, None)
    assert waiting.seats == (Seat("Ann"), Seat("Bob"))
    assert finished.exists()


@pytest.mark.parametrize(
    ("name", "raw", "reason"),
    [
        ("empty.json", b"", "save-damaged"),
        ("cut.json", b'{"kind":"inglenook-save","format":1,"ga', "save-damaged"),
        ("foreign.json", b'{"name":"something else"}', "save-foreign"),
        ("newer.json", b'{"kind":"inglenook-save","format":999}', "save-newer"),
        ("hollow.json", b'{"kind":"inglenook-save","format":1}', "save-damaged"),
        ("other.json", b'{"kind":"inglenook-save","format":1,"game":"chess","seats":[],"moves":[]}', "game-unknown"),
    ],
)
def test_damaged_files_are_listed_with_their_reason_and_left_alone(home, name, raw, reason):
    home.mkdir()
    path = home / name
    path.write_bytes(raw)
    (waiting,) = unfinished(home)
    assert waiting.path == path and waiting.reason.id == reason
    assert path.read_bytes() == raw


def test_a_folder_that_is_not_there_has_nothing_waiting(home):
    assert unfinished(home) == []


# -- other versions -------------------------------------------------------------------------------------------------------


def change(path: Path, **fields: object) -> bytes:
    """Rewrite some fields of a save; what the file then holds."""
    save.write(msgspec.structs.replace(save.read_file(path), **fields), path)
    return path.read_bytes()


def test_a_save_of_other_content_plays_on_and_its_original_is_laid_aside(two_people, home):
    two_people.close()
    original = change(two_people.path, content_hash="older")
    with Sitting.resume(two_people.path) as again:
        assert again.note == "older" and two_people.path.read_bytes() == original
        again.answer(*first_key(again))
        again.answer(*first_key(again))
    assert [path.read_bytes() for path in (home / "older").iterdir()] == [original]
    assert save.read_file(two_people.path).content_hash == again.game.content_hash


def test_a_save_of_newer_rules_can_be_looked_at_and_is_never_written(two_people):
    two_people.close()
    original = change(two_people.path, rules_version=99)
    with Sitting.resume(two_people.path) as again:
        assert again.read_only and again.to_move() == () and again.why.id == "save-newer-rules"
        assert again.scene(None).parts == two_people.scene(None).parts
        with pytest.raises(Refused):
            again.answer(0, ["take:1"])
    assert two_people.path.read_bytes() == original
