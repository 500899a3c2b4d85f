"""What random games have entered, over all processes of a test run: rule functions nobody ever enters are a finding.

A rule function is armed by giving it code that notes the first call and then puts its own code back, so that watching costs
nothing after that. Each chunk of games writes a page; when all pages of a game are there, the run is judged: its corpus alone
must have entered every rule function.
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import msgspec

from inglenook.engine import rulebook
from inglenook.engine.game import Game, games

FOLDER = "INGLENOOK_FUZZ_LEDGER"
"""Where the pages of this run lie; set by the process that starts the others."""


class Page(msgspec.Struct):
    """What one chunk of games has seen."""

    game: str
    kind: str
    """`corpus`, `fresh` or `soak`."""
    chunk: int
    chunks: int
    """How many pages the game has in this run, of all kinds."""
    played: int
    ended: int
    entered: list[str]


def carriers(game: Game[Any]) -> dict[str, FunctionType]:
    """The rule functions of a game, by their place."""
    found = [f for id, several in rulebook.functions.items() if id.startswith(f"{game.prefix}-") for f in several]
    return {rulebook.place(function): rulebook.plain_function(function) for function in found}


def forget(game: Game[Any]) -> None:
    """Let go of what was remembered earlier in this process: a rule whose answer is remembered is not entered."""
    inside = tuple({f"{function.__module__.rpartition('.')[0]}." for function in carriers(game).values()})
    for name, module in list(sys.modules.items()):
        if name.startswith(inside):
            for thing in list(vars(module).values()):
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()


@contextmanager
def watching(game: Game[Any]) -> Iterator[set[str]]:
    """Note which rule functions are entered meanwhile."""
    forget(game)
    entered: set[str] = set()
    armed = carriers(game)
    held = {name: (function.__code__, function.__defaults__, function.__kwdefaults__) for name, function in armed.items()}

    def enter(name: str) -> FunctionType:
        entered.add(name)
        disarm(name)
        return armed[name]

    def disarm(name: str) -> None:
        function = armed[name]
        function.__code__, function.__defaults__, function.__kwdefaults__ = held[name]

    for name, function in armed.items():
        function.__globals__["_entered_first"] = enter
        function.__code__ = _wire(name, function.__code__)
        function.__defaults__ = function.__kwdefaults__ = None
    try:
        yield entered
    finally:
        for name in armed:
            disarm(name)


def _wire(name: str, code: CodeType) -> CodeType:
    scope: dict[str, Any] = {}
    exec(f"def wire(*args, **kwargs):\n    return _entered_first({name!r})(*args, **kwargs)\n", scope)
    wire: CodeType = scope["wire"].__code__
    return wire.replace(co_freevars=code.co_freevars)  # the cells of a closure must stay as many as they were


def open_ledger() -> None:
    """Called once, by the process that starts the others."""
    os.environ[FOLDER] = tempfile.mkdtemp(prefix="inglenook-fuzz-")


def write(page: Page) -> None:
    """Add a page."""
    path = Path(os.environ[FOLDER]) / f"{page.game}-{page.kind}-{page.chunk}.json"
    path.write_bytes(msgspec.json.encode(page))


def pages() -> list[Page]:
    """All pages of this run."""
    return [msgspec.json.decode(path.read_bytes(), type=Page) for path in sorted(Path(os.environ[FOLDER]).glob("*.json"))]


def close_ledger() -> list[str]:
    """Judge the run and throw its pages away."""
    complaints = judge()
    shutil.rmtree(os.environ.pop(FOLDER), ignore_errors=True)
    return complaints


def judge() -> list[str]:
    """Complaints about games whose chunks have all been played."""
    complaints = []
    written = pages()
    for id, game in (games() if written else {}).items():
        mine = [page for page in written if page.game == id]
        if not mine or len(mine) < mine[0].chunks:
            continue
        complaints += judge_pages(game, mine)
    return complaints


def judge_pages(game: Game[Any], pages: list[Page]) -> list[str]:
    """Complaints about one game, from all its pages."""
    kind = "soak" if any(page.kind == "soak" for page in pages) else "corpus"
    never = sorted(set(carriers(game)) - {name for page in pages if page.kind == kind for name in page.entered})
    played, ended = sum(page.played for page in pages), sum(page.ended for page in pages)
    complaints = []
    if never:
        complaints.append(f"{game.id}: rule functions its {kind} never enters: {', '.join(never)}")
        if kind == "corpus":
            complaints.append(f"{game.id}: random games that enter them are chosen anew by: python tools/corpus.py {game.id}")
    if ended * 4 < played:
        complaints.append(f"{game.id}: only {ended} of {played} games reached an end")
    return complaints
