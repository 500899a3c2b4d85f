"""House Brobnar: giants, goblins, and whatever they hit."""

from __future__ import annotations

from inglenook.engine.lasting import Lasting

from ..aember import capture, exalt, gain, lose, steal
from ..choose import most_powerful, name_house, pick, pick_exactly, pick_some
from ..damage import damage, destroy, heal, sacrifice
from ..effects import chains, opponent_amber, this_turn
from ..leaving import leave
from ..query import damaged, enemies, foe, friends
from ..registry import Event, after, card, const, grants
from ..state import OWNER, Crucible, KFTable, artifacts, creatures, house_of, neighbours, tally
from ..use import stun
from .common import dig_for, enemy_creature, hit, ready_and_fight

# -- actions --------------------------------------------------------------------------------------------------------------


@card("anger", "play")
@card("gauntlet-of-command", "action")
async def anger(t: KFTable, me: str, you: int) -> None:
    """Anger. Play: choose one of your creatures. It is readied and fights at once.

    Gauntlet of Command. Action: choose one of your creatures. It is readied and fights at once.
    """
    await ready_and_fight(t, friends(t.state, you))


@card("barehanded", "play")
async def barehanded(t: KFTable, me: str, you: int) -> None:
    """Play: all artifacts in play, on both sides, go on top of their owners’ decks. If several go onto the same deck, you say
    in which order.
    """
    for owner in range(len(t.state.sides)):
        left = [id for id in artifacts(t.state) if OWNER[id] == owner]
        while left:
            chosen = await pick(t, left, "deck-top")
            left.remove(chosen)
            await leave(t, [chosen], "deck-top")


@card("blood-money", "play")
async def blood_money(t: KFTable, me: str, you: int) -> None:
    """Play: choose an enemy creature. 2 æmber from the supply are laid on it."""
    await exalt(t, await pick(t, enemies(t.state, you), "move"), 2)


@card("brothers-in-battle", "play")
async def brothers_in_battle(t: KFTable, me: str, you: int) -> None:
    """Play: name a house. Until the end of this turn your creatures of that house may fight, whichever house is active. This
    does not ready them.
    """
    this_turn(t, "brothers-in-battle:fight", you, await name_house(t, t.state.houses_there(), me, "mine"))


