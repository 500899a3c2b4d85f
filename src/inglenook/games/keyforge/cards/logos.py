"""House Logos: thinkers, machines, and experiments that got out."""

from __future__ import annotations

from inglenook.engine.events import Lasting

from ..aember import capture, gain, lose, move_to_card, pay, steal
from ..choose import may, name_house, pick, pick_exactly, pick_some
from ..content import SET_HOUSES
from ..damage import damage, destroy, heal
from ..effects import chains, look_at_hand, next_turn_of, reveal, this_turn, use_as_yours
from ..extras import search
from ..leaving import leave
from ..moments import abilities, resolve
from ..play import discard, let_go, play_now, put_into_play, take_control
from ..query import damaged, enemies, foe, friends, on_flank
from ..registry import Event, after, card, const, grants
from ..state import (
    OWNER,
    Crucible,
    KFTable,
    artifacts,
    creatures,
    everybody,
    face,
    house_of,
    lasts,
    neighbours,
    outlast,
    tally,
    title,
)
from ..use import exhaust, make_ready, stun
from ..zones import archive, discard_top, draw, from_top, move, put, reveal_top, told
from .common import swap_places

# -- actions --------------------------------------------------------------------------------------------------------------


@card("bouncing-deathquark", "play")
async def bouncing_deathquark(t: KFTable, me: str, you: int) -> None:
    while True:
        await destroy(t, [await pick(t, enemies(t.state, you), "destroy"), await pick(t, friends(t.state, you), "destroy")])
        if not enemies(t.state, you) or not friends(t.state, you) or not await may(t, "may", me, again=True):
            return


@card("dimension-door", "play")
async def dimension_door(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "dimension-door:steal", you)


@const("dimension-door:steal", "reap-steals")
def door_open(s: Crucible, one: Lasting, you: int, side: int) -> bool:
    return side == you


