"""The scene: the table of Key to the Kingdom as parts to draw. Nothing is hidden but what has no order yet."""

from __future__ import annotations

from itertools import pairwise

from inglenook.engine.game import View
from inglenook.engine.rulebook import rule
from inglenook.engine.scene import AnyPart, Board, Card, Counter, Die, Edge, Ground, Mat, Piece, Space, Track, Zone
from inglenook.engine.view import own_words
from inglenook.engine.words import Msg, msg

from . import codex
from .adventures import helper
from .board import CASTLE_SPACES, GARDEN, KEEP, STOPS, THRONE, fold_of, seams_meet, shut_to_walkers, visible_regions
from .castle import CASTLE_TREK
from .challenges import need_of
from .content import ADVENTURES, CASTLE, DICE, EVENTS, HEROES, ITEMS, MAGIC, MINORS, REGIONS, ROADS, SPACES, TOKENS
from .demon import die_of
from .items import active, name_of, owned, unclaimed
from .rolls import written_out
from .setup import COLOURS
from .state import NOBODY, Kingdom

FRAME = (0.0, 0.0, 1440.0, 900.0)
COLUMNS = {("west", "closed"): (360.0, 360.0), ("west", "open"): (0.0, 720.0)}
COLUMNS |= {("east", "closed"): (720.0, 360.0), ("east", "open"): (720.0, 720.0)}
"""Left edge and width of each region on the table: `flap | base || base | flap`."""


