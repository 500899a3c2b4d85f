"""What many cards say, said once: lasting effects, damage shared out, cards used as if they were yours."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.rulebook import rule

from .aember import pay
from .causes import cause
from .choose import pick, pick_some
from .damage import Hit
from .moments import abilities, happened, resolve
from .query import NEXT, TURN, cannot, foe, total
from .registry import Event
from .state import Crucible, KFTable, Side, count, face, lasts, title
from .use import SIXES, has, make_ready, rule_of_six, told_of
from .zones import held, told


def this_turn(t: KFTable, effect: str, you: int, target: str = "", amount: int = 0) -> None:
    """An effect that lasts until the end of this turn; it is looked up by its name."""
    lasts(t.state, effect, target, you, TURN, amount)


def next_turn_of(t: KFTable, side: int, effect: str, target: str = "", amount: int = 0) -> None:
    """An effect on that side's next turn."""
    lasts(t.state, effect, target, side, NEXT, amount)


def fills_hand(mine: Side) -> bool:
    """A side without a hand has no chains, no hand size and no house: what speaks of them does nothing to it."""
    return not mine.handless


@rule("KF-K39")
def chains(t: KFTable, side: int, n: int) -> None:
    """Gain chains, never more than twenty-four."""
    mine = t.state.sides[side]
    if not fills_hand(mine):
        return
    mine.chains = min(mine.chains + n, 24)
    if t.loud:
        t.say("kf-log-chains", rule="KF-K39", seat=side, side=t.called(side), n=n, by=cause(t))


async def share_out(t: KFTable, among: Sequence[str], times: int, n: int, why: str = "damage") -> list[Hit]:
    """Choose a creature for every n damage, freely; they are dealt together by the caller."""
    s = t.state
    around = (s.alike, s.habit)
    s.habit = {}
    hits: list[Hit] = []
    for left in reversed(range(times if among else 0)):
        s.alike = left  # from the second on, all that is left can go to the same one
        given = " ".join(id for id, _ in hits)
        hits.append((await pick(t, among, why, about={"n": n, "given": given}), n))
    s.alike, s.habit = around
    return hits


async def ready_some(t: KFTable, among: Sequence[str], n: int) -> list[str]:
    """Ready up to n of these cards."""
    chosen = await pick_some(t, among, n, "ready")
    for id in chosen:
        make_ready(t, id)
    return chosen


@rule("KF-K72")
async def use_as_yours(t: KFTable, artifact: str, you: int) -> None:
    """Use an artifact as if it were yours; nobody uses a card of another side without being told so."""
    s = t.state
    if artifact not in s.control or artifact in s.tired or cannot(s, "use", artifact, "action") or not rule_of_six(s, artifact):
        return
    ways = [verb for verb in ("action", "omni") if has(s, artifact, verb)]
    verb = await pick(t, ways, "way", about={"card": artifact})
    if not verb:
        return
    if total(s, "use-cost", artifact, you) > s.sides[you].amber:
        return
    await pay(t, you, total(s, "use-cost", artifact, you))
    s.tired[artifact] = True
    count(s, SIXES[title(s, artifact)])
    if t.loud:
        told_of(t, "act", artifact, "KF-K72", you)
    waiting = abilities(s, artifact, verb, always=True)
    for one in waiting:
        one.you = you
    kind = face(s, artifact).type
    await resolve(t, waiting)
    await happened(t, Event("used", card=artifact, side=you, other=kind))


def reveal(t: KFTable, side: int, ids: Sequence[str]) -> None:
    """Everybody sees these cards of a hand."""
    if ids:
        t.reveal()
    if t.loud:
        for id in ids:
            told(t, "reveal", side, id, "KF-K72")


def reveal_hand(t: KFTable, side: int) -> list[str]:
    """Everybody sees a hand."""
    s = t.state
    cards = list(held(s.sides[side]))
    reveal(t, side, cards)
    return cards


def look_at_hand(t: KFTable, you: int, side: int) -> list[str]:
    """You alone see a hand."""
    s = t.state
    cards = list(held(s.sides[side]))
    t.reveal()
    if t.loud:
        for id in cards:
            told(t, "reveal", side, id, "KF-K72", to=(you,))
    return cards


def opponent_amber(s: Crucible, you: int) -> int:
    """What lies in the opponent's pool."""
    return s.sides[foe(s, you)].amber
