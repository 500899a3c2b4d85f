"""What holds at every decision of a chase."""

from __future__ import annotations

from inglenook.engine.rulebook import invariant
from inglenook.games.keyforge.invariants import INVARIANTS as CRUCIBLE
from inglenook.games.keyforge.state import COLOURS

from .content import LOCATIONS
from .state import HEADWIND, TAILWIND, Voyage, players, ship_id, ship_side


def the_ship_sails(s: Voyage) -> bool:
    """The ship is in its line, carries no damage, æmber, ward or counter, and has no hand."""
    ship, side = ship_id(s), s.sides[ship_side(s)]
    tables = (s.damage, s.amber, s.dark, s.counters, s.warded, s.enraged)
    return s.step == "decks" or (ship in side.line and not side.hand and not any(ship in table for table in tables))


@invariant("RF-R15")
def supply_without_end(s: Voyage) -> bool:
    """No token runs out: chests, keys and æmber are as many as the rules made them."""
    chests = s.sides[ship_side(s)].keys
    colours = all(len(s.sides[side].keys) + len(s.sides[side].gone) <= len(COLOURS) for side in players(s))
    return all(token == "chest" for token in chests) and colours


def wind_and_place(s: Voyage) -> bool:
    """The wind blows one way or the other, and one location is current."""
    return s.wind in (HEADWIND, TAILWIND) and (s.step == "decks" or s.here in LOCATIONS)


INVARIANTS = (*CRUCIBLE, the_ship_sails, supply_without_end, wind_and_place)
