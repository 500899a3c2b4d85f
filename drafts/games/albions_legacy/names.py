"""What the things of Albion are called. What is always the same is made once, and then handed out."""

from __future__ import annotations

from functools import cache

from inglenook.engine.words import Msg, msg

from .content import CHARGES, NAMED, TASKS, title, type_of
from .state import Albion


@cache
def named(kind: str, id: str) -> Msg:
    """The name of a thing: `al-tile-m1`, `al-card-oak-mail`, `al-region-river`."""
    return msg(f"al-{kind}-{id}")


def tile_name(tile: str) -> Msg:
    return named("tile", tile)


def hero_name(s: Albion, who: int) -> Msg:
    """A player by the character: Arthur."""
    player = s.players[who]
    return named("hero", player.character) if player.character else msg("al-nobody")


def card_name(card: str) -> Msg:
    return named("card", title(card))


def foe_name(token: str) -> Msg:
    """An enemy: Hengist, or a Saxon."""
    return named("named", token) if token in NAMED else named("foe", type_of(token))


def threat_name(threat: str) -> Msg:
    return named("threat", threat)


def escort_name(escort: str) -> Msg:
    """An Escort of a quest, or of an encounter."""
    return named("escort", escort)


def task_name(task: str) -> Msg:
    return named("task", task)


def token_name(task: str) -> Msg:
    """The Story Token of a task."""
    return named("token", task)


EVERY_ESCORT = tuple(CHARGES)
EVERY_TASK = tuple(TASKS)
