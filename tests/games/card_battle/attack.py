"""An attack: whom it is for, who comes between, the blow, and what answers it."""

from __future__ import annotations

from inglenook.engine.anybody import around, ask_any
from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table

from .answers import Happening, answer_all
from .cards import BOLT
from .content import COST, KIND, NAME
from .fight import ATTACKS, strike, targets, tell_target, wound_all
from .state import Battle, holder, seat_of


@rule("CB-R16", "CB-R17")
async def attack(t: Table[Battle], attacker: str) -> None:
    """Name the target, tire, and strike, unless something comes between."""
    s = t.state
    t.enter("CB-R16", ATTACKS[attacker])
    target = await ask(t, s.active, "target", lambda: targets(s, s.active), rule="CB-R15", about={"card": attacker})
    s.tired.append(attacker)
    tell_target(t, attacker, target)
    target = await come_between(t, attacker, target)
    if holder(s, attacker) >= 0:
        amount = await strike(t, attacker, target)
        blow = Happening(subject=target, source=attacker, seat=s.active, amount=amount)
        await answer_all(t, "struck", blow, rule="CB-R17")
    t.leave()


@rule("CB-R40")
async def come_between(t: Table[Battle], attacker: str, target: str) -> str:
    """Before the blow anybody may act, in turn order, until nobody does. Whom it then falls on is returned."""
    s = t.state
    stepped: list[str] = []
    while holder(s, attacker) >= 0:
        acted = await ask_any(
            t,
            [seat for seat in around(s.active + 1, len(s.life)) if s.life[seat]],
            "between",
            Between(s, attacker, target, stepped).keys,
            rule="CB-R40",
            span=f"{s.round}/{s.active}",
            about={"card": attacker, "on": target},
            also=[seat for seat, hand in enumerate(s.hands) if hand and seat != s.active] if s.no_tells else (),
        )
        if acted is None:
            break
        seat, key = acted
        verb, _, card = key.partition(":")
        if verb == "step":
            target = step_between(t, seat, card)
            stepped.append(card)
        else:
            await throw(t, seat, card, attacker)
    return target


class Between:
    """What a seat can do between an attack and its blow."""

    def __init__(self, s: Battle, attacker: str, target: str, stepped: list[str]) -> None:
        self.s, self.attacker, self.target, self.stepped = s, attacker, target, stepped

    def keys(self, seat: int) -> list[str]:
        s = self.s
        if seat == s.active:
            return []
        foe = seat_of(self.target)
        found: list[str] = []
        if seat == (holder(s, self.target) if foe is None else foe):
            sentries = [card for card in s.lines[seat] if KIND[card] == "sentry"]
            found += [f"step:{card}" for card in sentries if card != self.target and card not in self.stepped]
        found += [f"throw:{card}" for card in s.hands[seat] if KIND[card] == "bolt" and COST[card] <= s.coins[seat]]
        return found


@rule("CB-R30")
def step_between(t: Table[Battle], seat: int, card: str) -> str:
    """A sentry takes an attack on its player or another creature of its line upon itself, once."""
    t.say("log-step-in", rule="CB-R30", seat=seat, lights=(card,))
    return card


@rule("CB-R41")
async def throw(t: Table[Battle], seat: int, card: str, attacker: str) -> None:
    """A bolt from the hand strikes the attacker; if that destroys it, there is no blow."""
    s = t.state
    s.coins[seat] -= COST[card]
    s.hands[seat].remove(card)
    s.known.pop(card, None)
    s.limbo.append(card)
    t.reveal()
    t.say("log-throw", rule="CB-R41", weight=2, seat=seat, lights=(card, attacker), card=NAME[attacker], amount=BOLT)
    await wound_all(t, [attacker], BOLT, rule="CB-R41")
    s.limbo.remove(card)
    s.discard.append(card)
