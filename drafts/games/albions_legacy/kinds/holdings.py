"""The questions about what one carries: keeping a card, choosing one, captives, trading."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..actions import after
from ..content import CARDS, TOKENS, card_of, title
from ..holdings import NONE, RETURN
from ..names import card_name, foe_name, hero_name, named
from ..state import Albion
from ..trading import DONE, FETCH, GIVE, TAKE
from ..worth import worth_card, worth_exchange
from .asked import Asked, because


def card_icon(card: str) -> str:
    """The sign of a card."""
    return card_of(card).icon


def thing_name(thing: str) -> Msg:
    """A card or a token by name."""
    return card_name(thing) if title(thing) in CARDS else foe_name(thing)


class Keep(Asked):
    """What to do with a drawn card."""

    id = "keep"
    rules = ("AL-R197",)

    def card(self, decision: Decision) -> str:
        """The drawn card."""
        return str((decision.about or {})["card"])

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {**super().arguments(view, decision), "card": card_name(self.card(decision))}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        card = self.card(decision)
        if key == RETURN:
            return OptionView(key=key, label=msg("al-keep-return"), note=msg("al-note-keep-return"), icon="card-discard")
        if key.startswith("for:"):
            old = after(key)
            label, note = card_name(old), msg("al-note-keep-for")
            return OptionView(key=key, label=label, note=note, icon=card_icon(card), lights=(f"card:{old}",))
        slot = named("slot", card_of(card).slot)
        return OptionView(key=key, label=msg("al-keep"), note=msg("al-note-keep", slot=slot), icon=card_icon(card))

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        who, card = self.who(decision), self.card(decision)
        if key == RETURN:
            return 0.0
        return worth_card(s, who, card) - (worth_card(s, who, after(key)) if key.startswith("for:") else 0.0)

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        return (decision.keys[0],) if decision.keys[0].startswith("keep:") else ()

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        if thing.startswith("keep:"):
            return because("AL-R197", "slots-full", slot=named("slot", card_of(self.card(decision)).slot))
        if thing.startswith("virtue:"):
            return because("AL-R207", "plaque-slot")
        return because("AL-R197", "other-slot") if thing.startswith(("card:", "for:")) else None


class OneCard(Asked):
    """One of several cards: to discard, break, repair or give."""

    id = "card"

    def what(self, decision: Decision) -> str:
        """What is to be done with it."""
        return str((decision.about or {}).get("what", "discard"))

    def question(self, view: View, decision: Decision) -> Msg:
        return Msg(f"al-ask-card-{self.what(decision)}", self.arguments(view, decision))

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        what = self.what(decision)
        if key == NONE:
            return OptionView(key=key, label=msg("al-card-none"), note=msg("al-note-card-none"), icon="cancel")
        card = after(key)
        return OptionView(
            key=key, label=card_name(card), note=msg(f"al-note-card-{what}"), icon=card_icon(card), lights=(f"card:{card}",)
        )

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        """Give up what is worth least, repair what is worth most."""
        if key == NONE:
            return 0.0
        worth = worth_card(s, self.who(decision), after(key), mended=True)
        return worth if self.what(decision) == "repair" else -worth

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        return because(decision.rule, f"card-{self.what(decision)}") if thing.startswith("card:") else None


class Jail(Asked):
    """Which captives stay in the Dungeon."""

    id = "jail"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        token = after(key)
        return OptionView(
            key=key, label=foe_name(token), note=msg("al-note-captive"), icon="prisoner", lights=(f"foe:{token}",)
        )

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        return tuple(decision.all_keys)

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        """All of them; `done` is worth nothing."""
        return 0.1 if key.startswith("token:") else 0.0

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        return because("AL-R33", "not-your-captive") if thing.startswith(("foe:", "token:")) else None


class Trade(Asked):
    """What changes hands."""

    id = "trade"
    rules = ("AL-R132",)

    def other(self, decision: Decision) -> int:
        """With whom."""
        return int((decision.about or {})["other"])

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        return {**super().arguments(view, decision), "other": hero_name(view.state, self.other(decision))}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        s: Albion = view.state
        who, other = self.who(decision), self.other(decision)
        if key == DONE:
            return OptionView(key=key, label=msg("al-trade-done"), note=msg("al-note-trade-done"), icon="shaking-hands")
        what, _, thing = key.partition(":")
        mine = what not in (TAKE, FETCH)
        giver, taker = (who, other) if mine else (other, who)
        card = what in (GIVE, TAKE)
        return OptionView(
            key=key, label=thing_name(thing), note=msg("al-note-give", hero=hero_name(s, giver), other=hero_name(s, taker)),
            icon=card_icon(thing) if card else "prisoner", lights=(f"card:{thing}" if card else f"mat:{giver}",),
            group=msg("al-group-give" if mine else "al-group-take", hero=hero_name(s, other)),
        )  # fmt: skip

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return 0.0 if key == DONE else worth_exchange(s, self.who(decision), self.other(decision), key)

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        return (DONE,)

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        sort, _, id = thing.partition(":")
        if sort == "virtue":
            return because("AL-R208", "plaque-stays")
        if sort not in ("card", "give", "take", "hand", "fetch", "mat"):
            return None
        who, other = self.who(decision), self.other(decision)
        if title(id) in CARDS:
            if card_of(id).deck == "artifact":
                return because("AL-R204", "artifact")
            if any(id in s.players[one].handled for one in (who, other)):
                return because("AL-Q51", "handled")
            return because("AL-R197", "no-slot", slot=named("slot", card_of(id).slot))
        return because("AL-R132", "token-stays") if id in TOKENS else because("AL-R204", "trade-with", hero=hero_name(s, other))


class Consent(Asked):
    """Whether somebody gives what another asks for."""

    id = "consent"

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        about = decision.about or {}
        other = hero_name(view.state, int(about["other"]))
        return {**super().arguments(view, decision), "other": other, "thing": thing_name(str(about["thing"]))}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        return OptionView(key=key, label=msg(f"al-consent-{key}"), note=msg(f"al-note-consent-{key}"))

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        return ("yes",)

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return float(key == "yes")


HOLDINGS = (Keep(), OneCard(), Jail(), Trade(), Consent())
