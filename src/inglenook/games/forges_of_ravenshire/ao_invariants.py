"""What holds of AO at every decision."""

from __future__ import annotations

from inglenook.engine.rulebook import invariant

from .ao_recruits import slots
from .ao_setup import SECOND, THIRD, UNDER, cards_of
from .content import AO_EVENTS, COLUMN, FINISHES, GUILDS, MEMBERS
from .reputation import TOP
from .state import Ao, Ravenshire

DICE = 3
ROUNDS = 3


def set_up(s: Ravenshire) -> Ao | None:
    """AO, once it has been set up."""
    return s.ao if s.ao is not None and s.ao.finish else None


def only_upward(s: Ravenshire) -> bool:
    """AO pays for nothing and never falls back: its Gold and its reputation are never below what they began with."""
    ao = set_up(s)
    return ao is None or (ao.gold >= 0 and 0 <= ao.reputation <= TOP)


def cubes_are_spent(s: Ravenshire) -> bool:
    """Between effects AO never has enough cubes for a contract, for then it would have completed one."""
    ao = set_up(s)
    return ao is None or 0 <= ao.cubes < ao.cost


def cubes_are_counted(s: Ravenshire) -> bool:
    """All cubes it ever got are those it has and those its contracts took."""
    ao = set_up(s)
    return ao is None or ao.gained == ao.cubes + ao.cost * len(ao.contracts)


def three_dice(s: Ravenshire) -> bool:
    """AO has three dice: those to be placed, and those taken this Season."""
    ao = set_up(s)
    return ao is None or len(ao.dice) + sum(map(len, ao.columns)) == DICE


def one_finish(s: Ravenshire) -> bool:
    """All its contracts carry the one Finish it was given, and it has no other."""
    ao = set_up(s)
    return ao is None or ao.finish in FINISHES


def columns_hold_members(s: Ravenshire) -> bool:
    """No column has more members than slots, and each stands in the column of its guild."""
    ao = set_up(s)
    return ao is None or all(
        len(ao.members[COLUMN[guild]]) <= slots(guild) and all(MEMBERS[one].guild == guild for one in ao.members[COLUMN[guild]])
        for guild in GUILDS
    )


def every_card_is_somewhere(s: Ravenshire) -> bool:
    """Deck and flipped cards together are what the deck was built of: twelve cards, and the events of the level."""
    ao = set_up(s)
    if ao is None:
        return True
    cards = [*ao.flipped, *(card for bag in ao.deck.layers for card in bag)]
    events = [card for card in cards if card in AO_EVENTS]
    return len(events) == ao.events and len(cards) - len(events) == len(cards_of(GUILDS[0])) + SECOND + THIRD


def events_lie_above(s: Ravenshire) -> bool:
    """The last cards of its deck are no events."""
    ao = set_up(s)
    last = [card for bag in ao.deck.layers for card in bag][-UNDER:] if ao is not None else []
    return all(card not in AO_EVENTS for card in last)


@invariant("FR-R58")
def one_card_a_turn(s: Ravenshire) -> bool:
    """AO has as many turns in a Season as everybody: three, and a card that is no event for each."""
    ao = set_up(s)
    if ao is None:
        return True
    turns = sum(card not in AO_EVENTS for card in ao.flipped)
    return ROUNDS * (s.season - 1) <= turns <= ROUNDS * s.season


@invariant("FR-Q17")
def titles_differ(s: Ravenshire) -> bool:
    """No two titles have the same rank, for each lies beside a token of its own."""
    return len(s.titles) == len({*s.titles})


AO_INVARIANTS = (
    only_upward,
    cubes_are_spent,
    cubes_are_counted,
    three_dice,
    one_finish,
    columns_hold_members,
    every_card_is_somewhere,
    events_lie_above,
    one_card_a_turn,
    titles_differ,
)