@const("brothers-in-battle:fight", "may-use")
def brothers_may_fight(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    """Brothers in Battle, what lasts of it, on may-use."""
    return verb == "fight" and side == you and house_of(s, id) == one.source


@card("burn-the-stockpile", "play")
async def burn_the_stockpile(t: KFTable, me: str, you: int) -> None:
    """Play: an opponent with 7 or more æmber gives 4 of them back to the supply."""
    if opponent_amber(t.state, you) >= 7:
        await lose(t, foe(t.state, you), 4)


@card("champion-s-challenge", "play")
async def champions_challenge(t: KFTable, me: str, you: int) -> None:
    """Play: on the enemy side only the most powerful creature survives and all others are destroyed; then the same happens on
    your side. Among equals you choose. Your survivor is readied and fights at once.
    """
    for side in (enemies, friends):
        line = side(t.state, you)
        kept = await most_powerful(t, line, 1, "keep")
        await destroy(t, [id for id in line if id not in kept])
    await ready_and_fight(t, friends(t.state, you))


@card("coward-s-end", "play")
async def cowards_end(t: KFTable, me: str, you: int) -> None:
    """Play: all creatures without any damage are destroyed, on both sides. You take 3 chains."""
    s = t.state
    await destroy(t, [id for id in creatures(s) if not damaged(s, id)])
    chains(t, you, 3)


@card("follow-the-leader", "play")
async def follow_the_leader(t: KFTable, me: str, you: int) -> None:
    """Play: until the end of this turn all your creatures may fight, whichever house is active. This does not ready them."""
    this_turn(t, "follow-the-leader:fight", you)


@const("follow-the-leader:fight", "may-use")
def followers_may_fight(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    """Follow the Leader, what lasts of it, on may-use."""
    return verb == "fight" and side == you


@card("lava-ball", "play")
async def lava_ball(t: KFTable, me: str, you: int) -> None:
    """Play: one creature of your choice takes 4 damage, and at the same time each of its neighbours takes 2."""
    target = await pick(t, creatures(t.state), "damage", about={"n": 4})
    if target:
        await damage(t, [(target, 4), *((id, 2) for id in neighbours(t.state, target))], by=me)


@card("loot-the-bodies", "play")
@card("looter-goblin", "reap")
async def loot_the_bodies(t: KFTable, me: str, you: int) -> None:
    """Loot the Bodies. Play: for the rest of this turn you gain 1 æmber whenever an enemy creature is destroyed.

    Looter Goblin. After reap: for the rest of this turn you gain 1 æmber whenever an enemy creature is destroyed.
    """
    this_turn(t, "loot-the-bodies:gain", you)


@after("loot-the-bodies:gain", "destroyed", enemy_creature)
async def loot(t: KFTable, me: str, you: int, event: Event) -> None:
    """Loot the Bodies, what lasts of it, after destroyed."""
    await gain(t, you, 1)


@card("take-that-smartypants", "play")
async def take_that_smartypants(t: KFTable, me: str, you: int) -> None:
    """Play: if your opponent has 3 or more cards of house Logos in play, you steal 2 æmber. Creatures, artifacts and upgrades
    all count.
    """
    s = t.state
    if sum(1 for id, side in s.control.items() if side == foe(s, you) and house_of(s, id) == "logos") >= 3:
        await steal(t, you, 2)


@card("punch", "play")
async def punch(t: KFTable, me: str, you: int) -> None:
    """Play: one creature of your choice takes 3 damage."""
    await hit(t, 3, me)


@card("relentless-assault", "play")
async def relentless_assault(t: KFTable, me: str, you: int) -> None:
    """Play: up to 3 times, choose one of your creatures that you have not chosen yet. It is readied and fights before you
    choose the next.
    """
    done: list[str] = []
    for _ in range(3):
        chosen = await pick_some(t, [id for id in friends(t.state, you) if id not in done], 1, "ready-fight")
        if not chosen:
            return
        done += chosen
        await ready_and_fight(t, chosen)


@card("smith", "play")
async def smith(t: KFTable, me: str, you: int) -> None:
    """Play: if you have more creatures in play than your opponent, you gain 2 æmber."""
    if len(friends(t.state, you)) > len(enemies(t.state, you)):
        await gain(t, you, 2)


@card("sound-the-horns", "play")
async def sound_the_horns(t: KFTable, me: str, you: int) -> None:
    """Play: discard cards from the top of your deck, one by one, until one of them is a creature of house Brobnar; that one
    goes to your hand. If the deck runs out first, you find none.
    """
    await dig_for(t, you, "brobnar")


@card("tremor", "play")
async def tremor(t: KFTable, me: str, you: int) -> None:
    """Play: one creature of your choice and its neighbours are stunned."""
    target = await pick(t, creatures(t.state), "stun")
    for id in [target, *neighbours(t.state, target)] if target else []:
        stun(t, id)


@card("unguarded-camp", "play")
async def unguarded_camp(t: KFTable, me: str, you: int) -> None:
    """Play: count how many creatures you have more than your opponent. That many of your creatures capture 1 æmber each."""
    s = t.state
    mine = friends(s, you)
    more = len(mine) - len(enemies(s, you))
    for id in await pick_exactly(t, mine, min(more, opponent_amber(s, you)), "capture"):
        await capture(t, id, 1)


@card("warsong", "play")
async def warsong(t: KFTable, me: str, you: int) -> None:
    """Play: for the rest of this turn you gain 1 æmber whenever a creature of yours has fought, even if it died."""
    this_turn(t, "warsong:gain", you)


@after("warsong:gain", "fights", lambda s, me, you, event: event.side == you)
async def sing(t: KFTable, me: str, you: int, event: Event) -> None:
    """Warsong, what lasts of it, after fights."""
    await gain(t, you, 1)


# -- artifacts ------------------------------------------------------------------------------------------------------------


@after("autocannon", "enters", lambda s, me, you, event: event.other == "creature")
async def autocannon(t: KFTable, me: str, you: int, event: Event) -> None:
    """Every creature that enters play, on either side, takes 1 damage."""
    await damage(t, [(event.card, 1)], by=me)


@const("banner-of-battle", "power")
def banner_of_battle(s: Crucible, me: str, you: int, target: str) -> int:
    """All your creatures have 1 more power."""
    return int(s.control.get(target) == you)


@card("cannon", "action")
async def cannon(t: KFTable, me: str, you: int) -> None:
    """Action: one creature of your choice takes 2 damage."""
    await hit(t, 2, me)


@const("iron-obelisk", "key-cost")
def iron_obelisk(s: Crucible, me: str, you: int, side: int) -> int:
    """For each damaged creature of house Brobnar on your side, your opponent’s keys cost 1 æmber more."""
    if side != foe(s, you):
        return 0
    return sum(1 for id in s.sides[you].line if house_of(s, id) == "brobnar" and damaged(s, id))


@card("mighty-javelin", "omni")
async def mighty_javelin(t: KFTable, me: str, you: int) -> None:
    """Omni: sacrifice this card; then one creature of your choice takes 4 damage."""
    await sacrifice(t, me)
    await hit(t, 4, me)


@after("pile-of-skulls", "destroyed", lambda s, me, you, event: s.active == you and enemy_creature(s, me, you, event))
async def pile_of_skulls(t: KFTable, me: str, you: int, event: Event) -> None:
    """Whenever an enemy creature is destroyed in your turn, one of your creatures captures 1 æmber."""
    creature = await pick(t, friends(t.state, you), "capture")
    if creature:
        await capture(t, creature, 1)


@card("screechbomb", "omni")
async def screechbomb(t: KFTable, me: str, you: int) -> None:
    """Omni: sacrifice this card; then your opponent gives 2 æmber back to the supply."""
    await sacrifice(t, me)
    await lose(t, foe(t.state, you), 2)


@card("the-warchest", "action")
async def the_warchest(t: KFTable, me: str, you: int) -> None:
    """Action: you gain 1 æmber for each enemy creature that has died in a fight this turn, even before this card came into
    play.
    """
    await gain(t, you, tally(t.state, f"fallen:{foe(t.state, you)}"))


# -- upgrades -------------------------------------------------------------------------------------------------------------


@const("blood-of-titans", "power")
def blood_of_titans(s: Crucible, me: str, you: int, target: str) -> int:
    """The creature that carries this card has 5 more power."""
    return 5 if s.on.get(me) == target else 0


@grants("phoenix-heart", "destroyed")
async def phoenix_heart(t: KFTable, me: str, you: int) -> None:
    """The creature that carries this card gains “When destroyed: this creature goes back to its owner’s hand; then all
    creatures take 3 damage.”
    """
    await leave(t, [me], "hand")
    await damage(t, [(id, 3) for id in creatures(t.state)])


@const("yo-mama-mastery", "keyword")
def yo_mama_mastery(s: Crucible, me: str, you: int, target: str, word: str) -> int:
    """The creature that carries this card gains taunt (neighbours of it without taunt cannot be attacked). Play: the creature
    that carries this card is healed of all damage.
    """
    return int(word == "taunt" and s.on.get(me) == target)


@card("yo-mama-mastery", "play")
async def yo_mama_heals(t: KFTable, me: str, you: int) -> None:
    """Yo Mama Mastery, at play."""
    host = t.state.on.get(me)
    if host:
        heal(t, host)
