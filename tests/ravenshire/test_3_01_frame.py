"""AO: what it is, and what comes with it (R1-R15, T1, T2)."""

from __future__ import annotations

import pytest

from inglenook.engine.agreed import refusal
from inglenook.engine.options import OptionError
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.ao_recruits import slots
from inglenook.games.forges_of_ravenshire.ao_setup import ao_at_start
from inglenook.games.forges_of_ravenshire.content import (
    AO_CARDS,
    AO_COLUMNS,
    AO_EVENTS,
    AO_EXAMPLES,
    AO_ITEMS,
    AO_PARTS,
    DISTRICT_IDS,
    FINISHES,
    GUILDS,
    ITEMS,
)
from inglenook.games.forges_of_ravenshire.levels import WITH_AO, RavenshireOptions
from inglenook.games.forges_of_ravenshire.setup import new
from inglenook.games.forges_of_ravenshire.state import sides

from .rival import rival


@pytest.mark.rule("FR-R1")
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("level", WITH_AO)
def test_t1_one_two_or_three_play_against_ao(seats: int, level: str) -> None:
    options = GAME.agree(seats, {"ao": level})
    assert isinstance(options, RavenshireOptions)
    assert ao_at_start(seats, options) is not None


@pytest.mark.rule("FR-R1")
@pytest.mark.parametrize("level", WITH_AO)
def test_t1_four_have_no_room_for_it(level: str) -> None:
    with pytest.raises(OptionError) as refused:
        GAME.agree(4, {"ao": level})
    assert refused.value.reason.id == "option-needs-seats"
    assert ao_at_start(3, RavenshireOptions(ao=level)) is not None  # type: ignore[arg-type]


@pytest.mark.rule("FR-R1")
def test_whoever_is_alone_cannot_do_without_it_and_several_usually_do() -> None:
    assert refusal(RavenshireOptions, 1, {"ao": "none"}) is not None
    assert [ao_at_start(seats, RavenshireOptions()) is not None for seats in (1, 2, 3, 4)] == [True, False, False, False]
    assert ao_at_start(2, RavenshireOptions(ao="none")) is None


@pytest.mark.rule("FR-R4")
def test_a_card_is_carried_out_from_top_to_bottom() -> None:
    play = rival(deck=["ao-m6"], board={"ore-pits": ["m4"]}).turn()
    assert play.ao.flipped == ["ao-m6"] and not len(play.ao.deck)
    assert play.at("timberfall") == ["m3"], "the top half: merchant, turned to 3, to the first district"
    assert play.at("ore-pits") == [] and play.ao.columns == [["m4"], [], []], "the bottom half"


@pytest.mark.rule("FR-R5")
@pytest.mark.parametrize("seats", [2, 3])
def test_beside_others_ao_is_one_more(seats: int) -> None:
    assert sides(new(seats, RavenshireOptions(ao="artisan"))) == seats + 1
    assert sides(new(seats, RavenshireOptions(ao="none"))) == seats


# -- T2: what is in the box -----------------------------------------------------------------------------------------------


@pytest.mark.rule("FR-R6", "FR-R14")
def test_a_board_and_a_reference_card() -> None:
    assert AO_PARTS["board"].count == AO_PARTS["reference-card"].count == 1
    assert [slots(guild) for guild in GUILDS] == [3, 3, 3]


@pytest.mark.rule("FR-R7")
def test_t2_three_item_cards() -> None:
    assert sorted(AO_ITEMS) == sorted(ITEMS) == ["armor", "shield", "weapon"]


@pytest.mark.rule("FR-R8")
def test_a_token_and_thirteen_cubes() -> None:
    assert (AO_PARTS["token"].count, AO_PARTS["good-cubes"].count) == (1, 13)


@pytest.mark.rule("FR-R9")
def test_t2_eighteen_deck_cards() -> None:
    assert len(AO_CARDS) == 18
    for guild in GUILDS:
        assert sum(card.guild == guild for card in AO_CARDS.values()) == 6


@pytest.mark.rule("FR-R9")
def test_every_deck_card_can_be_played() -> None:
    assert AO_CARDS
    for card in AO_CARDS.values():
        assert sorted(card.dice) == sorted(GUILDS) and 1 <= card.face <= 6
        assert sorted(card.districts) == sorted(DISTRICT_IDS), "all six, so that there is always room"
        assert len({*card.take}) == 2 and card.take[0] == card.guild


@pytest.mark.rule("FR-R10")
def test_t2_six_events() -> None:
    assert {id: event.count for id, event in AO_EVENTS.items()} == {"reputation": 2, "recruit": 2, "goods": 2}


@pytest.mark.rule("FR-R11")
def test_t2_three_guild_cards() -> None:
    assert list(AO_COLUMNS) == list(GUILDS)


@pytest.mark.rule("FR-R12")
def test_t2_three_finish_cards() -> None:
    assert sorted(FINISHES) == ["embergem", "mithril", "production"] and AO_PARTS["finish-cards"].count == 3


@pytest.mark.rule("FR-R13")
def test_t2_four_priority_tokens() -> None:
    assert AO_PARTS["priority-tokens"].count == 4


@pytest.mark.rule("FR-R15")
def test_one_setup_is_behind_all_examples() -> None:
    book = AO_EXAMPLES["book"]
    assert book.titles[0] == "brightsmith" and "artificer" in book.titles[1:]
    assert (book.items, book.finish) == (("weapon", "armor", "shield"), "mithril")
    assert book.guilds == ("merchant", "harvester", "alchemist")
