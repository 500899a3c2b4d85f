"""Extras: searching, the tide, token creatures, and the names of all houses (K43, K66-K68)."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.rulebook import rule

from .choose import pick_some
from .effects import chains
from .play import enter
from .registry import DEEDS, Deed
from .state import Crucible, KFTable, side_name
from .zones import from_top, put, take_out

TIDE = "tide"
TIDE_CHAINS = 3


@rule("KF-K68")
def all_houses() -> tuple[str, ...]:
    """The houses of every set; only the first seven have cards here."""
    return (
        "brobnar", "dis", "logos", "mars", "sanctum", "shadows", "untamed", "saurian", "star-alliance", "unfathomable",
        "ekwidon", "geistoid", "skyborn", "redemption", "ouboros",
    )  # fmt: skip


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
def raise_tide(t: KFTable, side: int) -> None:
    """The tide becomes high for this side and low for its opponent."""
    t.state.tide = side
    t.say("kf-log-tide", rule="KF-K66", side=side_name(t, side))


def can_raise(s: Crucible) -> bool:
    """Where a deck knows the tide, it can be raised for three chains in any turn, as often as one likes."""
    return s.tidal and s.tide != s.active


async def pay_for_tide(t: KFTable) -> None:
    """Raise the tide for three chains."""
    chains(t, t.state.active, TIDE_CHAINS)
    raise_tide(t, t.state.active)


DEEDS[TIDE] = Deed(can_raise, pay_for_tide)


@rule("KF-K67")
async def make_token(t: KFTable, side: int, token: str) -> str:
    """The top card of the deck enters play face down as a copy of the token creature; it was not played."""
    s = t.state
    id = from_top(t, side)
    if not id:
        return ""
    s.guise[id] = token
    s.playing.append(id)
    await enter(t, id, side)
    return id
