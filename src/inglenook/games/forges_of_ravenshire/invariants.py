"""What holds at every question."""

from __future__ import annotations

from inglenook.engine.rulebook import invariant

from .content import ASSISTANTS, CAPACITY, CONTRACTS, GOODS, MEMBERS, SHOWN, TIERS, UPGRADES
from .guilds import slots
from .overtime import cards
from .reputation import TOP
from .rewards import CAP
from .state import Ravenshire, Smith, sides

SETUP = ("lay-out", "assistants", "starters")
BOARD_DICE = 6


@invariant("FR-B1")
def two_to_four(s: Ravenshire) -> bool:
    """Two to four take part, AO counted."""
    return 2 <= sides(s) <= 4


def dice_on_the_board(s: Ravenshire) -> bool:
    """V4: between turns as many dice lie on the board as at the start; one more between placing and taking."""
    if s.step in SETUP:
        return True
    there = sum(map(len, s.board)) + bool(s.taken)
    ours = sum(len(dice_of(smith)) for smith in s.smiths)
    held = ours + (0 if s.ao is None else len(s.ao.dice) + sum(map(len, s.ao.columns)))
    fourth = sum(smith.assistant == "fourth-hand" for smith in s.smiths)
    keeper = any(smith.assistant == "raven-keeper" for smith in s.smiths)
    in_play = BOARD_DICE + 3 * sides(s) + fourth + (s.raven and not keeper)
    return there + held == in_play and all(len(dice) <= CAPACITY for dice in s.board)


def dice_of(smith: Smith) -> list[str]:
    """All dice before a smith."""
    return [*smith.dice, *(die for dice in (*smith.columns, *smith.stations.values()) for die in dice)]


def rows_are_full(s: Ravenshire) -> bool:
    """V6: each contract row shows 3 unless its deck is empty."""
    return s.step == "lay-out" or all(len(s.rows[tier]) == SHOWN or not len(s.decks[tier]) for tier in TIERS)


def each_contract_in_one_place(s: Ravenshire) -> bool:
    """V6: no contract is in two places, and none is lost."""
    there = [card for tier in TIERS for card in (*s.rows[tier], *(card for bag in s.decks[tier].layers for card in bag))]
    there += [card for smith in s.smiths for card in (*smith.contracts, *([smith.starter] if smith.starter else ()))]
    there += [card for card in s.dealt if card in CONTRACTS]
    there += s.ao.contracts if s.ao is not None else ()
    return sorted(there) == sorted(CONTRACTS)


def each_member_in_one_place(s: Ravenshire) -> bool:
    """No member is in two places, and none is lost."""
    there = [token for hall in s.halls for token in hall]
    there += [token for stack in s.stacks for bag in stack.layers for token in bag]
    there += [token for smith in s.smiths for column in smith.members for token in column]
    there += [token for column in s.ao.members for token in column] if s.ao is not None else ()
    return sorted(there) == sorted(MEMBERS)


def stocks_are_sound(s: Ravenshire) -> bool:
    """Nothing is ever owed, and no good track holds more than ten."""
    for smith in s.smiths:
        stock = smith.stock
        if min(stock.values()) < 0 or max(stock[good] for good in GOODS) > CAP:
            return False
    return True


def columns_are_sound(s: Ravenshire) -> bool:
    """No column holds more members than it has slots, and only the Guildmother seats them elsewhere."""
    return all(len(column) <= slots(smith) for smith in s.smiths for column in smith.members)


def stations_are_sound(s: Ravenshire) -> bool:
    """A station holds one die; one of them two, by the Night Forge."""
    for smith in s.smiths:
        doubled = [dice for dice in smith.stations.values() if len(dice) > 1]
        if len(doubled) > ("night-forge" in smith.overtime) or any(len(dice) > 2 for dice in doubled):
            return False
    return True


def cards_are_sound(s: Ravenshire) -> bool:
    """No overtime card, upgrade or title twice with one smith, no Assistant with two; one finish for each contract."""
    for smith in s.smiths:
        for own in (smith.overtime, smith.upgrades, smith.titles):
            if len(own) != len({*own}):
                return False
        if any(card not in cards() for card in smith.overtime) or any(one not in UPGRADES for one in smith.upgrades):
            return False
        if len(smith.contracts) != len(smith.finishes):
            return False
    serving = [smith.assistant for smith in s.smiths if smith.assistant]
    return len(serving) == len({*serving}) and all(one in ASSISTANTS for one in serving)


def reputation_is_on_the_track(s: Ravenshire) -> bool:
    """Every marker stands on a space."""
    return all(0 <= smith.reputation <= TOP for smith in s.smiths)


INVARIANTS = (
    two_to_four,
    dice_on_the_board,
    rows_are_full,
    each_contract_in_one_place,
    each_member_in_one_place,
    stocks_are_sound,
    columns_are_sound,
    stations_are_sound,
    cards_are_sound,
    reputation_is_on_the_track,
)
