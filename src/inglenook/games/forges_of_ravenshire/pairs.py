"""A turn in Gathering, looked at as a whole: every place for a die together with every die that could be taken then."""

from __future__ import annotations

from typing import NamedTuple

from .content import COLOURS, COLUMN, DISTRICT_IDS, DISTRICTS, GUILDS, MEMBERS
from .desk import EVERY, ONCE, Desk, Row, desk_of, row_of, run
from .districts import open_districts
from .gathering import SPOTS, just_placed
from .guilds import CONSOLATION, free_slots, price
from .outlook import MYSTIC, TOKEN_WORTH, WEIGHT, Five, Outlook, goods_worth, outlook
from .owned import columns_for
from .rewards import CAP
from .state import Ravenshire, Smith

BANDED = [(one.low, one.mid, one.high) for one in DISTRICTS.values()]
ROWS = [[row_of(reward) for reward in rewards] for rewards in BANDED]
"""By district and band."""
HALLS = DISTRICT_IDS.index("guild-halls")
CHANGES = [reward["recruit"] for rewards in BANDED for reward in rewards if "recruit" in reward]
"""By band, how the Guild Halls change a price."""
TWICE = 2.0
"""What a second recruit in the same turn is worth less."""
RAVEN_KEPT, EXTREME = 0.3, 0.25
"""A Raven Die in the workshop, and a die whose face is high or low, are worth a little more in Production."""
DEARER = 1.12
"""Gold spent early could have bought something else."""
TURNS, SEASONS = 3, 4


class Taking(NamedTuple):
    """A die that could be taken: where, into which column, and what it brings."""

    key: str
    column: int
    goods: Five
    flat: float
    halls: bool


# -- members --------------------------------------------------------------------------------------------------------------


def member_runs(s: Ravenshire, smith: Smith, column: int) -> float:
    """How often a column may still run."""
    turns = TURNS * (SEASONS - (s.season or 1)) + max(0, len(smith.dice) - 1 - (smith.assistant == "fourth-hand"))
    return turns * (0.40 + 0.04 * len(smith.members[column])) + 0.25 * (SEASONS + 1 - (s.season or 1))


def run_worth(member: str, reputation: int, scale: float) -> float:
    """What a member brings in a run, roughly."""
    does = MEMBERS[member].run
    found, known = 0.0, 1.0 if reputation >= does.if_rep else 0.75
    for what, n in does.gain.items():
        if what == "gold":
            found += n * known
        elif what in ("raw", "raw-different"):
            found += n * known * min(1.9, scale)
        elif what == "talisman":
            found += 2.0 * n
        elif what == "good-of-choice":
            found += 1.15 * scale * n
        else:
            each = WEIGHT[GOODS_AT[what]] * scale * 0.8
            found += each * (n + 0.6 * (does.more_if_le >= 0))
    if does.swap is not None:
        found = 0.4 * scale * does.swap[2]
    elif does.sell is not None:
        what, gold, _ = does.sell
        found = (gold - 2.0) * 0.9 if what == "dragon-scale" else gold - 0.55 * scale
    elif does.make is not None:
        _, get, most = does.make
        found = 1.1 if get == "mithril" else (0.35 if get == "charcoal" else 0.75) * scale * most
    elif does.mystic:
        found = 1.6
    elif does.die:
        found = 0.9
    return found


GOODS_AT = {"wood": 0, "ore": 1, "leather": 2, "charcoal": 3, "steel": 4}


def member_worth(s: Ravenshire, smith: Smith, member: str, column: int, look: Outlook) -> float:
    """A member for the rest of the game: what it brings once, in every run, and towards titles."""
    once = ONCE[member]
    found = flat(once, look) + once.steps * look.step + once.choice * 1.25 * look.scale
    found += run_worth(member, smith.reputation, look.scale) * member_runs(s, smith, column)
    return found + look.pulls.get("members", 0.0)


def hire_worth(s: Ravenshire, smith: Smith, member: str, guild: str, change: int, look: Outlook) -> float:
    """A member less its price."""
    paid = price(member, change)
    return member_worth(s, smith, member, COLUMN[guild], look) - paid * (DEARER if s.season < TURNS else 1.0)


def recruit_worth(s: Ravenshire, smith: Smith, change: int, look: Outlook) -> float:
    """The best there is to be had at the Guild Halls at this change of the price."""
    best = float(CONSOLATION)
    for hall in s.halls:
        for member in hall:
            if price(member, change) <= smith.gold:
                for guild in columns_for(smith, MEMBERS[member].guild):
                    if free_slots(smith, guild) > 0:
                        best = max(best, hire_worth(s, smith, member, guild, change, look))
    return best


