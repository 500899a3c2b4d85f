"""A hint for a person: a bot's whole answer, with the game's reason for it."""

from __future__ import annotations

import zlib
from typing import Any

from inglenook.engine.chance import Luck
from inglenook.engine.decide import DONE, Decision
from inglenook.engine.game import Hint
from inglenook.engine.table import Table
from inglenook.engine.view import view_of
from inglenook.engine.words import msg

from .base import Bot, question, seen_by
from .names import bot


def hint(t: Table[Any], seat: int, strength: str = "greedy") -> Hint:
    """What a bot would answer in this seat, and why. Asked twice at the same table it says the same."""
    decision = question(t, seat)
    adviser = bot(strength, zlib.crc32(t.game.id.encode()))
    keys = _whole_answer(t, decision, adviser)
    twin = seen_by(t, seat, Luck(b"hint"))
    reason = t.game.kinds.hint(view_of(twin, seat), decision, keys)
    return Hint(keys=keys, reason=reason or msg("hint-plain", bot=adviser.name))


def _whole_answer(t: Table[Any], decision: Decision, adviser: Bot) -> tuple[str, ...]:
    """All the keys of a choice of several, with those the rules would take by themselves."""
    seat = decision.seat
    if not decision.several:
        return (adviser.choose(t, seat),)
    twin = t.clone(Luck(b"hint"), keep=True)
    keys: list[str] = []
    while True:
        key = adviser.choose(twin, seat)
        if key == DONE:
            break
        keys.append(key)
        rest = _next_picks(decision, keys)
        while len(rest) == 1 and rest[0] != DONE:
            keys.append(rest[0])
            rest = _next_picks(decision, keys)
        if len(rest) < 2:
            break
        twin.submit(key, seat)
    return tuple(keys) or (DONE,)


def _next_picks(decision: Decision, keys: list[str]) -> list[str]:
    """What can be picked next in a choice of several, in the order it is listed."""
    picked = [*decision.picked, *keys]
    if len(picked) >= decision.most:
        return []
    listed = decision.all_keys
    needed = max(decision.least - len(picked), 1)
    rest = listed[listed.index(picked[-1]) + 1 : len(listed) - needed + 1]
    return [*rest, DONE] if len(picked) >= decision.least else rest
