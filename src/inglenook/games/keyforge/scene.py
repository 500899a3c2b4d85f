"""What a seat sees of a KeyForge table: the only code that hides cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from inglenook.engine.game import View
from inglenook.engine.mats import seat_mat
from inglenook.engine.scene import AnyPart, Card, Change, Counter, Mat, Suit, Zone
from inglenook.engine.words import Msg, msg

from .codex import HOUSE_ICONS, KEYWORDS, about_now, house_name, icon_of, lines_of, name_of, type_line
from .content import CARDS
from .decks import deck_name
from .query import KEY_COST, armor, chain_penalty, key_changes, key_cost, keyword, power
from .state import COLOURS, NO_POWER, PRINTED, TITLE, Crucible, Side, face, house_of, title

KEY_LETTERS = {"red": "R", "blue": "B", "yellow": "Y"}
PILES = {"discard": "card-discard", "deck": "card-pick", "archives": "locked-chest", "purged": "burning-embers"}
"""What lies aside of a side, and its sign."""
TYPES = ("creature", "artifact", "upgrade", "action")
COUNTED = ("assault", "hazardous", "splash-attack")
"""Keywords with a number; of the others twice is as good as once, and their badge is empty."""

PLAYED = ("playing",)
"""The state of a card that is on its way into play, or being resolved."""
FIGHTS = ("fight", "prey")
"""Questions that are asked of an attacker."""

Sees = Callable[[View, int, str], bool]
"""Whether who looks may read the cards of a side's hand, archives, or what lies face down under its cards."""


def phase(s: Crucible) -> Msg | None:
    """Where in the turn we are."""
    return msg(f"kf-phase-{s.step}", turn=s.turn, house=house_name(s.house) if s.house else "")


def own_only(view: View, side: int, what: str) -> bool:
    """Nobody reads what another holds."""
    return view.seat == side


def parts(view: View) -> list[AnyPart]:
    """Everything on the table, side by side."""
    s: Crucible = view.state
    found: list[AnyPart] = [mat(view, side) for side in range(len(s.sides))]
    for side in range(len(s.sides)):
        found += laid_out(view, side)
    return found


# -- sides ----------------------------------------------------------------------------------------------------------------


def called(view: View, side: int) -> str | Msg:
    """What a side is called; one that nobody sits at has a name of its own."""
    return view.name(side) if side < len(view.seats) else Msg("kf-side-other")


def mat(view: View, side: int) -> Mat:
    """Æmber, keys, chains and whose turn it is."""
    s: Crucible = view.state
    return seat_mat(
        view,
        side,
        active=side == s.active,
        winner=s.winner == side,
        role=role(s, side),
        status=status(s, side),
        counters=tuple(counters(s, side)),
        suits=tuple(suits(s, side)),
        text=tuple(mat_lines(s, side)),
        rules=("KF-K5", "KF-K7"),
    )


def role(s: Crucible, side: int) -> Msg | None:
    """The deck and its houses."""
    mine = s.sides[side]
    if not mine.houses:
        return None
    houses = [house_name(house) for house in mine.houses]
    deck = deck_name(s.choices[side]) if side < len(s.choices) else None
    return msg("kf-deck-of", deck=deck, houses=houses) if deck else msg("kf-houses", houses=houses)


def status(s: Crucible, side: int) -> Msg | None:
    """What is special about a side now: the house that acts, the tide, chains."""
    penalty = chain_penalty(s.sides[side].chains)
    if side == s.active and s.house:
        return msg("kf-status-house", house=house_name(s.house))
    if s.tidal and s.tide == side:
        return msg("kf-status-tide")
    return msg("kf-status-chains", n=penalty) if penalty else None


