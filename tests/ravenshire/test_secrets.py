"""What nobody may know: which cards are in AO's deck and under the contracts; and what everybody may."""

from __future__ import annotations

import random

import pytest

from inglenook.engine.chance import Chance, Dice
from inglenook.engine.data import encode
from inglenook.games.forges_of_ravenshire import GAME
from inglenook.games.forges_of_ravenshire.ao_setup import cards_of, set_up_ao
from inglenook.games.forges_of_ravenshire.content import AO_EVENTS
from inglenook.games.forges_of_ravenshire.levels import RavenshireOptions
from inglenook.games.forges_of_ravenshire.secrets import redeal
from inglenook.games.forges_of_ravenshire.state import Ao, Ravenshire, ao_of

from .rival import rival


def dealt(s: Ravenshire, luck: int) -> Ao:
    """AO as somebody might think it is."""
    twin = s.copy()
    redeal(twin, 0, Chance(Dice(random.Random(luck))))
    return ao_of(twin)


@pytest.mark.parametrize("level", ["apprentice", "artisan", "master-smith"])
def test_every_deck_that_fits_may_be_it(level: str) -> None:
    play = rival(level=level, luck=Dice(random.Random(5)))
    set_up_ao(play.t)
    before = encode(play.s)
    first, second, third = play.ao.guilds
    found = set()
    for luck in range(40):
        ao = dealt(play.s, luck)
        above, below = ao.deck.layers
        cards = [*above, *below]
        assert [sum(card in cards_of(guild) for card in cards) for guild in (first, second, third)] == [6, 4, 2]
        assert sum(card in AO_EVENTS for card in above) == ao.events and above.count("reputation") == 2
        assert len(below) == 4 and not any(card in AO_EVENTS for card in below)
        found.add(tuple(cards))
    assert len(found) > 30
    assert encode(play.s) == before


@pytest.mark.parametrize("seed", range(4))
def test_at_every_question_it_fits_what_lies_open(seed: int) -> None:
    rng = random.Random(seed)
    seats = 1 + seed % 3
    t = GAME.table(seats, Dice(rng), options=RavenshireOptions(ao="artisan"))
    while t.decision is not None:
        s = t.state.copy()
        redeal(s, 0, Chance(Dice(random.Random(len(t.moves)))))
        assert not [holds.__name__ for holds in GAME.invariants if not holds(s)]
        open_to_all = t.state.copy()
        mine, theirs = ao_of(open_to_all), ao_of(s)
        assert [len(bag) for bag in mine.deck.layers] == [len(bag) for bag in theirs.deck.layers]
        for card in mine.flipped:
            assert card in AO_EVENTS or card not in [one for bag in theirs.deck.layers for one in bag]
        mine.deck, open_to_all.decks = theirs.deck, s.decks
        assert encode(open_to_all) == encode(s), "all else is as it was"
        t.submit(rng.choice(t.decision.keys))


def test_when_all_is_flipped_nothing_is_left_to_guess() -> None:
    play = rival(flipped=["ao-m1"])
    redeal(play.s, 0, Chance(Dice(random.Random(1))))
    assert len(play.ao.deck) == 0


def test_a_table_without_ao_has_nothing_of_the_kind() -> None:
    t = GAME.table(2, Dice(random.Random(3)), options=RavenshireOptions(ao="none"))
    redeal(t.state, 0, Chance(Dice(random.Random(3))))
    assert t.state.ao is None


def test_what_was_put_under_the_contracts_unseen_may_be_anything() -> None:
    play = rival(seats=2)
    deck = play.s.decks["common"]
    cards = sorted(card for bag in deck.layers for card in bag)
    deck.layers = [tuple(cards[2:]), tuple(cards[:2])]
    under = set()
    for luck in range(20):
        twin = play.s.copy()
        redeal(twin, 0, Chance(Dice(random.Random(luck))))
        found = twin.decks["common"]
        assert sorted(card for bag in found.layers for card in bag) == cards
        under.add(tuple(found.layers[1]))
    assert len(under) > 10
