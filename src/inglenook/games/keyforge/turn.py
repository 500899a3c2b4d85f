"""The turn: forge a key, choose a house, play and use its cards, ready, draw (K7-K13)."""

from __future__ import annotations

from functools import lru_cache

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule
from inglenook.engine.words import Msg

from .choose import NO, YES, chooser, distinct
from .damage import settle
from .forge import forge_step
from .moments import Trigger, abilities, happened, reactions, resolve
from .play import allowed, discard, play, playable
from .query import NEXT, TURN, anyone_says, cannot, chain_penalty, hand_size, said, silent, voices
from .registry import DEEDS, Event
from .state import Crucible, KFTable, count, house_of, outlast, tally
from .use import use, uses
from .zones import draw, take_archives

END = "end"


async def start(t: KFTable) -> None:
    """A turn begins: what happens at its start, then the forge step."""
    s = t.state
    t.say("kf-log-turn", rule="KF-K69", heading=True, seat=s.chooser, n=s.turn)
    await first_effects(t)
    await forge_step(t, s.active)
    t.state.step = "house"


@rule("KF-K7")
async def first_effects(t: KFTable) -> None:
    """What happens at the start of a turn comes before anything is forged."""
    await at(t, "turn-start")


async def at(t: KFTable, moment: str) -> None:
    """Abilities of cards the active side controls that wait for this moment of its turn."""
    s = t.state
    waiting: list[Trigger] = []
    heard = voices(s)
    for id in s.control if moment in heard.grants else heard.turns.get(moment, ()):
        if s.control[id] == s.active:
            waiting += abilities(s, id, moment)
    waiting += reactions(s, Event(moment, side=s.active))
    if waiting:
        await resolve(t, waiting)


@rule("KF-K8")
def houses_to_choose(s: Crucible, side: int) -> list[str]:
    """The three houses of the deck and those of cards it controls; what is forbidden is out, what is a must is all."""
    mine = s.sides[side]
    found = list(mine.houses)
    for id, whose in s.control.items():
        if whose == side and house_of(s, id) not in found:
            found.append(house_of(s, id))
    found = [house for house in found if not cannot(s, "house", side, house)]
    musts = [house for house in said(s, "must-house", side) if house in found]
    return list(dict.fromkeys(musts)) or found


async def choose_house(t: KFTable) -> None:
    """Choose the active house, then perhaps take the archives to hand."""
    s = t.state
    houses = houses_to_choose(s, s.active)
    s.house = await ask(t, chooser(s), "house", houses.copy, rule="KF-K8") if houses else ""
    t.say("kf-log-house", rule="KF-K8", seat=s.chooser, house=Msg(f"kf-house-{s.house or 'none'}"))
    await happened(t, Event("chooses-house", side=s.active, other=s.house))
    await archives_to_hand(t)
    t.state.step = "main"


@rule("KF-K8", "KF-K41")
async def archives_to_hand(t: KFTable) -> None:
    """All archives or none."""
    s = t.state
    if s.sides[s.active].archives and await ask(t, chooser(s), "archives", [YES, NO].copy, rule="KF-K41") == YES:
        take_archives(t, s.active)


@rule("KF-K9")
def deeds(s: Crucible) -> list[str]:
    """Everything the active side can do: play, discard and use cards of the active house, in any order; or end."""
    side = s.active
    more = may_play_more(s)
    hand = s.sides[side].hand
    mine = distinct(s, [id for id in hand if house_of(s, id) == s.house])
    if silent(s, "may-play"):
        playing = [id for id in mine if allowed(s, side, id)] if more else []
    else:  # what lets a card of another house be played also lifts the limit of the first turn
        playing = [id for id in distinct(s, hand) if (more or id not in mine) and playable(s, side, id)]
    found = [f"play:{id}" for id in playing]
    if more:
        found += [f"discard:{id}" for id in mine]
    return [*found, *uses(s, side), *(key for key, deed in DEEDS.items() if deed.can(s)), END]


@rule("KF-K10")
def may_play_more(s: Crucible) -> bool:
    """The first player plays or discards only one card in the first turn."""
    return not (s.duel and s.turn == 1) or tally(s, "from-hand") < 1


async def main(t: KFTable) -> None:
    """One deed of the active side; the step is over when it says so, or after an omega card."""
    s = t.state
    deed = await ask(t, chooser(s), "main", lambda: deeds(s), rule="KF-K9")
    if deed == END:
        s.step = "close"
        return
    if deed in DEEDS:
        await DEEDS[deed].do(t)
        count(t.state, "acted")
        return
    verb, _, id = deed.partition(":")
    if verb in ("play", "discard"):
        count(s, "from-hand")
    if verb == "play":
        if house_of(s, id) != s.house:
            count(s, f"let:{next((name for name in said(s, 'may-play', id, s.active) if name), '')}")
        await play(t, id, s.active)
    elif verb == "discard":
        await discard(t, id, s.active)
    else:
        await use(t, id, verb)
    count(t.state, "acted")
    omega(t.state)


@rule("KF-K61")
def omega(s: Crucible) -> None:
    """After an omega card the step is over."""
    if tally(s, "omega"):
        s.step = "close"


async def close(t: KFTable) -> None:
    """Ready, draw, what happens at the end of the turn; then the next one."""
    s = t.state
    ready_all(s)
    refill(t, s.active)
    await last_effects(t)
    t.state.step = "next"


@rule("KF-K13")
async def last_effects(t: KFTable) -> None:
    """What happens at the end of a turn comes after the hand is filled."""
    await at(t, "turn-end")


@rule("KF-K11")
def ready_all(s: Crucible) -> None:
    """Every card of the active side is readied."""
    for id in [one for one in s.tired if s.control.get(one) == s.active and not anyone_says(s, "stays-exhausted", one)]:
        del s.tired[id]


@rule("KF-K11")
def refill(t: KFTable, side: int) -> None:
    """Draw up to six cards, fewer with chains; a chain is shed where it kept a card back."""
    s = t.state
    mine = s.sides[side]
    room = hand_size(s, side) - len(mine.hand)
    if room <= 0:
        return
    fewer = chain_penalty(mine.chains)
    draw(t, side, max(room - fewer, 0))
    if mine.chains:
        mine.chains -= 1
        t.say("kf-log-shed", rule="KF-K39", weight=0, seat=side, side=t.called(side), n=mine.chains)


async def next_turn(t: KFTable) -> None:
    """The turn is over: what lasted until now ends, armor is whole again, and the other side begins."""
    s = t.state
    over(s)
    await settle(t)
    s.turn += 1
    alternate(s)
    s.step = "start"


@rule("KF-K69")
def alternate(s: Crucible) -> None:
    """The two sides take turns."""
    s.active = s.chooser = 1 - s.active


@lru_cache
def remembered(active: int, sides: int) -> tuple[tuple[str, str], ...]:
    """What cards ask of a side's turn when it is over: its name now, and then."""
    names = [f"{what}:{side}" for what in ("forged", "creature") for side in range(sides)]
    return tuple((name, f"{name}@{active}") for name in names)


@rule("KF-K50")
def over(s: Crucible) -> None:
    """Forget what belonged to the turn that ends."""
    side = s.active
    outlast(s, [one for one in s.lasting if one.until != TURN and not (one.until == NEXT and one.seat == side)])
    for name, then in remembered(side, len(s.sides)):
        if name in s.tally:
            s.before[then] = s.tally[name]
        elif then in s.before:
            del s.before[then]
    s.tally = {}
    s.armor_used = {}
    s.attacked = []
    s.house = ""
