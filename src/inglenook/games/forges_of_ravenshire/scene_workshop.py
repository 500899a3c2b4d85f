"""The workshops: everybody's mat, one's own guild columns and dice, and the stations of whoever is in Production."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from inglenook.engine.game import View
from inglenook.engine.mats import seat_mat
from inglenook.engine.scene import AnyPart, Card, Counter, Die, Line, Mat, Portrait, Site, Zone
from inglenook.engine.words import Msg, msg

from . import icons
from .content import ASSISTANTS, COLOURS, GOLD, GOODS, GUILDS, MYSTICS, OVERTIME, STATIONS, TOKEN, UPGRADES
from .guilds import slots
from .names import (
    BANDS,
    amount,
    band_of,
    brief,
    contract_name,
    die_called,
    die_name,
    guild_name,
    member_name,
    named,
    sign,
    told,
)
from .reputation import opens_at
from .rewards import CAP
from .scene_town import FACES, LOW_HIGH, MANY, contract_card, lacks, member_card
from .state import Ravenshire, Smith

WORKSHOP, STATION_GROUP, STOCK = "workshop", "stations", "stock"
HELD = (*GOODS, *MYSTICS)
BASE = {"merchant": {"gold": 2}, "harvester": {"raw": 1}, "alchemist": {"charcoal": 1}}
"""What each guild brings before anybody is hired."""
PORTRAITS = tuple(Portrait(head=head, prop=prop, far=far) for head, prop, far in icons.SMITHS)


# -- mats -----------------------------------------------------------------------------------------------------------------


def smith_mat(view: View, seat: int) -> Mat:
    """What a smith has: numbers for all, and lines for what is worth reading."""
    s: Ravenshire = view.state
    smith = s.smiths[seat]
    return seat_mat(
        view,
        seat,
        active=s.active == seat,
        portrait=PORTRAITS[seat % len(PORTRAITS)],
        role=role_of(s, seat, assistant_role(smith.assistant) if smith.assistant else named("smith", str(seat))),
        counters=counters(smith, view.seat == seat),
        lines=lines_of(smith),
        text=text_of(smith),
    )


def counters(smith: Smith, own: bool) -> tuple[Counter, ...]:
    """Gold, reputation and contracts of all; one's own tokens, goods and mystics, and of others how many they have."""
    stock = smith.stock
    found = [sign(GOLD, stock[GOLD]), sign("reputation", smith.reputation), forged(len(smith.contracts))]
    if not own:
        return (*found, held(sum(stock[what] for what in HELD)))
    found.insert(2, sign(TOKEN, stock[TOKEN]))
    return (*found, *(kept(what, stock[what]) for what in HELD))


@cache
def kept(what: str, n: int) -> Counter:
    """One of one's own goods or mystics; they are counted in the store too."""
    return replace(sign(what, n, CAP if what in GOODS else None), zone=STOCK)


@cache
def held(n: int) -> Counter:
    """Goods and mystics together."""
    return Counter(id="held", name=msg("fr-held"), icon=icons.STOCK["good-of-choice"], value=n)


def role_of(s: Ravenshire, side: int, role: Msg) -> Msg:
    """Who it is, and whether the 1st Player Marker lies there."""
    return msg("fr-role-first", role=role) if s.first == side and s.season else role


@cache
def forged(n: int) -> Counter:
    """Completed contracts."""
    return Counter(id="contracts", name=msg("fr-contracts-done"), icon=icons.PLACE["starter"], value=n)


@cache
def assistant_role(id: str) -> Msg:
    return msg("fr-with-assistant", who=Msg(f"fr-assistant-{id}-role"))


def lines_of(smith: Smith) -> tuple[Line, ...]:
    """The assistant, upgrades, the overtime cards that are left, and titles."""
    return _lines(smith.assistant, tuple(smith.upgrades), tuple(smith.overtime), tuple(smith.titles))


