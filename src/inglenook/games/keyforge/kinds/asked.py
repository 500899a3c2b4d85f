"""What all questions of the Crucible share: steps, names, help by the card that asks, and why not."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.kinds import Kind, Reason
from inglenook.engine.scene import OptionView
from inglenook.engine.words import Arg, Msg, msg

from ..choose import SAME, copies
from ..codex import house_name, name_of, text_of
from ..content import CARDS
from ..forge import means
from ..moments import ANY_ORDER
from ..query import key_cost, unforged
from ..state import TITLE, Crucible, title
from ..turn import END

STEPS = {"start": 1, "house": 2, "main": 3, "close": 5, "next": 5}
STEP_NAMES = tuple(msg(f"kf-step-{name}") for name in ("forge", "house", "main", "ready", "end"))
VERB_ICONS = {
    "play": "card-play", "discard": "card-discard", "reap": "sickle", "fight": "crossed-swords", "action": "lever",
    "omni": "infinity", "unstun": "awareness",
}  # fmt: skip
ANSWER_ICONS = {"yes": "check-mark", "no": "cancel", END: "hourglass", ANY_ORDER: "cycle", SAME: "cycle"}


class Asked(Kind[Crucible]):
    """A question to the active player; by itself its answers are words."""

    words = "kf"
    saving = False
    """Whether it is asked with the next key in mind."""

    def steps(self, s: Crucible, decision: Decision) -> tuple[Msg, ...]:
        return STEP_NAMES if s.step in STEPS else ()

    def step(self, s: Crucible, decision: Decision) -> Msg | None:
        return STEP_NAMES[STEPS[s.step] - 1] if s.step in STEPS else None

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        """What a question names: cards, numbers, houses."""
        s: Crucible = view.state
        found: dict[str, Arg | list[Msg]] = {"card": msg("kf-this-card"), "n": 1, "most": decision.most}
        found["many"] = "yes" if decision.several and decision.most > 1 else "no"
        for name, value in (decision.about or {}).items():
            if name in ("card", "target") and isinstance(value, str) and value:
                found[name] = name_of(title(s, value))
            elif name == "house" and isinstance(value, str):
                found[name] = house_name(value)
            else:
                found[name] = value
        return found | self.more(s, decision)

    def more(self, s: Crucible, decision: Decision) -> dict[str, Arg | list[Msg]]:
        """What this kind names besides."""
        return {}

    def need(self, s: Crucible, decision: Decision) -> int | None:
        """What the next key costs, as long as one is left to forge."""
        return key_cost(s, s.active) if self.saving and unforged(s, s.active) else None

    def have(self, s: Crucible, decision: Decision) -> int | None:
        """The æmber there is for it."""
        return means(s, s.active) if self.need(s, decision) is not None else None

    def help(self, view: View, decision: Decision) -> Msg | None:
        """How this question works, or what the card says that asks."""
        if self.helped:
            return super().help(view, decision)
        card = about(decision, "card")
        asking = title(view.state, card) if card else asker(view)
        return text_of(asking) if asking in CARDS else None

    # -- answers ------------------------------------------------------------------------------------------------------------

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        if key.isdigit():
            return self.number(view, decision, int(key))
        label, icon = self.label(view, decision, key), ANSWER_ICONS.get(key, "")
        return OptionView(key=key, label=label, note=self.note(view.state, decision, key), icon=icon)

    def label(self, view: View, decision: Decision, key: str) -> Msg:
        """A word as an answer."""
        return Msg(f"kf-answer-{key}")

    def note(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """What an answer does."""
        return msg("kf-note-same") if key == SAME else msg("kf-note-card-says")

    def number(self, view: View, decision: Decision, n: int) -> OptionView:
        """A number: of damage to heal, of power to name, of a place in the line."""
        label = Msg(f"kf-number-{self.id}", {**self.arguments(view, decision), "n": n})
        return OptionView(key=str(n), label=label, note=self.note(view.state, decision, str(n)))

    # -- what bots and hints go by ----------------------------------------------------------------------------------------

    def you(self, s: Crucible, decision: Decision) -> int:
        """The side that decides for itself."""
        return s.active

    def prefer(self, s: Crucible, decision: Decision) -> Sequence[float]:
        return [self.worth(s, decision, key) for key in decision.keys]

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        found = self.because(view.state, decision, keys[0]) if keys else None
        return found or msg("kf-hint-best", n=len(decision.keys))

    def because(self, s: Crucible, decision: Decision, key: str) -> Msg | None:
        """A reason for an answer, with figures."""
        return None

    # -- why not ----------------------------------------------------------------------------------------------------------

    def why_not(self, s: Crucible, decision: Decision, thing: str) -> Reason | None:
        verb, _, id = thing.rpartition(":")
        if "." not in id or TITLE[id] not in CARDS:
            return self.not_thing(s, decision, thing)
        if any(f"{verb}:{one}" in decision.keys for one in copies(s, id)):
            return None  # an equal card is the answer
        return self.not_card(s, decision, verb, id)

    def not_thing(self, s: Crucible, decision: Decision, thing: str) -> Reason | None:
        """Whatever is no card; of one that lies face down nothing is said but that."""
        return Reason(msg("kf-why-face-down"), "KF-K72") if thing.startswith("hidden:") else None

    def not_card(self, s: Crucible, decision: Decision, verb: str, id: str) -> Reason | None:
        """A card, wherever it is."""
        return Reason(msg("kf-why-no-target", card=name_of(title(s, id))), decision.rule)


def about(decision: Decision, what: str) -> str:
    """What a question names, as a word."""
    return str((decision.about or {}).get(what, ""))


def picker(view: View, decision: Decision) -> str:
    """The card that asks, where it lies on the table: the one the question names, else the one whose ability resolves."""
    s: Crucible = view.state
    named = [about(decision, "card"), *(str(what.args.get("part", "")) for what in reversed(view.trail))]
    return next((id for id in named if id in s.control or id in s.playing), "")


def asker(view: View) -> str:
    """The title of the card whose ability asks."""
    return next((str(what.args["title"]) for what in reversed(view.trail) if "title" in what.args), "")
