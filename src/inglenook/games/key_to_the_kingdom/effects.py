"""Effects: what cards and minor adventures do, one small function each; some stand in the chapter they belong to."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule
from inglenook.engine.words import msg

from .board import in_castle, region_of, shut_to_walkers
from .castle import enter_garden, turn_up_token, unseen_spaces
from .content import EVENTS, SPACES, Effect
from .demon import assign
from .items import active, exhaust_some, gain, gain_any, name_of, restore
from .state import Kingdom, KTable, seats_from
from .whirlpools import fold_portion, portion_of

Do = Callable[[KTable, int, Effect, str], Awaitable[None]]

EFFECTS: dict[str, Do] = {}


def effect(kind: str) -> Callable[[Do], Do]:
    """Register what a kind of effect does."""

    def mark(do: Do) -> Do:
        EFFECTS[kind] = do
        return do

    return mark


async def apply(t: KTable, seat: int, effects: Sequence[Effect], why: str) -> None:
    """Resolve the effects of a card or an adventure in the order they are printed."""
    for one in effects:
        await EFFECTS[one.do](t, seat, one, why)


def rivals(t: KTable, seat: int) -> list[int]:
    """The other seats, clockwise."""
    return seats_from(t.state, seat)[1:]


def in_vain(t: KTable, seat: int, why: str) -> None:
    """The card cannot do here what it says."""
    t.say("kk-log-in-vain", rule=why, weight=0, seat=seat)


async def choose_rival(t: KTable, seat: int, among: list[int], why: str) -> int | None:
    """Choose one of these rivals; None if there is none."""
    if not among:
        t.say("kk-log-no-rival", rule=why, weight=0, seat=seat)
        return None
    key = await ask(t, seat, "rival", lambda: [f"seat:{other}" for other in among], rule=why)
    return int(key[5:])


@effect("move-to-boring")
async def move_to_boring(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Set yourself or a rival down on a free boring space of that hero's region."""
    s = t.state
    whom: int | None = seat
    if effect.who == "rival":
        whom = await choose_rival(t, seat, [other for other in rivals(t, seat) if not in_castle(s.at[other])], why)
    elif in_castle(s.at[seat]):
        in_vain(t, seat, why)
        return
    if whom is None:
        return
    region = region_of(s.at[whom])
    free = [
        id for id, space in SPACES.items() if space.region == region and space.kind in ("boring", "landing") and id not in s.at
    ]
    key = await ask(t, seat, "place", lambda: [f"put:{id}" for id in free], rule=why, about={"whom": whom})
    s.at[whom] = key[4:]
    space = msg(f"kk-space-{key[4:]}")
    t.say("kk-log-set-down", rule=why, weight=2, seat=seat, whom=t.name(whom), own="yes" if whom == seat else "no", space=space)


@rule("KK-R136")
def may_swap(s: Kingdom, seat: int) -> bool:
    """Nobody swaps into the castle or out of it, nor onto a void: heroes come to a void only when a region opens."""
    return not in_castle(s.at[seat]) and not shut_to_walkers(s.at[seat])


@effect("swap-places")
async def swap_places(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Change places with a rival on the roads of the kingdom; neither space is resolved."""
    s = t.state
    if not may_swap(s, seat):
        in_vain(t, seat, why)
        return
    whom = await choose_rival(t, seat, [other for other in rivals(t, seat) if may_swap(s, other)], why)
    if whom is not None:
        s.at[seat], s.at[whom] = s.at[whom], s.at[seat]
        t.say("kk-log-swaps-places", rule=why, weight=2, seat=seat, other=t.name(whom))


@effect("restore")
async def restore_items(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Restore up to so many items."""
    await restore(t, seat, effect.n, why)


@effect("exhaust")
async def exhaust_items(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Exhaust so many items: your own, or each rival its own."""
    for whom in [seat] if effect.who == "you" else rivals(t, seat):
        if active(t.state, whom):
            await exhaust_some(t, whom, effect.n, why)
        else:
            in_vain(t, whom, why)


@effect("gain-magic")
async def gain_magic(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Choose a magic item that is left."""
    await gain_any(t, seat, why)


@effect("take-magic")
async def take_magic(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Take a magic item from a rival."""
    s = t.state
    theirs = [item for item, owner in s.magic.items() if owner != seat]
    if not theirs:
        t.say("kk-log-no-magic-around", rule=why, weight=0, seat=seat)
        return
    item = await ask(t, seat, "take", lambda: theirs, rule=why)
    whom = s.magic[item]
    gain(s, seat, item)
    t.say("kk-log-takes", rule=why, weight=2, seat=seat, item=name_of(item), other=t.name(whom))


@effect("swap-magic")
async def swap_magic(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Swap one of your magic items for a rival's; without one of your own nothing happens."""
    s = t.state
    mine = [item for item, owner in s.magic.items() if owner == seat]
    theirs = [item for item, owner in s.magic.items() if owner != seat]
    if not mine or not theirs:
        t.say("kk-log-no-swap", rule=why, weight=0, seat=seat)
        return
    given = await ask(t, seat, "give", lambda: mine, rule=why)
    taken = await ask(t, seat, "take", lambda: theirs, rule=why)
    whom = s.magic[taken]
    gain(s, whom, given)
    gain(s, seat, taken)
    t.say("kk-log-swaps-magic", rule=why, weight=2, seat=seat, item=name_of(taken), given=name_of(given), other=t.name(whom))


@effect("recall-companion")
async def recall_companion(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Take a companion out of the discard pile."""
    s = t.state
    there = sorted(card for card in s.discard if EVENTS[card].kind == "companion")
    if not there:
        t.say("kk-log-nobody-to-recall", rule=why, weight=0, seat=seat)
        return
    card = await ask(t, seat, "recall", lambda: there, rule=why)
    s.discard.remove(card)
    s.companions[card] = seat
    t.say("kk-log-companion", rule=why, weight=2, seat=seat, card=msg(f"kk-event-{card}"))


@effect("assign-demon-die")
async def assign_die(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Assign the demon die."""
    await assign(t, seat)


@effect("fold")
async def fold(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Fold your own portion or the other one; a hero in the castle stands on neither."""
    s = t.state
    if in_castle(s.at[seat]):
        in_vain(t, seat, why)
        return
    own = portion_of(s.at[seat])
    portion = own if effect.portion == "own" else {"west": "east", "east": "west"}[own]
    await fold_portion(t, portion, seat)


@effect("another-turn")
async def another_turn(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Another turn after this one, for the hero whose turn it is."""
    if seat != t.state.active:
        in_vain(t, seat, why)
        return
    t.state.again = True
    t.say("kk-log-another-turn", rule=why, weight=2, seat=seat)


@effect("reveal-token")
async def reveal_token(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Turn up a token of the keep."""
    there = unseen_spaces(t.state, "keep")
    if not there:
        in_vain(t, seat, why)
        return
    space = await ask(t, seat, "token", lambda: [f"look:{id}" for id in there], rule=why)
    turn_up_token(t, space[5:])


@effect("enter-castle")
async def enter_castle(t: KTable, seat: int, effect: Effect, why: str) -> None:
    """Come into the garden."""
    await enter_garden(t, seat)
