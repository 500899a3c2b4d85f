"""The bots by name: what they answer, and that they answer the same again."""

from __future__ import annotations

import pytest

from inglenook.bots import NAMES, BadBot, bot
from inglenook.bots.base import best
from inglenook.engine.chance import Luck
from inglenook.engine.decide import Decision
from inglenook.engine.words import common
from tests.bots.helpers import battle, new, play, wins, without


@pytest.mark.parametrize("name", [*NAMES[:3], "mcts:8"])
def test_a_bot_plays_a_whole_game_and_the_same_one_again(name):
    games = []
    for _ in range(2):
        t = new(3, seed=4)
        answers = play(t, [bot(name, 10 + seat) for seat in range(3)])
        assert t.over is not None
        games.append((answers, t.over.winners))
    assert games[0] == games[1]


def test_another_seed_is_another_player():
    games = {tuple(play(new(2, 1), [bot("random", seed), bot("random", seed)])) for seed in range(3)}
    assert len(games) == 3


def test_on_a_loud_table_the_answer_depends_on_the_table_alone():
    """A sitting that is taken up again must meet the same opponents."""
    t = battle().table(2, Luck(b"luck"), loud=True)
    used = bot("random", 3)
    for _ in range(30):
        if t.decision is None:
            break
        seat = t.decision.seat
        key = used.choose(t, seat)
        assert bot("random", 3).choose(t, seat) == key == used.choose(t, seat)
        t.submit(key, seat)


def test_on_a_quiet_table_the_same_question_is_not_answered_the_same_way_for_ever():
    t = new()
    guide = bot("random", 1)
    assert len({guide.choose(t, t.decision.seat) for _ in range(40)}) == len(t.decision.keys)


def test_greedy_takes_what_the_game_prefers_and_of_equals_the_first():
    assert best(["a", "b", "c"], [0.0, 2.0, 2.0]) == "b"
    t = new(seed=6)
    for _ in range(25):
        seat = t.decision.seat
        worths = t.game.prefer(t.state, t.asked(seat))
        assert bot("greedy", 0).choose(t, seat) == best(t.asked(seat).keys, worths)
        t.submit(bot("greedy", 0).choose(t, seat), seat)


def test_greedy_looks_one_answer_ahead_where_a_game_has_no_quick_worths():
    """To hit a seat for all its life is to win, and the estimate says so."""
    blind = without("worths")
    won = 0
    for seed in range(6):
        t = new(2, seed, blind)
        play(t, [bot("greedy", seed), bot("random", seed)])
        won += t.over is not None and t.over.winners == (0,)
    assert won >= 5


def test_greedy_is_random_where_a_game_says_nothing():
    mute = without("worths", "estimate")
    t = new(of=mute)
    guide = bot("greedy", 1)
    assert len({guide.choose(t, t.decision.seat) for _ in range(40)}) == len(t.decision.keys)


def test_shaky_is_greedy_three_times_in_four():
    t = new(seed=2)
    same = total = 0
    shaky, greedy = bot("shaky", 1), bot("greedy", 1)
    while t.decision is not None and total < 400:
        seat = t.decision.seat
        same += shaky.choose(t, seat) == greedy.choose(t, seat)
        total += 1
        t.submit(greedy.choose(t, seat), seat) if total % 10 == 0 else None
    assert 0.72 < same / total < 0.95  # one in four is random, and a random answer may happen to be the greedy one


def test_stronger_bots_win():
    assert wins(["greedy", "random"], seat=0, games=20) >= 15
    assert wins(["random", "greedy"], seat=1, games=20) >= 15
    assert wins(["mcts:20", "random"], seat=0, games=4) + wins(["random", "mcts:20"], seat=1, games=4) >= 7


def test_a_bot_of_a_seat_that_is_not_asked_is_a_mistake():
    t = new()
    while t.group:
        t.submit(t.decision.keys[0])
    with pytest.raises(ValueError, match="not asked"):
        bot("greedy", 0).choose(t, 1 - t.decision.seat)


@pytest.mark.parametrize("name", ["", "Greedy", "mcts:", "mcts:s", "mcts:-1", "mcts:1.5", "mcts:²", "mcts:99999999", "human"])
def test_a_name_that_is_no_bot_is_refused_in_a_sentence(name):
    with pytest.raises(BadBot) as refusal:
        bot(name, 0)
    assert all(known in str(refusal.value) for known in NAMES)
    assert f"« {name} »" in common("fr").say(refusal.value.reason)


@pytest.mark.parametrize("name", ["mcts:0", "mcts:0s", "mcts:0.0s"])
def test_a_bot_needs_some_time(name):
    with pytest.raises(BadBot, match="no time"):
        bot(name, 0)


@pytest.mark.parametrize("name", ["random", "shaky", "greedy", "mcts", "mcts:50", "mcts:2s", "mcts:0.5s"])
def test_a_bot_says_its_name(name):
    assert bot(name, 0).name == name


def test_a_budget_in_seconds_gives_an_answer():
    t = new(seed=3)
    decision: Decision = t.decision
    assert bot("mcts:0.001s", 1).choose(t, decision.seat) in decision.keys
