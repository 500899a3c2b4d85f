"""What answers are worth in Production: dice to stations, contracts, upgrades, and what is done beside them."""

from __future__ import annotations

from inglenook.engine.decide import Decision

from .content import GOODS, TIERS
from .dice import band, turned
from .forging import brings, finish_worth, kept_worth
from .members import workshop_dice
from .outlook import CARDS, GOOD_AT, OPENS, SEASONS, WEIGHT
from .overtime import RUSH_ORDER
from .plans import Intent, can_buy, first_of, intent, plans, upgrade_now, upgrade_worth
from .production import CLOSE, NIGHT
from .state import Ravenshire
from .worth_gathering import die_and_way

NOT_NOW = -40.0
"""What is never done at this point."""
UPGRADE, TURN, WORK, FORGE, RUSH = 60.0, 50.0, 30.0, 20.0, 10.0
"""Things are done in this order; closing is worth nothing."""
FIRST = 10.0
"""What the next die of the plan has before the others."""
NONE = "none"
ENOUGH = ((6, 9, 13), (8, 11, 15))
"""Goods that ought to do for a contract of each tier, in weight: before the last Production, and in it."""


def station(s: Ravenshire, decision: Decision) -> list[float]:
    """The plan's next die; other dice by how much worse the best plan with them is; close when nothing is left to do."""
    found = intent(s, decision.seat)
    smith = s.smiths[decision.seat]
    first = first_of(found.plan, smith)
    best = found.ranked[0][0] if found.ranked else 0.0
    reached: dict[tuple[str, str], float] = {}
    for total, plan in found.ranked:
        for pair in plan:
            reached.setdefault(pair, total - best)
    worths = []
    for key in decision.keys:
        if key == CLOSE:
            worths.append(0.0)
            continue
        die, _, where = key.partition(">")
        pair = die, where.removesuffix(NIGHT)
        if key == first:
            worths.append(WORK + FIRST)
        elif pair in reached and found.table.worth(*pair) > 0:
            worths.append(WORK + max(reached[pair], -FIRST))
        else:
            worths.append(-1.0)
    return worths


def free_in_production(s: Ravenshire, decision: Decision) -> list[float]:
    """Upgrades, Talismans, contracts and the deals they need, in this order around the dice."""
    found = intent(s, decision.seat)
    smith = s.smiths[decision.seat]
    dice = workshop_dice(smith)
    worths: dict[str, float] = {}
    if found.steps:
        step = found.steps[0]
        worths[step.key] = FORGE + min(step.surplus, FIRST - 1)
    for key in decision.keys:
        _, what, *words = key.split(":")
        if key in worths:
            continue
        if what == "contract":
            worths[key] = contract_beside(s, decision.seat, words[0], words[1], found)
        elif what == "upgrade":
            worths[key] = upgrade(s, decision.seat, words[0], found)
        elif what == "talisman" and dice and found.ranked:
            worths[key] = talisman(s, decision.seat, *die_and_way(key), found)
        elif what == "overtime" and words[0] == RUSH_ORDER and not dice and not found.steps:
            worths[key] = rush(s, decision.seat, words[1])
    return [worths.get(key, NOT_NOW) for key in decision.keys]


def contract_beside(s: Ravenshire, seat: int, card: str, finish: str, found: Intent) -> float:
    """A contract that is not the next one of the plan: less than that, and less than closing where nothing is planned."""
    won = brings(CARDS[card], found.look.step, found.look.pulls) - found.look.scale * 0.6 * CARDS[card].weight
    if finish != NONE:
        won += finish_worth(s, finish, found.look.step, found.look.pulls, found.look) - 2.5
    won = max(-3.0, min(won / 4, 5.0))
    return RUSH + won if found.steps else won - FIRST


def upgrade(s: Ravenshire, seat: int, id: str, found: Intent) -> float:
    """An upgrade, before the first die goes to work and never in the last Season."""
    smith = s.smiths[seat]
    if s.season >= SEASONS or smith.stations or not can_buy(smith, id):
        return NOT_NOW
    now = upgrade_now(s, seat, id, found) if id in ("wide-kiln", "bellows", "storehouse") else 0.0
    won = upgrade_worth(s, seat, id, now, found.look)
    return UPGRADE + won if won > 0 else -10.0


def talisman(s: Ravenshire, seat: int, die: str, way: int, found: Intent) -> float:
    """A die in Production turned by a Talisman: where the plan gains more than the Talisman is worth."""
    after = turned(die, way)
    if band(after) == band(die):
        return NOT_NOW
    smith = s.smiths[seat]
    dice = workshop_dice(smith)
    dice[dice.index(die)] = after
    won = plans(dice, smith, found.table)[0][0] - found.ranked[0][0] - kept_worth(s, 0)
    return TURN + won if won > 0.3 else -10.0


def rush(s: Ravenshire, seat: int, tier: str) -> float:
    """New contracts, where there are goods enough and nothing to forge with them."""
    smith = s.smiths[seat]
    highest = max(place for place, opens in enumerate(OPENS) if smith.reputation >= opens)
    weight = sum(WEIGHT[GOOD_AT[good]] * smith.stock[good] for good in GOODS)
    if TIERS.index(tier) != highest or weight <= ENOUGH[s.season == SEASONS][highest]:
        return -5.0
    return RUSH
