"""The figures behind notes, hints and bots: what a fight or damage would do, read off the table without playing it."""

from __future__ import annotations

from typing import NamedTuple

from .fight import strength
from .query import anyone_says, armor, cannot, keyword, power, total
from .state import NO_POWER, Crucible, face, house_of
from .use import has


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


def waiting(s: Crucible, side: int, house: str) -> tuple[int, int]:
    """How many cards of a house a side holds, and how many lie ready that can do something."""
    mine = s.sides[side]
    held = sum(1 for id in mine.hand if house_of(s, id) == house)
    tools = [id for id in mine.artifacts if has(s, id, "action") or has(s, id, "omni")]
    return held, sum(1 for id in [*mine.line, *tools] if id not in s.tired and house_of(s, id) == house)


class Fighter(NamedTuple):
    """What matters of a creature in a fight, read off once."""

    strength: int
    left: int
    plate: int
    assault: int
    hazardous: int
    elusive: bool
    skirmish: bool
    poison: bool
    whole: bool
    """Nothing hurts it: a ward, or it is invulnerable."""
    safe: bool
    """Nothing destroys it."""

    def takes(self, n: int) -> int:
        """What is left of damage once ward and armor have done their part."""
        return 0 if self.whole else max(n - self.plate, 0)

    def falls(self, n: int) -> bool:
        """Whether that much damage, past its armor, destroys it."""
        return n >= self.left and n > 0 and not self.safe


def fighter(s: Crucible, id: str) -> Fighter:
    """A creature as it would stand in a fight."""
    invulnerable = keyword(s, id, "invulnerable") > 0
    return Fighter(
        strength=strength(s, id),
        left=left(s, id),
        plate=plate(s, id),
        assault=keyword(s, id, "assault"),
        hazardous=keyword(s, id, "hazardous"),
        elusive=keyword(s, id, "elusive") > 0 and id not in s.attacked,
        skirmish=keyword(s, id, "skirmish") > 0,
        poison=keyword(s, id, "poison") > 0,
        whole=invulnerable or id in s.warded or cannot(s, "be-damaged", id),
        safe=invulnerable or id in s.warded or has_no_power(s, id) or cannot(s, "be-destroyed", id),
    )


def clash(s: Crucible, attacker: str, defender: str, known: dict[str, Fighter] | None = None) -> Clash:
    """A fight as it would come out: assault and hazardous first, then both blows at once. `known`: fighters read already."""
    mine, theirs = _known(s, attacker, known), _known(s, defender, known)
    early, spikes = theirs.takes(mine.assault), mine.takes(theirs.hazardous)
    if mine.falls(spikes) or theirs.falls(early):
        return Clash(False, theirs.falls(early), mine.falls(spikes), early, spikes)
    if theirs.elusive and not anyone_says(s, "ignores", attacker, "elusive"):
        return Clash(True, False, False, early, spikes)
    out = theirs.takes(mine.assault + mine.strength + total(s, "bonus-damage", attacker, defender))
    back = mine.takes(theirs.hazardous + (0 if mine.skirmish else theirs.strength))
    kills = theirs.falls(out) or (mine.poison and out > 0 and not theirs.safe)
    dies = mine.falls(back) or (theirs.poison and back > spikes and not mine.safe)
    return Clash(False, kills, dies, out, back)


def _known(s: Crucible, id: str, known: dict[str, Fighter] | None) -> Fighter:
    if known is None:
        return fighter(s, id)
    if id not in known:
        known[id] = fighter(s, id)
    return known[id]
