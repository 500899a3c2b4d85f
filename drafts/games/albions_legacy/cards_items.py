"""Items: discarded on use, for an immediate benefit."""

from __future__ import annotations

from .cards import blocked, card, const
from .challenge import on, rolling
from .choices import choose_player
from .destiny import regain
from .dooms import cure
from .holdings import heal, repair_some
from .places import players_on
from .scouting import scout_keys
from .state import Albion, ALTable
from .stones import RUST

LUCK = 2
"""Stones of a Hare's Knot."""


@card("hearth-mead", "use")
async def hearth_mead(t: ALTable, who: int) -> None:
    """Discard on your turn: regain up to 2 Destiny."""
    regain(t, who, 2, rule="AL-R198")


@card("widows-salve", "use")
async def widows_salve(t: ALTable, who: int) -> None:
    """Discard on your turn: heal 1 Wound of yours or of a character on your tile."""
    s = t.state
    if blocked(s, "healing", who, s.players[who].tile):
        return
    hurt = [one for one in players_on(s, s.players[who].tile) if s.players[one].wounds]
    whom = await choose_player(t, who, hurt, "widows-salve", rule="AL-R198")
    if whom >= 0:
        heal(t, whom, rule="AL-R198")


@card("marsh-tonic", "use")
async def marsh_tonic(t: ALTable, who: int) -> None:
    """Discard on your turn: 2 more movement this turn."""
    t.state.turn.steps += 2


@card("hares-knot", "before")
async def hares_knot(t: ALTable, who: int) -> None:
    """Discard before you roll a Challenge: roll 2 Stones more."""
    on(t.state).extra += LUCK


@const("hares-knot", "may")
def hares_knot_may(s: Albion, who: int) -> bool:
    return rolling(s, who)


@const("hares-knot", "shifts")
def hares_knot_shifts(s: Albion, who: int) -> tuple[tuple[int, float], ...]:
    return ((LUCK, 1.0),)


@card("tinkers-roll", "use")
async def tinkers_roll(t: ALTable, who: int) -> None:
    """Discard on your turn: repair 1 broken card of yours or of a character on your tile."""
    s = t.state
    await repair_some(t, who, 1, rule="AL-R198", whose=players_on(s, s.players[who].tile))
    cure(t, who, RUST)


@card("drovers-map", "use")
async def drovers_map(t: ALTable, who: int) -> None:
    """Discard when you scout: turn up 3 tiles that fit the region, place one, and put the others under the stack."""
    t.state.turn.choice = 3


@const("drovers-map", "may")
def drovers_map_may(s: Albion, who: int) -> bool:
    return bool(scout_keys(s, who)) and not s.turn.choice
