"""What a game lacks is found when it is loaded, and said in a sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.engine import game as shelf
from inglenook.engine.gaps import gaps, kinds_asked
from inglenook.engine.kinds import Kind, Kinds
from inglenook.engine.words import common
from tests.engine.mini import Mini

RULES = '''
async def plain(t): await ask(t, 0, "fox", lambda: ["(", ")"], rule="X")
async def several(t): return await ask_some(t, 0, "jam" if t.state.round else "honey", keys, most=2, rule="X")
async def pick(t, among, why, *, rule="X"):
    """ask(t, 0, why) stands in words only"""
    return await ask(t, 0, why, among.copy, rule=rule)
async def either(t, kind="owl"): return await ask_any(t, seats, keys=keys, kind=kind, rule="X")
async def deep(t): return await most(t, [], 3, "harm")
async def most(t, among, n, why): return await pick(t, among[:n], why)
async def beside(t): await ask(t, 0, "walk", keys, rule="X", aside=Aside("sell", "X", keys, sell))
'''


class Fox(Kind[Mini]):
    """A question with help."""

    words = "lane"
    helped = True


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "rules.py").write_text(RULES, encoding="utf-8")
    (tmp_path / "words").mkdir()
    for lang in ("en", "fr"):
        words = [f"lane-ask-{kind} = ?" for kind in ("fox", "jam", "honey", "harm", "walk")]
        (tmp_path / "words" / f"{lang}.ftl").write_text("\n".join([*words, "lane-help-fox = !"]), encoding="utf-8")
    return tmp_path


def plain(*ids: str) -> list[Kind[Mini]]:
    made = [Fox(id) for id in ids]
    for one in made:
        one.helped = one.id == "fox"
    return made


def test_kinds_are_found_where_they_are_asked_also_through_other_functions(folder: Path) -> None:
    asked = kinds_asked([folder])
    assert set(asked) == {"fox", "jam", "honey", "harm", "walk", "sell"}
    assert asked["fox"].where == "rules.py:2" and asked["harm"].where == "rules.py:8"
    assert [kind for kind, one in asked.items() if one.beside] == ["sell"]


def test_a_game_with_all_of_it_lacks_nothing(folder: Path) -> None:
    kinds = Kinds(*plain("fox", "jam", "honey", "harm", "walk", "sell"))
    assert gaps(kinds, [folder], [folder / "words"]) == []


def test_a_kind_that_nobody_answers_is_named_with_its_place(folder: Path) -> None:
    kinds = Kinds(*plain("fox", "jam", "honey", "walk", "sell"))
    (gap,) = gaps(kinds, [folder], [folder / "words"])
    assert "“harm” (rules.py:8)" in common("en").say(gap) and "« harm »" in common("fr").say(gap)


@pytest.mark.parametrize("word", ["lane-ask-jam", "lane-help-fox"])
def test_a_question_without_words_is_named_with_the_language(folder: Path, word: str) -> None:
    path = folder / "words" / "fr.ftl"
    path.write_text("\n".join(line for line in path.read_text().splitlines() if not line.startswith(word)), encoding="utf-8")
    kinds = Kinds(*plain("fox", "jam", "honey", "harm", "walk", "sell"))
    (gap,) = gaps(kinds, [folder], [folder / "words"])
    assert (gap.args["word"], gap.args["lang"]) == (word, "fr")


@pytest.mark.parametrize("id", sorted(shelf.games()))
def test_no_game_has_a_kind_that_is_never_asked(id: str) -> None:
    of = shelf.game(id)
    assert of.gaps == []
    assert {kind.id for kind in of.kinds} == set(kinds_asked([of.folder, *of.stands_on]))


def test_a_game_that_lacks_something_is_not_offered_and_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    of = shelf.game("card-battle")
    monkeypatch.setitem(of.__dict__, "gaps", gaps(Kinds(), [of.folder], of.word_folders))
    assert "card-battle" not in shelf.games()
    with pytest.raises(shelf.UnknownGame, match="its rules ask “bid”"):
        shelf.game("card-battle")
