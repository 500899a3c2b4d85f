"""Turns, attacks and destruction."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.events import Event, Listeners, Waiting, happen
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table
from inglenook.engine.words import Msg

from .content import NAME, WAITING
from .draw import hurt, leave_line
from .state import Battle, creatures, dead, foes, guarded, holder, power, seat_key, seat_of

LISTENERS = Listeners()
ATTACKS = {card: Msg("trail-attack", {"card": name}) for card, name in NAME.items()}
FALLS = {card: Msg("trail-falls", {"card": name}) for card, name in NAME.items()}


def present(s: Battle) -> list[Waiting]:
    """The effects in play that answer events: those of the lines, and the last words of the fallen."""
    found: list[Waiting] = []
    for seat, line in enumerate(s.lines):
        for card in line:
            if card in WAITING:
                found += WAITING[card][seat]
    for card, seat in s.fallen.items():
        if card in WAITING:
            found += WAITING[card][seat]
    return found


@rule("CB-R15")
def targets(s: Battle, seat: int) -> list[str]:
    """A creature attacks a foe or a foe's creature; where guards stand, only a guard."""
    found: list[str] = []
    for foe in foes(s, seat):
        guards = guarded(s, foe)
        if guards:
            found += guards
        else:
            found.append(seat_key(foe))
            found += s.lines[foe]
    return found


@rule("CB-R16", "CB-R17")
async def attack(t: Table[Battle], attacker: str) -> None:
    """Name the target, tire, and strike, unless something comes between."""
    s = t.state
    t.enter("CB-R16", ATTACKS[attacker])
    target = await ask(t, s.active, "target", lambda: targets(s, s.active), rule="CB-R15", about={"card": attacker})
    s.tired.append(attacker)
    tell_target(t, attacker, target)
    event = Event(kind="attack", subject=target, source=attacker, seat=s.active, amount=0)
    await happen(t, LISTENERS, event, strike, present=present, active=s.active, rule="CB-R17")
    t.leave()


def tell_target(t: Table[Battle], attacker: str, target: str) -> None:
    """Say who attacks what."""
    foe, seat, card = seat_of(target), t.state.active, NAME[attacker]
    if foe is None:
        t.say("log-attack", rule="CB-R16", weight=2, seat=seat, lights=(attacker, target), card=card, on=NAME[target])
    else:
        t.say("log-attack-seat", rule="CB-R16", weight=2, seat=seat, lights=(attacker,), card=card, foe=t.name(foe))


@rule("CB-R18")
async def strike(t: Table[Battle], event: Event) -> None:
    """A player loses life; two creatures wound each other at the same time."""
    s = t.state
    foe = seat_of(event.subject)
    event.amount = power(s, event.source, event.seat)
    if foe is not None:
        hurt(t, foe, event.amount)
        return
    defender = event.subject
    back = power(s, defender, holder(s, defender))
    wound(s, defender, event.amount)
    wound(s, event.source, back)
    await bury(t, [defender, event.source], rule="CB-R18")


def wound(s: Battle, card: str, amount: int) -> None:
    """Put damage on a creature."""
    if amount > 0:
        s.damage[card] = s.damage.get(card, 0) + amount


async def wound_all(t: Table[Battle], cards: list[str], amount: int, *, rule: str) -> None:
    """Several creatures are hurt at the same time."""
    for card in cards:
        wound(t.state, card, amount)
    await bury(t, cards, rule=rule)


@rule("CB-R19")
async def bury(t: Table[Battle], cards: list[str], *, rule: str) -> None:
    """Of creatures that die together, the active seat says in which order they go."""
    s = t.state
    while True:
        dying = [card for card in cards if holder(s, card) >= 0 and dead(s, card)]
        if not dying:
            return
        card = dying[0] if len(dying) == 1 else await ask(t, s.active, "bury", dying.copy, rule="CB-R19")
        await destroy(t, card)


@rule("CB-R20")
async def destroy(t: Table[Battle], card: str) -> None:
    """A creature is destroyed, unless something happens instead; then whoever waits on it answers."""
    s = t.state
    seat = holder(s, card)
    t.enter("CB-R20", FALLS[card])
    event = Event(kind="destroy", subject=card, source=card, seat=seat, amount=0)
    await happen(t, LISTENERS, event, to_the_pile, present=present, active=s.active, rule="CB-R20")
    s.fallen.pop(card, None)
    t.leave()


async def to_the_pile(t: Table[Battle], event: Event) -> None:
    """The change itself: from the line to the discard pile, with its last word still to come."""
    s = t.state
    leave_line(s, event.seat, event.subject)
    s.discard.append(event.subject)
    s.fallen[event.subject] = event.seat
    t.say("log-destroyed", rule="CB-R20", weight=2, seat=event.seat, lights=(event.subject,), card=NAME[event.subject])


async def burn(t: Table[Battle], seat: int, amount: int, *, rule: str, card: str) -> None:
    """A seat wounds a creature of its choice, anybody's."""
    s = t.state
    if creatures(s):
        target = await ask(t, seat, "burn", lambda: creatures(s), rule=rule, about={"card": card, "amount": amount})
        t.say("log-burn", rule=rule, seat=seat, lights=(target,), card=NAME[target], amount=amount)
        await wound_all(t, [target], amount, rule=rule)
