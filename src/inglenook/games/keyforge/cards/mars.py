"""House Mars: soldiers, beasts, rays, and a great interest in other people's livestock."""

from __future__ import annotations

from inglenook.engine.lasting import Lasting

from ..aember import capture, gain, lose, steal
from ..choose import may, name_house, pick, pick_exactly, pick_some
from ..content import SET_HOUSES
from ..damage import damage, destroy, sacrifice
from ..effects import chains, opponent_amber, reveal, reveal_hand, share_out, this_turn
from ..forge import forge, means
from ..leaving import leave
from ..play import discard, put_into_play
from ..query import damaged, enemies, foe, friends, key_cost, ready
from ..registry import Event, after, card, const, grants
from ..state import (
    OWNER,
    Crucible,
    KFTable,
    artifacts,
    creatures,
    everybody,
    face,
    has_trait,
    house_of,
    is_creature,
    tally,
)
from ..use import grow, make_ready, stun
from ..zones import archive, draw, move
from .common import dig_for, hit


def martians(s: Crucible, ids: list[str]) -> list[str]:
    """Those of house Mars."""
    return [id for id in ids if house_of(s, id) == "mars"]


def ready_martians(s: Crucible, you: int) -> list[str]:
    return [id for id in martians(s, friends(s, you)) if ready(s, id)]


def martian_played(s: Crucible, event: Event) -> bool:
    """The card played was a Mars creature."""
    return event.other == "creature" and house_of(s, event.card) == "mars"


async def show_martians(t: KFTable, you: int) -> list[str]:
    """Reveal any number of Mars cards from hand."""
    s = t.state
    held = martians(s, s.sides[you].hand)
    shown = await pick_some(t, held, len(held), "reveal")
    reveal(t, you, shown)
    return shown


async def warp_a_mind(t: KFTable, you: int) -> None:
    """An enemy creature captures 1 æmber from its own side."""
    target = await pick(t, enemies(t.state, you), "capture")
    if target:
        await capture(t, target, 1, of=t.state.control[target])


# -- actions --------------------------------------------------------------------------------------------------------------


@card("ammonia-clouds", "play")
async def ammonia_clouds(t: KFTable, me: str, you: int) -> None:
    """Play: every creature takes 3 damage."""
    await damage(t, [(id, 3) for id in creatures(t.state)], by=me)


@card("battle-fleet", "play")
async def battle_fleet(t: KFTable, me: str, you: int) -> None:
    """Play: show any number of Mars cards of your hand and draw as many cards."""
    draw(t, you, len(await show_martians(t, you)))


@card("deep-probe", "play")
async def deep_probe(t: KFTable, me: str, you: int) -> None:
    """Play: name a house. Your opponent’s hand is revealed, and all creatures of that house in it are discarded."""
    s = t.state
    house = await name_house(t, t.state.houses_there(), me)
    for id in reveal_hand(t, foe(s, you)):
        if is_creature(s, id) and house_of(s, id) == house:
            move(t, id, "discard")


@card("emp-blast", "play")
async def emp_blast(t: KFTable, me: str, you: int) -> None:
    """Play: all Mars creatures and all robots are stunned, and all artifacts are destroyed."""
    s = t.state
    for id in creatures(s):
        if house_of(s, id) == "mars" or has_trait(s, id, "robot"):
            stun(t, id)
    await destroy(t, artifacts(s))


@card("hypnotic-command", "play")
async def hypnotic_command(t: KFTable, me: str, you: int) -> None:
    """Play: for each Mars creature of yours, an enemy creature of your choice captures 1 æmber from its own side. It may be the
    same one again.
    """
    for _ in martians(t.state, friends(t.state, you)):
        await warp_a_mind(t, you)


@card("irradiated-aember", "play")
async def irradiated_aember(t: KFTable, me: str, you: int) -> None:
    """Play: if your opponent has 6 æmber or more, every enemy creature takes 3 damage."""
    if opponent_amber(t.state, you) >= 6:
        await damage(t, [(id, 3) for id in enemies(t.state, you)], by=me)


