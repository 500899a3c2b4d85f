"""The three cards that docs/adding-a-card.md shows: their code is the code that runs, and their lines are counted."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAME = ROOT / "src" / "inglenook" / "games" / "keyforge"
SECTION = (ROOT / "docs" / "adding-a-card.md").read_text(encoding="utf-8").partition("## Three cards")[2].partition("\n## ")[0]
ROW = re.compile(r"^\| ([a-z-]+) \| (\d+) \| (\d+) \| (\d+) \| (\d+) \|$", re.MULTILINE)
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
SOURCES = {"python": "cards/*.py", "toml": "content/*.toml", "ftl": "words/*.ftl"}


def functions(path: Path) -> Iterator[tuple[ast.FunctionDef | ast.AsyncFunctionDef, str]]:
    """The functions of a file, each with its text, decorators included."""
    text = path.read_text(encoding="utf-8")
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(one.lineno for one in node.decorator_list)])
            yield node, "\n".join(text.splitlines()[first - 1 : node.end_lineno])


def titles(node: ast.FunctionDef | ast.AsyncFunctionDef) -> set[str]:
    """The cards a function is written for."""
    calls = [one for one in node.decorator_list if isinstance(one, ast.Call)]
    return {str(one.args[0].value).partition(":")[0] for one in calls if isinstance(one.args[0], ast.Constant)}


def facts(title: str) -> str:
    blocks = [block for path in GAME.glob("content/*.toml") for block in path.read_text(encoding="utf-8").split("\n\n")]
    return next(block.strip() for block in blocks if f'\nid = "{title}"\n' in block)


def code(title: str) -> list[str]:
    return [text for path in GAME.glob("cards/*.py") for node, text in functions(path) if title in titles(node)]


def words(title: str) -> list[str]:
    lines = [line for path in GAME.glob("words/*.ftl") for line in path.read_text(encoding="utf-8").splitlines()]
    return [line for line in lines if line.startswith(f"kf-text-{title} =")]


def trials(title: str) -> list[str]:
    named = title.replace("-", "_")
    files = (ROOT / "tests" / "keyforge" / "cards").glob("test_*.py")
    return [text for path in files for node, text in functions(path) if node.name.startswith(f"test_{named}_")]


def lines(texts: list[str]) -> int:
    return sum(len(text.splitlines()) for text in texts)


def test_the_page_counts_the_lines_as_they_are() -> None:
    rows = ROW.findall(SECTION)
    assert [row[0] for row in rows] == ["urchin", "protectrix", "magda-the-rat"]
    for title, *counts in rows:
        counted = (lines([facts(title)]), lines(code(title)), lines(words(title)), lines(trials(title)))
        assert tuple(map(int, counts)) == counted, f"{title}: {counted}"


def test_the_page_quotes_the_code_that_runs() -> None:
    blocks = BLOCK.findall(SECTION)
    assert sorted(kind for kind, _ in blocks) == ["ftl", "python", "python", "python", "toml"]
    for kind, text in blocks:
        sources = "\n".join(path.read_text(encoding="utf-8") for path in GAME.glob(SOURCES[kind]))
        parts = text.rstrip().split("\n") if kind == "ftl" else text.rstrip().split("\n\n\n")
        assert all(part in sources for part in parts)


def test_the_page_leaves_out_no_function_of_the_three() -> None:
    for title, *_ in ROW.findall(SECTION):
        assert code(title) and all(text in SECTION for text in code(title))
