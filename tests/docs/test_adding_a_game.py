"""The game that docs/adding-a-game.md builds: its files, as the page has them, are written to disk and played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.engine.test_words import catalogue

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "adding-a-game.md"
FILE = re.compile(r"^`((?:games|tests)/[^`]+)`:\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)

KIT = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)

PROPERTIES = """
import random
from inglenook.engine.game import game
from inglenook.engine.lint import check
from tests.fuzz import ledger
from tests.properties import cheap, dear, play_random, speakable

lane = game("blackberry-lane")
assert check(lane.folder) == []
assert list(lane.rulebook.rules("en")) == list(lane.rulebook.rules("fr"))
kinds = []
with ledger.watching(lane) as entered:
    for seed in range(12):
        rng = random.Random(seed)

        def look(t, number):
            kinds.append(t.decision.kind if t.decision else "over")
            cheap(t)
            if rng.random() < 0.2:
                dear(t, rng)

        t = play_random(lane, seed, 2 + seed % 3, on_decision=look)
        for seat in (0, 1, None):
            speakable(t, seat)
assert set(ledger.carriers(lane)) == entered, set(ledger.carriers(lane)) - entered
print(*sorted(set(kinds)), kinds.count("over"))
"""


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with every file of the page."""
    root = tmp_path_factory.mktemp("lane")
    for name, text in FILE.findall(PAGE.read_text(encoding="utf-8")):
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "pyproject.toml", root)
    return root


def run(project: Path, *words: str, given: str = "", games: Path | None = None, ends: int = 0, **more: str) -> str:
    """Run Python there, with the lane on the shelf; what it printed."""
    places = {"INGLENOOK_GAMES": str(games or project / "games"), "INGLENOOK_DATA": str(project / "data")}
    environment = os.environ | places | {"INGLENOOK_LANG": "en", "PYTHONPATH": str(ROOT)} | more
    command = [sys.executable, *words]
    done = subprocess.run(command, input=given, env=environment, cwd=project, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == ends, done.stdout + done.stderr
    return done.stdout


def inglenook(project: Path, *words: str, given: str = "") -> str:
    """Run the command."""
    return run(project, "-m", "inglenook", *words, given=given)


def test_the_page_has_every_file_it_lists(project: Path) -> None:
    tree = PAGE.read_text(encoding="utf-8").partition("```\n")[2].partition("```")[0]
    listed = set(re.findall(r"[\w./]*\w\.(?:py|md|toml|ftl)", tree))
    written = {path.relative_to(project / "games" / "blackberry_lane").as_posix() for path in (project / "games").rglob("*.*")}
    assert {name for name in listed if not name.startswith("tests/")} == {name for name in written if "__pycache__" not in name}


def test_it_is_on_the_shelf_with_its_options_and_rules(project: Path) -> None:
    listed = inglenook(project, "games")
    assert "blackberry-lane: Blackberry Lane\n    Three bushes, three jars," in listed
    assert "fox who likes berries too.\n    2 to 4 players, about 10 minutes" in listed
    assert "--option rounds=…  Rounds: a number from 2 to 12; usually 6" in listed
    assert "--option fox=…  With the fox: no, yes; usually yes" in listed
    assert inglenook(project, "rules", "blackberry-lane", "r7").startswith("BL-R7  Sharing.\n    Those at the same bush")


def test_its_code_is_as_tidy_as_ours(project: Path) -> None:
    ours = 'lint.isort.known-first-party = ["inglenook"]'
    said = run(project, "-m", "ruff", "check", "--no-cache", "--config", ours, "games", "tests")
    assert said.strip() == "All checks passed!"


def test_both_languages_say_the_same(project: Path) -> None:
    words = project / "games" / "blackberry_lane" / "words"
    assert len(catalogue(words, "en")) > 40 and catalogue(words, "en") == catalogue(words, "fr")


def test_everything_that_must_hold_of_every_game_holds(project: Path) -> None:
    assert run(project, "-c", PROPERTIES).split() == ["fox", "jam", "over", "pick", "12"]


@pytest.mark.parametrize(("lang", "won"), [("en", "win"), ("fr", "gagne")])
def test_a_person_plays_it_to_the_end_in_plain_lines(project: Path, lang: str, won: str) -> None:
    words = ["--plain", "--lang", lang, "--seed", "3", "--option", "rounds=4", "--seats", "human,bot:random,bot:greedy"]
    said = inglenook(project, "play", "blackberry-lane", *words, given="h\n" + "1\n" * 60)
    assert any(won in line for line in said.splitlines()[-6:]) and "4" in said and "⁨" not in said
    questions = {"en": "Where do you pick?", "fr": "Où cueillez-vous\N{NO-BREAK SPACE}?"}
    assert said.count(questions[lang]) >= 2


def test_bots_play_it_and_the_record_replays(project: Path) -> None:
    words = ["--plain", "--seed", "5", "--seats", "bot:random,bot:random,bot:random,bot:mcts:10"]
    before = set((project / "data").glob("*.json"))
    said = inglenook(project, "play", "blackberry-lane", *words)
    (save,) = set((project / "data").glob("*.json")) - before
    assert "finished" in inglenook(project, "check", str(save))
    assert inglenook(project, "replay", str(save)).splitlines()[-1] in said.splitlines()


def test_the_lab_draws_its_charts(project: Path) -> None:
    pytest.importorskip("polars")
    said = inglenook(project, "lab", "blackberry-lane", "-n", "20", "--seats", "greedy,random", "--jobs", "1", "-o", "runs")
    assert "20 of 20 games are finished" in said
    report = (project / "runs" / "report.html").read_text(encoding="utf-8")
    assert all(title in report for title in ("Wins by seat", "Points by wish", "Rounds"))


def prove(project: Path, *rules: str, ends: int = 0) -> list[str]:
    """What proving these rules, or all of them, says."""
    command = [str(ROOT / "tools" / "prove.py"), "blackberry-lane", *rules, "--root", str(project)]
    return run(project, *command, ends=ends).splitlines()


def test_a_record_an_invariant_and_a_function_are_proven_as_the_page_says(project: Path) -> None:
    said = prove(project, "BL-R2", "BL-R3", "BL-R7", ends=1)
    assert said[-2:] == ["Not written: the other rules are not proven for this code.", "3 of 3 rules proven"]


@pytest.mark.soak
def test_every_rule_is_proven_as_the_page_says(project: Path) -> None:
    assert prove(project)[-1] == "13 of 13 rules proven"
    assert inglenook(project, "rules", "blackberry-lane", "--coverage").splitlines()[-1] == "13 of 13 rules proven"


def test_it_comes_from_another_package_by_its_entry_point(project: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(project / "games", site)
    info = site / "blackberry_lane-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: blackberry-lane\nVersion: 1.0\n")
    named = re.search(r'^\[project.entry-points."(.+)"\]\n(.+) = "(.+)"$', PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert named is not None
    (info / "entry_points.txt").write_text("[{}]\n{} = {}\n".format(*named.groups()))
    path = os.pathsep.join([str(ROOT), str(site)])
    listed = run(project, "-m", "inglenook", "games", games=tmp_path / "none", PYTHONPATH=path)
    assert "blackberry-lane: Blackberry Lane" in listed


def test_the_examples_of_the_kit_are_true() -> None:
    examples = KIT.findall(PAGE.read_text(encoding="utf-8").partition("## 13. The kit")[2])
    assert len(examples) == 4
    for example in examples:
        assert "assert" in example
        exec(compile(example, "kit", "exec"), {"__name__": "kit"})
