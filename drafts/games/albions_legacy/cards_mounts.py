"""Mounts: those that do more than raise Movement."""

from __future__ import annotations

from .cards import card, const, plain
from .destiny import lose_destiny
from .holdings import discard_card
from .state import Albion, ALTable

RULE = "AL-R86"

plain("llamrei", "hengroen", "grey-palfrey")


@const("moor-pony", "second-escort")
def moor_pony(s: Albion, who: int) -> bool:
    """Movement +1. You may choose to carry a second Escort."""
    return True


@const("millers-mule", "repairs")
def millers_mule(s: Albion, who: int) -> int:
    """Movement +1. When you activate a Repair Tile, repair 2 cards."""
    return 1


@card("du-of-the-seas", "turn-end")
async def du_of_the_seas(t: ALTable, who: int) -> None:
    """Movement +2. If you end a turn on the tile where you began it, lose 1 Destiny; if you have none, discard this card."""
    s = t.state
    if s.players[who].tile == s.turn.start and not lose_destiny(t, who, rule=RULE):
        discard_card(t, who, "du-of-the-seas", rule=RULE)
