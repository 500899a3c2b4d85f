"""Extras: searching, the tide and token creatures (K43, K66, K67)."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.rulebook import rule

from .choose import pick_some
from .content import CARDS
from .effects import chains
from .moments import happened
from .play import enter
from .registry import DEEDS, Deed, Event
from .state import TITLE, Crucible, KFTable, face, unheard
from .zones import from_top, put, take_out

TIDE = "tide"
TIDE_CHAINS = 3


@rule("KF-K43")
async def search(t: KFTable, side: int, titles: Sequence[str], most: int, *, discard: bool = True) -> list[str]:
    """Look through the deck (and the discard pile) for cards of these titles; one may find none. The deck is shuffled after."""
    s = t.state
    mine = s.sides[side]
    there = [*mine.deck.top, *mine.deck.pool, *(mine.discard if discard else ())]
    found = await pick_some(t, sorted(id for id in there if id.rpartition(".")[0] in titles), most, "return")
    t.reveal()
    for id in found:
        take_out(s, id)
        put(s, id, "hand")
    mine.deck.shuffle_in([])
    return found


@rule("KF-K66")
def knows_tide(s: Crucible) -> bool:
    """Whether any deck at the table has a card that speaks of the tide; else there is none."""
    return any(CARDS[TITLE[id]].keywords.get(TIDE) for side in s.sides for id in side.deck.pool)


def high_tide(s: Crucible, side: int) -> bool:
    """It is high for the side that raised it last, and low for the other; at first it is neither."""
    return s.tide == side or s.tide in s.mates_of(side)


def raise_tide(t: KFTable, side: int) -> None:
    """The tide becomes high for this side and low for its opponent."""
    t.state.tide = side
    t.say("kf-log-tide", rule="KF-K66", seat=side, side=t.called(side))


@rule("KF-K66")
def can_raise(s: Crucible) -> bool:
    """Where a deck knows the tide, it can be raised for three chains in any turn, as often as one likes."""
    return not high_tide(s, s.active) and s.tidal


async def pay_for_tide(t: KFTable) -> None:
    """Raise the tide for three chains."""
    chains(t, t.state.active, TIDE_CHAINS)
    raise_tide(t, t.state.active)


DEEDS[TIDE] = Deed(can_raise, pay_for_tide)


async def make_token(t: KFTable, side: int, token: str) -> str:
    """The top card of the deck enters play face down as a copy of the token creature; it was not played."""
    s = t.state
    id = from_top(t, side)
    if not id:
        return ""
    s.guise[id] = token
    unheard(s)
    s.playing.append(id)
    await enter(t, id, side)
    if id in s.control:
        await happened(t, Event("enters", card=id, side=side, other=face(s, id).type))
    return id
