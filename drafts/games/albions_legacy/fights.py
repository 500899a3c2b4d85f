"""Challenging enemies (R120-R131)."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .actions import after
from .cards import abilities, blocked, does, said
from .challenge import attempt, begin, finish, improve, on, prepare, roll_stones
from .choices import choose_foe, these
from .content import ENEMIES, NAMED, Trial, type_of
from .defeats import beaten
from .holdings import discard_card, unbroken
from .moving import arrive
from .names import foe_name, tile_name
from .places import adjacent, foes_on, players_on
from .spawning import pool
from .state import Albion, ALTable, Contest, count, decides, playing, seat_of
from .stones import ENEMY
from .telling import tell
from .uses import put_to_use, usable
from .wounds import take_wound

CLAIM, LEAVE, ESCAPE, USE, TAKE = "claim", "leave", "escape", "use", "take"
PLENTY = 4
"""No threat brings more of a type at once."""
UNHURT = "unhurt"
"""In `contest.used`: the last failure has cost neither a Wound nor a card."""
ROLLED = "rolled-again"
"""What a thing answers that has rolled all Stones again instead of taking the Wound."""


@rule("AL-R120")
def next_fight(s: Albion) -> str:
    """As soon as characters and enemies share a tile they fight: the tile of whose turn it is first."""
    if not at_any_time():
        return ""
    for who in sorted(playing(s), key=lambda who: who != s.turn.who):
        tile = s.players[who].tile
        if foes_on(s, tile):
            return tile
    return ""


@rule("AL-R131")
def at_any_time() -> bool:
    """Challenging ends no turn, and happens in the Key-Turn as well."""
    return True


@rule("AL-R121")
def any_order(s: Albion, tile: str) -> list[str]:
    """Several enemies on a tile are challenged in any order."""
    return foes_on(s, tile)


def fight_keys(s: Albion, tile: str) -> list[str]:
    """Who could challenge whom: `fight:0:saxon.3`."""
    foes = any_order(s, tile) or foes_on(s, tile)[:1]
    return [f"fight:{who}:{token}" for who in players_on(s, tile) for token in foes]


async def fight(t: ALTable, tile: str) -> None:
    """The players choose who challenges whom."""
    s = t.state
    key = await ask(t, decides(s), "fight", lambda: fight_keys(s, tile), rule="AL-R120", about={"tile": tile})
    number, _, token = after(key).partition(":")
    await challenge_enemy(t, int(number), token)


@rule("AL-R122")
def attributes_of(token: str) -> tuple[str, ...]:
    """The Attributes on the back of a token: one of them is used."""
    return ENEMIES[type_of(token)].attributes


@rule("AL-R123")
def printed_rating(token: str) -> int:
    """The rating of a named enemy is 4, of any other 3."""
    enemy = ENEMIES[type_of(token)]
    return enemy.named_rating if token in NAMED else enemy.rating


def trial_of(token: str) -> Trial:
    """An enemy's Challenge."""
    return Trial(attributes=attributes_of(token) or (), rating=printed_rating(token) or 0, counts_as=type_of(token))  # type: ignore[arg-type]


async def challenge_enemy(t: ALTable, who: int, token: str) -> None:
    """One enemy is challenged, until it is beaten, or the character escapes or retires."""
    s = t.state
    begin(s, who, trial_of(token), kind=ENEMY, subject=token, named=token in NAMED)
    tell(t, who, "al-log-fight", rule="AL-R120", lights=("test", f"foe:{token}", f"hero:{who}"), foe=foe_name(token))
    won, fled = False, ""
    while not won and not fled and who in playing(s) and token in s.foes:
        fled = await prepare(t, lambda: escape_keys(s, who))
        if not fled:
            won = await try_once(t)
            if not tries_again():
                break
    s.turn.fought.append(who)
    finish(t, won)
    if won:
        await win(t, who, token)
    elif fled:
        await escape(t, who, fled)


@rule("AL-R128")
def tries_again() -> bool:
    """It goes on until the enemy is beaten, or the character escapes or retires."""
    return True


async def try_once(t: ALTable) -> bool:
    """Roll all Stones; whoever fails may use something, or is hurt. True if the enemy is beaten."""
    s = t.state
    who = on(s).who
    won = await attempt(t)
    while not won:
        key = await ask(t, seat_of(s, who), "failed", lambda: failed_keys(s), rule="AL-R126", about={"who": who})
        if key == TAKE:
            await hurt(t)
            return False
        done = await put_to_use(t, who, after(key), "failed")
        if done != ROLLED:
            return bool(done)
        roll_stones(t)
        won = await improve(t)
    return True


def failed_keys(s: Albion) -> list[str]:
    """What may be used by whoever has failed against an enemy; last, to take what comes."""
    return [*(f"{USE}:{id}" for id in usable(s, on(s).who, "failed")), TAKE]


