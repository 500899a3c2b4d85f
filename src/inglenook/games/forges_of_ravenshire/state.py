"""What lies on the table of Forges of Ravenshire."""

from __future__ import annotations

from inglenook.engine.data import state
from inglenook.engine.facts import count as count
from inglenook.engine.layers import LayeredDeck
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table

from .content import GOLD, TOKEN


@state
class Smith:
    """A player's workshop and stock."""

    stock: dict[str, int]
    """Goods, mystics, `gold` and `action-token`."""
    reputation: int
    dice: list[str]
    """Rolled, and not yet placed: `m5`."""
    columns: list[list[str]]
    """Dice taken this Season, by the guild they ran."""
    stations: dict[str, list[str]]
    """Dice at work in Production, by station."""
    members: list[list[str]]
    """By guild, top to bottom."""
    starter: str
    """The Common contract kept at the start; empty once it is completed."""
    contracts: list[str]
    finishes: list[str]
    """Of each completed contract its finish, or nothing."""
    upgrades: list[str]
    upgraded: bool
    """An upgrade was bought this Season."""
    overtime: list[str]
    """Cards used this Season."""
    assistant: str
    clerked: bool
    """The Quarter-Clerk has swapped this turn."""
    titles: list[str]

    @property
    def gold(self) -> int:
        return self.stock[GOLD]

    @property
    def tokens(self) -> int:
        return self.stock[TOKEN]


@state
class Ao:
    """The automated opponent: what it was set up with, and what it has."""

    cost: int
    """Good Cubes that complete a contract."""
    events: int
    """So many were shuffled into its deck."""
    sign: str
    """By which its pieces are known."""
    finish: str
    items: list[str]
    """In the order in which it wants them."""
    guilds: list[str]
    """In the order of priority."""
    deck: LayeredDeck
    flipped: list[str]
    gold: int
    reputation: int
    cubes: int
    gained: int
    """All cubes it ever got."""
    dice: list[str]
    columns: list[list[str]]
    members: list[list[str]]
    contracts: list[str]
    titles: list[str]
    deeds: int
    """Of which it might have said something; by this it chooses its words."""
    spoken: int
    """Remarks since its turn began."""


@state
class Ravenshire:
    """The whole table."""

    step: str
    season: int
    round: int
    """The turn of the Season, 1 to 3."""
    first: int
    """The side that holds the 1st Player Marker; AO's number comes after the seats."""
    active: int
    smiths: list[Smith]
    ao: Ao | None
    board: list[list[str]]
    """By district the dice that lie there, the earlier placed first."""
    placed: int
    """District of the die placed this turn; it is the last one there. -1: none."""
    taken: str
    """The die just taken, before it lies in its column."""
    ran: str
    """The guild just run, for Long Hours."""
    rows: dict[str, list[str]]
    """By tier the contracts on display, top to bottom."""
    decks: dict[str, LayeredDeck]
    halls: list[list[str]]
    """By guild the tokens on display: top row, lower row."""
    stacks: list[LayeredDeck]
    titles: list[str]
    """In play, top to bottom."""
    claimed: dict[str, int]
    """Title -> the Season in which somebody first met it."""
    dealt: list[str]
    """What lies before somebody who keeps one of it: Assistants, or Common contracts."""
    raven: bool
    """The Raven Die is to start on the board."""
    assisted: bool
    """Assistants are dealt."""
    tally: dict[str, int]
    """Counts for the lab: `0.placed.timberfall`."""


FRTable = Table[Ravenshire]


@rule("FR-Q2")
def ao_side(s: Ravenshire) -> int:
    """AO has a seat of its own in the order of turns, after all others; its number is the next after theirs."""
    return len(s.smiths)


def ao_of(s: Ravenshire) -> Ao:
    """AO, where it plays."""
    assert s.ao is not None, "AO does not play"
    return s.ao


@rule("FR-R5")
def sides(s: Ravenshire) -> int:
    """How many take part: AO is one more beside the smiths."""
    return len(s.smiths) + (s.ao is not None)
