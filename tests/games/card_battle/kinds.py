"""The questions of the battle: in words, with what each answer does, why something is none, and what it is worth."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.anybody import PASS
from inglenook.engine.decide import DONE, Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Kind, Kinds, Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.view import own_words
from inglenook.engine.words import Arg, Msg, msg

from .cards import BOLT
from .content import COST, HEALTH, KIND, NAME, POWER
from .scene import phase
from .score import SPELL_WORTH, estimate
from .state import HAND_LIMIT, LINE_LIMIT, Battle, guarded, holder, power, seat_of


class Asked(Kind[Battle]):
    """What all questions of the battle share; by itself, one about some card or yes and no."""

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        """Cards and foes by name."""
        about = decision.about or {}
        args: dict[str, Arg | list[Msg]] = {name: value for name, value in about.items() if isinstance(value, int)}
        if "card" in about:
            args["card"] = NAME[str(about["card"])]
        if "foe" in about:
            args["foe"] = view.name(int(about["foe"]))
        return args

    def step(self, s: Battle, decision: Decision) -> Msg | None:
        return phase(s)

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        """A card, a foe, or a word."""
        note = self.consequence(view.state, decision, key)
        foe = seat_of(key)
        if foe is not None:
            return OptionView(key=key, label=own_words(view.name(foe)), note=note, lights=(f"mat:{foe}",))
        if key in NAME:
            return OptionView(key=key, label=NAME[key], note=note, lights=(key,))
        return OptionView(key=key, label=Msg(f"answer-{key}"))

    def consequence(self, s: Battle, decision: Decision, key: str) -> Msg | None:
        """What an answer leads to, in figures where there are any."""
        return None

    def why_not(self, s: Battle, decision: Decision, thing: str) -> Reason | None:
        """A card that is none of those the question is about, a card one cannot read, or a seat with nothing to choose from."""
        if thing.startswith("hidden:"):
            return Reason(msg("no-face-down"), decision.rule)
        if thing in NAME:
            return Reason(msg("no-this-card", card=NAME[thing]), decision.rule)
        return Reason(msg("no-this-seat"), decision.rule) if thing.startswith("mat:") else None

    def worth(self, s: Battle, decision: Decision, key: str) -> float:
        return {"yes": 0.5, "take": 1.0, DONE: -1.0}.get(key, 0.0)

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        """How the battle stands."""
        s: Battle = view.state
        share = round(100 * estimate(s)[decision.seat])
        return msg("hint-share", share=share, life=s.life[decision.seat], coins=s.coins[decision.seat])


class Action(Asked):
    """Play a card, attack, or pass."""

    id = "action"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        verb, _, card = key.partition(":")
        if not card:
            return OptionView(key=key, label=Msg(f"answer-{key}"), final=True)
        note = self.consequence(view.state, decision, key)
        return OptionView(key=key, label=msg(f"option-{verb}", card=NAME[card]), note=note, lights=(card,))

    def consequence(self, s: Battle, decision: Decision, key: str) -> Msg | None:
        verb, _, card = key.partition(":")
        if verb == "play":
            return msg("note-play", cost=COST[card], coins=s.coins[decision.seat] - COST[card])
        return msg("note-attack", power=power(s, card, decision.seat))

    def usual(self, s: Battle, decision: Decision) -> Sequence[str]:
        return ("pass",)

    def worth(self, s: Battle, decision: Decision, key: str) -> float:
        verb, _, card = key.partition(":")
        if verb == "play":
            return 2.0 + POWER[card] + 0.3 * COST[card] if HEALTH[card] else SPELL_WORTH[KIND[card]]
        return 1.0 + POWER[card] if verb == "attack" else 0.0

    def why_not(self, s: Battle, decision: Decision, thing: str) -> Reason | None:
        verb, _, card = thing.partition(":")
        if card in NAME:
            return self.not_played(s, decision.seat, card) if verb == "play" else self.not_sent(s, decision.seat, card)
        if thing in s.hands[decision.seat]:
            return self.not_played(s, decision.seat, thing)
        return self.not_sent(s, decision.seat, thing) if thing in NAME else super().why_not(s, decision, thing)

    def not_played(self, s: Battle, seat: int, card: str) -> Reason:
        """Why a card cannot be played."""
        if card not in s.hands[seat]:
            return Reason(msg("no-such-card", card=NAME[card]), "CB-R12")
        if COST[card] > s.coins[seat]:
            return Reason(msg("no-money", card=NAME[card], cost=COST[card], coins=s.coins[seat]), "CB-R12")
        if HEALTH[card]:
            return Reason(msg("no-room", limit=LINE_LIMIT), "CB-R14")
        return Reason(msg("no-hands"), "CB-R13")

    def not_sent(self, s: Battle, seat: int, card: str) -> Reason:
        """Why a creature cannot attack."""
        if card not in s.lines[seat]:
            return Reason(msg("no-such-creature", card=NAME[card]), "CB-R11")
        return Reason(msg("no-tired", card=NAME[card]), "CB-R16")


class Between(Asked):
    """What one does between an attack and its blow."""

    id = "between"

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        on = str((decision.about or {})["on"])
        foe = seat_of(on)
        return {**super().arguments(view, decision), "on": NAME[on] if foe is None else own_words(view.name(foe))}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        verb, _, card = key.partition(":")
        if key == PASS:
            return OptionView(key=key, label=msg("opening-pass"), final=True)
        note = self.consequence(view.state, decision, key)
        return OptionView(key=key, label=msg(f"option-{verb}", card=NAME[card]), note=note, lights=(card,))

    def consequence(self, s: Battle, decision: Decision, key: str) -> Msg | None:
        attacker = str((decision.about or {})["card"])
        if not key.startswith("throw:"):
            return msg("note-step", power=power(s, attacker, s.active))
        left = HEALTH[attacker] - s.damage.get(attacker, 0) - BOLT
        return msg("note-kills") if left <= 0 else msg("note-leaves", left=left)

    def usual(self, s: Battle, decision: Decision) -> Sequence[str]:
        return (PASS,)

    def worth(self, s: Battle, decision: Decision, key: str) -> float:
        attacker = str((decision.about or {})["card"])
        if key.startswith("throw:"):
            return 1.0 if HEALTH[attacker] - s.damage.get(attacker, 0) <= BOLT else -0.5
        return 0.5 if key != PASS and power(s, attacker, s.active) < HEALTH[key.partition(":")[2]] else 0.0

    def why_not(self, s: Battle, decision: Decision, thing: str) -> Reason | None:
        card = thing.rpartition(":")[2]
        if card not in s.hands[decision.seat]:
            return super().why_not(s, decision, thing)
        if KIND[card] != "bolt":
            return Reason(msg("no-throw"), "CB-R40")
        return Reason(msg("no-money", card=NAME[card], cost=COST[card], coins=s.coins[decision.seat]), "CB-R41")


class Sell(Asked):
    """What one sells beside an action."""

    id = "sell"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        card = key.partition(":")[2]
        coins = view.state.coins[decision.seat]
        return OptionView(key=key, label=msg("option-sell", card=NAME[card]), note=msg("note-sell", coins=coins + 1))

    def worth(self, s: Battle, decision: Decision, key: str) -> float:
        return -1.0


class Hit(Asked):
    """Whom damage goes to."""

    def amount(self, s: Battle, decision: Decision) -> int | None:
        """How much, where it is known already."""
        amount = (decision.about or {}).get("amount")
        return amount if isinstance(amount, int) else None

    def consequence(self, s: Battle, decision: Decision, key: str) -> Msg | None:
        amount = self.amount(s, decision)
        if amount is None:
            return None
        foe = seat_of(key)
        left = s.life[foe] if foe is not None else HEALTH[key] - s.damage.get(key, 0)
        return msg("note-kills") if amount >= left else msg("note-leaves", left=left - amount)

    def worth(self, s: Battle, decision: Decision, key: str) -> float:
        """Damage to a foe is good, a kill is better, one's own creatures are spared."""
        if key == DONE:
            return 0.0
        foe, known = seat_of(key), self.amount(s, decision)
        amount = 1 if known is None else known
        if foe is not None:
            return 100.0 if amount >= s.life[foe] else amount + 0.5
        kills = amount >= HEALTH[key] - s.damage.get(key, 0)
        value = POWER[key] + 1.0 if kills else 0.3
        return value if holder(s, key) != decision.seat else -value


