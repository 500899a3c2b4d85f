"""What an answer is called once it is given, so that it can be taken back by name."""

from __future__ import annotations

from inglenook.engine.words import Msg, msg

from .content import ASSISTANTS, COLOURS, CONTRACTS, DISTRICT_IDS, GOODS, GUILDS, MEMBERS, MYSTICS, OVERTIME, STATIONS, UPGRADES
from .kinds.free import group_name
from .names import contract_name, counted, die_called, guild_name, member_name, named, told
from .production import NIGHT

PLAIN = ("end", "close", "none", "no")
STOCK = (*GOODS, *MYSTICS)


def answered(key: str) -> Msg | None:
    """An answer by its key."""
    if key in PLAIN:
        return msg(f"fr-answer-{key}")
    if key.startswith("free:"):
        return free_answer(*key.split(":")[1:])
    die, _, where = key.partition(">")
    if where in DISTRICT_IDS:
        return msg("fr-answer-to", what=die_called(die), where=named("district", where))
    if (station := where.removesuffix(NIGHT)) in STATIONS:
        return msg("fr-answer-to", what=die_called(die), where=named("station", station))
    return of_thing(key)


def free_answer(what: str, *words: str) -> Msg | None:
    """A free action."""
    if what == "contract" and words[0] in CONTRACTS:
        return contract_name(words[0])
    if what == "upgrade" and words[0] in UPGRADES:
        return named("upgrade", words[0])
    if what == "overtime" and words[0] in OVERTIME:
        return named("overtime", words[0])
    return group_name(what)


def of_thing(key: str) -> Msg | None:
    """Whatever else is chosen: somebody, a contract, goods, a die."""
    first = key.partition("@")[0]
    if first in MEMBERS:
        return member_name(first)
    if key in CONTRACTS:
        return contract_name(key)
    if key in GUILDS:
        return guild_name(key)
    if key in ASSISTANTS:
        return Msg(f"fr-assistant-{key}-role")
    if key in UPGRADES:
        return named("upgrade", key)
    if key.partition(".")[0] in DISTRICT_IDS:
        return named("district", key.partition(".")[0])
    if len(key) == 2 and key[0] in COLOURS and key[1].isdigit():
        return die_called(key)
    return of_goods(key)


def of_goods(key: str) -> Msg | None:
    """Goods and mystics, alone or several; of a swap what one gets."""
    goods = key.rpartition(">")[2].split("+")
    return told(counted(goods)) if all(good in STOCK for good in goods) else None
