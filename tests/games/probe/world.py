"""A turn on the world map: go somewhere, and in the wilds stand a test of dice."""

from __future__ import annotations

from math import comb

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table

from .content import PLACE_NAME, PLACES
from .state import CELLS, DECKS, LIVES, Probe

STAY = "stay"
TARGET = 5
NEED = 3
POOL = 6
ROLLS = 2
"""How often one may roll again."""
CHANCE = (7 - TARGET) / 6


@rule("PR-R3")
async def travel(t: Table[Probe]) -> None:
    """Go along a line to a neighbouring place, or stay; a city pays, the wilds are dangerous."""
    s = t.state
    seat = s.active
    key = await ask(t, seat, "travel", lambda: [*PLACES[s.at[seat]].to, STAY], rule="PR-R3")
    if key == STAY:
        s.wounds[seat] = max(s.wounds[seat] - 1, 0)
        t.say("pr-log-stay", rule="PR-R3", weight=0, seat=seat)
        return
    s.at[seat] = key
    t.say("pr-log-travel", rule="PR-R3", seat=seat, lights=(key,), place=PLACE_NAME[key])
    if PLACES[key].kind == "city":
        s.gold[seat] += 1
    elif PLACES[key].kind == "wilds":
        deck = list(PLACES).index(key) % DECKS
        s.decks[deck] = max(s.decks[deck] - 1, 0)
        await test(t)


@rule("PR-R4")
async def test(t: Table[Probe]) -> None:
    """Six dice, three of them 5 or more: what counts is set aside, and the others may be rolled again twice."""
    s = t.state
    seat = s.active
    s.dice, s.rolls = [t.chance.roll(6) for _ in range(POOL)], ROLLS
    t.say("pr-log-roll", rule="PR-R4", weight=0, seat=seat, got=got(s), need=NEED)
    while got(s) < NEED and s.rolls:
        key = await ask(t, seat, "test", lambda: answers(s), rule="PR-R4")
        if key == "stop":
            break
        if key == "exert":
            s.wounds[seat] += 1
            s.dice.append(1)
        s.dice = [face if face >= TARGET else t.chance.roll(6) for face in s.dice]
        s.rolls -= 1
        t.say("pr-log-roll", rule="PR-R4", weight=0, seat=seat, got=got(s), need=NEED)
    if got(s) >= NEED:
        s.fame[seat] = min(s.fame[seat] + 2, CELLS - 1)
        t.say("pr-log-passed", rule="PR-R4", weight=2, seat=seat)
    else:
        s.rival = min(s.rival + 1, CELLS - 1)
        t.say("pr-log-failed", rule="PR-R4", weight=2, seat=seat)
    s.dice = []


def answers(s: Probe) -> list[str]:
    """Roll again, take a wound for one die more, or stop."""
    return ["roll", *(["exert"] if s.wounds[s.active] < LIVES - 1 else []), "stop"]


def got(s: Probe) -> int:
    """How many dice count."""
    return sum(face >= TARGET for face in s.dice)


def at_least(need: int, dice: int) -> float:
    """How likely so many of so many dice count."""
    return sum(comb(dice, n) * CHANCE**n * (1 - CHANCE) ** (dice - n) for n in range(max(need, 0), dice + 1))


def in_all(need: int, dice: int, rolls: int) -> float:
    """How likely they do when what fails is rolled again so often."""
    if need <= 0 or not rolls:
        return float(need <= 0)
    odds = [comb(dice, n) * CHANCE**n * (1 - CHANCE) ** (dice - n) for n in range(dice + 1)]
    return sum(odd * in_all(need - n, dice - n, rolls - 1) for n, odd in enumerate(odds))
