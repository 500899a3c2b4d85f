"""A bot that plays the game on in its head: information-set Monte Carlo tree search.

Every simulation begins with a fresh copy of the table in which all that the seat may not know has been dealt anew and all luck
lies ahead. The tree remembers questions by the answers that led to them; dice and draws are sampled, never branched on. Each
seat is taken to seek its own good, so any number of seats works. The game's quick worths say which answers to try first, a
short greedy playout carries the position past its immediate tactics, and the game's estimate says what it is worth.
"""

from __future__ import annotations

import math
import time
from random import Random
from typing import Any

from inglenook.engine.chance import Dice
from inglenook.engine.decide import Decision
from inglenook.engine.table import Table

from .base import Seeded, best, question, worth

SIMULATIONS = 200
HORIZON = 4
"""Answers a playout goes on for before the position is estimated."""
SLIPS = 0.1
"""How often a playout answers at random instead of greedily."""
LEAST_EVEN = 0.5
"""What a game without an estimate is worth to everybody when a playout is cut."""
LONGEST = 2000
"""Answers after which a playout of a game without an estimate is cut."""
CURIOSITY = 2.0
"""How much an answer is tried because it has been tried little, in standard deviations of what simulations are worth."""
DOUBT = 1.0
"""By how many standard errors an answer must be better than the game's own choice to be preferred to it."""
TRUST = 3.0
"""How sharply the game's quick worths tell the first answers to try from the last."""

Place = tuple[int | str, ...]


