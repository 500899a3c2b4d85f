"""Items and magic items: two faces, used and restored."""

from __future__ import annotations

from functools import cache

from inglenook.engine.decide import ask, ask_some
from inglenook.engine.facts import count
from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg, msg

from .content import ITEMS, MAGIC
from .demon import assign
from .state import Kingdom, KTable

ITEM_IDS = tuple(ITEMS)


@cache
def name_of(item: str) -> Msg:
    return msg(f"kk-magic-{item}" if item in MAGIC else f"kk-item-{item}")


def value_of(item: str) -> int:
    return ITEMS[item].value if item in ITEMS else MAGIC[item].value


@rule("KK-R18", "KK-R59")
def owned(s: Kingdom, seat: int) -> list[str]:
    """The eight items of the hero's colour, and the magic items the player has gained."""
    if not s.magic:
        return list(ITEM_IDS)
    return [*ITEM_IDS, *(item for item, owner in s.magic.items() if owner == seat)]


@rule("KK-R39", "KK-R42")
def active(s: Kingdom, seat: int) -> list[str]:
    """The items that lie on their coloured side; only these can be used, and only these help."""
    spent = s.spent[seat]
    return [item for item in owned(s, seat) if item not in spent] if spent else owned(s, seat)


@rule("KK-R40", "KK-R43", "KK-R60")
def turn_down(s: Kingdom, seat: int, item: str) -> None:
    """Turn an item to its grey side. It stays with its owner."""
    s.spent[seat].append(item)
    count(s, seat, f"used.{item}")


@rule("KK-R41", "KK-R62")
def turn_up(s: Kingdom, seat: int, item: str) -> None:
    """Turn an item, magic or not, back to its coloured side."""
    s.spent[seat].remove(item)


async def exhaust(t: KTable, seat: int, item: str) -> None:
    """Exhaust an item, for whatever reason; then what is written on it happens."""
    turn_down(t.state, seat, item)
    t.say("kk-log-exhausts", rule="KK-R40", weight=0, seat=seat, item=name_of(item), lights=(f"item.{seat}.{item}",))
    if item in MAGIC and MAGIC[item].effect is not None:
        await magic_effect(t, seat, item)


@rule("KK-R61", "KK-D22")
async def magic_effect(t: KTable, seat: int, item: str) -> None:
    """Three magic items do something when they are exhausted: once the result has changed, before it is used."""
    t.enter("KK-R61", name_of(item))
    if MAGIC[item].effect == "restore-others":
        t.say("kk-log-magic-restores", rule="KK-R61", weight=0, seat=seat, item=name_of(item))
        await restore(t, seat, MAGIC[item].amount, "KK-R61", but=item)
    elif MAGIC[item].effect == "assign-demon-die":
        t.say("kk-log-magic-die", rule="KK-R61", weight=0, seat=seat, item=name_of(item))
        await assign(t, seat)
    else:
        t.say("kk-log-magic-draws", rule="KK-R61", weight=0, seat=seat, item=name_of(item))
        t.state.owed += [seat] * MAGIC[item].amount
    t.leave()


@rule("KK-R89")
async def restore(t: KTable, seat: int, most: int, why: str, *, but: str = "") -> None:
    """Restore up to so many of one's exhausted items, magic ones too; the player picks, and may take fewer."""
    s = t.state
    chosen = await ask_some(
        t,
        seat,
        "restore",
        lambda: [item for item in owned(s, seat) if item in s.spent[seat] and item != but],
        most=most,
        rule=why,
        about={"most": most},
    )
    for item in chosen:
        turn_up(s, seat, item)
    if chosen:
        t.say("kk-log-restores", rule=why, seat=seat, items=[name_of(item) for item in chosen])
    else:
        t.say("kk-log-restores-nothing", rule=why, weight=0, seat=seat)


async def exhaust_some(t: KTable, seat: int, number: int, why: str) -> None:
    """Exhaust so many of one's own active items; the owner picks which."""
    s = t.state
    chosen = await ask_some(
        t, seat, "exhaust", lambda: active(s, seat), least=number, most=number, rule=why, about={"number": number}
    )
    for item in chosen:
        await exhaust(t, seat, item)


@rule("KK-R57")
def unclaimed(s: Kingdom) -> list[str]:
    """Magic items that nobody owns yet; each has one owner at most."""
    return [item for item in MAGIC if item not in s.magic]


@rule("KK-R63", "KK-D14")
def gain(s: Kingdom, seat: int, item: str) -> None:
    """A magic item comes to its owner active, wherever it comes from."""
    for spent in s.spent:
        if item in spent:
            spent.remove(item)
    s.magic[item] = seat


@rule("KK-R64")
async def gain_any(t: KTable, seat: int, why: str) -> None:
    """Choose one of the magic items that are left; if none is, the reward gives nothing."""
    s = t.state
    if not unclaimed(s):
        t.say("kk-log-no-magic-left", rule="KK-R64", weight=0, seat=seat)
        return
    item = await ask(t, seat, "magic", lambda: unclaimed(s), rule=why)
    gain(s, seat, item)
    t.say("kk-log-gains", rule=why, weight=2, seat=seat, item=name_of(item), lights=(f"item.{seat}.{item}",))
