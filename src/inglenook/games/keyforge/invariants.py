"""What holds at every decision of a KeyForge table."""

from __future__ import annotations

from inglenook.engine.rulebook import invariant

from .content import CARDS
from .damage import doomed, indestructible
from .state import TITLE, Crucible, is_creature


def places(s: Crucible) -> list[str]:
    """Every card, once for each place it is in."""
    found = [*s.on, *s.under, *s.playing]
    for side in s.sides:
        found += [*side.hand, *side.discard, *side.archives, *side.purged, *side.line, *side.artifacts]
        found += [*side.deck.pool, *side.deck.top]
    return found


@invariant("KF-K42")
def one_place_each(s: Crucible) -> bool:
    """Every card is in exactly one zone, and none is lost."""
    found = places(s)
    return len(found) == s.cards and len(found) == len(dict.fromkeys(found))


@invariant("KF-K44")
def lines_agree(s: Crucible) -> bool:
    """What is in play is controlled by the side it lies with."""
    there = {id: number for number, side in enumerate(s.sides) for id in [*side.line, *side.artifacts]}
    return all(s.control.get(id) == side for id, side in there.items()) and len(s.control) == len(there) + len(s.on)


@invariant("KF-K19")
def hosts_are_there(s: Crucible) -> bool:
    """An upgrade is on a creature in play."""
    return all(host in s.control and is_creature(s, host) for host in s.on.values())


@invariant("KF-K31")
def nobody_stands_dead(s: Crucible) -> bool:
    """Between two effects no creature in play has as much damage as power, but for those nothing can destroy."""
    return (
        s.step != "main"
        or bool(s.dying or s.playing or s.attacker)
        or not any(doomed(s, id) and not indestructible(s, id) for id in s.control if is_creature(s, id))
    )


@invariant("KF-K37")
def nothing_is_negative(s: Crucible) -> bool:
    """No pool, counter or token is ever below nothing; dark æmber is a part of the æmber."""
    pools = all(0 <= side.dark <= side.amber and 0 <= side.chains <= 24 for side in s.sides)
    tables = all(n > 0 for table in (s.damage, s.amber, s.dark, s.counters) for n in table.values())
    return pools and tables and all(s.dark[id] <= s.amber.get(id, 0) for id in s.dark)


def known_titles(s: Crucible) -> bool:
    """No card is dealt that has no facts."""
    return all(TITLE[id] in CARDS for id in places(s))


INVARIANTS = (one_place_each, lines_agree, hosts_are_there, nobody_stands_dead, nothing_is_negative, known_titles)
