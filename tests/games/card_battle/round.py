"""A round: dawn with its secret bids, the turns, and dusk."""

from __future__ import annotations

from inglenook.engine.decide import ask_all, ask_some
from inglenook.engine.lasting import expire
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table

from .content import NAME
from .draw import crown, draw, finish, throw_away
from .fight import wound_all
from .state import HAND_LIMIT, HOARD, Battle, alive, creatures

CARDS_A_ROUND = 2
INCOME = 2
ACTIONS = 2
MOST_BID = 3
BIDS = [f"bid:{coins}" for coins in range(MOST_BID + 1)]


@rule("CB-R7")
async def dawn(t: Table[Battle]) -> None:
    """The pot die is rolled, everybody draws, and all bid in secret for the right to act first."""
    s = t.state
    s.round += 1
    s.die = t.chance.roll(6)
    t.say("log-dawn", rule="CB-R7", heading=True, round=s.round)
    t.say("log-pot", rule="CB-R7", weight=0, lights=("pot",), die=s.die, pot=pot(s))
    if s.storms and s.die == 6:
        await storm(t)
    for seat in alive(s):
        draw(t, seat, CARDS_A_ROUND)
    bids = await ask_all(t, alive(s), "bid", lambda seat: BIDS[: s.coins[seat] + 1], rule="CB-R8")
    award(t, {seat: int(key[4:]) for seat, key in bids.items()})
    s.step = "turn"


@rule("CB-R25")
async def storm(t: Table[Battle]) -> None:
    """Where storms are played with, a six hurts every creature before the bids."""
    t.say("log-storm", rule="CB-R25", weight=2)
    await wound_all(t, creatures(t.state), 1, rule="CB-R25")


def pot(s: Battle) -> int:
    """What the winner of the bids takes."""
    return (s.die + 1) // 2


@rule("CB-R8")
def award(t: Table[Battle], bids: dict[int, int]) -> None:
    """The highest bid pays, takes the pot and acts first; luck decides between equals."""
    s = t.state
    for seat, bid in bids.items():
        t.say("log-bid", rule="CB-R8", seat=seat, bid=bid)
    highest = max(bids.values())
    first = t.chance.pick([seat for seat, bid in bids.items() if bid == highest])
    s.coins[first] += pot(s) - highest
    seats = alive(s)
    place = seats.index(first)
    s.left = seats[place:] + seats[:place]
    t.say("log-first", rule="CB-R8", seat=first, pot=pot(s), bid=highest)
    next_turn(s)


def next_turn(s: Battle) -> None:
    """The next seat of the round acts; after the last comes dusk."""
    s.lasting = expire(s.lasting, "turn")
    if s.left:
        s.active = s.left.pop(0)
        s.actions = ACTIONS
    else:
        s.actions = 0
        s.step = "dusk"


@rule("CB-R9")
async def dusk(t: Table[Battle]) -> None:
    """Hands are cut to five, what lasts a round ends, creatures rest, and everybody is paid."""
    s = t.state
    t.say("log-dusk", rule="CB-R9", round=s.round)
    for seat in alive(s):
        extra = len(s.hands[seat]) - HAND_LIMIT
        if extra > 0:
            for card in await ask_some(t, seat, "discard", s.hands[seat].copy, least=extra, most=extra, rule="CB-R9"):
                throw_away(s, seat, card)
                t.say("log-discard", rule="CB-R9", seat=seat, lights=(card,), card=NAME[card])
    t.reveal()
    s.lasting = expire(s.lasting, "dusk")
    s.tired = []
    for seat in alive(s):
        s.coins[seat] += INCOME
        if s.coins[seat] >= HOARD:
            crown(s, seat)
    if s.round == s.rounds:
        finish(s, "over-rounds")
    s.step = "dawn"
