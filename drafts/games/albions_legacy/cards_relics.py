"""Relics: strong but unreliable. Each is asked by a roll of the die, once per round."""

from __future__ import annotations

from inglenook.engine.decide import ask

from .actions import after
from .cards import blocked, card, const
from .challenge import against_enemy, on
from .choices import choose_player, choose_tile, choose_way, these
from .content import ROUND_TABLE
from .destiny import lose_destiny, regain
from .dice import BAD, SMALL, fortune
from .dooms import cure, dooms_of, seduce
from .holdings import break_card, choose_card, discard_card, draw_card, heal, in_slot
from .hope import remove_despair
from .moving import arrive
from .places import adjacent, chart, distances, foes_on, players_on
from .plaques import lose_virtue
from .scouting import scout_keys
from .state import Albion, ALTable, playing, seat_of
from .uses import once_a_round

RULE = "AL-R199"
YES, NO = "yes", "no"

once_a_round(
    "horn-of-bran-galed", "cauldron-of-dyrnwch", "gwyddnos-hamper", "mantle-of-gwen", "morgans-chariot", "second-mirror",
    "tongueless-bell", "the-singing-head",
)  # fmt: skip
once_a_round("tudwals-whetstone", "dyrnwyn", when=against_enemy)
once_a_round("listening-stone", when=lambda s, who: bool(scout_keys(s, who)) and not s.turn.choice)


@card("horn-of-bran-galed", "use")
async def horn_of_bran_galed(t: ALTable, who: int) -> None:
    """Once per round on your turn, drink and roll: 1-2 lose 1 Destiny (if you have one); 3-4 regain 1; 5-6 regain
    2, and every other character on your tile regains 1.
    """
    s = t.state
    luck = fortune(t, who, "horn-of-bran-galed")
    if luck == BAD:
        lose_destiny(t, who, rule=RULE)
    elif luck == SMALL:
        regain(t, who, rule=RULE)
    else:
        regain(t, who, 2, rule=RULE)
        for other in players_on(s, s.players[who].tile):
            if other != who:
                regain(t, other, rule=RULE)


@card("cauldron-of-dyrnwch", "use")
async def cauldron_of_dyrnwch(t: ALTable, who: int) -> None:
    """Once per round on your turn, roll: 1-2 it stays cold and your turn ends; 3-4 heal 1 Wound of a character on
    your tile; 5-6 each character, wherever they are, heals 1 Wound.
    """
    s = t.state
    luck = fortune(t, who, "cauldron-of-dyrnwch")
    if luck == BAD:
        s.turn.over = True
    elif luck == SMALL:
        hurt = [one for one in players_on(s, s.players[who].tile) if s.players[one].wounds]
        whom = await choose_player(t, who, hurt, "cauldron-of-dyrnwch", rule=RULE)
        if whom >= 0:
            heal(t, whom, rule=RULE)
    else:
        for other in playing(s):
            heal(t, other, rule=RULE)


@card("gwyddnos-hamper", "use")
async def gwyddnos_hamper(t: ALTable, who: int) -> None:
    """Once per round on your turn, roll: 1-2 discard 1 Item if you have one; 3-4 draw 1 Item; 5-6 draw 2 Items.
    Then the hamper is broken.
    """
    luck = fortune(t, who, "gwyddnos-hamper")
    if luck == BAD:
        item = await choose_card(t, who, in_slot(t.state, who, "item"), "discard", rule=RULE)
        if item:
            discard_card(t, who, item, rule=RULE)
    else:
        for _ in range(luck):
            await draw_card(t, who, "item", rule=RULE)
    break_card(t, who, "gwyddnos-hamper", rule=RULE)


@card("tudwals-whetstone", "rolled")
async def tudwals_whetstone(t: ALTable, who: int) -> None:
    """Once per round, when you have rolled against an enemy, roll: 1-2 this card breaks; 3-4 add 1 Success; 5-6 add
    2 Successes.
    """
    luck = fortune(t, who, "tudwals-whetstone")
    if luck == BAD:
        break_card(t, who, "tudwals-whetstone", rule=RULE)
    else:
        on(t.state).bonus += luck


@card("mantle-of-gwen", "use")
async def mantle_of_gwen(t: ALTable, who: int) -> None:
    """Once per round on your turn, roll: 1-2 you trip and have 2 less movement this turn; 3-4 go up to 2 tiles
    along Paths, 5-6 up to 4, without movement cost and without meeting anything on the tiles between.
    """
    s = t.state
    luck = fortune(t, who, "mantle-of-gwen")
    if luck == BAD:
        s.turn.steps = max(0, s.turn.steps - 2)
        return
    here = s.players[who].tile
    tiles = [tile for tile in distances(s, here, 2 * luck) if tile != here]
    tile = await choose_tile(t, who, tiles, "mantle-of-gwen", rule=RULE, may_skip=True)
    if tile:
        arrive(t, who, tile, rule=RULE)


@card("dyrnwyn", "before")
async def dyrnwyn(t: ALTable, who: int) -> None:
    """Once per round, before you roll against an enemy, roll: 1-2 roll 1 Stone fewer in this Challenge; 3-4 roll 1
    Stone more; 5-6 roll 3 Stones more.
    """
    on(t.state).extra += FLAME[fortune(t, who, "dyrnwyn")]


