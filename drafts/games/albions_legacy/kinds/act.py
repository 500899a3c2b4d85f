"""The question of a turn: what does the character do? Each action is told by its own `Doing`."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..actions import after
from ..content import CARDS, THREATS, title
from ..names import foe_name, hero_name, tile_name
from ..outlook import Outlook
from ..places import foes_on
from ..state import Albion
from ..turn import END
from .act_land import LAND
from .asked import Asked, Doing, because
from .deeds import DOINGS as DEEDS
from .perils import DOINGS as PERILS

DOINGS: dict[str, Doing] = {one.name: one for one in (*LAND, *DEEDS, *PERILS)}


class Act(Asked):
    """What to do next on one's turn."""

    id = "act"
    rules = ("AL-R81", "AL-R83")
    helped = True

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        s: Albion = view.state
        who = self.who(decision)
        return {"hero": hero_name(s, who), "steps": s.turn.steps, "tile": tile_name(s.players[who].tile)}

    def doing(self, key: str) -> Doing:
        """Who tells of an answer."""
        return DOINGS[key.partition(":")[0]]

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        return self.doing(key).option(view, self.who(decision), key)

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        """To end it, once there is nowhere left to go."""
        return (END,) if s.turn.steps <= 0 else ()

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return self.doing(key).worth(s, self.who(decision), key)

    def prefer(self, s: Albion, decision: Decision) -> Sequence[float]:
        """Of all answers at once: where to go is looked at from one outlook."""
        who = self.who(decision)
        view = Outlook(s, who)
        return [view.go(after(key)) if key.startswith("go:") else self.doing(key).worth(s, who, key) for key in decision.keys]

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        found = self.doing(keys[0]).hint(view, self.who(decision), keys[0]) if keys else None
        return found or msg("al-hint-best", n=len(decision.keys))

    # -- why not ----------------------------------------------------------------------------------------------------------

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        """What the actions say against a thing; else what it is that one cannot choose at all."""
        who = self.who(decision)
        for doing in DOINGS.values():
            reason = doing.why_not(s, who, thing)
            if reason is not None:
                return reason
        return elsewhere(s, who, thing)


def elsewhere(s: Albion, who: int, thing: str) -> Reason | None:
    """Things that are no answer to any question of a turn."""
    sort, _, id = thing.partition(":")
    if sort == "foe" and id in s.foes:
        there = s.foes[id]
        return because("AL-R120", "foe", foe=foe_name(id), tile=tile_name(there), n=len(foes_on(s, there)))
    if sort == "card" and title(id) in CARDS:
        return because("AL-R202", "card-not-now")
    if sort == "threat" and id in THREATS:
        return because("AL-R159", "threat")
    return None
