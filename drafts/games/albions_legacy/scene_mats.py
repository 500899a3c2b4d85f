"""The mats: every character with Destiny, Wounds, Attributes and what it carries.

A mat goes by the number of its player. Whoever runs several characters has the one at hand as the own mat, others beside it.
"""

from __future__ import annotations

from collections import Counter as Counted
from functools import lru_cache

from inglenook.engine.game import View
from inglenook.engine.mats import state_words
from inglenook.engine.scene import AnyPart, Card, Counter, Line, Mat, Portrait, Zone
from inglenook.engine.view import own_words
from inglenook.engine.words import Msg, msg

from .content import ATTRIBUTES, CHARACTERS, FACES, SEDUCTION, VIRTUES, card_of
from .names import card_name, escort_name, foe_name, named, tile_name, token_name
from .rounds import order
from .state import Albion, Player

MANY = 4096
SLOT_ORDER = ("weapon", "armour", "mount", "relic", "artifact", "item")


def mat_parts(view: View) -> list[AnyPart]:
    """All mats, and the cards on them; before the game only of those who have chosen or are choosing."""
    s: Albion = view.state
    found: list[AnyPart] = []
    for who, player in enumerate(s.players):
        if not (s.round or player.character or who == at_hand(view) or alone(s, who)):
            continue
        found.append(mat(view, who))
        if player.character:
            found += belongings(view, who)
    return found


def at_hand(view: View) -> int:
    """The player that the viewer's question is about, or whose turn comes next of the viewer's own; -1: none."""
    s: Albion = view.state
    own = [who for who, player in enumerate(s.players) if player.seat == view.seat]
    if not own:
        return -1
    about = (view.decision.about or {}).get("who", -1) if view.decision is not None else -1
    if about in own:
        return int(about)
    if s.turn.who in own:
        return s.turn.who
    coming = [who for who in (order(s) or [])[max(s.turns, 0) :] if who in own]
    return coming[0] if coming else own[0]


def alone(s: Albion, who: int) -> bool:
    """Whether whoever runs this character runs no other."""
    return sum(other.seat == s.players[who].seat for other in s.players) == 1


def mat(view: View, who: int) -> Mat:
    """A player: who it is, where, and all that is counted."""
    s: Albion = view.state
    player = s.players[who]
    several = not alone(s, who)
    asked = player.seat in view.asked and (not several or who == at_hand(view))
    hero = named("hero", player.character) if player.character else msg("al-nobody")
    words = state_words(
        own=who == at_hand(view),
        asked=asked,
        active=s.turn.who == who and s.round > 0,
        bot=view.bot(player.seat),
        away=not player.tile and s.round > 0,
    )
    return Mat(
        id=f"mat:{who}",
        name=hero if several and (player.character or s.round) else own_words(view.name(player.seat)),
        seat=who,
        state=words,
        role=None if not player.character else named("hero-title", player.character) if several else hero,
        place=tile_name(player.tile) if player.tile else None,
        portrait=portrait(player.character),
        status=msg("al-key-holder") if s.key == who and s.round else None,
        status_icon="key" if s.key == who and s.round else "",
        counters=counters(player, s.turn.steps if s.turn.who == who and player.tile else None),
        skills=skills(s, who),
        lines=lines(player),
        text=texts(player),
        rules=("AL-R119", "AL-R209"),
    )


@lru_cache(64)
def portrait(character: str) -> Portrait | None:
    one = CHARACTERS.get(character)
    return Portrait(head=one.head, prop=one.prop) if one is not None and one.head else None


def counters(player: Player, steps: int | None) -> tuple[Counter, ...]:
    """Destiny, Wounds, captives, and in one's turn the steps left."""
    one = CHARACTERS.get(player.character)
    if one is None:
        return ()
    return _counters(player.destiny, one.destiny, player.wounds, one.wounds, len(player.tokens), -1 if steps is None else steps)


@lru_cache(MANY)
def _counters(destiny: int, slots: int, wounds: int, most: int, tokens: int, steps: int) -> tuple[Counter, ...]:
    found = [
        Counter(id="destiny", name=msg("al-destiny"), icon="cut-diamond", value=destiny, most=slots),
        Counter(id="wounds", name=msg("al-wounds"), icon="broken-heart", value=wounds, most=most),
    ]
    if tokens:
        found.append(Counter(id="captives", name=msg("al-captives"), icon="prisoner", value=tokens))
    if steps >= 0:
        found.append(Counter(id="steps", name=msg("al-steps"), icon="walk", value=steps))
    return tuple(found)


def skills(s: Albion, who: int) -> tuple[Counter, ...]:
    """The four Attributes; the one that is used now is marked."""
    used = s.contest.attribute if s.contest is not None and s.contest.who == who else ""
    return _skills(s.players[who].character, used)


@lru_cache(256)
def _skills(character: str, used: str) -> tuple[Counter, ...]:
    one = CHARACTERS.get(character)
    if one is None:
        return ()
    return tuple(
        Counter(
            id=id,
            name=named("attribute", id),
            icon=FACES[id].icon,
            value=getattr(one, id),
            state=("used",) if id == used else (),
        )
        for id in ATTRIBUTES
    )


