"""House Logos: thinkers, machines, and experiments that got out."""

from __future__ import annotations

from inglenook.engine.lasting import Lasting

from ..aember import gain, lose, move_to_card, pay, steal
from ..choose import may, name_house, pick, pick_exactly, pick_some
from ..content import SET_HOUSES
from ..damage import damage, destroy
from ..effects import chains, next_turn_of, reveal, this_turn, use_as_yours
from ..extras import search
from ..leaving import leave
from ..play import discard, play_now, put_into_play, take_control
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
)
from ..use import exhaust, make_ready, stun
from ..zones import archive, discard_top, draw, from_top, put, reveal_top, told
from .common import swap_places

# -- actions --------------------------------------------------------------------------------------------------------------


@card("bouncing-deathquark", "play")
async def bouncing_deathquark(t: KFTable, me: str, you: int) -> None:
    """Play: choose an enemy creature and a friendly one; both are destroyed together. If one side has none, only the other is.
    As long as both sides still have a creature, you may do the same again.
    """
    while True:
        await destroy(t, [await pick(t, enemies(t.state, you), "destroy"), await pick(t, friends(t.state, you), "destroy")])
        if not enemies(t.state, you) or not friends(t.state, you) or not await may(t, "may", me, again=True):
            return


@card("dimension-door", "play")
async def dimension_door(t: KFTable, me: str, you: int) -> None:
    """Play: for the rest of this turn, when a creature of yours reaps, you steal 1 æmber in place of the 1 you would gain."""
    this_turn(t, "dimension-door:steal", you)


@const("dimension-door:steal", "reap-steals")
def door_open(s: Crucible, one: Lasting, you: int, side: int) -> bool:
    """Dimension Door, what lasts of it, on reap-steals."""
    return side == you


