"""What a seat sees of the battle: the only code that hides cards."""

from __future__ import annotations

from inglenook.engine.game import View
from inglenook.engine.mats import seat_mat
from inglenook.engine.scene import AnyPart, Card, Counter, Die, Mat, Zone
from inglenook.engine.words import Msg, msg

from .content import COST, HEALTH, KIND, NAME
from .round import pot
from .state import HOARD, Battle, power

ICONS = {"wolf": "wolf-head", "guard": "shield", "bolt": "lightning-trio", "raven": "raven", "phoenix": "flame"}
FACES = tuple(str(face) for face in range(1, 7))


def phase(s: Battle) -> Msg | None:
    """Where in the battle we are."""
    return msg(f"phase-{s.step}", round=s.round, rounds=s.rounds)


def parts(view: View) -> list[AnyPart]:
    """Mats, lines, hands, the deck, the pile and the pot die."""
    s: Battle = view.state
    found: list[AnyPart] = []
    for seat in range(len(s.life)):
        found.append(mat(view, seat))
        found.append(Zone(id=f"line:{seat}", name=msg("zone-line", who=view.name(seat)), owner=seat, count=len(s.lines[seat])))
        found += [in_line(s, seat, slot, card) for slot, card in enumerate(s.lines[seat])]
        hand = msg("zone-hand", who=view.name(seat))
        found.append(Zone(id=f"hand:{seat}", name=hand, kind="fan", owner=seat, count=len(s.hands[seat])))
        for slot, card in enumerate(s.hands[seat]):
            seen = view.seat == seat or (view.seat is not None and view.seat in s.known.get(card, ()))
            found.append(face_up(card, f"hand:{seat}", slot) if seen else face_down(f"hand:{seat}", slot))
    return found + piles(view)


def mat(view: View, seat: int) -> Mat:
    """Life, coins, and whose turn it is."""
    s: Battle = view.state
    acts = s.step == "turn" and seat == s.active
    counters = (
        Counter(id="life", name=msg("counter-life"), icon="hearts", value=s.life[seat]),
        Counter(id="coins", name=msg("counter-coins"), icon="coins", value=s.coins[seat], most=HOARD),
    )
    lasting = tuple(msg(f"lasting-{one.effect}") for one in s.lasting if one.seat == seat)
    return seat_mat(view, seat, active=acts, away=not s.life[seat], counters=counters, text=lasting)


def in_line(s: Battle, seat: int, slot: int, card: str) -> Card:
    """A creature in play."""
    wounds = s.damage.get(card, 0)
    badges = {"power": str(power(s, card, seat)), "health": f"{HEALTH[card] - wounds}/{HEALTH[card]}"}
    state = ("exhausted",) if card in s.tired else ("active",)
    return face_up(card, f"line:{seat}", slot, state, badges)


def face_up(card: str, at: str, slot: int, state: tuple[str, ...] = (), badges: dict[str, str] | None = None) -> Card:
    """A card one may read."""
    kind = KIND[card]
    shown = badges if badges is not None else {"cost": str(COST[card])}
    text = (Msg(f"text-{kind}"),)
    return Card(id=card, name=NAME[card], icon=ICONS.get(kind, ""), at=at, slot=slot, state=state, badges=shown, text=text)


def face_down(at: str, slot: int) -> Card:
    """A card one may not read: nothing about it depends on which card it is."""
    return Card(id=f"hidden:{at}:{slot}", name=msg("card-hidden"), at=at, slot=slot, state=("face-down",))


def piles(view: View) -> list[AnyPart]:
    """The deck with what this seat has seen of it, the discard pile, what is being cast, and the die."""
    s: Battle = view.state
    found: list[AnyPart] = [Zone(id="deck", name=msg("zone-deck"), kind="pile", count=len(s.deck))]
    for slot, card in enumerate(s.deck.places(view.seat)):
        if card is not None:
            found.append(face_up(card, "deck", slot))
    found.append(Zone(id="discard", name=msg("zone-discard"), kind="pile", count=len(s.discard)))
    found += [face_up(card, "discard", slot) for slot, card in enumerate(s.discard)]
    found += [face_up(card, "discard", slot, ("used",)) for slot, card in enumerate(s.limbo, start=len(s.discard))]
    rolled = s.die > 0
    found.append(
        Die(
            id="pot",
            name=msg("die-pot"),
            face=str(s.die) if rolled else "",
            faces=FACES,
            state=("rolled",) if rolled else ("resting",),
            sum=msg("pot-worth", pot=pot(s)) if rolled else None,
        )
    )
    return found
