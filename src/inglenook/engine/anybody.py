"""Anybody may act: a moment for cards, offered in turn order to the seats that can.

Nobody else sees who is asked, or whether anybody is. However it went, a moment is one answer on the record: of the seat that
acted, or of nobody. So neither the number of answers nor the way back tells how many could have acted and did not.

Who does not want to be asked leaves a standing answer: a wish, kept with the table. The table then lets the moment pass for
that seat, and what stands on the record is the answer, never the wish: it plays again without knowing any.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from .decide import NATURE, About, Decision, Refused, suspend
from .words import Msg, msg

if TYPE_CHECKING:
    from .log import Move
    from .table import Table

PASS = "pass"
"""The key that lets a moment pass."""

Acted = tuple[int, str]
"""The seat that acts, and with what."""


class Opening:
    """A moment in which anybody may act: of what kind, in which span of the game, and the questions in turn order."""

    __slots__ = ("about", "also", "asked", "keys", "kind", "order", "rule", "span")

    def __init__(
        self,
        order: Sequence[int],
        kind: str,
        rule: str,
        keys: Callable[[int], list[str]],
        also: Sequence[int],
        span: str,
        about: About | None,
    ) -> None:
        self.order = list(order)
        self.kind = kind
        self.rule = rule
        self.keys = keys
        self.also = also
        self.span = span
        self.about = about
        self.asked: list[Decision] = []

    def offered(self, seats: Sequence[int]) -> list[Decision]:
        """The questions to these seats, as far as they can do something or are asked all the same."""
        found = []
        for seat in seats:
            listed = self.keys(seat)
            if listed or seat in self.also:
                found.append(Decision(seat, self.kind, self.rule, [*listed, PASS], self.about))
        return found

    @property
    def wishes(self) -> tuple[str, str]:
        """The standing answers that let it pass: not in this span, and never for this kind."""
        return (f"span:{self.span}", f"kind:{self.kind}")

    def __repr__(self) -> str:
        return f"<Opening {self.rule} {self.kind}: {', '.join(map(str, self.asked)) or 'nobody'}>"


def around(first: int, count: int) -> list[int]:
    """All seats in turn order, from one of them on."""
    return [(first + step) % count for step in range(count)]


async def ask_any(
    t: Table[Any],
    seats: Sequence[int],
    kind: str,
    keys: Callable[[int], list[str]],
    *,
    rule: str,
    span: str = "",
    about: About | None = None,
    also: Sequence[int] = (),
) -> Acted | None:
    """Offer these seats, in this order, to act now. The first that does is returned with its key; None if none does.

    `keys` lists what a seat can do, without letting it pass; who can do nothing is not asked, but for the seats in `also`.
    `span` names the part of the game this lies in: for so long "not now" holds.
    """
    if t.pos < len(t.tape):
        t.pos += 1
        return _read(t.tape[t.pos - 1])
    opening = Opening(seats, kind, rule, keys, also, span, about)
    handed: Any = t.handed
    if handed is not None:
        t.handed = None
        opening.asked = handed.asked
    else:
        opening.asked = opening.offered(opening.order)
        if next_asked(t, opening) is None:
            settle(t, None)
            return None
    return await suspend(opening)  # type: ignore[no-any-return]


def _read(entry: str) -> Acted | None:
    """A moment as it lies on the tape."""
    seat, _, key = entry.partition(" ")
    return (int(seat), key) if key else None


def settle(t: Table[Any], acted: Acted | None, passed: Sequence[int] = ()) -> None:
    """Put a moment on the tape and the record: who acted, or nobody."""
    seat, key = acted if acted is not None else (NATURE, PASS)
    t.force(f"{seat} {key}" if acted is not None else PASS)
    if t.loud:
        t.record(seat, key)
        t.moves[-1].passed = tuple(passed)


def next_asked(t: Table[Any], opening: Opening) -> Decision | None:
    """Whose turn it is to act or let it pass."""
    for decision in opening.asked:
        if decision.seat not in t.pending and not waives(t, decision.seat, opening):
            return decision
    return None


def submit(t: Table[Any], decision: Decision, key: str) -> None:
    """A seat acts, or lets the moment pass; then the next is asked."""
    if key == PASS:
        t.pending[decision.seat] = PASS
        go_on(t)
    else:
        _close(t, (decision.seat, key))


def go_on(t: Table[Any]) -> None:
    """Ask the next; when nobody is left, the moment has passed."""
    assert t.opening is not None
    asked = next_asked(t, t.opening)
    if asked is None:
        _close(t, None)
    else:
        t.decision = asked


def _close(t: Table[Any], acted: Acted | None, passed: Sequence[int] | None = None) -> None:
    t.present()
    passed = list(t.pending) if passed is None else passed
    t.opening, t.pending = None, {}
    settle(t, acted, passed)
    t.resume(acted)
    t.sign()


def play_again(t: Table[Any], move: Move) -> bool:
    """Let an open moment go as the record says; False if it cannot have gone so."""
    assert t.opening is not None
    if move.seat == NATURE:
        _close(t, None, move.passed)
        return move.key == PASS
    if not any(d.seat == move.seat and move.key in d.keys[:-1] for d in t.opening.asked):
        return False
    _close(t, (move.seat, move.key), move.passed)
    return True


def pass_again(t: Table[Any], seat: int, passed: Sequence[int]) -> None:
    """A seat has taken its answer to a moment back: who came before it had let it pass."""
    while t.opening is not None and t.decision is not None and t.decision.seat != seat and t.decision.seat in passed:
        submit(t, t.decision, PASS)


def deal_anew(t: Table[Any], seat: int) -> None:
    """Ask whoever may still be asked for all this seat knows, by what they were dealt; if asked itself, those after it."""
    opening = t.opening
    assert opening is not None
    if t.decision is not None and t.decision.seat == seat:
        later = opening.order[opening.order.index(seat) + 1 :]
        opening.asked = [t.decision, *opening.offered(later)]
    else:
        opening.asked = opening.offered([one for one in opening.order if one != seat])
    t.pending = {}
    go_on(t)


# -- standing answers -----------------------------------------------------------------------------------------------------


def waives(t: Table[Any], seat: int, opening: Opening) -> bool:
    """Whether this seat has said that it does not want to be asked now."""
    held = t.wishes.get(seat)
    return held is not None and not held.isdisjoint(opening.wishes)


def wish(t: Table[Any], seat: int, what: str, on: bool) -> None:
    """A seat leaves a standing answer, or takes it back. If it is asked just now, it is answered so."""
    held = t.wishes.get(seat, set())
    if on:
        if t.opening is None or what not in t.opening.wishes:
            raise Refused(msg("refuse-no-wish"))
        kept = {one for one in held if one.startswith("kind:") or not what.startswith("span:")}
        t.wishes[seat] = {*kept, what}
        if t.decision is not None and t.decision.seat == seat:
            go_on(t)
    elif what not in held:
        raise Refused(msg("refuse-no-wish"))
    else:
        forget_wishes(t, seat, held - {what})


def forget_wishes(t: Table[Any], seat: int, kept: set[str] | None = None) -> None:
    """A seat wants to be asked again: about everything, or all but this."""
    if kept:
        t.wishes[seat] = kept
    else:
        t.wishes.pop(seat, None)


def wishes_of(t: Table[Any], seat: int) -> list[tuple[str, Msg, bool]]:
    """The standing answers a seat can leave or take back now: which, in words, and whether it is left."""
    held = t.wishes.get(seat, set())
    listed = dict.fromkeys([*(t.opening.wishes if t.opening is not None else ()), *sorted(held)])
    return [(one, _words(one), one in held) for one in listed]


def _words(one: str) -> Msg:
    what, _, name = one.partition(":")
    return msg("wish-span") if what == "span" else msg("wish-kind", what=Msg(f"opening-{name}"))
