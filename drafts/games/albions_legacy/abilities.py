"""Special Abilities of the eight characters, and the Artifacts they may earn."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .actions import after
from .cards import card, const, plain
from .challenge import against_enemy, on, rolling, unused_here
from .choices import choose_foe, choose_player, choose_tile, choose_way, these
from .content import ENEMIES, NAMED, type_of
from .destiny import regain
from .fights import ROLLED
from .holdings import break_card, breakable, broken_cards, choose_card, may_repair, repair_some
from .names import foe_name, named, tile_name
from .places import adjacent, distances, foes_on
from .state import Albion, ALTable, Contest, playing, seat_of
from .stones import CALL, ENEMY
from .telling import tell
from .uses import affordable, once_a_round, pay_ability

RULE = "AL-R119"
ARTIFACT = "AL-R209"
ALTRUISM = "altruism"
YES, NO = "yes", "no"

plain("caledfwlch", "ring-of-the-last-sister", "sword-from-the-moss")


# -- Special Abilities ----------------------------------------------------------------------------------------------------


once_a_round("arthur", "bedivere")


@card("arthur", "use")
async def call_the_table(t: ALTable, who: int) -> None:
    """Once per round on your turn, spend 1 Destiny and name an enemy type. Until the Key-Turn has ended every
    character rolls 1 Stone more against enemies of that type.
    """
    s = t.state
    keys = these(f"type:{type}" for type in ENEMIES)
    key = await ask(t, seat_of(s, who), "enemy", keys, rule=RULE, about={"who": who, "card": "arthur"})
    s.lasting[CALL] = after(key)
    tell(t, who, "al-log-call", rule=RULE, weight=2, foe=named("foe", after(key)))


@card("lancelot", "failed")
async def once_more(t: ALTable, who: int) -> str:
    """When you have failed a Challenge against an enemy, you may spend 1 Destiny before you take the Wound: pick up
    all your Stones and roll them again. Once in each Challenge.
    """
    on(t.state).used.append("lancelot")
    return ROLLED


@const("lancelot", "may")
def once_more_may(s: Albion, who: int) -> bool:
    return against_enemy(s, who) and unused_here(s, "lancelot")


once_a_round("merlin", when=lambda s, who: s.contest is not None and not rolling(s, who))


@card("merlin", "rolled")
async def a_word_beforehand(t: ALTable, who: int) -> None:
    """Once per round, when another character anywhere has rolled a Challenge, spend 1 Destiny: one of their Stones
    counts as 1 Success whatever it shows.
    """
    counts = on(t.state).pool.counts
    counts[counts.index(0)] = 1


@const("merlin", "lends")
def a_word_lends(s: Albion, who: int) -> bool:
    return True


once_a_round("lady-of-the-lake", when=lambda s, who: may_repair(s) and bool(menders(s, who)))


def menders(s: Albion, who: int) -> list[int]:
    """Other characters with a broken card."""
    return [other for other in playing(s) if other != who and broken_cards(s, other)]


@card("lady-of-the-lake", "use")
async def from_the_water(t: ALTable, who: int) -> None:
    """Once per round on your turn, spend 1 Destiny: another character, wherever they are, repairs 1 broken card."""
    other = await choose_player(t, who, menders(t.state, who), "lady-of-the-lake", rule=RULE)
    if other >= 0:
        await repair_some(t, other, 1, rule=RULE)


@card("guinevere", "despair")
async def keep_the_fires_in(t: ALTable, who: int, by: str) -> bool:
    """When a card or an enemy would place a Despair Token (not the one of the Key-Turn's first step), you may spend
    2 Destiny: it is not placed.
    """
    if not affordable(t.state, who, "guinevere"):
        return False
    if await choose_way(t, who, "guinevere", [YES, NO], rule=RULE) == NO:
        return False
    pay_ability(t, who, "guinevere")
    return True


@const("gawain", "stones")
def strength_of_the_morning(s: Albion, who: int, contest: Contest) -> int:
    """In the first Challenge against an enemy of each of your turns roll 1 Stone more. It does not work in the Key-Turn."""
    key_turn = "key-turn" in (s.step, s.then)
    return int(contest.kind == ENEMY and s.turn.who == who and who not in s.turn.fought and not key_turn)


@card("galahad", "before")
async def the_other_cheek(t: ALTable, who: int) -> None:
    """Before a Challenge against an enemy, spend 1 Destiny: you may use Altruism, whatever the token shows."""
    on(t.state).attributes.append(ALTRUISM)


@const("galahad", "may")
def the_other_cheek_may(s: Albion, who: int) -> bool:
    return against_enemy(s, who) and ALTRUISM not in on(s).attributes


@const("galahad", "opens")
def the_other_cheek_opens(s: Albion, who: int) -> str:
    return ALTRUISM


@card("bedivere", "wound")
async def the_last_to_leave(t: ALTable, who: int, hurt: int, by: str) -> bool:
    """Once per round, when another character on your tile or on an adjacent tile would take a Wound, you may break
    one of your own cards that can be broken: the Wound is not taken.
    """
    chosen = await choose_card(t, who, breakable(t.state, who), "break", rule=RULE)
    break_card(t, who, chosen, rule=RULE)
    return True


@const("bedivere", "guards")
def the_last_to_leave_guards(s: Albion, who: int, hurt: int) -> bool:
    here, there = s.players[who].tile, s.players[hurt].tile
    return who != hurt and (here == there or there in adjacent(s, here)) and bool(breakable(s, who))


# -- Artifacts ------------------------------------------------------------------------------------------------------------

once_a_round("arondight", when=rolling)
once_a_round("gwenddoleus-board", when=lambda s, who: bool(s.foes))
once_a_round("the-unasked-cup", "the-green-belt", "the-nine-wound-spear")
EDGE = 3
"""Stones that Arondight rolls again."""


@card("arondight", "rolled")
async def arondight(t: ALTable, who: int) -> None:
    """Once per round, in one of your Challenges, roll up to 3 of your Stones again without paying."""
    on(t.state).free += EDGE


@const("arondight", "free")
def arondight_free(s: Albion, who: int) -> int:
    return EDGE


@card("gwenddoleus-board", "use")
async def gwenddoleus_board(t: ALTable, who: int) -> None:
    """Once per round on your turn, move one enemy of your choice, named or not, up to 2 tiles along Paths. If it
    comes to a tile with a character it is Challenged at once.
    """
    s = t.state
    token = await choose_foe(t, who, list(s.foes), "gwenddoleus-board", rule=ARTIFACT)
    tiles = [tile for tile in distances(s, s.foes[token], 2) if tile != s.foes[token]]
    tile = await choose_tile(t, who, tiles, "gwenddoleus-board", rule=ARTIFACT, may_skip=True)
    if tile:
        s.foes[token] = tile
        tell(
            t, who, "al-log-board", rule=ARTIFACT, weight=2, lights=(f"foe:{token}", f"tile:{tile}"), foe=foe_name(token),
            tile=tile_name(tile),
        )  # fmt: skip


@card("the-unasked-cup", "use")
async def the_unasked_cup(t: ALTable, who: int) -> None:
    """Once per round on your turn, another character, wherever they are, regains 1 Destiny."""
    s = t.state
    others = [other for other in playing(s) if other != who]
    other = await choose_player(t, who, others, "the-unasked-cup", rule=ARTIFACT)
    if other >= 0:
        regain(t, other, rule=ARTIFACT)


@card("the-green-belt", "wound")
async def the_green_belt(t: ALTable, who: int, hurt: int, by: str) -> bool:
    """Once per round, when you would take a Wound, you do not take it. The belt does not break."""
    return True


@const("the-green-belt", "guards")
def the_green_belt_guards(s: Albion, who: int, hurt: int) -> bool:
    return who == hurt


@card("the-nine-wound-spear", "passed")
async def the_nine_wound_spear(t: ALTable, who: int, other: str) -> None:
    """Once per round, when you have beaten an enemy that is not named, you may also claim one more of the same
    type, not named, from your tile or an adjacent one.
    """


@const("the-nine-wound-spear", "reaches")
@rule("AL-Q61")
def nine_replies(s: Albion, who: int, token: str) -> list[str]:
    """Whom the spear reaches; whoever is claimed so counts as beaten."""
    if token in NAMED:
        return []
    here = s.players[who].tile
    near = [one for tile in (here, *adjacent(s, here)) for one in foes_on(s, tile)]
    return [one for one in near if one not in NAMED and type_of(one) == type_of(token)]
