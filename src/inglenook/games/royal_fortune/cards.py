"""The adventure deck: pirates, things from the bilge, and orders shouted over the wind.

On these cards "you" is the player who reads them, and the ship is always the ship: whoever has its flag, its captain or a
copy of its orders (Mimicry) in their power reads them against themselves all the same. So the side that controls the card,
which every ability is told, is never asked for.
"""

from __future__ import annotations

from inglenook.engine.rulebook import rule
from inglenook.games.keyforge.aember import gain, steal
from inglenook.games.keyforge.choose import most_powerful, pick
from inglenook.games.keyforge.content import CARDS
from inglenook.games.keyforge.damage import damage, destroy, heal
from inglenook.games.keyforge.moments import t_name
from inglenook.games.keyforge.query import by_power, damaged, on_flank
from inglenook.games.keyforge.registry import Event, after, card, const, plain
from inglenook.games.keyforge.state import TITLE, Crucible, KFTable, tally
from inglenook.games.keyforge.use import make_ready, stun
from inglenook.games.keyforge.zones import archive, discard_at_random

from .laws import break_chest, flip_wind, is_pirate
from .locations import replace_location
from .ship_turn import archive_adventure
from .state import HEADWIND, Voyage, players, ship_id, ship_side
from .wind import create_dark, lose_dark

plain("deck-swabber", "change-course", "run-before-the-storm")


@rule("RF-R133")
def reader(s: Crucible) -> int:
    """You: the player who reads the card, whose turn or whose turn of the ship it is."""
    return s.chooser


def yours(s: Crucible) -> list[str]:
    """Your creatures."""
    return list(s.sides[reader(s)].line)


@rule("RF-R139")
def crew(s: Crucible) -> list[str]:
    """Enemy creatures are those the ship controls, itself among them."""
    return list(s.sides[ship_side(s)].line)


@rule("RF-R137")
async def search_adventure(t: KFTable, me: str, types: tuple[str, ...]) -> None:
    """Search the adventure deck and discard pile; in the ship's turn a card must be found if there is one. It is archived."""
    s = t.state
    side = s.sides[ship_side(s)]
    there = sorted([*side.deck.pool, *side.deck.top, *side.discard])
    titles = {TITLE[id]: id for id in reversed(there) if CARDS[TITLE[id]].type in types}
    found = await pick(t, list(titles.values()), "search", about={"card": me})
    if found:
        t.reveal()
        archive(t, found)
        t.say("rf-log-found", rule="RF-R137", card=t_name(s, found))
    side.deck.shuffle_in([])


# -- creatures ------------------------------------------------------------------------------------------------------------


@card("powder-monkey", "destroyed")
async def powder_monkey(t: KFTable, me: str, holder: int) -> None:
    """Destroyed: 2 damage to each of your flank creatures."""
    s = t.state
    await damage(t, [(id, 2) for id in yours(s) if on_flank(s, id)], by=me)


@const("boarding-brute", "prey")
def hunts_the_weak(s: Crucible, me: str, line: list[str]) -> list[str]:
    """Prey: your least powerful creature."""
    groups = by_power(s, line, most=False)
    return groups[0] if groups else []


@card("crow-s-nest-lookout", "play")
async def lookout(t: KFTable, me: str, holder: int) -> None:
    """Elusive. Play: archive an adventure card."""
    archive_adventure(t, 1)


@card("brine-born", "play")
async def brine_born(t: KFTable, me: str, holder: int) -> None:
    """Play: 2 dark æmber enter the ship’s pool. Reap: you lose 1 dark æmber."""
    await create_dark(t, me, ship_side(t.state), 2)


@card("brine-born", "reap")
async def brine_drinks(t: KFTable, me: str, holder: int) -> None:
    """The Brine-Born, at reap."""
    lose_dark(t, reader(t.state), 1)


@const("thing-from-the-bilge", "prey")
def hunts_the_rich(s: Crucible, me: str, line: list[str]) -> list[str]:
    """Prey: a creature of yours with æmber on it."""
    return [id for id in line if id in s.amber]


plain("thing-from-the-bilge", "boarding-brute")


@const("first-mate-ruddle", "enter-ready")
def first_mate_is_ready(s: Crucible, me: str, holder: int, id: str, side: int, first: bool) -> bool:
    """Enters ready. Prey: your most powerful creature."""
    return id == me


@const("first-mate-ruddle", "prey")
def hunts_the_strong(s: Crucible, me: str, line: list[str]) -> list[str]:
    """First Mate Ruddle, on prey."""
    groups = by_power(s, line)
    return groups[0] if groups else []


