"""Secrets: what a seat sees, reads and may answer does not depend on what it may not know."""

from __future__ import annotations

import random
from typing import Any

import pytest

from inglenook.bots import bot
from inglenook.engine.chance import Chance, Dice, Luck, Recorded
from inglenook.engine.data import encode
from inglenook.engine.table import Table
from inglenook.engine.view import read_log, scene
from tests.engine.battle import BATTLE, do, played, position, table_at
from tests.properties import named_seats, nothing_leaks, play_random


def permuted(t: Table[Any], seat: int, seed: int) -> Table[Any]:
    """A table in the same position but for what this seat may not know; it can be copied and saved."""
    s = t.state.copy()
    redeal(s, seat, Chance(Dice(random.Random(seed))))
    return table_at(s, t.chance.source, seats=t.seats)


def redeal(s: Any, seat: int, chance: Chance) -> None:
    assert BATTLE.redeal is not None
    BATTLE.redeal(s, seat, chance)


@pytest.mark.parametrize("seed", range(6))
def test_a_scene_does_not_change_when_hidden_cards_are_dealt_otherwise(seed: int) -> None:
    rng = random.Random(seed)
    looked = []

    def look(t: Table[Any], at: int) -> None:
        if t.over is None:
            for seat in range(len(t.seats)):
                nothing_leaks(t, seat, rng)
            looked.append(at)

    play_random(BATTLE, seed, 2 + seed % 2, on_decision=look, cap=120)
    assert len(looked) > 30


@pytest.mark.parametrize("seed", range(4))
def test_a_spectator_sees_no_hidden_card(seed: int) -> None:
    t = played(seed, 60, 3)
    seen = encode(scene(t, None))
    twin = t.clone(Luck(b"x"))
    twin.present()
    redeal(twin.state, -1, Chance(Dice(random.Random(seed))))
    t.state = twin.state
    assert encode(scene(t, None)) == seen


@pytest.mark.parametrize("seed", range(8))
def test_dealing_anew_does_not_depend_on_the_true_cards(seed: int) -> None:
    """Two tables that look alike to a seat are dealt to the same table, so nothing can shine through."""
    t = played(seed, 50, 3)
    if t.over is not None:
        t = played(seed, 25, 3)
    for seat in range(3):
        results = set()
        for other in range(4):
            s = t.state.copy()
            redeal(s, seat, Chance(Dice(random.Random(other))))
            redeal(s, seat, Chance(Luck(b"the same")))
            results.add(encode(s))
        again = t.state.copy()
        redeal(again, seat, Chance(Luck(b"the same")))
        assert results == {encode(again)}


def test_dealing_anew_moves_every_hidden_card() -> None:
    t = played(3, 30, 3)
    held = {card for hand in (1, 2) for card in t.state.hands[hand] if 0 not in t.state.known.get(card, ())}
    assert held
    seen: set[str] = set()
    for seed in range(40):
        s = t.state.copy()
        redeal(s, 0, Chance(Dice(random.Random(seed))))
        assert s.hands[0] == t.state.hands[0] and s.discard == t.state.discard and s.lines == t.state.lines
        seen |= {card for hand in (1, 2) for card in s.hands[hand]}
    assert seen > held


@pytest.mark.parametrize("name", ["random", "greedy", "shaky", "mcts:12"])
def test_a_bot_answers_alike_whatever_is_hidden_from_it(name: str) -> None:
    answered = []
    for seed in range(30):
        t = played(seed, 8 + seed, 2 + seed % 2)
        if t.over is not None or t.group or encode(t.state) != encode(t.clone(Luck(b"x")).state):
            continue
        assert t.decision is not None
        seat = t.decision.seat
        alike = [table_at(t.state.copy(), t.chance.source, seats=t.seats), *(permuted(t, seat, n) for n in range(3))]
        keys = {bot(name, seed).choose(one, seat) for one in alike}
        assert len(keys) == 1, f"{name} peeks"
        answered.append(keys.pop())
    assert len(answered) > 5


# -- the log ----------------------------------------------------------------------------------------------------------


def mentioned(t: Table[Any], seat: int | None, since: int) -> set[str]:
    """Cards that lines of the log since then name to a seat."""
    return {card for entry in t.log[since:] if entry.visible_to(seat) for card in entry.lights if "." in card}


def visible(t: Table[Any], seat: int | None) -> set[str]:
    return {part.id for part in scene(t, seat).parts}


