"""Everything printed has its words in both languages; they say what the records say, and no two tell the same."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from inglenook.games.fortune_and_glory import content
from inglenook.games.fortune_and_glory.content import (
    ADVENTURES,
    ALLIES,
    ARTIFACTS,
    CARRIED,
    CITIES,
    DANGERS,
    ENEMIES,
    EVENTS,
    GEAR,
    HEROES,
    ITEMS,
    ORGANISATIONS,
    SHEETS,
    SKILLS,
    SPACES,
    VILLAIN_EVENTS,
    VILLAINS,
    Side,
)

from inglenook.engine import words as engine_words
from inglenook.engine.words import LANGUAGES, Msg, Words

SAID = {
    lang: Words(lang, [Path(engine_words.__file__).parent / "words", content.FOLDER.parent / "words"]) for lang in LANGUAGES
}
BACKS = [*DANGERS, *(id for id, card in CITIES.items() if card.back is not None)]
FRONTS: dict[str, Side] = {id: card.front for id, card in (*DANGERS.items(), *CITIES.items()) if card.front is not None}
TOGETHER = [id for id in (*EVENTS, *CITIES) if SAID["en"].knows(f"fg-text-{id}-together")]
ABILITIES = [ability for hero in HEROES.values() for ability in hero.abilities]
TACTICS = [row for one in ORGANISATIONS.values() for row in one.tactics]
STEPS = [step.id for sheet in SHEETS.values() for step in sheet.steps]
KEYWORDS = sorted({word for card in CARRIED.values() for word in card.keywords})

NAMES: Mapping[str, Iterable[str]] = {
    "space": SPACES, "hero": HEROES, "hero-title": HEROES, "ability": ABILITIES, "villain": VILLAINS, "gear": GEAR,
    "ally": ALLIES, "item": ITEMS, "event": EVENTS, "enemy": ENEMIES, "artifact": ARTIFACTS, "adventure": ADVENTURES,
    "danger": DANGERS, "cliffhanger": BACKS, "city": CITIES, "villain-event": VILLAIN_EVENTS, "organisation": ORGANISATIONS,
    "sheet": (*SHEETS, "occupied", "protection"), "tactics": TACTICS, "step": STEPS, "skill": (*SKILLS, "lowest", "choice"),
    "keyword": KEYWORDS, "terrain": sorted({one for space in SPACES.values() for one in space.terrain}),
    "faction": content.FACTIONS,
}  # fmt: skip
THINGS = (
    "space", "hero", "villain", "gear", "ally", "item", "event", "enemy", "artifact", "danger", "cliffhanger", "city",
    "villain-event", "organisation", "sheet", "tactics", "step", "faction",
)  # fmt: skip
"""Kinds of names that stand in sentences."""
CARDS = [*CARRIED, *EVENTS, *ENEMIES, *ARTIFACTS, *ADVENTURES, *DANGERS, *CITIES, *VILLAIN_EVENTS, *VILLAINS]
TEXTS = [
    *CARDS, *(f"{id}-back" for id in BACKS), *(f"{id}-together" for id in TOGETHER), *ABILITIES, *TACTICS, *HEROES,
    *ORGANISATIONS, *SHEETS, *(f"{id}-raid" for id in SHEETS), "occupied", "protection",
]  # fmt: skip
STORIES = [*CARDS, *(f"{id}-back" for id in BACKS), *HEROES, *ORGANISATIONS, *SHEETS, *SPACES]


def said(lang: str, id: str) -> str:
    return SAID[lang].say(Msg(f"fg-{id}"))


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?…](?=[’”)\u00a0»]*(?:\s|$))", text))


def figures(text: str) -> Counter[str]:
    """Every number a text names; written out they do not count."""
    return Counter(re.findall(r"\d+", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", NAMES)
def test_everything_has_a_name(lang: str, kind: str) -> None:
    for id in NAMES[kind]:
        name = said(lang, f"{kind}-{id}")
        assert name and name == name.strip() and "  " not in name and not name.endswith("."), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_says_what_it_does_and_tells_its_story(lang: str) -> None:
    for id in [*(f"text-{id}" for id in TEXTS), *(f"flavour-{id}" for id in STORIES)]:
        text = said(lang, id)
        assert text == text.strip() and "  " not in text, id
        assert text.rstrip("’”)»\u00a0")[-1] in ".!?" or id.endswith("-back"), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", THINGS)
def test_every_name_can_stand_in_a_sentence(lang: str, kind: str) -> None:
    needed = ("the",) if lang == "en" else ("the", "at", "of", "gender", "number")
    for id in NAMES[kind]:
        for attribute in needed:
            assert SAID[lang].attribute(Msg(f"fg-{kind}-{id}"), attribute), f"{id} .{attribute}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_have_the_same_name_and_no_two_tell_the_same(lang: str) -> None:
    cards = [kind for kind in NAMES if kind not in ("terrain", "keyword", "faction", "organisation", "step")]
    names = Counter(said(lang, f"{kind}-{id}") for kind in cards for id in NAMES[kind])
    assert [name for name, n in names.items() if n > 1] == []
    stories = Counter(said(lang, f"flavour-{id}") for id in STORIES)
    assert [story for story, n in stories.items() if n > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("deck", [(*GEAR, *ALLIES, *ITEMS), EVENTS, VILLAIN_EVENTS, ARTIFACTS, ADVENTURES, VILLAINS])
def test_no_two_cards_are_alike_but_for_the_name(lang: str, deck: Iterable[str]) -> None:
    texts = Counter(said(lang, f"text-{id}") for id in deck)
    assert [text for text, n in texts.items() if n > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_city_cards_are_alike_but_for_the_name(lang: str) -> None:
    texts = Counter(
        said(lang, f"text-{id}") + (said(lang, f"text-{id}-back") if card.back else "") for id, card in CITIES.items()
    )
    assert [text for text, n in texts.items() if n > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_danger_is_told_in_two_sentences(lang: str) -> None:
    assert {id: n for id in FRONTS if (n := sentences(said(lang, f"flavour-{id}"))) != 2} == {}
    assert {id: n for id in BACKS if (n := sentences(said(lang, f"flavour-{id}-back"))) != 2} == {}


@pytest.mark.parametrize(("lang", "end"), [("en", "… to be continued"), ("fr", "… à suivre")])
def test_a_cliffhanger_ends_in_one(lang: str, end: str) -> None:
    assert len(BACKS) == 48
    assert [id for id in BACKS if not said(lang, f"flavour-{id}-back").endswith(end)] == []
    others = [id for id in STORIES if not id.endswith("-back")]
    assert [id for id in others if end in said(lang, f"flavour-{id}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_title_is_a_title(lang: str) -> None:
    """625 of them, and each begins as an Artifact and goes on as an Adventure: "The Bell of the Drowned King"."""
    joins = ("of ",) if lang == "en" else ("du ", "de la ", "de l’", "des ")
    assert all(said(lang, f"adventure-{id}").startswith(joins) for id in ADVENTURES)
    names = [said(lang, f"artifact-{id}") for id in ARTIFACTS]
    titles = {f"{name} {said(lang, f'adventure-{id}')}" for name in names for id in ADVENTURES}
    assert len(titles) == 625 and max(map(len, titles)) <= 60


# -- texts say what the records say ---------------------------------------------------------------------------------------


def asked(lang: str, test: content.Test) -> str:
    """A test as a text names it: "2 successes at 5+"."""
    at = f"{test.target}+" if test.target < 6 else "6"
    if lang == "fr":
        return f"{test.needed} succès à {at}"
    return f"{test.needed} success{'es' * (test.needed > 1)} at {at}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_danger_says_its_tests(lang: str) -> None:
    backs = {f"{id}-back": card.back for id, card in (*DANGERS.items(), *CITIES.items()) if card.back is not None}
    for id, side in {**FRONTS, **backs}.items():
        text = said(lang, f"text-{id}")
        for test in side.tests:
            assert asked(lang, test) in text, id
            if test.skill in SKILLS:
                assert said(lang, f"skill-{test.skill}") in text, id
        for word in side.helped_by:
            assert said(lang, f"keyword-{word}") in text, id
        if side.join:
            assert {"en": {"or": " or ", "and": " and "}, "fr": {"or": " ou ", "and": " et "}}[lang][side.join] in text, id
        if side.villain:
            assert ("villain" if lang == "en" else "Méchant") in text, id
        if side.pays:
            assert f"{side.pays} Fortune" in text, id
        if side.fight:
            assert ("fight" if lang == "en" else "combatt") in text, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_temple_says_its_coins_and_its_escape(lang: str) -> None:
    for id, card in ARTIFACTS.items():
        if card.escape is not None:
            text = said(lang, f"text-{id}")
            assert asked(lang, card.escape) in text and str(card.coins) in text, id
            assert said(lang, f"skill-{card.escape.skill}") in text, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_says_its_dice_and_its_skills(lang: str) -> None:
    """In English a keyword may stand in the plural: "against guards"."""
    plural = {"puzzle": "énigme"} if lang == "fr" else {}
    for card in (*CARRIED.values(), *ARTIFACTS.values(), *ADVENTURES.values()):
        text = said(lang, f"text-{card.id}")
        for bonus in card.bonus:
            assert re.search(rf"\b{abs(bonus.n)}\b", text), card.id
            for word in bonus.keywords:
                assert plural.get(word, said(lang, f"keyword-{word}")).lower() in text.lower(), f"{card.id}: {word}"
            for skill in bonus.skills:
                assert said(lang, f"skill-{skill}") in text, f"{card.id}: {skill}"
    for item in CARRIED.values():
        text = said(lang, f"text-{item.id}")
        for skill in SKILLS:
            more = getattr(item.skills, skill)
            assert (f"{said(lang, f'skill-{skill}')} +{more}" in text) == (more > 0), item.id
        assert (("Activate" if lang == "en" else "Activez") in text) == item.activate, item.id
        assert (("Discard" if lang == "en" else "Défaussez-l") in text.split(":")[0].split(".")[0]) == item.spent, item.id
        assert (("Defense" if lang == "en" else "Défense") in text) == (
            item.defense > 0 or item.id == "knuckle-dusters-mother-of-pearl"
        ), item.id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nazi_gold_says_how_much_it_is(lang: str) -> None:
    for id, enemy in ENEMIES.items():
        assert enemy.gold == 0 or f"{enemy.gold} Fortune" in said(lang, f"text-{id}"), id


@pytest.mark.parametrize("id", TEXTS)
def test_both_languages_name_the_same_figures(id: str) -> None:
    assert figures(said("en", f"text-{id}")) == figures(said("fr", f"text-{id}"))


def test_french_is_set_as_french() -> None:
    """A no-break space before `: ; ! ?` and inside quotation marks; the apostrophe is the curved one."""
    for path in sorted((content.FOLDER.parent / "words").glob("content-*.fr.ftl")):
        for line in path.read_text(encoding="utf-8").splitlines():
            text = line.partition(" = ")[2]
            assert not re.search(r"[^\u00a0\s][;!?»](?:\s|$)| [:;!?»]|« |'", text), f"{path.name}: {line}"
            assert not re.search(r"[^\u00a0\d]:\s", text), f"{path.name}: {line}"
