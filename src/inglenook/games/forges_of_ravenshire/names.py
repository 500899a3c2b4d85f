"""What the things of Ravenshire are called and look like. What is always the same is made once, and then handed out."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from inglenook.engine.scene import Counter
from inglenook.engine.words import Msg, msg

from . import icons
from .content import COLOURS, GOLD, GOODS, MEMBERS, MYSTICS, TOKEN
from .dice import band

REPUTATION = "reputation"
ORDER = (*GOODS, "raw", "raw-different", "good-of-choice", *MYSTICS, "mystic", TOKEN, GOLD, REPUTATION, "cube")
"""In which order things are told of."""

NUMERALS = ("I", "II", "III", "IV", "V", "VI")
BANDS = ("low", "mid", "high")


def band_of(die: str) -> str:
    """In which of the three bands a die's face lies."""
    return BANDS[band(die)]


# -- names ----------------------------------------------------------------------------------------------------------------


@cache
def named(what: str, id: str) -> Msg:
    """A thing by its kind and id: `fr-district-timberfall`."""
    return Msg(f"fr-{what}-{id}")


@cache
def guild_name(guild: str) -> Msg:
    return Msg(f"fr-guild-{guild}")


@cache
def die_name(die: str) -> Msg:
    """The colour of a die, in a word."""
    return Msg(f"fr-die-{COLOURS[die[0]]}")


@cache
def die_called(die: str) -> Msg:
    """A die with its face: "Merchant 5"."""
    return msg("fr-die-face", die=die_name(die), face=die[1])


@cache
def thing(what: str) -> Msg:
    """A good, a mystic, gold: its name."""
    return Msg(f"fr-thing-{what}")


@cache
def brief(what: str) -> Msg:
    """The name of a good or a mystic where there is little room."""
    return Msg(f"fr-brief-{what}")


@cache
def amount(what: str, n: int) -> Msg:
    """So many of a thing: "2 wood"."""
    return msg(f"fr-n-{what}", n=n)


def told(things: Mapping[str, int]) -> Msg:
    """A reward or a price in words: "2 wood and 1 gold"; of nothing that it is nothing."""
    return _told(_key(things))


def _key(things: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple((what, things[what]) for what in ORDER if things.get(what))


@cache
def _told(key: tuple[tuple[str, int], ...]) -> Msg:
    if not key:
        return msg("fr-nothing")
    if len(key) == 1:
        return amount(*key[0])
    return Msg("fr-list", {"what": [amount(what, n) for what, n in key]})


def leaves(stock: Mapping[str, int], given: Mapping[str, int]) -> Msg:
    """How much is left of what is given: "leaves 0 wood"."""
    return Msg("fr-leaves", {"what": [amount(what, stock[what] - n) for what, n in given.items()]})


def counted(goods: Iterable[str]) -> dict[str, int]:
    """A list of things as numbers: wood+wood+ore."""
    found: dict[str, int] = {}
    for good in goods:
        found[good] = found.get(good, 0) + 1
    return found


# -- numbers with signs ---------------------------------------------------------------------------------------------------


def signs(things: Mapping[str, int]) -> tuple[Counter, ...]:
    """A reward or a price as numbers with their signs."""
    return _signs(_key(things))


@cache
def _signs(key: tuple[tuple[str, int], ...]) -> tuple[Counter, ...]:
    return tuple(sign(what, n) for what, n in key)


@cache
def sign(what: str, n: int, most: int | None = None) -> Counter:
    """A number with its sign."""
    return Counter(id=what, name=thing(what), icon=icons.STOCK[what], value=n, most=most)


# -- contracts and members ------------------------------------------------------------------------------------------------


@cache
def contract_name(id: str) -> Msg:
    return Msg(f"fr-contract-{id}")


@cache
def member_name(id: str) -> Msg:
    """A member by what it does: "Miner"."""
    return Msg(f"fr-member-{id}-role")


@cache
def member_does(id: str) -> Msg:
    """What a member does whenever its guild runs: "+1 gold"."""
    run = MEMBERS[id].run
    if run.die:
        return msg("fr-does-die")
    if run.mystic:
        return msg("fr-does-mystic")
    if run.swap is not None:
        return msg("fr-does-swap", n=run.swap[2])
    if run.sell is not None:
        what, gold, _ = run.sell
        return msg("fr-does-sell", what=msg("fr-any-good") if what == "good" else amount(what, 1), gold=gold)
    if run.make is not None:
        give, get, n = run.make
        return msg("fr-does-make", what=made_of(give), get=thing(get), n=n)
    if run.if_rep:
        return msg("fr-does-known", what=told(run.gain), n=run.if_rep)
    if run.more_if_le >= 0:
        return msg("fr-does-more", what=told(run.gain), n=run.more_if_le)
    return msg("fr-does-gain", what=told(run.gain))


@cache
def made_of(give: str) -> Msg:
    """What goes into a conversion: `charcoal+ore`."""
    return told(counted(give.split("+")))
