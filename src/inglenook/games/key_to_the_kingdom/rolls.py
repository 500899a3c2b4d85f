"""Die results: the roll, and what may change it."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.facts import count
from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg, msg

from .challenges import Need
from .content import DICE, EVENTS, HEROES, ITEMS, MAGIC
from .demon import die_of
from .items import active, exhaust, value_of
from .state import Kingdom, KTable, Roll

KEEP_IT = "keep"
REROLL = "reroll"
ITEM_KEYS = {item: (f"+{item}", f"-{item}") for item in (*ITEMS, *MAGIC)}
"""The two ways to use an item, spelled once."""


@rule("KK-R45", "KK-R46", "KK-R54", "KK-D11")
async def roll(t: KTable, seat: int, what: str, need: Need | None = None, text: str = "") -> int:
    """Roll, look, and change the result if you wish: the same for movement, events, adventures and the castle.

    `text` names the message that says what is at stake: the card, or the codex entry.
    """
    s = t.state
    throw(t, seat, what)
    about: dict[str, int | str] = {"what": what, "need": need[0] if need else "", "text": text, **(need[1] if need else {})}
    while True:
        key = await ask(t, seat, "modify", lambda: changes(s, seat), rule="KK-R45", about=about)
        if key == KEEP_IT:
            break
        await change(t, seat, key)
    assert s.roll is not None
    if s.roll.used:  # else the line of the roll has said it
        t.say("kk-log-result", rule="KK-R45", weight=0, seat=seat, sum=written_out(s.roll), what=what)
    return s.roll.total


@rule("KK-R56")
def throw(t: KTable, seat: int, what: str) -> None:
    """The die falls; on a new roll nothing has been used yet."""
    s = t.state
    die = die_of(s, seat)
    face = t.chance.pick(DICE[die].faces)
    s.roll = Roll(seat=seat, what=what, die=die, face=face, used=[], change=0, total=face, fate="", again=False)
    if die == "demon":
        count(s, seat, "demon-rolls")
    t.say("kk-log-rolls", rule=cited(s, what), seat=seat, die=msg(f"kk-die-{die}"), face=face, what=what, lights=("roll",))


def cited(s: Kingdom, what: str) -> str:
    """The rule that calls for a roll."""
    if what == "adventure":
        return "KK-R109" if s.trek is not None else "KK-R124"
    return {"move": "KK-R69", "event": "KK-R94", "castle": "KK-R149"}[what]


@rule("KK-R55")
def changes(s: Kingdom, seat: int) -> list[str]:
    """All that may be done with the result as it lies: keep it, use an item, a companion, a power, or roll again."""
    lying = s.roll
    assert lying is not None
    keys = [KEEP_IT, *uses(s, seat, lying)]
    if not lying.used:
        keys += rerolls(s, seat, lying)
    return keys


def uses(s: Kingdom, seat: int, lying: Roll) -> list[str]:
    """What may be added to a result as it lies, or taken from it."""
    keys: list[str] = []
    if _items_used(lying) < items_per_roll(s, seat, lying):
        for item in usable(s, seat, lying):
            keys += ITEM_KEYS[item]
    return keys + bonuses(s, seat, lying)


@rule("KK-R60")
def _items_used(lying: Roll) -> int:
    """Magic items count like the others."""
    return sum(1 for use in lying.used if use[1:] in ITEM_KEYS)


@rule("KK-R49", "KK-R117")
def items_per_roll(s: Kingdom, seat: int, lying: Roll) -> int:
    """One item for each roll; one hero may use two."""
    hero = HEROES[s.heroes[seat]]
    return hero.amount if hero.power == "two-items" else 1


def usable(s: Kingdom, seat: int, lying: Roll) -> list[str]:
    """The items that may be used on this result; where two may be, one of them must be small."""
    limit = HEROES[s.heroes[seat]].limit
    large = [use for use in lying.used if use[1:] in ITEM_KEYS and value_of(use[1:]) > limit]
    if not large:
        return active(s, seat)
    return [item for item in active(s, seat) if value_of(item) <= limit]


@rule("KK-R52", "KK-R53")
def bonuses(s: Kingdom, seat: int, lying: Roll) -> list[str]:
    """Companions and powers adjust a result on top of the item, and are never exhausted; each once for a roll."""
    found: list[str] = []
    hero = HEROES[s.heroes[seat]]
    if hero.power == "stride" and lying.what == "move":
        found += ["+power", "-power"]
    elif hero.power == "event-bonus" and lying.what == "event":
        found += ["+power"]
    for card, owner in s.companions.items():
        power = EVENTS[card].power
        if owner == seat and power is not None and power.kind == "plus-on" and power.roll == lying.what:
            found += [f"+{card}", f"-{card}"]
    if lying.used:
        done = [use[1:] for use in lying.used]
        found = [key for key in found if key[1:] not in done]
    return found


def rerolls(s: Kingdom, seat: int, lying: Roll) -> list[str]:
    """One hero may roll a low face again; some companions let a die be rolled again once in a turn."""
    found: list[str] = []
    hero = HEROES[s.heroes[seat]]
    if hero.power == "reroll-low" and lying.face <= hero.amount and not lying.again:
        found.append(f"{REROLL}:power")
    for card, owner in s.companions.items():
        power = EVENTS[card].power
        if owner != seat or power is None or power.kind != "reroll" or card in s.rerolled:
            continue
        if power.roll in (None, lying.what):
            found.append(f"{REROLL}:{card}")
    return found


async def change(t: KTable, seat: int, key: str) -> None:
    """Carry out one way to change the result."""
    s = t.state
    if key.startswith(REROLL):
        assert s.roll is not None
        what, again = s.roll.what, s.roll.again
        by = key.partition(":")[2]
        if by != "power":
            s.rerolled.append(by)
        t.say("kk-log-rerolls", rule="KK-R52", seat=seat, by=helper_name(s, seat, by))
        throw(t, seat, what)
        s.roll.again = again or by == "power"
        return
    lying = s.roll
    assert lying is not None
    thing = key[1:]
    amount = worth(s, seat, thing)
    adjust(lying, key, amount)
    if thing in ITEM_KEYS:
        await exhaust(t, seat, thing)
    else:
        signed = f"{'+' if key[0] == '+' else '−'}{amount}"
        id = "kk-log-power" if thing == "power" else "kk-log-helps"
        t.say(id, rule="KK-R52", seat=seat, by=helper_name(s, seat, thing), change=signed)


def signed(s: Kingdom, seat: int, key: str) -> int:
    """What a use adds to a result."""
    return worth(s, seat, key[1:]) * (1 if key[0] == "+" else -1)


def worth(s: Kingdom, seat: int, thing: str) -> int:
    """How much an item, a companion or a power changes a result."""
    return worth_to(s.heroes[seat], thing)


def worth_to(hero: str, thing: str) -> int:
    """The same, for a hero at no certain table."""
    if thing == "power":
        return HEROES[hero].amount
    if thing in EVENTS:
        power = EVENTS[thing].power
        return power.amount if power is not None else 0
    return value_of(thing)


@rule("KK-R47", "KK-R48")
def adjust(lying: Roll, key: str, amount: int) -> None:
    """Add the full value or take the full value away, as the player likes; never a part of it."""
    lying.used.append(key)
    lying.change += amount if key[0] == "+" else -amount
    lying.total = settle(lying)


@rule("KK-R50", "KK-R51", "KK-D24")
def settle(lying: Roll) -> int:
    """All changes are summed first; there is no upper limit, and below nothing is nothing."""
    return max(lying.face + lying.change, 0)


def helper_name(s: Kingdom, seat: int, by: str) -> Msg:
    """Who or what helped: a companion, or the hero."""
    return msg(f"kk-hero-{s.heroes[seat]}") if by == "power" else msg(f"kk-event-{by}")


def written_out(lying: Roll) -> Msg:
    """The result as a sum: "3 + 2 = 5"."""
    return summed(lying.face, lying.change, lying.total, plain=not lying.used)


def summed(face: int, change: int, total: int, *, plain: bool) -> Msg:
    """The same of its numbers; plain if nothing was used."""
    if plain:
        return msg("kk-sum-plain", total=total)
    return msg("kk-sum", face=face, sign="plus" if change >= 0 else "minus", change=abs(change), total=total)


def judge(s: Kingdom, passed: bool) -> bool:
    """Mark the lying die as passed or failed."""
    if s.roll is not None:
        s.roll.fate = "pass" if passed else "fail"
    return passed
