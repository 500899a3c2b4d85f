"""The scene: the table of Key to the Kingdom as parts to draw. Nothing is hidden but what has no order yet.

A part is made once for each way it can lie and then shared, by every seat and every table: what did not change is the same
object, and a server that sends what changed need not look inside it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache

from inglenook.engine.game import View
from inglenook.engine.mats import state_words
from inglenook.engine.rulebook import rule
from inglenook.engine.scene import AnyPart, Card, Cell, Change, Counter, Die, Mat, Piece, Track, Zone
from inglenook.engine.view import own_words
from inglenook.engine.words import Msg, msg

from . import codex
from .adventures import helper
from .board import KEEP, STOPS, THRONE, Fold, fold_of, visible_regions
from .boards import castle_board, kingdom_board, letter, space_icon
from .castle import CASTLE_TREK
from .challenges import need_of
from .content import ADVENTURES, CASTLE, DICE, EVENTS, HEROES, ITEMS, MAGIC, SPACES, TOKENS
from .demon import die_of
from .items import active, name_of, owned, unclaimed, value_of
from .rolls import summed, worth_to
from .setup import COLOURS
from .state import NOBODY, Kingdom

KEPT = 1 << 11
"""How many parts of a kind are remembered; beyond it they are made again."""
Parts = tuple[AnyPart, ...]


@cache
def _round(n: int) -> Msg:
    return msg("kk-phase-turn", n=n)


def phase(s: Kingdom) -> Msg | None:
    """What the table is doing: which turn of whom."""
    return msg("kk-phase-setup") if not s.turn else _round((s.turn - 1) // len(s.heroes) + 1)


def parts(view: View) -> list[AnyPart]:
    """Everything on the table, for one seat: what all see, with the own figure and mat marked."""
    shared, own = view.once("kk-parts", lambda: _shared(view))
    found = shared[:]
    if view.seat is not None:
        for place, part in own(view.seat):
            found[place] = part
    return found


Own = Callable[[int], list[tuple[int, AnyPart]]]
"""The parts of a seat that look otherwise to itself, and where among all parts they stand."""


def _shared(view: View) -> tuple[list[AnyPart], Own]:
    """Everything on the table as somebody sees it who has no seat, and what a seat sees otherwise."""
    s: Kingdom = view.state
    found: list[AnyPart] = [kingdom_board(s), castle_board(s)]
    figures, mats = {}, {}
    for seat, hero in enumerate(s.heroes):
        if hero:
            figures[seat] = (len(found), (view.name(seat), hero, s.at[seat], seat, seat == s.active))
            found.append(_figure(*figures[seat][1]))
    for seat, hero in enumerate(s.heroes):
        has, cards = owned(s, seat), tuple([card for card, owner in s.companions.items() if owner == seat])
        counted = (len(active(s, seat)), len(has), len(cards)) if hero else None
        mats[seat] = (len(found), (*mat_of(view, s, seat), counted))
        found.append(_mat(*mats[seat][1]))
        if hero:
            found += hero_card(s, seat)
            found += _items(seat, tuple(has), tuple(s.spent[seat]))
            found += _companions(seat, cards)
    found += _resolving(tuple(s.resolving))
    found += trek_track(s)
    found += dice(s)
    found += piles(s)
    found += magic_supply(s)
    found += hidden_entries(s)
    found.append(aid())

    def own(seat: int) -> list[tuple[int, AnyPart]]:
        changed: list[tuple[int, AnyPart]] = []
        if seat in mats:
            changed.append((mats[seat][0], _mat(*mats[seat][1], own=True)))
        if seat in figures:
            changed.append((figures[seat][0], _figure(*figures[seat][1], own=True)))
        return changed

    return found, own


@lru_cache(maxsize=KEPT)
def _figure(who: str, hero: str, at: str, seat: int, acts: bool, own: bool = False) -> Piece:
    """A hero's figure."""
    return Piece(
        id=f"hero.{seat}",
        name=msg("kk-figure", who=who, hero=msg(f"kk-hero-{hero}")),
        at=at,
        icon=HEROES[hero].icon,
        seat=seat,
        state=state_words(own=own, active=acts),
    )