class Target(Hit):
    """Whom a creature attacks."""

    id = "target"

    def amount(self, s: Battle, decision: Decision) -> int | None:
        return power(s, str((decision.about or {})["card"]), decision.seat)

    def why_not(self, s: Battle, decision: Decision, thing: str) -> Reason | None:
        named = seat_of(thing)
        foe = holder(s, thing) if named is None else named
        if foe == decision.seat:
            return Reason(msg("no-own"), "CB-R15")
        guards = guarded(s, foe) if 0 <= foe < len(s.life) and s.life[foe] else []
        return Reason(msg("no-guard", card=NAME[guards[0]]), "CB-R15") if guards else Reason(msg("no-target"), "CB-R15")


class Bid(Asked):
    """How many coins to act first."""

    id = "bid"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        return OptionView(key=key, label=msg("option-bid", coins=int(key[4:])), lights=("pot",))

    def worth(self, s: Battle, decision: Decision, key: str) -> float:
        return -abs(int(key[4:]) - 1)

    def why_not(self, s: Battle, decision: Decision, thing: str) -> Reason | None:
        verb, _, coins = thing.partition(":")
        known = verb == "bid" and coins.isdigit()
        coins_left = Reason(msg("no-coins", coins=s.coins[decision.seat]), "CB-R8")
        return coins_left if known else super().why_not(s, decision, thing)


class Order(Asked):
    """What happens first of what waits for the same moment."""

    id = "order"

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        effect, _, card = key.partition(":")
        return OptionView(key=key, label=Msg(f"effect-{effect}"), lights=(card,))


class Spare(Asked):
    """Which card one can do without."""

    def worth(self, s: Battle, decision: Decision, key: str) -> float:
        return 0.0 if key == DONE else -float(COST[key])


class Discard(Spare):
    """What goes, down to the limit of a hand."""

    id = "discard"

    def why_not(self, s: Battle, decision: Decision, thing: str) -> Reason | None:
        limit = Reason(msg("no-hand-limit", limit=HAND_LIMIT), "CB-R9")
        return limit if thing == DONE else super().why_not(s, decision, thing)


KINDS = Kinds(
    Action(), Between(), Sell(), Target(), Bid(), Order(), Discard(), Spare("give"), Hit("burn"), Hit("bolt"), Hit("volley"),
    *map(Asked, ("bury", "heal", "scout", "rally", "spy", "barter", "filch")),
)  # fmt: skip
