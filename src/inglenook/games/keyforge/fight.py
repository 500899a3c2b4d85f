"""Fighting: whom a creature can attack, what happens before the blow, the blow, and what follows (K24, K52-K58)."""

from __future__ import annotations

from inglenook.engine.lasting import expire
from inglenook.engine.rulebook import rule

from .causes import cause, doing
from .choose import pick
from .damage import Hit, damage
from .moments import Trigger, abilities, happened, reactions, resolve, t_name
from .query import FIGHT, anyone_says, cannot, enemies, guarded, keyword, power, powerless, said, silent, total
from .registry import Event
from .state import Crucible, KFTable, neighbours, outlast


def targets(s: Crucible, attacker: str) -> list[str]:
    """The enemy creatures it can attack: not those a taunting neighbour guards."""
    found = [id for id in enemies(s, s.control[attacker]) if not cannot(s, "attack", attacker, id)]
    if anyone_says(s, "ignores", attacker, "taunt"):
        return found
    return [id for id in found if not guarded(s, id)]


def can_attack(s: Crucible, attacker: str) -> bool:
    """Whether there is anybody to attack. Who guards others can be attacked, so only a card can forbid it all."""
    return bool(enemies(s, s.control[attacker])) and (silent(s, "cannot-attack") or bool(targets(s, attacker)))


@rule("KF-K24")
async def fight(t: KFTable, attacker: str) -> None:
    """A creature fights: it exhausts, chooses an enemy creature, and if both outlive what comes before, they strike."""
    s = t.state
    defender = await pick(t, targets(s, attacker), "fight", about={"card": attacker})
    if not defender:
        return
    await attack(t, attacker, defender)


async def attack(t: KFTable, attacker: str, defender: str) -> None:
    """The fight with a chosen defender."""
    s = t.state
    side = s.control[attacker]
    s.tired[attacker] = True
    outer = (s.attacker, s.defender)
    s.attacker, s.defender = attacker, defender
    if t.loud:
        told(t, attacker, defender)
    await before_fight(t, attacker, defender)
    s = t.state
    called_off = s.attacker != attacker
    struck = not called_off and attacker in s.control and defender in s.control
    if struck:
        t.enter("KF-K24", doing(t, attacker))
        await strike(t, attacker, defender)
        t.leave()
    s = t.state
    s.attacker, s.defender = outer
    outlast(s, expire(s.lasting, FIGHT))
    s.enraged.pop(attacker, None)
    if called_off:
        return
    s.attacked.append(defender)
    own = abilities(s, attacker, "fight") if struck and attacker in s.control else []  # a death before the blow ends the fight
    await happened(t, Event("fights", card=attacker, side=side, other=defender), own)


def told(t: KFTable, attacker: str, defender: str) -> None:
    """Write down who fights whom."""
    s = t.state
    seat, by = s.control[attacker], cause(t, attacker)
    card, foe = t_name(s, attacker), t_name(s, defender)
    t.say("kf-log-fight", rule="KF-K24", weight=2, seat=seat, lights=(attacker, defender), card=card, foe=foe, by=by)


async def before_fight(t: KFTable, attacker: str, defender: str) -> None:
    """Before-fight abilities, assault and hazardous, in the order the active player says."""
    s = t.state
    waiting = abilities(s, attacker, "before-fight")
    waiting += assault(s, attacker)
    waiting += hazardous(s, defender)
    waiting += reactions(s, Event("before-fight", card=attacker, side=s.control[attacker], other=defender))
    await resolve(t, waiting)


@rule("KF-K55")
def assault(s: Crucible, attacker: str) -> list[Trigger]:
    """Assault X: X damage to the creature it attacks, before the fight."""
    return [Trigger("assault", attacker, s.control[attacker], does=charge)] if keyword(s, attacker, "assault") else []


async def charge(t: KFTable, me: str, you: int) -> None:
    """What assault does."""
    s = t.state
    if s.defender in s.control:
        await damage(t, [(s.defender, keyword(s, me, "assault"))], by=me)


@rule("KF-K56")
def hazardous(s: Crucible, defender: str) -> list[Trigger]:
    """Hazardous X: X damage to the creature that attacks it, before the fight."""
    return [Trigger("hazardous", defender, s.control[defender], does=prick)] if keyword(s, defender, "hazardous") else []


async def prick(t: KFTable, me: str, you: int) -> None:
    """What hazardous does."""
    s = t.state
    if s.attacker in s.control:
        await damage(t, [(s.attacker, keyword(s, me, "hazardous"))], by=me)


async def strike(t: KFTable, attacker: str, defender: str) -> None:
    """Both deal damage equal to their power at the same time."""
    s = t.state
    dodged = eludes(s, attacker, defender)
    if dodged and t.loud:
        seat, name = s.control[defender], t_name(s, defender)
        t.say("kf-log-elusive", rule="KF-K52", seat=seat, lights=(defender,), card=name)
    hits: list[Hit] = []
    back = 0 if dodged or skirmish(s, attacker) else strength(s, defender)
    target = next((other for other in said(s, "strikes-instead", attacker, defender) if other), defender)
    missed = dodged and target == defender
    out = 0 if missed else strength(s, attacker) + total(s, "bonus-damage", attacker, defender)
    if out:
        hits.append((target, out))
    if back:
        hits.append((attacker, back))
    hits += splash(s, attacker, defender)
    await damage(t, hits, by=attacker, fight=True, poison=poison(s, attacker, defender, target))


@rule("KF-K54")
def skirmish(s: Crucible, attacker: str) -> bool:
    """Skirmish: the attacked does not strike back."""
    return keyword(s, attacker, "skirmish") > 0


def strength(s: Crucible, id: str) -> int:
    """The damage a creature deals in a fight."""
    if powerless(s, id) or anyone_says(s, "no-fight-damage", id):
        return 0
    return power(s, id)


@rule("KF-K52")
def eludes(s: Crucible, attacker: str, defender: str) -> bool:
    """Elusive: the first attack on it each turn deals no damage either way."""
    if not keyword(s, defender, "elusive") or anyone_says(s, "ignores", attacker, "elusive"):
        return False
    return defender not in s.attacked


@rule("KF-K58")
def splash(s: Crucible, attacker: str, defender: str) -> list[Hit]:
    """Splash-attack X: X damage to each neighbour of the attacked, together with the blow."""
    return beside(s, defender, keyword(s, attacker, "splash-attack"))


@rule("KF-K58")
def beside(s: Crucible, target: str, n: int) -> list[Hit]:
    """Splash damage: n to each neighbour of the target."""
    return [(id, n) for id in neighbours(s, target)] if n else []


@rule("KF-K57")
def poison(s: Crucible, attacker: str, defender: str, target: str) -> list[str]:
    """Poison: any damage of its power destroys."""
    found = [target] if keyword(s, attacker, "poison") else []
    return [*found, attacker] if keyword(s, defender, "poison") else found


def cancel_fight(s: Crucible) -> None:
    """The fight that is about to begin does not happen."""
    s.attacker = ""