@card("key-abduction", "play")
async def key_abduction(t: KFTable, me: str, you: int) -> None:
    """Play: all Mars creatures go back to their owners’ hands. Then you may forge a key; it costs 9 æmber more than now, and 1
    less for every card in your hand.
    """
    await leave(t, martians(t.state, creatures(t.state)), "hand")
    s = t.state
    cost = max(key_cost(s, you) + 9 - len(s.sides[you].hand), 0)
    if means(s, you) >= cost and await may(t, "may", me):
        await forge(t, you, cost)


@card("martian-hounds", "play")
async def martian_hounds(t: KFTable, me: str, you: int) -> None:
    """Play: choose a creature. It gets two +1 power counters for every damaged creature in play."""
    s = t.state
    n = 2 * sum(damaged(s, id) for id in creatures(s))
    if n:
        grow(t, await pick(t, creatures(s), "grow"), n)


@card("martians-make-bad-allies", "play")
async def martians_make_bad_allies(t: KFTable, me: str, you: int) -> None:
    """Play: your hand is revealed. All creatures in it that are not of Mars are purged, and you gain 1 æmber for each."""
    s = t.state
    gone = [id for id in reveal_hand(t, you) if is_creature(s, id) and house_of(s, id) != "mars"]
    for id in gone:
        move(t, id, "purged")
    await gain(t, you, len(gone))


@card("mass-abduction", "play")
async def mass_abduction(t: KFTable, me: str, you: int) -> None:
    """Play: up to three damaged enemy creatures go into your archives. When they leave those, they go to their owner’s hand."""
    s = t.state
    chosen = await pick_some(t, [id for id in enemies(s, you) if damaged(s, id)], 3, "archive")
    await leave(t, chosen, "archives", to=you)


@card("mating-season", "play")
async def mating_season(t: KFTable, me: str, you: int) -> None:
    """Play: all Mars creatures are shuffled into their owners’ decks. Each player gains 1 æmber for each creature that came
    into their deck.
    """
    s = t.state
    gone = await leave(t, martians(s, creatures(s)), "deck")
    for side in everybody(s):
        await gain(t, side, sum(OWNER[id] == side for id in gone))


@card("mothership-support", "play")
async def mothership_support(t: KFTable, me: str, you: int) -> None:
    """Play: for each ready Mars creature of yours, a creature of your choice takes 2 damage, all at the same time."""
    s = t.state
    await damage(t, await share_out(t, creatures(s), len(ready_martians(s, you)), 2), by=me)


@card("orbital-bombardment", "play")
async def orbital_bombardment(t: KFTable, me: str, you: int) -> None:
    """Play: show any number of Mars cards of your hand. For each of them, a creature of your choice takes 2 damage, all at the
    same time.
    """
    shown = await show_martians(t, you)
    await damage(t, await share_out(t, creatures(t.state), len(shown), 2), by=me)


@card("phosphorus-stars", "play")
async def phosphorus_stars(t: KFTable, me: str, you: int) -> None:
    """Play: all creatures that are not of Mars are stunned. You gain 2 chains."""
    s = t.state
    for id in creatures(s):
        if house_of(s, id) != "mars":
            stun(t, id)
    chains(t, you, 2)


@card("psychic-network", "play")
async def psychic_network(t: KFTable, me: str, you: int) -> None:
    """Play: you steal 1 æmber for each ready Mars creature of yours."""
    await steal(t, you, len(ready_martians(t.state, you)))


@card("sample-collection", "play")
async def sample_collection(t: KFTable, me: str, you: int) -> None:
    """Play: for each key your opponent has forged, an enemy creature goes into your archives. When it leaves those, it goes to
    its owner’s hand.
    """
    s = t.state
    chosen = await pick_exactly(t, enemies(s, you), len(s.sides[foe(s, you)].keys), "archive")
    await leave(t, chosen, "archives", to=you)


@card("shatter-storm", "play")
async def shatter_storm(t: KFTable, me: str, you: int) -> None:
    """Play: you lose all your æmber, and your opponent loses three times as much."""
    await lose(t, foe(t.state, you), 3 * await lose(t, you, t.state.sides[you].amber))


