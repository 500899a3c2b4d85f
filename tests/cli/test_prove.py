"""A proof switches a rule off and sees its tests fail; `rules --coverage` tells what was proven and whether it still holds."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from inglenook.cli import main
from inglenook.engine import rulebook
from inglenook.engine.game import game
from inglenook.engine.rulebook import RuleBook

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@pytest.fixture(scope="module")
def proven(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A project with Pebbles and its tests, proven once."""
    root = tmp_path_factory.mktemp("project")
    shutil.copytree(HERE / "games" / "pebbles", root / "games" / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(HERE / "pebbles", root / "tests" / "pebbles", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", root)
    assert prove(root).splitlines()[-1] == "5 of 5 rules proven"
    return root


@pytest.fixture
def project(proven: Path, tmp_path: Path) -> Path:
    """A copy of it that may be changed."""
    return Path(shutil.copytree(proven, tmp_path / "project", ignore=shutil.ignore_patterns("__pycache__")))


def prove(root: Path, *words: str, status: int = 0) -> str:
    """Run the prover; what it printed."""
    environment = os.environ | {"INGLENOOK_GAMES": str(root / "games")}
    run = [sys.executable, str(ROOT / "tools" / "prove.py"), "pebbles", *words, "--root", str(root)]
    done = subprocess.run(run, env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (status, "")
    return done.stdout


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert text.count(old) == 1
    path.write_text(text.replace(old, new))


def book(root: Path) -> RuleBook:
    return RuleBook(root / "games" / "pebbles", "PB")


def test_functions_records_and_invariants_are_proven(proven):
    rules = book(proven).proofs().rules
    assert {id: proof.carriers for id, proof in rules.items()} == {
        "PB-R1": ("content heaps.toml/large",),
        "PB-R2": ("invariant pebbles.nobody_adds",),
        "PB-R3": ("function pebbles.take",),
        "PB-R4": ("function pebbles.end",),
        "PB-D1": ("function pebbles.first",),
    }
    assert rules["PB-R3"].tests == ("tests/pebbles/test_pebbles.py::test_you_take_up_to_three",)


def test_a_test_that_passes_without_the_rule_proves_nothing(project):
    test = project / "tests" / "pebbles" / "test_pebbles.py"
    edit(test, "assert {pebbles(seed).state.seat for seed in range(20)} == {0, 1}", "assert pebbles().state.seat < 2")
    out = prove(project, status=1)
    test = "tests/pebbles/test_pebbles.py::test_a_die_decides_who_begins"
    assert f"PB-D1     NOT PROVEN: its tests pass without it: {test}\n" in out
    assert out.splitlines()[-2:] == ["Not proven: PB-D1", "4 of 5 rules proven"]
    assert "PB-D1" not in book(project).proofs().rules


def test_what_is_missing_is_listed_by_name(project):
    rules = project / "games" / "pebbles" / "RULES.md"
    rules.write_text(rules.read_text() + "- **PB-R5 Manners.** One says thank you.\n")
    test = project / "tests" / "pebbles" / "test_pebbles.py"
    edit(test, '@pytest.mark.rule("PB-R2")\n', "")
    edit(test, 'heap == 13\n', "heap == 14\n")
    edit(test, '@pytest.mark.rule("PB-R4")', '@pytest.mark.rule("PB-R4", "PB-R77")')
    out = prove(project, status=1)
    assert "PB-R5     NOT PROVEN: nothing carries it" in out
    assert "PB-R2     NOT PROVEN: no test is marked with it" in out
    assert "PB-R1     NOT PROVEN: its tests do not pass with every rule on" in out
    assert "Not in RULES.md: PB-R77" in out
    assert out.splitlines()[-1] == "3 of 6 rules proven"


def test_a_broken_import_is_no_failed_test(project):
    """Without the record the game cannot even be loaded, so no test has failed in its own words."""
    edit(project / "games" / "pebbles" / "__init__.py", "MOST = max", 'LARGE = HEAPS["large"]\nMOST = max')
    out = prove(project, "PB-R1", status=1)
    assert "PB-R1     NOT PROVEN: " in out and out.splitlines()[-1] == "0 of 1 rules proven"


def test_some_rules_are_proven_beside_the_others_while_those_still_hold(project):
    path = project / "games" / "pebbles" / rulebook.PROOF
    kept = path.read_bytes()
    assert prove(project, "PB-R4", "PB-D1").splitlines()[-1] == "2 of 2 rules proven"
    assert path.read_bytes() == kept
    edit(project / "games" / "pebbles" / "__init__.py", "minutes=1", "minutes=2")
    assert "Not written: the other rules are not proven for this code." in prove(project, "PB-R4", status=1)
    assert path.read_bytes() == kept


# -- mutants --------------------------------------------------------------------------------------------------------------


@pytest.fixture
def shared(project: Path) -> Path:
    """Pebbles, with one function that carries two rules; both are marked on tests that its emptying fails."""
    code = project / "games" / "pebbles" / "__init__.py"
    edit(code, '@rule("PB-R3")\nasync', '@rule("PB-R3", "PB-R5")\nasync')
    rules = project / "games" / "pebbles" / "RULES.md"
    rules.write_text(rules.read_text() + "- **PB-R5 Not more.** Nobody takes more than three.\n")
    test = project / "tests" / "pebbles" / "test_pebbles.py"
    at_most = '''

@pytest.mark.rule("PB-R5")
def test_nobody_takes_four():
    assert pebbles().decision.keys == ["take:1", "take:2", "take:3"]
'''
    test.write_text(test.read_text() + at_most)
    return project


KEYS = 'key = await ask(t, s.seat, "take", lambda: [f"take:{n}" for n in range(1, min(s.heap, 3) + 1)], rule="PB-R3")'


def mutants(project: Path, **bent: tuple[str, str]) -> None:
    """Write the mutants of Pebbles."""
    folder = project / "tests" / "games" / "pebbles"
    folder.mkdir(parents=True)
    rows = [
        f"[mutant.{id}]\nfunction = 'pebbles.take'\nline = '{line}'\nbent = '{other}'\n" for id, (line, other) in bent.items()
    ]
    (folder / "mutants.toml").write_text("\n".join(rows))


def test_a_rule_that_shares_its_function_must_have_a_mutant_of_its_own(shared):
    out = prove(shared, status=1)
    assert "PB-R3     NOT PROVEN: it shares what carries it with PB-R5: give it a mutant of its own, or say why not" in out
    assert "PB-R5     NOT PROVEN: it shares what carries it with PB-R3" in out
    assert out.splitlines()[-1] == "4 of 6 rules proven"


def test_a_mutant_bends_one_line_and_fails_the_test_of_its_rule(shared):
    taken = ("s.heap -= count", "pass")
    mutants(shared, **{"PB-R3": taken, "PB-R5": (KEYS, KEYS.replace("3)", "4)"))})
    assert prove(shared).splitlines()[-1] == "6 of 6 rules proven"
    rules = book(shared).proofs().rules
    assert {id: proof.how for id, proof in rules.items() if proof.how != "off"} == {"PB-R3": "bent", "PB-R5": "bent"}
    assert rules["PB-R3"].why == "pebbles.take: s.heap -= count -> pass"
    assert rules["PB-R5"].tests == ("tests/pebbles/test_pebbles.py::test_nobody_takes_four",)


def test_a_mutant_that_no_test_of_its_rule_notices_proves_nothing(shared):
    taken = ("s.heap -= count", "pass")
    mutants(shared, **{"PB-R3": taken, "PB-R5": taken})
    out = prove(shared, status=1)
    assert "PB-R5     NOT PROVEN: its tests pass without it: tests/pebbles/test_pebbles.py::test_nobody_takes_four" in out


def test_a_mutant_of_a_line_that_is_gone_does_not_fit(shared):
    mutants(shared, **{"PB-R3": ("s.heap -= 1", "pass"), "PB-R5": ("s.heap -= count", "s.heap -=")})
    out = prove(shared, "PB-R3", "PB-R5", status=1)
    assert "PB-R3     NOT PROVEN: its mutant does not fit: pebbles.take has no such line: s.heap -= 1" in out
    assert "PB-R5     NOT PROVEN: its mutant does not fit: invalid syntax" in out


def test_a_reason_stands_in_for_a_mutant_and_is_told(shared, capsys, monkeypatch):
    mutants(shared, **{"PB-R3": ("s.heap -= count", "pass")})
    path = shared / "tests" / "games" / "pebbles" / "mutants.toml"
    path.write_text(path.read_text() + '\n[none]\nPB-R5 = "both are one sentence of the book"\n')
    assert prove(shared).splitlines()[-1] == "6 of 6 rules proven"
    lines = coverage(shared, capsys, monkeypatch)[1]
    told = "    it was switched off with the rules it shares it with (both are one sentence of the book), and these failed:"
    assert told in lines and "    this was bent (pebbles.take: s.heap -= count -> pass), and these failed:" in lines


def test_some_rules_drawn_by_a_word_are_proven_and_nothing_is_written(project):
    path = project / "games" / "pebbles" / rulebook.PROOF
    path.unlink()
    drawn = prove(project, "--drawn", "2", "--seed", "oak")
    assert drawn.splitlines()[-1] == "2 of 2 rules proven" and not path.exists()
    assert drawn == prove(project, "--drawn", "2", "--seed", "oak") != prove(project, "--drawn", "2", "--seed", "ash")


# -- rules --coverage -----------------------------------------------------------------------------------------------------


def coverage(root: Path, capsys, monkeypatch, *words: str) -> tuple[int, list[str]]:
    """Ask for the coverage of the project's Pebbles: the exit status and the lines."""
    monkeypatch.setitem(vars(game("pebbles")), "rulebook", book(root))
    status = main(["rules", "pebbles", "--coverage", *words])
    return status, capsys.readouterr().out.splitlines()


def test_coverage_names_carriers_and_tests(project, capsys, monkeypatch):
    status, lines = coverage(project, capsys, monkeypatch)
    assert status == 0 and lines[-1] == "5 of 5 rules proven"
    at = lines.index("PB-R4  The end")
    assert lines[at + 1 : at + 4] == [
        "    function pebbles.end",
        "    it was switched off, and these failed:",
        "    proven by tests/pebbles/test_pebbles.py::test_the_last_pebble_wins",
    ]
    assert coverage(project, capsys, monkeypatch, "--lang", "fr")[1][-1] == "5 règles prouvées sur 5"


@pytest.mark.parametrize("file", ["games/*/__init__.py", "games/*/content/heaps.toml", "tests/*/test_pebbles.py"])
def test_a_proof_of_other_code_or_other_tests_counts_for_nothing(project, capsys, monkeypatch, file):
    with next(project.glob(file)).open("a") as text:
        text.write("# changed\n")
    status, lines = coverage(project, capsys, monkeypatch)
    assert status == 1 and lines[-1] == "0 of 5 rules proven" and lines[-2].startswith("Changed since it was proven: ")


def test_an_installed_game_without_its_tests_still_knows_what_was_proven(project, capsys, monkeypatch):
    shutil.rmtree(project / "tests")
    assert coverage(project, capsys, monkeypatch)[0] == 0


def test_a_rule_without_a_proof_is_not_proven(project, capsys, monkeypatch):
    path = project / "games" / "pebbles" / rulebook.PROOF
    proofs = book(project).proofs()
    del proofs.rules["PB-R3"]
    path.write_bytes(msgspec.json.encode(proofs))
    status, lines = coverage(project, capsys, monkeypatch)
    assert status == 1 and lines[-1] == "4 of 5 rules proven"
    assert lines[lines.index("PB-R3  Taking") + 2] == "    NOT PROVEN"


@pytest.mark.parametrize("raw", [None, b"", b'{"code": 3}'])
def test_no_proof_at_all(project, capsys, monkeypatch, raw):
    path = project / "games" / "pebbles" / rulebook.PROOF
    path.unlink()
    if raw is not None:
        path.write_bytes(raw)
    status, lines = coverage(project, capsys, monkeypatch)
    assert status == 1 and lines[-2:] == ["Nothing has been proven yet. Run `make prove`.", "0 of 5 rules proven"]