def counters(s: Crucible, side: int) -> list[Counter]:
    """Keys, æmber of what a key costs, chains, cards in hand."""
    mine = s.sides[side]
    found = [key_counter(mine, colour) for colour in COLOURS]
    found.append(amber_counter(s, side))
    if mine.dark:
        found.append(Counter(id="dark", name=msg("kf-counter-dark"), icon="crystal-growth", value=mine.dark))
    penalty = chain_penalty(mine.chains)
    note = msg("kf-note-chains", n=penalty) if penalty else None
    found.append(Counter(id="chains", name=msg("kf-counter-chains"), icon="crossed-chains", value=mine.chains, note=note))
    held, zone = (mine.archives, "archives") if mine.handless else (mine.hand, "hand")
    found.append(Counter(id="hand", name=msg("kf-counter-hand"), icon="card-random", value=len(held), zone=f"{zone}:{side}"))
    return found


def amber_counter(s: Crucible, side: int) -> Counter:
    """Æmber of what a key costs; where that is not as usual, with what makes it so."""
    cost, changes = key_cost(s, side), dearer(s, side)
    more: dict[str, Any] = {"usual": KEY_COST, "changes": changes, "note": msg("kf-note-key", n=cost)} if changes else {}
    have, name = s.sides[side].amber, msg("kf-counter-amber")
    return Counter(id="amber", name=name, icon="cut-diamond", value=have, most=cost, **more)


def dearer(s: Crucible, side: int) -> tuple[Change, ...]:
    """What changes the cost of a side's key, each by its name."""
    return tuple(
        Change(
            by=f"+{n}" if n > 0 else f"−{-n}",
            name=name_of(named) if named in CARDS else Msg(f"kf-effect-{named}"),
            part=id if id in s.control else "",
        )
        for named, id, n in key_changes(s, side)
    )


def suits(s: Crucible, side: int) -> list[Suit]:
    """The houses of a side's deck, and which of them acts."""
    acts = s.house if side == s.active else ""
    return [
        Suit(id=house, name=house_name(house), icon=HOUSE_ICONS.get(house, ""), state=("active",) if house == acts else ())
        for house in s.sides[side].houses
    ]


def key_counter(mine: Side, colour: str) -> Counter:
    """A key of one colour: forged, not yet, or gone for good."""
    words = ("forged", colour) if colour in mine.keys else ("gone",) if colour in mine.gone else ()
    return Counter(
        id=f"key-{colour}",
        name=Msg(f"kf-key-{colour}"),
        icon="key",
        value=int(colour in mine.keys),
        most=1,
        badge=KEY_LETTERS[colour],
        state=words,
    )


def mat_lines(s: Crucible, side: int) -> list[Msg]:
    """A closer look at a side: what its next key costs, what its chains do, which effects lie on it."""
    mine = s.sides[side]
    cost = key_cost(s, side)
    lines = [msg("kf-line-key", n=cost, missing=max(cost - mine.amber, 0))]
    if changes := [msg("kf-key-change", by=one.by, card=one.name) for one in dearer(s, side)]:
        lines.append(msg("kf-line-key-sum", usual=KEY_COST, changes=changes))
    penalty = chain_penalty(mine.chains)
    if penalty:
        lines.append(msg("kf-line-chains", chains=mine.chains, n=penalty))
    return lines + [msg("kf-line-lasting", card=name_of(name)) for name in lasting_on_side(s, side)]


def lasting_on_side(s: Crucible, side: int) -> list[str]:
    """Titles of the cards whose effect lasts for this side, not on one card."""
    found = [one.effect.partition(":")[0] for one in s.lasting if one.seat == side and one.source not in s.control]
    return [title for title in dict.fromkeys(found) if title in CARDS]


# -- zones ----------------------------------------------------------------------------------------------------------------


