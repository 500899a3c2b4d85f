"""Setting up, and what a seat cannot know."""

from __future__ import annotations

from inglenook.engine.chance import Chance
from inglenook.engine.layers import layered
from inglenook.engine.rulebook import invariant, rule
from inglenook.engine.table import Table

from .content import CARDS, HEALTH
from .draw import draw
from .state import LINE_LIMIT, Battle, BattleOptions, alive

LIFE = {"short": 8, "long": 16}
COINS = 3
FIRST_HAND = 4


@rule("CB-R2")
def new(count: int, options: BattleOptions) -> Battle:
    """Everybody starts with the same life and coins, and one deck serves all."""
    return Battle(
        step="deal",
        round=0,
        rounds=options.rounds,
        storms=options.storms,
        no_tells=options.no_tells,
        market=options.market,
        die=0,
        active=0,
        actions=0,
        left=[],
        life=[LIFE[options.life]] * count,
        coins=[COINS] * count,
        hands=[[] for _ in range(count)],
        lines=[[] for _ in range(count)],
        tired=[],
        damage={},
        known={},
        fallen={},
        lasting=[],
        limbo=[],
        deck=layered(CARDS),
        discard=[],
        shuffles=0,
    )


@rule("CB-R3")
async def deal(t: Table[Battle]) -> None:
    """Each seat is dealt four cards, which nobody else sees."""
    for seat in alive(t.state):
        draw(t, seat, FIRST_HAND)
    t.state.step = "dawn"


def redeal(s: Battle, seat: int, chance: Chance) -> None:
    """Deal anew the cards this seat has not seen; who has seen a place goes on knowing what lies there."""
    places = [(hand, slot) for other, hand in enumerate(s.hands) if other != seat for slot in range(len(hand))]
    places = [(hand, slot) for hand, slot in places if seat not in s.known.get(hand[slot], ())]
    seen_hand = [s.known.pop(hand[slot], None) for hand, slot in places]
    unknown = sorted(s.deck.hidden(seat) + [hand[slot] for hand, slot in places])
    for (hand, slot), seen in zip(places, seen_hand, strict=True):
        hand[slot] = unknown.pop(chance.below(len(unknown)))
        if seen is not None:
            s.known[hand[slot]] = seen
    s.deck.deal_anew(seat, unknown, chance)


@invariant("CB-R4")
def each_card_in_one_place(s: Battle) -> bool:
    """No card is lost, and none is in two places."""
    places = [*s.deck.layers, s.discard, s.limbo, *s.hands, *s.lines]
    return sorted(card for place in places for card in place) == sorted(CARDS)


def wounds_are_real(s: Battle) -> bool:
    """Damage and weariness lie on creatures in play only."""
    there = [card for line in s.lines for card in line]
    return all(card in there and hits > 0 for card, hits in s.damage.items()) and all(card in there for card in s.tired)


def knowledge_is_about_hands(s: Battle) -> bool:
    """What is known beside its holder lies in a hand; what is known of the deck lies there."""
    held = [card for hand in s.hands for card in hand]
    lying = [card for bag in s.deck.layers for card in bag]
    return all(card in held for card in s.known) and all(card in lying for card in s.deck.known)


@invariant("CB-R14")
def lines_are_short(s: Battle) -> bool:
    """No line is longer than five."""
    return all(len(line) <= LINE_LIMIT and all(HEALTH[card] > 0 for card in line) for line in s.lines)


INVARIANTS = (each_card_in_one_place, wounds_are_real, knowledge_is_about_hands, lines_are_short)
