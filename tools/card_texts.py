"""Write what a card says over the function that does it.

The words of a card stand once, in the catalogue of its game (`kf-text-<title>`). This tool writes the English ones as
docstrings of the functions in the game's `cards.py` or `cards/`, so that text and deed are read side by side; a test sees that
they agree.

    python tools/card_texts.py            write them
    python tools/card_texts.py --check    only say which files would change

The first function of a card has its text; the others say which part of the card they are. A function that carries a numbered
rule and has a docstring keeps it.
"""

from __future__ import annotations

import ast
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from inglenook.engine.game import Game, games
from inglenook.engine.words import Msg, Words

ROOT = Path(__file__).resolve().parent.parent
WIDTH = 128
PARTS = {"card": "at", "grants": "for its host at", "after": "after", "const": "on"}
"""Decorators of card functions, and how what follows the title is said."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Part(NamedTuple):
    """What a decorator makes of a function: a part of a card, or of an effect of it that lasts."""

    title: str
    lasts: bool
    said: str


def card_files(folder: Path) -> list[Path]:
    """The files of a game in which its cards are written."""
    return [path for path in (folder / "cards.py", *sorted((folder / "cards").glob("*.py"))) if path.is_file()]


class Texts:
    """What the cards of a game are called and what they say, in English."""

    def __init__(self, game: Game[Any]) -> None:
        self.words: Words = game.words("en")
        below = [other.prefix for other in games().values() if other.folder in game.stands_on]
        self.prefixes = [prefix.lower() for prefix in (game.prefix, *below)]
        self.printed: dict[str, str] = {}
        for path in [path for folder in (game.folder, *game.stands_on) for path in sorted((folder / "content").glob("*.toml"))]:
            records = tomllib.loads(path.read_text(encoding="utf-8")).get("card", [])
            self.printed.update({one["id"]: one["name"] for one in records if one.get("name")})

    def text(self, title: str) -> str:
        """What a card says; nothing if it is no card."""
        return self._said("text", title)

    def name(self, title: str) -> str:
        """What a card is called: as printed, or as in the catalogue; what is no card has only a title."""
        return self.printed.get(title) or self._said("name", title) or title

    def _said(self, what: str, title: str) -> str:
        id = next((id for prefix in self.prefixes if self.words.knows(id := f"{prefix}-{what}-{title}")), "")
        return self.words.say(Msg(id)) if id else ""


def parts(node: Function) -> Iterator[Part]:
    """The parts of cards a function is, the topmost decorator first."""
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id in PARTS:
            words = [arg.value for arg in mark.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            if words:
                title, effect, _ = words[0].partition(":")
                yield Part(title, bool(effect), f"{PARTS[mark.func.id]} {', '.join(words[1:])}")


def keeps_its_own(node: Function) -> bool:
    """A numbered rule is said in our own words."""
    names = [mark.func.id for mark in node.decorator_list if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name)]
    return "rule" in names and ast.get_docstring(node) is not None


def docstring(found: list[Part], texts: Texts, told: dict[str, bool]) -> str:
    """The docstring of a function: the texts of the cards it is the first function of, else which part of which card it is."""
    new = [title for title in dict.fromkeys(part.title for part in found) if title not in told and texts.text(title)]
    told.update(dict.fromkeys(new, True))
    if len(new) == 1 and all(part.title == new[0] for part in found):
        return quoted([texts.text(new[0])])
    lines = [f"{texts.name(title)}. {texts.text(title)}" for title in new]
    lines += [
        f"{texts.name(part.title)}, {'what lasts of it, ' if part.lasts else ''}{part.said}."
        for part in found
        if part.title not in new
    ]
    return quoted(list(dict.fromkeys(lines)))


def quoted(paragraphs: list[str]) -> str:
    """Paragraphs as a docstring inside a function, on one line if they fit."""
    if len(paragraphs) == 1 and len(one := f'    """{paragraphs[0]}"""') <= WIDTH:
        return one
    first, *more = paragraphs
    wrapped = [filled(f'"""{first}'), *map(filled, more)]
    if len(wrapped) == 1 and "\n" not in wrapped[0]:  # only the closing quotes have no room
        wrapped = [filled(f'"""{first}', WIDTH - 3)]
    return "\n\n".join(wrapped) + '\n    """'


def filled(paragraph: str, width: int = WIDTH) -> str:
    """A paragraph inside a function."""
    return textwrap.fill(paragraph, width, initial_indent="    ", subsequent_indent="    ", break_long_words=False)


def rewritten(source: str, texts: Texts, told: dict[str, bool]) -> str:
    """The source of a card file with every docstring as the catalogue has it; `told` are the titles told already."""
    lines = source.split("\n")
    changes: list[tuple[int, int, str]] = []
    for node in ast.parse(source).body:
        if not isinstance(node, Function) or keeps_its_own(node):
            continue
        found = list(parts(node))
        if found:
            first = node.body[0]
            begin = first.lineno - 1
            end = first.end_lineno if ast.get_docstring(node) is not None else begin
            while end == begin and lines[begin - 1].lstrip().startswith("#"):
                begin = end = begin - 1
            changes.append((begin, end or begin, docstring(found, texts, told)))
    for begin, end, text in reversed(changes):
        lines[begin:end] = text.split("\n")
    return "\n".join(lines)


def all_files() -> Iterator[tuple[Path, str, str]]:
    """Every card file of every game: as it is, and as it should be."""
    for game in games().values():
        texts = Texts(game)
        told: dict[str, bool] = {}
        for path in card_files(game.folder):
            source = path.read_text(encoding="utf-8")
            yield path, source, rewritten(source, texts, told)


def main() -> int:
    """Write the texts, or say what would change."""
    words = sys.argv[1:]
    if words not in ([], ["--check"]):
        print(__doc__, file=sys.stderr)
        return 2
    changed = [(path, then) for path, now, then in all_files() if now != then]
    for path, then in changed:
        print(path.relative_to(ROOT) if path.is_relative_to(ROOT) else path)
        if not words:
            path.write_text(then, encoding="utf-8")
    return 1 if words and changed else 0


if __name__ == "__main__":
    sys.exit(main())
