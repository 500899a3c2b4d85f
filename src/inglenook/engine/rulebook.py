"""Rules have numbers. This file knows their texts, what carries each of them, and what has been proven.

A rule is carried by a function (`@rule`), a content record (`rules = [...]`) or a named invariant (`@invariant`). The
decorators leave the function as it is: they cost nothing in play. A proof switches a carrier off and sees a test fail.
"""

from __future__ import annotations

import gc
import hashlib
import inspect
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
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
    how: Literal["off", "bent", "shared"] = "off"
    """Switched off; one line bent; or switched off together with other rules, for a reason."""
    why: str = ""
    """The line that was bent, or the reason."""


class Proofs(msgspec.Struct, frozen=True):
    """All proofs of a game, good for the code and the tests with these hashes."""

    code: str
    tests: dict[str, str]
    """Folder of tests, as seen from the project's root -> its hash."""
    rules: dict[str, Proof]


PROOF = "proof.json"
"""Where a game's folder keeps what has been proven of it."""

ITEM = re.compile(r"^- \*\*(?P<id>[A-Z]+-[A-Z]+\d+) (?P<title>.+?)\.?\*\* ?(?P<text>.*)$")


class RuleBook:
    """The numbered rules of a game, and what stands behind each."""

    def __init__(self, folder: Path, prefix: str, stands_on: Sequence[Path] = ()) -> None:
        self.folder = folder
        self.prefix = prefix
        self.stands_on = tuple(stands_on)
        self._texts: dict[str, dict[str, Rule]] = {}

    def rules(self, lang: str = "en") -> dict[str, Rule]:
        """All rules in one language, in the order of the book; then those of the games it stands on."""
        if lang not in self._texts:
            name = "RULES.md" if lang == "en" else f"RULES.{lang}.md"
            books = [folder / name for folder in (self.folder, *self.stands_on)]
            self._texts[lang] = _parse("\n".join(path.read_text(encoding="utf-8") for path in books if path.exists()))
        return self._texts[lang]

    def own(self) -> list[str]:
        """The ids of this game's own rules: those it has to prove."""
        return [id for id in self.rules() if id.partition("-")[0] == self.prefix]

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
        path = self.folder / PROOF
        try:
            return msgspec.json.decode(path.read_bytes(), type=Proofs) if path.exists() else None
        except msgspec.DecodeError:
            return None

    def code(self) -> str:
        """A hash over everything that may carry its rules: its own folder, and those of the games it stands on."""
        return code_hash(self.folder, *self.stands_on)

    def changed(self, proofs: Proofs) -> list[str]:
        """The folders that have changed since they were proven. An installed game without its tests answers for its code."""
        found = [] if self.code() == proofs.code else [self.folder.name]
        root = next((up for up in self.folder.parents if all((up / name).is_dir() for name in proofs.tests)), None)
        if root is not None:
            found += [name for name, sums in proofs.tests.items() if code_hash(root / name) != sums]
        return found


def place(function: Callable[..., Any]) -> str:
    """Where a function stands: `movement.walk`."""
    plain = plain_function(function)
    return f"{plain.__module__.rpartition('.')[2]}.{plain.__qualname__}"


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


# -- switching off --------------------------------------------------------------------------------------------------------


def _nothing(*args: Any, **kwargs: Any) -> None:
    return None


async def _nothing_async(*args: Any, **kwargs: Any) -> None:
    return None


def _nothing_yielded(*args: Any, **kwargs: Any) -> Iterator[None]:
    yield from ()


def switch_off(id: str) -> list[str]:
    """Make the functions that carry a rule do nothing and turn its invariants round, for everybody who has them."""
    changed = []
    for carrier in functions.get(id, ()):
        _empty(plain_function(carrier))
        changed.append(place(carrier))
    for carrier in invariants.get(id, ()):
        _turn_round(plain_function(carrier))
        changed.append(place(carrier))
    return changed


def plain_function(carrier: Any) -> FunctionType:
    """The function inside a method, a property or a cache."""
    while not isinstance(carrier, FunctionType):
        inside = next((name for name in ("__wrapped__", "__func__", "fget") if hasattr(carrier, name)), None)
        if inside is None:
            raise TypeError(f"{carrier!r} carries a rule and is no function")
        carrier = getattr(carrier, inside)
    return carrier


def _empty(function: FunctionType) -> None:
    empty: Any = _nothing
    if inspect.iscoroutinefunction(function):
        empty = _nothing_async
    elif inspect.isgeneratorfunction(function):
        empty = _nothing_yielded
    _become(function, empty.__code__)


def _turn_round(function: FunctionType) -> None:
    upright = FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
    name = f"_upright_{function.__name__}"
    function.__globals__[name] = upright
    scope: dict[str, Any] = {}
    exec(f"def inverted(*args, **kwargs):\n    return not {name}(*args, **kwargs)\n", scope)
    _become(function, scope["inverted"].__code__)


def _become(function: FunctionType, code: CodeType) -> None:
    """Give a function other code; whoever holds the function holds the new one, and no cache remembers the old."""
    # A closure's cells must stay as many as they were, though the new code uses none of them.
    function.__code__ = code.replace(co_freevars=function.__code__.co_freevars)
    function.__defaults__ = None
    function.__kwdefaults__ = None
    forget(function)


def forget(function: FunctionType) -> None:
    """Empty every cache that may remember what a function said before it was given other code: all of its package."""
    package = function.__module__.rpartition(".")[0] + "."
    for one in gc.get_objects():
        if isinstance(one, _Cache):
            inner = inspect.unwrap(one)
            if inner is function or (package != "." and inner.__module__.startswith(package)):
                one.cache_clear()


_Cache = type(cache(_nothing))