@rule("AL-R126")
async def hurt(t: ALTable) -> None:
    """Whoever fails takes a Wound, and tries again with all Stones."""
    s = t.state
    contest = on(s)
    for id in abilities(s) or ():
        act = does(id, "failed")
        if act is not None:
            await act(t, contest.who)
    broken = sum(len(player.broken) for player in s.players)
    if UNHURT in contest.used:
        contest.used.remove(UNHURT)
    taken = await take_wound(t, contest.who, by=contest.subject)
    if not taken and sum(len(player.broken) for player in s.players) == broken:
        contest.used.append(UNHURT)


# -- escaping -------------------------------------------------------------------------------------------------------------


@rule("AL-R130")
def payable(s: Albion, who: int) -> list[str]:
    """Only an unbroken card pays for an escape."""
    return unbroken(s, who)


@rule("AL-Q63")
def unharmed(contest: Contest) -> bool:
    """After a failure that has cost neither a Wound nor a card nobody escapes."""
    return UNHURT in contest.used


@rule("AL-R129")
def escape_keys(s: Albion, who: int) -> list[str]:
    """At the start, and after a Wound or a break, one may give up an Inventory Card and escape: `escape:oak-mail`."""
    tile = s.players[who].tile
    if unharmed(on(s)) or blocked(s, "escape", who, tile) or not adjacent(s, tile):
        return []
    return [f"{ESCAPE}:{card}" for card in payable(s, who) or ()]


@rule("AL-Q10")
async def escape(t: ALTable, who: int, card: str) -> None:
    """An escape costs no movement and leads to any adjacent tile, where everything happens that happens there."""
    s = t.state
    token = next(iter(foes_on(s, s.players[who].tile)), "")
    discard_card(t, who, card, rule="AL-R129", quiet=True)
    count(s, who, "escaped")
    tiles = adjacent(s, s.players[who].tile)
    keys = these(f"flee:{tile}" for tile in tiles)
    key = await ask(t, seat_of(s, who), "flee", keys, rule="AL-R129", about={"who": who, "foe": token})
    tile = after(key)
    tell(t, who, "al-log-escape", rule="AL-R129", weight=2, lights=(f"tile:{tile}",), tile=tile_name(tile))
    arrive(t, who, tile, rule="AL-R129")


# -- winning --------------------------------------------------------------------------------------------------------------


async def win(t: ALTable, who: int, token: str) -> None:
    """An enemy is beaten: it leaves the map, may be claimed, and whatever falls with it falls."""
    s = t.state
    del s.foes[token]
    if token in s.held:
        s.held.remove(token)
    count(s, who, f"beaten.{type_of(token)}")
    tell(t, who, "al-log-beaten", rule="AL-R125", weight=2, lights=(f"foe:{token}",), foe=foe_name(token))
    if not await slips_away(t, who, token):
        await claim(t, who, token)
    await beaten(t, who, token)
    if who in playing(s):
        await follow_up(t, who, token)


async def follow_up(t: ALTable, who: int, token: str) -> None:
    """What a player has that reaches one more enemy."""
    s = t.state
    for id in usable(s, who, "passed"):
        reaches = said(id, "reaches")
        others = reaches(s, who, token) if reaches is not None else []
        other = await choose_foe(t, who, others, id, rule="AL-R125", may_skip=True)
        if other:
            await put_to_use(t, who, id, "passed", other)
            await take_off(t, who, other)


async def take_off(t: ALTable, who: int, token: str) -> None:
    """An enemy is claimed without a Challenge, and counts as beaten."""
    s = t.state
    del s.foes[token]
    s.players[who].tokens.append(token)
    tell(t, who, "al-log-beaten", rule="AL-R125", weight=2, lights=(f"foe:{token}",), foe=foe_name(token))
    await beaten(t, who, token)


async def slips_away(t: ALTable, who: int, token: str) -> bool:
    """Whether a threat keeps a beaten enemy from being claimed."""
    for id in abilities(t.state) or ():
        act = does(id, "passed")
        if act is not None and await act(t, who, token):
            return True
    return False


@rule("AL-R125")
async def claim(t: ALTable, who: int, token: str) -> None:
    """Whoever has beaten an enemy may put its token on the sheet."""
    s = t.state
    about: dict[str, int | str] = {"who": who, "foe": token}
    keys = these([CLAIM, LEAVE] if matters(s, token) else [CLAIM])
    key = await ask(t, seat_of(s, who), "claim", keys, rule="AL-R125", about=about)
    if key == LEAVE:
        unclaimed(t, who, token)
    else:
        s.players[who].tokens.append(token)


@rule("AL-Q64")
def matters(s: Albion, token: str) -> bool:
    """Nobody is asked while the pool has as many of the type as any card brings: one more there would help nobody."""
    return token not in NAMED and len(pool(s, type_of(token))) - 1 < PLENTY


@rule("AL-Q26")
def unclaimed(t: ALTable, who: int, token: str) -> None:
    """An enemy whom nobody claims goes back to the pool."""
    tell(t, who, "al-log-unclaimed", rule="AL-Q26", weight=0, foe=foe_name(token))
