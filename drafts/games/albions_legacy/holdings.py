"""Inventory: slots, drawing, discarding, breaking and repairing (R197, R200, R201, R205, R206)."""

from __future__ import annotations

from collections.abc import Sequence

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .actions import after
from .cards import blocked
from .content import SLOTS, card_of
from .names import card_name, named
from .state import Albion, ALTable, count, seat_of, seats
from .telling import tell

RETURN, NONE = "return", "none"


def everybody(t: ALTable) -> tuple[int, ...]:
    """All seats, and whoever watches."""
    return tuple(range(-1, len(seats(t.state))))


@rule("AL-R197")
def in_slot(s: Albion, who: int, slot: str) -> list[str]:
    """What fills the slots of a kind: weapon, armour, mount, relic, artifact, or three items."""
    return [card for card in s.players[who].cards if card_of(card).slot == slot]


def has_room(s: Albion, who: int, card: str) -> bool:
    """Whether a slot is free for a card."""
    slot = card_of(card).slot
    return len(in_slot(s, who, slot) or ()) < SLOTS[slot]


def unbroken(s: Albion, who: int) -> list[str]:
    """Cards that lie face up."""
    player = s.players[who]
    return [card for card in player.cards if card not in player.broken]


def breakable(s: Albion, who: int) -> list[str]:
    """Unbroken cards that can be broken; somebody seduced breaks none."""
    if blocked(s, "break", who):
        return []
    return [
        card
        for card in unbroken(s, who)
        if card_of(card).breaks and not blocked(s, f"break-{card_of(card).slot}", who, s.players[who].tile)
    ]


def broken_cards(s: Albion, who: int) -> list[str]:
    """Cards that lie face down."""
    return list(s.players[who].broken)


# -- drawing --------------------------------------------------------------------------------------------------------------


async def draw_card(t: ALTable, who: int, deck: str, *, rule: str) -> str:
    """Draw a card from a deck and keep it, in the place of another if its slots are full; which it was, or nothing."""
    s = t.state
    if blocked(s, "draw", who) or not can_draw(s, deck):
        tell(t, who, "al-log-no-card", rule="AL-R206", weight=0, deck=named("deck", deck))
        return ""
    card = s.decks[deck].draw(t.chance)
    t.reveal()
    tell(
        t,
        who,
        "al-log-draw",
        rule=rule,
        lights=(f"deck:{deck}", f"card:{card}"),
        deck=named("deck", deck),
        card=card_name(card),
    )
    return card if await keep(t, who, card) else ""


@rule("AL-R206")
def can_draw(s: Albion, deck: str) -> bool:
    """An empty deck gives no card."""
    return len(s.decks[deck]) > 0


@rule("AL-R201")
async def keep(t: ALTable, who: int, card: str) -> bool:
    """Who draws a card may keep it, giving up another where all slots are full, or return it under its deck."""
    s = t.state
    key = await ask(
        t, seat_of(s, who), "keep", lambda: keep_keys(s, who, card), rule="AL-R201", about={"who": who, "card": card}
    )
    if key == RETURN:
        s.decks[card_of(card).deck].put_under(card, everybody(t))
        tell(t, who, "al-log-return", rule="AL-R201", weight=0, card=card_name(card))
        return False
    if key.startswith("for:"):
        discard_card(t, who, after(key), rule="AL-R197")
    gain_card(t, who, card)
    return True


@rule("AL-Q40")
def keep_keys(s: Albion, who: int, card: str) -> list[str]:
    """What one can do with a drawn card."""
    if has_room(s, who, card):
        return [f"keep:{card}", RETURN]
    return [*(f"for:{old}" for old in in_slot(s, who, card_of(card).slot)), RETURN]


def gain_card(t: ALTable, who: int, card: str) -> None:
    """A card comes to a player."""
    s = t.state
    s.players[who].cards.append(card)
    count(s, who, f"card.{card_of(card).id}")


# -- discarding, breaking, repairing --------------------------------------------------------------------------------------


@rule("AL-R205")
def discard_card(t: ALTable, who: int, card: str, *, rule: str, quiet: bool = False) -> None:
    """A card goes to the discard pile of its deck, and never comes back from there."""
    s = t.state
    lose_card(s, who, card)
    s.discards[card_of(card).deck].append(card)
    if not quiet:
        tell(t, who, "al-log-discard", rule=rule, weight=0, card=card_name(card))


def lose_card(s: Albion, who: int, card: str) -> None:
    """A card leaves a player, broken or not."""
    player = s.players[who]
    player.cards.remove(card)
    if card in player.broken:
        player.broken.remove(card)


@rule("AL-R200")
def break_card(t: ALTable, who: int, card: str, *, rule: str) -> None:
    """A broken card lies face down and has no effect until it is repaired."""
    s = t.state
    s.players[who].broken.append(card)
    count(s, who, "broken")
    tell(t, who, "al-log-break", rule=rule, weight=2, lights=(f"card:{card}",), card=card_name(card))


def repair_card(t: ALTable, who: int, card: str, *, rule: str) -> None:
    """A broken card is turned face up."""
    s = t.state
    s.players[who].broken.remove(card)
    tell(t, who, "al-log-repair", rule=rule, lights=(f"card:{card}",), card=card_name(card))


def may_repair(s: Albion) -> bool:
    """Whether anything can be repaired at all now."""
    return not blocked(s, "repair")


async def repair_some(t: ALTable, who: int, n: int = 1, *, rule: str, whose: Sequence[int] | None = None) -> int:
    """A player repairs broken cards, of the own or of these players; how many it were."""
    s = t.state
    done = 0
    while done < n and may_repair(s):
        broken = [(other, card) for other in (whose or [who]) for card in broken_cards(s, other)]
        if not broken:
            break
        card = await choose_card(t, who, [card for _, card in broken], "repair", rule=rule)
        repair_card(t, next(other for other, one in broken if one == card), card, rule=rule)
        done += 1
    return done


async def choose_card(
    t: ALTable, who: int, cards: Sequence[str], what: str, *, rule: str, may_skip: bool = False, seat: int | None = None
) -> str:
    """A player chooses one of these cards, to `discard`, `break`, `repair` or `give`; nothing if none is there or wanted."""
    s = t.state
    listed = list(cards)
    if not listed:
        return ""
    key = await ask(
        t,
        seat_of(s, who) if seat is None else seat,
        "card",
        lambda: [*(f"card:{card}" for card in listed), *([NONE] if may_skip else [])],
        rule=rule,
        about={"who": who, "what": what},
    )
    return "" if key == NONE else after(key)


def heal(t: ALTable, who: int, n: int = 1, *, rule: str) -> int:
    """Wound Tokens are removed, as far as there are any; how many."""
    s = t.state
    player = s.players[who]
    healed = min(n, player.wounds)
    if healed:
        player.wounds -= healed
        tell(t, who, "al-log-heal", rule=rule, n=healed)
    return healed