@const("captain-vane-hollow", "prey")
def hunts_anybody(s: Crucible, me: str, line: list[str]) -> list[str]:
    """Prey: any creature of yours. Fight: the ship steals 1 æmber from you."""
    return line


@card("quartermaster", "play")
async def quartermaster(t: KFTable, me: str, holder: int) -> None:
    """Play: search the adventure deck and discard pile for an artifact or an upgrade and archive it."""
    await search_adventure(t, me, ("artifact", "upgrade"))


@card("captain-vane-hollow", "fight")
async def captain_steals(t: KFTable, me: str, holder: int) -> None:
    """Captain Vane Hollow, at fight."""
    await steal(t, ship_side(t.state), 1)


@const("harpooner", "prey")
def hunts_the_wounded(s: Crucible, me: str, line: list[str]) -> list[str]:
    """Prey: a damaged creature of yours. Fight: stun your most powerful creature."""
    return [id for id in line if damaged(s, id)]


@card("harpooner", "fight")
async def harpooner(t: KFTable, me: str, holder: int) -> None:
    """One-Shot Harpooner, at fight."""
    for id in await most_powerful(t, yours(t.state), 1, "stun"):
        stun(t, id)


@card("stowaway", "destroyed")
async def stowaway(t: KFTable, me: str, holder: int) -> None:
    """Enters on the right flank. Destroyed: you gain 2 æmber."""
    await gain(t, reader(t.state), 2)


@card("ill-omened-gull", "play")
async def ill_omened_gull(t: KFTable, me: str, holder: int) -> None:
    """Elusive. Play: discard a card at random from your hand."""
    discard_at_random(t, reader(t.state))


# -- actions --------------------------------------------------------------------------------------------------------------


def first_card(s: Crucible) -> bool:
    """Whether no other card has been played this turn."""
    return tally(s, "played") <= 1


def heard(t: KFTable, me: str) -> bool:
    """An order is heard only as the first card of a turn; after that there is too much noise aboard."""
    if first_card(t.state):
        return True
    t.say("rf-log-unheard", rule="KF-K17", weight=0, lights=(me,), card=t_name(t.state, me))
    return False


@card("change-course", "play")
@card("run-before-the-storm", "play")
async def change_course(t: KFTable, me: str, holder: int) -> None:
    """Change Course. Play: if it is the first card played this turn, replace the current location.

    Run Before the Storm. Play: if it is the first card played this turn, replace the current location.
    """
    if heard(t, me):
        replace_location(t)


@card("smash-the-hold", "play")
@rule("RF-R71")
async def smash_the_hold(t: KFTable, me: str, holder: int) -> None:
    """Play: break a treasure chest."""
    break_chest(t)


@card("broadside", "play")
async def broadside(t: KFTable, me: str, holder: int) -> None:
    """Play: if it is the first card played this turn, 3 damage to each of your creatures."""
    if heard(t, me):
        await damage(t, [(id, 3) for id in yours(t.state)], by=me)


@card("cursed-coin", "play")
async def cursed_coin(t: KFTable, me: str, holder: int) -> None:
    """Play: if it is the first card played this turn, 2 dark æmber enter your pool."""
    if heard(t, me):
        await create_dark(t, me, reader(t.state), 2)


@card("all-hands", "play")
async def all_hands(t: KFTable, me: str, holder: int) -> None:
    """Play: if it is the first card played this turn, ready each enemy Pirate."""
    s = t.state
    assert isinstance(s, Voyage)
    for id in [one for one in crew(s) if is_pirate(s, one)] if heard(t, me) else ():
        make_ready(t, id)


@card("stash-below", "play")
async def stash_below(t: KFTable, me: str, holder: int) -> None:
    """Play: if it is the first card played this turn, archive 2 adventure cards."""
    if heard(t, me):
        archive_adventure(t, 2)


@card("loose-cannon", "play")
async def loose_cannon(t: KFTable, me: str, holder: int) -> None:
    """Play: 2 damage to each enemy creature, the ship among them."""
    await damage(t, [(id, 2) for id in crew(t.state)], by=me)


@card("rum-ration", "play")
async def rum_ration(t: KFTable, me: str, holder: int) -> None:
    """Play: stun each enemy Pirate."""
    s = t.state
    assert isinstance(s, Voyage)
    for id in [one for one in crew(s) if is_pirate(s, one)]:
        stun(t, id)


