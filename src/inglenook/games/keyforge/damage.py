"""Damage and death: prevention, ward, armor, tokens (K29); destroyed together, leaving together (K32)."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from inglenook.engine.rulebook import rule

from .causes import cause, deathblow
from .choose import pick
from .moments import Trigger, abilities, reactions, resolve, run, t_name
from .query import anyone_says, armor, cannot, keyword, power, powerless, said, silent, voices
from .registry import AFTER_EACH, Event
from .state import Crucible, InPlay, KFTable, count, face, is_creature
from .zones import discard_zone, leaving, remove, ward_holds

Hit = tuple[str, int]
Instead = Callable[[KFTable, str, int], Awaitable[None]]


async def damage(
    t: KFTable, hits: Sequence[Hit], *, by: str = "", pierce: bool = False, fight: bool = False, poison: Sequence[str] = ()
) -> list[str]:
    """Deal damage to several creatures at the same time; which of them it destroyed.

    `pierce` goes past armor; `fight` is damage of a fight's power; whoever of `poison` is hurt is destroyed with the others.
    """
    s = t.state
    landed: list[Hit] = []
    poisoned: list[str] = []
    wards = list(s.warded)  # a ward that is used up here takes all that comes at the same time
    for id, n in hits:
        held = id in wards and id not in s.warded
        left = absorb(t, id, n, pierce) if id in s.control and n > 0 and not held else 0
        taker = await redirected(t, id, left, by) if left and not silent(s, "redirect") else id
        if left and (taker == id or not prevented(t, taker)):
            landed.append((taker, left))
            if id in poison:
                poisoned.append(taker)
                if t.loud:
                    seat, name = s.control[taker], t_name(s, taker)
                    t.say("kf-log-poison", rule="KF-K57", seat=seat, lights=(taker,), card=name)
    # Who takes no damage may ask instead, so it comes first: meanwhile nobody stands there dead.
    for id, n in sorted(landed, key=lambda hit: otherwise(s, hit[0]) is None) if len(landed) > 1 else landed:
        await lay_damage(t, id, n)
    return await settle(t, fight=fight, also=poisoned)


async def redirected(t: KFTable, id: str, n: int, by: str) -> str:
    """Who takes what was meant for a creature, once its own armor and prevention have done their part; of several, one."""
    takers = [other for other in said(t.state, "redirect", id, by) if other]
    return await pick(t, takers, "damage", about={"n": n}) or id


@rule("KF-K29")
def absorb(t: KFTable, id: str, n: int, pierce: bool) -> int:
    """What is left of damage: first prevention, then the ward, then armor; the rest becomes tokens."""
    if prevented(t, id):
        return 0
    left = n if pierce else n - soak(t.state, id, n)
    if not left and t.loud:
        seat, name = t.state.control[id], t_name(t.state, id)
        t.say("kf-log-armor", rule="KF-K30", weight=0, seat=seat, lights=(id,), card=name, n=n)
    return left


def prevented(t: KFTable, id: str) -> bool:
    """Whether a creature takes no damage at all now: nothing can hurt it, or its ward is used up instead."""
    s = t.state
    return keyword_safe(s, id) or cannot(s, "be-damaged", id) or ward_holds(t, id)


@rule("KF-K30")
def soak(s: Crucible, id: str, n: int) -> int:
    """Armor takes up its value each turn, and no more until the turn is over."""
    left = max(armor(s, id) - s.armor_used.get(id, 0), 0)
    taken = min(left, n)
    if taken:
        s.armor_used[id] = s.armor_used.get(id, 0) + taken
    return taken


def otherwise(s: Crucible, id: str) -> Instead | None:
    """What happens to a creature instead of taking damage."""
    return next((instead for instead in said(s, "instead-of-damage", id) if instead is not None), None)


async def lay_damage(t: KFTable, id: str, n: int) -> None:
    """Damage tokens on a creature; one that takes none does something else instead."""
    s = t.state
    instead = otherwise(s, id)
    if instead is not None:
        await instead(t, id, n)
        return
    s.damage[id] = s.damage.get(id, 0) + n
    if type(s.control) is InPlay:
        s.control.safe = False
    if t.loud:
        seat, by = s.control.get(id, s.active), cause(t)
        t.say("kf-log-damage", rule="KF-K29", seat=seat, lights=(id,), card=t_name(s, id), n=n, by=by)


@rule("KF-K34")
def heal(t: KFTable, id: str, n: int | None = None) -> int:
    """Remove damage, all or up to n; how much was removed."""
    s = t.state
    have = s.damage.get(id, 0)
    healed = have if n is None else min(n, have)
    if healed:
        if healed == have:
            del s.damage[id]
        else:
            s.damage[id] = have - healed
        if t.loud:
            seat, by = s.control.get(id, s.active), cause(t, id)
            t.say("kf-log-heal", rule="KF-K34", seat=seat, lights=(id,), card=t_name(s, id), n=healed, by=by)
    return healed


@rule("KF-K31")
def doomed(s: Crucible, id: str) -> bool:
    """As much damage as power, or no power left: it is destroyed."""
    if powerless(s, id):
        return False
    strength = power(s, id)
    return strength <= 0 or s.damage.get(id, 0) >= strength or anyone_says(s, "dies", id)


def suspects(s: Crucible, marked: Sequence[str]) -> list[str]:
    """Creatures that may have to go: where no card weakens or kills, those with as much damage as power of their own."""
    heard = voices(s)
    if heard.deadly:
        return [id for id in s.control if is_creature(s, id)]
    if not s.damage and not marked and not heard.frail:
        return []
    found = [*heard.frail, *marked]
    for id, n in s.damage.items():
        if n >= face(s, id).power + s.counters.get(id, 0):
            found.append(id)
    return [id for id in s.control if id in found and is_creature(s, id)] if found else []


def all_safe(s: Crucible) -> bool:
    """Whether nobody has to go. It is remembered until somebody is hurt, or cards and effects have something else to say."""
    heard, cards = voices(s), s.control
    assert type(cards) is InPlay
    if not cards.safe and not heard.deadly and not heard.frail:
        cards.safe = not suspects(s, ())
    return cards.safe


async def settle(t: KFTable, *, fight: bool = False, also: Sequence[str] = ()) -> list[str]:
    """Destroy whatever cannot stay (and `also`), until nothing is left to destroy; all that went."""
    gone: list[str] = []
    if not also and all_safe(t.state):
        return gone
    marked, before = list(also), ([""], 0)
    while True:
        s = t.state
        found = suspects(s, marked)
        if not found:
            return gone
        found = [id for id in found if id not in s.dying and (id in marked or doomed(s, id))]
        if not found or before == (found, len(s.warded)):  # nothing has changed, so these cannot be destroyed at all
            return gone
        before = (found, len(s.warded))
        gone += await destroy(t, found, fight=fight)
        marked = []


async def destroy(t: KFTable, ids: Sequence[str], *, fight: bool = False) -> list[str]:
    """Destroy cards together: tag, Destroyed abilities in the active player's order, then all leave; which were destroyed."""
    s = t.state
    tagged = []
    for id in ids:
        if id in s.control and id not in s.dying and id not in tagged and not _spared(t, id):
            tagged.append(id)
    if not tagged:
        return []
    s.dying += tagged
    sides = {id: s.control[id] for id in tagged}
    await last_words(t, tagged)
    tagged = [id for id in tagged if not await _replaced(t, id)]
    return await bury(t, tagged, [sides[id] for id in tagged], fight)


