"""Choosing characters, arming them, and entering play (R11, R12, R15, R24, R25, R174, R229, R230, R235)."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .actions import after
from .content import CHARACTERS, DOCKS, DRAWBRIDGE, ROUND_TABLE, SALLY_PORT, card_of
from .destiny import slots
from .holdings import draw_card, gain_card
from .moving import arrive
from .names import card_name, tile_name
from .state import Albion, ALTable, count, seat_of
from .telling import tell

STARTING = "starting"
GATES = (ROUND_TABLE, DOCKS, DRAWBRIDGE, SALLY_PORT)
ARMS = 2
"""Armoury Cards with which one may begin."""


@rule("AL-R11", "AL-Q14")
def free_heroes(s: Albion) -> list[str]:
    """Characters that can be chosen: none twice, and none that has retired. If none is left, the player stays out."""
    taken = [player.character for player in s.players]
    return [id for id in CHARACTERS if id not in taken and id not in s.retired]


async def choose_hero(t: ALTable, who: int) -> None:
    """A player chooses a character and what it carries at first."""
    s = t.state
    heroes = free_heroes(s)
    if not heroes:
        return
    key = await ask(t, seat_of(s, who), "hero", lambda: [f"hero:{id}" for id in heroes], rule="AL-R11", about={"player": who})
    player = s.players[who]
    player.character = after(key)
    count(s, who, f"hero.{player.character}")
    tell(t, who, "al-log-hero", rule="AL-R11", weight=2)
    await equip(t, who)


def kits(s: Albion) -> list[str]:
    """What one can begin with: a weapon and an armour, as far as there are any."""
    left = [*s.starting, *s.discards[STARTING]]
    weapons = [card for card in left if card_of(card).slot == "weapon"]
    armours = [card for card in left if card_of(card).slot == "armour"]
    return [f"kit:{weapon}+{armour}" for weapon in weapons or [""] for armour in armours or [""]]


@rule("AL-R12", "AL-Q13")
async def equip(t: ALTable, who: int) -> None:
    """A player takes a Starting Weapon and a Starting Armour of choice; those that others have discarded can be had again."""
    s = t.state
    key = await ask(t, seat_of(s, who), "kit", lambda: kits(s), rule="AL-R12", about={"who": who})
    taken = [card for card in after(key).split("+") if card]
    for card in taken:
        (s.starting if card in s.starting else s.discards[STARTING]).remove(card)
        gain_card(t, who, card)
    tell(t, who, "al-log-kit", rule="AL-R12", weight=0, cards=[card_name(card) for card in taken])


# -- entering play --------------------------------------------------------------------------------------------------------


@rule("AL-R174")
async def come_back(t: ALTable, who: int) -> None:
    """Whose character has retired chooses another, with new Starting Equipment, and goes on."""
    if not t.state.players[who].character:
        await choose_hero(t, who)


@rule("AL-R24", "AL-R25", "AL-Q2")
async def enter_play(t: ALTable, who: int) -> None:
    """A character is off the board until its first turn begins, and then stands at the Round Table."""
    s = t.state
    fill_destiny(s, who)
    tile = await choose_gate(t, who) or ROUND_TABLE
    count(s, who, "entered")
    tell(t, who, "al-log-enter", rule="AL-R24", weight=2, lights=(f"hero:{who}", f"tile:{tile}"), tile=tile_name(tile))
    arrive(t, who, tile, rule="AL-R24")
    await take_arms(t, who)
    await take_item(t, who)


@rule("AL-R15")
def fill_destiny(s: Albion, who: int) -> None:
    """A Destiny Token on every slot: three, and five for Lancelot."""
    s.players[who].destiny = slots(s, who)


@rule("AL-R235")
async def choose_gate(t: ALTable, who: int) -> str:
    """If the table wants it faster, one may enter at the Docks, the Drawbridge or the Sally Port."""
    s = t.state
    if not s.agreed.gate_start:
        return ROUND_TABLE
    key = await ask(t, seat_of(s, who), "gate", lambda: [f"gate:{tile}" for tile in GATES], rule="AL-R235", about={"who": who})
    return after(key)


@rule("AL-R229")
async def take_arms(t: ALTable, who: int) -> None:
    """If the table wants it easier, whoever enters play may draw two Armoury Cards."""
    if t.state.agreed.armed:
        for _ in range(ARMS):
            await draw_card(t, who, "armoury", rule="AL-R229")


@rule("AL-R230")
async def take_item(t: ALTable, who: int) -> None:
    """If the table wants it easier, whoever enters play may draw an Item Card."""
    if t.state.agreed.provisioned:
        await draw_card(t, who, "item", rule="AL-R230")
