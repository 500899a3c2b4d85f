"""Scoring, who wins, and what parts those who tie: for smiths and AO alike."""

from __future__ import annotations

from collections.abc import Callable

from inglenook.engine.rulebook import rule
from inglenook.engine.table import GameOver, Outcome
from inglenook.engine.words import Msg, msg

from .ao_eyes import sees_the_end
from .content import GOODS, MARKET, MYSTICS
from .reputation import end_gold
from .state import Ao, FRTable, Ravenshire, Smith, ao_side, sides

# -- Gold -----------------------------------------------------------------------------------------------------------------


@rule("FR-R118")
def reputation_gold(smith: Smith) -> int:
    """A smith gains the Gold of the reputation space."""
    return end_gold(smith.reputation)


@rule("FR-R119")
def mystic_gold(smith: Smith) -> int:
    """Mystics are sold at the Market rates: the others become Dragon Scales, and each Dragon Scale brings 2 Gold."""
    return mystics(smith) * MARKET.ds_gold


@rule("FR-R120")
def token_gold(smith: Smith) -> int:
    """Each Action Token left is 1 Gold."""
    return smith.tokens


@rule("FR-R121")
def smith_total(smith: Smith) -> int:
    """All this and the Gold held is a smith's result."""
    return smith.gold + (reputation_gold(smith) or 0) + (mystic_gold(smith) or 0) + (token_gold(smith) or 0)


@rule("FR-R122")
def ao_total(ao: Ao) -> int:
    """AO has the Gold of its reputation space and the Gold it holds; its cubes are worth nothing."""
    return ao.gold + end_gold(ao.reputation)


@rule("FR-R2")
def total(s: Ravenshire, side: int) -> int:
    """What counts is Gold: the result of a side, if the game ended now."""
    return ao_total(s.ao) if s.ao is not None and side == ao_side(s) else smith_total(s.smiths[side])


def mystics(smith: Smith) -> int:
    """How many mystics a smith has."""
    return sum(smith.stock[mystic] for mystic in MYSTICS)


# -- ties -----------------------------------------------------------------------------------------------------------------


def body(s: Ravenshire, side: int) -> Smith | Ao:
    """The workshop of a side: a smith's or AO's."""
    return s.ao if s.ao is not None and side == ao_side(s) else s.smiths[side]


@rule("FR-R124")
def by_reputation(s: Ravenshire, side: int) -> int:
    """Of those who tie, more reputation wins."""
    return body(s, side).reputation


@rule("FR-R125")
def by_contracts(s: Ravenshire, side: int) -> int:
    """Then more completed contracts."""
    return len(body(s, side).contracts)


@rule("FR-R126")
def by_stock(s: Ravenshire, side: int) -> int:
    """Then more goods and mystics; AO counts its Good Cubes."""
    one = body(s, side)
    return one.cubes if isinstance(one, Ao) else sum(one.stock[good] for good in GOODS) + stock_of_mystics(one)


@rule("FR-Q26")
def stock_of_mystics(smith: Smith) -> int:
    """Mystics are sold without asking, but where stock is counted they count as they were before."""
    return mystics(smith)


MEASURES = {"reputation": by_reputation, "contracts": by_contracts, "stock": by_stock}
"""By what those who tie are parted, in this order."""

# -- the winner -----------------------------------------------------------------------------------------------------------


@rule("FR-R123")
def most_gold(s: Ravenshire, among: list[int]) -> list[int]:
    """Whoever has most Gold."""
    totals = {side: total(s, side) for side in among}
    return [side for side in among if totals[side] == max(totals.values())]


@rule("FR-R128")
def parted(s: Ravenshire, tied: list[int]) -> list[int]:
    """Each step compares only those who are still tied."""
    for measure in MEASURES.values():
        tied = best_by(s, tied, measure)
    return tied


def best_by(s: Ravenshire, tied: list[int], measure: Callable[[Ravenshire, int], int]) -> list[int]:
    """Those who have most by one measure."""
    found = {side: measure(s, side) or 0 for side in tied}
    return [side for side in tied if found[side] == max(found.values())]


def parted_by(s: Ravenshire) -> str:
    """What made one of them the winner: `wins` by Gold alone, else the measure that parted those who tied."""
    tied = most_gold(s, list(range(sides(s))))
    how = "wins"
    for name, measure in MEASURES.items():
        if len(tied) > 1:
            tied, how = best_by(s, tied, measure), name
    return how


def places(s: Ravenshire) -> list[int]:
    """The place of every side, AO's last in the list; whoever nothing parts shares one."""
    left = list(range(sides(s)))
    found = dict.fromkeys(left, 0)
    while left:
        place = sides(s) - len(left) + 1
        best = parted(s, most_gold(s, left))
        for side in best:
            found[side] = place
            left.remove(side)
    return list(found.values())


@rule("FR-B100")
def winners(ranks: list[int]) -> list[int]:
    """Whoever has most Gold at the end wins."""
    return [side for side, rank in enumerate(ranks) if rank == 1]


@rule("FR-R127")
def shared(won: list[int]) -> bool:
    """Whoever nothing parts shares the victory."""
    return len(won) > 1


def reason(t: FRTable, won: list[int], gold: int) -> Msg:
    """The end in a sentence."""
    names = [msg("fr-ao") if side == ao_side(t.state) else msg("plain", text=t.name(side)) for side in won]
    how = "shared" if shared(won) else parted_by(t.state)
    return msg(f"fr-over-{how}", who=names, gold=gold)


@rule("FR-R117")
def count_gold(t: FRTable) -> list[int]:
    """When Season 4 is over, everybody's Gold is counted."""
    s = t.state
    totals = [total(s, side) for side in range(sides(s))]
    for side, gold in enumerate(totals):
        t.say("fr-log-total", rule="FR-R121" if side < len(s.smiths) else "FR-R122", seat=side, weight=2, gold=gold)
    return totals


async def score(t: FRTable) -> None:
    """The end: Gold is counted, and the chair of the Forgemaster is taken."""
    s = t.state
    totals = count_gold(t)
    ranks = places(s)
    won = winners(ranks)
    sees_the_end(t, won)
    seats, n = tuple(side for side in won if side < len(s.smiths)), len(s.smiths)
    why = reason(t, won, totals[won[0]])
    raise GameOver(Outcome(winners=seats, reason=why, scores=tuple(totals[:n]), ranks=tuple(ranks)))
