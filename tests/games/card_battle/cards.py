"""What cards do when they are played. A card that only waits on events is in `reactions`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from inglenook.engine.decide import ask, ask_all, ask_some
from inglenook.engine.lasting import Lasting
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table

from .content import NAME
from .draw import hurt, show
from .fight import bury, wound, wound_all
from .state import Battle, creatures, foes, seat_key, seat_of

Effect = Callable[[Table[Battle], int, str], Awaitable[None]]
BOLT = 2


@rule("CB-R32")
async def medic(t: Table[Battle], seat: int, card: str) -> None:
    """Heals up to two wounded creatures of your line."""
    s = t.state
    hurt_ones = [one for one in s.lines[seat] if one in s.damage]
    for one in await ask_some(t, seat, "heal", hurt_ones.copy, most=2, rule="CB-R32"):
        del s.damage[one]
        t.say("log-heal", rule="CB-R32", seat=seat, lights=(one,), card=NAME[one])


@rule("CB-R33")
async def scout(t: Table[Battle], seat: int, card: str) -> None:
    """Look at the next two cards, leave one of them on top and put the other under the deck; only you have seen them."""
    s = t.state
    seen = s.deck.peek(t.chance, 2, seat)
    t.reveal()
    for one in seen:
        t.say("log-scout", rule="CB-R33", seat=seat, to=(seat,), lights=(one,), card=NAME[one])
    if len(seen) == 2:
        first = await ask(t, seat, "scout", seen.copy, rule="CB-R33")
        for _ in seen:
            s.deck.draw(t.chance)
        # Who saw them before no longer knows which lies where.
        s.deck.put_on_top(first, (seat,))
        s.deck.put_under(seen[1 - seen.index(first)], (seat,))


@rule("CB-R34")
async def bolt(t: Table[Battle], seat: int, card: str) -> None:
    """Two damage to a creature or a foe."""
    s = t.state
    target = await ask(
        t, seat, "bolt", lambda: [*map(seat_key, foes(s, seat)), *creatures(s)], rule="CB-R34", about={"amount": BOLT}
    )
    foe = seat_of(target)
    if foe is not None:
        hurt(t, foe, BOLT)
    else:
        t.say("log-burn", rule="CB-R34", seat=seat, lights=(target,), card=NAME[target], amount=BOLT)
        await wound_all(t, [target], BOLT, rule="CB-R34")


@rule("CB-R35")
async def volley(t: Table[Battle], seat: int, card: str) -> None:
    """Roll for how many arrows fly, choose whom they hit, and roll for each whether it goes deep."""
    s = t.state
    arrows = (t.chance.roll(6) + 1) // 2
    t.say("log-volley", rule="CB-R35", seat=seat, count=arrows)
    chosen = await ask_some(
        t, seat, "volley", lambda: creatures(s), most=arrows, least=1, rule="CB-R35", about={"arrows": arrows}
    )
    for one in chosen:
        deep = 1 + (t.chance.roll(6) >= 4)
        wound(s, one, deep)
        t.say("log-burn", rule="CB-R35", seat=seat, lights=(one,), card=NAME[one], amount=deep)
    await bury(t, chosen, rule="CB-R35")


@rule("CB-R36")
async def curse(t: Table[Battle], seat: int, card: str) -> None:
    """Until dusk the creatures of every foe strike with one less."""
    for foe in foes(t.state, seat):
        t.state.lasting.append(Lasting(effect="curse", source=card, seat=foe, amount=-1, until="dusk"))
        t.say("log-curse", rule="CB-R36", seat=foe)


@rule("CB-R37")
async def rally(t: Table[Battle], seat: int, card: str) -> None:
    """Until the end of your turn your creatures strike with one more, and one of them is rested."""
    s = t.state
    s.lasting.append(Lasting(effect="rally", source=card, seat=seat, amount=1, until="turn"))
    t.say("log-rally", rule="CB-R37", seat=seat)
    tired = [one for one in s.lines[seat] if one in s.tired]
    if tired:
        s.tired.remove(await ask(t, seat, "rally", tired.copy, rule="CB-R37"))


@rule("CB-R38")
async def spy(t: Table[Battle], seat: int, card: str) -> None:
    """Look at a foe's whole hand."""
    s = t.state
    foe = await choose_hand(t, seat, "spy", "CB-R38")
    for one in s.hands[foe]:
        show(t, one, seat)
        t.say("log-look", rule="CB-R38", seat=seat, to=(seat, foe), lights=(one,), card=NAME[one])
    t.say("log-spy", rule="CB-R38", seat=seat, foe=t.name(foe))


@rule("CB-R39")
async def barter(t: Table[Battle], seat: int, card: str) -> None:
    """You and a foe choose a card in secret and swap them; both remember what they gave."""
    s = t.state
    foe = await choose_hand(t, seat, "barter", "CB-R39")
    given = await ask_all(t, [seat, foe], "give", lambda one: s.hands[one].copy(), rule="CB-R39")
    forget(s, seat, foe)
    for giver, taker in ((seat, foe), (foe, seat)):
        gift = given[giver]
        s.hands[giver].remove(gift)
        s.hands[taker].append(gift)
        s.known[gift] = (giver,)
        t.say("log-give", rule="CB-R39", seat=giver, to=(seat, foe), lights=(gift,), card=NAME[gift])
    t.say("log-barter", rule="CB-R39", seat=seat, foe=t.name(foe))


def forget(s: Battle, seat: int, foe: int) -> None:
    """Bystanders who had seen cards of these two hands cannot know which of them will move."""
    for card in [*s.hands[seat], *s.hands[foe]]:
        seats = tuple(one for one in s.known.pop(card, ()) if one in (seat, foe))
        if seats:
            s.known[card] = seats


async def choose_hand(t: Table[Battle], seat: int, kind: str, rule: str) -> int:
    """A foe who holds cards."""
    s = t.state
    key = await ask(t, seat, kind, lambda: [seat_key(foe) for foe in foes(s, seat) if s.hands[foe]], rule=rule)
    foe = seat_of(key)
    assert foe is not None
    return foe


ENTERS: dict[str, Effect] = {"medic": medic, "scout": scout}
SPELLS: dict[str, Effect] = {
    "bolt": bolt, "volley": volley, "curse": curse, "rally": rally, "spy": spy, "barter": barter,
}  # fmt: skip