# -- a turn ---------------------------------------------------------------------------------------------------------------


def flat(row: Row, look: Outlook) -> float:
    """What a reward is worth besides its goods."""
    found = row.gold + TOKEN_WORTH * row.tokens
    for kind, n in enumerate(row.mystics):
        if n:
            found += MYSTIC[kind] * n
    return found


def run_gains(desk: Desk, column: int, look: Outlook) -> tuple[Five, float]:
    """What a run of a guild adds: goods, and everything else in Gold."""
    twin = desk.copy()
    run(twin, column, look)
    g0, g1, g2, g3, g4 = (after - before for after, before in zip(twin.goods, desk.goods, strict=True))
    other = twin.gold - desk.gold + TOKEN_WORTH * (twin.tokens - desk.tokens)
    other += sum(MYSTIC[kind] * (twin.mystics[kind] - desk.mystics[kind]) for kind in range(4))
    return (g0, g1, g2, g3, g4), other


def run_worths(s: Ravenshire, seat: int, look: Outlook) -> list[float]:
    """What a run of each guild is worth now."""
    desk = desk_of(s.smiths[seat])
    before = goods_worth(desk.goods, look)
    found = []
    for column in range(len(GUILDS)):
        added, other = run_gains(desk, column, look)
        found.append(goods_worth(summed(desk.goods, added), look) - before + other)
    return found


def summed(goods: list[int], added: Five) -> tuple[int, ...]:
    return tuple([min(CAP, goods[kind] + added[kind]) for kind in EVERY])


def takings(s: Ravenshire, seat: int, look: Outlook, hired: list[float]) -> list[Taking]:
    """Every die that could be taken now, into every column it could go to."""
    desk = desk_of(s.smiths[seat])
    runs = [run_gains(desk, column, look) for column in range(len(GUILDS))]
    found = []
    for district, dice in enumerate(s.board):
        for place, die in enumerate(dice):
            if just_placed(s, district, place):
                continue
            band = (int(die[1]) - 1) // 2
            row = ROWS[district][band]
            own = flat(row, look) + (hired[band] if district == HALLS else 0.0) + (EXTREME if band != 1 else 0.0)
            raven = die[0] == "r"
            for column in range(len(GUILDS)) if raven else (COLUMN[COLOURS[die[0]]],):
                added, other = runs[column]
                a, b = row.goods, added
                goods = (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])
                flat_worth = own + other + (RAVEN_KEPT if raven else 0.0)
                found.append(Taking(SPOTS[district][place], column, goods, flat_worth, district == HALLS))
    return found


def take_worths(s: Ravenshire, seat: int) -> dict[str, float]:
    """What each die that could be taken brings, with the run of its guild."""
    smith, look = s.smiths[seat], outlook(s, seat)
    desk = desk_of(smith)
    before = goods_worth(desk.goods, look)
    found: dict[str, float] = {}
    for taking in takings(s, seat, look, hires(s, smith, look)):
        worth = taking.flat + goods_worth(summed(desk.goods, taking.goods), look) - before
        found[taking.key] = max(worth, found.get(taking.key, worth))
    return found


def hires(s: Ravenshire, smith: Smith, look: Outlook) -> list[float]:
    """What the Guild Halls are worth by band."""
    return [recruit_worth(s, smith, change, look) for change in CHANGES]


def place_worths(s: Ravenshire, seat: int, bands: set[int]) -> dict[tuple[int, int], float]:
    """By band of a die and district what a turn brings that begins there, with the best die to take after it."""
    smith, look = s.smiths[seat], outlook(s, seat)
    hired = hires(s, smith, look)
    goods = desk_of(smith).goods
    before = goods_worth(goods, look)
    options = takings(s, seat, look, hired)
    known: dict[tuple[int, ...], float] = {}
    found: dict[tuple[int, int], float] = {}
    for district in open_districts(s):
        for band in bands:
            row = ROWS[district][band]
            mine = flat(row, look) + (hired[band] if district == HALLS else 0.0) - before
            then = summed(goods, row.goods)
            best = -99.0
            for taking in options:
                t0, t1, t2, t3, t4 = taking.goods
                have = (then[0] + t0, then[1] + t1, then[2] + t2, then[3] + t3, then[4] + t4)
                worth = known.get(have)
                if worth is None:
                    capped = have if max(have) <= CAP else tuple([min(CAP, n) for n in have])
                    worth = known[have] = goods_worth(capped, look)
                worth += taking.flat
                if taking.halls and district == HALLS:
                    worth -= TWICE
                if worth > best:
                    best = worth
            found[band, district] = mine + best
    return found