def mat_of(view: View, s: Kingdom, seat: int) -> tuple[str, int, str, tuple[bool, bool, bool], bool, tuple[str, ...]]:
    """What a mat is made of, but for what is counted on it."""
    hero = s.heroes[seat]
    state = (seat in view.asked, seat == s.active, view.bot(seat))
    return view.name(seat), seat, hero, state, hero != "" and die_of(s, seat) == "demon", tuple(s.pieces[seat])


@lru_cache(maxsize=KEPT)
def _mat(
    who: str,
    seat: int,
    hero: str,
    state: tuple[bool, bool, bool],
    demon: bool,
    pieces: tuple[str, ...],
    counted: tuple[int, int, int] | None,
    own: bool = False,
) -> Mat:
    """What lies before a player: the hero card, the pieces, how many items are active."""
    asked, acts, bot = state
    counters = [_piece_counter(colour, colour in pieces) for colour in COLOURS]
    if counted is not None:
        ready, all, helpers = counted
        counters.append(Counter(id="items", name=msg("kk-counter-items"), icon="knapsack", value=ready, most=all))
        counters.append(Counter(id="companions", name=msg("kk-counter-companions"), icon="backup", value=helpers))
    return Mat(
        id=f"mat.{seat}",
        name=own_words(who),
        seat=seat,
        role=msg(f"kk-hero-{hero}") if hero else None,
        icon=HEROES[hero].icon if hero else "",
        status=msg("kk-holds-demon-die") if demon else None,
        status_icon="devil-mask" if demon else "",
        counters=tuple(counters),
        state=state_words(own=own, asked=asked, active=acts, bot=bot),
        text=(msg(f"kk-power-{HEROES[hero].power}"),) if hero else (),
    )


@cache
def _piece_counter(colour: str, held: bool) -> Counter:
    name = msg(f"kk-piece-{colour}")
    return Counter(
        id=f"piece.{colour}", name=name, icon="skeleton-key", value=int(held), most=1, state=(colour,), badge=letter(colour)
    )


@rule("KK-R8", "KK-R20")
def hero_card(s: Kingdom, seat: int) -> Parts:
    """The hero card lies face up, with the power for all to read."""
    return _hero_card(s.heroes[seat], seat)


@cache
def _hero_card(hero: str, seat: int) -> Parts:
    zone = f"hero-card.{seat}"
    return (
        Zone(id=zone, name=msg("kk-zone-hero"), kind="stack", owner=seat, count=1),
        Card(
            id=f"hero-card.{seat}.{hero}",
            name=msg(f"kk-hero-{hero}"),
            at=zone,
            kind="hero",
            icon=HEROES[hero].icon,
            state=("face-up", HEROES[hero].colour),
            text=(msg(f"kk-power-{HEROES[hero].power}"),),
        ),
    )


@lru_cache(maxsize=KEPT)
def _items(seat: int, own: tuple[str, ...], spent: tuple[str, ...]) -> Parts:
    """The items of a seat, each on one of its two sides."""
    row = _row(f"items.{seat}", "kk-zone-items", seat, len(own))
    return (row, *(_item(seat, slot, item, item in spent) for slot, item in enumerate(own)))


@cache
def _row(id: str, name: str, seat: int, count: int) -> Zone:
    return Zone(id=id, name=msg(name), kind="row", owner=seat, count=count)


@cache
def _item(seat: int, slot: int, item: str, spent: bool) -> Card:
    magic = item in MAGIC
    return Card(
        id=f"item.{seat}.{item}",
        name=name_of(item),
        at=f"items.{seat}",
        kind="magic" if magic else "item",
        slot=slot,
        icon=item_icon(item),
        state=("exhausted",) if spent else ("active",),
        badges={"value": str(value_of(item))},
        text=codex.magic_text(item) if magic else (msg("kk-item-value", n=value_of(item)),),
        rules=("KK-R61",) if magic else ("KK-R47",),
    )


def item_icon(item: str) -> str:
    return MAGIC[item].icon if item in MAGIC else ITEMS[item].icon


@lru_cache(maxsize=KEPT)
def _companions(seat: int, cards: tuple[str, ...]) -> Parts:
    """The companions of a seat."""
    zone = f"companions.{seat}"
    row = _row(zone, "kk-zone-companions", seat, len(cards))
    return (row, *(_event(card, zone, "companion", slot, "active", "KK-R53") for slot, card in enumerate(cards)))


