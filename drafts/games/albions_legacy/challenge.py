"""Challenges: Stones of Chance are rolled, set aside and rolled again (R104-R118).

A Challenge that is on lies in the state as `Contest`. Who tries it is asked how to begin (`challenge`), the Stones are rolled,
and as long as it is not passed one may roll Stones again (`reroll`), one after the other. What follows with enemies is in
`fights.py`.
"""

from __future__ import annotations

from collections.abc import Callable

from inglenook.engine.decide import ask
from inglenook.engine.kit import dicetest
from inglenook.engine.kit.dicetest import Die
from inglenook.engine.rulebook import rule

from .actions import after
from .cards import blocked, said
from .choices import these
from .content import ATTRIBUTES, FACES, STONES, Trial, title
from .destiny import pay_destiny
from .names import named
from .state import Albion, ALTable, Contest, count, playing, seat_of
from .stones import ENEMY, mana, rating_of, stones_for
from .telling import tell
from .uses import put_to_use, usable

STOP, FREE, DESTINY, ROLL, USE, PASS = "stop", "free", "destiny", "roll", "use", "pass"
MISS, ONE = "miss", "one"
"""Which Stone is rolled again: one that counts nothing, or one that counts one Success."""
COUNTS = {MISS: 0, ONE: 1}
NO_SECOND = "none"
SHOWN: tuple[str, ...] = tuple(face.shows for face in FACES.values())
"""What the faces of a Stone show."""


@rule("AL-R118")
async def challenge(t: ALTable, who: int, trial: Trial, *, kind: str, subject: str) -> bool:
    """A Challenge of an encounter, a quest or a cure, in the same way as any other, once; True if it is passed."""
    s = t.state
    begin(s, who, trial, kind=kind, subject=subject)
    await prepare(t, list)
    won = await attempt(t)
    finish(t, won)
    return won


@rule("AL-R104")
def begin(s: Albion, who: int, trial: Trial, *, kind: str, subject: str, named: bool = False) -> Contest:
    """A Challenge names its Attributes, and its rating: the Successes that are needed."""
    s.contest = Contest(
        who=who,
        kind=kind,
        subject=subject,
        attributes=list(trial.attributes),
        attribute="",
        counts_as=counting_as(trial) or "",
        named=named,
        rating=trial.rating,
        stones=trial.stones,
        no_destiny=trial.no_destiny,
        extra=0,
        bonus=0,
        second="",
        free=0,
        pool=dicetest.empty(),
        attempt=0,
        used=[],
    )
    return s.contest


@rule("AL-R117")
def counting_as(trial: Trial) -> str:
    """In the Challenge of an encounter every bonus helps that fits: it may count as a type of enemy, a Favoured one too."""
    return trial.counts_as


def on(s: Albion) -> Contest:
    """The Challenge that is on."""
    assert s.contest is not None, "no Challenge is on"
    return s.contest


def finish(t: ALTable, won: bool) -> None:
    """A Challenge is over."""
    s = t.state
    contest = on(s)
    count(s, contest.who, f"{'passed' if won else 'failed'}.{contest.kind}")
    s.contest = None


# -- before the roll ------------------------------------------------------------------------------------------------------


async def prepare(t: ALTable, escapes: Callable[[], list[str]]) -> str:
    """Choose the Attribute, and use what is used before the roll; the answer is empty, or the card one escapes for."""
    s = t.state
    who = on(s).who
    while True:
        keys = these([*opening_keys(s), *escapes()])
        key = await ask(t, seat_of(s, who), "challenge", keys, rule="AL-R104", about={"who": who})
        what, thing = key.partition(":")[0], after(key)
        if what == USE:
            await put_to_use(t, who, thing, "before")
        elif what == ROLL:
            on(s).attribute = thing
            return ""
        else:
            return thing


def opening_keys(s: Albion) -> list[str]:
    """With which Attribute one can roll, and what can be used before."""
    contest = on(s)
    attributes = chosen_again(contest) or [contest.attribute or contest.attributes[0]]
    return [*(f"{ROLL}:{one}" for one in attributes), *(f"{USE}:{id}" for id in usable(s, contest.who, "before"))]


@rule("AL-Q62")
def chosen_again(contest: Contest) -> list[str]:
    """For each new attempt against an enemy the Attribute may be chosen anew."""
    return contest.attributes


# -- the roll -------------------------------------------------------------------------------------------------------------


