"""The probe as data: three small tables, of which one is played at a time."""

from __future__ import annotations

from typing import Literal

from inglenook.engine.chance import Deck
from inglenook.engine.data import state

Table3 = Literal["map", "hexes", "market"]
TABLES: tuple[Table3, ...] = ("map", "hexes", "market")
HALL = "0,0"
LIVES = 4
FLAMES = 10
CELLS = 13
"""Cells of a track."""
DECKS = 8


@state
class Probe:
    """Everything on the table."""

    step: Literal["round", "map", "hexes", "market"]
    tables: list[Table3]
    """The table of each round that is still to come."""
    table: Table3
    round: int
    rounds: int
    active: int
    gold: list[int]
    fame: list[int]
    wounds: list[int]
    rival: int
    """How far the rival has come; it sits at no seat."""
    # The world
    at: list[str]
    decks: list[int]
    dice: list[int]
    """Of the test that is on; none without one."""
    rolls: int
    """How often may still be rolled."""
    # The country
    tiles: dict[str, str]
    """Where which tile lies."""
    turns: dict[str, int]
    bag: Deck
    ghost: str
    """Where a tile is being laid; empty when none is."""
    drawn: str
    wolf: str
    """Where the wolf stands."""
    track: list[str]
    """Where it came from in this round."""
    flames: int
    coins: int
    # The town
    placed: dict[str, list[int]]
    """The dice in each district: kind and face as one number, 10 * kind + face."""
    agent: str
    """The district in which the rival's agent takes a place."""
    open: dict[str, list[str]]
    stock: dict[str, Deck]
    goods: list[dict[str, int]]
    shop: list[list[str]]
    """The contracts each seat has done."""
    die: int
    """The die that is to be placed: kind and face; 0 when there is none."""


def seats(s: Probe) -> range:
    """All seats."""
    return range(len(s.gold))


def points(s: Probe, seat: int) -> int:
    """What counts at the end."""
    return s.gold[seat] + 2 * s.fame[seat] - s.wounds[seat]
