"""Despair and the Flames of Hope (R89, R96, R103, R188, R213, R226)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .cards import does
from .content import FLAMES
from .ending import lost
from .plaques import despair_lifted
from .state import Albion, ALTable, clockwise, count, playing
from .uses import usable

DESPAIR = "despair"


@rule("AL-R89")
def rounds_left(s: Albion) -> int:
    """A Flame for every round: so many are still to come, if nothing else places or removes a Despair Token."""
    return FLAMES - s.despair


@rule("AL-R96")
def first_despair(t: ALTable) -> None:
    """The first step of the Key-Turn: a Despair Token is placed, and nothing prevents it."""
    place_token(t, "al-log-despair-key", rule="AL-R96")


@rule("AL-R103")
async def add_despair(t: ALTable, n: int = 1, *, by: str = "") -> None:
    """Cards and enemies place Despair Tokens too; `by` is the one that does, and somebody may know how to prevent it."""
    for _ in range(n):
        if await averted(t, by):
            t.say("al-log-despair-averted", rule="AL-R103", weight=2, lights=("flames",))
        else:
            place_token(t, "al-log-despair", rule="AL-R103")


async def averted(t: ALTable, by: str) -> bool:
    """Whether somebody uses what keeps the token away."""
    s = t.state
    for who in clockwise(s, s.turn.who):
        for id in usable(s, who, DESPAIR) if who in playing(s) else ():
            act = does(id, DESPAIR)
            if act is not None and await act(t, who, by):
                return True
    return False


def place_token(t: ALTable, id: str, *, rule: str) -> None:
    """A Flame goes out."""
    s = t.state
    s.despair += 1
    count(s, 0, DESPAIR)
    t.say(id, rule=rule, weight=2, lights=("flames",), left=rounds_left(s) or 0)
    last_flame(t)


@rule("AL-R188")
def last_flame(t: ALTable) -> None:
    """The game is lost when the tenth Flame goes out."""
    if t.state.despair >= FLAMES:
        lost(t, "flames", "AL-R188")


def remove_despair(t: ALTable, n: int = 1) -> int:
    """Take Despair Tokens away, as far as there are any: Flames burn again. How many."""
    s = t.state
    gone = min(n, s.despair)
    for _ in range(gone):
        s.despair -= 1
        count(s, 0, "despair.removed")
        t.say("al-log-hope", rule="AL-R188", weight=2, lights=("flames",), left=rounds_left(s) or 0)
        despair_lifted(t)
    return gone


@rule("AL-R213")
def retired(t: ALTable) -> None:
    """If the table wants it harder, a Despair Token is placed for each character who retires."""
    if t.state.agreed.retire_despair:
        place_token(t, "al-log-despair-retired", rule="AL-R213")


@rule("AL-R226")
def proven(t: ALTable) -> None:
    """If the table wants it easier, each Personal Quest that is done removes a Despair Token."""
    if t.state.agreed.quest_hope:
        remove_despair(t)
