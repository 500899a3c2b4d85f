"""AO's turn: cards are flipped, and the first that is no event is carried out from top to bottom (R45-R60)."""

from __future__ import annotations

from functools import partial

from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg, msg

from .ao_cards import FULL, Placing, Taking, read_bottom, read_top
from .ao_events import happens, is_event
from .ao_eyes import looks_around
from .ao_goods import ao_gain
from .ao_recruits import ao_recruits, yield_of
from .ao_remarks import catch_breath, remark
from .content import AO_CARDS, COLUMN, DISTRICT_IDS, AoCard, Reward
from .dice import is_raven
from .districts import RECRUIT, reward_at
from .names import die_name, named
from .state import FRTable, ao_of, ao_side, count


@rule("FR-R4")
async def turn_of_ao(t: FRTable) -> None:
    """AO decides nothing: it flips a card of its deck and does what stands there."""
    catch_breath(ao_of(t.state))
    looks_around(t)
    carry_out(t, AO_CARDS[events_first(t)])


@rule("FR-R47", "FR-R78")
def events_first(t: FRTable) -> str:
    """Events are carried out one after another, each at once, until a card shows that is none."""
    card = flip(t)
    while is_event(card):
        happens(t, card)
        card = flip(t)
    return card


@rule("FR-R46")
def flip(t: FRTable) -> str:
    """The top card of its deck is flipped."""
    ao = ao_of(t.state)
    card = ao.deck.draw(t.chance)
    ao.flipped.append(card)
    t.reveal()
    if not is_event(card):
        if t.loud:
            side = ao_side(t.state)
            number = msg("plain", text=card.removeprefix("ao-").upper())
            t.say("fr-log-ao-flips", rule="FR-R46", seat=side, lights=(f"mat:{side}",), card=number, left=len(ao.deck))
        remark(t, "flip" if len(ao.deck) else "last-card")
    return card


@rule("FR-R56")
def carry_out(t: FRTable, card: AoCard) -> None:
    """In this order and no other: place, what that brings, take, what that brings, column, guild."""
    placing = read_top(t.state, card)
    place(t, card, placing)
    placed_brings(t, placing)
    taking = read_bottom(t.state, card)
    if taking is None:  # nothing lies there that it may take, and so no guild runs
        return
    take(t, card, taking)
    taken_brings(t, taking)
    into_column(t, taking)
    run_guild(t, taking.colour)


# -- the top half ---------------------------------------------------------------------------------------------------------


@rule("FR-R48")
def place(t: FRTable, card: AoCard, placing: Placing) -> None:
    """A die of its own is laid on the board as the card shows."""
    s = t.state
    ao_of(s).dice.pop(placing.which)
    s.board[placing.district].append(placing.die)
    s.placed = placing.district
    district = DISTRICT_IDS[placing.district]
    count(s, ao_side(s), f"placed.{district}")
    if t.loud:
        tell_placing(t, card, placing)
    passed = next((DISTRICT_IDS[one.district] for one in placing.skipped if one.why == FULL), "")
    remark(t, "place-full" if passed else "place", district=named("district", passed or district))


@rule("FR-R49")
def placed_brings(t: FRTable, placing: Placing) -> None:
    """The district pays for the die: goods come as cubes."""
    district_pays(t, placing.district, placing.die, "FR-R49")


def district_pays(t: FRTable, district: int, die: str, cause: str) -> None:
    """What a die brings AO in a district: what is to be done there, then what is to be had."""
    reward = reward_at(district, die)
    do_there(t, reward, cause)
    ao_gain(t, had_there(reward), cause)


@rule("FR-R50")
def do_there(t: FRTable, reward: Reward, cause: str) -> None:
    """Any other action of the district is done: it recruits."""
    if RECRUIT in reward:
        ao_recruits(t, cause)


@rule("FR-Q14")
def had_there(reward: Reward) -> Reward:
    """At the Guild Halls a discount means nothing to AO; whatever else the face brings counts."""
    return {what: n for what, n in reward.items() if what != RECRUIT}


# -- the bottom half ------------------------------------------------------------------------------------------------------