@card("soft-landing", "play")
async def soft_landing(t: KFTable, me: str, you: int) -> None:
    """Play: the next creature or artifact you play this turn enters ready."""
    this_turn(t, "soft-landing:ready", you, amount=landed(t.state, you))


def landed(s: Crucible, you: int) -> int:
    """How many creatures and artifacts this side has played this turn; a promise for the next one remembers it."""
    return tally(s, f"creature:{you}") + tally(s, f"artifact:{you}")


@const("soft-landing:ready", "enter-ready")
def landed_softly(s: Crucible, one: Lasting, you: int, id: str, side: int, first: bool) -> bool:
    """Soft Landing, what lasts of it, on enter-ready."""
    return side == you and id in s.played and landed(s, you) == one.amount


@card("squawker", "play")
async def squawker(t: KFTable, me: str, you: int) -> None:
    """Play: either a Mars creature is readied, or a creature of another house is stunned."""
    s = t.state
    if await pick(t, ["ready", "stun"], "choose-one", about={"card": me}) == "ready":
        make_ready(t, await pick(t, martians(s, creatures(s)), "ready"))
    else:
        stun(t, await pick(t, [id for id in creatures(s) if house_of(s, id) != "mars"], "stun"))


@card("total-recall", "play")
async def total_recall(t: KFTable, me: str, you: int) -> None:
    """Play: you gain 1 æmber for each ready friendly creature. Then all friendly creatures go back to their owners’ hands."""
    s = t.state
    await gain(t, you, sum(ready(s, id) for id in friends(s, you)))
    await leave(t, friends(s, you), "hand")


# -- artifacts ------------------------------------------------------------------------------------------------------------


@card("combat-pheromones", "omni")
async def combat_pheromones(t: KFTable, me: str, you: int) -> None:
    """Omni: this card is sacrificed. This turn you may use up to two other Mars cards of yours whatever house is active."""
    s = t.state
    await sacrifice(t, me)
    mine = [id for id in [*s.sides[you].line, *s.sides[you].artifacts] if id != me]
    for id in await pick_some(t, martians(s, mine), 2, "use"):
        this_turn(t, "combat-pheromones:use", you, id)


