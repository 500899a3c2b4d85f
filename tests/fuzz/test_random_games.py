"""Random games of every game there is: half by uniform choice, half by a good player with a shaky hand."""

from __future__ import annotations

import importlib.util
import random
from pathlib import Path
from typing import Any

import pytest

from inglenook.engine.decide import Decision
from inglenook.engine.game import Game, games
from inglenook.engine.options import Options, read, schema
from inglenook.engine.table import Table
from inglenook.games.keyforge.state import Crucible
from tests.fuzz import ledger, memory
from tests.fuzz.purse import Purse, books
from tests.properties import Chooser, cheap, dear, play_random, speakable, starting_at, uniform

GAMES = {"key-to-the-kingdom": 2000, "keyforge": 1000, "royal-fortune": 1000}
"""How many games of each are played; of any other, 400."""
OTHERS = 400
DUEL = "keyforge"
SOAK = 10_000
CHUNK = 25
DEAR_GAMES = 40
"""Games with the dear properties at every decision."""
DEAR_EVERY = 50
"""In the others they are checked at one decision in so many."""
WILD = "wild"
"""A choice of an option that makes something nobody has seen before: three games in four take it."""
LATE_EVERY = 5
"""One game in so many starts in a late position, where the game has some."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"id", "chunk"} <= set(metafunc.fixturenames):
        soak = metafunc.config.getoption("--soak")
        cases = [(id, chunk) for id in games() for chunk in range(chunks(id, soak))]
        metafunc.parametrize(("id", "chunk"), cases)


def total(id: str, soak: bool) -> int:
    return SOAK if soak else GAMES.get(id, OTHERS)


def chunks(id: str, soak: bool) -> int:
    return total(id, soak) // CHUNK


def late_positions(game: Game[Any]) -> Any:
    """`tests/games/<folder>/late.py` may define `late_position(rng, count)`: a random legal state well into the game."""
    path = Path(__file__).parents[1] / "games" / game.folder.name / "late.py"
    if not path.exists():
        return None
    spec = importlib.util.spec_from_file_location(f"late_{game.folder.name}", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.late_position


def is_dear(number: int, every: int) -> bool:
    """One game in `every`, by turns one from the beginning and one that may start late."""
    return number % every == (LATE_EVERY - 1 if number // every % 2 else 0)


def wild_options(game: Game[Any], rng: random.Random) -> Options:
    """Any options; where there are wild decks, mostly those."""
    given = {}
    for field in schema(game.options):
        if field.choices:
            given[field.name] = WILD if WILD in field.choices and rng.random() < 0.75 else rng.choice(field.choices)
    return read(game.options, given)


def shaky(seed: int) -> Chooser:
    from inglenook.bots import bot

    player = bot("shaky", seed)

    def choose(t: Table[Any], decision: Decision) -> str:
        return player.choose(t, decision.seat)

    return choose


def test_random_games(id: str, chunk: int, request: pytest.FixtureRequest) -> None:
    game = games()[id]
    soak = request.config.getoption("--soak")
    late = late_positions(game)
    seat_counts = range(game.least, game.most + 1)
    ended = 0
    with ledger.watching(game) as entered, books() as new_purse:
        for number in range(chunk * CHUNK, (chunk + 1) * CHUNK):
            rng = random.Random(number)
            count = seat_counts[number // 2 % len(seat_counts)]
            everywhere = soak or is_dear(number, total(id, soak) // DEAR_GAMES)
            of = starting_at(game, late(rng, count)) if late is not None and number % LATE_EVERY == LATE_EVERY - 1 else game

            purse = new_purse()

            def look(
                t: Table[Any], at: int, rng: random.Random = rng, everywhere: bool = everywhere, purse: Purse = purse
            ) -> None:
                cheap(t)
                if isinstance(t.state, Crucible):
                    memory.check(t.state)
                if id == DUEL:
                    purse.check(t)
                if everywhere or rng.randrange(DEAR_EVERY) == 0:
                    dear(t, rng)

            choose = uniform(rng) if number % 2 else shaky(number)
            t = play_random(of, number, count, choose=choose, options=wild_options(game, rng), on_decision=look)
            ended += t.over is not None
            speakable(t, rng.choice([*range(count), None]))
    ledger.write(ledger.Page(id, chunk, chunks(id, soak), CHUNK, ended, sorted(entered)))
