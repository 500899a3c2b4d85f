"""A form in the browser says of options what the engine says: for every pair of them, at every number of seats."""

from __future__ import annotations

import json
from itertools import combinations, product
from typing import Any

import msgspec
import pytest

from inglenook.engine.agreed import applies, refusal, settle, usual, why_not
from inglenook.engine.game import game
from inglenook.engine.options import OptionField, schema
from tests.web.node import Probe

SAMPLER = game("probe")
KIND = SAMPLER.options
FORM = {"options": schema(KIND), "conflicts": KIND.conflicts, "presets": KIND.presets}


def values(field: OptionField) -> list[str]:
    """Every value of an option, or the ends of a number."""
    if field.kind == "number":
        return [str(field.least), str(field.most)]
    return ["", *field.choices, ",".join(field.choices[:2])] if field.kind == "set" else list(field.choices)


PAIRS = [
    {one.name: first, other.name: second}
    for one, other in combinations(schema(KIND), 2)
    for first, second in product(values(one), values(other))
]


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("count", [2, 4, 5])
def test_every_pair_is_settled_and_refused_as_by_the_engine(probe: Probe, count: int) -> None:
    settled = probe([("settle", FORM, count, given) for given in PAIRS])
    refused = probe([("refusal", FORM, count, given) for given in PAIRS])
    assert settled == [settle(KIND, count, given) for given in PAIRS]
    assert refused == [plain(refusal(KIND, count, given)) for given in PAIRS]
    assert len([one for one in refused if one]) > len(PAIRS) // 20 and None in refused


@pytest.mark.parametrize("count", [2, 5])
def test_why_not_and_what_is_shown_are_the_same(probe: Probe, count: int) -> None:
    asked = [(given, field.name, value) for given in PAIRS[::7] for field in schema(KIND) for value in values(field)]
    found = probe([("whyNot", FORM, count, *one) for one in asked])
    assert found == [plain(why_not(KIND, count, *one)) for one in asked]
    shown = [(field, given) for given in PAIRS[::7] for field in schema(KIND)]
    found = probe([("applies", FORM, field, count, given) for field, given in shown])
    assert found == [applies(KIND, field, count, usual(KIND) | given) for field, given in shown]
