"""What a seat sees of a KeyForge table: the only code that hides cards."""

from __future__ import annotations

from functools import cache, lru_cache

from inglenook.engine.game import View
from inglenook.engine.scene import AnyPart, Card, Counter, Mat, Zone
from inglenook.engine.view import own_words
from inglenook.engine.words import Msg, msg

from .content import CARDS
from .query import NO_POWER, armor, chain_penalty, key_cost, keyword, power
from .state import COLOURS, Crucible, face, house_of, title

TYPE_ICONS = {"creature": "monster-grasp", "action": "magic-swirl", "artifact": "gem-chain", "upgrade": "upgrade"}
HOUSE_ICONS = {
    "brobnar": "fist", "dis": "imp-laugh", "logos": "cog", "mars": "ringed-planet", "sanctum": "angel-wings",
    "shadows": "hooded-assassin", "untamed": "wolf-howl",
}  # fmt: skip
KEY_LETTERS = {"red": "R", "blue": "B", "yellow": "Y"}
KEYWORDS = (
    "taunt", "elusive", "skirmish", "poison", "assault", "hazardous", "splash-attack", "versatile", "invulnerable", "deploy",
)  # fmt: skip


def phase(s: Crucible) -> Msg | None:
    """Where in the turn we are."""
    return msg(f"kf-phase-{s.step}", turn=s.turn, house=house_name(s.house) if s.house else "")


def parts(view: View) -> list[AnyPart]:
    """Everything on the table: own side last."""
    s: Crucible = view.state
    found: list[AnyPart] = []
    for side in range(len(s.sides)):
        found.append(mat(view, side))
    for side in range(len(s.sides)):
        found += laid_out(view, side)
    return found


@cache
def name_of(title: str) -> Msg:
    """The name on a card; names of the set stay as they are."""
    return own_words(CARDS[title].name)


def house_name(house: str) -> Msg:
    return Msg(f"kf-house-{house}")


def mat(view: View, side: int) -> Mat:
    """Æmber, keys, chains and whose turn it is."""
    s: Crucible = view.state
    mine = s.sides[side]
    words = {"own": view.seat == side, "asked": side in view.asked, "active": side == s.active, "winner": s.winner == side}
    keys = tuple(
        Counter(
            id=f"key-{colour}",
            name=Msg(f"kf-key-{colour}"),
            icon="key",
            value=int(colour in mine.keys),
            badge=KEY_LETTERS[colour],
            state=("forged",) if colour in mine.keys else ("gone",) if colour in mine.gone else (),
        )
        for colour in COLOURS
    )
    counters = [Counter(id="amber", name=msg("kf-counter-amber"), icon="cut-diamond", value=mine.amber, most=key_cost(s, side))]
    if mine.dark:
        counters.append(Counter(id="dark", name=msg("kf-counter-dark"), icon="crystal-growth", value=mine.dark))
    if mine.chains:
        counters.append(Counter(id="chains", name=msg("kf-counter-chains"), icon="crossed-chains", value=mine.chains))
    held = len(mine.archives if mine.handless else mine.hand)
    counters.append(Counter(id="hand", name=msg("kf-counter-hand"), icon="card-random", value=held))
    penalty = chain_penalty(mine.chains)
    return Mat(
        id=f"mat:{side}",
        name=own_words(view.name(side)),
        seat=side,
        role=msg("kf-houses", houses=[house_name(house) for house in mine.houses]) if mine.houses else None,
        state=tuple(word for word, true in words.items() if true),
        status=msg("kf-status-chains", n=penalty) if penalty else None,
        counters=(*keys, *counters),
    )


def laid_out(view: View, side: int) -> list[AnyPart]:
    """The zones of a side and the cards in them."""
    s: Crucible = view.state
    mine = s.sides[side]
    who = view.name(side)
    found: list[AnyPart] = [zone(view, side, "line", "row", len(mine.line), who)]
    for slot, id in enumerate(mine.line):
        found += with_upgrades(s, id, f"line:{side}", slot)
    found.append(zone(view, side, "artifacts", "row", len(mine.artifacts), who))
    for slot, id in enumerate(mine.artifacts):
        found += with_upgrades(s, id, f"artifacts:{side}", slot)
    found.append(zone(view, side, "discard", "pile", len(mine.discard), who))
    found += [out_of_play(s, id, f"discard:{side}", slot) for slot, id in enumerate(mine.discard)]
    found += [out_of_play(s, id, f"discard:{side}", len(mine.discard), ("active",)) for id in s.playing if side == s.active]
    found.append(zone(view, side, "deck", "pile", len(mine.deck), who))
    found.append(zone(view, side, "archives", "pile", len(mine.archives), who))
    found += hidden(view, side, "archives", mine.archives, sees(view, side, "archives"))
    if mine.purged:
        found.append(zone(view, side, "purged", "pile", len(mine.purged), who))
        found += [out_of_play(s, id, f"purged:{side}", slot) for slot, id in enumerate(mine.purged)]
    if not mine.handless:
        found.append(zone(view, side, "hand", "fan", len(mine.hand), who))
        found += hidden(view, side, "hand", mine.hand, sees(view, side, "hand"))
    return found


