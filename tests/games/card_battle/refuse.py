"""Why something one would expect cannot be chosen."""

from __future__ import annotations

from inglenook.engine.decide import Decision
from inglenook.engine.game import Reason
from inglenook.engine.words import msg

from .content import COST, HEALTH, NAME
from .state import HAND_LIMIT, LINE_LIMIT, Battle, guarded, holder, seat_of


def why_not(s: Battle, decision: Decision, thing: str) -> Reason | None:
    """A sentence and its rule, from what the asked seat may know."""
    verb, _, card = thing.partition(":")
    if decision.kind == "action" and card in NAME:
        return not_played(s, decision.seat, card) if verb == "play" else not_sent(s, decision.seat, card)
    if decision.kind == "bid" and verb == "bid" and card.isdigit():
        return Reason(msg("no-coins", coins=s.coins[decision.seat]), "CB-R8")
    if decision.kind == "target":
        return not_hit(s, decision.seat, thing)
    if decision.kind == "discard" and thing == "done":
        return Reason(msg("no-hand-limit", limit=HAND_LIMIT), "CB-R9")
    return None


def not_played(s: Battle, seat: int, card: str) -> Reason:
    """Why a card cannot be played."""
    if card not in s.hands[seat]:
        return Reason(msg("no-such-card", card=NAME[card]), "CB-R12")
    if COST[card] > s.coins[seat]:
        return Reason(msg("no-money", card=NAME[card], cost=COST[card], coins=s.coins[seat]), "CB-R12")
    if HEALTH[card]:
        return Reason(msg("no-room", limit=LINE_LIMIT), "CB-R14")
    return Reason(msg("no-hands"), "CB-R13")


def not_sent(s: Battle, seat: int, card: str) -> Reason:
    """Why a creature cannot attack."""
    if card not in s.lines[seat]:
        return Reason(msg("no-such-creature", card=NAME[card]), "CB-R11")
    return Reason(msg("no-tired", card=NAME[card]), "CB-R16")


def not_hit(s: Battle, seat: int, thing: str) -> Reason | None:
    """Why something cannot be attacked."""
    named = seat_of(thing)
    foe = holder(s, thing) if named is None else named
    if foe == seat:
        return Reason(msg("no-own"), "CB-R15")
    if not 0 <= foe < len(s.life) or not s.life[foe]:
        return Reason(msg("no-target"), "CB-R15")
    return Reason(msg("no-guard", card=NAME[guarded(s, foe)[0]]), "CB-R15")
