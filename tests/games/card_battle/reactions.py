"""Effects that wait on an event: before it, instead of it, or after it."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.events import Event, Waiting
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table

from .content import NAME
from .draw import leave_line, show, throw_away
from .fight import LISTENERS, burn
from .state import Battle, holder, seat_of

LAST_FIRE = 2


def own_fall(s: Battle, event: Event, waiting: Waiting) -> bool:
    """The creature itself is what is destroyed."""
    return event.subject == waiting.source


def friend_falls(s: Battle, event: Event, waiting: Waiting) -> bool:
    """Another creature of the same line is about to be destroyed."""
    return event.subject != waiting.source and event.seat == waiting.seat


def other_falls(s: Battle, event: Event, waiting: Waiting) -> bool:
    """Any other creature has been destroyed, and this one is still in play."""
    return event.subject != waiting.source and waiting.source not in s.fallen


def own_side_attacked(s: Battle, event: Event, waiting: Waiting) -> bool:
    """The player or another creature of this line is attacked."""
    foe = seat_of(event.subject)
    return event.subject != waiting.source and waiting.seat == (holder(s, event.subject) if foe is None else foe)


@LISTENERS.on("last-fire", "destroy", "after", own_fall)
@rule("CB-R26")
async def last_fire(t: Table[Battle], event: Event, waiting: Waiting) -> None:
    """A destroyed firebrand wounds a creature of its player's choice."""
    await burn(t, waiting.seat, LAST_FIRE, rule="CB-R26", card=waiting.source)


@LISTENERS.on("carrion", "destroy", "after", other_falls)
@rule("CB-R27")
async def carrion(t: Table[Battle], event: Event, waiting: Waiting) -> None:
    """When another creature is destroyed, a raven finds a coin."""
    t.state.coins[waiting.seat] += 1
    t.say("log-carrion", rule="CB-R27", seat=waiting.seat, lights=(waiting.source,))


@LISTENERS.on("stand-in", "destroy", "instead", friend_falls)
@rule("CB-R28")
async def stand_in(t: Table[Battle], event: Event, waiting: Waiting) -> None:
    """A ward goes in another's stead and the other is healed; nothing answers its going."""
    s = t.state
    leave_line(s, waiting.seat, waiting.source)
    s.discard.append(waiting.source)
    s.damage.pop(event.subject, None)
    t.say("log-stand-in", rule="CB-R28", seat=waiting.seat, lights=(waiting.source, event.subject), card=NAME[event.subject])


@LISTENERS.on("rebirth", "destroy", "instead", own_fall)
@rule("CB-R29")
async def rebirth(t: Table[Battle], event: Event, waiting: Waiting) -> None:
    """A phoenix returns to its player's hand instead, seen by all."""
    s = t.state
    leave_line(s, waiting.seat, waiting.source)
    s.hands[waiting.seat].append(waiting.source)
    for seat in range(len(s.life)):
        if seat != waiting.seat:
            show(t, waiting.source, seat)
    t.say("log-rebirth", rule="CB-R29", weight=2, seat=waiting.seat, lights=(waiting.source,))


@LISTENERS.on("step-between", "attack", "before", own_side_attacked)
@rule("CB-R30")
async def step_between(t: Table[Battle], event: Event, waiting: Waiting) -> None:
    """A sentry may take an attack on its player or another creature of its line upon itself."""
    answer = await ask(t, waiting.seat, "step-in", ["yes", "no"].copy, rule="CB-R30", about={"card": waiting.source})
    if answer == "yes":
        event.subject = waiting.source
        t.say("log-step-in", rule="CB-R30", seat=waiting.seat, lights=(waiting.source,))


def stolen_from(s: Battle, event: Event, waiting: Waiting) -> bool:
    """This creature has just hurt a player who is still standing."""
    foe = seat_of(event.subject)
    return event.source == waiting.source and foe is not None and event.amount > 0 and bool(s.hands[foe])


@LISTENERS.on("light-fingers", "attack", "after", stolen_from)
@rule("CB-R31")
async def light_fingers(t: Table[Battle], event: Event, waiting: Waiting) -> None:
    """A thief that has hurt a player looks at one card of theirs at random, and may throw it away."""
    s = t.state
    foe = seat_of(event.subject)
    assert foe is not None
    card = t.chance.pick(s.hands[foe])
    show(t, card, waiting.seat)
    t.say("log-look", rule="CB-R31", seat=waiting.seat, to=(waiting.seat, foe), lights=(card,), card=NAME[card])
    answer = await ask(t, waiting.seat, "filch", ["take", "leave"].copy, rule="CB-R31", about={"card": card, "foe": foe})
    if answer == "take":
        throw_away(s, foe, card)
        t.say("log-filch", rule="CB-R31", seat=waiting.seat, lights=(card,), card=NAME[card], foe=t.name(foe))
