"""The course of the game: four Seasons of three turns each, Production, and the End of Season."""

from __future__ import annotations

from inglenook.engine.rulebook import rule

from .ao_eyes import has_an_eye_on, sees_forged, sees_marker, sees_title, sits_back
from .ao_goods import ao_gain
from .ao_turn import turn_of_ao
from .content import Reward
from .dice import roll
from .gathering import begin_turn, end_turn, first_half, take, wish_to_take
from .guilds import draw_token
from .names import named, told
from .production import produce
from .rewards import gain
from .state import FRTable, Ravenshire, ao_of, ao_side, count, sides
from .titles import facts_of, meets, still_open, worth_now

SEASONS, TURNS = 4, 3


def order(s: Ravenshire) -> list[int]:
    """All sides in turn order, from the 1st Player Marker on."""
    n = sides(s)
    return [(s.first + after) % n for after in range(n)]


# -- Gathering ------------------------------------------------------------------------------------------------------------


async def turn(t: FRTable) -> None:
    """AO's turn is over at once; a smith places a die."""
    s = t.state
    if takes_its_turn(s):
        await turn_of_ao(t)
        next_turn(t)
    else:
        await first_half(t)


def open_turn(t: FRTable) -> None:
    """It is somebody's turn now."""
    s = t.state
    if not takes_its_turn(s):
        t.say("fr-log-turn", seat=s.active, heading=True, season=s.season, turn=s.round)
        begin_turn(t)


@rule("FR-R45")
def takes_its_turn(s: Ravenshire) -> bool:
    """In every Season AO has its turns in turn order, as everybody has."""
    return s.active == ao_side(s)


async def second_half(t: FRTable) -> None:
    """The smith takes a die and runs a guild, and the turn is over."""
    s = t.state
    if key := await wish_to_take(t):
        await take(t, s.active, key)
        await end_turn(t)
        next_turn(t)


@rule("FR-B107", "FR-R57")
def next_turn(t: FRTable) -> None:
    """In Gathering everybody has three turns, one at a time, from the 1st Player Marker on."""
    s = t.state
    s.step = "turn"
    s.active = (s.active + 1) % sides(s)
    if s.active == s.first:
        s.round += 1
        if s.round > TURNS:
            s.round = TURNS
            begin_production(t)
            return
    open_turn(t)


# -- Production -----------------------------------------------------------------------------------------------------------


@rule("FR-B54")
def producers(s: Ravenshire) -> list[int]:
    """Production is for smiths, in turn order."""
    return [side for side in order(s) if has_production(s, side)]


@rule("FR-R59")
def has_production(s: Ravenshire, side: int) -> bool:
    """AO has no Production."""
    return side < len(s.smiths)


def begin_production(t: FRTable) -> None:
    """The first in turn order begins."""
    s = t.state
    s.step, s.active, s.ran = "production", producers(s)[0], ""
    t.say("fr-log-production", seat=s.active, heading=True, season=s.season)
    sits_back(t)


async def production(t: FRTable) -> None:
    """A die to work, or something beside it; after a smith has closed comes the next, and after the last the Season ends."""
    s = t.state
    wanted, before = has_an_eye_on(s), len(s.smiths[s.active].contracts)
    more = await produce(t, s.active)
    sees_forged(t, s.active, before, wanted)
    if more:
        return
    turns = producers(s)
    after = turns.index(s.active) + 1
    if after < len(turns):
        s.active = turns[after]
        t.say("fr-log-production", seat=s.active, heading=True, season=s.season)
    else:
        s.step = "season-end"


# -- the End of Season ----------------------------------------------------------------------------------------------------


async def season_end(t: FRTable) -> None:
    """Titles; then the game is scored, or the next Season is made ready."""
    s = t.state
    t.say("fr-log-season-end", heading=True, season=s.season)
    await award_titles(t)
    if last_season(s):
        s.step = "scoring"
        return
    turn_halls_over(t)
    take_dice_back(s)
    roll_dice(t)
    reset_overtime(s)
    pass_marker(t)
    begin_season(t)
    open_turn(t)


@rule("FR-B93")
async def award_titles(t: FRTable) -> None:
    """In turn order, AO included, everybody receives the titles they now meet; what one brings may be enough for another."""
    s = t.state
    for side in order(s):
        for _ in s.titles:  # as many as there are, since each is received once at most
            title = next((one for one in still_open(s, side) if meets(one, facts_of(s, side))), "")
            if title:
                await award(t, side, title)


async def award(t: FRTable, side: int, title: str) -> None:
    """A side receives a title and what it is worth now."""
    s = t.state
    worth = worth_now(s, title)
    first = s.claimed.setdefault(title, s.season) == s.season
    count(s, side, f"title.{title}")
    if t.loud:
        lights = (f"title:{title}",)
        t.say("fr-log-title", rule="FR-B93", seat=side, weight=3, lights=lights, title=named("title", title), what=told(worth))
    await receive(t, side, title, worth)
    sees_title(t, side, title, first)


async def receive(t: FRTable, side: int, title: str, worth: Reward) -> None:
    """A smith gains a reward as ever, AO in its own way."""
    s = t.state
    if s.ao is not None and side == ao_side(s):
        ao_receives(t, title, worth)
        return
    s.smiths[side].titles.append(title)
    await gain(t, side, worth, "FR-B84")


@rule("FR-R60", "FR-Q30")
def ao_receives(t: FRTable, title: str, worth: Reward) -> None:
    """AO receives what it has earned: goods come as cubes, tokens and mystics as Gold."""
    ao_of(t.state).titles.append(title)
    ao_gain(t, worth, "FR-R60")


@rule("FR-B94")
def last_season(s: Ravenshire) -> bool:
    """After the titles of Season 4 the game is scored."""
    return s.season == SEASONS


@rule("FR-B95")
def turn_halls_over(t: FRTable) -> None:
    """The top-row members go under their stacks, the lower row moves up, and the lower row is filled again."""
    s = t.state
    for column, hall in enumerate(s.halls):
        if hall:
            s.stacks[column].put_under(hall.pop(0), ())
            draw_token(t, column)
    t.say("fr-log-halls", rule="FR-B95", weight=0)


@rule("FR-B96")
def take_dice_back(s: Ravenshire) -> None:
    """Everybody takes back the dice of the Season."""
    for smith in s.smiths:
        for dice in (*smith.columns, *smith.stations.values()):
            smith.dice += dice
        smith.columns, smith.stations = [[], [], []], {}
    if s.ao is not None:
        for column in s.ao.columns:
            s.ao.dice += column
        s.ao.columns = [[], [], []]


@rule("FR-B105")
def roll_dice(t: FRTable) -> None:
    """Smiths roll their dice for the new Season."""
    for smith in t.state.smiths:
        smith.dice = [roll(t, die[0]) for die in smith.dice]


@rule("FR-B97")
def reset_overtime(s: Ravenshire) -> None:
    """All overtime cards can be used again."""
    for smith in s.smiths:
        smith.overtime = []


@rule("FR-B98")
def pass_marker(t: FRTable) -> None:
    """The 1st Player Marker passes to the next participant; that may be AO."""
    s = t.state
    s.first = (s.first + 1) % sides(s)
    t.say("fr-log-marker", rule="FR-B98", seat=s.first, weight=0)
    sees_marker(t)


@rule("FR-B99")
def begin_season(t: FRTable) -> None:
    """There are four Seasons, each with Gathering, Production and an End of Season; upgrades can be bought anew."""
    s = t.state
    s.season += 1
    s.round, s.active, s.step = 1, s.first, "turn"
    for smith in s.smiths:
        smith.upgraded = False