def phase(s: Kingdom) -> Msg | None:
    """What the table is doing: which turn of whom."""
    return msg("kk-phase-setup") if not s.turn else msg("kk-phase-turn", n=(s.turn - 1) // len(s.heroes) + 1)


def parts(view: View) -> list[AnyPart]:
    """Everything on the table, for one seat."""
    s: Kingdom = view.state
    found: list[AnyPart] = [kingdom_board(s), castle_board(s)]
    found += [figure(view, s, seat) for seat in range(len(s.heroes)) if s.heroes[seat]]
    for seat in range(len(s.heroes)):
        found.append(mat(view, s, seat))
        if s.heroes[seat]:
            found += hero_card(s, seat)
            found += items_row(s, seat)
            found += companions_row(s, seat)
    found += table_cards(s)
    found += trek_track(s)
    found += dice(s)
    found += piles(s)
    found += magic_supply(s)
    found += hidden_entries(s)
    found.append(aid())
    return found


def kingdom_board(s: Kingdom) -> Board:
    """The board as it is folded: only what can be seen."""
    fold = fold_of(s)
    shown = visible_regions(fold)
    spaces = [id for id, space in SPACES.items() if space.region in shown]
    there = {*spaces}
    edges = [
        Edge(a=road.a, b=road.b, kind="one-way" if shut_to_walkers(road.a) else "road")
        for road in ROADS.values()
        if not road.seam and road.a in there and road.b in there
    ]
    edges += [Edge(a=a, b=b, kind="seam") for a, b in seams_meet(fold)]
    return Board(
        id="kingdom",
        name=msg("kk-board-kingdom"),
        kind="graph",
        view=FRAME,
        grounds=tuple(ground(id) for id in shown),
        spaces=tuple(kingdom_space(s, id) for id in spaces),
        edges=tuple(edges),
        rules=("KK-R32",),
    )


def ground(region: str) -> Ground:
    """A region as it lies."""
    printed = REGIONS[region]
    x, w = COLUMNS[(printed.portion, printed.state)]
    return Ground(id=region, name=msg(f"kk-region-{region}"), x=x, y=0.0, w=w, h=900.0, state=(printed.state,), texture=region)


def kingdom_space(s: Kingdom, id: str) -> Space:
    """A space with its icon and what the codex says of it."""
    space = SPACES[id]
    badge = str(space.value) if space.value else ""
    kind = space.kind
    state: tuple[str, ...] = ()
    if kind == "key":
        colour = ADVENTURES[space.entry or id].colour
        badge = colour[0].upper()
        state = (colour,)
    return Space(
        id=id,
        name=codex.space_name(id),
        kind=kind,
        x=float(space.x),
        y=float(space.y),
        ground=space.region,
        badge=badge,
        icon=_icon(id),
        state=state,
        text=codex.entry(id),
        rules=(RULE_OF_KIND[kind],),
    )


RULE_OF_KIND = {
    "boring": "KK-R96",
    "landing": "KK-D2",
    "start": "KK-R16",
    "restore": "KK-R88",
    "event": "KK-R90",
    "demon": "KK-R97",
    "void": "KK-R83",
    "whirlpool": "KK-R131",
    "key": "KK-R86",
    "minor": "KK-R122",
}
ICONS = {"restore": "clockwise-rotation", "event": "card-random", "demon": "imp-laugh", "whirlpool": "whirlpool-shuriken"}


def _icon(id: str) -> str:
    space = SPACES[id]
    entry = space.entry or id
    if space.kind == "key":
        return ADVENTURES[entry].icon
    if space.kind == "minor":
        return MINORS[entry].icon
    return ICONS.get(space.kind, "")


def castle_board(s: Kingdom) -> Board:
    """The Demon King's castle: garden, keep and throne, with their tokens."""
    chain = [*KEEP, THRONE]
    edges = [Edge(a=a, b=b) for a, b in pairwise(chain)]
    edges += [Edge(a=id, b=KEEP[0], kind="one-way") for id in GARDEN] if KEEP else []
    busy = any(at in CASTLE_SPACES for at in s.at)
    return Board(
        id="castle",
        name=msg("kk-board-castle"),
        kind="graph",
        view=FRAME,
        spaces=tuple(castle_space(s, id) for id in CASTLE),
        edges=tuple(edges),
        state=("busy",) if busy else ("resting",),
        text=(msg("kk-castle-text"),),
        rules=("KK-R148",),
    )


def castle_space(s: Kingdom, id: str) -> Space:
    """A castle space: its token face down until somebody has come to it."""
    space = CASTLE[id]
    token = s.face_up.get(id)
    text: tuple[Msg, ...] = (msg("kk-token-face-down"),)
    badge = "?"
    state: tuple[str, ...] = ("face-down",)
    if id == THRONE and space.test is not None:
        text = (codex.need_text(need_of(space.test)),)
        badge = f"{space.test.n}+"
        state = ()  # no token lies here
    elif token is not None:
        text = (msg(f"kk-token-{token}"), codex.token_text(token))
        badge = str(TOKENS[token].restore) if TOKENS[token].restore else "!"
        state = ("face-up",)
    return Space(
        id=id,
        name=codex.space_name(id),
        kind=space.section,
        x=float(space.x),
        y=float(space.y),
        badge=badge,
        state=state,
        text=text,
        rules=("KK-R147" if space.section == "garden" else "KK-R150",),
    )


def figure(view: View, s: Kingdom, seat: int) -> Piece:
    """A hero's figure."""
    hero = HEROES[s.heroes[seat]]
    state = [word for word, true in (("own", seat == view.seat), ("active", seat == s.active)) if true]
    return Piece(
        id=f"hero.{seat}",
        name=msg("kk-figure", who=view.name(seat), hero=msg(f"kk-hero-{hero.id}")),
        at=s.at[seat],
        icon=hero.icon,
        seat=seat,
        state=tuple(state),
    )


def mat(view: View, s: Kingdom, seat: int) -> Mat:
    """What lies before a player: the hero card, the pieces, how many items are active."""
    hero = s.heroes[seat]
    state = [
        word
        for word, true in (
            ("asked", seat in view.asked),
            ("active", seat == s.active),
            ("own", seat == view.seat),
            ("bot", seat < len(view.seats) and not view.seats[seat].human),
        )
        if true
    ]
    counters = [
        Counter(
            id=f"piece.{colour}",
            name=msg(f"kk-piece-{colour}"),
            icon="key",
            value=int(colour in s.pieces[seat]),
            most=1,
            state=(colour,),
        )
        for colour in COLOURS
    ]
    if hero:
        counters.append(
            Counter(
                id="items", name=msg("kk-counter-items"), icon="knapsack", value=len(active(s, seat)), most=len(owned(s, seat))
            )
        )
        helpers = sum(owner == seat for owner in s.companions.values())
        counters.append(Counter(id="companions", name=msg("kk-counter-companions"), icon="backup", value=helpers))
    return Mat(
        id=f"mat.{seat}",
        name=own_words(view.name(seat)),
        seat=seat,
        role=msg(f"kk-hero-{hero}") if hero else None,
        shape=HEROES[hero].shape if hero else "",
        icon=HEROES[hero].icon if hero else "",
        status=msg("kk-holds-demon-die") if hero and die_of(s, seat) == "demon" else None,
        counters=tuple(counters),
        state=tuple(state),
        text=(msg(f"kk-power-{HEROES[hero].power}"),) if hero else (),
    )


@rule("KK-R8", "KK-R20")
def hero_card(s: Kingdom, seat: int) -> list[AnyPart]:
    """The hero card lies face up, with the power for all to read."""
    hero = s.heroes[seat]
    zone = f"hero-card.{seat}"
    return [
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
    ]


def items_row(s: Kingdom, seat: int) -> list[AnyPart]:
    """The items of a seat, each on one of its two sides."""
    zone = f"items.{seat}"
    own = owned(s, seat)
    found: list[AnyPart] = [Zone(id=zone, name=msg("kk-zone-items"), kind="row", owner=seat, count=len(own))]
    for slot, item in enumerate(own):
        magic = item in MAGIC
        found.append(
            Card(
                id=f"item.{seat}.{item}",
                name=name_of(item),
                at=zone,
                kind="magic" if magic else "item",
                slot=slot,
                icon=MAGIC[item].icon if magic else ITEMS[item].icon,
                state=("exhausted",) if item in s.spent[seat] else ("active",),
                badges={"value": str(MAGIC[item].value if magic else ITEMS[item].value)},
                text=codex.magic_text(item) if magic else (msg("kk-item-value", n=ITEMS[item].value),),
                rules=("KK-R61",) if magic else ("KK-R47",),
            )
        )
    return found


def companions_row(s: Kingdom, seat: int) -> list[AnyPart]:
    """The companions of a seat."""
    zone = f"companions.{seat}"
    cards = [card for card, owner in s.companions.items() if owner == seat]
    found: list[AnyPart] = [Zone(id=zone, name=msg("kk-zone-companions"), kind="row", owner=seat, count=len(cards))]
    for slot, card in enumerate(cards):
        found.append(
            Card(
                id=f"card.{card}",
                name=msg(f"kk-event-{card}"),
                at=zone,
                kind="companion",
                slot=slot,
                icon=EVENTS[card].icon,
                state=("active",),
                text=codex.card_text(card),
                rules=("KK-R53",),
            )
        )
    return found


def table_cards(s: Kingdom) -> list[AnyPart]:
    """The event cards that are being resolved, the latest last."""
    if not s.resolving:
        return []
    found: list[AnyPart] = [Zone(id="resolving", name=msg("kk-zone-resolving"), count=len(s.resolving), rules=("KK-R90",))]
    for slot, card in enumerate(s.resolving):
        name, text = msg(f"kk-event-{card}"), codex.card_text(card)
        icon = EVENTS[card].icon
        found.append(Card(id=f"card.{card}", name=name, at="resolving", kind="event", slot=slot, icon=icon, text=text))
    return found


def trek_track(s: Kingdom) -> list[AnyPart]:
    """The spaces of the adventure under way, and how far the hero has come."""
    if s.trek is None:
        return []
    seat, reached = s.active, s.trek.reached
    if s.trek.adventure == CASTLE_TREK:
        name = msg("kk-board-castle")
        cells = [msg("kk-step-castle", space=codex.space_name(space), need=_asked(s, space)) for space in (*KEEP, THRONE)]
    else:
        adventure = ADVENTURES[s.trek.adventure]
        name = msg(f"kk-adventure-{adventure.id}")
        lasts = [s.trek.last if step == reached else None for step in range(len(adventure.steps))]
        cells = [codex.step_short(adventure, step, last) for step, last in enumerate(lasts)]
        helped = [n for n, step in enumerate(adventure.steps) if helper(s, seat, adventure, step)]
        cells = [msg("kk-step-helped", step=cell) if n in helped else cell for n, cell in enumerate(cells)]
    return [Track(id="trek", name=name, cells=tuple(cells), markers=((seat, reached),), rules=("KK-R109",))]


def _asked(s: Kingdom, space: str) -> Msg:
    """What a space of the keep asks, as far as it is known."""
    test = CASTLE[THRONE].test if space == THRONE else TOKENS[s.face_up[space]].test if space in s.face_up else None
    return codex.short_need(need_of(test)) if test is not None else msg("kk-short-unknown")


def dice(s: Kingdom) -> list[AnyPart]:
    """The die as it was last rolled, and the die that rests on the throne."""
    found: list[AnyPart] = []
    lying = s.roll
    if lying is not None:
        outcome = {"pass": "success", "fail": "fail"}.get(lying.fate, "rolled")
        found.append(
            Die(
                id="roll",
                name=msg(f"kk-die-{lying.die}"),
                icon="imp-laugh" if lying.die == "demon" else "dice-eight-faces-eight",
                face=str(lying.face),
                faces=tuple(str(face) for face in DICE[lying.die].faces),
                owner=lying.seat,
                sum=written_out(lying),
                state=(outcome, lying.die),
                rules=("KK-R45",),
            )
        )
    throne = msg("kk-die-demon") if s.throne == NOBODY else msg("kk-die-of", hero=msg(f"kk-hero-{s.heroes[s.throne]}"))
    found.append(Die(id="throne-die", name=msg("kk-on-the-throne", die=throne), state=("resting",), rules=("KK-R103",)))
    return found


def piles(s: Kingdom) -> list[AnyPart]:
    """The event deck, its discard pile, and the supply of pieces."""
    top = s.discard[-1:] if s.discard else []
    found: list[AnyPart] = [
        Zone(id="deck", name=msg("kk-zone-deck"), kind="pile", count=len(s.deck), icon="card-random", rules=("KK-R90",)),
        Zone(id="discard", name=msg("kk-zone-discard"), kind="pile", count=len(s.discard), rules=("KK-R91",)),
        Zone(id="supply", name=msg("kk-zone-supply"), kind="pile", count=sum(s.supply.values()), icon="key", rules=("KK-R24",)),
    ]
    found += [
        Card(
            id=f"card.{card}",
            name=msg(f"kk-event-{card}"),
            at="discard",
            kind="event",
            icon=EVENTS[card].icon,
            state=("used",),
            text=codex.card_text(card),
        )
        for card in top
    ]
    return found


@rule("KK-R23")
def magic_supply(s: Kingdom) -> list[AnyPart]:
    """The magic items nobody has, open to all."""
    left = unclaimed(s)
    found: list[AnyPart] = [Zone(id="magic", name=msg("kk-zone-magic"), kind="row", count=len(left), rules=("KK-R23",))]
    for slot, item in enumerate(left):
        found.append(
            Card(
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
        )
    return found


@rule("KK-R154")
def hidden_entries(s: Kingdom) -> list[AnyPart]:
    """The codex pages of adventures and whirlpools that are folded away; those in view are on the board itself."""
    shown = visible_regions(fold_of(s))
    return [
        Card(
            id=f"codex.{id}",
            name=codex.space_name(id),
            at="codex",
            kind="codex",
            icon=_icon(id),
            text=codex.entry(id),
            rules=("KK-R154",),
        )
        for id in sorted(STOPS)
        if SPACES[id].region not in shown
    ]


def aid() -> Card:
    """The player aid."""
    return Card(id="aid", name=msg("kk-aid"), at="aid", kind="aid", text=codex.player_aid(), rules=("KK-R153",))
