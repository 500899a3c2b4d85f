"""Escorts: people who must be brought somewhere, and can perish (R176-R181)."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import ask, ask_some
from inglenook.engine.rulebook import rule

from .actions import Action, after
from .cards import blocked, does, total
from .content import CHARGES, ENCOUNTERS, ROUND_TABLE, TASKS
from .ending import quest_failed
from .hope import add_despair
from .names import escort_name, tile_name
from .places import escorts_on, foes_on
from .quests import BOXED, CARRIED, HOME, LOST, charges_of
from .state import Albion, ALTable, count, decides, seat_of
from .telling import tell

TAKE, LEAVE = "take", "leave"
NO = "no"


# -- on a turn ------------------------------------------------------------------------------------------------------------


@rule("AL-R177")
def escort_keys(s: Albion, who: int) -> list[str]:
    """Whom one can take or leave here: `escort:take.mererid`, `escort:leave.mererid`."""
    player = s.players[who]
    leave = [f"escort:{LEAVE}.{id}" for id in player.escorts]
    if not may_take(s, who) or blocked(s, "escort", who, player.tile):
        return leave
    return [*(f"escort:{TAKE}.{id}" for id in escorts_on(s, player.tile)), *leave]


@rule("AL-R178")
def may_take(s: Albion, who: int) -> bool:
    """Who carries an Escort may not choose to take another, unless something lets them."""
    return len(s.players[who].escorts) < 1 + min(1, total(s, who, "second-escort"))


async def carry(t: ALTable, who: int, key: str) -> None:
    """Take or leave an Escort; the turn goes on."""
    what, _, escort = after(key).partition(".")
    if what == TAKE:
        take_escort(t, who, escort)
    else:
        t.state.players[who].escorts.remove(escort)
        place_escort(t, t.state.players[who].tile, escort)


def take_escort(t: ALTable, who: int, escort: str) -> None:
    """A player carries an Escort from now on, also a second one if a card says so."""
    s = t.state
    s.escorts[escort] = CARRIED
    s.players[who].escorts.append(escort)
    tell(t, who, "al-log-escort-take", rule="AL-R177", lights=(f"hero:{who}",), escort=escort_name(escort))


def place_escort(t: ALTable, tile: str, escort: str) -> None:
    """An Escort stands on a tile."""
    s = t.state
    s.escorts[escort] = tile
    t.say(
        "al-log-escort-stands", rule="AL-R177", lights=(f"tile:{tile}", f"escort:{escort}"),
        escort=escort_name(escort), tile=tile_name(tile),
    )  # fmt: skip


# -- arriving -------------------------------------------------------------------------------------------------------------


def goal_of(escort: str) -> str:
    """Where an Escort wants to go."""
    return ROUND_TABLE if escort in CHARGES else ENCOUNTERS[escort].goal


async def reach_goals(t: ALTable) -> None:
    """Escorts who are where they want to go have arrived."""
    s = t.state
    for who, player in enumerate(s.players):
        for escort in [one for one in player.escorts if goal_of(one) == player.tile]:
            player.escorts.remove(escort)
            await arrive_home(t, who, escort)


async def arrive_home(t: ALTable, who: int, escort: str) -> None:
    """An Escort is safe."""
    s = t.state
    s.escorts[escort] = HOME
    count(s, who, "escorts")
    tile = s.players[who].tile
    tell(
        t, who, "al-log-escort-home", rule="AL-R184", weight=3, lights=(f"tile:{tile}",),
        escort=escort_name(escort), tile=tile_name(tile),
    )  # fmt: skip
    act = does(escort, "delivered")
    if act is not None:
        await act(t, who)


# -- perishing ------------------------------------------------------------------------------------------------------------


@rule("AL-R179")
async def carrier_wounded(t: ALTable, who: int) -> None:
    """A Wound that is taken while one carries an Escort costs the Escort."""
    for escort in in_danger(t.state, who):
        await perish(t, escort, t.state.players[who].tile, who)


@rule("AL-Q16")
def in_danger(s: Albion, who: int) -> list[str]:
    """Of several who are carried, all of them."""
    return list(s.players[who].escorts)


@rule("AL-R180")
def shielded(t: ALTable, who: int) -> None:
    """A card that prevents the Wound saves the Escort as well."""
    for escort in t.state.players[who].escorts:
        tell(t, who, "al-log-escort-safe", rule="AL-R180", lights=(f"hero:{who}",), escort=escort_name(escort))


def left_behind(t: ALTable, who: int) -> None:
    """A carrier retires: the Escorts stand on the tile."""
    player = t.state.players[who]
    while player.escorts:
        place_escort(t, player.tile, player.escorts.pop(0))


@rule("AL-R176")
async def perish_all(t: ALTable) -> None:
    """At the end of the Key-Turn one Escort perishes for each enemy on its tile."""
    s = t.state
    for tile in list(dict.fromkeys(s.escorts.values())):
        foes, standing = len(foes_on(s, tile)), escorts_on(s, tile)
        for escort in await choose_lost(t, tile, standing, min(foes, len(standing))):
            await perish(t, escort, tile, -1)


async def choose_lost(t: ALTable, tile: str, standing: Sequence[str], number: int) -> list[str]:
    """Who of several is lost; the players choose."""
    if number == len(standing) or not number:
        return list(standing[:number])
    about: dict[str, int | str] = {"tile": tile, "n": number}
    keys = [f"escort:{escort}" for escort in standing]
    chosen = await ask_some(t, decides(t.state), "perish", lambda: keys, least=number, most=number, rule="AL-R176", about=about)
    return [after(key) for key in chosen]


@rule("AL-R181")
async def perish(t: ALTable, escort: str, tile: str, who: int) -> None:
    """An Escort leaves the game, and the card or quest that brought them says what follows."""
    s = t.state
    if await mercy(t, escort, tile):
        return
    for player in s.players:
        if escort in player.escorts:
            player.escorts.remove(escort)
    s.escorts[escort] = LOST
    count(s, max(who, 0), "escorts.lost")
    t.say("al-log-escort-lost", rule="AL-R181", weight=3, lights=(f"tile:{tile}",), escort=escort_name(escort))
    if escort in CHARGES:
        await charge_lost(t, CHARGES[escort].quest)
    act = does(escort, "lost")
    if act is not None:
        await act(t, who if who >= 0 else s.turn.who)


async def charge_lost(t: ALTable, quest: str) -> None:
    """The first Escort of a quest who perishes costs a Despair Token; then the quest may have failed."""
    s = t.state
    if sum(s.escorts.get(id) == LOST for id in charges_of(quest)) == 1:
        await add_despair(t, 1, by=quest)
    quest_failed(t)


def saviours(s: Albion, escort: str, tile: str) -> list[tuple[int, str]]:
    """Who could give up which Story Token for an Escort."""
    if escort not in CHARGES:
        return []
    return [
        (who, task)
        for who, player in enumerate(s.players)
        if player.tile == tile
        for task in player.story
        if TASKS[task].quest == CHARGES[escort].quest
    ]


@rule("AL-Q36")
async def mercy(t: ALTable, escort: str, tile: str) -> bool:
    """A character there with a Story Token of the quest may give it back to the box: then the Escort lives."""
    s = t.state
    for who, task in saviours(s, escort, tile):
        about: dict[str, int | str] = {"who": who, "escort": escort, "task": task}
        key = await ask(t, seat_of(s, who), "mercy", lambda: ["save", NO], rule="AL-Q36", about=about)
        if key != NO:
            s.players[who].story.remove(task)
            s.story[task] = BOXED
            tell(t, who, "al-log-escort-saved", rule="AL-Q36", weight=3, escort=escort_name(escort))
            return True
    return False


ESCORT = Action("escort", escort_keys, carry)
