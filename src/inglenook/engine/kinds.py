"""Kinds of questions: all that people and bots are told of one kind stands in one class.

The rules ask by a word (`ask(t, seat, "fox", ...)`). The class of that word puts the question, describes the answers,
and knows why something is none, what each is worth and which is the usual one. The engine makes the prompt from it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from .decide import Decision, one_by_one
from .scene import OptionView, Prompt, Select
from .words import Arg, Msg

if TYPE_CHECKING:
    from .game import View

S = TypeVar("S", bound=Any)


class Reason(msgspec.Struct, frozen=True):
    """Why something cannot be chosen: a sentence and its rule."""

    text: Msg
    rule: str
    seat: int | None = None
    """Whose name is `$who` in the sentence."""


class Kind(Generic[S]):
    """One kind of question. A game says what is its own; the rest follows from the ids of its words.

    A kind answers for its own keys alone: where a question has keys of another kind beside them, each is given its own.
    """

    id: str = ""
    words: str = ""
    """What its messages begin with: `lane` finds `lane-ask-fox`."""
    rules: tuple[str, ...] = ()
    """Rules it cites besides the one that asks."""
    helped: bool = False
    """Whether there is a line of help for it: `lane-help-fox`."""

    def __init__(self, id: str = "") -> None:
        """One class may serve several kinds; each then has its own id."""
        self.id = id or self.id

    def word(self, what: str, name: str = "") -> str:
        """The id of a message: `lane-ask-fox`."""
        return "-".join(part for part in (self.words, what, name or self.id) if part)

    # -- the question -----------------------------------------------------------------------------------------------------

    def arguments(self, view: View, decision: Decision) -> dict[str, Arg | list[Msg]]:
        """What the question and its help speak of."""
        return {"most": decision.most, **(decision.about or {})}

    def question(self, view: View, decision: Decision) -> Msg:
        return Msg(self.word("ask"), self.arguments(view, decision))

    def help(self, view: View, decision: Decision) -> Msg | None:
        """One line on how it works."""
        return Msg(self.word("help"), self.arguments(view, decision)) if self.helped else None

    def cites(self, s: S, decision: Decision) -> tuple[str, ...]:
        """The rules it is asked by."""
        return (decision.rule, *self.rules)

    def steps(self, s: S, decision: Decision) -> tuple[Msg, ...]:
        """The names of all steps in their order, where it is asked in one of a row."""
        return ()

    def step(self, s: S, decision: Decision) -> Msg | None:
        """In which step it is asked."""
        return None

    def need(self, s: S, decision: Decision) -> int | None:
        """What it takes: a result to pass, the price of what one saves for."""
        return None

    def have(self, s: S, decision: Decision) -> int | None:
        """The result as it lies, or what there is already."""
        return None

    # -- the answers ------------------------------------------------------------------------------------------------------

    def listed(self, s: S, decision: Decision) -> Sequence[str]:
        """The keys in the order in which people read them."""
        return decision.left

    def option(self, view: View, decision: Decision, key: str) -> OptionView:
        """One answer: what it is, what it does, what it lights."""
        return OptionView(key=key, label=Msg(self.word("option", key)), note=Msg(self.word("note", key)))

    def usual(self, s: S, decision: Decision) -> Sequence[str]:
        """What most people would answer: one key, or those of a choice of several; nothing if there is no such answer."""
        return ()

    def why_not(self, s: S, decision: Decision, thing: str) -> Reason | None:
        """Why a part of the table, or a key, is no answer now; None: it has nothing to do with this question."""
        return None

    # -- what bots and hints go by ----------------------------------------------------------------------------------------

    def worth(self, s: S, decision: Decision, key: str) -> float:
        """A quick worth of one answer."""
        return 0.0

    def prefer(self, s: S, decision: Decision) -> Sequence[float]:
        """A quick worth for each key: what the greedy bot goes by."""
        return one_by_one(decision, lambda key: self.worth(s, decision, key))

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        """A reason for this answer, with the figures behind it."""
        return None


class Kinds(Generic[S]):
    """All kinds of questions of a game, by their ids."""

    def __init__(self, *kinds: Kind[S]) -> None:
        self.by_id = {kind.id: kind for kind in kinds}
        self.judged = any(type(one).prefer is not Kind.prefer or type(one).worth is not Kind.worth for one in kinds)
        """Whether any kind knows what its answers are worth."""

    def __iter__(self) -> Iterator[Kind[S]]:
        return iter(self.by_id.values())

    def __getitem__(self, id: str) -> Kind[S]:
        return self.by_id[id]

    def __contains__(self, id: str) -> bool:
        return id in self.by_id

    def prompt(self, view: View, decision: Decision) -> Prompt:
        """The open question in words. Answers are made for whoever is asked alone; nobody else is shown them."""
        own = decision.own
        kind, s = self[own.kind], view.state
        steps, step = kind.steps(s, own), kind.step(s, own)
        asked = view.seat == decision.seat
        usual = tuple(kind.usual(s, own)) if asked else ()
        return Prompt(
            seat=decision.seat,
            kind=decision.kind,
            question=kind.question(view, own),
            step=step,
            step_number=steps.index(step) + 1 if step in steps else 0,
            step_count=len(steps),
            steps=steps,
            help=kind.help(view, own),
            rules=kind.cites(s, own),
            options=tuple(self.options(view, decision)) if asked else (),
            usual=usual[0] if usual and not own.several else "",
            select=Select(least=own.least, most=own.most, usual=usual) if own.several else None,
            need=kind.need(s, own),
            have=kind.have(s, own),
        )

    def question(self, view: View, decision: Decision) -> Msg:
        """The question by itself."""
        return self[decision.kind].question(view, decision.own)

    def options(self, view: View, decision: Decision) -> Iterator[OptionView]:
        """Every answer, each described by the kind it belongs to."""
        for part in decision.parts:
            kind = self[part.kind]
            for key in kind.listed(view.state, part):
                option = kind.option(view, part, key)
                if part in decision.asides and option.group is None:
                    option = msgspec.structs.replace(option, group=Msg(kind.word("aside")))
                yield option

    def why_not(self, s: S, decision: Decision, thing: str) -> Reason | None:
        """Why a thing cannot be chosen: what the question says, else what is offered beside it."""
        for part in decision.parts:
            if (reason := self[part.kind].why_not(s, part, thing)) is not None:
                return reason
        return None

    def prefer(self, s: S, decision: Decision) -> Sequence[float]:
        """A quick worth for each key of a question."""
        if not decision.asides:
            return self.by_id[decision.kind].prefer(s, decision)
        worths: dict[str, float] = {}
        for part in decision.parts:
            worths |= dict(zip(part.keys, self[part.kind].prefer(s, part), strict=True))
        return [worths[key] for key in decision.keys]

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        """A reason for an answer, by the kind it belongs to."""
        part = next((part for part in decision.parts if keys and keys[0] in part.keys), decision.own)
        return self[part.kind].hint(view, part, keys)
