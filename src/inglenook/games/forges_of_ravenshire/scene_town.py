"""The town: six districts with the dice that lie in them, the Guild Halls, three rows of contracts, titles, and the track."""

from __future__ import annotations

from functools import cache, lru_cache

from msgspec.structs import replace

from inglenook.engine.game import View
from inglenook.engine.scene import AnyPart, Card, Cell, Die, Line, Site, Track, Zone
from inglenook.engine.view import own_words
from inglenook.engine.words import Msg, msg

from . import icons
from .content import (
    ASSISTANTS,
    CAPACITY,
    COLOURS,
    CONTRACTS,
    DISTRICT_IDS,
    DISTRICTS,
    GUILDS,
    MEMBERS,
    TIERS,
    TITLES,
    Reward,
)
from .contracts import lacking
from .districts import RECRUIT
from .gathering import just_placed
from .names import (
    BANDS,
    NUMERALS,
    band_of,
    contract_name,
    die_name,
    guild_name,
    member_does,
    member_name,
    named,
    signs,
    thing,
    told,
)
from .reputation import SPACES, opens_at
from .state import Ravenshire, ao_side, sides
from .titles import facts_of, missing, worth_now

FACES = tuple("123456")
LOW_HIGH = {"low": (1, 2), "mid": (3, 4), "high": (5, 6)}
TOWN, HALLS, TITLE_ZONE, TRACK_ID, DEALT = "town", "guild-halls", "titles", "reputation", "dealt"
MANY = 4096
"""So many cards as somebody sees them are kept."""


def town_parts(view: View) -> list[AnyPart]:
    """The districts with their dice, and the members who wait in the Guild Halls."""
    s: Ravenshire = view.state
    question = view.decision
    kind = question.kind if question is not None else ""
    own = s.smiths[question.seat].dice if question is not None and kind == "place" else []
    found: list[AnyPart] = []
    for index, id in enumerate(DISTRICT_IDS):
        dice = s.board[index]
        wanted = own if kind == "place" and len(dice) < CAPACITY else []
        if kind == "take":
            wanted = [die for slot, die in enumerate(dice) if not just_placed(s, index, slot)]
        bands = {band_of(die) for die in wanted}
        found.append(district(id, len(dice) >= CAPACITY, tuple(band for band in BANDS if band in bands)))
        found += [board_die(id, slot, die, just_placed(s, index, slot)) for slot, die in enumerate(dice)]
    for column, tokens in enumerate(s.halls):
        found += [hall_card(token, column, row) for row, token in enumerate(tokens)]
    return found


# -- districts ------------------------------------------------------------------------------------------------------------


@cache
def district(id: str, full: bool, pays: tuple[str, ...]) -> Site:
    """A district: what each band of faces brings, which would pay now, and whether there is room."""
    return Site(
        id=f"site:{id}",
        name=named("district", id),
        icon=DISTRICTS[id].icon,
        kind="district",
        badge=NUMERALS[DISTRICTS[id].number - 1],
        slots=CAPACITY,
        lines=tuple(band_line(id, band, band in pays) for band in BANDS),
        group=TOWN,
        state=("full",) if full else (),
        status=msg("fr-full") if full else None,
        text=(named("district", f"{id}-flavour"),),
        rules=DISTRICTS[id].rules,
    )


@cache
def band_line(id: str, band: str, pays: bool) -> Line:
    """What a band of faces brings in a district."""
    low, high = LOW_HIGH[band]
    reward = getattr(DISTRICTS[id], band)
    faces = msg("fr-band", low=low, high=high)
    return Line(
        text=msg("fr-band-hire", faces=faces, hire=hire(reward)) if RECRUIT in reward else faces,
        note=told(besides(reward)) if besides(reward) else None,
        counts=signs(besides(reward)),
        state=("pays",) if pays else (),
    )


def hire(reward: Reward) -> Msg:
    """That somebody may be hired, and for how much less."""
    return msg("fr-hire", n=-reward[RECRUIT])


def besides(reward: Reward) -> Reward:
    """What a district gives beside somebody to hire."""
    return {what: n for what, n in reward.items() if what != RECRUIT}


@cache
def district_brings(id: str, band: str) -> Msg:
    """What a die of a band brings in a district, in words."""
    reward = getattr(DISTRICTS[id], band)
    more = besides(reward)
    if RECRUIT not in reward:
        return told(reward)
    return msg("fr-hire-and", hire=hire(reward), what=told(more)) if more else hire(reward)


@cache
def board_die(id: str, slot: int, die: str, placed: bool) -> Die:
    """A die that lies in a district; the one placed just now is not to be taken."""
    words = ("rolled", COLOURS[die[0]], "kept") if placed else ("rolled", COLOURS[die[0]])
    return Die(
        id=f"die:{id}.{slot}", name=die_name(die), icon=icons.GUILD[COLOURS[die[0]]], face=die[1], faces=FACES,
        at=f"site:{id}", slot=slot, state=words,
    )  # fmt: skip


