"""Virtue Plaques: those that do more than give Stones."""

from __future__ import annotations

from .cards import card, const, plain
from .challenge import on, rolling, unused_here
from .destiny import regain
from .holdings import heal
from .places import adjacent, foes_on
from .state import Albion, ALTable

RULE = "AL-R237"

plain("steady-heart", "kept-word", "second-cloak", "clear-eye")


@card("long-patience", "rolled")
async def long_patience(t: ALTable, who: int) -> None:
    """Once in each of your Challenges you may roll 1 Stone again without paying."""
    on(t.state).free += 1
    on(t.state).used.append("long-patience")


@const("long-patience", "may")
def long_patience_may(s: Albion, who: int) -> bool:
    return rolling(s, who) and unused_here(s, "long-patience")


@const("long-patience", "free")
def long_patience_free(s: Albion, who: int) -> int:
    return 1


@const("open-hand", "trades-afar")
def open_hand(s: Albion, who: int) -> bool:
    """Once per round you may give an Inventory Card to a character anywhere, or take one that is offered, as if you
    shared a tile.
    """
    return "open-hand" not in s.players[who].used


@const("low-door", "crosses-walls")
def low_door(s: Albion, who: int) -> bool:
    """Once per turn you may step across a Wall between two tiles that lie side by side."""
    return True


@card("plain-table", "key-end")
async def plain_table(t: ALTable, who: int) -> None:
    """At the end of the Key-Turn, if you have no Destiny, regain 1."""
    if not t.state.players[who].destiny:
        regain(t, who, rule=RULE)


@card("lit-window", "key-end")
async def lit_window(t: ALTable, who: int) -> None:
    """At the end of the Key-Turn, if no enemy is on your tile or an adjacent one, heal 1 Wound."""
    s = t.state
    here = s.players[who].tile
    if not any(foes_on(s, tile) for tile in (here, *adjacent(s, here))):
        heal(t, who, rule=RULE)


@const("straight-road", "choice")
def straight_road(s: Albion, who: int) -> int:
    """When you scout, you may turn up 2 tiles that fit and place the one you like; the other goes under the stack."""
    return 2
