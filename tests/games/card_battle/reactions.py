"""What creatures in play do when one falls, or after a blow."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table

from .answers import BOOK, Happening, Waiting
from .content import NAME
from .draw import leave_line, show, throw_away
from .fight import burn
from .state import Battle, seat_of

LAST_FIRE = 2


def own_fall(s: Battle, what: Happening, one: Waiting) -> bool:
    """The creature itself is what is destroyed."""
    return what.subject == one.card


def friend_falls(s: Battle, what: Happening, one: Waiting) -> bool:
    """Another creature of the same line is about to be destroyed."""
    return what.subject != one.card and what.seat == one.seat


def other_falls(s: Battle, what: Happening, one: Waiting) -> bool:
    """Any other creature has been destroyed, and this one is still in play."""
    return what.subject != one.card and one.card not in s.fallen


@BOOK.after("firebrand:last-fire", "fallen", own_fall)
@rule("CB-R26")
async def last_fire(t: Table[Battle], what: Happening, one: Waiting) -> None:
    """A destroyed firebrand wounds a creature of its player's choice."""
    await burn(t, one.seat, LAST_FIRE, rule="CB-R26", card=one.card)


@BOOK.after("raven:carrion", "fallen", other_falls)
@rule("CB-R27")
async def carrion(t: Table[Battle], what: Happening, one: Waiting) -> None:
    """When another creature is destroyed, a raven finds a coin."""
    t.state.coins[one.seat] += 1
    t.say("log-carrion", rule="CB-R27", seat=one.seat, lights=(one.card,))


@BOOK.after("ward:stand-in", "falling", friend_falls)
@rule("CB-R28")
async def stand_in(t: Table[Battle], what: Happening, one: Waiting) -> None:
    """A ward goes in another's stead and the other is healed; nothing answers its going."""
    s = t.state
    leave_line(s, one.seat, one.card)
    s.discard.append(one.card)
    s.damage.pop(what.subject, None)
    t.say("log-stand-in", rule="CB-R28", seat=one.seat, lights=(one.card, what.subject), card=NAME[what.subject])


@BOOK.after("phoenix:rebirth", "falling", own_fall)
@rule("CB-R29")
async def rebirth(t: Table[Battle], what: Happening, one: Waiting) -> None:
    """A phoenix returns to its player's hand instead, seen by all."""
    s = t.state
    leave_line(s, one.seat, one.card)
    s.hands[one.seat].append(one.card)
    for seat in range(len(s.life)):
        if seat != one.seat:
            show(t, one.card, seat)
    t.say("log-rebirth", rule="CB-R29", weight=2, seat=one.seat, lights=(one.card,))


def stolen_from(s: Battle, what: Happening, one: Waiting) -> bool:
    """This creature has just hurt a player who is still standing."""
    foe = seat_of(what.subject)
    return what.source == one.card and foe is not None and what.amount > 0 and bool(s.hands[foe])


@BOOK.after("thief:light-fingers", "struck", stolen_from)
@rule("CB-R31")
async def light_fingers(t: Table[Battle], what: Happening, one: Waiting) -> None:
    """A thief that has hurt a player looks at one card of theirs at random, and may throw it away."""
    s = t.state
    foe = seat_of(what.subject)
    assert foe is not None
    card = t.chance.pick(s.hands[foe])
    show(t, card, one.seat)
    t.say("log-look", rule="CB-R31", seat=one.seat, to=(one.seat, foe), lights=(card,), card=NAME[card])
    answer = await ask(t, one.seat, "filch", ["take", "leave"].copy, rule="CB-R31", about={"card": card, "foe": foe})
    if answer == "take":
        throw_away(s, foe, card)
        t.say("log-filch", rule="CB-R31", seat=one.seat, lights=(card,), card=NAME[card], foe=t.name(foe))
