"""A turn: two actions, each a card played or a creature sent to attack."""

from __future__ import annotations

from inglenook.engine.decide import Aside, ask
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table
from inglenook.engine.words import Msg

from .attack import attack
from .cards import ENTERS, SPELLS
from .content import ATTACK, COST, HEALTH, KIND, NAME, PLAY
from .draw import throw_away
from .round import next_turn
from .state import LINE_LIMIT, Battle, foes

PLAYS = {card: Msg("trail-play", {"card": name}) for card, name in NAME.items()}


@rule("CB-R10")
async def turn(t: Table[Battle]) -> None:
    """The active seat takes one action, or passes and ends its turn."""
    s = t.state
    aside = market(s) if s.market else None
    key = await ask(t, s.active, "action", lambda: actions(s), rule="CB-R10", aside=aside)
    if key == "pass":
        t.say("log-pass", rule="CB-R11", weight=0, seat=s.active)
        next_turn(s)
        return
    s.actions -= 1
    verb, _, card = key.partition(":")
    await (play(t, card) if verb == "play" else attack(t, card))
    if not s.actions:
        next_turn(s)


@rule("CB-R11")
def actions(s: Battle) -> list[str]:
    """Play a card one can pay, attack with a rested creature, or pass."""
    seat = s.active
    coins = s.coins[seat]
    line = s.lines[seat]
    hand = s.hands[seat]
    room = len(line) < LINE_LIMIT
    keys = [PLAY[card] for card in hand if COST[card] <= coins and (room if HEALTH[card] else castable(s, seat, card))]
    tired = s.tired
    keys += [ATTACK[card] for card in line if card not in tired]
    keys.append("pass")
    return keys


@rule("CB-R42")
def market(s: Battle) -> Aside:
    """Where a market is played with, cards of the hand can be sold beside an action, for a coin each."""
    return Aside("sell", "CB-R42", lambda: [f"sell:{card}" for card in s.hands[s.active]], sell)


async def sell(t: Table[Battle], key: str) -> None:
    """A card for a coin."""
    s, card = t.state, key.partition(":")[2]
    throw_away(s, s.active, card)
    s.coins[s.active] += 1
    t.reveal()
    t.say("log-sell", rule="CB-R42", seat=s.active, lights=(card,), card=NAME[card])


@rule("CB-R13")
def castable(s: Battle, seat: int, card: str) -> bool:
    """A barter needs a card on both sides and a spy a hand to look at; other spells can always be cast."""
    kind = KIND[card]
    if kind == "barter":
        return len(s.hands[seat]) > 1 and any(s.hands[foe] for foe in foes(s, seat))
    return kind != "spy" or any(s.hands[foe] for foe in foes(s, seat))


@rule("CB-R12")
async def play(t: Table[Battle], card: str) -> None:
    """Pay for a card; a creature joins the line, tired, and a spell is cast and discarded."""
    s = t.state
    seat = s.active
    s.coins[seat] -= COST[card]
    s.hands[seat].remove(card)
    s.known.pop(card, None)
    t.reveal()
    t.enter("CB-R12", PLAYS[card])
    t.say("log-play", rule="CB-R12", seat=seat, lights=(card,), card=NAME[card])
    kind = KIND[card]
    if HEALTH[card]:
        s.lines[seat].append(card)
        s.tired.append(card)
        if kind in ENTERS:
            await ENTERS[kind](t, seat, card)
    else:
        s.limbo.append(card)
        await SPELLS[kind](t, seat, card)
        s.limbo.remove(card)
        s.discard.append(card)
    t.leave()
