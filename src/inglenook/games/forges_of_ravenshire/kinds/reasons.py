"""Why not: reasons with their figures and rules, for whichever question is open."""

from __future__ import annotations

from inglenook.engine.kinds import Reason
from inglenook.engine.words import Arg, msg

from ..content import CAPACITY, CONTRACTS, DISTRICT_IDS, GOLD, OVERTIME, STATIONS, TOKEN, UPGRADES
from ..contracts import lacking
from ..gathering import just_placed
from ..names import die_called, named, thing, told
from ..overtime import NIGHT_FORGE
from ..production import SECOND_SHIFT, SMELTER, STORES, TOWN_CRIER, can_rise, number, works
from ..reputation import opens_at
from ..rewards import CAP
from ..scene import producing
from ..state import Ravenshire

TALISMAN = "talisman"


def because(rule: str, id: str, seat: int | None = None, **args: Arg) -> Reason:
    """A reason of Ravenshire."""
    return Reason(msg(f"fr-why-{id}", **args), rule, seat)


def split(id: str) -> tuple[str, int]:
    """District and place of a die: `timberfall.0`."""
    district, _, slot = id.partition(".")
    return district, int(slot) if slot.isdigit() else -1


def full(s: Ravenshire, id: str) -> Reason | None:
    """A district that has its dice already."""
    dice = s.board[DISTRICT_IDS.index(id)]
    if len(dice) < CAPACITY:
        return None
    return because("FR-B25", "full", district=named("district", id), n=len(dice), most=CAPACITY)


def placed_now(s: Ravenshire, district: str, slot: int) -> Reason | None:
    """The die that was placed this turn."""
    index = DISTRICT_IDS.index(district)
    if not just_placed(s, index, slot):
        return None
    return because("FR-B101", "just-placed", die=die_called(s.board[index][slot]), district=named("district", district))


def no_room(s: Ravenshire, seat: int, good: str) -> Reason:
    """A good track that is full."""
    return because("FR-B12", "track-full", good=thing(good), has=s.smiths[seat].stock[good], most=CAP)


def no_talisman(s: Ravenshire, seat: int) -> Reason:
    """Why a die is not turned."""
    n = s.smiths[seat].stock[TALISMAN]
    return because("FR-B37", "die-turn", n=n) if n else because("FR-B37", "no-talisman")


def no_overtime(s: Ravenshire, seat: int, card: str) -> Reason | None:
    """Why an overtime card cannot be used: it was, or there are too few Action Tokens."""
    smith = s.smiths[seat]
    if card in smith.overtime:
        return because("FR-B39", "overtime-used", card=named("overtime", card))
    cost, has = OVERTIME[card].cost, smith.stock[TOKEN]
    return because("FR-B39", "overtime-tokens", card=named("overtime", card), n=cost, has=has) if has < cost else None


def why_no_contract(s: Ravenshire, seat: int, id: str) -> Reason:
    """Why a contract cannot be completed now: whose it is, its tier, what is missing, or that it is not Production."""
    owner = next((other for other, smith in enumerate(s.smiths) if smith.starter == id and other != seat), None)
    if owner is not None:
        return because("FR-B70", "starter-other", owner)
    smith, tier = s.smiths[seat], CONTRACTS[id].tier
    if smith.reputation < opens_at(tier):
        return because("FR-B80", "tier-closed", tier=named("tier", tier), n=opens_at(tier), has=smith.reputation)
    if lack := lacking(smith, id):
        return because("FR-B71", "goods-missing", what=told(lack))
    return because("FR-B69", "contract-between" if producing(s) else "contract-later")


def why_no_upgrade(s: Ravenshire, seat: int, id: str) -> Reason | None:
    """Why an upgrade cannot be bought."""
    smith = s.smiths[seat]
    if id in smith.upgrades:
        return because("FR-B104", "upgrade-owned", upgrade=named("upgrade", id))
    if smith.upgraded:
        return because("FR-B63", "upgrade-season")
    cost, has = UPGRADES[id].cost, smith.stock[GOLD]
    return because("FR-B63", "upgrade-gold", upgrade=named("upgrade", id), n=cost, has=has) if has < cost else None


def why_no_work(s: Ravenshire, seat: int, id: str, dice: list[str]) -> Reason | None:
    """Why no die can go to a station: one is there, there are none, or none of them could do anything."""
    smith = s.smiths[seat]
    if id in smith.stations:
        if len(smith.stations[id]) > 1:
            return because("FR-B42", "station-twice", station=named("station", id))
        night = no_overtime(s, seat, NIGHT_FORGE)
        if night is not None:
            return because("FR-B55", "occupied", station=named("station", id), night=night.text)
    if not dice:
        return because("FR-B55", "no-dice-left")
    if any(works(smith, id, die) for die in dice):
        return None
    if id == TOWN_CRIER and not can_rise(smith):
        return because("FR-Q32", "crier-top", n=smith.reputation)
    if id in (SECOND_SHIFT, TOWN_CRIER):
        least = min(number(id, die) for die in dice)
        return because(RULES[id], "station-gold", station=named("station", id), n=least, has=smith.stock[GOLD])
    if id == SMELTER and smith.stock["steel"] < CAP:
        charcoal, ore = smith.stock["charcoal"], smith.stock["ore"]
        return because(RULES[id], "smelter", charcoal=charcoal, ore=ore)
    return no_room(s, seat, "steel" if id == SMELTER else "wood" if id == STORES else "charcoal")


RULES = dict(zip(STATIONS, (f"FR-B{n}" for n in range(56, 62)), strict=True))
"""The rule of each station."""
