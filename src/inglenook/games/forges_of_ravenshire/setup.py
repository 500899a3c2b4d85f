"""Setup: the town is laid out, and everybody is given what they start with."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.layers import layered
from inglenook.engine.rulebook import rule

from .ao_setup import new_ao, set_up_ao
from .assistants import keep_assistant, served
from .content import CONTRACTS, DISTRICT_IDS, GOLD, GOODS, GUILDS, MEMBERS, MYSTICS, RAVEN, SHOWN, TIERS, TITLES, TOKEN
from .contracts import deal
from .dice import SIDES, STARTERS, face, roll
from .gathering import NOWHERE
from .guilds import draw_token
from .levels import RavenshireOptions, plays_against_ao
from .names import contract_name, die_called, named
from .seasons import open_turn
from .state import FRTable, Ravenshire, Smith, count, sides

START_GOLD, START_TOKENS, START_GOODS = 4, 1, 1
DEALT = 3
"""Common contracts from which a starter is kept."""
OF_A_COLOUR = 2
"""Dice of each colour that begin on the board."""
FEW_TITLES, MANY_TITLES = 3, 4


def new(seats: int, options: RavenshireOptions) -> Ravenshire:
    """The box, before anything is shuffled."""
    return Ravenshire(
        step="lay-out",
        season=0,
        round=1,
        first=0,
        active=0,
        smiths=[new_smith() for _ in range(seats)],
        ao=new_ao(options) if plays_against_ao(seats, options) else None,
        board=[[] for _ in DISTRICT_IDS],
        placed=NOWHERE,
        taken="",
        ran="",
        rows={tier: [] for tier in TIERS},
        decks={tier: layered([id for id, one in CONTRACTS.items() if one.tier == tier]) for tier in TIERS},
        halls=[[] for _ in GUILDS],
        stacks=[layered([id for id, one in MEMBERS.items() if one.guild == guild]) for guild in GUILDS],
        titles=[],
        claimed={},
        dealt=[],
        raven=options.raven,
        assisted=options.assistants,
        tally={},
    )


@rule("FR-R16")
def new_smith() -> Smith:
    """A workshop, before anything is rolled: with AO at the table as without it."""
    return Smith(
        stock={**dict.fromkeys((*GOODS, *MYSTICS, GOLD, TOKEN), 0), **(start_stock() or {})},
        reputation=0,
        dice=[],
        columns=[[], [], []],
        stations={},
        members=[[], [], []],
        starter="",
        contracts=[],
        finishes=[],
        upgrades=[],
        upgraded=False,
        overtime=[],
        assistant="",
        clerked=False,
        titles=[],
    )


@rule("FR-B7")
def start_stock() -> dict[str, int]:
    """A smith starts with 4 Gold, 1 Action Token and 1 of each good."""
    return {**dict.fromkeys(GOODS, START_GOODS), GOLD: START_GOLD, TOKEN: START_TOKENS}


# -- steps ----------------------------------------------------------------------------------------------------------------


async def lay_out(t: FRTable) -> None:
    """Everything is shuffled and laid out, and the dice say who begins."""
    draw_titles(t)
    deal_rows(t)
    open_halls(t)
    lay_dice(t)
    roll_own_dice(t)
    find_first_player(t)
    t.state.step = "assistants"


async def assistants(t: FRTable) -> None:
    """Whoever is served by an Assistant chooses one."""
    for seat in served(t.state):
        await keep_assistant(t, seat)
    t.state.step = "starters"


async def starters(t: FRTable) -> None:
    """Everybody keeps a starter; then the Raven lands, AO is set up, and the first Season begins."""
    s = t.state
    for seat in range(len(s.smiths)):
        await keep_starter(t, seat)
    lay_raven(t)
    if s.ao is not None:
        set_up_ao(t)
    s.season, s.active, s.step = 1, s.first, "turn"
    open_turn(t)


# -- the rules ------------------------------------------------------------------------------------------------------------


@rule("FR-B4")
def draw_titles(t: FRTable) -> None:
    """Of the ten titles three are drawn for two participants, four for three or four, from top to bottom."""
    s = t.state
    left = list(TITLES)
    s.titles = [left.pop(t.chance.below(len(left))) for _ in range(min(titles_in_play(s), len(left)))]
    t.say(
        "fr-log-titles",
        rule="FR-B4",
        lights=tuple(f"title:{one}" for one in s.titles),
        titles=[named("title", one) for one in s.titles],
    )


@rule("FR-R18", "FR-Q31")
def titles_in_play(s: Ravenshire) -> int:
    """AO counts as a player where the board is set up; three smiths and AO are four."""
    return FEW_TITLES if sides(s) == 2 else MANY_TITLES


@rule("FR-B5")
def deal_rows(t: FRTable) -> None:
    """Three contracts of each tier lie face up, from top to bottom."""
    s = t.state
    for tier in TIERS:
        s.rows[tier] = deal(t, tier, SHOWN)


@rule("FR-B6")
def open_halls(t: FRTable) -> None:
    """Of each guild two members lie face up, one in the top row and one in the lower row."""
    for column in range(len(GUILDS)):
        draw_token(t, column)
        draw_token(t, column)


@rule("FR-B2")
def lay_dice(t: FRTable) -> None:
    """Two dice of each colour are shuffled, dealt one to each district, and rolled there."""
    bag = list(STARTERS * OF_A_COLOUR)
    for dice in t.state.board:
        dice.append(roll(t, bag.pop(t.chance.below(len(bag)))))


@rule("FR-B3")
def lay_raven(t: FRTable) -> None:
    """The Raven Die is rolled and joins the district with the number it shows, as the second die there."""
    s = t.state
    if s.raven:
        die = roll(t, RAVEN)
        district = face(die) - 1
        s.board[district].append(die)
        lights = (f"site:{DISTRICT_IDS[district]}",)
        t.say(
            "fr-log-raven", rule="FR-B3", lights=lights, die=die_called(die), district=named("district", DISTRICT_IDS[district])
        )


@rule("FR-B8")
def roll_own_dice(t: FRTable) -> None:
    """Each smith has one die of each colour, and rolls them."""
    for smith in t.state.smiths:
        smith.dice = [roll(t, colour) for colour in STARTERS]


@rule("FR-B13", "FR-R41", "FR-R42")
def find_first_player(t: FRTable) -> None:
    """The highest total of rolled dice goes first; those who tie roll again for it. A lone smith simply goes first."""
    s = t.state
    left = may_go_first(s)
    totals = [sum(map(face, smith.dice)) for smith in s.smiths]
    while True:
        left = [seat for seat in left if totals[seat] == max(totals[one] for one in left)]
        if len(left) == 1:
            break
        for seat in left:
            totals[seat] = sum(t.chance.roll(SIDES) for _ in STARTERS)
    give_marker(t, left[0])


@rule("FR-R44", "FR-Q25")
def may_go_first(s: Ravenshire) -> list[int]:
    """AO rolls no dice, and is never first in the first Season."""
    return list(range(len(s.smiths)))


@rule("FR-R43")
def give_marker(t: FRTable, seat: int) -> None:
    """Whoever goes first holds the 1st Player Marker."""
    s = t.state
    s.first = s.active = seat
    t.say("fr-log-first", rule="FR-B13", seat=seat)


@rule("FR-B10")
async def keep_starter(t: FRTable, seat: int) -> None:
    """Three Common contracts are dealt and one is kept; the other two go under the Common deck in random order."""
    s = t.state
    s.dealt = deal(t, TIERS[0], DEALT)
    t.reveal()
    kept = await ask(t, seat, "starter", lambda: list(s.dealt), rule="FR-B10")
    s.smiths[seat].starter = kept
    s.decks[TIERS[0]].lay_under([card for card in s.dealt if card != kept], ())
    s.dealt = []
    count(s, seat, f"starter.{kept}")
    t.say("fr-log-starter", rule="FR-B10", seat=seat, lights=(f"contract:{kept}",), contract=contract_name(kept))
