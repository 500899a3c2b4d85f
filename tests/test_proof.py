"""Every rule of every game of this project is proven, for the code as it stands (`make prove` writes the proofs)."""

import subprocess
import sys
from pathlib import Path

import pytest

from inglenook.engine.game import games
from inglenook.engine.rulebook import Proofs, RuleBook
from tests.fuzz.corpus import choose_word
from tools import bending

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src"
OURS = {id: game for id, game in games().items() if SRC in game.folder.parents}


def test_there_are_games_to_prove():
    assert OURS


@pytest.mark.parametrize("id", OURS)
def test_every_rule_is_proven_for_this_code(id):
    book = OURS[id].rulebook
    proofs = book.proofs()
    assert proofs is not None, "nothing is proven: run `make prove`"
    assert book.changed(proofs) == [], "changed since it was proven: run `make prove`"
    missing = [rule for rule in book.own() if rule not in proofs.rules or not proofs.rules[rule].tests]
    assert not missing


@pytest.mark.parametrize("id", OURS)
def test_ten_rules_of_every_game_drawn_by_the_commit_are_proven_anew(id):
    """The stored proofs are believed; these are made again, others with every commit."""
    drawn = [sys.executable, "tools/prove.py", id, "--drawn", "10", "--seed", choose_word(), "--jobs", "1"]
    ran = subprocess.run(drawn, cwd=ROOT, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert "10 of 10 rules proven" in ran.stdout


@pytest.mark.parametrize("id", OURS)
def test_a_rule_that_shares_its_carrier_is_proven_by_a_mutant_or_has_a_reason(id):
    book = OURS[id].rulebook
    proofs, mutants = book.proofs(), bending.read(ROOT, OURS[id])
    assert proofs is not None
    for rule in book.own():
        how = "bent" if rule in mutants.mutant else "shared" if bending.sharing(book, rule) else "off"
        assert proofs.rules[rule].how == how, rule
    assert not {*mutants.mutant} & {*mutants.none}
    assert {*mutants.mutant, *mutants.none} <= {*book.own()}, "all of them are rules of this game"
    assert all(mutants.none.values()), "a rule without a mutant says why"


@pytest.mark.parametrize("id", OURS)
def test_both_languages_have_the_same_rules(id):
    english, french = (OURS[id].rulebook.rules(lang) for lang in ("en", "fr"))
    assert list(english) == list(french)


def test_a_game_is_to_be_proven_again_when_the_game_it_stands_on_has_changed(tmp_path):
    chase, duel = tmp_path / "chase", tmp_path / "duel"
    for folder in (chase, duel):
        folder.mkdir()
        (folder / "rules.py").write_text("DAMAGE = 1\n")
    book, alone = RuleBook(chase, "CH", [duel]), RuleBook(chase, "CH")
    proven, without = Proofs(book.code(), {}, {}), Proofs(alone.code(), {}, {})
    assert book.changed(proven) == alone.changed(without) == []
    (duel / "rules.py").write_text("DAMAGE = 2\n")
    assert book.changed(proven) == ["chase"]
    assert alone.changed(without) == [], "who does not stand on it has nothing to do with it"
