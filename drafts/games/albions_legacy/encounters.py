"""Encounter Cards (R193)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from . import abilities as abilities
from . import cards_armoury as cards_armoury
from . import cards_dooms as cards_dooms
from . import cards_encounters as cards_encounters
from . import cards_escorts as cards_escorts
from . import cards_items as cards_items
from . import cards_mounts as cards_mounts
from . import cards_relics as cards_relics
from . import cards_virtues as cards_virtues
from .cards import does, working
from .choices import choose_way
from .names import named
from .state import ALTable, count
from .telling import tell

ENCOUNTER = "encounter"
PALFREY = "grey-palfrey"
YES, NO = "yes", "no"


async def draw_encounter(t: ALTable, who: int, tile: str = "") -> None:
    """A player draws an Encounter Card; without a tile, by a card. An empty deck gives none."""
    s = t.state
    if tile and await steps_around(t, who):
        return
    if not len(s.decks[ENCOUNTER]):
        return
    card = s.decks[ENCOUNTER].draw(t.chance)
    t.reveal()
    count(s, who, f"encounter.{card}")
    tell(
        t, who, "al-log-encounter", rule="AL-R193", weight=2, lights=(f"encounter:{card}", f"hero:{who}"),
        card=named("encounter", card), story=named("encounter-flavour", card),
    )  # fmt: skip
    s.discards[ENCOUNTER].append(card)
    await take_effect(t, who, card)


@rule("AL-R193")
async def take_effect(t: ALTable, who: int, card: str) -> None:
    """An Encounter Card acts at once; some ask for a Challenge."""
    act = does(card, "now")
    assert act is not None, f"nothing is written of {card}"
    await act(t, who)


async def steps_around(t: ALTable, who: int) -> bool:
    """Movement +1. Once per round you may enter an Encounter Tile without drawing a card."""
    s = t.state
    player = s.players[who]
    if PALFREY not in list(working(s, who)) or PALFREY in player.used:
        return False
    if await choose_way(t, who, PALFREY, [YES, NO], rule="AL-R202") == NO:
        return False
    player.used.append(PALFREY)
    tell(t, who, "al-log-palfrey", rule="AL-R54", weight=1)
    return True
