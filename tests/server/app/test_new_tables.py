"""New tables: options a server agrees to or refuses in a sentence, presets, and several seats for one person."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from inglenook.engine.game import game
from inglenook.engine.options import schema
from inglenook.engine.words import LANGUAGES, Msg
from inglenook.server import wire
from tests.server.app.friends import Person

SAMPLER = "probe"
BOT = "bot:greedy"


def asks(person: Person, count: int, options: Any) -> Any:
    """A new table of the Sampler for so many."""
    seats = [{"who": "me"}, *({"who": BOT} for _ in range(count - 1))]
    return person.http.post("/api/tables", json={"game": SAMPLER, "seats": seats, "options": options})


def test_the_shelf_has_everything_a_form_needs(ann: Person) -> None:
    shelf = {one.id: one for one in msgspec.convert(ann.get("/api/games"), list[wire.GameInfo])}
    one, kind = shelf[SAMPLER], game(SAMPLER).options
    assert one.options == schema(kind) and one.presets == kind.presets
    assert one.conflicts == kind.conflicts and one.groups == kind.groups
    for lang in LANGUAGES:
        text = ann.http.get(f"/api/words/home/{lang}.ftl").text
        for id in ("options-harder", "preset-grim", "about-preset-grim", "about-option-poor", "pr-refuse-poor-gifts"):
            assert f"\n{id} =" in text


@pytest.mark.parametrize(
    ("count", "options", "reason"),
    [
        (2, {"gift": "gold"}, "option-unknown"),
        (2, {"gifts": "gold,silver"}, "option-value"),
        (2, {"gifts": "gold,fame,goods"}, "option-several"),
        (2, {"wounds": "4"}, "option-number"),
        (2, {"wounds": "9" * 4000}, "option-number"),
        (2, {"wounds": "1.5"}, "option-number"),
        (2, {"level": "own", "lead": "3"}, "option-number"),
        (2, {"lead": "2"}, "option-needs"),
        (3, {"crowd": "yes"}, "option-needs-seats"),
        (5, {"level": "master"}, "option-needs-seats"),
        (2, {"wounds": "1", "hardy": "yes"}, "option-conflict"),
        (2, {"poor": "yes", "gifts": "gold,goods"}, "pr-refuse-poor-gifts"),
        (2, {"level": "own", "lead": "6", "wounds": "3"}, "pr-refuse-hopeless"),
        (2, {"preset": "grimm"}, "option-preset"),
        (5, {"preset": "grim"}, "option-needs-seats"),
        (2, {"preset": "grim", "gifts": "goods"}, "pr-refuse-poor-gifts"),
    ],
)
def test_options_that_cannot_be_played_are_refused_in_a_sentence(
    ann: Person, count: int, options: dict[str, str], reason: str
) -> None:
    response = asks(ann, count, options)
    assert response.status_code == 400
    told = msgspec.convert(response.json()["reason"], Msg)
    assert told.id == reason
    for lang in LANGUAGES:
        assert 10 < len(game(SAMPLER).words(lang).say(told)) < 400
    assert ann.get("/api/tables").get("mine", []) == []


@pytest.mark.parametrize("options", [["grim"], {"wounds": 2}, {"gifts": ["gold"]}, {"poor": True}, "grim", None])
def test_options_of_another_shape_are_refused(ann: Person, options: Any) -> None:
    response = asks(ann, 2, options)
    assert response.status_code == 400 and response.json()["reason"]["id"].startswith("srv-")
    assert ann.get("/api/tables").get("mine", []) == []


def test_a_preset_is_kept_as_what_it_stands_for(ann: Person) -> None:
    """Should the preset change one day, the table does not."""
    table = asks(ann, 2, {"preset": "grim", "wounds": "1"}).json()["id"]
    assert ann.info(table).options == {"level": "master", "wounds": "1", "poor": "yes"}


def test_one_person_takes_several_seats_at_once(ann: Person) -> None:
    table = ann.opens("me", "me", "me", BOT, game=SAMPLER, options={"crowd": "yes"})
    seats = ann.info(table).seats
    assert [seat.mine for seat in seats] == [True, True, True, False]
    assert len({seat.name for seat in seats}) == 4
