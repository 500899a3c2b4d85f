"""How good a position is, and which answers look best: what bots and hints go by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import NamedTuple

from inglenook.engine.decide import Decision

from . import worth_choices as choices
from . import worth_gathering as gathering
from . import worth_people as people
from . import worth_production as production
from .desk import desk_of
from .forging import Bench, forge, outcome
from .members import workshop_dice
from .outlook import OPENS, SEASONS, WEIGHT, Outlook, goods_worth, hoped, outlook
from .pairs import member_runs, run_worth
from .reputation import end_gold
from .seasons import producers
from .state import Ao, Ravenshire


def worths_of(s: Ravenshire, decision: Decision) -> Sequence[float]:
    """A quick worth for each key of a question."""
    return WORTHS[decision.kind](s, decision)


def free(s: Ravenshire, decision: Decision) -> list[float]:
    """Free actions: what there is to do at this point of the turn."""
    if s.step == "production":
        return production.free_in_production(s, decision)
    if s.ran:
        return gathering.long_hours(s, decision)
    return gathering.before_acting(s, decision)


WORTHS: dict[str, Callable[[Ravenshire, Decision], Sequence[float]]] = {
    "place": gathering.place,
    "take": gathering.take,
    "column": gathering.column,
    "run-guild": gathering.column,
    "turn-over": gathering.turn_over,
    "gain": choices.gain,
    "swap": choices.swap,
    "convert": choices.convert,
    "times": choices.convert,
    "sell": choices.sell,
    "mystic": choices.mystic,
    "transmute": choices.transmute,
    "turn-die": choices.turn_die,
    "pay-goods": choices.pay_goods,
    "recruit": people.recruit,
    "guildmother": people.guildmother,
    "assistant": people.assistant,
    "foreman": people.foreman,
    "starter": people.starter,
    "swap-die": people.swap_die,
    "station": production.station,
    "free": free,
}


# -- how good a position is -----------------------------------------------------------------------------------------------


class Rates(NamedTuple):
    """What things were worth at the end to whoever had them in a Season: fitted on 410 games of greedy."""

    cash: float
    """Gold, and Action Tokens."""
    mystic: float
    progress: float
    """Goods as the contracts in view pay for them."""
    goods: float
    """And by weight, whatever is asked for."""
    step: float
    """Of reputation, up to where all contracts are open, besides its Gold at the end."""
    member: float
    """For what a member brings in the runs still to come."""
    title: float
    """For each Gold hoped for."""


class AoRates(NamedTuple):
    cash: float
    cube: float
    member: float


RATES = (
    Rates(0.96, 1.95, 0.3, 0.65, 1.5, 0.53, 0.8),
    Rates(0.93, 1.7, 0.8, 0.4, 2.0, 0.42, 0.8),
    Rates(1.0, 1.95, 0.7, 0.47, 3.0, 0.53, 1.5),
    Rates(1.0, 1.95, 0.6, 0.5, 3.0, 0.53, 1.3),
)
AO_RATES = (AoRates(0.85, 1.2, 3.5), AoRates(0.85, 1.5, 3.0), AoRates(0.85, 1.7, 2.3), AoRates(0.97, 1.2, 0.7))
COMING = ((149.0, 141.0, 130.5, 118.0), (111.0, 103.5, 92.0, 80.5), (56.5, 47.0, 36.0, 23.5), (19.5, 11.5, 1.5, -9.5))
"""What a smith still gains besides, by Season and dice taken in it."""
AFTER = (114.0, 48.5, 13.5)
"""The same when Production is over."""
AO_COMING = ((179, 168, 156, 146), (134, 121, 106, 106), (99, 83, 68, 53), (26, 12, -3, -3))
"""The same of AO at 12 cubes; the fourth is Production."""
AO_CUBE = ((19, 18, 17.5, 15), (14, 12, 9, 9), (7, 5.5, 4, 2), (1, 0, 0, 0))
"""How much more that is with a cube less to pay for a contract."""
DOUBTS = (12.0, 10.5, 8.5, 5.0)
"""How much a lead may still change, by Season."""
USUAL_COST = 12
IDLE = (0.0, 5.5, 8.0, 9.0, 10.0)
"""What dice that wait for their stations will bring, by their number."""


def estimate(s: Ravenshire) -> list[float]:
    """How likely each smith is to end before whoever is best of the others."""
    totals = [expected(s, seat) for seat in range(len(s.smiths))]
    rival = ao_expected(s, s.ao) if s.ao is not None else None
    doubt = DOUBTS[max(s.season, 1) - 1]
    found = []
    for seat, own in enumerate(totals):
        others = totals[:seat] + totals[seat + 1 :] + ([] if rival is None else [rival])
        found.append(1 / (1 + exp(max(-50.0, min(50.0, (max(others) - own) / doubt)))))
    return found


def expected(s: Ravenshire, seat: int) -> float:
    """The Gold a smith may expect at the end; in Production with what would be forged from here."""
    season = max(s.season, 1)
    look, bench = outlook(s, seat), Bench(s, seat, desk_of(s.smiths[seat]))
    if s.step not in ("production", "season-end", "scoring"):
        return valued(s, seat, bench, season, look) + to_come(s, seat, season)
    idle = 0.0
    if s.step == "production" and not closed(s, seat):
        bench = forge(s, seat, bench.desk, look, PATIENT if season < SEASONS else 0.0)
        idle = IDLE[min(len(workshop_dice(s.smiths[seat])), len(IDLE) - 1)]
    if season == SEASONS:
        return outcome(s, seat, bench) + idle
    return valued(s, seat, bench, season + 1, look) + AFTER[season - 1] + idle


PATIENT = 0.65


def to_come(s: Ravenshire, seat: int, season: int) -> float:
    """What a smith still gains besides: less with every die it has taken, and half of that once it has placed one for it."""
    coming = COMING[season - 1]
    taken = min(sum(map(len, s.smiths[seat].columns)), len(coming) - 1)
    if s.step == "take" and s.active == seat and not s.ran and taken < len(coming) - 1:
        return (coming[taken] + coming[taken + 1]) / 2
    return coming[taken]


def closed(s: Ravenshire, seat: int) -> bool:
    """Whether a smith's Production of this Season is over."""
    turns = producers(s)
    return turns.index(seat) < turns.index(s.active)


