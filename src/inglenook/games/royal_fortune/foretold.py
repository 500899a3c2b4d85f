"""What an answer would do in a chase, read off the table without playing it: to the ship, to its prey, by dark æmber."""

from __future__ import annotations

from inglenook.engine.words import Msg, msg
from inglenook.games.keyforge.codex import name_of
from inglenook.games.keyforge.figures import clash, destroys
from inglenook.games.keyforge.query import anyone_says, keyword
from inglenook.games.keyforge.state import is_creature, neighbours, title

from .laws import CHEST_AMBER
from .state import Voyage, chests, ship_id, ship_side
from .wind import is_mutant


def hits(s: Voyage, times: int, before: int = 0) -> Msg:
    """What so many hits cost the ship, however hard they are; `before`: others that come first."""
    amber, left = suffer(s.sides[ship_side(s)].amber, chests(s), before)
    then, rest = suffer(amber, left, times)
    if not times:
        what = "nothing"
    elif not amber and not left:
        what = "empty"
    elif rest < left:
        what = "chest"
    else:
        what = "pool" if then or rest else "last"
    return msg("rf-note-ship", what=what, amber=amber, left=then)


def suffer(amber: int, held: int, times: int) -> tuple[int, int]:
    """Pool and chests after so many hits."""
    for _ in range(times):
        if amber:
            amber -= 1
        elif held:
            amber, held = CHEST_AMBER, held - 1
    return amber, held


def blow(s: Voyage, attacker: str) -> Msg:
    """An attack on the ship: assault and the blow are a hit each, and hooks on its hull come before the blow."""
    found = clash(s, attacker, ship_id(s))
    early = int(keyword(s, attacker, "assault") > 0)
    struck = not found.dies and not found.eluded and found.out > keyword(s, attacker, "assault")
    what = hits(s, early + int(struck))
    if not found.back and not found.dies:
        return what
    return msg("rf-note-blow", what=what, back=found.back, dies="yes" if found.dies else "no")


def hunted(s: Voyage, hunter: str, prey: str, *, guarding: bool) -> Msg:
    """How an attack on one of yours would come out; or who stands in the way of it."""
    guards = [] if guarding or keyword(s, prey, "taunt") else [id for id in neighbours(s, prey) if keyword(s, id, "taunt")]
    if guards:
        return msg("rf-note-guarded", cards=[name_of(title(s, id)) for id in guards])
    found = clash(s, hunter, prey)
    if found.eluded:
        return msg("kf-note-elusive")
    if found.dies and found.kills:
        return msg("kf-note-both")
    if found.dies:
        return msg("kf-note-kills", back=found.out)
    return msg("kf-note-lost", out=found.back) if found.kills else msg("kf-note-blows", out=found.back, back=found.out)


# -- dark æmber -----------------------------------------------------------------------------------------------------------


def heat(s: Voyage, dark: int) -> int:
    """The damage of so much dark æmber."""
    return dark * (2 if anyone_says(s, "dark-twice") else 1)


def scorched(s: Voyage, to: int, dark: int, whose: str) -> Msg:
    """What dark æmber burns where it comes into a pool."""
    n = heat(s, dark)
    line = [id for id in s.sides[to].line if not is_mutant(s, id)] if n else []
    dead = [name_of(title(s, id)) for id in line if destroys(s, id, n)]
    return msg("rf-note-burns", n=n, count=len(line), dead=dead, deaths=len(dead), whose=whose)


def singed(s: Voyage, card: str, dark: int) -> Msg:
    """What dark æmber burns that is put on a card."""
    n = heat(s, dark)
    if not n or not is_creature(s, card) or is_mutant(s, card):
        return msg("rf-note-burns", n=0, count=0, dead=[], deaths=0, whose="own")
    fate = "dies" if destroys(s, card, n) else "stands"
    return msg("rf-note-singed", n=n, card=name_of(title(s, card)), fate=fate)


def left_in_pool(s: Voyage, side: int, card: str, n: int, dark: int) -> Msg:
    """What stays where the æmber is taken from."""
    have, part = (s.amber.get(card, 0), s.dark.get(card, 0)) if card else (s.sides[side].amber, s.sides[side].dark)
    return msg("rf-note-left", plain=have - part - (n - dark), dark=part - dark)
