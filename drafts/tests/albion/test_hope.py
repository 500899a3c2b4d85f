"""Despair and the Flames of Hope (G, R)."""

from __future__ import annotations

import pytest
from inglenook.games.albions_legacy.content import FLAMES
from inglenook.games.albions_legacy.hope import add_despair, proven, remove_despair, retired, rounds_left
from inglenook.games.albions_legacy.state import ALTable

from .perils import happens, key_turn
from .stage import ride


async def bad_news(t: ALTable) -> None:
    await add_despair(t, 1, by="black-sails")


async def somebody_retires(t: ALTable) -> None:
    retired(t)


async def somebody_is_proven(t: ALTable) -> None:
    proven(t)


@pytest.mark.rule("AL-R89")
def test_a_round_for_every_flame_that_burns() -> None:
    assert rounds_left(ride(fields={"despair": 0}).s) == 10
    assert rounds_left(ride(fields={"despair": 7}).s) == 3


@pytest.mark.rule("AL-R96")
def test_each_key_turn_puts_out_a_flame() -> None:
    play = key_turn(fields={"despair": 3})
    assert play.s.despair == 4 and "al-log-despair-key" in play.said()
    assert len(play.s.decks["virtue"]) == len(key_turn().s.decks["virtue"]) and play.s.coins == 0  # nothing else goes


@pytest.mark.rule("AL-R96")
def test_nobody_can_prevent_the_token_of_the_key_turn() -> None:
    play = key_turn(dict(character="guinevere"), fields={"despair": 3})
    assert play.asked == "act" and play.s.despair == 4 and play.me.destiny == 3


@pytest.mark.rule("AL-R103")
def test_a_card_places_despair(monkeypatch: pytest.MonkeyPatch) -> None:
    play = happens(monkeypatch, bad_news, fields={"despair": 3})
    assert play.s.despair == 4 and play.asked == "act"


@pytest.mark.rule("AL-R103")
def test_somebody_may_prevent_what_a_card_would_place(monkeypatch: pytest.MonkeyPatch) -> None:
    play = happens(monkeypatch, bad_news, dict(character="guinevere"), fields={"despair": 3})
    assert play.asked == "way" and play.options == ["yes", "no"]
    play.do("yes")
    assert play.s.despair == 3 and play.me.destiny == 1 and "al-log-despair-averted" in play.said()


@pytest.mark.rule("AL-R103")
@pytest.mark.parametrize(("destiny", "asked"), [(2, "way"), (1, "act")])
def test_to_prevent_it_takes_two_destiny(monkeypatch: pytest.MonkeyPatch, destiny: int, asked: str) -> None:
    play = happens(monkeypatch, bad_news, dict(character="guinevere", destiny=destiny))
    assert play.asked == asked
    if asked == "way":
        play.do("no")
    assert play.s.despair == 1 and play.me.destiny == destiny


@pytest.mark.rule("AL-R188")
@pytest.mark.parametrize(("before", "over"), [(8, ""), (9, "al-over-flames")])
def test_the_tenth_flame_is_the_last(monkeypatch: pytest.MonkeyPatch, before: int, over: str) -> None:
    play = happens(monkeypatch, bad_news, fields={"despair": before})
    assert play.over == over and play.s.despair == before + 1 <= FLAMES


@pytest.mark.rule("AL-R213")
@pytest.mark.parametrize(("option", "despair"), [(True, 1), (False, 0)])
def test_who_retires_leaves_despair_if_the_table_says_so(monkeypatch: pytest.MonkeyPatch, option: bool, despair: int) -> None:
    assert happens(monkeypatch, somebody_retires, retire_despair=option).s.despair == despair


@pytest.mark.rule("AL-R213", "AL-R188")
def test_grief_can_be_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    assert happens(monkeypatch, somebody_retires, retire_despair=True, fields={"despair": 9}).over == "al-over-flames"


@pytest.mark.rule("AL-R226")
@pytest.mark.parametrize(("option", "before", "after"), [(True, 2, 1), (True, 0, 0), (False, 2, 2)])
def test_a_personal_quest_gives_hope_if_the_table_says_so(
    monkeypatch: pytest.MonkeyPatch, option: bool, before: int, after: int
) -> None:
    assert happens(monkeypatch, somebody_is_proven, quest_hope=option, fields={"despair": before}).s.despair == after


def test_only_flames_that_are_out_can_burn_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def light(t: ALTable) -> None:
        assert remove_despair(t, 3) == 2

    assert happens(monkeypatch, light, fields={"despair": 2}).s.despair == 0


@pytest.mark.rule("AL-R228")
@pytest.mark.parametrize(("option", "left"), [(True, 2), (False, 1)])
def test_a_plaque_comes_back_with_the_flame_if_the_table_says_so(
    monkeypatch: pytest.MonkeyPatch, option: bool, left: int
) -> None:
    discarded = {"virtue": ["low-door"]}
    play = happens(
        monkeypatch, somebody_is_proven, quest_hope=True, virtue_back=option, decks={"virtue": ["plain-table"]},
        fields={"despair": 1, "discards": {**ride().s.discards, **discarded}},
    )  # fmt: skip
    assert (len(play.s.discards["virtue"]) == 0) is (left == 2)
