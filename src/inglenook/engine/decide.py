"""Decisions: every will of a player, as a list of keys to answer with.

A rule says `await ask(...)`. While a table catches up with its record, the recorded answer comes back at once: nothing is
listed and nothing stops. An answer that is the only one is given by itself and recorded too.
"""

from __future__ import annotations

import types
from collections.abc import Awaitable, Callable, Generator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from .words import Msg, msg

if TYPE_CHECKING:
    from .anybody import Opening
    from .table import Table

NATURE = -1
"""The seat that answers draws when chance is explicit."""

DONE = "done"
"""The key that ends a choice of several."""

About = dict[str, int | str]


class NoOption(Exception):
    """A rule asked a question that has no answer: a mistake in the rules."""


class Refused(Exception):
    """An answer that is not taken. Nothing has changed; the reason is a sentence and names the rule."""

    def __init__(self, reason: Msg, rule: str = "") -> None:
        super().__init__(reason.id)
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[Any, ...]:
        """So that it comes whole out of another process."""
        return type(self), (self.reason, self.rule)


class Decision:
    """An open question: who is asked, what kind of question, which rule asks, and the keys that answer it."""

    __slots__ = ("about", "all_keys", "asides", "keys", "kind", "least", "most", "picked", "rule", "seat")

    def __init__(self, seat: int, kind: str, rule: str, keys: list[str], about: About | None = None) -> None:
        self.seat = seat
        self.kind = kind
        self.rule = rule
        self.keys = keys
        self.about = about
        self.least = self.most = 1
        self.picked: list[str] = []
        self.all_keys = keys
        self.asides: tuple[Decision, ...] = ()
        """What is offered beside it: questions of other kinds, whose keys are among these keys too."""

    @property
    def left(self) -> list[str]:
        """What a person can still choose from; of a choice of several, what comes after the last pick."""
        return self.all_keys[_after_last(self) :] if self.several else self.keys

    @property
    def own(self) -> Decision:
        """The question without what is offered beside it."""
        if not self.asides:
            return self
        beside = {key for aside in self.asides for key in aside.keys}
        own = Decision(self.seat, self.kind, self.rule, [key for key in self.keys if key not in beside], self.about)
        own.least, own.most, own.picked = self.least, self.most, self.picked
        own.all_keys = [key for key in self.all_keys if key not in beside]
        return own

    @property
    def parts(self) -> tuple[Decision, ...]:
        """The question and what is offered beside it, each of one kind with its own keys."""
        return (self.own, *self.asides)

    @property
    def several(self) -> bool:
        """Whether the whole answer is a choice of several keys."""
        return self.least != 1 or self.most != 1

    def facts(self) -> tuple[int, str, list[str]]:
        """What two tables at the same question share."""
        return (self.seat, self.kind, self.keys)

    def __repr__(self) -> str:
        return f"<Decision {self.rule} seat={self.seat} {self.kind}: {', '.join(self.keys)}>"


Open: TypeAlias = "Decision | list[Decision] | Opening"


@types.coroutine
def suspend(decision: Open) -> Generator[Open, Any, Any]:
    """Stop the rules here until somebody has answered."""
    return (yield decision)


class Aside(NamedTuple):
    """Free actions that a seat may take beside a question: of which kind, by which rule, their keys, and what each does.

    All their keys begin with their kind (`sell:wolf.2`), so that an answer tells by itself whose it is. Without `do` the rule
    that asks is given such a key like any other; it does it and lets its step begin anew, which keeps copies cheap.
    """

    kind: str
    rule: str
    keys: Callable[[], list[str]]
    do: Callable[[Table[Any], str], Awaitable[None]] | None = None

    def has(self, key: str) -> bool:
        """Whether a key is one of these."""
        return key.startswith(f"{self.kind}:")


async def ask(
    t: Table[Any],
    seat: int,
    kind: str,
    keys: Callable[[], list[str]],
    *,
    rule: str,
    about: About | None = None,
    aside: Aside | None = None,
) -> str:
    """Ask one seat for one of the keys; what is offered `aside` and can be done there is done, and the question asked again."""
    if aside is not None and aside.do is not None:
        return await _ask_beside(t, seat, kind, keys, rule=rule, about=about, aside=aside)
    if t.pos < len(t.tape):
        t.pos += 1
        return t.tape[t.pos - 1]
    decision = t.handed
    if decision is not None:
        t.handed = None
    else:
        listed = keys()
        if not listed:
            raise NoOption(f"{rule}: seat {seat} is asked {kind!r} and has no answer")
        free = aside.keys() if aside is not None else None
        if free:
            assert aside is not None
            decision = Decision(seat, kind, rule, [*listed, *free], about)
            decision.asides = (Decision(seat, aside.kind, aside.rule, free, about),)
        elif len(listed) == 1:
            return t.force(listed[0])
        else:
            decision = Decision(seat, kind, rule, listed, about)
    return await suspend(decision)  # type: ignore[no-any-return]