class Action:
    """One answer in the tree: how often it was tried, and what that was worth to the seat that gave it."""

    __slots__ = ("prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0


class Node:
    """A question in the tree. Questions asked at the same time hang on the first of them: none may know another's answer."""

    __slots__ = ("actions", "mates", "next", "visits")

    def __init__(self, priors: dict[str, float]) -> None:
        self.actions = {key: Action(prior) for key, prior in priors.items()}
        self.visits = 0
        self.mates: dict[Place, Node] = {}
        self.next: dict[Place, Node] = {}

    @property
    def first(self) -> str:
        """The answer the game itself would give."""
        return max(self.actions, key=lambda key: self.actions[key].prior)


class Search:
    """One search from one table for one seat."""

    def __init__(self, t: Table[Any], seat: int, luck: bytes) -> None:
        self.table = t
        self.seat = seat
        self.luck = luck
        self.game = t.game
        self.slips = Random(luck)
        self.simulations = 0
        self._sum = self._squares = 0.0
        twin = t.clone(Dice(self.slips), for_seat=seat)
        twin.present()
        self.root = Node(priors(twin, question(twin, seat)))

    def simulate(self) -> None:
        """Play on once from a fresh copy, and remember how it went."""
        key = self._select(self.root)
        # Every answer meets the same futures in the same order: what is luck does not count for or against any of them.
        future = Random(self.luck + self.root.actions[key].visits.to_bytes(4, "big"))
        twin = self.table.clone(Dice(future), for_seat=self.seat)
        path: list[tuple[Node, Action, int]] = []
        node, new = self._descend(twin, self.root, self.seat, key, path)
        while node is not None and not new:
            assert twin.decision is not None
            node, new = self._descend(twin, node, twin.decision.seat, self._select(node), path)
        values = self._playout(twin, node)
        for parent, action, seat in path:
            parent.visits += 1
            action.visits += 1
            action.total += values[seat]
        self.simulations += 1
        self._sum += values[self.seat]
        self._squares += values[self.seat] ** 2

    def _descend(
        self, twin: Table[Any], node: Node, seat: int, key: str, path: list[tuple[Node, Action, int]]
    ) -> tuple[Node | None, bool]:
        """Answer the question of a node, with its mates if several are asked at once: the next one, and whether it is new."""
        answers: list[str] = []
        group = twin.group
        here = node
        while True:
            path.append((here, here.actions[key], seat))
            answers.append(key)
            twin.submit(key, seat)
            if not group or twin.group is not group:
                break
            decision = twin.decision
            assert decision is not None
            seat = decision.seat
            mate: Place = (seat, *decision.keys)
            if mate not in node.mates:
                node.mates[mate] = Node(priors(twin, decision))
            here = node.mates[mate]
            key = self._select(here)
        decision = twin.decision
        if decision is None:
            return None, True
        place: Place = (*answers, decision.seat, decision.kind, *decision.keys)
        known = node.next.get(place)
        if known is not None:
            return known, False
        found = node.next[place] = Node(priors(twin, decision))
        return found, True

    def _select(self, node: Node) -> str:
        """The answer with the best mix of what it was worth, what the game thinks of it, and how little it was tried."""
        curiosity = CURIOSITY * self.spread() * math.sqrt(node.visits + 1)
        total = sum(action.total for action in node.actions.values())
        unknown = total / node.visits if node.visits else LEAST_EVEN
        chosen, top = "", -math.inf
        for key, action in node.actions.items():
            mean = action.total / action.visits if action.visits else unknown
            score = mean + curiosity * action.prior / (1 + action.visits)
            if score > top:
                chosen, top = key, score
        return chosen

    def spread(self) -> float:
        """The standard deviation of what simulations were worth, so that curiosity fits any scale of estimates."""
        if self.simulations < 2:
            return LEAST_EVEN
        mean = self._sum / self.simulations
        return math.sqrt(max(self._squares / self.simulations - mean * mean, 1e-6))

    def _playout(self, twin: Table[Any], node: Node | None) -> list[float]:
        """Go on greedily from a new node, with a slip now and then, and say what the position is worth to each seat."""
        game, slip = self.game, self.slips.random
        length = HORIZON if game.estimate is not None else LONGEST
        for _ in range(length):
            decision = twin.decision
            if decision is None:
                break
            if game.prefer is None or slip() < SLIPS:
                twin.submit(decision.keys[int(slip() * len(decision.keys))])
            elif node is not None:
                twin.submit(node.first)  # what the game would answer there was asked for its priors
            else:
                twin.submit(best(decision.keys, game.prefer(twin.state, decision)))
            node = None
        return self._values(twin)

    def _values(self, twin: Table[Any]) -> list[float]:
        if twin.over is not None:
            return worth(twin.over, self.game.most)
        if self.game.estimate is not None:
            return list(self.game.estimate(twin.state))
        return [LEAST_EVEN] * self.game.most

    def answer(self) -> str:
        """The answer worth most, if that is more than chance; else the one the game itself would give.

        An answer tried little must be better by more: a simulation is a rumour, a hundred of them are news.
        """
        actions = self.root.actions
        first = self.root.first
        chosen, top = first, 0.0
        for key, action in actions.items():
            if key != first and action.visits and actions[first].visits:
                gain = action.total / action.visits - actions[first].total / actions[first].visits
                doubt = DOUBT * self.spread() * math.sqrt(1 / action.visits + 1 / actions[first].visits)
                if gain - doubt > top:
                    chosen, top = key, gain - doubt
        return chosen


def priors(twin: Table[Any], decision: Decision) -> dict[str, float]:
    """How likely each answer is worth trying, by the game's quick worths; evenly where it has none."""
    keys = decision.keys
    if twin.game.prefer is None:
        return dict.fromkeys(keys, 1 / len(keys))
    worths = twin.game.prefer(twin.state, decision)
    pairs = list(zip(keys, worths, strict=True))
    if 0 < twin.game.breadth < len(keys):
        pairs = sorted(pairs, key=lambda pair: -pair[1])[: twin.game.breadth]
    low, high = min(pair[1] for pair in pairs), max(pair[1] for pair in pairs)
    if high <= low:
        return dict.fromkeys([key for key, _ in pairs], 1 / len(pairs))
    weights = {key: math.exp(TRUST * (w - high) / (high - low)) for key, w in pairs}
    total = sum(weights.values())
    return {key: weight / total for key, weight in weights.items()}


class MctsBot(Seeded):
    """Plays on in its head, for a number of simulations or of seconds per answer."""

    def __init__(self, seed: int, *, simulations: int = SIMULATIONS, seconds: float | None = None) -> None:
        super().__init__(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.name = "mcts" if seconds is None and simulations == SIMULATIONS else ""
        if not self.name:
            self.name = f"mcts:{simulations}" if seconds is None else f"mcts:{seconds:g}s"

    def choose(self, t: Table[Any], seat: int) -> str:
        decision = question(t, seat)
        search = Search(t, seat, self.luck(t, decision))
        if self.seconds is None:
            for _ in range(self.simulations):
                search.simulate()
        else:
            end = time.perf_counter() + self.seconds
            search.simulate()
            while time.perf_counter() < end:
                search.simulate()
        return search.answer()
