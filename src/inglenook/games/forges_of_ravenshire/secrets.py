"""What nobody may know, dealt anew: which cards AO's deck was built of, and what was put under a deck unseen."""

from __future__ import annotations

from inglenook.engine.chance import Chance
from inglenook.engine.layers import layered

from .ao_setup import REPUTATION, SECOND, THIRD, UNDER, cards_of, guilds_by_priority, some
from .content import AO_EVENTS
from .state import Ao, Ravenshire


def redeal(s: Ravenshire, seat: int, chance: Chance) -> None:
    """Mix what this seat cannot see, and deal it back."""
    if s.ao is not None and len(s.ao.deck):
        deal_deck_anew(s.ao, chance)
    for deck in s.decks.values():
        if len(deck.layers) > 1:  # else all its cards lie in one bag, in no order
            deck.deal_anew(seat, deck.hidden(seat), chance)


def deal_deck_anew(ao: Ao, chance: Chance) -> None:
    """Everybody knows how AO's deck is built and what has been flipped, and nothing more: any deck that fits may be it."""
    cards = [card for guild, n in parts_of(ao) for card in unseen(ao, cards_of(guild), n, chance)]
    below = some(cards, min(UNDER, len(cards)), chance) if len(ao.deck.layers) > 1 else cards
    above = [card for card in cards if card not in below]
    ao.deck = layered([*above, *events_left(ao, chance)], below)


def parts_of(ao: Ao) -> list[tuple[str, int]]:
    """How many cards of each guild are in its deck."""
    first, second, third = guilds_by_priority(ao)
    return [(first, len(cards_of(first))), (second, SECOND), (third, THIRD)]


def unseen(ao: Ao, cards: list[str], n: int, chance: Chance) -> list[str]:
    """Of these cards n were in the deck; some of those that have not been flipped."""
    left = [card for card in cards if card not in ao.flipped]
    coming = n - (len(cards) - len(left))
    return left if coming == len(left) else some(left, coming, chance)


def events_left(ao: Ao, chance: Chance) -> list[str]:
    """Both Reputation events, and of the others as many as the level asks for, but for those that have been flipped."""
    others = [id for id, event in AO_EVENTS.items() if id != REPUTATION for _ in range(event.count - ao.flipped.count(id))]
    left = AO_EVENTS[REPUTATION].count - ao.flipped.count(REPUTATION)
    coming = ao.events - sum(card in AO_EVENTS for card in ao.flipped)
    return [REPUTATION] * left + some(others, coming - left, chance)
