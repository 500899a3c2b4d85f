"""Questions: forced answers, choices of several in one spelling, secret answers in any order."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from inglenook.engine.again import play_moves
from inglenook.engine.data import encode
from inglenook.engine.decide import DONE, Decision, NoOption, ask, ask_all, ask_some, one_by_one
from inglenook.engine.table import Refused, Table
from inglenook.engine.view import scene
from tests.engine.mini import Mini, end, table

FIVE = ["a", "b", "c", "d", "e"]


async def forced_then_free(t: Table[Mini]) -> None:
    t.state.notes.append(await ask(t, 0, "only", lambda: ["one"], rule="MI-R1"))
    t.state.notes.append(await ask(t, 0, "free", lambda: ["x", "y"], rule="MI-R2"))
    t.state.notes.append(await ask(t, 1, "only", lambda: ["two"], rule="MI-R3"))
    end()


def test_the_only_answer_is_given_by_itself_and_on_the_tape() -> None:
    t = table(forced_then_free)
    assert t.decision is not None and t.decision.kind == "free"
    assert t.tape == ["one"] and len(t.moves) == 1, "forced answers are no moves of a player"
    t.submit("y")
    assert t.over is not None and t.state.notes == ["one", "y", "two"] and t.tape == ["one", "y", "two"]


def test_a_copy_catches_up_without_listing_anything() -> None:
    listed = []

    async def step(t: Table[Mini]) -> None:
        def keys() -> list[str]:
            listed.append(1)
            return ["x", "y"]

        t.state.notes.append(await ask(t, 0, "first", keys, rule="MI-R1"))
        t.state.notes.append(await ask(t, 0, "second", keys, rule="MI-R1"))
        end()

    t = table(step)
    t.submit("x")
    assert len(listed) == 2
    twin = t.clone(t.chance.source)
    twin.present()
    assert twin.state.notes == ["x"] and len(listed) == 2
    twin.submit("y")
    assert twin.over is not None and len(listed) == 2


async def dead_end(t: Table[Mini]) -> None:
    await ask(t, 0, "nothing", lambda: [], rule="MI-R9")


async def dead_end_of_all(t: Table[Mini]) -> None:
    await ask_all(t, [0, 1], "nothing", lambda seat: ["x"] if seat else [], rule="MI-R9")


@pytest.mark.parametrize("step", [dead_end, dead_end_of_all])
def test_a_question_without_answers_is_a_mistake_that_names_its_rule(step: object) -> None:
    with pytest.raises(NoOption, match="MI-R9"):
        table(step)  # type: ignore[arg-type]


async def an_answer_called_done(t: Table[Mini]) -> None:
    t.state.notes.append(await ask(t, 0, "more", lambda: ["more", DONE], rule="MI-R1"))
    end()


def test_an_ordinary_question_may_have_an_answer_called_done() -> None:
    t = table(an_answer_called_done)
    assert t.decision is not None and not t.decision.several
    t.answer(0, [DONE])
    assert t.over is not None and t.state.notes == [DONE]


def chooser(least: int, most: int, keys: list[str]) -> object:
    async def step(t: Table[Mini]) -> None:
        t.state.notes += await ask_some(t, 0, "some", keys.copy, least=least, most=most, rule="MI-R1")
        t.state.notes.append("|")
        await ask(t, 1, "then", lambda: ["x", "y"], rule="MI-R2")
        end()

    return step


@pytest.mark.parametrize(("least", "most"), [(low, high) for high in range(1, 6) for low in range(high + 1)])
def test_every_choice_of_several_has_one_spelling(least: int, most: int) -> None:
    """All answers a person may give, in any order, and all picks of a program, lead to the same set of tables."""
    step = chooser(least, most, FIVE)
    by_people = {}
    for size in range(least, most + 1):
        for chosen in itertools.combinations(FIVE, size):
            t = table(step)  # type: ignore[arg-type]
            assert t.decision is not None
            if t.decision.kind == "some":
                t.answer(0, chosen[::-1])
            assert t.state.notes == [*chosen, "|"]
            by_people[chosen] = (t.fingerprint(), [move.key for move in t.moves])
    by_programs = {}
    open_tables = [table(step)]  # type: ignore[arg-type]
    while open_tables:
        t = open_tables.pop()
        assert t.decision is not None
        if t.decision.kind == "then":
            by_programs[tuple(t.state.notes[:-1])] = (t.fingerprint(), [move.key for move in t.moves])
            continue
        for key in t.decision.keys:
            twin = table(step)  # type: ignore[arg-type]
            for move in t.moves[1:]:
                twin.submit(move.key)
            twin.submit(key)
            open_tables.append(twin)
    assert by_programs == by_people


@given(st.lists(st.sampled_from([*FIVE, DONE, "z"]), max_size=5))
def test_a_choice_of_several_takes_a_whole_answer_or_nothing(keys: list[str]) -> None:
    t = table(chooser(1, 3, FIVE))  # type: ignore[arg-type]
    before, moves = t.fingerprint(), len(t.moves)
    chosen = [key for key in keys if key != DONE]
    good = 1 <= len(chosen) <= 3 and len(set(chosen)) == len(chosen) and "z" not in chosen
    if good:
        t.answer(0, keys)
        assert t.state.notes == [*sorted(chosen), "|"]
    else:
        with pytest.raises(Refused) as refused:
            t.answer(0, keys)
        assert refused.value.rule == "MI-R1"
        assert (t.fingerprint(), len(t.moves)) == (before, moves)


def test_a_choice_of_several_can_be_begun_by_picks_and_finished_at_once() -> None:
    t = table(chooser(0, 3, FIVE))  # type: ignore[arg-type]
    t.submit("b")
    assert t.decision is not None and t.decision.picked == ["b"] and t.decision.keys == ["c", "d", "e", DONE]
    t.answer(0, ["e", "c"])
    assert t.state.notes == ["b", "c", "e", "|"]


async def secret(t: Table[Mini]) -> None:
    options = {0: ["a", "b"], 1: ["only"], 2: ["a", "b", "c"]}
    answers = await ask_all(t, [2, 0, 1], "bid", lambda seat: options[seat], rule="MI-R1")
    t.state.notes += [f"{seat}{key}" for seat, key in answers.items()]
    t.state.notes.append(str(t.chance.roll(6)))
    await ask(t, 0, "then", lambda: ["x", "y"], rule="MI-R2")


def test_secret_answers_may_arrive_in_any_order() -> None:
    marks = []
    for order in ([0, 2], [2, 0]):
        t = table(secret, count=3)
        for seat in order:
            t.answer(seat, ["b"])
        assert t.state.notes[:3] == ["0b", "1only", "2b"]
        assert [(move.seat, move.key) for move in t.moves[1:]] == [(0, "b"), (2, "b")], "on the record by seats"
        marks.append((t.fingerprint(), [move.fingerprint for move in t.moves]))
    assert marks[0] == marks[1]


def test_a_secret_answer_shows_in_nobodys_scene_before_all_have_answered() -> None:
    seen = []
    for key in ("a", "b", "c"):
        t = table(secret, count=3)
        t.answer(2, [key])
        assert t.pending == {1: "only", 2: key}
        seen.append([encode(scene(t, seat)) for seat in (0, 1, 2, None)] + [t.fingerprint().encode()])
    assert seen[0] == seen[1] == seen[2]


def test_who_has_answered_in_secret_is_not_asked_again() -> None:
    t = table(secret, count=3)
    t.answer(2, ["a"])
    with pytest.raises(Refused):
        t.answer(2, ["b"])
    assert t.asked(2) is None and t.asked(0) is not None


def test_a_record_with_a_forced_secret_answer_plays_again() -> None:
    t = table(secret, count=3)
    t.answer(2, ["c"])
    t.answer(0, ["a"])
    again = table(secret, count=3)
    play_moves(again, t.moves[1:])
    assert again.fingerprint() == t.fingerprint()


async def all_forced(t: Table[Mini]) -> None:
    answers = await ask_all(t, [0, 1], "bid", lambda seat: [f"only{seat}"], rule="MI-R1")
    t.state.notes += answers.values()
    await ask(t, 0, "then", lambda: ["x", "y"], rule="MI-R2")


def test_a_secret_choice_without_a_choice_asks_nobody() -> None:
    t = table(all_forced)
    assert t.decision is not None and t.decision.kind == "then" and t.state.notes == ["only0", "only1"]
    assert t.clone(t.chance.source).fingerprint() == t.fingerprint()


@pytest.mark.parametrize(
    ("least", "most", "worths", "chosen"),
    [
        (0, 2, {"a": 1, "b": 3, "c": 2, "d": 0, "e": 3}, ["b", "e"]),
        (0, 3, {"a": 1, "b": -1, "c": -1, "d": 0, "e": 5}, ["a", "e"]),
        (2, 2, {"a": -5, "b": -4, "c": -1, "d": -3, "e": -2}, ["c", "e"]),
        (0, 2, {"a": -1, "b": -1, "c": 0, "d": -2, "e": -1}, []),
    ],
)
def test_the_best_of_several_are_picked_down_the_list(
    least: int, most: int, worths: dict[str, float], chosen: list[str]
) -> None:
    async def step(t: Table[Mini]) -> None:
        t.state.notes += await ask_some(t, 0, "some", FIVE.copy, least=least, most=most, rule="MI-R1")
        end()

    t = table(step)
    while t.decision is not None:
        found = one_by_one(t.decision, lambda key: worths.get(key, 0.0))
        t.submit(t.decision.keys[found.index(max(found))])
    assert t.state.notes == chosen


def test_of_one_answer_each_key_has_its_own_worth() -> None:
    assert one_by_one(Decision(0, "one", "MI-R1", ["a", "b"]), {"a": 2.0, "b": 1.0}.__getitem__) == [2.0, 1.0]


def test_quiet_steps_share_a_checkpoint_and_a_copy_stands_where_the_table_does() -> None:
    async def step(t: Table[Mini]) -> None:
        t.state.notes.append("quiet")
        if len(t.state.notes) == 9:
            t.state.notes.append(await ask(t, 0, "free", lambda: ["x", "y"], rule="MI-R1"))
            end()

    t = table(step)
    assert [len(point.state.notes) for point in t.checkpoints] == [0, 2, 4, 6, 8], "one for two steps that ask nobody"
    twin = t.clone(t.chance.source)
    twin.present()
    assert twin.state.notes == t.state.notes == ["quiet"] * 9
    twin.submit("y")
    assert twin.state.notes[-1] == "y" and t.state.notes == ["quiet"] * 9


def test_calm_steps_share_a_checkpoint_also_where_somebody_is_asked_and_two_of_the_others_do() -> None:
    async def step(t: Table[Mini]) -> None:
        t.state.notes.append(await ask(t, 0, "free", lambda: ["x", "y"], rule="MI-R1"))

    calm = table(step, calm=frozenset({"only"}))
    brisk = table(step, calm=frozenset({"another"}))
    for t in (calm, brisk):
        for _ in range(20):
            t.answer(0, ["x"])
    assert [len(point.state.notes) for point in calm.checkpoints] == [0, 16]
    assert [len(point.state.notes) for point in brisk.checkpoints] == list(range(0, 21, 2))
    for t in (calm, brisk):
        twin = t.clone(t.chance.source)
        twin.submit("y")
        assert twin.state.notes == ["x"] * 20 + ["y"] and t.state.notes == ["x"] * 20
        t.undo(0, free=True)
        assert t.state.notes == ["x"] * 19 and t.decision is not None
