"""Encounters that are Doom Effects, and Seductions."""

from __future__ import annotations

from .cards import card, const
from .choices import choose_player, choose_way, give_up_tokens
from .content import CAMELOT, TILES
from .destiny import lose_destiny
from .dooms import CURE, cure, doom, seduce
from .holdings import choose_card, discard_card, draw_card, in_slot
from .places import players_on, region_of
from .state import Albion, ALTable, Contest, playing, seat_of
from .stones import RUST, value_of
from .trials import tried

RULE = "AL-R194"
SLEEP, GEAS, WOLF, DEBT, COLD = (
    "the-grey-sleep",
    "the-half-door-geas",
    "the-wolf-at-heel",
    "the-debt-to-a-ferryman",
    "cold-feet",
)
TRY, NO = "try", "no"
HEAVY = 2
"""Steps that the Grey Sleep costs."""


# -- Dooms ----------------------------------------------------------------------------------------------------------------


@card(SLEEP, "now")
async def the_grey_sleep(t: ALTable, who: int) -> None:
    """Doom: your Movement is 2 less. Cured when you begin a turn on a tile with another character, or when you
    activate a Healing Tile.
    """
    doom(t, who, SLEEP)


@const(SLEEP, "movement")
def sleepy(s: Albion, who: int) -> int:
    return -HEAVY


@card(SLEEP, "turn-start")
async def woken(t: ALTable, who: int) -> None:
    s = t.state
    if len(players_on(s, s.players[who].tile)) > 1 and cure(t, who, SLEEP):
        s.turn.steps += HEAVY


@card(SLEEP, "activated")
async def rested(t: ALTable, who: int, type: str) -> None:
    if type == "healing":
        cure(t, who, SLEEP)


@card(RUST, "now")
async def the_rust(t: ALTable, who: int) -> None:
    """Doom: your Weapon and Armour give no extra Stones; they may still be broken. Cured when you begin or end a
    turn on a Repair Tile, or when you discard a Tinker's Roll.
    """
    doom(t, who, RUST)


@card(RUST, "turn-start", "turn-end")
async def scoured(t: ALTable, who: int) -> None:
    if TILES[t.state.players[who].tile].type == "repair":
        cure(t, who, RUST)


@card(GEAS, "now")
async def the_half_door_geas(t: ALTable, who: int) -> None:
    """Doom: you cannot spend Destiny on re-rolls. At the start of your turn you may try Wisdom or Loyalty 2,
    without Destiny of course; passed, it is cured.
    """
    doom(t, who, GEAS)


@const(GEAS, "blocks")
def not_twice(s: Albion, what: str, who: int, tile: str) -> bool:
    return what == "destiny"


@card(GEAS, "turn-start")
async def at_the_door(t: ALTable, who: int) -> None:
    if await choose_way(t, who, GEAS, [TRY, NO], rule=RULE) == TRY and await tried(t, who, GEAS, CURE):
        cure(t, who, GEAS)


@card(WOLF, "now")
async def the_wolf_at_heel(t: ALTable, who: int) -> None:
    """Doom: for enemies with the Aggressive command you are always the nearest character. Cured when you end a turn
    in Camelot.
    """
    doom(t, who, WOLF)


@card(WOLF, "turn-end")
async def shut_out(t: ALTable, who: int) -> None:
    s = t.state
    if region_of(s, s.players[who].tile) == CAMELOT:
        cure(t, who, WOLF)


@card(DEBT, "now")
async def the_debt_to_a_ferryman(t: ALTable, who: int) -> None:
    """Choose: discard 1 enemy token you have claimed, and he is content; or Doom: you cannot draw Inventory Cards.
    Cured when you discard 2 claimed enemy tokens or 1 Inventory Card on a River tile.
    """
    s = t.state
    if await choose_way(t, who, DEBT, ["token", "doom"] if s.players[who].tokens else ["doom"], rule=RULE) == "token":
        await give_up_tokens(t, [who], 1, DEBT, rule=RULE, seat=seat_of(s, who))
    else:
        doom(t, who, DEBT)


