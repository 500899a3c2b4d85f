"""What a smith works towards: the contracts that look best, what titles add to them, and what goods are worth for that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from .content import CONTRACTS, GOLD, GOODS, MYSTICS, TIERS, TITLES, TOKEN, Reward
from .reputation import SPACES, TOP, opens_at
from .state import Ravenshire, Smith
from .titles import facts_of, missing, worth_now

Five = tuple[int, int, int, int, int]
"""Goods, in their order: wood, ore, leather, charcoal, steel."""

GOOD_AT = {good: place for place, good in enumerate(GOODS)}
MYSTIC_AT = {mystic: place for place, mystic in enumerate(MYSTICS)}
WEIGHT = (1.0, 1.05, 1.05, 1.75, 3.3)
"""How hard each good is to come by, in wood."""
MYSTIC = (2.2, 4.0, 2.0, 3.4)
"""What a mystic is worth as long as contracts can be finished with it."""
MYSTIC_SOLD = 2.0
TOKEN_WORTH = 1.2
NEAR = (1.0, 0.42, 0.18, 0.08, 0.04, 0.02, 0.01, 0.0)
"""The hope for a title, by how much is still missing."""
PRIZE_STEP = 2.5
"""A step of reputation among the prizes of a title."""
SCALES = (1.2, 1.55, 1.75)
"""What a unit of weight is worth in Gold, by the highest tier that is open."""
AFTER = (0.62, 0.62, 0.58, 0.5, 0.22)
"""How much of that goods are worth which no wanted contract asks for, by Season."""
WANTED = 4
"""So many contracts are kept in view."""
OPENS = tuple(opens_at(tier) for tier in TIERS)
NEXT_TIER = 0.62
"""What a contract counts for that will be open one step further."""
SEASONS = 4


class Card(NamedTuple):
    """A contract in numbers."""

    tier: int
    item: str
    cost: Five
    weight: float
    gold: int
    steps: int
    tokens: int
    mystics: tuple[int, ...]
    asked: tuple[str, ...]
    """What completing it counts for in titles: its item, its tier."""


def five(reward: Reward) -> Five:
    """The goods of a reward."""
    wood, ore, leather, charcoal, steel = (reward.get(good, 0) for good in GOODS)
    return wood, ore, leather, charcoal, steel


def card_of(id: str) -> Card:
    one = CONTRACTS[id]
    cost = five(one.cost)
    return Card(
        tier=TIERS.index(one.tier),
        item=one.item,
        cost=cost,
        weight=sum(w * n for w, n in zip(WEIGHT, cost, strict=True)),
        gold=one.reward.get(GOLD, 0),
        steps=one.reward.get("reputation", 0),
        tokens=one.reward.get(TOKEN, 0),
        mystics=tuple(one.reward.get(mystic, 0) for mystic in MYSTICS),
        asked=(one.item, one.tier),
    )


CARDS = {id: card_of(id) for id in CONTRACTS}


class Outlook(NamedTuple):
    """What goods are for, from where a smith stands."""

    targets: list[tuple[float, float, Five]]
    """Of each wanted contract: what it is worth, one part of its weight, and its cost."""
    spare: tuple[float, float, float, float, float]
    """What each good is worth that none of them asks for."""
    scale: float
    left: int
    """Productions to come, the one at hand included."""
    step: float
    """What the next step of reputation is worth."""
    pulls: dict[str, float]
    """What one more item, finish, member or Legendary contract adds to the hope for titles."""


def title_pulls(s: Ravenshire, seat: int, facts: dict[str, int]) -> dict[str, float]:
    """How much nearer one more of each thing brings the titles a smith has not taken."""
    found: dict[str, float] = {}
    taken = s.smiths[seat].titles
    for title in s.titles:
        if title in taken:
            continue
        lack = missing(title, facts)
        if not lack:
            continue
        far = min(sum(lack.values()), len(NEAR) - 1)
        nearer = prize(worth_now(s, title)) * (NEAR[far - 1] - NEAR[far])
        for what in lack:
            found[what] = found.get(what, 0.0) + nearer
    return found


def prize(reward: Reward) -> float:
    """A title's reward in Gold."""
    return reward.get(GOLD, 0) + PRIZE_STEP * reward.get("reputation", 0)


def step_worth(reputation: int, left: float) -> float:
    """What a step of reputation is worth with so many Productions to come: its Gold, its bonus, and what it opens."""
    if reputation >= TOP:
        return 1.0
    here, there = SPACES[reputation], SPACES[reputation + 1]
    bonus = there.once
    found = there.gold - here.gold + bonus.get(GOLD, 0) + TOKEN_WORTH * bonus.get(TOKEN, 0) + 2 * bonus.get("mystic", 0)
    if left > 0:
        found += 1.3 * bonus.get("good-of-choice", 0)
    if reputation < OPENS[1]:
        return found + 2.4 * left
    return found + 1.3 * left if reputation < OPENS[2] else found


