"""Hints of a chase: those of KeyForge, and what the ship, the wind and an escape add to them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge import hints as crucible
from inglenook.games.keyforge.choose import NO
from inglenook.games.keyforge.codex import name_of
from inglenook.games.keyforge.fight import targets
from inglenook.games.keyforge.figures import clash
from inglenook.games.keyforge.state import title

from .laws import pirates, team
from .score import aboard, clash_worth
from .state import Voyage, players, ship_id
from .wind import WIND, wind_cost


def hint(view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
    """A reason for this answer, with figures."""
    s: Voyage = view.state
    explain = EXPLAIN.get(decision.kind)
    found = explain(s, decision, keys[0]) if explain is not None and keys else None
    return found or crucible.hint(view, decision, keys)


def deed(s: Voyage, decision: Decision, key: str) -> Msg | None:
    """Turning the wind, or a blow at the ship."""
    if key == WIND:
        return msg("rf-hint-wind", pirates=pirates(s), team=team(s), cost=wind_cost(s))
    verb, _, id = key.partition(":")
    foes = targets(s, id) if verb == "fight" else []
    best = max(foes, key=lambda other: clash_worth(s, id, other), default="")
    return msg("rf-hint-ship", n=aboard(s)) if best == ship_id(s) else None


def blow(s: Voyage, decision: Decision, key: str) -> Msg | None:
    """Whom to fight: of the ship it is said what is left aboard."""
    return msg("rf-hint-ship", n=aboard(s)) if key == ship_id(s) else None


def escape(s: Voyage, decision: Decision, key: str) -> Msg | None:
    """What a key is for."""
    left = sum(len(s.sides[side].keys) for side in players(s)) - 1
    return None if key == NO else msg("rf-hint-escape", keys=left)


def prey(s: Voyage, decision: Decision, key: str) -> Msg | None:
    """How the hunter fares against this one."""
    card = str((decision.about or {}).get("card", ""))
    if card not in s.control or key not in s.control:
        return None
    found = clash(s, card, key)
    word = "strikes" if found.dies else "falls" if found.kills else "stands"
    return msg(f"rf-hint-prey-{word}", card=name_of(title(s, key)), foe=name_of(title(s, card)), n=found.out)


def mix(s: Voyage, decision: Decision, key: str) -> Msg | None:
    """Dark æmber burns where it goes; what is spent goes nowhere."""
    about = decision.about or {}
    moves = int(about.get("to", -1)) >= 0 or about.get("why") in ("capture", "store")
    return msg("rf-hint-mix") if moves and key == "0" else None


EXPLAIN: dict[str, Callable[[Voyage, Decision, str], Msg | None]] = {
    "main": deed,
    "fight": blow,
    "escape": escape,
    "prey": prey,
    "mix": mix,
}
