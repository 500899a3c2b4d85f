"""One random game by its number: who plays, how many, with which options, and from where follow from the number alone.

Half of the games are played by uniform choice, half by a good player with a shaky hand. What is looked at on the way has luck
of its own, so a game goes the same way whether much of it is checked or little.
"""

from __future__ import annotations

import importlib.util
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import Any

from inglenook.bots import bot
from inglenook.engine.agreed import settle
from inglenook.engine.decide import Decision
from inglenook.engine.game import Game
from inglenook.engine.options import Options, schema
from inglenook.engine.table import Table
from tests.properties import Chooser, OnDecision, play_random, starting_at, uniform, values

OWN = Path(__file__).parents[1] / "games"
"""`<folder>` in here is what a game brings for its random games: any of `late.py`, `fuzz.py` and `corpus.json`."""
WILD = "wild"
"""A choice of an option that makes something nobody has seen before: three games in four take it."""
LATE_EVERY = 5
"""One game in so many starts in a late position, where the game has some."""

Watcher = Callable[[Table[Any]], None]


def play(game: Game[Any], number: int, look: OnDecision | None = None) -> Table[Any]:
    """Play the game of this number to its end, or until it is cut."""
    rng = random.Random(number)
    seat_counts = range(game.least, game.most + 1)
    count = seat_counts[number // 2 % len(seat_counts)]
    late = own(game, "late")
    starts_late = late is not None and number % LATE_EVERY == LATE_EVERY - 1
    of = starting_at(game, late.late_position(rng, count)) if late is not None and starts_late else game
    choose = uniform(rng) if number % 2 else shaky(number)
    return play_random(of, number, count, choose=choose, options=wild_options(game, rng, count), on_decision=look)


def own(game: Game[Any], name: str) -> ModuleType | None:
    """A module a game brings for its random games.

    `late` has `late_position(rng, count)`, a random legal state well into the game. `fuzz` has `watching()`, a context that
    gives a function: called for a new table, it gives the check for every decision at it.
    """
    path = OWN / game.folder.name / f"{name}.py"
    if not path.exists():
        return None
    spec = importlib.util.spec_from_file_location(f"{name}_{game.folder.name}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@contextmanager
def watchers(game: Game[Any]) -> Iterator[Callable[[], Watcher]]:
    """What the game itself watches at every decision, anew for every table."""
    module = own(game, "fuzz")
    if module is None:
        yield lambda: lambda t: None
    else:
        with module.watching() as begin:
            yield begin


def wild_options(game: Game[Any], rng: random.Random, count: int) -> Options:
    """Any options; where there are wild decks, mostly those."""
    given = {}
    for field in schema(game.options):
        if found := values(field):
            given[field.name] = WILD if WILD in found and rng.random() < 0.75 else rng.choice(found)
    return game.agree(count, settle(game.options, count, given))


def shaky(seed: int) -> Chooser:
    """A good player with a shaky hand."""
    player = bot("shaky", seed)

    def choose(t: Table[Any], decision: Decision) -> str:
        return player.choose(t, decision.seat)

    return choose
