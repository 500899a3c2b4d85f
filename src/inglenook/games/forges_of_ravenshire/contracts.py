"""The contract rows, which all share, and how a smith completes a contract."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .content import CONTRACTS, FINISHES
from .names import contract_name, named
from .reputation import open_tiers
from .rewards import gain
from .state import FRTable, Ravenshire, Smith, count

NONE = "none"
COSTS = {id: tuple(one.cost.items()) for id, one in CONTRACTS.items()}

# -- the rows -------------------------------------------------------------------------------------------------------------


@rule("FR-R100")
def row_of(s: Ravenshire, tier: str) -> list[str]:
    """Smiths and AO take their contracts from the same rows."""
    return s.rows[tier]


@rule("FR-B76")
def refill(t: FRTable, tier: str, place: int) -> None:
    """The gap is filled at once, where it is, from the deck of its tier."""
    s = t.state
    for card in deal(t, tier, 1):
        s.rows[tier].insert(place, card)
        t.say("fr-log-refill", rule="FR-B76", weight=0, lights=(f"contract:{card}",), contract=contract_name(card))


@rule("FR-Q20")
def deal(t: FRTable, tier: str, n: int) -> list[str]:
    """So many cards from the deck of a tier, or as many as it has: then the row stays short."""
    deck = t.state.decks[tier]
    return [deck.draw(t.chance) for _ in range(min(n, len(deck)))]


@rule("FR-Q19")
def reset_row(t: FRTable, tier: str) -> None:
    """The cards of a row go face down under their deck, the top one first, and as many are dealt."""
    s = t.state
    gone = s.rows[tier]
    for card in gone:
        s.decks[tier].put_under(card, ())
    s.rows[tier] = deal(t, tier, len(gone))
    lights = tuple(f"contract:{card}" for card in s.rows[tier])
    t.say("fr-log-reset", rule="FR-Q19", lights=lights, tier=named("tier", tier))


@rule("FR-Q21")
def highest_row(s: Ravenshire, reputation: int) -> str:
    """The highest tier that stands open and has a card in its row; empty if there is none."""
    return next((tier for tier in reversed(open_tiers(reputation)) if row_of(s, tier)), "")


def take_card(t: FRTable, card: str) -> None:
    """Take a contract out of its row, and fill the gap."""
    tier = CONTRACTS[card].tier
    row = row_of(t.state, tier)
    place = row.index(card)
    row.pop(place)
    refill(t, tier, place)


# -- a smith's contracts --------------------------------------------------------------------------------------------------


@rule("FR-B70")
def within_reach(s: Ravenshire, smith: Smith) -> list[str]:
    """A smith completes contracts of the rows that stand open, and the own starter."""
    found = [card for tier in open_tiers(smith.reputation) for card in row_of(s, tier)]
    return [*found, smith.starter] if smith.starter else found


def can_pay(smith: Smith, card: str) -> bool:
    """Whether a smith has the goods a contract asks for."""
    stock = smith.stock
    return all([stock[good] >= n for good, n in COSTS[card]])


def lacking(smith: Smith, card: str) -> dict[str, int]:
    """Which goods a smith still lacks for a contract."""
    return {good: n - smith.stock[good] for good, n in COSTS[card] if smith.stock[good] < n}


@rule("FR-B69")
def contract_keys(s: Ravenshire, seat: int) -> list[str]:
    """In Production, before, between and after the dice, a smith may complete any contract that can be paid."""
    smith = s.smiths[seat]
    payable = [card for card in within_reach(s, smith) if can_pay(smith, card)]
    return [f"free:contract:{card}:{finish}" for card in payable for finish in finishes(smith, card)] if payable else []


@rule("FR-B108")
def finishes(smith: Smith, card: str) -> list[str]:
    """A contract gets one finish that the smith can pay, or none."""
    return [NONE, *(finish for finish, one in FINISHES.items() if smith.stock[one.pays] or comes_with(card, one.pays))]


@rule("FR-Q33")
def comes_with(card: str, mystic: str) -> bool:
    """A contract is rewarded before it is finished: a mystic that it brings itself may pay for its finish."""
    return mystic in CONTRACTS[card].reward


async def complete(t: FRTable, seat: int, words: list[str]) -> None:
    """Complete a contract: pay for it, close the gap, gain what it brings, and finish it."""
    card, finish = words
    s = t.state
    smith = s.smiths[seat]
    pay_goods(t, seat, card)
    smith.contracts.append(card)
    smith.finishes.append("" if finish == NONE else finish)
    if t.loud:
        t.say("fr-log-contract", rule="FR-B69", seat=seat, weight=2, lights=(f"mat:{seat}",), contract=contract_name(card))
    if card == smith.starter:
        smith.starter = ""
    else:
        take_card(t, card)
    count(s, seat, f"contract.{card}")
    await deliver(t, seat, card)
    if finish != NONE:
        count(s, seat, f"finish.{finish}")
        await FINISHING[finish](t, seat)


@rule("FR-B71")
def pay_goods(t: FRTable, seat: int, card: str) -> None:
    """Pay exactly the goods the contract asks for."""
    stock = t.state.smiths[seat].stock
    for good, n in COSTS[card]:
        stock[good] -= n


@rule("FR-B72")
async def deliver(t: FRTable, seat: int, card: str) -> None:
    """Gain everything the contract promises."""
    await gain(t, seat, CONTRACTS[card].reward, "FR-B72")


@rule("FR-B73")
async def finish_production(t: FRTable, seat: int) -> None:
    """Production: 1 Talisman for 2 goods of choice."""
    await finish_with(t, seat, "production", "FR-B73")


@rule("FR-B74")
async def finish_embergem(t: FRTable, seat: int) -> None:
    """Embergem: 1 Embergem for 5 Gold."""
    await finish_with(t, seat, "embergem", "FR-B74")


@rule("FR-B75")
async def finish_mithril(t: FRTable, seat: int) -> None:
    """Mithril: 1 Mithril for 1 reputation."""
    await finish_with(t, seat, "mithril", "FR-B75")


async def finish_with(t: FRTable, seat: int, finish: str, cause: str) -> None:
    """Pay the mystic of a finish, and gain what it brings."""
    one = FINISHES[finish]
    t.state.smiths[seat].stock[one.pays] -= 1
    t.say("fr-log-finish", rule=cause, seat=seat, weight=0, lights=(f"mat:{seat}",), finish=named("finish", finish))
    await gain(t, seat, one.gain, cause)


FINISHING = {"production": finish_production, "embergem": finish_embergem, "mithril": finish_mithril}
