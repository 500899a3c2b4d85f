"""What answers are worth where goods, mystics and dice are chosen or traded."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from inglenook.engine.decide import Decision, one_by_one

from .content import GOODS
from .desk import desk_of, mithril_for_steel
from .dice import band, turned
from .forging import best_forging, kept_worth
from .members import workshop_dice
from .outlook import GOOD_AT, MYSTIC, MYSTIC_AT, SEASONS, Outlook, goods_worth, outlook
from .plans import intent, plans, table_of
from .state import Ravenshire

NO = "no"


def valued(s: Ravenshire, seat: int) -> Callable[[list[int]], float]:
    """How goods are valued now: by the contracts in view, or in the last Production by what can really be forged."""
    look = outlook(s, seat)
    if s.step != "production" or s.season < SEASONS:
        return lambda goods: goods_worth(goods, look)

    def at_last(goods: list[int]) -> float:
        desk = desk_of(s.smiths[seat])
        desk.goods = goods
        return best_forging(s, seat, desk, look, all_ways=False)[0] + 0.02 * goods_worth(goods, look)

    return at_last


def gain(s: Ravenshire, decision: Decision) -> list[float]:
    """Goods of choice."""
    worth = valued(s, decision.seat)
    stock = s.smiths[decision.seat].stock
    have = [stock[good] for good in GOODS]
    before = worth(have[:])
    found = []
    for key in decision.keys:
        goods = have[:]
        for good in key.split("+"):
            goods[GOOD_AT[good]] += 1
        found.append(worth(goods) - before)
    return found


def swap(s: Ravenshire, decision: Decision) -> list[float]:
    """Goods for others; a swap that changes nothing is none."""
    worth = valued(s, decision.seat)
    stock = s.smiths[decision.seat].stock
    have = [stock[good] for good in GOODS]
    before = worth(have[:])
    found = []
    for key in decision.keys:
        if key == NO:
            found.append(0.0)
            continue
        give, _, get = key.partition(">")
        goods = have[:]
        for good in give.split("+"):
            goods[GOOD_AT[good]] -= 1
        for good in get.split("+"):
            goods[GOOD_AT[good]] += 1
        found.append(worth(goods) - before - 0.05)
    return found


def convert(s: Ravenshire, decision: Decision) -> list[float]:
    """How often things are turned into another."""
    about = decision.about or {}
    give, get = str(about["give"]).split("+"), str(about["get"])
    desk = desk_of(s.smiths[decision.seat])
    if get not in GOOD_AT:
        won = mithril_for_steel(desk, outlook(s, decision.seat))
        return [int(key) * won for key in decision.keys]
    worth = valued(s, decision.seat)
    before = worth(desk.goods[:])
    found = []
    for key in decision.keys:
        goods = desk.goods[:]
        for good in give:
            goods[GOOD_AT[good]] -= int(key)
        goods[GOOD_AT[get]] += int(key)
        found.append(worth(goods) - before)
    return found


def sell(s: Ravenshire, decision: Decision) -> list[float]:
    """One thing for Gold."""
    gold = int((decision.about or {})["gold"])
    worth = valued(s, decision.seat)
    have = desk_of(s.smiths[decision.seat]).goods
    before = worth(have[:])
    found = []
    for key in decision.keys:
        if key == NO:
            found.append(0.0)
        elif key in MYSTIC_AT:
            found.append(gold - kept_worth(s, MYSTIC_AT[key]))
        else:
            goods = have[:]
            goods[GOOD_AT[key]] -= 1
            found.append(gold - 0.1 - (before - worth(goods)))
    return found


def mystic_worth(s: Ravenshire, seat: int, mystic: str, look: Outlook) -> float:
    """A mystic, more where a title asks for its finish, less the more of it one has."""
    stock = s.smiths[seat].stock
    found = MYSTIC[MYSTIC_AT[mystic]] / (1 + 0.25 * stock[mystic])
    finish = {"talisman": "production"}.get(mystic, mystic)
    return found + 0.6 * look.pulls.get(f"fin-{finish}", 0.0) / (1 + stock[mystic])


def mystic(s: Ravenshire, decision: Decision) -> list[float]:
    look = outlook(s, decision.seat)
    return [mystic_worth(s, decision.seat, key, look) for key in decision.keys]


def transmute(s: Ravenshire, decision: Decision) -> list[float]:
    look = outlook(s, decision.seat)
    found = []
    for key in decision.keys:
        one, _, other = key.partition(">")
        won = mystic_worth(s, decision.seat, other, look) - mystic_worth(s, decision.seat, one, look) if other else 0.0
        found.append(won - 0.3 if other else 0.0)
    return found


def turn_die(s: Ravenshire, decision: Decision) -> list[float]:
    """A die of the workshop turned by one: what it does for the plan of the next Production."""
    return [0.0 if key == NO else won for key, won in zip(decision.keys, turning(s, decision.seat, decision.keys), strict=True)]


def turning(s: Ravenshire, seat: int, keys: Sequence[str]) -> list[float]:
    """By how much each turn of a die, `m5:+1`, makes the best plan better."""
    smith = s.smiths[seat]
    table = table_of(desk_of(smith), outlook(s, seat))
    dice = workshop_dice(smith)
    before = plans(dice, smith, table)[0][0] if dice else 0.0
    found = []
    for key in keys:
        die, _, way = key.partition(":")
        if die not in dice:
            found.append(0.0)
            continue
        after = dice[:]
        after[after.index(die)] = turned(die, int(way))
        found.append(plans(after, smith, table)[0][0] - before if band(turned(die, int(way))) != band(die) else -0.01)
    return found


def pay_goods(s: Ravenshire, decision: Decision) -> list[float]:
    """The goods given for a steel: those the plan can spare, else those missed least."""
    steps = intent(s, decision.seat).steps if s.step == "production" else []
    deal = steps[0].deals[0] if steps and steps[0].deals else ()
    spare = [GOODS[kind] for kind in deal[1:]]
    desk, look = desk_of(s.smiths[decision.seat]), outlook(s, decision.seat)
    worths: dict[str, float] = {}
    for place, good in enumerate(GOODS):
        for n in range(1, desk.goods[place] + 1):
            given = desk.goods[:]
            given[place] -= n
            lost = goods_worth(desk.goods, look) - goods_worth(given, look)
            worths[f"{good}.{n}"] = 100.0 if spare.count(good) >= n else -lost
    return one_by_one(decision, lambda key: worths.get(key, 0.0))
