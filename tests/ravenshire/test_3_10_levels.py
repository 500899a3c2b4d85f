"""How hard AO is (R109-R116, T55-T57), its own dials (Q27), and its result (R122, T59)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from inglenook.engine.agreed import settle, why_not
from inglenook.engine.chance import Dice
from inglenook.engine.options import OptionError
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.ao_setup import set_up_ao
from inglenook.games.forges_of_ravenshire.content import AO_EVENTS, LEVELS
from inglenook.games.forges_of_ravenshire.levels import Dials, RavenshireOptions, dials, first_level
from inglenook.games.forges_of_ravenshire.scoring import ao_total
from inglenook.games.forges_of_ravenshire.state import ao_of

from .rival import Rival, rival


def built(seed: int = 1, level: str = "apprentice", **wishes: int) -> Rival:
    play = rival(level=level, luck=Dice(random.Random(seed)), **wishes)
    set_up_ao(play.t)
    return play


def events(play: Rival) -> Counter[str]:
    return Counter(card for bag in play.ao.deck.layers for card in bag if card in AO_EVENTS)


@pytest.mark.rule("FR-R109")
def test_a_level_turns_two_dials() -> None:
    found = [dials(RavenshireOptions(ao=level)) for level in ("apprentice", "artisan", "master-smith")]  # type: ignore[arg-type]
    assert found == [(13, 2), (12, 4), (11, 6)]


@pytest.mark.rule("FR-R110")
def test_one_begins_as_apprentice() -> None:
    assert first_level() == "apprentice"
    assert dials(RavenshireOptions()) == dials(RavenshireOptions(ao="apprentice"))


@pytest.mark.rule("FR-R111")
def test_t55_apprentice() -> None:
    assert (LEVELS["apprentice"].cubes, LEVELS["apprentice"].events) == (13, 2)
    play = built()
    assert (play.ao.cost, len(play.ao.deck)) == (13, 14)
    assert events(play) == {"reputation": 2}


@pytest.mark.rule("FR-R112", "FR-R114")
def test_t55_artisan() -> None:
    play = built(level="artisan")
    assert (play.ao.cost, len(play.ao.deck), events(play).total()) == (12, 16, 4)


@pytest.mark.rule("FR-R113", "FR-R115")
def test_t55_master_smith() -> None:
    play = built(level="master-smith")
    assert (play.ao.cost, len(play.ao.deck), events(play).total()) == (11, 18, 6)


@pytest.mark.rule("FR-R114")
def test_t56_the_further_events_of_an_artisan_are_drawn_from_the_others() -> None:
    found = [events(built(seed, "artisan")) for seed in range(30)]
    assert all(one["reputation"] == 2 and one["goods"] + one["recruit"] == 2 for one in found)
    assert {one["goods"] for one in found} == {0, 1, 2}


@pytest.mark.rule("FR-R115")
def test_t56_a_master_smith_has_them_all() -> None:
    assert events(built(level="master-smith")) == {"reputation": 2, "goods": 2, "recruit": 2}


@pytest.mark.rule("FR-R111", "FR-R112", "FR-R113")
@pytest.mark.parametrize("level", ["apprentice", "artisan", "master-smith"])
def test_t57_twelve_turns_empty_the_deck(level: str) -> None:
    rng = random.Random(level)
    t = GAME.table(1, Dice(rng), options=RavenshireOptions(ao=level))  # type: ignore[arg-type]
    while t.decision is not None:
        if t.state.season == 4 and t.state.step == "turn" and t.state.round < 3:
            assert len(ao_of(t.state).deck)
        t.submit(rng.choice(t.decision.keys))
    ao = ao_of(t.state)
    assert not len(ao.deck) and len(ao.flipped) == 12 + LEVELS[level].events


@pytest.mark.rule("FR-R116")
def test_both_dials_can_be_set_freely() -> None:
    assert dials(RavenshireOptions(ao="own", cost=9, events=5)) == Dials(9, 5)
    assert isinstance(options := GAME.agree(2, {"ao": "own", "cost": "16", "events": "3"}), RavenshireOptions)
    assert dials(options) == Dials(16, 3)
    assert why_not(RavenshireOptions, 1, {"ao": "artisan"}, "cost", "9") is not None, "but a level has its own"
    assert settle(RavenshireOptions, 1, {"ao": "artisan", "cost": "9"})["cost"] == "13"


@pytest.mark.rule("FR-Q27")
@pytest.mark.parametrize("given", [{"cost": "7"}, {"cost": "17"}, {"events": "1"}, {"events": "7"}])
def test_but_only_so_far(given: dict[str, str]) -> None:
    with pytest.raises(OptionError):
        GAME.agree(1, {"ao": "own"} | given)


@pytest.mark.rule("FR-Q27")
@pytest.mark.parametrize("n", range(2, 7))
def test_both_reputation_events_are_always_in(n: int) -> None:
    play = built(events=n)
    assert events(play)["reputation"] == 2 and events(play).total() == n
    assert len(play.ao.deck) == 12 + n


@pytest.mark.rule("FR-R122")
def test_t59_the_result_of_ao() -> None:
    play = rival(gold=90, reputation=4, cubes=9)
    assert ao_total(play.ao) == 96
    play.ao.cubes = 0
    assert ao_total(play.ao) == 96, "cubes add nothing"
