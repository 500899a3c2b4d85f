"""Everything printed in Ravenshire has its words in both languages, short enough for where they are shown."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from inglenook.engine import words as engine_words
from inglenook.engine.words import LANGUAGES, Msg, Words
from inglenook.games.forges_of_ravenshire import content

FOLDER = content.FOLDER.parent / "words"
SAID = {lang: Words(lang, [Path(engine_words.__file__).parent / "words", FOLDER]) for lang in LANGUAGES}
LABEL, CUSTOMER, FLAVOUR, REMARK = 24, 44, 90, 96
"""What fits on an answer, under it, on a card, and into a breath of Blackbeak's."""

NAMED = {
    "district": content.DISTRICTS,
    "member": content.MEMBERS,
    "contract": content.CONTRACTS,
    "title": content.TITLES,
    "assistant": content.ASSISTANTS,
    "overtime": content.OVERTIME,
    "station": {**content.STATIONS, content.MARKET.id: content.MARKET},
    "upgrade": content.UPGRADES,
    "guild": content.AO_COLUMNS,
    "item": content.AO_ITEMS,
    "finish": content.FINISHES,
    "event": content.AO_EVENTS,
    "tier": content.TIERS,
}
FLAVOURED = {kind: NAMED[kind] for kind in list(NAMED)[:8]} | {"reputation": content.TRACK}
LABELS = [f"fr-{kind}-{id}" for kind, records in NAMED.items() for id in records]
LABELS += [f"fr-{kind}-{id}-role" for kind in ("member", "assistant") for id in NAMED[kind]]
CUSTOMERS = [f"fr-contract-{id}-customer" for id in content.CONTRACTS]
FLAVOURS = [f"fr-{kind}-{id}-flavour" for kind, records in FLAVOURED.items() for id in records]
ARGUMENTS = {"district": "fr-district-guild-halls", "item": "fr-item-shield", "tier": "fr-tier-exceptional"}


def ids(pattern: str, lang: str) -> list[str]:
    """The messages of a language whose ids match."""
    texts = (path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob(f"*.{lang}.ftl")))
    return [id for text in texts for id in re.findall(rf"^({pattern}) =", text, re.MULTILINE)]


REMARKS = ids(r"fr-remark-[\w-]+", "en")


def remark(id: str, lang: str) -> str:
    """A remark as Blackbeak says it: of a shield, at the Guild Halls."""
    longest = max((f"fr-title-{title}" for title in content.TITLES), key=lambda one: len(SAID[lang].say(Msg(one))))
    given = {name: Msg(message) for name, message in (ARGUMENTS | {"title": longest}).items()}
    return SAID[lang].say(Msg(id, {**given, "n": 4, "face": 6}))


def too_long(texts: dict[str, str], most: int) -> dict[str, str]:
    return {id: text for id, text in texts.items() if len(text) > most}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_name_of_everything_fits_on_an_answer(lang: str) -> None:
    assert len(LABELS) > 140
    assert too_long({id: SAID[lang].say(Msg(id)) for id in LABELS}, LABEL) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_contract_has_a_customer(lang: str) -> None:
    assert too_long({id: SAID[lang].say(Msg(id)) for id in CUSTOMERS}, CUSTOMER) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_table_has_a_line_of_flavour(lang: str) -> None:
    assert too_long({id: SAID[lang].say(Msg(id)) for id in FLAVOURS}, FLAVOUR) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_blackbeak_says_is_one_breath_long(lang: str) -> None:
    assert len(REMARKS) > 60
    assert too_long({id: remark(id, lang) for id in REMARKS}, REMARK) == {}


def test_jokes_are_told_in_french_not_copied() -> None:
    assert [id for id in (*CUSTOMERS, *FLAVOURS) if SAID["en"].say(Msg(id)) == SAID["fr"].say(Msg(id))] == []
    assert [id for id in REMARKS if remark(id, "en") == remark(id, "fr")] == []


@pytest.mark.parametrize("pattern", [r"fr-remark-[\w-]+", r"fr-[\w-]+-flavour", r"fr-[\w-]+-customer"])
def test_nothing_is_told_in_one_language_alone(pattern: str) -> None:
    assert ids(pattern, "en") == ids(pattern, "fr") and ids(pattern, "en")


def test_no_flavour_and_no_customer_belongs_to_nobody() -> None:
    assert set(ids(r"fr-[\w-]+-flavour", "en")) == set(FLAVOURS)
    assert set(ids(r"fr-[\w-]+-customer", "en")) == set(CUSTOMERS)


def test_no_two_things_of_a_kind_go_by_the_same_name() -> None:
    for lang in LANGUAGES:
        for kind, records in NAMED.items():
            names = [SAID[lang].say(Msg(f"fr-{kind}-{id}")) for id in records]
            assert len(set(names)) == len(names), (lang, kind)


@pytest.mark.parametrize("kind", ["member", "assistant", "contract", "station", "upgrade"])
def test_french_knows_the_gender_of_what_it_speaks_of(kind: str) -> None:
    found = {SAID["fr"].attribute(Msg(f"fr-{kind}-{id}"), "gender") for id in NAMED[kind] if id != content.MARKET.id}
    assert found == {"masculine", "feminine"}


def test_french_says_where_a_district_is() -> None:
    told = [SAID["fr"].attribute(Msg(f"fr-district-{id}"), name) for id in content.DISTRICTS for name in ("at", "from")]
    assert None not in told and len(set(told)) == 12
