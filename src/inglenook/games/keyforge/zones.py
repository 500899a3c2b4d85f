"""Zones: hand, deck, discard pile, archives, purged; and how a card leaves play for one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from inglenook.engine.rulebook import rule

from .aember import give_back, lift
from .causes import cause
from .moments import Trigger, abilities, resolve, t_name
from .query import LEAVES, anyone_says, foe
from .state import OWNER, Crucible, KFTable, Side, face, outlast

Zone = Literal["hand", "deck-top", "deck", "discard", "archives", "purged"]
HOLD = "hold:"
"""How long an effect of control lasts that ends with its card: `hold:` and the card."""


def held(mine: Side) -> list[str]:
    """The hand; of a side that plays without one, its archives."""
    return mine.archives if mine.handless else mine.hand


def put(s: Crucible, id: str, zone: Zone) -> None:
    """Lay a card that is nowhere into a zone of its owner."""
    mine = s.sides[OWNER[id]]
    if zone == "hand":
        held(mine).append(id)
    elif zone == "archives":
        mine.archives.append(id)
    elif zone in ("discard", "purged"):
        lay_open(mine, id, zone)
    elif zone == "deck-top":
        mine.deck.put_on_top(id, tuple(range(len(s.sides))))
    else:
        mine.deck.shuffle_in([id])


@rule("KF-K42")
def lay_open(mine: Side, id: str, zone: Zone) -> None:
    """Onto the discard pile, whose order is kept and seen by all; or out of the game for good."""
    (mine.purged if zone == "purged" else mine.discard).append(id)


@rule("KF-K12")
def reshuffle(t: KFTable, side: int) -> bool:
    """When the deck is empty, the discard pile is shuffled into a new one."""
    mine = t.state.sides[side]
    if mine.deck.pool or mine.deck.top:
        return True
    if not mine.discard:
        return False
    mine.deck.shuffle_in(mine.discard)
    mine.discard = []
    t.say("kf-log-reshuffle", rule="KF-K12", weight=0, seat=side, side=t.called(side))
    return True


def draw(t: KFTable, side: int, n: int, rule: str = "KF-K11") -> int:
    """Draw cards; the deck is made anew when it is empty."""
    mine = t.state.sides[side]
    drawn = 0
    while drawn < n and reshuffle(t, side):
        card = mine.deck.draw(t.chance)
        held(mine).append(card)
        if t.loud:
            t.say("kf-log-drew", rule=rule, weight=0, seat=side, to=(side,), lights=(card,), card=t_name(t.state, card))
        drawn += 1
    if drawn:
        t.reveal()
        if t.loud:
            t.say("kf-log-draw", rule=rule, seat=side, side=t.called(side), n=drawn, by=cause(t))
    return drawn


def from_top(t: KFTable, side: int) -> str:
    """Take the top card of a deck; nothing if it is empty, for only drawing makes it anew."""
    mine = t.state.sides[side]
    if not len(mine.deck):
        return ""
    t.reveal()
    return mine.deck.draw(t.chance)


def reveal_top(t: KFTable, side: int) -> str:
    """Everybody sees the top card of a deck; it stays there."""
    s = t.state
    mine = s.sides[side]
    if not len(mine.deck):
        return ""
    card = mine.deck.draw(t.chance)
    mine.deck.put_on_top(card, tuple(range(len(s.sides))))
    t.reveal()
    if t.loud:
        told(t, "reveal", side, card, "KF-K72")
    return card


def discard_top(t: KFTable, side: int) -> str:
    """Discard the top card of a deck."""
    card = from_top(t, side)
    if card:
        put(t.state, card, "discard")
        if t.loud:
            told(t, "mill", side, card, "KF-K42")
    return card


def discard_at_random(t: KFTable, side: int) -> str:
    """A side discards a card of its hand that nobody chose."""
    s = t.state
    mine = s.sides[side]
    cards = held(mine)
    if not cards:
        return ""
    card = t.chance.pick(cards)
    cards.remove(card)
    put(s, card, "discard")
    t.reveal()
    if t.loud:
        told(t, "discard", side, card, "KF-K42")
    return card


def told(t: KFTable, what: str, side: int, card: str, rule: str, to: tuple[int, ...] | None = None) -> None:
    """Write down what a side did with a card."""
    name = t_name(t.state, card)
    t.say(f"kf-log-{what}", rule=rule, seat=side, to=to, lights=(card,), side=t.called(side), card=name, by=cause(t, card))


def move(t: KFTable, id: str, zone: Zone) -> None:
    """A card everybody can see, out of play, goes to another zone of its owner."""
    s = t.state
    take_out(s, id)
    put(s, id, zone)
    if t.loud:
        told(t, f"to-{zone}", OWNER[id], id, "KF-K42")


@rule("KF-K41")
def archive(t: KFTable, id: str) -> None:
    """Put a card that is out of play face down into its owner's archives."""
    s = t.state
    take_out(s, id)
    s.sides[OWNER[id]].archives.append(id)
    owner = OWNER[id]
    if t.loud:
        t.say("kf-log-archived", rule="KF-K41", seat=owner, side=t.called(owner), by=cause(t))


