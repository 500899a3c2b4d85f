"""The search: what it finds, and how it treats others' secrets and others' interests."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from inglenook.bots import bot
from inglenook.bots.mcts import Search, priors
from inglenook.engine.chance import Dice
from tests.bots.helpers import new, play, without


def search(t, seat, simulations, seed=0):
    found = Search(t, seat, bytes([seed]))
    for _ in range(simulations):
        found.simulate()
    return found


def test_every_simulation_is_counted_once_at_the_root():
    t = new(seed=1)
    found = search(t, t.decision.seat, 40)
    assert found.simulations == found.root.visits == sum(action.visits for action in found.root.actions.values()) == 40
    assert set(found.root.actions) == set(t.decision.keys)


def test_the_table_is_left_as_it_was():
    t = new(seed=1)
    before = t.fingerprint()
    bot("mcts:30", 0).choose(t, t.decision.seat)
    assert t.fingerprint() == before and not t.pending


def test_it_finds_a_win_without_being_told():
    """Where an answer wins at once and the game has no quick worths to say so, the search plays what wins."""
    blind = without("worths")
    met = 0
    for seed in range(14):
        t = new(2, seed)
        guide = bot("shaky", seed)
        while t.decision is not None:
            seat = t.decision.seat
            if not t.group and 0 < sum(wins_at_once(t, key, seat) for key in t.decision.keys) < len(t.decision.keys):
                met += 1
                t.game = blind
                found = search(t, seat, 80)
                action = found.root.actions[found.answer()]
                assert action.total / action.visits > 0.9
                break
            t.submit(guide.choose(t, seat), seat)
    assert met >= 3


def wins_at_once(t, key, seat):
    """Whether an answer ends the game in this seat's favour, whatever luck and others' hands may be."""
    for luck in range(3):
        twin = t.clone(Dice(Random(luck)), for_seat=seat)
        twin.submit(key, seat)
        if twin.over is None or twin.over.winners != (seat,):
            return False
    return True


def test_answers_given_at_the_same_time_do_not_know_of_each_other():
    t = new(3, seed=2)
    assert len(t.group) == 3
    found = search(t, 1, 60)
    mates = {place[0] for place in found.root.mates}
    assert mates == {0, 2}
    assert sum(node.visits for place, node in found.root.mates.items() if place[0] == 0) == 60


def test_the_game_says_what_to_try_first():
    t = new(seed=1)
    worths = t.game.prefer(t.state, t.decision)
    found = priors(t, t.decision)
    assert sum(found.values()) == pytest.approx(1)
    ranked = sorted(zip(worths, found.values(), strict=True))
    assert [prior for _, prior in ranked] == sorted(found.values())
    assert set(priors(new(of=without("worths")), t.decision).values()) == {1 / len(t.decision.keys)}


def test_a_game_can_say_how_many_answers_are_worth_trying():
    t = new(seed=1)
    worths = dict(zip(t.decision.keys, t.game.prefer(t.state, t.decision), strict=True))
    assert len(worths) > 2
    t.game = replace(t.game, breadth=2)
    found = priors(t, t.decision)
    assert sorted(map(worths.get, found)) == sorted(worths.values())[-2:] and sum(found.values()) == pytest.approx(1)
    t.game = replace(t.game, breadth=len(worths) + 1)
    assert set(priors(t, t.decision)) == set(worths)


def test_without_an_estimate_games_are_played_to_their_end():
    mute = without("worths", "estimate")
    t = new(2, 0, mute)
    play(t, [bot("mcts:5", 0), bot("random", 0)], most=6)
    found = search(t, t.decision.seat, 5)
    assert {round(action.total, 3) % 0.5 for action in found.root.actions.values()} == {0.0}
