"""How good a position is, and what is worth doing: for bots and hints."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import DONE, Decision
from inglenook.engine.facts import Fact, Facts
from inglenook.engine.game import View
from inglenook.engine.table import Table
from inglenook.engine.words import Msg, msg

from .content import COST, HEALTH, KIND, POWER
from .state import Battle, holder, power, seat_of

SPELL_WORTH = {"bolt": 1.5, "volley": 1.5, "curse": 0.5, "rally": 1.0, "spy": 0.2, "barter": 0.1}


def strength(s: Battle, seat: int) -> float:
    """Life, creatures, coins and cards on one scale."""
    if not s.life[seat]:
        return 0.0
    line = sum(POWER[card] + 0.5 * HEALTH[card] for card in s.lines[seat])
    return s.life[seat] + line + 0.4 * s.coins[seat] + 0.5 * len(s.hands[seat])


def estimate(s: Battle) -> Sequence[float]:
    """Each seat's share of all strength."""
    worth = [strength(s, seat) for seat in range(len(s.life))]
    total = sum(worth) or 1.0
    return [one / total for one in worth]


def prefer(s: Battle, decision: Decision) -> Sequence[float]:
    """A quick worth for each answer."""
    return [worth(s, decision, key) for key in decision.keys]


def worth(s: Battle, decision: Decision, key: str) -> float:
    """What one answer promises."""
    verb, _, card = key.partition(":")
    kind = decision.kind
    if kind == "action":
        if verb == "play":
            return 2.0 + POWER[card] + 0.3 * COST[card] if HEALTH[card] else SPELL_WORTH[KIND[card]]
        return 1.0 + POWER[card] if verb == "attack" else 0.0
    if kind == "bid":
        return -abs(int(card) - 1)
    if kind in ("target", "burn", "bolt", "volley"):
        return hit_worth(s, decision, key)
    if kind in ("discard", "give"):
        return 0.0 if key == DONE else -float(COST[key])
    return {"yes": 0.5, "take": 1.0, DONE: -1.0}.get(key, 0.0)


def hit_worth(s: Battle, decision: Decision, key: str) -> float:
    """Damage to a foe is good, a kill is better, one's own creatures are spared."""
    if key == DONE:
        return 0.0
    foe = seat_of(key)
    about = decision.about or {}
    amount = power(s, str(about["card"]), decision.seat) if decision.kind == "target" else int(about.get("amount", 1))
    if foe is not None:
        return 100.0 if amount >= s.life[foe] else amount + 0.5
    kills = amount >= HEALTH[key] - s.damage.get(key, 0)
    value = POWER[key] + 1.0 if kills else 0.3
    return value if holder(s, key) != decision.seat else -value


def hint(view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
    """The figures behind an answer."""
    s: Battle = view.state
    share = round(100 * estimate(s)[decision.seat])
    return msg("hint-share", share=share, life=s.life[decision.seat], coins=s.coins[decision.seat])


def facts(t: Table[Battle]) -> Facts:
    """What the lab tabulates."""
    s = t.state
    seats: list[dict[str, Fact]] = [
        {"life": s.life[seat], "coins": s.coins[seat], "line": len(s.lines[seat])} for seat in range(len(s.life))
    ]
    return Facts(game={"rounds": s.round, "shuffles": s.shuffles}, seats=seats)