@rule("KF-K41")
def take_archives(t: KFTable, side: int) -> None:
    """All archived cards go to hand; one that is another's goes to its owner's hand."""
    s = t.state
    mine = s.sides[side]
    cards, mine.archives = mine.archives, []
    for card in cards:
        s.taken.pop(card, None)
        put(s, card, "hand")
    t.say("kf-log-take-archives", rule="KF-K41", seat=side, side=t.called(side), n=len(cards))


def take_out(s: Crucible, id: str) -> None:
    """Take a card out of whatever zone out of play it is in."""
    for mine in (s.sides[OWNER[id]], *s.sides):  # nearly always it is where it belongs
        for zone in (mine.hand, mine.discard, mine.archives, mine.purged):
            if id in zone:
                zone.remove(id)
                return
        if id in mine.deck.top:
            mine.deck.top.remove(id)
            mine.deck.known.pop(id, None)
            return
        if id in mine.deck.pool:
            mine.deck.pool.remove(id)
            return
    s.under.pop(id, None)


# -- leaving play ---------------------------------------------------------------------------------------------------------


@rule("KF-K73")
async def leaving(t: KFTable, ids: Sequence[str]) -> None:
    """Leaves Play abilities resolve just before the card leaves."""
    waiting: list[Trigger] = []
    for id in ids:
        waiting += abilities(t.state, id, "leaves-play", always=True)
    if waiting:
        await resolve(t, waiting)


@rule("KF-K36")
def ward_holds(t: KFTable, id: str) -> bool:
    """A ward is used up instead of its creature being hurt, destroyed or moved out of play."""
    s = t.state
    if id not in s.warded or id in s.dying:
        return False
    del s.warded[id]
    t.say("kf-log-ward", rule="KF-K36", seat=s.control[id], lights=(id,), card=t_name(s, id))
    return True


@rule("KF-K33")
async def remove(t: KFTable, id: str, zone: Zone, to: int | None = None) -> None:
    """A card leaves play: tokens and statuses are gone, upgrades are discarded, its æmber goes to the opponent.

    It lies in its owner's zone (or in the archives of `to`) before anything else happens.
    """
    s = t.state
    side = s.control.pop(id)
    creature = face(s, id).type == "creature"
    line = s.sides[side].line if creature else s.sides[side].artifacts
    if id in line:
        line.remove(id)
    s.on.pop(id, None)
    n, dark = s.amber.pop(id, 0), s.dark.pop(id, 0)
    for table in (s.damage, s.counters, s.armor_used):
        table.pop(id, None)
    for flags in (s.tired, s.stunned, s.warded, s.enraged):
        flags.pop(id, None)
    unmask(s, id)
    s.houses.pop(id, None)
    outlast(s, [one for one in s.lasting if one.source != id or not (one.until == LEAVES or one.until.startswith(HOLD))])
    if to is None:
        put(s, id, zone)
    else:
        s.sides[to].archives.append(id)
        if OWNER[id] != to:
            s.taken[id] = to
    await _drop(t, id)
    if n and creature:
        await give_back(t, id, foe(s, side), n, dark)


@rule("KF-K67")
def unmask(s: Crucible, id: str) -> None:
    """A token creature is its own card again once it leaves play."""
    s.guise.pop(id, None)


async def _drop(t: KFTable, host: str) -> None:
    """What was attached to or lay under a card goes to its owner's discard pile."""
    s = t.state
    for upgrade in [id for id, creature in s.on.items() if creature == host]:
        await remove(t, upgrade, "discard")
    for card in [id for id, top in s.under.items() if top == host]:
        del s.under[card]
        put(s, card, "discard")


def discard_zone(s: Crucible, id: str) -> Zone:
    """Where a destroyed card goes: the discard pile, unless something sends it elsewhere."""
    return "purged" if anyone_says(s, "purge-instead", id) else "discard"


async def strip(t: KFTable, card: str) -> None:
    """Take the æmber off a card and give it back to the supply."""
    await lift(t, card)
