"""Whirlpools, folding and voids."""

from __future__ import annotations

from inglenook.engine.facts import count
from inglenook.engine.rulebook import rule
from inglenook.engine.words import msg

from .board import PORTION_OF, region_of
from .castle import enter_garden, has_whole_key
from .content import REGIONS, WHIRLPOOLS
from .icons import icon
from .state import Kingdom, KTable, seats_from


@icon("whirlpool")
@rule("KK-R132")
async def enter_whirlpool(t: KTable, seat: int, space: str) -> None:
    """Read the whirlpool's entry in the codex: it folds its portion, or takes the bearer of the whole key to the castle."""
    t.say("kk-log-whirlpool", rule="KK-R132", seat=seat, space=msg(f"kk-space-{space}"))
    if has_whole_key(t.state, seat):
        await to_the_castle(t, seat)
    else:
        await whirl(t, seat, space)


@rule("KK-R140", "KK-R142")
async def to_the_castle(t: KTable, seat: int) -> None:
    """With all three pieces there is no fold, so nobody else is affected: the hero goes to the castle."""
    await enter_garden(t, seat)


@rule("KK-R34", "KK-R133")
async def whirl(t: KTable, seat: int, space: str) -> None:
    """The whirlpool opens or closes the portion it lies on, and sweeps along everybody in its region."""
    entry = WHIRLPOOLS[space]
    await bearers_go_in(t, seat, region_of(space))
    swept = affected(t.state, region_of(space), seat)
    turn_over(t, entry.portion)
    for one in swept:
        set_down(t, one, entry.arrival)


@rule("KK-R134", "KK-R138", "KK-R155")
def affected(s: Kingdom, region: str, first: int) -> list[int]:
    """Every hero in the region that folds, whatever folds it, clockwise from the active one; nobody in the other portion."""
    return [seat for seat in seats_from(s, first) if region_of(s.at[seat]) == region]


def portion_of(space: str) -> str:
    return PORTION_OF[space]


def shown_region(s: Kingdom, portion: str) -> str:
    """The face a portion shows."""
    state = "open" if s.opened[portion] else "closed"
    return next(id for id, region in REGIONS.items() if region.portion == portion and region.state == state)


def turn_over(t: KTable, portion: str) -> None:
    """Open what is closed, close what is open."""
    s = t.state
    s.opened[portion] = not s.opened[portion]
    count(s, s.active, "folds")
    how = "open" if s.opened[portion] else "closed"
    name, lights = msg(f"kk-portion-{portion}"), (shown_region(s, portion),)
    t.say("kk-log-folds", rule="KK-R133", weight=2, portion=name, how=how, lights=lights)


@rule("KK-R38", "KK-R135", "KK-R139", "KK-D1", "KK-D2", "KK-D8")
def set_down(t: KTable, seat: int, arrival: str) -> None:
    """A hero swept by a fold is set down in the void, or on the landing, which heroes share; its space is not resolved."""
    t.state.at[seat] = arrival
    t.say("kk-log-swept", rule="KK-R135", weight=2, seat=seat, space=msg(f"kk-space-{arrival}"), lights=(arrival,))


@rule("KK-R141", "KK-R146", "KK-D9")
async def bearers_go_in(t: KTable, seat: int, region: str) -> None:
    """Bearers of the whole key whom another hero's whirlpool sweeps along enter it too: they go to the garden, clockwise,
    before anybody is set down. The fold still comes, and the other's turn goes on."""
    for one in affected(t.state, region, seat):
        if one != seat and has_whole_key(t.state, one):
            await enter_garden(t, one)


async def fold_portion(t: KTable, portion: str, seat: int) -> None:
    """A fold by an adventure or a card: everybody there is set down, and nobody comes to the castle by it."""
    s = t.state
    swept = affected(s, shown_region(s, portion), seat)
    turn_over(t, portion)
    for one in swept:
        set_down(t, one, REGIONS[shown_region(s, portion)].arrival)
