"""Questions that many cards ask: which character, which tile, which enemy, which token, or one way or the other."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from inglenook.engine.decide import ask

from .actions import after
from .state import ALTable, decides, seat_of

NONE = "none"
YES, NO = "yes", "no"


def these(keys: Iterable[str]) -> Callable[[], list[str]]:
    """A list of keys, as a question wants it."""
    listed = list(keys)
    return lambda: listed


async def choose_way(t: ALTable, who: int, card: str, ways: Sequence[str], *, rule: str, seat: int | None = None) -> str:
    """One of the ways a card leaves open, each worded for the card itself: `al-way-<card>-<way>`."""
    about: dict[str, int | str] = {"who": who, "card": card}
    return await ask(t, seat_of(t.state, who) if seat is None else seat, "way", these(ways), rule=rule, about=about)


async def choose_player(
    t: ALTable, who: int, players: Sequence[int], card: str, *, rule: str, may_skip: bool = False, all_decide: bool = False
) -> int:
    """One of these players, for what a card does; -1 if there is none, or nobody is wanted."""
    if not players:
        return -1
    keys = [*(f"hero:{one}" for one in players), *([NONE] if may_skip else [])]
    about: dict[str, int | str] = {"who": who, "card": card}
    seat = decides(t.state) if all_decide else seat_of(t.state, who)
    key = await ask(t, seat, "player", these(keys), rule=rule, about=about)
    return -1 if key == NONE else int(after(key))


async def choose_tile(t: ALTable, who: int, tiles: Sequence[str], card: str, *, rule: str, may_skip: bool = False) -> str:
    """One of these tiles, for what a card does."""
    if not tiles:
        return ""
    keys = [*(f"tile:{tile}" for tile in tiles), *([NONE] if may_skip else [])]
    key = await ask(t, seat_of(t.state, who), "place", these(keys), rule=rule, about={"who": who, "card": card})
    return "" if key == NONE else after(key)


async def choose_foe(t: ALTable, who: int, tokens: Sequence[str], card: str, *, rule: str, may_skip: bool = False) -> str:
    """One of these enemies on the map, for what a card does."""
    if not tokens:
        return ""
    keys = [*(f"foe:{token}" for token in tokens), *([NONE] if may_skip else [])]
    key = await ask(t, seat_of(t.state, who), "enemy", these(keys), rule=rule, about={"who": who, "card": card})
    return "" if key == NONE else after(key)


async def give_up_tokens(t: ALTable, whose: Sequence[int], n: int, card: str, *, rule: str, seat: int) -> None:
    """So many claimed tokens of these players go back to the pool, each as the seat chooses."""
    s = t.state
    for _ in range(n):
        keys = [f"token:{token}" for who in whose for token in s.players[who].tokens]
        if not keys:
            return
        key = await ask(t, seat, "token", these(keys), rule=rule, about={"who": whose[0], "card": card})
        for who in whose:
            if after(key) in s.players[who].tokens:
                s.players[who].tokens.remove(after(key))
