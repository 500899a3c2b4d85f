"""What the cards say, in both languages, is what they do."""

from __future__ import annotations

import re

import pytest

from inglenook.engine.words import Msg
from inglenook.games.key_to_the_kingdom import content
from inglenook.games.key_to_the_kingdom.content import EVENTS, MAGIC
from tests.kingdom.stage import GAME

ASKED = {
    "en": {
        "at-least": "Roll {n} or more",
        "at-most": "Roll {n} or less",
        "odd": "Roll an odd result",
        "even": "Roll an even result",
    },
    "fr": {
        "at-least": "Obtenez {n} ou plus",
        "at-most": "Obtenez {n} ou moins",
        "odd": "Obtenez un résultat impair",
        "even": "Obtenez un résultat pair",
    },
}
ROLLS = {"en": "Roll", "fr": "Obtenez"}


WORDS = {lang: GAME.words(lang) for lang in ASKED}


def text(card: str, lang: str) -> str:
    return WORDS[lang].say(Msg(f"kk-event-{card}-text", {}))


def asked(test: content.Test, lang: str) -> str:
    return ASKED[lang][test.kind].format(n=test.n)


def numbers(event: content.Event) -> list[int]:
    """Every number that the card must say: the target, how many, how much."""
    found = [] if event.test is None or event.test.kind in ("odd", "even") else [event.test.n]
    found += [effect.n for effect in (*event.win, *event.lose) if effect.do in ("restore", "exhaust", "draw", "reveal-token")]
    if event.power is not None and event.power.amount:
        found.append(event.power.amount)
    return sorted(found)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("card", EVENTS)
def test_a_card_says_what_must_be_rolled(card: str, lang: str) -> None:
    test = EVENTS[card].test
    if test is None:
        assert ROLLS[lang] not in text(card, lang)
    else:
        assert text(card, lang).startswith(asked(test, lang))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("card", EVENTS)
def test_a_card_says_its_numbers_and_no_others(card: str, lang: str) -> None:
    assert sorted(int(number) for number in re.findall(r"\d+", text(card, lang))) == numbers(EVENTS[card])


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("card", [card for card, event in EVENTS.items() if event.kind != "encounter"])
def test_a_card_names_the_adventure_it_helps_in_or_the_item_it_gives(card: str, lang: str) -> None:
    event = EVENTS[card]
    words = WORDS[lang]
    if event.kind == "companion":
        assert words.say(Msg(f"kk-adventure-{event.helps}", {})).lower() in text(card, lang).lower()
        return
    named = [item for item in MAGIC if words.say(Msg(f"kk-magic-{item}", {})).lower() in text(card, lang).lower()]
    assert named == ([event.magic] if event.magic else [])
