"""Targets, blows and destruction."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table
from inglenook.engine.words import Msg

from .answers import Happening, answer_all, answer_instead
from .content import NAME
from .draw import hurt, leave_line
from .state import Battle, creatures, dead, foes, guarded, holder, power, seat_key, seat_of

ATTACKS = {card: Msg("trail-attack", {"card": name}) for card, name in NAME.items()}
FALLS = {card: Msg("trail-falls", {"card": name}) for card, name in NAME.items()}


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


def tell_target(t: Table[Battle], attacker: str, target: str) -> None:
    """Say who attacks what."""
    foe, seat, card = seat_of(target), t.state.active, NAME[attacker]
    if foe is None:
        t.say("log-attack", rule="CB-R16", weight=2, seat=seat, lights=(attacker, target), card=card, on=NAME[target])
    else:
        t.say("log-attack-seat", rule="CB-R16", weight=2, seat=seat, lights=(attacker,), card=card, foe=t.name(foe))


@rule("CB-R18")
async def strike(t: Table[Battle], attacker: str, target: str) -> int:
    """A player loses life; two creatures wound each other at the same time. How hard it was is returned."""
    s = t.state
    foe = seat_of(target)
    amount = power(s, attacker, s.active)
    if foe is not None:
        hurt(t, foe, amount)
        return amount
    back = power(s, target, holder(s, target))
    wound(s, target, amount)
    wound(s, attacker, back)
    await bury(t, [target, attacker], rule="CB-R18")
    return amount


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
    fall = Happening(subject=card, source=card, seat=holder(s, card))
    t.enter("CB-R20", FALLS[card])
    if not await answer_instead(t, "falling", fall, rule="CB-R20"):
        to_the_pile(t, card, fall.seat)
        await answer_all(t, "fallen", fall, rule="CB-R20")
        s.fallen.pop(card, None)
    t.leave()


def to_the_pile(t: Table[Battle], card: str, seat: int) -> None:
    """From the line to the discard pile, with its last word still to come."""
    s = t.state
    leave_line(s, seat, card)
    s.discard.append(card)
    s.fallen[card] = seat
    t.say("log-destroyed", rule="CB-R20", weight=2, seat=seat, lights=(card,), card=NAME[card])


async def burn(t: Table[Battle], seat: int, amount: int, *, rule: str, card: str) -> None:
    """A seat wounds a creature of its choice, anybody's."""
    s = t.state
    if creatures(s):
        target = await ask(t, seat, "burn", lambda: creatures(s), rule=rule, about={"card": card, "amount": amount})
        t.say("log-burn", rule=rule, seat=seat, lights=(target,), card=NAME[target], amount=amount)
        await wound_all(t, [target], amount, rule=rule)
