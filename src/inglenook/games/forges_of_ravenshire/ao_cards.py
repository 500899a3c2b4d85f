"""How a card of AO's is read: which die it places and where, which die it takes, and why (R61-R73).

Nothing is done here. The answers name what was passed over too, so that the log, the panel and the tests tell the same story.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from inglenook.engine.rulebook import rule

from . import gathering
from .ao_recruits import guild_to_recruit
from .content import CAPACITY, COLOURS, DISTRICT_IDS, GUILDS, AoCard
from .dice import is_raven
from .state import Ravenshire, ao_of

HALLS = DISTRICT_IDS.index("guild-halls")
PLACE = {district: place for place, district in enumerate(DISTRICT_IDS)}
FULL, CLOSED = "full", "closed"


class Skipped(NamedTuple):
    """A district that stands earlier on the card, and why the die does not go there: it is `full`, or `closed` to AO."""

    district: int
    why: str


class Placing(NamedTuple):
    """The top half of a card."""

    which: int
    """Of AO's dice."""
    colour: str
    """For which colour of the card it is placed."""
    missing: tuple[str, ...]
    """Colours that stand earlier, and that it has no die of."""
    die: str
    """As it will lie there."""
    district: int
    skipped: tuple[Skipped, ...]


class Lying(NamedTuple):
    """A die on the board: the district, its place there, and the die."""

    district: int
    place: int
    die: str


class Taking(NamedTuple):
    """The bottom half of a card."""

    taken: Lying
    colour: str
    """As which colour it is taken: the column it goes to."""
    missing: tuple[str, ...]
    """Colours that come earlier, and of which no die lies there."""
    among: int
    """So many dice of that colour lie there."""
    tied: tuple[Lying, ...]
    """The others that show the same number."""


# -- the top half ---------------------------------------------------------------------------------------------------------


def read_top(s: Ravenshire, card: AoCard) -> Placing:
    """Which die, turned to what, goes where."""
    dice = ao_of(s).dice
    index, rank = die_to_place(dice, card)
    district, skipped = district_for(s, card)
    return Placing(index, card.dice[rank], card.dice[:rank], turned(dice[index], card), district, skipped)


@rule("FR-R61")
def die_to_place(dice: Sequence[str], card: AoCard) -> tuple[int, int]:
    """A die of the first colour if AO has one, else of the second, else of the third: which die, and which colour."""
    ordered = raven_first(dice)
    return next((index, rank) for rank, colour in enumerate(card.dice) for index in ordered if counts_as(dice[index], colour))


@rule("FR-R62")
def counts_as(die: str, colour: str) -> bool:
    """A die has the colour of its guild; the Raven Die has every colour."""
    return is_raven(die) or COLOURS[die[0]] == colour


@rule("FR-R63")
def raven_first(dice: Sequence[str]) -> list[int]:
    """A Raven Die that AO holds is placed before its other dice."""
    return sorted(range(len(dice)), key=lambda index: not is_raven(dice[index]))


@rule("FR-R64")
def turned(die: str, card: AoCard) -> str:
    """The die is turned to the number on the card."""
    return f"{die[0]}{card.face}"


@rule("FR-R65")
def district_for(s: Ravenshire, card: AoCard) -> tuple[int, tuple[Skipped, ...]]:
    """The first district in the order of the card that takes the die, and those before it that do not."""
    skipped: list[Skipped] = []
    for district in card.districts:
        place = PLACE[district]
        why = hindrance(s, place)
        if not why:
            return place, tuple(skipped)
        skipped.append(Skipped(place, why))
    raise AssertionError("the board has room for more dice than there are")


@rule("FR-R66")
def hindrance(s: Ravenshire, district: int) -> str:
    """A full district is passed over, and so is one whose action AO cannot do."""
    return FULL if len(s.board[district]) >= CAPACITY else closed_to_ao(s, district)


@rule("FR-Q12")
def closed_to_ao(s: Ravenshire, district: int) -> str:
    """The Guild Halls are of no use while AO can recruit nobody."""
    return CLOSED if district == HALLS and not guild_to_recruit(s) else ""


# -- the bottom half ------------------------------------------------------------------------------------------------------


@rule("FR-R67")
def read_bottom(s: Ravenshire, card: AoCard) -> Taking | None:
    """Which die fits best: by colour, then number, then district. None if there is no die at all."""
    colours = colours_wanted(card)
    lying = within_reach(s)
    for rank, colour in enumerate(colours):
        if found := [one for one in lying if counts_on_board(one.die, colour, card)]:
            best = by_arrow(found, card)
            taken = first_district(best, card)
            tied = tuple(one for one in best if one != taken)
            return Taking(taken, column_of(taken.die, card), colours[:rank], len(found), tied)
    return None


def within_reach(s: Ravenshire) -> list[Lying]:
    """Every die on the board that AO may take."""
    dice = [Lying(district, place, die) for district, there in enumerate(s.board) for place, die in enumerate(there)]
    return [one for one in dice if not just_placed(s, one)]


@rule("FR-Q7")
def just_placed(s: Ravenshire, one: Lying) -> bool:
    """The die placed this turn is not taken: AO is bound by that as everybody is."""
    return gathering.just_placed(s, one.district, one.place)


@rule("FR-R68")
def colours_wanted(card: AoCard) -> tuple[str, ...]:
    """Where no die of the first colour lies, the second is taken."""
    return (*card.take, *neither(card))


@rule("FR-Q8")
def neither(card: AoCard) -> tuple[str, ...]:
    """Where neither lies there, the colour that is left, by the same arrow and order."""
    return tuple(guild for guild in GUILDS if guild not in card.take)


@rule("FR-R71")
def counts_on_board(die: str, colour: str, card: AoCard) -> bool:
    """On the board the Raven Die always counts as the first colour."""
    return colour == card.take[0] if is_raven(die) else COLOURS[die[0]] == colour


@rule("FR-R69")
def by_arrow(dice: Sequence[Lying], card: AoCard) -> list[Lying]:
    """Arrow up: the highest number of that colour; arrow down: the lowest."""
    faces = [one.die[1] for one in dice]
    wanted = max(faces) if card.arrow == "up" else min(faces)
    return [one for one in dice if one.die[1] == wanted]


@rule("FR-R70")
def first_district(dice: Sequence[Lying], card: AoCard) -> Lying:
    """Between equal dice the districts decide, in the order shown."""
    order = from_six_down() if card.arrow == "up" else from_one_up()
    return min(dice, key=lambda one: (order.index(one.district), *side_by_side(one)))


@rule("FR-R72")
def from_six_down() -> range:
    """With the arrow up the districts are listed from VI to I."""
    return range(len(DISTRICT_IDS) - 1, -1, -1)


@rule("FR-R73")
def from_one_up() -> range:
    """With the arrow down they are listed from I to VI."""
    return range(len(DISTRICT_IDS))


@rule("FR-Q9")
def side_by_side(one: Lying) -> tuple[bool, int]:
    """Of equal dice in one district, one of the colour comes before the Raven; else the one that was placed earlier."""
    return is_raven(one.die), one.place


@rule("FR-Q10")
def column_of(die: str, card: AoCard) -> str:
    """A Raven goes to the column of the first colour, as which it was taken; any other die to its own."""
    return card.take[0] if is_raven(die) else COLOURS[die[0]]
