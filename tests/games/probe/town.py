"""A turn in the town: place a die in a district for its reward, then do a contract."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule
from inglenook.engine.table import Table

from .content import CONTRACT_NAME, CONTRACTS, DICE, DISTRICT_NAME, DISTRICTS, GOLD, GOODS, OPENS, ROWS, SLOTS
from .state import CELLS, Probe

PASS = "pass"


def band(face: int) -> int:
    """Which reward a face brings."""
    return (face - 1) // 2


def free(s: Probe, district: str) -> int:
    """How many places are free there; the rival's agent takes one."""
    return SLOTS - len(s.placed[district]) - (s.agent == district)


@rule("PR-R8")
async def place(t: Table[Probe]) -> None:
    """Roll a die and place it where there is room; when the town is full, it is cleared first."""
    s = t.state
    seat = s.active
    if not any(free(s, district) > 0 for district in DISTRICTS):
        s.placed = {district: [] for district in DISTRICTS}
    kind = (s.round + seat) % len(DICE)
    s.die = 10 * kind + t.chance.roll(6)
    places = [district for district in DISTRICTS if free(s, district) > 0]
    key = await ask(t, seat, "place", places.copy, rule="PR-R8")
    for good in DISTRICTS[key].bands[band(s.die % 10)]:
        gain(s, seat, good)
    s.placed[key].append(s.die)
    t.say("pr-log-place", rule="PR-R8", seat=seat, lights=(key,), face=s.die % 10, place=DISTRICT_NAME[key])
    s.die = 0
    await contract(t)


def gain(s: Probe, seat: int, good: str) -> None:
    """One more of something."""
    if good == GOLD:
        s.gold[seat] += 1
    else:
        s.goods[seat][good] += 1


def missing(s: Probe, seat: int, card: str) -> list[str]:
    """The goods a seat lacks for a contract, each as often as it is lacking."""
    has = s.goods[seat]
    cost = CONTRACTS[card].cost
    return [good for good in GOODS for _ in range(cost.count(good) - has[good])]


def is_open(s: Probe, seat: int, row: str) -> bool:
    """Whether a seat has the fame for a row."""
    return s.fame[seat] >= OPENS[row]


@rule("PR-R9")
async def contract(t: Table[Probe]) -> None:
    """Do one contract of an open row whose goods you have, or none."""
    s = t.state
    seat = s.active
    able = [card for row in ROWS if is_open(s, seat, row) for card in s.open[row] if not missing(s, seat, card)]
    key = await ask(t, seat, "contract", lambda: [*able, PASS], rule="PR-R9")
    if key == PASS:
        return
    one = CONTRACTS[key]
    for good in one.cost:
        s.goods[seat][good] -= 1
    s.gold[seat] += one.gold
    s.fame[seat] = min(s.fame[seat] + one.fame, CELLS - 1)
    s.shop[seat].append(key)
    restock(t, one.row, key)
    t.say("pr-log-contract", rule="PR-R9", weight=3, seat=seat, lights=(key,), card=CONTRACT_NAME[key], gold=one.gold)


def restock(t: Table[Probe], row: str, gone: str) -> None:
    """A card that is gone is replaced while there are any."""
    s = t.state
    s.open[row].remove(gone)
    if len(s.stock[row]):
        s.open[row].append(s.stock[row].draw(t.chance))
        t.reveal()


@rule("PR-R10")
def rival_acts(t: Table[Probe]) -> None:
    """The rival sits at no seat: it goes on by one, and its agent takes a place in the next district."""
    s = t.state
    s.rival = min(s.rival + 1, CELLS - 1)
    order = list(DISTRICTS)
    after = order.index(s.agent) + 1 if s.agent else 0
    room = [d for d in order[after:] + order[:after] if len(s.placed[d]) < SLOTS]
    s.agent = room[0] if room else ""
    t.say("pr-log-rival", rule="PR-R10", weight=2, seat=len(s.gold), at=s.rival)