@lru_cache(MANY)
def _lines(assistant: str, upgrades: tuple[str, ...], used: tuple[str, ...], titles: tuple[str, ...]) -> tuple[Line, ...]:
    found = []
    if assistant:
        text = Msg(f"fr-assistant-{assistant}-role")
        found.append(Line(text=text, note=named("assistant", f"{assistant}-does"), icon=ASSISTANTS[assistant].icon))
    if upgrades:
        found.append(Line(text=msg("fr-upgrades"), note=listed("upgrade", upgrades), icon=icons.PLACE["workshop"]))
    left = tuple(id for id in OVERTIME if id not in used)
    note = msg("fr-overtime-all") if not used else listed("overtime", left) if left else msg("fr-overtime-none")
    found.append(Line(text=msg("fr-overtime"), note=note, icon=icons.STOCK[TOKEN], state=() if left else ("closed",)))
    if titles:
        found.append(Line(text=msg("fr-titles"), note=listed("title", titles), icon=icons.PLACE["title"]))
    return tuple(found)


@cache
def listed(what: str, ids: tuple[str, ...]) -> Msg:
    """Several things of a kind by name."""
    return Msg("fr-list", {"what": [named(what, id) for id in ids]})


def text_of(smith: Smith) -> tuple[Msg, ...]:
    """What a closer look at a mat tells: dice, members, the starter and what was forged."""
    return _text(
        told({what: n for what, n in smith.stock.items() if n}),
        tuple(smith.dice),
        tuple(map(tuple, smith.members)),
        smith.starter,
        tuple(zip(smith.contracts, smith.finishes, strict=True)),
    )


@lru_cache(MANY)
def _text(
    stock: Msg, dice: tuple[str, ...], members: tuple[tuple[str, ...], ...], starter: str, done: tuple[tuple[str, str], ...]
) -> tuple[Msg, ...]:
    found = []
    if dice:
        found.append(Msg("fr-has-dice", {"what": [die_called(die) for die in dice]}))
    for guild, hired in zip(GUILDS, members, strict=True):
        if hired:
            found.append(Msg("fr-has-members", {"guild": guild_name(guild), "who": [member_name(id) for id in hired]}))
    if starter:
        found.append(msg("fr-has-starter", contract=contract_name(starter)))
    found.append(msg("fr-has-stock", what=stock))
    if done:
        found.append(Msg("fr-has-forged", {"what": [finished(id, finish) for id, finish in done]}))
    return tuple(found)


@cache
def finished(id: str, finish: str) -> Msg:
    """A completed contract, with its finish if it has one."""
    return msg("fr-finished", contract=contract_name(id), finish=named("finish", finish)) if finish else contract_name(id)


# -- one's own workshop ---------------------------------------------------------------------------------------------------


def workshop_parts(view: View, seat: int) -> list[AnyPart]:
    """Three guild columns with the dice and members in them, the dice still to be placed, and the starter contract."""
    s: Ravenshire = view.state
    smith = s.smiths[seat]
    room = slots(smith)
    found: list[AnyPart] = []
    for column, guild in enumerate(GUILDS):
        dice, members = smith.columns[column], smith.members[column]
        found.append(guild_column(seat, guild, max(1, len(dice)), room - len(members)))
        at = f"guild:{guild}"
        found += [own_die(f"die:{seat}:{guild}.{slot}", die, seat, at, slot) for slot, die in enumerate(dice)]
        found += [member_card(id, at, max(1, len(dice)) + place, hired=True) for place, id in enumerate(members)]
    found.append(store(seat, tuple(smith.stock[what] for what in HELD)))
    if smith.starter:
        found.append(starter_zone(seat))
        found.append(starter(s, seat, smith.starter))
    return found


@lru_cache(MANY)
def store(seat: int, amounts: tuple[int, ...]) -> Site:
    """The goods and mystics of a smith, by name."""
    held = zip(HELD, amounts, strict=True)
    lines = [Line(text=brief(what), note=amount(what, n), counts=(kept(what, n),)) for what, n in held]
    return Site(
        id=STOCK,
        name=msg("fr-held"),
        kind="store",
        owner=seat,
        group=STOCK,
        lines=tuple(lines),
        text=(msg("fr-stock-text", most=CAP),),
        rules=("FR-B12", "FR-B14"),
    )