def valued(s: Ravenshire, seat: int, bench: Bench, season: int, look: Outlook) -> float:
    """What a smith has, at the rates of a Season."""
    rates, desk, smith = RATES[season - 1], bench.desk, s.smiths[seat]
    weight = runs = 0.0
    for each, n in zip(WEIGHT, desk.goods, strict=True):
        weight += each * n
    for column, members in enumerate(desk.members):
        if members:
            each = sum([run_worth(id, desk.reputation, look.scale) for id in members])
            runs += each * member_runs(s, smith, column)
    found = rates.cash * (desk.gold + desk.tokens) + end_gold(desk.reputation) + rates.mystic * sum(desk.mystics)
    found += rates.progress * goods_worth(desk.goods, look) + rates.goods * weight
    found += rates.step * min(desk.reputation, OPENS[2]) + rates.member * runs
    return found + rates.title * hoped(s, seat, bench.facts)


def ao_expected(s: Ravenshire, ao: Ao) -> float:
    """The Gold AO may be expected to have at the end."""
    season = max(s.season, 1) - 1
    turn = s.round - 1 if s.step in ("turn", "take") else 3
    rates = AO_RATES[season]
    found = rates.cash * (ao.gold + end_gold(ao.reputation)) + rates.cube * ao.cubes + rates.member * sum(map(len, ao.members))
    return found + AO_COMING[season][turn] + AO_CUBE[season][turn] * (USUAL_COST - ao.cost)
