"""Cards, coins and life changing hands: what asks nobody."""

from __future__ import annotations

from inglenook.engine.rulebook import rule
from inglenook.engine.table import GameOver, Outcome, Table
from inglenook.engine.words import Msg, msg

from .content import NAME
from .state import Battle, alive

SHUFFLES = 1


@rule("CB-R5")
def draw(t: Table[Battle], seat: int, count: int) -> None:
    """Draw cards; only the drawer sees them."""
    s = t.state
    for _ in range(count):
        if not len(s.deck):
            reshuffle(t)
        seen = s.deck.foreseen
        card = s.deck.draw(t.chance, (seat,))
        s.hands[seat].append(card)
        others = tuple(one for one in seen if one != seat)
        if others:
            s.known[card] = others
        t.say("log-draw-card", rule="CB-R5", weight=0, seat=seat, to=(seat, *others), lights=(card,), card=NAME[card])
    t.reveal()
    t.say("log-draw", rule="CB-R5", seat=seat, count=count)


@rule("CB-R6")
def reshuffle(t: Table[Battle]) -> None:
    """An empty deck is made again from the discard pile, once; the second time the battle ends."""
    s = t.state
    if s.shuffles == SHUFFLES or not s.discard:
        finish(s, "over-deck")
    s.shuffles += 1
    s.deck.shuffle_in(s.discard)
    s.discard = []
    t.say("log-reshuffle", rule="CB-R6", weight=0, count=len(s.deck))


def throw_away(s: Battle, seat: int, card: str) -> None:
    """From a hand, face up, to the discard pile."""
    s.hands[seat].remove(card)
    s.known.pop(card, None)
    s.discard.append(card)


def show(t: Table[Battle], card: str, seat: int) -> None:
    """A seat sees a card in another's hand."""
    seats = t.state.known.get(card, ())
    if seat not in seats:
        t.state.known[card] = tuple(sorted((*seats, seat)))
    t.reveal()


def leave_line(s: Battle, seat: int, card: str) -> None:
    """A creature leaves play and forgets its wounds."""
    s.lines[seat].remove(card)
    s.damage.pop(card, None)
    if card in s.tired:
        s.tired.remove(card)


@rule("CB-R21")
def hurt(t: Table[Battle], seat: int, amount: int) -> None:
    """A player loses life; one without life falls, and the last one standing wins."""
    s = t.state
    if amount <= 0 or s.life[seat] <= 0:
        return
    s.life[seat] = max(s.life[seat] - amount, 0)
    t.say("log-hurt", rule="CB-R21", seat=seat, amount=amount, life=s.life[seat])
    if s.life[seat]:
        return
    t.say("log-falls", rule="CB-R21", weight=3, seat=seat)
    standing = alive(s)
    if len(standing) == 1:
        finish(s, "over-standing")
    clear_away(s, seat)


@rule("CB-R22")
def clear_away(s: Battle, seat: int) -> None:
    """Everything of a fallen player is discarded."""
    for card in s.hands[seat][:]:
        throw_away(s, seat, card)
    for card in s.lines[seat][:]:
        leave_line(s, seat, card)
        s.discard.append(card)
    s.coins[seat] = 0
    s.lasting = [one for one in s.lasting if one.seat != seat]
    if seat in s.left:
        s.left.remove(seat)


@rule("CB-R1", "CB-R23")
def finish(s: Battle, reason: str) -> None:
    """The most life wins, then the most coins; who is equal in both shares the victory."""
    worth = [(s.life[seat], s.coins[seat]) for seat in range(len(s.life))]
    winners = tuple(seat for seat, one in enumerate(worth) if one == max(worth))
    raise GameOver(Outcome(winners=winners, reason=Msg(reason), scores=tuple(s.life)))


@rule("CB-R24")
def crown(s: Battle, seat: int) -> None:
    """Who has hoarded enough by dusk wins at once."""
    raise GameOver(Outcome(winners=(seat,), reason=msg("over-hoard", coins=s.coins[seat]), scores=tuple(s.life)))
