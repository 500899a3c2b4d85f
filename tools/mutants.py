"""Find for every rule that shares its function with others a mutant of its own.

    python tools/mutants.py key-to-the-kingdom            all of its rules that need one and have none
    python tools/mutants.py key-to-the-kingdom KK-R71     these, also if they have one

Lines of the shared functions are bent one by one (a comparison turned, a bound shifted, a line dropped, a condition always or
never true), and the tests of all rules that stand on the function are run. The mutant of a rule is one at which its own tests
fail and those of as few of the others as can be. It is written to `tests/games/<folder>/mutants.toml`; read it before you keep
it. A rule for which none is found is named: it needs a finer test, or a reason under `[none]`.
"""

from __future__ import annotations

import argparse
import ast
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from inglenook.engine import rulebook
from inglenook.engine.game import Game
from inglenook.engine.game import game as find
from tools import bending
from tools.bending import Mutant, Mutants
from tools.prove import SECONDS, Report, Task, collect, run_all

TURNED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.In: "not in", ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
SWAPPED = {"min": "max", "max": "min", "any": "all", "all": "any"}


def mutants_of(name: str, source: str) -> Iterator[Mutant]:
    """Every way to bend one line of a function, the telling ones first."""
    lines = source.splitlines()
    (definition,) = ast.parse(source).body
    assert isinstance(definition, ast.FunctionDef | ast.AsyncFunctionDef)
    seen: set[tuple[int, str]] = set()
    nodes = [node for statement in definition.body for node in ast.walk(statement)]
    spelling = {inner for node in nodes if isinstance(node, ast.Subscript) for inner in ast.walk(node.slice)}
    nodes = [node for node in nodes if node not in spelling and not _only_tells(node)]
    for number, bent in (one for node in nodes for one in _bends(node, source, lines)):
        line = lines[number].strip()
        if bent.strip() == line or (number, bent) in seen:
            continue
        seen.add((number, bent))
        nth = sum(lines[n].strip() == line for n in range(number + 1))
        mutant = Mutant(name, line, bent.strip(), nth)
        try:
            ast.parse(bending.bent_source(source, mutant))
        except SyntaxError:
            continue
        yield mutant


