"""What answers are worth in Gathering: dice to place and to take, and what is done beside it."""

from __future__ import annotations

from inglenook.engine.decide import Decision

from .content import COLUMN, DISTRICT_IDS, OVERTIME
from .desk import desk_of
from .dice import band, turned
from .outlook import GOOD_AT, MYSTIC, goods_worth, outlook
from .overtime import LONG_HOURS
from .pairs import place_worths, run_worths, take_worths
from .state import Ravenshire

NOT_NOW = -15.0
"""What is never done at this point: less than all else, but not so much that a search could not tell the others apart."""
HELPS = 0.25
"""What a swap by the clerk must bring."""
BEFORE_ALL = 60.0
"""A swap that helps comes before the die."""
DISTRICT_AT = {id: place for place, id in enumerate(DISTRICT_IDS)}


def place(s: Ravenshire, decision: Decision) -> list[float]:
    """A die and a district, with the best die to take after it."""
    pairs = [key.split(">") for key in decision.keys]
    found = place_worths(s, decision.seat, {band(die) for die, _ in pairs})
    return [found[band(die), DISTRICT_AT[district]] for die, district in pairs]


def take(s: Ravenshire, decision: Decision) -> list[float]:
    found = take_worths(s, decision.seat)
    return [found[key] for key in decision.keys]


def column(s: Ravenshire, decision: Decision) -> list[float]:
    """The guild a Raven Die runs."""
    found = run_worths(s, decision.seat, outlook(s, decision.seat))
    return [found[COLUMN[key]] for key in decision.keys]


def turn_over(s: Ravenshire, decision: Decision) -> list[float]:
    return [0.0] * len(decision.keys)


def long_hours(s: Ravenshire, decision: Decision) -> list[float]:
    """Once a guild has run it may run again, and the clerk may swap what it brought."""
    runs = run_worths(s, decision.seat, outlook(s, decision.seat))
    again = runs[COLUMN[s.ran]] - 1.3 * OVERTIME[LONG_HOURS].cost - 0.3
    swaps = clerk(s, decision)
    return [again if key.endswith(LONG_HOURS) else swaps.get(key, NOT_NOW) for key in decision.keys]


def before_acting(s: Ravenshire, decision: Decision) -> list[float]:
    """Before a die is placed or taken: a Talisman that makes the turn better, and the clerk's swap."""
    talismans = [key for key in decision.keys if key.startswith("free:talisman")]
    worths: dict[str, float] = {}
    if talismans:
        dice = {key: turned(*die_and_way(key)) for key in talismans}
        found = place_worths(s, decision.seat, {band(die) for die in dice.values()})
        best: dict[int, float] = {}
        for (one, _), worth in found.items():
            best[one] = max(worth, best.get(one, worth))
        for key, die in dice.items():
            if band(die) != band(die_and_way(key)[0]):
                worths[key] = best[band(die)] - MYSTIC[0]
    if any([key.startswith("free:clerk") for key in decision.keys]):
        worths |= clerk(s, decision)
    return [worths.get(key, NOT_NOW) for key in decision.keys]


def die_and_way(key: str) -> tuple[str, int]:
    _, _, die, way = key.split(":")
    return die, int(way)


def clerk(s: Ravenshire, decision: Decision) -> dict[str, float]:
    """A swap that helps comes before anything else."""
    look, goods = outlook(s, decision.seat), desk_of(s.smiths[decision.seat]).goods
    before = goods_worth(goods, look)
    found = {}
    for key in decision.keys:
        if key.startswith("free:clerk"):
            give, get = (GOOD_AT[good] for good in key.split(":")[2:])
            after = goods[:]
            after[give] -= 1
            after[get] += 1
            won = goods_worth(after, look) - before
            if won > HELPS:
                found[key] = BEFORE_ALL + won
    return found