@card("mutiny", "play")
async def mutiny(t: KFTable, me: str, holder: int) -> None:
    """Play: if another card was played this turn, destroy the most powerful enemy creature."""
    if first_card(t.state):
        t.say("rf-log-quiet", rule="KF-K17", weight=0, lights=(me,), card=t_name(t.state, me))
        return
    await destroy(t, await most_powerful(t, crew(t.state), 1, "destroy"))


# -- artifacts ------------------------------------------------------------------------------------------------------------


def a_player_forged(s: Crucible, me: str, holder: int, event: Event) -> bool:
    """A player forged a key."""
    return event.side in players(s)


@after("the-black-flag", "forges", a_player_forged)
@after("bottomless-cask", "forges", a_player_forged)
@after("siren-bell", "forges", a_player_forged)
@after("reinforced-hull", "forges", a_player_forged)
@after("grappling-hooks", "forges", a_player_forged)
@rule("RF-R119")
async def struck_by_a_key(t: KFTable, me: str, holder: int, event: Event) -> None:
    """Forging a key destroys certain things of the enemy."""
    await destroy(t, [me])


@const("the-black-flag", "power")
def the_black_flag(s: Crucible, me: str, holder: int, id: str) -> int:
    """Each enemy Pirate has +1 power. When a player forges a key, destroy The Black Flag."""
    assert isinstance(s, Voyage)
    return int(s.control.get(id) == ship_side(s) and is_pirate(s, id))


@card("swivel-gun", "action")
async def swivel_gun(t: KFTable, me: str, holder: int) -> None:
    """Action: 2 damage to your most powerful creature."""
    found = await most_powerful(t, yours(t.state), 1, "damage")
    await damage(t, [(id, 2) for id in found], by=me)


@card("cursed-compass", "action")
async def cursed_compass(t: KFTable, me: str, holder: int) -> None:
    """Action: if there is a headwind, turn the wind."""
    if t.state.wind == HEADWIND:  # type: ignore[attr-defined]
        flip_wind(t)


@card("siren-bell", "action")
async def siren_bell(t: KFTable, me: str, holder: int) -> None:
    """Action: stun a creature of yours that is not stunned. When a player forges a key, destroy Siren Bell."""
    awake = [id for id in yours(t.state) if id not in t.state.stunned]
    stun(t, await pick(t, awake, "stun"))


@card("bottomless-cask", "action")
async def bottomless_cask(t: KFTable, me: str, holder: int) -> None:
    """Action: heal 1 damage from each enemy creature. When a player forges a key, destroy Bottomless Cask."""
    for id in crew(t.state):
        heal(t, id, 1)


# -- upgrades -------------------------------------------------------------------------------------------------------------


@const("reinforced-hull", "hosts")
@const("grappling-hooks", "hosts")
@rule("RF-R106")
def on_the_ship(s: Crucible, id: str) -> list[str]:
    """An upgrade is attached to the creature it names: here the ship."""
    return [ship_id(s)]


@const("reinforced-hull", "key-cost")
def reinforced_hull(s: Crucible, me: str, holder: int, side: int) -> int:
    """On the ship. Players’ keys cost 1 more. When a player forges a key, destroy Reinforced Hull."""
    return int(side in players(s))


@const("grappling-hooks", "keyword")
def grappling_hooks(s: Crucible, me: str, holder: int, id: str, word: str) -> int:
    """On the ship, which has hazardous 1. When a player forges a key, destroy Grappling Hooks."""
    return int(word == "hazardous" and s.on.get(me) == id)


@const("notched-cutlass", "hosts")
def on_the_left_flank(s: Crucible, id: str) -> list[str]:
    """On the enemy creature on the left flank. It has +2 power."""
    return crew(s)[:1]


@const("notched-cutlass", "power")
def notched_cutlass(s: Crucible, me: str, holder: int, id: str) -> int:
    """Notched Cutlass, on power."""
    return 2 if s.on.get(me) == id else 0


@const("barnacle-plate", "hosts")
def on_the_strongest_pirate(s: Crucible, id: str) -> list[str]:
    """On the most powerful enemy Pirate. It has +2 armor and taunt."""
    assert isinstance(s, Voyage)
    line = [one for one in crew(s) if is_pirate(s, one)]
    groups = by_power(s, line)
    return groups[0] if groups else []


@const("barnacle-plate", "armor")
def barnacle_plate(s: Crucible, me: str, holder: int, id: str) -> int:
    """Barnacle Plate, on armor."""
    return 2 if s.on.get(me) == id else 0


@const("barnacle-plate", "keyword")
def barnacle_taunt(s: Crucible, me: str, holder: int, id: str, word: str) -> int:
    """Barnacle Plate, on keyword."""
    return int(word == "taunt" and s.on.get(me) == id)
