"""Wounds and retiring (R14, R127, R170-R175, R238)."""

from __future__ import annotations

from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .actions import after
from .cards import said
from .choices import these
from .content import CHARACTERS, card_of
from .escorts import carrier_wounded, left_behind, shielded
from .holdings import break_card, breakable, discard_card
from .hope import retired
from .names import tile_name, token_name
from .plaques import VIRTUE, lose_virtue
from .state import Albion, ALTable, count, playing, seat_of
from .telling import tell
from .uses import put_to_use, usable

TAKE, BREAK, USE, PASS = "take", "break", "use", "pass"
SQUIRE = "the-squire-who-ran"
"""An Escort who carries a shield."""


@rule("AL-R238")
async def take_wound(t: ALTable, who: int, *, by: str = "") -> bool:
    """A Wound, from a lost Challenge against an enemy or from a card, which something may avoid. True if it was taken."""
    if await avoided(t, who, by):
        shielded(t, who)
        return False
    await suffer(t, who)
    return True


@rule("AL-R170")
def wound_slots(s: Albion, who: int) -> int:
    """A Wound fills a slot: so many can a character bear."""
    character = s.players[who].character
    return CHARACTERS[character].wounds if character in CHARACTERS else 0


async def suffer(t: ALTable, who: int) -> None:
    """The Wound is taken: it fills a slot, or there is none."""
    s = t.state
    player = s.players[who]
    count(s, who, "wounds")
    tell(t, who, "al-log-wound", rule="AL-R170", weight=2, lights=(f"hero:{who}",), n=player.wounds + 1)
    await carrier_wounded(t, who)
    if one_too_many(s, who):
        await retire(t, who)
    else:
        player.wounds += 1


@rule("AL-R171")
def one_too_many(s: Albion, who: int) -> bool:
    """Whoever has no slot free for a Wound retires."""
    return s.players[who].wounds >= (wound_slots(s, who) or 0)


# -- avoiding it ----------------------------------------------------------------------------------------------------------


@rule("AL-R14")
def starting_shields(s: Albion, who: int) -> list[str]:
    """Starting Equipment may be broken to avoid a Wound."""
    return [card for card in breakable(s, who) if card_of(card).deck == "starting"]


@rule("AL-R127")
def shields(s: Albion, who: int) -> list[str]:
    """Instead of taking a Wound one may break a card that says so."""
    others = [card for card in breakable(s, who) if card_of(card).shields and card_of(card).deck != "starting"]
    return [*others, *(starting_shields(s, who) or ())]


def guards(s: Albion, holder: int, hurt: int) -> list[str]:
    """What of a player's things could avoid the Wound of somebody, by what it does itself."""
    return [id for id in usable(s, holder, "wound") if (says := said(id, "guards")) is None or says(s, holder, hurt)]


def wound_keys(s: Albion, hurt: int) -> list[str]:
    """What whoever would take a Wound can do about it, with the characters of the same seat."""
    seat = seat_of(s, hurt)
    found = [f"{BREAK}:{card}" for card in shields(s, hurt) or ()]
    if squire_shield(s, hurt):
        found.append(f"{USE}:{hurt}.{SQUIRE}")
    found += [f"{USE}:{who}.{id}" for who in playing(s) if seat_of(s, who) == seat for id in guards(s, who, hurt)]
    return [*found, TAKE]


def squire_shield(s: Albion, who: int) -> bool:
    """Whether the squire is carried, with his shield whole."""
    return SQUIRE in s.players[who].escorts and s.turned.get(SQUIRE) != BREAK


async def avoided(t: ALTable, hurt: int, by: str) -> bool:
    """Whether a Wound is avoided: first by whoever would take it, then by others who can help."""
    s = t.state
    about: dict[str, int | str] = {"who": hurt, "by": by}
    key = await ask(t, seat_of(s, hurt), "wound", lambda: wound_keys(s, hurt), rule="AL-R127", about=about)
    if key.startswith(f"{BREAK}:"):
        break_card(t, hurt, after(key), rule="AL-R127")
        return True
    if key != TAKE:
        return await guard(t, hurt, after(key), by)
    for other in playing(s):
        if seat_of(s, other) == seat_of(s, hurt):
            continue
        keys = [f"{USE}:{other}.{id}" for id in guards(s, other, hurt)]
        if not keys:
            continue
        about = {"who": other, "other": hurt, "by": by}
        key = await ask(t, seat_of(s, other), "guard", these([*keys, PASS]), rule="AL-R127", about=about)
        if key != PASS and await guard(t, hurt, after(key), by):
            return True
    return False


async def guard(t: ALTable, hurt: int, what: str, by: str) -> bool:
    """Use a thing against a Wound: `2.bedivere`; True if the Wound is avoided."""
    number, _, id = what.partition(".")
    holder = int(number)
    if id == SQUIRE:
        t.state.turned[SQUIRE] = BREAK
        tell(t, hurt, "al-log-squire", rule="AL-R180", weight=2)
        return True
    return bool(await put_to_use(t, holder, id, "wound", hurt, by))


# -- retiring -------------------------------------------------------------------------------------------------------------


async def retire(t: ALTable, who: int) -> None:
    """The character leaves the game; the player chooses another when the next turn begins."""
    s = t.state
    player = s.players[who]
    count(s, who, "retired")
    tell(t, who, "al-log-retire", rule="AL-R171", weight=3, lights=(f"hero:{who}",), tile=tile_name(player.tile))
    lay_down(t, who)
    left_behind(t, who)
    lose_everything(t, who)
    out_for_good(t, who)


@rule("AL-R175")
def lay_down(t: ALTable, who: int) -> None:
    """Story Tokens that were carried stay on the tile."""
    s = t.state
    player = s.players[who]
    for task in player.story:
        s.story[task] = player.tile
        tell(t, who, "al-log-lay-down", rule="AL-R175", weight=2, token=token_name(task), tile=tile_name(player.tile))
    player.story = []


@rule("AL-R173")
def lose_everything(t: ALTable, who: int) -> None:
    """All Inventory Cards are discarded, and the plaque; Enemy Tokens stay with the player, Quest Coins with all."""
    s = t.state
    player = s.players[who]
    for card in list(player.cards):
        discard_card(t, who, card, rule="AL-R173", quiet=True)
    if player.virtue:
        s.discards[VIRTUE].append(player.virtue)
        player.virtue = ""


@rule("AL-R172")
def out_for_good(t: ALTable, who: int) -> None:
    """A plaque of the Virtue Stack is discarded, and the character is out for the whole game."""
    s = t.state
    player = s.players[who]
    s.retired.append(player.character)
    player.character = player.tile = ""
    player.destiny = player.wounds = player.slowed = 0
    player.dooms, player.used, player.handled = [], [], []
    player.proven = False
    lose_virtue(t, rule="AL-R172")
    retired(t)