def _only_tells(node: ast.AST) -> bool:
    """Whether a statement only writes to the log or the trail; without it no rule is broken."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(value=ast.Name(id="t"), attr="say" | "enter" | "leave"))):
            return True
    return False


def _bends(node: ast.AST, source: str, lines: list[str]) -> Iterator[tuple[int, str]]:
    """Ways to bend a node that stands on one line: (which line, how it then reads)."""
    number = getattr(node, "lineno", 0) - 1
    if number < 0 or node.end_lineno != node.lineno:  # type: ignore[attr-defined]
        if isinstance(node, ast.If | ast.While):
            yield from _condition(node, lines)
        return
    raw = lines[number].encode()
    before, inside, behind = raw[: node.col_offset], raw[node.col_offset : node.end_col_offset], raw[node.end_col_offset :]  # type: ignore[attr-defined]

    def put(text: str) -> tuple[int, str]:
        return number, before.decode() + text + behind.decode()

    match node:
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in TURNED:
            yield put(f"{ast.unparse(left)} {TURNED[type(op)]} {ast.unparse(right)}")
        case ast.BoolOp(op=op, values=values):
            yield put(f"({(' or ' if isinstance(op, ast.And) else ' and ').join(f'({ast.unparse(one)})' for one in values)})")
            for left_out in range(len(values)):
                rest = [f"({ast.unparse(one)})" for n, one in enumerate(values) if n != left_out]
                yield put(f"({(' and ' if isinstance(op, ast.And) else ' or ').join(rest)})")
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            yield put(f"({ast.unparse(inner)})")
        case ast.Constant(value=bool(value)):
            yield put(str(not value))
        case ast.Constant(value=int(value)):
            yield put(str(value + 1))
            yield put(str(value - 1))
        case ast.BinOp(op=ast.Add() | ast.Sub(), left=left, right=right):
            yield put(f"({ast.unparse(left)} {'-' if isinstance(node.op, ast.Add) else '+'} {ast.unparse(right)})")
            yield put(f"({ast.unparse(left)})")
        case ast.Call(func=ast.Name(id=called), args=args) if called in SWAPPED:
            yield put(inside.decode().replace(called, SWAPPED[called], 1))
            for one in args if called in ("min", "max") else ():
                yield put(f"({ast.unparse(one)})")
        case ast.IfExp(body=yes, orelse=no):
            yield put(f"({ast.unparse(yes)})")
            yield put(f"({ast.unparse(no)})")
        case ast.comprehension():
            pass
        case ast.Return(value=value) if value is not None:
            for other in _other(value):
                yield put(f"return {other}")
        case ast.Expr(value=ast.Constant()):
            pass
        case ast.Assign(targets=[ast.Name() | ast.Tuple(), *_]):
            pass  # what follows would only stumble over a name that is not there
        case ast.Expr() | ast.Assign() | ast.AugAssign() | ast.Raise() | ast.Break() | ast.Continue() | ast.Return():
            yield put("pass")
    if isinstance(node, ast.comprehension | ast.If | ast.While):
        yield from _condition(node, lines)


def _other(value: ast.expr) -> Iterator[str]:
    """What a function might say in place of what it says."""
    text = ast.unparse(value)
    if isinstance(value, ast.Compare | ast.BoolOp) or (isinstance(value, ast.UnaryOp) and isinstance(value.op, ast.Not)):
        yield f"not ({text})"
        yield "True"
        yield "False"
    elif isinstance(value, ast.ListComp | ast.List):
        yield "[]"
    if isinstance(value, ast.ListComp):
        for generator in value.generators:
            for condition in generator.ifs:
                left_out = text.replace(f" if {ast.unparse(condition)}", "", 1)
                if left_out != text:
                    yield left_out


def _condition(node: ast.AST, lines: list[str]) -> Iterator[tuple[int, str]]:
    """The head of an `if` or a `while`, always true and never."""
    if not isinstance(node, ast.If | ast.While):
        return
    number = node.lineno - 1
    test = node.test
    if test.lineno == test.end_lineno == node.lineno:
        raw = lines[number].encode()
        for word in ("True", "False") if isinstance(node, ast.If) else ("False",):
            yield number, (raw[: test.col_offset] + word.encode() + raw[test.end_col_offset :]).decode()


class Search:
    """Looks for the mutants of one game."""

    def __init__(self, game: Game[Any], root: Path, jobs: int) -> None:
        self.game, self.root, self.jobs = game, root, jobs
        self.book = game.rulebook
        self.kept = bending.read(root, game)
        self.marked = collect(root).marked

    def wanted(self) -> list[str]:
        """The rules that share what carries them, and have neither a mutant nor a reason."""
        done = {*self.kept.mutant, *self.kept.none}
        return [id for id in self.book.own() if id not in done and bending.sharing(self.book, id)]

    def run(self, ids: Sequence[str]) -> dict[str, Mutant]:
        """The best mutant for each of these rules, where there is one."""
        functions = {
            rulebook.place(one): (id, rulebook.plain_function(one))
            for id in ids
            for one in rulebook.functions.get(id, ()) or rulebook.invariants.get(id, ())
        }
        every = sorted({test for name in functions for id in self._on(name) for test in self.marked.get(id, ())})
        base = run_all({"base": Task(str(self.root), every, seconds=900)}, 1)["base"]
        good = {test: seconds for test, seconds in base.passed.items() if test not in base.failed}
        tasks: dict[str, Task] = {}
        for name, (id, function) in functions.items():
            tests = sorted({test for one in self._on(name) for test in self.marked.get(one, ()) if test in good})
            if not tests:
                continue
            seconds = max(SECONDS, 10 * max(good[test] for test in tests))
            for mutant in mutants_of(name, bending.source_of(function)):
                tasks[f"m{len(tasks)}"] = Task(str(self.root), tests, id, False, seconds, mutant)
        print(f"{len(functions)} functions, {len(tasks)} mutants, {len(good)} tests", flush=True)
        reports = run_all(tasks, self.jobs, self._tell)
        fits = {id: self._fitting(id, tasks, reports) for id in ids}
        return self._each_its_own(fits)

    def _on(self, name: str) -> list[str]:
        return [id for id in self.book.own() if any(one.name == name for one in self.book.carriers(id))]

    def _tell(self, name: str, left: int) -> None:
        if left % 50 == 0:
            print(f"{left} to go", flush=True)

    def _fitting(self, id: str, tasks: dict[str, Task], reports: dict[str, Report]) -> list[Mutant]:
        """The mutants that fail tests of this rule; first those that fail tests of as few others as can be."""
        mine = {one.name for one in self.book.carriers(id)}
        found: list[tuple[int, int, int, Mutant]] = []
        for number, (name, task) in enumerate(tasks.items()):
            mutant, failed = task.mutant, set(reports[name].failed)
            if mutant is None or mutant.function not in mine or not failed & set(self.marked.get(id, ())):
                continue
            others = [one for one in self._on(mutant.function) if one != id and failed & set(self.marked.get(one, ()))]
            found.append((len(others), len(failed), number, mutant))
        return [one[3] for one in sorted(found, key=lambda one: one[:3])]

    def _each_its_own(self, fits: dict[str, list[Mutant]]) -> dict[str, Mutant]:
        """A mutant for each rule, and as far as they go another one; whoever has little choice chooses first."""
        taken = {*self.kept.mutant.values()}
        found: dict[str, Mutant] = {}
        for id in sorted((id for id in fits if fits[id]), key=lambda id: len(fits[id])):
            found[id] = next((one for one in fits[id] if one not in taken), fits[id][0])
            taken.add(found[id])
        return found

    def write(self, found: dict[str, Mutant]) -> None:
        """Keep the mutants with those there are, in the order of the rulebook."""
        mutants = self.kept.mutant | found
        none = {id: why for id, why in self.kept.none.items() if id not in found}
        text = "# One line of a rule's function, as it is and as it must not be: written by tools/mutants.py, and read.\n"
        for id in [id for id in self.book.own() if id in mutants]:
            one = mutants[id]
            text += f"\n[mutant.{id}]\nfunction = {_quoted(one.function)}\n"
            text += f"line = {_quoted(one.line)}\nbent = {_quoted(one.bent)}\n"
            text += f"nth = {one.nth}\n" if one.nth > 1 else ""
        if none:
            text += "\n# Rules that share what carries them and have no mutant, each with the reason.\n[none]\n"
            text += "".join(f"{id} = {_quoted(why)}\n" for id, why in none.items())
        path = self.root / "tests" / "games" / self.game.folder.name / bending.FILE
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        self.kept = Mutants(mutants, none)


def _quoted(text: str) -> str:
    return msgspec.json.encode(text).decode()


def main(argv: Sequence[str] | None = None) -> int:
    """Read the command line and search; 1 if a rule is left without."""
    parser = argparse.ArgumentParser(description="Find a mutant for every rule that shares its function.")
    parser.add_argument("game")
    parser.add_argument("rules", nargs="*")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args(argv)
    root = Path(__file__).resolve().parent.parent
    search = Search(find(args.game), root, args.jobs)
    ids = args.rules or search.wanted()
    found = search.run(ids)
    search.write(found)
    left = [id for id in ids if id not in found]
    print(f"{len(found)} of {len(ids)} rules have a mutant; without: {', '.join(left) or 'none'}")
    print(f"{len(search.kept.mutant) - len({*search.kept.mutant.values()})} are the same as another's")
    return 1 if left else 0


if __name__ == "__main__":
    sys.exit(main())
