"""AO's mat: the opponent nobody sits at, what it wants, and what everybody may know of what it will do."""

from __future__ import annotations

from functools import cache, lru_cache

from inglenook.engine.scene import Line, Mat, Portrait, Side
from inglenook.engine.words import Msg, msg

from . import icons
from .ao_forecast import Forecast, forecast
from .content import AO_CARDS, AO_EVENTS, DISTRICT_IDS, FINISHES, LEVELS
from .names import NUMERALS, contract_name, guild_name, member_name, named, sign, told
from .scene_town import MANY
from .scene_workshop import forged, role_of
from .state import Ao, Ravenshire, ao_side

FACE = Portrait(head=icons.AO[0], prop=icons.AO[1], far=icons.AO[2])


@cache
def ao_at(colour: str) -> Side:
    """Blackbeak as a side nobody sits at, by the sign people chose for it."""
    return Side(name=msg("fr-ao"), icon=icons.AO[0], portrait=FACE, shape=colour)


def ao_mat(s: Ravenshire, ao: Ao) -> Mat:
    """What AO has, and its plan: guilds, items, finish, last card, and what it would forge now."""
    side = ao_side(s)
    return Mat(
        id=f"mat:{side}",
        name=msg("fr-ao"),
        seat=side,
        shape=ao.sign,
        role=role_of(s, side, msg("fr-ao-role", level=level_of(ao))),
        portrait=FACE,
        state=("active",) if s.active == side else (),
        counters=(
            sign("gold", ao.gold),
            sign("reputation", ao.reputation),
            sign("cube", ao.cubes, ao.cost),
            forged(len(ao.contracts)),
        ),
        lines=plan(forecast(s)) if ao.items else (),
        text=(msg("fr-ao-text"), *finish_text(ao.finish), *told_of_card(ao.flipped[-1] if ao.flipped else "")),
        rules=("FR-R84", "FR-R86"),
    )


def level_of(ao: Ao) -> Msg:
    """How hard it is: the level whose dials it has, or that somebody turned them."""
    found = next((id for id, one in LEVELS.items() if (one.cubes, one.events) == (ao.cost, ao.events)), "own")
    return Msg(f"fr-level-{found}")


@cache
def finish_text(finish: str) -> tuple[Msg, ...]:
    """What its finish brings, every time."""
    what = told(FINISHES[finish].gain) if finish else None
    return (msg("fr-ao-finish-is", finish=named("finish", finish), what=what),) if what else ()


@lru_cache(MANY)
def plan(of: Forecast) -> tuple[Line, ...]:
    """Its plan as far as it lies open, a word and what it is."""
    items, guilds, finish = of.items, of.guilds, of.finish
    forges = contract_name(of.contract) if of.contract else msg("fr-ao-forges-none", item=named("item", items[0]))
    hires = member_name(of.member) if of.member else msg("fr-ao-hires-none")
    found = [
        Line(text=msg("fr-ao-wants"), note=order([named("item", id) for id in items]), icon=icons.ITEM[items[0]]),
        Line(text=msg("fr-ao-finish"), note=named("finish", finish), icon=icons.FINISH[finish]),
        Line(text=msg("fr-ao-guilds"), note=order([guild_name(id) for id in guilds]), icon=icons.GUILD[guilds[0]]),
        Line(text=msg("fr-ao-forges"), note=forges),
        Line(text=msg("fr-ao-hires"), note=hires),
    ]
    last = card_name(of.last) if of.last else msg("fr-ao-none-yet")
    found.insert(0, Line(text=msg("fr-ao-card"), note=msg("fr-ao-card-left", card=last, n=of.left)))
    return tuple(found)


def order(names: list[Msg]) -> Msg:
    """One after another, the first wanted most."""
    return Msg("fr-ao-order", {"first": names[0], "second": names[1], "third": names[2]})


@cache
def card_name(card: str) -> Msg:
    """A card of AO's deck: an event, or its number."""
    event = card.partition(".")[0]
    if event in AO_EVENTS:
        return named("event", event)
    return msg("plain", text=card.removeprefix("ao-").upper())


@cache
def told_of_card(card: str) -> tuple[Msg, ...]:
    """What a card of AO's deck says, for whoever wants to read it."""
    if card not in AO_CARDS:
        return (card_name(card),) if card else ()
    one = AO_CARDS[card]
    where = " ".join(NUMERALS[DISTRICT_IDS.index(id)] for id in one.districts)
    dice = order([guild_name(id) for id in one.dice])
    return (
        msg("fr-ao-card-places", card=card_name(card), dice=dice, face=one.face),
        msg("fr-ao-card-where", where=where),
        msg(f"fr-ao-card-takes-{one.arrow}", first=guild_name(one.take[0]), second=guild_name(one.take[1])),
    )
