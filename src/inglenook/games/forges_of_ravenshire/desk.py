"""A smith's things as plain numbers to reckon with: what a reward, a run of a guild or a station would make of them.

Whoever reckons takes every choice on the way as the outlook advises. Nothing here touches the table.
"""

from __future__ import annotations

from typing import NamedTuple

from .content import FINISHES, GOLD, GOODS, MEMBERS, MYSTICS, STATIONS, TOKEN, UPGRADES, Reward, Run
from .outlook import MYSTIC, TOKEN_WORTH, Five, Outlook, five, goods_worth
from .reputation import SPACES, TOP
from .rewards import CAP
from .state import Smith

WOOD, ORE, LEATHER, CHARCOAL, STEEL = range(5)
TALISMAN, EMBERGEM, SCALE, MITHRIL = range(4)
RAWS = (WOOD, ORE, LEATHER)
ANY = (WOOD, ORE, LEATHER, CHARCOAL)
EVERY = (WOOD, ORE, LEATHER, CHARCOAL, STEEL)
BASE_GOLD = 2
BAND_NUMBERS = {id: (one.low, one.mid, one.high) for id, one in STATIONS.items()}


class Row(NamedTuple):
    """A reward in numbers."""

    goods: Five
    gold: int
    tokens: int
    steps: int
    mystics: tuple[int, ...]
    choice: int
    raw: int
    mystic: int


def row_of(reward: Reward) -> Row:
    return Row(
        five(reward),
        reward.get(GOLD, 0),
        reward.get(TOKEN, 0),
        reward.get("reputation", 0),
        tuple(reward.get(mystic, 0) for mystic in MYSTICS),
        reward.get("good-of-choice", 0),
        reward.get("raw", 0) + reward.get("raw-different", 0),
        reward.get("mystic", 0),
    )


ONCE = {id: row_of(one.once) for id, one in MEMBERS.items()}
RUNS = {id: (row_of(one.run.gain), one.run) for id, one in MEMBERS.items()}
BONUS = [row_of(one.once) for one in SPACES]
FINISH = {id: row_of(one.gain) for id, one in FINISHES.items()}
PAYS = {id: MYSTICS.index(one.pays) for id, one in FINISHES.items()}


class Desk:
    """What a smith has, in numbers."""

    __slots__ = ("gold", "goods", "members", "mystics", "reputation", "tokens", "upgrades")

    def __init__(self, goods: list[int], mystics: list[int], gold: int, tokens: int, reputation: int) -> None:
        self.goods = goods
        self.mystics = mystics
        self.gold = gold
        self.tokens = tokens
        self.reputation = reputation
        self.members: list[list[str]] = []
        self.upgrades: list[str] = []

    def copy(self) -> Desk:
        twin = Desk(self.goods[:], self.mystics[:], self.gold, self.tokens, self.reputation)
        twin.members, twin.upgrades = self.members, self.upgrades
        return twin


def desk_of(smith: Smith) -> Desk:
    stock = smith.stock
    goods, mystics = [stock[good] for good in GOODS], [stock[mystic] for mystic in MYSTICS]
    desk = Desk(goods, mystics, stock[GOLD], stock[TOKEN], smith.reputation)
    desk.members, desk.upgrades = smith.members, smith.upgrades
    return desk


# -- choosing -------------------------------------------------------------------------------------------------------------


def best_good(goods: list[int], look: Outlook, kinds: tuple[int, ...] = ANY) -> int:
    """Of which of these goods one more is worth most."""
    found, most = kinds[0], -1.0
    for kind in kinds:
        if goods[kind] < CAP:
            goods[kind] += 1
            worth = goods_worth(goods, look)
            goods[kind] -= 1
            if worth > most:
                found, most = kind, worth
    return found


def least_good(goods: list[int], look: Outlook) -> tuple[int, float]:
    """Which good is missed least, and how much; -1 if there is none."""
    found, least = -1, 1e9
    before = goods_worth(goods, look)
    for kind in EVERY:
        if goods[kind]:
            goods[kind] -= 1
            lost = before - goods_worth(goods, look)
            goods[kind] += 1
            if lost < least:
                found, least = kind, lost
    return found, least


# -- gaining --------------------------------------------------------------------------------------------------------------


def add(desk: Desk, good: int, n: int) -> None:
    desk.goods[good] = min(CAP, desk.goods[good] + n)


def gain(desk: Desk, row: Row, look: Outlook) -> None:
    """A reward, with every choice taken."""
    goods = desk.goods
    for kind, n in enumerate(row.goods):
        if n:
            goods[kind] = min(CAP, goods[kind] + n)
    desk.gold += row.gold
    desk.tokens += row.tokens
    for kind, n in enumerate(row.mystics):
        desk.mystics[kind] += n
    for _ in range(row.choice):
        add(desk, best_good(goods, look), 1)
    for _ in range(row.raw):
        add(desk, best_good(goods, look, RAWS), 1)
    desk.mystics[EMBERGEM] += row.mystic
    for _ in range(row.steps):
        if desk.reputation >= TOP:
            desk.gold += 1
        else:
            desk.reputation += 1
            gain(desk, BONUS[desk.reputation], look)


# -- running a guild ------------------------------------------------------------------------------------------------------


