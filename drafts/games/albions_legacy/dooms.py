"""Doom Effects and Seduction (R194-R196)."""

from __future__ import annotations

from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg

from .cards import const
from .challenge import challenge
from .choices import choose_way
from .content import BOX, SEDUCTION, TILES, Trial
from .names import named
from .plaques import lose_virtue
from .state import Albion, ALTable, count
from .telling import tell

LOYALTY_4 = Trial(attributes=("loyalty",), rating=4)
CURE = "cure"
NOT_NOW, TRY, DISCARD = "no", "try", "virtue"


def doom_name(id: str) -> Msg:
    """A Doom Effect goes by the name of its encounter; Seduction is common to several."""
    return named("doom" if id == SEDUCTION else "encounter", id)


@rule("AL-R194")
def doom(t: ALTable, who: int, id: str) -> None:
    """A Doom Effect comes over a character, who takes a Doom Token; one has the same only once."""
    player = t.state.players[who]
    if id not in player.dooms and (never_short() or doomed(t.state) < BOX["doom-token"].count):
        player.dooms.append(id)
        count(t.state, who, f"doom.{id}")
        tell(t, who, "al-log-doom", rule="AL-R194", weight=2, doom=doom_name(id))


@rule("AL-Q20")
def never_short() -> bool:
    """Wound and Doom Tokens are no limit: if they run out, something else is taken for one."""
    return True


def doomed(s: Albion) -> int:
    """How many Doom Tokens lie on sheets."""
    return sum(len(player.dooms) for player in s.players)


def cure(t: ALTable, who: int, id: str, *, rule: str = "AL-R194") -> bool:
    """A Doom Effect is cured."""
    player = t.state.players[who]
    if id not in player.dooms:
        return False
    player.dooms.remove(id)
    tell(t, who, "al-log-cured", rule=rule, weight=2, doom=doom_name(id))
    return True


def seduce(t: ALTable, who: int) -> None:
    """A character is seduced."""
    doom(t, who, SEDUCTION)


async def turn_starts(t: ALTable, who: int) -> None:
    """What Doom Effects do, and how they are cured, when a turn begins."""
    s = t.state
    if SEDUCTION in s.players[who].dooms:
        await shake_off(t, who)


@rule("AL-R196")
async def shake_off(t: ALTable, who: int) -> None:
    """Whoever is seduced may, when the turn begins, try Loyalty 4, or discard a plaque of the Virtue Stack."""
    way = await choose_way(t, who, SEDUCTION, [TRY, DISCARD, NOT_NOW], rule="AL-R196")
    if way == TRY:
        if await challenge(t, who, LOYALTY_4, kind=CURE, subject=SEDUCTION):
            cure(t, who, SEDUCTION, rule="AL-R196")
    elif way == DISCARD:
        cure(t, who, SEDUCTION, rule="AL-R196")
        lose_virtue(t, rule="AL-R196")


async def turn_ends(t: ALTable, who: int) -> None:
    """How Doom Effects are cured when a turn ends, by where it ends."""
    kind_end(t, who)


@rule("AL-R196")
def kind_end(t: ALTable, who: int) -> None:
    """A turn that ends on an Altruism Tile cures Seduction."""
    if TILES[t.state.players[who].tile].attribute == "altruism":
        cure(t, who, SEDUCTION, rule="AL-R196")


def dooms_of(s: Albion, who: int) -> list[str]:
    """The Doom Effects of a character."""
    return list(s.players[who].dooms)


@const(SEDUCTION, "blocks")
@rule("AL-R195")
def breaks_nothing(s: Albion, what: str, who: int, tile: str) -> bool:
    """Whoever is seduced breaks no Inventory Cards."""
    return what == "break"