@const(DEBT, "blocks")
def owing(s: Albion, what: str, who: int, tile: str) -> bool:
    return what == "draw"


@const(DEBT, "may")
def can_settle(s: Albion, who: int) -> bool:
    player = s.players[who]
    return region_of(s, player.tile) == "river" and (len(player.tokens) >= 2 or bool(player.cards))


@card(DEBT, "use")
async def settle_debt(t: ALTable, who: int) -> None:
    s = t.state
    player = s.players[who]
    ways = [*(["tokens"] if len(player.tokens) >= 2 else []), *(["card"] if player.cards else [])]
    if await choose_way(t, who, DEBT, ways, rule=RULE) == "tokens":
        await give_up_tokens(t, [who], 2, DEBT, rule=RULE, seat=seat_of(s, who))
    else:
        chosen = await choose_card(t, who, player.cards, "discard", rule=RULE)
        discard_card(t, who, chosen, rule=RULE)
    cure(t, who, DEBT)


@card(COLD, "now")
async def cold_feet(t: ALTable, who: int) -> None:
    """Doom: roll 1 Stone fewer in all Challenges. Cured when you discard an Item on your turn for no other use, or
    end a turn on a Virtue Tile.
    """
    doom(t, who, COLD)


@const(COLD, "stones")
def cold(s: Albion, who: int, contest: Contest) -> int:
    return -1


@const(COLD, "may")
def has_item(s: Albion, who: int) -> bool:
    return bool(in_slot(s, who, "item"))


@card(COLD, "use")
async def warm_up(t: ALTable, who: int) -> None:
    item = await choose_card(t, who, in_slot(t.state, who, "item"), "discard", rule=RULE)
    discard_card(t, who, item, rule=RULE)
    cure(t, who, COLD)


@card(COLD, "turn-end")
async def prayed(t: ALTable, who: int) -> None:
    if TILES[t.state.players[who].tile].type == "virtue":
        cure(t, who, COLD)


# -- Seductions -----------------------------------------------------------------------------------------------------------


@card("the-harper-of-good-evenings", "now")
async def the_harper(t: ALTable, who: int) -> None:
    """Try Loyalty 3. Failed: you are seduced."""
    if not await tried(t, who, "the-harper-of-good-evenings"):
        seduce(t, who)


@card("the-gift-without-a-giver", "now")
async def the_gift(t: ALTable, who: int) -> None:
    """Choose: leave it, and lose 1 Destiny; or open it: draw 1 Relic, and you are seduced."""
    if await choose_way(t, who, "the-gift-without-a-giver", ["lose", "open"], rule=RULE) == "lose":
        lose_destiny(t, who, rule=RULE)
    else:
        await draw_card(t, who, "relic", rule=RULE)
        seduce(t, who)


@card("the-court-of-easy-answers", "now")
async def the_court(t: ALTable, who: int) -> None:
    """You and every other character on your tile are seduced. You may discard 1 Item to the host's amusement and be
    spared, each for themselves.
    """
    s = t.state
    for one in players_on(s, s.players[who].tile):
        item = await choose_card(t, one, in_slot(s, one, "item"), "discard", rule=RULE, may_skip=True)
        if item:
            discard_card(t, one, item, rule=RULE)
        else:
            seduce(t, one)


@card("a-letter-for-the-bravest", "now")
async def a_letter(t: ALTable, who: int) -> None:
    """Among the characters in play the one with the highest Prowess, on a tie the one you choose, tries Loyalty 3
    with 1 Stone more. Failed: that character is seduced.
    """
    s, id = t.state, "a-letter-for-the-bravest"
    most = max(value_of(s, one, "prowess") for one in playing(s))
    brave = [one for one in playing(s) if value_of(s, one, "prowess") == most]
    bravest = await choose_player(t, who, brave, id, rule=RULE)
    if not await tried(t, bravest, id):
        seduce(t, bravest)
