"""Which contracts a smith would forge from what lies on a desk, with which finish, and through which deals at the Market."""

from __future__ import annotations

from typing import NamedTuple

from .content import CONTRACTS, GOODS, MARKET, MYSTICS, TIERS
from .desk import ANY, CHARCOAL, EVERY, FINISH, LEATHER, ORE, PAYS, SCALE, STEEL, WOOD, Desk, gain, row_of, worth
from .market import FOR_STEEL, FREE
from .outlook import CARDS, MYSTIC_SOLD, NEAR, OPENS, WEIGHT, Card, Five, Outlook, hoped, step_worth, title_pulls
from .reputation import SPACES
from .state import Ravenshire
from .titles import facts_of

NONE = "none"
PATIENCE, GREED = (0.55, 0.8), (0.0, 0.35, 0.8)
"""How much the goods of a contract are held to be worth: before the last Production, and in it. The best of these is taken."""
LEAST = 0.3
"""What a contract must bring beyond its goods while there is time for others."""
GOOD_THEN, GOOD_AT_LAST = 0.8, 0.25
"""How much of a finish's goods will find a use."""
EMBER_KEPT = 2.5
SEASONS = 4
SURE = (1.0, *[0.0] * (len(NEAR) - 1))
"""At the very end a title is met or it is not."""


Deal = tuple[int, ...]
"""The good one gets, then the goods one gives; none of them: for Gold."""


class Step(NamedTuple):
    """A contract, its finish, and the deals that come before it."""

    card: str
    finish: str
    deals: list[Deal]
    scales: str
    """The mystic that Dragon Scales are given for."""
    surplus: float

    @property
    def key(self) -> str:
        """What is answered first to come to this."""
        if self.deals:
            return deal_key(self.deals[0])
        return f"{FREE}dragon-scale:{self.scales}" if self.scales else f"free:contract:{self.card}:{self.finish}"


def deal_key(deal: Deal) -> str:
    get, *give = deal
    if get == STEEL:
        return FOR_STEEL
    names = "+".join(GOODS[kind] for kind in sorted({*give}))
    return f"{FREE}{names or 'gold'}:{GOODS[get]}"


class Paid(NamedTuple):
    """What is left when a contract is paid for, and the deals it took."""

    goods: list[int]
    gold: int
    deals: list[Deal]


