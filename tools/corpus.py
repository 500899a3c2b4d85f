"""Choose the random games that every test run plays: a few that together enter every rule function of a game.

Random games are played by number until every rule function was entered, and on to a fair number of games to choose from. Then
those are taken that enter most of what is still missing for their length, in rounds: when all functions have been entered once,
those that are in only one game of the choice are given a second one, and so on until the corpus is full.

    python tools/corpus.py                            every game under src/ and tests/
    python tools/corpus.py key-to-the-kingdom         one game

The numbers go to `corpus.json` in `tests/games/<folder>`; `make test` says when they no longer enter everything.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from inglenook.engine.game import Game, game, games  # noqa: E402
from inglenook.engine.view import scene  # noqa: E402
from tests import conftest as conftest  # noqa: E402 - it puts the games of tests on the shelf
from tests.fuzz import ledger  # noqa: E402
from tests.fuzz.corpus import Corpus, path_of  # noqa: E402
from tests.fuzz.playing import play  # noqa: E402

FEW = 600
"""So many games are played in any case, to choose from."""
MOST = 20_000
"""After so many it is given up: a rule function that none of them enters is a finding."""
PIECE = 20
SIZE = 60
"""How many games a corpus has at most."""


class Way(NamedTuple):
    """What a game enters on its own way, whatever is checked beside it, and how many answers that takes."""

    entered: set[str]
    answers: int


def ways_of(id: str, numbers: Iterable[int]) -> list[Way]:
    """Play these games."""
    found = []
    for number in numbers:
        with ledger.watching(game(id)) as entered:
            t = play(game(id), number)
            for seat in [*range(len(t.seats)), None]:
                scene(t, seat)
        found.append(Way(entered, len(t.moves)))
    return found


def played(id: str, pool: ProcessPoolExecutor) -> Iterator[list[Way]]:
    """All games in their order, a few pieces ahead of who asks."""
    pieces = (range(first, first + PIECE) for first in range(0, MOST, PIECE))
    waiting = [pool.submit(ways_of, id, piece) for piece in itertools.islice(pieces, 2 * (os.cpu_count() or 1))]
    while waiting:
        yield waiting.pop(0).result()
        waiting += [pool.submit(ways_of, id, piece) for piece in itertools.islice(pieces, 1)]


def look(of: Game[Any], pool: ProcessPoolExecutor) -> list[Way]:
    """The first games, until there are enough to choose from."""
    missing, found = set(ledger.carriers(of)), list[Way]()
    for piece in played(of.id, pool):
        found += piece
        missing.difference_update(*(way.entered for way in piece))
        if not missing and len(found) >= FEW:
            return found
    raise SystemExit(f"{of.id}: {MOST} games never enter {', '.join(sorted(missing))}")


def choose(found: list[Way], size: int = SIZE) -> list[int]:
    """Numbers of games that enter everything, everything again, and so on while there is room."""
    chosen: list[int] = []
    often: Counter[str] = Counter()
    reachable = Counter(name for way in found for name in way.entered)
    for depth in itertools.count(1):
        wanted = {name for name, games in reachable.items() if often[name] < min(depth, games)}
        while wanted:
            if len(chosen) >= min(size, len(found)) and depth > 1:
                return sorted(chosen)
            left = [n for n in range(len(found)) if n not in chosen]
            best = max(left, key=lambda n: len(found[n].entered & wanted) / found[n].answers)
            chosen.append(best)
            often.update(found[best].entered)
            wanted = {name for name in wanted if often[name] < min(depth, reachable[name])}
        if all(often[name] == games for name, games in reachable.items()):
            return sorted(chosen)
    raise AssertionError("unreachable")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="GAME")
    given = parser.parse_args().games or list(games())
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for of in map(game, given):
            found = look(of, pool)
            corpus = Corpus(functions=len(ledger.carriers(of)), numbers=choose(found))
            path_of(of).write_bytes(msgspec.json.encode(corpus) + b"\n")
            print(f"{of.id}: {len(corpus.numbers)} of {len(found)} games enter all {corpus.functions} rule functions")


if __name__ == "__main__":
    main()
