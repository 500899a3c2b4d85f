"""Bots by name."""

from __future__ import annotations

import re

from inglenook.engine.words import msg

from .base import BadBot, Bot
from .mcts import SIMULATIONS, MctsBot
from .simple import GreedyBot, RandomBot, ShakyBot

NAMES = ("random", "shaky", "greedy", "mcts")
"""All strengths, weakest first; mcts also takes a budget: `mcts:400` simulations or `mcts:2s` seconds per answer."""

BUDGET = re.compile(r"mcts(?::(?:(?P<simulations>\d{1,7})|(?P<seconds>\d{1,4}(?:\.\d+)?)s))?", re.ASCII)


def bot(name: str, seed: int) -> Bot:
    """The bot of this name, with its own luck."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name == "shaky":
        return ShakyBot(seed)
    found = BUDGET.fullmatch(name)
    if found is None:
        raise BadBot(msg("bot-unknown", name=name, names=", ".join(NAMES)))
    simulations = int(found["simulations"] or SIMULATIONS)
    seconds = float(found["seconds"]) if found["seconds"] else None
    if simulations == 0 or seconds == 0:
        raise BadBot(msg("bot-no-time", name=name))
    return MctsBot(seed, simulations=simulations, seconds=seconds)