def run(desk: Desk, column: int, look: Outlook) -> None:
    """The base of a guild, then its members."""
    if column == 0:
        desk.gold += BASE_GOLD
    elif column == 1:
        add(desk, best_good(desk.goods, look, RAWS), 1)
    else:
        add(desk, CHARCOAL, 1)
    for member in desk.members[column]:
        row, does = RUNS[member]
        if does.gain:
            if desk.reputation >= does.if_rep:
                if does.more_if_le >= 0:
                    kind = max(EVERY, key=row.goods.__getitem__)
                    add(desk, kind, desk.goods[kind] <= does.more_if_le)
                gain(desk, row, look)
        elif does.make is not None:
            make(desk, does, look)
        elif does.swap is not None:
            for _ in range(does.swap[2]):
                swap_one(desk, look)
        elif does.sell is not None:
            sell(desk, does, look)
        elif does.mystic:
            transmute(desk)


def make(desk: Desk, does: Run, look: Outlook) -> None:
    """Turn things into others as often as that is worth it."""
    assert does.make is not None
    _, get, most = does.make
    if get == "charcoal":
        convert(desk, (WOOD,), CHARCOAL, most, look)
    elif get == "steel":
        convert(desk, (CHARCOAL, ORE), STEEL, most, look)
    elif desk.goods[STEEL] and mithril_for_steel(desk, look) > 0:
        desk.goods[STEEL] -= 1
        desk.mystics[MITHRIL] += 1


def mithril_for_steel(desk: Desk, look: Outlook) -> float:
    """What is won by turning a steel into Mithril."""
    before = goods_worth(desk.goods, look)
    desk.goods[STEEL] -= 1
    after = goods_worth(desk.goods, look)
    desk.goods[STEEL] += 1
    return min(MYSTIC[MITHRIL], look.step) - (before - after)


def convert(desk: Desk, give: tuple[int, ...], get: int, most: int, look: Outlook) -> int:
    """Turn goods into another up to so many times, as long as it does not hurt; how often that was."""
    goods = desk.goods
    worth = goods_worth(goods, look)
    for done in range(most):
        if goods[get] >= CAP or not all([goods[kind] for kind in give]):
            return done
        for kind in give:
            goods[kind] -= 1
        goods[get] += 1
        after = goods_worth(goods, look)
        if after <= worth:
            for kind in give:
                goods[kind] += 1
            goods[get] -= 1
            return done
        worth = after
    return most


def swap_one(desk: Desk, look: Outlook) -> None:
    """One good for another, where that is worth it."""
    goods = desk.goods
    given, lost = least_good(goods, look)
    if given < 0:
        return
    goods[given] -= 1
    before = goods_worth(goods, look)
    got = best_good(goods, look)
    add(desk, got, 1)
    if goods_worth(goods, look) - before <= lost + 0.01:
        goods[got] -= 1
        goods[given] += 1


def sell(desk: Desk, does: Run, look: Outlook) -> None:
    """One thing for Gold, where it is missed less."""
    assert does.sell is not None
    what, gold, _ = does.sell
    if what == "dragon-scale":
        if desk.mystics[SCALE]:
            desk.mystics[SCALE] -= 1
            desk.gold += gold
        return
    given, lost = least_good(desk.goods, look)
    if given >= 0 and lost < gold - 0.1:
        desk.goods[given] -= 1
        desk.gold += gold


def transmute(desk: Desk) -> None:
    """The least of the mystics becomes an Embergem."""
    for kind in (SCALE, TALISMAN):
        if desk.mystics[kind]:
            desk.mystics[kind] -= 1
            desk.mystics[EMBERGEM] += 1
            return


# -- stations -------------------------------------------------------------------------------------------------------------


def work(desk: Desk, station: str, band: int, column: int, look: Outlook) -> bool:
    """A die of this band at a station; False if it cannot be paid."""
    n = BAND_NUMBERS[station][band]
    if station == "kiln":
        add(desk, CHARCOAL, STATIONS["kiln"].free + more(desk, "wide-kiln"))
        convert(desk, (WOOD,), CHARCOAL, n, look)
    elif station == "smelter":
        convert(desk, (CHARCOAL, ORE), STEEL, n + more(desk, "bellows"), look)
    elif station == "stores":
        for _ in range(n + more(desk, "storehouse")):
            add(desk, best_good(desk.goods, look, RAWS), 1)
    elif station == "appraiser":
        desk.gold += n
    elif desk.gold < n:
        return False
    else:
        desk.gold -= n
        if station == "second-shift":
            run(desk, column, look)
        elif desk.reputation >= TOP:
            desk.gold += 1
        else:
            desk.reputation += 1
            gain(desk, BONUS[desk.reputation], look)
    return True


def more(desk: Desk, upgrade: str) -> int:
    """What an upgrade adds."""
    return UPGRADES[upgrade].amount if upgrade in desk.upgrades else 0


def worth(desk: Desk, look: Outlook) -> float:
    """All that lies on a desk, in Gold, while there is time to use it."""
    found = desk.gold + TOKEN_WORTH * desk.tokens + goods_worth(desk.goods, look)
    for kind, n in enumerate(desk.mystics):
        found += MYSTIC[kind] * n
    return found + standing(desk.reputation, look)


def standing(reputation: int, look: Outlook) -> float:
    """What a reputation is worth: its Gold at the end, and what it opens in the Productions after this one."""
    left = look.left - 1
    found = SPACES[reputation].gold + look.pulls.get("reputation", 0.0) * reputation
    if left > 0:
        found += left * (2.4 * min(reputation, 2) + 1.3 * max(0, min(reputation, 4) - 2))
    return found