@cache
def _event(card: str, at: str, kind: str, slot: int = 0, state: str = "", rule: str = "") -> Card:
    """An event card, wherever it lies."""
    return Card(
        id=f"card.{card}",
        name=msg(f"kk-event-{card}"),
        at=at,
        kind=kind,
        slot=slot,
        icon=EVENTS[card].icon,
        state=(state,) if state else (),
        text=codex.card_text(card),
        rules=(rule,) if rule else (),
    )


@lru_cache(maxsize=KEPT)
def _resolving(cards: tuple[str, ...]) -> Parts:
    """The event cards that are being resolved, the latest last."""
    if not cards:
        return ()
    zone = Zone(id="resolving", name=msg("kk-zone-resolving"), count=len(cards), icon="card-draw", rules=("KK-R90",))
    return (zone, *(_event(card, "resolving", "event", slot) for slot, card in enumerate(cards)))


def trek_track(s: Kingdom) -> Parts:
    """The spaces of the adventure under way, and how far the hero has come."""
    if s.trek is None:
        return ()
    seat, reached = s.active, s.trek.reached
    if s.trek.adventure == CASTLE_TREK:
        return _castle_track(seat, reached, tuple(s.face_up.get(space) for space in KEEP))
    adventure = ADVENTURES[s.trek.adventure]
    helped = tuple(n for n, step in enumerate(adventure.steps) if helper(s, seat, adventure, step))
    return _track(adventure.id, seat, reached, s.trek.last, helped)


@lru_cache(maxsize=KEPT)
def _track(id: str, seat: int, reached: int, last: int | None, helped: tuple[int, ...]) -> Parts:
    adventure = ADVENTURES[id]
    cells = [codex.step_short(adventure, n, last if n == reached else None) for n in range(len(adventure.steps))]
    cells = [msg("kk-step-helped", step=cell) if n in helped else cell for n, cell in enumerate(cells)]
    return (_way(msg(f"kk-adventure-{id}"), adventure.icon, cells, seat, reached),)


@lru_cache(maxsize=KEPT)
def _castle_track(seat: int, reached: int, seen: tuple[str | None, ...]) -> Parts:
    tests = [TOKENS[token].test if token is not None else None for token in seen]
    asked = [codex.short_need(need_of(test)) if test else msg("kk-short-unknown") for test in (*tests, CASTLE[THRONE].test)]
    spaces = zip((*KEEP, THRONE), asked, strict=True)
    cells = [msg("kk-step-castle", space=codex.space_name(space), need=need) for space, need in spaces]
    return (_way(msg("kk-board-castle"), "evil-tower", cells, seat, reached),)


def _way(name: Msg, icon: str, cells: list[Msg], seat: int, reached: int) -> Track:
    written = tuple(Cell(label=cell) for cell in cells)
    return Track(id="trek", name=name, icon=icon, cells=written, markers=((seat, reached),), rules=("KK-R109",))


DIE_ICONS = {"hero": "dice-eight-faces-eight", "demon": "devil-mask"}
FATES = {"pass": "success", "fail": "fail"}


def dice(s: Kingdom) -> list[AnyPart]:
    """The die as it was last rolled, and the die that rests on the throne."""
    resting = _throne_die(s.heroes[s.throne] if s.throne != NOBODY else "")
    lying = s.roll
    if lying is None:
        return [resting]
    hero, used = s.heroes[lying.seat], tuple(lying.used)
    return [_die(lying.seat, hero, lying.die, lying.face, used, lying.change, lying.total, lying.fate), resting]


@lru_cache(maxsize=KEPT)
def _die(seat: int, hero: str, die: str, face: int, used: tuple[str, ...], change: int, total: int, fate: str) -> Die:
    changes = tuple(_change(hero, use) for use in used)
    return Die(
        id="roll",
        name=msg(f"kk-die-{die}"),
        icon=DIE_ICONS[die],
        face=str(face),
        faces=_faces(die),
        owner=seat,
        sum=summed(face, change, total, plain=not used),
        changes=changes,
        total=str(total),
        state=(FATES.get(fate, "rolled"), die),
        rules=("KK-R45",),
    )


def _faces(die: str) -> tuple[str, ...]:
    return tuple(str(face) for face in DICE[die].faces)


