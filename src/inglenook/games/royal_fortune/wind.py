"""The wind and dark æmber: what they do to everybody (R48-R68, R108)."""

from __future__ import annotations

from inglenook.engine.decide import About, ask
from inglenook.engine.lasting import Lasting
from inglenook.engine.rulebook import rule
from inglenook.engine.words import msg
from inglenook.games.keyforge.aember import Mixes, add, gain, lose
from inglenook.games.keyforge.choose import chooser
from inglenook.games.keyforge.content import CARDS
from inglenook.games.keyforge.damage import damage
from inglenook.games.keyforge.query import anyone_says, total
from inglenook.games.keyforge.registry import DEEDS, Deed, Event, after, const
from inglenook.games.keyforge.state import TITLE, Crucible, KFTable, face, has_trait, is_creature

from .content import FORTUNE, LAST
from .laws import escape, flip_wind, seasoned
from .state import TAILWIND, RFTable, Voyage, ship_id, ship_side

WIND = "wind"
WIND_COST = 2


@const("wind:blows", "enter-ready")
@rule("RF-R49", "RF-R50", "RF-G12")
def first_creature_ready(s: Crucible, one: Lasting, you: int, id: str, side: int, first: bool) -> bool:
    """Tailwind: the first creature played each turn enters ready, also one of the ship's."""
    assert isinstance(s, Voyage)
    if s.wind != TAILWIND or anyone_says(s, "becalmed"):
        return False
    return first and id in s.played and face(s, id).type == "creature"


@after("wind:blows", "icon", lambda s, me, you, event: event.other == "wind")
@rule("RF-R108", "RF-G13", "RF-G14")
async def wind_icon(t: RFTable, me: str, you: int, event: Event) -> None:
    """A wind icon, in its place among the icons: the wind turns, then the ship is exhausted."""
    t.say("rf-log-wind-icon", rule="RF-R108", lights=("wind",))
    flip_wind(t)
    exhausted_by_wind(t)
    await stretch_escape(t)


@rule("RF-R140")
def exhausted_by_wind(t: RFTable) -> None:
    """The ship is exhausted; not in blustery terms."""
    s: Voyage = t.state
    if not s.blustery:
        s.tired[ship_id(s)] = True
        t.say("rf-log-ship-exhausted", rule="RF-R108", weight=2, lights=(ship_id(s),))


@rule("RF-R124")
async def stretch_escape(t: RFTable) -> None:
    """On the final stretch a wind icon lets the ship escape, however many pirates there are."""
    s: Voyage = t.state
    if s.here == LAST:
        t.say("rf-log-stretch", rule="RF-R124", weight=2, lights=("location",))
        await escape(t)


@rule("RF-R51", "RF-R52", "RF-R53")
async def turn_wind(t: KFTable) -> None:
    """On their own turn players may lose two æmber to turn the wind, as often as they like; nothing exhausts."""
    s = t.state
    cost = wind_cost(s)
    if await lose(t, s.active, cost, "wind") == cost:
        flip_wind(t, msg("kf-log-by", card=t.called(s.active)) if t.loud else "")


def wind_cost(s: Crucible) -> int:
    """What it costs to turn the wind."""
    return WIND_COST + total(s, "wind-cost")


def can_turn_wind(s: Crucible) -> bool:
    """Only in a chase, and only for whoever can pay."""
    return isinstance(s, Voyage) and s.active != ship_side(s) and s.sides[s.active].amber >= wind_cost(s)


DEEDS[WIND] = Deed(can_turn_wind, turn_wind)


# -- dark æmber -----------------------------------------------------------------------------------------------------------


@const("dark:burns", "mixes")
def two_kinds(s: Crucible, one: Lasting, you: int) -> Mixes:
    """Where there is dark æmber, whoever moves some says how much of it is dark."""
    return mix


@rule("RF-R64", "RF-R66", "RF-G15")
async def mix(t: KFTable, have: int, dark: int, n: int, why: str, side: int, to: int, card: str) -> int:
    """How many of n æmber are dark ones: whoever moves them chooses, where both kinds are there, for the ship too."""
    least, most = max(n - (have - dark), 0), min(n, dark)
    if least == most:
        return least
    keys = [str(number) for number in range(least, most + 1)]
    about: About = {"n": n, "why": why, "side": side, "to": to, "card": card}
    return int(await ask(t, chooser(t.state), "mix", keys.copy, rule="RF-R66", about=about))


@rule("RF-R57", "RF-R63")
def is_mutant(s: Voyage, id: str) -> bool:
    """Mutants take no harm from dark æmber; all others do."""
    return has_trait(s, id, "mutant") or seasoned(s, id)


@after("dark:burns", "dark-pool")
@rule("RF-R58", "RF-R59", "RF-R60", "RF-R61", "RF-G4")
async def dark_in_a_pool(t: RFTable, me: str, you: int, event: Event) -> None:
    """Dark æmber that enters a pool burns every creature of that side that is no mutant, one damage for each."""
    s: Voyage = t.state
    n = event.amount * (2 if anyone_says(s, "dark-twice") else 1)
    await damage(t, [(id, n) for id in s.sides[event.side].line if not is_mutant(s, id)])


@after("dark:burns", "dark-card")
@rule("RF-R62")
async def dark_on_a_creature(t: RFTable, me: str, you: int, event: Event) -> None:
    """Dark æmber put on a creature that is no mutant burns it; on an artifact it burns nobody."""
    s: Voyage = t.state
    n = event.amount * (2 if anyone_says(s, "dark-twice") else 1)
    if event.card in s.control and is_creature(s, event.card) and not is_mutant(s, event.card):
        await damage(t, [(event.card, n)])


@rule("RF-R67", "RF-R68")
async def create_dark(t: RFTable, by: str, side: int, n: int) -> None:
    """Only broken chests and adventure cards bring dark æmber into the game; of any other card it is normal æmber."""
    if not is_adventure(by):
        await gain(t, side, n)
        return
    t.say("rf-log-dark", rule="RF-R67", lights=(f"pool-{side}",), side=t.called(side), n=n)
    await add(t, side, n, n)


@rule("RF-R65")
def lose_dark(t: RFTable, side: int, n: int) -> int:
    """What speaks of dark æmber touches no other kind."""
    mine = t.state.sides[side]
    n = min(n, mine.dark)
    mine.amber -= n
    mine.dark -= n
    if n:
        t.say("rf-log-lose-dark", rule="RF-R65", lights=(f"pool-{side}",), side=t.called(side), n=n)
    return n


@rule("RF-R138")
def is_adventure(id: str) -> bool:
    """All adventure cards are of house Fortune, and no others are."""
    return CARDS[TITLE[id]].house == FORTUNE
