"""The questions of Escorts and Story Quests, and what one does about them on a turn."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import DONE, Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Reason
from inglenook.engine.scene import Odds, OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..actions import after, untried
from ..cards import blocked
from ..content import CHARGES, ENCOUNTERS, TASKS
from ..escorts import NO, TAKE, goal_of, may_take
from ..names import escort_name, named, task_name, threat_name, tile_name, token_name
from ..odds import chance_of
from ..quests import CARRIED, WON
from ..state import Albion
from ..story import BELLS, FIRST, LEGION, PAY, TOWER, kept_quiet
from .asked import Asked, Doing, because


def escort_icon(escort: str) -> str:
    """The sign of an Escort."""
    return CHARGES[escort].icon if escort in CHARGES else ENCOUNTERS[escort].icon


def trial_note(task: str) -> Msg:
    """What a Story Challenge asks."""
    trial = TASKS[task].trial
    first, *others = [named("attribute", one) for one in trial.attributes]
    if others:
        return msg("al-note-story-two", attribute=first, other=others[0], n=trial.rating)
    return msg("al-note-story", attribute=first, n=trial.rating)


# -- on a turn ------------------------------------------------------------------------------------------------------------


class Telling(Doing):
    """Trying a Story Challenge, or paying for it."""

    name = "story"

    def option(self, view: View, who: int, key: str) -> OptionView:
        s: Albion = view.state
        task, _, paid = after(key).partition(".")
        lights, group = (f"story:{task}", f"tile:{TASKS[task].tile}"), msg("al-group-quest")
        if paid:
            return OptionView(
                key=key, label=msg("al-story-pay"), note=named("note-pay", task), icon="shaking-hands",
                lights=lights, group=group, final=True,
            )  # fmt: skip
        odds = Odds(now=self.chance(s, who, task)) if s.agreed.odds else None
        return OptionView(
            key=key, label=task_name(task), note=trial_note(task), icon="scroll-unfurled", lights=lights, group=group,
            odds=odds,
        )  # fmt: skip

    def chance(self, s: Albion, who: int, task: str) -> float:
        """How likely it is passed."""
        return chance_of(s, who, TASKS[task].trial, kind="story", subject=task)

    def worth(self, s: Albion, who: int, key: str) -> float:
        """To try costs nothing."""
        task, _, paid = after(key).partition(".")
        return 0.8 if paid else 0.5 + self.chance(s, who, task)

    def hint(self, view: View, who: int, key: str) -> Msg | None:
        task, _, paid = after(key).partition(".")
        return None if paid else msg("al-hint-chance", n=round(100 * self.chance(view.state, who, task)))

    def why_not(self, s: Albion, who: int, thing: str) -> Reason | None:
        sort, _, id = thing.partition(":")
        task, _, paid = id.partition(".")
        if sort != "story" or task not in TASKS:
            return None
        where = s.story.get(task, "")
        if TASKS[task].quest not in s.quests or not where:
            return because("AL-R182", "story-not-found", tile=tile_name(TASKS[task].tile))
        if s.turned.get(task) == WON:
            return because("AL-R183", "story-won", token=token_name(task))
        if where != s.players[who].tile:
            return because("AL-R182", "story-elsewhere", tile=tile_name(where))
        if kept_quiet(s, who, task):
            return because("AL-R17", "kept-quiet")
        if paid == PAY:
            return because("AL-R183", "story-price" if TASKS[task].pay else "story-no-price", n=TASKS[task].price)
        return because("AL-R82", "tried", task=task_name(task)) if not untried(s, task) else None


class Picking(Doing):
    """Taking up a Story Token that a carrier has left."""

    name = "pick"

    def option(self, view: View, who: int, key: str) -> OptionView:
        task = after(key)
        return OptionView(
            key=key, label=msg("al-pick", token=token_name(task)), note=msg("al-note-pick"), icon="scroll-unfurled",
            lights=(f"story:{task}",), group=msg("al-group-quest"),
        )  # fmt: skip

    def worth(self, s: Albion, who: int, key: str) -> float:
        return 0.9

    def why_not(self, s: Albion, who: int, thing: str) -> Reason | None:
        sort, _, task = thing.partition(":")
        if sort != "pick" or task not in TASKS:
            return None
        return because("AL-R175", "no-token-here", token=token_name(task))


class Escorting(Doing):
    """Taking or leaving an Escort."""

    name = "escort"

    def option(self, view: View, who: int, key: str) -> OptionView:
        what, _, escort = after(key).partition(".")
        return OptionView(
            key=key, label=escort_name(escort),
            note=msg(f"al-note-escort-{what}", tile=tile_name(goal_of(escort))), icon=escort_icon(escort),
            lights=(f"escort:{escort}",), group=msg("al-group-quest"),
        )  # fmt: skip

    def worth(self, s: Albion, who: int, key: str) -> float:
        """An Escort is better carried than left where it is; the wounded had better leave them to others."""
        return 0.4 if after(key).startswith(TAKE) else -0.4

    def why_not(self, s: Albion, who: int, thing: str) -> Reason | None:
        sort, _, id = thing.partition(":")
        escort = id.partition(".")[2] or id
        if sort != "escort" or (escort not in CHARGES and escort not in ENCOUNTERS):
            return None
        where = s.escorts.get(escort, "")
        if where == CARRIED:
            return because("AL-R177", "escort-carried", escort=escort_name(escort))
        if where != s.players[who].tile:
            return because("AL-R177", "escort-elsewhere", escort=escort_name(escort))
        threat = blocked(s, "escort", who, where)
        if threat:
            return because("AL-R148", "escort-blocked", threat=threat_name(threat))
        return None if may_take(s, who) else because("AL-R178", "escort-second")


# -- when somebody would perish -------------------------------------------------------------------------------------------


class Perish(Asked):
    """Who of several Escorts is lost."""

    id = "perish"

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        about = decision.about or {}
        return {"n": int(about["n"]), "tile": tile_name(str(about["tile"]))}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        escort = after(key)
        return OptionView(
            key=key, label=escort_name(escort), note=msg("al-note-perish"), icon=escort_icon(escort),
            lights=(f"escort:{escort}",), final=True,
        )  # fmt: skip

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        """Rather somebody met on the way than one whom a quest asks for."""
        return 0.0 if key == DONE else -1.0 if after(key) in CHARGES else -0.5

    def why_not(self, s: Albion, decision: Decision, thing: str) -> Reason | None:
        tile = str((decision.about or {})["tile"])
        return because("AL-R176", "not-among-them", tile=tile_name(tile)) if thing.startswith("escort:") else None


class Mercy(Asked):
    """Whether a Story Token is given up for an Escort."""

    id = "mercy"

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        about = decision.about or {}
        escort, token = escort_name(str(about["escort"])), token_name(str(about["task"]))
        return {**super().arguments(view, decision), "escort": escort, "token": token}

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        words = self.arguments(view, decision)
        return OptionView(
            key=key, label=Msg(f"al-mercy-{key}", words), note=Msg(f"al-note-mercy-{key}", words),
            icon="cancel" if key == NO else "shaking-hands", final=True,
        )  # fmt: skip

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        return 0.0 if key == NO else 1.0

    def usual(self, s: Albion, decision: Decision) -> Sequence[str]:
        return ("save",)


# -- how a quest turns ----------------------------------------------------------------------------------------------------


class Turning(Asked):
    """What the table chooses when a quest turns."""

    id = "turning"

    def quest(self, decision: Decision) -> str:
        return str((decision.about or {})["quest"])

    def question(self, view: View, decision: Decision) -> Msg:
        return msg("al-ask-turning", title=named("quest-turn", self.quest(decision)))

    def help(self, view: View, decision: Decision) -> Msg | None:
        return named("quest-turn-text", self.quest(decision))

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        quest, which = self.quest(decision), after(key)
        return OptionView(
            key=key, label=named(f"quest-turn-{which}", quest), note=msg(f"al-note-turn-{which}-{quest}"),
            icon="scroll-unfurled", lights=(f"quest:{quest}",), final=True,
        )  # fmt: skip

    def worth(self, s: Albion, decision: Decision, key: str) -> float:
        quest, first = self.quest(decision), after(key) == FIRST
        if quest == TOWER:
            return (0.0 if len(s.decks["virtue"]) > 5 else -0.6) if first else -0.3
        if quest == LEGION:
            return -0.1 if first else -0.2
        return -0.1 if first or quest != BELLS else -1.0


STORY_KINDS = (Perish(), Mercy(), Turning())
STORY_DOINGS: tuple[Doing, ...] = (Telling(), Picking(), Escorting())
