"""Why not: a sentence and a rule for what one would expect to be legal.

A thing is the id of a part (`item.0.sword`, `hero.1`, `wc05`, `deck`) or the key of an answer (`+sword`, `go:wc05`, `nap`).
"""

from __future__ import annotations

from inglenook.engine.decide import Decision
from inglenook.engine.game import Reason
from inglenook.engine.words import Arg, msg

from .board import GARDEN, STOPS, in_castle, occupied_by, region_of, visible
from .castle import CASTLE_TREK, has_whole_key
from .codex import space_name
from .content import CASTLE, EVENTS, HEROES, ITEMS, MAGIC, SPACES
from .items import active, name_of, value_of
from .movement import where_to
from .rolls import items_per_roll
from .state import Kingdom

TRAVEL = ("move", "turn", "modify")


def why_not(s: Kingdom, decision: Decision, thing: str) -> Reason | None:
    """Why a thing cannot be chosen now."""
    name = _bare(thing)
    if name in SPACES or name in CASTLE:
        return _space(s, decision, name)
    if name in ITEMS or name in MAGIC:
        return _item(s, decision, name, thing)
    if name in HEROES:
        return _hero(s, decision, name)
    if name in EVENTS:
        return _card(s, decision, name)
    if thing.startswith(("seat:", "hero.", "mat.")) and name.isdigit() and int(name) < len(s.heroes):
        return _seat(s, decision, int(name))
    return _other(s, decision, name, thing)


def _because(rule: str, id: str, seat: int | None = None, **args: Arg) -> Reason:
    return Reason(msg(f"kk-why-{id}", **args), rule, seat)


def _bare(thing: str) -> str:
    """The id inside a part id or an option key."""
    name = thing.rpartition(":")[2]
    if name[:1] in "+-":
        name = name[1:]
    return name.rpartition(".")[2] if "." in name else name


# -- spaces -------------------------------------------------------------------------------------------------------------


def _space(s: Kingdom, decision: Decision, space: str) -> Reason | None:
    kind = decision.kind
    if kind == "garden":
        return _garden(s, decision, space)
    if kind == "place":
        return _set_down(s, decision, space)
    if kind == "token":
        seen = space in s.face_up
        return _because("KK-R151", "token-seen") if seen else _because(decision.rule, "keep-token")
    if kind in ("help", "modify") and (s.trek is not None or (s.roll is not None and s.roll.what != "move")):
        return _not_a_move(s, space)
    if kind not in TRAVEL:
        return None
    if space in CASTLE:
        return _castle(s, decision, space)
    if in_castle(s.at[decision.seat]):
        return _because("KK-R148", "in-garden")
    if not visible(s, space):
        return _because("KK-R37", "hidden", space=space_name(space))
    if SPACES[space].kind == "void":
        return _because("KK-R83", "void")
    if kind == "turn":
        return _because("KK-R69", "roll-first")
    if kind == "modify":
        return _because("KK-D11", "fix-first")
    return _end_of_move(s, decision, space)


def _not_a_move(s: Kingdom, space: str) -> Reason:
    """The die has been rolled for something else than walking."""
    if s.trek is None:
        return _because("KK-R159", "not-a-move")
    if s.trek.adventure == CASTLE_TREK and space in CASTLE:
        return _because("KK-R150", "one-by-one")
    return _because("KK-R116", "no-stop")


def _end_of_move(s: Kingdom, decision: Decision, space: str) -> Reason | None:
    seat = decision.seat
    steps = int((decision.about or {}).get("steps", 0))
    if s.at[seat] == space:
        return _because("KK-R81", "here")
    standing = [other for other in occupied_by(s, space) if other != seat]
    if standing:
        stop = space in STOPS
        return _because("KK-D4" if stop else "KK-R78", "occupied-stop" if stop else "occupied", seat=standing[0])
    distance = _distance(s, seat, space)
    if distance > steps:
        return _because("KK-R71", "too-far", space=space_name(space), distance=distance, n=steps)
    if (steps - distance) % 2 == 0:
        return _because("KK-R74", "reversing", space=space_name(space), n=steps)
    return _because("KK-R71", "too-near", space=space_name(space), distance=distance, n=steps)


def _distance(s: Kingdom, seat: int, space: str) -> int:
    """How many spaces away a free space is, counted as a move counts: figures in between are jumped."""
    return next((n for n in range(1, len(SPACES)) if space in where_to(s, seat, n)), len(SPACES))


def _castle(s: Kingdom, decision: Decision, space: str) -> Reason:
    seat = decision.seat
    if in_castle(s.at[seat]):
        return _because("KK-R148", "in-garden")
    if has_whole_key(s, seat):
        return _because("KK-R140", "whirlpool")
    return _because("KK-R156", "no-road")


def _garden(s: Kingdom, decision: Decision, space: str) -> Reason | None:
    if space in GARDEN:
        standing = [other for other in occupied_by(s, space) if other != decision.seat]
        return _because("KK-D20", "garden-taken", seat=standing[0]) if standing else None
    return _because("KK-R148", "keep-later") if space in CASTLE else _because("KK-R144", "garden-only")


