"""The texts of all cards of the set: there in both languages, said without arguments, in the same words at the same moments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import inglenook.games.keyforge.cards as cards
from inglenook.engine.words import Msg, Words
from inglenook.games.keyforge.content import CARDS, SET_HOUSES
from inglenook.games.keyforge.registry import ABILITIES, CONSTANTS, GRANTS, REACTIONS

FOLDER = Path(cards.__file__).parent.parent / "words"
CATALOGUES = {lang: Words(lang, [FOLDER]) for lang in ("en", "fr")}
DOING = {title for kind in (ABILITIES, GRANTS, REACTIONS, CONSTANTS) for book in kind.values() for title in book}
MOMENTS = {
    "play": ("Play", "Jouée"),
    "reap": ("reap", "récolte"),
    "fight": ("fter fight", "près combat"),
    "before-fight": ("Before fight", "Avant combat"),
    "action": ("Action", "Action"),
    "omni": ("Omni", "Omni"),
    "destroyed": ("When destroyed", "Détruit"),
}
UNNAMED = {"collar-of-subordination"}
"""Cards whose ability at a moment only carries out what is constant on them."""


def of(house: str) -> list[str]:
    """The cards of a house in this set."""
    return sorted(card.id for card in CARDS.values() if card.house == house and card.source == "public")


def text(title: str, lang: str) -> str:
    return CATALOGUES[lang].say(Msg(f"kf-text-{title}"))


def test_the_set_has_its_370_cards() -> None:
    assert sum(len(of(house)) for house in SET_HOUSES) == 370


@pytest.mark.parametrize("house", SET_HOUSES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_of_a_house_has_a_text(house: str, lang: str) -> None:
    missing = [title for title in of(house) if not CATALOGUES[lang].knows(f"kf-text-{title}")]
    assert not missing, f"{house}, {lang}: no words for {', '.join(missing)}"


@pytest.mark.parametrize("house", SET_HOUSES)
def test_only_a_card_that_does_nothing_says_nothing(house: str) -> None:
    for title in of(house):
        does = title in DOING
        assert (bool(text(title, "en")), bool(text(title, "fr"))) == (does, does), title


@pytest.mark.parametrize("house", SET_HOUSES)
def test_a_moment_has_one_name_on_all_cards(house: str) -> None:
    for title in of(house):
        for moment, names in MOMENTS.items():
            if title not in UNNAMED and (title in ABILITIES[moment] or title in GRANTS[moment]):
                for lang, name in zip(("en", "fr"), names, strict=True):
                    assert name in text(title, lang), f"{title}, {lang}: {moment} is called {name!r}"


@pytest.mark.parametrize("house", SET_HOUSES)
def test_french_is_set_as_french(house: str) -> None:
    for title in of(house):
        said = text(title, "fr")
        assert not re.search(r" [:;?!»]|« |'|\.\.\.", said), f"{title}: a hard space or a proper mark is missing in {said!r}"
        assert said == "" or said != text(title, "en"), title


def test_no_text_is_left_without_its_card() -> None:
    for lang in CATALOGUES:
        for path in FOLDER.glob(f"cards-*.{lang}.ftl"):
            told = re.findall(r"^kf-text-(\S+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
            assert [title for title in told if title not in CARDS] == [], path.name
            assert len(told) == len(set(told)), path.name
