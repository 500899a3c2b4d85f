"""Bend one line of a rule function: what a proof does where switching the whole function off would say too little.

A function that carries several rules falls with all of them when it is emptied. So each of these rules has a mutant of its own,
in `tests/games/<folder>/mutants.toml`: a function, a line of it, and the same line bent. `tools/mutants.py` finds them.
"""

from __future__ import annotations
import __future__

import ast
import inspect
import textwrap
import tomllib
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

import msgspec

from inglenook.engine import rulebook
from inglenook.engine.game import Game

FILE = "mutants.toml"
FUTURE = __future__.annotations.compiler_flag


class Mutant(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a function, as it is and as it must not be."""

    function: str
    """As the proof names it: `movement.walk`."""
    line: str
    bent: str
    nth: int = 1
    """Which one, where the same line stands there several times."""

    def __str__(self) -> str:
        return f"{self.function}: {self.line} -> {self.bent}"


class Mutants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mutants of a game by rule, and the rules that have none, each with the reason."""

    mutant: dict[str, Mutant] = {}
    none: dict[str, str] = {}


class CannotBend(Exception):
    """A mutant that does not fit the code any more; the sentence says why."""


def read(root: Path, game: Game[Any]) -> Mutants:
    """The mutants of a game; none where it brings none."""
    path = root / "tests" / "games" / game.folder.name / FILE
    if not path.exists():
        return Mutants()
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), Mutants)


def sharing(book: rulebook.RuleBook, id: str) -> list[str]:
    """The other rules of a game that stand on something that carries this one."""
    own = set(book.carriers(id))
    return [other for other in book.own() if other != id and own & set(book.carriers(other))]


def function_of(id: str, name: str) -> FunctionType:
    """The function of this name that carries the rule."""
    for carrier in (*rulebook.functions.get(id, ()), *rulebook.invariants.get(id, ())):
        if rulebook.place(carrier) == name:
            return rulebook.plain_function(carrier)
    raise CannotBend(f"{name} does not carry {id}")


def source_of(function: FunctionType) -> str:
    """The text of a function, from the margin on."""
    return textwrap.dedent(inspect.getsource(function))


def bend(id: str, mutant: Mutant) -> None:
    """Let a function be the mutant, for everybody who has it."""
    function = function_of(id, mutant.function)
    become(function, code_of(function, bent_source(source_of(function), mutant)))


def bent_source(source: str, mutant: Mutant) -> str:
    """The text of a function with its line bent."""
    lines = source.splitlines()
    places = [n for n, line in enumerate(lines) if line.strip() == mutant.line]
    if len(places) < mutant.nth:
        raise CannotBend(f"{mutant.function} has no such line: {mutant.line}")
    at = places[mutant.nth - 1]
    margin = lines[at][: len(lines[at]) - len(lines[at].lstrip())]
    lines[at] = margin + mutant.bent
    return "\n".join(lines) + "\n"


def code_of(function: FunctionType, source: str) -> CodeType:
    """The code of a function as it would be with another text."""
    tree = ast.parse(source)
    (definition,) = tree.body
    assert isinstance(definition, ast.FunctionDef | ast.AsyncFunctionDef)
    definition.decorator_list = []
    whole = compile(tree, inspect.getfile(function), "exec", FUTURE, dont_inherit=True)
    (code,) = [one for one in whole.co_consts if isinstance(one, CodeType)]
    if code.co_freevars or function.__code__.co_freevars:
        raise CannotBend(f"{function.__qualname__} stands inside another function")
    return code


def become(function: FunctionType, code: CodeType) -> None:
    """Give a function other code with the same defaults; no cache remembers the old one."""
    function.__code__ = code
    rulebook.forget(function)
