"""Moments: what waits on the same event is put in order by the active player and resolved one by one (K70)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule
from inglenook.engine.table import GameOver, Table
from inglenook.engine.words import Msg, msg

from .causes import UNTOLD
from .choose import chooser
from .content import CARDS, name_on
from .query import lasts_now, voices
from .registry import ABILITIES, AFTER_EACH, GRANTS, Does, Event, Reacts
from .state import Crucible, KFTable, title

ANY_ORDER = "any-order"
MOST_TRIED = 3
"""Of more kinds of abilities than these, nobody tries all orders."""


class Trigger:
    """An ability that waits: what it does, the card it is on, whose it is, and what it answers."""

    __slots__ = ("always", "does", "event", "me", "name", "reacts", "source", "you")

    def __init__(
        self,
        name: str,
        me: str,
        you: int,
        *,
        does: Does | None = None,
        reacts: Reacts | None = None,
        event: Event | None = None,
        source: str = "",
        always: bool = False,
    ) -> None:
        self.name, self.me, self.you = name, me, you
        self.does, self.reacts, self.event = does, reacts, event
        self.source = source or me
        self.always = always
        """It resolves even if its card is no longer in play."""

    def card(self, s: Crucible) -> str | Msg:
        """What waits, by name: the card of `reap.troll` or `after.warsong:gain`, the creature of a keyword, or a law."""
        named = self.title(s)
        return name_on(named) if named in CARDS else Msg(f"kf-effect-{named}")

    def title(self, s: Crucible) -> str:
        """The title of the card that waits, or the name of a law."""
        return self.name.partition(".")[2].partition(":")[0] or title(s, self.source)

    def waits(self, s: Crucible) -> bool:
        """Whether it still can resolve."""
        return self.always or still_there(s, self.source)


@rule("KF-K73")
def still_there(s: Crucible, id: str) -> bool:
    """What has left play, for a hidden zone or any other, does nothing any more."""
    return id in s.control


def abilities(s: Crucible, id: str, moment: str, *, always: bool = False, printed: bool = True) -> list[Trigger]:
    """What a card in play does at a moment: its own ability, and those its upgrades grant it."""
    found: list[Trigger] = []
    named = title(s, id)
    does = ABILITIES[moment].get(named) if printed else None
    granted = GRANTS[moment] if s.on and moment in voices(s).grants else None
    if does is None and granted is None:
        return found
    you = s.control.get(id, s.active)
    if does is not None:
        found.append(Trigger(f"{moment}.{named}", id, you, does=does, always=always))
    if granted is not None:
        for upgrade, host in s.on.items():
            if host == id:
                does = granted.get(title(s, upgrade))
                if does is not None:
                    found.append(Trigger(f"{moment}.{title(s, upgrade)}", id, you, does=does, always=always))
    return found


def reactions(s: Crucible, event: Event) -> list[Trigger]:
    """What cards in play and lasting effects do after an event."""
    heard = voices(s)
    found: list[Trigger] = []
    if event.kind not in heard.hears and event.kind not in heard.waits:
        return found
    for id, named, (reacts, when) in heard.hears.get(event.kind, ()):
        if id not in s.dying and (when is None or when(s, id, s.control[id], event)):
            found.append(Trigger(f"after.{named}", id, s.control[id], reacts=reacts, event=event))
    for place, (reacts, when) in heard.waits.get(event.kind, ()):
        one = s.lasting[place]
        if lasts_now(s, one) and (when is None or when(s, one.source, one.seat, event)):
            found.append(Trigger(f"after.{one.effect}", one.source, one.seat, reacts=reacts, event=event, always=True))
    return found


@rule("KF-K70")
async def resolve(t: KFTable, waiting: Sequence[Trigger]) -> None:
    """Effects of the same moment resolve one at a time, in the order the active player says."""
    if not waiting:
        return
    s = t.state
    around = (s.alike, s.habit)
    if len(waiting) == 1:
        if waiting[0].waits(s):
            s.alike, s.habit = 0, {}
            await run(t, waiting[0])
            s.alike, s.habit = around
        return
    left, free, last = list(waiting), False, ""
    while left := [one for one in left if one.waits(s)]:
        chosen = left[0]
        free = free or not _differ(left) or commute(t, left)
        if not free:
            keys = _kinds(left)
            # With two left, any order would be no more than the first of them first.
            more = [ANY_ORDER] if _differ(left[1:]) else []
            answer = await ask(t, chooser(s), "order", [*keys, *more].copy, rule="KF-K70")
            free = answer == ANY_ORDER
            chosen = keys.get(answer, chosen)
        left.remove(chosen)
        s.alike = sum(1 for one in left if one.name == chosen.name)
        s.habit = s.habit if chosen.name == last else {}
        last = chosen.name
        await run(t, chosen)
    s.alike, s.habit = around


def _kinds(waiting: Iterable[Trigger]) -> dict[str, Trigger]:
    """One of each kind: which of two equal abilities comes first makes no difference worth a question."""
    found: dict[str, Trigger] = {}
    for one in waiting:
        found.setdefault(one.name, one)
    return found


def _differ(waiting: list[Trigger]) -> bool:
    return any(one.name != waiting[0].name for one in waiting[1:])


class Always:
    """Luck for a trial: always the first, the last or the middle of what there is."""

    def __init__(self, part: int) -> None:
        self.part = part

    def draw(self, index: int, n: int) -> int:
        return (n - 1) * self.part // 2


def commute(t: KFTable, waiting: Sequence[Trigger]) -> bool:
    """Whether the order makes no difference: tried on copies, nothing asks anything, and all orders end the same."""
    kinds = list(_kinds(waiting))
    if len(kinds) > MOST_TRIED:
        return False
    for part in range(3):
        ends: list[Crucible] = []
        for order in permutations(kinds):
            trial: KFTable = Table(t.game, t.state.copy(), Always(part), keep=False)  # type: ignore[attr-defined]
            if not _tried(trial, [one for kind in order for one in waiting if one.name == kind]):
                return False
            if ends and trial.state != ends[0]:
                return False
            ends = [trial.state]
        if not trial.chance.pos:
            break
    return True


def _tried(trial: KFTable, order: Sequence[Trigger]) -> bool:
    """Let abilities happen on a copy; whether they came to their end without a question."""
    work = _one_by_one(trial, order)
    try:
        work.send(None)
    except StopIteration:
        return True
    except GameOver:
        return False
    work.close()
    return False


async def _one_by_one(t: KFTable, order: Sequence[Trigger]) -> None:
    t.state.alike, t.state.habit = 0, {}
    for one in order:
        if one.waits(t.state):
            await run(t, one)


async def run(t: KFTable, one: Trigger) -> None:
    """Resolve one ability; questions inside it show it as their trail."""
    s = t.state
    t.enter("KF-K70", msg("kf-trail", card=one.card(s), title=one.title(s), part=one.source) if t.loud else UNTOLD)
    if one.does is not None:
        await one.does(t, one.me, one.you)
    elif one.reacts is not None and one.event is not None:
        await one.reacts(t, one.me, one.you, one.event)
    for look in AFTER_EACH:
        await look(t)
    t.leave()


def t_name(s: Crucible, id: str) -> str | Msg:
    """The name on a card."""
    return name_on(title(s, id))


async def happened(t: KFTable, event: Event, own: Sequence[Trigger] = ()) -> None:
    """An event is over: what is the card's own and what reacts to it resolves together."""
    waiting = [*own, *reactions(t.state, event)]
    if waiting:
        await resolve(t, waiting)
