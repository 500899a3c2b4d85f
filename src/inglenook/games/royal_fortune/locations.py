"""Locations: one at a time, each with an effect that stays while the chase is there (R41-R47)."""

from __future__ import annotations

from collections.abc import Iterable

from inglenook.engine.chance import Chance
from inglenook.engine.lasting import Lasting
from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg
from inglenook.games.keyforge.aember import gain
from inglenook.games.keyforge.choose import most_powerful, pick
from inglenook.games.keyforge.damage import damage
from inglenook.games.keyforge.figures import through
from inglenook.games.keyforge.leaving import leave
from inglenook.games.keyforge.query import damaged, on_flank
from inglenook.games.keyforge.registry import Event, after, const
from inglenook.games.keyforge.state import Crucible, is_creature, lasts, outlast
from inglenook.games.keyforge.use import exhaust

from .content import FIRST, LAST
from .state import RFTable, Voyage, players, ship_id, ship_side

HERE = "location"


@rule("RF-R41", "RF-R42", "RF-R45")
def arrive(s: Voyage, id: str) -> None:
    """There is always exactly one current location; its effect lasts while it is, and nobody controls it."""
    s.here = id
    outlast(s, [one for one in s.lasting if one.until != HERE])
    lasts(s, f"{id}:here", "", ship_side(s), HERE)


@rule("RF-R46", "RF-G22")
def no_way_back(s: Voyage) -> bool:
    """The final stretch is never replaced; what lies below it is never used."""
    return s.here == LAST


@rule("RF-R43", "RF-R44")
def replace_location(t: RFTable) -> None:
    """The current location leaves, and the next is revealed; the stretch is never replaced."""
    s: Voyage = t.state
    if no_way_back(s):
        t.say("rf-log-location-stays", rule="RF-R46", weight=0, lights=("location",), here=Msg(f"rf-location-{s.here}"))
        return
    arrive(s, next_location(s, t.chance))
    t.reveal()
    t.say("rf-log-location", rule="RF-R44", weight=2, lights=("location",), here=Msg(f"rf-location-{s.here}"))


@rule("RF-R12", "RF-R47")
def next_location(s: Voyage, chance: Chance) -> str:
    """The next of the deck, which was shuffled once: one of those between, and at its bottom the stretch."""
    s.ahead -= 1
    if not s.ahead and not s.lost:
        return LAST
    return s.middle.pop(chance.below(len(s.middle)))


@const(f"{FIRST}:here", "no-escape")
def foggy_harbor(s: Crucible, one: Lasting, you: int) -> bool:
    """Nobody finds the way out of the fog: the ship does not escape."""
    return True


@const(f"{FIRST}:here", "extra-archive")
def last_cargo(s: Crucible, one: Lasting, you: int) -> int:
    """At the start of each of its turns in the harbor the ship archives two cards."""
    return 2


@const(f"{LAST}:here", "key-cost")
def the_final_stretch(s: Crucible, one: Lasting, you: int, side: int) -> int:
    """The whole coast is out to help: players' keys cost two less."""
    return -2 if side in players(s) else 0


def tell(t: RFTable, hit: Iterable[str]) -> None:
    """Say that it is the location, where a ward or armor holds it off: no other line would name it then."""
    if t.loud and any(not through(t.state, id, 1) for id in hit):
        t.say("rf-log-place", rule="RF-R42", weight=2, lights=("location",), here=Msg(f"rf-location-{t.state.here}"))


def ship_begins(s: Crucible, me: str, you: int, event: Event) -> bool:
    """A turn of the ship begins."""
    return event.side == you


@const("coral-maze:here", "wind-cost")
def narrow_water(s: Crucible, one: Lasting, you: int) -> int:
    """Among the reefs it costs one æmber more to turn the wind."""
    return 1


@after("coral-maze:here", "turn-start", ship_begins)
async def coral_maze(t: RFTable, me: str, you: int, event: Event) -> None:
    """The reefs scrape along both sides: 1 damage to each of your flank creatures."""
    s: Voyage = t.state
    hit = [id for id in s.sides[s.chooser].line if on_flank(s, id)]
    tell(t, hit)
    await damage(t, [(id, 1) for id in hit])


@after("merchant-lane:here", "turn-start", ship_begins)
async def merchant_lane(t: RFTable, me: str, you: int, event: Event) -> None:
    """There is always somebody to rob: the ship gains 1 æmber."""
    await gain(t, you, 1)


@after("whirlpool-sound:here", "turn-start", ship_begins)
async def whirlpool_sound(t: RFTable, me: str, you: int, event: Event) -> None:
    """Your least powerful creature is washed overboard, back into its owner's hand."""
    s: Voyage = t.state
    weakest = await most_powerful(t, list(s.sides[s.chooser].line), 1, "return", most=False)
    tell(t, (id for id in weakest if id in s.warded))
    await leave(t, weakest, "hand")


@const("becalmed-reach:here", "becalmed", "no-escape")
def becalmed_reach(s: Crucible, one: Lasting, you: int) -> bool:
    """A tailwind that cannot be felt: no creature enters ready by it, and the ship does not escape."""
    return True


@const("becalmed-reach:here", "hand-size")
def short_rations(s: Crucible, one: Lasting, you: int, side: int) -> int:
    """Players fill their hands to five cards only."""
    return -1 if side in players(s) else 0


@after(f"{FIRST}:here", "turn-start", ship_begins)
async def harbor_dues(t: RFTable, me: str, you: int, event: Event) -> None:
    """In the taverns one of your creatures is exhausted; each boat of your teammates, or your own, pays the ship 1 æmber."""
    await smugglers_cove(t, me, you, event)
    await gain(t, you, max(len(players(t.state)) - 1, 1))


@after("smugglers-cove:here", "turn-start", ship_begins)
async def smugglers_cove(t: RFTable, me: str, you: int, event: Event) -> None:
    """Somebody offers one of your creatures a drink: it is exhausted."""
    s: Voyage = t.state
    exhaust(t, await pick(t, [id for id in s.sides[s.chooser].line if id not in s.tired], "exhaust"))


@const("ghost-fleet:here", "keyword")
def ghost_fleet(s: Crucible, one: Lasting, you: int, id: str, word: str) -> int:
    """Enemy creatures are elusive among the ghosts."""
    return int(word == "elusive" and s.control.get(id) == you and id != ship_id(s) and is_creature(s, id))


@const("the-black-tide:here", "dark-twice")
def the_black_tide(s: Crucible, one: Lasting, you: int) -> bool:
    """Dark æmber burns twice."""
    return True


@after("the-black-tide:here", "turn-start", ship_begins)
async def black_water(t: RFTable, me: str, you: int, event: Event) -> None:
    """1 damage to each of your creatures that is damaged already."""
    s: Voyage = t.state
    hit = [id for id in s.sides[s.chooser].line if damaged(s, id)]
    tell(t, hit)
    await damage(t, [(id, 1) for id in hit])
