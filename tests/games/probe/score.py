"""What bots go by, why not, and what the lab writes down."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.facts import Fact, Facts
from inglenook.engine.game import Reason, View
from inglenook.engine.table import Table
from inglenook.engine.words import Msg, msg

from .content import CONTRACTS, DISTRICTS, PLACES
from .country import joins
from .state import Probe, points, seats
from .town import band

WILDS = 1.5
"""What the wilds are worth, with all their dangers."""


def estimate(s: Probe) -> Sequence[float]:
    """Each seat's share of all points."""
    worth = [max(points(s, seat), 0) + 1.0 for seat in seats(s)]
    return [one / sum(worth) for one in worth]


def prefer(s: Probe, decision: Decision) -> Sequence[float]:
    """A quick worth for each answer."""
    return [worth(s, decision.kind, key) for key in decision.keys]


def worth(s: Probe, kind: str, key: str) -> float:
    """What one answer promises."""
    if kind == "travel":
        return {"wilds": WILDS, "city": 1.0, "sea": 0.2}[PLACES[key].kind] if key in PLACES else 0.1
    if kind == "test":
        return {"roll": 1.0, "exert": 0.5}.get(key, 0.0)
    if kind == "turn":
        return float(len(joins(s, s.ghost, s.drawn, int(key.removeprefix("turn:")))))
    if kind == "place":
        return float(len(DISTRICTS[key].bands[band(s.die % 10)]))
    return float(CONTRACTS[key].gold) if key in CONTRACTS else 0.0


def hint(view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
    """The points so far."""
    return msg("pr-hint", points=points(view.state, decision.seat))


def why_not(s: Probe, decision: Decision, thing: str) -> Reason | None:
    """Full districts, and contracts one cannot do."""
    if decision.kind == "place" and thing in DISTRICTS:
        return Reason(msg("pr-why-full"), "PR-R8")
    if decision.kind == "contract" and thing in CONTRACTS:
        return Reason(msg("pr-why-goods"), "PR-R9")
    return Reason(msg("pr-why-far"), "PR-R3") if decision.kind == "travel" and thing in PLACES else None


def facts(t: Table[Probe]) -> Facts:
    """What the lab tabulates."""
    s = t.state
    of_seats: list[dict[str, Fact]] = [{"gold": s.gold[seat], "fame": s.fame[seat]} for seat in seats(s)]
    return Facts(game={"rounds": s.round, "tiles": len(s.tiles)}, seats=of_seats)
