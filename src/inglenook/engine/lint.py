"""Checks on rule code, run as a test: the same answers and draws must always lead to the same state.

No clock, no luck, no input or output of its own, no order that depends on hashes; `ask` only where a copy can catch up with it.
"""

from __future__ import annotations

import ast
from pathlib import Path

FORBIDDEN_MODULES = {"random", "time", "datetime", "os", "sys", "io", "secrets", "uuid", "threading", "asyncio", "socket"}
FORBIDDEN_CALLS = {"print", "input", "open", "hash", "id", "eval", "exec", "globals", "set", "frozenset"}
ASKING = {"ask", "ask_some", "ask_all"}
CONTENT_FILES = {"content.py", "__init__.py"}
"""Files that load content; they run once, at import."""


def late_imports(folder: Path) -> dict[str, list[str]]:
    """What is imported inside functions, by file: such a file hides what it stands on, and needs a reason for it."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, (ast.FunctionDef, ast.AsyncFunctionDef)):
                late = [ast.unparse(node) for node in ast.walk(function) if isinstance(node, (ast.Import, ast.ImportFrom))]
                if late:
                    found.setdefault(path.relative_to(folder).as_posix(), []).extend(late)
    return found


def check(folder: Path) -> list[str]:
    """All complaints about the rule code of a game, as `file:line: what`."""
    complaints = []
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        visitor = _Visitor(path.relative_to(folder).as_posix(), content=path.name in CONTENT_FILES)
        visitor.visit(tree)
        complaints += visitor.complaints
    return complaints


class _Visitor(ast.NodeVisitor):
    def __init__(self, file: str, *, content: bool) -> None:
        self.file = file
        self.content = content
        self.complaints: list[str] = []
        self.inside: list[str] = []
        self.depth = 0

    def complain(self, node: ast.AST, what: str) -> None:
        self.complaints.append(f"{self.file}:{getattr(node, 'lineno', 0)}: {what}")

    def visit_Import(self, node: ast.Import) -> None:
        self._late(node)
        for alias in node.names:
            self._module(node, alias.name)

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        self._late(node)
        if node.level == 0 and node.module:
            self._module(node, node.module)

    def _late(self, node: ast.AST) -> None:
        if self.depth:
            self.complain(node, "no import inside a function: two files that need each other are one, or a third is missing")

    def _module(self, node: ast.AST, name: str) -> None:
        if name.split(".")[0] in FORBIDDEN_MODULES and not self.content:
            self.complain(node, f"rules do not import {name}")

    def visit_Global(self, node: ast.Global) -> None:
        self.complain(node, "rules change no module globals")

    def visit_ExceptHandler(self, node: ast.ExceptHandler) -> None:
        if node.type is None or (isinstance(node.type, ast.Name) and node.type.id == "BaseException"):
            self.complain(node, "rules never catch BaseException: a draw may have to be unwound")
        self.generic_visit(node)

    def visit_For(self, node: ast.For) -> None:
        self._iterated(node.iter)
        self.generic_visit(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        self._iterated(node.iter)
        self.generic_visit(node)

    def _iterated(self, node: ast.expr) -> None:
        if isinstance(node, (ast.Set, ast.SetComp)):
            self.complain(node, "the order of a set is not the same in every process")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name):
            if node.func.id in FORBIDDEN_CALLS and not self.content and self.depth:
                self.complain(node, f"rules do not call {node.func.id}()")
            if node.func.id in ASKING:
                for place in self.inside:
                    self.complain(node, f"no {node.func.id} inside {place}: a copy could not catch up with it")
        self.generic_visit(node)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        if self.depth:
            self.complain(node, "no async function inside another function")
        self._function(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        self._function(node)

    def _function(self, node: ast.AST) -> None:
        self.depth += 1
        self.generic_visit(node)
        self.depth -= 1

    def _within(self, node: ast.AST, place: str) -> None:
        self.inside.append(place)
        self.generic_visit(node)
        self.inside.pop()

    def visit_With(self, node: ast.With) -> None:
        self._within(node, "a with block")

    def visit_AsyncWith(self, node: ast.AsyncWith) -> None:
        self._within(node, "a with block")

    def visit_Try(self, node: ast.Try) -> None:
        self._within(node, "a try block")

    def visit_Lambda(self, node: ast.Lambda) -> None:
        self._within(node, "a lambda")

    def visit_ListComp(self, node: ast.ListComp) -> None:
        self._within(node, "a comprehension")

    def visit_DictComp(self, node: ast.DictComp) -> None:
        self._within(node, "a comprehension")

    def visit_GeneratorExp(self, node: ast.GeneratorExp) -> None:
        self._within(node, "a comprehension")
