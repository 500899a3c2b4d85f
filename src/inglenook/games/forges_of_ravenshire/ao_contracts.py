"""AO completes a contract: which one, what it brings, and its Finish (R84-R99)."""

from __future__ import annotations

from typing import NamedTuple

from inglenook.engine.rulebook import rule

from .ao_cubes import takings
from .ao_remarks import remark
from .content import CONTRACTS, FINISHES, Finish
from .contracts import highest_row, refill, reset_row, row_of
from .names import named
from .state import Ao, FRTable, Ravenshire, ao_of, ao_side, count

WHY = {"first": "FR-R87", "after-reset": "FR-R97", "second": "FR-R98", "topmost": "FR-R99"}
"""Why it takes a contract -> the rule that says so."""
WANTED = ("first", "after-reset")


class Choice(NamedTuple):
    """Which contract of a row AO completes, and why that one."""

    tier: str
    place: int
    why: str
    """`first`: its first item lay there; `after-reset`: it lay there then; `second`: its second item; `topmost`: neither."""


@rule("FR-Q5", "FR-Q6")
def forge_all(t: FRTable) -> None:
    """Where there are cubes for several contracts, or a Finish brings them, one is done with before the next begins."""
    ao = ao_of(t.state)
    while enough(ao) and (tier := row_it_looks_at(t.state)):
        complete(t, tier)


@rule("FR-R80")
def enough(ao: Ao) -> bool:
    """A contract takes as many cubes as the level says."""
    return ao.cubes >= ao.cost


@rule("FR-R86")
def row_it_looks_at(s: Ravenshire) -> str:
    """It looks at the row of the highest tier its reputation allows, and at no other."""
    return highest_row(s, ao_of(s).reputation)


@rule("FR-R84")
def complete(t: FRTable, tier: str) -> None:
    """As soon as it has enough cubes it completes one contract, in the middle of a turn too: card, gap, rewards, Finish."""
    s = t.state
    ao = ao_of(s)
    pay_cubes(ao)
    side = ao_side(s)
    t.say("fr-log-ao-pays", rule="FR-R85", seat=side, lights=(f"mat:{side}",), n=ao.cost, left=ao.cubes)
    choice = choose(t, tier)
    card = s.rows[tier][choice.place]
    if t.loud:
        tell_choice(t, choice, card)
    put_before_it(t, choice, card)
    fill_gap(t, choice)
    deed = f"contract-{tier}" if choice.why in WANTED else "contract-second-choice"
    remark(t, deed, item=named("item", CONTRACTS[card].item))
    gain_from(t, card)
    add_finish(t)


@rule("FR-R85")
def pay_cubes(ao: Ao) -> None:
    """Exactly the cubes a contract takes are removed; the others stay for the next one."""
    ao.cubes -= ao.cost


# -- which one ------------------------------------------------------------------------------------------------------------


def choose(t: FRTable, tier: str) -> Choice:
    """The first item; else the row is dealt anew, once; then the first item, the second, or whatever lies on top."""
    s = t.state
    place = of_first_item(s, tier)
    if place is not None:
        return Choice(tier, place, "first")
    reset_for_first(t, tier)
    place = look_again(s, tier)
    if place is not None:
        return Choice(tier, place, "after-reset")
    return no_second_reset(s, tier)


@rule("FR-R87")
def of_first_item(s: Ravenshire, tier: str) -> int | None:
    """It wants the item it wants most."""
    return topmost(s, tier, ao_of(s).items[0])


@rule("FR-R88")
def topmost(s: Ravenshire, tier: str, item: str) -> int | None:
    """Of several contracts for an item, the topmost."""
    return next((place for place, card in enumerate(row_of(s, tier)) if CONTRACTS[card].item == item), None)


@rule("FR-R96")
def reset_for_first(t: FRTable, tier: str) -> None:
    """Where its first item is not wanted, the row goes face down under its deck and is dealt anew."""
    if t.loud:
        item = named("item", ao_of(t.state).items[0])
        side = ao_side(t.state)
        lights = tuple(f"contract:{card}" for card in row_of(t.state, tier))
        t.say("fr-log-ao-reset", rule="FR-R96", seat=side, weight=2, lights=lights, item=item, tier=named("tier", tier))
    reset_row(t, tier)
    remark(t, "contract-reset")


@rule("FR-R97")
def look_again(s: Ravenshire, tier: str) -> int | None:
    """In the new row it looks for its first item again."""
    return of_first_item(s, tier)


@rule("FR-R98")
def no_second_reset(s: Ravenshire, tier: str) -> Choice:
    """Still none: the row is not dealt a second time. It takes its second item from the same row."""
    place = topmost(s, tier, ao_of(s).items[1])
    return Choice(tier, place, "second") if place is not None else whatever_lies_on_top(tier)


@rule("FR-R99")
def whatever_lies_on_top(tier: str) -> Choice:
    """Neither: the topmost card of the row."""
    return Choice(tier, 0, "topmost")


# -- what it does with it -------------------------------------------------------------------------------------------------


@rule("FR-R89")
def put_before_it(t: FRTable, choice: Choice, card: str) -> None:
    """The card leaves the row and counts as completed."""
    s = t.state
    s.rows[choice.tier].pop(choice.place)
    ao_of(s).contracts.append(card)
    count(s, ao_side(s), f"contract.{card}")


@rule("FR-R90")
def fill_gap(t: FRTable, choice: Choice) -> None:
    """The gap is filled face up from the deck of its tier."""
    refill(t, choice.tier, choice.place)


@rule("FR-R91")
def gain_from(t: FRTable, card: str) -> None:
    """It gains all that stands on the contract. Cubes it brings wait until the contract is done with."""
    for _ in takings(t, CONTRACTS[card].reward, "FR-R91"):
        pass


@rule("FR-R92")
def add_finish(t: FRTable) -> None:
    """It always adds its Finish, at no cost, and gains what that brings."""
    ao = ao_of(t.state)
    side = ao_side(t.state)
    t.say("fr-log-ao-adds-finish", rule="FR-R92", seat=side, lights=(f"mat:{side}",), finish=named("finish", ao.finish))
    remark(t, f"finish-{ao.finish}")
    for _ in takings(t, finish_of(ao).gain, "FR-R92"):
        pass


@rule("FR-R30")
def finish_of(ao: Ao) -> Finish:
    """The Finish chosen at the start, for every contract of the game."""
    return FINISHES[ao.finish]


def tell_choice(t: FRTable, choice: Choice, card: str) -> None:
    """Say which contract it completes and why that one."""
    ao, side = ao_of(t.state), ao_side(t.state)
    t.say(
        f"fr-log-ao-forges-{choice.why}",
        rule=WHY[choice.why],
        seat=side,
        weight=3,
        lights=(f"contract:{card}",),
        contract=named("contract", card),
        tier=named("tier", choice.tier),
        item=named("item", CONTRACTS[card].item),
        first=named("item", ao.items[0]),
        second=named("item", ao.items[1]),
    )
