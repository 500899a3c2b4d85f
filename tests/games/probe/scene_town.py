"""The town: districts with slots for dice, three rows of contracts, and everybody's own workshop."""

from __future__ import annotations

from inglenook.engine.game import View
from inglenook.engine.scene import AnyPart, Card, Die, Line, Piece, Site, Zone
from inglenook.engine.words import Msg, msg

from .content import BANDS, CONTRACT_NAME, CONTRACTS, DICE, DISTRICT_NAME, DISTRICTS, OPENS, ROWS, SLOTS
from .state import Probe
from .town import band, free, is_open, missing
from .words_of import FACES, reward

DIE_ICON = {"harvester": "high-grass", "merchant": "two-coins", "alchemist": "furnace"}


def town_parts(view: View) -> list[AnyPart]:
    """Everything of the town, with prices as the one who looks would pay them."""
    s: Probe = view.state
    seat = view.seat if view.seat is not None else s.active
    found: list[AnyPart] = []
    for id in DISTRICTS:
        found.append(district(s, id))
        found += [die(number, f"die:{id}:{slot}", id, slot) for slot, number in enumerate(s.placed[id])]
    if s.agent:
        found.append(Piece(id="agent", name=msg("pr-agent"), icon="raven", at=s.agent, kind="enemy"))
    for row in ROWS:
        found += contracts(s, seat, row)
    found += workshop(s, seat)
    if s.die:
        found.append(die(s.die, "die", "", 0))
    return found


def die(number: int, id: str, at: str, slot: int) -> Die:
    """A die of a kind, with its face."""
    kind, face = DICE[number // 10], str(number % 10)
    name = msg(f"pr-die-{kind}")
    return Die(id=id, name=name, icon=DIE_ICON[kind], face=face, faces=FACES, at=at, slot=slot, state=("rolled", kind))


def district(s: Probe, id: str) -> Site:
    """A district: what each band of faces brings, and which one would pay now."""
    one = DISTRICTS[id]
    pays = band(s.die % 10) if s.die and free(s, id) > 0 else -1
    lines = tuple(
        Line(text=msg("pr-band", low=low, high=high), note=reward(one.bands[n]), state=("pays",) if n == pays else ())
        for n, (low, high) in enumerate(BANDS)
    )
    full = free(s, id) <= 0
    return Site(
        id=id, name=DISTRICT_NAME[id], kind="district", icon=one.icon, badge=one.badge, slots=SLOTS, lines=lines,
        group="town", state=("full",) if full else (), status=msg("pr-full") if full else None, rules=("PR-R8",),
    )  # fmt: skip


def contracts(s: Probe, seat: int, row: str) -> list[AnyPart]:
    """A row of contracts, what they bring and cost, and what one misses."""
    may = is_open(s, seat, row)
    note = msg("pr-row-open") if may else msg("pr-row-closed", n=OPENS[row])
    words = () if may else ("closed",)
    found: list[AnyPart] = [Zone(id=row, name=msg(f"pr-row-{row}"), count=len(s.open[row]), note=note, state=words)]
    return found + [contract(s, seat, card, row, slot, may) for slot, card in enumerate(s.open[row])]


def contract(s: Probe, seat: int, card: str, at: str, slot: int, may: bool) -> Card:
    """One contract as this seat sees it."""
    one = CONTRACTS[card]
    lacks = missing(s, seat, card)
    last, word = (msg("pr-misses", what=reward(lacks)), "missing") if lacks else (msg("pr-can"), "met")
    if not may:
        last, word = msg("pr-row-closed", n=OPENS[one.row]), "closed"
    lines = (
        Line(text=msg("pr-pays", gold=one.gold, fame=one.fame), icon="two-coins"),
        Line(text=reward(one.cost)),
        Line(text=last, state=(word,)),
    )
    state = (word,) if word != "missing" else ()
    return Card(
        id=card, name=CONTRACT_NAME[card], icon=one.icon, at=at, slot=slot, kind=f"contract-{one.row}", lines=lines, state=state
    )


def workshop(s: Probe, seat: int) -> list[AnyPart]:
    """What lies before the one who looks: a die slot, and the contracts that are done."""
    done = s.shop[seat]
    name: Msg = msg("pr-workshop")
    site = Site(id="workshop", name=name, icon="anvil", owner=seat, slots=max(3, len(done)), group="workshop")
    cards = [
        Card(id=card, name=CONTRACT_NAME[card], icon=CONTRACTS[card].icon, at="workshop", slot=slot, kind="token")
        for slot, card in enumerate(done)
    ]
    return [site, *cards]
