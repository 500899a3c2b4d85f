"""Armoury Cards: those that do more than give Stones or break."""

from __future__ import annotations

from .cards import card, const, plain
from .challenge import against_enemy, on
from .content import CARDS
from .dice import roll_die
from .holdings import break_card, breakable
from .state import Albion, ALTable

RULE = "AL-R199"
HOLDS = 5
"""From this on the Coat of Many Rivets does not break."""

plain(
    "wyrm-tine-lance", "ditch-spade-of-badon", "boar-spear-of-celliwig", "cold-iron-sickle", "sword-of-the-tenth-squire",
    "rowan-staff", "tourney-helm", "coat-of-the-red-brood", "pilgrims-cloak",
)  # fmt: skip
plain(*(id for id, one in CARDS.items() if one.deck == "starting"))


@card("bailiffs-mace", "failed")
async def bailiffs_mace(t: ALTable, who: int) -> bool:
    """Roll 2 Stones more against Traitors. You may break it to claim a Traitor without a name whom you have just
    failed against, instead of taking the Wound and going on.
    """
    break_card(t, who, "bailiffs-mace", rule=RULE)
    return True


@const("bailiffs-mace", "may")
def bailiffs_mace_may(s: Albion, who: int) -> bool:
    if not against_enemy(s, who) or "bailiffs-mace" not in breakable(s, who):
        return False
    return on(s).counts_as == "traitor" and not on(s).named


@card("coat-of-many-rivets", "wound")
async def coat_of_many_rivets(t: ALTable, who: int, hurt: int, by: str) -> bool:
    """When you would break it to avoid a Wound, roll the die: on 5 or 6 it does not break, and the Wound is avoided
    all the same.
    """
    if roll_die(t, who, "coat-of-many-rivets") < HOLDS:
        break_card(t, who, "coat-of-many-rivets", rule="AL-R127")
    return True


@const("coat-of-many-rivets", "guards")
def coat_of_many_rivets_guards(s: Albion, who: int, hurt: int) -> bool:
    return who == hurt and "coat-of-many-rivets" in breakable(s, who)


@card("white-oak-shield", "wound")
async def white_oak_shield(t: ALTable, who: int, hurt: int, by: str) -> bool:
    """You may break it when you, or another character on your tile, would take a Wound: it is avoided."""
    break_card(t, who, "white-oak-shield", rule="AL-R127")
    return True


@const("white-oak-shield", "guards")
def white_oak_shield_guards(s: Albion, who: int, hurt: int) -> bool:
    near = s.players[who].tile == s.players[hurt].tile
    return who != hurt and near and "white-oak-shield" in breakable(s, who)
