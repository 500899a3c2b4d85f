"""Rounds: who takes a turn when (R90-R94, R212)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .early import land_grows
from .heroes import free_heroes
from .names import hero_name
from .state import Albion, ALTable, Turn, clockwise, seat_of


def new_turn(who: int) -> Turn:
    """A turn at its beginning."""
    return Turn(who=who, start="", steps=0, found="", encounters=[], tried=[], fought=[], used=[], choice=0, over=False)


@rule("AL-R90", "AL-R91", "AL-R92", "AL-R94", "AL-R212")
def order(s: Albion) -> list[int]:
    """The holder of the Key-Turn Token, the others clockwise, each character a player of its own, and the holder once more."""
    return [*clockwise(s, s.key), s.key]


def takes_part(s: Albion, who: int) -> bool:
    """Whether a player has a character or can choose one."""
    return bool(s.players[who].character or free_heroes(s))


def begin_round(t: ALTable) -> None:
    """A new round begins with the turn of whoever holds the token."""
    s = t.state
    s.round += 1
    s.turns = -1
    t.say("al-log-round", heading=True, round=s.round)
    next_turn(t)


@rule("AL-R93")
def next_turn(t: ALTable) -> None:
    """The next in order takes a turn; after the last of them the Key-Turn is carried out."""
    s = t.state
    turns = order(s) or []
    s.turns += 1
    while s.turns < len(turns) and not takes_part(s, turns[s.turns]):
        s.turns += 1
    if s.turns < len(turns):
        s.turn = new_turn(turns[s.turns])
        s.step = "turn"
    else:
        s.turn = new_turn(s.key)
        s.stage, s.step = 0, "key-turn"


async def next_step(t: ALTable) -> None:
    """A turn is over."""
    next_turn(t)


async def new_round(t: ALTable) -> None:
    """The Key-Turn is over: the land may grow, and a new round begins."""
    land_grows(t)
    begin_round(t)


def announce(t: ALTable, who: int) -> None:
    """Say whose turn begins."""
    s = t.state
    t.say("al-log-turn", heading=True, seat=seat_of(s, who), round=s.round, hero=hero_name(s, who))
