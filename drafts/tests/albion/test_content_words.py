"""Everything printed in Albion has its words in both languages; they say what the records say, and no two tell the same."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from inglenook.games.albions_legacy import content
from inglenook.games.albions_legacy.content import (
    ATTRIBUTES,
    CARDS,
    CHARACTERS,
    CHARGES,
    ENCOUNTERS,
    ENEMIES,
    NAMED,
    QUESTS,
    TASKS,
    THREATS,
    TILES,
    VIRTUES,
    Trial,
)

from inglenook.engine import words as engine_words
from inglenook.engine.words import LANGUAGES, Msg, Words, msg

SAID = {
    lang: Words(lang, [Path(engine_words.__file__).parent / "words", content.FOLDER.parent / "words"]) for lang in LANGUAGES
}
ESCORTS = (*CHARGES, *(id for id, one in ENCOUNTERS.items() if one.kind == "escort"))
TRIED = [id for id, one in ENCOUNTERS.items() if one.trial is not None]
TYPES = sorted({tile.type for tile in TILES.values() if tile.type})

NAMES: Mapping[str, Iterable[str]] = {
    "tile": TILES, "hero": CHARACTERS, "card": CARDS, "virtue": VIRTUES, "encounter": ENCOUNTERS, "threat": THREATS,
    "named": NAMED, "quest": QUESTS, "task": TASKS, "token": TASKS, "escort": ESCORTS, "ability": CHARACTERS,
    "personal": CHARACTERS, "foe": ENEMIES, "type": TYPES, "attribute": ATTRIBUTES,
    "region": ("camelot", *content.OUTER), "banner": ("red", "blue", "green", "yellow"), "slot": (*content.SLOTS, "virtue"),
    "deck": ("armoury", "item", "relic", "mount", "starting", "artifact", "encounter", "general", "severe", "virtue"),
}  # fmt: skip
TEXTS: Mapping[str, Iterable[str]] = {
    "tile-text": TILES, "hero-title": CHARACTERS, "ability-text": CHARACTERS, "card-text": CARDS, "virtue-text": VIRTUES,
    "encounter-text": ENCOUNTERS, "threat-text": THREATS, "quest-text": QUESTS, "quest-turn-text": QUESTS,
    "quest-turn-first": QUESTS, "quest-turn-second": QUESTS, "task-text": TASKS, "type-text": TYPES,
}  # fmt: skip
STORIES: Mapping[str, Iterable[str]] = {
    "hero-reason": CHARACTERS, "hero-flavour": CHARACTERS, "card-flavour": CARDS, "virtue-flavour": VIRTUES,
    "encounter-flavour": ENCOUNTERS, "threat-flavour": THREATS, "encounter-passed": TRIED, "encounter-failed": TRIED,
    "threat-won": THREATS, "named-about": NAMED, "named-reason": NAMED,
    "personal-before": CHARACTERS, "personal-won": CHARACTERS, "personal-failed": CHARACTERS, "task-before": TASKS,
    "task-won": TASKS, "task-failed": TASKS, "escort-about": ESCORTS, "quest-opening": QUESTS, "quest-turn-story": QUESTS,
    "quest-won": QUESTS, "quest-lost": QUESTS, "quest-coins": QUESTS,
}  # fmt: skip
THINGS = ("tile", "hero", "card", "virtue", "encounter", "threat", "named", "quest", "task", "token", "escort", "foe", "deck")
"""Kinds of names that stand in sentences."""


LABEL = 24
"""What fits on an answer."""


def said(lang: str, kind: str, id: str) -> str:
    return SAID[lang].say(Msg(f"al-{kind}-{id}"))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "kind", ["tile", "card", "virtue", "encounter", "threat", "named", "task", "token", "escort", "personal"]
)
def test_a_name_fits_on_an_answer(lang: str, kind: str) -> None:
    assert {id: name for id in NAMES[kind] if len(name := said(lang, kind, id)) > LABEL} == {}


def sentences(text: str) -> int:
    return len(re.findall(r"[.!?](?=\s|$)", text))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", [*NAMES, *TEXTS, *STORIES])
def test_everything_has_its_words(lang: str, kind: str) -> None:
    for id in {**NAMES, **TEXTS, **STORIES}[kind]:
        text = said(lang, kind, id)
        assert text and text == text.strip() and "  " not in text, id
        assert (
            kind in NAMES or text.rstrip(")")[-1] in ".!?" or kind in ("hero-title", "quest-turn-first", "quest-turn-second")
        ), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", THINGS)
def test_every_name_can_stand_in_a_sentence(lang: str, kind: str) -> None:
    needed = ("the",) if lang == "en" else ("the", "at", "of", "gender", "number")
    for id in NAMES[kind]:
        for attribute in needed:
            assert SAID[lang].attribute(Msg(f"al-{kind}-{id}"), attribute), f"{id} .{attribute}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_of_a_kind_have_the_same_name_and_no_two_tell_the_same(lang: str) -> None:
    for kind, ids in NAMES.items():
        names = Counter(said(lang, kind, id) for id in ids)
        assert [name for name, n in names.items() if n > 1] == [], kind
    stories = Counter(said(lang, kind, id) for kind, ids in STORIES.items() for id in ids)
    assert [story for story, n in stories.items() if n > 1] == []
    for kind in ("encounter-text", "threat-text", "virtue-text", "ability-text"):
        texts = Counter(said(lang, kind, id) for id in TEXTS[kind])
        assert [text for text, n in texts.items() if n > 1] == [], kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_encounters_and_threats_are_told_in_a_few_sentences_and_quests_in_more(lang: str) -> None:
    for kind in ("encounter-flavour", "threat-flavour"):
        assert {id: n for id in STORIES[kind] if not 2 <= (n := sentences(said(lang, kind, id))) <= 4} == {}
    for id in QUESTS:
        assert sentences(said(lang, "quest-opening", id)) >= 4 and sentences(said(lang, "quest-won", id)) >= 3
        assert sentences(said(lang, "quest-turn-story", id)) >= 3


def printed(lang: str, trial: Trial) -> str:
    """A Challenge as a text names it: "Loyalty or Altruism 4"."""
    names = [said(lang, "attribute", attribute) for attribute in trial.attributes]
    return f" {'or' if lang == 'en' else 'ou'} ".join(names) + f" {trial.rating}"


def more(lang: str, n: int) -> str:
    """So many Stones more or fewer, as a text says it."""
    stones = f"{abs(n)} {('Stone' if lang == 'en' else 'Pierre') + 's' * (abs(n) > 1)}"
    if lang == "en":
        return f"{stones} {'more' if n > 0 else 'fewer'}"
    return f"{stones} de {'plus' if n > 0 else 'moins'}"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_says_the_challenge_of_its_record(lang: str) -> None:
    trials = {("encounter-text", id): one.trial for id, one in ENCOUNTERS.items() if one.trial is not None}
    trials |= {("task-text", id): task.trial for id, task in TASKS.items()}
    assert len(trials) == 24
    for (kind, id), trial in trials.items():
        text = said(lang, kind, id)
        assert printed(lang, trial) in text, id
        assert more(lang, trial.stones) in text if trial.stones else True, id
        if trial.counts_as:
            foe = SAID[lang].attribute(Msg(f"al-foe-{trial.counts_as}"), "a")
            assert foe is not None and foe.partition(" ")[2] in text, id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_text_says_the_stones_and_the_movement_of_its_record(lang: str) -> None:
    records = {("card-text", id): card.stones for id, card in CARDS.items()}
    records |= {("virtue-text", id): virtue.stones for id, virtue in VIRTUES.items()}
    records |= {("threat-text", id): threat.stones for id, threat in THREATS.items()}
    found = 0
    for (kind, id), bonuses in records.items():
        for bonus in bonuses:
            found += 1
            text = said(lang, kind, id)
            assert more(lang, bonus.n) in text, id
            for attribute in bonus.attributes:
                assert said(lang, "attribute", attribute) in text, id
            for foe in bonus.types:
                assert (SAID[lang].attribute(Msg(f"al-foe-{foe}"), "plural") or "?") in text, id
    assert found == 3 + 10 + 4 + 3
    name = "Movement" if lang == "en" else "Déplacement"
    for id, card in CARDS.items():
        assert (f"{name} +{card.movement}" in said(lang, "card-text", id)) == bool(card.movement), id


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_that_may_be_broken_say_so(lang: str) -> None:
    word = "break" if lang == "en" else "briser"
    silent = [id for id, card in CARDS.items() if (card.breaks or card.shields) and word not in said(lang, "card-text", id)]
    assert silent == []


def test_a_spawn_is_said_in_numbers() -> None:
    one, three = ({"n": n, "foe": Msg("al-foe-witch"), "banner": Msg("al-banner-green")} for n in (1, 3))
    assert SAID["en"].say(msg("al-threat-spawn", **one)) == "1 Witch on a green banner"
    assert SAID["en"].say(msg("al-threat-spawn", **three)) == "3 Witches on green banners"
    assert SAID["fr"].say(msg("al-threat-spawn", **one)) == "1 Sorcière sur une bannière verte"
    assert SAID["fr"].say(msg("al-threat-spawn", **three)) == "3 Sorcières sur des bannières vertes"
