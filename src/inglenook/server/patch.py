"""What changed from one scene to the next, by the ids of its parts."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from inglenook.engine.scene import AnyPart, LogLine, Scene

from .wire import Moments, Patch


def diff(old: Scene, new: Scene, log_from: int | None = None, log: tuple[LogLine, ...] = ()) -> Patch:
    """The patch that makes the new scene out of the old one. Who knows the new lines of the log says so."""
    if log_from is None:
        log_from, log = _log(old.log, new.log)
    before, after = old.parts, new.parts
    if before is after:
        parts: Parts = ()
        gone: Ids = ()
        order: Ids | None = None
    else:
        parts, gone, order = _parts(before, after)
    unset = msgspec.UNSET
    return Patch(
        parts=parts,
        gone=gone,
        order=order,
        phase=unset if _same(old.phase, new.phase) else new.phase,
        sides=unset if _same(old.sides, new.sides) else new.sides,
        prompt=unset if _same(old.prompt, new.prompt) else new.prompt,
        undo=unset if _same(old.undo, new.undo) else new.undo,
        wishes=unset if _same(old.wishes, new.wishes) else new.wishes,
        ending=unset if _same(old.ending, new.ending) else new.ending,
        log=log,
        log_from=log_from,
    )


def _same(a: object, b: object) -> bool:
    return a is b or a == b


Parts = tuple[AnyPart, ...]
Ids = tuple[str, ...]


def _parts(before: Sequence[AnyPart], after: Sequence[AnyPart]) -> tuple[Parts, Ids, Ids | None]:
    """New and changed parts, what is gone, and the order where it is not what a client would make of the rest."""
    if len(before) == len(after):
        changed = []
        for a, b in zip(before, after, strict=True):
            if a is b:
                continue
            if a.id != b.id:
                break
            if a != b:
                changed.append(b)
        else:
            return tuple(changed), (), None
    first, last = _alike(before, after)
    old, new = before[first : len(before) - last], after[first : len(after) - last]
    known = {part.id: part for part in old}
    changed = []
    for part in new:
        had = known.pop(part.id, None)
        if had is not part and had != part:
            changed.append(part)
    left = [part.id for part in old if part.id not in known]
    if left == [part.id for part in new]:  # nothing new, and the rest stands as it stood
        return tuple(changed), tuple(known), None
    return tuple(changed), tuple(known), tuple([part.id for part in after])


def _alike(before: Sequence[AnyPart], after: Sequence[AnyPart]) -> tuple[int, int]:
    """How many parts are the very same at the beginning, and how many at the end."""
    first, last, most = 0, 0, min(len(before), len(after))
    while first < most and before[first] is after[first]:
        first += 1
    while last < most - first and before[-1 - last] is after[-1 - last]:
        last += 1
    return first, last


def _log(old: tuple[LogLine, ...], new: tuple[LogLine, ...]) -> tuple[int, tuple[LogLine, ...]]:
    """The lines to put in place of those from a number on."""
    if not new:
        return 0, ()
    last = new[-1].seq + 1
    if not old:
        return new[0].seq, new
    known = {line.seq: line for line in old}
    first = len(new)
    while first > 0 and not _same(known.get(new[first - 1].seq), new[first - 1]):
        first -= 1
    tail = new[first:]
    if not tail and old[-1].seq >= last:  # lines were taken back and none came
        return last, ()
    return (tail[0].seq if tail else 0), tail


def unroll(told: Moments) -> list[Scene]:
    """The scenes of moments: the first whole, each of the others by what changed."""
    scenes = [told.base] if told.base is not None else []
    for patch in told.steps:
        scenes.append(apply(scenes[-1], patch, patch.log[0].at - 1))
    return scenes


def apply(old: Scene, patch: Patch, version: int) -> Scene:
    """The scene a client has after a patch: what clients do, written down once, for tests and for programs."""
    known = {part.id: part for part in old.parts}
    for id in patch.gone:
        del known[id]
    for part in patch.parts:
        known[part.id] = part
    order = patch.order if patch.order is not None else tuple(known)
    log = old.log
    if patch.log or patch.log_from:
        log = (*(line for line in log if line.seq < patch.log_from), *patch.log)
    changes = {
        name: value
        for name in ("phase", "sides", "prompt", "undo", "wishes", "ending")
        if (value := getattr(patch, name)) is not msgspec.UNSET
    }
    return msgspec.structs.replace(old, parts=tuple(known[id] for id in order), log=log, version=version, **changes)