def cover(desk: Desk, cost: Five) -> Paid | None:
    """Pay for a contract, with deals at the Market for what is missing; None if that cannot be done."""
    h0, h1, h2, h3, h4 = desk.goods
    c0, c1, c2, c3, c4 = cost
    goods = [h0 - c0, h1 - c1, h2 - c2, h3 - c3, h4 - c4]
    if min(goods) >= 0:
        return Paid(goods, desk.gold, [])
    lack = [-n if n < 0 else 0 for n in goods]
    goods = [n if n > 0 else 0 for n in goods]
    bought = min(desk.gold // MARKET.raw_gold, lack[WOOD] + lack[ORE] + lack[LEATHER])
    if MARKET.same_in * (sum(lack[:STEEL]) - bought) + MARKET.steel_in * lack[STEEL] > sum(goods):
        return None
    gold = desk.gold
    deals: list[Deal] = []
    for want in (CHARCOAL, WOOD, ORE, LEATHER):
        for _ in range(lack[want]):
            if give := given_for_one(desk, goods):
                for kind in give:
                    goods[kind] -= 1
            elif want != CHARCOAL and gold >= MARKET.raw_gold:
                gold -= MARKET.raw_gold
            else:
                return None
            deals.append((want, *give))
    for _ in range(lack[STEEL]):
        if sum(goods[:STEEL]) < MARKET.steel_in:
            return None
        paid = []
        for _ in range(MARKET.steel_in):
            kind = max([kind for kind in ANY if goods[kind]], key=lambda kind: goods[kind] - 2 * WEIGHT[kind])
            goods[kind] -= 1
            paid.append(kind)
        deals.append((STEEL, *paid))
    return Paid(goods, gold, deals)


def given_for_one(desk: Desk, goods: list[int]) -> tuple[int, ...]:
    """What would be given for one good: two alike, or with the Ledger any two; nothing if there are none."""
    best, most = -1, -99.0
    for kind in EVERY:
        if goods[kind] >= MARKET.same_in and goods[kind] - 3 * WEIGHT[kind] > most:
            best, most = kind, goods[kind] - 3 * WEIGHT[kind]
    if best in ANY:
        return (best,) * MARKET.same_in
    if "ledger" in desk.upgrades:
        left = sorted([kind for kind in ANY if goods[kind]], key=lambda kind: WEIGHT[kind] - goods[kind])
        if len(left) >= MARKET.same_in:
            return tuple(left[: MARKET.same_in])
    return (best,) * MARKET.same_in if best >= 0 else ()


class Bench:
    """What changes while contracts are forged one after another."""

    __slots__ = ("desk", "facts", "open", "steps")

    def __init__(self, s: Ravenshire, seat: int, desk: Desk) -> None:
        self.desk = desk
        self.facts = facts_of(s, seat)
        smith = s.smiths[seat]
        self.open = [id for tier in TIERS for id in s.rows[tier]] + ([smith.starter] if smith.starter else [])
        self.steps: list[Step] = []


def forge(s: Ravenshire, seat: int, desk: Desk, look: Outlook, patience: float) -> Bench:
    """Forge whatever is worth more than its goods, the best first."""
    bench = Bench(s, seat, desk.copy())
    while step := best_step(s, seat, bench, look, patience):
        do(s, bench, step, look)
    return bench


def best_step(s: Ravenshire, seat: int, bench: Bench, look: Outlook, patience: float) -> Step | None:
    """The contract that brings most beyond what its goods are worth."""
    final = s.season == SEASONS
    desk = bench.desk
    pulls = title_pulls(s, seat, bench.facts)
    left = look.left - 1
    step = step_worth(desk.reputation, left + (0.5 if left or len(bench.steps) < 2 else 0.0)) + pulls.get("reputation", 0.0)
    factor = patience if final else patience * look.scale
    found: tuple[float, str, Paid] | None = None
    most = 0.0 if final else LEAST
    for id in bench.open:
        card = CARDS[id]
        if desk.reputation < OPENS[card.tier] and CONTRACTS[id].tier != TIERS[0]:
            continue
        paid = cover(desk, card.cost)
        if paid is None:
            continue
        used = sum([WEIGHT[kind] * (desk.goods[kind] - paid.goods[kind]) for kind in EVERY])
        surplus = brings(card, step, pulls) + paid.gold - desk.gold - factor * used
        if surplus > most:
            most, found = surplus, (surplus, id, paid)
    if found is None:
        return None
    surplus, id, paid = found
    finish, scales = best_finish(s, desk.mystics, step, pulls, look)
    return Step(id, finish, paid.deals, scales, surplus)


def brings(card: Card, step: float, pulls: dict[str, float]) -> float:
    """A contract in Gold, to whoever completes it now."""
    found = card.gold + step * card.steps + 1.1 * card.tokens + 2.1 * sum(card.mystics)
    for what in card.asked:
        if what in pulls:
            found += pulls[what]
    return found


def finish_worth(s: Ravenshire, finish: str, step: float, pulls: dict[str, float], look: Outlook) -> float:
    """What a finish brings, before its mystic is paid."""
    if finish == "production":
        use = GOOD_AT_LAST if s.season == SEASONS else GOOD_THEN
        found = FINISH[finish].choice * 1.2 * look.scale * use
    else:
        found = FINISH[finish].gold + FINISH[finish].steps * step
    return found + pulls.get(f"fin-{finish}", 0.0)


def kept_worth(s: Ravenshire, kind: int) -> float:
    """What a mystic is worth to whoever keeps it."""
    if s.season == SEASONS:
        return MYSTIC_SOLD
    return (2.2, EMBER_KEPT, 2.0, 3.4)[kind]


def best_finish(s: Ravenshire, mystics: list[int], step: float, pulls: dict[str, float], look: Outlook) -> tuple[str, str]:
    """The finish that brings most beyond its mystic, or none; and the mystic, if Dragon Scales are given for it."""
    found = NONE, ""
    most = 0.0
    for finish, kind in PAYS.items():
        scales = ""
        if mystics[kind]:
            pay = kept_worth(s, kind)
        elif finish != "production" and mystics[SCALE] >= MARKET.ds_for_mystic:
            pay = MARKET.ds_for_mystic * kept_worth(s, SCALE)
            scales = MYSTICS[kind]
        else:
            continue
        gained = finish_worth(s, finish, step, pulls, look) - pay
        if gained > most:
            most, found = gained, (finish, scales)
    return found


def do(s: Ravenshire, bench: Bench, step: Step, look: Outlook) -> None:
    """Complete a contract on the desk."""
    desk, card = bench.desk, CARDS[step.card]
    paid = cover(desk, card.cost)
    assert paid is not None
    desk.goods, desk.gold = paid.goods, paid.gold + card.gold
    desk.tokens += card.tokens
    for kind, n in enumerate(card.mystics):
        desk.mystics[kind] += n
    bench.open.remove(step.card)
    for what in (*card.asked, f"fin-{step.finish}"):
        bench.facts[what] = bench.facts.get(what, 0) + 1
    climb(desk, card.steps, look)
    if step.finish != NONE:
        kind = PAYS[step.finish]
        if desk.mystics[kind]:
            desk.mystics[kind] -= 1
        else:
            desk.mystics[SCALE] -= MARKET.ds_for_mystic
        gain(desk, FINISH[step.finish], look)
    bench.facts["reputation"] = desk.reputation
    bench.steps.append(step)


def climb(desk: Desk, steps: int, look: Outlook) -> None:
    if steps:
        gain(desk, STEPS[steps], look)


STEPS = [row_of({"reputation": n}) for n in range(4)]


def left_over(s: Ravenshire, seat: int, bench: Bench, look: Outlook) -> float:
    """All that a smith has after forging: at the end what counts then, before it what can still be made of it."""
    return outcome(s, seat, bench) if s.season == SEASONS else worth(bench.desk, look) + hoped(s, seat, bench.facts)


def outcome(s: Ravenshire, seat: int, bench: Bench) -> float:
    """What a smith has at the end of the game."""
    desk = bench.desk
    found = desk.gold + desk.tokens + MYSTIC_SOLD * sum(desk.mystics) + SPACES[desk.reputation].gold
    return found + hoped(s, seat, bench.facts, SURE)


def best_forging(s: Ravenshire, seat: int, desk: Desk, look: Outlook, all_ways: bool = True) -> tuple[float, list[Step]]:
    """The best there is to be forged from a desk, and what is left of everything then."""
    ways = GREED if s.season == SEASONS else PATIENCE
    found: tuple[float, list[Step]] | None = None
    for patience in ways if all_ways else ways[1:2]:
        bench = forge(s, seat, desk, look, patience)
        total = left_over(s, seat, bench, look)
        if found is None or total > found[0] + 1e-9:
            found = total, bench.steps
    assert found is not None
    return found
