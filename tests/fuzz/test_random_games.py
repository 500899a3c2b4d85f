"""Random games of every game there is: its corpus, and games of this commit's own; with `--soak` the first ten thousand."""

from __future__ import annotations

import random
from typing import Any

import pytest

from inglenook.engine.game import games
from inglenook.engine.table import Table
from tests.fuzz import ledger
from tests.fuzz.corpus import corpus, fresh
from tests.fuzz.playing import Watcher, play, watchers
from tests.properties import cheap, dear, speakable

SOAK = 10_000
CHUNK = 10
DEAR_GAMES = 40
"""Games with the dear properties at every decision."""
DEAR_EVERY = 50
"""In the others they are checked at one decision in so many."""
DEAR_SOAK = 20
"""Of ten thousand games one in so many is looked at closely all the way: all of them would take two cores half a day."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if {"id", "kind", "chunk"} <= set(metafunc.fixturenames):
        soak = metafunc.config.getoption("--soak")
        cases = [(id, kind, chunk) for id in games() for kind, chunk in pieces(id, soak)]
        metafunc.parametrize(("id", "kind", "chunk"), cases)


def numbers(id: str, kind: str) -> list[int]:
    """The games of a kind: `corpus`, `fresh` or `soak`."""
    game = games()[id]
    return {"corpus": corpus, "fresh": fresh, "soak": lambda game: list(range(SOAK))}[kind](game)


def pieces(id: str, soak: bool) -> list[tuple[str, int]]:
    """All kinds of games that are played, in chunks."""
    kinds = ["soak"] if soak else ["corpus", "fresh"]
    return [(kind, chunk) for kind in kinds for chunk in range(-(-len(numbers(id, kind)) // CHUNK))]


def dear_every(id: str, soak: bool) -> int:
    """One game in so many is looked at closely all the way; where few are played, so that there are `DEAR_GAMES` of them."""
    if soak:
        return DEAR_SOAK
    return max((len(numbers(id, "corpus")) + len(numbers(id, "fresh"))) // DEAR_GAMES, 1)


def test_random_games(id: str, kind: str, chunk: int, request: pytest.FixtureRequest) -> None:
    game = games()[id]
    soak = request.config.getoption("--soak")
    every = dear_every(id, soak)
    mine = list(enumerate(numbers(id, kind)))[chunk * CHUNK : (chunk + 1) * CHUNK]
    ended = 0
    with ledger.watching(game) as entered, watchers(game) as begin:
        for place, number in mine:
            rng = random.Random(f"look {number}")

            def look(
                t: Table[Any],
                at: int,
                rng: random.Random = rng,
                everywhere: bool = place % every == 0,
                watch: Watcher = begin(),  # noqa: B008 - one for every game
            ) -> None:
                cheap(t)
                watch(t)
                if everywhere or rng.randrange(DEAR_EVERY) == 0:
                    dear(t, rng)

            t = play(game, number, look)
            ended += t.over is not None
            speakable(t, rng.choice([*range(len(t.seats)), None]))
    ledger.write(ledger.Page(id, kind, chunk, len(pieces(id, soak)), len(mine), ended, sorted(entered)))