async def attempt(t: ALTable) -> bool:
    """Roll all Stones, and roll some of them again; True if that is enough."""
    roll_stones(t)
    return await improve(t)


@rule("AL-R105")
def stones_of(s: Albion, contest: Contest) -> int:
    """So many Stones are rolled: the value of the Attribute and all bonuses."""
    return at_least_one(sum(gain.n for gain in stones_for(s, contest))) or 0


@rule("AL-Q60")
def at_least_one(stones: int) -> int:
    """However many Stones are taken away, one is always rolled."""
    return max(1, stones)


@rule("AL-R108")
def beyond(stones: int) -> int:
    """There are six Stones; each one more is a re-roll instead."""
    return max(0, stones - STONES)


def roll_stones(t: ALTable) -> None:
    """All Stones are rolled afresh."""
    s = t.state
    contest = on(s)
    stones = stones_of(s, contest) or 0
    contest.pool, contest.second = dicetest.empty(), ""
    contest.attempt += 1
    contest.free = beyond(stones) or 0
    dicetest.roll(t.chance, contest.pool, min(stones, STONES), main_die(s, contest) or NOTHING)
    t.reveal()
    tell(
        t,
        contest.who,
        "al-log-roll",
        rule="AL-R105",
        weight=0,
        lights=("test",),
        n=len(contest.pool.faces),
        attribute=named("attribute", contest.attribute),
        got=got(contest),
        need=rating_of(s, contest),
    )


NOTHING: Die = (0,) * len(SHOWN)
"""A Stone on which nothing counts."""


@rule("AL-R106")
def main_die(s: Albion, contest: Contest) -> Die:
    """The icon of the Attribute in use is one Success, a Mana Burst two, and everything else nothing."""
    return dicetest.showing(SHOWN, {contest.attribute: 1, "mana": mana(s)})


@rule("AL-R113")
def both_die(s: Albion, contest: Contest, second: str) -> Die:
    """On a re-roll for Destiny the second Attribute is a Success as well."""
    return dicetest.showing(SHOWN, {contest.attribute: 1, second: 1, "mana": mana(s)})


@rule("AL-Q23")
def free_die(s: Albion, contest: Contest) -> Die:
    """On a re-roll that costs nothing only the first Attribute counts."""
    return main_die(s, contest)


def got(contest: Contest) -> int:
    """The Successes so far."""
    return dicetest.got(contest.pool) + contest.bonus


@rule("AL-R107")
def passed(s: Albion) -> bool:
    """A Challenge is passed with at least as many Successes as its rating."""
    contest = on(s)
    return got(contest) >= rating_of(s, contest)


def missing(s: Albion) -> int:
    """How many Successes are still needed."""
    contest = on(s)
    return rating_of(s, contest) - got(contest)


# -- rolling again --------------------------------------------------------------------------------------------------------


async def improve(t: ALTable) -> bool:
    """As long as it is not passed one may roll Stones again, or use what helps; others may help too."""
    s = t.state
    who = on(s).who
    refused = False
    while not passed(s):
        if not refused and await lent(t):
            continue
        refused = True
        key = await ask(t, seat_of(s, who), "reroll", lambda: reroll_keys(s), rule="AL-R109", about={"who": who})
        if key == STOP:
            if await lent(t):
                continue
            return False
        if key.startswith(f"{USE}:"):
            await put_to_use(t, who, after(key), "rolled")
            continue
        await again(t, key)
        if not goes_on():
            return bool(passed(s))
    return True


@rule("AL-R114")
def goes_on() -> bool:
    """One may go on spending Destiny until it is gone or one stops."""
    return True


def reroll_keys(s: Albion) -> list[str]:
    """What may be done about the Stones as they lie; last, to leave it at that."""
    contest = on(s)
    found: list[str] = []
    if not blocked(s, "reroll", contest.who, s.players[contest.who].tile):
        which = choosable(s, contest) or []
        if free_left(s) > 0:
            found += [f"{FREE}:{one}" for one in which]
        if may_spend(s):
            found += [f"{DESTINY}:{second}:{one}" for one in which for second in seconds(s, contest) or [NO_SECOND]]
    found += [f"{USE}:{id}" for id in own_helps(s)]
    return [*found, STOP]


@rule("AL-R109")
def choosable(s: Albion, contest: Contest) -> list[str]:
    """Successes one wants to keep are set aside; one of the others is rolled, or a Success that is given up for more."""
    counts = contest.pool.counts
    best = mana(s)
    return [which for which, count in COUNTS.items() if count in counts and count < best]