@rule("FR-R52")
def take(t: FRTable, card: AoCard, taking: Taking) -> None:
    """Then a die is taken from the board as the card directs."""
    s = t.state
    one = taking.taken
    if t.loud:
        tell_taking(t, card, taking)
    s.board[one.district].pop(one.place)
    s.placed = -1
    district = DISTRICT_IDS[one.district]
    count(s, ao_side(s), f"taken.{district}")
    deed = "take-raven" if is_raven(one.die) else "take-second" if taking.missing else "take"
    remark(t, deed, district=named("district", district), face=one.die[1])


@rule("FR-R53")
def taken_brings(t: FRTable, taking: Taking) -> None:
    """The district it leaves pays again, in the same way."""
    district_pays(t, taking.taken.district, taking.taken.die, "FR-R53")


@rule("FR-R54")
def into_column(t: FRTable, taking: Taking) -> None:
    """The die goes to the column of its guild."""
    ao_of(t.state).columns[COLUMN[taking.colour]].append(taking.taken.die)


@rule("FR-R55")
def run_guild(t: FRTable, guild: str) -> None:
    """AO runs that guild: it gains the Gold and the cubes its workshop shows."""
    s = t.state
    side = ao_side(s)
    n = len(ao_of(s).members[COLUMN[guild]])
    t.say("fr-log-ao-runs", rule="FR-R55", seat=side, lights=(f"mat:{side}",), guild=named("guild", guild), members=n)
    count(s, side, f"ran.{guild}")
    remark(t, f"run-{guild}")
    ao_gain(t, yield_of(ao_of(s), guild), "FR-R55")


# -- telling --------------------------------------------------------------------------------------------------------------


def guilds_named(guilds: tuple[str, ...]) -> list[Msg]:
    return [named("guild", guild) for guild in guilds]


def tell_placing(t: FRTable, card: AoCard, placing: Placing) -> None:
    """Say which die it places and why, and why in no district that stands earlier on the card."""
    side, die = ao_side(t.state), die_name(placing.die)
    own = partial(t.say, seat=side, lights=(f"mat:{side}",), die=die, face=card.face)
    if is_raven(placing.die):
        own("fr-log-ao-die-raven", rule="FR-R63")
    elif placing.missing:
        own("fr-log-ao-die-next", rule="FR-R61", missing=guilds_named(placing.missing))
    else:
        own("fr-log-ao-die", rule="FR-R61")
    for one in placing.skipped:
        earlier = DISTRICT_IDS[one.district]
        why = "FR-R66" if one.why == FULL else "FR-Q12"
        t.say(
            f"fr-log-ao-skips-{one.why}", rule=why, seat=side, lights=(f"site:{earlier}",), district=named("district", earlier)
        )
    district = DISTRICT_IDS[placing.district]
    lies = f"die:{district}.{len(t.state.board[placing.district]) - 1}"
    own("fr-log-ao-places", rule="FR-R65", weight=2, lights=(f"site:{district}", lies), district=named("district", district))


def tell_taking(t: FRTable, card: AoCard, taking: Taking) -> None:
    """Say which die it takes and why."""
    side, one = ao_side(t.state), taking.taken
    district = DISTRICT_IDS[one.district]
    lights = (f"die:{district}.{one.place}", f"site:{district}")
    if taking.missing:
        rule = "FR-Q8" if len(taking.missing) > 1 else "FR-R68"
        t.say("fr-log-ao-none-of", rule=rule, seat=side, missing=guilds_named(taking.missing))
    if is_raven(one.die):
        t.say("fr-log-ao-raven-counts", rule="FR-R71", seat=side, lights=lights, colour=named("guild", taking.colour))
    why = "alone" if taking.among == 1 else "tied" if taking.tied else card.arrow
    rule = {"alone": "FR-R67", "tied": "FR-R70"}.get(why, "FR-R69")
    t.say(
        f"fr-log-ao-takes-{why}",
        rule=rule,
        seat=side,
        weight=2,
        lights=lights,
        die=die_name(one.die),
        face=one.die[1],
        district=named("district", district),
        arrow=card.arrow,
        n=taking.among,
    )
