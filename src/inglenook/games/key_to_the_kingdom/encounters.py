"""Events: the deck, and what its cards bring: companions, encounters, magic items."""

from __future__ import annotations

from inglenook.engine.facts import count
from inglenook.engine.rulebook import rule
from inglenook.engine.words import msg

from .challenges import meets, need_of
from .content import EVENTS, Effect, Event
from .effects import apply, effect
from .items import gain, gain_any, name_of, restore
from .rolls import judge, roll
from .state import Kingdom, KTable


@rule("KK-R91")
def refill(t: KTable) -> None:
    """An empty deck is made anew from the discard pile."""
    s = t.state
    if not len(s.deck) and s.discard:
        s.deck.shuffle_in(s.discard)
        s.discard = []
        t.say("kk-log-reshuffle", rule="KK-R91", weight=0)


@rule("KK-D15")
def no_card_left(t: KTable, seat: int) -> bool:
    """With the deck and the discard pile both empty no card is drawn, and nothing happens."""
    if len(t.state.deck):
        return False
    t.say("kk-log-no-card", rule="KK-D15", weight=0, seat=seat)
    return True


async def draw_event(t: KTable, seat: int) -> None:
    """Draw a card and resolve it."""
    s = t.state
    refill(t)
    if no_card_left(t, seat):
        return
    card = s.deck.draw(t.chance)
    s.resolving.append(card)
    count(s, seat, "events")
    title = msg(f"kk-event-{card}")
    text, lights = msg(f"kk-event-{card}-text"), (f"card.{card}",)
    t.say("kk-log-event", rule="KK-R90", weight=2, seat=seat, card=title, text=text, lights=lights)
    t.enter("KK-R90", title)
    await resolve_card(t, seat, card)
    t.leave()


@effect("draw")
async def draw(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Draw so many event cards, one after another."""
    for _ in range(effect.n):
        await draw_event(t, seat)


@rule("KK-R92")
async def resolve_card(t: KTable, seat: int, card: str) -> None:
    """A card brings a companion, an encounter or a magic item; some ask for a roll first."""
    event = EVENTS[card]
    if not await succeeds(t, seat, event):
        await fail(t, seat, event)
        return
    if event.kind == "companion":
        befriend(t, seat, card)
        return
    if event.kind == "magic":
        await magic_card(t, seat, event)
    else:
        await apply(t, seat, event.win, "KK-R92")
    discard(t.state, card)


@rule("KK-R94")
async def succeeds(t: KTable, seat: int, event: Event) -> bool:
    """A card may ask for a roll, which may be changed like any other."""
    if event.test is None:
        return True
    result = await roll(t, seat, "event", need_of(event.test), f"kk-event-{event.id}-text")
    return judge(t.state, meets(event.test, result))


@rule("KK-R93")
async def fail(t: KTable, seat: int, event: Event) -> None:
    """Whoever fails discards the card at once and gets no reward. Some cards bite."""
    s = t.state
    discard(s, event.id)
    t.say("kk-log-event-failed", rule="KK-R93", weight=2, seat=seat, card=msg(f"kk-event-{event.id}"))
    await apply(t, seat, event.lose, "KK-R93")
    for card, owner in list(s.companions.items()):
        power = EVENTS[card].power
        if owner == seat and power is not None and power.kind == "consolation" and s.spent[seat]:
            t.say("kk-log-consoles", rule="KK-R52", seat=seat, by=msg(f"kk-event-{card}"))
            await restore(t, seat, power.amount, "KK-R52")


@rule("KK-R95", "KK-D16")
def befriend(t: KTable, seat: int, card: str) -> None:
    """A companion stays with the player, out of the discard pile; there is no limit, and each exists once."""
    t.state.resolving.remove(card)
    t.state.companions[card] = seat
    t.say("kk-log-companion", rule="KK-R95", weight=2, seat=seat, card=msg(f"kk-event-{card}"))


@rule("KK-R160")
def discard(s: Kingdom, card: str) -> None:
    """A card that is resolved and that nobody keeps goes to the discard pile."""
    s.resolving.remove(card)
    s.discard.append(card)


@rule("KK-R58", "KK-R64")
async def magic_card(t: KTable, seat: int, event: Event) -> None:
    """A magic item card gives the item it names, which exists once, or any that is left."""
    s = t.state
    if event.magic is None:
        await gain_any(t, seat, "KK-R58")
    elif event.magic in s.magic:
        t.say("kk-log-magic-gone", rule="KK-R64", seat=seat, item=name_of(event.magic))
    else:
        gain(s, seat, event.magic)
        t.say("kk-log-gains", rule="KK-R58", weight=2, seat=seat, item=name_of(event.magic))
