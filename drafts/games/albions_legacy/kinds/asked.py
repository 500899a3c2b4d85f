"""What all questions of Albion share, and how an action of a turn is described.

A thing is the id of a part of the scene (`tile:m1`, `open:2,-3`, `hero:0`, `foe:saxon.3`, `card:oak-mail`, `escort:mererid`,
`threat:the-sword-bridge`, `story:the-roll-call`, `virtue`, `deck:item`, `mat:0`), or the key of an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Kind, Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..names import hero_name, named
from ..rounds import order, takes_part
from ..state import Albion

KEY_TURN = "key-turn"
STAGES = ("despair", "abilities", "moves", "challenges", "passes")
"""The Key-Turn as it is followed; its first stage only asks whether the game is over."""
FIGHTS = STAGES.index("challenges")
DOZEN = 12


def because(rule: str, id: str, **args: Arg | list[Msg]) -> Reason:
    """A reason of Albion."""
    return Reason(Msg(f"al-why-{id}", args), rule)


def dozen(keys: Iterable[str], key: str, group: Callable[[str], str]) -> int:
    """In which dozen of its group an answer stands: nobody reads a longer list."""
    mine = group(key)
    return [one for one in keys if group(one) == mine].index(key) // DOZEN


def turn_name(s: Albion, at: int) -> Msg:
    """A turn of the round by its character; the holder of the key has two."""
    turns = order(s) or []
    hero = hero_name(s, turns[at])
    return msg("al-step-again", hero=hero) if at and turns[at] == turns[0] else hero


class Asked(Kind[Albion]):
    """A question of Albion. `about["who"]` is the player it is about, where it is about one."""

    words = "al"

    def who(self, decision: Decision) -> int:
        """The player it is about."""
        return int((decision.about or {}).get("who", -1))

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        """Who is asked for, as `$hero`."""
        who = self.who(decision)
        return {"hero": hero_name(view.state, who)} if who >= 0 else {}

    def steps(self, s: Albion, decision: Decision) -> tuple[Msg, ...]:
        """The turns of the round, and the Key-Turn; in the Key-Turn its stages."""
        if not s.round:
            return ()
        if KEY_TURN in (s.step, s.then):
            return tuple(named("stage", stage) for stage in STAGES)
        turns = order(s) or []
        return (*(turn_name(s, at) for at, who in enumerate(turns) if takes_part(s, who)), msg("al-step-key"))

    def step(self, s: Albion, decision: Decision) -> Msg | None:
        if not s.round:
            return None
        if KEY_TURN not in (s.step, s.then):
            return turn_name(s, s.turns)
        at = FIGHTS if s.contest is not None else s.stage - 2
        return named("stage", STAGES[min(max(at, 0), len(STAGES) - 1)])

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        """Without figures of its own: that nothing looked better."""
        return msg("al-hint-best", n=len(decision.keys))


class Doing:
    """How one action of a turn is told: its answers, their worth, and why something is none. `name` is that of its `Action`."""

    name: str = ""

    def option(self, view: View, who: int, key: str) -> OptionView:
        """An answer in words; the group is `al-group-<name>` unless it says another."""
        raise NotImplementedError

    def worth(self, s: Albion, who: int, key: str) -> float:
        """About how many coins an answer is worth; to end the turn is worth 0."""
        return 0.0

    def why_not(self, s: Albion, who: int, thing: str) -> Reason | None:
        """Why a thing cannot be done now; None: it has nothing to do with this action."""
        return None

    def hint(self, view: View, who: int, key: str) -> Msg | None:
        """The figures behind an answer."""
        return None
