"""How games are found: in the package, in further folders, and by entry points of other packages."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from inglenook.engine import game as shelf
from inglenook.engine.chance import Luck
from inglenook.engine.game import UnknownGame, WrongSeats, game, games
from inglenook.engine.rulebook import RuleBook, functions, invariants, place
from tests.engine.battle import BATTLE

LIST = "from inglenook.engine.game import games; print(' '.join(games()))"


def test_the_battle_is_found_in_its_folder_like_any_other_game() -> None:
    assert games()["card-battle"] is BATTLE is game("card-battle")
    assert BATTLE.folder.parent.name == "games" and BATTLE.folder.parents[1].name == "tests"


@pytest.mark.parametrize("folders", [[], ["tests/games"], ["tests/nowhere", "tests/games"]])
def test_a_folder_of_games_is_named_by_the_environment(folders: list[str]) -> None:
    root = Path(__file__).parents[2]
    env = {**os.environ, "INGLENOOK_GAMES": os.pathsep.join(str(root / folder) for folder in folders)}
    done = subprocess.run([sys.executable, "-c", LIST], env=env, capture_output=True, text=True, check=True)
    assert ("card-battle" in done.stdout.split()) == ("tests/games" in folders)


class Entry:
    """An installed package that names a game."""

    def __init__(self, thing: Any) -> None:
        self.thing = thing
        self.name = "theirs"

    def load(self) -> Any:
        return self.thing


def test_another_package_brings_games_by_an_entry_point(
    monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    module = ModuleType("their_game")
    module.GAME = replace(BATTLE, id="their-game")  # type: ignore[attr-defined]
    groups = []

    def entry_points(*, group: str) -> list[Entry]:
        groups.append(group)
        return [
            Entry(module),
            Entry(replace(BATTLE, id="as-object")),
            Entry(ModuleType("no_game")),
            Entry(replace(BATTLE, minutes=99)),
        ]

    monkeypatch.setattr(shelf, "entry_points", entry_points)
    shelf._packages.cache_clear()
    request.addfinalizer(shelf._packages.cache_clear)
    found = games()
    assert groups == ["inglenook.games"]
    assert {"card-battle", "their-game", "as-object"} <= set(found)
    assert found["card-battle"] is BATTLE, "nobody replaces a game that is there"


def test_a_game_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(UnknownGame) as refused:
        game("chess")
    for lang in ("en", "fr"):
        said = BATTLE.words(lang).say(refused.value.reason)
        assert "chess" in said and "card-battle" in said


def test_a_game_that_cannot_be_loaded_says_why_where_it_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "half_a_game").mkdir()
    (tmp_path / "half_a_game" / "__init__.py").write_text("raise ValueError('no dice in the box')\n", encoding="utf-8")
    package = importlib.import_module("inglenook.games")
    monkeypatch.setattr(package, "__path__", [*package.__path__, str(tmp_path)])
    monkeypatch.setattr(shelf, "broken", {})
    for name in ("half-a-game", "half_a_game"):
        with pytest.raises(UnknownGame) as refused:
            game(name)
        for lang in ("en", "fr"):
            assert "no dice in the box" in BATTLE.words(lang).say(refused.value.reason)
    assert "card-battle" in games(), "the others are there"


@pytest.mark.parametrize("count", [0, 1, 4])
def test_a_table_for_too_few_or_too_many_is_refused(count: int) -> None:
    with pytest.raises(WrongSeats) as refused:
        BATTLE.table(count, Luck(b"x"))
    assert str(count) in BATTLE.words("en").say(refused.value.reason)


# -- the rule book ----------------------------------------------------------------------------------------------------


def test_the_rule_book_is_parsed(tmp_path: Path) -> None:
    (tmp_path / "RULES.md").write_text(
        "# Title\n\nSome words.\n\n## Goal\n\n- **XX-R1 Be first.** The first one\n  wins **at once**.\n- not a rule\n"
        "- **XX-R2 No full stop** Text.\n\n## Rulings\n\n- **XX-D1 Ties?** Shared.\n",
        encoding="utf-8",
    )
    book = RuleBook(tmp_path, "XX")
    rules = book.rules()
    assert list(rules) == ["XX-R1", "XX-R2", "XX-D1"]
    assert (rules["XX-R1"].title, rules["XX-R1"].text) == ("Be first", "The first one wins **at once**.")
    assert [rule.chapter for rule in rules.values()] == ["Goal", "Goal", "Rulings"]
    assert rules["XX-R2"].title == "No full stop" and book.rules("fr") == {} and book.how_to_play() == ""


@pytest.mark.parametrize("id", games())
def test_both_languages_have_the_same_rules_in_the_same_order(id: str) -> None:
    book = games()[id].rulebook
    english, french = book.rules("en"), book.rules("fr")
    assert list(english) == list(french) and english
    assert all(rule.text and rule.chapter for rule in english.values())
    assert book.stands_on or book.own() == list(english)
    assert all(french[id].text != rule.text for id, rule in english.items())
    assert book.how_to_play("en") and book.how_to_play("fr")


def test_every_rule_of_the_battle_is_carried_and_every_carrier_is_a_rule() -> None:
    rules = BATTLE.rulebook.rules()
    assert [id for id in rules if not BATTLE.rulebook.carriers(id)] == []
    carried = [id for id in {**functions, **invariants} if id.startswith("CB-")]
    assert [id for id in carried if id not in rules] == []


SWITCH_OFF = """
import sys
from inglenook.engine import rulebook
from inglenook.engine.game import game
battle = game("card-battle")
print(rulebook.switch_off(sys.argv[1]))
from tests.engine.battle import do, position, table_at
line = ["wolf.1", "wolf.2", "wolf.3", "wolf.4", "medic.1"]
s = position([line, ["firebrand.1"]], [["rally.1"], []])
print(all(holds(s) for holds in battle.invariants))
t = do(table_at(s), "play:rally.1")
print(len(t.state.lasting))
"""


@pytest.mark.parametrize(
    ("id", "said"), [("CB-R37", ["cards.rally", "True", "0"]), ("CB-R14", ["setup.lines_are_short", "False", "1"])]
)
def test_switching_a_rule_off_empties_its_function_or_turns_its_invariant_round(id: str, said: list[str]) -> None:
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, "-c", SWITCH_OFF, id], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    changed, holds, lasting = done.stdout.splitlines()
    assert [changed, holds, lasting] == [f"['{said[0]}']", said[1], said[2]]


def test_a_carrier_is_named_by_its_file_and_its_name() -> None:
    assert place(functions["CB-R37"][0]) == "cards.rally"


def test_a_game_that_cannot_be_loaded_keeps_nobody_from_the_others(tmp_path: Path) -> None:
    (tmp_path / "wrecked").mkdir()
    (tmp_path / "wrecked" / "__init__.py").write_text("raise RuntimeError('no dice')\n")
    tell = "from inglenook.engine import game; print(*game.games()); print(game.broken)"
    run = subprocess.run(
        [sys.executable, "-c", tell],
        env={**os.environ, shelf.GAMES_PATH: str(tmp_path)},
        capture_output=True,
        text=True,
        check=True,
    )
    found, broken = run.stdout.splitlines()
    assert "key-to-the-kingdom" in found.split()
    assert broken == "{'wrecked': 'RuntimeError: no dice'}"
