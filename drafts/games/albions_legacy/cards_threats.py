"""What General Threats do beyond their printed numbers."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from . import cards_severe as cards_severe
from .cards import card, const, plain
from .content import CAMELOT, CHAPEL, DOCKS, TILES, type_of
from .hope import add_despair
from .moving import mounted
from .names import foe_name
from .places import FOE, MAGIC, SECRET, WATER, chart, foes_on, players_on, region_of
from .state import Albion, ALTable, Contest
from .telling import tell

plain(
    "the-saxon-landing", "hounds-with-red-ears", "the-borrowed-faces", "smoke-over-the-sheepfolds", "two-eggs-both-empty",
)  # fmt: skip


def against(s: Albion, *types: str) -> bool:
    """Whether the Challenge that is on is one against an enemy of these types, or counts as one."""
    return s.contest is not None and s.contest.counts_as in types


def on_tile(s: Albion, tile: str, *types: str) -> bool:
    """Whether an enemy of these types is on a tile."""
    return any(type_of(token) in types for token in foes_on(s, tile))


def in_land(s: Albion, type: str) -> bool:
    """Whether an enemy of a type is in play."""
    return any(type_of(token) == type for token in s.foes)


# -- one type -------------------------------------------------------------------------------------------------------------


@const("long-ships-low-tide", "blocks")
def low_tide(s: Albion, what: str, who: int, tile: str) -> bool:
    """While a Saxon is on the Docks, Waterways Tiles are not adjacent to them."""
    return what == WATER and on_tile(s, DOCKS, "saxon")


@const("whispers-in-the-kitchen", "blocks")
def whispers(s: Albion, what: str, who: int, tile: str) -> bool:
    """While a Traitor is in Camelot, nobody in Camelot may trade."""
    if what != "trade" or who < 0 or not s.players[who].tile or region_of(s, s.players[who].tile) != CAMELOT:
        return False
    return any(type_of(token) == "traitor" and region_of(s, at) == CAMELOT for token, at in s.foes.items())


@const("the-stewards-flight", "speed")
def flight(s: Albion, token: str) -> int:
    """In the Key-Turn Traitors on Road Tiles move 1 tile more."""
    return int(type_of(token) == "traitor" and TILES[s.foes[token]].type == "road")


@card("the-stewards-flight", "leaves")
async def steward_leaves(t: ALTable, token: str) -> None:
    """When the first of them leaves Albion, place 1 Despair Token; later ones leave with no more harm."""
    await first_away(t, "the-stewards-flight")


@const("something-in-the-orchard", "blocks")
def orchard(s: Albion, what: str, who: int, tile: str) -> bool:
    """Nobody may escape from a Challenge against a Magic Creature."""
    return what == "escape" and against(s, "magic-creature")


@const("three-at-the-ford", "blocks")
def three(s: Albion, what: str, who: int, tile: str) -> bool:
    """Destiny re-rolls against Witches name no second Attribute."""
    return what == "second" and against(s, "witch")


@const("the-older-claim", "blocks")
def older_claim(s: Albion, what: str, who: int, tile: str) -> bool:
    """An Attribute Tile with a Druid on it gives no Stone, and while a Druid is in the Chapel it cannot be activated."""
    return on_tile(s, tile, "druid") and (what == "attribute" or (what == "virtue" and tile == CHAPEL))


@const("old-men-walking", "blocks")
def old_men(s: Albion, what: str, who: int, tile: str) -> bool:
    """No Favoured Enemy Stone against Druids."""
    return what == "favoured" and against(s, "druid")


@card("old-men-walking", "leaves")
async def old_man_leaves(t: ALTable, token: str) -> None:
    """When the first of them leaves Albion, place 1 Despair Token; later ones leave with no more harm."""
    await first_away(t, "old-men-walking")


# -- two types ------------------------------------------------------------------------------------------------------------


@const("a-gate-left-open", "blocks")
def gate_open(s: Albion, what: str, who: int, tile: str) -> bool:
    """Against Saxons and Traitors Weapons cannot be broken to avoid a Wound."""
    return what == "break-weapon" and against(s, "saxon", "traitor")


@const("the-wolf-coats", "blocks")
def wolf_coats(s: Albion, what: str, who: int, tile: str) -> bool:
    """No Favoured Enemy Stone against Saxons and Magic Creatures."""
    return what == "favoured" and against(s, "saxon", "magic-creature")


@card("the-prow-that-breathed", "failed")
async def prow(t: ALTable, who: int) -> None:
    """Who fails against a Dragon has 1 less movement on the next turn."""
    if against(t.state, "dragon"):
        t.state.players[who].slowed += 1
        tell(t, who, "al-log-slowed", rule="AL-R148")


@card("a-wedding-at-short-notice", "passed")
async def wedding(t: ALTable, who: int, token: str) -> bool:
    """When you have beaten a Traitor or a Witch, roll the die: on 1 the token goes to the pool and is not claimed."""
    if type_of(token) not in ("traitor", "witch") or t.chance.roll(6) > 1:
        return False
    tell(t, who, "al-log-slips", rule="AL-R148", weight=2, foe=foe_name(token))
    return True


@const("the-calendar-quarrel", "blocks")
def quarrel(s: Albion, what: str, who: int, tile: str) -> bool:
    """No re-rolls of any kind against Druids."""
    return what == "reroll" and against(s, "druid")


@const("the-grey-mothers-hunt", "stones")
def hunt(s: Albion, who: int, contest: Contest) -> int:
    """Roll 1 Stone fewer against Witches if no other character is on your tile."""
    alone = players_on(s, s.players[who].tile) == [who]
    return -int(contest.counts_as == "witch" and alone)


@const("a-price-on-the-weather", "movement")
def weather(s: Albion, who: int) -> int:
    """While a Witch is in play, Mounts give 1 movement less."""
    return -int(in_land(s, "witch") and mounted(s, who) > 0)


@card("a-price-on-the-weather", "leaves")
async def weather_leaves(t: ALTable, token: str) -> None:
    """When the first of them leaves Albion, place 1 Despair Token; later ones leave with no more harm."""
    await first_away(t, "a-price-on-the-weather")


@const("the-walking-grove", "blocks")
def grove(s: Albion, what: str, who: int, tile: str) -> bool:
    """Characters cannot leave by Magic Path or Secret Path from a tile with a Druid or Magic Creature next to it."""
    if what not in (MAGIC, SECRET) or who == FOE or not tile:
        return False
    return any(on_tile(s, near, "druid", "magic-creature") for near in chart(s).ways[tile])


@rule("AL-Q34")
async def first_away(t: ALTable, threat: str) -> None:
    """A card with the command to escape costs one Despair Token when the first of its types leaves, and none after that."""
    s = t.state
    if threat not in s.gone:
        s.gone.append(threat)
        await add_despair(t, 1, by=threat)