def card_worth(card: Card, step: float, pulls: dict[str, float]) -> float:
    """A contract in Gold: what it pays, its reputation, and how it helps towards titles."""
    found = card.gold + step * (card.steps if card.steps < 2 else 1.8) + TOKEN_WORTH * card.tokens + 2.2 * sum(card.mystics)
    for what in card.asked:
        if what in pulls:
            found += pulls[what]
    return found


def scale_of(reputation: int) -> float:
    return SCALES[(reputation >= OPENS[1]) + (reputation >= OPENS[2])]


def in_view(s: Ravenshire, smith: Smith) -> list[str]:
    """The contracts that are open, or will be with one step more."""
    found = [card for tier, opens in zip(TIERS, OPENS, strict=True) if smith.reputation >= opens - 1 for card in s.rows[tier]]
    return [*found, smith.starter] if smith.starter else found


def outlook(s: Ravenshire, seat: int) -> Outlook:
    """The contracts that pay best for what is still missing, and the worth of everything by them."""
    smith = s.smiths[seat]
    stock, reputation = smith.stock, smith.reputation
    season = s.season or 1
    left = SEASONS + 1 - season
    pulls = title_pulls(s, seat, facts_of(s, seat))
    step = step_worth(reputation, left) + pulls.get("reputation", 0.0)
    wood, ore, leather, charcoal, steel = (stock[good] for good in GOODS)
    found = []
    for id in in_view(s, smith):
        card = CARDS[id]
        c0, c1, c2, c3, c4 = card.cost
        have = (c0 if wood > c0 else wood) + 1.05 * ((c1 if ore > c1 else ore) + (c2 if leather > c2 else leather))
        have += 1.75 * (c3 if charcoal > c3 else charcoal) + 3.3 * (c4 if steel > c4 else steel)
        worth = card_worth(card, step, pulls)
        if reputation < OPENS[card.tier]:
            worth *= NEXT_TIER
        found.append((worth / card.weight * (0.45 + 0.55 * have / card.weight), worth, 1 / card.weight, card.cost))
    found.sort(reverse=True)
    scale = scale_of(reputation)
    after = AFTER[season] * scale
    w0, w1, w2, w3, w4 = WEIGHT
    spare = (w0 * after, w1 * after, w2 * after, w3 * after, w4 * after)
    return Outlook([(worth, part, cost) for _, worth, part, cost in found[:WANTED]], spare, scale, left, step, pulls)


def goods_worth(goods: Sequence[int], look: Outlook) -> float:
    """What these goods are worth: for the wanted contracts, one after another, and what is left over for later ones."""
    r0, r1, r2, r3, r4 = goods
    found = 0.0
    for worth, part, (c0, c1, c2, c3, c4) in look.targets:
        m0 = c0 if r0 > c0 else r0
        m1 = c1 if r1 > c1 else r1
        m2 = c2 if r2 > c2 else r2
        m3 = c3 if r3 > c3 else r3
        m4 = c4 if r4 > c4 else r4
        done = (m0 + 1.05 * (m1 + m2) + 1.75 * m3 + 3.3 * m4) * part
        found += worth * done * (0.62 + 0.33 * done * done)
        r0 -= m0
        r1 -= m1
        r2 -= m2
        r3 -= m3
        r4 -= m4
    s0, s1, s2, s3, s4 = look.spare
    found += s0 * (r0 if r0 < 4 else 1.95 + 0.35 * r0)
    found += s1 * (r1 if r1 < 4 else 1.95 + 0.35 * r1)
    found += s2 * (r2 if r2 < 4 else 1.95 + 0.35 * r2)
    found += s3 * (r3 if r3 < 4 else 1.95 + 0.35 * r3)
    return found + s4 * (r4 if r4 < 4 else 1.95 + 0.35 * r4)


def hoped(s: Ravenshire, seat: int, facts: dict[str, int], near: tuple[float, ...] = NEAR) -> float:
    """The hope for titles of whoever has so much, in Gold."""
    taken = s.smiths[seat].titles
    found = 0.0
    for title in s.titles:
        if title not in taken:
            far = sum([n - facts.get(what, 0) for what, n in TITLES[title].need.items() if facts.get(what, 0) < n])
            found += prize(worth_now(s, title)) * near[far if far < len(near) else -1]
    return found
