"""The lint of rule code: it catches each thing that would make a game differ from its record, and our games pass."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import inglenook
from inglenook.engine.game import games
from inglenook.engine.lint import FORBIDDEN_CALLS, FORBIDDEN_MODULES, check, late_imports

BAD = {
    "try": "async def f(t):\n    try:\n        await ask(t)\n    except ValueError:\n        pass\n",
    "with": "async def f(t):\n    with x:\n        await ask_some(t)\n",
    "async with": "async def f(t):\n    async with x:\n        await ask_all(t)\n",
    "lambda": "def f(t):\n    return lambda: ask(t)\n",
    "list comprehension": "async def f(t):\n    return [await ask(t) for x in y]\n",
    "dict comprehension": "async def f(t):\n    return {x: await ask(t) for x in y}\n",
    "generator": "async def f(t):\n    return list(ask(t) for x in y)\n",
    "nested async": "async def f(t):\n    async def g():\n        pass\n",
    "global": "def f(s):\n    global count\n    count = 1\n",
    "bare except": "def f(s):\n    try:\n        pass\n    except:\n        pass\n",
    "base exception": "def f(s):\n    try:\n        pass\n    except BaseException:\n        pass\n",
    "set display": "def f(s):\n    for x in {1, 2}:\n        pass\n",
    "late import": "def f(s):\n    import math\n",
    "late import from a neighbour": "async def f(t):\n    from .board import roads\n",
    "set comprehension": "def f(s):\n    return [x for x in {y for y in s}]\n",
    **{f"import {name}": f"import {name}\n" for name in sorted(FORBIDDEN_MODULES)},
    **{f"from {name}": f"from {name} import x\n" for name in sorted(FORBIDDEN_MODULES)},
    **{f"{name}()": f"def f(s):\n    return {name}(s)\n" for name in sorted(FORBIDDEN_CALLS)},
}

GOOD = """
from collections.abc import Sequence
from .random import nothing
KNOWN = frozenset(("a", "b"))
async def f(t):
    key = await ask(t, 0, "x", lambda: sorted(t.state.names), rule="X-R1")
    for card in [card for card in t.state.cards if card in KNOWN]:
        await ask_some(t, 0, card, t.state.names.copy, most=2, rule="X-R1")
    try:
        return int(key)
    except ValueError:
        return None
"""


@pytest.mark.parametrize("source", BAD.values(), ids=BAD.keys())
def test_the_lint_catches(source: str, tmp_path: Path) -> None:
    (tmp_path / "rules").mkdir()
    (tmp_path / "rules" / "turn.py").write_text(source, encoding="utf-8")
    complaints = check(tmp_path)
    assert len(complaints) >= 1 and complaints[0].startswith("rules/turn.py:")


def test_ordinary_rule_code_passes(tmp_path: Path) -> None:
    (tmp_path / "turn.py").write_text(GOOD, encoding="utf-8")
    (tmp_path / "content.py").write_text("import os\nX = open\ndef f():\n    return set(os.environ)\n", encoding="utf-8")
    assert check(tmp_path) == []


LATE = {
    "cli/__init__.py": "every command starts without what the others need",
    "cli/experiment.py": "only a run of the lab needs polars and altair",
    "cli/keeping.py": "only looking after tables needs the server",
    "cli/play.py": "numbered lines start without Textual",
    "cli/serve.py": "saying what is wrong with an answer needs no server",
    "cli/verify.py": "a file is verified without a network",
    "lab/run.py": "figures are gathered without drawing charts",
    "server/store/base.py": "a store is opened by its first name, and the kinds of stores stand on it",
    "server/store/opening.py": "PostgreSQL is an extra, and not everybody has it",
    "server/store/upgrade.py": "alembic is slow to load, and most databases are up to date",
    "sitting.py": "a table without bots loads none",
    "terminal/__init__.py": "Textual is slow to load",
}
"""Files that import inside functions, and why they may."""


def test_whoever_imports_late_has_a_reason() -> None:
    assert sorted(late_imports(Path(inglenook.__file__).parent)) == sorted(LATE)


def test_late_imports_are_those_inside_functions(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("import os\nif os:\n    import re\nclass A:\n    import abc\n", encoding="utf-8")
    (tmp_path / "b.py").write_text("class B:\n    def f(self):\n        from .c import d\n", encoding="utf-8")
    assert late_imports(tmp_path) == {"b.py": ["from .c import d"]}


@pytest.mark.parametrize("id", games())
def test_every_game_passes(id: str) -> None:
    assert check(games()[id].folder) == []


@pytest.mark.parametrize("id", games())
def test_a_game_speaks_of_its_own_rules_and_of_those_it_stands_on(id: str) -> None:
    """A game that others are played by has questions for them; it does not know their rules."""
    game = games()[id]
    below = [other for other in games().values() if other.folder in game.stands_on]
    known = {one.prefix for one in (game, *below)}
    for path in sorted(game.folder.rglob("*.py")):
        cited = {*re.findall(r"\b([A-Z]{2,4})-[A-Z]\d+\b", path.read_text(encoding="utf-8"))}
        assert cited <= known, path.name