async def _ask_beside(
    t: Table[Any], seat: int, kind: str, keys: Callable[[], list[str]], *, rule: str, about: About | None, aside: Aside
) -> str:
    """Ask until the answer is one to the question itself."""
    assert aside.do is not None
    offered = Aside(aside.kind, aside.rule, aside.keys)
    while True:
        key = await ask(t, seat, kind, keys, rule=rule, about=about, aside=offered)
        if not aside.has(key):
            return key
        await aside.do(t, key)


async def ask_some(
    t: Table[Any],
    seat: int,
    kind: str,
    keys: Callable[[], list[str]],
    *,
    least: int = 0,
    most: int,
    rule: str,
    about: About | None = None,
) -> list[str]:
    """Ask one seat for several of the keys.

    People answer with all of them at once. On the record, and for programs, it is one pick after another in the order the keys
    are listed, so that every choice has exactly one spelling; `done` ends it early.
    """
    listed = keys()
    most = min(most, len(listed))
    least = min(least, most)
    picked: list[str] = []
    first = 0
    while len(picked) < most:
        if t.pos < len(t.tape):
            t.pos += 1
            answer = t.tape[t.pos - 1]
        else:
            needed = max(least - len(picked), 1)
            rest = listed[first : len(listed) - needed + 1]
            if len(picked) >= least:
                rest = [*rest, DONE]
            if len(rest) == 1:
                answer = t.force(rest[0])
            else:
                decision = t.handed
                if decision is not None:
                    t.handed = None
                else:
                    decision = Decision(seat, kind, rule, rest, about)
                    decision.least, decision.most = least, most
                    decision.picked, decision.all_keys = picked[:], listed
                answer = await suspend(decision)
        if answer == DONE:
            break
        picked.append(answer)
        first = listed.index(answer) + 1
    return picked


async def ask_all(
    t: Table[Any],
    seats: Sequence[int],
    kind: str,
    keys: Callable[[int], list[str]],
    *,
    rule: str,
    about: About | None = None,
) -> dict[int, str]:
    """Ask several seats the same question at the same time, in secret; nobody learns an answer before all have answered."""
    order = sorted(seats)
    if t.pos < len(t.tape):
        t.pos += len(order)
        return dict(zip(order, t.tape[t.pos - len(order) : t.pos], strict=True))
    group: Any = t.handed
    if group is not None:
        t.handed = None
    else:
        group = []
        for seat in order:
            listed = keys(seat)
            if not listed:
                raise NoOption(f"{rule}: seat {seat} is asked {kind!r} and has no answer")
            group.append(Decision(seat, kind, rule, listed, about))
        if all(len(decision.keys) == 1 for decision in group):
            return {decision.seat: t.force(decision.keys[0]) for decision in group}
    t.relist = keys
    return await suspend(group)  # type: ignore[no-any-return]


def one_by_one(decision: Decision, worth: Callable[[str], float]) -> list[float]:
    """A worth for each key, with which the best of a choice of several are chosen in the end.

    Picks go down the list, so of the best set its first in the list has to come now.
    """
    worths = [worth(key) for key in decision.keys]
    if not decision.several:
        return worths
    left = decision.left
    ranked = sorted(left, key=worth, reverse=True)[: decision.most - len(decision.picked)]
    needed = decision.least - len(decision.picked)
    wanted = [key for place, key in enumerate(ranked) if place < needed or worth(key) > worth(DONE)]
    first = next((key for key in left if key in wanted), DONE)
    return [max(worths) + 1 if key == first else own for key, own in zip(decision.keys, worths, strict=True)]


def spell(decision: Decision, keys: Sequence[str], refusal: Callable[[Decision, str], Refused]) -> list[str]:
    """Check a person's whole answer and spell it as the single picks that are put on the record."""
    if not decision.several:
        if len(keys) != 1:
            raise Refused(msg("refuse-one-answer"), decision.rule)
        if keys[0] not in decision.keys:
            raise refusal(decision, keys[0])
        return list(keys)
    chosen = [key for key in keys if key != DONE]
    for key in chosen:
        if key not in decision.left:
            raise refusal(decision, key)
    if len(set(chosen)) != len(chosen):
        raise Refused(msg("refuse-twice"), decision.rule)
    least, most = decision.least - len(decision.picked), decision.most - len(decision.picked)
    if not least <= len(chosen) <= most:
        raise Refused(msg("refuse-count", least=max(least, 0), most=most, given=len(chosen)), decision.rule)
    return _without_forced(decision, sorted(chosen, key=decision.all_keys.index))


def _after_last(decision: Decision) -> int:
    """Where the keys begin that can still be picked."""
    return decision.all_keys.index(decision.picked[-1]) + 1 if decision.picked else 0


def _without_forced(decision: Decision, picks: list[str]) -> list[str]:
    """Leave out what the rules will take by themselves: a last pick may be the only one left."""
    listed, done = decision.all_keys, list(decision.picked)
    first = _after_last(decision)
    spelled: list[str] = []
    for pick in [*picks, DONE]:
        if len(done) >= decision.most:
            break
        needed = max(decision.least - len(done), 1)
        rest = len(listed[first : len(listed) - needed + 1]) + (len(done) >= decision.least)
        if rest > 1:
            spelled.append(pick)
        if pick == DONE:
            break
        done.append(pick)
        first = listed.index(pick) + 1
    return spelled