def laid_out(view: View, side: int, sees: Sees = own_only) -> list[AnyPart]:
    """The zones of a side and the cards in them."""
    s: Crucible = view.state
    mine = s.sides[side]
    found: list[AnyPart] = []
    for what, ids in (("line", mine.line), ("artifacts", mine.artifacts)):
        found.append(zone(view, side, what, "row", len(ids)))
        for slot, id in enumerate(ids):
            found += with_upgrades(view, id, f"{what}:{side}", slot, sees)
    played = s.playing if side == s.active else []
    placed = [] if mine.handless or not sees(view, side, "hand") else [id for id in played if face(s, id).type != "action"]
    if not mine.handless:
        found.append(zone(view, side, "hand", "fan", len(mine.hand)))
        found += hidden(view, side, "hand", [*mine.hand, *placed], sees(view, side, "hand"))
    found.append(zone(view, side, "deck", "pile", len(mine.deck)))
    found += seen_on_deck(view, side)
    found.append(zone(view, side, "discard", "pile", len(mine.discard)))
    found += [out_of_play(s, id, f"discard:{side}", slot) for slot, id in enumerate(mine.discard)]
    found += [out_of_play(s, id, f"discard:{side}", len(mine.discard), PLAYED) for id in played if id not in placed]
    found.append(zone(view, side, "archives", "pile", len(mine.archives)))
    found += hidden(view, side, "archives", mine.archives, sees(view, side, "archives"))
    if mine.purged:
        found.append(zone(view, side, "purged", "pile", len(mine.purged)))
        found += [out_of_play(s, id, f"purged:{side}", slot) for slot, id in enumerate(mine.purged)]
    return found


def zone(view: View, side: int, what: str, kind: str, count: int) -> Zone:
    """A place of a side; one's own is called so."""
    own = "yes" if view.seat == side else "no"
    name = msg(f"kf-zone-{what}", who=called(view, side), own=own)
    return Zone(id=f"{what}:{side}", name=name, icon=PILES.get(what, ""), kind=kind, owner=side, count=count)  # type: ignore[arg-type]


def hidden(view: View, side: int, what: str, ids: Sequence[str], seen: bool) -> list[AnyPart]:
    """Cards only some may read, sorted by house as one holds them; a hidden one says nothing of itself.

    One that is on its way into play is still held until it has its place.
    """
    s: Crucible = view.state
    at = f"{what}:{side}"
    if seen:
        order = sorted(ids, key=by_house(s, side))
        return [out_of_play(s, id, at, slot, PLAYED if id in s.playing else ()) for slot, id in enumerate(order)]
    return [face_down(at, slot) for slot in range(len(ids))]


def by_house(s: Crucible, side: int) -> Callable[[str], tuple[int, str, int, str]]:
    """The order in which one holds cards: by house in the order of the deck, by type, by name."""
    houses = s.sides[side].houses

    def place(id: str) -> tuple[int, str, int, str]:
        house = PRINTED[id]
        return houses.index(house) if house in houses else len(houses), house, TYPES.index(CARDS[TITLE[id]].type), id

    return place


def face_down(at: str, slot: int) -> Card:
    """A card one may not read: nothing about it depends on which card it is."""
    return Card(id=f"hidden:{at}:{slot}", name=msg("kf-card-hidden"), at=at, slot=slot, state=("face-down",))


def seen_on_deck(view: View, side: int) -> list[AnyPart]:
    """The cards on top of a deck that who looks has seen, the next one last, as one would see it lie."""
    s: Crucible = view.state
    deck = s.sides[side].deck
    seen: list[str] = []
    for id in deck.top:
        if view.seat is None or view.seat not in deck.known.get(id, ()):
            break
        seen.append(id)
    return [out_of_play(s, id, f"deck:{side}", slot) for slot, id in enumerate(reversed(seen))]


# -- cards ----------------------------------------------------------------------------------------------------------------


def with_upgrades(view: View, id: str, at: str, slot: int, sees: Sees = own_only) -> list[AnyPart]:
    """A card in play, what is attached to it, and what lies under it."""
    s: Crucible = view.state
    found: list[AnyPart] = [in_play(view, id, at, slot)]
    found += [in_play(view, upgrade, id, place) for place, upgrade in enumerate(u for u, host in s.on.items() if host == id)]
    below = [card for card, top in s.under.items() if top == id]
    if below and sees(view, s.control[id], "under"):
        found += [out_of_play(s, card, id, place, ("under",)) for place, card in enumerate(below)]
    elif below:
        found += [face_down(id, place) for place in range(len(below))]
    return found


