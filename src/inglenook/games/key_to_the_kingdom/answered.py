"""What an answer is called once it is given, so that it can be taken back by name."""

from __future__ import annotations

from inglenook.engine.words import Msg, msg

from . import codex
from .content import CASTLE, EVENTS, HEROES, ITEMS, MAGIC, SPACES
from .items import name_of
from .rolls import KEEP_IT


def answered(key: str) -> Msg | None:
    """An answer by its key."""
    thing = key.partition(":")[2] or key.lstrip("+-")
    if thing in ITEMS or thing in MAGIC:
        return name_of(thing)
    if thing in SPACES or thing in CASTLE:
        return codex.space_name(thing)
    if thing in HEROES:
        return msg(f"kk-hero-{thing}")
    if thing in EVENTS:
        return msg(f"kk-event-{thing}")
    if thing == "power":
        return msg("kk-answer-power")
    return msg(f"kk-answer-{key}") if key in (KEEP_IT, "move", "nap", "castle", "walk", "roll") else None
