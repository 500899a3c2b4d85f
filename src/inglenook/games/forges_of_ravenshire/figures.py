"""The exact figures in hints: what can be forged now, what is still missing, and what one piece more would open."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from inglenook.engine.words import Msg, msg

from .content import CONTRACTS, FINISHES, GOLD, GOODS
from .contracts import NONE, can_pay, within_reach
from .names import amount, contract_name, told
from .outlook import GOOD_AT, WEIGHT
from .plans import intent
from .rewards import CAP
from .state import Ravenshire, Smith


class Near(NamedTuple):
    """A contract within reach, and what is still missing for it."""

    card: str
    lack: dict[str, int]

    @property
    def gold(self) -> int:
        return CONTRACTS[self.card].reward.get(GOLD, 0)

    @property
    def pieces(self) -> int:
        return sum(self.lack.values())

    @property
    def far(self) -> float:
        """How hard what is missing is to come by."""
        return sum(WEIGHT[GOOD_AT[good]] * n for good, n in self.lack.items())


def stock_with(smith: Smith, more: Mapping[str, int]) -> dict[str, int]:
    """The goods of a smith with these; a track holds ten."""
    return {good: min(CAP, smith.stock[good] + more.get(good, 0)) for good in GOODS}


def near(card: str, stock: Mapping[str, int]) -> Near:
    """What is missing for a contract with this stock."""
    cost = CONTRACTS[card].cost
    return Near(card, {good: n - stock[good] for good, n in cost.items() if stock[good] < n})


def nearest(s: Ravenshire, seat: int, more: Mapping[str, int]) -> Near | None:
    """The contract for which least is missing once these goods are there; of equals the one that brings most Gold."""
    smith = s.smiths[seat]
    stock = stock_with(smith, more)
    found = [near(card, stock) for card in within_reach(s, smith)]
    return min(found, key=lambda one: (one.far, -one.gold, one.card), default=None)


def opened(s: Ravenshire, seat: int, gold: int) -> Near | None:
    """The contract within reach that misses one piece and would bring more Gold than this; the one with most."""
    smith = s.smiths[seat]
    found = [near(card, smith.stock) for card in within_reach(s, smith)]
    better = [one for one in found if one.pieces == 1 and one.gold > gold]
    return max(better, key=lambda one: (one.gold, -one.far, one.card), default=None)


# -- in words -------------------------------------------------------------------------------------------------------------


def joined(now: Msg, then: Msg | None) -> Msg:
    """A sentence, and another one where there is more to tell."""
    return now if then is None else msg("fr-hint-both", now=now, then=then)


def then_near(s: Ravenshire, seat: int, more: Mapping[str, int]) -> Msg | None:
    """How near these goods bring the nearest contract; nothing if they do not help there."""
    goods = {what: n for what, n in more.items() if what in GOODS}
    one = nearest(s, seat, goods)
    if one is None or near(one.card, s.smiths[seat].stock).far <= one.far:
        return None
    name = contract_name(one.card)
    if one.lack:
        return msg("fr-hint-lacks", contract=name, what=told(one.lack), n=one.gold)
    return msg("fr-hint-ready", contract=name, n=one.gold)


def forge_now(s: Ravenshire, seat: int, card: str, finish: str) -> Msg:
    """What a contract brings now, with its finish; and what one piece more would open."""
    brings = dict(CONTRACTS[card].reward)
    if finish != NONE:
        for what, n in FINISHES[finish].gain.items():
            brings[what] = brings.get(what, 0) + n
    now = msg("fr-hint-contract", contract=contract_name(card), what=told(brings))
    return joined(now, one_more(s, seat, brings.get(GOLD, 0)))


def one_more(s: Ravenshire, seat: int, gold: int) -> Msg | None:
    """Which single piece would open something better."""
    one = opened(s, seat, gold)
    if one is None:
        return None
    (good,) = one.lack
    return msg("fr-hint-opens", what=amount(good, 1), contract=contract_name(one.card), n=one.gold)


def deal_for(s: Ravenshire, seat: int, key: str) -> Msg | None:
    """The contract a deal is made for, with its Gold and how many deals it takes; nothing if it is for none."""
    steps = intent(s, seat).steps
    if not steps or steps[0].key != key:
        return None
    step = steps[0]
    deals = len(step.deals) + bool(step.scales)
    gold = CONTRACTS[step.card].reward.get(GOLD, 0)
    return msg("fr-hint-deal", contract=contract_name(step.card), n=gold, deals=deals)


def nothing_left(s: Ravenshire, seat: int) -> Msg | None:
    """Why Production is closed: what the nearest contract still misses, or that its goods are better kept."""
    smith = s.smiths[seat]
    if any(can_pay(smith, card) for card in within_reach(s, smith)):
        return msg("fr-hint-keep")
    one = nearest(s, seat, {})
    return None if one is None else msg("fr-hint-close", contract=contract_name(one.card), what=told(one.lack), n=one.gold)
