"""How enemies move (R149-R158).

`plan` says what an enemy would do now; the map draws it before it happens, and the Key-Turn does the same.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from inglenook.engine.kit.routes import Nearest, nearest
from inglenook.engine.rulebook import rule

from .cards import abilities, does, threatened
from .content import NAMED, THREATS, type_of
from .defeats import cards_of, removed
from .names import foe_name, named, tile_name
from .places import FOE, adjacent, chart, in_play, occupied
from .state import Albion, ALTable, count

AGGRESSIVE, ESCAPE, TILE, HOLD = "aggressive", "escape", "tile", "hold"
OBJECTIVE = "objective"
AIM, STILL, FASTER = "aim", "still", "faster"
"""In `lasting`: which objective a type follows in this Key-Turn; who stands still (`all`, or tiles); who is faster."""
WOLF = "the-wolf-at-heel"
"""A Doom Effect that enemies notice."""
PIPS, TWO = 6, 2


class Plan(NamedTuple):
    """What an enemy means to do in the next Key-Turn: its command, where it goes first, and all that is equally near."""

    token: str
    command: str
    first: tuple[str, ...]
    """One: it goes there. Several: the die decides. None: it stays."""
    leaves: bool = False
    """It leaves Albion."""
    target: str = ""
    """Where it goes in the end, if that is a tile."""


# -- whose command --------------------------------------------------------------------------------------------------------


@rule("AL-Q32")
def own_card(s: Albion, token: str) -> list[str]:
    """A named enemy follows the command of its own card."""
    return cards_of(s, token)


@rule("AL-R156")
def cards_of_type(s: Albion, token: str) -> list[str]:
    """All others of a type move alike, by all cards that list it."""
    return cards_of(s, token)


@rule("AL-R157")
def strongest(s: Albion, token: str) -> list[str]:
    """Hold goes before Objective, and Objective before Aggressive."""
    cards = own_card(s, token) if token in NAMED else cards_of_type(s, token)
    for command in (HOLD, OBJECTIVE, AGGRESSIVE):
        found = [threat for threat in cards if THREATS[threat].command == command]
        if found:
            return found
    return []


def aims(s: Albion, token: str) -> list[str]:
    """The objectives an enemy may follow now: one, unless the die has still to decide."""
    cards = [threat for threat in strongest(s, token) or () if THREATS[threat].command == OBJECTIVE]
    decided = s.lasting.get(f"{AIM}:{type_of(token)}")
    found = list(dict.fromkeys(THREATS[threat].target for threat in cards))
    return [decided] if decided in found and token not in NAMED else found


@rule("AL-Q7")
def choose_aims(t: ALTable) -> None:
    """Where two cards give one type different objectives, the die decides once in each Key-Turn."""
    s = t.state
    for token in list(s.foes):
        targets = aims(s, token)
        if len(targets) > 1:
            target = by_die(t, targets) or targets[0]
            s.lasting[f"{AIM}:{type_of(token)}"] = target
            foe = named("foe", type_of(token))
            if target == ESCAPE:
                t.say("al-log-aim-escape", rule="AL-Q7", foe=foe)
            else:
                t.say("al-log-aim", rule="AL-Q7", lights=(f"tile:{target}",), foe=foe, tile=tile_name(target))


@rule("AL-Q73")
def uncommanded(s: Albion, token: str) -> bool:
    """Whom no card in play commands is Aggressive."""
    return not strongest(s, token)


def command_of(s: Albion, token: str) -> str:
    """What an enemy does: `aggressive`, `escape`, `tile` or `hold`."""
    cards = strongest(s, token)
    if token in s.held:
        return HOLD
    if not cards:
        return AGGRESSIVE if uncommanded(s, token) else HOLD
    command = THREATS[cards[0]].command
    if command != OBJECTIVE:
        return command
    return ESCAPE if aims(s, token)[0] == ESCAPE else TILE


# -- where to -------------------------------------------------------------------------------------------------------------


@rule("AL-R150")
def ways_of(s: Albion, token: str) -> Callable[[str], list[str]]:
    """Enemies go where there is no Wall, and by warps; some threats let them cross Walls."""
    if threatened(s, "crosses-walls", token):
        beside = chart(s).beside
        return lambda tile: list(dict.fromkeys((*beside[tile], *adjacent(s, tile, FOE))))
    return lambda tile: adjacent(s, tile, FOE)


def plan(s: Albion, token: str) -> Plan:
    """What an enemy would do now; the map shows it before it happens."""
    return PLANS[command_of(s, token)](s, token)


@rule("AL-R154")
def holds(s: Albion, token: str) -> Plan:
    """Hold: it does not move."""
    return Plan(token, HOLD, ())


@rule("AL-R151")
def attacks(s: Albion, token: str) -> Plan:
    """Aggressive: towards the nearest character; whoever has the wolf at heel is always the nearest."""
    ways, here = ways_of(s, token), s.foes[token]
    found = nearest(ways, here, hunted(s)) or nearest(ways, here, occupied(s))
    return Plan(token, AGGRESSIVE, found.first if found else ())


def hunted(s: Albion) -> dict[str, None]:
    """Where those are who have the wolf at heel."""
    return {player.tile: None for player in s.players if player.tile and WOLF in player.dooms}


@rule("AL-R152")
def escapes(s: Albion, token: str) -> Plan:
    """Objective (Escape): to the nearest Open Path, around characters if that can be."""
    here = s.foes[token]
    if chart(s).open[here]:
        return Plan(token, ESCAPE, (), leaves=True)
    goals = {tile: None for tile, sides in chart(s).open.items() if sides}
    people = occupied(s)
    around = nearest(ways_of(s, token), here, goals, shut=lambda tile: tile in people)
    found = around or past_people(s, token, goals)
    return Plan(token, ESCAPE, found.first if found else ())


@rule("AL-Q9")
def past_people(s: Albion, token: str, goals: dict[str, None]) -> Nearest | None:
    """Whoever escapes and finds no way without characters takes the shortest of all."""
    return nearest(ways_of(s, token), s.foes[token], goals)


@rule("AL-Q6")
def known_aims(s: Albion, token: str) -> dict[str, None]:
    """The tiles of objectives that are in play; without any, the command is Hold."""
    return {tile: None for tile in aims(s, token) if in_play(s, tile)}


@rule("AL-R153")
def goes_to(s: Albion, token: str) -> Plan:
    """Objective (a tile): there, around characters, waiting where there is no way."""
    people = occupied(s)
    goals = known_aims(s, token)
    here = s.foes[token]
    if here in goals or not goals:
        return Plan(token, TILE, (), target=next(iter(goals), ""))
    found = nearest(ways_of(s, token), here, goals, shut=lambda tile: tile in people)
    target = found.goals[0] if found else next(iter(goals))
    return Plan(token, TILE, found.first if found else (), target=target)


PLANS: dict[str, Callable[[Albion, str], Plan]] = {
    AGGRESSIVE: attacks, ESCAPE: escapes, TILE: goes_to, HOLD: holds,
}  # fmt: skip


# -- going ----------------------------------------------------------------------------------------------------------------


@rule("AL-R149")
def speed(s: Albion, token: str) -> int:
    """One tile in a Key-Turn, unless something says otherwise."""
    if s.lasting.get(STILL) == "all" or s.foes[token] in s.lasting.get(STILL, "").split(","):
        return 0
    faster = sum(one.n for id in abilities(s) or () for one in THREATS[id].speed if one.type in (token, type_of(token)))
    return 1 + faster + threatened(s, "speed", token) + int(s.lasting.get(FASTER, "0"))


@rule("AL-R158")
def movers(s: Albion) -> list[str]:
    """Who moves: the enemies on the map, in the order they came into play; none that is claimed or captured."""
    return list(s.foes)


@rule("AL-Q47")
def meets(s: Albion, tile: str) -> bool:
    """One that moves several tiles stops where it meets a character."""
    return tile in occupied(s)


async def move_all(t: ALTable) -> None:
    """All enemies move by their commands, one after another."""
    s = t.state
    choose_aims(t)
    for token in movers(s) or ():
        if token in s.foes:
            await move_one(t, token)


async def move_one(t: ALTable, token: str) -> None:
    """An enemy goes as far as it can; it stops where it meets a character, and where it wanted to go."""
    s = t.state
    start = s.foes[token]
    spaces = [start]
    for _ in range(speed(s, token) or 0):
        wish = plan(s, token)
        if wish.leaves:
            if len(spaces) == 1:
                await leave(t, token)
            break
        if not wish.first:
            break
        tile = wish.first[0] if len(wish.first) == 1 else by_die(t, wish.first) or wish.first[0]
        if len(wish.first) > 1:
            t.say("al-log-die", rule="AL-R155", weight=0, lights=(f"foe:{token}",), foe=foe_name(token), tile=tile_name(tile))
        s.foes[token] = tile
        spaces.append(tile)
        if meets(s, tile):
            break
    if token in s.foes and len(spaces) > 1:
        came(t, token, spaces)
    arrived(t, token)


def came(t: ALTable, token: str, spaces: list[str]) -> None:
    """An enemy has moved."""
    s = t.state
    s.moved.append(token)
    count(s, 0, "foe-steps", len(spaces) - 1)
    met = spaces[-1] in occupied(s)
    t.say(
        "al-log-foe-meets" if met else "al-log-foe-moves", rule="AL-R98", weight=1 if met else 0,
        lights=(f"foe:{token}", *(f"tile:{tile}" for tile in spaces[-1:])), foe=foe_name(token), tile=tile_name(spaces[-1]),
    )  # fmt: skip


def arrived(t: ALTable, token: str) -> None:
    """Whoever has come to the tile of its objective holds it from now on."""
    s = t.state
    if token in s.foes and token not in s.held and command_of(s, token) == TILE and s.foes[token] in aims(s, token):
        s.held.append(token)
        tile = s.foes[token]
        t.say("al-log-foe-holds", rule="AL-R153", weight=2, lights=(f"foe:{token}",), foe=foe_name(token), tile=tile_name(tile))


def by_die(t: ALTable, ways: tuple[str, ...] | list[str]) -> str:
    """Which of several ways it is."""
    return odd_or_even(t, ways) if len(ways) == TWO else among_all(t, ways)


@rule("AL-R155")
def odd_or_even(t: ALTable, ways: tuple[str, ...] | list[str]) -> str:
    """Of two the die says which: odd or even."""
    return ways[(t.chance.roll(PIPS) - 1) % TWO]


@rule("AL-Q8")
def among_all(t: ALTable, ways: tuple[str, ...] | list[str]) -> str:
    """Of more it chooses among all of them, and is rolled again if it must."""
    n = len(ways)
    if n > PIPS:
        return t.chance.pick(list(ways))
    while True:
        pips = t.chance.roll(PIPS)
        if pips <= PIPS // n * n:
            return ways[(pips - 1) % n]


@rule("AL-Q5")
async def leave(t: ALTable, token: str) -> None:
    """Who stands at an Open Path when enemies move leaves Albion for the pool; its card says what harm that does."""
    s = t.state
    tile = s.foes[token]
    cards = [threat for threat in cards_of(s, token) if THREATS[threat].target == ESCAPE]
    t.say("al-log-foe-leaves", rule="AL-Q5", weight=2, lights=(f"tile:{tile}",), foe=foe_name(token), tile=tile_name(tile))
    count(s, 0, "foe-left")
    s.foes.pop(token)
    for threat in cards:
        act = does(threat, "leaves")
        if act is not None and threat in s.threats:
            await act(t, token)
    await removed(t, [token])