@card("effervescent-principle", "play")
async def effervescent_principle(t: KFTable, me: str, you: int) -> None:
    """Play: every player loses half of their æmber, rounded down. You gain 1 chain."""
    for side in everybody(t.state):
        await lose(t, side, t.state.sides[side].amber // 2)
    chains(t, you, 1)


@card("foggify", "play")
@card("fogbank", "play")
async def foggify(t: KFTable, me: str, you: int) -> None:
    """Foggify. Play: on your opponent’s next turn, none of their creatures can fight.

    Fogbank. Play: in the next turn your opponent’s creatures cannot be used to fight.
    """
    next_turn_of(t, foe(t.state, you), "foggify:peace")


@const("foggify:peace", "cannot-fight")
def in_the_fog(s: Crucible, one: Lasting, you: int, id: str) -> bool:
    """Foggify, what lasts of it, on cannot-fight."""
    return s.control.get(id) == you


@card("help-from-future-self", "play")
async def help_from_future_self(t: KFTable, me: str, you: int) -> None:
    """Play: look through your deck and your discard pile for a Timetraveller, show it and take it into your hand. Then, found
    or not, your discard pile is shuffled into your deck.
    """
    reveal(t, you, await search(t, you, ["timetraveller"], 1))
    mine = t.state.sides[you]
    mine.deck.shuffle_in(mine.discard)
    mine.discard = []


@card("interdimensional-graft", "play")
async def interdimensional_graft(t: KFTable, me: str, you: int) -> None:
    """Play: if your opponent forges a key on their next turn, they then pay you all æmber they have left."""
    next_turn_of(t, foe(t.state, you), "interdimensional-graft:pay")


@after("interdimensional-graft:pay", "forges", lambda s, me, you, event: event.side == you)
async def grafted(t: KFTable, me: str, you: int, event: Event) -> None:
    """Interdimensional Graft, what lasts of it, after forges."""
    await pay(t, you, t.state.sides[you].amber)


@card("knowledge-is-power", "play")
async def knowledge_is_power(t: KFTable, me: str, you: int) -> None:
    """Play: either one card of your hand goes into your archives, or your archives bring you 1 æmber for every card in them."""
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
    """Labwork. Play: one card of your hand goes into your archives.

    Ganymede Archivist. After reap: one card of your hand goes into your archives.
    """
    await archive_from_hand(t, you)


@card("library-access", "play")
async def library_access(t: KFTable, me: str, you: int) -> None:
    """Play: for the rest of this turn, you draw a card after each other card you play. This card is purged."""
    this_turn(t, "library-access:draw", you, me)
    t.state.playing.remove(me)
    t.state.guise.pop(me, None)
    put(t.state, me, "purged")
    if t.loud:
        told(t, "to-purged", OWNER[me], me, "KF-K42")


@after("library-access:draw", "plays", lambda s, me, you, event: event.side == you and event.card != me)
async def access(t: KFTable, me: str, you: int, event: Event) -> None:
    """Library Access, what lasts of it, after plays."""
    draw(t, you, 1)


@card("neuro-syphon", "play")
async def neuro_syphon(t: KFTable, me: str, you: int) -> None:
    """Play: if your opponent has more æmber than you, you steal 1 æmber and draw a card."""
    s = t.state
    if s.sides[foe(s, you)].amber > s.sides[you].amber:
        await steal(t, you, 1)
        draw(t, you, 1)


@card("phase-shift", "play")
async def phase_shift(t: KFTable, me: str, you: int) -> None:
    """Play: this turn you may play one card of another house than Logos."""
    this_turn(t, "phase-shift:play", you)


@const("phase-shift:play", "may-play")
def shifted(s: Crucible, one: Lasting, you: int, id: str, side: int) -> str:
    """Phase Shift, what lasts of it, on may-play."""
    copies = sum(1 for other in s.lasting if other.effect == one.effect)
    left = side == you and house_of(s, id) != "logos" and tally(s, f"let:{one.effect}") < copies
    return one.effect if left else ""


@card("positron-bolt", "play")
async def positron_bolt(t: KFTable, me: str, you: int) -> None:
    """Play: a creature on a flank takes 3 damage, one of its neighbours 2, and the next one after that 1, all at the same
    time.
    """
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
    """Random Access Archives. Play: the top card of your deck goes into your archives.

    Research Smoko. When destroyed: the top card of your deck goes into your archives.
    """
    top = from_top(t, you)
    if top:
        archive(t, top)


@card("remote-access", "play")
@card("nexus", "reap")
async def remote_access(t: KFTable, me: str, you: int) -> None:
    """Remote Access. Play: you use an enemy artifact as if it were yours.

    Nexus. After reap: use one of your opponent’s artifacts as if you controlled it.
    """
    s = t.state
    await use_as_yours(t, await pick(t, s.sides[foe(s, you)].artifacts, "use"), you)


@card("reverse-time", "play")
async def reverse_time(t: KFTable, me: str, you: int) -> None:
    """Play: your deck and your discard pile change places, and the new deck is shuffled."""
    mine = t.state.sides[you]
    old = [*mine.deck.top, *mine.deck.pool]
    mine.deck.top, mine.deck.pool, mine.deck.known = [], sorted(mine.discard), {}
    mine.discard = sorted(old)


@card("scrambler-storm", "play")
async def scrambler_storm(t: KFTable, me: str, you: int) -> None:
    """Play: on your opponent’s next turn, they cannot play actions."""
    next_turn_of(t, foe(t.state, you), "scrambler-storm:ban")


@const("scrambler-storm:ban", "cannot-play")
def no_actions(s: Crucible, one: Lasting, you: int, id: str, side: int) -> bool:
    """Scrambler Storm, what lasts of it, on cannot-play."""
    return side == you and face(s, id).type == "action"


@card("sloppy-labwork", "play")
async def sloppy_labwork(t: KFTable, me: str, you: int) -> None:
    """Play: one card of your hand goes into your archives, then another is discarded."""
    await archive_from_hand(t, you)
    chosen = await pick(t, t.state.sides[you].hand, "discard")
    if chosen:
        await discard(t, chosen, you)


@card("twin-bolt-emission", "play")
async def twin_bolt_emission(t: KFTable, me: str, you: int) -> None:
    """Play: two different creatures take 2 damage each."""
    await damage(t, [(id, 2) for id in await pick_exactly(t, creatures(t.state), 2, "damage", about={"n": 2})], by=me)


@card("wild-wormhole", "play")
async def wild_wormhole(t: KFTable, me: str, you: int) -> None:
    """Play: the top card of your deck is played, whatever its house. If it cannot be, it stays where it is."""
    await play_now(t, reveal_top(t, you), you)


# -- artifacts ------------------------------------------------------------------------------------------------------------


@card("anomaly-exploiter", "action")
async def anomaly_exploiter(t: KFTable, me: str, you: int) -> None:
    """Action: a damaged creature is destroyed."""
    s = t.state
    await destroy(t, [await pick(t, [id for id in creatures(s) if damaged(s, id)], "destroy")])


@card("chaos-portal", "action")
async def chaos_portal(t: KFTable, me: str, you: int) -> None:
    """Action: name a house and reveal the top card of your deck. If it is of that house, you play it; if not, it stays on the
    deck.
    """
    house = await name_house(t, SET_HOUSES, me)
    top = reveal_top(t, you)
    if top and house_of(t.state, top) == house:
        await play_now(t, top, you)


@card("crazy-killing-machine", "action")
async def crazy_killing_machine(t: KFTable, me: str, you: int) -> None:
    """Action: the top card of each player’s deck is discarded. For each of them, one creature or artifact of its house is
    destroyed, of any side, as you choose. If fewer than two were destroyed in this way, this card is destroyed.
    """
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
    """Library of Babble. Action: you draw a card.

    Doc Bookton. After reap: you draw a card.

    Quixo the “Adventurer”. After fight: you draw a card.
    """
    draw(t, you, 1)


@card("mobius-scroll", "action")
async def mobius_scroll(t: KFTable, me: str, you: int) -> None:
    """Action: this card and up to two cards of your hand go into the archives."""
    for chosen in await pick_some(t, t.state.sides[you].hand, 2, "archive"):
        archive(t, chosen)
    await leave(t, [me], "archives")


@const("pocket-universe", "purse")
@const("safe-place", "purse")
def pocket_universe(s: Crucible, me: str, you: int, side: int) -> str:
    """Pocket Universe. Æmber on this card can pay for your keys. Action: 1 æmber moves from your pool onto this card.

    Safe Place. The æmber on Safe Place can pay for your keys. Action: move 1 æmber from your pool onto Safe Place.
    """
    return me if side == you else ""


@card("pocket-universe", "action")
@card("safe-place", "action")
async def put_aside(t: KFTable, me: str, you: int) -> None:
    """Pocket Universe, at action.

    Safe Place, at action.
    """
    await move_to_card(t, you, me, 1)


@card("spangler-box", "action")
async def spangler_box(t: KFTable, me: str, you: int) -> None:
    """Action: a creature is purged; then your opponent gets control of this card. When it leaves play: all creatures it has
    purged come back into play on their owners’ sides.
    """
    s = t.state
    target = await pick(t, creatures(s), "purge")
    if target and target in await leave(t, [target], "purged") and me in s.control:
        lasts(s, "spangler-box:inside", target, you, f"box:{me}")
        await take_control(t, me, foe(s, you), by=me)


@card("spangler-box", "leaves-play")
async def box_opens(t: KFTable, me: str, you: int) -> None:
    """Spangler Box, at leaves-play."""
    s = t.state
    inside = [one.source for one in s.lasting if one.until == f"box:{me}"]
    outlast(s, [one for one in s.lasting if one.until != f"box:{me}"])
    for id in inside:
        if id in s.sides[OWNER[id]].purged:
            await put_into_play(t, id, OWNER[id])


@card("spectral-tunneler", "action")
async def spectral_tunneler(t: KFTable, me: str, you: int) -> None:
    """Action: choose a creature. For the rest of this turn it counts as being on a flank and has “After reap: you draw a
    card.”
    """
    this_turn(t, "spectral-tunneler:flank", you, await pick(t, creatures(t.state), "choose"))


@const("spectral-tunneler:flank", "flank")
def tunnelled(s: Crucible, one: Lasting, you: int, id: str) -> bool:
    """Spectral Tunneler, what lasts of it, on flank."""
    return id == one.source


@after("spectral-tunneler:flank", "reaps", lambda s, me, you, event: event.card == me)
async def tunnel_draws(t: KFTable, me: str, you: int, event: Event) -> None:
    """Spectral Tunneler, what lasts of it, after reaps."""
    draw(t, event.side, 1)


@after("strange-gizmo", "forges", lambda s, me, you, event: event.side == you)
async def strange_gizmo(t: KFTable, me: str, you: int, event: Event) -> None:
    """After you have forged a key, all creatures and all artifacts are destroyed, this one included."""
    await destroy(t, [*creatures(t.state), *artifacts(t.state)])


@const("the-howling-pit", "hand-size")
def the_howling_pit(s: Crucible, me: str, you: int, side: int) -> int:
    """When players refill their hands at the end of their turns, they draw up to one card more than usual."""
    return 1


# -- upgrades -------------------------------------------------------------------------------------------------------------


@const("experimental-therapy", "may-use")
def experimental_therapy(s: Crucible, me: str, you: int, id: str, verb: str, side: int) -> bool:
    """The creature that carries this card can be used whatever house is active. Play: that creature is stunned and
    exhausted.
    """
    return s.on.get(me) == id


@card("experimental-therapy", "play")
async def therapy_begins(t: KFTable, me: str, you: int) -> None:
    """Experimental Therapy, at play."""
    host = t.state.on.get(me, "")
    if host:
        stun(t, host)
        exhaust(t, host)


@grants("rocket-boots", "fight", "reap")
async def rocket_boots(t: KFTable, me: str, you: int) -> None:
    """The creature that carries this card gains “After fight or reap: if this was its first use this turn, it is readied.”"""
    if tally(t.state, f"uses:{me}") == 1:
        make_ready(t, me)


@grants("transposition-sandals", "action")
async def transposition_sandals(t: KFTable, me: str, you: int) -> None:
    """The creature that carries this card gains “Action: it changes places with another friendly creature. This turn you may
    use that one whatever house is active.”
    """
    s = t.state
    other = await pick(t, friends(s, you, but=me), "swap")
    if other:
        swap_places(s, me, other)
        this_turn(t, "transposition-sandals:use", you, other)


@const("transposition-sandals:use", "may-use")
def in_sandals(s: Crucible, one: Lasting, you: int, id: str, verb: str, side: int) -> bool:
    """Transposition Sandals, what lasts of it, on may-use."""
    return id == one.source
