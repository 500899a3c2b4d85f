"""Why not: what the ship adds to the reasons of KeyForge."""

from __future__ import annotations

from inglenook.engine.decide import Decision
from inglenook.engine.game import Reason
from inglenook.engine.words import msg
from inglenook.games.keyforge import reasons as crucible
from inglenook.games.keyforge.codex import name_of
from inglenook.games.keyforge.state import title

from .state import Voyage, ship_id
from .wind import WIND, wind_cost


def why_not(s: Voyage, decision: Decision, thing: str) -> Reason | None:
    """Why this cannot be answered now."""
    if thing == WIND and decision.kind == "main":
        return Reason(msg("rf-why-wind", cost=wind_cost(s), n=s.sides[s.active].amber), "RF-R51")
    if thing.rpartition(":")[2] == ship_id(s) and decision.kind == "main":
        return Reason(msg("rf-why-ship"), "RF-R23")
    if decision.kind == "prey" and thing in s.control:
        return Reason(msg("rf-why-not-prey", card=name_of(title(s, thing))), "RF-R89")
    return crucible.why_not(s, decision, thing)
