"""Whose doing and why: what a line of the log tells besides what happened. Only for tables that keep a log."""

from __future__ import annotations

from inglenook.engine.words import Msg, msg

from .content import CARDS, name_on
from .query import lasts_now, voices
from .state import Crucible, KFTable, face, is_creature, title

UNTOLD = Msg("kf-trail")
"""What is being done where nobody looks."""


def cause(t: KFTable, id: str = "") -> str | Msg:
    """The ability that resolves now, for the end of a line; nothing where there is none, or where it is the card's own."""
    what = t.trail[-1][1] if t.trail else UNTOLD
    name = what.args.get("title", "")
    return "" if not name or (id and name == title(t.state, id)) else msg("kf-log-by", card=what.args["card"])


def deathblow(t: KFTable, id: str) -> str | Msg:
    """What destroys a creature: the ability that resolves now, or the card that leaves it too little power."""
    if t.trail or not is_creature(t.state, id):
        return cause(t, id)
    name = weakener(t.state, id)
    return msg("kf-log-by", card=name_on(name)) if name else ""


def weakener(s: Crucible, id: str) -> str:
    """The title of what takes power from a creature that has less damage than power of its own."""
    if s.damage.get(id, 0) >= face(s, id).power + s.counters.get(id, 0) > 0:
        return ""
    heard = voices(s)
    for kind in ("power", "dies"):
        worse = (lambda n: n < 0) if kind == "power" else bool
        for card, says in heard.says.get(kind, ()):
            if card != id and worse(says(s, card, s.control[card], id)):
                return title(s, card)
        for place, lasts in heard.lasts.get(kind, ()):
            one = s.lasting[place]
            name = one.effect.partition(":")[0]
            if name in CARDS and lasts_now(s, one) and worse(lasts(s, one, one.seat, id)):
                return name
    return ""


def doing(t: KFTable, id: str) -> Msg:
    """A card is used: what follows from that alone is told without a cause."""
    return msg("kf-trail", card=name_on(title(t.state, id)), part=id) if t.loud else UNTOLD
