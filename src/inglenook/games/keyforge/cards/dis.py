"""House Dis: demons, imps, and bargains that end badly."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.lasting import Lasting

from ..aember import capture, gain
from ..causes import cause
from ..choose import most_powerful, name_house, pick, pick_exactly, pick_some
from ..content import SET_HOUSES
from ..damage import damage, destroy, sacrifice
from ..effects import chains, next_turn_of, reveal_hand, this_turn, use_as_yours
from ..forge import opponent_forged_last_turn, unforge
from ..leaving import leave
from ..moments import happened
from ..play import let_go, play_now, take_control
from ..query import armor, damaged, enemies, foe, friends, has_power, on_flank, power
from ..registry import Event, after, card, const
from ..state import (
    OWNER,
    Crucible,
    KFTable,
    artifacts,
    count,
    creatures,
    everybody,
    has_trait,
    house_of,
    is_creature,
)
from ..use import use_any
from ..zones import archive, discard_at_random, discard_top, move

# -- actions --------------------------------------------------------------------------------------------------------------


@card("a-fair-game", "play")
async def a_fair_game(t: KFTable, me: str, you: int) -> None:
    """Play: discard the top card of your opponent’s deck and see your opponent’s whole hand: you gain 1 æmber for each card in
    it that is of the same house as the discarded one. Then your opponent does the same with your deck and your hand.
    """
    other = foe(t.state, you)
    for loser, winner in ((other, you), (you, other)):
        shown = discard_top(t, loser)
        held = reveal_hand(t, loser)
        if shown:
            await gain(t, winner, sum(1 for id in held if house_of(t.state, id) == house_of(t.state, shown)))


@card("arise", "play")
async def arise(t: KFTable, me: str, you: int) -> None:
    """Play: name a house. All creatures of that house go from your discard pile to your hand. You take 1 chain."""
    s = t.state
    house = await name_house(t, SET_HOUSES, me, "discard")
    for id in [one for one in s.sides[you].discard if is_creature(s, one) and house_of(s, one) == house]:
        move(t, id, "hand")
    chains(t, you, 1)


@card("control-the-weak", "play")
async def control_the_weak(t: KFTable, me: str, you: int) -> None:
    """Play: name one of the three houses of your opponent’s deck. In the next turn your opponent has to choose that house, if
    it can be chosen.
    """
    other = foe(t.state, you)
    if t.state.sides[other].houses:
        next_turn_of(t, other, "control-the-weak:house", await name_house(t, t.state.sides[other].houses, me))


@const("control-the-weak:house", "must-house")
def weak_must(s: Crucible, one: Lasting, you: int, side: int) -> str:
    """Control the Weak, what lasts of it, on must-house."""
    return one.source if side == you else ""


@card("creeping-oblivion", "play")
async def creeping_oblivion(t: KFTable, me: str, you: int) -> None:
    """Play: choose one of the two discard piles and purge up to 2 cards of it."""
    s = t.state
    piles = {"me": you, "foe": foe(s, you)}
    full = [name for name, side in piles.items() if s.sides[side].discard]
    whose = await pick(t, full, "choose")
    if whose:
        for id in await pick_some(t, s.sides[piles[whose]].discard, 2, "purge"):
            move(t, id, "purged")


@card("dance-of-doom", "play")
async def dance_of_doom(t: KFTable, me: str, you: int) -> None:
    """Play: name a number. All creatures of exactly that power are destroyed, on both sides; with 0 you spare them all."""
    s = t.state
    numbers = sorted({power(s, id): "" for id in creatures(s) if has_power(s, id)})
    if numbers:
        keys = [str(number) for number in (0, *numbers)]  # any number may be named; 0 stands for all that nobody has
        n = int(await ask(t, s.chooser, "number", keys.copy, rule="KF-K6", about={"what": "power"}))
        await destroy(t, [id for id in creatures(s) if has_power(s, id) and power(s, id) == n])


@card("fear", "play")
async def fear(t: KFTable, me: str, you: int) -> None:
    """Play: one enemy creature of your choice goes back to its owner’s hand."""
    await leave(t, [await pick(t, enemies(t.state, you), "return")], "hand")


@card("gateway-to-dis", "play")
async def gateway_to_dis(t: KFTable, me: str, you: int) -> None:
    """Play: all creatures are destroyed, on both sides. You take 3 chains."""
    await destroy(t, creatures(t.state))
    chains(t, you, 3)


@card("gongoozle", "play")
async def gongoozle(t: KFTable, me: str, you: int) -> None:
    """Play: one creature of your choice takes 3 damage. If that does not destroy it, its owner discards a card of the hand at
    random.
    """
    target = await pick(t, creatures(t.state), "damage", about={"n": 3})
    if target and target not in await damage(t, [(target, 3)], by=me):
        lost = discard_at_random(t, OWNER[target])
        if lost and OWNER[target] == t.state.active:  # a discard of one's own turn like any other
            count(t.state, f"discarded:{house_of(t.state, lost)}")
            await happened(t, Event("discards", card=lost, side=OWNER[target]))


@card("guilty-hearts", "play")
async def guilty_hearts(t: KFTable, me: str, you: int) -> None:
    """Play: all creatures with æmber on them are destroyed, on both sides."""
    await destroy(t, [id for id in creatures(t.state) if id in t.state.amber])


@card("hand-of-dis", "play")
async def hand_of_dis(t: KFTable, me: str, you: int) -> None:
    """Play: one creature of your choice that is not on a flank is destroyed."""
    s = t.state
    await destroy(t, [await pick(t, [id for id in creatures(s) if not on_flank(s, id)], "destroy")])


@card("hecatomb", "play")
async def hecatomb(t: KFTable, me: str, you: int) -> None:
    """Play: all creatures of house Dis are destroyed, on both sides. Each player gains 1 æmber for each of them that was on
    that player’s side.
    """
    s = t.state
    doomed = {id: s.control[id] for id in creatures(s) if house_of(s, id) == "dis"}
    gone = await destroy(t, list(doomed))
    for side in everybody(s):
        await gain(t, side, sum(1 for id in gone if doomed.get(id) == side))


@card("tendrils-of-pain", "play")
async def tendrils_of_pain(t: KFTable, me: str, you: int) -> None:
    """Play: all creatures take 1 damage, or 4 instead if your opponent forged a key in the turn before."""
    n = 4 if opponent_forged_last_turn(t.state, you) else 1
    await damage(t, [(id, n) for id in creatures(t.state)], by=me)


@card("hysteria", "play")
async def hysteria(t: KFTable, me: str, you: int) -> None:
    """Play: all creatures go back to their owners’ hands, on both sides."""
    await leave(t, creatures(t.state), "hand")


@card("key-hammer", "play")
async def key_hammer(t: KFTable, me: str, you: int) -> None:
    """Play: if your opponent forged a key in the turn before, one key forged then is unforged. In any case your opponent gains
    6 æmber.
    """
    other = foe(t.state, you)
    if opponent_forged_last_turn(t.state, you):
        unforge(t, other)
    await gain(t, other, 6)


@card("mind-barb", "play")
async def mind_barb(t: KFTable, me: str, you: int) -> None:
    """Play: a card of your opponent’s hand is discarded at random."""
    discard_at_random(t, foe(t.state, you))


@card("pandemonium", "play")
async def pandemonium(t: KFTable, me: str, you: int) -> None:
    """Play: all creatures without any damage capture 1 æmber each, from the opponent of whoever controls them. Where there is
    too little æmber, you choose which creatures do.
    """
    s = t.state
    for side in everybody(s):
        ready = [id for id in s.sides[side].line if not damaged(s, id)]
        for id in await pick_exactly(t, ready, min(len(ready), s.sides[foe(s, side)].amber), "capture"):
            await capture(t, id, 1)


@card("poltergeist", "play")
async def poltergeist(t: KFTable, me: str, you: int) -> None:
    """Play: choose an artifact of either side. If it can be used, use it as if it were yours; then it is destroyed."""
    target = await pick(t, artifacts(t.state), "destroy")
    if target:
        await use_as_yours(t, target, you)
        await destroy(t, [target])


@card("red-hot-armor", "play")
async def red_hot_armor(t: KFTable, me: str, you: int) -> None:
    """Play: enemy creatures have no armor for the rest of this turn. Each of them takes as much damage as it had armor left."""
    s = t.state
    hits = []
    for id in enemies(s, you):
        left = armor(s, id) - s.armor_used.get(id, 0)
        if left > 0:
            hits.append((id, left))
            this_turn(t, "red-hot-armor:strip", you, id, armor(s, id))
    await damage(t, hits, by=me)


@const("red-hot-armor:strip", "armor")
def stripped(s: Crucible, one: Lasting, you: int, target: str) -> int:
    """Red-Hot Armor, what lasts of it, on armor."""
    return -one.amount if target == one.source else 0


@card("three-fates", "play")
async def three_fates(t: KFTable, me: str, you: int) -> None:
    """Play: the 3 most powerful creatures in play are destroyed. Among equals you choose."""
    await destroy(t, await most_powerful(t, creatures(t.state), 3, "destroy"))


# -- artifacts ------------------------------------------------------------------------------------------------------------


@const("annihilation-ritual", "purge-instead")
def annihilation_ritual(s: Crucible, me: str, you: int, id: str) -> bool:
    """A creature that would go from play to a discard pile is purged instead. It still counts as destroyed."""
    return is_creature(s, id)


@card("dominator-bauble", "action")
async def dominator_bauble(t: KFTable, me: str, you: int) -> None:
    """Action: choose one of your creatures and use it, whatever its house."""
    await use_any(t, await pick(t, friends(t.state, you), "use"))


@card("key-to-dis", "omni")
async def key_to_dis(t: KFTable, me: str, you: int) -> None:
    """Omni: sacrifice this card; then all creatures are destroyed, on both sides."""
    await sacrifice(t, me)
    await destroy(t, creatures(t.state))


@card("lash-of-broken-dreams", "action")
async def lash_of_broken_dreams(t: KFTable, me: str, you: int) -> None:
    """Action: in your opponent’s next turn keys cost 3 æmber more, for both of you."""
    next_turn_of(t, foe(t.state, you), "lash-of-broken-dreams:cost")


@const("lash-of-broken-dreams:cost", "key-cost")
def lash(s: Crucible, one: Lasting, you: int, side: int) -> int:
    """Lash of Broken Dreams, what lasts of it, on key-cost."""
    return 3


@card("library-of-the-damned", "action")
async def library_of_the_damned(t: KFTable, me: str, you: int) -> None:
    """Action: a card of your choice goes from your hand to your archives."""
    chosen = await pick(t, t.state.sides[you].hand, "archive")
    if chosen:
        archive(t, chosen)


@card("lifeward", "omni")
async def lifeward(t: KFTable, me: str, you: int) -> None:
    """Omni: sacrifice this card; in the next turn your opponent cannot play creatures."""
    await sacrifice(t, me)
    next_turn_of(t, foe(t.state, you), "lifeward:ban")


@const("lifeward:ban", "cannot-play")
def no_creatures(s: Crucible, one: Lasting, you: int, id: str, side: int) -> bool:
    """Lifeward, what lasts of it, on cannot-play."""
    return side == you and is_creature(s, id)


@card("sacrificial-altar", "action")
async def sacrificial_altar(t: KFTable, me: str, you: int) -> None:
    """Action: purge one of your creatures with the trait human. If you do, play a creature from your discard pile, whatever its
    house.
    """
    s = t.state
    victim = await pick(t, [id for id in friends(s, you) if has_trait(s, id, "human")], "purge")
    if victim and victim in await leave(t, [victim], "purged") and victim not in s.control:
        await play_now(t, await pick(t, [id for id in s.sides[you].discard if is_creature(s, id)], "play"), you)


@card("screaming-cave", "action")
async def screaming_cave(t: KFTable, me: str, you: int) -> None:
    """Action: your hand and your discard pile are shuffled into your deck."""
    mine = t.state.sides[you]
    mine.deck.shuffle_in([*mine.hand, *mine.discard])
    mine.hand, mine.discard = [], []
    if t.loud:
        name, by = t.called(you), cause(t)
        t.say("kf-log-shuffle-all", rule="KF-K42", weight=2, seat=you, side=name, by=by)


@after("soul-snatcher", "destroyed", lambda s, me, you, event: event.amount == 1)
async def soul_snatcher(t: KFTable, me: str, you: int, event: Event) -> None:
    """Whenever a creature is destroyed, on either side, its owner gains 1 æmber."""
    await gain(t, OWNER[event.card], 1)


# -- upgrades -------------------------------------------------------------------------------------------------------------


@card("collar-of-subordination", "play")
async def collar_of_subordination(t: KFTable, me: str, you: int) -> None:
    """You control the creature that carries this card; it comes to a flank of your battleline. When this card leaves play, the
    creature goes back to its owner’s side.
    """
    host = t.state.on.get(me, "")
    if host:
        await take_control(t, host, you, by=me, holds=True)


@card("collar-of-subordination", "leaves-play")
async def collar_comes_off(t: KFTable, me: str, you: int) -> None:
    """Collar of Subordination, at leaves-play."""
    await let_go(t, me)


@const("flame-wreathed", "power")
def flame_wreathed(s: Crucible, me: str, you: int, target: str) -> int:
    """The creature that carries this card has 2 more power and gains hazardous 2 (whoever attacks it takes 2 damage before the
    fight).
    """
    return 2 if s.on.get(me) == target else 0


@const("flame-wreathed", "keyword")
def wreathed_in_hazard(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    """Flame-Wreathed, on keyword."""
    return 2 if word == "hazardous" and s.on.get(me) == target else 0
