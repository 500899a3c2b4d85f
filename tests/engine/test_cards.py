"""The book of a game's cards: what is written is found under its moment, and nothing is written twice."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.engine.cards import Cards

FACTS = ("torch", "whip", "guide", "storm", "stone")


@pytest.fixture
def book() -> Cards:
    return Cards(FACTS, ("play", "test", "dawn"), shared=("dawn",))


def does(*args: Any) -> None:
    """What a card does."""


def other(*args: Any) -> bool:
    """Something else."""
    return True


def test_a_card_stands_under_each_of_its_moments(book: Cards) -> None:
    assert book.card("torch", "play", "test")(does) is does, "the function stays as it is"
    assert book.abilities == {"play": {"torch": does}, "test": {"torch": does}, "dawn": {}}
    assert book.shared_by == {} and book.vocal == {}


def test_what_comes_to_every_card_is_remembered_by_title(book: Cards) -> None:
    book.card("torch", "dawn", "play")(does)
    assert book.shared_by == {"torch": {"dawn": True}} and book.vocal == {"torch": True}


def test_a_card_lends_its_host_an_ability(book: Cards) -> None:
    book.grants("whip", "test")(does)
    assert book.lent["test"] == {"whip": does} and book.lent_by == {"whip": {"test": True}}
    assert book.abilities["test"] == {} and book.vocal == {"whip": True}


def test_answers_to_events_are_found_by_kind_and_by_title(book: Cards) -> None:
    book.after("guide", "moved", other)(does)
    book.after("guide", "rested")(does)
    assert book.reactions == {"moved": {"guide": (does, other)}, "rested": {"guide": (does, None)}}
    assert book.hearings == {"guide": [("moved", (does, other)), ("rested", (does, None))]}


def test_what_is_said_to_questions_is_found_by_kind_and_by_title(book: Cards) -> None:
    book.const("storm:blows", "dice", "steps")(other)
    assert book.constants == {"dice": {"storm:blows": other}, "steps": {"storm:blows": other}}
    assert book.sayings == {"storm:blows": [("dice", other), ("steps", other)]} and book.vocal == {"storm:blows": True}


def test_a_card_is_playable_once_it_is_written(book: Cards) -> None:
    assert not any(book.implemented(id) for id in FACTS)
    book.plain("stone")
    book.const("storm:blows", "dice")(other)
    assert [id for id in FACTS if book.implemented(id)] == ["storm", "stone"]
    book.const("law:of-the-sea", "dice")(other)
    assert not book.implemented("law"), "a law is no card"


def test_all_functions_of_a_title_each_once(book: Cards) -> None:
    book.card("torch", "play", "test")(does)
    book.after("torch", "moved")(other)
    book.plain("stone")
    assert book.functions() == {"torch": [does, other]}


@pytest.mark.parametrize(
    "twice",
    [
        lambda book: book.card("torch", "play"),
        lambda book: book.grants("torch", "play"),
        lambda book: book.after("torch", "moved"),
        lambda book: book.const("torch", "dice"),
    ],
)
def test_nothing_is_written_twice(book: Cards, twice: Any) -> None:
    twice(book)(does)
    with pytest.raises(ValueError, match="'torch' does two things"):
        twice(book)(other)


def test_no_card_without_facts_and_no_moment_without_a_name(book: Cards) -> None:
    with pytest.raises(ValueError, match="no facts of a card 'lamp'"):
        book.card("lamp", "play")
    with pytest.raises(ValueError, match="no facts of a card 'lamp'"):
        book.plain("torch", "lamp")
    with pytest.raises(ValueError, match="no moment 'dusk'"):
        book.card("torch", "dusk")(does)
    with pytest.raises(ValueError, match="no moment 'dusk'"):
        book.grants("torch", "dusk")(does)
