"""Free actions beside a question: offered with it, done, and the question asked again."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.engine.chance import Luck
from inglenook.engine.decide import Aside, NoOption, Refused, ask
from inglenook.engine.table import Table
from inglenook.engine.view import scene
from tests.engine.battle import BATTLE, do, position, table_at
from tests.engine.mini import Mini, end, table
from tests.properties import messages, words_of


def market(*hand: str) -> Table[Any]:
    return table_at(position([["wolf.1"], []], [list(hand), []], coins=0, market=True))


def test_what_is_free_stands_beside_the_question_as_a_group_of_its_own_kind() -> None:
    t = market("bolt.1", "spy.1")
    assert t.decision is not None and t.decision.kind == "action"
    assert t.decision.keys == ["attack:wolf.1", "pass", "sell:bolt.1", "sell:spy.1"]
    assert [(one.kind, one.rule, one.keys) for one in t.decision.asides] == [("sell", "CB-R42", ["sell:bolt.1", "sell:spy.1"])]
    shown = scene(t, 0).prompt
    assert shown is not None and shown.question.id == "ask-action"
    groups = {option.key: option.group.id if option.group else "" for option in shown.options}
    assert {key for key, group in groups.items() if group} == {"sell:bolt.1", "sell:spy.1"}
    assert set(groups.values()) == {"", "aside-sell"}
    for lang in ("en", "fr"):
        assert all(words_of(BATTLE, lang).say(message) for message in messages(shown))


def test_it_is_done_and_the_question_asked_again() -> None:
    t = do(market("bolt.1", "spy.1"), "sell:spy.1")
    assert t.state.coins[0] == 1 and t.state.discard == ["spy.1"] and t.state.actions == 2
    assert t.decision is not None and (t.decision.seat, t.decision.kind) == (0, "action")
    assert "play:bolt.1" in t.decision.keys, "a coin buys what could not be paid for"
    do(t, "play:bolt.1", "seat:1")
    assert t.decision is not None and not t.decision.asides, "there is nothing left to sell"


def test_without_a_market_nothing_is_beside() -> None:
    t = table_at(position([["wolf.1"], []], [["bolt.1"], []]))
    assert t.decision is not None and t.decision.asides == () and "sell:bolt.1" not in t.decision.keys
    with pytest.raises(Refused):
        t.answer(0, ["sell:bolt.1"])


def test_copies_saves_and_undo_know_it() -> None:
    t = BATTLE.table(2, Luck(b"x"), options=BATTLE.options(market=True), seats=market().seats, loud=True)  # type: ignore[call-arg]
    while t.group:
        t.submit(t.open[0].keys[0], t.open[0].seat)
    assert t.decision is not None
    seat, before = t.decision.seat, t.fingerprint()
    free = t.decision.asides[0].keys[0]
    t.answer(seat, [free])
    after = t.fingerprint()
    twin = t.clone(Luck(b"x"), keep=True)
    assert twin.fingerprint() == after != before and twin.decision is not None and twin.decision.asides
    t.undo(seat, free=True)
    assert t.fingerprint() == before
    t.answer(seat, [free])
    assert t.fingerprint() == after


# -- a question with one answer, and none -------------------------------------------------------------------------------


def noted(t: Table[Mini], keys: list[str]) -> Aside:
    return Aside("note", "MI-R2", lambda: [f"note:{key}" for key in keys if key not in t.state.notes], note)


async def note(t: Table[Mini], key: str) -> None:
    t.state.notes.append(key.partition(":")[2])


async def one_way(t: Table[Mini]) -> None:
    await ask(t, 0, "way", ["on"].copy, rule="MI-R1", aside=noted(t, ["a", "b"]))
    end()


def test_an_only_answer_is_asked_for_while_there_is_something_beside_it() -> None:
    t = table(one_way)
    assert t.decision is not None and t.decision.keys == ["on", "note:a", "note:b"]
    do(t, "note:b", "note:a")
    assert t.over is not None and t.state.notes == ["b", "a"], "and then it is given by itself"


async def no_way(t: Table[Mini]) -> None:
    await ask(t, 0, "way", list, rule="MI-R1", aside=noted(t, ["a"] if t.game.calm else []))


@pytest.mark.parametrize("free", [True, False])
def test_a_question_without_an_answer_is_a_mistake_whatever_is_beside_it(free: bool) -> None:
    with pytest.raises(NoOption):
        table(no_way, calm=frozenset({"only"} if free else ()))


# -- a step that begins anew ----------------------------------------------------------------------------------------------


async def anew(t: Table[Mini]) -> None:
    aside = noted(t, ["a", "b"])._replace(do=None)
    key = await ask(t, 0, "way", ["on", "off"].copy, rule="MI-R1", aside=aside)
    if aside.has(key):
        await note(t, key)
        return
    t.state.notes.append(key)
    end()


def test_what_the_rule_does_by_itself_comes_back_like_any_other_answer() -> None:
    t = table(anew)
    do(t, "note:b")
    assert t.decision is not None and t.decision.keys == ["on", "off", "note:a"] and t.state.notes == ["b"]
    assert t.tape == [], "the step has begun anew, and a copy has nothing to catch up with"
    do(t, "off")
    assert t.over is not None and t.state.notes == ["b", "off"]
