"""Why a free action is none: by its key, whatever question is open and whether there are any."""

from __future__ import annotations

from inglenook.engine.kinds import Reason

from ..content import CONTRACTS, FINISHES, GOODS, GUILDS, MARKET, MYSTICS, OVERTIME, TIERS, UPGRADES
from ..contracts import finishes
from ..market import STEEL, terms
from ..names import die_called, named, told
from ..overtime import LONG_HOURS, can_rush
from ..rewards import CAP
from ..state import Ravenshire
from .reasons import because, no_overtime, no_room, no_talisman, why_no_contract, why_no_upgrade

NONE = "none"


def why_not_free(s: Ravenshire, seat: int, key: str) -> Reason | None:
    """A free action by its key: `free:market:wood:ore`."""
    what, *words = key.split(":")[1:]
    if not words:
        return None
    if what == "talisman":
        return why_no_turn(s, seat, *words)
    if what == "contract" and words[0] in CONTRACTS:
        return why_no_finish(s, seat, *words)
    if what == "upgrade" and words[0] in UPGRADES:
        return why_no_upgrade(s, seat, words[0])
    if what == "overtime" and words[0] in OVERTIME:
        return why_no_overtime(s, seat, *words)
    return why_no_deal(s, seat, what, words) if what in ("market", "clerk") else None


def why_no_turn(s: Ravenshire, seat: int, die: str, way: str = "") -> Reason:
    """A Talisman: there is none, or the die would go past an end."""
    if s.smiths[seat].stock["talisman"] and way in ("+1", "-1") and not 1 <= int(die[1]) + int(way) <= 6:
        return because("FR-B38", "no-way-round", die=die_called(die), face=die[1])
    return no_talisman(s, seat)


def why_no_finish(s: Ravenshire, seat: int, card: str, finish: str = NONE) -> Reason:
    """A contract with a finish: the contract, or the mystic it takes."""
    if finish in FINISHES and finish not in finishes(s.smiths[seat], card):
        return because(FINISH_RULES[finish], "finish", finish=named("finish", finish), what=told({FINISHES[finish].pays: 1}))
    return why_no_contract(s, seat, card)


FINISH_RULES = {"production": "FR-B73", "embergem": "FR-B74", "mithril": "FR-B75"}


def why_no_overtime(s: Ravenshire, seat: int, card: str, tier: str = "") -> Reason | None:
    """An overtime card: used, not paid, or there is nothing to do with it."""
    if (found := no_overtime(s, seat, card)) is not None:
        return found
    if card == LONG_HOURS and s.ran not in GUILDS:
        return because("FR-B40", "nothing-ran")
    if tier in TIERS and not can_rush(s, tier):
        return because("FR-B41", "deck-empty", tier=named("tier", tier))
    return None


def why_no_deal(s: Ravenshire, seat: int, what: str, words: list[str]) -> Reason | None:
    """A deal: what is asked for, or no room for what one gets."""
    smith = s.smiths[seat]
    if what == "clerk" and (smith.assistant != "quarter-clerk" or smith.clerked):
        return because("FR-B90", "clerked" if smith.assistant == "quarter-clerk" else "no-clerk")
    get = words[-1]
    if get in GOODS and smith.stock[get] >= CAP:
        return no_room(s, seat, get)
    if words == [STEEL]:
        has = sum(smith.stock[good] for good in GOODS if good != STEEL)
        return because("FR-B31", "deal-goods", n=MARKET.steel_in, has=has)
    if len(words) < 2 or any(good not in smith.stock for good in words[0].split("+")):
        return None
    paid = {words[0]: 1} if what == "clerk" else terms(words[0], words[1])[0]
    lack = {one: n - smith.stock[one] for one, n in paid.items() if smith.stock[one] < n}
    rule = "FR-B33" if words[0] in MYSTICS else "FR-B30"
    return because(rule, "deal-short", what=told(paid), lack=told(lack)) if lack else None
