"""Setup: the box is laid out, heroes are chosen, and the dice say who begins."""

from __future__ import annotations

from typing import Literal

from inglenook.engine.chance import Deck, deck_of
from inglenook.engine.decide import ask
from inglenook.engine.options import Options
from inglenook.engine.rulebook import rule
from inglenook.engine.words import msg

from .board import PORTIONS
from .content import COMPONENTS, DICE, EVENTS, HEROES, SPACES, TOKENS
from .state import NOBODY, Kingdom, KTable, seats_from

COLOURS = ("red", "green", "blue")


class KingdomOptions(Options, frozen=True, kw_only=True):
    """`heroes`: everybody chooses one, or they are dealt."""

    heroes: Literal["choose", "dealt"] = "choose"


def new(seats: int, options: KingdomOptions) -> Kingdom:
    """The table before anybody has done anything."""
    return Kingdom(
        step="deal-heroes" if options.heroes == "dealt" else "choose-heroes",
        turn=0,
        active=0,
        heroes=[""] * seats,
        at=[start_space()] * seats,
        spent=[face_up_items() for _ in range(seats)],
        pieces=[[] for _ in range(seats)],
        supply=key_supply(),
        magic=magic_at_the_side(),
        companions={},
        opened=board_folded(),
        throne=demon_die_on_throne(),
        deck=event_deck(),
        discard=[],
        resolving=[],
        face_down=castle_tokens(),
        face_up={},
        roll=None,
        trek=None,
        owed=[],
        rerolled=[],
        again=False,
        tally={},
    )


@rule("KK-R14")
def board_folded() -> dict[str, bool]:
    """Both portions are joined and folded shut."""
    return dict.fromkeys(PORTIONS, False)


@rule("KK-R19")
def start_space() -> str:
    """All figures begin on Start, together."""
    return next((id for id, space in SPACES.items() if space.kind == "start"), "")


@rule("KK-R21")
def face_up_items() -> list[str]:
    """All eight items begin on their coloured side: none is spent."""
    return []


@rule("KK-R24")
def key_supply() -> dict[str, int]:
    """The key pieces lie by the board, sorted by colour."""
    return dict.fromkeys(COLOURS, COMPONENTS["key-pieces"].each)


@rule("KK-R23")
def magic_at_the_side() -> dict[str, int]:
    """The magic items lie open at the side; nobody owns one."""
    return {}


@rule("KK-R27")
def demon_die_on_throne() -> int:
    """The demon die lies on the throne; nobody owns it."""
    return NOBODY


@rule("KK-R22")
def event_deck() -> Deck:
    """The event cards are shuffled and lie face down."""
    return deck_of(list(EVENTS))


@rule("KK-R25", "KK-R26")
def castle_tokens() -> dict[str, list[str]]:
    """The castle tokens are shuffled, each kind of back for itself, and lie face down on the spaces of their section."""
    found: dict[str, list[str]] = {}
    for id, token in TOKENS.items():
        found.setdefault(token.back, []).append(id)
    return found


@rule("KK-R17", "KK-R20")
async def choose_heroes(t: KTable) -> None:
    """Each player picks a hero nobody has picked, and lays its card face up."""
    s = t.state
    for seat in range(len(s.heroes)):
        hero = await ask(t, seat, "hero", lambda: [id for id in HEROES if id not in s.heroes], rule="KK-R17")
        s.heroes[seat] = hero
        t.say("kk-log-hero", rule="KK-R17", seat=seat, hero=msg(f"kk-hero-{hero}"), power=msg(f"kk-power-{HEROES[hero].power}"))
    s.step = "first-player"


async def deal_heroes(t: KTable) -> None:
    """Heroes by lot, for those who cannot decide."""
    s = t.state
    left = list(HEROES)
    for seat in range(len(s.heroes)):
        hero = left.pop(t.chance.below(len(left)))
        s.heroes[seat] = hero
        t.say("kk-log-hero", rule="KK-R17", seat=seat, hero=msg(f"kk-hero-{hero}"), power=msg(f"kk-power-{HEROES[hero].power}"))
    s.step = "first-player"


@rule("KK-R28", "KK-R29", "KK-R31", "KK-D7")
async def first_player(t: KTable) -> None:
    """Everybody rolls the hero die, without items; the highest begins, and those who tie roll again among themselves."""
    s = t.state
    left = list(range(len(s.heroes)))
    while len(left) > 1:
        rolled = [t.chance.pick(DICE["hero"].faces) for _ in left]
        for seat, face in zip(left, rolled, strict=True):
            t.say("kk-log-first-roll", rule="KK-R28", weight=0, seat=seat, face=face)
        best = max(rolled)
        left = [seat for seat, face in zip(left, rolled, strict=True) if face == best]
    s.active = left[0]
    t.say("kk-log-first", rule="KK-R28", seat=s.active)
    s.step = "turn"


@rule("KK-R30")
def next_clockwise(s: Kingdom) -> int:
    """After a player it is the next one clockwise."""
    return seats_from(s, s.active)[1]
