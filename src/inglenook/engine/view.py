"""The scene of a table for one seat: the one funnel through which anything is seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from .anybody import wishes_of
from .back import last_key
from .decide import NATURE, Decision
from .ending import ending_of
from .game import Reason, View
from .log import Entry
from .scene import LogLine, Prompt, Scene, Select, UndoView, WishView
from .table import Table
from .words import Msg, msg


def to_move(t: Table[Any]) -> tuple[int, ...]:
    """The seats that are asked something now. Of a moment in which anybody may act, that is nobody else's business."""
    return tuple(d.seat for d in t.open if d.seat != NATURE)


def told_to_move(t: Table[Any], seat: int | None) -> tuple[int, ...]:
    """Whom this seat (None: a spectator) sees asked."""
    asked = to_move(t)
    return asked if t.opening is None or seat in asked else ()


Memo = dict[str, Any]


def view_of(t: Table[Any], seat: int | None, memo: Memo | None = None) -> View:
    """What a game's scene function gets to see for this seat. Views of one moment may share a memo."""
    t.present()
    asked = (NATURE,) if t.decision is not None and t.decision.seat == NATURE else told_to_move(t, seat)
    decision = t.asked(seat) if seat is not None else None
    if decision is None and t.opening is None:
        decision = t.decision
    trail = tuple(what for _, what in t.trail)
    memo = {} if memo is None else memo
    return View(state=t.state, seat=seat, seats=t.seats, asked=asked, decision=decision, trail=trail, memo=memo)


def scene(
    t: Table[Any], seat: int | None, *, lines: int | None = None, free: bool | None = None, memo: Memo | None = None
) -> Scene:
    """Everything this seat may see (None: a spectator). `lines` cuts the log to its newest lines; `free`: as for undo.

    Who looks for several seats at one moment passes the same `memo`, so that what is the same for all is made once.
    """
    view = view_of(t, seat, memo)
    return Scene(
        game=t.game.id,
        seat=seat,
        title=t.game.title,
        phase=t.game.phase(t.state),
        parts=tuple(t.game.parts(view)),
        sides=view.once("sides", lambda: t.game.sides_of(t.state, len(t.seats))) if t.game.sides is not None else (),
        prompt=_prompt(t, view),
        log=read_log(t, seat, lines),
        undo=_undo(t, seat, free),
        wishes=_wishes(t, seat),
        ending=view.once("ending", lambda: ending_of(t)) if t.over is not None else None,
        version=t.length - 1,
    )


def _prompt(t: Table[Any], view: View) -> Prompt | None:
    decision = view.decision
    if decision is None and t.opening is not None:
        rules, help = (t.opening.rule,), msg("opening-help")
        return Prompt(seat=NATURE, kind=t.opening.kind, question=msg("prompt-opening"), help=help, rules=rules)
    if decision is None or decision.seat == NATURE:
        return None
    full = t.game.kinds.prompt(view, decision)
    if view.seat != decision.seat:
        waiting = view.asked if t.group else ()
        return Prompt(
            seat=decision.seat,
            kind=full.kind,
            question=msg("prompt-waiting", who=view.name(decision.seat)),
            step=full.step,
            step_number=full.step_number,
            step_count=full.step_count,
            steps=full.steps,
            rules=full.rules,
            waiting=waiting,
        )
    if t.opening is not None and full.help is None:
        full = msgspec.structs.replace(full, help=msg("opening-asked-help"))
    if not (view.trail or t.group or decision.several or full.select):
        return full
    waiting = view.asked if t.group else ()
    return msgspec.structs.replace(full, trail=view.trail, select=_select(decision, full), waiting=waiting)


def _select(decision: Decision, prompt: Prompt) -> Select | None:
    if not decision.several:
        return None
    usual = prompt.select.usual if prompt.select else ()
    taken = len(decision.picked)
    return Select(least=max(decision.least - taken, 0), most=decision.most - taken, usual=usual)


def read_log(t: Table[Any], seat: int | None, lines: int | None = None) -> tuple[LogLine, ...]:
    """The lines of the log this seat may read, oldest first."""
    if lines == 0:
        return ()
    entries: list[Entry] = sorted([*t.log, *t.notes], key=lambda entry: entry.at) if t.notes else t.log
    seen = [entry for entry in entries if entry.visible_to(seat)]
    number = forgotten(t, seat)
    if t.past.packed and (lines is None or len(seen) < lines):
        older = [entry for entry in t.past.read() if entry.visible_to(seat)]
        number -= len(older)
        seen = older + seen
    first = max(len(seen) - lines, 0) if lines is not None else 0
    return as_lines(seen[first:], number + first)


def as_lines(entries: Sequence[Entry], first: int) -> tuple[LogLine, ...]:
    """Lines of the log as they are shown, numbered from `first` on."""
    return tuple(
        LogLine(
            seq=number,
            text=entry.text,
            seat=entry.seat,
            rule=entry.rule,
            lights=entry.lights,
            at=entry.at,
            heading=entry.heading,
            weight=entry.weight,
        )
        for number, entry in enumerate(entries, start=first)
    )


def log_length(t: Table[Any], seat: int | None) -> int:
    """How many lines this seat may read, with those that have been forgotten."""
    return forgotten(t, seat) + sum(entry.visible_to(seat) for entry in (*t.log, *t.notes))


def forgotten(t: Table[Any], seat: int | None) -> int:
    return t.past.seen.get(-1 if seat is None else seat, 0)


def _undo(t: Table[Any], seat: int | None, free: bool | None) -> UndoView | None:
    if seat is None or not t.loud:
        return None
    refusal = t.undo_refusal(seat, free=free)
    return UndoView(allowed=refusal is None, label=refusal or taken_back(t, seat))


def _wishes(t: Table[Any], seat: int | None) -> tuple[WishView, ...]:
    """The standing answers of a person, and those that can be left now."""
    if seat is None or not t.loud or not (t.opening is not None or t.wishes):
        return ()
    return tuple(WishView(id=id, label=label, on=on) for id, label, on in wishes_of(t, seat))


def taken_back(t: Table[Any], seat: int) -> Msg:
    """What would be taken back, by name where it has one."""
    last = last_key(t, seat) if seat not in t.pending else None
    what = t.game.answered(last) if last is not None else None
    return msg("undo-what", what=what) if what is not None else msg("undo-last")


def why_not(t: Table[Any], seat: int, thing: str) -> Reason:
    """Why a thing cannot be chosen now by this seat."""
    t.present()
    decision = t.asked(seat)
    if t.over is not None:
        return Reason(msg("why-over"), "")
    if decision is None and t.opening is not None:
        return Reason(msg("prompt-opening"), t.opening.rule)
    if decision is None:
        asked = t.decision.seat if t.decision is not None else 0
        return Reason(msg("why-not-asked", who=t.name(asked)), t.decision.rule if t.decision else "")
    if thing in decision.keys or _lit(t, seat, decision, thing):
        return Reason(msg("why-you-can"), decision.rule)
    question = t.game.kinds.question(view_of(t, seat), decision)
    return t.why_not(decision, thing) or Reason(msg("why-unknown", question=question), decision.rule)


def _lit(t: Table[Any], seat: int, decision: Decision, part: str) -> bool:
    """Whether a part of the table stands for one of the answers."""
    return any(part in option.lights for option in t.game.kinds.prompt(view_of(t, seat), decision).options)


def own_words(text: str) -> Msg:
    """A name somebody chose, as a message."""
    return msg("plain", text=text)
