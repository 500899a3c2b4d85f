"""Encounters that bring an Escort: how they come, what they give, and what their loss costs."""

from __future__ import annotations

from .cards import card, const
from .cards_encounters import send_home
from .choices import choose_player, choose_way
from .destiny import lose_destiny, regain
from .escorts import may_take, place_escort, take_escort
from .holdings import break_card, breakable, choose_card, draw_card
from .hope import add_despair
from .plaques import lose_virtue, return_virtue
from .spawning import spawn
from .state import Albion, ALTable, playing
from .wounds import SQUIRE

RULE = "AL-R181"
MILLER, ABBESS, HOSTAGE, BARD = (
    "the-millers-youngest", "the-abbess-who-will-not-hurry", "the-hostage-of-the-whale-road", "the-blind-bard",
)  # fmt: skip


async def take_or_leave(t: ALTable, who: int, id: str) -> None:
    """An Escort whom one may take, or leave on the tile."""
    s = t.state
    ways = ["take", "leave"] if may_take(s, who) else ["leave"]
    if await choose_way(t, who, id, ways, rule="AL-R177") == "take":
        take_escort(t, who, id)
    else:
        place_escort(t, s.players[who].tile, id)


@card(MILLER, "now")
async def the_millers_youngest(t: ALTable, who: int) -> None:
    """You are made to take this Escort. Bring her to the Courtyard: draw 1 Item, and one character regains 1
    Destiny. If she perishes: place 1 Despair Token.
    """
    take_escort(t, who, MILLER)


@card(MILLER, "delivered")
async def uncle(t: ALTable, who: int) -> None:
    await draw_card(t, who, "item", rule=RULE)
    one = await choose_player(t, who, playing(t.state), MILLER, rule=RULE)
    if one >= 0:
        regain(t, one, rule=RULE)


@card(MILLER, "lost")
async def no_uncle(t: ALTable, who: int) -> None:
    await add_despair(t, 1, by=MILLER)


@card(ABBESS, "now")
async def the_abbess(t: ALTable, who: int) -> None:
    """You are made to take this Escort. While you carry her your Movement is 1 less. Bring her to the Chapel: put 1
    discarded plaque under the Virtue Stack (if none is discarded, regain 2 Destiny). If she perishes: discard 1
    plaque from the stack.
    """
    take_escort(t, who, ABBESS)


@const(ABBESS, "movement")
def every_dog(s: Albion, who: int) -> int:
    return -1


@card(ABBESS, "delivered")
async def she_prays(t: ALTable, who: int) -> None:
    if not return_virtue(t):
        regain(t, who, 2, rule=RULE)


@card(ABBESS, "lost")
async def no_prayer(t: ALTable, who: int) -> None:
    lose_virtue(t, rule=RULE)


@card(HOSTAGE, "now")
async def the_hostage(t: ALTable, who: int) -> None:
    """You may take this Escort or leave him here on the tile. Bring him to the Docks: return up to 2 Saxons that
    are not named from the map to the pool. If he perishes: spawn 2 Saxons on red banners.
    """
    await take_or_leave(t, who, HOSTAGE)


@card(HOSTAGE, "delivered")
async def peace(t: ALTable, who: int) -> None:
    await send_home(t, who, 2, HOSTAGE)


@card(HOSTAGE, "lost")
async def no_peace(t: ALTable, who: int) -> None:
    await spawn(t, who, "saxon", 2, banner="red")


@card(BARD, "now")
async def the_blind_bard(t: ALTable, who: int) -> None:
    """You are made to take this Escort. Bring him to the Great Hall: every character regains 1 Destiny. If he
    perishes: every character loses 1 Destiny.
    """
    take_escort(t, who, BARD)


@card(BARD, "delivered")
async def a_song(t: ALTable, who: int) -> None:
    for one in playing(t.state):
        regain(t, one, rule=RULE)


@card(BARD, "lost")
async def no_song(t: ALTable, who: int) -> None:
    for one in playing(t.state):
        lose_destiny(t, one, rule=RULE)


@card(SQUIRE, "now")
async def the_squire(t: ALTable, who: int) -> None:
    """You may take this Escort or leave him here. As long as you carry him you may break his shield once to avoid a
    Wound (he is then safe too). Bring him to the Armoury: draw 1 Armoury Card. If he perishes: break 1 of your
    cards that can be broken.
    """
    await take_or_leave(t, who, SQUIRE)


@card(SQUIRE, "delivered")
async def brought_back(t: ALTable, who: int) -> None:
    await draw_card(t, who, "armoury", rule=RULE)


@card(SQUIRE, "lost")
async def not_brought_back(t: ALTable, who: int) -> None:
    if who >= 0:
        chosen = await choose_card(t, who, breakable(t.state, who), "break", rule=RULE)
        if chosen:
            break_card(t, who, chosen, rule=RULE)
