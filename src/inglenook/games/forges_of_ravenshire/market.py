"""The Market Exchange and Talismans: what a smith may do at any time of the own turn, and in the own Production."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement

from inglenook.engine.decide import ask_some
from inglenook.engine.rulebook import rule

from .content import CHOICE, GOLD, GOODS, MARKET, MYSTICS, RAW
from .dice import turned, turns
from .names import counted, die_called, told
from .owned import mixes_goods
from .rewards import CAP
from .state import FRTable, Ravenshire, Smith, count

SCALE, TALISMAN = "dragon-scale", "talisman"
STEEL = "steel"
FREE = "free:market:"
FOR_STEEL = f"{FREE}{STEEL}"
SAME = {give: [(f"{FREE}{give}:{get}", get) for get in CHOICE if get != give] for give in GOODS}
MIXED = {
    (one, other): [(f"{FREE}{one}+{other}:{get}", get) for get in CHOICE if get not in (one, other)]
    for one, other in combinations(GOODS, 2)
}
FOR_GOLD = [(f"{FREE}{GOLD}:{get}", get) for get in RAW]
FOR_SCALE = [(f"{FREE}{give}:{SCALE}", give) for give in MYSTICS if give != SCALE]
BY_SCALES = [f"{FREE}{SCALE}:{get}" for get in ("embergem", "mithril")]
SCALE_SOLD = [f"{FREE}{SCALE}:{GOLD}"]

# -- what is on offer -----------------------------------------------------------------------------------------------------


@rule("FR-B36")
def trader(s: Ravenshire, side: int) -> Smith | None:
    """Only smiths trade; AO never does."""
    return s.smiths[side] if side < len(s.smiths) else None


def deals(s: Ravenshire, side: int) -> list[str]:
    """Every deal that this side can pay and has room for."""
    smith = trader(s, side)
    if smith is None:
        return []
    found: list[str] = []
    for offers in OFFERS:
        found += offers(smith) or ()
    return found


@rule("FR-B30")
def same_goods(smith: Smith) -> list[str]:
    """2 identical goods for 1 good of choice, which is never steel."""
    stock, least = smith.stock, MARKET.same_in
    return [key for give in GOODS if stock[give] >= least for key, get in SAME[give] if stock[get] < CAP]


def mixed_goods(smith: Smith) -> list[str]:
    """2 different goods for 1 good of choice, with the Ledger."""
    if not mixes_goods(smith):
        return []
    stock = smith.stock
    return [key for (one, other), ways in MIXED.items() if stock[one] and stock[other] for key, get in ways if stock[get] < CAP]


@rule("FR-B31")
def goods_for_steel(smith: Smith) -> list[str]:
    """4 goods of any kind for 1 steel; steel itself would only be lost in it."""
    stock = smith.stock
    given = sum([stock[good] for good in CHOICE])
    return [FOR_STEEL] if given >= MARKET.steel_in and stock[STEEL] < CAP else []


@rule("FR-B32")
def gold_for_raw(smith: Smith) -> list[str]:
    """3 Gold for 1 raw good."""
    stock = smith.stock
    return [key for key, get in FOR_GOLD if stock[get] < CAP] if stock[GOLD] >= MARKET.raw_gold else []


@rule("FR-B33")
def mystic_for_scale(smith: Smith) -> list[str]:
    """1 Talisman, Embergem or Mithril for 1 Dragon Scale."""
    stock = smith.stock
    return [key for key, give in FOR_SCALE if stock[give]]


@rule("FR-B34")
def scales_for_mystic(smith: Smith) -> list[str]:
    """2 Dragon Scales for 1 Embergem or 1 Mithril."""
    return BY_SCALES if smith.stock[SCALE] >= MARKET.ds_for_mystic else []


@rule("FR-B35")
def scale_for_gold(smith: Smith) -> list[str]:
    """1 Dragon Scale for 2 Gold."""
    return SCALE_SOLD if smith.stock[SCALE] else []


OFFERS = (same_goods, mixed_goods, goods_for_steel, gold_for_raw, mystic_for_scale, scales_for_mystic, scale_for_gold)


# -- trading --------------------------------------------------------------------------------------------------------------


def terms(give: str, get: str) -> tuple[dict[str, int], dict[str, int]]:
    """What is given and what is got in a deal."""
    if give == GOLD:
        return {GOLD: MARKET.raw_gold}, {get: 1}
    if give == SCALE:
        return ({SCALE: 1}, {GOLD: MARKET.ds_gold}) if get == GOLD else ({SCALE: MARKET.ds_for_mystic}, {get: 1})
    if give in MYSTICS:
        return {give: 1}, {get: 1}
    goods = give.split("+")
    return ({give: MARKET.same_in} if len(goods) == 1 else dict.fromkeys(goods, 1)), {get: 1}


async def trade(t: FRTable, seat: int, words: list[str]) -> None:
    """A deal at the Market Exchange: `wood`, `ore`, or `steel` alone, for which goods are chosen."""
    if words == [STEEL]:
        give: dict[str, int] = await choose_payment(t, seat)
        settle(t, seat, give, {STEEL: 1}, "FR-B31")
        return
    give, get = terms(*words)
    settle(t, seat, give, get, rule_of(words[0], words[1]))


def rule_of(give: str, get: str) -> str:
    """The rule by which a deal is made."""
    if give == GOLD:
        return "FR-B32"
    if give == SCALE:
        return "FR-B35" if get == GOLD else "FR-B34"
    return "FR-B33" if give in MYSTICS else "FR-B67" if "+" in give else "FR-B30"


def settle(t: FRTable, seat: int, give: dict[str, int], get: dict[str, int], cause: str) -> None:
    """Both sides of a deal change hands."""
    s = t.state
    stock = s.smiths[seat].stock
    for what, n in give.items():
        stock[what] -= n
    for what, n in get.items():
        stock[what] += n
    count(s, seat, "deals")
    if t.loud:
        t.say("fr-log-trades", rule=cause, seat=seat, weight=0, lights=(f"mat:{seat}",), give=told(give), get=told(get))


async def choose_payment(t: FRTable, seat: int) -> dict[str, int]:
    """The goods given for steel: nobody is asked where there is only one way."""
    smith = t.state.smiths[seat]
    n = MARKET.steel_in
    ways = payments(smith)
    if len(ways) == 1:
        return counted(ways[0])
    keys = await ask_some(t, seat, "pay-goods", lambda: pieces(smith, n), least=n, most=n, rule="FR-B31")
    return counted(key.partition(".")[0] for key in keys)


def payments(smith: Smith) -> list[tuple[str, ...]]:
    """Every way to give the goods for a steel."""
    ways = combinations_with_replacement(CHOICE, MARKET.steel_in)
    return [way for way in ways if all(smith.stock[good] >= way.count(good) for good in way)]


def pieces(smith: Smith, most: int) -> list[str]:
    """The goods piece by piece, of each at most so many: `wood.1`, `wood.2`."""
    return [f"{good}.{n}" for good in CHOICE for n in range(1, min(most, smith.stock[good]) + 1)]


# -- Talismans ------------------------------------------------------------------------------------------------------------


@rule("FR-B37")
def talisman_keys(smith: Smith, dice: list[str]) -> list[str]:
    """Discard a Talisman: one of these dice, about to be placed or in Production, is turned by one."""
    if not smith.stock[TALISMAN]:
        return []
    return [f"free:talisman:{die}:{way}" for die, way in turns(dice)]


def use_talisman(t: FRTable, seat: int, words: list[str]) -> None:
    """Turn a die that waits to be placed, or, in Production, one that waits for work."""
    s = t.state
    smith = s.smiths[seat]
    die, way = words
    smith.stock[TALISMAN] -= 1
    waiting = next(dice for dice in (smith.columns if s.step == "production" else [smith.dice]) if die in dice)
    waiting[waiting.index(die)] = turned(die, int(way))
    count(s, seat, "talismans")
    if t.loud:
        t.say("fr-log-talisman", rule="FR-B37", seat=seat, weight=0, die=die_called(die), face=turned(die, int(way))[1])