def sees(view: View, side: int, what: str) -> bool:
    """Whether who looks may read the cards of a hand or of archives."""
    return view.seat == side


def zone(view: View, side: int, what: str, kind: str, count: int, who: str) -> Zone:
    return Zone(id=f"{what}:{side}", name=msg(f"kf-zone-{what}", who=who), kind=kind, owner=side, count=count)  # type: ignore[arg-type]


def hidden(view: View, side: int, what: str, ids: list[str], seen: bool) -> list[AnyPart]:
    """Cards only some may read; a hidden one says nothing of itself."""
    s: Crucible = view.state
    if seen:
        return [out_of_play(s, id, f"{what}:{side}", slot) for slot, id in enumerate(ids)]
    at = f"{what}:{side}"
    return [
        Card(id=f"hidden:{at}:{slot}", name=msg("kf-card-hidden"), at=at, slot=slot, state=("face-down",))
        for slot in range(len(ids))
    ]


def with_upgrades(s: Crucible, id: str, at: str, slot: int) -> list[AnyPart]:
    """A card in play, and what is attached to it or lies under it."""
    found: list[AnyPart] = [in_play(s, id, at, slot)]
    found += [in_play(s, upgrade, id, place) for place, upgrade in enumerate(u for u, host in s.on.items() if host == id)]
    return found


def in_play(s: Crucible, id: str, at: str, slot: int) -> Card:
    """A card in play with everything on it."""
    card = face(s, id)
    badges: dict[str, str] = {"house": house_of(s, id)}
    if card.type == "creature" and not card.keywords.get(NO_POWER):
        badges["power"] = str(power(s, id))
        plate = armor(s, id)
        if plate:
            badges["armor"] = str(max(plate - s.armor_used.get(id, 0), 0))
    for word, table in (("damage", s.damage), ("amber", s.amber), ("dark", s.dark), ("counters", s.counters)):
        if table.get(id):
            badges[word] = str(table[id])
    words = [word for word in KEYWORDS if card.type == "creature" and keyword(s, id, word)]
    badges.update({f"keyword-{word}": str(keyword(s, id, word)) for word in words})
    return Card(
        id=id,
        name=name_of(title(s, id)),
        icon=icon_of(title(s, id)),
        at=at,
        kind=card.type,
        slot=slot,
        state=states(s, id),
        badges=badges,
        text=lines_of(title(s, id)),
    )


def states(s: Crucible, id: str) -> tuple[str, ...]:
    """Words for what is the matter with a card."""
    words = {"exhausted": s.tired, "stunned": s.stunned, "warded": s.warded, "enraged": s.enraged}
    found = [word for word, table in words.items() if id in table]
    if id in (s.attacker, s.defender):
        found.append("active")
    return tuple(found)


@lru_cache(maxsize=4096)
def _printed(title: str, id: str, at: str, slot: int, state: tuple[str, ...]) -> Card:
    card = CARDS[title]
    badges = {"house": card.house}
    if card.type == "creature":
        badges["power"] = str(card.power)
        if card.armor:
            badges["armor"] = str(card.armor)
    if card.amber:
        badges["bonus"] = str(card.amber)
    return Card(
        id=id, name=name_of(title), icon=icon_of(title), at=at, kind=card.type, slot=slot, state=state, badges=badges,
        text=lines_of(title),
    )  # fmt: skip


def out_of_play(s: Crucible, id: str, at: str, slot: int, state: tuple[str, ...] = ()) -> Card:
    """A card one may read, as it is printed."""
    return _printed(title(s, id), id, at, slot, state)


@cache
def lines_of(title: str) -> tuple[Msg, ...]:
    """What it does, its type and traits."""
    card = CARDS[title]
    traits = [Msg(f"kf-trait-{trait}") for trait in card.traits]
    about = msg("kf-type-traits", type=Msg(f"kf-type-{card.type}"), traits=traits) if traits else Msg(f"kf-type-{card.type}")
    return (Msg(f"kf-text-{title}"), about, house_name(card.house))


@cache
def icon_of(title: str) -> str:
    """The sign on a card's face."""
    card = CARDS[title]
    return card.icon or HOUSE_ICONS.get(card.house, TYPE_ICONS[card.type])