@cache
def hall_card(id: str, column: int, row: int) -> Card:
    """A member on display in the Guild Halls, with its price."""
    return member_card(id, f"site:{HALLS}", CAPACITY + row * len(GUILDS) + column)


@cache
def member_card(id: str, at: str, slot: int, *, hired: bool = False) -> Card:
    """A guild member; on display with its price, in a workshop with what it does."""
    member = MEMBERS[id]
    once = (msg("fr-once", what=told(member.once)),) if member.once else ()
    cost = msg("fr-cost-gold", n=member.cost)
    return Card(
        id=f"member:{id}",
        name=member_name(id),
        icon=icons.GUILD[member.guild] if not hired else member.icon,
        at=at,
        slot=slot,
        kind="member",
        role=guild_name(member.guild),
        badges={"suit": member.guild} if hired else {"suit": member.guild, "cost": str(member.cost)},
        lines=(Line(text=member_does(id)),) if hired else (),
        text=(member_does(id), *once, *(() if hired else (cost,)), named("member", id), named("member", f"{id}-flavour")),
        rules=member.rules,
    )


# -- contracts ------------------------------------------------------------------------------------------------------------


def contract_parts(view: View) -> list[AnyPart]:
    """Three rows of contracts, as the one who looks could complete them."""
    s: Ravenshire = view.state
    seat = view.seat if view.seat is not None else 0
    known = s.smiths[seat].reputation
    found: list[AnyPart] = []
    for tier in TIERS:
        row, may = s.rows[tier], known >= opens_at(tier)
        found.append(row_zone(tier, may, len(row)))
        found += [contract_card(id, f"row:{tier}", slot, lacks(s, seat, id), may) for slot, id in enumerate(row)]
    return found


def lacks(s: Ravenshire, seat: int, id: str) -> tuple[tuple[str, int], ...]:
    """What a smith misses for a contract: goods, and how many of each."""
    return tuple(lacking(s.smiths[seat], id).items())


@cache
def row_zone(tier: str, may: bool, count: int) -> Zone:
    """A row of contracts and from when on it is open."""
    opens = opens_at(tier)
    note = msg("fr-open-to-all") if not opens else msg("fr-open-from", n=opens) if may else msg("fr-opens-at", n=opens)
    return Zone(id=f"row:{tier}", name=named("tier", tier), note=note, count=count, state=() if may else ("closed",))


@lru_cache(MANY)
def contract_card(id: str, at: str, slot: int, lack: tuple[tuple[str, int], ...], may: bool) -> Card:
    """A contract: what it brings, what it takes, and what one misses."""
    one = CONTRACTS[id]
    last, word = (misses(lack), "missing") if lack else (msg("fr-can-forge"), "met")
    if not may:
        last, word = msg("fr-opens-at", n=opens_at(one.tier)), "closed"
    return Card(
        id=f"contract:{id}",
        name=contract_name(id),
        icon=icons.ITEM[one.item],
        at=at,
        slot=slot,
        kind=one.tier,
        lines=(brings_line(id), takes_line(id, lack), Line(text=last, state=(word,))),
        state=() if word == "missing" else (word,),
        text=contract_text(id),
        rules=one.rules,
    )


@cache
def misses(lack: tuple[tuple[str, int], ...]) -> Msg:
    """What is missing in a few words: which good, or of several how many."""
    return msg("fr-misses", what=told(dict(lack)) if len(lack) == 1 else msg("fr-n-goods", n=sum(n for _, n in lack)))


@cache
def brings_line(id: str) -> Line:
    reward = CONTRACTS[id].reward
    return Line(note=msg("fr-brings", what=told(reward)), counts=signs(reward))


@lru_cache(MANY)
def takes_line(id: str, lack: tuple[tuple[str, int], ...]) -> Line:
    """What a contract takes; what one misses of it is marked."""
    cost, lacks = CONTRACTS[id].cost, dict(lack)
    counts = tuple(replace(one, state=("missing",)) if one.id in lacks else one for one in signs(cost))
    return Line(note=msg("fr-takes", what=told(cost)), counts=counts)


@cache
def contract_text(id: str) -> tuple[Msg, ...]:
    """What is read of a contract on a closer look."""
    one = CONTRACTS[id]
    return (
        msg("fr-contract-is", tier=named("tier", one.tier), item=named("item", one.item)),
        msg("fr-brings", what=told(one.reward)),
        msg("fr-takes", what=told(one.cost)),
        msg("fr-wanted-by", who=Msg(f"fr-contract-{id}-customer"), why=Msg(f"fr-contract-{id}-flavour")),
    )