def may_spend(s: Albion) -> bool:
    """Whether Destiny may be spent on a re-roll."""
    contest = on(s)
    player = s.players[contest.who]
    return player.destiny > 0 and not contest.no_destiny and not blocked(s, "destiny", contest.who)


@rule("AL-R110")
def seconds(s: Albion, contest: Contest) -> list[str]:
    """With a re-roll for Destiny a second Attribute may be named."""
    if blocked(s, "second", contest.who, s.players[contest.who].tile):
        return []
    others = [one for one in ATTRIBUTES if one != contest.attribute]
    return chosen_anew(others) or [contest.second or others[0]]


@rule("AL-Q29")
def chosen_anew(others: list[str]) -> list[str]:
    """It may be another one at each re-roll."""
    return others


def free_left(s: Albion) -> int:
    """Re-rolls that cost nothing: of Stones beyond the sixth, and of things one has."""
    contest = on(s)
    return contest.free + sum(int(said(id, "free")(s, contest.who)) for id in free_things(s))  # type: ignore[misc]


def free_things(s: Albion) -> list[str]:
    """What gives re-rolls that cost nothing."""
    return [id for id in usable(s, on(s).who, "rolled") if said(id, "free")]


def own_helps(s: Albion) -> list[str]:
    """What whoever rolls may use when the Stones lie."""
    return [id for id in usable(s, on(s).who, "rolled") if not said(id, "free") and not said(id, "lends")]


async def again(t: ALTable, key: str) -> None:
    """Roll one Stone again: `free:miss`, `destiny:wisdom:miss`."""
    s = t.state
    contest = on(s)
    how, _, rest = key.partition(":")
    if how == FREE:
        if not contest.free:
            await put_to_use(t, contest.who, free_things(s)[0], "rolled")
        contest.free -= 1
        contest.second = ""
        reroll(t, rest, free_die(s, contest) or NOTHING)
        return
    second, _, which = rest.partition(":")
    pay_destiny(t, contest.who, rule="AL-R109")
    name_second(contest, second)
    reroll(t, which, both_die(s, contest, contest.second) or main_die(s, contest) or NOTHING)


@rule("AL-R111")
def name_second(contest: Contest, second: str) -> None:
    """The second Attribute is named before the Stone is rolled."""
    contest.second = "" if second == NO_SECOND else second


@rule("AL-R112")
def reroll(t: ALTable, which: str, die: Die) -> None:
    """One Stone is rolled again; all others count what they counted when they fell, whatever is named now."""
    s = t.state
    contest = on(s)
    pool = contest.pool
    at = pool.counts.index(COUNTS[which])
    pool.aside = [count > 0 and other != at for other, count in enumerate(pool.counts)]
    dicetest.reroll(t.chance, pool, [at], die)
    t.reveal()
    count(s, contest.who, "rerolled")
    tell(
        t,
        contest.who,
        "al-log-reroll",
        rule="AL-R109",
        weight=0,
        lights=("test", f"stone:{at}"),
        face=named("attribute", SHOWN[pool.faces[at]]),
        got=got(contest),
        need=rating_of(s, contest),
    )


async def lent(t: ALTable) -> bool:
    """Another character may lend the one Success that is missing; True if that was done."""
    s = t.state
    contest = on(s)
    if missing(s) != 1 or not any(count == 0 for count in contest.pool.counts):
        return False
    for other in playing(s):
        if other == contest.who:
            continue
        helps = [id for id in usable(s, other, "rolled") if said(id, "lends")]
        if not helps:
            continue
        keys = these([*(f"{USE}:{id}" for id in helps), PASS])
        key = await ask(t, seat_of(s, other), "lend", keys, rule="AL-R119", about={"who": other})
        if key != PASS:
            await put_to_use(t, other, after(key), "rolled")
            return True
    return False


def against_enemy(s: Albion, who: int) -> bool:
    """Whether this player is challenging an enemy."""
    return s.contest is not None and s.contest.who == who and s.contest.kind == ENEMY


def rolling(s: Albion, who: int) -> bool:
    """Whether this player has a Challenge on."""
    return s.contest is not None and s.contest.who == who


def unused_here(s: Albion, id: str) -> bool:
    """Whether something was not used in this Challenge yet."""
    return s.contest is not None and title(id) not in s.contest.used