@card("effervescent-principle", "play")
async def effervescent_principle(t: KFTable, me: str, you: int) -> None:
    for side in everybody(t.state):
        await lose(t, side, t.state.sides[side].amber // 2)
    chains(t, you, 1)


@card("foggify", "play")
@card("fogbank", "play")
async def foggify(t: KFTable, me: str, you: int) -> None:
    next_turn_of(t, foe(t.state, you), "foggify:peace")


@const("foggify:peace", "cannot-fight")
def in_the_fog(s: Crucible, one: Lasting, you: int, id: str) -> bool:
    return s.control.get(id) == you


@card("help-from-future-self", "play")
async def help_from_future_self(t: KFTable, me: str, you: int) -> None:
    reveal(t, you, await search(t, you, ["timetraveller"], 1))
    mine = t.state.sides[you]
    mine.deck.shuffle_in(mine.discard)
    mine.discard = []


@card("interdimensional-graft", "play")
async def interdimensional_graft(t: KFTable, me: str, you: int) -> None:
    next_turn_of(t, foe(t.state, you), "interdimensional-graft:pay")


@after("interdimensional-graft:pay", "forges", lambda s, me, you, event: event.side == you)
async def grafted(t: KFTable, me: str, you: int, event: Event) -> None:
    await pay(t, you, t.state.sides[you].amber)


@card("knowledge-is-power", "play")
async def knowledge_is_power(t: KFTable, me: str, you: int) -> None:
    if await pick(t, ["archive", "gain"], "choose-one", about={"card": me}) == "gain":
        await gain(t, you, len(t.state.sides[you].archives))
    else:
        await archive_from_hand(t, you)


async def archive_from_hand(t: KFTable, you: int) -> None:
    """Archive a card from hand."""
    chosen = await pick(t, t.state.sides[you].hand, "archive")
    if chosen:
        archive(t, chosen)


@card("labwork", "play")
@card("ganymede-archivist", "reap")
async def labwork(t: KFTable, me: str, you: int) -> None:
    await archive_from_hand(t, you)


@card("library-access", "play")
async def library_access(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "library-access:draw", you, me)
    t.state.playing.remove(me)
    t.state.guise.pop(me, None)
    put(t.state, me, "purged")
    if t.loud:
        told(t, "to-purged", OWNER[me], me, "KF-K42")


@after("library-access:draw", "plays", lambda s, me, you, event: event.side == you and event.card != me)
async def access(t: KFTable, me: str, you: int, event: Event) -> None:
    draw(t, you, 1)


@card("neuro-syphon", "play")
async def neuro_syphon(t: KFTable, me: str, you: int) -> None:
    s = t.state
    if s.sides[foe(s, you)].amber > s.sides[you].amber:
        await steal(t, you, 1)
        draw(t, you, 1)


@card("phase-shift", "play")
async def phase_shift(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "phase-shift:play", you)


@const("phase-shift:play", "may-play")
def shifted(s: Crucible, one: Lasting, you: int, id: str, side: int) -> str:
    copies = sum(1 for other in s.lasting if other.effect == one.effect)
    left = side == you and house_of(s, id) != "logos" and tally(s, f"let:{one.effect}") < copies
    return one.effect if left else ""


@card("positron-bolt", "play")
async def positron_bolt(t: KFTable, me: str, you: int) -> None:
    s = t.state
    first = await pick(t, [id for id in creatures(s) if on_flank(s, id)], "damage", about={"n": 3})
    if not first:
        return
    hits = [(first, 3)]
    second = await pick(t, neighbours(s, first), "damage", about={"n": 2})
    if second:
        hits.append((second, 2))
        hits += [(id, 1) for id in neighbours(s, second) if id != first]
    await damage(t, hits, by=me)


@card("random-access-archives", "play")
@card("research-smoko", "destroyed")
async def random_access_archives(t: KFTable, me: str, you: int) -> None:
    top = from_top(t, you)
    if top:
        archive(t, top)


@card("remote-access", "play")
@card("nexus", "reap")
async def remote_access(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await use_as_yours(t, await pick(t, s.sides[foe(s, you)].artifacts, "use"), you)


@card("reverse-time", "play")
async def reverse_time(t: KFTable, me: str, you: int) -> None:
    mine = t.state.sides[you]
    old = [*mine.deck.top, *mine.deck.pool]
    mine.deck.top, mine.deck.pool, mine.deck.known = [], sorted(mine.discard), {}
    mine.discard = sorted(old)


@card("scrambler-storm", "play")
async def scrambler_storm(t: KFTable, me: str, you: int) -> None:
    next_turn_of(t, foe(t.state, you), "scrambler-storm:ban")


@const("scrambler-storm:ban", "cannot-play")
def no_actions(s: Crucible, one: Lasting, you: int, id: str, side: int) -> bool:
    return side == you and face(s, id).type == "action"


@card("sloppy-labwork", "play")
async def sloppy_labwork(t: KFTable, me: str, you: int) -> None:
    await archive_from_hand(t, you)
    chosen = await pick(t, t.state.sides[you].hand, "discard")
    if chosen:
        await discard(t, chosen, you)


@card("twin-bolt-emission", "play")
async def twin_bolt_emission(t: KFTable, me: str, you: int) -> None:
    await damage(t, [(id, 2) for id in await pick_exactly(t, creatures(t.state), 2, "damage", about={"n": 2})], by=me)


@card("wild-wormhole", "play")
async def wild_wormhole(t: KFTable, me: str, you: int) -> None:
    await play_now(t, reveal_top(t, you), you)


# -- artifacts ------------------------------------------------------------------------------------------------------------


@card("anomaly-exploiter", "action")
async def anomaly_exploiter(t: KFTable, me: str, you: int) -> None:
    s = t.state
    await destroy(t, [await pick(t, [id for id in creatures(s) if damaged(s, id)], "destroy")])


@card("chaos-portal", "action")
async def chaos_portal(t: KFTable, me: str, you: int) -> None:
    house = await name_house(t, SET_HOUSES, me)
    top = reveal_top(t, you)
    if top and house_of(t.state, top) == house:
        await play_now(t, top, you)


@card("crazy-killing-machine", "action")
async def crazy_killing_machine(t: KFTable, me: str, you: int) -> None:
    s = t.state
    gone = 0
    for shown in [discard_top(t, side) for side in everybody(s)]:
        found = [id for id in [*creatures(s), *artifacts(s)] if shown and house_of(s, id) == house_of(s, shown)]
        gone += len(await destroy(t, [await pick(t, found, "destroy")]))
    if gone < 2:  # the card says two, however many play
        await destroy(t, [me])


@card("library-of-babble", "action")
@card("doc-bookton", "reap")
@card("quixo-the-adventurer", "fight")
async def library_of_babble(t: KFTable, me: str, you: int) -> None:
    draw(t, you, 1)


@card("mobius-scroll", "action")
async def mobius_scroll(t: KFTable, me: str, you: int) -> None:
    for chosen in await pick_some(t, t.state.sides[you].hand, 2, "archive"):
        archive(t, chosen)
    await leave(t, [me], "archives")


@const("pocket-universe", "purse")
@const("safe-place", "purse")
def pocket_universe(s: Crucible, me: str, you: int, side: int) -> str:
    return me if side == you else ""


@card("pocket-universe", "action")
@card("safe-place", "action")
async def put_aside(t: KFTable, me: str, you: int) -> None:
    await move_to_card(t, you, me, 1)


@card("spangler-box", "action")
async def spangler_box(t: KFTable, me: str, you: int) -> None:
    s = t.state
    target = await pick(t, creatures(s), "purge")
    if target and target in await leave(t, [target], "purged") and me in s.control:
        lasts(s, "spangler-box:inside", target, you, f"box:{me}")
        await take_control(t, me, foe(s, you), by=me)


@card("spangler-box", "leaves-play")
async def box_opens(t: KFTable, me: str, you: int) -> None:
    s = t.state
    inside = [one.source for one in s.lasting if one.until == f"box:{me}"]
    outlast(s, [one for one in s.lasting if one.until != f"box:{me}"])
    for id in inside:
        if id in s.sides[OWNER[id]].purged:
            await put_into_play(t, id, OWNER[id])


@card("spectral-tunneler", "action")
async def spectral_tunneler(t: KFTable, me: str, you: int) -> None:
    this_turn(t, "spectral-tunneler:flank", you, await pick(t, creatures(t.state), "choose"))


@const("spectral-tunneler:flank", "flank")
def tunnelled(s: Crucible, one: Lasting, you: int, id: str) -> bool:
    return id == one.source


@after("spectral-tunneler:flank", "reaps", lambda s, me, you, event: event.card == me)
async def tunnel_draws(t: KFTable, me: str, you: int, event: Event) -> None:
    draw(t, event.side, 1)


@after("strange-gizmo", "forges", lambda s, me, you, event: event.side == you)
async def strange_gizmo(t: KFTable, me: str, you: int, event: Event) -> None:
    await destroy(t, [*creatures(t.state), *artifacts(t.state)])


@const("the-howling-pit", "hand-size")
def the_howling_pit(s: Crucible, me: str, you: int, side: int) -> int:
    return 1


# -- creatures ------------------------------------------------------------------------------------------------------------


@card("batdrone", "fight")
@card("dodger", "fight")
@card("umbra", "fight")
@card("mooncurser", "fight")
async def batdrone(t: KFTable, me: str, you: int) -> None:
    await steal(t, you, 1)


@after("brain-eater", "destroyed", lambda s, me, you, event: event.other == me)
async def brain_eater(t: KFTable, me: str, you: int, event: Event) -> None:
    draw(t, you, 1)


@card("dextre", "play")
async def dextre(t: KFTable, me: str, you: int) -> None:
    await capture(t, me, 1)


@card("dextre", "destroyed")
async def dextre_returns(t: KFTable, me: str, you: int) -> None:
    await leave(t, [me], "deck-top")


@card("dr-escotera", "play")
async def dr_escotera(t: KFTable, me: str, you: int) -> None:
    await gain(t, you, len(t.state.sides[foe(t.state, you)].keys))


@card("dysania", "play")
async def dysania(t: KFTable, me: str, you: int) -> None:
    s = t.state
    theirs = s.sides[foe(s, you)]
    cards, theirs.archives = theirs.archives, []
    lost = 0
    for id in cards:
        own = s.taken.pop(id, None) is None
        put(s, id, "discard" if own else "hand")
        if t.loud:
            told(t, "to-discard" if own else "to-hand", OWNER[id], id, "KF-K41")
        lost += own
    await gain(t, you, lost)


@card("harland-mindlock", "play")
async def harland_mindlock(t: KFTable, me: str, you: int) -> None:
    s = t.state
    target = await pick(t, [id for id in enemies(s, you) if on_flank(s, id)], "control")
    if target and me in s.control:
        await take_control(t, target, you, by=me, holds=True)


@card("harland-mindlock", "leaves-play")
async def harland_lets_go(t: KFTable, me: str, you: int) -> None:
    await let_go(t, me)


@const("mother", "hand-size")
def mother(s: Crucible, me: str, you: int, side: int) -> int:
    return int(side == you)


@card("neutron-shark", "play", "fight", "reap")
async def neutron_shark(t: KFTable, me: str, you: int) -> None:
    while True:
        s = t.state
        other = foe(s, you)
        theirs = await pick(t, [*s.sides[other].line, *s.sides[other].artifacts], "destroy")
        mine = await pick(t, [*s.sides[you].line, *s.sides[you].artifacts], "destroy")
        await destroy(t, [theirs, mine])
        shown = discard_top(t, you)
        if not shown or house_of(t.state, shown) == "logos" or me not in t.state.control:
            return


@card("novu-archaeologist", "action")
async def novu_archaeologist(t: KFTable, me: str, you: int) -> None:
    chosen = await pick(t, t.state.sides[you].discard, "archive")
    if chosen:
        archive(t, chosen)


@card("ozmo-martianologist", "fight", "reap")
async def ozmo_martianologist(t: KFTable, me: str, you: int) -> None:
    s = t.state
    martians = [id for id in creatures(s) if house_of(s, id) == "mars"]
    if not martians:
        return
    if await pick(t, ["heal", "stun"], "choose-one", about={"card": me}) == "heal":
        heal(t, await pick(t, martians, "heal"), 3)
    else:
        stun(t, await pick(t, martians, "stun"))


@card("psychic-bug", "play", "reap")
async def psychic_bug(t: KFTable, me: str, you: int) -> None:
    look_at_hand(t, you, foe(t.state, you))


@card("replicator", "reap")
async def replicator(t: KFTable, me: str, you: int) -> None:
    s = t.state
    # One replicator that imitates another would never come to an end.
    found = [id for id in creatures(s) if title(s, id) != "replicator" and abilities(s, id, "reap")]
    target = await pick(t, found, "use")
    waiting = abilities(s, target, "reap") if target else []
    for one in waiting:
        one.you = you
    await resolve(t, waiting)


@card("skippy-timehog", "play")
async def skippy_timehog(t: KFTable, me: str, you: int) -> None:
    next_turn_of(t, foe(t.state, you), "skippy-timehog:ban")


@const("skippy-timehog:ban", "cannot-use")
def no_use(s: Crucible, one: Lasting, you: int, id: str, verb: str) -> bool:
    return s.control.get(id) == you


@card("timetraveller", "play")
async def timetraveller(t: KFTable, me: str, you: int) -> None:
    draw(t, you, 2)


@card("timetraveller", "action")
async def travel(t: KFTable, me: str, you: int) -> None:
    await leave(t, [me], "deck")


@const("titan-mechanic", "key-cost")
def titan_mechanic(s: Crucible, me: str, you: int, side: int) -> int:
    return -1 if on_flank(s, me) else 0


@card("vespilon-theorist", "reap")
async def vespilon_theorist(t: KFTable, me: str, you: int) -> None:
    s = t.state
    house = await name_house(t, SET_HOUSES, me)
    top = reveal_top(t, you)
    if not top:
        return
    if house_of(s, top) == house:
        archive(t, top)
        await gain(t, you, 1)
    else:
        move(t, top, "discard")


@after("veylan-analyst", "used", lambda s, me, you, event: event.side == you and event.other == "artifact")
async def veylan_analyst(t: KFTable, me: str, you: int, event: Event) -> None:
    await gain(t, you, 1)


# -- upgrades -------------------------------------------------------------------------------------------------------------


@const("experimental-therapy", "may-use")
def experimental_therapy(s: Crucible, me: str, you: int, id: str, verb: str, side: int) -> bool:
    return s.on.get(me) == id


@card("experimental-therapy", "play")
async def therapy_begins(t: KFTable, me: str, you: int) -> None:
    host = t.state.on.get(me, "")
    if host:
        stun(t, host)
        exhaust(t, host)


@grants("rocket-boots", "fight", "reap")
async def rocket_boots(t: KFTable, me: str, you: int) -> None:
    if tally(t.state, f"uses:{me}") == 1:
        make_ready(t, me)


@grants("transposition-sandals", "action")
async def transposition_sandals(t: KFTable, me: str, you: int) -> None:
    s = t.state
    other = await pick(t, friends(s, you, but=me), "swap")
    if other:
        swap_places(s, me, other)
        this_turn(t, "transposition-sandals:use", you, other)


@const("transposition-sandals:use", "may-use")
def in_sandals(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    return id == one.source
