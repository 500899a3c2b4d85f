"""The turn: move or nap."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.facts import count
from inglenook.engine.rulebook import rule
from inglenook.engine.words import msg

from .board import in_castle
from .castle import begin_last_adventure
from .content import EVENTS, HEROES, Effect
from .effects import effect
from .encounters import draw_event
from .items import restore
from .movement import move
from .setup import next_clockwise
from .state import Kingdom, KTable

NAP = 5


@rule("KK-R65")
async def turn(t: KTable) -> None:
    """On your turn you do exactly one thing: move, or take a hero's nap. In the garden the keep takes the place of moving."""
    s = t.state
    s.turn += 1
    s.roll = None
    s.rerolled = []
    seat = s.active
    count(s, seat, "turns")
    if s.throne == seat:
        count(s, seat, "demon-turns")
    t.say("kk-log-turn", seat=seat, heading=True, number=s.turn, hero=msg(f"kk-hero-{s.heroes[seat]}"))
    forward = "castle" if in_castle(s.at[seat]) else "move"
    choice = await ask(t, seat, "turn", lambda: [forward, "nap"], rule="KK-R65")
    if choice == "nap":
        s.step = "end"
        await nap(t, seat)
    elif choice == "castle":
        begin_last_adventure(t, seat)
    else:
        await move(t, seat)


@rule("KK-R66", "KK-R67", "KK-R68", "KK-D13")
async def nap(t: KTable, seat: int) -> None:
    """Restore up to five items, magic ones too; allowed anywhere, with however few exhausted. No roll, no move, no icon."""
    count(t.state, seat, "naps")
    t.say("kk-log-naps", rule="KK-R66", seat=seat)
    await restore(t, seat, nap_size(t.state, seat), "KK-R66")


@effect("nap")
async def free_nap(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """A nap on top of the move."""
    await nap(t, seat)


def nap_size(s: Kingdom, seat: int) -> int:
    """Five, and what a power or companions add."""
    size = NAP
    hero = HEROES[s.heroes[seat]]
    if hero.power == "better-nap":
        size += hero.amount
    for card, owner in s.companions.items():
        power = EVENTS[card].power
        if owner == seat and power is not None and power.kind == "nap-more":
            size += power.amount
    return size


@rule("KK-R159", "KK-R130")
async def end(t: KTable) -> None:
    """The turn is over once the arrival space, its adventure, exit or fold is resolved: no second move, no nap."""
    s = t.state
    s.trek = None
    while s.owed:
        seat = s.owed.pop(0)
        t.say("kk-log-owed", rule="KK-R61", weight=0, seat=seat)
        await draw_event(t, seat)
    if s.again:
        s.again = False
        t.say("kk-log-again", seat=s.active)
    else:
        s.active = next_clockwise(s)
    s.step = "turn"