FLAME = (-1, 1, 3)
"""Stones more or fewer by Dyrnwyn."""


@const("dyrnwyn", "shifts")
def dyrnwyn_shifts(s: Albion, who: int) -> tuple[tuple[int, float], ...]:
    return tuple((more, 1 / 3) for more in FLAME)


@card("morgans-chariot", "use")
async def morgans_chariot(t: ALTable, who: int) -> None:
    """Once per round on your turn, roll: 1-2 it takes you home to the Round Table and your turn ends; 3-4 you have
    2 more movement this turn; 5-6 go to any tile in play that holds no enemy.
    """
    s = t.state
    luck = fortune(t, who, "morgans-chariot")
    if luck == BAD:
        arrive(t, who, ROUND_TABLE, rule=RULE)
        s.turn.over = True
    elif luck == SMALL:
        s.turn.steps += 2
    else:
        here = s.players[who].tile
        tiles = [tile for tile in chart(s).at if tile != here and not foes_on(s, tile)]
        tile = await choose_tile(t, who, tiles, "morgans-chariot", rule=RULE, may_skip=True)
        if tile:
            arrive(t, who, tile, rule=RULE)


@card("tongueless-bell", "key-move")
async def tongueless_bell(t: ALTable, who: int) -> None:
    """Once per round, before enemies move in the Key-Turn, you may roll: 1-2 every enemy that moves goes 1 tile
    further; 3-4 enemies on tiles adjacent to yours do not move; 5-6 no enemy moves.
    """
    s = t.state
    if not await may_ring(t, who, "tongueless-bell"):
        return
    luck = fortune(t, who, "tongueless-bell")
    if luck == BAD:
        s.lasting["faster"] = "1"
    elif luck == SMALL:
        s.lasting["still"] = ",".join(adjacent(s, s.players[who].tile))
    else:
        s.lasting["still"] = "all"


async def may_ring(t: ALTable, who: int, relic: str) -> bool:
    """Whether a Relic that may be used in the Key-Turn is; then it is used for this round."""
    s = t.state
    if blocked(s, "relics", who) or relic in s.players[who].used:
        return False
    if await choose_way(t, who, relic, [YES, NO], rule=RULE) == NO:
        return False
    s.players[who].used.append(relic)
    return True


@card("listening-stone", "use")
async def listening_stone(t: ALTable, who: int) -> None:
    """Once per round, when you scout, roll: 1-2 draw an Encounter Card first; 3-4 turn up 2 fitting tiles and place
    one; 5-6 turn up 4 and place one. The others go under the stack.
    """
    s = t.state
    luck = fortune(t, who, "listening-stone")
    if luck == BAD:
        s.agenda.append(f"encounter:{who}:")
    else:
        s.turn.choice = 2 * luck


@card("the-singing-head", "key-despair")
async def the_singing_head(t: ALTable, who: int) -> None:
    """Once per round, before the Despair Token of the Key-Turn, you may roll: 1-2 discard 1 plaque from the Virtue
    Stack; 3-4 each character on your tile regains 1 Destiny; 5-6 remove 1 Despair Token and discard this card.
    """
    s = t.state
    if not await may_ring(t, who, "the-singing-head"):
        return
    luck = fortune(t, who, "the-singing-head")
    if luck == BAD:
        lose_virtue(t, rule=RULE)
    elif luck == SMALL:
        for other in players_on(s, s.players[who].tile):
            regain(t, other, rule=RULE)
    else:
        remove_despair(t)
        discard_card(t, who, "the-singing-head", rule=RULE)


@card("second-mirror", "use")
async def second_mirror(t: ALTable, who: int) -> None:
    """Once per round on your turn, look in and roll: 1-2 you are seduced; 3-4 cure 1 Doom Effect of a character on
    your tile; 5-6 cure all Doom Effects of all characters, and you regain 1 Destiny.
    """
    s = t.state
    luck = fortune(t, who, "second-mirror")
    if luck == BAD:
        seduce(t, who)
    elif luck == SMALL:
        await cure_one(t, who)
    else:
        for other in playing(s):
            for doom in dooms_of(s, other):
                cure(t, other, doom)
        regain(t, who, rule=RULE)


async def cure_one(t: ALTable, who: int) -> None:
    """One Doom Effect of a character on the same tile is cured."""
    s = t.state
    keys = [f"doom:{one}:{doom}" for one in players_on(s, s.players[who].tile) for doom in dooms_of(s, one)]
    if keys:
        about: dict[str, int | str] = {"who": who, "card": "second-mirror"}
        key = await ask(t, seat_of(s, who), "doom", these(keys), rule=RULE, about=about)
        number, _, doom = after(key).partition(":")
        cure(t, int(number), doom)


@card("padarns-coat", "wound")
async def padarns_coat(t: ALTable, who: int, hurt: int, by: str) -> bool:
    """When you would take a Wound, you may roll: 1-2 this card breaks and you take the Wound; 3-4 it breaks and the
    Wound is avoided; 5-6 the Wound is avoided.
    """
    luck = fortune(t, who, "padarns-coat")
    if luck <= SMALL:
        break_card(t, who, "padarns-coat", rule=RULE)
    return luck != BAD


@const("padarns-coat", "guards")
def padarns_coat_guards(s: Albion, who: int, hurt: int) -> bool:
    return who == hurt and not blocked(s, "break", who)
