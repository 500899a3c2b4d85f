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
from .content import MEMBERS
from .desk import desk_of
from .forging import Bench, forge, outcome
from .members import workshop_dice
from .outlook import OPENS, SEASONS, WEIGHT, hoped, outlook
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
    """What things were worth at the end to whoever had them in a Season: fitted on games of greedy against AO."""

    cash: float
    """Gold, Action Tokens and the Gold of the reputation space."""
    mystic: float
    goods: float
    """By weight."""
    step: float
    """Of reputation, up to where all contracts are open."""
    member: float
    """For each Gold of its price."""
    title: float
    """For each Gold hoped for."""


class AoRates(NamedTuple):
    cash: float
    cube: float
    member: float


RATES = (
    Rates(1.0, 2.1, 0.7, 4.0, 0.3, 1.2),
    Rates(1.0, 2.1, 0.75, 3.0, 0.6, 1.2),
    Rates(1.0, 2.1, 0.75, 1.5, 0.5, 1.5),
    Rates(1.0, 2.1, 0.8, 0.5, 0.2, 1.5),
)
AO_RATES = (AoRates(0.85, 1.2, 3.5), AoRates(0.85, 1.5, 3.0), AoRates(0.85, 1.7, 2.3), AoRates(0.97, 1.2, 0.7))
COMING = ((156, 150, 143, 135), (110, 102, 92, 82), (71, 61, 51, 41), (35, 25, 14, 4))
"""What a smith still gains besides, by Season and dice taken in it."""
AO_COMING = ((179, 168, 156, 146), (134, 121, 106, 106), (99, 83, 68, 53), (26, 12, -3, -3))
"""The same of AO at 12 cubes; the fourth is Production."""
AO_CUBE = ((19, 18, 17.5, 15), (14, 12, 9, 9), (7, 5.5, 4, 2), (1, 0, 0, 0))
"""How much more that is with a cube less to pay for a contract."""
DOUBTS = (12.0, 10.5, 8.5, 5.0)
"""How much a lead may still change, by Season."""
USUAL_COST = 12
IDLE_DIE = 1.5
"""What a die that waits for its station will bring."""


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
    if s.step not in ("production", "season-end", "scoring"):
        return valued(s, seat, Bench(s, seat, desk_of(s.smiths[seat])), season) + to_come(s, seat, season)
    bench = Bench(s, seat, desk_of(s.smiths[seat]))
    idle = 0.0
    if s.step == "production" and not closed(s, seat):
        bench = forge(s, seat, bench.desk, outlook(s, seat), PATIENT if season < SEASONS else 0.0)
        idle = IDLE_DIE * len(workshop_dice(s.smiths[seat]))
    if season == SEASONS:
        return outcome(s, seat, bench) + idle
    return valued(s, seat, bench, season + 1) + COMING[season][0] + idle


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


def valued(s: Ravenshire, seat: int, bench: Bench, season: int) -> float:
    """What a smith has, at the rates of a Season."""
    rates, desk = RATES[season - 1], bench.desk
    weight = 0.0
    for each, n in zip(WEIGHT, desk.goods, strict=True):
        weight += each * n
    members = sum([MEMBERS[id].cost for column in desk.members for id in column])
    found = rates.cash * (desk.gold + desk.tokens + end_gold(desk.reputation)) + rates.mystic * sum(desk.mystics)
    found += rates.goods * weight + rates.step * min(desk.reputation, OPENS[2]) + rates.member * members
    return found + rates.title * hoped(s, seat, bench.facts)


def ao_expected(s: Ravenshire, ao: Ao) -> float:
    """The Gold AO may be expected to have at the end."""
    season = max(s.season, 1) - 1
    turn = s.round - 1 if s.step in ("turn", "take") else 3
    rates = AO_RATES[season]
    found = rates.cash * (ao.gold + end_gold(ao.reputation)) + rates.cube * ao.cubes + rates.member * sum(map(len, ao.members))
    return found + AO_COMING[season][turn] + AO_CUBE[season][turn] * (USUAL_COST - ao.cost)
