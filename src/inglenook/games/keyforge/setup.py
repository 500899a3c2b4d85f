"""Setup: two decks of three houses, opening hands, and one mulligan each (K1-K4, K69)."""

from __future__ import annotations

from functools import lru_cache

from inglenook.engine.chance import deck_of
from inglenook.engine.decide import ask
from inglenook.engine.rulebook import rule

from .choose import NO, YES
from .content import house_in_deck
from .state import NOBODY, SIDES, Crucible, KFTable, Side
from .zones import draw


def side_of(number: int, titles: tuple[str, ...]) -> Side:
    """A side with its deck, before anything is drawn."""
    return Side(
        houses=houses_of(titles),
        deck=deck_of(card_ids(number, titles)),
        hand=[],
        discard=[],
        archives=[],
        purged=[],
        line=[],
        artifacts=[],
        amber=0,
        dark=0,
        keys=[],
        gone=[],
        chains=0,
        handless=False,
    )


@lru_cache
def card_ids(number: int, titles: tuple[str, ...]) -> tuple[str, ...]:
    """The cards of a side's deck."""
    return tuple(card_id(entry, f"{SIDES[number]}{place}") for place, entry in enumerate(titles))


def card_id(entry: str, copy: str) -> str:
    """The id of a card on the table, from its entry in a deck list: a title, or `title@house` for a maverick."""
    title, at, house = entry.partition("@")
    return f"{title}.{copy}{at}{house}"


@lru_cache
def houses_of(titles: tuple[str, ...]) -> tuple[str, ...]:
    """The houses of a deck, in the order of its list."""
    return tuple(dict.fromkeys(house_in_deck(entry) for entry in titles))


def table_of(sides: list[Side], step: str, *, duel: bool = True) -> Crucible:
    """A table with these sides, on which nothing has happened."""
    return Crucible(
        step=step,
        duel=duel,
        choices=[],
        sides=sides,
        cards=sum(len(side.deck) for side in sides),
        turn=0,
        active=0,
        chooser=0,
        house="",
        tidal=False,
        tide=NOBODY,
        control={},
        on={},
        tired={},
        damage={},
        amber={},
        dark={},
        counters={},
        stunned={},
        warded={},
        enraged={},
        armor_used={},
        guise={},
        houses={},
        under={},
        taken={},
        playing=[],
        played=[],
        dying=[],
        attacker="",
        defender="",
        attacked=[],
        alike=0,
        habit={},
        lasting=[],
        tally={},
        before={},
        winner=NOBODY,
    )


async def first_player(t: KFTable) -> None:
    """Somebody begins; both draw their opening hands."""
    s = t.state
    s.active = s.chooser = who_begins(t)
    t.say("kf-log-first", rule="KF-K69", seat=s.active)
    opening_hands(t)
    s.step = "mulligan"


@rule("KF-K69")
def who_begins(t: KFTable) -> int:
    """Who begins is left to chance."""
    return t.chance.below(len(t.state.sides))


@rule("KF-K3")
def opening_hands(t: KFTable) -> None:
    """Seven cards for the first player, six for the other."""
    s = t.state
    for side in range(len(s.sides)):
        draw(t, side, 7 if side == s.active else 6, "KF-K3")


async def mulligan(t: KFTable) -> None:
    """Each is asked once, the first player first; then the game begins."""
    s = t.state
    for side in (s.active, 1 - s.active):
        if await ask(t, side, "mulligan", [NO, YES].copy, rule="KF-K4") == YES:
            take_mulligan(t, side, "KF-K4")
        else:
            t.say("kf-log-keeps", rule="KF-K4", weight=0, seat=side, n=len(s.sides[side].hand))
    s.turn = 1
    s.step = "start"


@rule("KF-K4")
def take_mulligan(t: KFTable, side: int, rule: str) -> None:
    """Shuffle the hand back and draw one card fewer."""
    mine = t.state.sides[side]
    n = len(mine.hand) - 1
    mine.deck.shuffle_in(mine.hand)
    mine.hand = []
    t.say("kf-log-mulligan", rule=rule, weight=0, seat=side, n=n)
    draw(t, side, n, rule)
