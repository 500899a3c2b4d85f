"""The events of AO's deck (R74-R78, T32-T35)."""

from __future__ import annotations

import random

import pytest

from inglenook.engine.chance import Dice
from inglenook.games.forges_of_ravenshire.ao_events import is_event
from inglenook.games.forges_of_ravenshire.ao_setup import set_up_ao
from inglenook.games.forges_of_ravenshire.content import AO_CARDS, AO_EVENTS
from inglenook.games.forges_of_ravenshire.contracts import highest_row

from .rival import rival


@pytest.mark.rule("FR-R77", "FR-R78")
def test_t32_three_events_and_then_a_card_in_one_turn() -> None:
    play = rival(deck=["reputation", "goods", "recruit", "ao-m1", "ao-m2"], board={}).turn()
    assert play.ao.flipped == ["reputation", "goods", "recruit", "ao-m1"]
    assert (play.ao.reputation, play.ao.members) == (1, [["m1"], [], []])
    assert play.ao.cubes == 2 + 2, "the event, and 1 steel and 1 charcoal at Steelgate"
    assert play.at("steelgate") == ["a5"] and len(play.ao.deck) == 1


@pytest.mark.rule("FR-R77")
def test_only_a_card_that_is_no_event_ends_the_turn() -> None:
    assert all(is_event(id) for id in AO_EVENTS) and not any(is_event(id) for id in AO_CARDS)
    play = rival(deck=["ao-m1", "goods"], board={}).turn()
    assert play.ao.flipped == ["ao-m1"], "the event waits for its next turn"


@pytest.mark.rule("FR-R74")
def test_t33_reputation_brings_the_bonus_of_the_space_at_once() -> None:
    play = rival(deck=["reputation", "ao-m1"], reputation=3, board={}).turn()
    assert (play.ao.reputation, play.ao.gold) == (4, 1)
    assert play.said().index("fr-log-ao-tokens") < play.said().index("fr-log-ao-flips")


@pytest.mark.rule("FR-R74")
def test_t33_from_1_to_2_exceptional_contracts_open() -> None:
    play = rival(deck=["reputation", "ao-m1"], reputation=1, board={}).turn()
    assert (play.ao.reputation, play.ao.gold) == (2, 0)
    assert highest_row(play.s, play.ao.reputation) == "exceptional"
    assert play.told("fr-log-ao-tier").args["tier"].id == "fr-tier-exceptional"  # type: ignore[union-attr]


@pytest.mark.rule("FR-R75", "FR-Q29")
def test_recruit_brings_one_member_by_the_rules_of_recruiting() -> None:
    play = rival(deck=["recruit", "ao-m1"], board={}, members={"merchant": ["m1", "m2", "m3"]}).turn()
    assert [len(column) for column in play.ao.members] == [3, 1, 0], "the first guild is full, so the second"


@pytest.mark.rule("FR-R76")
def test_goods_are_two_cubes() -> None:
    play = rival(deck=["goods", "ao-m2"], board={}).turn()
    assert play.ao.cubes == 2


@pytest.mark.rule("FR-R76")
def test_t34_a_contract_comes_before_the_next_card() -> None:
    play = rival(deck=["goods", "ao-m2"], cubes=12, board={}).turn()
    assert (play.ao.cubes, len(play.ao.contracts)) == (1, 1)
    assert play.said().index("fr-log-ao-pays") < play.said().index("fr-log-ao-flips")


@pytest.mark.rule("FR-R78")
@pytest.mark.parametrize("level", ["apprentice", "artisan", "master-smith"])
@pytest.mark.parametrize("seed", range(4))
def test_t35_all_events_are_out_by_the_ninth_turn(level: str, seed: int) -> None:
    play = rival(level=level, luck=Dice(random.Random(seed)))
    set_up_ao(play.t)
    several = False
    for turn in range(9):
        before = len(play.ao.flipped)
        if not play.ao.dice:
            play.ao.dice = [die for column in play.ao.columns for die in column]
            play.ao.columns = [[], [], []]
        play.turn()
        several |= len(play.ao.flipped) - before > 2
        assert len(play.ao.flipped) >= turn + 1
    assert sum(card in AO_EVENTS for card in play.ao.flipped) == play.ao.events
    assert several or play.ao.events < 6, "with six events in nine turns, some turn has several"
