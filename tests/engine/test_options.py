"""Set-up options: a schema to show, and sentences for what does not fit."""

from __future__ import annotations

import pytest

from inglenook.engine.options import OptionError, Options, read, schema
from tests.engine.battle import BATTLE, OPTIONS


def test_the_schema_tells_a_client_what_to_show() -> None:
    fields = {field.name: field for field in schema(OPTIONS)}
    assert [(name, field.kind, field.default, field.choices) for name, field in fields.items()] == [
        ("life", "choice", "short", ("short", "long")),
        ("rounds", "number", "12", ()),
        ("storms", "switch", "no", ("no", "yes")),
        ("no_tells", "switch", "no", ("no", "yes")),
        ("market", "switch", "no", ("no", "yes")),
    ]
    assert (fields["rounds"].least, fields["rounds"].most, fields["rounds"].step) == (2, 20, 1)
    assert schema(Options) == ()


def test_an_option_whose_name_ends_in_a_number_belongs_to_that_seat() -> None:
    class Decks(Options, frozen=True, kw_only=True):
        deck_1: str = ""
        deck_2: str = ""
        level2: int = 1
        row_10: int = 1

    assert [field.seat for field in schema(Decks)] == [1, 2, None, None]


def test_every_option_has_words_in_both_languages() -> None:
    for lang in ("en", "fr"):
        words = BATTLE.words(lang)
        for field in schema(OPTIONS):
            assert words.say(field.label)
            assert field.kind != "choice" or all(words.knows(f"option-{field.name}-{choice}") for choice in field.choices)


def test_what_a_person_typed_is_read() -> None:
    assert read(OPTIONS, {"life": "long", "rounds": "7", "storms": "yes"}) == OPTIONS(life="long", rounds=7, storms=True)
    assert read(OPTIONS, {}) == OPTIONS()


@pytest.mark.parametrize(
    ("kind", "given", "reason"),
    [
        (OPTIONS, {"lives": "long"}, "option-unknown"),
        (Options, {"life": "long"}, "option-none"),
        (OPTIONS, {"life": "endless"}, "option-value"),
        (OPTIONS, {"storms": "true"}, "option-value"),
        (OPTIONS, {"rounds": "1"}, "option-number"),
        (OPTIONS, {"rounds": "21"}, "option-number"),
        (OPTIONS, {"rounds": "many"}, "option-number"),
        (OPTIONS, {"rounds": ""}, "option-number"),
        (OPTIONS, {"rounds": "1" * 5000}, "option-number"),
        (OPTIONS, {"storms": "y" * 5000}, "option-value"),
        (OPTIONS, {"rounds": "٧"}, "option-number"),
        (OPTIONS, {"preset": "grim"}, "option-preset-none"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(kind: type[Options], given: dict[str, str], reason: str) -> None:
    with pytest.raises(OptionError) as refused:
        read(kind, given)
    assert refused.value.reason.id == reason
    for lang in ("en", "fr"):
        said = BATTLE.words(lang).say(refused.value.reason)
        assert any(word in said for word in next(iter(given.items()))) and len(said) < 300


@pytest.mark.parametrize("storms", [False, True])
def test_storms_break_on_a_six_only_where_they_are_played_with(storms: bool) -> None:
    from tests.engine.battle import luck, position, table_at

    s = position([["wolf.1"], ["raven.1"]], step="dawn", storms=storms)
    t = table_at(s, luck((6, 5)))
    assert t.state.die == 6 and t.state.damage == ({"wolf.1": 1} if storms else {})
    assert t.state.lines == [["wolf.1"], [] if storms else ["raven.1"]]
