"""Æmber: gained, lost, stolen, paid, captured, returned, exalted, moved (K37), and nothing else changes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg, msg

from .causes import cause
from .moments import happened, t_name
from .query import cannot, foe, said, silent
from .registry import Event
from .state import Crucible, KFTable

Mixes = Callable[[KFTable, int, int, int, str, int, int, str], Awaitable[int]]
"""Of so many æmber, some of them dark, so many are moved: (table, have, dark, n, why, side, to, card) -> how many dark ones."""


@rule("KF-K38")
def pool(s: Crucible, side: int) -> int:
    """Only what lies in its pool is a side's æmber."""
    return s.sides[side].amber


def shade(n: int, dark: int) -> str | Msg:
    """How much of it is dark, for the middle of a line; nothing where none is."""
    return msg("kf-log-dark", n=dark, rest=n - dark) if dark else ""


def told(t: KFTable, what: str, side: int, n: int, dark: int = 0) -> None:
    """Write down what happened to a pool."""
    lights = (f"mat:{side}", f"pool-{side}")
    seat, name, of, by = side, t.called(side), shade(n, dark), cause(t)
    ahead = what != "lose"  # what comes into a pool is told first
    t.say(f"kf-log-{what}", rule="KF-K37", ahead=ahead, seat=seat, lights=lights, side=name, n=n, dark=of, by=by)


def told_on(t: KFTable, what: str, card: str, n: int, dark: int = 0, *lights: str) -> None:
    """Write down what happened to the æmber on a card."""
    s = t.state
    seat, name, by = s.control.get(card, s.active), t_name(s, card), cause(t, card)
    lit, of = (card, *lights), shade(n, dark)
    t.say(f"kf-log-{what}", rule="KF-K37", ahead=True, seat=seat, lights=lit, card=name, n=n, dark=of, by=by)


async def mix(t: KFTable, have: int, dark: int, n: int, why: str, side: int, to: int = -1, card: str = "") -> int:
    """How many of n æmber are dark ones: none where there are none, else as many as whatever knows of them says.

    It is told what for: `side` has them (or a card of its), `to` or a card will.
    """
    if not dark:
        return 0
    mixes: Mixes | None = next(iter(said(t.state, "mixes")), None)
    return max(n - (have - dark), 0) if mixes is None else await mixes(t, have, dark, n, why, side, to, card)


async def add(t: KFTable, side: int, n: int, dark: int = 0) -> None:
    """Put æmber into a pool; whatever waits for dark ones hears of them."""
    catcher = "" if silent(t.state, "catches") else next((card for card in said(t.state, "catches", side) if card), "")
    if catcher:
        if t.loud:
            told_on(t, "capture", catcher, n, dark)
        await put_on(t, catcher, n, dark)
        return
    mine = t.state.sides[side]
    mine.amber += n
    mine.dark += dark
    if dark:
        await happened(t, Event("dark-pool", side=side, amount=dark))


@rule("KF-K49")
async def take(t: KFTable, side: int, n: int, why: str, to: int = -1, card: str = "") -> tuple[int, int]:
    """Take at most n æmber out of a pool: how many there were, and how many of them dark."""
    mine = t.state.sides[side]
    n = min(n, mine.amber)
    dark = await mix(t, mine.amber, mine.dark, n, why, side, to, card)
    mine.amber -= n
    mine.dark -= dark
    return n, dark


@rule("KF-K37")
async def gain(t: KFTable, side: int, n: int) -> int:
    """Æmber from the supply into a pool."""
    if n <= 0 or cannot(t.state, "gain", side):
        return 0
    if t.loud:
        told(t, "gain", side, n)
    await add(t, side, n)
    return n


@rule("KF-K37")
async def lose(t: KFTable, side: int, n: int, why: str = "lose") -> int:
    """Æmber from a pool to the supply, as much as there is."""
    lost, dark = await take(t, side, n, why)
    if lost and t.loud:
        told(t, "lose", side, lost, dark)
    return lost