def in_play(view: View, id: str, at: str, slot: int) -> Card:
    """A card in play with everything on it."""
    s: Crucible = view.state
    name = title(s, id)
    return Card(
        id=id,
        name=name_of(name),
        icon=icon_of(name),
        at=at,
        kind=face(s, id).type,
        role=type_line(name),
        slot=slot,
        state=states(s, id, attacker(view)),
        badges=badges(s, id),
        text=(*lines_of(name), *about_now(s, id)),
    )


def badges(s: Crucible, id: str) -> dict[str, str]:
    """The numbers on a card: power and armor as they are now, tokens, keywords."""
    card = face(s, id)
    found: dict[str, str] = {"house": house_of(s, id)}
    creature = card.type == "creature"
    if creature and not card.keywords.get(NO_POWER):
        found["power"] = str(power(s, id))
        plate = armor(s, id)
        if plate:
            found["armor"] = str(max(plate - s.armor_used.get(id, 0), 0))
    for word, table in (("damage", s.damage), ("amber", s.amber), ("dark", s.dark), ("counters", s.counters)):
        if table.get(id):
            found[word] = str(table[id])
    if creature:
        there = {word: n for word in KEYWORDS if (n := keyword(s, id, word))}
        found.update({f"keyword-{word}": str(n) if word in COUNTED else "" for word, n in there.items()})
    return found


def states(s: Crucible, id: str, attacker: str) -> tuple[str, ...]:
    """Words for what is the matter with a card."""
    words = {"exhausted": s.tired, "stunned": s.stunned, "warded": s.warded, "enraged": s.enraged}
    found = [word for word, table in words.items() if id in table]
    if id == attacker:
        found.append("attacks")
    elif id == s.defender:
        found.append("active")
    return tuple(found)


def attacker(view: View) -> str:
    """Who fights: in the fight that is on, or in the one for which a target is asked."""
    asked = view.decision
    if asked is not None and asked.kind in FIGHTS:
        return str((asked.about or {}).get("card", ""))
    return str(view.state.attacker)


_printed: dict[tuple[str, str, str, int, tuple[str, ...]], Card] = {}
"""Cards as printed, made once: most of a scene is the same from question to question."""
ENOUGH = 1 << 13


def out_of_play(s: Crucible, id: str, at: str, slot: int, state: tuple[str, ...] = ()) -> Card:
    """A card one may read, as it is printed."""
    name = title(s, id)
    key = (name, id, at, slot, state)
    known = _printed.get(key)
    if known is None:
        if len(_printed) > ENOUGH:
            _printed.clear()
        known = _printed[key] = as_printed(*key)
    return known


def as_printed(name: str, id: str, at: str, slot: int, state: tuple[str, ...] = ()) -> Card:
    """A card with no more on it than what is printed."""
    card = CARDS[name]
    found = {"house": PRINTED[id]}
    if card.type == "creature" and not card.keywords.get(NO_POWER):
        found["power"] = str(card.power)
        if card.armor:
            found["armor"] = str(card.armor)
    if card.amber:
        found["bonus"] = str(card.amber)
    there = {word: n for word in KEYWORDS if (n := card.keywords.get(word))}
    found.update({f"keyword-{word}": str(n) if word in COUNTED else "" for word, n in there.items()})
    return Card(
        id=id, name=name_of(name), icon=icon_of(name), at=at, kind=card.type, role=type_line(name), slot=slot, state=state,
        badges=found, text=lines_of(name),
    )  # fmt: skip


__all__ = [
    "HOUSE_ICONS", "amber_counter", "house_name", "icon_of", "laid_out", "lines_of", "mat", "name_of", "parts", "phase",
]  # fmt: skip