def indestructible(s: Crucible, id: str) -> bool:
    """Whether nothing can destroy a card."""
    return keyword_safe(s, id) or cannot(s, "be-destroyed", id)


def _spared(t: KFTable, id: str) -> bool:
    """Whether a card is not destroyed after all: it cannot be, or a ward holds."""
    return indestructible(t.state, id) or ward_holds(t, id)


async def _replaced(t: KFTable, id: str) -> bool:
    """Whether, at the moment a tagged card would leave, something else happens instead; then it was not destroyed."""
    s = t.state
    instead = abilities(s, id, "instead-destroyed") if id in s.control else []
    if not instead:
        return False
    s.dying.remove(id)
    await run(t, instead[0])
    return True


@rule("KF-K64")
def keyword_safe(s: Crucible, id: str) -> bool:
    """An invulnerable creature takes no damage and cannot be destroyed."""
    return is_creature(s, id) and keyword(s, id, "invulnerable") > 0


@rule("KF-K32")
async def last_words(t: KFTable, tagged: Sequence[str]) -> None:
    """Destroyed abilities of all that die together resolve while they still lie on the table."""
    waiting: list[Trigger] = []
    for id in tagged:
        waiting += abilities(t.state, id, "destroyed")
    await resolve(t, waiting)


async def bury(t: KFTable, tagged: Sequence[str], sides: Sequence[int], fight: bool) -> list[str]:
    """All tagged cards that are still there leave together; then those who outlived them react."""
    s = t.state
    await leaving(t, [id for id in tagged if id in s.control])
    events = []
    for id, side in zip(tagged, sides, strict=True):
        creature = is_creature(s, id)
        other = s.attacker if id == s.defender else s.defender if id == s.attacker else ""
        events.append(Event("destroyed", card=id, side=side, other=other if fight else "", amount=int(creature)))
        if creature and fight:
            count(s, f"fallen:{side}")
        if id not in s.control:  # its last words took it elsewhere; it was destroyed all the same
            continue
        if t.loud:
            seat, by = side, deathblow(t, id)
            t.say("kf-log-destroyed", rule="KF-K32", weight=2, ahead=True, seat=seat, lights=(id,), card=t_name(s, id), by=by)
        zone = discard_zone(s, id)
        await remove(t, id, zone)
    s.dying = [id for id in s.dying if id not in tagged]
    waiting: list[Trigger] = []
    for event in events:
        waiting += reactions(s, event)
    await resolve(t, waiting)
    await settle(t)
    return list(tagged)


AFTER_EACH.append(settle)


@rule("KF-K45")
async def sacrifice(t: KFTable, id: str) -> bool:
    """A card is destroyed by its own side; it counts as destroyed."""
    if t.loud and id in t.state.control:
        side = t.state.control[id]
        seat, name, card = side, t.called(side), t_name(t.state, id)
        t.say("kf-log-sacrifice", rule="KF-K45", weight=2, ahead=True, seat=seat, lights=(id,), card=card, side=name)
    return id in await destroy(t, [id])
