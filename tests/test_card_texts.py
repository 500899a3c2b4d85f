"""What a card says stands over the function that does it, and both agree in every game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from inglenook.engine.game import games
from tools import card_texts
from tools.card_texts import PARTS, WIDTH, Texts, card_files, quoted, rewritten

TEXTS = {
    "torch": "Play: it is light.",
    "lamp": "Action: it is light.",
    "storm": "Play: " + "it rains, " * 20 + "and stops.",
}


class Said(Texts):
    """A few cards of no game."""

    def __init__(self) -> None:
        self.printed = {"torch": "Torch", "lamp": "Old Lamp", "storm": "Storm"}

    def text(self, title: str) -> str:
        return TEXTS.get(title, "")

    def name(self, title: str) -> str:
        return self.printed.get(title, title)


BARE = """@card("torch", "play")
async def torch(t, me, you):
    await shine(t)
"""
TOLD = """@card("torch", "play")
async def torch(t, me, you):
    \"\"\"Play: it is light.\"\"\"
    await shine(t)
"""


def docstrings(source: str) -> dict[str, str | None]:
    """Function -> its docstring, once the tool has been over the source, which changes nothing when it comes again."""
    then = rewritten(source, Said(), {})
    assert rewritten(then, Said(), {}) == then
    assert all(len(line) <= WIDTH for line in then.splitlines())
    functions = [node for node in ast.parse(then).body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return {node.name: ast.get_docstring(node) for node in functions}


def test_the_texts_over_all_card_functions_are_those_of_the_catalogue() -> None:
    differ = [path.name for path, now, then in card_texts.all_files() if now != then]
    assert differ == [], "python tools/card_texts.py writes them"


@pytest.mark.parametrize("id", games())
def test_no_function_of_a_card_is_without_words(id: str) -> None:
    for path in card_files(games()[id].folder):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and list(card_texts.parts(node)):
                assert ast.get_docstring(node), f"{path.name}: {node.name}"


def test_a_text_is_written_over_a_function_and_over_an_old_one() -> None:
    assert rewritten(BARE, Said(), {}) == TOLD
    assert rewritten(TOLD.replace("light", "dark"), Said(), {}) == TOLD
    assert rewritten(TOLD, Said(), {}) == TOLD


def test_a_comment_stays_under_the_text() -> None:
    source = BARE.replace("    await", "    # quickly\n    await")
    assert rewritten(source, Said(), {}) == TOLD.replace("    await", "    # quickly\n    await")


def test_a_long_text_is_wrapped() -> None:
    said = docstrings('@card("storm", "play")\ndef storm(t, me, you):\n    pass\n')["storm"]
    assert said is not None and " ".join(said.split()) == TEXTS["storm"]


@pytest.mark.parametrize("length", range(112, 126))
def test_closing_quotes_have_room_or_a_line_of_their_own(length: int) -> None:
    text = "so long a text " * 9
    lines = quoted([text[: length - 1].rstrip() + "."]).splitlines()
    assert all(len(line) <= WIDTH for line in lines) and (len(lines) == 1 or (len(lines) > 2 and lines[-1] == '    """'))


def test_two_cards_on_one_function_are_told_by_name() -> None:
    source = '@card("torch", "play")\n@card("lamp", "action")\ndef light(t, me, you):\n    pass\n'
    assert docstrings(source) == {"light": "Torch. Play: it is light.\n\nOld Lamp. Action: it is light."}


def test_further_functions_of_a_card_say_which_part_they_are() -> None:
    source = BARE + (
        '@card("torch", "reap", "fight")\ndef again(t, me, you):\n    pass\n'
        '@const("torch:burns", "power")\ndef burns(s, one, you):\n    pass\n'
        '@after("torch", "forges", when)\ndef out(t, me, you, event):\n    pass\n'
        '@grants("torch", "action")\ndef lent(t, me, you):\n    pass\n'
    )
    assert docstrings(source) == {
        "torch": "Play: it is light.",
        "again": "Torch, at reap, fight.",
        "burns": "Torch, what lasts of it, on power.",
        "out": "Torch, after forges.",
        "lent": "Torch, for its host at action.",
    }


def test_rules_helpers_and_other_decorators_keep_what_they_say() -> None:
    source = (
        '@card("torch", "play")\n@rule("A-R1")\ndef law(t, me, you):\n    """The rule."""\n'
        '@card("lamp", "play")\n@rule("A-R2")\ndef bare(t, me, you):\n    pass\n'
        'def helper(s):\n    """Ours."""\n@cache\ndef kept(s):\n    pass\n'
    )
    assert docstrings(source) == {"law": "The rule.", "bare": "Action: it is light.", "helper": "Ours.", "kept": None}


def test_every_way_to_write_a_card_is_known() -> None:
    assert PARTS.keys() == {"card", "grants", "after", "const"}


def test_a_check_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "cards.py"
    path.write_text(BARE, encoding="utf-8")
    monkeypatch.setattr(card_texts, "all_files", lambda: [(path, BARE, TOLD)])
    monkeypatch.setattr("sys.argv", ["card_texts.py", "--check"])
    assert card_texts.main() == 1 and path.read_text(encoding="utf-8") == BARE
    monkeypatch.setattr("sys.argv", ["card_texts.py"])
    assert card_texts.main() == 0 and path.read_text(encoding="utf-8") == TOLD
    assert str(path) in capsys.readouterr().out
