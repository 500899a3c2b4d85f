"""Quest Coins, and the Stables that open by them (R60, R163, R164, R192, R227)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .content import BOX
from .state import Albion, ALTable, count
from .telling import tell

EACH, FEWER = 3, 2
"""Coins for each player to win."""


def coins_needed(s: Albion) -> int:
    """Coins that win the game."""
    return len(s.players) * (fewer_coins(s) or EACH)


@rule("AL-R227")
def fewer_coins(s: Albion) -> int:
    """If the table wants it easier, two coins for each player suffice."""
    return FEWER if s.agreed.two_coins else EACH


def coins_in_box() -> int:
    """How many there are."""
    return BOX["quest-coin"].count if "quest-coin" in BOX else 0


@rule("AL-R163", "AL-R164", "AL-R192")
def gain_coin(t: ALTable, who: int, n: int = 1, *, rule: str) -> None:
    """Coins, for defeated threats and for the Dungeon, go to the Quest Pad: only how many there are in all matters."""
    s = t.state
    s.coins = min(s.coins + n, coins_in_box())
    count(s, who, "coins", n)
    tell(t, who, "al-log-coin", rule=rule, weight=3, lights=("coins",), n=n, coins=s.coins, most=coins_needed(s))
    open_stables(t)


def spend_coin(t: ALTable, who: int, *, rule: str) -> None:
    """Pay a coin from the Quest Pad."""
    s = t.state
    s.coins -= 1
    count(s, who, "coins.spent")
    tell(t, who, "al-log-coin-spent", rule=rule, lights=("coins",), coins=s.coins)


@rule("AL-R60")
def open_stables(t: ALTable) -> None:
    """The Stables Token goes once there is a coin for each player."""
    s = t.state
    if not s.stables_open and s.coins >= len(s.players):
        s.stables_open = True
        t.say("al-log-stables", rule="AL-R60", weight=2, lights=("tile:stables",), n=len(s.players))
