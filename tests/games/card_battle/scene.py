"""What a seat sees of the battle: the only code that hides cards."""

from __future__ import annotations

from inglenook.engine.decide import Decision
from inglenook.engine.game import View
from inglenook.engine.scene import AnyPart, Card, Counter, Die, Mat, OptionView, Prompt, Select, Zone
from inglenook.engine.view import own_words
from inglenook.engine.words import Msg, msg

from .content import COST, HEALTH, KIND, NAME
from .round import pot
from .state import HOARD, Battle, power, seat_of

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
    holds = {"own": view.seat == seat, "asked": seat in view.asked, "active": acts, "away": not s.life[seat]}
    words = [word for word, true in holds.items() if true]
    counters = (
        Counter(id="life", name=msg("counter-life"), icon="hearts", value=s.life[seat]),
        Counter(id="coins", name=msg("counter-coins"), icon="coins", value=s.coins[seat], most=HOARD),
    )
    lasting = tuple(msg(f"lasting-{one.effect}") for one in s.lasting if one.seat == seat)
    name = own_words(view.name(seat))
    return Mat(id=f"mat:{seat}", name=name, seat=seat, state=tuple(words), counters=counters, text=lasting)


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
    for slot, card in enumerate(s.deck.top):
        seen = view.seat is not None and view.seat in s.deck.known.get(card, ())
        found.append(face_up(card, "deck", slot) if seen else face_down("deck", slot))
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


def prompt(view: View, decision: Decision) -> Prompt:
    """The question and its answers."""
    about = decision.about or {}
    args: dict[str, str | int | Msg] = {name: value for name, value in about.items() if isinstance(value, int)}
    if "card" in about:
        args["card"] = NAME[str(about["card"])]
    if "foe" in about:
        args["foe"] = view.name(int(about["foe"]))
    listed = [key for key in decision.all_keys if key not in decision.picked] if decision.several else decision.keys
    return Prompt(
        seat=decision.seat,
        kind=decision.kind,
        question=Msg(f"ask-{decision.kind}", dict(args)),
        step=phase(view.state),
        rules=(decision.rule,),
        options=tuple(option(view, decision, key) for key in listed),
        usual="pass" if decision.keys[-1] == "pass" else "",
        select=Select(least=decision.least, most=decision.most) if decision.several else None,
    )


def option(view: View, decision: Decision, key: str) -> OptionView:
    """One answer, what it does and what it lights."""
    foe = seat_of(key)
    if foe is not None:
        label = own_words(view.name(foe))
        return OptionView(key=key, label=label, note=consequence(view, decision, key), lights=(f"mat:{foe}",))
    verb, _, card = key.partition(":")
    if decision.kind == "order":
        return OptionView(key=key, label=Msg(f"effect-{verb}"), lights=(card,))
    if decision.kind == "bid":
        return OptionView(key=key, label=msg("option-bid", coins=int(card)), lights=("pot",))
    if card:
        label = msg(f"option-{verb}", card=NAME[card])
        return OptionView(key=key, label=label, note=consequence(view, decision, key), lights=(card,))
    if key in NAME:
        return OptionView(key=key, label=NAME[key], note=consequence(view, decision, key), lights=(key,))
    return OptionView(key=key, label=Msg(f"answer-{key}"), final=key == "pass")


def consequence(view: View, decision: Decision, key: str) -> Msg | None:
    """What an answer leads to, in figures where there are any."""
    s: Battle = view.state
    about = decision.about or {}
    verb, _, card = key.partition(":")
    if verb == "play":
        return msg("note-play", cost=COST[card], coins=s.coins[decision.seat] - COST[card])
    if verb == "attack":
        return msg("note-attack", power=power(s, card, decision.seat))
    amount = power(s, str(about["card"]), decision.seat) if decision.kind == "target" else about.get("amount")
    if not isinstance(amount, int):
        return None
    foe = seat_of(key)
    left = s.life[foe] if foe is not None else HEALTH[key] - s.damage.get(key, 0)
    return msg("note-kills") if amount >= left else msg("note-leaves", left=left - amount)
