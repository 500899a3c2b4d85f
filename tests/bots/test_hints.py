"""Hints: a bot's whole answer, ready to be given, with a reason."""

from __future__ import annotations

import pytest

from inglenook.bots import bot, hint
from inglenook.engine.chance import Luck
from inglenook.engine.kinds import Kinds
from inglenook.engine.table import Seat
from inglenook.engine.words import common
from tests.bots.helpers import battle, without


def live(seed, of=None):
    return (of or battle()).table(2, Luck(f"{seed}".encode()), seats=[Seat("Ann"), Seat("Bob")], loud=True)


@pytest.mark.parametrize("strength", ["greedy", "random", "mcts:6"])
def test_a_hint_can_be_given_as_an_answer_at_every_question(strength):
    several = 0
    for seed in range(4):
        t = live(seed)
        for _ in range(60):
            if t.decision is None:
                break
            seat = t.decision.seat
            before = t.fingerprint()
            advice = hint(t, seat, strength)
            assert t.fingerprint() == before
            assert hint(t, seat, strength) == advice
            several += t.decision.several
            t.answer(seat, advice.keys)
    assert several


def test_a_hint_gives_the_games_reason_with_figures():
    t = live(1)
    advice = hint(t, t.decision.seat)
    assert advice.keys == (bot("greedy", 0).choose(t, t.decision.seat),)
    assert any(character.isdigit() for character in t.game.words("en").say(advice.reason))


def test_a_game_without_figures_gives_a_plain_hint(monkeypatch):
    t = live(1, without())
    monkeypatch.setattr(Kinds, "hint", lambda self, view, decision, keys: None)
    advice = hint(t, t.decision.seat)
    assert common("en").say(advice.reason).startswith("greedy")
    assert common("fr").say(advice.reason)
