"""Free actions beside a question: the Market, Talismans, overtime, the Quarter-Clerk; in Production contracts and upgrades."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Msg, msg

from .. import icons
from ..content import CONTRACTS, FINISHES, GOLD, GOODS, MARKET, OVERTIME, RAW, UPGRADES
from ..figures import deal_for, forge_now, then_near
from ..market import STEEL, terms
from ..names import contract_name, die_called, guild_name, named, thing, told
from ..outlook import SEASONS
from ..scene import producing
from ..state import Ravenshire
from .asked import Asked

MANY = 12
"""So many answers have room in one group."""
NONE = "none"


class Free(Asked):
    """What may be done at any time: `free:market:wood:ore`, `free:contract:cw1:mithril`."""

    id = "free"

    def listed(self, s: Ravenshire, decision: Decision) -> Sequence[str]:
        """Contracts first, then group by group."""
        groups = grouped(tuple(decision.left))
        order = list(dict.fromkeys(groups.values()))
        return sorted(decision.left, key=lambda key: order.index(groups[key]))

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        what, *words = key.split(":")[1:]
        option: OptionView = getattr(self, what)(view, decision, key, *words)
        return option

    def group(self, decision: Decision, key: str) -> Msg:
        return group_name(grouped(tuple(decision.left))[key])

    # -- what each of them is ---------------------------------------------------------------------------------------------

    def talisman(self, view: View, decision: Decision, key: str, die: str, way: str) -> OptionView:
        face = int(die[1]) + int(way)
        return OptionView(
            key=key,
            label=msg("fr-turn-to", die=die_called(die), face=face),
            note=msg("fr-note-talisman", n=view.state.smiths[decision.seat].stock["talisman"] - 1),
            icon=icons.STOCK["talisman"],
            group=self.group(decision, key),
        )

    def market(self, view: View, decision: Decision, key: str, give: str, get: str = "") -> OptionView:
        paid, got = ({}, {STEEL: 1}) if not get else terms(give, get)
        stock = view.state.smiths[decision.seat].stock
        (what,) = got
        note = msg("fr-note-steel", n=MARKET.steel_in) if not get else msg("fr-note-for", what=told(paid))
        return OptionView(
            key=key,
            label=told(got),
            note=note,
            icon=icons.STOCK[what],
            group=self.group(decision, key),
            fact=msg("fr-fact-have", n=stock[what]),
        )

    def clerk(self, view: View, decision: Decision, key: str, give: str, get: str) -> OptionView:
        stock = view.state.smiths[decision.seat].stock
        return OptionView(
            key=key,
            label=told({get: 1}),
            note=msg("fr-note-for", what=told({give: 1})),
            icon=icons.STOCK[get],
            group=self.group(decision, key),
            fact=msg("fr-fact-have", n=stock[get]),
        )

    def overtime(self, view: View, decision: Decision, key: str, card: str, tier: str = "") -> OptionView:
        s: Ravenshire = view.state
        rush = bool(tier)
        note = msg("fr-note-rush", n=len(s.rows[tier])) if rush else msg("fr-note-long", guild=guild_name(s.ran))
        return OptionView(
            key=key,
            label=msg("fr-rush", tier=named("tier", tier)) if rush else named("overtime", card),
            note=note,
            icon=OVERTIME[card].icon,
            group=self.group(decision, key),
            fact=msg("fr-fact-tokens", n=OVERTIME[card].cost, has=s.smiths[decision.seat].tokens),
        )

    def contract(self, view: View, decision: Decision, key: str, card: str, finish: str) -> OptionView:
        one = CONTRACTS[card]
        fact = msg("fr-fact-no-finish")
        if finish != NONE:
            fact = msg("fr-fact-finish", finish=named("finish", finish), what=told(FINISHES[finish].gain))
        return OptionView(
            key=key,
            label=contract_name(card),
            note=told(one.reward),
            icon=icons.ITEM[one.item],
            lights=(f"contract:{card}",),
            group=self.group(decision, key),
            fact=fact,
        )

    def upgrade(self, view: View, decision: Decision, key: str, id: str) -> OptionView:
        return OptionView(
            key=key,
            label=named("upgrade", id),
            note=named("upgrade", f"{id}-does"),
            icon=UPGRADES[id].icon,
            group=self.group(decision, key),
            fact=msg("fr-fact-hire", n=UPGRADES[id].cost),
        )

    # -- bots and hints ---------------------------------------------------------------------------------------------------

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        what, *words = key.split(":")[1:]
        seat = decision.seat
        if what == "contract":
            return forge_now(s, seat, words[0], words[1])
        if what == "market":
            return deal_for(s, seat, key) if producing(s) else None
        if what == "clerk":
            return then_near(s, seat, {words[0]: -1, words[1]: 1})
        if what == "talisman":
            die, way = words
            return msg("fr-hint-turn", die=die_called(die), face=int(die[1]) + int(way))
        if what == "upgrade":
            left = SEASONS + 1 - s.season
            return msg("fr-hint-upgrade", upgrade=named("upgrade", words[0]), n=UPGRADES[words[0]].cost, left=left)
        has = s.smiths[seat].tokens
        return msg("fr-hint-overtime", card=named("overtime", words[0]), n=OVERTIME[words[0]].cost, has=has)


# -- groups ---------------------------------------------------------------------------------------------------------------


@lru_cache(64)
def grouped(keys: tuple[str, ...]) -> dict[str, str]:
    """The group of each key: by its first word; where that would be too many, in two halves, or by what one gets."""
    for fine in (WHOLE, HALVED, EACH):
        found = {key: group_of(key, WHOLE) for key in keys}
        crowded = {group for group, n in Counter(found.values()).items() if n > MANY}
        found |= {key: group_of(key, fine) for key, group in found.items() if group in crowded}
        if max(Counter(found.values()).values(), default=0) <= MANY:
            break
    return found


WHOLE, HALVED, EACH = range(3)
"""How finely a sort is parted."""


def group_of(key: str, sort: int) -> str:
    """The group of a key: its sort alone, or one part of it, or by what one gets."""
    what, *words = key.split(":")[1:]
    if not sort:
        return what
    if what == "contract":
        return f"contract:{words[0]}"
    get = words[-1]
    if sort == HALVED:
        return f"{what}:{'raw' if get in RAW and words[0] != GOLD else 'more'}"
    return f"{what}:{get}" if get in GOODS else f"{what}:mystic"


def group_name(group: str) -> Msg:
    """A group by name: "Market", "Market: wood", the name of a contract."""
    what, _, of = group.partition(":")
    if not of:
        return Msg(f"fr-group-{what}")
    if what == "contract":
        return contract_name(of)
    return msg(f"fr-group-{what}-of", what=Msg(f"fr-group-{of}") if of in ("more", "raw") else thing(of))
