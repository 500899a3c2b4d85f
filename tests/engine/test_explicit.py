"""Explicit chance: every draw is a question to nature, and the game is the same game."""

from __future__ import annotations

import random

import pytest

from inglenook.engine.chance import Luck
from inglenook.engine.data import encode
from inglenook.engine.decide import NATURE, ask
from inglenook.engine.table import Table
from inglenook.engine.view import scene
from tests.engine.battle import BATTLE, OPTIONS, do, luck, position, table_at
from tests.engine.mini import Mini, end, table
from tests.properties import named_seats, questions


async def roll_ask_roll(t: Table[Mini]) -> None:
    t.say("plain", text="begin")
    t.state.notes.append(f"rolled {t.chance.roll(6)}")
    t.say("plain", text="rolled")
    t.reveal()
    t.state.notes.append(await ask(t, 0, "first", lambda: ["x", "y"], rule="MI-R1"))
    t.say("plain", text="answered")
    t.state.notes.append(f"rolled {t.chance.roll(4)}")
    t.state.notes.append(f"rolled {t.chance.roll(8)}")
    t.say("plain", text="rolled again")
    t.state.notes.append(await ask(t, 1, "second", lambda: ["x", "y"], rule="MI-R1"))
    if len(t.state.notes) > 10:
        end()


def test_a_step_that_rolls_asks_and_rolls_again() -> None:
    t = table(roll_ask_roll, explicit=True)
    assert t.decision is not None and t.decision.seat == NATURE and t.decision.keys == list("012345")
    do(t, "4")
    assert t.state.notes == ["rolled 5"] and t.decision.seat == 0
    do(t, "y")
    assert t.decision.seat == NATURE and len(t.decision.keys) == 4
    do(t, "3")
    assert t.decision.seat == NATURE and len(t.decision.keys) == 8
    do(t, "0")
    assert t.state.notes == ["rolled 5", "y", "rolled 4", "rolled 1"] and t.decision.seat == 1


def as_explicit(t: Table[Mini], outcomes: list[int], answers: list[str]) -> Table[Mini]:
    """Play an explicit table with these outcomes and answers."""
    while t.over is None and (outcomes or answers):
        assert t.decision is not None
        rest = outcomes if t.decision.seat == NATURE else answers
        if not rest:
            break
        t.submit(str(rest.pop(0)))
    return t


def test_the_record_and_the_log_are_those_of_implicit_play() -> None:
    answers = ["x", "y", "y", "x", "x", "y"]
    plain = table(roll_ask_roll)
    do(plain, *answers)
    assert plain.over is not None
    outcomes = [outcome for move in plain.moves for _, outcome in move.draws]
    explicit = as_explicit(table(roll_ask_roll, explicit=True), outcomes, answers)
    assert explicit.moves == plain.moves
    assert encode(explicit.log) == encode(plain.log)


@pytest.mark.parametrize("seed", range(6))
def test_a_battle_with_explicit_chance_meets_the_same_fingerprints(seed: int) -> None:
    rng = random.Random(seed)
    options = OPTIONS(storms=True)
    seats = named_seats(2 + seed % 2)
    plain = BATTLE.table(len(seats), Luck(b"%d" % seed), seats=seats, loud=True, options=options)
    explicit = BATTLE.table(len(seats), Luck(b"other"), seats=seats, loud=True, options=options, explicit=True)
    used = 0
    for _ in range(400):
        draws = [draw for move in plain.moves for draw in move.draws]
        for n, outcome in draws[used:]:
            assert explicit.decision is not None
            assert explicit.decision.seat == NATURE and len(explicit.decision.keys) == n
            explicit.submit(str(outcome))
        used = len(draws)
        assert explicit.fingerprint() == plain.fingerprint()
        if plain.over is not None:
            break
        decision = rng.choice(questions(plain))
        key = rng.choice(decision.keys)
        plain.submit(key, decision.seat)
        explicit.submit(key, decision.seat)
    assert used > 20
    assert explicit.moves == plain.moves and encode(explicit.log) == encode(plain.log)
    assert explicit.over == plain.over


def test_copies_at_natures_question_are_asked_the_same() -> None:
    t = do(table_at(position([[], ["wolf.1", "wolf.2"]], [["volley.1"], []]), explicit=True), "play:volley.1")
    assert t.decision is not None and t.decision.seat == NATURE
    twin = t.clone(Luck(b"x"), keep=True)
    second = twin.clone(Luck(b"x"))
    for one in (twin, second):
        assert one.decision is not None and one.decision.facts() == t.decision.facts()
        do(one, "5")
    do(t, "5")
    assert t.decision.kind == "volley" and twin.fingerprint() == second.fingerprint() == t.fingerprint()


def test_a_copy_for_one_seat_has_luck_of_its_own() -> None:
    """Who looks ahead from nature's question gets a copy that has drawn."""
    t = do(table_at(position([[], ["wolf.1", "wolf.2"]], [["volley.1"], []]), explicit=True), "play:volley.1")
    twin = t.clone(luck((6, 5)), for_seat=0)
    assert twin.decision is not None and (twin.decision.seat, twin.decision.kind) == (0, "volley")
    do(twin, "wolf.1", "wolf.2")
    assert twin.decision.kind != "draw"


def test_nature_is_nobody_in_a_scene() -> None:
    t = table(roll_ask_roll, explicit=True)
    shown = scene(t, 0)
    assert shown.prompt is None and shown.log[-1].text.args == {"text": "begin"}