def lines(player: Player) -> tuple[Line, ...]:
    """The Special Ability, the plaque, Doom Effects, and whom and what one brings home."""
    return _lines(
        player.character,
        player.virtue,
        tuple(player.dooms),
        tuple(player.escorts),
        tuple(player.story),
        tuple(player.tokens),
        player.proven,
    )


@lru_cache(MANY)
def _lines(
    character: str, virtue: str, dooms: tuple[str, ...], escorts: tuple[str, ...], story: tuple[str, ...],
    tokens: tuple[str, ...], proven: bool,
) -> tuple[Line, ...]:  # fmt: skip
    found: list[Line] = []
    if character:
        tile = tile_name(CHARACTERS[character].quest_tile)
        note = msg("al-personal-done") if proven else msg("al-personal-at", tile=tile)
        found.append(
            Line(text=named("personal", character), note=note, icon="scroll-unfurled", state=("met",) if proven else ())
        )
    if virtue:
        found.append(Line(text=named("virtue", virtue), note=named("virtue-text", virtue), icon=VIRTUES[virtue].icon))
    for doom in dooms:
        name = msg("al-doom-seduction") if doom == SEDUCTION else named("encounter", doom)
        found.append(Line(text=msg("al-doom", name=name), note=doom_text(doom), icon="death-skull", state=("missing",)))
    if escorts:
        found.append(Line(text=msg("al-carries"), note=listed([escort_name(one) for one in escorts]), icon="family-house"))
    if story:
        found.append(Line(text=msg("al-carries-story"), note=listed([token_name(one) for one in story]), icon="star-medal"))
    if tokens:
        found.append(Line(text=msg("al-captives"), note=listed(counted(tokens)), icon="prisoner"))
    return tuple(found)


def doom_text(doom: str) -> Msg:
    """What a Doom Effect does."""
    return msg("al-doom-seduction-text") if doom == SEDUCTION else named("encounter-text", doom)


def listed(names: list[Msg]) -> Msg:
    """Several things by name."""
    return Msg("al-list", {"what": names})


def counted(tokens: tuple[str, ...]) -> list[Msg]:
    """Enemies by name, those of a type with their number."""
    names = Counted(foe_name(token) for token in tokens)
    return [msg("al-left", foe=name, n=n) for name, n in names.items()]


@lru_cache(MANY)
def _texts(character: str, cards: tuple[tuple[str, bool], ...]) -> tuple[Msg, ...]:
    found: list[Msg] = []
    if character:
        found.append(msg("al-ability-is", name=named("ability", character), text=named("ability-text", character)))
    if cards:
        whole = [card_name(card) for card, broken in cards if not broken]
        broken = [card_name(card) for card, broken in cards if broken]
        found += [Msg("al-has", {"what": whole})] if whole else []
        found += [Msg("al-has-broken", {"what": broken})] if broken else []
    return tuple(found)


def texts(player: Player) -> tuple[Msg, ...]:
    """What a closer look tells: the ability, and all cards."""
    return _texts(player.character, tuple((card, card in player.broken) for card in player.cards))


# -- cards ----------------------------------------------------------------------------------------------------------------


def belongings(view: View, who: int) -> list[AnyPart]:
    """The cards of a player, by slot; those of the character at hand lie on its mat."""
    s: Albion = view.state
    player = s.players[who]
    zone = f"bag:{who}"
    cards = sorted(player.cards, key=lambda card: SLOT_ORDER.index(card_of(card).slot))
    found: list[AnyPart] = [_zone(who, len(cards) + bool(player.virtue))]
    for slot, card in enumerate(cards):
        found.append(_card(card, zone, slot, card in player.broken, card_used(player, card)))
    if player.virtue:
        found.append(_virtue(player.virtue, zone, len(cards)))
    return found


def card_used(player: Player, card: str) -> bool:
    """Whether a card that works once a round has been used."""
    return card in player.used


@lru_cache(MANY)
def _zone(who: int, count: int) -> Zone:
    return Zone(id=f"bag:{who}", name=msg("al-inventory"), owner=who, count=count, rules=("AL-R197",))


@lru_cache(MANY)
def _card(card: str, zone: str, slot: int, broken: bool, used: bool) -> Card:
    one = card_of(card)
    words = state_words(broken=broken, used=used and not broken, active=not broken and not used)
    return Card(
        id=f"card:{card}",
        name=card_name(card),
        role=named("slot", one.slot),
        icon=one.icon,
        at=zone,
        slot=slot,
        kind="gear",
        state=words,
        text=(named("card-text", one.id), named("card-flavour", one.id)),
        rules=("AL-R200",),
    )


@lru_cache(MANY)
def _virtue(virtue: str, zone: str, slot: int) -> Card:
    return Card(
        id=f"virtue:{virtue}",
        name=named("virtue", virtue),
        role=named("slot", "virtue"),
        icon=VIRTUES[virtue].icon,
        at=zone,
        slot=slot,
        kind="gear",
        state=("active",),
        text=(named("virtue-text", virtue), named("virtue-flavour", virtue)),
        rules=("AL-R207",),
    )