@cache
def guild_column(seat: int, guild: str, slots: int, free: int) -> Site:
    """A guild column: what a run brings, and how many members still have a place."""
    return Site(
        id=f"guild:{guild}",
        name=guild_name(guild),
        icon=icons.GUILD[guild],
        kind=f"guild-{guild}",
        owner=seat,
        slots=slots,
        group=WORKSHOP,
        status=msg(f"fr-run-{guild}", n=sum(BASE[guild].values())),
        lines=(Line(text=msg("fr-open-slot"), state=("closed",)),) * max(free, 0),
        text=(msg("fr-column-text", what=told(BASE[guild])),),
        rules=("FR-B47",),
    )


@cache
def own_die(id: str, die: str, seat: int, at: str, slot: int) -> Die:
    """A die of a smith: in hand, in a column, or at a station."""
    return Die(
        id=id, name=die_name(die), icon=icons.GUILD[COLOURS[die[0]]], face=die[1], faces=FACES, owner=seat, at=at, slot=slot,
        state=("rolled", COLOURS[die[0]]),
    )  # fmt: skip


def dice_in_hand(view: View, seat: int) -> list[Die]:
    """The dice a smith has yet to place; one's own lie in the tray, those of others before them."""
    at = "" if view.seat == seat else f"mat:{seat}"
    return [own_die(f"die:{seat}:{n}", die, seat, at, n) for n, die in enumerate(view.state.smiths[seat].dice)]


@cache
def starter_zone(seat: int) -> Zone:
    return Zone(id=f"starter:{seat}", name=msg("fr-starter"), owner=seat, count=1)


def starter(s: Ravenshire, seat: int, id: str) -> Card:
    """One's own Common contract; it is open from the beginning."""
    return contract_card(id, f"starter:{seat}", 0, lacks(s, seat, id), s.smiths[seat].reputation >= opens_at("common"))


# -- production -----------------------------------------------------------------------------------------------------------


def station_parts(view: View, seat: int) -> list[AnyPart]:
    """The six stations of a smith in Production, with the dice at work."""
    s: Ravenshire = view.state
    smith = s.smiths[seat]
    bands = [band_of(die) for column in smith.columns for die in column] if view.decision is not None else []
    found: list[AnyPart] = []
    for id in STATIONS:
        dice = smith.stations.get(id, [])
        pays = tuple(band for band in BANDS if band in bands) if not dice else ()
        found.append(station(id, len(dice), tuple(smith.upgrades), pays))
        found += [own_die(f"die:{seat}:{id}.{slot}", die, seat, f"station:{id}", slot) for slot, die in enumerate(dice)]
    return found


@lru_cache(MANY)
def station(id: str, dice: int, upgrades: tuple[str, ...], pays: tuple[str, ...]) -> Site:
    """A station: what each band does there."""
    return Site(
        id=f"station:{id}",
        name=named("station", id),
        icon=STATIONS[id].icon,
        kind="station",
        slots=max(1, dice),
        lines=tuple(station_line(id, band, upgrades, band in pays) for band in BANDS),
        group=STATION_GROUP,
        state=("full",) if dice else (),
        status=msg("fr-occupied") if dice else named("station", f"{id}-short"),
        text=(named("station", f"{id}-does"), named("station", f"{id}-flavour")),
        rules=STATIONS[id].rules,
    )


ADDS = {"kiln": "wide-kiln", "smelter": "bellows", "stores": "storehouse"}
"""Stations and the upgrade that makes them better."""


def station_line(id: str, band: str, upgrades: tuple[str, ...], pays: bool) -> Line:
    """What a die of a band does at a station."""
    low, high = LOW_HIGH[band]
    n, more = station_numbers(id, band, upgrades)
    return Line(
        text=msg("fr-band", low=low, high=high),
        note=msg(f"fr-station-{id}-band", n=n, free=more),
        state=("pays",) if pays else (),
    )


@lru_cache(MANY)
def station_brings(id: str, band: str, upgrades: tuple[str, ...]) -> Msg:
    """What a die of a band does at a station, in words."""
    n, more = station_numbers(id, band, upgrades)
    return msg(f"fr-station-{id}-brings", n=n, free=more)


def station_numbers(id: str, band: str, upgrades: tuple[str, ...]) -> tuple[int, int]:
    """The number of a station for a band, and what it gives before; each with its upgrade."""
    more = UPGRADES[ADDS[id]].amount if ADDS.get(id) in upgrades else 0
    one = STATIONS[id]
    n, free = int(getattr(one, band)), one.free
    return (n, free + more) if free else (n + more, 0)
