"""Rules have numbers. This file knows their texts, what carries each of them, and what has been proven.

A rule is carried by a function (`@rule`), a content record (`rules = [...]`) or a named invariant (`@invariant`). The
decorators leave the function as it is: they cost nothing in play. A proof switches a carrier off and sees a test fail.
"""

from __future__ import annotations

import hashlib
import inspect
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from . import content

F = TypeVar("F", bound=Callable[..., Any])

functions: dict[str, list[Callable[..., Any]]] = {}
"""Rule id -> the functions that carry it."""
invariants: dict[str, list[Callable[..., bool]]] = {}
"""Rule id -> the named invariants that carry it."""


def rule(*ids: str) -> Callable[[F], F]:
    """This function is what makes these rules true."""

    def mark(function: F) -> F:
        for id in ids:
            functions.setdefault(id, []).append(function)
        return function

    return mark


def invariant(*ids: str) -> Callable[[F], F]:
    """This predicate over a state holds at every decision, and with it these rules."""

    def mark(function: F) -> F:
        for id in ids:
            invariants.setdefault(id, []).append(function)
        return function

    return mark


class Rule(msgspec.Struct, frozen=True):
    """A rule in our own words."""

    id: str
    title: str
    text: str
    chapter: str


class Carrier(msgspec.Struct, frozen=True):
    """What makes a rule true."""

    kind: Literal["function", "content", "invariant"]
    name: str


class Proof(msgspec.Struct, frozen=True):
    """What `make prove` found for one rule: the tests that failed once the carrier was switched off."""

    carriers: tuple[str, ...]
    tests: tuple[str, ...]


class Proofs(msgspec.Struct, frozen=True):
    """All proofs of a game, good for the code and the tests with this hash."""

    code: str
    rules: dict[str, Proof]


ITEM = re.compile(r"^- \*\*(?P<id>[A-Z]+-[A-Z]+\d+) (?P<title>.+?)\.?\*\* ?(?P<text>.*)$")


class RuleBook:
    """The numbered rules of a game, and what stands behind each."""

    def __init__(self, folder: Path, prefix: str) -> None:
        self.folder = folder
        self.prefix = prefix
        self._texts: dict[str, dict[str, Rule]] = {}

    def rules(self, lang: str = "en") -> dict[str, Rule]:
        """All rules in one language, in the order of the book."""
        if lang not in self._texts:
            name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
            path = self.folder / name
            self._texts[lang] = _parse(path.read_text(encoding="utf-8")) if path.exists() else {}
        return self._texts[lang]

    def how_to_play(self, lang: str = "en") -> str:
        """The one-page introduction."""
        path = self.folder / ("HOWTO.md" if lang == "en" else f"HOWTO.{lang}.md")
        return path.read_text(encoding="utf-8") if path.exists() else ""

    def carriers(self, id: str) -> list[Carrier]:
        """What carries a rule."""
        found = [Carrier("function", place(function)) for function in functions.get(id, ())]
        found += [Carrier("invariant", place(function)) for function in invariants.get(id, ())]
        found += [Carrier("content", record) for record in content.carried.get(id, ())]
        return found

    def proofs(self) -> Proofs | None:
        """What has been proven, if it was proven at all."""
        path = self.folder / "proof.json"
        return msgspec.json.decode(path.read_bytes(), type=Proofs) if path.exists() else None


def place(function: Callable[..., Any]) -> str:
    """Where a function stands: `movement.walk`."""
    return f"{function.__module__.rpartition('.')[2]}.{function.__qualname__}"


def _parse(text: str) -> dict[str, Rule]:
    found: dict[str, Rule] = {}
    chapter = ""
    lines: list[str] = []
    for line in [*text.splitlines(), ""]:
        if line.startswith("  ") and lines:
            lines.append(line.strip())
            continue
        if lines:
            _add(found, " ".join(lines), chapter)
            lines = []
        if line.startswith("## "):
            chapter = line[3:].strip()
        elif line.startswith("- **"):
            lines = [line.strip()]
    return found


def _add(found: dict[str, Rule], item: str, chapter: str) -> None:
    match = ITEM.match(item)
    if match:
        found[match["id"]] = Rule(match["id"], match["title"], match["text"].strip(), chapter)


def code_hash(*folders: Path) -> str:
    """A hash over the code, content and tests a proof depends on."""
    sums = hashlib.blake2b(digest_size=8)
    for folder in folders:
        for path in sorted(p for p in folder.rglob("*") if p.suffix in (".py", ".toml")):
            sums.update(path.relative_to(folder).as_posix().encode())
            sums.update(path.read_bytes())
    return sums.hexdigest()


async def _nothing_async(*args: Any, **kwargs: Any) -> None:
    return None


def _nothing(*args: Any, **kwargs: Any) -> None:
    return None


def switch_off(id: str) -> list[str]:
    """Make the functions that carry a rule do nothing and turn its invariants round, for everybody who has them."""
    changed = []
    for function in functions.get(id, ()):
        empty = _nothing_async if inspect.iscoroutinefunction(function) else _nothing
        function.__code__ = empty.__code__
        function.__defaults__ = None
        function.__kwdefaults__ = None
        changed.append(place(function))
    for function in invariants.get(id, ()):
        _turn_round(function)
        changed.append(place(function))
    return changed


def _turn_round(function: Callable[..., bool]) -> None:
    make: Any = type(function)
    twin = make(function.__code__, function.__globals__, function.__name__)
    function.__globals__[f"_upright_{function.__name__}"] = twin
    source = f"def inverted(state):\n    return not _upright_{function.__name__}(state)\n"
    scope: dict[str, Any] = {}
    exec(source, scope)
    function.__code__ = scope["inverted"].__code__
