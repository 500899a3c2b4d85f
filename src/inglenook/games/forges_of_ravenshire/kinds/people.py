"""People one hires or begins with: members, assistants, the starter contract, and what assistants bring."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from .. import icons
from ..content import ASSISTANTS, CONTRACTS, MEMBERS, UPGRADES
from ..guilds import free_slots, on_offer, price, slots
from ..names import contract_name, die_called, guild_name, member_does, member_name, named, told
from ..owned import columns_for
from ..state import Ravenshire
from .asked import Asked
from .reasons import because

NONE = "none"


class Hiring(Asked):
    """A member, `m1`, or for whoever may seat it anywhere, `m1@harvester`."""

    def change(self, decision: Decision) -> int:
        """What is added to a price."""
        return int((decision.about or {}).get("change", 0))

    def fact(self, decision: Decision, member: str) -> Msg:
        """What it costs, and brings once."""
        cost, once = price(member, self.change(decision)), MEMBERS[member].once
        return msg("fr-fact-hire-once", n=cost, what=told(once)) if once else msg("fr-fact-hire", n=cost)

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        member, _, guild = key.partition("@")
        into = guild or MEMBERS[member].guild
        anywhere = any("@" in one for one in decision.keys)
        return OptionView(
            key=key,
            label=member_name(member),
            note=member_does(member),
            icon=MEMBERS[member].icon,
            lights=(f"member:{member}",),
            fact=self.fact(decision, member),
            group=msg("fr-group-into", guild=guild_name(into)) if anywhere else None,
            source=f"member:{member}",
            target=f"guild:{into}",
        )

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        member = key.partition("@")[0]
        if member not in MEMBERS:
            return None
        return msg("fr-hint-hire", who=member_name(member), n=price(member, self.change(decision)), what=member_does(member))

    def not_member(self, s: Ravenshire, decision: Decision, id: str) -> Reason | None:
        smith = s.smiths[decision.seat]
        if id not in on_offer(s):
            return because("FR-B50", "not-on-offer", who=member_name(id))
        guild = MEMBERS[id].guild
        if not any(free_slots(smith, column) > 0 for column in columns_for(smith, guild)):
            return because("FR-B103", "column-full", guild=guild_name(guild), n=slots(smith))
        cost = price(id, self.change(decision))
        return because("FR-B51", "hire-gold", who=member_name(id), n=cost, has=smith.gold) if cost > smith.gold else None

    def not_key(self, s: Ravenshire, decision: Decision, key: str) -> Reason | None:
        member = key.partition("@")[0]
        return self.not_member(s, decision, member) if member in MEMBERS else None


class Recruit(Hiring):
    """Whom one recruits at the Guild Halls, or nobody."""

    id = "recruit"
    helped = True

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {"n": -self.change(decision), "gold": view.state.smiths[decision.seat].gold}

    def help(self, view: View, decision: Decision) -> Msg | None:
        return msg(self.word("help"), **self.arguments(view, decision))

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key == NONE:
            return OptionView(key=key, label=msg("fr-hire-none"), note=msg("fr-note-hire-none"), icon=icons.STOCK["gold"])
        return super().option(view, decision, key)

    def usual(self, s: Ravenshire, decision: Decision) -> Sequence[str]:
        return (NONE,)


class Guildmother(Hiring):
    """The member with whom the Guildmother lets one begin."""

    id = "guildmother"

    def fact(self, decision: Decision, member: str) -> Msg:
        return msg("fr-fact-unpaid", n=MEMBERS[member].cost)


class Dealt(Asked):
    """One of a few cards that lie before a smith, at the start."""

    def name(self, key: str) -> Msg:
        raise NotImplementedError

    def not_key(self, s: Ravenshire, decision: Decision, key: str) -> Reason | None:
        return because(decision.rule, "not-dealt")


class Assistant(Dealt):
    """Which assistant one keeps."""

    id = "assistant"
    helped = True

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        return OptionView(
            key=key,
            label=Msg(f"fr-assistant-{key}-role"),
            note=named("assistant", f"{key}-does"),
            icon=ASSISTANTS[key].icon,
            lights=(f"assistant:{key}",),
            fact=named("assistant", key),
        )

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        return msg("fr-hint-assistant", who=Msg(f"fr-assistant-{key}-role"), what=named("assistant", f"{key}-does"))


class Starter(Dealt):
    """Which Common contract one keeps."""

    id = "starter"
    helped = True

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        one = CONTRACTS[key]
        return OptionView(
            key=key,
            label=contract_name(key),
            note=msg("fr-brings", what=told(one.reward)),
            icon=icons.ITEM[one.item],
            lights=(f"contract:{key}",),
            fact=msg("fr-takes", what=told(one.cost)),
        )

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        one = CONTRACTS[key]
        return msg("fr-hint-starter", contract=contract_name(key), cost=told(one.cost), what=told(one.reward))

    def not_contract(self, s: Ravenshire, seat: int, id: str) -> Reason | None:
        return because("FR-B10", "not-dealt")


class Foreman(Asked):
    """The upgrade with which the Foreman lets one begin."""

    id = "foreman"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        label, note = named("upgrade", key), named("upgrade", f"{key}-does")
        fact = msg("fr-fact-unpaid", n=UPGRADES[key].cost)
        return OptionView(key=key, label=label, note=note, icon=UPGRADES[key].icon, fact=fact)

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        what = named("upgrade", f"{key}-does")
        return msg("fr-hint-unpaid", upgrade=named("upgrade", key), what=what, n=UPGRADES[key].cost)


class SwapDie(Asked):
    """The starting die that is exchanged for the Raven."""

    id = "swap-die"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        dice = view.state.smiths[decision.seat].dice
        return OptionView(
            key=key, label=die_called(key), note=msg("fr-note-swap-die"), icon=icons.GUILD["raven"],
            lights=(f"die:{decision.seat}:{dice.index(key)}",),
        )  # fmt: skip

    def because(self, view: View, s: Ravenshire, decision: Decision, key: str) -> Msg | None:
        return msg("fr-hint-swap-die", die=die_called(key))
