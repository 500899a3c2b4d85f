"""The figures behind notes, hints and bots: what a fight or damage would do, read off the table without playing it."""

from __future__ import annotations

from typing import NamedTuple

from .fight import eludes, strength
from .query import NO_POWER, anyone_says, armor, cannot, keyword, power, total
from .state import Crucible, face


class Clash(NamedTuple):
    """What a fight would do to both; abilities of other cards aside."""

    eluded: bool
    kills: bool
    dies: bool
    out: int
    """Damage that gets through to the attacked."""
    back: int
    """Damage that gets through to the attacker."""


def has_no_power(s: Crucible, id: str) -> bool:
    return bool(face(s, id).keywords.get(NO_POWER))


def plate(s: Crucible, id: str) -> int:
    """Armor that is left this turn."""
    return max(armor(s, id) - s.armor_used.get(id, 0), 0)


def left(s: Crucible, id: str) -> int:
    """How much more damage, past armor, it takes to destroy a creature."""
    return power(s, id) - s.damage.get(id, 0)


def through(s: Crucible, id: str, n: int) -> int:
    """What is left of damage once ward and armor have done their part."""
    if n <= 0 or id in s.warded or cannot(s, "be-damaged", id) or keyword(s, id, "invulnerable"):
        return 0
    return max(n - plate(s, id), 0)


def destroys(s: Crucible, id: str, n: int) -> bool:
    """Whether that much damage would destroy a creature."""
    return not has_no_power(s, id) and 0 < left(s, id) <= through(s, id, n)


def clash(s: Crucible, attacker: str, defender: str) -> Clash:
    """A fight as it would come out: assault and hazardous first, then both blows at once."""
    early = keyword(s, attacker, "assault")
    spikes = keyword(s, defender, "hazardous")
    if destroys(s, attacker, spikes):
        return Clash(False, destroys(s, defender, early), True, through(s, defender, early), through(s, attacker, spikes))
    if destroys(s, defender, early):
        return Clash(False, True, False, through(s, defender, early), through(s, attacker, spikes))
    eluded = eludes(s, attacker, defender)
    out, back = early, spikes
    if not eluded:
        out += strength(s, attacker) + total(s, "bonus-damage", attacker, defender)
        back += 0 if keyword(s, attacker, "skirmish") else strength(s, defender)
    lands, comes = through(s, defender, out), through(s, attacker, back)
    kills = not has_no_power(s, defender) and (lands >= left(s, defender) or bool(lands and not eluded and _venom(s, attacker)))
    dies = comes >= left(s, attacker) or bool(comes > spikes and _venom(s, defender))
    return Clash(eluded, kills and not safe(s, defender), dies and not safe(s, attacker), lands, comes)


def _venom(s: Crucible, id: str) -> bool:
    return keyword(s, id, "poison") > 0


def safe(s: Crucible, id: str) -> bool:
    """Whether something keeps it from being destroyed."""
    return id in s.warded or cannot(s, "be-destroyed", id) or anyone_says(s, "cannot-leave", id)