@const("combat-pheromones:use", "may-use")
def roused(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    """Combat Pheromones, what lasts of it, on may-use."""
    return id == one.source


@card("commpod", "action")
async def commpod(t: KFTable, me: str, you: int) -> None:
    """Action: show any number of Mars cards of your hand. For each of them you may ready a Mars creature."""
    shown = await show_martians(t, you)
    for id in await pick_some(t, martians(t.state, creatures(t.state)), len(shown), "ready"):
        make_ready(t, id)


@card("crystal-hive", "action")
async def crystal_hive(t: KFTable, me: str, you: int) -> None:
    """Action: for the rest of this turn, you gain 1 æmber whenever a creature reaps."""
    this_turn(t, "crystal-hive:gain", you)


@after("crystal-hive:gain", "reaps")
async def hive_hums(t: KFTable, me: str, you: int, event: Event) -> None:
    """Crystal Hive, what lasts of it, after reaps."""
    await gain(t, you, 1)


@card("custom-virus", "omni")
async def custom_virus(t: KFTable, me: str, you: int) -> None:
    """Omni: this card is sacrificed. You may purge a creature of your hand; if you do, all creatures that share a trait with it
    are destroyed.
    """
    s = t.state
    await sacrifice(t, me)
    chosen = await pick_some(t, [id for id in s.sides[you].hand if is_creature(s, id)], 1, "purge")
    for id in chosen:
        move(t, id, "purged")
        shared = face(s, id).traits
        await destroy(t, [one for one in creatures(s) if any(has_trait(s, one, trait) for trait in shared)])


@card("feeding-pit", "action")
async def feeding_pit(t: KFTable, me: str, you: int) -> None:
    """Action: one creature of your hand is discarded; if so, you gain 1 æmber."""
    s = t.state
    chosen = await pick(t, [id for id in s.sides[you].hand if is_creature(s, id)], "discard")
    if chosen:
        await discard(t, chosen, you)
        await gain(t, you, 1)


@card("invasion-portal", "action")
async def invasion_portal(t: KFTable, me: str, you: int) -> None:
    """Action: cards are discarded from the top of your deck until a Mars creature turns up, which goes to your hand, or until
    the deck is empty.
    """
    await dig_for(t, you, "mars")


@card("incubation-chamber", "omni")
async def incubation_chamber(t: KFTable, me: str, you: int) -> None:
    """Omni: you may show a Mars creature of your hand and put it into your archives."""
    s = t.state
    held = [id for id in martians(s, s.sides[you].hand) if is_creature(s, id)]
    for id in await pick_some(t, held, 1, "archive"):
        reveal(t, you, [id])
        archive(t, id)


@card("mothergun", "action")
async def mothergun(t: KFTable, me: str, you: int) -> None:
    """Action: show any number of Mars cards of your hand. One creature takes 1 damage for each of them."""
    shown = await show_martians(t, you)
    if shown:
        await hit(t, len(shown), me)


@card("sniffer", "action")
async def sniffer(t: KFTable, me: str, you: int) -> None:
    """Action: for the rest of this turn, no creature is elusive."""
    this_turn(t, "sniffer:smell", you)


@const("sniffer:smell", "no-keyword")
def smelled(s: Crucible, one: Lasting, you: int, target: str, word: str) -> bool:
    """Sniffer, what lasts of it, on no-keyword."""
    return word == "elusive"


@card("swap-widget", "action")
async def swap_widget(t: KFTable, me: str, you: int) -> None:
    """Action: a ready Mars creature of yours goes back to its owner’s hand. If so, a Mars creature of another name is put into
    play from your hand, ready.
    """
    s = t.state
    back = await pick(t, ready_martians(s, you), "return")
    if not back or back not in await leave(t, [back], "hand") or back in s.control:
        return
    others = [id for id in martians(s, s.sides[you].hand) if is_creature(s, id) and face(s, id).id != face(s, back).id]
    chosen = await pick(t, others, "play")
    if chosen:
        await put_into_play(t, chosen, you, ready=True)


# -- upgrades -------------------------------------------------------------------------------------------------------------


@grants("biomatrix-backup", "destroyed")
async def biomatrix_backup(t: KFTable, me: str, you: int) -> None:
    """The creature that carries this card gains “When destroyed: it goes into its owner’s archives.”"""
    await leave(t, [me], "archives")


def host_side(s: Crucible, me: str, you: int, event: Event) -> bool:
    """The host's controller has played a Mars creature."""
    return martian_played(s, event) and event.side == s.control.get(s.on.get(me, ""))


@after("brain-stem-antenna", "plays", host_side)
async def brain_stem_antenna(t: KFTable, me: str, you: int, event: Event) -> None:
    """The creature that carries this card gains “After you have played a Mars creature, this creature is readied and belongs to
    Mars for the rest of the turn.”
    """
    s = t.state
    host = s.on[me]
    make_ready(t, host)
    if house_of(s, host) != "mars":
        this_turn(t, f"brain-stem-antenna:{s.houses.get(host, '')}", you, host)
        s.houses[host] = "mars"


async def out_of_tune(t: KFTable, me: str, you: int, event: Event) -> None:
    """The turn ends: the creature belongs again where it belonged before."""
    s = t.state
    one = next(one for one in s.lasting if one.source == me and one.effect.startswith("brain-stem-antenna:"))
    s.houses.pop(me, None)
    if me in s.control and (before := one.effect.partition(":")[2]):
        s.houses[me] = before


for house in ("", *SET_HOUSES):
    after(f"brain-stem-antenna:{house}", "turn-end")(out_of_tune)


@const("jammer-pack", "key-cost")
def jammer_pack(s: Crucible, me: str, you: int, side: int) -> int:
    """The creature that carries this card gains “Your opponent’s keys cost 2 æmber more.”"""
    host = s.on.get(me, "")
    return 2 if host and side == foe(s, s.control[host]) else 0


@grants("red-planet-ray-gun", "reap")
async def red_planet_ray_gun(t: KFTable, me: str, you: int) -> None:
    """The creature that carries this card gains “After reap: one creature takes 1 damage for each Mars creature in play.”"""
    n = len(martians(t.state, creatures(t.state)))
    if n:
        await hit(t, n, me)
