"""Trading Inventory Cards and claimed tokens (R132, R204, R225)."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .actions import Action, after
from .cards import blocked, total
from .content import card_of
from .holdings import has_room, lose_card
from .names import card_name, foe_name, hero_name
from .state import Albion, ALTable, count, playing, seat_of
from .telling import tell

DONE = "done"
GIVE, TAKE, HAND, FETCH = "give", "take", "hand", "fetch"
"""A card to the other, a card from the other, a token to the other, a token from the other."""
ARTIFACT = "artifact"


@rule("AL-R225")
def trades_afar(s: Albion) -> bool:
    """If the table wants it easier, cards are traded wherever one is."""
    return s.agreed.far_trade


@rule("AL-R204")
def partners(s: Albion, who: int) -> list[int]:
    """With whom one may trade: characters on the same tile, unless something lets one reach further."""
    here = s.players[who].tile
    if blocked(s, "trade", who, here):
        return []
    afar = trades_afar(s) or total(s, who, "trades-afar") > 0
    near = [other for other in playing(s) if other != who and (afar or s.players[other].tile == here)]
    return [other for other in near if not blocked(s, "trade", other, s.players[other].tile)]


@rule("AL-Q51")
def free_to_go(s: Albion, who: int) -> list[str]:
    """Cards one may give away: no Artifact, none that was used or has changed hands in this turn."""
    player = s.players[who]
    return [card for card in player.cards if card_of(card).deck != ARTIFACT and card not in player.handled]


def cards_for(s: Albion, giver: int, taker: int) -> list[str]:
    """The cards of one for which the other has a slot."""
    return [card for card in free_to_go(s, giver) or () if has_room(s, taker, card)]


@rule("AL-R132")
def tokens_for(s: Albion, giver: int, taker: int) -> list[str]:
    """Claimed tokens go to a player on the same tile; those that have changed hands in this turn stay."""
    if s.players[giver].tile != s.players[taker].tile:
        return []
    return [token for token in s.players[giver].tokens if token not in s.turn.used]


def offers(s: Albion, who: int, other: int) -> list[str]:
    """All that two could exchange now."""
    return [
        *(f"{GIVE}:{card}" for card in cards_for(s, who, other)),
        *(f"{TAKE}:{card}" for card in cards_for(s, other, who)),
        *(f"{HAND}:{token}" for token in tokens_for(s, who, other) or ()),
        *(f"{FETCH}:{token}" for token in tokens_for(s, other, who) or ()),
    ]


def trade_keys(s: Albion, who: int) -> list[str]:
    """With whom there is something to trade: `trade:1`."""
    return [f"trade:{other}" for other in partners(s, who) or () if offers(s, who, other)]


async def trade(t: ALTable, who: int, key: str) -> None:
    """Trade with one other until both are content."""
    s = t.state
    other = int(after(key))
    while other in (partners(s, who) or ()) and offers(s, who, other):
        about: dict[str, int | str] = {"who": who, "other": other}
        chosen = await ask(t, seat_of(s, who), "trade", lambda: [*offers(s, who, other), DONE], rule="AL-R204", about=about)
        if chosen == DONE:
            return
        what, _, thing = chosen.partition(":")
        if what in (TAKE, FETCH) and not await agrees(t, who, other, thing):
            s.players[other].handled.append(thing)
            s.turn.used.append(thing)
            continue
        giver, taker = (who, other) if what in (GIVE, HAND) else (other, who)
        (pass_card if what in (GIVE, TAKE) else pass_token)(t, giver, taker, thing)


async def agrees(t: ALTable, who: int, other: int, thing: str) -> bool:
    """Whoever is asked for something may say no; a seat does not ask itself."""
    s = t.state
    if seat_of(s, who) == seat_of(s, other):
        return True
    about: dict[str, int | str] = {"who": other, "other": who, "thing": thing}
    return await ask(t, seat_of(s, other), "consent", lambda: ["yes", "no"], rule="AL-R204", about=about) == "yes"


def pass_card(t: ALTable, giver: int, taker: int, card: str) -> None:
    """A card changes hands, broken or not."""
    s = t.state
    broken = card in s.players[giver].broken
    lose_card(s, giver, card)
    receiver = s.players[taker]
    receiver.cards.append(card)
    receiver.handled.append(card)
    if broken:
        receiver.broken.append(card)
    if s.players[giver].tile != receiver.tile and not trades_afar(s):
        active = s.players[s.turn.who]
        active.used.append(active.virtue)
    count(s, giver, "traded")
    tell(
        t,
        giver,
        "al-log-give",
        rule="AL-R204",
        weight=0,
        lights=(f"mat:{taker}",),
        other=hero_name(s, taker),
        what=card_name(card),
    )


def pass_token(t: ALTable, giver: int, taker: int, token: str) -> None:
    """A token changes hands."""
    s = t.state
    s.players[giver].tokens.remove(token)
    s.players[taker].tokens.append(token)
    s.turn.used.append(token)
    count(s, giver, "handed")
    tell(
        t,
        giver,
        "al-log-give",
        rule="AL-R204",
        weight=0,
        lights=(f"mat:{taker}",),
        other=hero_name(s, taker),
        what=foe_name(token),
    )


TRADE = Action("trade", trade_keys, trade)
