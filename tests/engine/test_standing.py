"""A table is put away small and stood up again as it was; what it forgets is only how it came there."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from inglenook.engine import save as saves
from inglenook.engine.back import Forgotten
from inglenook.engine.chance import Luck, ReplayMismatch
from inglenook.engine.data import encode
from inglenook.engine.game import game
from inglenook.engine.standing import Standing, forget, pack, stand, stand_quiet, step_of
from inglenook.engine.table import Seat, Table
from inglenook.engine.view import read_log, scene
from tests.properties import named_seats, questions, whole_answer

GAMES = ["key-to-the-kingdom", "card-battle"]
SOURCE = Luck(b"standing")


def new(id: str, seats: list[Seat] | None = None) -> Table[Any]:
    return saves.new_table(game(id), seats or named_seats(2), luck=SOURCE.key)


def answer(t: Table[Any], rng: random.Random) -> None:
    """One whole answer of anybody who is asked."""
    decision = rng.choice(questions(t))
    t.answer(decision.seat, whole_answer(decision, rng))


def played(id: str, seed: int, answers: int, *, small: bool = False, seats: list[Seat] | None = None) -> Table[Any]:
    rng = random.Random(seed)
    t = new(id, seats)
    for _ in range(answers):
        if t.over is not None:
            break
        answer(t, rng)
        if small:
            forget(t, steps=3, lines=10)
    return t


def again(t: Table[Any]) -> Table[Any]:
    """Packed, written, read and stood up."""
    raw = msgspec.json.encode(pack(t))
    return stand(t.game, msgspec.json.decode(raw, type=Standing), SOURCE, t.seats)


def faces(t: Table[Any]) -> list[bytes]:
    """What everybody sees, but for the lines of the log, which may be fewer."""
    return [encode(msgspec.structs.replace(scene(t, seat), log=())) for seat in (0, 1, None)]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_a_packed_table_stands_up_as_it_was_and_goes_on_alike(id: str, seed: int) -> None:
    rng = random.Random(seed)
    t = new(id)
    for number in range(80):
        if number % 8 == 0:
            twin = again(t)
            assert twin.fingerprint() == t.fingerprint()
            assert twin.pending == t.pending
            assert faces(twin) == faces(t)
            assert [read_log(twin, seat) for seat in (0, 1, None)] == [read_log(t, seat) for seat in (0, 1, None)]
            one, other = random.Random(number), random.Random(number)
            for _ in range(3):
                if t.over is None:
                    answer(t, one)
                    answer(twin, other)
            assert encode(twin.moves) == encode(t.moves)
            assert twin.log == t.log
        if t.over is not None:
            break
        answer(t, rng)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seed", range(3))
def test_forgetting_changes_nothing_anybody_sees_but_the_oldest_lines(id: str, seed: int) -> None:
    whole, small = played(id, seed, 60), played(id, seed, 60, small=True)
    assert small.past.moves > 10 and small.past.lines > 10 and len(small.checkpoints) == 3
    assert small.length == whole.length and len(small.moves) + small.past.moves == len(whole.moves)
    assert small.fingerprint() == whole.fingerprint()
    assert faces(small) == faces(whole)
    for seat in (0, 1, None):
        kept = read_log(small, seat)
        assert kept == read_log(whole, seat)[-len(kept) :]
        assert read_log(small, seat, 5) == read_log(whole, seat, 5)
    twin = again(small)
    assert twin.fingerprint() == whole.fingerprint() and faces(twin) == faces(whole)


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_a_table_that_forgets_takes_back_alike_or_says_that_it_has_forgotten(id: str, seed: int) -> None:
    lone = [Seat("Ada"), Seat("Ben", "bot:random")]
    taken, beyond = 0, 0
    for answers in (30, 45, 60):
        whole, small = played(id, seed, answers, seats=lone), played(id, seed, answers, small=True, seats=lone)
        for _ in range(8):
            if whole.undo_refusal(0) is not None:
                break
            assert small.undo_refusal(0) is None
            whole.undo(0)
            try:
                small.undo(0)
            except Forgotten:
                beyond += 1
                break
            taken += 1
            assert small.fingerprint() == whole.fingerprint()
            assert small.length == whole.length and small.pending == whole.pending
            assert faces(small) == faces(whole)
    assert taken > 2 and beyond


@pytest.mark.parametrize("seed", range(6))
def test_a_table_that_forgets_refuses_an_undo_for_the_same_reason(seed: int) -> None:
    rng = random.Random(seed)
    whole, small = new("key-to-the-kingdom"), new("key-to-the-kingdom")
    reasons = set()
    for number in range(60):
        decision = rng.choice(questions(whole))
        keys = whole_answer(decision, rng)
        for t in (whole, small):
            t.answer(decision.seat, keys)
        forget(small, steps=1 + number % 3, lines=5)
        for seat in (0, 1):
            assert small.undo_refusal(seat) == whole.undo_refusal(seat)
            reasons.add(getattr(whole.undo_refusal(seat), "id", None))
    assert {"undo-others", "undo-luck"} <= reasons


def test_undo_by_agreement_goes_where_it_is_not_free_and_the_log_says_so() -> None:
    t = played("key-to-the-kingdom", 1, 40)
    seat = next(seat for seat in (0, 1) if t.undo_refusal(seat) is not None and t.undo_refusal(seat).id != "undo-nothing")  # type: ignore[union-attr]
    mark = t.back_to(seat)
    t.undo(seat, free=True, crossing="log-undo-agreed")
    assert t.length == mark and t.asked(seat) is not None
    assert t.notes[-1].text.id == "log-undo-agreed"


def test_a_packed_table_whose_state_was_changed_is_found_out() -> None:
    t = played("key-to-the-kingdom", 1, 20)
    kept = pack(t)
    kept.step.base += 1
    state = msgspec.json.decode(bytes(kept.step.state))
    state["turn"] += 7
    kept.step.state = msgspec.Raw(encode(state))
    with pytest.raises(ReplayMismatch):
        stand(t.game, kept, SOURCE, t.seats)


@pytest.mark.parametrize("id", GAMES)
def test_a_quiet_copy_stands_at_the_same_question_and_knows_no_record(id: str) -> None:
    for answers in range(10, 40, 3):
        t = played(id, 5, answers)
        raw = msgspec.json.encode(step_of(t))
        quiet = stand_quiet(t.game, msgspec.json.decode(raw, type=type(step_of(t))), Luck(b"other"), t.seats)
        assert [d.facts() for d in quiet.group or [quiet.decision]] == [d.facts() for d in t.group or [t.decision]]  # type: ignore[union-attr]
        assert encode(quiet.state) == encode(t.state)
        assert len(quiet.moves) == 1 and not quiet.log
        assert quiet.clone(Luck(b"x"), for_seat=0).decision is not None


def test_a_finished_game_stands_up_finished() -> None:
    t = played("card-battle", 2, 3000)
    assert t.over is not None
    twin = again(t)
    assert twin.over == t.over and twin.decision is None
    assert faces(twin) == faces(t)
