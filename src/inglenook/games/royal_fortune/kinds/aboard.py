"""What a chase adds to every question of the Crucible: the ship's turn as the last step, places that ask, mates, the ship."""

from __future__ import annotations

from typing import Any, cast

from inglenook.engine.decide import DONE, Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Kind
from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge.choose import NO, YES
from inglenook.games.keyforge.content import CARDS
from inglenook.games.keyforge.figures import destroys
from inglenook.games.keyforge.kinds import asked as crucible
from inglenook.games.keyforge.kinds.asked import Asked, about, asker
from inglenook.games.keyforge.kinds.cards import Hurt, Pick, amount
from inglenook.games.keyforge.state import TITLE, Crucible, is_creature

from ..content import LOCATIONS
from ..foretold import hits
from ..score import SHIP_HIT, danger
from ..state import TAILWIND, Voyage, ship_id, ship_side

STEP_NAMES = (*crucible.STEP_NAMES, msg("rf-step-ship"))
SHIP_STEPS = ("chest", "cards", "line", "engines", "home")
STAYS = ("destroy", "return", "archive", "purge", "shuffle", "deck-top", "control")
"""What nobody can do to the ship: it cannot be destroyed, nor leave its line."""


class Chase(Asked):
    """A question of a chase."""

    def steps(self, s: Crucible, decision: Decision) -> tuple[Msg, ...]:
        return STEP_NAMES if self.step(s, decision) is not None else ()

    def step(self, s: Crucible, decision: Decision) -> Msg | None:
        return STEP_NAMES[-1] if s.step in SHIP_STEPS else super().step(s, decision)

    def help(self, view: View, decision: Decision) -> Msg | None:
        """A line of help; where a place asks, what it says."""
        if not self.helped and asker(view) in LOCATIONS:
            return Msg(f"rf-location-{view.state.here}-text")
        return super().help(view, decision)

    def you(self, s: Crucible, decision: Decision) -> int:
        return decision.seat


class ChasePick(Chase, Pick):
    """A choice of cards: teammates' are as good as one's own, and the ship is nobody's."""

    def done_to(self, s: Crucible, decision: Decision, id: str) -> Msg | None:
        note = self.done_to_ship(voyage(s), decision) if id == ship_id(voyage(s)) else None
        return note if note is not None else super().done_to(s, decision, id)

    def done_to_ship(self, s: Voyage, decision: Decision) -> Msg | None:
        """What it does to the ship, where that is something else."""
        return msg("rf-note-stays") if self.id in STAYS else None

    def worth(self, s: Crucible, decision: Decision, key: str) -> float:
        """Good things for the team's cards, bad things for the enemy's."""
        if key in (DONE, NO):
            return 0.0
        if key == YES:
            return 0.5
        if "." not in key or key not in s.control:
            return 0.1 + (CARDS[TITLE[key]].power * 0.1 if "." in key and TITLE[key] in CARDS else 0.0)
        sign = 1.0 if self.good else -1.0
        if key == ship_id(voyage(s)):
            return self.ship_worth(voyage(s)) * -sign
        return self.weight(s, decision, key) * (sign if s.control[key] != ship_side(voyage(s)) else -sign)

    def ship_worth(self, s: Voyage) -> float:
        """What it does to the ship: a blow costs it one æmber, a stun one sailing; most other things nothing."""
        if self.id == "ready-fight":
            return SHIP_HIT
        if self.id in ("stun", "exhaust"):
            return 6.0 if s.wind == TAILWIND and danger(s) else 0.8
        return -3.0


class ChaseHurt(ChasePick, Hurt):
    """Who is damaged; any hit costs the ship one æmber."""

    def done_to_ship(self, s: Voyage, decision: Decision) -> Msg | None:
        return hits(s, 1, about(decision, "given").split().count(ship_id(s)))

    def ship_worth(self, s: Voyage) -> float:
        return SHIP_HIT

    def weight(self, s: Crucible, decision: Decision, id: str) -> float:
        worth = Pick.weight(self, s, decision, id)
        return worth * (2.0 if destroys(s, id, amount(decision)) else 0.5) if is_creature(s, id) else worth


def voyage(s: Any) -> Voyage:
    """The table of a chase, which the Crucible takes for one of its own."""
    return cast(Voyage, s)


def aboard(kind: Kind[Crucible]) -> Kind[Crucible]:
    """A question of the Crucible as it is asked in a chase."""
    mixin = ChaseHurt if isinstance(kind, Hurt) else ChasePick if isinstance(kind, Pick) else Chase
    made: type[Kind[Crucible]] = type(type(kind).__name__, (mixin, type(kind)), {})
    return made(kind.id)
