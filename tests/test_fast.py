"""Compiling the rules: what is rewritten for the compiler means the same, and a machine without one is told so."""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tools import fast

BOOK = """
from __future__ import annotations

seen = []


def rule(*ids):
    def mark(function):
        seen.extend((id, function.__name__) for id in ids)
        return function

    return mark


card = rule


@card("punch")
@rule("A", "B")
def hit(n: int) -> int:
    return n + 1


@memo
@rule("C")
def kept() -> None: ...
"""


def test_marks_become_calls_after_the_function_in_the_order_of_decorators(tmp_path: Path) -> None:
    path = tmp_path / "book.py"
    path.write_text(BOOK.replace("@memo\n", "@staticmethod\n"))
    scope: dict[str, object] = {}
    exec(compile(fast.rewritten(path), "book", "exec"), scope)
    assert scope["seen"] == [("A", "hit"), ("B", "hit"), ("punch", "hit"), ("C", "kept")]
    assert scope["hit"](1) == 2  # type: ignore[operator]


def test_only_functions_that_are_written_down_and_nothing_else_lose_their_decorators(tmp_path: Path) -> None:
    path = tmp_path / "book.py"
    path.write_text(BOOK)
    bare = {
        node.name: len(node.decorator_list)
        for node in ast.walk(ast.parse(fast.rewritten(path)))
        if isinstance(node, ast.FunctionDef)
    }
    assert bare == {"rule": 0, "mark": 0, "hit": 0, "kept": 2}


def test_a_state_class_copies_itself_as_before(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("inglenook.engine.chance_rewritten")
    module.__package__ = "inglenook.engine"
    monkeypatch.setitem(sys.modules, module.__name__, module)
    exec(compile(fast.rewritten(fast.SOURCE / "engine" / "chance.py"), "chance", "exec"), module.__dict__)
    deck = module.Deck(pool=["a", "b"], top=["c"], known={"c": (0,)})
    twin = deck.copy()
    assert twin == deck and twin is not deck
    twin.pool.append("d")
    twin.known["x"] = (1,)
    assert deck.pool == ["a", "b"] and deck.known == {"c": (0,)}


def test_rules_that_are_methods_of_a_state_are_marked_after_their_class() -> None:
    text = fast.rewritten(fast.SOURCE / "games" / "royal_fortune" / "state.py")
    (voyage,) = [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
    methods = {node.name: node.decorator_list for node in voyage.body if isinstance(node, ast.FunctionDef)}
    assert {"foe_of", "mates_of", "__init__", "copy"} <= methods.keys() and not any(methods.values())
    assert "\nrule('RF-R54')(Voyage.mates_of)\n" in text


def test_every_rule_of_the_games_that_ask_for_it_is_compiled_and_no_scene() -> None:
    names = {path.as_posix() for path in fast.modules()}
    cards = {"games/keyforge/fight.py", "games/keyforge/cards/dis.py", "games/royal_fortune/laws.py"}
    assert cards | {"engine/table.py", "games/forges_of_ravenshire/production.py"} <= names
    assert not any("scene" in name or "kinds" in name or "decks" in name or "key_to_the_kingdom" in name for name in names)
    assert all((fast.SOURCE / name).is_file() for name in names)


def test_a_game_says_itself_how_it_is_measured_and_may_say_nothing() -> None:
    assert fast.speed("keyforge").compiled and fast.speed("keyforge").bars == {"rate": 1.5, "copy": 1.5}
    assert fast.speed("no_such_game") == fast.Speed()


def test_without_a_compiler_it_says_so_and_leaves_what_is_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("CC", raising=False)
    (tmp_path / "old").write_text("here")
    with pytest.raises(fast.FastFailed, match="a C compiler is needed"):
        fast.build(tmp_path)
    assert (tmp_path / "old").read_text() == "here"


def test_a_build_of_these_sources_is_not_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / fast.STAMP).write_text(fast.fingerprint())
    assert fast.build(tmp_path) is False


def test_whoever_stops_the_rules_is_compiled_with_what_stops_them() -> None:
    """A compiled `suspend` can be awaited by compiled code alone."""
    stopping = {path.stem for path in (fast.SOURCE / "engine").glob("*.py") if "await suspend(" in path.read_text()}
    assert stopping == {"anybody", "decide"} and stopping <= set(fast.ENGINE)
