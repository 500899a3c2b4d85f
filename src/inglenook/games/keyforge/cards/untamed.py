"""House Untamed: beasts, witches, and a forest that keeps what it finds."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.lasting import Lasting

from ..aember import gain, lose, move_to_pool, steal
from ..choose import may, pick, pick_exactly, pick_some
from ..damage import damage, destroy, heal, sacrifice
from ..effects import chains, opponent_amber, share_out, this_turn
from ..extras import search
from ..forge import forge, means
from ..leaving import leave
from ..query import damaged, enemies, foe, friends, key_cost, unforged
from ..registry import Event, after, card, const, plain
from ..state import (
    TITLE,
    Crucible,
    KFTable,
    artifacts,
    count,
    creatures,
    face,
    has_trait,
    house_of,
    is_creature,
    last_turn,
    tally,
    title,
)
from ..use import exhaust, fight_with, rule_of_six
from ..zones import move

plain("ancient-bear", "briar-grubbling", "dust-pixie", "snufflegator", "way-of-the-bear", "way-of-the-wolf")

# -- actions --------------------------------------------------------------------------------------------------------------


@card("cooperative-hunting", "play")
async def cooperative_hunting(t: KFTable, me: str, you: int) -> None:
    """Play: for each of your creatures, choose a creature of either side that takes 1 damage; the same one may be chosen again.
    All this damage is dealt at the same time.
    """
    await damage(t, await share_out(t, creatures(t.state), len(friends(t.state, you)), 1), by=me)


@card("curiosity", "play")
async def curiosity(t: KFTable, me: str, you: int) -> None:
    """Play: all creatures with the trait scientist are destroyed, on both sides."""
    s = t.state
    await destroy(t, [id for id in creatures(s) if has_trait(s, id, "scientist")])


@card("fertility-chant", "play")
async def fertility_chant(t: KFTable, me: str, you: int) -> None:
    """Play: your opponent gains 2 æmber."""
    await gain(t, foe(t.state, you), 2)


@card("full-moon", "play")
async def full_moon(t: KFTable, me: str, you: int) -> None:
    """Play: for the rest of this turn you gain 1 æmber whenever you play a creature."""
    this_turn(t, "full-moon:gain", you)


@after("full-moon:gain", "plays", lambda s, me, you, event: event.side == you and event.other == "creature")
async def howl(t: KFTable, me: str, you: int, event: Event) -> None:
    """Full Moon, what lasts of it, after plays."""
    await gain(t, you, 1)


@card("grasping-vines", "play")
async def grasping_vines(t: KFTable, me: str, you: int) -> None:
    """Play: up to 3 artifacts of your choice, of either side, go back to their owners’ hands."""
    await leave(t, await pick_some(t, artifacts(t.state), 3, "return"), "hand")


@card("key-charge", "play")
@card("chota-hazri", "play")
async def key_charge(t: KFTable, me: str, you: int) -> None:
    """Key Charge. Play: you give 1 æmber back to the supply. If you do, you may forge a key at once for what it costs you now.

    Chota Hazri. Play: you give 1 æmber back to the supply. If you do, you may forge a key at once for what it costs you now.
    """
    if not await lose(t, you, 1):
        return
    cost = key_cost(t.state, you)
    if unforged(t.state, you) and means(t.state, you) >= cost and await may(t, "may", me):
        await forge(t, you, cost)


@card("lifeweb", "play")
async def lifeweb(t: KFTable, me: str, you: int) -> None:
    """Play: if your opponent played 3 or more creatures in the turn before, you steal 2 æmber."""
    other = foe(t.state, you)
    if last_turn(t.state, other, f"creature:{other}") >= 3:
        await steal(t, you, 2)


@card("lost-in-the-woods", "play")
async def lost_in_the_woods(t: KFTable, me: str, you: int) -> None:
    """Play: choose 2 of your creatures and 2 enemy creatures, or as many as there are. They are shuffled into their owners’
    decks.
    """
    mine = await pick_exactly(t, friends(t.state, you), 2, "shuffle")
    theirs = await pick_exactly(t, enemies(t.state, you), 2, "shuffle")
    await leave(t, [*mine, *theirs], "deck")


@card("mimicry", "as-played")
async def mimicry(t: KFTable, me: str, you: int) -> None:
    """While you play it: choose an action in your opponent’s discard pile. This card is played as if it were that one, with its
    icons; it goes to your own discard pile afterwards.
    """
    s = t.state
    found = [id for id in s.sides[foe(s, you)].discard if face(s, id).type == "action" and TITLE[id] != "mimicry"]
    model = await pick(t, [id for id in found if rule_of_six(s, id)], "choose")
    if model:
        s.guise[me] = TITLE[model]
        count(s, f"six:{TITLE[model]}")


@card("nature-s-call", "play")
async def natures_call(t: KFTable, me: str, you: int) -> None:
    """Play: up to three creatures go back to their owners’ hands."""
    await leave(t, await pick_some(t, creatures(t.state), 3, "return"), "hand")


@card("nocturnal-maneuver", "play")
async def nocturnal_maneuver(t: KFTable, me: str, you: int) -> None:
    """Play: up to three creatures are exhausted."""
    for id in await pick_some(t, creatures(t.state), 3, "exhaust"):
        exhaust(t, id)


@card("regrowth", "play")
async def regrowth(t: KFTable, me: str, you: int) -> None:
    """Play: one creature of your discard pile goes to your hand."""
    s = t.state
    await take_back(t, you, [id for id in s.sides[you].discard if is_creature(s, id)])


async def take_back(t: KFTable, you: int, among: list[str]) -> None:
    """A card of the discard pile goes back to hand."""
    chosen = await pick(t, among, "return")
    if chosen:
        move(t, chosen, "hand")


@card("save-the-pack", "play")
async def save_the_pack(t: KFTable, me: str, you: int) -> None:
    """Play: all damaged creatures are destroyed. You gain 1 chain."""
    s = t.state
    await destroy(t, [id for id in creatures(s) if damaged(s, id)])
    chains(t, you, 1)


@card("scout", "play")
async def scout(t: KFTable, me: str, you: int) -> None:
    """Play: choose up to two friendly creatures. For the rest of this turn they gain skirmish (when they attack, they take no
    damage back), and those that are ready fight, one after the other.
    """
    chosen = await pick_some(t, friends(t.state, you), 2, "fight")
    for id in chosen:
        this_turn(t, "scout:skirmish", you, id)
    for id in chosen:
        await fight_with(t, id)


@const("scout:skirmish", "keyword")
def scouting(s: Crucible, one: Lasting, you: int, target: str, word: str) -> int:
    """Scout, what lasts of it, on keyword."""
    return int(word == "skirmish" and target == one.source)


@card("stampede", "play")
async def stampede(t: KFTable, me: str, you: int) -> None:
    """Play: if you have used creatures three times or more this turn, you steal 2 æmber."""
    if tally(t.state, "creatures-used") >= 3:
        await steal(t, you, 2)


@card("the-common-cold", "play")
async def the_common_cold(t: KFTable, me: str, you: int) -> None:
    """Play: every creature takes 1 damage. Then you may destroy all Mars creatures."""
    await damage(t, [(id, 1) for id in creatures(t.state)], by=me)
    s = t.state
    martians = [id for id in creatures(s) if house_of(s, id) == "mars"]
    if martians and await may(t, "may", me):
        await destroy(t, martians)


@card("troop-call", "play")
async def troop_call(t: KFTable, me: str, you: int) -> None:
    """Play: all friendly niffles and all niffles of your discard pile go to their owners’ hands."""
    s = t.state
    for id in [one for one in s.sides[you].discard if has_trait(s, one, "niffle") and is_creature(s, one)]:
        move(t, id, "hand")
    await leave(t, [id for id in friends(s, you) if has_trait(s, id, "niffle")], "hand")


@card("vigor", "play")
async def vigor(t: KFTable, me: str, you: int) -> None:
    """Play: a creature is healed of up to 3 damage. If it was 3, you gain 1 æmber."""
    s = t.state
    target = await pick(t, creatures(s), "heal")
    if not target:
        return
    keys = [str(n) for n in range(min(3, s.damage.get(target, 0)), -1, -1)]
    if heal(t, target, int(await ask(t, s.chooser, "number", keys.copy, rule="KF-K34", about={"target": target}))) == 3:
        await gain(t, you, 1)


@card("word-of-returning", "play")
async def word_of_returning(t: KFTable, me: str, you: int) -> None:
    """Play: every enemy creature takes 1 damage for each æmber on it. Then all æmber on enemy creatures moves to your pool."""
    s = t.state
    rich = [id for id in enemies(s, you) if id in s.amber]
    await damage(t, [(id, s.amber[id]) for id in rich], by=me)
    for id in [one for one in rich if one in s.control]:
        await move_to_pool(t, id, you)


# -- artifacts ------------------------------------------------------------------------------------------------------------


@card("bear-flute", "action")
async def bear_flute(t: KFTable, me: str, you: int) -> None:
    """Action: an Ancient Bear of your choice is healed of all damage. If there is none in play, look for as many of them as you
    like in your deck and your discard pile and take them to your hand; if you took any, your discard pile is shuffled into your
    deck.
    """
    s = t.state
    bears = [id for id in creatures(s) if title(s, id) == "ancient-bear"]
    if bears:
        heal(t, await pick(t, bears, "heal"))
    elif await search(t, you, ["ancient-bear"], 36):
        s.sides[you].deck.shuffle_in(s.sides[you].discard)
        s.sides[you].discard = []


@card("nepenthe-seed", "omni")
async def nepenthe_seed(t: KFTable, me: str, you: int) -> None:
    """Omni: this card is sacrificed. Then one card of your discard pile goes to your hand."""
    await sacrifice(t, me)
    await take_back(t, you, t.state.sides[you].discard)


@card("ritual-of-balance", "action")
async def ritual_of_balance(t: KFTable, me: str, you: int) -> None:
    """Action: if your opponent has 6 æmber or more, you steal 1."""
    if opponent_amber(t.state, you) >= 6:
        await steal(t, you, 1)


@card("ritual-of-the-hunt", "omni")
async def ritual_of_the_hunt(t: KFTable, me: str, you: int) -> None:
    """Omni: this card is sacrificed. This turn you may use your Untamed creatures whatever house is active."""
    await sacrifice(t, me)
    this_turn(t, "ritual-of-the-hunt:use", you)


@const("ritual-of-the-hunt:use", "may-use")
def hunting(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    """Ritual of the Hunt, what lasts of it, on may-use."""
    return side == you and is_creature(s, id) and house_of(s, id) == "untamed"


@card("world-tree", "action")
async def world_tree(t: KFTable, me: str, you: int) -> None:
    """Action: one creature of your discard pile goes on top of your deck."""
    s = t.state
    chosen = await pick(t, [id for id in s.sides[you].discard if is_creature(s, id)], "move")
    if chosen:
        move(t, chosen, "deck-top")


# -- upgrades -------------------------------------------------------------------------------------------------------------


@const("way-of-the-bear", "keyword")
def way_of_the_bear(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    """The creature that carries this card gains assault 2 (before it fights, the creature it attacks takes 2 damage)."""
    return 2 if word == "assault" and s.on.get(me) == target else 0


@const("way-of-the-wolf", "keyword")
def way_of_the_wolf(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    """The creature that carries this card gains skirmish (when it attacks, it takes no damage back)."""
    return int(word == "skirmish" and s.on.get(me) == target)
