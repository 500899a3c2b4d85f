"""Kinds of questions: what follows from the ids of their words, and questions with keys of several kinds."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import Decision, ask, ask_some
from inglenook.engine.game import View
from inglenook.engine.kinds import Kind, Kinds, Reason
from inglenook.engine.scene import Select
from inglenook.engine.table import Table
from inglenook.engine.view import scene, view_of, why_not
from inglenook.engine.words import Msg, msg
from tests.engine.mini import Mini, end, table


class Fox(Kind[Mini]):
    """A question that says nothing but what it must."""

    id = "fox"
    words = "lane"
    helped = True
    rules = ("MI-R2",)

    def worth(self, s: Mini, decision: Decision, key: str) -> float:
        return float(key == "gate")


class Owl(Kind[Mini]):
    """What may be done beside it."""

    id = "owl"
    words = "lane"

    def worth(self, s: Mini, decision: Decision, key: str) -> float:
        assert key.startswith("owl:"), "a kind is asked for its own keys alone"
        return 0.5

    def why_not(self, s: Mini, decision: Decision, thing: str) -> Reason | None:
        return Reason(msg("lane-why-owl"), decision.rule) if thing == "owl:home" else None

    def hint(self, view: View, decision: Decision, keys: Sequence[str]) -> Msg | None:
        return msg("lane-hint-owl", n=len(decision.keys))


class Walk(Kind[Mini]):
    """One of a row of steps."""

    id = "walk"

    def steps(self, s: Mini, decision: Decision) -> tuple[Msg, ...]:
        return (msg("roll"), msg("walk"), msg("rest"))

    def step(self, s: Mini, decision: Decision) -> Msg | None:
        return msg("walk")

    def usual(self, s: Mini, decision: Decision) -> Sequence[str]:
        return decision.left[:1]


KINDS = Kinds(Fox(), Owl(), Walk())


async def fox(t: Table[Mini]) -> None:
    """Ask, with something beside the question."""
    t.state.notes.append(await ask(t, 0, "fox", lambda: ["gate", "hedge"], rule="MI-R1", about={"n": 3}))
    end()


async def walk(t: Table[Mini]) -> None:
    """Ask for several."""
    t.state.notes += await ask_some(t, 0, "walk", lambda: ["a", "b", "c"], most=2, rule="MI-R1")
    end()


def beside(t: Table[Mini]) -> Decision:
    """The open question with two keys of another kind among its own."""
    decision = t.decision
    assert decision is not None
    aside = Decision(0, "owl", "MI-R9", ["owl:here", "owl:there"])
    both = Decision(0, "fox", "MI-R1", [*decision.keys, *aside.keys], decision.about)
    both.asides = (aside,)
    return both


def test_what_a_kind_does_not_say_follows_from_the_ids_of_its_words() -> None:
    prompt = scene(table(fox, kinds=KINDS), 0).prompt
    assert prompt is not None
    assert prompt.question == msg("lane-ask-fox", most=1, n=3) and prompt.help == msg("lane-help-fox", most=1, n=3)
    assert [(one.key, one.label.id, one.note) for one in prompt.options] == [
        ("gate", "lane-option-gate", msg("lane-note-gate")),
        ("hedge", "lane-option-hedge", msg("lane-note-hedge")),
    ]
    assert prompt.rules == ("MI-R1", "MI-R2") and prompt.usual == "" and prompt.step_count == prompt.step_number == 0


def test_whoever_is_not_asked_is_shown_no_answers() -> None:
    t = table(fox, kinds=KINDS)
    for seat in (1, None):
        prompt = KINDS.prompt(view_of(t, seat), t.decision)
        assert prompt.options == () and prompt.usual == ""


def test_numbers_of_steps_and_what_most_people_choose_are_made_from_what_the_kind_says() -> None:
    t = table(walk, kinds=KINDS)
    prompt = scene(t, 0).prompt
    assert prompt is not None and (prompt.step_number, prompt.step_count) == (2, 3)
    assert prompt.select == Select(least=0, most=2, usual=("a",)) and prompt.usual == ""
    t.submit("b", 0)
    prompt = scene(t, 0).prompt
    assert prompt is not None and [one.key for one in prompt.options] == ["c"], "what stood before the last pick is gone"


def test_every_kind_answers_for_its_own_keys() -> None:
    t = table(fox, kinds=KINDS)
    both = beside(t)
    prompt = KINDS.prompt(view_of(t, 0), both)
    assert [one.key for one in prompt.options] == both.keys and prompt.question.id == "lane-ask-fox"
    assert list(KINDS.prefer(t.state, both)) == [1.0, 0.0, 0.5, 0.5]
    assert KINDS.why_not(t.state, both, "owl:home") == Reason(msg("lane-why-owl"), "MI-R9")
    assert KINDS.hint(view_of(t, 0), both, ["owl:there"]) == msg("lane-hint-owl", n=2)
    assert KINDS.hint(view_of(t, 0), both, ["gate"]) is None


def test_a_question_with_nothing_beside_it_is_itself() -> None:
    t = table(fox, kinds=KINDS)
    assert t.decision is not None and t.decision.own is t.decision and t.decision.parts == (t.decision,)
    assert why_not(t, 0, "owl:home").text == msg("why-unknown", question=msg("lane-ask-fox", most=1, n=3))


def test_a_game_whose_kinds_know_no_worths_prefers_nothing() -> None:
    assert not Kinds(Walk()).judged and Kinds(Fox()).judged
    assert table(walk, kinds=Kinds(Walk())).game.prefer is None
