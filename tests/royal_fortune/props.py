"""Adventure cards that are in no deck, so that a rule is tried alone and a tuned card may change."""

from __future__ import annotations

from inglenook.games.keyforge.aember import capture, gain, lose, steal
from inglenook.games.keyforge.cards.common import swap_places
from inglenook.games.keyforge.choose import pick
from inglenook.games.keyforge.damage import damage
from inglenook.games.keyforge.extras import raise_tide
from inglenook.games.keyforge.query import enemies, foe, friends
from inglenook.games.keyforge.registry import Event, after, card, const
from inglenook.games.keyforge.state import Crucible, KFTable, creatures
from inglenook.games.keyforge.use import make_ready
from inglenook.games.keyforge.zones import draw, put, take_out
from inglenook.games.royal_fortune.cards import search_adventure
from inglenook.games.royal_fortune.laws import break_chest
from inglenook.games.royal_fortune.locations import replace_location
from inglenook.games.royal_fortune.ship_turn import archive_adventure
from inglenook.games.royal_fortune.wind import create_dark
from tests.keyforge.props import prop


def sea(id: str, type: str = "creature", power: int = 3, **more: object) -> str:
    """A card of house Fortune for tests."""
    return prop(id, type, power, house="fortune", **more)


sea("deckhand", traits=("pirate",))
sea("corsair", power=5, traits=("pirate",))
sea("gull", power=1, traits=("beast",))
sea("merman", power=4, traits=("mutant",))
sea("bosun", power=4, traits=("pirate",), keywords={"taunt": 1})
sea("sea-dog", power=4, traits=("pirate",), keywords={"prey": 1})
sea("gust", "action", 0, icons=("wind",))
sea("calm", "action", 0)
sea("gusty-mate", power=3, traits=("pirate",), icons=("wind",))
sea("gold-gust", "action", 0, icons=("amber", "wind"))
sea("anchor", "artifact", 0)
prop("mutant-guard", power=4, traits=("mutant",))
prop("guard", power=4)
prop("taunting-guard", power=4, keywords={"taunt": 1})


@const("sea-dog", "prey")
def sea_dog(s: Crucible, me: str, line: list[str]) -> list[str]:
    """It hunts creatures of power four."""
    return [id for id in line if id.partition(".")[0] in ("guard", "mutant-guard", "taunting-guard")]


@card(sea("chart", "action", 0), "play")
async def chart(t: KFTable, me: str, ship: int) -> None:
    replace_location(t)


@card(sea("axe-in-the-hold", "action", 0), "play")
async def axe_in_the_hold(t: KFTable, me: str, ship: int) -> None:
    break_chest(t)


@card(sea("dark-gift", "action", 0), "play")
async def dark_gift(t: KFTable, me: str, ship: int) -> None:
    """You gain 2 dark æmber."""
    await create_dark(t, me, foe(t.state, ship), 2)


@card(sea("dark-cargo", "action", 0), "play")
async def dark_cargo(t: KFTable, me: str, ship: int) -> None:
    """The ship gains 2 dark æmber."""
    await create_dark(t, me, ship, 2)


@card(prop("false-dark", "action", 0), "play")
async def false_dark(t: KFTable, me: str, you: int) -> None:
    """A player's card that would make dark æmber."""
    await create_dark(t, me, you, 2)


@card(sea("grapeshot", "action", 0), "play")
async def grapeshot(t: KFTable, me: str, ship: int) -> None:
    """Deal 1 damage to each of your creatures."""
    await damage(t, [(id, 1) for id in friends(t.state, foe(t.state, ship))])


@card(sea("cannonade", "action", 0), "play")
async def cannonade(t: KFTable, me: str, ship: int) -> None:
    """Deal 1 damage to a creature."""
    await damage(t, [(await pick(t, creatures(t.state), "damage", about={"n": 1}), 1)])


@card(sea("stow", "action", 0), "play")
async def stow(t: KFTable, me: str, ship: int) -> None:
    archive_adventure(t, 1)


@card(sea("muster", "action", 0), "play")
async def muster(t: KFTable, me: str, ship: int) -> None:
    """Archive 3 adventure cards."""
    archive_adventure(t, 3)


@card(sea("rummage", "action", 0), "play")
async def rummage(t: KFTable, me: str, ship: int) -> None:
    """Search for an artifact."""
    await search_adventure(t, me, ("artifact",))


@card(sea("pilfer", "action", 0), "play")
async def pilfer(t: KFTable, me: str, ship: int) -> None:
    await steal(t, ship, 1)


@card(sea("cabin-boy", power=2, traits=("pirate",)), "play")
async def cabin_boy(t: KFTable, me: str, ship: int) -> None:
    """Capture 1."""
    await capture(t, me, 1)


@card(sea("ballast", "artifact", 0), "action")
async def ballast(t: KFTable, me: str, ship: int) -> None:
    """Action: the ship gains 1."""
    await gain(t, ship, 1)


@card(sea("ledger", "artifact", 0), "action")
async def ledger(t: KFTable, me: str, ship: int) -> None:
    """Action: you lose 1."""
    await lose(t, foe(t.state, ship), 1)


@card(prop("parcel", "artifact", 0), "action", "omni")
async def parcel(t: KFTable, me: str, you: int) -> None:
    """Action: gain 1. Omni: gain 1."""
    await gain(t, you, 1)


@card(prop("gift-of-cards", "action", 0), "play")
async def gift_of_cards(t: KFTable, me: str, you: int) -> None:
    """Your opponent draws a card."""
    draw(t, foe(t.state, you), 1)


@card(prop("shover", "action", 0), "play")
async def shover(t: KFTable, me: str, you: int) -> None:
    """Swap two enemy creatures."""
    one = await pick(t, enemies(t.state, you), "swap")
    swap_places(t.state, one, await pick(t, [id for id in enemies(t.state, you) if id != one], "swap"))


@card(sea("spring-tide", "action", 0), "play")
async def spring_tide(t: KFTable, me: str, ship: int) -> None:
    raise_tide(t, ship)


@after(sea("twice-ready", power=2), "reaps", lambda s, me, you, event: event.card == me)
async def twice_ready(t: KFTable, me: str, ship: int, event: Event) -> None:
    """After it reaps for the first time in a turn, it is readied."""
    if event.amount == 0 and t.state.tally.get("reaped-again", 0) == 0:
        t.state.tally["reaped-again"] = 1
        make_ready(t, me)


@card(prop("archive-thief", "action", 0), "play")
async def archive_thief(t: KFTable, me: str, you: int) -> None:
    """Discard your opponent's archives."""
    for id in list(t.state.sides[foe(t.state, you)].archives):
        take_out(t.state, id)
        put(t.state, id, "discard")


@const("dear-water:here", "key-cost")
def dear_water(s: Crucible, one: object, you: int, side: int) -> int:
    """A location where keys and chests cost one more."""
    return 1


prop("bait", power=2)
