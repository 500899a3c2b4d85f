"""How many Stones are rolled: by the sheet, by tiles, favour, cards, and by what hinders (R52, R53, R124, R199, R217, R222)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from inglenook.engine.rulebook import rule

from .cards import abilities, blocked, said, threatened, working
from .content import CARDS, CHARACTERS, THREATS, TILES, VIRTUES, Bonus, title
from .places import region_of
from .state import Albion, Contest

ENEMY = "enemy"
BRIGHT, DIM = 2, 1
"""Successes of a Mana Burst."""
RUST = "the-rust"
CALL = "call-the-table"
RUSTY = ("weapon", "armour")


class Gain(NamedTuple):
    """Stones more or fewer, and by what: an attribute, a tile, a card, a threat, or what was used."""

    kind: str
    id: str
    n: int


def stones_for(s: Albion, contest: Contest) -> list[Gain]:
    """All that makes the number of Stones, in the order in which one would count."""
    who = contest.who
    found = [Gain("attribute", contest.attribute, value_of(s, who, contest.attribute))]
    if contest.stones:
        found.append(Gain(contest.kind, contest.subject, contest.stones))
    found += tile_stones(s, who, contest.attribute)
    if favour(s, contest):
        found.append(Gain("favoured", contest.counts_as, 1))
    found += [gain for gain in card_stones(s, contest) or () if gain.n]
    found += [gain for gain in other_stones(s, contest) if gain.n]
    if contest.extra:
        found.append(Gain("used", "", contest.extra))
    return found


def value_of(s: Albion, who: int, attribute: str) -> int:
    """The value of an Attribute on the sheet."""
    character = CHARACTERS.get(s.players[who].character)
    return int(getattr(character, attribute)) if character is not None and attribute else 0


# -- tiles ----------------------------------------------------------------------------------------------------------------


@rule("AL-Q24")
def standing_on(s: Albion) -> list[str]:
    """The tiles with a character: of whoever rolls, too."""
    return list(dict.fromkeys(player.tile for player in s.players if player.tile))


@rule("AL-R52")
def attribute_tiles(s: Albion, who: int, attribute: str) -> list[str]:
    """Attribute Tiles with a character on them: each gives everybody a Stone in Challenges of that Attribute."""
    return [
        tile
        for tile in standing_on(s) or ()
        if attribute and TILES[tile].attribute == attribute and not blocked(s, "attribute", who, tile)
    ]


@rule("AL-R53")
def all_of(tiles: list[str]) -> list[str]:
    """Several occupied tiles of one Attribute add up."""
    return tiles


def tile_stones(s: Albion, who: int, attribute: str) -> list[Gain]:
    """What Attribute Tiles give."""
    tiles = attribute_tiles(s, who, attribute) or []
    return [Gain("tile", tile, 1) for tile in all_of(tiles) or tiles[:1]]


# -- Favoured Enemies -----------------------------------------------------------------------------------------------------


@rule("AL-R124")
def favour(s: Albion, contest: Contest) -> bool:
    """Against the type of enemy that the sheet favours one rolls a Stone more."""
    character = CHARACTERS.get(s.players[contest.who].character)
    if character is None or character.favoured != contest.counts_as or no_favour(s):
        return False
    return not blocked(s, "favoured", contest.who, s.players[contest.who].tile)


@rule("AL-R217")
def no_favour(s: Albion) -> bool:
    """If the table wants it harder, nobody has a bonus against a Favoured Enemy."""
    return s.agreed.no_favour


# -- cards ----------------------------------------------------------------------------------------------------------------


def fits(s: Albion, bonus: Bonus, contest: Contest) -> bool:
    """Whether everything that a bonus asks for is so."""
    if bonus.attributes and contest.attribute not in bonus.attributes:
        return False
    if bonus.types and contest.counts_as not in bonus.types:
        return False
    if (bonus.enemy and contest.kind != ENEMY) or (bonus.named and not contest.named):
        return False
    tile = s.players[contest.who].tile
    return not bonus.region or (tile != "" and region_of(s, tile) == bonus.region)


def printed(s: Albion, bonuses: tuple[Bonus, ...], contest: Contest) -> int:
    """What is printed on a card, as far as it fits."""
    return sum(bonus.n for bonus in bonuses if fits(s, bonus, contest))


@rule("AL-R199")
def card_stones(s: Albion, contest: Contest) -> list[Gain]:
    """Armoury Cards help against enemies, and other cards in their own ways; Weapon and Armour do not if they rust."""
    player = s.players[contest.who]
    return [
        Gain("card", id, printed(s, CARDS[title(id)].stones, contest))
        for id in working(s, contest.who)
        if title(id) in CARDS and not (RUST in player.dooms and CARDS[title(id)].slot in RUSTY)
    ]


def other_stones(s: Albion, contest: Contest) -> Iterator[Gain]:
    """Plaques, Special Abilities and Doom Effects; a call to the table; and what threats take away."""
    who = contest.who
    for id in working(s, who):
        if id in VIRTUES:
            yield Gain("virtue", id, printed(s, VIRTUES[id].stones, contest))
        says = said(id, "stones")
        if says is not None:
            yield Gain("hero" if id in CHARACTERS else "encounter", id, int(says(s, who, contest)))
    if contest.counts_as and s.lasting.get(CALL) == contest.counts_as:
        yield Gain("hero", "arthur", 1)
    for id in abilities(s) or ():
        n = printed(s, THREATS[id].stones, contest)
        says = said(id, "stones")
        yield Gain("threat", id, n + (int(says(s, who, contest)) if says is not None else 0))


def rating_of(s: Albion, contest: Contest) -> int:
    """The Successes that are needed: as printed, or as a threat will have it."""
    return contest.rating + threatened(s, "rating", contest.who, contest)


def mana(s: Albion) -> int:
    """The Successes of a Mana Burst."""
    return dimmed(s) or BRIGHT


@rule("AL-R222")
def dimmed(s: Albion) -> int:
    """If the table wants it harder, a Mana Burst counts as one Success."""
    return DIM if s.agreed.dim_mana else BRIGHT