def _change(hero: str, use: str) -> Change:
    """One thing that was used on a roll."""
    by, thing = f"{'+' if use[0] == '+' else '−'}{worth_to(hero, use[1:])}", use[1:]
    if thing == "power":
        return Change(by=by, name=msg(f"kk-hero-{hero}"), icon=HEROES[hero].icon)
    if thing in EVENTS:
        return Change(by=by, name=msg(f"kk-event-{thing}"), icon=EVENTS[thing].icon)
    return Change(by=by, name=name_of(thing), icon=item_icon(thing))


@cache
def _throne_die(hero: str) -> Die:
    die = msg("kk-die-of", hero=msg(f"kk-hero-{hero}")) if hero else msg("kk-die-demon")
    kind = "hero" if hero else "demon"
    icon, faces = DIE_ICONS[kind], _faces(kind)
    name = msg("kk-on-the-throne", die=die)
    return Die(id="throne-die", name=name, icon=icon, faces=faces, state=("resting",), rules=("KK-R103",))


def piles(s: Kingdom) -> Parts:
    """The event deck, its discard pile, and the supply of pieces."""
    top = s.discard[-1] if s.discard else ""
    return _piles(len(s.deck), len(s.discard), top, tuple(s.supply.values()))


@lru_cache(maxsize=KEPT)
def _piles(deck: int, discard: int, top: str, supply: tuple[int, ...]) -> Parts:
    found: Parts = (_deck(deck, discard), _discard(discard), _supply(supply))
    return (*found, _event(top, "discard", "event", 0, "used")) if top else found


@cache
def _deck(count: int, discard: int) -> Zone:
    text = (msg("kk-deck-text", n=discard),)
    icon = "card-random"
    return Zone(id="deck", name=msg("kk-zone-deck"), kind="pile", count=count, icon=icon, text=text, rules=("KK-R90",))


@cache
def _discard(count: int) -> Zone:
    return Zone(id="discard", name=msg("kk-zone-discard"), kind="pile", count=count, icon="card-discard", rules=("KK-R91",))


@lru_cache(maxsize=KEPT)
def _supply(left: tuple[int, ...]) -> Zone:
    text = tuple(msg("kk-supply-text", colour=msg(f"kk-piece-{c}"), n=n) for c, n in zip(COLOURS, left, strict=True))
    name, rules = msg("kk-zone-supply"), ("KK-R24",)
    return Zone(id="supply", name=name, kind="pile", count=sum(left), icon="skeleton-key", text=text, rules=rules)


@rule("KK-R23")
def magic_supply(s: Kingdom) -> Parts:
    """The magic items nobody has, open to all."""
    return _magic(tuple(unclaimed(s)))


@lru_cache(maxsize=KEPT)
def _magic(left: tuple[str, ...]) -> Parts:
    zone = Zone(id="magic", name=msg("kk-zone-magic"), kind="row", count=len(left), icon="crystal-wand", rules=("KK-R23",))
    return (zone, *(_magic_card(item, slot) for slot, item in enumerate(left)))


@cache
def _magic_card(item: str, slot: int) -> Card:
    return Card(
        id=f"magic.{item}",
        name=name_of(item),
        at="magic",
        kind="magic",
        slot=slot,
        icon=MAGIC[item].icon,
        state=("face-up",),
        badges={"value": str(MAGIC[item].value)},
        text=codex.magic_text(item),
    )


@rule("KK-R154")
def hidden_entries(s: Kingdom) -> Parts:
    """The codex pages of adventures and whirlpools that are folded away; those in view are on the board itself."""
    return _hidden(fold_of(s))


@cache
def _hidden(fold: Fold) -> Parts:
    shown = visible_regions(fold)
    return tuple(
        Card(
            id=f"codex.{id}",
            name=codex.space_name(id),
            at="codex",
            kind="codex",
            icon=space_icon(id),
            text=codex.entry(id),
            rules=("KK-R154",),
        )
        for id in sorted(STOPS)
        if SPACES[id].region not in shown
    )


@cache
def aid() -> Card:
    """The player aid."""
    text = codex.player_aid()
    return Card(id="aid", name=msg("kk-aid"), at="aid", kind="aid", icon="open-book", text=text, rules=("KK-R153",))
