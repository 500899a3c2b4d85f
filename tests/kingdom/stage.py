"""A stage for rule tests: set the table directly, then play in the game's own words.

    play = stage(at=["wc05", "wc09"], rolls=[5])
    play.do("move", "+sword", "go:ec03")
    assert play.s.at[0] == "ec03"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, Self

from inglenook.engine.game import game
from inglenook.games.key_to_the_kingdom.content import DICE
from inglenook.games.key_to_the_kingdom.setup import KingdomOptions, new
from inglenook.games.key_to_the_kingdom.state import NOBODY, Kingdom, Trek
from inglenook.testing import Script, Stage, laid

GAME = game("key-to-the-kingdom")
HEROES = ("humphrey", "wren", "odo", "brakka", "hubbub")
"""Seat 0 plays the hero whose power touches naps only."""
NAMES = ("Ana", "Bo", "Cy", "Di", "Eli")


class Faces(Script[int | str]):
    """Luck in faces of dice: 5 of a hero's die, "demon:9" of the demon die; "#2" is the outcome itself."""

    def outcome(self, wish: int | str) -> int:
        if isinstance(wish, int):
            return DICE["hero"].faces.index(wish)
        return DICE["demon"].faces.index(int(wish[6:])) if wish.startswith("demon:") else int(wish[1:])


class Play(Stage[Kingdom]):
    """A table on the stage."""

    def roll(self, *faces: int | str) -> Self:
        """The next dice will show this."""
        return self.luck(*faces)

    @property
    def keys(self) -> list[str]:
        return self.decision.keys


def opening(seats: int = 2, *, rolls: Sequence[int | str] = (), heroes: Literal["choose", "dealt"] = "choose") -> Play:
    """A table at the very beginning, at its first question."""
    script = Faces(rolls)
    return Play(laid(GAME, new(seats, KingdomOptions(heroes=heroes)), script, NAMES[:seats]), script)


def stage(
    seats: int = 2,
    *,
    heroes: Sequence[str] = HEROES,
    at: Sequence[str] | None = None,
    spent: Mapping[int, Sequence[str]] | None = None,
    pieces: Mapping[int, Sequence[str]] | None = None,
    magic: Mapping[str, int] | None = None,
    companions: Mapping[str, int] | None = None,
    opened: Sequence[str] = (),
    throne: int = NOBODY,
    deck: Sequence[str] | None = None,
    discard: Sequence[str] = (),
    face_up: Mapping[str, str] | None = None,
    active: int = 0,
    step: str = "turn",
    trek: tuple[str, int, int | None] | None = None,
    owed: Sequence[int] = (),
    rolls: Sequence[int | str] = (),
) -> Play:
    """A table in the middle of a game, at the first question of the active seat.

    `deck` lists the cards on top, the next one first; the others lie below in no order. `rolls` are the coming draws.
    `trek` puts the active hero on an adventure: which one, how many spaces are reached, and the last rolled result.
    `owed` are the seats that draw an event when this turn is over.
    """
    s = new(seats, KingdomOptions())
    s.step, s.active, s.turn = step, active, 10
    s.heroes = list(heroes[:seats])
    if at is not None:
        s.at = [*at, *s.at[len(at) :]]
    for seat, items in (spent or {}).items():
        s.spent[seat] = list(items)
    for seat, colours in (pieces or {}).items():
        s.pieces[seat] = list(colours)
        for colour in colours:
            s.supply[colour] -= 1
    s.magic = dict(magic or {})
    s.companions = dict(companions or {})
    for portion in opened:
        s.opened[portion] = True
    s.throne = throne
    s.owed = list(owed)
    s.discard = list(discard)
    gone = [*s.companions, *s.discard]
    s.deck.pool = [card for card in s.deck.pool if card not in gone]
    for card in reversed(deck or ()):
        s.deck.pool.remove(card)
        s.deck.put_on_top(card, ())
    for space, token in (face_up or {}).items():
        s.face_up[space] = token
        for left in s.face_down.values():
            if token in left:
                left.remove(token)
    if trek is not None:
        s.step = "trek"
        s.trek = Trek(adventure=trek[0], reached=trek[1], last=trek[2])
    script = Faces(rolls)
    return Play(laid(GAME, s, script, NAMES[:seats]), script)