def _set_down(s: Kingdom, decision: Decision, space: str) -> Reason | None:
    whom = int((decision.about or {}).get("whom", decision.seat))
    if space in CASTLE:
        return _because("KK-R156", "no-road")
    if not visible(s, space):
        return _because("KK-R37", "hidden", space=space_name(space))
    if SPACES[space].kind == "void":
        return _because("KK-R136", "void")
    if region_of(space) != region_of(s.at[whom]):
        return _because(decision.rule, "other-region", space=space_name(space))
    standing = occupied_by(s, space)
    if standing:
        return _because(decision.rule, "space-taken", seat=standing[0])
    return _because("KK-R96", "not-boring")


# -- items --------------------------------------------------------------------------------------------------------------


def _item(s: Kingdom, decision: Decision, item: str, thing: str) -> Reason | None:
    seat = decision.seat
    kind = decision.kind
    if kind in ("take", "give") and item in ITEMS:
        return _because("KK-R43", "only-magic")
    owner = _owner_in(thing) if item in ITEMS else s.magic.get(item)
    if owner is None and item in MAGIC:
        return _because("KK-R58", "unowned", item=name_of(item))
    if owner is not None and owner != seat:
        return _because("KK-R57" if item in MAGIC else "KK-R18", "not-yours", item=name_of(item), seat=owner)
    if kind in ("take", "magic"):
        return _because("KK-R57" if item in MAGIC else "KK-R18", "yours", item=name_of(item))
    if kind == "restore":
        if item in s.spent[seat]:
            return _because("KK-R61", "itself", item=name_of(item))
        return _because("KK-R41", "active", item=name_of(item))
    if item not in active(s, seat):
        return _because("KK-R42", "exhausted", item=name_of(item))
    if kind == "modify":
        return _second_item(s, seat, item)
    if kind == "move":
        return _because("KK-D11", "settled")
    if kind in ("turn", "help"):
        return _because("KK-R46", "later")
    return None


def _owner_in(thing: str) -> int | None:
    parts = thing.split(".")
    return int(parts[1]) if len(parts) == 3 and parts[0] == "item" and parts[1].isdigit() else None


def _second_item(s: Kingdom, seat: int, item: str) -> Reason | None:
    lying = s.roll
    if lying is None:
        return None
    used = [use[1:] for use in lying.used if use[1:] in ITEMS or use[1:] in MAGIC]
    if len(used) >= items_per_roll(s, seat, lying):
        return _because("KK-R49", "second-item")
    if used and value_of(item) > HEROES[s.heroes[seat]].limit:
        return _because("KK-R49", "second-large")
    return None


# -- heroes, cards, the rest --------------------------------------------------------------------------------------------


def _hero(s: Kingdom, decision: Decision, hero: str) -> Reason | None:
    if decision.kind == "hero" and hero in s.heroes:
        return _because("KK-R17", "hero-taken", hero=msg(f"kk-hero-{hero}"))
    return _seat(s, decision, s.heroes.index(hero)) if hero in s.heroes else None


def _seat(s: Kingdom, decision: Decision, seat: int) -> Reason | None:
    if decision.kind == "assign" and seat == s.throne:
        return _because("KK-R99", "holder", seat=seat)
    if decision.kind == "rival":
        if seat == decision.seat:
            return _because(decision.rule, "self-rival")
        if in_castle(s.at[seat]):
            return _because(decision.rule, "in-castle", seat=seat)
        return _because("KK-R136", "on-void", seat=seat) if SPACES[s.at[seat]].kind == "void" else None
    if decision.kind == "move" and seat != decision.seat:
        return _because("KK-R78", "occupied", seat=seat)
    return None


def _card(s: Kingdom, decision: Decision, card: str) -> Reason | None:
    name = msg(f"kk-event-{card}")
    if decision.kind == "recall":
        return _because(decision.rule, "not-in-discard", card=name)
    if EVENTS[card].kind != "companion":
        return _because("KK-R90", "deck")
    owner = s.companions.get(card)
    if owner is None:
        return _because("KK-R95", "companion-nobody", card=name)
    if owner != decision.seat:
        return _because("KK-R95", "companion-other", card=name, seat=owner)
    if decision.kind != "modify" or s.roll is None:
        return None
    power = EVENTS[card].power
    if power is None or power.kind not in ("plus-on", "reroll") or power.roll not in (None, s.roll.what):
        return _because("KK-R52", "companion-roll", card=name)
    if power.kind == "reroll" and card not in s.rerolled:
        return _because("KK-R52", "changed")
    return _because("KK-R52", "companion-used", card=name)


def _other(s: Kingdom, decision: Decision, name: str, thing: str) -> Reason | None:
    seat = decision.seat
    if name == "castle":
        if in_castle(s.at[seat]):
            return None
        if has_whole_key(s, seat):
            return _because("KK-R140", "whirlpool")
        return _because("KK-R2", "no-key", n=len(s.pieces[seat]))
    if name == "nap":
        if s.trek is not None:
            return _because("KK-R116", "no-stop")
        return _because("KK-R85", "no-nap") if decision.kind in ("modify", "move") else None
    if name == "move":
        return _because("KK-R148", "in-garden") if in_castle(s.at[seat]) else None
    if name in ("power", "roll", "reroll") and decision.kind == "modify":
        return _because("KK-R52", "power" if thing[:1] in "+-" else "reroll")
    if name == "throne-die":
        return _because("KK-R97", "demon-space")
    if name in ("deck", "discard"):
        return _because("KK-R90", "deck")
    if name in ("supply", "red", "green", "blue"):
        return _because("KK-R161", "piece")
    return None