@rule("KF-K37")
async def steal(t: KFTable, you: int, n: int) -> int:
    """Æmber from the opponent's pool into yours, as much as there is."""
    other = foe(t.state, you)
    if cannot(t.state, "be-stolen", other):
        return 0
    stolen, dark = await take(t, other, n, "steal", you)
    if stolen:
        if t.loud:
            told(t, "steal", you, stolen, dark)
        await add(t, you, stolen, dark)
    return stolen


@rule("KF-K37")
async def pay(t: KFTable, you: int, n: int) -> bool:
    """Æmber from your pool into the opponent's, all of it or none."""
    if t.state.sides[you].amber < n or n <= 0:
        return False
    paid, dark = await take(t, you, n, "pay", foe(t.state, you))
    if t.loud:
        told(t, "pay", you, paid, dark)
    await add(t, foe(t.state, you), paid, dark)
    return True


@rule("KF-K37")
async def capture(t: KFTable, creature: str, n: int, of: int | None = None) -> int:
    """Æmber from a pool (the opponent's of the creature's controller) onto a creature; nobody can spend it there."""
    s = t.state
    if creature not in s.control:
        return 0
    whose = foe(s, s.control[creature]) if of is None else of
    caught, dark = await take(t, whose, n, "capture", card=creature)
    if caught:
        if t.loud:
            told_on(t, "capture", creature, caught, dark)
        await put_on(t, creature, caught, dark)
    return caught


async def put_on(t: KFTable, card: str, n: int, dark: int = 0) -> None:
    """Lay æmber on a card."""
    s = t.state
    pool_of = next((side for side in said(s, "keeps-no-amber", card) if side is not None), None)
    if pool_of is not None:
        await add(t, pool_of, n, dark)
        return
    s.amber[card] = s.amber.get(card, 0) + n
    if dark:
        s.dark[card] = s.dark.get(card, 0) + dark
        await happened(t, Event("dark-card", card=card, side=s.control.get(card, -1), amount=dark))


@rule("KF-K37")
async def exalt(t: KFTable, card: str, n: int = 1) -> None:
    """Æmber from the supply onto a card in play."""
    if card not in t.state.control:
        return
    if t.loud:
        told_on(t, "exalt", card, n)
    await put_on(t, card, n)


@rule("KF-K37")
async def move_to_pool(t: KFTable, card: str, side: int, n: int | None = None) -> int:
    """Æmber from a card into a pool; neither gained nor stolen."""
    moved, dark = await lift(t, card, n, side)
    if moved:
        if t.loud:
            told_on(t, "move", card, moved, dark, f"mat:{side}")
        await add(t, side, moved, dark)
    return moved


@rule("KF-K37")
async def move_to_card(t: KFTable, side: int, card: str, n: int) -> int:
    """Æmber from a pool onto a card; not captured."""
    moved, dark = await take(t, side, n, "store", card=card)
    if moved:
        if t.loud:
            told_on(t, "store", card, moved, dark)
        await put_on(t, card, moved, dark)
    return moved


async def give_back(t: KFTable, card: str, side: int, n: int, dark: int) -> None:
    """Æmber that lay on a creature which has left play goes to the opponent's pool."""
    if t.loud:
        lights, name, of = (f"mat:{side}", f"pool-{side}"), t.called(side), shade(n, dark)
        t.say(
            "kf-log-back",
            rule="KF-K33",
            ahead=True,
            seat=side,
            lights=lights,
            side=name,
            card=t_name(t.state, card),
            n=n,
            dark=of,
        )
    await add(t, side, n, dark)


async def lift(t: KFTable, card: str, n: int | None = None, to: int = -1) -> tuple[int, int]:
    """Take æmber from a card; `to` says whose pool gets it."""
    s = t.state
    have, dark = s.amber.get(card, 0), s.dark.get(card, 0)
    n = have if n is None else min(n, have)
    part = await mix(t, have, dark, n, "move", s.control.get(card, s.active), to, card)
    _set(s.amber, card, have - n)
    _set(s.dark, card, dark - part)
    return n, part


def _set(table: dict[str, int], card: str, n: int) -> None:
    if n:
        table[card] = n
    else:
        table.pop(card, None)