@pytest.mark.parametrize("seed", range(6))
def test_the_log_names_no_card_to_a_seat_that_does_not_see_it(seed: int) -> None:
    before: dict[int | None, set[str]] = {}
    lines = [0]

    def look(t: Table[Any], at: int) -> None:
        for seat in [*range(len(t.seats)), None]:
            seen = visible(t, seat) | before.get(seat, set())
            # A card named meanwhile was seen before, is seen now, or was laid open in between and shuffled in.
            hidden = mentioned(t, seat, lines[0]) - seen
            assert not hidden or any(entry.text.id == "log-reshuffle" for entry in t.log[lines[0] :]), f"{seat}: {hidden}"
            before[seat] = visible(t, seat)
        lines[0] = len(t.log)

    t = play_random(BATTLE, seed, 2 + seed % 2, on_decision=look)
    named = [entry for entry in t.log if "card" in entry.text.args]
    assert len(named) > 30 and all(any("." in light for light in entry.lights) for entry in named if entry.text.id not in QUIET)
    assert any(entry.to is not None for entry in named)


QUIET = ("log-attack",)
"""Lines that name cards by two arguments."""


def test_other_draws_of_another_seat_leave_ones_log_as_it_was() -> None:
    """The first seat is dealt first: whatever the second then gets, the first reads the same."""
    mine, theirs = set(), set()
    for k in range(4):
        first_hand = [(n, 0) for n in range(49, 45, -1)]
        other_hand = [(n, n - 1 - k) for n in range(45, 41, -1)]  # from the far end, so that the rest stays where it is
        dawn = [(6, 2), (41, 5), (40, 6), (39, 38 - k), (38, 37 - k)]
        t = BATTLE.table(2, Recorded(first_hand + other_hand + dawn), seats=named_seats(2), loud=True)
        mine.add(encode(scene(t, 0)))
        theirs.add(encode(scene(t, 1)))
    assert len(mine) == 1 and len(theirs) == 4
    assert not [line for line in read_log(t, None) if line.text.id == "log-draw-card"], "nobody reads the cards of another"


# -- hot seat ---------------------------------------------------------------------------------------------------------


def test_each_person_at_one_screen_sees_their_own_hand_only() -> None:
    t = table_at(position([["wolf.1"], ["wolf.2"]], [["bolt.1", "spy.1"], ["curse.1", "rally.1"]]))
    for seat, own, other in (
        (0, {"bolt.1", "spy.1"}, {"curse.1", "rally.1"}),
        (1, {"curse.1", "rally.1"}, {"bolt.1", "spy.1"}),
    ):
        raw = encode(scene(t, seat)).decode()
        assert all(f'"{card}"' in raw for card in own) and not any(card in raw for card in other)
    assert not any(card in encode(scene(t, None)).decode() for card in ("bolt.1", "spy.1", "curse.1", "rally.1"))


def test_only_the_asked_seat_sees_the_answers() -> None:
    t = table_at(position([["wolf.1"], []], [["bolt.1"], []]))
    mine, other, nobody = (scene(t, seat).prompt for seat in (0, 1, None))
    assert mine is not None and [option.key for option in mine.options] == ["play:bolt.1", "attack:wolf.1", "pass"]
    for prompt in (other, nobody):
        assert prompt is not None and prompt.seat == 0 and prompt.options == () and prompt.question.id == "prompt-waiting"


def test_what_a_scout_has_seen_is_seen_by_the_scout_alone() -> None:
    t = do(table_at(position([["wolf.1"], []], [["scout.1"], []]), Recorded([(47, 7), (46, 3)], Luck(b"x"))), "play:scout.1")
    [first], [second] = t.state.deck.layers[:2]
    assert {first, second} <= visible(t, 0)
    assert not {first, second} & visible(t, 1) and not {first, second} & visible(t, None)
    assert t.moves[-1].news
    do(t, second)
    assert t.state.deck.places(0)[0] == second and t.state.deck.places(0)[-1] == first
    assert not any(t.state.deck.places(1)) and not any(t.state.deck.places(None))


def test_a_spy_shows_a_hand_to_one_seat() -> None:
    s = position([["wolf.1"], [], []], [["spy.1"], ["bolt.1", "curse.1"], ["rally.1"]])
    t = do(table_at(s), "play:spy.1", "seat:1")
    assert {"bolt.1", "curse.1"} <= visible(t, 0) and "rally.1" not in visible(t, 0)
    assert not {"bolt.1", "curse.1"} & visible(t, 2)
    assert [line.text.id for line in read_log(t, 2)][-1] == "log-spy"
