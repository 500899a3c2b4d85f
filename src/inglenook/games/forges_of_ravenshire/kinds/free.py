"""Free actions beside a question: the Market, Talismans, overtime, the Quarter-Clerk; in Production contracts and upgrades."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Msg, msg

from .. import icons
from ..content import CONTRACTS, FINISHES, MARKET, OVERTIME, UPGRADES
from ..figures import deal_for, forge_now, joined, then_near
from ..market import STEEL, terms
from ..names import contract_name, die_called, guild_name, leaves, named, told
from ..outlook import SEASONS
from ..scene import producing
from ..scene_workshop import HELD
from ..state import Ravenshire
from .asked import Asked

NONE = "none"


class Free(Asked):
    """What may be done at any time: `free:market:wood:ore`, `free:contract:cw1:mithril`."""

    id = "free"

    def listed(self, s: Ravenshire, decision: Decision) -> Sequence[str]:
        """Contracts first, then sort by sort; deals by what one gets."""
        order = list(dict.fromkeys(sort_of(key) for key in decision.left))

        def place(key: str) -> tuple[int, int]:
            get = key.rpartition(":")[2]
            return order.index(sort_of(key)), HELD.index(get) if get in HELD else 0

        return sorted(decision.left, key=place)

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        what, *words = key.split(":")[1:]
        option: OptionView = getattr(self, what)(view, decision, key, *words)
        return option

    # -- what each of them is ---------------------------------------------------------------------------------------------

    def talisman(self, view: View, decision: Decision, key: str, die: str, way: str) -> OptionView:
        face = int(die[1]) + int(way)
        return OptionView(
            key=key,
            label=msg("fr-turn-to", die=die_called(die), face=face),
            note=msg("fr-note-talisman", n=view.state.smiths[decision.seat].stock["talisman"] - 1),
            icon=icons.STOCK["talisman"],
            group=group_name(sort_of(key)),
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
            group=group_name(sort_of(key)),
            fact=leaves(stock, paid) if paid else None,
            way=True,
        )

    def clerk(self, view: View, decision: Decision, key: str, give: str, get: str) -> OptionView:
        stock = view.state.smiths[decision.seat].stock
        return OptionView(
            key=key,
            label=told({get: 1}),
            note=msg("fr-note-for", what=told({give: 1})),
            icon=icons.STOCK[get],
            group=group_name(sort_of(key)),
            fact=leaves(stock, {give: 1}),
            way=True,
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
            group=group_name(sort_of(key)),
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
            group=group_name(sort_of(key)),
            fact=fact,
            way=True,
        )

    def upgrade(self, view: View, decision: Decision, key: str, id: str) -> OptionView:
        return OptionView(
            key=key,
            label=named("upgrade", id),
            note=named("upgrade", f"{id}-does"),
            icon=UPGRADES[id].icon,
            group=group_name(sort_of(key)),
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
            made = msg("fr-hint-made", what=told({words[1]: 1}), give=told({words[0]: 1}))
            return joined(made, then_near(s, seat, {words[0]: -1, words[1]: 1}))
        if what == "talisman":
            die, way = words
            return msg("fr-hint-turn", die=die_called(die), face=int(die[1]) + int(way))
        if what == "upgrade":
            left = SEASONS + 1 - s.season
            return msg("fr-hint-upgrade", upgrade=named("upgrade", words[0]), n=UPGRADES[words[0]].cost, left=left)
        has = s.smiths[seat].tokens
        return msg("fr-hint-overtime", card=named("overtime", words[0]), n=OVERTIME[words[0]].cost, has=has)


# -- groups ---------------------------------------------------------------------------------------------------------------


def sort_of(key: str) -> str:
    """The sort of a free action: `market`, `contract`."""
    return key.split(":")[1]


def group_name(sort: str) -> Msg:
    """A sort by name: "Market"."""
    return Msg(f"fr-group-{sort}")
