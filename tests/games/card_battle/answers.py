"""What answers a fall or a blow: found by what stands in play, in the order the active seat says."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from inglenook.engine.cards import Cards
from inglenook.engine.decide import ask
from inglenook.engine.table import Table
from inglenook.engine.words import msg

from .content import KINDS, WAITS
from .state import Battle


class Happening(NamedTuple):
    """What happens to a subject, by what, of which seat, and how hard."""

    subject: str
    source: str
    seat: int
    amount: int = 0


class Waiting(NamedTuple):
    """An effect in play that answers: which, of which card, and whose that is."""

    effect: str
    card: str
    seat: int

    @property
    def key(self) -> str:
        return f"{self.effect.partition(':')[2]}:{self.card}"


Does = Callable[[Table[Battle], Happening, Waiting], Awaitable[None]]
BOOK = Cards(KINDS, moments=())
"""What the cards in play answer, by what happens: `falling` (it may be replaced), `fallen`, `struck`."""


def waiting(s: Battle, kind: str, what: Happening) -> list[Waiting]:
    """The effects that answer this: of the lines, and the last words of the fallen."""
    standing = [(card, seat) for seat, line in enumerate(s.lines) for card in line]
    here = [Waiting(effect, card, seat) for card, seat in [*standing, *s.fallen.items()] for effect in WAITS[card]]
    answers = BOOK.reactions[kind]
    return [one for one in here if one.effect in answers and answers[one.effect][1](s, what, one)]


async def answer_instead(t: Table[Battle], kind: str, what: Happening, *, rule: str) -> bool:
    """One thing that waits happens in its stead, if any does."""
    found = waiting(t.state, kind, what)
    if found:
        await resolve(t, kind, what, await choose(t, found, rule), rule)
    return bool(found)


async def answer_all(t: Table[Battle], kind: str, what: Happening, *, rule: str) -> None:
    """Everything that waits answers, one effect after another; each once, and only while it still waits."""
    done: list[str] = []
    while found := [one for one in waiting(t.state, kind, what) if one.key not in done]:
        chosen = await choose(t, found, rule)
        done.append(chosen.key)
        await resolve(t, kind, what, chosen, rule)


async def choose(t: Table[Battle], found: list[Waiting], rule: str) -> Waiting:
    """Of what waits together, the active seat says what comes next."""
    key = await ask(t, t.state.active, "order", lambda: [one.key for one in found], rule=rule)
    return next(one for one in found if one.key == key)


async def resolve(t: Table[Battle], kind: str, what: Happening, one: Waiting, rule: str) -> None:
    t.enter(rule, msg(f"effect-{one.key.partition(':')[0]}", source=one.card))
    does: Does = BOOK.reactions[kind][one.effect][0]
    await does(t, what, one)
    t.leave()