def dealt_parts(view: View) -> list[AnyPart]:
    """What lies before somebody who keeps one of it: Assistants, or Common contracts."""
    s: Ravenshire = view.state
    whose = view.decision.seat if view.decision is not None else s.active
    found: list[AnyPart] = [Zone(id=DEALT, name=msg("fr-dealt"), owner=whose, count=len(s.dealt))]
    for slot, id in enumerate(s.dealt):
        is_contract = id in CONTRACTS
        found.append(contract_card(id, DEALT, slot, lacks(s, whose, id), True) if is_contract else assistant_card(id, slot))
    return found


@cache
def assistant_card(id: str, slot: int) -> Card:
    """An assistant who may be kept."""
    role, does = Msg(f"fr-assistant-{id}-role"), named("assistant", f"{id}-does")
    return Card(
        id=f"assistant:{id}", name=role, icon=ASSISTANTS[id].icon, at=DEALT, slot=slot, kind="assistant",
        lines=(Line(text=does),), text=(does, named("assistant", id), named("assistant", f"{id}-flavour")), rules=("FR-B11",),
    )  # fmt: skip


# -- titles ---------------------------------------------------------------------------------------------------------------


def title_parts(view: View) -> list[AnyPart]:
    """The titles in play, with what whoever looks still misses, what they are worth now, and who has them."""
    s: Ravenshire = view.state
    zone = Zone(id=TITLE_ZONE, name=msg("fr-titles"), owner=view.seat, count=len(s.titles), note=msg("fr-titles-note"))
    facts = facts_of(s, view.seat) if view.seat is not None else {}
    found: list[AnyPart] = [zone]
    for slot, id in enumerate(s.titles):
        holders = tuple(view.name(seat) for seat, smith in enumerate(s.smiths) if id in smith.titles)
        ao = s.ao is not None and id in s.ao.titles
        mine = view.seat is not None and id in s.smiths[view.seat].titles
        lack = () if mine else tuple(missing(id, facts).items())
        first = worth_now(s, id) == TITLES[id].first
        found.append(title_card(id, slot, lack, first, mine, holders, ao))
    return found


@lru_cache(MANY)
def title_card(
    id: str, slot: int, lack: tuple[tuple[str, int], ...], first: bool, mine: bool, holders: tuple[str, ...], ao: bool
) -> Card:
    """A title: what it takes, what it is worth now, and who has it."""
    one = TITLES[id]
    worth = one.first if first else one.later
    met = mine or not lack
    lines = [Line(text=needs(tuple(one.need.items())), note=told(worth), counts=signs(worth), state=("met",) if met else ())]
    if holders or ao:
        who = [*(own_words(name) for name in holders), *([msg("fr-ao")] if ao else [])]
        lines.append(Line(text=Msg("fr-held-by", {"who": who})))
    return Card(
        id=f"title:{id}",
        name=named("title", id),
        icon=one.icon,
        at=TITLE_ZONE,
        slot=slot,
        kind="title",
        lines=tuple(lines),
        state=("met",) if met else (),
        text=(
            msg("fr-title-worth", needs=needs(tuple(one.need.items())), first=told(one.first), later=told(one.later)),
            named("title", f"{id}-flavour"),
        ),
        rules=one.rules,
    )


@cache
def needs(need: tuple[tuple[str, int], ...]) -> Msg:
    """What a title takes, in words."""
    return Msg("fr-list", {"what": [msg(f"fr-need-{what}", n=n) for what, n in need]})


# -- reputation -----------------------------------------------------------------------------------------------------------


def reputation_track(s: Ravenshire) -> Track:
    """The track with everybody's marker."""
    known = [smith.reputation for smith in s.smiths] + ([s.ao.reputation] if s.ao is not None else [])
    assert len(known) == sides(s) and ao_side(s) == len(s.smiths)
    return track_with(tuple(known))


@lru_cache(MANY)
def track_with(known: tuple[int, ...]) -> Track:
    markers = tuple(enumerate(known))
    return Track(
        id=TRACK_ID, name=thing("reputation"), icon=icons.STOCK["reputation"], cells=cells(), markers=markers,
        text=(msg("fr-track-text"),), rules=("FR-B78", "FR-B81"),
    )  # fmt: skip


@cache
def cells() -> tuple[Cell, ...]:
    """Every space: what it brings once, what opens there, and its Gold at the end."""
    found = []
    for one in SPACES:
        gifts = signs(one.once)
        note = named("tier", one.unlocks) if one.unlocks else told(one.once) if gifts else None
        state = ("gate",) if one.unlocks else ("end",) if one is SPACES[-1] else ()
        label, worth = (msg("plain", text=str(n)) for n in (one.space, one.gold))
        found.append(Cell(label=label, note=note, gift=gifts[0] if gifts else None, worth=worth, state=state))
    return tuple(found)
