"""Choosing: all decisions of a turn are made by the active player, for every card (K6)."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import About, ask, ask_some
from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg

from .causes import cause
from .query import by_power, enemies, foe
from .state import OWNER, PRINTED, TITLE, Crucible, KFTable

YES, NO = "yes", "no"
CITED = {
    "flank": "KF-K18", "fight": "KF-K24", "host": "KF-K71", "damage": "KF-K29", "heal": "KF-K34",
    "icon-capture": "KF-K16", "icon-damage": "KF-K16", "icon-discard": "KF-K16", "stun": "KF-K27", "exhaust": "KF-K22",
    "ready": "KF-K26", "ready-fight": "KF-K26", "use": "KF-K26", "way": "KF-K26", "capture": "KF-K37",
    "return": "KF-K33", "archive": "KF-K41", "purge": "KF-K42", "discard": "KF-K42", "sacrifice": "KF-K45",
    "destroy": "KF-K32", "control": "KF-K44", "play": "KF-K15", "reveal": "KF-K72", "grow": "KF-K35",
}  # fmt: skip
"""The rule of what is chosen for; of the rest it is only that the active player decides."""
SAME = "same"
"""This and all equal abilities that wait are answered as the one before."""


@rule("KF-K6")
def chooser(s: Crucible) -> int:
    """The seat of the active player, who decides also for enemy cards."""
    return s.chooser


async def choose(t: KFTable, why: str, keys: Sequence[str], *, rule: str, about: About | None = None) -> str:
    """One of the keys. While equal abilities wait, the rest of them can be answered the same way."""
    s = t.state
    before = s.habit.get(why, "")
    if before in keys and SAME in s.habit:
        return before
    if len(keys) == 1:
        answer = keys[0]
    else:
        more = [SAME] if before in keys and s.alike else []
        answer = await ask(t, chooser(s), why, [*keys, *more].copy, rule=rule, about=about)
    if answer == SAME:
        s.habit[SAME] = SAME
        return before
    if s.alike:
        s.habit[why] = answer
    return answer


def sort_of(s: Crucible, id: str) -> tuple[str | int, ...]:
    """What an answer is: out of play a copy of a card in a zone, for it makes no difference which of them; else itself."""
    if id in s.control or "." not in id:
        return (id,)
    mine = s.sides[OWNER[id]]
    for place, zone in enumerate((mine.hand, mine.discard, mine.archives, mine.deck.pool)):
        if id in zone:
            return (TITLE[id], PRINTED[id], OWNER[id], place)
    return (id,)


def distinct(s: Crucible, among: Sequence[str]) -> list[str]:
    """One of each sort: nobody is asked which of two equal cards it is to be."""
    if len(among) < 2:
        return list(among)
    sorts: dict[tuple[str | int, ...], str] = {}
    for id in among:
        sorts.setdefault(sort_of(s, id), id)
    return list(sorts.values())


def copies(s: Crucible, id: str) -> tuple[str, ...]:
    """A card and those of its zone that are equal to it: where one is meant, all are."""
    mine = s.sides[OWNER[id]]
    zone = next((zone for zone in (mine.hand, mine.discard, mine.archives) if id in zone), [id])
    return (id, *(other for other in zone if other != id and sort_of(s, other) == sort_of(s, id)))


def fruitless(s: Crucible, why: str, among: Sequence[str]) -> bool:
    """Whether it would do nothing to any of them: nobody is hurt or exhausted, nobody can be fought, nothing captured."""
    if why == "heal":
        return not any(id in s.damage for id in among)
    if why == "ready":
        return not any(id in s.tired for id in among)
    if why == "ready-fight":
        return not enemies(s, s.active) and not any(id in s.tired or id in s.stunned for id in among)
    if why == "capture" and all(s.control.get(id) == s.active for id in among):
        return not s.sides[foe(s, s.active)].amber
    return False


async def pick(t: KFTable, among: Sequence[str], why: str, about: About | None = None) -> str:
    """One of the cards, or nothing where there is none."""
    if not among:
        return ""
    if len(among) > 1:
        among = distinct(t.state, among)
        if len(among) == 1 or fruitless(t.state, why, among):
            return among[0]
    return await choose(t, why, among, rule=CITED.get(why, "KF-K6"), about=about)


async def pick_some(
    t: KFTable, among: Sequence[str], most: int, why: str, *, least: int = 0, about: About | None = None
) -> list[str]:
    """Several of the cards; as many as asked for, or as there are."""
    if not among or most <= 0:
        return []
    if least >= most and len(among) > most and len(distinct(t.state, among)) == 1:
        return list(among[:most])
    cited = CITED.get(why, "KF-K6")
    return await ask_some(t, chooser(t.state), why, list(among).copy, least=least, most=most, rule=cited, about=about)


async def pick_exactly(t: KFTable, among: Sequence[str], n: int, why: str, about: About | None = None) -> list[str]:
    """That many of the cards, fewer only if there are fewer."""
    return await pick_some(t, among, n, why, least=n, about=about)


@rule("KF-K49")
async def may(t: KFTable, why: str, card: str, *, again: bool = False) -> bool:
    """Whether the active player wants what a card only allows; `again`: once more what it has just done."""
    return await choose(t, why, [YES, NO], rule="KF-K49", about={"card": card, "again": "yes" if again else "no"}) == YES


async def name_house(t: KFTable, houses: Sequence[str], card: str, counts: str = "") -> str:
    """A house of these; `counts` says which creatures of it the card speaks of: of the own `discard` pile, `mine`, or `all`."""
    house = await choose(t, "house-named", houses, rule="KF-K6", about={"card": card, "counts": counts})
    if t.loud:
        t.say("kf-log-names", rule="KF-K6", seat=t.state.chooser, house=Msg(f"kf-house-{house}"), by=cause(t))
    return house


async def most_powerful(t: KFTable, among: list[str], n: int, why: str, *, most: bool = True) -> list[str]:
    """The n most (or least) powerful; among equals for the last places the active player chooses (K47)."""
    found: list[str] = []
    for group in by_power(t.state, among, most):
        room = n - len(found)
        if room <= 0:
            break
        found += group if len(group) <= room else await pick_exactly(t, group, room, why)
    return found
